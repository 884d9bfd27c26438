"""How a score was worked out, a line for each step and each line with its provision."""
from fractions import Fraction
from typing import NamedTuple

from ..scoring.artificial import DIRECTLY, IN_NO_WAY, PARTLY, Artificial
from ..scoring.methods import IMPS, MATCHPOINTS
from ..scoring.penalties import after
from ..scoring.redress import knockout as balanced
from ..scoring.results import Points, Result, percent
from . import words

FAULT = {DIRECTLY: "Directly at fault", PARTLY: "Partly at fault", IN_NO_WAY: "In no way at fault"}
TIMES = "\u00d7"


class Sum(NamedTuple):
    """``rows`` are pairs of a line and the provision that it rests on, "" where it rests on none; ``total`` says what comes out."""

    title: str
    rows: tuple[tuple[str, str], ...]
    total: str

    @property
    def lines(self):
        """list[str]: the whole as plain text."""
        return [self.title, *(f"{text}  {id}".rstrip() for text, id in self.rows), self.total]


# Numbers and results in words.

def number(amount):
    """A number as a reader sees it: exact where two decimals can say it, else a fraction with its value. Returns str."""
    amount = Fraction(amount)
    if (amount * 100).denominator == 1:
        return words.number(f"{float(amount):.2f}".rstrip("0").rstrip("."))
    return words.number(f"{amount} (about {float(amount):.2f})")


def signed(amount):
    """A number with its sign, 0 without: ``+420``. Returns str."""
    return "+" * (amount > 0) + number(amount)


def counted(amount, unit):
    """``1 matchpoint``, ``2 matchpoints``. Returns str."""
    return f"{number(amount)} {unit}{'' if abs(amount) == 1 else 's'}"


def result(had):
    """A result in words: ``4♥ doubled by South, 1 down``. Returns str."""
    if type(had) is Points:
        return f"{words.SIDES['NS']} {signed(had.ns)}"
    if had.contract is None:
        return "passed out"
    over = had.tricks - 6 - had.contract.level
    ended = "made" if over == 0 else f"{-over} down" if over < 0 else f"made with {counted(over, 'overtrick')}"
    return f"{words.contract(str(had.contract))}, {ended}"


def score(had):
    """A score in words, the outcomes of a weighted one with their weights. Returns str."""
    if not had.is_weighted:
        return result(had.outcomes[0].result)
    return "; ".join(f"{percent(outcome.weight)} of {result(outcome.result)}" for outcome in had.outcomes)


def of(found, method):
    """Whatever has been worked out: a Result, Points, an Artificial or a Compared. Returns Sum."""
    if type(found) is Points:
        return Sum(result(found), (), f"Score: {signed(found.ns)} to {words.SIDES['NS']}")
    if type(found) is Artificial:
        return of_award(found, method == IMPS)
    return of_result(found) if type(found) is Result else of_comparison(found)


# One contract (77).

def of_result(had):
    """The score of a Result, part by part. Returns Sum."""
    if had.contract is None:
        return Sum("Passed out", (("All four have passed: 0", had.parts[0].id),), "Score: 0 to both sides")
    state = "vulnerable" if had.vulnerable else "not vulnerable"
    side = had.contract.declarer.side
    points = had.points(side)
    return Sum(f"{result(had)}, {state}", tuple((part(each, had.contract.stake), each.id) for each in had.parts),
               f"Score: {abs(points)} to {words.SIDES[str(side if points > 0 else side.other)]}")


def part(each, stake):
    """One part of a score: ``4 odd tricks at 30: 120``. Returns str."""
    amount = abs(each.points)
    doubled = ("", ", doubled", ", redoubled")[stake] if each.id in ("77", "77#5", "77#6") else ""
    if "trick" not in each.what or each.what.startswith("first"):
        return f"{each.what[0].upper()}{each.what[1:]}{doubled}: {amount}"
    some = each.what if each.count == 1 else each.what.replace("trick", "tricks")
    return f"{each.count} {some} at {abs(each.each)}{doubled}: {amount}"


# Compared with others (78), weighted (12C1(c)).

def of_comparison(found):
    """What a Compared is worth, and why. Returns Sum."""
    side = words.SIDES[str(found.side)]
    rows = tuple(row for outcome in found.own.outcomes for row in outcome_rows(found, outcome))
    return Sum(f"{side}: {score(found.own)}", rows, total(found))


def outcome_rows(found, outcome):
    """The lines for one outcome, and for its weight where it has one. Yields pairs."""
    points = outcome.result.points(found.side)
    weights = found.own.is_weighted
    if weights:
        yield f"{result(outcome.result)}: {signed(points)}", "77"
    yield from (matchpoint_rows if found.method == MATCHPOINTS else difference_rows)(found, points)
    if weights:
        worth = found.of(outcome)
        yield f"{percent(outcome.weight)} {TIMES} {number(worth)} = {number(outcome.weight * worth)}", "12C1(c)"


def matchpoint_rows(found, points):
    """How many scores were beaten, and how many equalled. Yields pairs."""
    of = len(found.others)
    for verb, each in ("beats", 2), ("equals", 1):
        count = sum((other.weight for had in found.others for other in had.outcomes
                     if found.method.compare(points, other.result.points(found.side)) == each), Fraction(0))
        if count or each == 2:
            yield f"{signed(points)} {verb} {number(count)} of {counted(of, 'other score')}: {number(count)} {TIMES} {each} = {number(count * each)}", "78A"


def difference_rows(found, points):
    """The difference from every other score. Yields pairs."""
    for had in found.others:
        for other in had.outcomes:
            theirs = other.result.points(found.side)
            worth = found.method.compare(points, theirs)
            share = f"{percent(other.weight)}: " if had.is_weighted else ""
            points_apart = f"{signed(points - theirs)} points, " if found.method.unit != "point" else ""
            yield f"{share}{signed(points)} beside {signed(theirs)}: {points_apart}{signed_unit(worth, found.method.unit)}", found.method.id


def signed_unit(amount, unit):
    return f"{signed(amount)} {unit}{'' if abs(amount) == 1 else 's'}"


def total(found):
    """What comes out. Returns str."""
    if found.top is None:
        return f"Worth: {signed_unit(found.worth, found.method.unit)}"
    return f"Worth: {number(found.worth)} of {counted(found.top, found.method.unit)}, {percent_about(found.share)}"


def percent_about(share):
    """A share as a percentage of two decimals. Returns str."""
    about = "" if (share * 10000).denominator == 1 else "about "
    return about + f"{float(share * 100):.2f}".rstrip("0").rstrip(".") + "%"


# Artificial scores (12C2).

def of_award(award, imps=False):
    """An Artificial in matchpoints, or in IMPs. Returns Sum."""
    rows = [(f"{FAULT[award.fault]}: {award.name}", award.id)]
    if imps:
        return Sum(award.name.capitalize(), (*rows, (signed_unit(award.imps, "IMP"), "12C2(b)")), f"Worth: {signed_unit(award.imps, 'IMP')}")
    rows = [(f"{rows[0][0]}, {percent(award.fixed)}", award.id)]
    if award.session is not None:
        rows.append(session_row(award))
    return Sum(award.name.capitalize(), tuple(rows), f"Worth: {percent_about(award.share)} of the matchpoints")


def session_row(award):
    """What the other boards of the session change. Returns a pair."""
    other = f"{percent_about(award.session)} on the other boards of the session"
    if award.own_session_counts:
        return f"{other}: that counts instead", "12C2(c)"
    return f"{other}: {percent(award.fixed)} stays", award.id


# Damage and its parts (12B1, 12C1(e)), one score for both sides (12C4), penalties (90).

def of_damage(damage, unit):
    """Whether there is damage, in ``unit``. Returns Sum."""
    rows = ((f"Expected without the infraction: {counted(damage.expected, unit)}", "12B1"), (f"At the table: {counted(damage.table, unit)}", "12B1"))
    return Sum("Damage", rows, f"Damage: {counted(damage.amount, unit)}" if damage.amount else "No damage")


def of_self_inflicted(found, unit):
    """A SelfInflicted, for both sides. Returns Sum."""
    rows = ((f"Expected without the infraction: {counted(found.expected, unit)}; from this the offending side’s score is set", "12C1(e)(i)"),
            (f"After the infraction, without the error: {counted(found.normal, unit)}; the infraction cost {number(found.relief)}", "12C1(e)(ii)"),
            (f"At the table: {counted(found.table, unit)}; the error cost {number(found.own_part)}, which stays lost", "12C1(e)(ii)"))
    return Sum("Damage that the side did to itself", rows,
               f"The innocent side has {number(found.table)} + {number(found.relief)} = {counted(found.worth, unit)}")


def of_knockout(ns, ew):
    """Two scores in IMPs that do not balance, as one. Returns Sum."""
    rows = ((f"North–South’s own score: {signed_unit(ns, 'IMP')}", "12C1(f)"), (f"East–West’s own score: {signed_unit(ew, 'IMP')}", "12C1(f)"),
            (f"The average, for North–South: ({signed(ns)} {words.MINUS} {number(ew) if ew >= 0 else f'({number(ew)})'}) / 2", "12C4"))
    worth = balanced(ns, ew)
    return Sum("One score for the match", rows, f"North–South {signed_unit(worth, 'IMP')}, East–West {signed_unit(-worth, 'IMP')}")


def of_penalties(worth, unit, side, penalties):
    """What ``side`` keeps of ``worth``. Returns Sum."""
    own = [penalty for penalty in penalties if penalty.side == side]
    rows = ((f"Score: {counted(worth, unit)}", ""),
            *((f"Procedural penalty: {words.MINUS}{number(penalty.amount)}" + f" ({penalty.why})" * bool(penalty.why), "90") for penalty in own))
    return Sum(words.SIDES[str(side)], rows, f"Left: {counted(after(worth, unit, side, penalties), unit)}")
