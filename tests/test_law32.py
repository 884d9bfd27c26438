"""Law 32: a double or redouble out of rotation."""
import pytest

from lawkit import at_table, lawful_calls
from lawkit.effects import LeadControl
from lawkit.events import Called, Elected, Found, Summoned
from lawkit.facts import fact
from lawkit.lawful import open_calls
from lawkit.terms import BIDS, DOUBLE, PASS, REDOUBLE, SEATS
from turning import turned

LAW_32 = {"32A1", "32A2", "32A2(a)", "32A2(b)", "32B1", "32B2"}
# the calls before, the double or redouble, whose turn it came at
AT_RHO = [(("N 1S", "E Pass"), "W X"), (("N 1S", "E X", "S Pass"), "N XX"), (("N 1C", "E 1D", "S 1H", "W Pass"), "E X")]
AT_PARTNER = [(("N 1S",), "W X"), (("N 1S", "E X"), "N XX"), (("N Pass", "E 1C", "S 1S"), "E X")]


def declined(before, act, by):
    """The double refused by the player to the left. Returns Table."""
    table = at_table(turned("N", by), *(turned(event, by) for event in (*before, act)))
    return table.apply(Elected(table.rulings[0].case.lho, "29A", "decline"))


@pytest.mark.law("32A1")
@pytest.mark.law("32A2")
@pytest.mark.parametrize("before, act", AT_RHO)
@pytest.mark.parametrize("by", range(4))
def test_at_right_hand_opponents_turn(before, act, by):
    table = declined(before, act, by)
    case = table.rulings[0].case
    assert table.turn == case.rho and table.duties == () and not LAW_32 & table.cited
    for call in lawful_calls(table):
        after = table.apply(Called(case.rho, call))
        same = case.act.call in open_calls(after.auction, case.offender)
        expected = (case.act.call,) if call == PASS and same else open_calls(after.auction, case.offender)
        assert lawful_calls(after) == expected and fact(after, "must_pass") == {}
        assert LAW_32 & after.cited == ({"32A1"} if call == PASS else {"32A2"})


@pytest.mark.law("32A1")
@pytest.mark.parametrize("before, act", AT_RHO)
@pytest.mark.parametrize("by", range(4))
def test_the_double_repeated_costs_nothing(before, act, by):
    table = declined(before, act, by)
    case = table.rulings[0].case
    again = table.apply(Called(case.rho, PASS)).apply(Called(case.offender, case.act.call))
    assert again.duties == () and again.turn == case.lho and LAW_32 & again.cited == {"32A1"}
    assert fact(again, "judgements") == [] and again.auction.stake == case.act.call
    wrong = table.apply(Called(case.rho, PASS)).apply(Called(case.offender, BIDS[-1])).apply(Summoned(None))
    assert wrong.turn == case.offender and lawful_calls(wrong) == (case.act.call,)


@pytest.mark.law("32B1")
@pytest.mark.law("32B2")
@pytest.mark.parametrize("before, act", AT_PARTNER)
@pytest.mark.parametrize("by", range(4))
@pytest.mark.parametrize("comparable", [True, False])
def test_at_partners_turn(before, act, by, comparable):
    table = declined(before, act, by)
    case, what = table.rulings[0].case, turned(act, by)
    assert table.turn == case.partner and table.duties == () and LAW_32 & table.cited == {"32B1"}
    assert lawful_calls(table) == open_calls(table.auction, case.partner)
    assert fact(table, "authorized") == {what: {str(case.side): False, str(case.side.other): True}}
    while table.turn != case.offender:
        table = table.apply(Called(table.turn, PASS))
    for call in lawful_calls(table):
        after = table.apply(Called(case.offender, call)).apply(Found("23A", "yes" if comparable else "no"))
        assert LAW_32 & after.cited == {"32B1", "32B2", "32A2(a)" if comparable else "32A2(b)"}
        if after.phase == "auction":
            assert fact(after, "must_pass") == ({} if comparable else {str(case.partner): "next"})
            assert any(type(duty) is LeadControl for duty in after.duties) == (not comparable)
            assert fact(after, "authorized")[what][str(case.side)] == comparable


@pytest.mark.law("32A2(a)")
@pytest.mark.law("32A2(b)")
@pytest.mark.parametrize("comparable", [True, False])
@pytest.mark.parametrize("by", range(4))
def test_the_next_call_after_right_hand_opponent_has_bid(by, comparable):
    before, act = AT_RHO[0]
    table = declined(before, act, by)
    case = table.rulings[0].case
    table = table.apply(Called(case.rho, BIDS[8]))
    for call in lawful_calls(table):
        after = table.apply(Called(case.offender, call)).apply(Found("23A", "yes" if comparable else "no"))
        assert LAW_32 & after.cited == {"32A2", "32A2(a)" if comparable else "32A2(b)"}
        assert fact(after, "must_pass") == ({} if comparable else {str(case.partner): "next"})
        assert fact(after, "judgements") == sorted({"23A", "23C" if comparable else "72C"})


@pytest.mark.law("32A1")
@pytest.mark.parametrize("calls", ["", "N 1S", "N 1S;E 2C", "N 1S;E X", "N 1S;E X;S XX", "N 1S;E Pass;S Pass"])
def test_an_inadmissible_one_is_never_offered_to_the_next_player(calls):
    before = at_table("N", *filter(None, calls.split(";")))
    for offender in SEATS:
        last = before.auction.calls and before.auction.calls[-1].seat
        for call in (DOUBLE, REDOUBLE):
            if offender == before.turn or offender == last:
                continue
            table = before.apply(Called(offender, call))
            good = call in open_calls(before.auction, offender)
            assert (fact(table, "may_accept") == [str(offender.lho)]) == good
            assert table.rulings[-1].law == ("29" if good else "36")


@pytest.mark.law("32A1")
@pytest.mark.parametrize("reading, back", [(None, False), ("cancelled", True)])
def test_a_call_over_one_that_does_not_repeat_the_double(reading, back):
    chosen = {"regulations": (("call_over_one_not_repeated", reading),)} if reading else {}
    table = at_table("N", "N 1S", "E Pass", "W X", "N elects 29A decline", "S Pass", "W 2C", "N 2S", "director", **chosen)
    assert (str(table.turn), "W 2C" in fact(table, "cancelled"), "32A1" in table.cited) == ("W" if back else "E", back, True)
