"""Law 30: which passes are heard like bids."""
import pytest

from lawkit import at_table
from lawkit.facts import fact
from lawkit.ruling import OpenPoint

REFUSED = "director", "W elects 29A decline", "E Pass"


def points(table):
    return [a.question.point for r in table.rulings for a in r.steps if type(getattr(a, "question", None)) is OpenPoint]


@pytest.mark.law("30C")
@pytest.mark.parametrize("dealer, first", [("N", ("N 1C {artificial, hcp 16+}", "S Pass")), ("E", ("S Pass {artificial, hcp 13+}",))])
def test_at_the_right_hand_opponents_turn_the_pass_is_repeated_without_doubt(dealer, first):
    table = at_table(dealer, *first, *REFUSED)
    assert {"30C", "31A1"} <= table.cited and "O9" not in points(table)
    assert fact(table, "lawful")["S"] == ["Pass"] and fact(table, "must_pass") == {}


@pytest.mark.law("30C")
def test_at_partners_turn_an_artificial_pass_is_an_open_point():
    table = at_table("N", "S Pass {artificial, hcp 13+}", *REFUSED[:2])
    assert "O9" in points(table) and {"30C", "31B1"} <= table.cited


@pytest.mark.law("30A")
@pytest.mark.parametrize("meaning", ["", " {natural, C 4+}"])
def test_a_pass_of_a_natural_bid_stays_a_pass(meaning):
    table = at_table("N", f"N 1C{meaning}", "S Pass", *REFUSED)
    assert fact(table, "must_pass") == {"S": "next"} and "31A1" not in table.cited
