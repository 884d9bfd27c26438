"""Law 38: Bids of more than seven."""
from ..conduct import noticed
from ..effects import AuctionBack, CallWithdrawn, ClosedTo, Referred, ReservedForDirector
from ..ruling import Effect, Moment, OpenPoint, Option, proceeding
from ..terms import BIDS, NotComputed
from .law17 import period_over
from .law28 import as_if_not_made
from .law35 import (CALLED_IN_TURN, NOT_CALLED_OVER, OTHERS_CALLED, came_first, heard_in_rotation, options, pass_put_in,
                    nothing_left, turn_of, who_called)
from .tables import lead_control

ENDED = "the auction ends in it"
RHO_CALLED = "the right-hand opponent, who was on turn, has called"


@proceeding("38")
def bid_of_more_than_seven(case):
    if (yield from heard_in_rotation(case)):
        return
    first = yield from came_first("38", what_comes_first(case))
    if (yield from is_as_if_not_made(case, first)):
        return
    yield Effect("35C", Referred("38"))
    yield Effect("38B", everything_goes(case, first))
    yield from pass_put_in("38C", case)
    if first in (NOT_CALLED_OVER, OTHERS_CALLED, RHO_CALLED):
        yield lead_control("38D", case)
        yield Effect("38D", ReservedForDirector("72C"))
    yield Effect("16C2", ClosedTo(case.side, case.act))


def what_comes_first(case):
    """A contract of more than seven is never played, attention or not."""
    def happens(table):
        if table.auction.ended and table.auction.bid > BIDS[-1]:
            return ENDED
        if not noticed(table, case.before):
            return None
        if period_over(table):
            raise NotComputed("38B", "a bid of more than seven that comes to light in the play")
        called = who_called(table, case)
        return RHO_CALLED if called == OTHERS_CALLED and rho_called_in_turn(table, case) else called
    by_rho = (Option(RHO_CALLED, "38B"),) if turn_of(case) == case.rho else ()
    return Moment("38", (*options(case, "38B", "38B"), *by_rho, Option(ENDED, "38A")), happens)


def rho_called_in_turn(table, case):
    called = table.auction.calls[table.auction.place(case.act) + 1]
    return called.seat == case.rho == turn_of(case) and case.before.verdict(called).lawful


def is_as_if_not_made(case, first):
    """Whether a call of the opponent who was on turn counts, and the bid does not (O18)."""
    if first not in (CALLED_IN_TURN, RHO_CALLED):
        return (yield from nothing_left(case, first))
    if (yield OpenPoint("O18", "38B", "call_in_turn_over_eight", ("38B", "28B"))) == "38B":
        return False
    if first == CALLED_IN_TURN:
        return (yield from nothing_left(case, first))
    yield from as_if_not_made(case)
    return True


def everything_goes(case, first):
    if first == NOT_CALLED_OVER:
        return CallWithdrawn(case.act, turn_of(case))
    return AuctionBack(case.act, turn_of(case), case.side)
