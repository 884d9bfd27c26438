"""Every way in which a ruling can go, as an indented text."""
from .. import provision, seeds, table_of
from ..check import unbuilt
from ..events import Called
from ..notation.expected import Expect
from ..ruling import Judgement, Moment, answers_to, rule, tree
from ..terms import REDOUBLE, Impossible, NotComputed
from . import names, speech, words


def text(law, id=None):
    """The tree of the ruling under ``law``, from the seeds' case ``id`` or the first in which it was given.

    Returns str. Raises ValueError for an unknown Law or case, or when no such ruling was given there.
    """
    case, ruling = example(law, id)
    rows = [f"{case.title} (case {case.id})", f"Law {ruling.law}, rule set {ruling.case.edition}: {count(ruling)}", ""]
    return "\n".join(rows + branch(ruling, 0))


def count(ruling):
    """How many ways the ruling can go. Returns str."""
    try:
        ways = sum(1 for _ in tree(ruling.law, ruling.case))
    except NotComputed as missing:
        return str(missing)
    return "one way" if ways == 1 else f"{ways} ways"


# -- the case that is shown

def example(law, id=None):
    """A case of the seeds in which a ruling under ``law``, or one that may lead there, was opened.

    Returns (Case, Ruling), the ruling before its first answer.
    """
    if not provision.known(law):
        close = provision.nearest(law)
        raise ValueError(f"no provision {law!r}" + (f"; nearest: {close}" if close else ""))
    found = [case for case in seeds.cases() if id in (None, case.id) and not unbuilt(case)]
    found.sort(key=lambda case: provision.law_of(case.laws[0]) != provision.law_of(law))
    for test in (is_named, is_under, leads_to):
        for case in found:
            ruling = next((ruling for ruling in opened(case) if test(ruling, law)), None)
            if ruling:
                return case, rule(ruling.law, ruling.case)
    raise ValueError(f"no ruling under {law} in " + (f"case {id!r} of the seeds" if id else "any case of the seeds"))


def opened(case):
    """The rulings that were opened in ``case``. Returns tuple[Ruling, ...]."""
    try:
        table = table_of(case)
        for event in (event for _, event in case.events if type(event) is not Expect):
            table = table.apply(event)
    except (NotComputed, Impossible):
        return ()
    return table.rulings


def is_named(ruling, law):
    """Whether ``law`` names the ruling itself. Returns bool."""
    return ruling.law == law


def is_under(ruling, law):
    """Whether the ruling is that of ``law``. Returns bool."""
    return provision.law_of(ruling.law) == law


def leads_to(ruling, law):
    """Whether the ruling named ``law`` or a part of it. Returns bool."""
    return any(law in (id, provision.law_of(id)) for id in ruling.cites)


# -- the tree

def branch(ruling, after):
    """What the ruling says from step ``after`` on, and the branches of its next question. Returns list[str]."""
    rows = [f"{step['text']}  {step['id']}" for step in speech.steps_of(ruling)[after:]]
    question = ruling.question
    if question is None:
        return rows
    if type(question) is Moment:
        rows.append(f"What happens next decides.  {question.id}")
    for label, below in branches(ruling):
        rows += [f"- {label}", *("    " + row for row in below)]
    return rows


def branches(ruling):
    """The answers to the open question, calls with equal consequences in one group. Returns list of (label, rows)."""
    groups = {}
    for answer in answers_to(ruling.question):
        below = follow(ruling, answer)
        alike = tuple(anonymous(row, answer) for row in below) if is_call(answer) else (answer,)
        groups.setdefault(alike, []).append((answer, below))
    return [(label(ruling, [answer for answer, _ in same]), same[0][1] if len(same) == 1 else list(alike))
            for alike, same in groups.items()]


def anonymous(row, answer):
    """A row without the name of the new call, so that calls with equal consequences read alike. Returns str."""
    call = names.call(answer)
    return row.replace(f"’s {call}", "’s new call").replace(names.the(answer), "the new call").replace(call, "the new call")


def follow(ruling, answer):
    """What follows one answer. Returns list[str]."""
    try:
        return branch(rule(ruling.law, ruling.case, ruling.answers + (answer,)), said_by(ruling))
    except NotComputed as missing:
        return [f"{missing}."]


def said_by(ruling):
    """How many steps have been told when the open question has its answer. Returns int."""
    return len(speech.steps_of(ruling)) + (type(ruling.question) is Moment)


def label(ruling, answers):
    """Answers that lead to the same, as one text. Returns str."""
    question, first = ruling.question, answers[0]
    if is_call(first):
        return runs([answer.call for answer in answers])
    if type(question) is Judgement:
        return speech.finding_labels(question)[0 if first else 1]
    if type(question) is Moment:
        return speech.moment_step(question, first, ruling.law)["text"]
    told = speech.label(first, question.id)
    return told[0].upper() + told[1:]


def is_call(answer):
    """Whether an answer is the next call. Returns bool."""
    return type(answer) is Called


def runs(calls):
    """Calls, three or more bids that follow each other told by the first and the last. Returns str."""
    groups = []
    for call in calls:
        if groups and call == groups[-1][-1] + 1 and call > REDOUBLE + 1:
            groups[-1].append(call)
        else:
            groups.append([call])
    return ", ".join(run_of([words.call(str(call)) for call in group]) for group in groups)


def run_of(names):
    """One run of calls. Returns str."""
    return f"{names[0]} to {names[-1]}" if len(names) > 2 else ", ".join(names)
