"""Case files: a list of cases in YAML, read into values."""
from typing import NamedTuple

from ..board import Board, Deal, Start
from ..terms import value
from . import yaml_text
from .errors import CaseError, nearest, quoted
from .expected import Expect
from .keys import KEYS, Source
from .sense import sensible

REQUIRED = ("id", "title", "laws", "confidence", "events", "expect")


@value
class Case(NamedTuple):
    """What happened at a table, and what must follow.

    ``hands`` (Deal) is what is known; ``start`` (Start | None) begins in the middle of the play; ``regulations`` are pairs
    of texts; ``events`` are pairs of a line number and an event or Expect; ``expect`` (Expect) holds at the end.
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


def read_case(node, path=""):
    """Read one case. Returns Case; raises CaseError that names file, case and line."""
    id = ""
    try:
        keys = node.mapping()
        id = KEYS["id"](keys["id"]) if "id" in keys else ""
        if "rules" in keys and keys["rules"].value == "spoil-five":
            raise keys["rules"].error("cases of spoil-five cannot be written yet")
        for key, child in keys.items():
            if key not in KEYS:
                raise child.error(f"unknown key {quoted(key)}{nearest(key, KEYS)}")
        for key in REQUIRED:
            if key not in keys:
                raise node.error(f"key {key!r} is missing")
        return sensible(Case(**{key: KEYS[key](child) for key, child in keys.items()}, path=path, line=node.line), keys)
    except CaseError as error:
        raise error.within(node.line, id, path) from None
