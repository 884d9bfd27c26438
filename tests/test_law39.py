"""Law 39: calls after the final pass."""
from itertools import product

import pytest

from lawkit import NotComputed, at_table
from lawkit.events import Called, Summoned
from lawkit.facts import fact
from lawkit.terms import CALLS, PASS, SEATS, Seat

N, E, S, W = Seat
DIRECTOR = Summoned(None)
ENDED = [("N", "N 1S", "E Pass", "S Pass", "W Pass"), ("N", "N 1S", "E 2C", "S Pass", "W Pass", "N Pass"),
         ("S", "S Pass", "W 1NT", "N X", "E XX", "S Pass", "W Pass", "N Pass")]
FAMILY = {"39A", "39B", "39C"}


def price(table, called, called_over):
    """The provision by the words of the Law, in its order."""
    declaring = called.seat.side == table.contract.declarer.side
    return "39B" if called_over or called.call == PASS or declaring else "39C"


@pytest.mark.law("35D")
@pytest.mark.law("39A")
@pytest.mark.law("39B")
@pytest.mark.law("39C")
@pytest.mark.parametrize("dealer, calls", [(dealer, calls) for dealer, *calls in ENDED])
@pytest.mark.parametrize("called_over", [False, True])
def test_every_call_of_every_seat_after_the_end(dealer, calls, called_over):
    before = at_table(dealer, *calls)
    for seat, call in product(SEATS, CALLS):
        act = Called(seat, call)
        table = before.apply(act)
        assert not FAMILY & table.cited and table.auction is before.auction
        over = (Called(seat.lho, PASS),) if called_over else ()
        table = (table.apply(*over) if over else table).apply(DIRECTOR)
        assert table.auction.calls == before.auction.calls and table.contract == before.contract and table.phase == "clarification"
        assert fact(table, "cancelled") == [f"{c.seat} {c.call}" for c in (act, *over)] and "35D" in table.cited
        assert {e.id for e in table.rulings[0].effects} & FAMILY == {"39A", price(before, act, called_over)}
        assert fact(table, "authorized")[f"{seat} {call}"] == {str(s): s != seat.side for s in {N.side, E.side}}
        restriction = fact(table, "lead_restriction")
        assert (restriction == "none") == (price(before, act, called_over) != "39C")
        assert restriction == "none" or restriction["who"] == str(seat.partner)


@pytest.mark.law("39A")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("call", ["Pass", "X", "1C", "8C"])
def test_on_a_passed_out_board_nothing_follows(seat, call):
    table = at_table("N", "N Pass", "E Pass", "S Pass", "W Pass", f"{seat} {call}", "director")
    assert table.passed_out and fact(table, "cancelled") == [f"{seat} {call}"] and table.duties == ()
    assert table.cited & FAMILY == {"39A"}


@pytest.mark.law("39C")
def test_found_when_the_lead_is_faced_it_still_restricts_partner_who_has_not_led():
    table = at_table("N", "N 1S", "E Pass", "S Pass", "W Pass", "E 2D", "E leads HA", "director")
    assert table.phase == "play" and fact(table, "lead_restriction")["who"] == "W" and "39C" in table.cited


@pytest.mark.law("39C")
def test_found_when_partner_has_led_it_restricts_nothing():
    table = at_table("N", "N 1S", "E Pass", "S Pass", "W Pass", "W 2D", "E leads HA", "director")
    assert fact(table, "lead_restriction") == "none" and "39C" in table.cited


@pytest.mark.law("39A")
def test_a_call_during_the_play_is_not_ruled_on():
    with pytest.raises(NotComputed) as refused:
        at_table("N", "N 1S", "E Pass", "S Pass", "W Pass", "E leads HA", "N 2S")
    assert refused.value.provision == "39"
