"""The fields of a line: how each part looks, what it says about the event, and how it is written."""
import re
from typing import Callable, NamedTuple

from ..events import REST
from ..terms import CALL_NAMES, CALLS_BY_NAME, CARD_NAMES, CARDS_BY_NAME, Seat
from . import meanings
from .errors import CaseError, nearest, one_of, quoted

ANSWERS = ("accept", "decline", "require", "forbid", "neither", "highest", "lowest", "spread", "hand", "dummy")
SUIT_NAMES = ("S", "H", "D", "C")
SEAT_NAMES = ("N", "E", "S", "W")
ID = re.compile(r"(\d{1,2}([A-Z](\d{1,2}(\([a-z]\)(\([ivx]+\))?)?)?)?(#\d+|-fn)?|(CB|SF)-[a-z]+-\d+)\Z")

SEAT = "[NESW]"
QUESTION = "which call|whose lead|about auction|contract|who doubled"
HELP = "own card|opponents' card|notes|defender's hand"
PERIL = "wrong hand|irregularity"
CALL = "Pass|XX?|[1-9](?:NT|[CDHS])"
CARD = "[CDHS][2-9TJQKA]"
CARDS = f"{CARD}(?: {CARD})*"
BRACES = r"\{[^{}]*\}"
QUOTE = '"[^"]*"'


class Field(NamedTuple):
    """A part of a line: its pattern, ``read(text) -> values of the event``, ``write(event) -> text``."""

    pattern: str
    read: Callable
    write: Callable


def required(name, pattern, read, write=str):
    """A field that is always there. Returns Field."""
    return Field(pattern, lambda text: {name: read(text)}, lambda event: write(getattr(event, name)))


def optional(name, pattern, read, write):
    """A field that is left out when the event says nothing there. Returns Field."""
    def written(event):
        said = getattr(event, name)
        return "" if said == event._field_defaults[name] else write(said)

    return Field(f"(?:{pattern})?", lambda text: {name: read(text)} if text else {}, written)


def flag(name, text):
    """Words that are there or not. Returns Field."""
    return optional(name, re.escape(text), bool, lambda _: text)


def seat(text):
    """Read N, E, S or W. Returns Seat."""
    return Seat[one_of(text, SEAT_NAMES, "a seat")]


def act(text):
    """Read a call or a card. Returns Call | Card; raises CaseError that names the nearest."""
    if text in CALLS_BY_NAME:
        return CALLS_BY_NAME[text]
    return card(text, CALL_NAMES + CARD_NAMES, "a call or a card")


def card(text, words=CARD_NAMES, what="a card: suit, then rank; ten is T"):
    """Read a card such as SA. Returns Card; raises CaseError that names the nearest."""
    if text in CARDS_BY_NAME:
        return CARDS_BY_NAME[text]
    turned = text[:2][::-1].upper()
    hint = f"; nearest: {turned}" if turned in CARDS_BY_NAME else nearest(text.replace("10", "T"), words)
    raise CaseError(f"{quoted(text)} is not {what}{hint}")


def cards(text):
    """Read cards separated by blanks. Returns tuple[Card, ...]."""
    found = tuple(map(card, text.split()))
    if len(set(found)) < len(found):
        raise CaseError(f"a card is named twice in {quoted(text)}")
    return found


def listed(held):
    """Cards as a line names them. Returns str."""
    return " ".join(map(str, held))


def provision_id(text):
    """Read an id such as 27B1(a). Returns str."""
    if ID.match(text):
        return text
    raise CaseError(f"{quoted(text)} is not a provision such as 27B1(a)")


def election(text):
    """Read the answer to an option, such as ``forbid H``. Returns str."""
    word, *named = text.split()
    one_of(word, ANSWERS, "an answer")
    if (word in ("require", "forbid")) != bool(named):
        raise CaseError(f"answer {quoted(text)}: " + (f"{word} names nothing further" if named else f"{word} what?"))
    for each in named:
        each in SUIT_NAMES or card(each, SUIT_NAMES + CARD_NAMES, "a suit or a card")
    return text


def finding(text):
    """Read a finding: yes, no, or a seat and the card that it is about. Returns str."""
    if not re.fullmatch(f"{SEAT} {CARD}", text):
        one_of(text, ("yes", "no"), "a finding")
    return text


def tricks(text):
    """Read a number of tricks, or ``rest``. Returns int."""
    if text == "rest":
        return REST
    if int(text) > 13:
        raise CaseError(f"{text} tricks are more than there are")
    return int(text)


def braces(text):
    """Read a meaning in braces. Returns Meaning."""
    return meanings.read(text.strip(" {}"))


def in_braces(meaning):
    """A meaning as it follows a call. Returns str."""
    return f" {{{meanings.write(meaning)}}}"


def read_purport(text):
    """Read the braces after ``substitutes``, where ``unintended`` may stand beside a meaning. Returns dict."""
    parts = [part.strip() for part in text.strip(" {}").split(",")] if text else []
    meaning = [part for part in parts if part != "unintended"]
    found = {"meaning": meanings.read(", ".join(meaning))} if meaning else {}
    return found | {"unintended": len(meaning) < len(parts)}


def write_purport(event):
    """The braces after ``substitutes``. Returns str."""
    said = ["unintended"] if event.unintended else []
    if event.meaning:
        said.append(meanings.write(event.meaning))
    return f" {{{', '.join(said)}}}" if said else ""


FIELDS = {
    "seat": required("seat", SEAT, seat),
    "of": required("of", SEAT, seat),
    "anyone": optional("seat", f"{SEAT} ", lambda text: seat(text[0]), lambda by: f"{by} "),
    "call": required("call", CALL, CALLS_BY_NAME.get),
    "act": required("act", f"{CALL}|{CARD}", act),
    "bid": required("act", CALL, CALLS_BY_NAME.get),
    "quoted": required("bid", "[1-7](?:NT|[CDHS])", CALLS_BY_NAME.get),
    "question": required("what", QUESTION, str),
    "help": required("at", HELP, str),
    "peril": required("of", PERIL, str),
    "to_director": flag("to_director", "to the Director "),
    "words": required("words", QUOTE, lambda text: text[1:-1], lambda words: f'"{words}"'),
    "wrong": flag("wrong", " wrongly"),
    "meaning": optional("meaning", f" {BRACES}", braces, in_braces),
    "says": required("meaning", f" {BRACES}", braces, in_braces),
    "purport": Field(f"(?: {BRACES})?", read_purport, write_purport),
    "partial": flag("partial", "partial "),
    "deliberate": flag("deliberate", " {deliberate}"),
    "face_down": flag("face_down", " face down"),
    "cards": required("cards", CARDS, cards, listed),
    "plays": optional("plays", f", plays {CARDS}", lambda text: cards(text[8:]), lambda held: ", plays " + listed(held)),
    "card": Field(f"{CARD}|{QUOTE}",
                  lambda text: {"card": None, "words": text[1:-1]} if text[0] == '"' else {"card": card(text)},
                  lambda event: f'"{event.words}"' if event.words or event.card is None else str(event.card)),
    "shows": flag("shows", " and shows it"),
    "number": optional("number", r" (?:1[0-3]|[1-9])", int, lambda number: f" {number}"),
    "one_card": required("card", CARD, card),
    "id": required("id", r"\S+", provision_id),
    "election": required("answer", ".+", election),
    "finding": required("answer", ".+", finding),
    "tricks": required("tricks", r"\d{1,2}|rest", tricks, lambda number: "rest" if number == REST else str(number)),
    "statement": optional("statement", f" {QUOTE}", lambda text: text[2:-1], lambda words: f' "{words}"'),
    "line": optional("line", rf" \{{line {CARDS}\}}", lambda text: cards(text[7:-1]),
                     lambda held: f" {{line {listed(held)}}}"),
}
