"""The words for revokes, and tricks that are over or defective."""
from ... import effects as e
from ..names import capital, card, cards, listed, name, side


def transferred(x):
    count = "Two tricks go" if x.count == 2 else "One trick goes"
    return f"{count} to {side(x.side)} when play has ended.", f"{count} to {side(x.side)}."


def may_change(x):
    whoever = f"whoever of {listed([name(s) for s in x.seats])} has played after {card(x.card)} may change that card."
    return capital(whoever), f"Once {name(x.revoker)} has put {card(x.card)} right, {whoever}"


EFFECTS = {
    e.Revoked: lambda x: (f"{name(x.seat)}’s {card(x.card)} was a revoke.", ""),
    e.ChangeOpen: may_change,
    e.LaterCardsBack: lambda x: (f"{listed([f'{name(seat)}’s {card(played)}' for seat, played in x.cards])}, played to the next trick, "
                                 f"go{'es' if len(x.cards) == 1 else ''} back.",
                                 f"{listed([name(seat) for seat, _ in x.cards])}, take back what you have played to the next trick."),
    e.MustHaveBeenPlayed: lambda x: (f"{name(x.seat)} had to play {card(x.card)}, and has played another card.", ""),
    e.PutRightAtOnce: lambda x: (f"{card(x.card)} was no legal card. {name(x.seat)} has put that right already.", ""),
    e.Established: lambda x: (f"{name(x.seat)}’s revoke in trick {x.trick} is established: it may no longer be corrected.",
                              "It is too late to put that right. Tricks are counted when play has ended."),
    e.NotEstablished: lambda x: (f"{name(x.seat)} was misled, so that lead does not establish the revoke.", ""),
    e.TricksTransferred: transferred,
    e.NothingTransferred: lambda x: (f"No trick goes over for {name(x.seat)}’s revoke.", f"No trick goes over for {name(x.seat)}’s revoke."),
    e.SaysWhetherVoid: lambda x: (f"{name(x.seat)} tells {name(x.asker)} whether a card of the suit led is left.", f"{name(x.seat)}, look again. Is there a card of the suit led?"),
    e.DummyWonIt: lambda x: (f"Dummy won the trick, which does not count as won by {name(x.seat)}’s own hand.", ""),
    e.TurnsItDown: lambda x: (f"The trick is complete: {name(x.seat)} turns the own card face down.", ""),
    e.PointsTo: lambda x: (f"{side(x.side)} won the trick, so {name(x.seat)}’s card points to {'partner' if x.side == x.seat.side else 'the opponents'}.", ""),
    e.MayPointOut: lambda x: (f"{name(x.seat)} may say so: {side(x.seat.side)} have not played to the next trick.", ""),
    e.TrickShown: lambda x: (f"The cards of trick {x.number} are shown.", f"Show the cards of trick {x.number}, please."),
    e.TrickNotShown: lambda x: (f"{name(x.seat)} may not see trick {x.number}.", f"{name(x.seat)}, the cards of trick {x.number} stay face down."),
    e.OwnCardOnly: lambda x: (f"{name(x.seat)} may look at the own last card alone, and shows it to nobody.", f"{name(x.seat)}, look at your own card, and keep it to yourself."),
    e.CardsInspected: lambda x: ("Play is over: the cards may be looked at, and each player handles the own ones.", ""),
    e.OrderDisturbed: lambda x: (f"{listed([side(s) for s in x.sides])} mixed cards before the tricks were agreed.", ""),
    e.RuledFor: lambda x: (f"The ruling is in favour of {side(x.side)}.", f"I rule for {side(x.side)}, who have kept their cards in order."),
    e.EvidenceWeighed: lambda x: ("The Director weighs what the players remember.", ""),
    e.OwesCard: lambda x: (f"{name(x.seat)} adds a card to trick {x.number} before anybody plays on.", f"{name(x.seat)}, there is no card of yours in trick {x.number}. Add one now."),
    e.CardAdded: lambda x: (f"{card(x.card)} lies in trick {x.number} now. Who has won that trick does not change.", ""),
    e.CountsAsRevoke: lambda x: (f"{name(x.seat)} counts as having revoked on trick {x.number}.", ""),
    e.SurplusKept: lambda x: (f"{card(x.card)}, the highest that could legally be played, counts as {name(x.seat)}’s card to trick {x.number}.", ""),
    e.SurplusRestored: lambda x: (f"{cards(x.cards)} of {name(x.seat)}’s goes back from trick {x.number} into the hand. Who has won that trick does not change.",
                                  f"{name(x.seat)}, two of your cards lie in trick {x.number}. I give you one back."),
    e.HeldAllAlong: lambda x: (f"{cards(x.cards)} counts as {name(x.seat)}’s all along, so {name(x.seat)} could have followed suit to trick {x.number}.", ""),
    e.PutInItsPlace: lambda x: (f"{card(x.card)} goes back into its place, trick {x.number}.", f"{name(x.seat)}, put {card(x.card)} where it belongs."),
}
