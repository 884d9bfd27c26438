"""Law 52: another card is played when a penalty card was due."""
import pytest

from lawkit import NotComputed, tree, why_not
from lawkit.effects import MAJOR
from lawkit.facts import fact
from midplay import after, at

HANDS = {"N": "+.+.+.4+", "E": "K+.+.+.J92+", "S": "+.+.+.Q+"}
DUE = "E exposes C9 {deliberate}", "director", "N leads C4"


def wrong(*events):
    return at(*DUE, "E plays CJ", *events, hands=HANDS, lead="N", won=(4, 3))


@pytest.mark.law("52B")
@pytest.mark.parametrize("card, due", [("C9", False), ("CJ", True), ("C2", True)])
def test_only_another_card_than_the_one_due_calls_for_it(card, due):
    table = at(*DUE, f"E plays {card}", hands=HANDS, lead="N", won=(4, 3))
    assert (fact(table, "options") is not None) is due and ("52A" in table.cited) is due


@pytest.mark.law("52B")
def test_a_card_that_was_not_due_calls_for_nothing():
    table = at("E exposes C9 {deliberate}", "director", "N leads H5", "E plays H7", hands={"E": "+.7+.+.9+"}, lead="N")
    assert fact(table, "options") is None and "52A" not in table.cited


@pytest.mark.law("52A")
def test_the_player_may_not_take_it_back_before_declarer_has_spoken():
    table = after(wrong(), "E withdraws CJ, plays C9")
    assert [str(card) for _, card in table.play.trick] == ["C4", "CJ"]
    assert fact(table, "options")["answers"] == ["accept", "decline"] and fact(table, "may_change", ["E"]) == {"E": False}
    assert fact(after(table, "S elects 52B decline", "E withdraws CJ, plays C9"), "penalty_cards") == {"E": {"CJ": MAJOR}}


@pytest.mark.law("52B1(a)")
@pytest.mark.law("52B1(b)")
@pytest.mark.law("52B1(c)")
@pytest.mark.law("61A#2")
@pytest.mark.law("64B3")
@pytest.mark.parametrize("acceptance, id", [("S elects 52B accept", "52B1(a)"), ("S plays CQ", "52B1(b)")])
def test_accepted_the_penalty_card_stays_one_and_no_trick_is_transferred(acceptance, id):
    table = wrong(acceptance)
    assert fact(table, "penalty_cards") == {"E": {"C9": MAJOR}}
    assert {id, "52B1(c)", "61A#2", "64B3"} <= table.cited and not {"52B1(a)", "52B1(b)", "52B2"} - {id} & table.cited
    assert fact(table, "options") is None and fact(table, "revoke") == "none"


@pytest.mark.law("52B2")
@pytest.mark.parametrize("exchange", (["E withdraws CJ, plays C9"], ["E withdraws CJ", "E plays C9"]))
def test_not_accepted_it_is_exchanged_and_becomes_a_penalty_card(exchange):
    table = wrong("S elects 52B decline", *exchange)
    assert fact(table, "penalty_cards") == {"E": {"CJ": MAJOR}} and fact(table, "turn") == "S"
    assert [str(card) for _, card in table.play.trick] == ["C4", "C9"]
    assert not {"52B1(a)", "52B1(b)", "61A#2", "64B3"} & table.cited and fact(table, "options") is None


@pytest.mark.law("52B2")
def test_nothing_but_the_penalty_card_may_take_its_place():
    with pytest.raises(NotComputed, match="52B2"):
        wrong("S elects 52B decline", "E withdraws CJ, plays C2")


@pytest.mark.law("52B2")
def test_a_lead_is_exchanged_alike():
    table = at("E exposes C9 {deliberate}", "director", "E leads SK", "S elects 52B decline", "E withdraws SK, plays C9",
               hands=HANDS, lead="E")
    assert fact(table, "penalty_cards") == {"E": {"SK": MAJOR}} and fact(table, "turn") == "S"


@pytest.mark.law("52B2")
def test_a_minor_card_is_put_in_its_place_although_an_honour_was_lawful():
    due = "E exposes C2", "director", "N leads C4", "E plays C9", "S elects 52B decline"
    assert fact(at(*due, "E withdraws C9, plays C2", hands=HANDS, lead="N"), "penalty_cards") == {"E": {"C9": MAJOR}}
    with pytest.raises(NotComputed, match="52B2"):
        at(*due, "E withdraws C9, plays CJ", hands=HANDS, lead="N")


@pytest.mark.law("52B2")
def test_the_penalty_card_put_in_its_place_no_longer_lies_face_up():
    assert wrong("S elects 52B decline", "E withdraws CJ, plays C9").docket.face_up == ()


@pytest.mark.law("52B1(a)")
def test_every_way():
    ruling = next(r for r in wrong().rulings if r.law == "52")
    leaves = list(tree(ruling.law, ruling.case))
    assert [sorted({"52B1(a)", "52B1(b)", "52B2"} & leaf.cites) for leaf in leaves] == [["52B1(a)"], ["52B1(b)"], ["52B2"]]
    accepted = next(r for r in wrong("S elects 52B accept").rulings if r.law == "52")
    assert why_not(accepted, "52B2")[1] == "decline"


@pytest.mark.law("52B2")
@pytest.mark.parametrize("card", ["E plays C9", "W leads S2"])
def test_no_card_is_played_before_the_wrong_one_has_been_taken_back(card):
    """East was last to play: without a card taken back the penalty card would lie as a card of the next trick."""
    hands = {"E": ".Q.2.J9", "W": "2.A.3.A", "N": "3.2.4.4", "S": "4.3.5.Q"}
    table = at("E exposes C9 {deliberate}", "director", "S leads CQ", "W plays CA", "N plays C4", "E plays CJ", "director", "S elects 52B decline",
               hands=hands, lead="S", won=(5, 4))
    with pytest.raises(NotComputed, match="52B2"):
        after(table, card)
    assert fact(after(table, "E withdraws CJ, plays C9"), "penalty_cards") == {"E": {"CJ": MAJOR}}
