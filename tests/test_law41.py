"""Law 41: the face-down lead, who may ask what and until when, and the hand of dummy."""
import pytest

from lawkit import NotComputed, at_table
from lawkit.effects import LeaderNamed
from lawkit.facts import fact
from lawkit.terms import Impossible
from midplay import after
from turning import SEATS, seat as further, turned

AUCTION = "S 4S", "W X", "N Pass", "E Pass", "S Pass"
FIRST_TRICK = "W leads S6", "S calls for S2", "E plays S9", "S plays SA"


def played(*events, by=0, **more):
    return at_table(further("S", by), *(turned(line, by) for line in (*AUCTION, *events)), **more)


# -- A

@pytest.mark.law("41A")
@pytest.mark.law("41A#2")
@pytest.mark.parametrize("by", range(4))
@pytest.mark.parametrize("seat", SEATS)
def test_whoever_puts_a_card_down_out_of_turn_takes_it_back_free(seat, by):
    table = played(f"{seat} leads C4 face down", by=by)
    assert not table.cited & {"41A", "41A#2"} and len(table.docket.hidden) == 1
    table = after(table, "director")
    wrong = seat != "W"
    assert {"41A", "41A#2"} <= table.cited if wrong else not table.cited & {"41A", "41A#2"}
    assert len(table.docket.hidden) == (not wrong)
    assert fact(table, "turn") == further("W", by) and fact(table, "phase") == "clarification"
    assert fact(table, "penalty_cards") == fact(table, "face_up") == {} and fact(table, "may_accept") == []


@pytest.mark.law("41A")
def test_a_card_that_is_turned_up_unnoticed_is_a_faced_lead_out_of_turn():
    table = played("E leads C4 face down", "E faces", "director", "S elects 54D decline")
    assert "54D" in table.cited and "41A#2" not in table.cited and fact(table, "penalty_cards") == {"E": {"C4": "major"}}


@pytest.mark.law("41A")
@pytest.mark.parametrize("meanwhile, cited", [((), True), (("W leads S6 face down",), False), (("W leads S6 face down", "W faces"), False)])
def test_who_leads_is_said_only_while_nobody_has_led_in_turn(meanwhile, cited):
    table = played("E leads C4 face down", *meanwhile, "director")
    assert any(type(effect.what) is LeaderNamed for ruling in table.rulings for effect in ruling.effects) == cited
    assert "E" not in dict(table.docket.hidden) and "41A#2" in table.cited


@pytest.mark.law("41A")
def test_a_hand_puts_down_one_card():
    assert len(played("W leads S6 face down").docket.hidden) == 1
    with pytest.raises(Impossible):
        played("W leads S6 face down", "W leads S6 face down")
    with pytest.raises(NotComputed, match="41A"):
        played("W leads S6 face down", "W leads S7 face down")


@pytest.mark.law("41A#2")
@pytest.mark.parametrize("wrong_first, allowed", [(True, True), (False, False)])
def test_only_a_lead_made_after_the_wrong_information_comes_back(wrong_first, allowed):
    lead, explanation = "W leads D4 face down", "N explains S 4S {S 5+}"
    first, second = (explanation, lead) if wrong_first else (lead, explanation)
    table = played(first, second, "N corrects S 4S {S 7+}", "finds 21B1(a) no")
    assert fact(table, "may_change")["W"] == allowed
    table = after(table, "W withdraws D4")
    assert bool(table.docket.hidden) != allowed
    assert ("41A#2" in table.cited) == allowed


@pytest.mark.law("41A#2")
def test_a_lead_that_nobody_has_seen_goes_back_and_tells_nothing():
    table = played("N explains S 4S {S 5+}", "W leads D4 face down", "N corrects S 4S {S 7+}", "finds 21B1(a) no", "W withdraws D4")
    assert table.docket.hidden == () and fact(table, "cancelled") == [] and "16C2" not in table.cited
    assert str(after(table, "W leads C2 face down", "W faces").play.trick[0][1]) == "C2"


@pytest.mark.law("41A")
def test_the_right_to_take_the_lead_back_ends_when_it_is_faced():
    table = played("N explains S 4S {S 5+}", "W leads D4 face down", "N corrects S 4S {S 7+}", "finds 21B1(a) no")
    assert not fact(after(table, "W faces"), "may_change")["W"]


@pytest.mark.law("41A-fn")
def test_where_leads_are_faced_a_face_down_lead_is_not_computed():
    with pytest.raises(NotComputed, match="41A-fn"):
        played("E leads C4 face down", regulations={"opening_lead": "face_up"})


ONE_SPADE = "N 1S", "E Pass", "S Pass", "W Pass"
REOPENED = [
    ("17D3", ("N 1S", "E Pass", "S Pass", "N Pass"), ("director",)),
    ("21B1(a)", ("N 1S", "E asks about N 1S", "S explains N 1S {S 5+}", "E Pass", "S Pass", "W Pass"),
     ("S corrects N 1S {S 4+}", "finds 21B1(a) yes", "W substitutes X")),
    ("25A2", ONE_SPADE, ("W substitutes 2H", "finds 25A1 yes")),
    ("25B1", ONE_SPADE, ("W substitutes 2H", "finds 25A1 no", "N elects 25B1 accept")),
    ("36A", ("N 1S", "E Pass", "S X", "W Pass", "N Pass", "E Pass"), ("director",)),
]


@pytest.mark.law("41A#2")
@pytest.mark.parametrize("law, auction, reopens", REOPENED)
def test_when_the_auction_is_opened_again_a_lead_that_lies_face_down_goes_back(law, auction, reopens):
    table = at_table("N", *auction, "E leads H4 face down", *reopens)
    assert {law, "41A#2"} <= table.cited and not table.docket.hidden


@pytest.mark.law("41A#2")
@pytest.mark.parametrize("later", [("director",), ("W substitutes 2H", "finds 25A1 no", "N elects 25B1 decline")])
def test_a_lead_stays_where_the_auction_has_ended(later):
    table = at_table("N", *ONE_SPADE, "E leads H4 face down", *later)
    assert "41A#2" not in table.cited and len(table.docket.hidden) == 1


@pytest.mark.law("41A#2")
def test_so_does_a_lead_before_the_auction_has_ended_once_attention_is_drawn_to_it():
    led = at_table("N", "N 1S", "E Pass", "S 2S", "W leads S6 face down")
    assert (len(led.docket.hidden), len(after(led, "director").docket.hidden)) == (1, 0)
    assert "41A#2" in after(led, "director").cited


@pytest.mark.law("41A#2")
def test_it_goes_back_each_time():
    again = "E leads H4 face down", "W substitutes {}", "finds 25A1 yes"
    table = at_table("N", *ONE_SPADE, *(line.format("2H") for line in again), "N 2S", "E Pass", "S Pass", "W Pass",
                     *(line.format("3H") for line in again))
    assert not table.docket.hidden


# -- B

# What has happened since the last pass; who may then have the auction repeated, ask what a call means, and be told the contract.
WINDOWS = (((), "W", "W", ""), (("W leads S6 face down",), "ES", "ES", ""), (("W leads S6",), "S", "S", ""),
           (FIRST_TRICK[:2], "E", "E", ""), (FIRST_TRICK[:3], "", "S", "S"), (FIRST_TRICK, "", "S", "S"),
           ((*FIRST_TRICK, "S leads D2"), "", "W", "W"))


def granted(table):
    return {"AuctionRepeated", "Answers", "ContractTold"} & {type(effect.what).__name__ for effect in table.rulings[-1].effects}


@pytest.mark.law("41B#1")
@pytest.mark.law("41B#2")
@pytest.mark.parametrize("by", range(4))
@pytest.mark.parametrize("events, review, _, __", WINDOWS)
def test_who_may_have_the_auction_repeated(events, review, _, __, by):
    for seat in SEATS:
        table = played(*events, f"{seat} asks review", by=by)
        assert bool(granted(table)) == (seat in review), seat
        face_down = bool(table.docket.hidden)
        assert ("41B#1" in table.cited) == (face_down and seat in review)
        assert ("41B#2" in table.cited) == (not face_down and bool(events) and seat in review)


@pytest.mark.law("41B#1")
@pytest.mark.law("41B#3")
@pytest.mark.parametrize("by", range(4))
@pytest.mark.parametrize("events, _, explanation, __", WINDOWS)
def test_who_may_ask_what_a_call_means(events, _, explanation, __, by):
    for seat in SEATS:
        of = "W" if seat in "NS" else "S"
        table = played(*events, f"{seat} asks about {of} {'X' if of == 'W' else '4S'}", by=by)
        assert bool(granted(table)) == (seat in explanation), seat
        assert ("41B#1" in table.cited) == (bool(table.docket.hidden) and seat in explanation)
        assert ("41B#3" in table.cited) == (table.phase == "play" and seat in explanation)


@pytest.mark.law("41C#2")
@pytest.mark.parametrize("by", range(4))
@pytest.mark.parametrize("events, review, _, contract", WINDOWS)
@pytest.mark.parametrize("what", ["contract", "who doubled"])
def test_who_is_told_the_contract_and_nobody_who_doubled(events, review, _, contract, what, by):
    for seat in SEATS:
        if seat in review:
            with pytest.raises(NotComputed, match="41C#2"):
                played(*events, f"{seat} asks {what}", by=by)
            continue
        table = played(*events, f"{seat} asks {what}", by=by)
        told = what == "contract" and seat in contract
        assert (granted(table) == {"ContractTold"}) == ("41C#2" in table.cited) == told


# -- C and D

@pytest.mark.law("41C")
@pytest.mark.law("41D")
@pytest.mark.law("41D#2")
@pytest.mark.parametrize("events, comes_down", [((), False), (("W leads S6 face down",), False), (("W leads S6 face down", "W faces"), True),
                                                (("W leads S6",), True), (("E leads S6",), False),
                                                (("E leads S6", "S elects 54B accept"), True), (("W leads S6", "N spreads"), False)])
def test_dummy_comes_down_when_the_lead_is_faced_and_nothing_is_open_about_it(events, comes_down):
    before = played(*events)
    table = after(before, "N spreads")
    news = [effect.id for ruling in table.rulings[len(before.rulings):] for effect in ruling.effects]
    assert news == (["41C", "41D", "41D#2"] if comes_down else [])


@pytest.mark.law("41D#2")
def test_declarer_becomes_dummy_by_54a_and_the_other_hand_plays():
    table = played("E leads S6", "S spreads")
    assert fact(table, "contract") == "4SX by N" and "41C" not in table.cited
