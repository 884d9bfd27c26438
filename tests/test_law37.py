"""Law 37: action by a player who has to pass."""
import pytest

from lawkit import NotComputed, at_table
from lawkit.events import Called, Found, Summoned
from lawkit.facts import fact
from lawkit.lawful import open_calls
from lawkit.terms import BIDS, DOUBLE, PASS, REDOUBLE, Seat

N, E, S, W = Seat
DIRECTOR = Summoned(None)
FAMILY = {"37A", "37B1", "37B2"}
ALWAYS = "N 1S", "E 1H {natural, H 5+}", "director", "S elects 27A1 decline", "E 3C {natural, C 5+}", "finds 23A no"
ONCE = "N 1S", "S 2H {natural, H 5+, hcp 10+}", "director", "W elects 29A decline", "E 3C", "S 3S {natural, S 3+}", "finds 23A no"

# a position, who has to pass there, and for how long
IN_TURN = [((*ALWAYS, "S Pass"), W, "always"), ((*ALWAYS, "S X"), W, "always"), ((*ALWAYS, "S 4S"), W, "always"),
           ((*ONCE, "W Pass"), N, "next"), ((*ONCE, "W 4C"), N, "next")]
OUT_OF_TURN = [(ALWAYS, W, "always"), ((*ALWAYS, "S 4S", "W Pass", "N Pass"), W, "always"), (ONCE, N, "next")]


def actions(table, seat):
    """Every bid, double and redouble of a player who has to pass that Law 37 hears: a good bid or one that is too low."""
    doubles = [call for call in open_calls(table.auction, seat) if call in (DOUBLE, REDOUBLE)]
    return [Called(seat, call) for call in (*doubles, *BIDS)]


def duties(table):
    return fact(table, "must_pass")


@pytest.mark.law("37A")
@pytest.mark.parametrize("events, seat, until", IN_TURN + OUT_OF_TURN)
def test_the_next_player_has_called_so_everything_stands(events, seat, until):
    before = at_table("N", *events)
    for act in actions(before, seat):
        table = before.apply(act).apply(Called(seat.lho, PASS))
        assert table.auction.calls[-2:] == (act, Called(seat.lho, PASS)) and FAMILY & table.cited == {"37A"}
        assert duties(table) == ({str(seat): "always"} if until == "always" else {})
        told = table.apply(DIRECTOR)
        assert told.auction.calls == table.auction.calls and FAMILY & told.cited == {"37A"} and not fact(told, "doubt")


@pytest.mark.law("37B1")
@pytest.mark.law("37B2")
@pytest.mark.parametrize("events, seat, until", IN_TURN)
def test_noticed_at_once_a_pass_is_put_in_and_both_are_barred(events, seat, until):
    before = at_table("N", *events)
    for act in actions(before, seat):
        table = before.apply(act).apply(DIRECTOR)
        assert table.auction.calls == (*before.auction.calls, Called(seat, PASS)) and table.turn == seat.lho
        assert duties(table) == {str(s): "always" for s in sorted((seat, seat.partner))}
        assert FAMILY & table.cited == {"37B1", "37B2"} and not fact(table, "doubt")
        assert fact(table, "authorized")[f"{seat} {act.call}"][str(seat.side)] is False and "72C" in fact(table, "judgements")


@pytest.mark.law("37B1")
@pytest.mark.law("37B2")
@pytest.mark.parametrize("events, seat, until", OUT_OF_TURN)
def test_out_of_turn_the_call_goes_back_to_the_rightful_player(events, seat, until):
    before = at_table("N", *events)
    for act in actions(before, seat):
        table = before.apply(act).apply(DIRECTOR)
        assert table.auction.calls == before.auction.calls and table.turn == before.turn
        assert duties(table) == {str(s): "always" for s in sorted((seat, seat.partner))}
        assert {"37B1", "37B2"} <= table.cited and "29A" not in table.rulings[-1].cites and fact(table, "doubt")
        assert fact(table, "may_accept") == []


@pytest.mark.law("37A")
def test_an_opponent_on_turn_calls_in_turn():
    """28B: the rightful player's call makes the action of the barred player as if it had not been made."""
    table = at_table("N", *ALWAYS, "W 3NT", "S 3S", "director")
    assert fact(table, "calls") == ["N 1S", "E 3C", "S 3S"] and duties(table) == {"W": "always"} and fact(table, "turn") == "W"
    assert "28B" in table.cited and not FAMILY & table.cited


@pytest.mark.law("37A")
def test_the_next_player_on_turn_has_called_in_turn_or_over_it():
    """West, whom East's impossible double has barred, bids at North's turn; only North knows what North's call was meant for."""
    asked = at_table("N", "E X", "director", "W 1S", "N Pass")
    assert asked.rulings[-1].question.id == "28B"
    in_turn, over_it = asked.apply(Found("28B", "yes")), asked.apply(Found("28B", "no"))
    assert fact(in_turn, "calls") == ["N Pass"] and duties(in_turn) == {"W": "always"} and not FAMILY & in_turn.cited
    assert fact(over_it, "calls") == ["W 1S", "N Pass"] and duties(over_it) == {"W": "always"} and FAMILY & over_it.cited == {"37A"}


@pytest.mark.law("37B2")
def test_the_pass_put_in_may_end_the_auction():
    table = at_table("N", "N 1S", "E 1H {natural, H 5+}", "director", "S elects 27A1 decline", "E Pass", "finds 23A no", "S Pass",
                     "W 2H", "director")
    assert fact(table, "contract") == "1S by N" and table.phase == "clarification" and duties(table) == {}
    assert fact(table, "calls") == ["N 1S", "E Pass", "S Pass", "W Pass"] and "37B2" in table.cited


@pytest.mark.law("37B1")
def test_partner_calls_over_it_first():
    table = at_table("N", *ALWAYS, "S Pass", "W 3NT", "E 4C", "director")
    assert fact(table, "calls") == ["N 1S", "E 3C", "S Pass", "W Pass"] and fact(table, "doubt")
    assert duties(table) == {"E": "always", "W": "always"} and "37B1" in table.cited and "37A" not in table.cited


@pytest.mark.law("37B2")
@pytest.mark.parametrize("regulation, id, events", [
    (("inadmissible_bid_out_of_turn", "pass_put_in"), "37B2", (*ALWAYS, "W 3NT", "director")),
    (("calls_over_inadmissible_call", "own_law"), "37B1", (*ALWAYS, "S Pass", "W 3NT", "E 4C", "director")),
])
def test_readings_that_are_not_computed_say_so(regulation, id, events):
    with pytest.raises(NotComputed) as refused:
        at_table("N", *events, regulations=(regulation,))
    assert refused.value.provision == id
