"""What a case expects: FACTS says how the value of each fact is written."""
import re
from typing import NamedTuple

from ..terms import CALLS_BY_NAME, CARDS_BY_NAME, value
from .errors import CaseError, nearest, one_of, plain, quoted
from .fields import SEAT_NAMES, SUIT_NAMES, act, card, election, provision_id, seat

SIDE_NAMES = ("NS", "EW")
CONTRACT = re.compile(r"[1-7](NT|[CDHS])X{0,2} by [NESW]\Z")


@value
class Fact(NamedTuple):
    """One expectation: the fact's name, the value wanted in case notation, the line of the file."""

    name: str
    want: object
    line: int | None = None


@value
class Expect(NamedTuple):
    """What must hold at one moment."""

    facts: tuple[Fact, ...]


# Readers: each takes a Node and returns the value in case notation, or raises CaseError.

def one(words, what):
    """A reader of one of ``words``."""
    return lambda node: node.read(one_of, words, what)


def checked(test):
    """A reader of a text that ``test`` accepts by not raising."""
    def reader(node):
        node.read(test)
        return node.value
    return reader


def number(low, high):
    """A reader of a whole number."""
    def reader(node):
        if not re.fullmatch(r"-?\d{1,5}", node.text()) or not low <= int(node.value) <= high:
            raise node.error(f"{quoted(node.value)} is not a whole number from {low} to {high}")
        return int(node.value)
    return reader


def list_of(reader):
    """A reader of a list without repeats."""
    def read_list(node):
        found = [reader(item) for item in node.items()]
        for place, item in enumerate(found):
            if item in found[:place]:
                raise node.items()[place].error(f"{quoted(str(item))} is named twice")
        return found
    return read_list


def each(key, reader):
    """A reader of a mapping whose keys ``key`` accepts and whose values ``reader`` reads."""
    def read_each(node):
        found = {}
        for name, child in node.mapping().items():
            try:
                key(name)
            except CaseError as error:
                raise error.within(child.line) from None
            found[name] = reader(child)
        return found
    return read_each


def record(required, **fields):
    """A reader of a mapping with fixed keys, of which those in ``required`` (one string) must be there."""
    def read_record(node):
        found = {}
        for name, child in node.mapping().items():
            if name not in fields:
                raise child.error(f"unknown key {quoted(name)}{nearest(name, fields)}")
            found[name] = fields[name](child)
        for name in required.split():
            if name not in found:
                raise node.error(f"key {name!r} is missing")
        return found
    return read_record


def none_or(reader):
    """A reader of the word ``none`` or of what ``reader`` reads."""
    return lambda node: "none" if node.value == "none" else reader(node)


def of_seat(test):
    """A test of texts such as ``E 1H``: a seat, and what ``test`` accepts."""
    def test_both(text):
        who, _, what = text.partition(" ")
        seat(who)
        test(what)
    return test_both


def call(text):
    """Test that ``text`` is a call."""
    if text not in CALLS_BY_NAME:
        raise CaseError(f"{quoted(text)} is not a call{nearest(text, CALLS_BY_NAME)}")


def suit_or_card(text):
    """Test that ``text`` is a suit or a card."""
    text in SUIT_NAMES or text in CARDS_BY_NAME or card(text)


def contract(node):
    """Read ``4SX by W``, ``passed out`` or null."""
    if node.bare and node.text() in ("null", "~", ""):
        return None
    if node.text() != "passed out" and not CONTRACT.match(node.value):
        raise node.error(f"{quoted(node.value)} is not a contract such as '4SX by W', 'passed out' or null")
    return node.value


def text(node):
    """Read any plain text."""
    return node.read(plain, "a text")


def flag(node):
    """Read true or false. Returns bool."""
    return node.read(one_of, ("true", "false"), "true or false") == "true"


def side(name):
    """Test that ``name`` is a side."""
    one_of(name, SIDE_NAMES, "a side")


SEAT = one(SEAT_NAMES, "a seat")
SUIT = one(SUIT_NAMES, "a suit")
SUITS = list_of(SUIT)
ID = checked(provision_id)
IDS = list_of(ID)
CARD = checked(card)
TRICKS = each(side, number(0, 13))
BY_SEAT_ACTS = each(seat, list_of(checked(act)))

FACTS = {
    "phase": one(("auction", "clarification", "play", "over"), "a phase"),
    "turn": SEAT,
    "contract": contract,
    "calls": lambda node: [checked(of_seat(call))(item) for item in node.items()],
    "cancelled": lambda node: [checked(of_seat(act))(item) for item in node.items()],
    "may_accept": list_of(SEAT),
    "options": record("by id answers", by=SEAT, id=ID, answers=list_of(checked(election))),
    "must_pass": each(seat, one(("next", "always"), "next or always")),
    "lawful": BY_SEAT_ACTS,
    "lawful_includes": BY_SEAT_ACTS,
    "lawful_excludes": BY_SEAT_ACTS,
    "may_change": each(seat, flag),
    "lead_restriction": none_or(record("who", may_forbid=SUITS, forbid=SUITS, require=SUITS, who=SEAT,
                                       **{"for": one(("retained lead", "one lead"), "how long it lasts")})),
    "penalty_cards": each(seat, each(card, one(("major", "minor"), "a kind of penalty card"))),
    "face_up": each(seat, list_of(CARD)),
    "authorized": each(of_seat(act), each(side, flag)),
    "revoke": none_or(record("by", by=SEAT, trick=number(1, 13), established=flag)),
    "transfer": number(0, 2),
    "tricks": TRICKS,
    "claim": TRICKS,
    "score": each(side, number(-99999, 99999)),
    "applies": IDS,
    "not_applies": IDS,
    "judgements": IDS,
    "asks": list_of(text),
    "determined": flag,
    "doubt": flag,
}


def read(node, known=FACTS):
    """Read the facts of one ``expect``, of those ``known``. Returns Expect; raises CaseError that names the nearest right word."""
    facts = []
    for name, child in node.mapping().items():
        if name not in known:
            raise child.error(f"unknown fact {quoted(name)}{nearest(name, known)}")
        try:
            facts.append(Fact(name, known[name](child), child.line))
        except CaseError as error:
            error.problem = f"{name}: {error.problem}"
            raise error.within(child.line) from None
    if not facts:
        raise node.error("expect names no fact")
    return contradictions(Expect(tuple(facts)), node)


def contradictions(expect, node):
    """``expect`` itself, unless it contradicts itself."""
    want = {fact.name: fact.want for fact in expect.facts}
    both = set(want.get("applies", ())) & set(want.get("not_applies", ()))
    if both:
        raise node.error(f"{min(both)} stands in applies and in not_applies")
    for name in ("tricks", "claim"):
        if sum(want.get(name, {}).values()) > 13:
            raise node.error(f"{name}: more than thirteen tricks")
    return expect
