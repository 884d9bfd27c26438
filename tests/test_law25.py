"""Law 25: slips and second thoughts."""
import pytest

from lawkit import Call, at_table, lawful_calls, why, why_not
from lawkit.effects import LeadControl
from lawkit.events import Called, Found, Substituted, Summoned
from lawkit.facts import fact
from lawkit.lawful import open_calls
from lawkit.terms import PASS, SEATS
from turning import seat, turned

SECOND_THOUGHT = "N 1H", "N substitutes 1S", "director", "finds 25A1 no"


def duties(table):
    return [type(d).__name__ for d in table.duties]


@pytest.mark.law("25A1")
@pytest.mark.parametrize("first, meant", [("1NT", "1S"), ("Pass", "1H"), ("7NT", "Pass"), ("2C", "1C")])
def test_a_slip_is_replaced_and_nothing_follows(first, meant):
    table = at_table("N", f"N {first}", f"N substitutes {meant}", "director", "finds 25A1 yes")
    assert fact(table, "calls") == [f"N {meant}"] and fact(table, "cancelled") == [f"N {first}"]
    assert duties(table) == [] and str(table.turn) == "E" and "25A1" in table.cited


@pytest.mark.law("25A1")
def test_an_insufficient_slip_leaves_no_choice_to_the_next_opponent():
    table = at_table("N", "N 1S", "E 1H", "E substitutes 2H {unintended}", "director", "finds 25A1 yes")
    assert fact(table, "may_accept") == [] and not {"27A1", "27C"} & table.cited


@pytest.mark.law("25B1")
@pytest.mark.law("25B2")
@pytest.mark.law("25B3")
@pytest.mark.parametrize("answer, stands, gone, id", [("accept", "1S", "1H", "25B1"), ("decline", "1H", "1S", "25B2")])
@pytest.mark.parametrize("comparable", ["yes", "no"])
def test_a_second_thought(answer, stands, gone, id, comparable):
    table = at_table("N", *SECOND_THOUGHT, f"E elects 25B1 {answer}", f"finds 23A {comparable}")
    assert fact(table, "calls") == [f"N {stands}"] and fact(table, "cancelled") == [f"N {gone}"]
    assert fact(table, "authorized") == {f"N {gone}": {"NS": False, "EW": True}}
    assert {id, "25B3"} <= table.cited
    assert duties(table) == (["LeadControl"] if comparable == "no" else []) and ("26A" in table.cited) == (comparable == "yes")


@pytest.mark.law("25B1")
def test_why_and_why_not():
    ruling = at_table("N", *SECOND_THOUGHT, "E elects 25B1 accept").rulings[0]
    asked, other = why_not(ruling, "25B2")
    assert (asked.question.id, asked.answer, other) == ("25B1", "accept", "decline")
    *turns, effect = why(ruling, "25B3")
    assert [t.answer for t in turns] == [False, "the next player has not called", "accept"] and effect.id == "25B3"


@pytest.mark.law("25B1")
def test_a_bid_that_was_accepted_is_good_and_changing_it_is_a_second_thought():
    table = at_table("N", "N 1S", "E 1H", "S elects 27A1 accept", "E substitutes 2H", "director", "finds 25A1 no")
    assert fact(table, "options") == {"by": "S", "id": "25B1", "answers": ["accept", "decline"]}


@pytest.mark.law("25A4")
@pytest.mark.law("25A5")
@pytest.mark.parametrize("id, events", [
    ("25A4", ("N 1NT", "E Pass", "S 2C", "N substitutes 1S")),
    ("25A5", ("N 1S", "E Pass", "S Pass", "W Pass", "E leads HA", "W substitutes X")),
])
def test_too_late_for_a_change(id, events):
    table, before = at_table("N", *events), at_table("N", *events[:-1])
    assert fact(table, "calls") == fact(before, "calls") and table.turn == before.turn
    assert id in table.cited and "25A1" not in table.cited


@pytest.mark.law("25A5")
@pytest.mark.parametrize("calls, meant", [("N 1S;E Pass;S Pass;W Pass", "X"), ("N Pass;E Pass;S Pass;W Pass", "1S")])
def test_the_last_pass_was_a_slip(calls, meant):
    calls = calls.split(";")
    table = at_table("N", *calls, f"W substitutes {meant}", "director", "finds 25A1 yes")
    assert table.phase == "auction" and str(table.turn) == "N" and fact(table, "calls") == [*calls[:-1], f"W {meant}"]


@pytest.mark.law("25B1")
@pytest.mark.parametrize("found, stands", [("yes", "1S"), ("no", "1H")])
def test_a_call_of_the_next_player_may_have_been_meant_over_either(found, stands):
    table = at_table("N", *SECOND_THOUGHT, "E 2C", f"finds 25B1 {found}", "finds 23A no")
    assert fact(table, "calls") == [f"N {stands}", "E 2C"] and str(table.turn) == "S"


@pytest.mark.law("25B2")
@pytest.mark.parametrize("made", ["E Pass;N substitutes 1S", "E 2C;N substitutes 1S", "E Pass;S 2H;N substitutes 1S"])
@pytest.mark.parametrize("comparable", ["yes", "no"])
def test_a_change_that_comes_too_late_to_be_accepted_may_restrict_a_lead_too(made, comparable):
    slow = "finds 25A1 no" if "S 2H" not in made else "finds 23A " + comparable
    table = at_table("N", "N 1H", *made.split(";"), "director", slow, f"finds 23A {comparable}")
    assert fact(table, "calls")[0] == "N 1H" and "25B1" not in table.cited
    assert duties(table) == (["LeadControl"] if comparable == "no" else []) and ("26A" in table.cited) == (comparable == "yes")


@pytest.mark.law("25A5")
def test_what_comes_after_partners_lead_restricts_no_lead_of_partners():
    table = at_table("N", "N 1S", "E Pass", "S Pass", "W Pass", "E leads HA", "W substitutes X", "director")
    assert duties(table) == [] and not {"23A", "25B2"} & table.cited


@pytest.mark.law("25A6")
@pytest.mark.parametrize("events, may", [
    (("E 1H", "N substitutes 1D", "director", "finds 25A1 yes"), True),
    (("N substitutes 1D", "E 1H", "director", "finds 25A1 yes", "finds 25A6 yes"), True),
    (("N substitutes 1D", "E 1H", "director", "finds 25A1 yes", "finds 25A6 no"), False),
    (("N substitutes 1D", "director", "finds 25A1 yes", "E 1H"), False)])
def test_only_a_call_over_the_first_call_may_be_taken_back(events, may):
    table = at_table("N", "N 1C", *events)
    assert fact(table, "may_change", ["E"]) == {"E": may} and fact(table, "calls") == ["N 1D", "E 1H"]


@pytest.mark.law("25A6")
@pytest.mark.parametrize("new, broken", [("1S", None), ("X", None), ("Pass", None), ("1H", "27A1"), ("1D", "27A1"), ("XX", "36B")])
def test_a_call_taken_back_is_judged_over_the_call_that_stands(new, broken):
    accepts = {"27A1": ("N elects 27A1 accept",), "36B": ("director",)}.get(broken, ())
    table = at_table("N", "N 1D", "E Pass", "S 1S", "W Pass", "S substitutes 1H", "director", "finds 25A1 yes", f"W substitutes {new}", *accepts)
    assert {"27A1", "36B"} & table.cited == ({broken} if broken else set())
    assert fact(table, "authorized", ["W Pass"]) == {"W Pass": {"NS": False, "EW": True}}


@pytest.mark.law("25B2")
@pytest.mark.parametrize("events, id", [(("N 1H", "E Pass", "S X", "W 2C", "S substitutes 2H"), "36A"),
                                        (("N Pass", "E Pass", "S 8C", "W Pass", "S substitutes 1C"), "38B")])
def test_a_first_call_that_cannot_stand_is_heard_by_its_own_law(events, id):
    table = at_table("N", *events, "director", "finds 25A1 no")
    assert {"25B2", id} <= table.cited and fact(table, "calls")[:2] == list(events[:2])


# -- every seat, and every call of the next player

def changed(dealer, first, second, over=None, *findings, **more):
    """The table on which the dealer tried to change ``first`` to ``second``, after the next player called ``over``."""
    table = at_table(str(dealer), **more).apply(Called(dealer, Call(first)))
    if over is not None:
        table = table.apply(Called(dealer.lho, over))
    table = table.apply(Substituted(dealer, Call(second))).apply(Summoned(None))
    for id, answer in findings:
        table = table.apply(Found(id, answer))
    return table


@pytest.mark.law("25A1")
@pytest.mark.law("25A6")
@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("first, second", [("1NT", "1S"), ("1C", "2H"), ("Pass", "1D"), ("3C", "Pass")])
def test_after_a_slip_only_the_next_player_may_think_again(dealer, first, second):
    lho = dealer.lho
    for over in (None, *lawful_calls(at_table(str(dealer)).apply(Called(dealer, Call(first))))):
        table = changed(dealer, first, second, over, ("25A1", "yes"))
        stays = over is not None and over in open_calls(at_table(str(dealer)).apply(Called(dealer, Call(second))).auction, lho)
        gone = over is not None and not stays
        assert fact(table, "calls") == [f"{dealer} {second}", *[f"{lho} {over}"] * stays]
        assert sorted(fact(table, "cancelled")) == sorted([f"{dealer} {first}", *[f"{lho} {over}"] * gone])
        assert fact(table, "may_change") == {str(seat): seat == lho and over is not None for seat in SEATS}
        assert not any(type(duty) is LeadControl for duty in table.duties) and fact(table, "may_accept") == []
        assert {"25B1", "25B2", "26B"}.isdisjoint(table.cited) and ("25A6" in table.cited) == (over is not None)


@pytest.mark.law("25A6")
@pytest.mark.parametrize("dealer", SEATS)
def test_what_the_next_player_takes_back_tells_only_that_side_something(dealer):
    lho = dealer.lho
    before = changed(dealer, "1NT", "1S", PASS, ("25A1", "yes"))
    for other in open_calls(before.auction.without(Called(lho, PASS)), lho)[1:]:
        table = before.apply(Substituted(lho, other))
        assert fact(table, "calls") == [f"{dealer} 1S", f"{lho} {other}"] and table.turn == dealer.partner
        assert fact(table, "authorized")[f"{lho} Pass"] == {str(lho.side): True, str(dealer.side): False}
        assert fact(table, "may_change") == {str(seat): False for seat in SEATS}


@pytest.mark.law("25A4")
@pytest.mark.parametrize("dealer", SEATS)
def test_any_call_of_partners_makes_it_too_late(dealer):
    before = at_table(str(dealer)).apply(Called(dealer, Call("1NT"))).apply(Called(dealer.lho, PASS))
    for call in lawful_calls(before):
        table = before.apply(Called(dealer.partner, call)).apply(Substituted(dealer, Call("1S"), None, True)).apply(Summoned(None))
        assert len(table.auction.calls) == 3 and "25A4" in table.cited and not {"25A1", "25A2"} & table.cited
        assert fact(table, "authorized")[f"{dealer} 1S"][str(dealer.side)] is False


@pytest.mark.law("25A3")
@pytest.mark.parametrize("told, named", [((), False), (("S explains N 1NT {hcp 15-17}",), True),
                                         (("S explains N 1C {natural}",), False), (("E asks about N 1NT",), False)])
def test_partners_words_may_have_shown_the_slip(told, named):
    table = at_table("N", "N 1NT", *told, "N substitutes 1S", "director", "finds 25A1 yes")
    assert ("25A3" in table.cited) == named and fact(table, "calls") == ["N 1S"]
    assert "25A3" not in at_table("N", "N 1NT", *told, "N substitutes 1S", "director", "finds 25A1 no").cited


@pytest.mark.law("25B1")
@pytest.mark.law("25B2")
@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("meant", ["yes", "no"])
def test_a_second_thought_is_accepted_on_purpose_only(dealer, meant):
    lho = dealer.lho
    for over in lawful_calls(at_table(str(dealer)).apply(Called(dealer, Call("1S")))):
        table = at_table(str(dealer)).apply(Called(dealer, Call("1H"))).apply(Substituted(dealer, Call("1S")))
        table = table.apply(Called(lho, over)).apply(Summoned(None)).apply(Found("25A1", "no"))
        assert table.rulings[-1].question.id == "25B1"
        table = table.apply(Found("25B1", meant)).apply(Found("23A", "no"))
        stands, gone = ("1S", "1H") if meant == "yes" else ("1H", "1S")
        assert fact(table, "calls") == [f"{dealer} {stands}", f"{lho} {over}"] and fact(table, "may_accept") == []
        assert fact(table, "authorized") == {f"{dealer} {gone}": {str(dealer.side): False, str(lho.side): True}}
        assert [duty for duty in table.duties if type(duty) is LeadControl] == [LeadControl(dealer.partner, dealer)]
        assert ("25B2" in table.cited) == (meant == "no")


@pytest.mark.law("25B2")
@pytest.mark.parametrize("reading", [None, "rotation_first", "change_first"])
@pytest.mark.parametrize("by", range(4))
def test_the_call_that_is_changed_was_out_of_rotation(reading, by):
    more = {"regulations": (("changed_call_out_of_rotation", reading),)} if reading else {}
    said = (turned(line, by) for line in ("N 1S", "S 2H", "S substitutes 3H", "director", "finds 25A1 no"))
    table = at_table(seat("N", by), *said, **more)
    assert fact(table, "options")["id"] == ("25B1" if reading == "change_first" else "29A")
    assert fact(table, "may_accept") == [seat("W", by)] and fact(table, "doubt") == (reading is None)
