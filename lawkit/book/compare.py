"""Two accounts side by side."""
import tomllib
from difflib import SequenceMatcher

from .. import seeds
from ..check import replay
from ..ruling import why
from ..show import speech, told


def marked(one, other):
    """What happened at both tables, each line with whether it differs; hands only where they differ.

    Returns two lists of (line, bool).
    """
    by = told.of(one)
    alike = by.hands(one) == by.hands(other)
    return differing(*(([] if alike else by.hands(table)) + by.scene(table) for table in (one, other)))


def differing(one, other):
    """The lines of both, each with whether it differs. Returns two lists of (line, bool)."""
    same = SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()
    mine = {block.a + n for block in same for n in range(block.size)}
    theirs = {block.b + n for block in same for n in range(block.size)}
    return ([(line, n not in mine) for n, line in enumerate(one)], [(line, n not in theirs) for n, line in enumerate(other)])


def sides(accounts, about, lines):
    """The sides of a twin: the title, the lines, whether ``about`` is named, why not, and what follows in this one alone.

    Returns list[dict].
    """
    follows = [follow(each.table) for each in accounts]
    return [{"title": each.title, "lines": rows, "named": about in each.table.cited, "because": because(each.table, about),
             "follows": [step for step in mine if step not in other]}
            for each, rows, mine, other in zip(accounts, lines, follows, reversed(follows))]


def beside(titles, tables):
    """The sides of two lines of play: the title, the lines, and what follows in this one alone. Returns list[dict]."""
    follows = [follow(table) for table in tables]
    return [{"title": title, "lines": rows, "follows": [step for step in mine if step not in other]}
            for title, rows, mine, other in zip(titles, marked(*tables), follows, reversed(follows))]


def follow(table):
    """What the rulings of ``table`` lay down, as steps of the view. Returns list[dict]."""
    return [step for step in told.of(table).steps(table) if step["kind"] == "effect" and step["hearer"] != speech.NOBODY]


def because(table, about):
    """Why no ruling of ``table`` names provision ``about``. Returns str, empty when one does or none can tell."""
    if about in table.cited:
        return ""
    return " ".join(dict.fromkeys(found["text"] for found in told.of(table).whynot(table, [about])))


def step_naming(table, id):
    """The step of a ruling that names ``id``, as the view tells it. Returns dict, or None."""
    for ruling in table.rulings:
        steps = why(ruling, id)
        if steps:
            return speech.made(steps[-1], ruling)
    return None


def differences():
    """What has changed since the classic fragment, as the seeds list it. Returns list[dict]: the ``point``, and the provisions
    on which its two cases turn, ``then`` and ``now`` (lists of ids), or ``why`` no case shows it.
    """
    rows = tomllib.loads((seeds.path() / "differences.toml").read_text("utf-8"))["difference"]
    return [row if "why" in row else row | {when: turns_on(row[when]) for when in ("then", "now")} for row in rows]


def turns_on(id):
    """The provisions that case ``id`` is about and its rulings name, or ask about. Returns list[str]."""
    case = seeds.case(id)
    table = replay(case)
    named = table.cited | {ruling.question.id for ruling in table.rulings if ruling.question}
    return [law for law in case.laws if law in named]
