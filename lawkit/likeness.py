"""The hands that meanings describe, counted: which fit both, which fit one alone.

A hand is 13 cards of the 52; what anybody else holds or has called is left out of account. Its shape is how many cards it
has of each suit, clubs first; its strength is its points, ace 4, king 3, queen 2, jack 1. Every shape with every number
of points is counted exactly, so nothing here is sampled and nothing is rounded.
"""
from functools import cache, lru_cache
from itertools import combinations, product
from math import comb
from typing import NamedTuple

from .meaning import Meaning
from .terms import RANKS, SUIT_MASKS, SUITS, cards_in, value

HONOURS = 4, 3, 2, 1
SMALL = 13 - len(HONOURS)
BALANCED = {(3, 3, 3, 4), (2, 3, 4, 4), (2, 3, 3, 5)}


@cache
def shapes():
    """Every shape. Returns tuple[tuple[int, int, int, int], ...]."""
    return tuple(shape for shape in product(range(14), repeat=4) if sum(shape) == 13)


@cache
def suit_points(length):
    """How many holdings of ``length`` cards in one suit have 0, 1, ... 10 points. Returns tuple[int, ...]."""
    found = [0] * (sum(HONOURS) + 1)
    for honours in range(min(length, len(HONOURS)) + 1):
        for held in combinations(HONOURS, honours):
            found[sum(held)] += comb(SMALL, length - honours)
    return tuple(found)


@cache
def hand_points(pattern):
    """How many hands of a shape have 0, 1, ... points, the suits of ``pattern`` in any order. Returns tuple[int, ...]."""
    found = (1,)
    for length in pattern:
        suit = suit_points(length)
        longer = [0] * (len(found) + len(suit) - 1)
        for points, ways in enumerate(found):
            for more, others in enumerate(suit):
                longer[points + more] += ways * others
        found = longer
    return tuple(found)


@cache
def possible(pattern):
    """The points that a hand of a shape can have, as a mask of bits. Returns int."""
    return sum(1 << points for points, ways in enumerate(hand_points(pattern)) if ways)


@lru_cache(maxsize=4096)
def count(pattern, points):
    """How many hands of a shape have one of the numbers of ``points`` in the mask. Returns int."""
    return sum(ways for strength, ways in enumerate(hand_points(pattern)) if points >> strength & 1)


@cache
def patterns():
    """Every shape with its lengths in rising order. Returns tuple[tuple[int, ...], ...], in the order of `shapes`."""
    return tuple(tuple(sorted(shape)) for shape in shapes())


@lru_cache(maxsize=1024)
def hands(meaning):
    """The hands that fit ``meaning``: for each of `shapes` a mask of the points that they may have.

    Returns tuple[int, ...].
    """
    found = [0] * len(shapes())
    for way in meaning.ways:
        low, high = way.hcp
        points = (1 << high + 1) - (1 << low) if low <= high else 0
        for place in fitting(way):
            found[place] |= points & possible(patterns()[place])
    return tuple(found)


def fitting(way):
    """The places in `shapes` of those that fit ``way``, a meaning without alternatives. Yields int."""
    (c, clubs), (d, diamonds), (h, hearts), (s, spades) = way.lengths
    for place, shape in enumerate(shapes()):
        if (c <= shape[0] <= clubs and d <= shape[1] <= diamonds and h <= shape[2] <= hearts and s <= shape[3] <= spades
                and (not way.balanced or patterns()[place] in BALANCED)):
            yield place


def fits(meaning, hand):
    """Whether the ``hand`` of 13 cards (a mask) is one that ``meaning`` describes. Returns bool."""
    shape = tuple((hand & SUIT_MASKS[suit]).bit_count() for suit in SUITS)
    return bool(hands(meaning)[shapes().index(shape)] >> points(hand) & 1)


def points(hand):
    """The points of ``hand`` (a mask). Returns int."""
    return sum(max(0, card.rank - RANKS.index("T")) for card in cards_in(hand))


def includes(wide, narrow):
    """Whether every hand that fits ``narrow`` fits ``wide`` too. Returns bool."""
    return not any(few & ~many for many, few in zip(hands(wide), hands(narrow)))


def excludes(one, other):
    """Whether no hand fits both meanings. Returns bool."""
    return not any(a & b for a, b in zip(hands(one), hands(other)))


def number(*meanings):
    """How many hands fit all of ``meanings``. Returns int."""
    total = 0
    for pattern, *masks in zip(patterns(), *map(hands, meanings)):
        points = masks[0]
        for mask in masks:
            points &= mask
        if points:
            total += count(pattern, points)
    return total


@value
class Likeness(NamedTuple):
    """How many of the hands that fit ``new`` would have fitted ``old`` as well; counted when it is asked."""

    old: Meaning
    new: Meaning

    @property
    def share(self):
        """tuple[int, int]: the hands that fit both, and those that fit ``new``."""
        return number(self.old, self.new), number(self.new)
