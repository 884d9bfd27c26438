"""Law 33: Simultaneous calls."""
from ..case import Case
from ..effects import CalledSecond
from ..events import Called
from ..ruling import Effect, proceeding
from ..terms import Impossible


def found(table, finding):
    """The Director finds whether the last two calls were made at the same time. Returns ("33", Case), None for no."""
    calls = [event for event in table.log if type(event) is Called]
    if len(calls) < 2:
        raise Impossible("finds 33: there are no two calls that could have been made at the same time")
    return ("33", Case(table, calls[-1], calls[-1].seat)) if finding.answer == "yes" else None


@proceeding("33")
def simultaneous_calls(case):
    """The call of the player who was not on turn counts as made second, and is judged so."""
    yield Effect("33", CalledSecond(case.act))
