"""Law 44: following suit, winning a trick, leading to the next one."""
from itertools import permutations

import pytest

from lawkit import NotComputed
from lawkit.facts import fact
from lawkit.laws.law44 import why_it_leads
from lawkit.play import trick_winner
from lawkit.terms import SEATS, SUITS, Card
from midplay import after, at, played

CARDS = [Card(text) for text in "SA S4 S2 HK H3 H2 D9".split()]


def wins(plays, trump):
    """The hand that holds the highest trump, or without one the highest card of the suit led."""
    led = plays[0][1].suit
    strength = lambda play: (play[1].suit == trump, play[1].suit == led, play[1].rank)
    return max(plays, key=strength)[0]


@pytest.mark.law("44E")
@pytest.mark.law("44F")
@pytest.mark.parametrize("trump", (None, *SUITS))
def test_highest_trump_or_else_highest_card_of_the_suit_led_wins(trump):
    for four in permutations(CARDS, 4):
        plays = tuple(zip(SEATS, four))
        assert trick_winner(plays, trump) == wins(plays, trump)


@pytest.mark.law("44G")
def test_the_winner_leads_to_the_next_trick():
    table = at(*played("W D5 D3 SA D9"))
    assert table.turn.name == "S" and after(table, "S leads H2").turn.name == "W"


@pytest.mark.law("44C")
@pytest.mark.law("44D")
def test_who_holds_the_suit_follows_and_who_does_not_is_free():
    hands = {"E": "K3.72..4", "S": "AQ..2.32"}
    led = at("N leads H5", hands=hands, lead="N", won=(4, 4))
    assert fact(led, "lawful", ["E"]) == {"E": ["H7", "H2"]}
    assert fact(after(led, "E plays H2"), "lawful", ["S"]) == {"S": ["SA", "SQ", "D2", "C3", "C2"]}


@pytest.mark.law("44B")
@pytest.mark.parametrize("hand, law", [("S", "57C"), ("W", "57")])
def test_a_lead_while_a_trick_is_in_progress_is_not_taken_for_a_lead_out_of_turn(hand, law):
    table = at("W leads D5", "N plays D3", hands={"W": "+.+.5+.+", "N": "+.+.3+.+"})
    assert [ruling.law for ruling in after(table, f"{hand} leads C2").rulings] == [law]


def test_declarers_lead_to_the_next_trick_while_this_one_is_in_progress_is_not_computed():
    with pytest.raises(NotComputed, match="55"):
        at("W leads D5", "N plays D3", "N leads C2", hands={"W": "+.+.5+.+", "N": "+.+.3+.+"})


@pytest.mark.law("44A")
@pytest.mark.parametrize("exposed, free", [("E exposes C4", True), ("E exposes C4 {deliberate}", False), ("W exposes C4 D3", False)])
def test_a_lead_is_free_unless_the_own_side_has_a_restriction(exposed, free):
    table = at(exposed, "director", hands={"W": "+.+.3+.4+"} if exposed[0] == "W" else {"W": "A.K.Q.J2"})
    assert ("44A" in table.cited) == free


@pytest.mark.law("44G")
@pytest.mark.parametrize("contract, ids", [("3NT", ("44F", "44G")), ("4S", ("44E", "44G")), ("4H", ("44F", "44G"))])
def test_whose_lead_it_is_hangs_on_who_won_and_how(contract, ids):
    table = at(*played("W DA D3 S2 D9"), contract=contract)
    assert table.turn.name == ("E" if contract == "4S" else "W") and why_it_leads(table.play) == ids
