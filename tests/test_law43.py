"""Law 43: dummy's limits, the rights that are lost, and what that costs."""
import pytest

from lawkit import Impossible, NotComputed, at_table
from lawkit.facts import fact
from midplay import after, at, start

GROUP = {"43A2(a)": "N exchanges hands", "43A2(b)": "N leaves the seat", "43A2(c)": "N looks at defender's hand"}
EAST_LEADS = {"E": "+.5+.+.+"}


# -- A: the limits

@pytest.mark.law("43A2(a)")
@pytest.mark.law("43A2(b)")
@pytest.mark.law("43A2(c)")
@pytest.mark.law("43B1")
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("seen", [True, False])
@pytest.mark.parametrize("id", GROUP)
def test_the_director_finds_whether_a_limit_was_broken(id, seen, answer):
    asked = at(GROUP[id]) if seen else at()
    assert (id in fact(asked, "judgements")) == seen and id not in asked.cited - {id}
    table = after(asked, f"finds {id} {answer}")
    broken = answer == "yes"
    assert bool(fact(table, "judgements")) == (seen or broken)
    assert ("43B1" in table.cited) == broken
    assert ("43B3" in after(table, "E exposes H5", "N attention").cited) == broken


@pytest.mark.law("43A1(c)")
@pytest.mark.law("68A")
@pytest.mark.law("68B1")
@pytest.mark.parametrize("breach", ("yes", "no"))
@pytest.mark.parametrize("words, id", [("claims rest", "68A"), ("claims 2", "68A"), ("concedes 1", "68B1"), ("concedes rest", "68B1")])
def test_dummy_can_neither_claim_nor_concede(words, id, breach):
    table = at(f"N {words}", f"finds 43A1(c) {breach}")
    assert table.docket.claim is None and id in table.cited and "68D" not in table.cited
    assert ({"43A1(c)", "43B1"} <= table.cited) == (breach == "yes")
    with pytest.raises(Impossible, match="nobody has claimed"):
        after(table, "W agrees")


def test_who_dummy_is_has_to_be_settled_before_a_claim():
    with pytest.raises(NotComputed, match="43A1"):
        at_table("S", "S 4S", "W Pass", "N Pass", "E Pass", "E leads C4", "N claims rest")


@pytest.mark.law("43A2(a)")
def test_declarer_exchanging_hands_is_the_same():
    assert "43A2(a)" in fact(at("S exchanges hands"), "judgements")


@pytest.mark.law("43B2(a)")
@pytest.mark.law("43B3")
@pytest.mark.parametrize("breach", [("E exposes H5", "N attention"), ("N director",), ('N says "a club"', "finds 43A1(c) yes"), ("N names CQ", "finds 43A1(c) yes")])
def test_a_breach_of_the_first_group_takes_no_right_away(breach):
    table = at(*breach, lead="N", hands=EAST_LEADS)
    assert "43B1" in table.cited
    table = after(table, "N warns of wrong hand")
    assert "42B2" in table.cited and not table.cited & {"43B2(a)", "43B3"}


@pytest.mark.law("43A3")
@pytest.mark.law("43B1")
@pytest.mark.parametrize("shown", ["yes", "no"])
@pytest.mark.parametrize("seat", "EW")
def test_the_defender_who_shows_the_hand_is_in_breach_and_dummy_only_who_looks(seat, shown):
    table = at(f"{seat} shows hand to dummy", f"finds 43A3 {shown}")
    assert ("43A3" in table.cited) == ("43A2(c)" in fact(table, "judgements")) == (shown == "yes")
    if shown == "yes":
        assert "43B1" not in after(table, "finds 43A2(c) no").cited
        assert "43B1" in after(table, "finds 43A2(c) yes").cited


@pytest.mark.parametrize("events, id", [
    (("S shows hand to dummy",), "43A3"), (("E exchanges hands",), "43A2"), (("S looks at defender's hand",), "43A2"),
    (("N looks at defender's hand", "E exposes H5", "N attention"), "43B2"), (("N warns of irregularity", "finds 43A2(c) yes"), "43A2"),
    (("finds 43A2(c) yes", "N attention"), "43B3"), (("finds 43A2(c) yes", "W leads H4", "E plays H5", "N attention"), "43B3"), (("E exposes H5", "S claims 3", "N attention"), "42B3")])
def test_what_is_not_thought_through_is_not_computed(events, id):
    with pytest.raises(NotComputed, match=id):
        at(*events, hands=EAST_LEADS)


def test_the_coffee_of_a_defender_is_nobodys_business():
    assert at("E leaves the seat").rulings == ()


# -- B2(a): the hand from which declarer leads

@pytest.mark.law("43B2(a)")
@pytest.mark.parametrize("lead", "NS")
@pytest.mark.parametrize("by", "EW")
@pytest.mark.parametrize("answer, hand", [("hand", "S"), ("dummy", "N")])
def test_either_defender_chooses_the_hand(lead, by, answer, hand):
    table = at("finds 43A2(c) yes", "N warns of wrong hand", f"{by} elects 43B2(a) {answer}", lead=lead)
    assert fact(table, "turn") == hand and "43B2(a)" in table.cited and not fact(table, "doubt")
    other = {"E": "W", "W": "E"}[by]
    with pytest.raises(Impossible):
        after(table, f"{other} elects 43B2(a) {answer}")


@pytest.mark.law("43B2(a)")
@pytest.mark.parametrize("lead, next_, other", [("N", "E", "W"), ("S", "W", "E")])
def test_by_the_other_reading_the_defender_next_in_turn_chooses(lead, next_, other):
    table = at("finds 43A2(c) yes", "N warns of wrong hand", lead=lead, regulations={"defenders_differ": "next_in_turn"}.items())
    assert fact(table, "options") == {"by": next_, "id": "43B2(a)", "answers": ["hand", "dummy"]}
    table = after(table, f"{other} elects 43B2(a) hand")
    assert fact(table, "turn") == lead and fact(table, "options")["by"] == next_
    assert fact(after(table, f"{next_} elects 43B2(a) dummy"), "turn") == "N"


@pytest.mark.law("43B2(a)")
def test_declarer_waits_for_the_choice():
    with pytest.raises(NotComputed, match="43B2"):
        at("finds 43A2(c) yes", "N warns of wrong hand", "S calls for H5", lead="N")


@pytest.mark.law("43B2(a)")
@pytest.mark.parametrize("before, lead", [((), "E"), ((), "W"), (("S leads H2",), "S")])
def test_there_is_no_choice_when_declarer_has_no_lead(before, lead):
    table = at("finds 43A2(c) yes", *before, "N warns of wrong hand", lead=lead)
    assert "42B2" in table.cited and fact(table, "options") is None


# -- B2(b): declarer's revoke

REVOKE = "W leads C7", "N plays C2", "E plays C9", "S plays D3"
ENDING = {"N": ".3.4.2", "E": ".5.5.9", "S": "..32.K", "W": "..A.74"}


def corrected(*asked, lost=True, hands=ENDING, won=(6, 4)):
    table = start(hands=hands, won=won)
    return after(table, *["finds 43A2(c) yes"] * lost, *REVOKE, *asked, "S withdraws D3, plays CK", "S leads D3", "W plays DA", "N plays D4",
                 "E plays D5", "W leads C4", "N plays H3", "E plays H5", "S plays D2")


@pytest.mark.law("43B2(b)")
@pytest.mark.parametrize("lost", [True, False])
@pytest.mark.parametrize("asked, first", [(("N attention",), True), (("N attention", "W attention"), True), (("N attention", "director"), True),
                                          (("W attention", "N attention"), False), (("director", "N attention"), False), ((), False)])
def test_tricks_are_counted_only_if_dummy_without_rights_was_the_first_to_ask(asked, first, lost):
    table = corrected(*asked, lost=lost)
    counted = first and lost
    assert ("43B2(b)" in table.cited) == ("64A1" in table.cited) == counted
    assert fact(table, "transfer") == counted and fact(table, "tricks") == {"NS": 7 - counted, "EW": 6 + counted}
    assert fact(table, "revoke") == "none" and fact(table, "penalty_cards") == {}


@pytest.mark.law("43B2(b)")
def test_a_revoke_that_is_told_after_dummy_has_asked():
    table = at("finds 43A2(c) yes", "W leads H4", "N plays H3", "E plays H5", "S plays C2", "N attention")
    assert "43B2(b)" not in table.cited
    table = after(table, "finds 61 S C2", "S withdraws C2, plays H9")
    assert {"43B2(b)", "62B2"} <= table.cited


@pytest.mark.law("43B2(b)")
@pytest.mark.law("64B6")
def test_on_trick_twelve_no_trick_is_transferred():
    hands = {"N": ".3.4.", "E": ".5..9", "S": "..3.K", "W": "...74"}
    table = at("finds 43A2(c) yes", "W leads C7", "N plays D4", "E plays C9", "S plays D3", "N attention", "S withdraws D3, plays CK",
               "S leads D3", "W plays C4", "N plays H3", "E plays H5", hands=hands, won=(6, 5))
    assert "64B6" in table.cited and fact(table, "transfer") == 0 and fact(table, "tricks") == {"NS": 8, "EW": 5}


# -- B3: a defender's irregularity

@pytest.mark.law("43B3")
@pytest.mark.parametrize("word", ["attention", "director"])
@pytest.mark.parametrize("happened, turn, rectified", [
    (("E leads H5",), "S", "56"), (("E exposes H5",), "W", "49"), (("E names H5",), "W", "49"),
    (("W leads H4", "N plays H3", "E plays C8"), "S", "62A")])
def test_dummy_without_rights_who_speaks_first_ends_the_rectification(happened, turn, rectified, word):
    table = at("finds 43A2(c) yes", *happened, f"N {word}", "director", hands=EAST_LEADS)
    assert fact(table, "turn") == turn and fact(table, "penalty_cards") == fact(table, "face_up") == {}
    assert fact(table, "options") is None and fact(table, "may_accept") == [] and fact(table, "revoke") == "none"
    assert {"43B3", "43B1"} <= table.cited and rectified not in table.cited and "43B3" in fact(table, "judgements")
    assert not any(ruling.question for ruling in table.rulings)


@pytest.mark.law("43B3")
def test_a_penalty_card_that_was_not_played_stays_one():
    table = at("E exposes HK", "S attention", "finds 43A2(c) yes", "N leads H2", "E plays H5", "N attention", lead="N", hands=EAST_LEADS)
    assert "43B3" in table.cited and fact(table, "penalty_cards") == {"E": {"HK": "major"}}
    assert fact(table, "turn") == "S" and fact(table, "options") is None


@pytest.mark.law("43B3")
@pytest.mark.parametrize("seat", "ESW")
def test_another_player_who_speaks_first_leaves_all_as_it_is(seat):
    table = at("finds 43A2(c) yes", "E leads H5", f"{seat} attention", "N attention", hands=EAST_LEADS)
    assert "43B3" not in table.cited and fact(table, "options")["id"] == "56"


@pytest.mark.law("43B3")
def test_an_established_revoke_is_left_to_the_end_of_play_as_well():
    hands = {"N": "32.3..", "E": "4.8.2.", "S": "AK.A..", "W": "65.9.."}
    events = "S leads HA", "W plays H9", "N plays H3", "E plays D2", "S leads SA", "W plays S5", "N plays S2", "E plays S4", "S leads SK", \
        "W plays S6", "N plays S3", "E plays H8"
    spoken = events[:8] + ("N attention",) + events[8:]
    lost = at("finds 43A2(c) yes", *spoken, hands=hands, lead="S", won=(7, 3))
    assert "43B3" in lost.cited and "64" not in lost.cited
    assert "64C1" in at(*spoken, hands=hands, lead="S", won=(7, 3)).cited
