"""Law 23: what two meanings settle about each other, and what they leave to the Director."""
from itertools import product

import pytest

from lawkit import Impossible, at_table
from lawkit.facts import fact
from lawkit.laws.law23 import compare, evidence
from lawkit.notation import lines
from lawkit.show import text, view


def meaning(words):
    return lines.read(f"E 1H {{{words}}}").meaning if words else None


@pytest.mark.law("23A")
@pytest.mark.parametrize("old, new, id", [
    ("H 4+, hcp 6+", "negative, H 4+, hcp 6+", "23A1"), ("balanced, hcp 12-14", "balanced, hcp 12-14", "23A1"),
    ("H 5+, hcp 8-16", "H 6+, hcp 8-16", "23A2"), ("H 5+, hcp 8-16", "H 5+, hcp 12-15", "23A2"),
    ("hcp 12-14, balanced", "hcp 12-14, balanced, S 4", "23A2"), ("S 4+, hcp 6+", "S 4+, H 4+, hcp 6+", "23A2"),
    ("hcp 5-10, H 6 or S 6", "H 6, hcp 5-10", "23A2"), ("hcp 5-10, H 6 or S 6", "hcp 5-10, S 6 or H 6", "23A1"),
    ("balanced, hcp 12-14", "S 3, H 3, D 3, C 4, hcp 12", "23A2"), ("takeout, H 4+, hcp 6+", "takeout, H 5+, hcp 6+", "23A2"),
    ("artificial, asks major", "artificial, asks major", "23A3"), ("artificial, relay", "artificial, relay", "23A3")])
def test_settled_as_comparable(old, new, id):
    found = compare(meaning(old), meaning(new))
    assert (found.asks, found.id, found.answer) == ("23A", id, True)


@pytest.mark.law("23A")
@pytest.mark.parametrize("old, new", [
    ("hcp 0-9", "hcp 10+"), ("H 5+", "H 0-3"), ("S 7+", "H 7+"), ("S 5+, H 5+", "D 4+"), ("balanced, hcp 12-14", "hcp 15-17"),
    ("balanced", "H 6+"), ("hcp 5-10, H 6 or S 6", "hcp 5-10, H 0-5, S 0-5"), ("H 6 or S 6", "balanced")])
def test_settled_as_not_comparable_because_no_hand_fits_both(old, new):
    for one, other in ((old, new), (new, old)):
        found = compare(meaning(one), meaning(other))
        assert (found.id, found.answer) == ("23A", False)


@pytest.mark.law("23A")
@pytest.mark.parametrize("old, new", [
    ("", "H 5+, hcp 6+"), ("H 5+, hcp 6+", ""), ("", ""), ("natural", "natural"), ("artificial", "artificial"),
    ("H 5+", "H 5+"), ("hcp 0-11", "H 3+, hcp 6-9"), ("H 5+, hcp 8-16", "H 5+, hcp 8+"), ("H 5+, hcp 8-16", "H 4+, hcp 8-16"),
    ("takeout", "takeout"), ("penalty", "penalty"), ("balanced, hcp 12-14", "S 5+, hcp 12-14"), ("asks major", "asks aces"),
    ("shows H, H 4+, hcp 6+", "S 4+, hcp 6+"), ("takeout, hcp 12+", "takeout, hcp 0-11"), ("hcp 5-10, H 6", "hcp 5-10, H 6 or S 6"),
    ("hcp 5-10, S 6", "hcp 0-15"), ("hcp 5-10 and H 6 or S 6", "hcp 5-10, H 6")])
def test_what_the_meanings_do_not_settle_is_asked(old, new):
    assert compare(meaning(old), meaning(new)) is None


# A small lattice of meanings, every pair and every three of it.

LATTICE = [meaning(", ".join(filter(None, parts))) for parts in product(
    ("hcp 0-10", "hcp 6-10", "hcp 11-15", "hcp 6+"), ("H 4+", "H 5-6", "H 0-3", "H 5 or S 5"), ("", "balanced", "C 0-1"))]
RANGE = range(len(LATTICE))
FOUND = [[compare(old, new) for new in LATTICE] for old in LATTICE]
SUBSET = [[f is not None and f.answer for f in row] for row in FOUND]


@pytest.mark.law("23A2")
def test_a_part_of_a_part_is_a_part():
    assert all(SUBSET[a][c] for a, b, c in product(RANGE, repeat=3) if SUBSET[a][b] and SUBSET[b][c])
    assert sum(map(sum, SUBSET)) > 2 * len(LATTICE)


@pytest.mark.law("23A1")
def test_the_same_is_the_same_both_ways_and_a_part_of_each_other():
    same = [[f is not None and f.id == "23A1" for f in row] for row in FOUND]
    for a, b in product(RANGE, repeat=2):
        assert same[a][b] == same[b][a] == (SUBSET[a][b] and SUBSET[b][a])
        assert not same[a][b] or FOUND[a] == FOUND[b]


@pytest.mark.law("23A")
def test_what_excludes_each_other_is_never_comparable():
    excluded = [[f is not None and not f.answer for f in row] for row in FOUND]
    for a, b in product(RANGE, repeat=2):
        assert excluded[a][b] == excluded[b][a] and not (excluded[a][b] and SUBSET[a][b])
        assert not excluded[a][b] or not any(SUBSET[a][c] and SUBSET[b][c] for c in RANGE)


@pytest.mark.law("23A")
def test_the_share_is_all_for_a_part_none_for_what_excludes_and_between_for_what_is_asked():
    for a, b in product(RANGE, repeat=2):
        found, (likeness,) = FOUND[a][b], evidence(LATTICE[a], LATTICE[b])
        both, every = likeness.share
        assert (both == every, both == 0) == (SUBSET[a][b], found is not None and not found.answer)
        assert both == evidence(LATTICE[b], LATTICE[a])[0].share[0]


@pytest.mark.law("23A")
@pytest.mark.parametrize("old, new", [("", "H 5+"), ("H 5+", ""), ("natural", "H 5+"), ("takeout", "takeout"), ("relay", "H 5+")])
def test_what_says_nothing_of_the_hand_gives_no_share(old, new):
    assert evidence(meaning(old), meaning(new)) == ()


def ruling(*events, dealer="N"):
    return text.steps(view.steps(at_table(dealer, *events)))


@pytest.mark.law("23A")
@pytest.mark.parametrize("old, new, said", [
    ("1H {hcp 6+, H 4+}", "3H {hcp 5-9, H 6+}", "of the hands that bid 3♥ now, 87 in 100 would have bid 1♥ before."),
    ("1H {hcp 6+, H 4+}", "Pass {hcp 0-6}", "of the hands that pass now, 13 in 100 would have bid 1♥ before."),
    ("1H {hcp 6+, H 4+}", "X {takeout, H 4+}", "of the hands that double now, 86 in 100 would have bid 1♥ before."),
    ("1H {hcp 6+, H 13}", "X {takeout, S 0}", "of the hands that double now, fewer than 1 in 100 would have bid 1♥ before."),
    ("1H {hcp 1+, H 3+}", "X {takeout, hcp 0-37, H 3+}", "of the hands that double now, more than 99 in 100 would have bid 1♥ before."),
    ("1H {hcp 0-11}", "2H {hcp 6-9, H 3+, shows D}", "of the hands that bid 2♥ now, all would have bid 1♥ before."),
    ("1H {takeout, hcp 12+}", "X {takeout, hcp 8-11}", "of the hands that double now, none would have bid 1♥ before.")])
def test_the_director_is_told_the_share_and_still_asked(old, new, said):
    told = ruling("N 1S", f"E {old}", "director", "S elects 27A1 decline", f"E {new}")
    assert f"By these meanings, {said}" in told and "( ) Comparable" in told
    assert " in 100" not in ruling("N 1S", "E 1H", "director", "S elects 27A1 decline", f"E {new}")


@pytest.mark.law("23A")
def test_a_two_way_bid_is_told_in_words():
    out_of_turn = "S 2D {artificial, hcp 5-10, H 6 or S 6 and C 0-2}", "director", "W elects 29A decline", "E 1C"
    told = ruling(*out_of_turn, "S 2H {natural, hcp 5-10, H 5-6}", dealer="E")
    assert "2♦: artificial; 5–10 points; 6 hearts, or 6 spades and 0–2 clubs. 2♥: 5–10 points; 5–6 hearts." in told


OUT_OF_TURN = "N 1S", "S 2H {natural, H 5+, hcp 10+}", "director", "W elects 29A decline", "E 3C"


@pytest.mark.law("23B")
@pytest.mark.law("23C")
@pytest.mark.parametrize("new, comparable", [("3H {natural, H 5+, hcp 12+}", True), ("3H {natural, H 5+, hcp 0-9}", False)])
def test_a_comparable_call_ends_it_but_for_the_score(new, comparable):
    table = at_table("N", *OUT_OF_TURN, f"S {new}")
    assert ({"23B", "26A", "23C"} <= table.cited) == comparable == ("16C2" not in table.cited)
    assert fact(table, "judgements") == (["23C"] if comparable else ["72C"])
    ended = at_table("N", *OUT_OF_TURN, f"S {new}", "W 3S", "N Pass", "E Pass", "S Pass")
    assert (fact(ended, "lead_restriction") == "none") == comparable == ("26B" not in ended.cited)
    assert fact(ended, "authorized") == {"S 2H": {"NS": comparable, "EW": True}}


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
