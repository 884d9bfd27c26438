"""Law 23: what two meanings settle about each other, and what they leave to the Director."""
import pytest

from lawkit import Impossible, at_table
from lawkit.facts import fact
from lawkit.laws.law23 import compare
from lawkit.notation import lines


def meaning(words):
    return lines.read(f"E 1H {{{words}}}").meaning if words else None


@pytest.mark.law("23A")
@pytest.mark.parametrize("old, new, id", [
    ("H 4+, hcp 6+", "negative, H 4+, hcp 6+", "23A1"), ("balanced, hcp 12-14", "balanced, hcp 12-14", "23A1"),
    ("H 5+, hcp 8-16", "H 6+, hcp 8-16", "23A2"), ("H 5+, hcp 8-16", "H 5+, hcp 12-15", "23A2"),
    ("hcp 12-14, balanced", "hcp 12-14, balanced, S 4", "23A2"), ("S 4+, hcp 6+", "S 4+, H 4+, hcp 6+", "23A2"),
    ("artificial, asks major", "artificial, asks major", "23A3"), ("artificial, relay", "artificial, relay", "23A3")])
def test_settled_as_comparable(old, new, id):
    found = compare(meaning(old), meaning(new))
    assert (found.asks, found.id, found.answer) == ("23A", id, True)


@pytest.mark.law("23A")
@pytest.mark.parametrize("old, new", [
    ("hcp 0-9", "hcp 10+"), ("H 5+", "H 0-3"), ("S 7+", "H 7+"), ("S 5+, H 5+", "D 4+"), ("balanced, hcp 12-14", "hcp 15-17")])
def test_settled_as_not_comparable_because_no_hand_fits_both(old, new):
    for one, other in ((old, new), (new, old)):
        found = compare(meaning(one), meaning(other))
        assert (found.id, found.answer) == ("23A", False)


@pytest.mark.law("23A")
@pytest.mark.parametrize("old, new", [
    ("", "H 5+, hcp 6+"), ("H 5+, hcp 6+", ""), ("", ""), ("natural", "natural"), ("artificial", "artificial"),
    ("H 5+", "H 5+"), ("hcp 0-11", "H 3+, hcp 6-9"), ("H 5+, hcp 8-16", "H 5+, hcp 8+"), ("H 5+, hcp 8-16", "H 4+, hcp 8-16"),
    ("takeout", "takeout"), ("penalty", "penalty"), ("balanced, hcp 12-14", "S 5+, hcp 12-14"), ("asks major", "asks aces"),
    ("shows H, H 4+, hcp 6+", "S 4+, hcp 6+")])
def test_what_the_meanings_do_not_settle_is_asked(old, new):
    assert compare(meaning(old), meaning(new)) is None


START = "N 1S", "E 1H {natural, H 4+, hcp 6+}", "director", "S elects 27A1 decline"
SAME = "E X {negative, H 4+, hcp 6+}"


@pytest.mark.law("23A1")
def test_a_finding_against_what_is_settled_is_refused_before_and_after():
    for events in ((SAME, "finds 23A no"), ("finds 23A no", SAME)):
        with pytest.raises(Impossible, match="23A1 is settled the other way"):
            at_table("N", *START, *events)


@pytest.mark.law("23A")
@pytest.mark.parametrize("events", [(SAME, "finds 23A yes"), ("finds 23A yes", SAME)])
def test_a_finding_that_agrees_with_what_is_settled_answers_nothing_else(events):
    later = "S 3C", "W Pass", "N 2H", "director", "E elects 27A1 decline", "N 3S"
    table = at_table("N", *START, *events, *later)
    assert table.rulings[-1].question.id == "23A"
    assert fact(at_table("N", *START, *events, *later, "finds 23A no"), "must_pass") == {"S": "always"}
