"""Law 22: what ends the auction, and in which contract."""
import pytest

from lawkit import at_table
from lawkit.facts import fact


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
