"""Case files: a list of cases in YAML, read into values."""
from typing import Any, NamedTuple

from ..board import Board, Deal, Start
from ..terms import value
from . import lines, yaml_text
from .errors import CaseError, nearest, quoted
from .expected import Expect
from .keys import KEYS, SPOIL_FIVE, Source
from .nodes import Node
from .sense import sensible

REQUIRED = ("id", "title", "laws", "confidence", "events", "expect")
UNFINISHED = {"id": "", "title": "", "laws": (), "confidence": "", "events": (), "expect": Expect(())}


@value
class Case(NamedTuple):
    """What happened at a table, and what must follow.

    ``house`` is what a table of Spoil Five has agreed upon, None in a case of bridge. ``hands`` (Deal) is what is known; ``start`` (Start | None) begins in the middle of the play; ``regulations`` are pairs
    of texts; ``events`` are pairs of a line number and an event or Expect; ``expect`` (Expect) holds at the end. What an
    unfinished case does not say is empty.
    """

    id: str
    title: str
    laws: tuple[str, ...]
    source: Source | None = None
    confidence: str = "high"
    board: Board = Board()
    hands: Deal = Deal()
    start: Start | None = None
    rules: str = "2017"
    regulations: tuple[tuple[str, str], ...] = ()
    events: tuple = ()
    expect: Expect = Expect(())
    note: str = ""
    path: str = ""
    line: int | None = None
    house: Any = None


def load(path):
    """Read a case file. Returns list[Case]; raises CaseError that names file, case and line, or OSError."""
    with open(path, encoding="utf-8") as file:
        try:
            text = file.read()
        except UnicodeDecodeError:
            raise CaseError("not UTF-8 text", path=str(path)) from None
    return read(text, str(path))


def read(text, path=""):
    """Read the text of a case file. Returns list[Case]; raises CaseError that names file, case and line."""
    try:
        nodes = yaml_text.read(text).items()
        if not nodes:
            raise CaseError("no case in this file")
    except CaseError as error:
        raise error.within(path=path) from None
    return [read_case(node, path) for node in unique(nodes, path)]


def unique(nodes, path):
    """The nodes themselves, once no two of them have one id. Yields Node."""
    seen = {}
    for node in nodes:
        id = node.value.get("id") if isinstance(node.value, dict) else None
        if id and isinstance(id.value, str):
            if id.value in seen:
                raise CaseError(f"the id is used already in line {seen[id.value]}", id.line, id.value, path)
            seen[id.value] = id.line
        yield node


def read_draft(text, path=""):
    """Read the text of one case that may be unfinished: without id, title, laws, confidence, events or expect, which are then
    empty; a key with nothing behind it is as good as left out. Returns Case; raises CaseError that names case and line.
    """
    try:
        return draft_of(yaml_text.read(text), path)
    except CaseError as error:
        raise error.within(path=path) from None


def draft_of(node, path=""):
    """Read the one case in ``node`` as `read_draft` does, a list of one case or the case itself. Returns Case; raises CaseError."""
    if isinstance(node.value, list):
        if len(node.value) != 1:
            raise CaseError(f"one case is expected, not {len(node.value)}", node.value[1].line if node.value else None)
        node = node.value[0]
    said = {key: child for key, child in node.mapping().items() if child.value or not child.bare}
    return read_case(Node(said, node.line), path, UNFINISHED)


def read_case(node, path="", without=()):
    """Read one case. Returns Case; raises CaseError that names file, case and line.

    ``without``: required key -> its value where it is not there, for a case that may be unfinished.
    """
    id = ""
    try:
        keys = node.mapping()
        id = KEYS["id"](keys["id"]) if "id" in keys else ""
        game = game_of(keys)
        for key, child in keys.items():
            if key not in game.KEYS:
                raise child.error(f"unknown key {quoted(key)}{nearest(key, game.KEYS)}")
        for key in game.REQUIRED:
            if key not in keys and key not in without:
                raise node.error(f"key {key!r} is missing")
        found = {**dict(without), **{key: game.KEYS[key](child) for key, child in keys.items()}}
        return game.sensible(Case(house=game.house_of(found), **found, path=path, line=node.line), keys)
    except CaseError as error:
        raise error.within(node.line, id, path) from None


class Bridge:
    """How a case of bridge is read: its keys, those that must be there, and what makes sense."""

    KEYS, REQUIRED, sensible = KEYS, REQUIRED, staticmethod(sensible)

    @staticmethod
    def house_of(found):
        """Returns None: at a table of bridge nothing is agreed upon beforehand."""


def game_of(keys):
    """How a case with these ``keys`` is read. Returns `Bridge` or the module of the other game."""
    if "rules" in keys and keys["rules"].value == SPOIL_FIVE:
        from . import spoilfive
        return spoilfive
    return Bridge


def grammar(rules):
    """How the lines of the rule set of that name are read and written. Returns Grammar."""
    if rules == SPOIL_FIVE:
        from . import spoilfive
        return spoilfive.GRAMMAR
    return lines.GRAMMAR
