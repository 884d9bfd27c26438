"""Law 24: Cards exposed or led before the auction has ended."""
from typing import NamedTuple

from ..conduct import noticed
from ..effects import ClosedTo, NoRectification, ReservedForDirector, ReturnedToHand
from ..events import Exposed, Led, Named
from ..ruling import Effect, Moment, Option, proceeding, provision, under, which
from ..terms import NotComputed, value
from .law16 import law_of_a_card_seen
from .tables import must_pass

IN_TIME, LATE = "attention is drawn to the card", "attention is drawn to the card when the auction is over"
DECLARES, DEFENDS = "the offender’s side plays the contract", "the offender defends"
PLAYED = "the offender defends, and has played it"
DECLARER_PLAYED = "the offender’s side plays the contract, and the card has been played"


@value
class Shown(NamedTuple):
    """What decides whether partner must pass."""

    count: int
    honour: bool
    led: bool


@provision("24A")
def one_low_card_not_led(shown):
    return shown.count == 1 and not shown.honour and not shown.led


@provision("24B")
def one_honour_or_one_card_led(shown):
    return shown.count == 1 and (shown.honour or shown.led)


@provision("24C")
def two_or_more_cards(shown):
    return shown.count > 1


@proceeding("24")
def card_exposed_in_the_auction(case):
    refuse_what_is_not_of_this_law(case)
    late = (yield attention_before_the_end(case)) == LATE
    cards = case.act.cards
    id = which(("24A", "24B", "24C"), Shown(len(cards), any(c.is_honour for c in cards), type(case.act) is Led))
    if id == "24A":
        yield Effect(id, NoRectification(case.offender))
    elif not late:
        yield from must_pass(id, case)
        yield Effect(id, ReservedForDirector("72C"))
    for card in () if late else cards:
        yield Effect("24", ClosedTo(case.side, (case.offender, card)))
    fate = yield end_of_auction(case, late)
    if fate == DECLARES:
        yield Effect("24D", ReturnedToHand(case.offender, cards))
        return
    if fate == DECLARER_PLAYED:
        yield Effect("24D", NoRectification(case.offender))
        return
    if fate == PLAYED:
        yield from under("50E3", case)
        return
    on_purpose = type(case.act) is Led or type(case.act) is Exposed and case.act.deliberate
    for card in cards:
        yield from under("50B", case, case.offender, card, "24E", on_purpose, len(cards) > 1)


def attention_before_the_end(case):
    """Partner can only be made to pass while there is a turn to call left."""
    def happens(table):
        return None if not noticed(table, case.before) else LATE if table.closed else IN_TIME
    return Moment("24", (Option(IN_TIME, "24"), Option(LATE, "24")), happens)


def led_in_the_auction(table, event):
    """The proceeding for a lead that is faced before the auction has ended. Returns str, or None for any other lead."""
    return law_of_a_card_seen(table, event) if table.play is None and not event.face_down else None


def refuse_what_is_not_of_this_law(case):
    """Raises NotComputed for a card that was only named, or not the first one seen."""
    if type(case.act) is Named:
        raise NotComputed("16B1", "a card named during the auction")
    if any(seat == case.offender for seat, _ in case.before.docket.face_up):
        raise NotComputed("24C", "cards of one hand exposed at different times")


def has_been_played(case, table):
    """Whether the card has been played since; raises NotComputed where one of several has. Returns bool."""
    played = [card for card in case.act.cards if table.play.has_played(case.offender, card)]
    if played and len(case.act.cards) > 1:
        raise NotComputed("24E", "one of several cards shown in the auction was played before attention was drawn to them")
    return bool(played)


def end_of_auction(case, late):
    def happens(table):
        if table.play is None:
            return None
        played = has_been_played(case, table)
        if table.contract.declarer.side == case.side:
            return DECLARER_PLAYED if played else DECLARES
        return PLAYED if played else DEFENDS
    played = (Option(DECLARER_PLAYED, "24D"), Option(PLAYED, "")) * (late and len(case.act.cards) == 1)
    return Moment("24", (Option(DECLARES, "24D"), Option(DEFENDS, "24E"), *played), happens)
