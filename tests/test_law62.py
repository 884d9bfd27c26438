"""Law 62: a revoke is put right, and who may change what was played after it."""
from itertools import product

import pytest

from lawkit import NotComputed, why_not
from lawkit.facts import fact
from lawkit.terms import Card, Seat
from midplay import after, at

# hearts are led by South; West revokes with C2, and every hand has other hearts to play
HANDS = {"N": "+.Q2+.+.+", "E": "+.K5+.+.+", "S": "+.43+.6+.+", "W": "+.9+.+.2+"}
REVOKE = "S leads H4", "W plays C2", "N plays HQ", "E plays HK"


def corrected(*events, hands=HANDS, after_revoke=REVOKE):
    return at(*after_revoke, "attention", "director", "W withdraws C2, plays H9", *events, hands=hands, lead="S")


def penalty_cards(table):
    return {f"{seat} {card}" for seat, cards in fact(table, "penalty_cards").items() for card in cards}


# -- 62A, 62B

@pytest.mark.law("62A")
@pytest.mark.law("62B")
@pytest.mark.law("62B1")
@pytest.mark.law("62B2")
@pytest.mark.parametrize("revoker, id", [("N", "62B2"), ("E", "62B1"), ("S", "62B2"), ("W", "62B1")])
def test_a_defenders_card_becomes_a_penalty_card_and_no_other(revoker, id):
    leader = {"N": "W", "E": "N", "S": "E", "W": "S"}[revoker]
    events = f"{leader} leads H4", f"{revoker} plays C2", "director", f"{revoker} withdraws C2, plays H9"
    table = at(*events, hands={revoker: "+.9+.+.2+"}, lead=leader)
    assert {"62A", "62B", id} <= table.cited and len({"62B1", "62B2"} & table.cited) == 1
    assert penalty_cards(table) == ({f"{revoker} C2"} if id == "62B1" else set())
    assert fact(table, "revoke") == "none"


@pytest.mark.law("62B2")
def test_a_card_that_was_faced_already_stays_what_it_was():
    table = at("E exposes C4", "director", "N leads H5", "E plays C4", "director", "E withdraws C4, plays H2",
               hands={"E": "+.72+.+.4+"}, lead="N")
    assert fact(table, "penalty_cards") == {"E": {"C4": "minor"}} and "62B1" not in table.cited
    assert fact(table, "authorized", ["E C4"]) == {"E C4": {"NS": True, "EW": True}}


@pytest.mark.law("62A")
@pytest.mark.parametrize("way", (["W withdraws C2, plays H9"], ["W withdraws C2", "W plays H9"], ["director", "W withdraws C2", "W plays H9"]))
def test_however_it_is_put_right(way):
    table = at("S leads H4", "W plays C2", *way, hands=HANDS, lead="S")
    assert penalty_cards(table) == {"W C2"} and fact(table, "turn") == "N" and fact(table, "revoke") == "none"
    assert [str(card) for _, card in table.play.trick] == ["H4", "H9"]


@pytest.mark.law("62B")
@pytest.mark.parametrize("wrong", [[], ["C3"], ["C3", "C4"]])
def test_however_many_wrong_cards_are_put_in_its_place_each_is_put_right(wrong):
    lying, events = "C2", []
    for card in (*wrong, "H9"):
        events.append(f"W withdraws {lying}, plays {card}")
        lying = card
    table = at("S leads H4", "W plays C2", "director", *events, hands={"W": "+.9+.+.432+"}, lead="S")
    assert penalty_cards(table) == {f"W {card}" for card in ("C2", *wrong)} and fact(table, "revoke") == "none"
    assert [str(card) for _, card in table.play.trick] == ["H4", "H9"] and not any(ruling.question for ruling in table.rulings)


@pytest.mark.law("62B")
def test_another_wrong_card_in_two_steps_has_no_second_ruling():
    table = at("S leads H4", "W plays C2", "director", "W withdraws C2", "W plays C3", "W withdraws C3, plays H9", "N plays HQ",
               hands=HANDS | {"W": "+.9+.+.32+"}, lead="S")
    assert [ruling.law for ruling in table.rulings] == ["61"] and penalty_cards(table) == {"W C2", "W C3"}
    assert not any(fact(table, "may_change").values())


@pytest.mark.law("47F2")
def test_a_lead_to_which_others_have_played_stays_where_nothing_gives_a_right_to_it():
    for way in ("S withdraws H4", "S withdraws H4, plays H3", "S withdraws H4, plays D6"):
        table = at("S leads H4", "W plays H9", way, hands=HANDS, lead="S")
        assert "47F2" in table.cited and len(table.play.trick) == 2


@pytest.mark.law("62D1")
def test_trick_thirteen_is_played_anew_where_its_lead_goes_to_trick_twelve():
    hands = {"N": "A.2..", "E": ".A.K.", "S": "5.4..", "W": "J.8.."}
    events = "S leads S5", "W plays H8", "N plays SA", "E plays HA", "N leads H2", "E plays DK", "director"
    table = at(*events, "W withdraws H8, plays SJ", "N withdraws SA", "N withdraws H2, plays SA", hands=hands, lead="S", won=(7, 4))
    assert [str(card) for _, card in table.play.trick] == ["S5", "SJ", "HA"] and fact(table, "turn") == "N"
    anew = after(table, "N plays H2")
    assert fact(anew, "tricks") == {"NS": 7, "EW": 5} and fact(anew, "turn") == "W" and anew.play.trick == ()
    assert anew.holds_card(Seat.N, Card("SA")) and anew.holds_card(Seat.E, Card("DK"))


# -- 62C1, 62C2: a right is used once

@pytest.mark.law("62C1")
@pytest.mark.parametrize("first", ["N withdraws HQ, plays H2", "N withdraws HQ; N plays H2", "N withdraws HQ; N plays HQ"])
def test_a_card_is_changed_once(first):
    table = corrected(*first.split("; "))
    lies = dict(table.play.tricks[-1].plays)[Seat.N]
    again = after(table, f"N withdraws {lies}")
    assert "47F2" in again.cited and again.play.tricks == table.play.tricks


@pytest.mark.law("62C1")
def test_two_cards_do_not_change_places_twice():
    hands = {"N": "+.3+.+.+", "E": "+.8+.2+.+", "S": "+.AT+.6+.+", "W": "+.9+.+.+"}
    table = at("N leads H3", "E plays D2", "S plays HA", "W plays H9", "S leads D6", "director", "E withdraws D2, plays H8",
               "S withdraws HA, plays HT", "S withdraws D6, plays HA", "S withdraws HA, plays D6", hands=hands, lead="N")
    assert "47F2" in table.cited and [str(card) for _, card in table.play.trick] == ["HA"]


@pytest.mark.law("62C1")
@pytest.mark.law("62C2")
@pytest.mark.parametrize("west", ["W withdraws C2, plays H9", "W withdraws C2; W plays H9"])
@pytest.mark.parametrize("north", ["N withdraws HQ, plays H2", "N withdraws HQ; N plays H2"])
@pytest.mark.parametrize("east", ["E withdraws HK, plays H5", "E withdraws HK; E plays H5"])
@pytest.mark.parametrize("north_first", [False, True])
def test_in_one_step_or_in_two_and_whoever_is_first(west, north, east, north_first):
    order = (north, west, east) if north_first else (west, north, east)
    table = at(*REVOKE, "director", *"; ".join(order).split("; "), hands=HANDS, lead="S")
    assert [str(card) for _, card in table.play.tricks[-1].plays] == ["H4", "H9", "H2", "H5"]
    assert penalty_cards(table) == {"W C2", "E HK"} and fact(table, "turn") == "W" and not table.play.empty
    assert fact(table, "authorized")["N HQ"] == {"NS": True, "EW": False}


@pytest.mark.law("62C2")
def test_the_card_that_is_played_again_is_no_penalty_card():
    assert penalty_cards(corrected("N withdraws HQ, plays H2", "E withdraws HK", "E plays HK")) == {"W C2"}


# -- 62C1, 62C2: chains

@pytest.mark.law("62C1")
@pytest.mark.parametrize("later, may", [((), set()), (("N plays HQ",), {"N"}), (("N plays HQ", "E plays HK"), {"N"})])
def test_who_has_played_after_the_revoke_may_change(later, may):
    table = at("S leads H4", "W plays C2", *later, "director", hands=HANDS, lead="S")
    assert {seat for seat, able in fact(table, "may_change").items() if able} == may
    assert ("62C1" in after(table, "W withdraws C2, plays H9").cited) is bool(may)


@pytest.mark.law("62C1")
@pytest.mark.law("62C2")
@pytest.mark.parametrize("north, east", list(product((False, True), repeat=2)))
def test_the_offenders_partner_may_change_only_after_an_opponent_has(north, east):
    table = corrected(*["N withdraws HQ, plays H2"] * north, *["E withdraws HK, plays H5"] * east)
    assert fact(table, "cancelled") == ["W C2"] + ["N HQ"] * north + ["E HK"] * (north and east)
    assert penalty_cards(table) == {"W C2"} | ({"E HK"} if north and east else set())
    assert ("62C2" in table.cited) is north and ("47F2" in table.cited) is (east and not north)
    assert any(ruling.open_points for ruling in table.rulings) is (north and east) and not fact(table, "doubt")


@pytest.mark.law("62C2")
def test_and_not_after_play_has_gone_on():
    table = corrected("N withdraws HQ, plays H2", "E leads H5", "E withdraws HK, plays H5")
    assert penalty_cards(table) == {"W C2"} and "47F2" in table.cited


@pytest.mark.law("62C2")
@pytest.mark.parametrize("reading, computed", [("next_turn", True), ("at_once", False)])
def test_whether_the_card_taken_back_must_go_again_is_an_open_point(reading, computed):
    table = at(*REVOKE, "director", "W withdraws C2, plays H9", "N withdraws HQ, plays H2", hands=HANDS, lead="S",
               regulations=[("duty_after_62c2", reading)])
    if computed:
        assert penalty_cards(after(table, "E withdraws HK, plays H5")) == {"W C2", "E HK"}
    else:
        with pytest.raises(NotComputed, match="62C2"):
            after(table, "E withdraws HK, plays H5")


@pytest.mark.law("62C2")
def test_partner_to_the_left_of_the_change_only():
    """West leads, North revokes, East has played, South (declarer) too: West has nothing to change after South's change."""
    table = at("W leads H4", "N plays C2", "E plays HK", "S plays HA", "director", "N withdraws C2, plays H2",
               "E withdraws HK, plays H5", "S withdraws HA, plays H3",
               hands={"N": "+.2+.+.2+", "E": "+.K5+.+.+", "S": "+.A3+.+.+"})
    assert fact(table, "cancelled") == ["N C2", "E HK", "S HA"] and penalty_cards(table) == set()
    assert "62C2" in table.cited


@pytest.mark.law("62C1")
def test_a_lead_to_the_next_trick_and_the_card_before_it_may_both_be_changed():
    hands = {"N": "+.3+.+.+", "E": "+.8+.2+.+", "S": "+.AT+.6+.+", "W": "+.9+.+.+"}
    noticed = at("N leads H3", "E plays D2", "S plays HA", "W plays H9", "S leads D6", "E attention", hands=hands, lead="N")
    assert fact(noticed, "may_change")["S"]
    changed = after(noticed, "E withdraws D2, plays H8", "S withdraws D6", "S withdraws HA, plays HT", "S leads C2")
    assert fact(changed, "cancelled") == ["E D2", "S D6", "S HA"] and fact(changed, "turn") == "W"


@pytest.mark.law("62C1")
@pytest.mark.law("45E2")
def test_a_fifth_card_or_lead_that_goes_back_before_it_is_known_which_is_not_computed():
    hands = {"N": "+.3+.+.+", "E": "+.K8+.+.+", "S": "+.J+.+.4+", "W": "+.9+.2+.+"}
    played = at("E leads HK", "S plays HJ", "W plays D2", "N plays H3", "S plays C4", "director", hands=hands, lead="E")
    with pytest.raises(NotComputed, match="62C1"):
        after(played, "W withdraws D2", "S withdraws C4")


@pytest.mark.law("44G")
@pytest.mark.law("62C1")
def test_what_is_played_to_a_changed_lead_stays():
    hands = HANDS | {"S": "+.A3+.6+.+"}
    table = corrected("S withdraws H3, plays C6", "W plays C2", "N plays C4", hands=hands,
                      after_revoke=("S leads HA", "W plays C2", "N plays HQ", "E plays H5", "S leads H3"))
    assert [f"{seat} {card}" for seat, card in table.play.trick] == ["S C6", "W C2", "N C4"]


@pytest.mark.law("44G")
def test_a_lead_by_a_hand_that_no_longer_wins_the_trick_goes_back():
    hands = {"N": "+.3+.+.+", "E": "+.K8+.2+.+", "S": "+.J+.6+.+", "W": "+.9+.+.+"}
    events = "N leads H3", "E plays D2", "S plays HJ", "W plays H9", "S leads D6", "E attention"
    stays = at(*events, "E withdraws D2, plays H8", hands=hands, lead="N")
    assert fact(stays, "tricks") == {"NS": 5, "EW": 4} and fact(stays, "turn") == "W"
    for way in (["E withdraws D2, plays HK"], ["S withdraws D6", "E withdraws D2, plays HK"], ["E withdraws D2", "E plays HK"]):
        back = at(*events, *way, hands=hands, lead="N")
        assert fact(back, "tricks") == {"NS": 4, "EW": 5} and fact(back, "turn") == "E" and back.holds_card(Seat.S, Card("D6"))
        assert penalty_cards(back) == {"E D2"}


@pytest.mark.law("62C1")
@pytest.mark.law("62C2")
@pytest.mark.parametrize("followed, back", [(["N plays H2"], {}), (["N plays H2", "E plays H3"], {"E": {"H3": "major"}})])
def test_a_lead_that_others_have_played_to_is_changed_and_they_play_again(followed, back):
    table = at("E exposes CQ", "director", "S elects 50D2 require C", "W leads H6", *followed, "director", hands={"W": "+.6+.+.8+"})
    assert "62C1" in table.cited and len(table.play.trick) == 1 and fact(table, "penalty_cards") == back
    table = after(table, "W withdraws H6, plays C8")
    assert fact(table, "turn") == "N" and fact(table, "penalty_cards") == {"W": {"H6": "major"}} | back


# -- 62C3 with 64B8

BOTH = {"N": "A.2.2.2", "E": "2.5.9.A", "S": "4.A.K.3", "W": "3.3.5.4"}
TWO_REVOKES = "W leads D5", "N plays D2", "E plays S2", "S plays S4"


def both(*events, hands=BOTH):
    return at(*TWO_REVOKES, *events, hands=hands, contract="4S", won=(5, 4))


@pytest.mark.law("62C3")
@pytest.mark.law("64B8")
@pytest.mark.law("64B7")
@pytest.mark.parametrize("events, applies, established", [
    (("director",), False, 0), (("S leads HA", "director"), True, 0), (("S leads HA", "W plays H3", "director"), False, 2)])
def test_both_revokes_are_corrected_only_while_one_side_alone_has_played_on(events, applies, established):
    table = both(*events)
    assert ("62C3" in table.cited, "64B8" in table.cited) == (applies, applies)
    assert sum("63A1" in ruling.cites for ruling in table.rulings) == established
    assert ("62A" in table.cited) is not bool(established)


@pytest.mark.law("62C3")
@pytest.mark.law("64B8")
def test_then_both_are_put_right_and_nothing_is_transferred():
    table = both("S leads HA", "director", "S withdraws HA", "E withdraws S2, plays D9", "S withdraws S4, plays DK")
    assert penalty_cards(table) == {"E S2"} and fact(table, "revoke") == "none" and fact(table, "turn") == "S"
    assert fact(table, "transfer") == 0 and fact(table, "tricks") == {"NS": 6, "EW": 4}


@pytest.mark.law("62C3")
def test_a_defenders_card_of_the_next_trick_becomes_a_penalty_card_too():
    hands = BOTH | {"E": "9.5.9.A"}
    table = at("W leads D5", "N plays D2", "E plays S9", "S plays S4", "E leads CA", "director", "E withdraws CA",
               "E withdraws S9, plays D9", "S withdraws S4, plays DK", hands=hands, contract="4S", won=(5, 4))
    assert penalty_cards(table) == {"E CA", "E S9"} and fact(table, "turn") == "S" and "62C3" in table.cited


def test_two_revokes_before_anybody_plays_on_are_each_put_right():
    table = both("director", "S withdraws S4, plays DK", "E withdraws S2, plays D9")
    assert penalty_cards(table) == {"E S2"} and fact(table, "revoke") == "none" and "62C1" not in table.cited


@pytest.mark.law("62C1")
@pytest.mark.parametrize("reading", ["none", "62C1"])
def test_whether_the_fourth_hand_may_change_when_both_sides_have_revoked_is_an_open_point(reading):
    hands = {"N": "A.2.2.2", "E": "2.5.9.A", "S": "4.A.K.3", "W": "3.3.T5."}
    table = at("N leads D2", "E plays S2", "S plays S4", "W plays D5", "director", hands=hands, contract="4S", lead="N", won=(5, 4),
               regulations=[("change_after_two_revokes", reading)])
    assert not fact(table, "doubt") and not any(fact(table, "may_change").values())
    if reading == "none":
        refused = after(table, "W withdraws D5, plays DT")
        assert "47F2" in refused.cited and not fact(refused, "doubt") and refused.play.tricks == table.play.tricks
    else:
        with pytest.raises(NotComputed, match="62C1"):
            after(table, "W withdraws D5, plays DT")


# -- 62D: trick twelve

TWELVE = {"N": "2.2..", "E": "4.A..", "S": "K.5..", "W": "3..4."}


def twelfth(*events, hands=TWELVE):
    return at("S leads SK", "W plays D4", *events, hands=hands, lead="S", won=(7, 4))


BACK = tuple(f"{seat} returns cards" for seat in "NESW")
PLAYED_OUT = "N plays S2", "E plays S4", "S leads H5", "W plays S3", "N plays H2", "E plays HA", "end of play"


@pytest.mark.law("62D1")
@pytest.mark.law("64B6")
@pytest.mark.parametrize("events, corrects", [
    (("director",), True), (("N plays S2", "E plays S4", "director"), True), ((*PLAYED_OUT, "director"), True),
    ((*PLAYED_OUT, *BACK[:3], "director"), True), ((*PLAYED_OUT, *BACK, "director"), False)])
def test_corrected_until_all_four_hands_are_back(events, corrects):
    table = twelfth(*events)
    assert ("62D1" in table.cited, "64B6" in table.cited) == (corrects, not corrects)
    assert fact(table, "transfer") == 0 and fact(table, "revoke") == {"by": "W", "trick": 12, "established": not corrects}
    assert ("64C" in fact(table, "judgements")) is not corrects


@pytest.mark.law("62D1")
def test_cards_of_trick_thirteen_go_back_first():
    table = twelfth(*PLAYED_OUT[:-1], "director", "E withdraws HA", "N withdraws H2", "W withdraws S3", "W withdraws D4, plays S3",
                    "W plays D4", "N plays H2", "E plays HA")
    assert fact(table, "tricks") == {"NS": 8, "EW": 5} and fact(table, "revoke") == "none"


@pytest.mark.law("62D1")
def test_a_card_taken_back_is_noticed():
    assert fact(twelfth("W withdraws D4, plays S3"), "penalty_cards") == {"W": {"D4": "major"}}


@pytest.mark.law("62D2")
@pytest.mark.parametrize("lead, trick, applies", [
    ("S", ["S leads SK", "W plays D4"], True), ("S", ["S leads SK", "W plays D4", "N plays S2", "E plays S4"], True),
    ("N", ["N leads S2", "E plays S4", "S plays SK", "W plays D4"], False)])
def test_a_revoke_before_partners_turn(lead, trick, applies):
    table = at(*trick, "director", "W withdraws D4, plays S3", hands=TWELVE, lead=lead, won=(7, 4))
    assert fact(table, "authorized", ["W D4"]) == {"W D4": {"NS": True, "EW": not applies}}
    assert ("62D2" in table.cited) is applies


@pytest.mark.law("62C2")
def test_why_not():
    ruling = corrected("N withdraws HQ, plays H2", "E leads H5").rulings[0]
    assert why_not(ruling, "63A1")[0].question.id == "63A"


@pytest.mark.law("62C1")
def test_only_the_side_at_fault_may_not_use_what_a_changed_card_told():
    table = at("S leads HA", "W plays C2", "N plays H2", "director", "W withdraws C2, plays H5", "N withdraws H2, plays H7",
               lead="S", hands={"W": "+.5.+.+"})
    assert fact(table, "authorized")["N H2"] == {"NS": True, "EW": False}
