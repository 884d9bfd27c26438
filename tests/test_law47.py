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
