"""Law 21: what a player who was misinformed may change, until when, and what the next opponent may do then."""
import pytest

from lawkit import NotComputed, at_table, lawful_calls
from lawkit.events import Found
from lawkit.facts import fact
from lawkit.notation.lines import read as line
from lawkit.ruling import tree
from turning import SEATS, seat, turned

TRANSFER = "{artificial, shows H, H 5+}"
WRONG = "N 1NT", "E Pass", f"S 2D {TRANSFER}", "W asks about S 2D", "N explains S 2D {natural, D 5+}"
RIGHT_NOW = f"N corrects S 2D {TRANSFER}"
LATER = "W Pass", "N 2H", "E X", "S Pass", "W 2S", "N 3H", "E Pass", "S Pass", "W Pass"
CHANGED = *WRONG, "W Pass", "N 2H", RIGHT_NOW, "finds 21B1(a) yes"


def changeable(table):
    return [seat for seat, able in fact(table, "may_change").items() if able]


@pytest.mark.law("21B1(a)")
@pytest.mark.law("21B3")
@pytest.mark.parametrize("length", range(len(LATER) + 1))
@pytest.mark.parametrize("found", ["yes", "no"])
@pytest.mark.parametrize("by", range(4))
def test_only_the_last_call_of_the_side_can_be_changed(length, found, by):
    made = [text for text in LATER[:length] if text[0] in "EW"]
    table = at_table(SEATS[by], *(turned(text, by) for text in (*WRONG, *LATER[:length], RIGHT_NOW)))
    assert ("21B1(a)" in fact(table, "judgements")) == bool(made)
    assert ("21B1(a)" in table.cited) == bool(made)
    if made:
        table = table.apply(Found("21B1(a)", found))
        assert changeable(table) == ([seat(made[-1][0], by)] if found == "yes" else [])
        assert ("21A" in table.cited) == (found == "no")
    assert ("21B3" in fact(table, "judgements")) == (len(made) > 1)


@pytest.mark.law("21B1(a)")
@pytest.mark.law("17D1")
@pytest.mark.parametrize("after, open_", [((), True), (("E leads S4 face down",), True), (("E leads S4",), False),
                                          (("E leads S4 face down", "E faces"), False), (("W leads S4",), False)])
def test_the_right_lasts_until_a_defender_faces_a_lead(after, open_):
    table = at_table("N", *WRONG, "W Pass", "N 2H", "E Pass", "S Pass", "W Pass", *after, RIGHT_NOW)
    assert ("21B1(a)" in table.cited) == open_
    assert "21B3" in fact(table.apply(Found("21B1(a)", "yes")) if open_ else table, "judgements")


@pytest.mark.law("21B1(a)")
@pytest.mark.law("17D2")
@pytest.mark.parametrize("back", range(5))
def test_a_board_that_was_passed_out_stays_open_until_the_fourth_hand_is_back(back):
    hands = [f"{seat} returns cards" for seat in SEATS[:back]]
    table = at_table("N", "N Pass {artificial, hcp 0-5}", "E Pass", "S Pass", "W Pass", *hands,
                     "S corrects N Pass {artificial, hcp 0-5}")
    assert ("21B1(a)" in table.cited) == (back < 4)
    assert ("21B3" in fact(table, "judgements")) == (back == 4)


@pytest.mark.law("21B1(a)")
@pytest.mark.parametrize("ends", [["E Pass"], ["W elects 21B1(a) decline"], ["W elects 21B1(a) accept", "E Pass"]])
def test_a_right_that_is_not_used_is_gone(ends):
    table = at_table("N", *CHANGED, *ends)
    assert changeable(table) == [] and fact(table, "cancelled") == []
    assert "21B2" not in table.cited and fact(table, "calls")[3] == "W Pass"


@pytest.mark.law("21B1(a)")
@pytest.mark.parametrize("words", [[], ["W elects 21B1(a) accept"]])
def test_the_right_ends_when_the_lead_is_faced(words):
    table = at_table("N", *WRONG, "W Pass", "N 2H", "E Pass", "S Pass", "W Pass", RIGHT_NOW, "finds 21B1(a) yes", *words)
    assert changeable(table) == ["W"]
    assert changeable(table.apply(line("E leads S4 face down"))) == ["W"]
    assert changeable(table.apply(line("E leads S4"))) == []


@pytest.mark.law("21B1(a)")
@pytest.mark.law("21B2")
@pytest.mark.parametrize("words", [[], ["W elects 21B1(a) accept"]])
def test_every_change_and_every_answer_to_it(words):
    """Whatever West calls instead and North then calls, the auction can go on, and only North–South are bound by 16C."""
    before = at_table("N", *CHANGED, *words)
    then = at_table("N", "N 1NT", "E Pass", f"S 2D {TRANSFER}")
    for new in lawful_calls(then)[:12]:
        table = before.apply(line(f"W substitutes {new}"))
        assert changeable(table) == ["N"] and str(table.turn) == "N"
        assert fact(table, "calls") == ["N 1NT", "E Pass", "S 2D", f"W {new}"]
        assert set(fact(table, "cancelled")) == {"W Pass", "N 2H"}
        free = lawful_calls(then.apply(line(f"W {new}")))
        assert lawful_calls(table) == free
        for again in free[:8]:
            for verb in ("", "substitutes "):
                after = table.apply(line(f"N {verb}{again}"))
                assert fact(after, "calls")[-2:] == [f"W {new}", f"N {again}"] and str(after.turn) == "E"
                kept = str(again) == "2H"
                assert fact(after, "authorized") == {"W Pass": {"NS": False, "EW": True}, "N 2H": {"NS": kept, "EW": True}}
                assert changeable(after) == [] and "21B2" in after.cited


@pytest.mark.law("21B2")
def test_a_next_opponent_who_has_not_called_calls_in_turn():
    table = at_table("N", *WRONG, "W Pass", RIGHT_NOW, "finds 21B1(a) yes", "W substitutes X")
    assert changeable(table) == [] and str(table.turn) == "N" and "21B2" not in table.cited


@pytest.mark.law("21B1(a)")
@pytest.mark.parametrize("new, law, asked", [("1H", "27A1", ["N"]), ("XX", "36", [])])
def test_a_change_to_a_call_that_is_irregular_itself(new, law, asked):
    table = at_table("N", *WRONG, "W Pass", RIGHT_NOW, "finds 21B1(a) yes", f"W substitutes {new}")
    assert fact(table, "may_accept") == asked
    assert table.rulings[-1].question.id == law
    with pytest.raises(NotComputed, match="irregular itself"):
        at_table("N", *CHANGED, f"W substitutes {new}")


@pytest.mark.law("21B2")
@pytest.mark.law("26B")
@pytest.mark.parametrize("reading, comparable, bites", [(None, "no", True), (None, "yes", False), ("26B", "no", True), ("free", None, False)])
def test_whether_a_lead_is_restricted_after_the_next_opponents_change(reading, comparable, bites):
    table = at_table("N", *WRONG, "W Pass", "N 2H {artificial}", RIGHT_NOW, "finds 21B1(a) yes", "W substitutes X",
                     "N substitutes Pass", "E 2S", "S Pass", "W Pass", "N Pass",
                     *([f"finds 23A {comparable}"] if comparable else []),
                     regulations={"lead_after_21b2": reading} if reading else {})
    wanted = {"who": "S", "may_forbid": ["S", "H", "D", "C"], "for": "retained lead"}
    assert fact(table, "lead_restriction") == (wanted if bites else "none")
    assert fact(table, "doubt") == (reading is None)


@pytest.mark.law("21B2")
def test_no_lead_is_restricted_where_the_misinforming_side_plays_the_contract():
    table = at_table("N", *CHANGED, "W substitutes X", "N Pass", "E Pass", "S 2H", "W Pass", "N Pass", "E Pass")
    assert fact(table, "doubt") is False and fact(table, "lead_restriction") == "none"


@pytest.mark.law("21B1(a)")
def test_partner_does_not_call_before_the_director_has_found():
    table = at_table("N", *WRONG, "W Pass", RIGHT_NOW, "N 2H")
    with pytest.raises(NotComputed, match="before the Director has found"):
        table.apply(line("E Pass"))


# -- was the information wrong?

@pytest.mark.law("21B1(b)")
@pytest.mark.parametrize("found, cited", [("yes", "75C"), ("no", "21B1(a)")])
@pytest.mark.parametrize("who", "NS")
def test_who_is_presumed_wrong(found, cited, who):
    """The explainer who corrects admits the error; where the caller does, the Director looks for evidence."""
    table = at_table("N", *WRONG[:2], "S 2D", *WRONG[3:], "W Pass", "N Pass", "E Pass", f"{who} corrects S 2D {TRANSFER}")
    assert ("21B1(b)" in fact(table, "judgements")) == (who == "S")
    if who == "S":
        table = table.apply(Found("21B1(b)", found))
        assert cited in table.cited and {"75C", "21B1(a)"} - {cited} - table.cited


@pytest.mark.law("21B1(b)")
@pytest.mark.parametrize("hand, disagrees", [("32.KQ876.54.5432", True), ("32.87.KQ876.5432", False), (None, False)])
def test_an_explanation_that_is_disputed_is_held_against_the_hand(hand, disagrees):
    table = at_table("N", *WRONG[:2], "S 2D", *WRONG[3:], "W director", hands={"S": hand} if hand else None)
    assert ("21B1(b)" in fact(table, "judgements")) == disagrees


@pytest.mark.law("21A")
@pytest.mark.parametrize("alert", ["N alerts S 2D", "S alerts S 2D", None])
@pytest.mark.parametrize("regulation", ["none", "partner", "caller"])
def test_a_missing_alert_is_wrong_information_where_a_regulation_asks_for_it(alert, regulation):
    table = at_table("N", *WRONG[:3], *([alert] if alert else []), "W X", "N 2H", "E asks about S 2D",
                     f"N explains S 2D {TRANSFER}", "director", regulations={"alerts": regulation})
    kept = {"partner": "N alerts S 2D", "caller": "S alerts S 2D"}.get(regulation) == alert
    assert ("40B2(a)(iii)" in table.cited) == (regulation != "none" and not kept)
    assert ("21A" in table.cited) == (regulation != "none" and kept)
    assert ("21B1(a)" in fact(table, "judgements")) == (regulation == "none" or not kept)


@pytest.mark.law("21B3")
def test_after_the_play_every_wrong_answer_is_looked_at():
    table = at_table("N", *WRONG, "W Pass", "N Pass", "E Pass", "W leads S4", "end of play", "E director")
    assert {"21B3", "47E2(b)"} <= set(fact(table, "judgements")) and changeable(table) == []
    quiet = at_table("N", *WRONG, "W Pass", "N Pass", "E Pass", "W leads S4", "end of play")
    assert "21B3" not in fact(quiet, "judgements")


@pytest.mark.law("47E2(a)")
@pytest.mark.law("47E2(b)")
@pytest.mark.parametrize("then, free", [((), True), (("S spreads",), False), (("N calls for S2",), False)])
def test_a_lead_on_a_wrong_explanation(then, free):
    table = at_table("N", "N 1NT {balanced, hcp 10-12}", "E asks about N 1NT", "S explains N 1NT {balanced, hcp 15-17}",
                     "E Pass", "S Pass", "W Pass", "E leads S4", *then, "S corrects N 1NT {balanced, hcp 10-12}")
    assert changeable(table) == (["E"] if free else [])
    assert ("47E2(b)" in fact(table, "judgements")) == (not free)
    if free:
        table = table.apply(line("E withdraws S4, plays H5"))
        assert fact(table, "authorized") == {"E S4": {"NS": False, "EW": True}} and fact(table, "penalty_cards") == {}


@pytest.mark.law("21B1(a)")
def test_every_conversation_comes_to_an_end():
    for length in range(len(LATER) + 1):
        table = at_table("N", *WRONG, *LATER[:length], RIGHT_NOW)
        ruling = next(r for r in table.rulings if r.law == "20F4")
        leaves = list(tree(ruling.law, ruling.case))
        assert len(leaves) == (1 if not length else 6)


@pytest.mark.law("21B1(a)")
def test_a_face_down_lead_goes_back_when_the_last_pass_is_changed():
    table = at_table("N", "N 1NT {balanced, hcp 10-12}", "E Pass", "S Pass", "W asks about N 1NT", "S explains N 1NT {balanced, hcp 15-17}",
                     "W Pass", "E leads S4 face down", "S corrects N 1NT {balanced, hcp 10-12}", "finds 21B1(a) yes")
    assert table.docket.hidden
    table = table.apply(line("W substitutes X"))
    assert not table.docket.hidden and fact(table, "phase") == "auction" and fact(table, "face_up") == {}


def test_a_lead_turned_up_while_the_auction_runs_is_not_computed():
    with pytest.raises(NotComputed):
        at_table("N", "N 1NT", "E leads S4 face down", "E faces")
