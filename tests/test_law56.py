"""Law 56: a defender leads out of turn; with what Law 53 says of accepting it."""
import pytest

from lawkit import Impossible, NotComputed, tree
from lawkit.facts import fact
from midplay import after, at

HANDS = {"E": "+.5+.+.+", "S": "+.9+.+.4+"}
FATES = "53A", "56B", "47E1"


@pytest.mark.law("53A")
@pytest.mark.law("53A#2")
@pytest.mark.law("56A")
@pytest.mark.law("56B")
@pytest.mark.parametrize("lead, on_lead", [("W", "W"), ("N", "N"), ("S", "S")])
@pytest.mark.parametrize("answer, id, turn", [("S elects 56A accept", "53A", "S"), ("S plays H9", "53A", "W"),
                                              ("S elects 56B decline", "56B", None), ("finds 47E1 yes", "47E1", None)])
def test_one_fate_for_every_answer(lead, on_lead, answer, id, turn):
    table = at("E leads H5", answer, hands=HANDS, lead=lead)
    assert [fate for fate in FATES if fate in table.cited] == [id]
    assert fact(table, "turn") == (turn or on_lead)
    assert fact(table, "penalty_cards") == ({"E": {"H5": "major"}} if id == "56B" else {})
    assert ("53A#2" in table.cited) is (answer == "S plays H9")
    assert (fact(table, "options") or {"id": ""})["id"] == ("50D2" if id == "56B" and lead == "W" else "")


@pytest.mark.law("53A")
def test_only_declarer_accepts():
    table = at("E leads H5", hands=HANDS)
    assert fact(table, "may_accept") == ["S"]
    for seat in "NW":
        with pytest.raises(Impossible, match="open to election are S 56A accept, S 56B decline"):
            after(table, f"{seat} elects 56A accept")


@pytest.mark.law("53A#4")
@pytest.mark.parametrize("won, applies", [((7, 5), True), ((7, 4), False)])
def test_a_lead_to_the_last_trick_is_never_accepted(won, applies):
    table = at("W leads SA", "director", lead="E", won=won)
    assert fact(table, "may_accept") == ([] if applies else ["S"])
    assert ("53A#4" in table.cited) is applies and fact(table, "turn") == ("E" if applies else "N")


@pytest.mark.parametrize("event", ("S leads C4", "S calls for C2", "W leads H7"))
def test_a_lead_of_the_proper_hand_over_it_is_not_computed(event):
    lead = {"S leads C4": "S", "S calls for C2": "N", "W leads H7": "W"}[event]
    with pytest.raises(NotComputed):
        at("E leads H5", event, hands=HANDS, lead=lead)


def test_every_way():
    ruling = at("E leads H5", hands=HANDS).rulings[0]
    assert [[id for id in FATES if id in leaf.cites] for leaf in tree("56", ruling.case)] == [["53A"], ["56B"], ["53A"], ["47E1"]]
