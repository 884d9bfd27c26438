"""The words for dummy's hand, and for a card of it that declarer calls for."""
from ... import effects as e
from ..names import card, name, side, SUIT_NAMES

EFFECTS = {
    e.NamedInPart: lambda x: (f"{name(x.seat)} should have named both the suit and the rank.", f"{name(x.seat)}, name the suit and the rank, please."),
    e.ReadAs: lambda x: (f"These words call dummy’s {card(x.card)}.", f"That is {card(x.card)}."),
    e.DesignationVoid: lambda x: (f"No card is called. {name(x.seat)} may call any lawful card of dummy.", f"{name(x.seat)}, that calls no card. Name another."),
    e.PlayedFromDummy: lambda x: (f"{card(x.card)} is played from dummy.", f"{name(x.seat)}, play {card(x.card)}."),
    e.CallStandsAsMade: lambda x: (f"{card(x.card)} was named, so it is played.", f"{card(x.card)} stays. It was named, and so it is played."),
    e.NotLed: lambda x: (f"{card(x.card)} was called in the place of an earlier card. It is not the next lead.", ""),
    e.DummysCardChanged: lambda x: (f"{card(x.new)} takes the place of {card(x.old)}.", f"{name(x.seat)}, take {card(x.old)} back and put down {card(x.new)}."),
    e.IsPlayed: lambda x: (f"{card(x.card)} was played.", ""),
    e.CountsAsPlayed: lambda x: (f"{name(x.seat)}’s {card(x.card)} is played.", f"{name(x.seat)}, {card(x.card)} is played. Leave it there."),
    e.BackToTheCall: lambda x: (f"{card(x.called)} was called, so {card(x.wrong)} goes back.", f"{name(x.seat)}, take {card(x.wrong)} back and put down {card(x.called)}."),
    e.RhoHasChanged: lambda x: (f"The player to {name(x.seat)}’s right has changed a card, so {name(x.seat)} may change the one played after it.",
                                f"{name(x.seat)}, you may change your card to this trick too."),
    e.MayIndicateNothing: lambda x: (f"{name(x.seat)} may touch or point to no card unasked. Play goes on.", f"{name(x.seat)}, touch no card before it is called. Go on."),
    e.ScoreAdjusted: lambda x: (f"The score is adjusted for {side(x.side)}.", f"I adjust the score for {side(x.side)}."),
    e.NextLeadBack: lambda x: ("A lead to the next trick goes back where another hand has now won the last one.", ""),
    e.PlayBegun: lambda x: (f"The lead is faced: the play has begun and is not undone. {name(x.declarer.partner)}’s hand comes down.", f"{name(x.declarer.partner)}, put your hand down."),
    e.HandDown: lambda x: (f"{name(x.dummy)} lays a column for each suit, low cards toward {name(x.dummy.partner)}" + trumps_right(x.trump), ""),
    e.SortedDown: lambda x: (f"{name(x.dummy)} lays the cards face up, sorted by suit" + trumps_right(x.trump), ""),
    e.PlaysBothHands: lambda x: (f"From now on {name(x.declarer)} chooses every card of both hands.", ""),
    e.DummyMay: lambda x: (f"{name(x.seat)}, dummy, may do that.", ""),
    e.DummyMayNot: lambda x: (f"{name(x.seat)}, dummy, may not do that.", f"{name(x.seat)}, you may not do that while the hand is played."),
    e.LosesRights: lambda x: (f"{name(x.seat)}, dummy, may not do that, and pays for helping declarer from now on.",
                              f"{name(x.seat)}, from now on it costs your side if you warn of the wrong hand, ask about a revoke or name an irregularity."),
    e.LetDummySee: lambda x: (f"{'A defender' if x.seat is None else name(x.seat)} may not let dummy see the hand.", "Keep your cards to yourself."),
    e.LeadsFrom: lambda x: (f"The lead comes from {name(x.seat)}’s hand.", f"The lead comes from {name(x.seat)}’s hand."),
    e.PassedOver: lambda x: ("Dummy was the first to speak of it, so play goes on as if nothing had happened.", "Nothing is put right now. Play on."),
}


def trumps_right(trump):
    """How a sentence about dummy's hand ends: where the trumps lie, if there are any. Returns str."""
    return f", and the {SUIT_NAMES[str(trump)]}s at the own right." if trump is not None else "."
