"""Law 33: Simultaneous calls."""
from ..case import Case
from ..effects import CalledSecond
from ..events import Called
from ..ruling import Effect, proceeding
from ..terms import Impossible


def found(table, finding):
    """The Director finds whether the last two calls were made at the same time. Returns ("33", Case), None for no."""
    first, second = last_two_calls(table)
    if finding.answer != "yes":
        return None
    refuse_what_cannot_be(first, second)
    return "33", Case(table, second.event, second.event.seat)


def last_two_calls(table):
    """The tables after the last two calls, the earlier first. Returns tuple[Table, Table]; raises Impossible for fewer."""
    made = []
    while table and len(made) < 2:
        if type(table.event) is Called:
            made.insert(0, table)
        table = table.parent
    if len(made) < 2:
        raise Impossible("finds 33: there are no two calls that could have been made at the same time")
    return tuple(made)


def refuse_what_cannot_be(first, second):
    """The first of the two is the call of the player who was on turn; raises Impossible for any other."""
    turn, seats = first.parent.auction.turn, (first.event.seat, second.event.seat)
    if seats[0] == seats[1]:
        raise Impossible(f"finds 33: both calls are of {seats[0]}")
    if turn != seats[0]:
        right = f"the call of {turn}, who was on turn, is written first" if turn == seats[1] else f"{turn}, who was on turn, made neither"
        raise Impossible(f"finds 33: {right}")


@proceeding("33")
def simultaneous_calls(case):
    """The call of the player who was not on turn counts as made second, and is judged so."""
    yield Effect("33", CalledSecond(case.act))
