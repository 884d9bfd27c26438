"""What people say when something has happened, and the questions that lead to the deal that answers it."""
import re
import tomllib
from contextlib import contextmanager
from typing import NamedTuple

from .. import provision
from ..terms import value
from .errors import CaseError, nearest, plain, quoted

WORDS = "group", "title"
MOST_QUESTIONS, MOST_ANSWERS = 3, 4
NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
GOAL = re.compile(r"([\w-]+): (.+)")
LAW = re.compile(r"([1-9]\d?)(?:[A-Z]\d?)?(?:\([a-z]+\))*")
READ = "read"
LAST_LAW = 93
WEIGHTS = "weights"


@value
class Goal(NamedTuple):
    """Where the questions end: a live deal of the seeds, and the provisions that its worked ruling gives as the answer."""

    deal: str
    laws: tuple[str, ...]


@value
class Elsewhere(NamedTuple):
    """Where the questions end without a deal: the provisions to read, in a chapter of the book or where it has none."""

    laws: tuple[str, ...]


@value
class Question(NamedTuple):
    """What a director sees or asks. ``answers``: pairs of an answer and the Question, Goal or Elsewhere that it leads to."""

    asks: str
    answers: tuple


@value
class Situation(NamedTuple):
    """What has happened: ``phrases`` are the ways in which people say it, ``first`` the first Question, or where none is asked the Goal or Elsewhere."""

    id: str
    group: str
    title: str
    phrases: tuple[str, ...]
    first: object


def load(path):
    """Read a file of situations. Returns tuple[Situation, ...]; raises CaseError that names file, situation and question."""
    with naming(path):
        read = tuple(situation(id, table) for id, table in tables(path).items() if id != WEIGHTS)
        unlike(read)
    return read


def weights(path):
    """What a word counts in a search, where that is not 1. Returns dict: word in small letters -> float; raises CaseError."""
    with naming(path):
        found = tables(path).get(WEIGHTS, {})
        if not isinstance(found, dict):
            raise CaseError("weights are a table of numbers, each with its words", case=WEIGHTS)
        return {word: weight(number) for number, said in found.items() for word in words(said, "a list of words").split()}


def tables(path):
    with open(path, "rb") as file:
        return tomllib.load(file)


@contextmanager
def naming(path):
    """Whatever is wrong meanwhile is a CaseError that names the file."""
    try:
        yield
    except CaseError as error:
        raise error.within(path=str(path)) from None
    except ValueError as error:  # not TOML, or not UTF-8
        raise CaseError(str(error), path=str(path)) from None


def weight(text):
    """A weight from its text. Returns float; raises CaseError."""
    if not re.fullmatch(r"0(\.\d+)?", text):
        raise CaseError(f"{quoted(text)} is no weight: a number from 0 to 1", case=WEIGHTS)
    return float(text)


def situation(id, table):
    """One situation from its table. Returns Situation; raises CaseError."""
    try:
        if not isinstance(table, dict) or not NAME.fullmatch(id):
            raise CaseError("a situation is a table whose name has small letters, digits and hyphens")
        asked = {key: part for key, part in table.items() if isinstance(part, dict)}
        known = *WORDS, "phrases", "leads"
        for key in table.keys() - asked.keys():
            if key not in known:
                raise CaseError(f"unknown key {quoted(key)}{nearest(key, known)}")
        group, title = (words(table.get(key, ""), key) for key in WORDS)
        return Situation(id, group, title, phrases(table.get("phrases")), first(asked, table.get("leads")))
    except CaseError as error:
        raise error.within(case=id) from None


def phrases(found):
    if not isinstance(found, list) or not found:
        raise CaseError("phrases is a list of what people say")
    return tuple(words(each, "a phrase") for each in found)


def words(found, what):
    if not isinstance(found, str):
        raise CaseError(f"{what} is text, not {quoted(str(found))}")
    return plain(found, what)


def first(asked, leads):
    """The first of the questions, or where the situation leads without one. Returns Question, Goal or Elsewhere; raises CaseError."""
    if bool(asked) == (leads is not None):
        raise CaseError("a situation has either questions or the key 'leads'")
    if not asked:
        return goal(leads)
    reached = set()
    found = question(next(iter(asked)), asked, (), reached)
    for lost in asked.keys() - reached:
        raise CaseError(f"no answer leads to the question {quoted(lost)}")
    return found


def question(asks, asked, before, reached):
    """The question of these words, after those ``before`` it; ``reached`` takes in which were met. Returns Question."""
    answers = asked[asks]
    if not plain(asks, "a question").endswith("?"):
        raise CaseError(f"{quoted(asks)} is no question: it ends without a question mark")
    if not 2 <= len(answers) <= MOST_ANSWERS:
        raise CaseError(f"{quoted(asks)} has {len(answers)} answers: from two to {MOST_ANSWERS}, please")
    if asks in before:
        raise CaseError(f"{quoted(asks)} leads back to itself")
    if len(before) == MOST_QUESTIONS:
        raise CaseError(f"{quoted(asks)} is one question too many: at most {MOST_QUESTIONS}")
    reached.add(asks)
    return Question(asks, tuple((plain(answer, "an answer"), next_of(leads, asked, (*before, asks), reached))
                                for answer, leads in answers.items()))


def next_of(leads, asked, before, reached):
    """The question or the goal that an answer leads to. Returns Question, Goal or Elsewhere; raises CaseError."""
    if words(leads, "what an answer leads to") in asked:
        return question(leads, asked, before, reached)
    if leads.endswith("?"):
        raise CaseError(f"no question {quoted(leads)}{nearest(leads, asked)}")
    return goal(leads)


def goal(text):
    """A goal from ``deal: provision, provision`` or ``read: provision``. Returns Goal or Elsewhere; raises CaseError."""
    match = GOAL.fullmatch(words(text, "what an answer leads to"))
    if not match:
        raise CaseError(f"{quoted(text)} is not 'deal: provisions', such as 'law27-too-low: 27B1(a)'")
    laws = tuple(match[2].split(", "))
    for law in laws:
        if not provision.known(law) and not (match[1] == READ and unread(law)):
            raise CaseError(f"no provision {quoted(law)}{nearest(law, provision.ids())}")
    return Elsewhere(laws) if match[1] == READ else Goal(match[1], laws)


def unread(law):
    """Whether ``law`` is of a Law that the inventory does not hold whole."""
    number = LAW.fullmatch(law)
    return bool(number) and int(number[1]) <= LAST_LAW and f"law{number[1]}" not in provision.ids().values()


def unlike(situations):
    """Raise CaseError where two situations share a phrase or a title."""
    met = {}
    for one in situations:
        for said in (*one.phrases, one.title):
            other = met.setdefault(said.casefold(), one)
            if other is not one or one.phrases.count(said) > 1:
                raise CaseError(f"{quoted(said)} stands twice, first in {other.id}", case=one.id)


def paths(part, before=()):
    """Every way from a Question, or none, to its end. Yields (tuple of pairs of question and answer, Goal or Elsewhere)."""
    if type(part) is not Question:
        yield before, part
        return
    for answer, leads in part.answers:
        yield from paths(leads, (*before, (part.asks, answer)))
