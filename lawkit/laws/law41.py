"""Law 41: Commencement of play, with whose turn it is to lead or play (44B, 44G)."""
from typing import NamedTuple

from ..case import Case
from ..conduct import NOTICED, noticed
from ..effects import (CardStays, ContractTold, FaceDownBack, HandDown, LeaderNamed, LeadForbidden, LeadsAnew, MayAsk, MayTakeLeadBack, NotAnswered, PlayBegun,
                       PlaysBothHands)
from ..events import Led, Spread
from ..lawful import Breach, may_lead_over, waiting_lead
from ..ruling import Effect, Moment, Option, proceeding
from ..terms import SUITS, Card, NotComputed, Seat, value
from .law40 import player_on_turn
from .law44 import IN_TURN, why_it_leads
from .law45 import wrong_card
from .law45e import card_too_many
from .law57 import plays_to_early_lead, stays_played
from .law58 import chooses_or_plays_to_it

CONTRACT, WHO_DOUBLED = "contract", "who doubled"
LED = "the right leader has led as well"
FACED, GONE = "the card is turned face up first", "the card has gone back already"


def turn_breaches(table, event):
    """What a card breaks that comes from a hand not on turn, named by the Law that deals with it.

    Returns tuple[Breach, ...], empty for the hand on turn.
    """
    play, hand = table.play, event.seat
    if len(event.cards) > 1:
        return (Breach("58B2", "several cards are shown at once"),)
    if plays_to_early_lead(table, hand):
        return ()
    if wrong := wrong_card(table, event) or card_too_many(table, event):
        return wrong
    if chooses_or_plays_to_it(table, hand):
        return ()
    if hand == play.turn or may_lead_over(table, hand):
        return ()
    if play.owed:
        return (Breach("67", f"{play.turn} first adds a card to trick {play.owed[0]}"),)
    if type(event) is Led and event.face_down:
        return (Breach("41A", f"it is for {play.turn} to lead"),) if table.phase == "clarification" else ()
    lead = waiting_lead(table)
    if lead and hand == lead.case.partner:
        return (Breach("60C", f"{lead.case.offender} has led out of turn, and nobody has ruled on it"),)
    if lead and (hand == lead.case.offender or type(event) is Led):
        return (Breach("53", f"{lead.case.offender} has led out of turn already, and nobody has chosen"),)
    if play.trick:
        if type(event) is Led or not second_card_from_dummy(table, hand):
            return (Breach("57C" if stays_played(table, hand) else "57", f"{play.turn} has not played yet", IN_TURN),)
        return (Breach("54B2", f"{play.turn} was to play, the second card comes from dummy"),)
    why = f"it is for {play.turn} to lead"
    declaring = hand.side == play.contract.declarer.side
    if not declaring and table.duties_of(play.turn, LeadsAnew):
        return (Breach("60B", f"{why}, as the lead from the other hand was taken back"),)
    if table.phase == "clarification":
        faced = ("41A-fn",) if table.regulation("opening_lead") == "face_up" else ()
        return (Breach("54E" if declaring else "54", why, faced),)
    return (Breach("55" if declaring else "56", why, why_it_leads(play)),)


def second_card_from_dummy(table, hand):
    """Whether dummy follows to a faced opening lead out of turn before declarer's own hand (54B2). Returns bool."""
    play = table.play
    first = not play.tricks and not table.setup.start and len(play.trick) == 1
    return first and hand == play.contract.dummy and play.turn == play.contract.declarer


# -- A: the lead that lies face down

@proceeding("41A")
def face_down_lead_out_of_turn(case):
    """Nobody has seen the card: it goes back, whoever put it down."""
    if case.regulation("opening_lead") == "face_up":
        raise NotComputed("41A-fn", "a lead made face down where leads are made face up")
    becomes = yield what_becomes_of_it(case)
    if becomes in (FACED, GONE):
        return
    yield Effect("41A#2", FaceDownBack(case.offender))
    if becomes != LED:
        yield Effect("41A", LeaderNamed(case.offender, case.before.turn))


def what_becomes_of_it(case):
    def happens(table):
        if (case.offender, case.card) in table.docket.hidden:
            led = LED if has_led(table, case.before.turn) else NOTICED
            return led if noticed(table, case.before) else None
        return FACED if table.play and table.play.has_played(case.offender, case.card) else GONE
    return Moment("41A", (Option(NOTICED, "41A"), Option(LED, "41A"), Option(FACED, ""), Option(GONE, "")), happens)


def has_led(table, seat):
    return table.phase == "play" or seat in dict(table.docket.hidden)


def taking_back(table, seat, card):
    """What ``seat`` breaks who takes back the lead ``card``, which lies face down, without an irregularity before it.

    Returns tuple[Breach, ...].
    """
    if card in (right.card for right in table.duties_of(seat, MayTakeLeadBack)):
        return ()
    return (Breach("41A#2", f"{card} has been led and is to be faced"),)


@value
class LeadLies(NamedTuple):
    """``seat`` has led ``card`` face down and is to take it back, after so many ``rulings``."""

    seat: Seat
    card: Card
    rulings: int


def lead_to_take_back(table):
    """A lead that lies face down, and that may not be turned up."""
    for leader, card in table.docket.hidden:
        if over_open_auction(table, leader) if table.play is None else against_a_ban(table, leader, card):
            yield "41A back", Case(table, LeadLies(leader, card, len(table.rulings)), leader)


def over_open_auction(table, leader):
    """Whether the auction has been opened again over the lead, or attention is drawn to its not having ended. Returns bool."""
    then = table
    while not (type(then.event) is Led and then.event.face_down and then.event.seat == leader):
        then = then.parent
    return then.parent.auction.ended or noticed(table, then.parent)


def against_a_ban(table, leader, card):
    """Whether declarer has forbidden its suit meanwhile (26B), and the leader may hold another (59). Returns bool."""
    forbidden = {suit for ban in table.duties_of(leader, LeadForbidden) for suit in ban.suits}
    return card.suit in forbidden and any(table.play.holds(leader, suit) is not False for suit in SUITS if suit not in forbidden)


@proceeding("41A back")
def lead_comes_back(case):
    yield Effect("41A#2", FaceDownBack(case.offender))


def led_on_a_wrong_explanation(case, since):
    """A lead that the other side has put down after the Table ``since``, and that still lies face down, may come back."""
    for leader, card in case.before.docket.hidden:
        if leader.side != case.side and (leader, card) not in since.docket.hidden:
            yield Effect("41A#2", MayTakeLeadBack(leader, card))


@proceeding("41A#2")
def second_thoughts(case):
    for card in case.act.cards:
        yield Effect("41A", CardStays(case.offender, card))


# -- B: when to ask

def review_window(table, seat):
    """The part of 41B that lets ``seat`` have the auction repeated now. Returns str or None."""
    if lies_face_down(table):
        return "41B#1" if asks_before_facing(table, seat) else None
    due = seat == player_on_turn(table) and not has_played(table, seat)
    return "41B#2" if due else None


def explanation_window(table, seat):
    """The part of 41B that lets ``seat`` ask what a call means now. Returns str or None."""
    if lies_face_down(table):
        return "41B#1" if asks_before_facing(table, seat) else None
    return "41B#3" if seat == player_on_turn(table) else None


def until_when(table, seat, id):
    """How long the right lasts by which ``seat`` has just asked, part ``id`` of 41B or None. Yields Effect."""
    if id and (lies_face_down(table) or table.phase == "play"):
        yield Effect(id, MayAsk(seat))


def has_played(table, seat):
    """Whether ``seat`` has played a card, declarer from either hand. Returns bool."""
    play, hands = table.play, {seat}
    if seat == table.contract.declarer:
        hands.add(table.contract.dummy)
    return bool(play.tricks or table.setup.start) or any(hand in hands for hand, _ in play.trick)


def lies_face_down(table):
    """Whether a lead lies face down. Returns bool."""
    return bool(table.docket.hidden)


def asks_before_facing(table, seat):
    """Whether ``seat`` is the leader's partner or presumed declarer. Returns bool."""
    leader = table.docket.hidden[0][0]
    return seat in (leader.partner, table.contract.declarer)


@proceeding("41C#2")
def contract_asked_for(case):
    """Once it is too late for a review: the contract and whether it is doubled, not by whom."""
    table, asker = case.before, case.offender
    if review_window(table, asker):
        raise NotComputed("41C#2", "a question about the contract while the whole auction may still be repeated")
    on_turn = asker == player_on_turn(table) and not lies_face_down(table)
    if on_turn and case.act.what == CONTRACT:
        yield Effect("41C#2", ContractTold(asker, table.contract))
    else:
        yield Effect("41C", NotAnswered(asker))


# -- C and D: the lead is faced, and dummy comes down

def dummy_is_due(table):
    """Whether dummy's hand is to come down now: play has begun, and nothing is open about who is dummy. Returns bool."""
    down = table.happened(Spread, lambda event: event.seat == table.contract.dummy)
    return table.phase == "play" and not down and not declarer_is_open(table)


def declarer_is_open(table):
    """Whether a faced opening lead out of turn leaves open who plays the hand (54A). Returns bool."""
    return any(r.law == "54" and r.question for r in table.rulings)


@proceeding("41C")
def dummy_is_spread(case):
    contract = case.before.contract
    yield Effect("41C", PlayBegun(contract.declarer))
    yield Effect("41D", HandDown(contract.dummy, contract.trump))
    yield Effect("41D#2", PlaysBothHands(contract.declarer))
