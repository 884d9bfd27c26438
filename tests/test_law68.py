"""Law 68: what is a claim or a concession, when play stops, and who decides."""
import pytest

from lawkit import Impossible, NotComputed, tree
from lawkit.board import Board
from lawkit.facts import fact
from lawkit.laws import LAWS_2017
from lawkit.table import Setup, Table
from lawkit.terms import Seat
from midplay import after, at

HANDS = {"N": "32.3..", "E": "4.8.2.", "S": "AK.A..", "W": "65.9.."}
LEFT = {"hands": HANDS, "lead": "S", "won": (7, 3)}
FATES = "69A", "68D2(a)", "68D2(b)(ii)"
EVERYBODY = "W asks to play on", "E agrees", "S agrees", "N agrees"


def fates(table):
    return [id for id in FATES if id in table.cited]


# -- what is a claim

@pytest.mark.law("68A")
@pytest.mark.law("68B1")
@pytest.mark.parametrize("words, claims, concedes", [("claims rest", True, False), ("claims 3", True, False), ("claims 2", True, True),
                                                     ("claims 0", True, True), ("concedes 1", False, True), ("concedes rest", False, True),
                                                     ("claims 4", True, False), ("concedes 0", False, False)])
@pytest.mark.parametrize("who", "ESW")
def test_what_is_claimed_and_what_is_conceded(who, words, claims, concedes):
    table = at(f"{who} {words}", f"{Seat[who].partner} agrees", "director", **LEFT)
    assert ("68A" in table.cited, "68B1" in table.cited) == (claims, concedes)
    assert fact(table, "phase") == "play" and fates(table) == [] and "68D" in table.cited


@pytest.mark.law("68")
@pytest.mark.law("68#1")
@pytest.mark.parametrize("begun", (True, False))
@pytest.mark.parametrize("words, one", [("claims 1", True), ("concedes 1", True), ("claims 2", False), ("claims rest", False), ("claims 0", True)])
def test_only_words_about_one_trick_can_be_about_the_one_in_progress(words, one, begun):
    table = at(*["S leads HA"] * begun, f"S {words}", **LEFT)
    asks = begun and one
    assert ("68" in fact(table, "judgements"), "68D" in table.cited) == (asks, not asks)
    if asks:
        assert fact(after(table, "finds 68 yes", "W plays H9"), "turn") == "N"
        assert "68D" in after(table, "finds 68 no").cited


def test_nobody_claims_before_a_lead_is_faced_nor_twice_nor_after_the_end():
    with pytest.raises(NotComputed, match="68A"):
        after(Table.begin(Setup(LAWS_2017, Board())), "S claims rest")
    with pytest.raises(NotComputed, match="68D"):
        at("S claims rest", "W claims rest", **LEFT)
    with pytest.raises(Impossible, match="over"):
        at("end of play", "S claims rest", **LEFT)
    with pytest.raises(Impossible, match="nobody has claimed"):
        at("play on", **LEFT)


# -- partner's objection

@pytest.mark.law("68B2")
@pytest.mark.parametrize("who", "ESW")
@pytest.mark.parametrize("objects", "NESW")
@pytest.mark.parametrize("words", ("concedes rest", "concedes 1", "claims 2", "claims rest", "claims 3", "concedes 0"))
def test_only_a_defenders_partner_undoes_giving_up_tricks(who, objects, words):
    table = at(f"{who} {words}", f"{objects} objects", **LEFT)
    gives_up = who in "EW" and words not in ("claims rest", "claims 3", "concedes 0")
    undone = gives_up and {who, objects} == {"E", "W"}
    assert ("68B2" in table.cited, "68D2" in table.cited) == (undone, not gives_up)
    assert ("68D2" in after(table, "director").cited) == (not undone)
    assert fact(table, "phase") == ("play" if undone else "over")
    if undone:
        assert not {"68A", "68B1", "68C", "68D"} & table.cited
        assert fact(after(table, "S leads SA", "W plays S5", "N plays S2", "E plays S4"), "tricks") == {"NS": 8, "EW": 3}


AT_ONCE = (), ("E director",), ("E attention",), ("W exposes H9 {deliberate}",), ("W names H9", "W director", "E director")
TO_BE_FOUND = ("N agrees",), ("S agrees",), ("N objects",), ("W exposes H9 {deliberate}", "S agrees")
TOO_LATE = ("director",), ("S attention",), ("N agrees", "S agrees"), ("S objects", "director"), ("director", "S objects"), ("E agrees",), ("E plays S4",), ("S leads HA",)


@pytest.mark.law("68B2")
@pytest.mark.parametrize("first, undone", [*[(first, True) for first in AT_ONCE], *[(first, False) for first in TOO_LATE]])
def test_at_once_is_before_anybody_else_has_spoken(first, undone):
    table = at("W concedes rest", *first, "E objects", **LEFT)
    assert ("68B2" in table.cited, {"68B1", "68D2"} <= table.cited) == (undone, not undone)
    assert fact(table, "judgements") == []


@pytest.mark.law("68B2")
@pytest.mark.parametrize("first", TO_BE_FOUND)
def test_the_director_finds_whether_it_was_at_once_after_one_word_of_the_other_side(first):
    table = at("W concedes rest", *first, "E objects", **LEFT)
    assert fact(table, "judgements") == ["68B2"] and "68B1" not in table.cited
    assert fact(after(table, "finds 68B2 yes"), "phase") == "play"
    late = after(table, "finds 68B2 no", "director")
    assert "68B2" not in late.cited and {"68B1", "68D2", "70A"} <= late.cited


@pytest.mark.law("68B2")
@pytest.mark.law("16C2")
@pytest.mark.parametrize("before, after_it", [(("W exposes S6 H9 {deliberate}",), ()), (("W exposes S6 {deliberate}", "W names H9"), ("E director",)),
                                              ((), ("W exposes S6 H9 {deliberate}",)), (("W names S6",), ("E director", "W exposes H9"))])
def test_what_is_shown_with_an_attempt_to_concede_is_no_penalty_card(before, after_it):
    table = at(*before, "W concedes rest", *after_it, "E objects", "director", **LEFT)
    assert fact(table, "penalty_cards") == fact(table, "face_up") == {} and not {"49", "50B"} & table.cited
    assert fact(table, "authorized") == {"W S6": {"NS": True, "EW": False}, "W H9": {"NS": True, "EW": False}}


@pytest.mark.law("68B2")
@pytest.mark.law("49")
@pytest.mark.parametrize("events", [("director", "W concedes rest", "E objects"), ("E names S4", "W concedes rest", "E objects", "director")])
def test_what_was_shown_without_it_is(events):
    table = at("W exposes S6 H9 {deliberate}", *events, **LEFT)
    assert fact(table, "penalty_cards")["W"] == {"S6": "major", "H9": "major"} and {"49", "68B2"} <= table.cited


@pytest.mark.law("49")
@pytest.mark.parametrize("events", [("E agrees", "N agrees", "S agrees"), ("S objects", "director"), ("S asks to play on", "W agrees", "N agrees", "E agrees")])
def test_nor_is_what_was_shown_with_a_concession_that_stood(events):
    table = at("W exposes S6 H9 {deliberate}", "W concedes rest", *events, "director", **LEFT)
    assert fact(table, "penalty_cards") == {} and "49" not in table.cited and "68B1" in table.cited


@pytest.mark.law("68C")
@pytest.mark.law("68C#2")
def test_a_statement_and_the_hand():
    table = at('S claims rest "spades"', **LEFT)
    said = [effect.id for effect in table.rulings[0].effects]
    assert said == ["68A", "68C", "68C#2", "68D"]
    assert [e.id for e in at("S claims rest {line SA SK HA}", **LEFT).rulings[0].effects] == said
    assert [e.id for e in at("S claims rest", **LEFT).rulings[0].effects] == ["68A", "68C#2", "68D"]


# -- agreed or doubted

@pytest.mark.law("68D1")
@pytest.mark.law("68D2")
@pytest.mark.parametrize("events, fate", [
    ((), None), (("E agrees",), None), (("N agrees", "E agrees"), None), (("E agrees", "W agrees"), "68D1"), (("round ends",), "68D1"),
    (("E calls on next board",), "68D1"), (("S calls on next board",), None), (("N calls on next board",), None),
    (("E objects",), "68D2"), (("N objects",), "68D2"), (("E objects", "round ends"), "68D2"), (("W asks to play on",), "68D2")])
def test_agreed_or_doubted(events, fate):
    table = at("S claims 3", *events, **LEFT)
    assert sorted({"68D1", "68D2"} & table.cited) == ([fate] if fate else [])
    assert fact(table, "phase") == ("over" if fate else "play")


@pytest.mark.law("68D")
@pytest.mark.parametrize("words", ("S leads HA", "E leads S4", "S calls for S3", "W exposes H9 {deliberate}", "N plays S2"))
@pytest.mark.parametrize("said", ((), ("W objects",), ("E agrees", "W agrees")))
def test_nothing_is_played_or_exposed_after_a_claim(words, said):
    stopped = at("S claims rest", *said, **LEFT)
    table = after(stopped, words)
    assert (table.play.trick, table.play.hands, table.duties) == (stopped.play.trick, stopped.play.hands, ())
    assert (table.cited, fact(table, "face_up")) == (stopped.cited, {})


@pytest.mark.law("68D")
def test_a_card_that_somebody_else_holds_is_impossible_even_then():
    with pytest.raises(Impossible, match="W holds it"):
        at("S claims rest", "E leads H9", **LEFT)


# -- the Director, or play goes on

@pytest.mark.law("68D2(a)")
@pytest.mark.law("68D2(b)")
@pytest.mark.law("68D2(b)(i)")
@pytest.mark.law("68D2(b)(ii)")
@pytest.mark.parametrize("events, fate", [
    (("director",), "68D2(a)"), (("W attention",), "68D2(a)"), (("W asks to play on",), None), (("W asks to play on", "director"), "68D2(a)"),
    (EVERYBODY, "68D2(b)(ii)"), (EVERYBODY[:3], None), ((*EVERYBODY[:3], "director"), "68D2(a)"), (("play on",), "68D2(b)(ii)"),
    (("S asks to play on", "E agrees", "W agrees", "N agrees"), None), (("director", *EVERYBODY), "68D2(a)")])
def test_all_four_or_the_director(events, fate):
    table = at("S claims 3", "W objects", *events, **LEFT)
    assert fates(table) == ([fate] if fate else [])
    assert fact(table, "phase") == ("play" if fate == "68D2(b)(ii)" else "over")
    assert ("70A" in table.cited) == (fate == "68D2(a)")


@pytest.mark.law("68D2(b)")
def test_who_agrees_when_the_claimer_has_asked_to_play_on_does_not_agree_to_the_claim():
    with pytest.raises(NotComputed, match="W agrees when the side that has claimed"):
        at("S claims 3", "S asks to play on", "W agrees", **LEFT)


@pytest.mark.law("68D2(b)(i)")
@pytest.mark.parametrize("who", "NES")
def test_anybody_can_refuse(who):
    table = at("S claims 3", "W asks to play on", *[f"{seat} {'refuses' if seat == who else 'agrees'}" for seat in "NES"], **LEFT)
    assert {"68D2(b)(i)", "70A"} <= table.cited and "68D2(b)(ii)" not in table.cited


def test_nobody_refuses_what_nobody_has_asked():
    with pytest.raises(Impossible, match="refuses"):
        at("S claims 3", "N refuses", **LEFT)


@pytest.mark.law("68D2(b)(ii)")
def test_a_void_claim_can_be_followed_by_another():
    table = at("S claims 3", *EVERYBODY, "S leads SA", "W plays S5", "N plays S2", "E plays S4", "S claims 2", "E agrees", "W agrees", **LEFT)
    assert fact(table, "tricks") == {"NS": 10, "EW": 3}


@pytest.mark.law("68D")
def test_every_way():
    ruling = at("S claims 2", **LEFT).rulings[0]
    ends = [[id for id in (*FATES, "70A") if id in leaf.cites] for leaf in tree("68", ruling.case)]
    assert len(ends) == 1 + 3 * (1 + 5 * 2) and ends.count(["69A"]) == 1 and ends.count(["68D2(b)(ii)"]) == 3
    assert all("70A" in end for end in ends if not {"69A", "68D2(b)(ii)"} & set(end))
