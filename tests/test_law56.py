"""Law 56: a defender leads out of turn; with what Law 53 says of accepting it."""
import pytest

from lawkit import Impossible, NotComputed, tree
from lawkit.facts import fact
from midplay import after, at

HANDS = {"E": "+.5+.+.+", "S": "+.9+.+.4+"}
FATES = "53A#2", "53A#3", "47E1"


@pytest.mark.law("53A")
@pytest.mark.law("53A#2")
@pytest.mark.law("53A#3")
@pytest.mark.law("56A")
@pytest.mark.law("56B")
@pytest.mark.parametrize("lead, on_lead", [("W", "W"), ("N", "N"), ("S", "S")])
@pytest.mark.parametrize("answer, id, turn", [("S elects 56A accept", "53A", "S"), ("S plays H9", "53A#2", "W"),
                                              ("S elects 56B decline", "53A#3", None), ("finds 47E1 yes", "47E1", None)])
def test_one_fate_for_every_answer(lead, on_lead, answer, id, turn):
    found = ("finds 53B no",) * (answer == "S plays H9" and lead == "S")
    table = at("E leads H5", answer, *found, hands=HANDS, lead=lead)
    assert [fate for fate in FATES if fate in table.cited] == ([id] if id != "53A" else [])
    assert fact(table, "turn") == (turn or on_lead)
    refused = id == "53A#3"
    assert fact(table, "penalty_cards") == ({"E": {"H5": "major"}} if refused else {})
    assert ("56B" in table.cited) is refused and ("56A" in table.cited) is (answer == "S elects 56A accept")
    assert (fact(table, "options") or {"id": ""})["id"] == ("50D2" if refused and lead == "W" else "")


@pytest.mark.law("53A")
def test_only_declarer_accepts():
    table = at("E leads H5", hands=HANDS)
    assert fact(table, "may_accept") == ["S"]
    for seat in "NW":
        with pytest.raises(Impossible, match="open to election are S 56A accept, S 56B decline"):
            after(table, f"{seat} elects 56A accept")
LAST = {"N": ".7..", "E": ".5..", "S": ".9..", "W": "A..."}


@pytest.mark.law("53A#4")
@pytest.mark.parametrize("won, applies", [((7, 5), True), ((7, 4), False)])
def test_a_lead_to_the_last_trick_is_never_accepted(won, applies):
    table = at("W leads SA", "director", lead="E", won=won)
    assert fact(table, "may_accept") == ([] if applies else ["S"])
    assert ("53A#4" in table.cited) is applies and fact(table, "turn") == ("E" if applies else "N")


@pytest.mark.law("53A#4")
@pytest.mark.parametrize("followed", [(), ("N plays H7",), ("N plays H7", "E plays H5"), ("N plays H7", "E plays H5", "S plays H9"),
                                      ("E plays H5",)])
def test_a_lead_to_the_last_trick_goes_back_with_all_that_was_played_to_it(followed):
    table = at("W leads SA", *followed, "director", hands=LAST, lead="E", won=(7, 5))
    assert fact(table, "turn") == "E" and table.play.trick == () and fact(table, "phase") == "play"
    assert len(fact(table, "cancelled")) == 1 + len(followed)
    assert fact(after(table, "E leads H5", "S plays H9", "W plays SA", "N plays H7"), "tricks") == {"NS": 8, "EW": 5}


def test_a_lead_to_the_last_trick_is_not_ruled_on_when_the_tricks_have_been_counted():
    with pytest.raises(NotComputed, match="53A#4"):
        at("W leads SA", "N plays H7", "E plays H5", "S plays H9", "end of play", "director", hands=LAST, lead="E", won=(7, 5))


def test_every_way():
    ruling = at("E leads H5", hands=HANDS).rulings[0]
    ways = [[id for id in ("53A#2", "60A1", "56B", "47E1") if id in leaf.cites] for leaf in tree("56", ruling.case)]
    assert ways == [[], ["56B"], ["53A#2", "60A1"], ["53A#2"], [], ["47E1"]]
