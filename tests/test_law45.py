"""Law 45: when a card is played, by whom, and what becomes of one that was not called or is one too many."""
from itertools import product

import pytest

from lawkit import Impossible, NotComputed
from lawkit.facts import fact
from lawkit.play import trick_winner
from lawkit.ruling import tree
from lawkit.terms import CARDS, Card, Seat
from midplay import after, at, played

N, E, S, W = Seat
DUMMY = "KJ3.A83.T4."


# -- 45C1, 45C2: in view of the table

@pytest.mark.law("45C1")
def test_every_card_of_a_defender_on_turn_is_played_or_exposed_as_the_director_finds():
    for card in CARDS:
        seen = at(f"W exposes {card}", "director")
        assert fact(seen, "judgements") == ["45C1"] and fact(seen, "penalty_cards") == {}
        as_played = after(seen, "finds 45C1 yes")
        assert as_played.play.trick == ((W, card),) and fact(as_played, "penalty_cards") == fact(as_played, "face_up") == {}
        dropped = after(seen, "finds 45C1 no")
        assert dropped.play.trick == () and list(fact(dropped, "penalty_cards")["W"]) == [str(card)] and "45C1" not in dropped.cited


@pytest.mark.law("45C1")
@pytest.mark.parametrize("event", ["W exposes C4 {deliberate}", "W exposes C4 D3", "W names C4", "E exposes C4"])
def test_nothing_is_asked_where_the_card_was_not_held_as_a_play(event):
    assert "45C1" not in fact(at(event, "director"), "judgements")


@pytest.mark.law("45C1")
def test_a_card_that_counts_as_played_may_be_a_revoke():
    table = at("N leads C4", "E exposes D9", "director", "finds 45C1 yes", lead="N", hands={"E": "+.+.+.5"})
    assert {"45C1", "61A#1", "62A"} <= table.cited and dict(table.play.trick)[E] == Card("D9")
    mended = after(table, "E withdraws D9, plays C5")
    assert fact(mended, "penalty_cards") == {"E": {"D9": "major"}} and fact(mended, "turn") == "S"


@pytest.mark.law("45C1")
@pytest.mark.law("45C2(a)")
@pytest.mark.law("61A#2")
@pytest.mark.parametrize("seat, id, further", [("W", "45C1", ""), ("S", "45C2(a)", "finds 45C2(b) no")])
def test_another_card_than_the_one_in_view_is_put_right_while_it_is_no_established_revoke(seat, id, further):
    begun = [] if seat == "W" else ["W leads H5", "N plays H2", "E plays H9"]
    table = at(*begun, f"{seat} exposes HK", f"{seat} {'plays' if begun else 'leads'} H3", "director", lead="W")
    assert fact(table, "judgements") == [id]
    found = after(table, f"finds {id} yes")
    assert {id, "61A#2"} <= found.cited and fact(found, "lawful", [seat]) == {seat: ["HK"]}
    mended = after(found, f"{seat} withdraws H3, plays HK")
    assert dict(mended.play.plays_of(9))[Seat[seat]] == Card("HK") and fact(mended, "revoke") == "none"
    assert fact(mended, "penalty_cards") == ({"W": {"H3": "major"}} if seat == "W" else {}) and fact(mended, "face_up") == {}
    dropped = after(table, *filter(None, (f"finds {id} no", further)))
    assert fact(dropped, "penalty_cards") == ({"W": {"HK": "major"}} if seat == "W" else {})


IN_VIEW = {"N": ".A42..32", "E": ".Q6.7.54", "S": ".983.8.9", "W": ".K75.9.6"}
LED = "S leads H3", "W exposes HK", "W plays H5"


def in_view(*events, **begins):
    return at(*LED, *events, hands=IN_VIEW, lead="S", won=(4, 4), **begins)


@pytest.mark.law("45C1")
@pytest.mark.law("62C1")
def test_declarer_may_change_what_dummy_has_played_to_the_other_card():
    table = in_view("N plays H4", "director", "finds 45C1 yes")
    assert fact(table, "may_change", ["N", "S"]) == {"N": True, "S": False} and {"61A#2", "62C1"} <= table.cited
    assert fact(after(table, "W withdraws H5, plays HK", "N withdraws H4, plays HA"), "turn") == "E"


@pytest.mark.law("64B3")
@pytest.mark.parametrize("reading, id", [(None, "64B3"), ("64B3", "64B3"), ("64A", "64A2")])
def test_found_when_the_next_trick_has_begun(reading, id):
    regulations = (("card_in_view_not_played", reading),) if reading else ()
    table = in_view("N plays HA", "E plays H6", "N leads H2", "E plays HQ", "S plays H8", "W plays H7", "director", "finds 45C1 yes", regulations=regulations)
    assert {"61A#2", "63A1"} <= table.cited and fact(table, "penalty_cards") == {"W": {"HK": "major"}}
    assert fact(table, "revoke") == {"by": "W", "trick": 9, "established": True} and fact(table, "doubt") is (reading is None)
    table = after(table, "E leads C5", "S plays C9", "W plays C6", "N plays C3", "S leads H9", "W plays HK", "N plays H4", "E plays C4",
                  "W leads D9", "N plays C2", "E plays D7", "S plays D8")
    assert id in table.cited and fact(table, "transfer") == (1 if reading == "64A" else 0)


@pytest.mark.law("50E3")
def test_found_when_that_card_has_been_played_since():
    table = in_view("N plays HA", "E plays H6", "N leads H2", "E plays HQ", "S plays H8", "W plays HK", "director", "finds 45C1 yes")
    assert {"61A#2", "63A1", "50E3"} <= table.cited and fact(table, "penalty_cards") == {}


@pytest.mark.law("62B1")
@pytest.mark.law("62B2")
@pytest.mark.parametrize("seat, id, how", [("W", "45C1", "62B1"), ("S", "45C2(a)", "62B2")])
def test_a_card_in_view_that_was_not_legal_is_put_right_by_a_legal_one(seat, id, how):
    first = ["S leads H3"] if seat == "W" else ["E leads HQ"]
    shown, legal = {"W": ("C6", "H5"), "S": ("C9", "H3")}[seat]
    table = at(*first, f"{seat} exposes {shown}", f"{seat} plays {legal}", "director", f"finds {id} yes", hands=IN_VIEW, lead=first[0][0], won=(4, 4))
    assert how in table.cited and "61A#2" not in table.cited and fact(table, "face_up") == {}
    assert fact(table, "penalty_cards") == ({"W": {"C6": "major"}} if seat == "W" else {})
    assert fact(table, "turn") == Seat[seat].lho.name and fact(table, "revoke") == "none"


@pytest.mark.law("62C1")
@pytest.mark.law("62C2")
def test_a_lead_in_view_was_not_made_and_all_that_was_played_to_the_other_goes_back():
    table = at("W exposes HK", "W leads D9", "N plays C2", "E plays D7", "S plays D8", "director", "finds 45C1 yes", hands=IN_VIEW, lead="W", won=(4, 4))
    assert {"61A#2", "62C1"} <= table.cited and [str(card) for _, card in table.play.trick] == ["D9"]
    assert fact(table, "penalty_cards") == {"E": {"D7": "major"}} and sorted(fact(table, "cancelled")) == ["E D7", "N C2", "S D8"]
    table = after(table, "W withdraws D9, plays HK")
    assert fact(table, "penalty_cards") == {"E": {"D7": "major"}, "W": {"D9": "major"}} and fact(table, "turn") == "N"
    assert fact(table, "lawful", ["E"]) == {"E": ["HQ", "H6"]}


@pytest.mark.law("45C1")
def test_two_things_are_wrong_with_the_card_that_was_played_and_one_puts_both_right():
    table = at("S leads H3", "W exposes HK", "W plays D9", "director", "finds 45C1 yes", hands=IN_VIEW, lead="S", won=(4, 4))
    assert fact(table, "lawful", ["W"]) == {"W": ["HK"]} and [r.law for r in table.rulings if r.question] == ["61"]
    assert fact(after(table, "W withdraws D9, plays HK"), "penalty_cards") == {"W": {"D9": "major"}}


@pytest.mark.law("45C3")
def test_a_touch_that_nobody_minds_leads_nowhere():
    table = at("W leads H5", "S touches HA", "S calls for H3", hands={"N": DUMMY})
    assert dict(table.play.trick)[N] == Card("H3") and table.rulings[-1].question is None and "45C3" not in table.cited


@pytest.mark.law("45F")
@pytest.mark.parametrize("event", ["E touches HA", "W touches HA", "S touches SA"])
def test_only_the_declaring_side_touches_what_dummy_has(event):
    with pytest.raises(NotComputed):
        at("W leads H5", event, hands={"N": DUMMY})


@pytest.mark.law("45F#2")
@pytest.mark.parametrize("found", ("yes", "no"))
def test_the_score_waits_for_the_end_of_play(found):
    table = at("W leads H5", "N touches HA", "director", hands={"N": DUMMY})
    early = after(table, f"finds 45F {found}")
    assert "45F#2" not in early.cited and fact(early, "judgements") == ["45F"]
    over = after(early, "end of play")
    assert ("45F#2" in over.cited) == (found == "yes")


# -- 45C4(a): named by its owner

@pytest.mark.law("45C4(a)")
@pytest.mark.parametrize("seat", "EW")
def test_a_defender_plays_a_card_by_naming_it(seat):
    lead = {"E": "N leads H4", "W": "S leads H4"}[seat]
    table = at(lead, f"{seat} calls for HK", lead=lead[0], hands={seat: "+.K72.+.+"})
    assert table.play.trick[-1] == (Seat[seat], Card("HK")) and "45C4(a)" in table.cited
    moved = after(table, f"{seat} plays HK")
    assert moved.play.trick == table.play.trick
    assert fact(after(table, f"{seat} plays H7", "director", "finds 45E1 no"), "penalty_cards") == {seat: {"H7": "minor"}}


@pytest.mark.law("45C4(a)")
def test_a_named_card_can_be_a_revoke():
    table = at("N leads H4", "E calls for DK", "director", lead="N", hands={"E": "+.72.K.+"})
    assert {"45C4(a)", "62A"} <= table.cited


# -- 45C4(b): changed

@pytest.mark.law("45C4(b)")
def test_every_card_of_dummy_may_take_the_place_of_every_other_by_a_slip():
    hearts = [Card(text) for text in ("HA", "H8", "H3")]
    for first, new in product(hearts, hearts):
        table = at("W leads H5", f"S calls for {first}", f"S calls for {new}", "director", hands={"N": DUMMY})
        if first == new:
            assert table.rulings == () and dict(table.play.trick)[N] == first
            continue
        assert fact(table, "judgements") == ["45C4(b)"]
        assert dict(after(table, "finds 45C4(b) yes").play.trick)[N] == new
        assert dict(after(table, "finds 45C4(b) no").play.trick)[N] == first


@pytest.mark.law("45C4(b)")
def test_a_change_that_would_be_no_legal_card_is_not_computed():
    table = at("W leads H5", "S calls for H3", "S calls for SK", "director", hands={"N": DUMMY})
    with pytest.raises(NotComputed, match="45C4"):
        after(table, "finds 45C4(b) yes")


@pytest.mark.law("45C4(b)")
@pytest.mark.law("46B4")
def test_a_change_to_a_card_that_dummy_has_not_is_void():
    table = at("W leads H5", "S calls for H3", "S calls for HQ", hands={"N": DUMMY})
    assert "46B4" in table.cited and dict(table.play.trick)[N] == Card("H3")


@pytest.mark.law("45C4(b)")
@pytest.mark.parametrize("reading, open_", [(None, True), ("declarers_next_card", True), ("any_next_card", False)])
def test_until_when_a_call_may_be_changed(reading, open_):
    regulations = [("designation_corrected_until", reading)] if reading else ()
    table = at("W leads H5", "S calls for H3", "E plays HK", "S calls for HA", hands={"N": DUMMY, "E": "+.K2+.+.+"}, regulations=regulations)
    assert fact(table, "judgements") == (["45C4(b)"] if open_ else []) and not fact(table, "doubt")


@pytest.mark.law("45C4(b)")
def test_a_call_taken_for_a_lead_is_changed_only_while_nothing_hangs_on_it():
    hands = {"N": "5.KQ.5.", "E": "6.T9..", "S": "7.42..", "W": "8.J5.."}
    led = at("S leads H4", "W plays H5", "S calls for HK", "E plays H9", "S calls for HQ", lead="S", hands=hands)
    assert after(led, "finds 45C4(b) yes").play.trick == () and led.play.trick == ((N, Card("HQ")),)
    assert after(led, "E plays HT", "finds 45C4(b) yes").play.trick[0] == (N, Card("HQ"))
    revoked = at("S leads H4", "W plays H5", "S calls for D5", "E plays H9", "S calls for HK", lead="S", hands=hands, contract="4D")
    with pytest.raises(NotComputed, match="45C4"):
        after(revoked, "finds 45C4(b) yes")


@pytest.mark.law("45C4(b)#2")
def test_a_kept_card_that_no_longer_follows_suit_is_not_guessed_at():
    table = at('S calls for C2', "E plays C9", "S calls for HQ", "finds 45C4(b) yes", lead="N",
               hands={"N": "5.Q3..K2", "E": "6.J9..93", "S": "4.42.5."})
    with pytest.raises(NotComputed, match="45C4"):
        after(table, "S plays H4")


# -- 45D: another card than the one called

@pytest.mark.law("45D1")
@pytest.mark.law("45D1#2")
def test_the_called_card_is_played_whatever_was_moved():
    """Every pair of a called and a moved card, and every card of East over it: the trick is the one that should have been."""
    hearts, easts = [Card(text) for text in ("HA", "H8", "H3")], [Card(text) for text in ("HK", "H9", "H2")]
    for called, moved, over in product(hearts, hearts, easts):
        if called == moved:
            continue
        table = at("W leads H5", f"S calls for {called}", f"N plays {moved}", f"E plays {over}", "S plays H4", "director",
                   hands={"N": DUMMY, "E": "+.K92.+.+", "S": "+.Q4.+.+"})
        table = after(table, f"N withdraws {moved}, plays {called}")
        plays = ((W, Card("H5")), (N, called), (E, over), (S, Card("H4")))
        assert table.play.tricks[-1].plays == plays and table.turn == trick_winner(plays, None)
        assert {"45D1", "45B"} <= table.cited and fact(table, "penalty_cards") == {}


@pytest.mark.law("45D1")
def test_dummy_puts_it_right_unasked():
    table = at("W leads H5", "S calls for H3", "N plays H8", "N withdraws H8, plays H3", hands={"N": DUMMY})
    assert dict(table.play.trick)[N] == Card("H3") and "45D1" in table.cited and table.rulings[-1].question.id == "45D1#2"


@pytest.mark.law("45D2")
def test_nothing_comes_back_once_both_sides_have_played_on():
    hands = {"N": DUMMY, "E": "+.K2.97.+", "S": "+.4.8.+", "W": "+.5.+.+"}
    played_on = at("W leads H5", "S calls for H3", "N plays H8", "E plays HK", "S plays H4", "E leads D7", "S plays D8", hands=hands)
    assert after(played_on, "director").play.tricks[-1].plays[1] == (N, Card("H8"))
    with pytest.raises(NotComputed):
        after(played_on, "N withdraws H8, plays H3")


@pytest.mark.law("45D1")
def test_a_revoke_on_the_wrong_lead_is_not_guessed_at():
    with pytest.raises(NotComputed, match="45D1"):
        at("S calls for S3", "N plays D4", "E plays S9", "director", lead="N", hands={"N": DUMMY, "E": "92.+.K.+"})


# -- 45E: a fifth card

@pytest.mark.law("45E1")
@pytest.mark.law("45E2")
@pytest.mark.parametrize("seat", "NSW")
def test_a_fifth_card_of_every_hand(seat):
    table = at(*played("S H4 H5 H7 HK"), f"{seat} plays C6", "director", lead="S")
    id = "45E1" if seat == "W" else "45E2"
    assert fact(table, "judgements") == [id]
    back = after(table, f"finds {id} no")
    assert back.turn == E and back.play.trick == () and id in back.cited
    assert fact(back, "penalty_cards") == ({"W": {"C6": "minor"}} if seat == "W" else {})


SECOND = {"N": ".A4.6.8", "E": ".QJ.7.6", "S": ".53.8.9", "W": ".87.9.2"}
DROPPED = {"N": "C8", "E": "C6", "S": "C9", "W": "C2"}
TRICK = "E leads HQ", "S plays H3", "W plays H7", "N plays H4"
NEXT = "E leads HJ", "S plays H5", "W plays H8", "N plays HA"


def second_card(seat, after_, *events, **begins):
    place = "ESWN".index(seat) + 1 + after_
    cards = [*TRICK[:place], f"{seat} plays {DROPPED[seat]}", *(TRICK + NEXT)[place:]]
    return lambda upto: at(*cards[:place + 1 + upto], *events, hands=SECOND, lead="E", won=(5, 4), **begins)


@pytest.mark.law("45E1")
@pytest.mark.law("45E2")
@pytest.mark.parametrize("seat", "NESW")
def test_a_second_card_of_every_hand_to_the_trick_in_progress(seat):
    id = "45E1" if seat in "EW" else "45E2"
    for upto in range(3 - "ESWN".index(seat)):
        table = second_card(seat, 0, "director", f"finds {id} no")(upto)
        assert id in table.cited and fact(table, "penalty_cards") == ({seat: {DROPPED[seat]: "minor"}} if seat in "EW" else {})
        assert len(table.play.trick) + 4 * len(table.play.tricks) == "ESWN".index(seat) + 1 + upto


@pytest.mark.law("57A#1")
@pytest.mark.law("45E1")
@pytest.mark.parametrize("upto, played", [(0, False), (1, False), (2, True), (3, True)])
def test_a_second_card_that_was_a_lead_made_before_partner_had_played(upto, played):
    table = second_card("E", 0, "director", "finds 45E1 yes")(upto)
    assert {"57A#1"} <= table.cited and fact(table, "penalty_cards") == {"E": {"C6": "major"}} and fact(table, "options")["id"] == "57A"
    table = after(table, "S elects 57A highest")
    assert (fact(table, "may_accept"), "60C" in table.cited) == ([], played)


@pytest.mark.law("45E1")
@pytest.mark.parametrize("seat, after_, upto", [("W", 0, 0), ("E", 2, 0), ("E", 0, 4)])
@pytest.mark.parametrize("reading", [None, "exposed"])
def test_any_other_lead_into_a_trick_is_an_exposed_card(seat, after_, upto, reading):
    regulations = (("led_into_a_trick", reading),) if reading else ()
    table = second_card(seat, after_, "director", "finds 45E1 yes", regulations=regulations)(upto)
    assert fact(table, "penalty_cards") == {seat: {DROPPED[seat]: "major"}} and "49" in table.cited
    assert fact(table, "doubt") is (reading is None)


@pytest.mark.law("45E2")
def test_declarers_lead_into_a_trick():
    table = second_card("S", 0, "director", "finds 45E2 yes")(0)
    assert {"45E2", "48A"} <= table.cited and fact(table, "face_up") == {} and fact(table, "doubt")
    with pytest.raises(NotComputed, match="55"):
        second_card("S", 0, "director", "finds 45E2 yes", regulations=(("led_into_a_trick", "out_of_turn"),))(0)


@pytest.mark.law("67B2(a)")
@pytest.mark.law("67B2(a)#3")
@pytest.mark.parametrize("seat", "SW")
def test_two_cards_in_a_trick_found_when_both_sides_have_played_on(seat):
    table = second_card(seat, 0, "director")("ESWN".index("N") - "ESWN".index(seat) + 2)
    assert "67B2(a)" in table.cited and fact(table, "penalty_cards") == ({"W": {"C2": "minor"}} if seat == "W" else {})
    assert fact(table, "face_up") == {}


@pytest.mark.law("50E3")
def test_the_second_card_has_been_played_since():
    table = at(*TRICK[:3], "W plays D9", TRICK[3], "E leads D7", "S plays D8", "W plays D9", "director", hands=SECOND, lead="E", won=(5, 4))
    assert "50E3" in table.cited and fact(table, "penalty_cards") == {} and "45E1" not in fact(table, "judgements")


@pytest.mark.law("45E1")
def test_a_fifth_card_that_was_a_lead_may_be_accepted():
    table = at(*played("S H4 H5 H7 HK"), "W plays C6", "director", "finds 45E1 yes", "S elects 56A accept", lead="S")
    assert table.play.trick == ((W, Card("C6")),) and table.turn == N and fact(table, "penalty_cards") == {}


@pytest.mark.law("45E1")
def test_a_lead_out_of_turn_is_not_asked_about():
    table = at(*played("S H4 H5 H7 HK"), "W leads C6", lead="S")
    assert table.rulings[-1].law == "56"


@pytest.mark.law("45E1")
def test_a_fifth_card_ends_in_seven_ways():
    """No lead; or a lead: accepted, refused, played to before a ruling or after one or from the wrong hand, or made on an opponent's word."""
    table = at(*played("S H4 H5 H7 HK"), "W plays C6", "director", lead="S")
    assert len(list(tree("45E1", table.rulings[-1].case))) == 7


@pytest.mark.law("45E1")
def test_the_same_card_is_not_put_down_twice():
    with pytest.raises(Impossible, match="W plays HJ, which lies there already"):
        at(*played("S H4 H5"), "W plays HJ", "W plays HJ", lead="S")
