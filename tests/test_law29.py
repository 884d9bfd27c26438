"""Law 29: a call out of rotation, accepted or cancelled."""
import pytest

from lawkit import NotComputed, at_table
from lawkit.facts import fact
from lawkit.laws.law29 import law_for
from lawkit.terms import CALLS


@pytest.mark.law("29B")
def test_the_law_for_each_call():
    assert {str(c): law_for(c) for c in CALLS[:3]} == {"Pass": "30", "X": "32", "XX": "32"}
    assert {law_for(c) for c in CALLS[3:]} == {"31"}


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


BARRED = "N 1S", "E 1H", "director", "S elects 27A1 decline", "E 3H", "finds 23A no"


@pytest.mark.parametrize("id, dealer, events", [
    ("30", "N", ("N 1S", "S Pass", "W elects 29A decline")),
    ("32", "N", ("N 1S", "W X", "N elects 29A decline")),
    ("31B", "N", ("S 1H", "W elects 29A decline")),
    ("28A", "N", (*BARRED, "S Pass", "N 3S")),
    ("28B", "N", ("N 1S", "S 2H", "E Pass")),
    ("28B", "E", ("N 1S", "E 2C")),
    ("29A", "N", ("S 1H", "N 1C")),
    ("29A", "N", ("N 1C", "E exposes DK", "director", "S 1S", "W Pass")),
    ("27B", "N", ("N 1S", "E 1H", "W Pass", "S elects 27A1 decline")),
])
def test_what_is_not_ruled_on_says_so(id, dealer, events):
    with pytest.raises(NotComputed) as refused:
        at_table(dealer, *events)
    assert refused.value.provision == id
