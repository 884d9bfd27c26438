"""What a call says by agreement, in braces: ``{natural, H 5+, hcp 11-15}``."""
import re

from ..meaning import ANY_LENGTH, ANY_STRENGTH, Meaning, both, words
from ..terms import DENOMINATIONS, SUITS
from .errors import CaseError, nearest, quoted

NAMES = tuple(map(str, DENOMINATIONS))
FLAGS = ("natural", "artificial", "balanced", "forcing")
PURPOSES = ("relay", "takeout", "penalty", "negative")
EXAMPLES = FLAGS + PURPOSES + ("hcp 11-15", "hcp 12+", "S 5+", "H 5+", "D 4-5", "C 4+", "H 6+ or S 6+", "shows H", "asks aces")
RANGE = re.compile(r"(hcp|[CDHS]) (\d{1,2})(\+|-(\d{1,2}))?\Z")
SHOWS = re.compile(r"shows((?: (?:NT|[CDHS]))+)\Z")
OR, AND = " or ", " and "
ASKS = re.compile(r"asks [a-z]+(?: [a-z]+)*\Z")


def read(text):
    """Read what stands between the braces. Returns Meaning; raises CaseError that names the nearest right word."""
    said = {}
    for part in (part.strip() for part in text.split(",")):
        for name, value in parse(part):
            if name in said:
                raise CaseError(f"{quoted(part)}: the meaning says that twice or says two such things")
            said[name] = value
    if "natural" in said and "artificial" in said:
        raise CaseError("a call is natural or artificial, not both")
    lengths = tuple(said.pop(suit, ANY_LENGTH) for suit in SUITS)
    shows = tuple(each for each in DENOMINATIONS if said.pop(("shows", each), False))
    return Meaning(lengths=lengths, shows=shows, **said)


def parse(part):
    """The fields of Meaning that one part of the braces fills. Returns list[tuple]."""
    if part in FLAGS:
        return [(part, True)]
    if OR in part and not ASKS.match(part):
        return [("either", tuple(map(alternative, part.split(OR))))]
    if part in PURPOSES or ASKS.match(part):
        return [("purpose", part)]
    if found := SHOWS.match(part):
        return [(("shows", NAMES.index(name)), True) for name in found[1].split()]
    if found := RANGE.match(part):
        return [limits(part, *found.groups())]
    raise CaseError(f"unknown meaning {quoted(part)}{nearest(part, EXAMPLES)}" if part else "an empty meaning")


def alternative(text):
    """One of several constraints on the hand: ``H 5+ and C 4+``. Returns Meaning."""
    meaning = read(text.replace(AND, ","))
    if not meaning.describes_hand or meaning != both(meaning, Meaning()):
        raise CaseError(f"{quoted(text)}: an alternative gives points, lengths or balance, as in 'H 6+ or S 6+'")
    return meaning


def limits(part, what, low, end, high):
    """The range that ``part`` gives, such as ``hcp 11-15``. Returns the field and (least, most)."""
    field, top = ("hcp", ANY_STRENGTH[1]) if what == "hcp" else (SUITS[NAMES.index(what)], ANY_LENGTH[1])
    low = int(low)
    high = low if end is None else int(high) if high else top
    if max(low, high) > top:
        raise CaseError(f"{quoted(part)} goes beyond {top}")
    if low > high:
        raise CaseError(f"the range {quoted(part)} runs backwards")
    return field, (low, high)


def write(meaning):
    """Write ``meaning`` as it stands between the braces. Returns str; ``read`` gives an equal meaning."""
    return ", ".join(words(meaning)) or "hcp 0+"
