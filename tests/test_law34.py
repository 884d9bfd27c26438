"""Law 34: whether a player has kept the right to call when three passes have followed."""
import pytest

from lawkit import at_table
from lawkit.facts import fact


@pytest.mark.law("34")
@pytest.mark.law("17D3")
@pytest.mark.parametrize("call", ["1S", "7NT"])
@pytest.mark.parametrize("skipped", range(3))
def test_who_lost_a_turn_to_the_three_passes_gets_it_back(call, skipped):
    """North bids, one of the others is passed over, and the next three hands pass."""
    order = "ESWN"
    passes = [f"{seat} Pass" for place, seat in enumerate(order) if place != skipped]
    table = at_table("N", f"N {call}", *passes, "director")
    assert {"34", "17D3"} <= table.cited and fact(table, "phase") == "auction" and str(table.turn) == order[skipped]
    assert fact(table, "calls") == [f"N {call}", *passes[:skipped]]


@pytest.mark.law("34")
def test_three_passes_in_rotation_end_the_auction():
    table = at_table("N", "N 1S", "E Pass", "S Pass", "W Pass", "director")
    assert "34" not in table.cited and fact(table, "contract") == "1S by N"


@pytest.mark.law("34")
def test_a_pass_out_of_rotation_before_a_later_bid_costs_the_turn():
    table = at_table("N", "N 1S", "S Pass", "W 2C", "N Pass", "E Pass", "S Pass", "director")
    assert "34" not in table.cited and fact(table, "contract") == "2C by W"
