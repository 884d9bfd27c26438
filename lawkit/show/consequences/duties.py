"""The words for duties and rights, which stay on the table."""
from ... import effects as e
from .. import words
from ..names import card, cards, listed, name, side, SUIT_NAMES, suits


def to_pass(x):
    if x.until == e.NEXT:
        return f"{name(x.seat)} must pass at the next turn.", f"{name(x.seat)}, you pass when it is next your turn. After that you are free."
    return f"{name(x.seat)} must pass at every turn, to the end of the auction.", f"{name(x.seat)}, you pass for the rest of the auction."


def to_repeat(x):
    again = words.OTHER_CALLS.get(str(x.call)) or f"call {words.call(str(x.call))}"
    return f"{name(x.seat)} must {again} again.", f"{name(x.seat)}, you {again} again."


def penalty_card(x):
    if x.kind == e.MAJOR:
        return (f"{card(x.card)} is a major penalty card: {name(x.seat)} must play it at the first lawful chance.",
                f"{name(x.seat)}, {card(x.card)} is a major penalty card. While it lies face up, play it as soon as you lawfully can.")
    suit = SUIT_NAMES[str(x.card.suit)]
    return (f"{card(x.card)} is a minor penalty card: before it {name(x.seat)} may play no other {suit} below the ten.",
            f"{name(x.seat)}, {card(x.card)} is a minor penalty card. Leave it face up, and play no other {suit} below the ten before it.")


EFFECTS = {
    e.MustPass: to_pass,
    e.CardDue: lambda x: (f"{name(x.seat)} must play {card(x.card)}, and no other card.", f"{name(x.seat)}, play {card(x.card)}."),
    e.MustRepeat: to_repeat,
    e.LeadControl: lambda x: (f"If {side(x.seat.side)} defend, declarer may forbid {name(x.seat)} one suit at {name(x.seat)}’s first lead.", ""),
    e.MayForbidSuit: lambda x: (f"{side(x.seat.side)} defend. At {name(x.seat)}’s first lead declarer may forbid one suit: {listed([SUIT_NAMES[str(s)] + 's' for s in x.suits], 'or')}.", ""),
    e.LeadForbidden: lambda x: (f"{name(x.seat)} may not lead {suits(x.suits)} for as long as {name(x.seat)} keeps the lead.",
                                f"{name(x.seat)}, you may not lead {listed(['a ' + SUIT_NAMES[str(s)] for s in x.suits], 'or')} while you keep the lead."),
    e.LeadDemanded: lambda x: (f"{name(x.seat)} must lead a {SUIT_NAMES[str(x.suit)]} now.", f"{name(x.seat)}, lead a {SUIT_NAMES[str(x.suit)]} if you have one."),
    e.PenaltyCard: penalty_card,
    e.MustPlay: lambda x: (f"{name(x.seat)} must play {card(x.card)} now.", f"{name(x.seat)}, play {card(x.card)}."),
    e.RankDemanded: lambda x: (f"{name(x.seat)} must play the {x.which} card of the suit led.", f"{name(x.seat)}, play your {x.which} card of the suit led. If you have none, play what you like."),
    e.SuitDemanded: lambda x: (f"{name(x.seat)} must play a {SUIT_NAMES[str(x.suit)]}, unless there is a card of the suit led to follow with.",
                               f"{name(x.seat)}, if you have none of the suit led, play a {SUIT_NAMES[str(x.suit)]}."),
    e.SuitForbidden: lambda x: (f"{name(x.seat)} may not play {suits(x.suits)} to this trick.", f"{name(x.seat)}, if you have none of the suit led, do not play a {SUIT_NAMES[str(x.suits[0])]}."),
    e.PlaysInTurn: lambda x: (f"{name(x.seat)}’s {card(x.card)} came before its turn. It stays face up and is played in turn.",
                              f"{name(x.seat)}, leave {card(x.card)} face up, and play it when it is your turn."),
    e.LeadsAnew: lambda x: (f"Declarer must lead from {name(x.seat)}’s hand, any card of it.", f"Lead from {name(x.seat)}’s hand, any card you like."),
    e.MustChoose: lambda x: (f"{name(x.seat)} has shown {cards(x.cards)} at once and must play one of them.", ""),
    e.MustTakeBack: lambda x: (f"{name(x.seat)} takes {card(x.card)} back.", ""),
    e.MayChange: lambda x: (f"{name(x.seat)} may take back {card(x.card)} and play another card.", ""),
    e.MayCorrect: lambda x: (f"{name(x.seat)} may take {card(x.card)} back and follow suit.", f"{name(x.seat)}, you may put that right."),
    e.MayTakeLeadBack: lambda x: (f"{name(x.seat)}’s face-down lead came after wrong information: {name(x.seat)} may take it back and lead another card.",
                                  f"{name(x.seat)}, you were told something wrong. You may take your lead back and choose another."),
}
