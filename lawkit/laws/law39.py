"""Law 39: Call after the final pass."""
from ..conduct import NOTICED, noticed
from ..effects import CallCancelled, ClosedTo, NoRectification, Referred
from ..events import Called
from ..ruling import Effect, Moment, Option, proceeding
from ..terms import PASS, NotComputed
from .law17 import period_over
from .law35 import CALLED_OVER
from .tables import lead_control


@proceeding("39")
def call_after_the_final_pass(case):
    if period_over(case.before) == "17D1":
        raise NotComputed("39", "a call that is made during the play")
    came_first = yield what_comes_first(case)
    yield Effect("35D", Referred("39"))
    yield Effect("39A", CallCancelled(case.act))
    yield Effect("16C2", ClosedTo(case.side, case.act))
    if case.before.passed_out:
        return
    if came_first == CALLED_OVER or case.act.call == PASS or not case.defends:
        yield Effect("39B", NoRectification(case.offender))
    else:
        yield lead_control("39C", case)


def what_comes_first(case):
    """Whether the next player has called, too, when attention is drawn; calls after the end stand nowhere but in the log."""
    def happens(table):
        if not noticed(table, case.before):
            return None
        over = table.happened(Called, lambda event: event.seat == case.lho, since=case.before)
        return CALLED_OVER if over else NOTICED
    return Moment("39", (Option(CALLED_OVER, "39B"), Option(NOTICED, "")), happens)
