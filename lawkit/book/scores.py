"""Scores on a page: what a result is worth, the sheet of a board, adjusted scores; each with its arithmetic.

``how`` is everywhere that of `lawkit.notation.results.asked`: ``vul``, ``beside``, ``by`` and ``side``.
"""
from fractions import Fraction

from .. import provision
from ..notation import results
from ..scoring.artificial import Artificial
from ..scoring.methods import IMPS, MATCHPOINTS, Compared, field
from ..scoring.penalties import Penalty
from ..scoring.redress import Damage, self_inflicted
from ..show import arithmetic
from ..show import sheet as sheets
from ..terms import SIDES
from .shown import Shown


def worth(text, **how):
    """What ``text`` is worth: a result such as ``4HX by S -1``, a weighted or an artificial score.

    Returns Shown; raises CaseError for what cannot be read.
    """
    return Shown(*sheets.steps(arithmetic.of(*results.asked(text, **how))))


def pair(one, other, about, **how):
    """`worth` of two texts side by side, of which one names provision ``about``.

    Returns Shown; raises ValueError when both or neither do.
    """
    provision.provision(about)
    sums = [arithmetic.of(*results.asked(text, **how)) for text in (one, other)]
    named = [about in {id for _, id in each.rows} for each in sums]
    if named[0] == named[1]:
        raise ValueError(f"{one} and {other} {'both' if named[0] else 'both do not'} name {about}: that is no twin")
    return Shown(*sheets.twin(sums, named, about))


def sheet(*lines, vul="None"):
    """The score sheet of a board in matchpoints, each of ``lines`` a table: a result, or ``NS: … / EW: …``.

    Returns Shown; raises CaseError.
    """
    entries = [results.entry(line, results.vulnerability(vul)) for line in lines]
    return Shown(*sheets.matchpoints(entries, [field(MATCHPOINTS, side, [entry[side] for entry in entries]) for side in SIDES]))


def every_result(contract, vul="None"):
    """All that a contract such as ``4S by S`` can score, doubled or not. Returns Shown; raises CaseError."""
    made = results.result(f"{contract} =", results.vulnerability(vul))
    return Shown(*sheets.every_result(made.contract, made.vulnerable))


def damage(table, expected, **how):
    """Whether ``table`` is worse than what could be ``expected``; both as for `worth` (12B1). Returns Shown."""
    (got, unit), (due, _) = (amount(text, how) for text in (table, expected))
    return Shown(*sheets.steps(arithmetic.of_damage(Damage(got, due), unit)))


def own_error(table, normal, expected, **how):
    """The scores of both sides where the innocent one did a part of its damage to itself (12C1(e)).

    Returns Shown; raises ValueError where the error has cost nothing.
    """
    (got, unit), (had, _), (due, _) = (amount(text, how) for text in (table, normal, expected))
    return Shown(*sheets.steps(arithmetic.of_self_inflicted(self_inflicted(got, had, due), unit)))


def knockout(ns, ew, beside, vul="None"):
    """One score in IMPs from two that do not balance, beside one other table (12C4). Returns Shown; raises CaseError."""
    own = [amount(text, {"beside": [beside], "by": "imps", "vul": vul, "side": side})[0] for text, side in ((ns, "NS"), (ew, "EW"))]
    return Shown(*sheets.steps(arithmetic.of_knockout(*own)))


def penalty(text, off, why="", side="NS", **how):
    """What is left of the worth of ``text`` to ``side`` after a procedural penalty of ``off`` in the same unit (90).

    Returns Shown; raises CaseError or ValueError.
    """
    has, unit = amount(text, how | {"side": side})
    given = Penalty(results.side_named(side), Fraction(off), unit, why)
    return Shown(*sheets.steps(arithmetic.of_penalties(has, unit, given.side, [given])))


def amount(text, how):
    """What ``text`` is worth as one number: percent for an artificial score, points where nothing is compared.

    Returns (Fraction, str): the number and its unit.
    """
    found, method = results.asked(text, **how)
    if type(found) is Compared:
        return found.worth, method.unit
    if type(found) is Artificial:
        return (Fraction(found.imps), "IMP") if method == IMPS else (found.share * 100, "per cent")
    return Fraction(found.points(results.side_named(how.get("side", "NS")))), "point"
