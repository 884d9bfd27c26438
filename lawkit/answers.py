"""What answers an open question: an election, a deed, a moment that has come, a finding."""
from .conduct import call_of, waits_for_a_call
from .events import Elected
from .ruling import Answered, Choice, Judgement, Moment, Settled
from .terms import Impossible

YES_NO = {"yes": True, "no": False}


# -- a player's choice

def is_due(table, question):
    """Whether ``question`` can be answered now: a call in turn waits while another's call is put right. Returns bool."""
    return not waits_for_a_call(question) or table.play is None and table.turn == question.by


def elected(choice, event):
    """The answer that ``event`` gives to ``choice`` by word, None when it gives none. Returns str or None."""
    if type(event) is not Elected or event.seat not in (choice.by, *choice.also):
        return None
    for option in choice.options:
        if not option.deed and option.answer == event.answer and event.id in (choice.id, option.id):
            return option.answer
    return None


def by_deed(choice, before, event):
    """The answer that ``event``, at the table ``before``, gives to ``choice`` by deed, None when it gives none."""
    return choice.conduct(before, event) if choice.conduct else None


def offered(table):
    """What may be elected now, in words. Returns str."""
    open_ = [r.question for r in table.rulings if type(r.question) is Choice and not r.question.call]
    said = [f"{q.by} {o.id} {o.answer}" for q in open_ for o in q.options if not o.deed]
    return "open to election are " + ", ".join(said) if said else "nothing is open to election"


# -- moments, and the Director's findings

def ready_answer(table, question):
    """What already answers ``question``: a moment that has come, or a finding made. Returns (Table, answer or None)."""
    if type(question) is Moment:
        return table, question.happens(table)
    if waits_for_a_call(question):
        return table, call_of(table, question.by, question)
    if type(question) is Judgement:
        for found in table.docket.found:
            if asks(question, found) and found.answer in YES_NO:
                left = tuple(f for f in table.docket.found if f is not found)
                return table.noting(found=left), YES_NO[found.answer]
    return table, None


def asks(question, found):
    """Whether ``found`` answers ``question``. Returns bool."""
    return type(question) is Judgement and question.id == found.id


def is_settled(rulings, found):
    """Whether the facts have settled what ``found`` says. Returns bool; raises Impossible when it denies them."""
    questions = [step.question for ruling in rulings for step in ruling.steps if type(step) is Answered]
    settled = [q for q in questions if type(q) is Settled and q.asks == found.id]
    if settled and YES_NO.get(found.answer) is not settled[-1].answer:
        other = settled[-1]
        raise Impossible(f"finds {found.id} {found.answer}, but {other.id} is settled the other way: {other.why}")
    return bool(settled)
