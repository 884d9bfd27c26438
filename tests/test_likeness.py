"""Hands counted: against enumeration, against formulas that take another way, and against dealt hands."""
from collections import Counter
from itertools import combinations, product
from math import comb
from random import Random

import pytest

from lawkit.likeness import Likeness, excludes, hand_points, hands, includes, number, shapes, suit_points
from lawkit.meaning import Meaning
from lawkit.notation import meanings

POINTS = (0,) * 9 + (1, 2, 3, 4)
ALL = comb(52, 13)


def count(words):
    return number(meanings.read(words))


def points(cards):
    return sum(POINTS[card % 13] for card in cards)


def test_one_suit_is_counted_as_its_cards_are_enumerated():
    for length in range(14):
        found = Counter(map(points, combinations(range(13), length)))
        assert suit_points(length) == tuple(found[n] for n in range(11))


def test_two_suits_are_counted_as_their_cards_are_enumerated():
    twos, elevens = (Counter(map(points, combinations(range(13), length))) for length in (2, 11))
    found = Counter()
    for (a, m), (b, n) in product(twos.items(), elevens.items()):
        found[a + b] += m * n
    assert {p: ways for p, ways in enumerate(hand_points((0, 0, 2, 11))) if ways} == found
    assert all(count(f"S 11, H 2, hcp {p}") == ways for p, ways in found.items())


def test_nearly_every_card_a_spade():
    found = Counter()
    for others in combinations(range(39), 1):
        for missing in range(13):
            found[points(others) + 10 - POINTS[missing]] += 1
    found[10] += 1
    assert {p: n for p in range(38) if (n := count(f"S 12+, hcp {p}"))} == found


def test_points_alone_are_counted_by_honours_of_the_whole_pack():
    found = Counter()
    for held in product(range(5), repeat=4):
        if sum(held) <= 13:
            ways = comb(36, 13 - sum(held))
            for n in held:
                ways *= comb(4, n)
            found[sum(n * value for n, value in zip(held, (4, 3, 2, 1)))] += ways
    assert [count(f"hcp {p}") for p in range(38)] == [found[p] for p in range(38)]


def test_shapes_alone_are_counted_by_choosing_cards():
    assert number(Meaning()) == ALL == 635013559600 and len(shapes()) == 560
    for shape in shapes():
        ways = 1
        for length in shape:
            ways *= comb(13, length)
        assert count("C {}, D {}, H {}, S {}".format(*shape)) == ways


@pytest.mark.parametrize("words, percent", [
    ("balanced", 47.60), ("hcp 15-17", 10.10), ("balanced, hcp 15-17", 4.87), ("hcp 0", 0.36), ("H 5", 12.47), ("H 0", 1.28)])
def test_known_shares(words, percent):
    assert round(100 * count(words) / ALL, 2) == percent


SAID = ("hcp 11-15, H 5+", "balanced, hcp 12-14", "hcp 5-10, H 6 or S 6", "S 5, C 4+ or D 4+", "hcp 0-11",
        "hcp 5-10 and H 6 or hcp 15+ and balanced", "D 0-1, hcp 10+", "S 4+, H 4+ and C 0-2 or D 0-2 and balanced")


def has(hand, way):
    """Whether thirteen cards fit one way, seen afresh."""
    lengths = [sum(card // 13 == suit for card in hand) for suit in range(4)]
    flat = min(lengths) > 1 and lengths.count(2) < 2 and max(lengths) < 6
    return (way.hcp[0] <= points(hand) <= way.hcp[1] and all(a <= n <= b for n, (a, b) in zip(lengths, way.lengths))
            and (flat or not way.balanced))


@pytest.mark.parametrize("words", SAID)
def test_dealt_hands_fit_what_they_fit(words):
    meaning, random, fitting = meanings.read(words), Random(23), 0
    for _ in range(1500):
        hand = random.sample(range(52), 13)
        shape = tuple(sum(card // 13 == suit for card in hand) for suit in range(4))
        seen = has(hand, meaning) and (not meaning.either or any(has(hand, way) for way in meaning.either))
        assert bool(hands(meaning)[shapes().index(shape)] >> points(hand) & 1) == seen
        fitting += seen
    share = number(meaning) / ALL
    assert abs(fitting / 1500 - share) < 5 * (share / 1500) ** .5


def test_alternatives_hold_each_of_their_ways():
    for meaning in map(meanings.read, SAID):
        assert all(includes(meaning, way) for way in meaning.ways)
        assert number(meaning) <= sum(map(number, meaning.ways))


def test_what_no_hand_can_be():
    assert count("S 7+, H 7+") == count("hcp 0, S 12+") == count("balanced, H 6+") == 0
    assert excludes(meanings.read("balanced"), meanings.read("H 6+ or H 0-1"))


def test_a_share_is_exact():
    old, new = meanings.read("H 5+"), meanings.read("H 4+")
    both, every = Likeness(old, new).share
    assert (both, every) == tuple(sum(comb(13, n) * comb(39, 13 - n) for n in range(low, 14)) for low in (5, 4))
    assert Likeness(new, old).share == (both, both)
