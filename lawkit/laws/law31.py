"""Law 31: Bid out of rotation."""
from ..conduct import bound_to_pass, call_of
from ..effects import (NEXT, CallStands, ClosedTo, LeadControl, MustPass, MustRepeat, NoRectification, OpenToAll,
                       ReservedForDirector)
from ..events import Called
from ..ruling import Choice, Effect, Moment, Option, proceeding, under
from ..terms import BIDS, DOUBLE, PASS, REDOUBLE, NotComputed

PASSES, ACTS = "passes", "bids, doubles or redoubles"


@proceeding("31")
def bid_out_of_rotation(case):
    if case.before.auction.turn != case.rho:
        raise NotComputed("31B", "a bid out of rotation at the turn of partner or left-hand opponent")
    if (yield what_rho_does(case)) == PASSES:
        yield Effect("31A1", MustRepeat(case.offender, case.act.call))
        return
    bids = (bid for bid in BIDS if bid > case.before.auction.bid)
    options = tuple(Option(Called(case.offender, call), "31A2") for call in (PASS, DOUBLE, REDOUBLE, *bids))
    new = yield Choice("31A2", case.offender, options, call=True)
    yield Effect("31A2", CallStands(new))
    if (yield from under("23A", case, case.act, new)):
        yield Effect("31A2(a)", OpenToAll(case.act))
        yield Effect("26A", NoRectification(case.partner))
        yield Effect("23C", ReservedForDirector("23C"))
    else:
        yield Effect("31A2(b)", MustPass(case.partner, NEXT))
        yield Effect("16C2", ClosedTo(case.side, case.act))
        yield Effect("31A2(b)", LeadControl(case.partner, case.offender))
        yield Effect("31A2(b)", ReservedForDirector("72C"))


def what_rho_does(case):
    def happens(table):
        if type(table.event) is Called and table.event.seat == case.offender:
            raise NotComputed("31A2", "a call over an irregular one of the right-hand opponent")
        made = call_of(table, case.rho)
        if made and made.call == PASS and bound_to_pass(table, case.offender):
            raise NotComputed("31A1", "a player who has both to pass and to repeat a bid")
        return made and (PASSES if made.call == PASS else ACTS)
    return Moment("31A", (Option(PASSES, "31A1"), Option(ACTS, "31A2")), happens)
