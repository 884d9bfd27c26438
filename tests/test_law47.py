"""Law 47: when a played card may come back, and when it stays."""
import pytest

from lawkit import NotComputed, at_table
from lawkit.facts import fact
from midplay import after, at

HANDS = {"N": "+.3+.+.4+", "E": "+.8+.2+.J95+", "S": "+.A+.+.Q+", "W": "+.9+.+.+"}


@pytest.mark.law("47F2")
def test_a_card_stays_where_no_law_lets_it_come_back():
    played = at("N leads C4", "E plays CJ", hands=HANDS, lead="N")
    table = after(played, "E withdraws CJ, plays C9")
    assert table.play.trick == played.play.trick
    assert "47F2" in table.cited and fact(table, "cancelled") == [] and fact(table, "may_change", ["E"]) == {"E": False}


@pytest.mark.law("47F2")
def test_a_card_that_a_right_covers_comes_back():
    table = at("N leads H3", "E plays D2", "S plays HA", "director", "E withdraws D2, plays H8", "S withdraws HA, plays HQ",
               hands=HANDS, lead="N")
    assert "47F2" not in table.cited and fact(table, "cancelled") == ["E D2", "S HA"]


@pytest.mark.law("47F2")
def test_who_has_not_played_after_the_revoke_may_not_change():
    events = "N leads H3", "E plays D2", "S plays HA", "director", "E withdraws D2, plays H8", "N withdraws H3, plays H2"
    table = at(*events, hands=HANDS, lead="N")
    assert "47F2" in table.cited and fact(table, "cancelled") == ["E D2"]


def test_a_card_under_a_ruling_is_not_refused_but_not_computed():
    with pytest.raises(NotComputed, match="47B"):
        at("E leads H8", "E withdraws H8", hands=HANDS)


def test_an_exchange_that_shows_a_revoke_asks_for_the_finding():
    with pytest.raises(NotComputed, match="finds 61 E D2"):
        at("N leads H3", "E plays D2", "E withdraws D2, plays H8", lead="N")


# -- why a card comes back, and who may use what it told

BOTH, DECLARER_ALONE, DEFENDERS_ALONE = {"NS": True, "EW": True}, {"NS": True, "EW": False}, {"NS": False, "EW": True}


@pytest.mark.law("47A")
@pytest.mark.law("47B")
@pytest.mark.law("47E1")
@pytest.mark.parametrize("events, lead, back, id, told", [
    (["E exposes C9 {deliberate}", "director", "N leads C4", "E plays CJ", "S elects 52B decline"], "N", "E CJ", "47A", BOTH),
    (["E exposes C9 {deliberate}", "director", "W leads H9", "director"], "W", "W H9", "47A", BOTH),
    (["S leads HA", "E plays H8", "director"], "S", "E H8", "47A", BOTH),
    (["N leads H3", "E plays D2", "director", "E withdraws D2, plays H8"], "N", "E D2", "47B", BOTH),
    (["E leads C5", "director", "finds 47E1 yes"], "W", "E C5", "47E1", DEFENDERS_ALONE),
    (["W leads H9", "N plays H3", "E plays H8", "S plays CQ", "director", "S withdraws CQ, plays HA"], "W", "S CQ", "47B", DEFENDERS_ALONE)])
def test_each_reason_and_what_it_leaves(events, lead, back, id, told):
    table = at(*events, hands=HANDS | {"E": "+.8+.2+.J95+"}, lead=lead, won=(4, 3))
    seat, card = back.split()
    if id == "47A" and card == "CJ":
        table = after(table, "E withdraws CJ, plays C9")
    reasons = {"47A", "47B", "47E1", "47F2"} & table.cited
    assert reasons == {id} and fact(table, "cancelled") == [back] and fact(table, "authorized", [back]) == {back: told}
    assert (card in fact(table, "penalty_cards").get(seat, {})) is (told == BOTH)


@pytest.mark.law("47A")
@pytest.mark.law("47B")
def test_what_is_accepted_or_established_does_not_come_back():
    accepted = at("E exposes C9 {deliberate}", "director", "N leads C4", "E plays CJ", "S elects 52B accept", hands=HANDS, lead="N")
    established = at("N leads H3", "E plays D2", "S plays HA", "W plays H9", "S leads C7", "W plays C3", "director", hands=HANDS, lead="N")
    for table in (accepted, established):
        assert not {"47A", "47B"} & table.cited and fact(table, "cancelled") == []


# -- 47E1: told by an opponent to lead

@pytest.mark.law("47E1")
@pytest.mark.parametrize("finding, turn, back, closed_to", [("yes", "W", True, "NS"), ("no", "S", False, None)])
def test_a_lead_on_an_opponents_word_goes_back_by_itself(finding, turn, back, closed_to):
    table = at("E leads C5", "director", f"finds 47E1 {finding}", hands=HANDS)
    assert fact(table, "turn") == turn and fact(table, "penalty_cards") == {}
    assert fact(table, "cancelled") == ["E C5"] * back and ("47E1" in table.cited) is back
    assert fact(table, "may_accept") == ([] if back else ["S"])
    if back:
        assert fact(table, "authorized", ["E C5"]) == {"E C5": {side: side != closed_to for side in ("NS", "EW")}}
        assert fact(after(table, "E withdraws C5"), "cancelled") == ["E C5"]


@pytest.mark.law("47E1")
@pytest.mark.parametrize("finding, established", [("yes", False), ("no", True)])
def test_such_a_lead_establishes_no_revoke(finding, established):
    revoke = "N leads H3", "E plays D2", "S plays HA", "W plays H9", "E leads C5", "director"
    table = at(*revoke, f"finds 47E1 {finding}", hands=HANDS, lead="N")
    assert fact(table, "revoke") == {"by": "E", "trick": 9, "established": established}
    assert ("64C" in fact(table, "judgements")) is established


@pytest.mark.law("47E1")
def test_nor_the_revoke_of_the_misled_players_partner():
    hands = {"W": "+.9+.2+.+", "E": "+.8+.+.5+"}
    table = at("N leads H3", "E plays H8", "S plays HA", "W plays D2", "E leads C5", "director", "finds 47E1 yes",
               hands=hands, lead="N")
    assert fact(table, "revoke") == {"by": "W", "trick": 9, "established": False}


@pytest.mark.law("47E1")
def test_an_opening_lead_on_declarers_word():
    table = at_table("S", "S 4S", "W Pass", "N Pass", "E Pass", "E leads C4", "director", "finds 47E1 yes")
    assert fact(table, "turn") == "W" and fact(table, "penalty_cards") == {} and fact(table, "options") is None
    assert not {"54A", "54B", "54D"} & table.cited


@pytest.mark.law("47E1")
def test_the_finding_after_declarer_has_chosen_is_not_computed():
    with pytest.raises(NotComputed, match="47E1"):
        at("E leads C5", "S elects 56A accept", "finds 47E1 yes", hands=HANDS)


@pytest.mark.law("47E1")
def test_a_presumed_declarer_who_has_spread_takes_the_hand_up_again():
    spread = at_table("N", "N 4S", "E Pass", "S Pass", "W Pass", "W leads D5", "N spreads")
    assert fact(spread, "contract") == "4S by S"
    table = after(spread, "finds 47E1 yes")
    assert (fact(table, "contract"), fact(table, "turn"), fact(table, "cancelled")) == ("4S by N", "E", ["W D5"])
    assert "48A" in table.cited and not {"54A", "54D"} & table.cited and fact(table, "face_up") == {}
    led = after(table, "E leads H2", "S spreads")
    assert fact(led, "turn") == "S" and led.contract.dummy.name == "S"


@pytest.mark.law("47E1")
def test_but_not_when_a_card_has_been_played_to_it():
    with pytest.raises(NotComputed, match="47E1"):
        at_table("N", "N 4S", "E Pass", "S Pass", "W Pass", "W leads D5", "N spreads", "N plays D2", "finds 47E1 yes")


# -- 47E2: a wrong explanation

@pytest.mark.law("47E2(a)")
@pytest.mark.law("47E2(b)")
@pytest.mark.parametrize("seen, may_change", [([], True), (["N spreads"], False), (["N spreads", "N plays H2"], False)])
def test_an_opening_lead_may_be_changed_until_a_card_of_dummy_is_seen(seen, may_change):
    bidding = "N 2D {natural}", "E Pass", "S 3NT", "W Pass", "N Pass", "E Pass", "S explains N 2D {shows H}"
    table = at_table("N", *bidding, "W leads H5", *seen, "S corrects N 2D {natural}", "director")
    assert fact(table, "may_change", ["W"]) == {"W": may_change}
    assert ("47E2(a)" in table.cited, "47E2(b)" in table.cited) == (may_change, not may_change)
