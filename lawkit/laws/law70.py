"""Law 70: Contested claim or concession."""
from typing import NamedTuple

from ..case import Case
from ..claims import FREE, ANY, best, divided, known, worst
from ..effects import ClaimAdjudicated, ClaimDivided, MustTakeBack
from ..events import Led, Played
from ..ruling import Effect, OpenPoint, proceeding
from ..terms import value


@proceeding("70A")
def hearing(case):
    yield Effect("70A", ClaimAdjudicated(case.offender))


@value
class Contest(NamedTuple):
    """A ``claim`` that was referred to the Director, and the tricks that had been played by then."""

    claim: NamedTuple
    tricks: tuple
    trick: tuple


def contested(table):
    claim = table.docket.claim
    if claim is None or not claim.referred or not known(table.play) or any(type(duty) is MustTakeBack for duty in table.duties):
        return
    yield "70", Case(table, Contest(claim.event, table.play.tricks, table.play.trick), claim.event.seat)


@proceeding("70")
def division(case):
    play = case.before.play
    low, high = worst(play, case.side, FREE, ANY), best(play, case.side)
    if low.tricks == high.tricks:
        yield Effect("70A", ClaimDivided(case.offender, divided(case.side, low.tricks, play.left)))
    elif played_since(case):
        yield OpenPoint("P8", "70D3", "play_after_claim", ("evidence", "ignored"))


def played_since(case):
    """The cards that the claimer, or dummy for declarer, has put down since the claim. Returns tuple[Card, ...]."""
    hands = case.side.seats if not case.defends else (case.offender,)
    found, table = [], case.before
    while table.event is not case.act.claim:
        if type(table.event) in (Led, Played) and table.event.seat in hands:
            found += reversed(table.event.cards)
        table = table.parent
    return tuple(reversed(found))
