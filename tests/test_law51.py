"""Law 51: one defender has several penalty cards."""
from itertools import combinations

import pytest

from lawkit import Impossible, tree
from lawkit.effects import MAJOR
from lawkit.facts import fact
from lawkit.ruling import Choice
from midplay import after, at, played

LOW = {"S": "5", "H": "3", "D": "9", "C": "4"}
OWNER = {"N": "+.5+.3+.+", "E": "K3..98.J4", "S": "+.A2+.2+.+", "W": "Q5.J.K.7"}


def some_suits(least):
    return [suits for n in range(least, 5) for suits in combinations("SHDC", n)]


# -- 51B: the partner leads

@pytest.mark.law("51B2")
@pytest.mark.law("51B2(a)")
@pytest.mark.law("51B2(b)")
@pytest.mark.law("51B2(c)")
@pytest.mark.parametrize("suits", some_suits(2), ids="".join)
def test_what_declarer_may_choose_over_cards_of_several_suits(suits):
    table = at("E exposes " + " ".join(suit + LOW[suit] for suit in suits), "director")
    answers = fact(table, "options")["answers"]
    bans = ["forbid " + " ".join(some) for n in range(1, len(suits) + 1) for some in combinations(suits, n)]
    assert fact(table, "options")["id"] == "51B2"
    assert answers == ["require " + suit for suit in suits] + bans + ["neither"]
    for answer in answers:
        verb, *named = answer.split()
        chosen = after(table, f"S elects 51B2 {answer}")
        assert set(fact(chosen, "penalty_cards").get("E", ())) == {s + LOW[s] for s in suits if s not in named}
        id = {"require": "51B2(a)", "forbid": "51B2(b)", "neither": "51B2(c)"}[verb]
        assert {i for i in chosen.cited if i.startswith("51B2(")} == {id}
        assert fact(chosen, "options") is None


@pytest.mark.law("51B2")
def test_a_demand_and_a_ban_cannot_be_mixed_nor_another_suit_be_named():
    table = at("E exposes D9 C4", "director")
    for answer in ("require H", "forbid H", "require D C", "require C forbid D"):
        with pytest.raises((Impossible, ValueError)):
            after(table, f"S elects 51B2 {answer}")


@pytest.mark.law("51B1")
@pytest.mark.law("51B1(a)")
@pytest.mark.law("51B1(b)")
@pytest.mark.parametrize("answer, id, left", [("require C", "51B1(a)", {}), ("forbid C", "51B1(b)", {}),
                                              ("neither", "50D2(b)", {"E": {"C9": MAJOR, "C4": MAJOR}})])
def test_all_of_one_suit(answer, id, left):
    table = at("E exposes C9 C4", "director", f"S elects 51B1 {answer}")
    assert fact(table, "penalty_cards") == left
    assert {"51B1(a)", "51B1(b)", "50D2(b)"} & table.cited == {id}


@pytest.mark.law("51B1(b)")
@pytest.mark.law("51B2(b)")
@pytest.mark.parametrize("cards, order", [("C9 C4", "forbid C"), ("D9 C4", "forbid D C")])
def test_a_ban_lasts_until_the_lead_is_lost(cards, order):
    hands = {"N": "+.K2+.+.+", "W": "A+.A5+.K4+.7+"}
    table = at(f"E exposes {cards}", "director", f"S elects 51B{1 + (cards[0] == 'D')} {order}", hands=hands)
    kept = after(table, *played("W HA H2 H3 H4"))
    lost = after(table, *played("W H5 HK H3 H4"))
    assert fact(kept, "lead_restriction")["forbid"] == order.split()[1:]
    assert fact(lost, "lead_restriction") == "none"


@pytest.mark.law("51B2(a)")
def test_after_the_choice_the_card_that_stays_asks_nothing_more_of_this_lead():
    table = at("E exposes D9 C4", "director", "S elects 51B2 require C", hands=OWNER)
    assert fact(table, "options") is None
    assert fact(table, "lawful", ["W"]) == {"W": ["C7"]} and fact(table, "penalty_cards") == {"E": {"D9": MAJOR}}
    assert fact(after(table, "W leads C7"), "turn") == "N"


@pytest.mark.law("51B2")
@pytest.mark.parametrize("before", ((), ("S elects 50D2 neither",)))
def test_a_card_exposed_before_the_lead_puts_the_choice_anew(before):
    table = at("E exposes C4 {deliberate}", "director", *before, "E exposes D9", "director")
    assert fact(table, "options")["id"] == "51B2"
    chosen = after(table, "S elects 51B2 forbid D C", "W leads H7")
    assert fact(chosen, "turn") == "N" and fact(chosen, "penalty_cards") == {} and fact(chosen, "options") is None


@pytest.mark.law("51B2")
def test_every_way_of_the_choice():
    table = at("E exposes SQ H3 D9", "director")
    case = next(r for r in table.rulings if r.law == "51B2").case
    assert len(list(tree("51B2", case))) == 3 + 7 + 1


# -- 51A: the owner plays

@pytest.mark.law("51A")
@pytest.mark.law("50D1(a)#2")
@pytest.mark.parametrize("led, options", [("H5", ["require D9", "require C4"]), ("D3", None)])
def test_declarer_names_one_of_those_that_could_be_played(led, options):
    table = at("E exposes D9 C4", "director", f"N leads {led}", hands=OWNER, lead="N", won=(4, 3))
    named = fact(table, "options")
    assert (named and named["answers"]) == options and ("51A" in table.cited) is bool(options)
    if options:
        for card in ("D9", "C4"):
            chosen = after(table, f"S elects 51A require {card}")
            assert fact(chosen, "lawful", ["E"]) == {"E": [card]} and "50D1(a)#2" in chosen.cited


NAMED = "E exposes D9 C4", "director", "N leads H5", "S elects 51A require D9"


@pytest.mark.law("51A")
def test_what_declarer_named_is_due_on_this_trick_only():
    hands = OWNER | {"E": "K3..98.J4"}
    wrong = at(*NAMED, "E plays C4", hands=hands, lead="N", won=(4, 3))
    assert fact(wrong, "options")["id"] == "52B"
    later = after(wrong, "S elects 52B accept", "S plays HA", "W plays HJ", "S leads D2", "W plays DK", "N plays D3")
    assert fact(later, "lawful", ["E"]) == {"E": ["D9"]} and fact(later, "penalty_cards") == {"E": {"D9": MAJOR}}
    free = after(wrong, "S elects 52B accept", "S plays HA", "W plays HJ", "S leads H2", "W plays C7", "N plays H6")
    assert fact(free, "options") is None and fact(free, "lawful", ["E"]) == {"E": ["D9"]}


@pytest.mark.law("51A")
@pytest.mark.law("60C")
def test_a_penalty_card_played_before_it_was_named_goes_back():
    table = at("E exposes D9 C4", "director", "N leads H5", "E plays C4", hands=OWNER, lead="N", won=(4, 3))
    assert fact(table, "penalty_cards") == {"E": {"D9": MAJOR, "C4": MAJOR}} and fact(table, "turn") == "E" and "60C" in table.cited
    assert fact(after(table, "S elects 51A require D9"), "lawful", ["E"]) == {"E": ["D9"]}


@pytest.mark.law("51")
def test_a_card_in_each_hand_is_no_case_of_it():
    table = at("E exposes C4 {deliberate}", "W exposes D9 {deliberate}", "director")
    assert fact(table, "options")["id"] == "50D2" and not {"51A", "51B1", "51B2"} & table.cited


# -- one question at a time

def test_what_comes_next_is_not_asked_before_the_penalty_card_is_in_its_trick():
    hands = {"N": "A.84..", "E": "J.KJ..", "S": "Q.Q9..", "W": "T.73.."}
    waiting = at("E exposes HK SJ", "director", "S leads H9", "W plays H3", "N plays H4", "E plays HJ", "S elects 52B decline",
                 hands=hands, lead="S", won=(5, 5))
    assert asked_by(waiting) == ["52B2"]
    assert asked_by(after(waiting, "E withdraws HJ, plays HK")) == ["51A"]


def asked_by(table):
    return [ruling.question.id for ruling in table.rulings if type(ruling.question) is Choice]
