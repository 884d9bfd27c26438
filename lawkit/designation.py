"""What words for a card of dummy say: a suit, a rank, a height, or nothing that is understood."""
import re
from typing import NamedTuple

from .terms import RANKS, SUITS, Denomination, value

HIGH, WIN, LOW, ANY = "high", "win", "low", "any"
TRUMP = "trump"


@value
class Said(NamedTuple):
    """A ``suit`` (or TRUMP), a ``rank`` (0 for the two up to 12 for the ace), a ``height``: each None where not said."""

    suit: Denomination | str | None = None
    rank: int | None = None
    height: str | None = None


UNCLEAR = Said()

SUIT_WORDS = {word: suit for suit, names in zip(SUITS, ("club clubs", "diamond diamonds", "heart hearts", "spade spades"))
              for word in names.split()} | dict.fromkeys(("trump", "trumps", "ruff"), TRUMP)
RANK_WORDS = {word: rank for rank, names in enumerate(
    ("two 2 deuce", "three 3", "four 4", "five 5", "six 6", "seven 7", "eight 8", "nine 9", "ten 10", "jack", "queen", "king", "ace"))
    for word in names.split()}
HEIGHT_WORDS = {word: height for height, names in (
    (HIGH, "high highest top big"), (WIN, "win"), (LOW, "low lowest small smallest little"), (ANY, "any anything whatever"))
    for word in names.split()}
FILLERS = frozenset("a an the of from in it please play card one dummy".split())
assert len(set(RANK_WORDS.values())) == len(RANKS)


def understood(words):
    """What ``words`` (str) say, word by word; UNCLEAR where any of them is unknown, or two say different things.

    Returns Said.
    """
    found = {"suit": set(), "rank": set(), "height": set()}
    for word in re.findall(r"\w+", words.lower()):
        kind, said = meaning(word)
        if kind is None:
            return UNCLEAR
        found[kind] |= said
    if any(len(said) > 1 for said in found.values()):
        return UNCLEAR
    return plausible(Said(**{kind: next(iter(said), None) for kind, said in found.items()}))


def meaning(word):
    """The part of a designation that one word fills, and with what. Returns tuple (str or None, set)."""
    for kind, words in (("suit", SUIT_WORDS), ("rank", RANK_WORDS), ("height", HEIGHT_WORDS)):
        if word in words:
            return kind, {words[word]}
    return ("suit", set()) if word in FILLERS else (None, set())


def plausible(said):
    """``said`` without a word that adds nothing, UNCLEAR where its parts contradict each other. Returns Said."""
    if said.height == ANY and (said.suit, said.rank) != (None, None):
        return said._replace(height=None)
    contradicts = said.height is not None and said.rank is not None or said.height == WIN and said.suit is not None
    return UNCLEAR if contradicts else said
