"""Law 22: what ends the auction, and in which contract."""
import pytest

from lawkit import at_table
from lawkit.events import Called, Elected
from lawkit.facts import fact
from lawkit.terms import BIDS, PASS, SEATS


@pytest.mark.law("22A")
@pytest.mark.parametrize("calls, contract", [
    ("N 1C;E Pass;S Pass;W Pass", "1C by N"), ("N Pass;E 1H;S Pass;W Pass;N Pass", "1H by E"),
    ("N 1S;E Pass;S 2S;W Pass;N Pass;E Pass", "2S by N"), ("N 1S;E X;S Pass;W Pass;N Pass", "1SX by N"),
    ("N 1S;E X;S XX;W Pass;N Pass;E Pass", "1SXX by N"), ("N 1H;E 1S;S 2H;W 2S;N Pass;E Pass;S Pass", "2S by E")])
def test_three_passes_after_a_bid(calls, contract):
    *before, last = calls.split(";")
    running = at_table("N", *before)
    assert (fact(running, "phase"), fact(running, "contract")) == ("auction", None)
    ended = at_table("N", *before, last)
    assert (fact(ended, "phase"), fact(ended, "contract")) == ("clarification", contract)
    assert ended.turn == ended.contract.declarer.lho


@pytest.mark.law("22B")
def test_four_passes_and_no_bid():
    assert fact(at_table("S", "S Pass", "W Pass", "N Pass"), "phase") == "auction"
    ended = at_table("S", "S Pass", "W Pass", "N Pass", "E Pass")
    assert (fact(ended, "phase"), fact(ended, "contract")) == ("over", "passed out")


@pytest.mark.law("22A")
@pytest.mark.law("22B")
@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("bid", [None, BIDS[0], BIDS[34]])
def test_what_ends_an_auction_with_a_ruling_on_it(dealer, bid):
    """A pass out of rotation is refused; then the dealer bids or not, and everybody passes."""
    offender = dealer.lho
    table = at_table(str(dealer)).apply(Called(offender, PASS)).apply(Elected(offender.lho, "29A", "decline"))
    table = table.apply(Called(dealer, PASS if bid is None else bid))
    for seat in (offender, offender.lho, dealer.rho):
        assert table.turn == seat and not {"22A", "22B"} & table.cited
        table = table.apply(Called(seat, PASS))
    assert {"22A", "22B"} & table.cited == {"22B" if bid is None else "22A"}
    assert fact(table, "contract") == ("passed out" if bid is None else f"{bid} by {dealer}")


@pytest.mark.law("22A")
def test_a_board_without_a_ruling_names_nothing():
    assert at_table("N", "N 1S", "E Pass", "S Pass", "W Pass").cited == set()
