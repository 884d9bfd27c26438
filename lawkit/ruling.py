"""Rulings as conversations: what a Law's proceeding yields, and what follows from running it.

A proceeding is a generator over a `Case`. It yields questions (`Choice`, `Judgement`, `Moment`) and what needs no
asking (`Settled`, `OpenPoint`), and gets the answer back; and it yields what follows (`Effect`) and what it took for
granted (`Assumed`). Running it on a tuple of answers gives a `Ruling`; nothing else is kept, so undo, replay, trees and
graphs need no second copy of a Law.
"""
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from .terms import NotComputed, Seat, value

ACCEPT, DECLINE, NEITHER = "accept", "decline", "neither"
PROCEEDINGS = {}


@value
class Option(NamedTuple):
    """One answer to a question, in the case notation, and the provision that grants it (empty for an answer that
    decides nothing yet); ``deed``: by deeds alone.
    """

    answer: Any
    id: str
    deed: bool = False


@value
class Choice(NamedTuple):
    """A player elects. ``id`` offers the choice to ``by``; ``also`` are other seats who may speak first.

    ``options`` are the answers that the Laws offer. ``conduct`` (table before, event) answers by deed: it returns an
    answer or None. With ``call`` the answer is a call, a `Called`: where
    there is no ``conduct``, the player's next one that stands. ``about`` is the act in question,
    None where it is that of the case.
    """

    id: str
    by: Seat
    options: tuple[Option, ...]
    conduct: Callable | None = None
    call: bool = False
    also: tuple[Seat, ...] = ()
    about: Any = None


@value
class Judgement(NamedTuple):
    """The Director finds, yes or no, what the provision leaves to judgement ``about`` some acts; ``evidence`` helps."""

    id: str
    about: tuple = ()
    evidence: tuple = ()


@value
class Moment(NamedTuple):
    """The ruling waits for what the table does next. ``happens`` (table) returns one of the options' answers or None;
    with ``later`` only events after the question was put can answer it.
    """

    id: str
    options: tuple[Option, ...]
    happens: Callable
    later: bool = False


@value
class OpenPoint(NamedTuple):
    """The Law leaves a point open. A regulation ``setting`` ends the doubt; else the first of ``readings`` is used.

    ``usual``: published practice takes the first reading, so the ruling names the setting and is not in doubt.
    """

    point: str
    id: str
    setting: str
    readings: tuple[str, ...]
    usual: bool = False


@value
class Settled(NamedTuple):
    """A question of judgement, ``asks``, that the facts answer: ``answer``, by provision ``id``, as ``why`` says."""

    asks: str
    id: str
    answer: bool
    why: str


@value
class Effect(NamedTuple):
    """What follows, by which provision; ``what`` is a value of `lawkit.effects`."""

    id: str
    what: Any


@value
class Assumed(NamedTuple):
    """Nothing was said about ``act``, and that it is natural has helped to decide about provision ``id``."""

    id: str
    act: Any


@value
class Answered(NamedTuple):
    """A question with the answer it got."""

    question: Any
    answer: Any


@value
class Ruling(NamedTuple):
    """The conversation so far: ``steps`` (`Answered`, `Effect`, `Assumed`), and the open ``question``, None at its end.

    ``law`` names the proceeding, ``case`` what it is about, ``answers`` what it was run on.
    """

    law: str
    case: Any
    answers: tuple
    steps: tuple
    question: Any

    @property
    def edition(self):
        """str: the rule set under which it was given."""
        return self.case.edition

    def __repr__(self):
        waits = f", waits for {self.question.id}" if self.question else ""
        return f"<Ruling under {self.law}, {self.edition}: {', '.join(sorted(self.cites)) or 'nothing yet'}{waits}>"

    @property
    def cites(self):
        """frozenset[str]: the provisions that the ruling names, each ``#n`` also as the number it belongs to."""
        said = [id for step in self.steps + ((self.question,) if self.question else ()) for id in cited(step)]
        broken = self.case.breaches + self.case.grounds if self.answers else ()
        return frozenset(plain for id in (*said, *broken) for plain in (id, id.split("#")[0]))

    @property
    def effects(self):
        """tuple[Effect, ...]: what has followed so far."""
        return tuple(step for step in self.steps if type(step) is Effect)

    @property
    def judgements(self):
        """tuple[str, ...]: provisions whose question the Director was or is asked."""
        asked = [s.question for s in self.steps if type(s) is Answered] + [self.question]
        return tuple(q.id for q in asked if type(q) is Judgement)

    @property
    def open_points(self):
        """tuple[OpenPoint, ...]: points that the Law leaves open, settled or not."""
        return tuple(s.question for s in self.steps if type(s) is Answered and type(s.question) is OpenPoint)

    @property
    def doubts(self):
        """tuple[OpenPoint, ...]: points that the Law leaves open and no regulation has settled."""
        return tuple(p for p in self.open_points if not p.usual and not self.case.regulation(p.setting))


def cited(step):
    """The provisions that one step of a ruling, or its open question, names. Returns tuple[str, ...]."""
    kind = type(step)
    if kind is Effect or kind is Judgement:
        return (step.id,)
    if kind is not Answered:
        return ()
    question = step.question
    if type(question) is Choice or type(question) is Moment:
        chosen = [o.id for o in question.options if o.answer == step.answer]
        granted = tuple(id for id in chosen if id)
        return granted if type(question) is Moment or chosen and not granted else (question.id, *granted)
    if type(question) is Judgement and not step.answer:
        return ()
    return (question.id,)


class LawGap(LookupError):
    """No provision of a family applies to the facts."""


class LawConflict(LookupError):
    """More than one provision of a family applies to the facts."""


class Condition(NamedTuple):
    """When a provision applies: where ``applies`` (facts) holds and no exception among ``unless`` does."""

    applies: Callable
    unless: tuple[str, ...]


CONDITIONS = {}


def provision(id, unless=()):
    """Register the decorated test of facts as the condition of provision ``id``; it yields to those in ``unless``."""
    def register(test):
        CONDITIONS[id] = Condition(test, tuple(unless))
        return test
    return register


def applying(id, facts):
    """Whether provision ``id`` applies to ``facts`` and none of its exceptions does. Returns bool."""
    condition = CONDITIONS[id]
    return condition.applies(facts) and not any(applying(other, facts) for other in condition.unless)


def which(ids, facts):
    """The one provision among ``ids`` that applies to ``facts``. Returns str; raises LawGap or LawConflict."""
    found = [id for id in ids if applying(id, facts)]
    if len(found) == 1:
        return found[0]
    raise (LawConflict if found else LawGap)(f"{' and '.join(found) or 'none of ' + ', '.join(ids)}: {facts}")


def proceeding(*keys):
    """Register the decorated generator function as the proceeding of each Law or provision in ``keys``."""
    def register(generator):
        for key in keys:
            PROCEEDINGS[key] = generator
        return generator
    return register


def under(key, case, *more):
    """The proceeding of another Law, to hand over to with ``yield from``. Raises NotComputed where there is none."""
    if key not in PROCEEDINGS:
        raise NotComputed(key)
    return PROCEEDINGS[key](case, *more)


def rule(law, case, answers=()):
    """Run the proceeding of ``law`` on ``case`` with ``answers``, as far as they go. Returns Ruling."""
    steps = []
    question = converse(under(law, case), case, iter(answers), steps)
    return Ruling(law, case, tuple(answers), tuple(steps), question)


def converse(conversation, case, given, steps):
    """Add what a proceeding says to ``steps`` until it ends or the answers in ``given`` are spent.

    Returns the question that is then open, or None.
    """
    reply = None
    try:
        while True:
            item = conversation.send(reply)
            if type(item) in (Effect, Assumed):
                reply = None
                steps.append(item)
                continue
            reply = unasked(item, case)
            reply = next(given, None) if reply is None else reply
            if reply is None:
                return item
            steps.append(Answered(item, reply))
    except StopIteration:
        return None


def unasked(item, case):
    """The answer to what nobody needs to be asked: a regulation's or the first reading, or what the facts settle.

    Returns str or bool, or None for a question.
    """
    if type(item) is OpenPoint:
        return case.regulation(item.setting) or item.readings[0]
    return item.answer if type(item) is Settled else None


def answers_to(question):
    """Every answer that the Laws provide for ``question``. Returns tuple."""
    return (True, False) if type(question) is Judgement else tuple(o.answer for o in question.options)


def tree(law, case):
    """Every complete ruling of ``law`` on ``case``, in the order of the questions. Yields Ruling."""
    waiting = [()]
    while waiting:
        ruling = rule(law, case, waiting.pop())
        if ruling.question is None:
            yield ruling
        else:
            waiting += [ruling.answers + (a,) for a in reversed(answers_to(ruling.question))]


def why(ruling, id):
    """The step of ``ruling`` that names provision ``id``, with the answers that led to it.

    Returns tuple of steps, empty when the ruling does not name it.
    """
    for place, step in enumerate(ruling.steps):
        if id in cited(step):
            return tuple(s for s in ruling.steps[:place] if type(s) is Answered) + (step,)
    return ()


def why_not(ruling, id):
    """Where ``ruling`` turned away from provision ``id``: the last question of which another answer leads to it.

    Returns tuple (Answered, other answer), or None when no answer of this conversation leads there.
    """
    if id in ruling.cites:
        return None
    for turn in range(len(ruling.answers) - 1, -1, -1):
        asked = rule(ruling.law, ruling.case, ruling.answers[:turn]).question
        for other in other_answers(asked, ruling.answers[turn]):
            if leads_to(ruling, turn, other, id):
                return Answered(asked, ruling.answers[turn]), other
    return None


def other_answers(question, given):
    """Every answer but ``given``; the same call with another meaning is no other answer. Returns list."""
    call = getattr(given, "call", None)
    return [other for other in answers_to(question) if other != given and (call is None or other.call != call)]


def leads_to(ruling, turn, other, id):
    """Whether answering question ``turn`` with ``other`` instead names ``id``, with one finding more at most.

    Returns bool.
    """
    return id in named_after(ruling.law, ruling.case, ruling.answers[:turn] + (other,))


@lru_cache(maxsize=2048)
def named_after(law, case, answers, findings=1):
    """What a ruling names after ``answers``, and after either finding if one is asked for next and ``findings`` is not 0.

    Returns frozenset[str], empty where it is not computed.
    """
    try:
        ruling = rule(law, case, answers)
    except NotComputed:
        return frozenset()
    if not findings or type(ruling.question) is not Judgement:
        return ruling.cites
    return ruling.cites.union(*(named_after(law, case, answers + (found,), findings - 1) for found in (True, False)))
