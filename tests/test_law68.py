"""Laws 68 and 69: claims and concessions, when they are agreed, and how a contested one divides the tricks that are left."""
from functools import cache
from random import Random
from time import perf_counter

import pytest

from lawkit import Impossible, NotComputed, tree
from lawkit.claims import undisputed
from lawkit.facts import fact
from lawkit.play import Play, trick_winner
from lawkit.terms import CARDS, NS, SEATS, SIDES, Contract, Denomination, Seat, cards_in, mask_of
from midplay import at

HANDS = {"N": "32.3..", "E": "4.8.2.", "S": "AK.A..", "W": "65.9.."}
LEFT = {"hands": HANDS, "lead": "S", "won": (7, 3)}


@pytest.mark.law("68A")
@pytest.mark.law("68B1")
@pytest.mark.parametrize("words, claims, concedes", [("claims rest", True, False), ("claims 3", True, False), ("claims 2", True, True),
                                                     ("claims 0", True, True), ("concedes 1", False, True), ("concedes rest", False, True)])
def test_what_is_claimed_and_what_is_conceded(words, claims, concedes):
    table = at(f"S {words}", **LEFT)
    assert ("68A" in table.cited, "68B1" in table.cited) == (claims, concedes)
    assert fact(table, "phase") == "play" and "69A" not in table.cited


@pytest.mark.law("69A")
@pytest.mark.law("68D1")
@pytest.mark.law("68D2")
@pytest.mark.parametrize("events, fate", [
    ((), None), (("E agrees",), None), (("N agrees", "E agrees"), None), (("E agrees", "W agrees"), "69A"), (("round ends",), "69A"),
    (("E calls on next board",), "69A"), (("S calls on next board",), None), (("N calls on next board",), None),
    (("E objects",), "68D2"), (("N objects",), "68D2"), (("E agrees", "W agrees", "E objects"), "69A"),
    (("E objects", "round ends"), "68D2")])
def test_agreed_or_contested(events, fate):
    table = at("S claims 3", *events, **LEFT)
    assert sorted({"69A", "68D2"} & table.cited) == ([fate] if fate else [])
    assert fact(table, "phase") == ("over" if fate else "play")


@pytest.mark.law("69A#2")
@pytest.mark.parametrize("words, tricks", [("S claims rest", (10, 3)), ("S claims 2", (9, 4)), ("S concedes 1", (9, 4)), ("E claims 1", (9, 4)),
                                           ("E concedes rest", (10, 3)), ("W concedes 2", (9, 4))])
def test_an_agreed_one_is_scored_as_stated(words, tricks):
    table = at(words, "N agrees", "S agrees", "E agrees", "W agrees", **LEFT)
    assert fact(table, "tricks") == dict(zip(("NS", "EW"), tricks))
    assert sum(fact(table, "claim").values()) == 3


@pytest.mark.law("68D")
@pytest.mark.parametrize("words", ("S leads HA", "E leads S4", "S calls for S3"))
@pytest.mark.parametrize("said", ((), ("W objects",), ("E agrees", "W agrees")))
def test_nothing_is_played_after_a_claim(words, said):
    with pytest.raises((NotComputed, Impossible)):
        at("S claims rest", *said, words, **LEFT)


def test_a_defenders_partner_who_objects_to_giving_tricks_up_is_not_ruled_on():
    for words in ("W concedes 1", "W claims 2"):
        with pytest.raises(NotComputed, match="68B2"):
            at(words, "E objects", **LEFT)
    assert "68D2" in at("W claims 3", "E objects", **LEFT).cited
    assert "68D2" in at("W concedes 1", "N objects", **LEFT).cited


@pytest.mark.law("68D")
def test_both_ways():
    ruling = at("S claims 2", **LEFT).rulings[0]
    assert [sorted({"69A", "68D2"} & leaf.cites) for leaf in tree("68", ruling.case)] == [["69A"], ["68D2"]]


# -- contested claims in which no line makes a difference

def every_line(play, side):
    """The fewest tricks of ``side`` on any lawful play, and those on best play of both, by plain search."""
    @cache
    def search(hands, trick, turn, best):
        if not any(hands) and not trick:
            return 0
        led = trick and trick[0][1].suit
        held = cards_in(hands[turn])
        follow = [card for card in held if trick and card.suit == led]
        values = []
        for card in follow or held:
            rest = tuple(mask & ~(1 << card) if seat == turn else mask for seat, mask in enumerate(hands))
            laid = (*trick, (turn, card))
            if len(laid) < 4:
                values.append(search(rest, laid, turn.lho, best))
            else:
                winner = trick_winner(laid, play.contract.trump)
                values.append((winner.side == side) + search(rest, (), winner, best))
        return max(values) if best and turn.side == side else min(values)
    return search(play.hands, (), play.turn, False), search(play.hands, (), play.turn, True)


@pytest.mark.law("70A")
def test_a_contested_claim_is_divided_only_where_every_line_agrees():
    random, decided = Random(70), 0
    for _ in range(150):
        size = random.choice((1, 2, 3))
        deal = random.sample(CARDS, 4 * size)
        hands = tuple(mask_of(deal[seat::4]) for seat in range(4))
        contract = Contract(1, random.choice(list(Denomination)), 0, random.choice(SEATS))
        play = Play(contract, hands, (0,) * 4, (), (), random.choice(SEATS), (13 - size, 0))
        for side in SIDES:
            fewest, best = every_line(play, side)
            assert undisputed(play, side, size, ()) == (fewest if fewest == best else None)
            decided += fewest == best
    assert 100 < decided < 300


@pytest.mark.law("70A")
def test_and_not_where_the_hands_are_not_known():
    with pytest.raises(NotComputed, match="70A"):
        fact(at("S claims rest", "W objects", lead="S", won=(7, 3), hands=HANDS | {"N": "+.+.+.+"}), "tricks")


PENALTY = {"N": "32...", "E": "K..2.", "S": "A.A..", "W": "4.9.."}


@pytest.mark.law("70A")
@pytest.mark.parametrize("exposed, tricks", [((), {"NS": 13, "EW": 0}), (("E exposes SK", "director"), {"NS": 13, "EW": 0})])
def test_a_penalty_card_that_makes_no_difference(exposed, tricks):
    assert fact(at(*exposed, "S claims rest", "W objects", hands=PENALTY, lead="S", won=(11, 0)), "tricks") == tricks


@pytest.mark.law("70A")
def test_a_penalty_card_that_might():
    """East's ace, due on a small diamond, would give South's king a trick."""
    hands = {"N": "...32", "E": "..A4.", "S": "..K3.", "W": "..65."}
    events = "E exposes DA", "director", "S claims 1", "W objects"
    with pytest.raises(NotComputed, match="70A"):
        fact(at(*events, hands=hands, lead="S", won=(11, 0)), "tricks")
    assert fact(at(*events[2:], hands=hands, lead="S", won=(11, 0)), "claim") == {"NS": 0, "EW": 2}


def test_six_cards_each_are_divided_in_reasonable_time():
    deal = Random(6).sample(CARDS, 24)
    play = Play(Contract(3, Denomination.NT, 0, Seat.S), tuple(mask_of(deal[seat::4]) for seat in range(4)), (0,) * 4, (), (), Seat.W, (4, 3))
    begun = perf_counter()
    assert undisputed(play, NS, 6, ()) in (None, *range(7))
    assert perf_counter() - begun < 20
