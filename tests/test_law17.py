"""Law 17: who calls first, in which order, and when passes do not end the auction."""
import pytest

from lawkit import at_table
from lawkit.facts import fact
from lawkit.terms import SEATS


@pytest.mark.law("17B")
@pytest.mark.parametrize("dealer", SEATS)
def test_the_dealer_calls_first(dealer):
    assert at_table(str(dealer)).turn == dealer


@pytest.mark.law("17C")
def test_the_turn_goes_clockwise():
    table = at_table("W", "W Pass", "N 1H", "E X", "S 2H")
    assert table.turn == SEATS[3]
    seats = [called.seat for called in table.auction.calls]
    assert all(after == before.lho for before, after in zip(seats, seats[1:]))


@pytest.mark.law("17C")
def test_a_call_out_of_rotation_breaks_it():
    table = at_table("N", "N 1S", "S 2H")
    assert table.rulings[0].case.breaches == ("17C",)


@pytest.mark.law("17D3")
@pytest.mark.parametrize("calls", ["N 1S;S Pass;W Pass;N Pass", "N 1S;E Pass;S Pass;N Pass", "N Pass;E Pass;W Pass;N Pass"])
def test_passes_that_skip_a_player_do_not_end_the_auction(calls):
    table = at_table("N", *calls.split(";"), "director")
    assert table.phase == "auction" and "17D3" in table.cited and fact(table, "must_pass") == {}


@pytest.mark.law("17D3")
def test_a_turn_lost_before_the_last_passes_is_simply_lost():
    table = at_table("N", "N 1S", "S Pass", "W 2C", "N Pass", "E Pass", "S Pass")
    assert fact(table, "contract") == "2C by W"
