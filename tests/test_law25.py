"""Law 25: slips and second thoughts."""
import pytest

from lawkit import NotComputed, at_table, why, why_not
from lawkit.facts import fact

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
    assert [t.answer for t in turns] == [False, "accept"] and effect.id == "25B3"


@pytest.mark.law("25B1")
def test_a_bid_that_was_accepted_is_good_and_changing_it_is_a_second_thought():
    table = at_table("N", "N 1S", "E 1H", "S elects 27A1 accept", "E substitutes 2H", "director", "finds 25A1 no")
    assert fact(table, "options") == {"by": "S", "id": "25B1", "answers": ["accept", "decline"]}


@pytest.mark.parametrize("id, events", [
    ("25A4", ("N 1NT", "E Pass", "S 2C", "N substitutes 1S")),
    ("25A4", ("N 1NT", "E 2H", "N substitutes 1S")),
    ("25A5", ("N 1S", "E Pass", "S Pass", "W Pass", "W substitutes X")),
    ("25A5", ("N Pass", "E Pass", "S Pass", "W Pass", "W substitutes 1S")),
    ("25A1", ("N 1S", "E 2H", "E substitutes 1H", "finds 25A1 yes")),
    ("25B", ("N 1S", "E 2H", "E substitutes 1H", "finds 25A1 no")),
    ("25B", ("N 1S", "S 2H", "S substitutes 3H", "finds 25A1 no")),
    ("25B", ("N 1S", "E Pass", "S X", "S substitutes 2S", "finds 25A1 no")),
    ("25B1", (*SECOND_THOUGHT, "E 2C")),
    ("25B1", ("N 1H", "N substitutes 1S", "E 2C", "finds 25A1 no", "E elects 25B1 accept")),
    ("25A1", ("N 1H", "N substitutes 1S", "E 2C", "finds 25A1 yes")),
    ("31C", ("N 1H", "N 1S")),
])
def test_what_is_not_ruled_on_says_so(id, events):
    with pytest.raises(NotComputed) as refused:
        at_table("N", *events)
    assert refused.value.provision.split()[0] == id
