"""Law 51: Two or more penalty cards."""
from itertools import combinations

from ..conduct import card_of, hand_of
from ..case import Case
from ..effects import MAJOR, CardBack, MustPlay, PenaltyCard, RightsKept
from ..lawful import lawful_plays
from ..ruling import NEITHER, Choice, Effect, Option, proceeding
from ..terms import SUITS, Card, NotComputed
from .law50 import LEAD_CHOICES, Lead, asked_anew, correction_waits, declarer_chooses, exposed_by_partner, waits_for_demand

PLAYS_UNASKED = "plays before declarer has named the card"


def several_could_be_played(table):
    """A defender on turn could lawfully play more than one penalty card: declarer names the one (51A)."""
    play = table.play
    if play is None or table.over or waits_for_demand(table) or correction_waits(table) or exposed_by_partner(table) and waits_for_declarer(table):
        return
    cards = playable_penalty_cards(table, play.turn)
    if len(cards) > 1 and not table.duties_of(play.turn, MustPlay):
        yield "51A", Case(table, Lead(play.turn, play.number, cards), play.turn)


def waits_for_declarer(table):
    return any(type(r.question) is Choice and r.law in LEAD_CHOICES for r in table.rulings)


def playable_penalty_cards(table, seat):
    """The major penalty cards that ``seat`` could lawfully play now. Returns tuple[Card, ...]."""
    major = {duty.card for duty in table.duties_of(seat, PenaltyCard) if duty.kind == MAJOR}
    return tuple(card for card in lawful_plays(table, seat) if card in major)


@proceeding("51A")
def declarer_names_one(case):
    yield from asked_anew(case, "51A")
    options = tuple(Option(f"require {card}", "50D1(a)#2") for card in case.act.cards)
    answer = yield Choice("51A", case.declarer, options, plays_unasked(case))
    while type(answer) is tuple:
        yield Effect("60C", RightsKept(case.side.other))
        yield Effect("60C", CardBack(case.offender, answer[1], turn=case.offender))
        yield Effect("50A", PenaltyCard(case.offender, answer[1], MAJOR))
        answer = yield Choice("51A", case.declarer, options, plays_unasked(case))
    yield Effect("51A", MustPlay(case.offender, Card(answer.split()[1])))


def plays_unasked(case):
    """A deed: the owner plays one of the penalty cards before declarer has named it."""
    def deed(before, event):
        if hand_of(before, event) != case.offender:
            return None
        if card_of(event) not in case.act.cards or not before.verdict(event).lawful:
            raise NotComputed("51A", "another card played before declarer has named the penalty card")
        return PLAYS_UNASKED, card_of(event)
    return deed


@proceeding("51B1")
def partner_to_lead_one_suit(case):
    suit = str(exposed_by_partner(case.before)[0].suit)
    options = Option(f"require {suit}", "51B1(a)"), Option(f"forbid {suit}", "51B1(b)"), Option(NEITHER, "50D2(b)")
    yield from declarer_chooses(case, "51B1", options)


@proceeding("51B2")
def partner_to_lead_several_suits(case):
    held = {card.suit for card in exposed_by_partner(case.before)}
    suits = [str(suit) for suit in reversed(SUITS) if suit in held]
    require = tuple(Option(f"require {suit}", "51B2(a)") for suit in suits)
    forbid = tuple(Option(f"forbid {' '.join(some)}", "51B2(b)")
                   for size in range(1, len(suits) + 1) for some in combinations(suits, size))
    yield from declarer_chooses(case, "51B2", require + forbid + (Option(NEITHER, "51B2(c)"),))
