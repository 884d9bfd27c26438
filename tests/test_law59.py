"""Law 59: what somebody plays who cannot obey."""
import pytest

from lawkit import Impossible
from lawkit.facts import fact
from lawkit.ruling import Judgement
from midplay import after, at

ASKED = "E exposes C4 {deliberate}", "director"


@pytest.mark.law("59")
@pytest.mark.parametrize("hand, answer, lawful, applies", [
    ("Q5.J.KT.", "require C", ["SQ", "S5", "HJ", "DK", "DT"], True),
    ("Q5.J.K.7", "require C", ["C7"], False),
    ("...Q8765", "forbid C", ["CQ", "C8", "C7", "C6", "C5"], True),
    ("2...Q876", "forbid C", ["S2"], False),
    ("+.+.+.Q8+", "forbid C", [], False),
    ("+...Q8+", "forbid C", [], False),
    ("Q5..KT.+", "require C", [], False)])
def test_who_cannot_obey_plays_what_is_otherwise_legal(hand, answer, lawful, applies):
    table = at(*ASKED, f"S elects 50D2 {answer}", hands={"W": hand})
    assert fact(table, "lawful", ["W"]) == {"W": lawful} and ("59" in table.cited) is applies


@pytest.mark.law("59")
@pytest.mark.parametrize("hand, revoke", [("K4.52.Q3.", False), ("K4.52.Q.3", True)])
def test_to_lead_something_else_is_a_revoke_only_for_who_could_obey(hand, revoke):
    table = at(*ASKED, "S elects 50D2 require C", "W leads H5", "director", hands={"W": hand}, won=(5, 3))
    assert (fact(table, "revoke") != "none") is revoke and ("61A#3" in table.cited) is revoke


@pytest.mark.law("59")
def test_an_own_penalty_card_still_comes_first():
    table = at(*ASKED, "W exposes S5 {deliberate}", "director", "S elects 50D2 require C", hands={"W": "Q5.J.KT."})
    assert fact(table, "lawful", ["W"]) == {"W": ["S5"]} and {"59", "50D1(a)"} <= table.cited


@pytest.mark.law("59")
def test_a_follower_is_not_bound_by_an_order_about_leading():
    table = at(*ASKED, "S elects 50D2 forbid C", "W leads S5", "N plays S4", "E plays S3", "S plays SK", "S leads C2",
               hands={"W": "5.J.K.76"}, won=(4, 4))
    assert fact(after(table), "lawful", ["W"]) == {"W": ["C7", "C6"]}


LEADS = [("require C", "SQ"), ("forbid C", "C8")]


@pytest.mark.law("59")
@pytest.mark.parametrize("answer, card", LEADS)
@pytest.mark.parametrize("hand", ["+.+.+.+", None])
def test_where_the_hand_is_not_known_the_director_is_asked_whether_it_could_obey(answer, card, hand):
    table = at(*ASKED, f"S elects 50D2 {answer}", f"W leads {card}", hands={"W": hand} if hand else {})
    assert "61A#3" not in table.cited and [asked.id for asked in judgements(table)] == ["59"]
    assert "61A#3" not in after(table, "finds 59 yes", "director").cited
    assert "61A#3" in after(table, "finds 59 no", "director").cited


@pytest.mark.law("59")
def test_it_is_the_question_about_a_revoke_as_well():
    with pytest.raises(Impossible, match="finds 59 no"):
        at(*ASKED, "S elects 50D2 require C", "W leads SQ", "finds 61 W SQ")


@pytest.mark.law("59")
@pytest.mark.parametrize("answer, card", [("require C", "C7"), ("forbid C", "SQ")])
def test_nobody_asks_who_has_obeyed(answer, card):
    assert not judgements(at(*ASKED, f"S elects 50D2 {answer}", f"W leads {card}"))


@pytest.mark.law("59")
@pytest.mark.parametrize("answer, card", LEADS)
def test_nor_where_the_hand_is_known(answer, card):
    assert not judgements(at(*ASKED, f"S elects 50D2 {answer}", f"W leads {card}", hands={"W": "Q5.J.K.8"}))


def judgements(table):
    return [ruling.question for ruling in table.rulings if type(ruling.question) is Judgement]
