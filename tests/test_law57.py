"""Law 57: a card that is led or played too early."""
from itertools import combinations, product

import pytest

from lawkit import NotComputed, tree
from lawkit.facts import fact
from lawkit.laws.law57 import WAYS, Early
from lawkit.lawful import lawful_plays
from lawkit.ruling import applying
from lawkit.terms import SUITS, Card, Seat
from lawkit.notation import lines
from midplay import after, at

HANDS = {"N": "+.A4+.+.+", "E": "+.96.2+.+", "S": "+.K83.3+.+", "W": "+.QJ7.5+.+"}
EARLY = "S leads H3", "E plays H9"
MET_OR_NOT = 1 + len("QJ7") + len("5")  # what West had played already meets the demand, or one of West's cards did not


# -- which provision

@pytest.mark.law("57A#1")
@pytest.mark.law("57A#2")
@pytest.mark.law("57C1")
@pytest.mark.law("57C3")
@pytest.mark.law("57D")
def test_one_provision_for_every_card_but_two_kinds_of_lead():
    for facts in map(Early._make, product((True, False), repeat=4)):
        found = [id for id in WAYS if applying(id, facts)]
        strange = facts.leads and not (facts.defends and facts.partner_owes)
        assert len(found) == (0 if strange else 1), facts


@pytest.mark.law("57C1")
@pytest.mark.law("57C3")
@pytest.mark.law("57D")
@pytest.mark.parametrize("leader, first, seat, id", [
    ("S", [], "E", "57A#2"), ("S", [], "N", "57C3"), ("S", ["W plays H7"], "E", "57D"), ("S", ["N plays H4"], "E", "57C1"),
    ("N", [], "W", "57A#2"), ("N", [], "S", "57C3"), ("N", ["E plays H6"], "W", "57D"), ("N", ["S plays H8"], "W", "57C1"),
    ("W", [], "E", "57D"), ("W", [], "S", "57C3"), ("W", ["N plays H4"], "S", "57C3"), ("W", ["S plays H8"], "E", "57D"),
    ("E", [], "W", "57D"), ("E", [], "N", "57C3"), ("E", ["N plays H4"], "W", "57D")])
def test_who_plays_before_whom(leader, first, seat, id):
    lead = {"N": "HT", "S": "H3", "E": "H2", "W": "H5"}[leader]
    card = {"N": "HA", "S": "HK", "E": "H9", "W": "HQ"}[seat]
    table = at(f"{leader} leads {lead}", *first, f"{seat} plays {card}", "director", lead=leader)
    assert [way for way in WAYS if way in table.rulings[-1].cites] == [id]


# -- 57A

@pytest.mark.law("57A")
def test_the_card_becomes_a_penalty_card_when_attention_is_drawn():
    table = at(*EARLY, hands=HANDS, lead="S")
    assert fact(table, "penalty_cards") == {} and fact(table, "options") is None
    table = after(table, "attention")
    assert fact(table, "penalty_cards") == {"E": {"H9": "major"}} and fact(table, "turn") == "W"
    assert table.play.trick == ((table.play.trick[0][0], Card("H3")),)


@pytest.mark.law("57A")
@pytest.mark.parametrize("lead", "SHDC")
def test_declarer_has_eight_demands_and_another_suit_is_never_the_one_led(lead):
    table = at(f"S leads {lead}3", f"E plays {lead}9", "director", lead="S")
    others = [suit for suit in "SHDC" if suit != lead]
    demands = ["highest", "lowest", *(f"{verb} {suit}" for verb in ("require", "forbid") for suit in others)]
    assert fact(table, "options") == {"by": "S", "id": "57A", "answers": demands}


HOLDINGS = [Card(text) for text in "SA S4 HQ H7 DK CT C2".split()]


def hearts(hand):
    return {card for card in hand if str(card)[0] == "H"}


def obeying(hand, answer):
    """The cards of ``hand`` that do as declarer has asked, a heart having been led."""
    verb, _, suit = answer.partition(" ")
    if not suit:
        return {(max if verb == "highest" else min)(hearts(hand))} if hearts(hand) else set()
    of_suit = {card for card in hand if str(card)[0] == suit}
    if verb == "require":
        return set() if hearts(hand) else of_suit
    return hearts(hand) or hand - of_suit


@pytest.mark.law("57A1")
@pytest.mark.law("57A2")
@pytest.mark.law("57A3")
@pytest.mark.law("57A4")
@pytest.mark.law("57B")
@pytest.mark.parametrize("answer", ["highest", "lowest", *(f"{verb} {suit}" for verb in ("require", "forbid") for suit in "SDC")])
def test_every_small_hand_under_every_demand(answer):
    for size in (1, 2, 3):
        for hand in combinations(HOLDINGS, size):
            pbn = ".".join("".join(str(c)[1] for c in hand if c.suit == suit) for suit in reversed(SUITS))
            table = at(*EARLY, "director", f"S elects 57A {answer}", hands={"W": pbn}, lead="S", won=(13 - size, 0))
            obeys = obeying(set(hand), answer)
            assert set(lawful_plays(table)) == obeys or set(lawful_plays(table)) == (hearts(hand) or set(hand)) and not obeys
            assert ({"57B", "59"} <= table.cited) is ("57B" in table.cited) is (not obeys), (hand, answer)


@pytest.mark.law("57A1")
@pytest.mark.parametrize("hand", ["+.Q7+.+.+", "+.+.+.+"])
def test_the_highest_of_a_suit_that_is_not_all_known(hand):
    table = at(*EARLY, "director", "S elects 57A highest", hands={"W": hand}, lead="S")
    assert fact(table, "lawful", ["W"]) == {"W": []} and fact(table, "asks") == ["hand of W"] and "57B" not in table.cited


@pytest.mark.law("57A2")
def test_an_own_penalty_card_yields_to_the_demand():
    events = "W exposes HJ {deliberate}", "director", "S leads H3", "E plays H9", "director"
    hands = {"W": "+.QJ7.+.+"}
    assert fact(at(*events, "S elects 57A lowest", hands=hands, lead="S"), "lawful", ["W"]) == {"W": ["H7"]}
    assert fact(at(*events, "S elects 57A require D", hands=hands, lead="S"), "lawful", ["W"]) == {"W": ["HJ"]}


@pytest.mark.law("57A4")
@pytest.mark.parametrize("reading, revoke", [(None, True), ("no_revoke", False)])
def test_a_forbidden_suit_is_played(reading, revoke):
    regulations = [("forbidden_suit_led", reading)] if reading else ()
    table = at(*EARLY, "director", "S elects 57A forbid S", "W plays SA", "director", hands={"W": "A4..K7.2"},
               lead="S", regulations=regulations)
    assert (fact(table, "revoke") != "none") is revoke and fact(table, "doubt") is (reading is None)


@pytest.mark.law("57A")
def test_every_ruling_names_one_demand():
    ruling = next(r for r in at(*EARLY, "director", hands=HANDS, lead="S").rulings if r.law == "57")
    leaves = list(tree(ruling.law, ruling.case))
    assert sorted(sum((sorted({"57A1", "57A2", "57A3", "57A4", "57C2"} & leaf.cites) for leaf in leaves), [])) == sorted(
        ["57C2", *["57A1", "57A2", *["57A3"] * 3, *["57A4"] * 3] * 2 * (1 + MET_OR_NOT)])


@pytest.mark.law("57A#1")
@pytest.mark.parametrize("trick, partner_owes", [
    (["W leads HQ"], True), (["W leads HQ", "N plays H4"], True), (["W leads HQ", "N plays H4", "E plays H6"], False)])
def test_a_lead_to_the_next_trick_before_this_one_is_complete(trick, partner_owes):
    table = at(*trick, "W leads HJ", "director", hands=HANDS)
    if not partner_owes:
        assert "67A" in table.cited and "57A#1" not in table.cited
        return
    assert fact(table, "penalty_cards") == {"W": {"HJ": "major"}} and "57A#1" in table.cited
    assert len(table.play.trick) == len(trick) and fact(table, "options")["id"] == "57A"


def test_such_a_lead_need_not_follow_suit():
    hands = {"N": "A.84..", "E": "J.KJ..", "S": "Q.Q9..", "W": "T.73.."}
    table = at("S leads H9", "W plays H7", "N plays H4", hands=hands, lead="S", won=(5, 5))
    breaches = table.verdict(lines.read("W leads ST")).breaches
    assert "57" in {breach.id for breach in breaches} and "44C" not in {breach.id for breach in breaches}


# -- play goes on before a ruling

@pytest.mark.law("57A#2")
@pytest.mark.law("60C")
@pytest.mark.parametrize("asked, stays", [("lowest", True), ("highest", False), ("require S", True), ("forbid C", True)])
def test_the_partner_plays_before_the_ruling(asked, stays):
    table = at(*EARLY, "W plays H7", "director", hands=HANDS, lead="S")
    assert {"57A#2", "60C"} <= table.cited and fact(table, "penalty_cards") == {"E": {"H9": "major"}} and fact(table, "turn") == "N"
    table = after(table, f"S elects 57A {asked}")
    assert fact(table, "penalty_cards") == {"E": {"H9": "major"}} | ({} if stays else {"W": {"H7": "major"}})
    assert fact(table, "turn") == ("N" if stays else "W") and fact(table, "lead_restriction") == "none"
    if not stays:
        assert fact(table, "lawful", ["W"]) == {"W": ["HQ"]}
        table = after(table, "W plays HQ")
    table = after(table, "N plays HA")
    assert fact(table, "lawful", ["E"]) == {"E": ["H9"]}


@pytest.mark.law("60C")
@pytest.mark.parametrize("card", ["HQ", "H7"])
def test_the_partner_plays_before_declarer_has_chosen(card):
    table = at(*EARLY, "director", f"W plays {card}", hands=HANDS, lead="S")
    assert "60C" in table.cited and fact(table, "penalty_cards") == {"E": {"H9": "major"}, "W": {card: "major"}}
    assert fact(table, "options")["id"] == "57A" and fact(table, "turn") == "W"
    assert fact(after(table, "S elects 57A lowest"), "lawful", ["W"]) == {"W": ["H7"]}


def test_the_partner_plays_a_wrong_card_before_declarer_has_chosen():
    with pytest.raises(NotComputed, match="60C"):
        at(*EARLY, "director", "W plays C4", hands=HANDS | {"W": "+.QJ7.+.4+"}, lead="S")


@pytest.mark.law("60C")
def test_whether_partner_has_played_what_is_asked_for_has_to_be_known():
    with pytest.raises(NotComputed, match="57A"):
        at(*EARLY, "W plays H7", "director", "S elects 57A highest", lead="S")


P10 = "played_on_after_both_defenders"


@pytest.mark.law("60A1")
@pytest.mark.parametrize("reading, forfeited", [(None, True), ("forfeited", True), ("kept", False)])
def test_declarer_plays_on_after_both_defenders(reading, forfeited):
    regulations = ((P10, reading),) if reading else ()
    table = at(*EARLY, "W plays H7", "N plays HA", "director", hands=HANDS, lead="S", regulations=regulations)
    assert ("60A1" in table.cited) is forfeited and fact(table, "doubt") is (reading is None)
    assert fact(table, "penalty_cards") == ({} if forfeited else {"E": {"H9": "major"}})
    assert fact(table, "turn") == ("N" if forfeited else "E")


@pytest.mark.law("60C")
def test_dummys_card_before_partners_takes_no_right_away():
    table = at(*EARLY, "S calls for HA", "W plays H7", "director", "S elects 57A highest", hands=HANDS, lead="S")
    assert "P10" not in [point.point for ruling in table.rulings for point in ruling.open_points]
    assert fact(table, "turn") == "W" and fact(table, "lawful", ["W"]) == {"W": ["HQ"]}


@pytest.mark.law("61A#1")
@pytest.mark.parametrize("events, established", [(["director"], False), (["N leads C2", "director"], False), (["N leads C2", "E plays C3", "director"], True)])
def test_a_wrong_card_too_early_over_which_declarer_plays_on_is_a_revoke(events, established):
    table = at("S leads H3", "E plays D2", "W plays H7", "N plays HA", *events, hands=HANDS | {"E": "+.96.2+.3+"}, lead="S")
    assert "61A#1" in table.cited and fact(table, "revoke") == {"by": "E", "trick": 9, "established": established}


@pytest.mark.law("57A")
def test_dummys_card_takes_no_right_away():
    table = at(*EARLY, "S calls for H4", "director", "S elects 57A lowest", hands=HANDS, lead="S")
    assert fact(table, "lawful", ["W"]) == {"W": ["H7"]} and fact(table, "penalty_cards") == {"E": {"H9": "major"}}


def test_nobody_has_said_anything_and_the_next_trick_has_begun():
    table = at(*EARLY, "W plays H7", "N plays HA", "N leads C2", "director", hands=HANDS, lead="S")
    assert fact(table, "penalty_cards") == {} and fact(table, "options") is None


# -- 57C2

@pytest.mark.law("57C2")
@pytest.mark.parametrize("order", [("finds 57C2 yes", "director"), ("finds 57C2 no", "director"), ("director",)])
def test_what_dummy_has_done_is_for_the_director_to_find(order):
    table = at(*EARLY, *order, hands=HANDS, lead="S")
    free = order[0] == "finds 57C2 yes"
    assert ("57C2" in table.cited) is free and (fact(table, "penalty_cards") == {}) is free
    assert fact(table, "lawful", ["W"]) == {"W": ["HQ", "HJ", "H7"]}


def test_that_finding_comes_too_late():
    with pytest.raises(NotComputed, match="57C2"):
        at(*EARLY, "director", "finds 57C2 yes", hands=HANDS, lead="S")


# -- 57C3, 57D

@pytest.mark.law("57C3")
@pytest.mark.parametrize("card, stays", [("HK", True), ("D3", False)])
def test_declarers_early_card_stays_if_it_is_legal(card, stays):
    table = at("W leads HQ", f"S plays {card}", "director", hands=HANDS)
    assert ("57C3" in table.cited) is stays and (fact(table, "revoke") == "none") is stays


@pytest.mark.law("57D")
@pytest.mark.parametrize("card, legal", [("H9", True), ("H6", True), ("D2", False)])
def test_a_card_at_the_turn_of_the_right_hand_opponent(card, legal):
    table = at("S leads H3", "W plays H7", f"E plays {card}", "director", hands=HANDS, lead="S")
    assert fact(table, "turn") == "N" and fact(table, "penalty_cards") == ({} if legal else {"E": {card: "major"}})
    assert fact(table, "face_up") == ({"E": [card]} if legal else {})
    table = after(table, "N plays H4")
    assert fact(table, "lawful", ["E"]) == {"E": [card] if legal else ["H9", "H6"]}
    assert fact(after(table, f"E plays {card if legal else 'H6'}"), "face_up") == {}


@pytest.mark.law("57D")
def test_another_card_in_turn_is_not_computed():
    with pytest.raises(NotComputed, match="57D"):
        at("S leads H3", "W plays H7", "E plays H9", "director", "N plays H4", "E plays H6", hands=HANDS, lead="S")


@pytest.mark.law("57D")
def test_unnoticed_it_is_played_in_its_turn():
    table = at("S leads H3", "W plays H7", "E plays H9", "N plays HA", "director", hands=HANDS, lead="S")
    assert fact(table, "turn") == "N" and fact(table, "penalty_cards") == {} and fact(table, "face_up") == {}


@pytest.mark.law("61A#1")
@pytest.mark.law("62B1")
def test_unnoticed_and_not_legal_it_is_a_revoke_in_its_turn():
    table = at("S leads H3", "W plays H7", "E plays D2", "N plays HA", "director", hands=HANDS, lead="S")
    assert fact(table, "lawful", ["E"]) == {"E": ["H9", "H6"]}
    table = after(table, "E withdraws D2, plays H6")
    assert fact(table, "penalty_cards") == {"E": {"D2": "major"}} and {"61A#1", "62B1"} <= table.cited and "60A1" not in table.cited


@pytest.mark.law("60A1")
@pytest.mark.law("61A#1")
def test_the_hand_to_the_left_plays_over_a_wrong_card():
    table = at("W leads H7", "E plays D2", "S plays HK", "director", hands=HANDS)
    assert {"60A1", "60A2", "61A#1", "62C1"} <= table.cited and fact(table, "may_change", ["S", "N"]) == {"S": True, "N": False}


def test_whether_it_was_legal_has_to_be_known():
    with pytest.raises(NotComputed, match="57D"):
        at("S leads H3", "W plays H7", "E plays D2", "director", lead="S")


@pytest.mark.law("57D")
@pytest.mark.parametrize("events, forfeited", [(["director", "S plays HK"], False), (["S plays HK", "director"], True)])
def test_the_hand_to_the_left_plays_over_it(events, forfeited):
    table = at("W leads H7", "E plays H9", *events, "S calls for H4", hands=HANDS)
    assert ({"60A1", "60A2"} <= table.cited) is forfeited and fact(table, "penalty_cards") == {}
    assert fact(table, "turn") == ("S" if forfeited else "E")


# -- played to before anybody has spoken (60A)

@pytest.mark.law("60A1")
@pytest.mark.law("60A2")
def test_a_lead_too_early_that_has_been_played_to_waits_for_the_trick_before_it():
    """West has won so far and leads again; dummy plays to that before East and declarer have played to the first trick."""
    hands = {"N": "AK..3.2", "E": "J9..2.4", "S": "Q4..6.8", "W": "T7..4.Q"}
    table = at("W leads CQ", "N plays C2", "W leads S7", "N plays SA", "director", lead="W", hands=hands)
    assert {"60A1", "60A2"} <= table.cited and fact(table, "penalty_cards") == {} and table.turn == Seat.E
    table = after(table, "E plays C4", "S plays C8")
    assert table.turn == Seat.E and table.play.trick == ((Seat.W, Card("S7")), (Seat.N, Card("SA")))


@pytest.mark.law("60A2")
def test_a_card_that_does_not_follow_to_a_lead_too_early_is_not_computed():
    hands = {"N": "AK..3.2", "E": "J9..2.4", "S": "Q4..6.8", "W": "T7..4.Q"}
    with pytest.raises(NotComputed, match="60A2"):
        at("W leads CQ", "N plays C2", "W leads S7", "N plays D3", lead="W", hands=hands)


@pytest.mark.law("60A2")
def test_a_card_for_the_lead_before_the_one_that_is_owed_is_not_computed():
    hands = {"N": "AK..3.2", "E": "J9..2.4", "S": "Q4..6.8", "W": "T7..4.Q"}
    with pytest.raises(NotComputed, match="67A1"):
        at("W leads CQ", "N plays C2", "W leads S7", "N plays SA", "E plays S9", lead="W", hands=hands)


@pytest.mark.law("60A1")
def test_whoever_has_won_the_trick_makes_the_own_lead():
    """Dummy has won the trick, so that its card is no play to West's lead."""
    hands = {"N": "AK..3.A", "E": "J9..2.4", "S": "Q4..6.8", "W": "T7..4.Q"}
    with pytest.raises(NotComputed, match="60C"):
        at("S leads C8", "W plays CQ", "N plays CA", "W leads S7", "E plays C4", "N leads SA", lead="S", hands=hands)
