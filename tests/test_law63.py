"""Law 63: when a revoke becomes established."""
import pytest

from lawkit.facts import fact
from midplay import at

HANDS = {"N": "A4.3.5.", "E": "5.8.2.7", "S": "3.A.6.9", "W": "2.9.7.8"}
WAYS = "63A1", "63A2", "63A3", "63A4"
EAST_REVOKES = "N leads H3", "E plays D2", "S plays HA", "W plays H9"


def ways(table):
    return [way for way in WAYS if way in table.cited]


def revoke(*events, trick=EAST_REVOKES, lead="N"):
    return at(*trick, *events, hands={} if lead == "?" else HANDS, lead=lead, won=(5, 4))


CLAIM = "S claims rest", "E agrees", "W agrees"


@pytest.mark.law("63A1")
@pytest.mark.law("63A3")
@pytest.mark.law("63A4")
@pytest.mark.parametrize("events, way", [
    ((), None),
    (("S leads D6",), None),
    (("S leads D6", "W plays D7"), "63A1"),
    (("E leads H8",), "63A1"),
    (("W leads D7",), "63A1"),
    (("W concedes 2",), None),
    (("W concedes 2", "N agrees"), None),
    (("W concedes 2", "N agrees", "S agrees"), "63A3"),
    (("W concedes 2", "E objects"), None),
    (("W claims 1", "E objects"), None),
    (("W concedes 2", "N agrees", "E objects"), None),
    (("W concedes 2", "N agrees", "E objects", "finds 68B2 yes"), None),
    (("W concedes 2", "N agrees", "E objects", "finds 68B2 no"), "63A3"),
    (("E concedes 2", "S objects"), None),
    (("E concedes 2", "S objects", "director"), "63A3"),
    (("E claims 1", "director"), "63A3"),
    (("E claims 1", "W director"), None),
    (("E claims 1", "W director", "W agrees"), "63A3"),
    (("E claims 1", "W director", "W objects"), None),
    (("E claims rest",), "63A3"),
    (("S claims rest",), None),
    (CLAIM, None),
    ((*CLAIM, "S calls on next board"), None),
    ((*CLAIM, "E calls on next board"), "63A4"),
    ((*CLAIM, "W calls on next board"), "63A4"),
    ((*CLAIM, "round ends"), "63A4"),
    (("S claims rest", "round ends"), "63A4"),
    (("S claims rest", "E objects", "round ends"), None),
    (("S concedes 2", "E agrees", "W agrees", "round ends"), "63A4")])
def test_the_first_of_the_four_ways(events, way):
    table = revoke(*events)
    assert ways(table) == ([way] if way else [])
    assert fact(table, "revoke") == {"by": "E", "trick": 10, "established": way is not None}


@pytest.mark.law("63A1")
@pytest.mark.law("63A2")
@pytest.mark.parametrize("events, way", [
    ((), None), (("W attention",), None), (("S calls for S4",), "63A2"), (("N plays S4",), "63A1")])
def test_declarers_revoke_and_the_card_called_for_the_next_trick(events, way):
    trick = "W leads S2", "N plays SA", "E plays S5", "S plays D6"
    table = at(*trick, *events, hands=HANDS, won=(5, 4))
    assert ways(table) == ([way] if way else [])


@pytest.mark.law("63A2")
def test_what_came_first_counts_when_it_is_found_later():
    trick = "W leads S2", "N plays SA", "E plays S5", "S plays D6", "S calls for S4", "E plays C7", "S plays S3"
    known, unknown = (at(*trick, hands=hands, won=(5, 4)) for hands in (HANDS, {}))
    assert ways(known) == ways(unknown) == ["63A2"]


@pytest.mark.law("63A")
@pytest.mark.parametrize("events", [("S leads D6", "W plays D7"), ("W concedes 2", "N agrees", "S agrees"), (*CLAIM, "round ends")])
def test_attention_before_it_closes_every_way(events):
    noticed = revoke("attention")
    assert "62A" in noticed.cited and ways(noticed) == []


@pytest.mark.law("63B")
def test_an_established_revoke_may_not_be_corrected():
    table = revoke("S leads D6", "W plays D7", "director", "E withdraws D2, plays H8")
    assert fact(table, "cancelled") == [] and "63B" in table.cited
    assert "63B" not in revoke("S leads D6", "director", "E withdraws D2, plays H8").cited
