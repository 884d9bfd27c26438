"""Law 55: declarer leads out of turn."""
import pytest

from lawkit.facts import fact
from midplay import after, at

HANDS = {"N": "+.2+.+.3+", "E": "+.5+.+.7+", "S": "+.9+.+.4+", "W": "+.8+.+.6+"}
OUT_OF_TURN = [(wrong, right) for wrong in "NS" for right in "NESW" if wrong != right]
LEAD = {"N": "S calls for H2", "S": "S leads H9"}
LEFT = {"N": "E", "S": "W"}


def lead(wrong, right, *events, **begins):
    return at(LEAD[wrong], *events, hands=HANDS, lead=right, **begins)


def other(defender):
    return "W" if defender == "E" else "E"


def stands(table):
    return bool(table.play.trick)


@pytest.mark.law("55A")
@pytest.mark.law("55A#2")
@pytest.mark.parametrize("wrong, right", OUT_OF_TURN)
@pytest.mark.parametrize("first", ("accept", "decline"))
@pytest.mark.parametrize("last", ("accept", "decline", None))
def test_the_defender_next_to_the_lead_has_the_last_word(wrong, right, first, last):
    next_ = LEFT[wrong]
    said = [f"{next_} elects 55A {last}"] if last else []
    table = lead(wrong, right, f"{other(next_)} elects 55A {first}", *said)
    assert stands(table) is ((last or first) == "accept")
    assert ("55A#2" in table.cited) is (last not in (first, None))
    assert fact(table, "turn") == (next_ if stands(table) else right) and fact(table, "penalty_cards") == {}
    assert fact(table, "may_accept") == ([] if last else [next_])


@pytest.mark.law("55A")
@pytest.mark.parametrize("wrong, right", OUT_OF_TURN)
@pytest.mark.parametrize("answer", ("accept", "decline"))
def test_when_the_defender_next_to_the_lead_speaks_first_the_other_is_not_asked(wrong, right, answer):
    table = lead(wrong, right, f"{LEFT[wrong]} elects 55A {answer}")
    assert stands(table) is (answer == "accept") and fact(table, "may_accept") == [] and "55A#2" not in table.cited


@pytest.mark.law("55B1")
@pytest.mark.law("55B2")
@pytest.mark.law("55C")
@pytest.mark.parametrize("wrong, right", OUT_OF_TURN)
def test_a_refused_lead_goes_back_and_no_suit_is_asked_for(wrong, right):
    table = lead(wrong, right, f"{LEFT[wrong]} elects 55A decline")
    other_hand = right in "NS"
    assert {"55B1", "55B2"} & table.cited == {"55B2" if other_hand else "55B1"} and "55C" in table.cited
    assert fact(table, "turn") == right and fact(table, "cancelled") == [f"{wrong} {LEAD[wrong][-2:]}"]
    assert fact(table, "lead_restriction") == "none" and fact(table, "face_up") == {} and fact(table, "penalty_cards") == {}
    assert fact(table, "lawful", [right])[right] == [card for card in {"N": ("H2", "C3"), "E": ("H5", "C7"), "S": ("H9", "C4"), "W": ("H8", "C6")}[right]]


@pytest.mark.law("55A")
@pytest.mark.parametrize("event", ("S calls for C3", "S leads C4"))
def test_the_next_card_ends_what_the_other_defender_may_still_say(event):
    right = "N" if "calls" in event else "S"
    wrong = "S" if right == "N" else "N"
    table = lead(wrong, right, f"{other(LEFT[wrong])} elects 55A decline", event)
    assert fact(table, "may_accept") == [] and len(table.play.trick) == 1 and fact(table, "turn") == LEFT[right]


@pytest.mark.law("55A#2")
def test_a_lead_that_stands_after_all_is_played_to_like_any_other():
    table = lead("S", "N", "E elects 55A decline", "W elects 55A accept", "W plays H8", "S calls for H2", "E plays H5")
    assert fact(table, "turn") == "S" and fact(table, "cancelled") == []


@pytest.mark.law("47E1")
@pytest.mark.parametrize("wrong, right", OUT_OF_TURN)
def test_a_lead_on_a_defenders_word_goes_back_by_itself(wrong, right):
    table = lead(wrong, right, "finds 47E1 yes")
    assert fact(table, "turn") == right and not stands(table) and {"47E1"} <= table.cited and "55C" not in table.cited


@pytest.mark.law("53A#4")
@pytest.mark.parametrize("right, id", [("N", "55B2"), ("W", "55B1")])
def test_to_the_last_trick_it_always_goes_back(right, id):
    table = lead("S", right, "director", won=(6, 6))
    assert {"53A#4", id} <= table.cited and fact(table, "turn") == right and fact(table, "may_accept") == []
    assert fact(after(table, "finds 55C no"), "judgements") == ["55C"]
