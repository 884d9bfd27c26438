"""Law 37: Action by a player who has to pass."""
from ..conduct import noticed
from ..effects import ALWAYS, ClosedTo, MustPass, MustStillPass, Referred, ReservedForDirector, TreatedAsLegal
from ..ruling import Effect, Moment, proceeding
from .law35 import (NEXT_PLAYER_CALLED, NOT_CALLED_OVER, came_first, heard_in_rotation, options, pass_put_in,
                    nothing_left, taken_back, who_called)
from .tables import lead_control


@proceeding("37")
def action_by_a_player_who_has_to_pass(case):
    if (yield from heard_in_rotation(case)):
        return
    first = yield from came_first("37", what_comes_first(case))
    if (yield from nothing_left(case, first)):
        return
    if first in NEXT_PLAYER_CALLED:
        yield Effect("35B", Referred("37"))
        yield Effect("37A", TreatedAsLegal(case.act))
        if any(duty.until == ALWAYS for duty in case.before.duties_of(case.offender, MustPass)):
            yield Effect("37A", MustStillPass(case.offender))
    else:
        yield from both_silenced(case, first)


def what_comes_first(case):
    """A call of the next player settles it at once, attention or not."""
    def happens(table):
        called = who_called(table, case)
        return called if called in NEXT_PLAYER_CALLED or noticed(table, case.before) else None
    return Moment("37", options(case, "37A", "37B"), happens)


def both_silenced(case, first=NOT_CALLED_OVER):
    """A pass in place of the action, and both partners must pass throughout."""
    yield Effect("35B", Referred("37"))
    yield from taken_back("37B1", case, first)
    yield from pass_put_in("37B2", case)
    yield lead_control("37B2", case)
    yield Effect("37B2", ReservedForDirector("72C"))
    yield Effect("16C2", ClosedTo(case.side, case.act))
