"""Law 19: when a player may double or redouble, and what ends a double."""
import pytest

from lawkit import at_table, lawful_calls
from lawkit.facts import fact
from lawkit.terms import CALLS, DOUBLE, REDOUBLE, SEATS

AUCTIONS = ["", "N Pass", "N 1S", "N 1S;E Pass", "N 1S;E Pass;S Pass", "N 1S;E X", "N 1S;E X;S Pass", "N 1S;E X;S XX",
            "N 1S;E X;S XX;W Pass", "N 1S;E X;S 2S", "N 7NT;E X", "N 7NT;E Pass"]


def expected(calls, seat):
    """What Laws 18 and 19 leave ``seat``, read off the calls themselves. Returns set of texts."""
    made = [c.split() for c in calls.split(";") if c]
    live = [(who, call) for who, call in made if call != "Pass"]
    bids = [(who, call) for who, call in live if call not in ("X", "XX")]
    last = str(bids[-1][1]) if bids else None
    names = [str(c) for c in CALLS[3:38]]
    allowed = {"Pass", *names[names.index(last) + 1 if last else 0:]}
    if live:
        who, call = live[-1]
        opponent = (" NESW".index(who) - seat) % 2 == 0
        allowed |= {"X"} if opponent and call not in ("X", "XX") else {"XX"} if opponent and call == "X" else set()
    return allowed


@pytest.mark.law("19A1")
@pytest.mark.law("19B1")
@pytest.mark.parametrize("calls", AUCTIONS)
@pytest.mark.parametrize("seat", SEATS)
def test_what_a_player_may_call(calls, seat):
    table = at_table("N", *filter(None, calls.split(";")))
    assert {str(c) for c in lawful_calls(table, seat)} == expected(calls, seat)


@pytest.mark.law("19C")
def test_a_later_legal_bid_ends_a_double_and_a_withdrawn_one_does_not():
    ended = at_table("N", "N 2S", "E X", "S 3H")
    assert DOUBLE in lawful_calls(ended) and ended.auction.stake == 0
    alive = at_table("N", "N 2S", "E X", "S 2H", "director", "W elects 27A1 decline")
    assert alive.auction.stake == 1 and REDOUBLE in lawful_calls(alive)


@pytest.mark.law("19D")
@pytest.mark.parametrize("call, stake", [("Pass", ""), ("X", "X")])
def test_a_double_that_stands_is_in_the_contract(call, stake):
    passes = ["S Pass", "W Pass"] + ["N Pass"] * (call == "X")
    assert fact(at_table("N", "N 1S", f"E {call}", *passes), "contract") == f"1S{stake} by N"
