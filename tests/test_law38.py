"""Law 38: bids of more than seven."""
import pytest

from lawkit import NotComputed, at_table
from lawkit.events import Called, Found, Summoned
from lawkit.facts import fact
from lawkit.ruling import Judgement
from lawkit.terms import BIDS, CALLS, PASS, SEATS, Seat

N, E, S, W = Seat
DIRECTOR = Summoned(None)
ABOVE_SEVEN = [call for call in CALLS if call > BIDS[-1]]
POSITIONS = ["", "N Pass", "N Pass;E Pass;S Pass", "N 1S", "N 7NT;E X", "N 1S;E Pass;S Pass", "N 1S;E Pass;S 2S;W X"]


def positions():
    return [at_table("N", *filter(None, calls.split(";"))) for calls in POSITIONS]


def others(before, seat):
    """Whether ``seat`` would change its call rather than make one."""
    return not (before.auction.calls and before.auction.calls[-1].seat == seat)


def in_turn():
    return [(before, Called(before.turn, call)) for before in positions() for call in ABOVE_SEVEN]


def out_of_turn():
    return [(before, Called(seat, call)) for before in positions() for seat in SEATS for call in ABOVE_SEVEN[:2]
            if seat != before.turn and others(before, seat)]


def barred(seat):
    return {str(s): "always" for s in sorted((seat, seat.partner))}


@pytest.mark.law("38B")
@pytest.mark.law("38C")
@pytest.mark.law("38D")
@pytest.mark.parametrize("called_over", [False, True])
def test_a_pass_takes_its_place_whoever_has_called_since(called_over):
    for before, act in in_turn():
        table = before.apply(act)
        table = (table.apply(Called(act.seat.lho, PASS)) if called_over else table).apply(DIRECTOR)
        assert table.auction.calls == (*before.auction.calls, Called(act.seat, PASS))
        ended = len(before.auction.calls) == 3
        assert table.auction.ended == ended and fact(table, "must_pass") == ({} if ended else barred(act.seat))
        assert ended or table.turn == act.seat.lho
        assert {"38A", "38B", "38C"} <= table.cited and ("38D" in table.cited) == (not called_over)
        assert ("72C" in fact(table, "judgements")) == (not called_over) and not fact(table, "doubt")
        assert fact(table, "authorized")[f"{act.seat} {act.call}"] == {str(s): s != act.seat.side for s in {N.side, E.side}}


@pytest.mark.law("38C")
def test_out_of_turn_no_pass_is_put_in():
    for before, act in out_of_turn():
        table = before.apply(act).apply(DIRECTOR)
        assert table.auction.calls == before.auction.calls and table.turn == before.turn
        assert fact(table, "must_pass") == barred(act.seat) and fact(table, "doubt") and fact(table, "may_accept") == []
        assert {"38B", "38C", "38D"} <= table.cited and "29A" not in table.cited


@pytest.mark.law("38B")
@pytest.mark.parametrize("reading", ["38B", "28B"])
def test_called_over_out_of_turn(reading):
    """Every call since goes, but for one of an opponent on turn, where that is read as 28B."""
    asked = 0
    for before, act in out_of_turn():
        for other in (act.seat.lho, act.seat.partner, act.seat.rho):
            rules = (("call_in_turn_over_eight", reading),)
            start = at_table("N", regulations=rules)
            for called in (*before.auction.calls, act, Called(other, PASS)):
                start = start.apply(called)
            table = start.apply(DIRECTOR)
            if any(type(r.question) is Judgement for r in table.rulings):
                table, asked = table.apply(Found("28B", "yes")), asked + 1
            in_turn = other == before.turn and other.side != act.seat.side
            if in_turn and reading == "28B":
                assert table.auction.calls == (*before.auction.calls, Called(other, PASS)) and table.duties == ()
                assert "28B" in table.cited and "38B" not in {e.id for r in table.rulings for e in r.effects}
            else:
                assert table.auction.calls == before.auction.calls and table.turn == before.turn
                assert fact(table, "must_pass") == barred(act.seat)
                assert ("38D" in table.cited) == (other != act.seat.lho)
    assert bool(asked) == (reading == "28B")


@pytest.mark.law("38A")
@pytest.mark.parametrize("call", ABOVE_SEVEN)
def test_no_such_contract_is_played_though_nobody_speaks(call):
    table = at_table("N", "N 7D", f"E {call}", "S Pass", "W Pass", "N Pass")
    assert table.play is None and fact(table, "calls") == ["N 7D", "E Pass"] and fact(table, "must_pass") == barred(E)
    assert {"38A", "38B", "38C"} <= table.cited and "38D" not in table.cited


@pytest.mark.law("38D")
@pytest.mark.parametrize("over, who", [((), "W"), (("S Pass",), None)])
def test_the_lead_may_be_restricted_unless_the_next_player_has_called(over, who):
    table = at_table("N", "N 7S", "E 8C", *over, "director", "S Pass", "W Pass")
    restriction = fact(table, "lead_restriction")
    assert (restriction == "none") == (who is None) and (who is None or restriction["who"] == who)


@pytest.mark.law("38D")
def test_partner_calling_over_it_does_not_take_the_restriction_away():
    table = at_table("N", "N 7S", "E 8C", "W Pass", "director")
    assert fact(table, "calls") == ["N 7S", "E Pass"] and {"38B", "38D"} <= table.cited


@pytest.mark.law("38C")
@pytest.mark.parametrize("events", [
    ("director", "S elects 27A1 decline", "E 8C"),
    ("director", "S elects 27A1 decline", "E XX", "E 8C"),
    ("E substitutes 8C", "director", "finds 25A1 no", "S elects 27A1 decline"),
])
def test_in_place_of_an_insufficient_bid(events):
    """The pass that is put in replaces the insufficient bid, too, and nothing of Law 27 stays open."""
    table = at_table("N", "N 1S", "E 1H", *events)
    assert fact(table, "calls") == ["N 1S", "E Pass"] and fact(table, "must_pass") == barred(E) and fact(table, "turn") == "S"
    assert {"E 1H", "E 8C"} <= set(fact(table, "cancelled")) and {"38B", "38C", "38D"} <= table.cited
    assert [r.question for r in table.rulings if r.question] == []


@pytest.mark.parametrize("id, events, rules", [
    ("38B", ("N 7D", "E 8S", "S 7NT", "W Pass", "N Pass", "E Pass", "W leads HA", "director"), ()),
    ("38C", ("N 7D", "S 8C", "director"), (("inadmissible_bid_out_of_turn", "pass_put_in"),)),
])
def test_what_is_not_ruled_on_says_so(id, events, rules):
    with pytest.raises(NotComputed) as refused:
        at_table("N", *events, regulations=rules)
    assert refused.value.provision == id
