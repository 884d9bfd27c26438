"""Law 54: a faced opening lead out of turn."""
import pytest

from lawkit import NotComputed, at_table, tree, why, why_not
from lawkit.facts import fact
from midplay import after

AUCTION = "S 4S", "W Pass", "N Pass", "E Pass"
OPTIONS = {"by": "S", "id": "54", "answers": ["spread", "accept", "decline"]}
FATES = "54A", "54B", "54C", "54D", "47E1"


def lead(*events, hands=None):
    return at_table("S", *AUCTION, *events, hands=hands)


def fate(table):
    return sorted(set(FATES) & table.cited)


@pytest.mark.law("54")
@pytest.mark.parametrize("events, options", [(("E leads C4",), OPTIONS), (("E leads C4 face down", "E faces"), OPTIONS),
                                             (("E leads C4 face down",), None), (("W leads S6",), None),
                                             (("W leads S6 face down", "W faces"), None)])
def test_who_leads_and_whether_it_is_faced(events, options):
    assert fact(lead(*events), "options") == options


@pytest.mark.law("54A")
@pytest.mark.law("54B")
@pytest.mark.law("54C")
@pytest.mark.law("54D")
@pytest.mark.parametrize("answer, id, contract, turn, penalty", [
    ("S elects 54A spread", "54A", "4S by N", "S", {}),
    ("S spreads", "54A", "4S by N", "S", {}),
    ("S elects 54B accept", "54B", "4S by S", "S", {}),
    ("S plays CJ", "54B", "4S by S", "W", {}),
    ("S calls for CA", "54B", "4S by S", "S", {}),
    ("N exposes SA", "54C", "4S by S", "S", {}),
    ("N spreads", "54C", "4S by S", "S", {}),
    ("S elects 54D decline", "54D", "4S by S", "W", {"E": {"C4": "major"}}),
    ("finds 47E1 yes", "47E1", "4S by S", "W", {})])
def test_one_fate_for_every_answer(answer, id, contract, turn, penalty):
    table = lead("E leads C4", answer)
    assert fate(table) == [id]
    assert fact(table, "contract") == contract and fact(table, "turn") == turn and fact(table, "penalty_cards") == penalty
    assert (fact(table, "options") or {"id": None})["id"] == ("50D2" if penalty else None)


@pytest.mark.law("54#1")
@pytest.mark.parametrize("before, applies", [(("W leads S6 face down",), True), ((), False)])
def test_partners_face_down_lead_goes_back(before, applies):
    table = lead(*before, "E leads C4", "S elects 54D decline")
    assert ("54#1" in table.cited) is applies and table.docket.hidden == () and fact(table, "penalty_cards") == {"E": {"C4": "major"}}


@pytest.mark.law("54B1")
@pytest.mark.law("54B2")
def test_the_second_card_comes_from_declarers_hand_and_a_card_of_dummys_stays():
    accepted = lead("E leads C4", "S elects 54B accept", hands={"N": "+.K3+..+"})
    assert fact(accepted, "turn") == "S" and "54B1" in accepted.cited
    called = after(accepted, "S calls for C2")
    assert "54B2" in called.cited and fact(called, "turn") == "S"
    assert "54B2" not in after(accepted, "S plays CJ", "W plays C5", "S calls for C2").cited
    assert fact(after(called, "N withdraws C2"), "cancelled") == []


@pytest.mark.law("54B2")
def test_unless_it_is_a_revoke():
    table = lead("E leads C4", "S elects 54B accept", "S calls for H3", "director", hands={"N": "+.K3+.+.A+"})
    assert fact(table, "revoke") == {"by": "N", "trick": 1, "established": False}
    right = after(table, "N withdraws H3, plays CA")
    assert fact(right, "revoke") == "none" and fact(right, "cancelled") == ["N H3"]


@pytest.mark.law("54C")
@pytest.mark.parametrize("seen, options", [(("N exposes SA",), None), (("N exposes SA", "director"), None), (("S exposes SQ",), OPTIONS), ((), OPTIONS)])
def test_a_card_of_dummy_seen_after_the_auction_but_before_the_lead(seen, options):
    table = lead(*seen, "E leads C4", "director")
    assert fact(table, "options") == options and ("54C" in table.cited) is (options is None)


@pytest.mark.law("54C")
def test_a_card_of_dummy_seen_in_the_auction_does_not_count():
    table = at_table("S", "S 4S", "W Pass", "N exposes SA", "director", "N Pass", "E Pass", "E leads C4", "director")
    assert fact(table, "options") == OPTIONS


@pytest.mark.law("54E")
@pytest.mark.parametrize("hand", "SN")
def test_a_lead_by_the_declaring_side_is_none(hand):
    table = lead(f"{hand} leads HK")
    assert fact(table, "turn") == "W" and fact(table, "penalty_cards") == {} and "54E" in table.cited
    led = after(table, "W leads S6")
    assert [str(card) for _, card in led.play.trick] == ["S6"] and fact(led, "turn") == "N"


def test_a_lead_of_dummys_over_the_wrong_lead_is_not_ruled_on():
    with pytest.raises(NotComputed):
        lead("E leads C4", "N leads S6")


@pytest.mark.law("54D")
def test_why_and_why_not():
    ruling = lead("E leads C4", "S elects 54B accept").rulings[0]
    assert why(ruling, "54B")[-1].answer == "accept"
    assert why_not(ruling, "54D")[1] == "decline" and why_not(ruling, "54A")[1] == "spread"


def test_every_way_has_one_fate():
    case = lead("E leads C4").rulings[0].case
    assert [sorted(set(FATES) & leaf.cites) for leaf in tree("54", case)] == [
        ["54A"], ["54B"], ["54D"], ["54C"], ["54A"], ["54B"], ["54B"], ["54B"], ["47E1"]]


@pytest.mark.law("54A#2")
@pytest.mark.parametrize("event, begun", [("S spreads", True), ("S elects 54A spread", False), ("S exposes SQ", False), ("N spreads", False)])
def test_only_declarer_who_has_begun_to_spread_must_finish(event, begun):
    assert ("54A#2" in lead("E leads C4", event).cited) is begun


@pytest.mark.law("54A#2")
def test_a_card_that_declarer_shows_on_purpose_is_not_ruled_on():
    with pytest.raises(NotComputed, match="54A#2"):
        lead("E leads C4", "S exposes SQ {deliberate}")


@pytest.mark.law("60A1")
@pytest.mark.parametrize("ruled, applies", [((), True), (("director",), False)])
def test_declarer_who_plays_to_it_before_a_ruling_forfeits_the_choice(ruled, applies):
    assert ("60A1" in lead("E leads C4", *ruled, "S plays CJ").cited) is applies
