"""Law 29: a call out of rotation, accepted or cancelled."""
import pytest

from lawkit import at_table
from lawkit.facts import fact
from lawkit.terms import NotComputed


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




@pytest.mark.law("29A")
@pytest.mark.parametrize("over, more", [
    ("2C", ["director", "N elects 27A1 decline", "W 3C"]),
    ("Pass", ["W substitutes 3C {unintended}", "director", "finds 25A1 yes"]),
    ("XX", ["director", "W 3C"]),
])
def test_who_has_called_over_it_has_chosen_even_if_that_call_goes(over, more):
    table = at_table("N", "N 1S", "S 2H", f"W {over}", *more)
    assert fact(table, "calls") == ["N 1S", "S 2H", "W 3C"] and fact(table, "may_accept") == []
    assert "29A" in table.cited and "29B" not in table.cited


@pytest.mark.law("29A")
def test_two_calls_out_of_rotation_of_one_side_are_not_computed():
    with pytest.raises(NotComputed, match="second call out of rotation"):
        at_table("S", "W 1H", "E 2H")


@pytest.mark.law("28B")
def test_a_finding_about_the_call_over_it_is_not_asked_for_again():
    table = at_table("S", "E 1H", "S 1D", "director", "finds 28B no", "W elects 27A1 decline", "S 2D")
    assert fact(table, "calls") == ["E 1H", "S 2D"] and not [r for r in table.rulings if r.question]
