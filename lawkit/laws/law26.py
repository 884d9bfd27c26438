"""Law 26: Lead restrictions."""
from ..conduct import hand_of
from ..case import Case
from ..effects import LeadControl, LeadForbidden, MayForbidSuit, NoSuitForbidden
from ..ruling import NEITHER, Assumed, Choice, Effect, OpenPoint, Option, proceeding
from ..terms import SUITS, NotComputed
from .law18 import suits_shown

LED = "leads before declarer has chosen"


def lead_control(table):
    """The auction is over, a call of the side that now defends was withdrawn, and offender's partner has not led.

    Where both defenders' first leads may be restricted, declarer is asked about the opening leader first.
    """
    if table.play is None or not table.closed:
        return
    controls = [duty for duty in table.duties if type(duty) is LeadControl and not duty.over(table)]
    for duty in sorted(controls, key=lambda duty: duty.seat == table.turn):
        yield "26", Case(table, duty, duty.offender)


@proceeding("26")
def first_lead_of_partner(case):
    suits = may_be_forbidden(case.before.auction, case.offender)
    if not suits:
        return
    for called in case.before.auction.calls:
        if called.seat == case.offender and called.call.is_bid and called.meaning is None:
            yield Assumed("26B", called)
    yield Effect("26B", MayForbidSuit(case.partner, suits))
    options = tuple(Option(f"forbid {suit}", "26B") for suit in suits) + (Option(NEITHER, "26B"), Option(LED, "26B", deed=True))
    answer = yield Choice("26B", case.declarer, options, leads_unrestricted(case.partner))
    if answer == LED and (yield OpenPoint("O22", "26B", "led_before_a_suit_is_forbidden", ("lapses", "stays"))) == "stays":
        raise NotComputed("26B", f"{case.partner} has led before declarer has chosen, and declarer may still forbid a suit")
    if answer in (NEITHER, LED):
        yield Effect("26B", NoSuitForbidden(case.partner))
    else:
        suit = next(s for s in SUITS if f"forbid {s}" == answer)
        yield Effect("26B", LeadForbidden(case.partner, (suit,)))


def may_be_forbidden(auction, offender):
    """The suits that the offender has not specified in the calls that stand. Returns tuple[Denomination, ...]."""
    specified = {suit for called in auction.calls if called.seat == offender for suit in suits_shown(called)}
    return tuple(suit for suit in reversed(SUITS) if suit not in specified)


def leads_unrestricted(seat):
    """A lead in turn; or one out of turn that is played to, for until it is accepted declarer may still choose."""
    def deed(before, event):
        hand, trick = hand_of(before, event), before.play.trick
        if hand is not None and trick:
            return NEITHER if seat == trick[0][0] else None
        return LED if hand == seat == before.play.turn else None
    return deed
