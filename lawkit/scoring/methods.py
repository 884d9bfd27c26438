"""Law 78: how the scores of the same board at different tables are compared.

Each side is compared with the same side at the other tables. A weighted score, own or another's, counts with each of
its outcomes by weight.
"""
from bisect import bisect_right
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from .. import seeds
from ..terms import NotComputed, Side, value
from .results import Score

BEATS, EQUALS = 2, 1


@value
class Method(NamedTuple):
    """A way of comparing, by provision ``id``: what it counts in, and the most that one comparison gives, None for no limit."""

    id: str
    unit: str
    most: int | None = None

    def compare(self, own, other):
        """What the score ``own`` is worth beside ``other``, both in points of the same side. Returns int."""
        return COMPARE[self.id](own, other)


def matchpoints(own, other):
    """Two for a lower score that was beaten, one for an equal one (78A). Returns int."""
    return BEATS if own > other else EQUALS if own == other else 0


def imps(own, other):
    """International match points for the difference, by the scale (78B). Returns int."""
    found = bisect_right(scale(), abs(own - other))
    return found if own > other else -found


def total(own, other):
    """The difference itself (78C). Returns int."""
    return own - other


@cache
def scale():
    """The least difference, in points, that is worth one IMP, two IMPs and so on. Returns tuple[int, ...]."""
    import tomllib

    return tuple(tomllib.loads((seeds.path() / "imp-scale.toml").read_text("utf-8"))["least"])


COMPARE = {"78A": matchpoints, "78B": imps, "78C": total}
MATCHPOINTS, IMPS, TOTAL_POINTS = Method("78A", "matchpoint", BEATS), Method("78B", "IMP"), Method("78C", "point")
METHODS = {"matchpoints": MATCHPOINTS, "imps": IMPS, "total": TOTAL_POINTS}


@value
class Compared(NamedTuple):
    """The score ``own`` of ``side`` beside those of the same side at ``others`` (tuple of Score)."""

    method: Method
    side: Side
    own: Score
    others: tuple[Score, ...]

    @property
    def worth(self):
        """Fraction: what the score is worth in units of the method."""
        return sum(outcome.weight * self.of(outcome) for outcome in self.own.outcomes)

    def of(self, outcome):
        """What one outcome of the own score is worth, for certain. Returns Fraction."""
        points = outcome.result.points(self.side)
        return sum((other.weight * self.method.compare(points, other.result.points(self.side))
                    for had in self.others for other in had.outcomes), Fraction(0))

    @property
    def top(self):
        """int | None: the most that can be had."""
        return self.method.most and self.method.most * len(self.others)

    @property
    def share(self):
        """Fraction | None: the part of the top, where there is one. Raises NotComputed without another score."""
        if self.method.most is None:
            return None
        if not self.others:
            raise NotComputed(self.method.id, "there is no other score to compare with, and what then counts is a regulation")
        return self.worth / self.top

    def estimate(self, tables):
        """The share of the top if ``tables`` tables had a score, as far as those that have one tell.

        The Laws leave this to regulation; it is the formula that many of these prescribe. Returns Fraction.
        """
        scores = len(self.others) + 1
        return ((self.worth + 1) * Fraction(tables, scores) - 1) / (self.method.most * (tables - 1))


def field(method, side, scores):
    """Every one of ``scores`` beside all the others; one that is None, or no Score, has nothing to compare.

    Returns tuple of Compared, None in the place of what is no Score.
    """
    real = [place for place, score in enumerate(scores) if type(score) is Score]
    return tuple(Compared(method, side, score, tuple(scores[other] for other in real if other != place)) if place in real else None
                 for place, score in enumerate(scores))
