"""Law 31: a bid at the right-hand opponent's turn, cancelled."""
import pytest

from lawkit import at_table, why_not
from lawkit.facts import fact
from lawkit.terms import NotComputed

REFUSED = "N 1S", "S 2H {natural, H 5+, hcp 10+}", "director", "W elects 29A decline"


@pytest.mark.law("31A1")
def test_after_a_pass_the_bid_must_be_made_again():
    table = at_table("N", *REFUSED, "E Pass")
    assert fact(table, "lawful")["S"] == ["2H"] and "31A1" in table.cited
    again = table.apply(table.log[1])
    assert fact(again, "must_pass") == {} and again.duties == () and "26B" not in again.cited


@pytest.mark.law("31A1")
@pytest.mark.parametrize("other", ["Pass", "3H", "3S", "2D"])
def test_another_call_than_the_one_to_be_repeated_is_cancelled(other):
    table = at_table("N", *REFUSED, "E Pass", f"S {other}", "director")
    assert fact(table, "lawful")["S"] == ["2H"] and f"S {other}" in fact(table, "cancelled") and str(table.turn) == "S"


@pytest.mark.law("31A1")
def test_a_call_over_one_that_does_not_repeat_is_not_computed():
    made = at_table("N", *REFUSED, "E Pass", "S 3H")
    assert "S 3H" not in fact(made, "cancelled")
    with pytest.raises(NotComputed, match="31A1"):
        at_table("N", *REFUSED, "E Pass", "S 3H", "W 4C")


@pytest.mark.law("31A1")
@pytest.mark.parametrize("events", [
    ("S 2S", "director", "W elects 29A decline"),
    ("S 2S", "director", "W Pass", "N Pass"),
    ("W 3C", "director", "N 3S", "E Pass")])
def test_what_the_law_does_not_foresee_at_that_turn_is_not_computed(events):
    with pytest.raises(NotComputed, match="31A1"):
        at_table("N", *REFUSED, *events)


@pytest.mark.law("31A1")
def test_another_opponents_bid_out_of_rotation_that_is_refused_changes_nothing():
    table = at_table("N", *REFUSED, "W 3C", "director", "N elects 29A decline", "E Pass")
    assert fact(table, "lawful")["S"] == ["2H"]


@pytest.mark.law("31A2(a)")
@pytest.mark.law("31A2(b)")
@pytest.mark.parametrize("act", ["X", "2D", "3C"])
@pytest.mark.parametrize("new, comparable", [("3H {natural, H 5+, hcp 12+}", True), ("3H {natural, H 5+, hcp 0-9}", False)])
def test_after_a_bid_or_double_all_depends_on_the_comparison(act, new, comparable):
    table = at_table("N", *REFUSED, f"E {act}", f"S {new}")
    assert ("31A2(a)" in table.cited, "31A2(b)" in table.cited) == (comparable, not comparable)
    assert fact(table, "must_pass") == ({} if comparable else {"N": "next"})
    assert fact(table, "authorized") == {"S 2H": {"NS": comparable, "EW": True}}
    assert fact(table, "judgements") == (["23C"] if comparable else ["72C"])


@pytest.mark.law("31A2(b)")
def test_partner_is_silenced_for_one_turn():
    once = at_table("N", *REFUSED, "E 3C", "S Pass", "finds 23A no", "W Pass")
    assert fact(once, "lawful")["N"] == ["Pass"]
    later = once.apply(once.event._replace(seat=once.turn))
    assert fact(later, "must_pass") == {}


@pytest.mark.law("31A2")
@pytest.mark.parametrize("settled, answers", [
    (("S elects 27A1 decline", "E Pass"), "31A1"), (("S elects 27A1 decline", "E 2D"), "31A2"), (("S elects 27A1 accept",), "31A2")])
def test_what_right_hand_opponent_did_wrong_is_put_right_first(settled, answers):
    table = at_table("N", *REFUSED, "E 1D", "director", *settled)
    law31 = next(r for r in table.rulings if r.law == "29")
    assert law31.answers[-1] == ("passes" if answers == "31A1" else "bids, doubles or redoubles")
    assert answers == "31A1" or law31.question.id == "31A2"


@pytest.mark.law("31A1")
def test_why_not():
    ruling = at_table("N", *REFUSED, "E 3C", "S Pass").rulings[0]
    asked, other = why_not(ruling, "31A1")
    assert (asked.question.id, other) == ("31A", "passes")
