"""The words for cards that go back, stand, or become penalty cards."""
from ... import effects as e
from ..names import card, cards, name, side


def penalty_cards(some):
    return "a penalty card" if len(some) == 1 else "penalty cards"


def goes(some):
    return "goes" if len(some) == 1 else "go"


def picked_up(x):
    them, what = ("it", "It is no penalty card.") if len(x.cards) == 1 else ("them", "They are no penalty cards.")
    return f"{name(x.seat)} picks up {cards(x.cards)}. {what}", f"{name(x.seat)}, pick {them} up."


EFFECTS = {
    e.NoSuitForbidden: lambda x: (f"{name(x.seat)} may lead any suit.", f"{name(x.seat)}, lead what you like."),
    e.OneFacePlayed: lambda x: (f"Only {card(x.cards[0])} could be seen, so it is played. {cards(x.cards[1:])} {goes(x.cards[1:])} back into the hand.",
                                f"{card(x.cards[0])} is played. Take the rest back."),
    e.PlayedOver: lambda x: (f"{name(x.seat)} had played before {name(x.shower)} chose, and may take that card back. It goes back by itself where it is not legal now.",
                             f"{name(x.seat)}, you may take your card back and play another."),
    e.ChangeClosedTo: lambda x: (f"{side(x.side)} may not use what the card taken back told. {side(x.side.other)} may.", f"{side(x.side)}, act as if you had not seen the card that went back."),
    e.PlayedSecond: lambda x: (f"The cards were played at the same time, so {card(x.card)} counts as the later one.",
                               f"{name(x.seat)}, your card counts as played after the other one."),
    e.BecomesPenaltyCard: lambda x: (f"{name(x.seat)}’s {card(x.card)} becomes a penalty card and stays face up.", ""),
    e.CardBack: lambda x: (f"{name(x.seat)} takes {card(x.card)} back." + (f" It is {name(x.turn)}’s turn." if x.turn is not None else ""), ""),
    e.LeadBack: lambda x: (f"{name(x.seat)}’s {card(x.card)} goes back, and every card played after it. It is for {name(x.turn)} to lead.",
                           f"{name(x.turn)}, it is your lead. Everybody else, take back what you have played to the other one."),
    e.AllPlayedToItBack: lambda x: (f"The lead of {card(x.card)} is changed, so every card played to it goes back." +
                                    (f" A card of {name(x.seat.partner)}’s is a penalty card." if x.defends else ""), "Everybody, take back what you have played to that lead."),
    e.PenaltyCardsStay: lambda x: (f"A penalty card that {name(x.seat)} has not played stays one.", ""),
    e.PickedUp: lambda x: (f"{name(x.seat)} picks up {cards(x.cards)}: no longer {penalty_cards(x.cards)}.", f"{name(x.seat)}, pick up {cards(x.cards)}."),
    e.Reclassified: lambda x: (f"{name(x.seat)} has more than one: all of them are major penalty cards.", ""),
    e.LeadStands: lambda x: (f"The lead of {card(x.card)} stands.", ""),
    e.LeadRestored: lambda x: (f"The defender next to the lead decides, so {card(x.card)} is the lead after all.", f"{card(x.card)} is the lead after all."),
    e.LedAhead: lambda x: (f"{name(x.seat)}’s {card(x.card)} is the lead to the next trick, and {name(x.following)} has played to it.",
                           "The lead stands. Whoever owes a card to the trick before it plays that first."),
    e.LedOver: lambda x: (f"{name(x.seat)} has made the proper lead. It stands, and every other card of the trick goes back.",
                          f"{name(x.seat)}’s card is the lead. {name(x.offender)}, take yours back."),
    e.RightForfeited: lambda x: (f"{side(x.side)} have played on, and can no longer have it put right.", ""),
    e.RightsKept: lambda x: (f"{side(x.side)} keep all their rights, whatever the other side has played since.", ""),
    e.DutiesStay: lambda x: (f"What {side(x.side)} had to do before, they still have to do.", ""),
    e.DemandMet: lambda x: (f"{name(x.seat)} has played what declarer asks for already, and that card stays.", f"{name(x.seat)}, your card stays."),
    e.WholeHandDown: lambda x: (f"{name(x.seat)} has begun to spread the hand, and the whole of it goes down.", ""),
    e.PlaysNext: lambda x: (f"The second card comes from {name(x.seat)}’s own hand. Dummy plays last.", f"{name(x.seat.partner)}, your hand is dummy: put it down. {name(x.seat)}, you play second, from your own hand."),
    e.RolesExchanged: lambda x: (f"{name(x.dummy)} is dummy. {name(x.dummy.partner)} plays the hand.", f"{name(x.dummy)}, put down your whole hand. {name(x.dummy.partner)}, you are declarer."),
    e.DeclarerAgain: lambda x: (f"The lead was caused by an opponent’s word: {name(x.seat)} is declarer again.", f"{name(x.seat)}, you are declarer again."),
    e.FaceDownBack: lambda x: (f"{name(x.seat)}’s face-down lead goes back into the hand.", f"{name(x.seat)}, take your face-down card back."),
    e.ReturnedToHand: picked_up,
    e.StaysForNow: lambda x: (f"{name(x.seat)} may not take {card(x.card)} back before declarer has chosen.", ""),
    e.CardStays: lambda x: (f"{name(x.seat)}’s {card(x.card)} has been played and stays.", f"{name(x.seat)}, that card stays played."),
    e.ChosenAnew: lambda x: ("There is a further penalty card, so declarer chooses anew.", ""),
    e.SetAside: lambda x: (f"First of all: what did {name(x.act.seat)} mean to call at that moment?", ""),
    e.HandPickedUp: lambda x: (f"{name(x.seat)} picks the hand up again.", f"{name(x.seat)}, pick up your cards, and play on."),
    e.MustCorrect: lambda x: (f"{name(x.seat)}’s {card(x.card)} must be put right.", ""),
}
