"""Law 33: calls made at the same time."""
import pytest

from lawkit import at_table
from lawkit.facts import fact
from lawkit.terms import Impossible


@pytest.mark.law("33")
@pytest.mark.parametrize("seat, accepts", [("W", []), ("N", ["E"]), ("E", ["S"])])
def test_the_call_out_of_turn_counts_as_the_second(seat, accepts):
    table = at_table("S", "S 1C", f"{seat} 1H", "finds 33 yes", "director")
    assert "33" in table.cited and fact(table, "may_accept") == accepts


@pytest.mark.law("33")
@pytest.mark.parametrize("events, message", [
    (["S 1C"], "no two calls"),
    (["W 1H", "S 1C"], "the call of S, who was on turn, is written first"),
    (["W 1H", "N 1S"], "S, who was on turn, made neither"),
    (["S 1C", "S 1D"], "both calls are of S"),
])
def test_what_cannot_have_been_at_the_same_time(events, message):
    with pytest.raises(Impossible, match=message):
        at_table("S", *events, "finds 33 yes")
