"""Law 58: two players at once, and several cards from one hand."""
import pytest

from lawkit import Impossible, NotComputed
from lawkit.facts import fact
from midplay import after, at

HANDS = {"N": "+.+.J6+.2+", "E": "+.7+.T9+.5+", "S": "+.+.KQ+.+", "W": "+.A4+.83+.+"}


def start(*events, lead="W", **begins):
    return at(*events, hands=HANDS, lead=lead, **begins)


@pytest.mark.law("58A")
@pytest.mark.parametrize("finding, applies", [("yes", True), ("no", False)])
@pytest.mark.parametrize("events", [("W leads D8", "N plays D6"), ("W leads D8", "S calls for D6"), ("W leads D8", "N plays D6", "E plays D9")])
def test_cards_at_the_same_moment(events, finding, applies):
    table = start(*events, f"finds 58A {finding}")
    assert ("58A" in table.cited) is applies and fact(table, "cancelled") == []


@pytest.mark.law("58A")
@pytest.mark.parametrize("events, error, match", [
    (("W leads D8",), Impossible, "no two cards"),
    (("W leads D8 D3", "W leads D8"), Impossible, "both cards are of W"),
    (("E leads D9", "S plays DK"), NotComputed, "neither of them legal"),
    (("E leads D9", "W leads D8"), Impossible, "written first")])
def test_what_cannot_have_been_simultaneous(events, error, match):
    with pytest.raises(error, match=match):
        start(*events, "finds 58A yes")


@pytest.mark.law("58B2")
@pytest.mark.parametrize("seat, shown, chosen, penalty", [
    ("W", "D8 D3", "D8", {"W": {"D3": "minor"}}), ("W", "D8 D3", "D3", {"W": {"D8": "minor"}}),
    ("W", "HA D3", "D3", {"W": {"HA": "major"}}), ("W", "D8 D3 H4", "D8", {"W": {"D3": "major", "H4": "major"}}),
    ("S", "DK DQ", "DQ", {})])
def test_one_is_played_and_the_others_are_a_defenders_penalty_cards(seat, shown, chosen, penalty):
    table = start(f"{seat} leads {shown}", lead=seat)
    assert fact(table, "turn") == seat and sorted(fact(table, "lawful", [seat])[seat]) == sorted(shown.split())
    chosen_ = after(table, f"{seat} leads {chosen}")
    assert [str(card) for _, card in chosen_.play.trick] == [chosen] and fact(chosen_, "penalty_cards") == penalty
    assert fact(chosen_, "face_up") == {} and "58B2" in chosen_.cited and "58B3" not in chosen_.cited


@pytest.mark.law("58B2")
def test_a_card_that_does_not_follow_suit_is_not_open_to_choice():
    table = start("S leads DK", "W plays D8 H4", lead="S")
    assert fact(table, "lawful", ["W"]) == {"W": ["D8"]}
    assert fact(after(table, "W plays H4", "director"), "revoke")["by"] == "W"


@pytest.mark.law("58B2")
def test_an_older_penalty_card_and_the_one_left_over_are_both_major():
    table = start("W exposes H4", "director", "finds 45C1 no", "W leads D8 D3", "W leads D8")
    assert fact(table, "penalty_cards") == {"W": {"H4": "major", "D3": "major"}}


@pytest.mark.law("58B1")
@pytest.mark.parametrize("seat", "WS")
def test_when_only_one_face_could_be_seen_the_rest_goes_back(seat):
    shown = {"W": "D8 D3", "S": "DK DQ"}[seat]
    table = start(f"{seat} leads {shown}", "finds 58B1 yes", lead=seat)
    assert [str(card) for _, card in table.play.trick] == shown.split()[:1] and "58B1" in table.cited
    assert fact(table, "penalty_cards") == {} and fact(table, "face_up") == {} and fact(table, "turn") == "NESW"["WNES".index(seat)]
    assert not table.duties


@pytest.mark.law("58B3")
@pytest.mark.parametrize("chosen", ("D3", "D8", "H4"))
def test_who_had_played_may_change(chosen):
    table = start("W leads D3 D8 H4", "N plays DJ", f"W leads {chosen}")
    assert "58B3" in table.cited and table.play.trick[0] == (table.event.seat, table.event.cards[0])
    assert fact(table, "turn") == "E" and fact(table, "may_change", ["N", "E", "S"]) == {"N": True, "E": False, "S": False}
    changed = after(table, "N withdraws DJ, plays D6")
    assert fact(changed, "cancelled") == ["N DJ"] and fact(changed, "turn") == "E" and fact(changed, "penalty_cards").keys() == {"W"}
    assert fact(changed, "authorized", ["N DJ"]) == {"N DJ": {"NS": True, "EW": False}}
    kept = after(table, f"E plays {'H7' if chosen == 'H4' else 'D9'}")
    assert fact(kept, "may_change", ["N"]) == {"N": False}


@pytest.mark.law("58B3")
def test_a_card_that_is_not_legal_on_the_one_chosen_goes_back():
    table = at("W leads D3 H4", "N plays H6", "W leads D3", hands=HANDS | {"N": "+.6+.J6+.2+"}, lead="W")
    assert [str(card) for _, card in table.play.trick] == ["D3"] and fact(table, "turn") == "N"
    assert fact(table, "cancelled") == ["N H6"] and fact(table, "authorized", ["N H6"]) == {"N H6": {"NS": True, "EW": False}}


@pytest.mark.law("58B3")
def test_to_the_fourth_hand_nobody_had_played():
    table = start("N leads D6", "E plays D9", "S plays DQ", "W plays D8 D3", "W plays D3", lead="N")
    assert "58B3" not in table.cited and fact(table, "turn") == "S"
    third = start("N leads D6", "E plays D9", "S plays DK DQ", "W plays D8", "S plays DQ", lead="N")
    assert "58B3" in third.cited and fact(third, "turn") == "S" and fact(third, "may_change", ["W"]) == {"W": True}
    assert fact(after(third, "W withdraws D8, plays D3"), "turn") == "S"


@pytest.mark.law("58B2")
@pytest.mark.parametrize("events, lead", [(("S leads DK", "W plays HA H4"), "S"), (("E leads D9 DT",), "W"), (("N leads DJ D6",), "N"),
                                          (("W leads D8 D3", "E plays D9"), "W"), (("W leads D8 D3", "W leads H4"), "W"), (("W leads D8 D3", "W leads D8 H4"), "W"),
                                          (("W leads D8", "N plays D6", "E plays H7", "S plays DK", "S leads DQ C3", "director", "E withdraws H7, plays D9"), "W"),
                                          (("W leads D8 D3", "N plays DJ", "N plays D6"), "W")])
def test_what_is_not_ruled_on(events, lead):
    with pytest.raises(NotComputed):
        start(*events, lead=lead)


@pytest.mark.law("58B1")
def test_a_finding_that_comes_too_late():
    with pytest.raises(NotComputed, match="too late"):
        start("W leads D8 D3", "W leads D8", "finds 58B1 yes")


@pytest.mark.law("58B3")
def test_the_next_opponent_plays_to_two_cards_led_in_a_later_trick():
    hands = {"N": "A.84..", "E": "J.KJ..", "S": "Q3.Q..", "W": "T7.3.."}
    led = at("S leads HQ", "W plays H3", "N plays H4", "E plays HJ", "S leads SQ S3", "W plays S7", hands=hands, lead="S", won=(5, 5))
    assert {"58B2", "58B3"} <= after(led, "S plays SQ").cited and "45E1" not in led.cited
