"""The keys of a case: KEYS says what each of them holds. Every reader takes a Node and raises CaseError."""
import re
from typing import NamedTuple

from ..board import Board, Start, by_number
from ..terms import VULNERABILITIES, Contract, Denomination, Seat, value
from . import expected, lines, pbn, regulations
from .errors import CaseError, quoted

SPOIL_FIVE = "spoil-five"
RULES = ("2017", "classic", SPOIL_FIVE)
CONFIDENCE = ("high", "medium", "low")
SLUG = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
ADDRESS = re.compile(r"https?://[^\s<>\"'`\\]+")
CONTRACT = re.compile("([1-7])(NT|[CDHS])(X{0,2})")


@value
class Source(NamedTuple):
    """Where a ruling was published."""

    title: str
    url: str = ""


def read_id(node):
    if not SLUG.fullmatch(node.text()):
        raise node.error(f"id {quoted(node.value)} is not of the form low-heart-bid-made-good")
    return node.value


def read_laws(node):
    laws = expected.IDS(node)
    if not laws:
        raise node.error("laws is empty")
    return tuple(laws)


def read_source(node):
    found = expected.record("title", title=expected.text, url=expected.text)(node)
    if "url" in found and not ADDRESS.fullmatch(found["url"]):
        raise node.error(f"{quoted(found['url'])} is not a web address")
    return Source(**found)


def read_board(node):
    keys = expected.record("", dealer=expected.SEAT, number=expected.number(1, 9999),
                           vul=expected.one(("None", "NS", "EW", "All", "Both"), "a vulnerability"))(node)
    if "number" in keys:
        if len(keys) > 1:
            raise node.error("a board number gives dealer and vulnerability; name no other")
        return by_number(keys["number"])
    names = [str(each) for each in VULNERABILITIES]
    vul = VULNERABILITIES[names.index(keys.get("vul", "None").replace("Both", "All"))]
    return Board(Seat[keys["dealer"]] if "dealer" in keys else None, vul)


def read_hands(node):
    texts = {name: child.text() for name, child in node.mapping().items()}
    return pbn.deal(texts, {name: child.line for name, child in node.value.items()})


def read_start(node):
    keys = expected.record("contract declarer lead won", contract=expected.text, declarer=expected.SEAT,
                           lead=expected.SEAT, won=expected.TRICKS)(node)
    found = CONTRACT.fullmatch(keys["contract"])
    if not found:
        raise node.error(f"start: {quoted(keys['contract'])} is not a contract such as 4SX")
    won = keys["won"].get("NS", 0), keys["won"].get("EW", 0)
    if sum(won) > 13:
        raise node.error("start: more than thirteen tricks were won")
    contract = Contract(int(found[1]), Denomination[found[2]], len(found[3]), Seat[keys["declarer"]])
    return Start(contract, Seat[keys["lead"]], won)


def read_regulations(node):
    found = []
    for name, child in node.mapping().items():
        try:
            regulations.setting(name)
        except CaseError as error:
            raise error.within(child.line) from None
        found.append((name, child.read(lambda text: regulations.reading(name, text))))
    return tuple(found)


def read_events(node):
    return events_of(node, lines.read, expected.read)


def events_of(node, read_line, read_expect):
    found = tuple((item.line, read_event(item, read_line, read_expect)) for item in node.items())
    if not found:
        raise node.error("events is empty")
    return found


def read_event(node, read_line, read_expect):
    if isinstance(node.value, dict):
        if list(node.value) != ["expect"]:
            raise node.error("an event is a line of text, or expect with facts (quote a line that holds a colon)")
        return read_expect(node.value["expect"])
    return node.read(read_line)


KEYS = {
    "id": read_id,
    "title": expected.text,
    "laws": read_laws,
    "source": read_source,
    "confidence": expected.one(CONFIDENCE, "a confidence"),
    "board": read_board,
    "hands": read_hands,
    "start": read_start,
    "rules": expected.one(RULES, "a rule set"),
    "regulations": read_regulations,
    "events": read_events,
    "expect": expected.read,
    "note": expected.text,
}
