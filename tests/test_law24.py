"""Law 24: cards seen or led during the auction."""
from itertools import product

import pytest

from lawkit import NotComputed, at_table
from lawkit.effects import ReturnedToHand
from lawkit.facts import fact
from lawkit.laws.law24 import Shown
from lawkit.ruling import which
from lawkit.terms import Card, Seat

ENDS = "E Pass", "S 2S", "W Pass", "N Pass", "E Pass"


@pytest.mark.law("24A")
@pytest.mark.law("24B")
@pytest.mark.law("24C")
def test_exactly_one_of_a_b_and_c():
    for count, honour, led in product(range(1, 14), (True, False), (True, False)):
        id = "24C" if count > 1 else "24B" if honour or led else "24A"
        assert which(("24A", "24B", "24C"), Shown(count, honour, led)) == id


@pytest.mark.law("24B")
@pytest.mark.parametrize("rank", "23456789TJQKA")
def test_ten_and_higher_are_honours(rank):
    table = at_table("N", "N 1S", f"E exposes D{rank}", "director")
    honour = rank in "TJQKA"
    assert fact(table, "must_pass") == ({"W": "next"} if honour else {})
    assert fact(table, "authorized") == {f"E D{rank}": {"NS": True, "EW": False}}
    assert ("24B" in table.cited, "24A" in table.cited) == (honour, not honour)


@pytest.mark.law("24E")
@pytest.mark.parametrize("shown, kinds", [("exposes D4", ["minor"]), ("exposes DT", ["major"]), ("leads D4", ["major"]),
                                          ("exposes D4 C3", ["major", "major"])])
def test_a_defender_has_penalty_cards(shown, kinds):
    table = at_table("N", "N 1S", f"E {shown}", "director", *ENDS)
    assert list(fact(table, "penalty_cards")["E"].values()) == kinds


@pytest.mark.law("24D")
def test_the_declaring_side_picks_them_up():
    table = at_table("N", "N Pass", "E exposes DK", "director", "E 1H", "S Pass", "W Pass", "N Pass")
    assert (fact(table, "penalty_cards"), fact(table, "face_up")) == ({}, {})


@pytest.mark.law("24C")
def test_cards_of_one_hand_at_different_times_are_not_ruled_on():
    with pytest.raises(NotComputed, match="24C"):
        at_table("N", "N 1S", "E exposes D4", "director", "E Pass", "S 2S", "E exposes C3")


@pytest.mark.law("24")
def test_a_card_that_is_only_named_is_not_ruled_on():
    with pytest.raises(NotComputed) as refused:
        at_table("N", "N 1S", "E names DK", "director")
    assert refused.value.provision == "16B1"


@pytest.mark.law("24E")
def test_a_card_that_nobody_spoke_of_before_the_play_is_a_penalty_card_from_then_on():
    table = at_table("N", "N 1S", "E exposes DK", *ENDS, "E leads H2", "director")
    assert fact(table, "penalty_cards") == {"E": {"DK": "major"}} and not fact(table, "must_pass") and "50D1(a)" not in table.cited


@pytest.mark.law("24E")
def test_unless_it_has_been_played():
    table = at_table("N", "N 1S", "E exposes DK", *ENDS, "E leads DK", "director")
    assert not fact(table, "penalty_cards") and "50E3" in table.cited and "24E" not in table.cited


@pytest.mark.law("24D")
def test_in_the_play_the_declaring_side_picks_it_up_as_well():
    table = at_table("N", "N 1S", "S exposes DK", *ENDS, "E leads H2", "director")
    assert "24D" in table.cited and not fact(table, "penalty_cards") and not fact(table, "face_up")


@pytest.mark.law("24D")
def test_what_the_declaring_side_has_played_is_not_picked_up():
    table = at_table("N", "N 1S", "S exposes DK", *ENDS, "E leads D2", "S plays DK", "director")
    assert not any(type(effect.what) is ReturnedToHand for effect in table.rulings[0].effects) and table.play.has_played(Seat.S, Card("DK"))


@pytest.mark.law("24E")
def test_one_of_several_cards_played_meanwhile_is_not_ruled_on():
    with pytest.raises(NotComputed, match="24E"):
        at_table("N", "N 1S", "E exposes D4 C3", *ENDS, "E leads D4", "director")
