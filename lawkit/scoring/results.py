"""What a side may have on its score sheet for one board: a result, bare points, or a score that the Director assigned."""
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from ..terms import DENOMINATIONS, NS, Contract, Seat, Vulnerability, value
from .contract import parts, score


@value
class Result(NamedTuple):
    """``contract`` (None: all passed) with ``tricks`` to declarer's side on a board with vulnerability ``vul``."""

    contract: Contract | None
    tricks: int = 0
    vul: Vulnerability = Vulnerability.NONE

    @property
    def vulnerable(self):
        """bool: whether declarer's side is vulnerable."""
        return self.contract is not None and self.vul.of(self.contract.declarer.side)

    @property
    def parts(self):
        """tuple[Part, ...]: what declarer's score is made of (77)."""
        return parts(self.contract, self.tricks, self.vulnerable)

    def points(self, side):
        """The score of ``side``. Returns int."""
        total = sum(part.points for part in self.parts)
        return total if self.contract is None or self.contract.declarer.side == side else -total


@value
class Points(NamedTuple):
    """A score of which only the points are known, those of North–South."""

    ns: int

    def points(self, side):
        """The score of ``side``. Returns int."""
        return self.ns if side == NS else -self.ns


@value
class Outcome(NamedTuple):
    """``result`` (Result or Points) with ``weight``, a Fraction of the whole."""

    weight: Fraction
    result: Result | Points


@value
class Score(NamedTuple):
    """The score of one side: one outcome, or several that the Director has weighted (12C1(c))."""

    outcomes: tuple[Outcome, ...]

    @property
    def is_weighted(self):
        """bool: whether it has more than one outcome."""
        return len(self.outcomes) > 1


def certain(result):
    """The score that ``result`` (Result or Points) gives. Returns Score."""
    return Score((Outcome(Fraction(1), result),))


def weighted(*outcomes):
    """An assigned score (12C1(c)); each of ``outcomes`` is a weight, anything that `fractions.Fraction` reads, and a result.

    How likely each was is the Director's finding, as is how far the innocent side has the benefit of the doubt. Returns Score.
    Raises ValueError unless every weight is above 0 and they make one whole.
    """
    found = tuple(Outcome(Fraction(weight), result) for weight, result in outcomes)
    low = next((outcome.weight for outcome in found if outcome.weight <= 0), None)
    if low is not None:
        raise ValueError(f"a weight is more than 0, not {percent(low)}; leave out what could not happen")
    whole = sum(outcome.weight for outcome in found)
    if whole != 1:
        rest = 1 - whole
        raise ValueError(f"the weights make {percent(whole)}, not 100%; " + (
            f"{percent(rest)} is missing" if rest > 0 else f"{percent(-rest)} too much"))
    return Score(found)


def percent(share):
    """A Fraction as a percentage, exact where two decimals can say it. Returns str."""
    return f"{float(share * 100):.2f}".rstrip("0").rstrip(".") + "%" if (share * 10000).denominator == 1 else f"{share * 100}%"


@cache
def every_score():
    """Every score that some contract can give to a side, 0 included. Returns tuple[int, ...] in rising order."""
    contracts = (Contract(level, denomination, stake, Seat.N)
                 for level, denomination, stake in product(range(1, 8), DENOMINATIONS, range(3)))
    found = {score(*facts) for facts in product(contracts, range(14), (False, True))}
    return tuple(sorted({0} | found | {-points for points in found}))
