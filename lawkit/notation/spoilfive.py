"""Cases of Spoil Five: their lines, their keys, and the facts that they may expect."""
from typing import NamedTuple

from ..games.spoilfive.deal import TRICKS
from ..games.spoilfive.events import (PLAYERS, AskedForDiscard, Dealt, Elected, Found, LaidOff, LeftIt, Played, Player, ShowedDiscard,
                                      TookUp)
from ..games.spoilfive.house import House, agreed
from ..terms import Impossible, value
from . import expected, keys
from .errors import CaseError, nearest, one_of, quoted
from .fields import CARD, FIELDS, Field, card, cards, listed, optional, required
from .grammar import Grammar
from .sense import facts_cite, known

NAMES = tuple(map(str, PLAYERS))
PLAYER = f"[{NAMES[0]}-{NAMES[-1]}]"
HAND = f", {PLAYER}(?: {CARD})+"


def player(text):
    """Read A to J. Returns Player."""
    return Player[one_of(text, NAMES, "a player")]


def read_hands(text):
    """Read ``, A CK D4, B HA D2``: a hand for each player, in any order. Returns tuple of hands, from A on."""
    found = {}
    for part in text.split(",")[1:]:
        seat, *held = part.split()
        if seat in found:
            raise CaseError(f"{seat} is dealt two hands")
        found[seat] = cards(" ".join(held))
    missing = next((name for name in NAMES[:len(found)] if name not in found), None)
    if missing:
        raise CaseError(f"the hand of {missing} is missing")
    return tuple(found[name] for name in NAMES[:len(found)])


def write_hands(event):
    """The hands of a deal, from A on. Returns str."""
    return "".join(f", {name} {listed(hand)}" for name, hand in zip(NAMES, event.hands))


def packets(text):
    """Read `` 2-3``. Returns tuple[int, ...]."""
    return tuple(map(int, text.split("-")))


SPOIL_FIVE_FIELDS = FIELDS | {
    "seat": required("seat", PLAYER, player),
    "packets": optional("packets", r" \d(?:-\d)*", packets, lambda sizes: " " + "-".join(map(str, sizes))),
    "hands": Field(f"(?:{HAND})+", lambda text: {"hands": read_hands(text)}, write_hands),
    "turned": required("turned", CARD, card),
}
LINES = (
    (Dealt, "<seat> deals<packets><hands>, turns up <turned>",
     "A deals 2-3, A CK D4 H9 S3 C8, B HA D2 H3 S9 CT, turns up C2"),
    (LaidOff, "<seat> lays off <one_card>", "B lays off D2"),
    (LeftIt, "<seat> leaves the turned card", "B leaves the turned card"),
    (TookUp, "<seat> takes up the turned card", "B takes up the turned card"),
    (ShowedDiscard, "<seat> shows the card laid off", "B shows the card laid off"),
    (AskedForDiscard, "<seat> asks to see the card laid off", "C asks to see the card laid off"),
    (Played, "<seat> plays <cards>", "B plays HA"),
    (Elected, "<seat> elects <id> <election>", "B elects SF-jink-1 accept"),
    (Found, "finds <id> <finding>", "finds SF-rob-5 yes"),
)
GRAMMAR = Grammar(LINES, SPOIL_FIVE_FIELDS, NAMES, "player")


def read(line):
    """Read one line of a case, such as ``B plays HA``. Returns an event; raises CaseError that names the nearest right word."""
    return GRAMMAR.read(line)


def write(event):
    """Write an event as one line of a case. Returns str; `read` gives an equal event."""
    return GRAMMAR.write(event)


# -- facts

ONE_OF_THEM = expected.one(NAMES, "a player")
BY_PLAYER = expected.each(player, expected.list_of(expected.CARD))
COUNTERS = expected.number(-99999, 99999)

FACTS = {name: expected.FACTS[name] for name in ("applies", "not_applies", "judgements", "doubt")} | {
    "phase": expected.one(("deal", "rob", "play"), "a phase"),
    "turn": ONE_OF_THEM,
    "dealer": ONE_OF_THEM,
    "trump": expected.SUIT,
    "hands": BY_PLAYER,
    "lawful": BY_PLAYER, "lawful_includes": BY_PLAYER, "lawful_excludes": BY_PLAYER,
    "tricks": expected.each(player, expected.number(0, 5)),
    "barred": expected.list_of(ONE_OF_THEM),
    "pool": COUNTERS,
    "purses": expected.each(player, COUNTERS),
    "outcome": expected.one((*NAMES, "spoilt", "none"), "a player, spoilt or none"),
    "may": expected.record("by id answers", by=ONE_OF_THEM, id=expected.ID, answers=expected.list_of(expected.text)),
}


def read_expect(node):
    """Read the facts of one ``expect``. Returns Expect; raises CaseError that names the nearest right word."""
    return expected.read(node, FACTS)


# -- keys

class Stakes(NamedTuple):
    """What the players agree to pay."""

    full: int = House().full
    reduced: int = House().reduced
    extra: int = House().extra
    jink: int = House().jink


def read_players(node):
    names = [item.read(one_of, NAMES, "a player") for item in node.items()]
    if names != list(NAMES[:len(names)]):
        raise node.error("players are named from A on, clockwise")
    return len(names)


def read_events(node):
    return keys.events_of(node, GRAMMAR.read, read_expect)


KEYS = {key: keys.KEYS[key] for key in ("id", "title", "laws", "source", "confidence", "rules", "regulations", "note")} | {
    "players": read_players,
    "first": lambda node: node.read(player),
    "pool": expected.number(0, 99999),
    "stakes": expected.record("", **dict.fromkeys(Stakes._fields, expected.number(0, 999))),
    "events": read_events,
    "expect": read_expect,
}
REQUIRED = "id", "title", "laws", "confidence", "players", "events", "expect"


def house_of(found):
    """Take what makes a House out of ``found``, the keys of a case or deal. Returns House; raises CaseError."""
    told = {"players": found.pop("players"), "first": found.pop("first", PLAYERS[0]), "pool": found.pop("pool", 0), **found.pop("stakes", {})}
    try:
        return agreed(House(regulations=found.get("regulations", ()), **told))
    except Impossible as error:
        raise CaseError(str(error)) from None


def sensible(case, nodes):
    """``case`` itself, when it names known provisions. Raises CaseError with the line."""
    for id in case.laws:
        known(id, nodes["laws"].line)
    for line, item in case.events:
        if type(item) is expected.Expect:
            facts_cite(item)
        elif type(item) in (Elected, Found):
            known(item.id, line)
    facts_cite(case.expect)
    return case


# -- live tables

@value
class LiveTable(NamedTuple):
    """A game that a reader plays against simple players.

    ``house`` is what the table has agreed upon; ``you`` is the reader's player; ``deals``: the cards of each deal in turn;
    ``tricks``: after how many of the last deal the example ends; ``worked``: what the reader does in the example told on
    the page, as event lines.
    """

    id: str
    title: str
    house: House
    you: Player
    deals: tuple[Dealt, ...]
    tricks: int = TRICKS
    worked: tuple[str, ...] = ()
    note: str = ""


def read_lines(node):
    """Event lines in the spelling in which lawkit writes them. Returns tuple[str, ...]."""
    return tuple(item.read(lambda text: write(read(text))) for item in node.items())


TABLE_KEYS = {key: KEYS[key] for key in ("id", "title", "rules", "players", "first", "pool", "stakes", "regulations", "note")} | {
    "you": lambda node: node.read(player),
    "deals": lambda node: tuple(item.read(read) for item in node.items()),
    "tricks": expected.number(1, TRICKS),
    "worked": read_lines,
}


def read_table(node):
    """Read one live table. Returns LiveTable; raises CaseError that names the line."""
    nodes = node.mapping()
    unknown_keys(nodes, TABLE_KEYS)
    found = {key: TABLE_KEYS[key](child) for key, child in nodes.items()}
    house = house_of(found)
    return LiveTable(house=house, **{key: part for key, part in found.items() if key not in ("rules", "regulations")})


def unknown_keys(nodes, known_keys):
    """Raise CaseError for a key that is not among those known."""
    for key, child in nodes.items():
        if key not in known_keys:
            raise child.error(f"unknown key {quoted(key)}{nearest(key, known_keys)}")
