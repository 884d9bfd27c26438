"""Law 30: Pass out of rotation, cancelled because nobody accepted it."""
from ..effects import ClosedTo, Referred, ReservedForDirector
from ..ruling import Assumed, Effect, OpenPoint, proceeding, under
from .law27 import artificial
from .law31 import calls_again_in_turn
from .tables import lead_control, must_pass


@proceeding("30")
def pass_out_of_rotation(case):
    if (yield from is_artificial(case)):
        yield Effect("30C", Referred("31"))
        yield from under("31", case)
    elif case.before.auction.turn == case.rho:
        yield from at_the_turn_of_rho(case)
    else:
        yield Effect("30B1(a)", ClosedTo(case.side, case.act))
        yield from calls_again_in_turn(case, "30B1(b)", "30B1(b)(i)", "30B1(b)(ii)")


def at_the_turn_of_rho(case):
    """The offender passes once; nobody else is touched."""
    yield from must_pass("30A", case)
    yield Effect("16C2", ClosedTo(case.side, case.act))
    yield Effect("30A", ReservedForDirector("72C"))
    if (yield OpenPoint("O3", "30A", "lead_after_30a", ("free", "26B"), usual=True)) == "26B":
        yield lead_control("30A", case)


def is_artificial(case):
    """Whether the pass is heard like a bid: it is artificial, or passes an artificial call. At right-hand opponent's turn
    31A speaks of every call; at another's 31B speaks of bids alone (O9).
    """
    if not (artificial(case.act) or (yield from passes_an_artificial_call(case))):
        return False
    if case.before.auction.turn == case.rho:
        return True
    return (yield OpenPoint("O9", "30C", "artificial_pass_out_of_turn", ("bid", "pass"), usual=True)) == "bid"


def passes_an_artificial_call(case):
    """Whether the pass is made over an artificial call, which has to be partner's (O7)."""
    passed = last_but_passes(case.before.auction)
    if passed is None:
        return False
    if passed.seat == case.partner and passed.call.is_bid and passed.meaning is None:
        yield Assumed("30C", passed)
    if passed.seat == case.partner or not artificial(passed):
        return artificial(passed)
    return (yield OpenPoint("O7", "30C", "pass_of_artificial_call", ("partner", "anybody"))) == "anybody"


def last_but_passes(auction):
    """The call that a pass now would pass: the last one that is not a pass. Returns Called or None."""
    return next((called for called in reversed(auction.calls) if called.call), None)
