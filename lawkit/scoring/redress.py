"""Law 12: damage (12B1), damage that a side did to itself (12C1(e)), and one score for a match from two (12C4)."""
from fractions import Fraction
from typing import NamedTuple

from ..terms import value


@value
class Damage(NamedTuple):
    """What the innocent side got, ``table``, and could have ``expected`` without the infraction, in the same unit (12B1)."""

    table: Fraction
    expected: Fraction

    @property
    def amount(self):
        """Fraction: how much it fell short; 0 where it did not."""
        return max(self.expected - self.table, Fraction(0))


@value
class SelfInflicted(NamedTuple):
    """Damage of which the innocent side did a part to itself, by a grave error or a gamble (12C1(e)), all in one unit.

    ``table``: what it got; ``normal``: what it would have got after the infraction without the error; ``expected``: what
    it could have expected without the infraction, which is what the offending side's score is set by (12C1(e)(i)).
    """

    table: Fraction
    normal: Fraction
    expected: Fraction

    @property
    def own_part(self):
        """Fraction: what the error cost; no relief is given for it (12C1(e)(ii))."""
        return self.normal - self.table

    @property
    def relief(self):
        """Fraction: what the infraction cost; 0 where the error alone did the damage."""
        return max(self.expected - self.normal, Fraction(0))

    @property
    def worth(self):
        """Fraction: what the innocent side is given (12C1(e)(ii))."""
        return self.table + self.relief


def self_inflicted(table, normal, expected):
    """The three as SelfInflicted. Raises ValueError where the error has cost nothing."""
    if normal <= table:
        raise ValueError(f"the error cost nothing: {normal} without it, {table} with it; 12C1(e) does not apply")
    return SelfInflicted(Fraction(table), Fraction(normal), Fraction(expected))


def knockout(ns, ew):
    """IMPs of North–South in a knockout match where the sides' own scores, ``ns`` and ``ew``, do not balance
    (12C1(f), 12C4).

    Returns Fraction: the average of what each side's score gives; East–West have the opposite.
    """
    return (Fraction(ns) - Fraction(ew)) / 2
