"""Law 30: Pass out of rotation, cancelled because nobody accepted it."""
from ..effects import ClosedTo, Referred, ReservedForDirector
from ..ruling import Effect, OpenPoint, proceeding, under
from .law31 import calls_again
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
        yield from calls_again(case, "30B1(b)", "30B1(b)(i)", "30B1(b)(ii)")


def at_the_turn_of_rho(case):
    """The offender passes once; nobody else is touched."""
    yield from must_pass("30A", case)
    yield Effect("16C2", ClosedTo(case.side, case.act))
    yield Effect("30A", ReservedForDirector("72C"))
    if (yield OpenPoint("O3", "30A", "lead_after_30a", ("free", "26B"), usual=True)) == "26B":
        yield lead_control("30A", case)


def is_artificial(case):
    """Whether the pass is artificial, or passes an artificial call of partner's (O7), and may be heard like a bid (O9)."""
    if case.act.meaning and case.act.meaning.artificial:
        return (yield OpenPoint("O9", "30C", "artificial_pass_out_of_turn", ("bid", "pass"), usual=True)) == "bid"
    passed = last_but_passes(case.before.auction)
    if passed is None or not (passed.meaning and passed.meaning.artificial):
        return False
    if passed.seat == case.partner:
        return True
    readings = "partner", "anybody"
    return (yield OpenPoint("O7", "30C", "pass_of_artificial_call", readings)) == "anybody"


def last_but_passes(auction):
    """The call that a pass now would pass: the last one that is not a pass. Returns Called or None."""
    return next((called for called in reversed(auction.calls) if called.call), None)
