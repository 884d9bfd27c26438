"""Deals that a reader can spoil: a case without an end, and what the reader may do with it."""
from typing import NamedTuple

from ..board import Board, Deal, Start
from ..terms import CALLS_BY_NAME, value
from . import expected, keys, lines, yaml_text
from .cases import UNFINISHED, Case
from .errors import CaseError, nearest, quoted

SEVERAL = "; "
REQUIRED = "id", "title", "stages", "worked"


@value
class LiveDeal(NamedTuple):
    """A deal to spoil.

    ``stages``: what happens next, in order, each ``N calls``, ``E exposes``, ``E leads``, ``W plays`` (the reader picks the call
    or card), an event line that the reader only lets happen (or several, with ``; `` between them, that happen at once), or a
    tuple of event lines of which the reader picks one. ``deeds``: event lines that are also possible while an
    irregularity waits. ``calls``: the calls that the bidding boxes hold, all when empty. ``methods``: pairs of a call's name and its meaning. ``worked``: the example told on the page, as event lines.
    ``why_not``: provisions about which the page explains why they do not apply.
    """

    id: str
    title: str
    board: Board = Board()
    hands: Deal = Deal()
    start: Start | None = None
    rules: str = "2017"
    regulations: tuple = ()
    events: tuple = ()
    stages: tuple = ()
    deeds: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()
    methods: tuple = ()
    worked: tuple[str, ...] = ()
    why_not: tuple[str, ...] = ()
    note: str = ""


def load(path):
    """Read a file of deals. Returns list of LiveDeal, or LiveTable of Spoil Five; raises CaseError that names file, deal and line."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        return [read_deal(node) for node in yaml_text.read(text).items()]
    except CaseError as error:
        raise error.within(path=str(path)) from None


def read_deal(node):
    found, id = node.mapping(), ""
    if "rules" in found and found["rules"].value == keys.SPOIL_FIVE:
        from . import spoilfive
        return spoilfive.read_table(node)
    try:
        for key, child in found.items():
            if key not in KEYS:
                raise child.error(f"unknown key {quoted(key)}{nearest(key, KEYS)}")
        for key in REQUIRED:
            if key not in found:
                raise node.error(f"key {key!r} is missing")
        id = keys.read_id(found["id"])
        return LiveDeal(**{key: KEYS[key](child) for key, child in found.items()})
    except CaseError as error:
        raise error.within(node.line, id) from None


def opening(deal):
    """What stands on the table of ``deal`` before a reader does anything. Returns Case, unfinished."""
    events = tuple((None, event) for event in deal.events)
    return Case(**UNFINISHED | {"title": deal.title, "events": events}, board=deal.board, hands=deal.hands, start=deal.start,
                rules=deal.rules, regulations=deal.regulations)


def read_lines(node):
    """Event lines, each one that can be read. Returns tuple[str, ...] in the spelling in which lawkit writes them."""
    return tuple(item.read(read_line) for item in node.items())


def read_line(text):
    return SEVERAL.join(lines.write(lines.read(line)) for line in text.split(SEVERAL))


def read_stages(node):
    return tuple(read_lines(item) if isinstance(item.value, list) else item.read(read_stage) for item in node.items())


def read_stage(text):
    return text if picks(text) else read_line(text)


def picks(stage):
    """Whether the reader picks a call or card at ``stage``: the seat and the verb, or None. Returns tuple or None."""
    seat, _, verb = stage.partition(" ")
    return (seat, verb) if seat in ("N", "E", "S", "W") and verb in ("calls", "exposes", "leads", "plays") else None


def read_calls(node):
    return tuple(item.read(call_name) for item in node.items())


def call_name(text):
    if text not in CALLS_BY_NAME:
        raise CaseError(f"{quoted(text)} is not a call{nearest(text, CALLS_BY_NAME)}")
    return text


def read_methods(node):
    found = []
    for call, child in node.mapping().items():
        child.read(lambda _: call_name(call))
        found.append((call, lines.read(f"N {call} {{{child.text()}}}").meaning))
    return tuple(found)


KEYS = {key: keys.KEYS[key] for key in ("id", "title", "board", "hands", "start", "rules", "regulations", "note")} | {
    "events": lambda node: tuple(item.read(lines.read) for item in node.items()),
    "stages": read_stages,
    "deeds": read_lines,
    "calls": read_calls,
    "methods": read_methods,
    "worked": read_lines,
    "why_not": expected.IDS,
}
