"""Replay a case and compare what must hold with what lawkit computes."""
from typing import NamedTuple

from . import code, facts, provision, table_of
from .agreement import agrees
from .notation.cases import grammar
from .notation.errors import CaseError
from .notation.expected import Expect
from .terms import Impossible, NotComputed

ASKED_AS = {"not_applies": "applies", "lawful_includes": "lawful", "lawful_excludes": "lawful"}
IMPOSSIBLE, CRASHED = "event", "error"


class Failure(NamedTuple):
    """One expectation that does not hold: the case's ``id``, the ``line`` of its file, and what was ``got`` instead."""

    id: str
    line: int | None
    fact: str
    expected: object
    got: object


class Outcome(NamedTuple):
    """What came of one case. ``not_computed`` says which provision lawkit has no code for, None when it has all.

    ``cited`` are the provisions that the rulings named.
    """

    case: object
    failures: tuple[Failure, ...] = ()
    not_computed: str | None = None
    cited: frozenset = frozenset()

    @property
    def passed(self):
        """bool: whether everything was computed and everything holds."""
        return not self.failures and self.not_computed is None


def run(case):
    """Replay ``case`` and check every expectation on the way and at the end.

    Returns Outcome. An event that no table can see is a failure of the fact ``event``, an error of the code one of the
    fact ``error``.
    """
    missing = unbuilt(case)
    if missing:
        return Outcome(case, not_computed=missing)
    failures, line, item = [], case.line, None
    try:
        table = table_of(case)
        for line, item in case.events:
            if type(item) is Expect:
                failures += compare(case, table, item)
            else:
                table = table.apply(item)
        failures += compare(case, table, case.expect)
        return Outcome(case, tuple(failures), None, table.cited)
    except NotComputed as error:
        return Outcome(case, not_computed=str(error))
    except Impossible as error:
        broken = Failure(case.id, line, IMPOSSIBLE, said(case, item), str(error))
    except Exception as error:  # one case that goes wrong must not hide what came of the others
        broken = Failure(case.id, line, CRASHED, said(case, item), f"{type(error).__name__}: {error}")
    return Outcome(case, (*failures, broken))


def said(case, item):
    """An item of the ``events`` of ``case`` as text. Returns str."""
    return "a beginning" if item is None else "expect" if type(item) is Expect else grammar(case.rules).write(item)


def facts_of(case):
    """The module that answers for the game of ``case``."""
    if case.house is None:
        return facts
    from .games.spoilfive import facts as of_spoil_five
    return of_spoil_five


def replay(case):
    """The table after every event of ``case``.

    Returns Table. Raises CaseError that names the line of an event that no table can see, NotComputed.
    """
    table = table_of(case)
    for line, item in case.events:
        if type(item) is not Expect:
            try:
                table = table.apply(item)
            except Impossible as error:
                raise CaseError(str(error), line, case.id, case.path) from None
    return table


def unbuilt(case):
    """The first provision of which ``case`` speaks and for which lawkit has no code. Returns str, or None."""
    for id in claims(case):
        if ruled(id) and not code.built(id):
            return f"{id} is not computed yet"
    return None


def ruled(id):
    """Whether the inventory says that ``id``, or a part of it, is computed or judged. Returns bool."""
    return any(provision.inventory()[part].status in ("computed", "judgement") for part in provision.parts(id))


def claims(case):
    """The provision that ``case`` is first about, and every one that it expects to apply or be asked.

    Returns dict: id -> None, in order.
    """
    found = list(case.laws[:1])
    for expect in (*(item for _, item in case.events if type(item) is Expect), case.expect):
        for name, want, _ in expect.facts:
            found += want if name in ("applies", "judgements") else [want["id"]] if name in ("options", "may") else []
    return dict.fromkeys(found)


def compare(case, table, expect):
    """Every fact of ``expect`` that does not hold at ``table``. Returns list[Failure]."""
    found = []
    for name, want, line in expect.facts:
        got = facts_of(case).fact(table, ASKED_AS.get(name, name), want)
        if not agrees(name, want, got):
            found.append(Failure(case.id, line, name, want, got))
    return found


def summary(outcomes):
    """What ``lawkit check --json`` prints. Returns dict."""
    return {
        "cases": len(outcomes),
        "passed": sum(outcome.passed for outcome in outcomes),
        "failed": [{"id": f.id, "fact": f.fact, "expected": f.expected, "got": f.got}
                   for outcome in outcomes for f in outcome.failures],
        "not_computed": [outcome.case.id for outcome in outcomes if outcome.not_computed is not None],
    }


def report(outcomes):
    """The same in words, a line for each fact that fails; an event that no table can see is an error's to tell. Returns str."""
    rows = [f"{outcome.case.path}:{f.line}: {f.id}: {f.fact}: expected {f.expected}, got {f.got}"
            for outcome in outcomes for f in outcome.failures if f.fact != IMPOSSIBLE]
    rows += [f"{outcome.case.path}:{outcome.case.line}: {outcome.case.id}: not computed: {outcome.not_computed}"
             for outcome in outcomes if outcome.not_computed is not None]
    failed = sum(bool(outcome.failures) for outcome in outcomes)
    counts = summary(outcomes)
    rows.append(f"{counts['cases']} case{'s' * (len(outcomes) != 1)}: {counts['passed']} passed, {failed} failed, "
                f"{len(counts['not_computed'])} not computed")
    return "\n".join(rows)
