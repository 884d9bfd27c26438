"""Law 29: a call out of rotation, accepted or cancelled."""
import pytest

from lawkit import at_table
from lawkit.facts import fact


@pytest.mark.law("29A")
@pytest.mark.parametrize("over", ["Pass", "X", "3C"])
def test_any_call_of_left_hand_opponent_accepts(over):
    table = at_table("N", "N 1S", "S 2H", f"W {over}")
    assert fact(table, "calls") == ["N 1S", "S 2H", f"W {over}"] and str(table.turn) == "N"
    assert fact(table, "may_accept") == [] and not fact(table, "doubt") and "29B" not in table.cited


@pytest.mark.law("29A")
def test_a_word_of_acceptance_binds_where_the_authority_says_nothing_else():
    said = "N 1S", "S 2H", "director", "W elects 29A accept"
    assert fact(at_table("N", *said), "doubt") and fact(at_table("N", *said), "may_accept") == []
    void = {"regulations": (("acceptance_in_words", "void"),)}
    assert fact(at_table("N", *said, **void), "options")["answers"] == ["decline"]
    assert "29B" in at_table("N", *said, "W elects 29A decline", **void).cited
    assert "29B" not in at_table("N", *said, "W Pass", **void).cited


@pytest.mark.law("29B")
def test_a_refused_call_is_cancelled_and_the_turn_goes_back():
    table = at_table("N", "N 1S", "S 2H", "director", "W elects 29A decline")
    assert (fact(table, "calls"), fact(table, "cancelled"), str(table.turn)) == (["N 1S"], ["S 2H"], "E")


@pytest.mark.law("27A2")
def test_too_low_as_well_is_first_out_of_rotation():
    table = at_table("N", "N 1S", "S 1H")
    assert fact(table, "options")["id"] == "29A" and "27A2" in table.cited


@pytest.mark.law("29A")
@pytest.mark.parametrize("answer, calls", [("decline", ["N 1C"]), ("accept", ["S 1H"])])
def test_partner_on_turn_calls_before_the_next_player_has_chosen(answer, calls):
    table = at_table("N", "S 1H", "N 1C", f"W elects 29A {answer}")
    assert fact(table, "calls") == calls and fact(table, "doubt")
    assert str(table.turn) == ("E" if answer == "decline" else "W")


