"""Law 90: procedural penalties. Whether, and how much, is for the Director and for regulation; here they are taken off."""
from fractions import Fraction
from typing import NamedTuple

from ..terms import Side, value


@value
class Penalty(NamedTuple):
    """``amount`` in ``unit`` (that of the score) off the score of ``side``; nobody else gains by it (90)."""

    side: Side
    amount: Fraction
    unit: str
    why: str = ""


def after(worth, unit, side, penalties):
    """What ``side`` keeps of ``worth``, in ``unit``, after those of ``penalties`` that are its own.

    Returns Fraction. Raises ValueError for a penalty in another unit, or of nothing.
    """
    for penalty in penalties:
        if penalty.unit != unit:
            raise ValueError(f"the score is in {unit}s, the penalty in {penalty.unit}s; give it in {unit}s")
        if penalty.amount <= 0:
            raise ValueError(f"a penalty takes something off; it is more than 0, not {penalty.amount}")
    return worth - sum(penalty.amount for penalty in penalties if penalty.side == side)
