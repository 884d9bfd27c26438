"""Law 32: Double or redouble out of rotation, cancelled because nobody accepted it; an inadmissible one goes to Law 36."""
from ..effects import ClosedTo
from ..ruling import Effect, proceeding
from .law31 import at_the_turn_of_rho, calls_again_in_turn


@proceeding("32")
def double_out_of_rotation(case):
    if case.before.auction.turn == case.rho:
        yield from at_the_turn_of_rho(case, "32A1", "32A2")
    else:
        yield Effect("32B1", ClosedTo(case.side, case.act))
        yield from calls_again_in_turn(case, "32B2", "32A2(a)", "32A2(b)")
