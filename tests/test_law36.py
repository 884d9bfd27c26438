"""Law 36: a double or redouble that Law 19 forbids."""
import pytest

from lawkit import NotComputed, at_table
from lawkit.facts import fact
from lawkit.terms import BIDS, Call

INADMISSIBLE = [("N 1S;E Pass", "S X"), ("N 1S", "E XX"), ("N 1S;E X;S Pass", "W X"), ("N 1S;E X;S Pass", "W XX"),
                ("N 1S;E X;S XX;W Pass", "N XX"), ("N Pass", "E X")]


@pytest.mark.law("36B1")
@pytest.mark.law("36B2")
@pytest.mark.law("36B3")
@pytest.mark.parametrize("calls, act", INADMISSIBLE)
def test_noticed_before_the_next_player_calls(calls, act):
    calls = calls.split(";")
    table = at_table("N", *calls, act, "director")
    seat = table.rulings[0].case.offender
    assert fact(table, "calls") == calls and fact(table, "cancelled") == [act] and table.turn == seat
    assert fact(table, "must_pass") == {str(seat.partner): "always"}
    assert fact(table, "authorized") == {act: {str(seat.side): False, str(seat.side.other): True}}
    assert {"36B1", "36B2", "36B3"} <= table.cited and "36A" not in table.cited


@pytest.mark.law("36A")
@pytest.mark.parametrize("calls, act", INADMISSIBLE)
@pytest.mark.parametrize("more", [1, 2])
def test_called_over_before_anybody_notices(calls, act, more):
    calls = calls.split(";")
    wiped = at_table("N", *calls, act)
    for _ in range(more):
        wiped = wiped.apply(at_table(str(wiped.turn), f"{wiped.turn} Pass").event)
    table = wiped.apply(at_table("N", "director").event)
    seat = table.rulings[0].case.offender
    assert fact(table, "calls") == calls and len(fact(table, "cancelled")) == 1 + more and table.turn == seat
    assert table.duties == () and "36A" in table.cited and not {"36B1", "36B2", "36B3"} & table.cited
    assert {tuple(side.items()) for side in fact(table, "authorized").values()} == {
        (("NS", seat.side == 1), ("EW", seat.side == 0))}


@pytest.mark.law("36B2")
def test_every_legal_call_may_take_its_place_and_no_other():
    table = at_table("N", "N 1S", "E Pass", "S X", "director")
    offered = [option.answer.call for option in table.rulings[0].question.options]
    assert offered == [Call("Pass"), *(bid for bid in BIDS if bid > Call("1S"))]
    for call in ("X", "XX", "1H"):
        again = at_table("N", "N 1S", "E Pass", "S X", "director", f"S {call}")
        assert len(again.rulings) == 2 and again.rulings[0].question.id == "36B2"


@pytest.mark.law("36A")
def test_the_call_meant_is_the_inadmissible_one_and_not_an_earlier_like_it():
    table = at_table("E", "E 1H", "S X", "W 2H", "N 3C", "E Pass", "S X", "director")
    assert fact(table, "calls") == ["E 1H", "S X", "W 2H", "N 3C", "E Pass"] and "36B1" in table.cited


@pytest.mark.law("36A")
def test_what_was_open_about_a_void_call_is_gone():
    table = at_table("N", "N 1S", "E Pass", "S X", "W 1H", "director")
    assert [r.law for r in table.rulings] == ["36"] and fact(table, "may_accept") == []


@pytest.mark.parametrize("id, events", [
    ("36B4", ("N 1S", "S X", "director")),
    ("36B", ("N 1S", "E Pass", "S X", "N 2S", "director")),
    ("36C", ("N 4S", "E X", "S Pass", "W XX", "N Pass", "E Pass", "S Pass", "E leads HA", "director")),
])
def test_what_is_not_ruled_on_says_so(id, events):
    with pytest.raises(NotComputed) as refused:
        at_table("N", *events)
    assert refused.value.provision == id
