"""Law 33: simultaneous calls."""
import pytest

from lawkit import Impossible, at_table, lawful_calls
from lawkit.events import Called, Elected, Found, Summoned
from lawkit.facts import fact
from lawkit.terms import BIDS, PASS, SEATS

TOGETHER, DIRECTOR = Found("33", "yes"), Summoned(None)


@pytest.mark.law("33")
@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("further", [1, 2, 3])
def test_the_call_of_the_player_not_on_turn_counts_as_the_second(dealer, further):
    """The next player is then on turn; the others are out of rotation, and the one to their left may accept."""
    other = SEATS[(dealer + further) % 4]
    for call in lawful_calls(at_table(str(dealer))):
        for second in (PASS, BIDS[12]):
            both = at_table(str(dealer)).apply(Called(dealer, call)).apply(Called(other, second))
            table = both.apply(TOGETHER).apply(DIRECTOR)
            assert "33" in table.cited and "28B" not in table.cited
            assert table.auction.calls == (Called(dealer, call), Called(other, second))
            too_low = PASS < second <= call
            assert fact(table, "may_accept") == ([str(other.lho)] if further > 1 or too_low else [])
            asked = {r.question and r.question.id for r in table.rulings}
            assert ("29A" in asked, "27A1" in asked) == (further > 1, further == 1 and too_low)


@pytest.mark.law("33")
@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("further", [2, 3])
def test_refused_it_is_any_call_out_of_rotation(dealer, further):
    other = SEATS[(dealer + further) % 4]
    table = at_table(str(dealer)).apply(Called(dealer, BIDS[0])).apply(Called(other, BIDS[2])).apply(TOGETHER)
    table = table.apply(DIRECTOR).apply(Elected(other.lho, "29A", "decline"))
    assert fact(table, "calls") == [f"{dealer} 1C"] and table.turn == dealer.lho and "29B" in table.cited
    assert ("31B1" in table.cited) == (other.partner == dealer.lho)


@pytest.mark.law("33")
def test_what_was_not_simultaneous_says_nothing():
    table = at_table("S", "S 1C", "E 1H", "finds 33 no")
    assert "33" not in table.cited and fact(table, "may_accept") == ["S"]


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
