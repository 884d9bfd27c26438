"""Law 69: agreed claims, when they are final, and how an agreement is taken back."""
import pytest

from lawkit.facts import fact
from midplay import at

HANDS = {"N": "32.3..", "E": "4.8.2.", "S": "AK.A..", "W": "65.9.."}
LEFT = {"hands": HANDS, "lead": "S", "won": (7, 3)}
RUFF = {"hands": {"N": "3.2.2.", "E": "4..3.8", "S": ".AK.A.", "W": ".43.4."}, "contract": "4S", "lead": "S", "won": (7, 3)}
AGREED = "E agrees", "W agrees"


@pytest.mark.law("69A")
@pytest.mark.law("69A#2")
@pytest.mark.parametrize("events, final", [
    (AGREED, False), ((*AGREED, "round ends"), True), ((*AGREED, "E calls on next board"), True), ((*AGREED, "S calls on next board"), False),
    (("round ends",), True), (("W calls on next board",), True), ((*AGREED, "E objects"), False), ((*AGREED, "N objects", "round ends"), False),
    (("E agrees", "W objects", "E calls on next board"), False), ((*AGREED, "round ends", "E objects"), True)])
def test_when_an_agreement_is_final(events, final):
    table = at("S claims 3", *events, **LEFT)
    assert ("69A" in table.cited) is final


@pytest.mark.law("69A#2")
@pytest.mark.parametrize("words, tricks", [("S claims rest", (10, 3)), ("S claims 2", (9, 4)), ("S concedes 1", (9, 4)), ("E claims 1", (9, 4)),
                                           ("E concedes rest", (10, 3)), ("W concedes 2", (9, 4)), ("S claims 0", (7, 6))])
def test_an_agreed_one_is_scored_as_stated(words, tricks):
    table = at(words, "N agrees", "S agrees", "E agrees", "W agrees", **LEFT)
    assert fact(table, "tricks") == dict(zip(("NS", "EW"), tricks))
    assert sum(fact(table, "claim").values()) == 3


@pytest.mark.law("69B1")
@pytest.mark.parametrize("claimed", (3, 4, 5, 7))
@pytest.mark.parametrize("known", (True, False))
def test_tricks_that_had_been_won_come_back_one_and_all(claimed, known):
    where = LEFT if known else LEFT | {"hands": {}}
    table = at(f"S claims {claimed}", *AGREED, "E calls on next board", "W attention", "director", **where)
    assert ("69B1" in table.cited, "69B#3" in table.cited) == (claimed > 3, claimed > 3)
    assert fact(table, "tricks") == {"NS": 10, "EW": 3}


@pytest.mark.law("69B")
@pytest.mark.law("69B2")
@pytest.mark.parametrize("events, asked", [
    (("E attention",), True), (("W director",), True), (("director",), True), (("S attention",), False), (("N director",), False),
    (("correction period ends", "E attention"), False), (("finds 69B2 yes",), True)])
def test_who_may_withdraw_and_when(events, asked):
    table = at("S claims rest", *AGREED, "W calls on next board", *events, **RUFF)
    assert ("69B2" in fact(table, "judgements")) is asked


@pytest.mark.law("69B2")
def test_an_assent_that_is_not_final_needs_no_withdrawal():
    table = at("S claims rest", *AGREED, "E attention", **RUFF)
    assert fact(table, "judgements") == []


@pytest.mark.law("69B2")
@pytest.mark.parametrize("hands, asked", [(RUFF["hands"], True), (RUFF["hands"] | {"E": "..53.8"}, False), ({}, True)])
def test_nothing_is_asked_where_no_line_wins_another_trick(hands, asked):
    table = at("S claims rest", *AGREED, "W calls on next board", "E attention", **RUFF | {"hands": hands})
    assert ("69B2" in fact(table, "judgements")) is asked


@pytest.mark.law("69B2")
def test_a_revoke_is_what_attention_is_about():
    hands = {"N": "3.3.2.2", "E": "4.8.3.A", "S": "A.A.A.3", "W": "5.9.4.5"}
    revoke = "S leads HA", "W plays H9", "N plays H3", "E plays D3", "S claims 3", *AGREED, "round ends", "W attention"
    assert "69B2" not in fact(at(*revoke, hands=hands, lead="S", won=(6, 3)), "judgements")
