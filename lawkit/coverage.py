"""How much of the Laws is accounted for, computed and tested; and LAWS.md, the index of every provision.

``python -m lawkit.coverage LAWS.md`` writes the index of a checkout.
"""
from typing import NamedTuple

from . import check, code, provision, seeds

RULED = ("computed", "judgement")
OTHER_LAWS = "general", "law12", "law77", "law78"


class Line(NamedTuple):
    """What is known of one provision: whether code ``built`` it, and the ids of the cases that ``test`` it."""

    provision: provision.Provision
    built: bool
    tests: tuple[str, ...]

    @property
    def leaned_on(self):
        """bool: whether it belongs to one of the other Laws, which are known to all and not this inventory's own."""
        return provision.ids()[self.provision.id] in OTHER_LAWS

    @property
    def accounted(self):
        """bool: whether it is told, judged by status, and has a reason where it is left out."""
        one = self.provision
        return bool(one.gist and one.status in provision.STATUSES and (one.why or one.status != "out of scope"))

    @property
    def ruled(self):
        """bool: whether there is something in it to compute or to ask."""
        return self.provision.status in RULED


def lines(outcomes=None):
    """A Line for every provision, in the order of the inventory. Returns list[Line].

    A case tests a provision when it passes, claims the provision, and a ruling in it cites the provision. ``outcomes``
    (of `check.run`) default to those of all the seeds' cases.
    """
    tests = {}
    for outcome in map(check.run, seeds.cases()) if outcomes is None else outcomes:
        if outcome.passed:
            for id in tested(outcome):
                tests.setdefault(id, []).append(outcome.case.id)
    return [Line(each, each.status in RULED and code.built(id), tuple(tests.get(id, ())))
            for id, each in provision.inventory().items()]


def tested(outcome):
    """The provisions that a case claims and its rulings cite. Returns set[str]."""
    claimed = *outcome.case.laws, *check.claims(outcome.case)
    return {part for id in claimed for part in provision.parts(id) if part in outcome.cited}


def counts(found):
    """The counts over ``found`` (list[Line]): provisions, accounted, computed, tested. Returns dict[str, int]."""
    return {
        "provisions": len(found),
        "accounted": sum(line.accounted for line in found),
        "computed": sum(line.built for line in found),
        "tested": sum(line.built and bool(line.tests) for line in found),
    }


def summary(found):
    """What ``lawkit coverage --json`` prints: counts, the ids that could be tested and are not, the counts by Law.

    The other Laws on which these lean are counted apart, under ``general_knowledge``. Returns dict.
    """
    ours = [line for line in found if not line.leaned_on]
    by_law = {}
    for line in ours:
        by_law.setdefault(provision.law_of(line.provision.id), []).append(line)
    return counts(ours) | {
        "untested": [line.provision.id for line in ours if line.ruled and not line.tests],
        "by_law": {law: counts(group) for law, group in by_law.items()},
        "general_knowledge": counts([line for line in found if line.leaned_on]),
    }


def report(found):
    """The same in words. Returns str."""
    total = summary(found)
    rows = [f"{law:>11}  {row(part)}" for law, part in total["by_law"].items()]
    rows = [f"{'Law':>11}  {'provisions':>10} {'accounted':>10} {'computed':>10} {'tested':>10}", *rows,
            f"{'all':>11}  {row(total)}", f"{'other Laws':>11}  {row(total['general_knowledge'])}"]
    if total["untested"]:
        waiting = [line.provision.id for line in found if line.built and not line.tests]
        rows.append(f"{len(total['untested'])} without a test; of these computed: " + ", ".join(waiting))
    return "\n".join(rows)


def row(counted):
    """Four counts in columns. Returns str."""
    return " ".join(f"{counted[name]:>10}" for name in ("provisions", "accounted", "computed", "tested"))
