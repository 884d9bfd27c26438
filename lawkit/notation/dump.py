"""Cases written as YAML, in the one style that case files are kept in."""
import json
import re

from ..board import ALL_SUITS, Board
from ..terms import SEATS
from . import pbn
from .cases import grammar
from .expected import Expect

PLAIN = re.compile(r"[A-Za-z0-9][^\s]*( [^\s#][^\s]*)*\Z")
SIMPLE = re.compile(r"[\w ()/+.-]+\Z")
OTHERWISE = re.compile(r"(null|true|false|yes|no|on|off|\d[\d.:_e+xo-]*)\Z", re.IGNORECASE)


def dump(cases):
    """Write ``cases`` as the text of a case file. Returns str; ``cases.read`` gives equal cases, but for their lines."""
    return "\n".join(map(dump_case, cases))


def dump_case(case):
    """Write one case, of an unfinished one what it says. Returns str."""
    head = {name: what for name, what in (("id", case.id), ("title", case.title), ("laws", list(case.laws))) if what}
    if case.source:
        head["source"] = {name: text for name, text in case.source._asdict().items() if text}
    if case.confidence:
        head["confidence"] = case.confidence
    if case.board != Board():
        head["board"] = board(case.board)
    if hands := held(case.hands):
        head["hands"] = hands
    if case.start:
        head["start"] = start(case.start)
    if case.rules != "2017":
        head["rules"] = case.rules
    if case.house is not None:
        head |= table(case.house)
    if case.regulations:
        head["regulations"] = dict(case.regulations)
    rows = [f"  {name}: {scalar(what) if isinstance(what, str) else flow(what)}" for name, what in head.items()]
    if case.events:
        rows += ["  events:", *(f"    - {event(item, case.rules)}" for _, item in case.events)]
    if case.expect.facts:
        rows += ["  expect:", *(f"    {name}: {flow(want)}" for name, want, _ in case.expect.facts)]
    if case.note:
        rows.append(f"  note: {scalar(case.note)}")
    return "- " + "\n".join(rows)[2:] + "\n"


def board(board):
    """The value of ``board``. Returns dict."""
    if board.number:
        return {"number": board.number}
    return ({"dealer": str(board.dealer)} if board.dealer is not None else {}) | {"vul": str(board.vul)}


def held(deal):
    """The value of ``hands``: every hand of which something is known. Returns dict."""
    return {str(seat): pbn.write(deal.known[seat], deal.open[seat]) for seat in SEATS
            if deal.known[seat] or deal.open[seat] != ALL_SUITS}


def start(start):
    """The value of ``start``. Returns dict."""
    contract, declarer = str(start.contract).split(" by ")
    return {"contract": contract, "declarer": declarer, "lead": str(start.lead),
            "won": {"NS": start.won[0], "EW": start.won[1]}}


def table(house):
    """The keys of what a table of Spoil Five has agreed upon. Returns dict."""
    other = {name: value for name, value in house._asdict().items() if value != house._field_defaults[name]}
    stakes = {name: other[name] for name in ("full", "reduced", "extra", "jink") if name in other}
    found = {"players": list(map(str, house.names))}
    found |= {"first": str(house.first)} if "first" in other else {}
    found |= {"pool": house.pool} if house.pool else {}
    return found | ({"stakes": stakes} if stakes else {})


def event(item, rules="2017"):
    """One item of ``events``. Returns str."""
    if type(item) is Expect:
        return f"expect: {flow({name: want for name, want, _ in item.facts})}"
    return scalar(grammar(rules).write(item))


def flow(what):
    """A value on one line. Returns str."""
    if isinstance(what, dict):
        return "{" + ", ".join(f"{scalar(key, True)}: {flow(part)}" for key, part in what.items()) + "}"
    if isinstance(what, list):
        return "[" + ", ".join(map(flow, what)) + "]"
    return scalar(what, True) if isinstance(what, str) else json.dumps(what)


def scalar(text, inside=False):
    """A text, in quotation marks where any YAML reader could take it for something else. Returns str.

    ``inside`` braces or brackets more needs quotation marks than on a line of its own.
    """
    bare = PLAIN.match(text) and not OTHERWISE.match(text) and ": " not in text and text[-1] != ":"
    if bare and (not inside or SIMPLE.match(text)):
        return text
    return json.dumps(text, ensure_ascii=False)
