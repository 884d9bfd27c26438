"""Law 49: a defender's card comes into view or is named."""
import pytest

from lawkit import NotComputed
from lawkit.facts import fact
from midplay import after, at

LAST_TO_PLAY = "S leads H4", "W plays H5", "N plays H9", "E exposes HK {deliberate}"
HANDS = {"N": "+.+.+.5+", "E": "+.K2+.+.6+"}


@pytest.mark.law("49")
@pytest.mark.parametrize("event", ("E exposes CQ", "E names CQ", "E exposes CQ {deliberate}"))
def test_seen_or_named_it_becomes_a_penalty_card_when_attention_is_drawn(event):
    table = at(event)
    assert fact(table, "penalty_cards") == {} and "49" not in table.cited
    assert fact(after(table, "attention"), "penalty_cards") == {"E": {"CQ": "major"}}


@pytest.mark.law("49")
@pytest.mark.law("50E3")
def test_a_card_played_before_attention_is_drawn_is_none_and_how_it_was_shown_is_closed():
    table = at("E exposes C6", "N leads C3", "E plays C6", "director", lead="N")
    assert fact(table, "penalty_cards") == {} and fact(table, "face_up") == {}
    assert "50E3" in table.cited and not table.cited & {"50B#1", "50B#2", "50B#3"}


def test_one_of_several_played_before_attention_is_drawn_is_not_computed():
    with pytest.raises(NotComputed, match="49"):
        at("E exposes C6 H2", "N leads C3", "E plays C6", "director", lead="N")


@pytest.mark.law("68#2")
@pytest.mark.parametrize("finding, penalty", [(["finds 68 yes"], {}), ([], {"E": {"HK": "major"}})])
def test_words_about_the_trick_in_progress_only(finding, penalty):
    table = at(*LAST_TO_PLAY, *finding, "director", hands={"E": "+.K2+.+.+"}, lead="S")
    assert fact(table, "penalty_cards") == penalty
    assert ("68#2" in table.cited, "49" in table.cited) == (not penalty, bool(penalty))


def test_a_finding_that_more_was_meant_makes_it_a_claim():
    with pytest.raises(NotComputed, match="68A"):
        at(*LAST_TO_PLAY, "finds 68 no", "director", lead="S")


def test_that_finding_after_the_ruling_is_not_computed():
    with pytest.raises(NotComputed, match="68"):
        at("E exposes HK {deliberate}", "director", "finds 68 yes", hands=HANDS)


@pytest.mark.law("50#1")
@pytest.mark.parametrize("event", ("E exposes C6", "E exposes HK {deliberate}", "E exposes C6 HK", "E names HK"))
@pytest.mark.parametrize("finding, waived", [("yes", True), ("no", False)])
def test_the_director_may_have_a_reason_against_a_penalty_card(event, finding, waived):
    table = at(event, f"finds 50#1 {finding}", "director", hands=HANDS)
    assert (fact(table, "penalty_cards") == {}) is waived and ("50#1" in table.cited) is waived
    assert ("49" in table.cited) is not waived and (fact(table, "face_up") == {})


@pytest.mark.law("50#1")
@pytest.mark.law("68#2")
@pytest.mark.parametrize("finding", ("finds 50#1 yes", "finds 68 yes"))
def test_a_finding_is_about_one_card(finding):
    table = at("E exposes C6", finding, "director", "E exposes C6", "director", hands=HANDS)
    assert fact(table, "penalty_cards") == {"E": {"C6": "minor"}}


def test_that_reason_after_the_ruling_is_not_computed():
    with pytest.raises(NotComputed, match="50#1"):
        at("E exposes C6", "director", "finds 50#1 yes", hands=HANDS)
