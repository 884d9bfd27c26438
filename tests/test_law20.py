"""Law 20: who may ask what, when and of whom; and when a wrong explanation is put right."""
import pytest

from lawkit import Impossible, NotComputed, at_table
from lawkit.facts import fact
from lawkit.ruling import tree
from turning import SEATS, seat as further, turned

# The moments of a board on which North plays 1NT and East leads, and who may ask then: for the auction to be repeated, and
# for the meaning of an opponent's call.
MOMENTS = (
    ("", "N", "N"), ("N 1NT", "E", "E"), ("E Pass", "S", "S"), ("S Pass", "W", "W"),
    ("W Pass", "E", "E"),
    ("E leads S4 face down", "NW", "NW"),
    ("E faces", "N", "N"),
    ("N calls for S2", "W", "W"),
    ("W plays SJ", "", "N"),
    ("N plays SK", "", "N"),
    ("N leads HA", "", "E"),
)


def at(moment, by):
    return [turned(events, by) for events, _, _ in MOMENTS[1:moment + 1]]


def asked(by, moment, question):
    """The table ``moment`` steps into the board, with every seat ``by`` places further, after ``question``."""
    return at_table(SEATS[by], *at(moment, by), turned(question, by))


def granted(table):
    return {"AuctionRepeated", "Answers"} & {type(e.what).__name__ for e in table.rulings[-1].effects}


@pytest.mark.law("20B")
@pytest.mark.law("20C2")
@pytest.mark.law("41B")
@pytest.mark.parametrize("by", range(4))
@pytest.mark.parametrize("moment", range(len(MOMENTS)))
def test_who_may_have_the_auction_repeated(moment, by):
    for seat in SEATS:
        table = asked(by, moment, f"{seat} asks review")
        allowed = seat in MOMENTS[moment][1]
        assert bool(granted(table)) == ("20D" in table.cited) == allowed, seat
        provision = "20B" if moment < 4 else "41B" if moment == 5 else "20C2"
        assert provision in table.cited or not allowed


@pytest.mark.law("20F1")
@pytest.mark.law("20F2")
@pytest.mark.law("20F3")
@pytest.mark.parametrize("by", range(4))
@pytest.mark.parametrize("moment", range(1, len(MOMENTS)))
def test_who_may_ask_what_a_call_means(moment, by):
    for seat in SEATS:
        for of in SEATS:
            table = asked(by, moment, f"{seat} asks about {of} 1NT")
            allowed = seat in MOMENTS[moment][2] and (SEATS.index(seat) - SEATS.index(of)) % 2 == 1
            assert bool(granted(table)) == ("20F3" in table.cited) == allowed, (seat, of)
            assert ("20F1" if moment < 4 else "20F2") in table.cited
            if allowed:
                assert str(table.rulings[-1].effects[0].what.seat) == further(of, by + 2)


@pytest.mark.law("20F2")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("of", SEATS)
def test_only_declarer_asks_about_cards(seat, of):
    table = asked(0, 6, f"{seat} asks about {of} S4")
    assert bool(granted(table)) == (seat == "N" and of in "EW")


@pytest.mark.law("20F1")
def test_a_card_means_nothing_during_the_auction():
    assert not granted(at_table("N", "N 1S", "E asks about N S4"))


@pytest.mark.law("20F3")
@pytest.mark.parametrize("moment, seat, told", [(1, "E", True), (4, "E", True), (6, "N", False)])
def test_the_interest_shown_tells_partner_something_unless_partner_is_dummy(moment, seat, told):
    table = asked(0, moment, f"{seat} asks about {'N' if seat == 'E' else 'E'} 1NT")
    assert ("16B1" in fact(table, "judgements")) == told


@pytest.mark.law("20B")
@pytest.mark.law("20F1")
@pytest.mark.parametrize("question", ["asks review", "asks partial review", "asks about N 1S", "asks about auction"])
@pytest.mark.parametrize("comparable", ["yes", "no"])
def test_a_player_who_must_pass_asks_nothing(question, comparable):
    table = at_table("N", "N 1S", "E 1H", "director", "S elects 27A1 decline", "E 3C {natural, C 5+}",
                     f"finds 23A {comparable}", "S Pass", f"W {question}")
    assert bool(granted(table)) == (comparable == "yes")


@pytest.mark.law("20A")
@pytest.mark.parametrize("seat", SEATS)
def test_anybody_may_ask_at_once_which_call_was_made(seat):
    assert "20A" in at_table("N", "N 1S", f"{seat} asks which call").cited
    assert "20A" not in asked(0, 6, f"{seat} asks which call").cited


@pytest.mark.law("20C1")
@pytest.mark.parametrize("moment", range(len(MOMENTS)))
@pytest.mark.parametrize("seat", SEATS)
def test_either_defender_may_ask_whose_lead_it_is(moment, seat):
    cited = asked(0, moment, f"{seat} asks whose lead").cited
    assert ("20C1" in cited) == (moment in (4, 5) and seat in "EW")
    assert ("20C" in cited) == (moment in (4, 5) and seat in "NS")


@pytest.mark.law("20D")
@pytest.mark.law("20E")
@pytest.mark.parametrize("reciter", "NEW")
@pytest.mark.parametrize("wrongly", ["", " wrongly"])
@pytest.mark.parametrize("later", [["E corrects review", "S Pass"], ["S Pass"], ["S Pass", "W corrects review"]])
def test_the_auction_is_repeated(reciter, wrongly, later):
    table = at_table("N", "N 1S", "E Pass", "S asks review", f"{reciter} recites{wrongly}", *later)
    judged = fact(table, "judgements")
    assert ("16B1" in judged) == (reciter == "N") and ("20E" in table.cited) == bool(wrongly)
    assert ("12C1" in judged) == (bool(wrongly) and later[0] == "S Pass")


@pytest.mark.law("20D")
@pytest.mark.parametrize("line", ["W recites", "W recites wrongly"])
def test_nobody_repeats_what_nobody_asked_for(line):
    with pytest.raises(Impossible, match="nobody has asked"):
        at_table("N", "N 1S", line)


# -- explanations put right

PLAYED_BY = {"NS": ("W Pass", "N Pass", "E Pass"), "EW": ("W 2S", "N Pass", "E Pass", "S Pass")}
WRONG = "N 1NT", "E Pass", "S 2D {artificial, shows H, H 5+}", "W asks about S 2D", "N explains S 2D {natural, D 5+}"
RIGHT_NOW = "corrects S 2D {artificial, shows H, H 5+}"


@pytest.mark.law("20F4(a)")
@pytest.mark.law("20F4(b)")
@pytest.mark.law("20F5(a)")
@pytest.mark.law("20F5(b)")
@pytest.mark.law("20F5(b)(i)")
@pytest.mark.law("20F5(b)(ii)")
@pytest.mark.parametrize("plays", PLAYED_BY)
def test_every_moment_of_a_correction(plays):
    auction = PLAYED_BY[plays]
    lead = "N leads S4" if plays == "EW" else "W leads S4"
    moments = [*WRONG, *auction, lead, "end of play"]
    after = len(WRONG) + len(auction)
    for length in range(len(WRONG), len(moments) + 1):
        played = length > after
        own = at_table("N", *moments[:length], f"N {RIGHT_NOW}").cited & {"20F4(a)", "20F4(b)", "75B2"}
        assert own == {"75B2" if played else "20F4(a)" if length == after else "20F4(b)"}, length
        table = at_table("N", *moments[:length], f"S {RIGHT_NOW}")
        theirs = {id for id in table.cited if id.startswith("20F5")}
        declares = "20F5(b)(ii)" if plays == "NS" else "20F5(b)(i)"
        assert theirs == ({"20F5(a)"} if length < after else {"20F5(b)", declares}), length
        right = length == after if plays == "NS" else length == len(moments)
        said = {type(e.what).__name__ for e in table.rulings[-1].effects if e.id.startswith("20F5")}
        assert ("SpokeInTime" in said) == right, length
        partner_plays = length < after or plays == "EW" and not right
        assert ("16B1" in {e.what.question for e in table.rulings[-1].effects if hasattr(e.what, "question")}) == partner_plays


@pytest.mark.law("20F5(b)")
def test_on_a_board_that_was_passed_out_nobody_declares():
    table = at_table("N", "N Pass {artificial}", "E Pass", "S Pass", "W Pass", "N corrects N Pass {artificial}")
    assert "20F5(b)" in table.cited and not {"20F5(b)(i)", "20F5(b)(ii)"} & table.cited


@pytest.mark.law("20F1")
@pytest.mark.parametrize("alerts", ["none", "partner", "caller"])
@pytest.mark.parametrize("seat", "NS")
def test_partner_explains_unless_callers_explain_their_own_calls(alerts, seat):
    table = at_table("N", *WRONG[:3], f"{seat} explains S 2D {{artificial, shows H, H 5+}}", regulations={"alerts": alerts})
    assert ("20F1" in table.cited) == (seat == "S" and alerts != "caller")


@pytest.mark.law("20F4(b)")
@pytest.mark.law("20F5(a)")
@pytest.mark.parametrize("alerts", ["partner", "caller"])
@pytest.mark.parametrize("seat", "NS")
def test_whose_explanation_it_was(alerts, seat):
    explainer = "S" if alerts == "caller" else "N"
    table = at_table("N", *WRONG[:3], f"{explainer} explains S 2D {{natural}}", f"{seat} {RIGHT_NOW}", regulations={"alerts": alerts})
    assert table.cited & {"20F4(b)", "20F5(a)"} == {"20F4(b)" if seat == explainer else "20F5(a)"}


@pytest.mark.law("20F1")
@pytest.mark.law("20F4")
@pytest.mark.parametrize("verb", ["explains", "corrects"])
def test_what_the_other_side_says_of_a_call_is_not_ruled_on(verb):
    with pytest.raises(NotComputed, match="other side|opponent"):
        at_table("N", "N 1NT", f"E {verb} N 1NT {{natural}}")


# -- what a question is not for

@pytest.mark.law("20G1")
@pytest.mark.law("20G2")
@pytest.mark.parametrize("question", ["asks review", "asks about N 1S", "asks about auction", "asks whose lead"])
@pytest.mark.parametrize("called", ["director", "S attention"])
def test_the_purpose_of_a_question_is_asked_after_once_it_is_disputed(question, called):
    table = at_table("N", "N 1S", f"E {question}", called)
    purpose = next(r for r in table.rulings if r.law == "20G")
    named = [{"20G1", "20G2"} & leaf.cites for leaf in tree("20G", purpose.case)]
    assert named == [{"20G1"}, {"20G2"}, set()]


@pytest.mark.law("20G1")
def test_a_question_that_nobody_disputes_is_not_asked_after():
    assert not any(r.law == "20G" for r in at_table("N", "N 1S", "E asks about N 1S", "E Pass", "director").rulings)


@pytest.mark.law("20F4")
@pytest.mark.law("20F5")
@pytest.mark.parametrize("told", ["N explains S 2D {D 5+}", "S 2D"])
def test_what_was_neither_called_nor_explained_cannot_be_corrected(told):
    auction = "N 1S", "E Pass", *([told] if told == "S 2D" else ["S 2S", told]), "W Pass", "N Pass"
    assert "20F5(a)" in at_table("N", *auction, "S corrects S 2D {H 5+}").cited
    with pytest.raises(Impossible, match="S corrects S 3D, which was neither called nor explained: S called 2"):
        at_table("N", *auction, "S corrects S 3D {H 5+}")
