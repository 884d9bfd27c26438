"""Law 27: Insufficient bid."""
from functools import cache
from typing import NamedTuple

from ..conduct import (COMPULSORY, NOT_CALLED, a_call_over_it, accepted_by_compulsory_pass, any_call_by, bound_to_pass,
                       whether_called)
from ..effects import (CallReplaced, CallStands, CallWithdrawn, ClosedTo, NoRectification, OpenToAll, ReservedForDirector,
                       SubstituteCancelled, TreatedAsLegal)
from ..events import Called
from ..lawful import open_calls
from ..ruling import (ACCEPT, DECLINE, Assumed, Choice, Effect, Judgement, OpenPoint, Option, proceeding, provision, under,
                      which)
from ..terms import BIDS, CALLS, DENOMINATIONS, DOUBLE, PASS, REDOUBLE, Call, value
from .law18 import cheapest_showing, denominations_shown
from .law28 import found_over_it, meant_in_turn_is_open
from .tables import lead_control, must_pass

STAKES = DOUBLE, REDOUBLE

FAMILY = "27B1(a)", "27B1(b)", "27B2", "27B3", "27B4"


@value
class Replacement(NamedTuple):
    """What decides the price of a replacement ``call`` over the last ``bid``."""

    call: Call
    bid: Call
    cheapest: bool = False
    comparable: bool = False
    admissible: bool = True


@provision("27B1(a)")
def cheapest_bid_in_the_same_denominations(new):
    return new.call > new.bid and new.call > REDOUBLE and new.cheapest


@provision("27B1(b)", unless=("27B1(a)", "27B4"))
def comparable_call(new):
    return new.comparable and new.admissible


@provision("27B2", unless=("27B1(a)", "27B1(b)"))
def any_other_sufficient_bid_or_pass(new):
    return new.call == PASS or new.call > REDOUBLE and new.call > new.bid


@provision("27B3", unless=("27B1(b)",))
def attempted_double_or_redouble(new):
    return new.call in (DOUBLE, REDOUBLE)


@provision("27B4")
def another_insufficient_bid(new):
    return REDOUBLE < new.call <= new.bid


@proceeding("27")
def insufficient_bid(case):
    """Where it could also have been an opening in turn, that is found first (28B)."""
    if meant_in_turn_is_open(case):
        yield found_over_it()
    if (yield from accepted(case, case.act)):
        yield Effect("27A1", TreatedAsLegal(case.act))
        return
    yield Effect("27B", CallWithdrawn(case.act, turn=case.offender))
    new = yield another_call(case, CALLS[:38])
    yield from replaced(case, new)


@proceeding("27C")
def replaced_too_soon(case, hasty, tried_at):
    """The offender has replaced the bid before the Director could explain."""
    if (yield from first_bid_accepted(case, tried_at)):
        yield Effect("27C", SubstituteCancelled(hasty))
        yield Effect("27A1", TreatedAsLegal(case.act))
        yield Effect("16C2", ClosedTo(case.side, hasty))
        return
    yield Effect("27C", CallReplaced(case.act, hasty))
    yield from replaced(case, hasty)


def accepted(case, bid):
    """Whether left-hand opponent accepts, in words or by a call; a compulsory pass is an open point (O10)."""
    deed = (Option(COMPULSORY, "27A1", deed=True),) if bound_to_pass(case.before, case.lho) else ()
    options = Option(ACCEPT, "27A1"), Option(DECLINE, "27A1"), *deed
    answer = yield Choice("27A1", case.lho, options, a_call_over_it(case.lho), about=bid)
    if answer == COMPULSORY:
        return (yield from accepted_by_compulsory_pass("27A1"))
    return answer == ACCEPT


def first_bid_accepted(case, tried_at):
    """Whether left-hand opponent accepts the first of two bids. One who has called since may have meant either."""
    if (yield whether_called("27C", case.act, tried_at)) == NOT_CALLED:
        return (yield from accepted(case, case.act))
    return not (yield Judgement("27C", (case.act,)))


def another_call(case, calls, id="27B"):
    return Choice(id, case.offender, options(case.offender, calls, id), any_call_by(case.offender), call=True)


@cache
def options(seat, calls, id):
    return tuple(Option(Called(seat, call), id) for call in calls)


def replaced(case, new):
    if new.call > BIDS[-1]:
        yield from above_seven(case, new)
        return
    id = which(FAMILY, (yield from facts(case, new)))
    if id in ("27B1(a)", "27B1(b)"):
        yield from auction_goes_on(case, new, id)
    elif id == "27B2":
        yield Effect(id, CallStands(new))
        yield from partner_silenced(case, id)
    else:
        yield from no_cure(case, new, id)


def above_seven(case, new):
    """No Law makes such a bid good; the pass that is put in for it replaces the insufficient bid, too."""
    yield Effect("16C2", ClosedTo(case.side, case.act))
    yield from under("38", case._replace(act=new, breaches=("38A",)))


def auction_goes_on(case, new, id):
    yield Effect(id, CallStands(new))
    yield Effect(id, OpenToAll(case.act))
    if id == "27B1(b)":
        yield Effect("26A", NoRectification(case.partner))
    yield Effect("27D", ReservedForDirector("27D"))


def partner_silenced(case, id):
    yield from must_pass(id, case)
    yield lead_control(id, case)
    yield Effect("16C2", ClosedTo(case.side, case.act))
    yield Effect(id, ReservedForDirector("72C"))


def no_cure(case, new, id, again=False):
    """A double, a redouble or another insufficient bid: partner is silenced, whatever now replaces it."""
    if id == "27B4" and (yield from accepted(case, new)):
        yield Effect("27A1", TreatedAsLegal(new))
        return
    yield Effect(id, CallWithdrawn(new, turn=case.offender))
    yield Effect("16C2", ClosedTo(case.side, new))
    if not again:
        yield from partner_silenced(case, id)
    yield from last_attempt(case, id)


def last_attempt(case, id):
    bid = case.before.auction.bid
    new = yield another_call(case, (PASS, *(c for c in CALLS[3:38] if c > bid)), id)
    if new.call > BIDS[-1]:
        yield from above_seven(case, new)
    elif REDOUBLE < new.call <= bid:
        yield from no_cure(case, new, "27B4", again=True)
    elif new.call in STAKES and not (yield from comparable_double_stands(case, new)):
        yield from no_cure(case, new, "27B3", again=True)
    else:
        yield Effect(id, CallStands(new))


def comparable_double_stands(case, new):
    if not admissible(case, new.call):
        return False
    reading = yield OpenPoint("O14", "27B3", "second_double_27b3", ("comparable", "never"))
    return reading == "comparable" and (yield from under("23A", case, case.act, new))


def facts(case, new):
    """What decides the price; the comparison is only asked for where it can matter."""
    call, bid = new.call, case.before.auction.bid
    higher, possible = call > REDOUBLE and call > bid, admissible(case, call)
    cheapest = higher and (yield from cheapest_of_the_same(case, new))
    open_ = not cheapest and possible and (higher or call <= REDOUBLE)
    comparable = open_ and (yield from under("23A", case, case.act, new))
    return Replacement(call, bid, cheapest, comparable, possible)


def cheapest_of_the_same(case, new):
    """Whether ``new`` is the lowest sufficient bid that shows what was shown. Where the two bids belong to different
    methods, or ``new`` could have been made a level lower, the Director finds what this pair's lowest such bid is.
    """
    bid, shown = case.before.auction.bid, denominations_shown(case.act)
    if not shown or shown != denominations_shown(new) or not cheapest_showing(new, bid):
        return False
    for called in (case.act, new):
        if called.meaning is None:
            yield Assumed("27B1(a)", called)
    if artificial(case.act) and not artificial(new) or new.call - len(DENOMINATIONS) > bid:
        return (yield Judgement("27B1(a)", (case.act, new)))
    return True


def artificial(called):
    return bool(called.meaning and called.meaning.artificial)


def admissible(case, call):
    return call not in STAKES or call in open_calls(case.before.auction, case.offender)
