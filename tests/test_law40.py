"""Law 40: agreements, what regulations may say of them, and system cards."""
import pytest

from lawkit import at_table
from lawkit.facts import fact
from lawkit.likeness import fits, points
from lawkit.notation import meanings, pbn
from lawkit.ruling import tree
from lawkit.terms import Seat
from turning import SEATS, turned

MOMENTS = "", "N 1NT", "E Pass", "S Pass", "W Pass", "E leads S4 face down", "E faces", "N calls for S2", "W plays SJ", "end of play"

# Who may look at what: at each moment, the provision that lets a player read an opponent's card, and the own one.
ON_TURN = "N", "E", "S", "W", "E", "E", "N", "W", "N", ""
PSYCHE = "432.J9876.432.32"


def looked(moment, seat, at, by=0, **more):
    events = [turned(line, by) for line in (*MOMENTS[1:moment + 1], f"{seat} looks at {at}")]
    return at_table(SEATS[by], *events, **more)


@pytest.mark.law("40B2(c)(i)")
@pytest.mark.law("40B2(c)(ii)")
@pytest.mark.law("40B2(c)(iii)")
@pytest.mark.parametrize("by", range(4))
@pytest.mark.parametrize("moment", range(len(MOMENTS)))
def test_when_a_player_may_read_an_opponents_card(moment, by):
    for seat in SEATS:
        cited = looked(moment, seat, "opponents' card", by).cited
        if moment == 0:
            assert cited == {"40B2(c)(i)"}
        elif moment in (4, 5):
            assert cited == {"22A", "40B2(c)(ii)"}
        elif MOMENTS[moment] == "end of play":
            assert cited == set()
        else:
            assert cited - {"22A"} == {"40B2(c)(iii)" if seat == ON_TURN[moment] else "40B2(c)"}, seat


@pytest.mark.law("40B2(c)(iv)")
@pytest.mark.parametrize("reader", SEATS)
def test_the_player_who_was_asked_may_look_it_up(reader):
    asked = "N 1NT", "E 2C {artificial}", "S asks about E 2C"
    cited = at_table("N", *asked, f"{reader} looks at opponents' card").cited
    assert ("40B2(c)(iv)" in cited, "40B2(c)" in cited) == (reader == "W", reader in "NE")
    answered = at_table("N", *asked, "W explains E 2C {artificial}", f"{reader} looks at opponents' card").cited
    assert "40B2(c)(iv)" not in answered and ("40B2(c)" in answered) == (reader != "S")


@pytest.mark.law("20G3")
@pytest.mark.law("40B2(b)")
@pytest.mark.parametrize("by", range(4))
@pytest.mark.parametrize("moment", range(len(MOMENTS)))
def test_when_a_player_may_read_the_own_card(moment, by):
    for seat in SEATS:
        table = looked(moment, seat, "own card", by)
        if moment == 0 or MOMENTS[moment] == "end of play":
            assert table.cited == set()
        else:
            allowed = moment in (4, 5) and seat in "NS"
            assert table.cited - {"22A"} == ({"40B2(b)"} if allowed else {"17A", "20G3"}), seat
            assert ("90" in fact(table, "judgements")) != allowed
        assert "20G3" not in looked(moment, seat, "own card", by, regulations={"own_card": "open"}).cited


@pytest.mark.law("17A")
@pytest.mark.law("20G3")
def test_the_auction_period_begins_for_a_side_with_its_first_hand():
    for seat in SEATS:
        cited = at_table("N", "N takes cards", f"{seat} looks at own card").cited
        assert cited == ({"17A", "20G3"} if seat in "NS" else set())


@pytest.mark.law("40B2(d)")
@pytest.mark.parametrize("aids", ["forbidden", "allowed"])
@pytest.mark.parametrize("moment", range(len(MOMENTS)))
def test_notes_are_an_aid(moment, aids):
    during = 0 < moment < len(MOMENTS) - 1
    for seat in SEATS:
        cited = looked(moment, seat, "notes", regulations={"aids": aids}).cited
        assert cited - {"22A"} == ({"17A", "20G3", "40B2(d)"} if during and aids == "forbidden" else set())


@pytest.mark.law("40B2(c)")
def test_a_regulation_may_open_the_opponents_card_at_any_time():
    assert looked(1, "S", "opponents' card", regulations={"opponents_card": "any_time"}).cited == set()


# -- special understandings

@pytest.mark.law("40B1(c)")
@pytest.mark.law("40B2(a)(i)")
@pytest.mark.law("40B4")
@pytest.mark.parametrize("special", ["allowed", "forbidden"])
@pytest.mark.parametrize("calls", ["special", "ordinary"])
@pytest.mark.parametrize("meaning", ["artificial", "natural", None])
@pytest.mark.parametrize("noticed", [True, False])
def test_a_special_understanding_where_the_event_allows_none(special, calls, meaning, noticed):
    table = at_table("N", "N 2D" + f" {{{meaning}}}" * bool(meaning), *["E director"] * noticed, "E Pass",
                     regulations={"special_understandings": special, "artificial_calls": calls})
    breach = (special, calls, meaning, noticed) == ("forbidden", "special", "artificial", True)
    assert ("40B4" in fact(table, "judgements")) == breach
    assert ({"40B1(c)", "40B2(a)(i)"} <= table.cited) == breach
    assert fact(table, "calls") == ["N 2D", "E Pass"] and str(table.turn) == "S"


# -- departures

@pytest.mark.law("40C1")
@pytest.mark.law("40C2")
@pytest.mark.law("40A3")
@pytest.mark.parametrize("artificial", [True, False])
@pytest.mark.parametrize("psyches", ["allowed", "forbidden"])
def test_every_finding_about_a_departure(artificial, psyches):
    call = "N 2C {artificial, hcp 20+}" if artificial else "N 1S {S 5+, hcp 11-20}"
    table = at_table("N", call, "E Pass", "S Pass", "W Pass", "end of play", "W director", hands={"N": PSYCHE},
                     regulations={"artificial_psyches": psyches})
    ruling, = table.rulings
    ends = [leaf.cites & {"40A3", "40B3(a)", "40C2", "40B2(a)(v)", "40A1(b)"} for leaf in tree(ruling.law, ruling.case)]
    free = [{"40A3", "40A1(b)"}, {"40A1(b)", "40B3(a)"}, {"40A3", "40C2"}]
    assert ends == ([{"40B2(a)(v)"}] if artificial and psyches == "forbidden" else []) + free


@pytest.mark.law("40C1")
@pytest.mark.parametrize("hand, meaning, departs", [
    (PSYCHE, "S 5+", True), (PSYCHE, "H 5+", False), (PSYCHE, "hcp 0-1", False), (PSYCHE, "hcp 2+", True),
    (PSYCHE, "balanced", False), ("5432.J9876.432.2", "balanced", True), ("+.J9876.432.32", "S 5+", False),
])
def test_a_hand_is_held_against_the_announced_meaning(hand, meaning, departs):
    table = at_table("N", f"N 1S {{{meaning}}}", "E Pass", "S Pass", "W Pass", "end of play", "W director", hands={"N": hand})
    assert any(r.law == "40C" for r in table.rulings) == departs


@pytest.mark.law("40C1")
@pytest.mark.parametrize("then", [("W director",), ("end of play",)])
def test_nothing_is_asked_before_the_play_has_ended_or_unless_somebody_asks(then):
    table = at_table("N", "N 1S {S 5+}", "E Pass", "S Pass", "W Pass", *then, hands={"N": PSYCHE})
    assert table.rulings == ()


@pytest.mark.parametrize("holding, strength, says, fitting", [
    ("AKQJ.AKQ.AKQ.AKQ", 37, "balanced", True), ("AK432.KJ9.432.32", 11, "S 5+, hcp 11-15", True),
    ("AK432.KJ9.432.32", 11, "S 6+", False), ("AK432.KJ9.432.32", 11, "balanced, hcp 11", True),
    ("AKT32.KJ98.432.2", 11, "balanced", False), ("AK32.KJ98.32.432", 11, "balanced", True),
    ("AK32.KJ982.32.43", 11, "balanced", False), ("T98.T987.T98.T98", 0, "hcp 0", True),
])
def test_what_a_hand_is(holding, strength, says, fitting):
    mask = pbn.deal({"N": holding}).known[Seat.N]
    assert points(mask) == strength and fits(meanings.read(says), mask) == fitting


# -- disclosure

@pytest.mark.law("40B5(a)")
@pytest.mark.parametrize("said, agreed, short", [
    ("artificial, H 5+", "artificial, H 5+, hcp 0-7", True), ("artificial", "artificial, H 5+", True),
    ("artificial, H 5+, hcp 0-7", "artificial, H 5+", False), ("natural, D 5+", "artificial, H 5+", False),
    ("artificial, H 4+", "artificial, H 5+", True), ("artificial, H 5+", "artificial, H 4+", False),
])
def test_an_answer_that_is_true_and_too_short(said, agreed, short):
    table = at_table("N", "N 1NT", "E Pass", f"S 2D {{{agreed}}}", f"N explains S 2D {{{said}}}", "W Pass", "N 2H", "E Pass",
                     f"N corrects S 2D {{{agreed}}}", "finds 21B1(a) no")
    assert ("40B5(a)" in table.cited) == ("40B5(b)" in fact(table, "judgements")) == short
    assert "21B3" in fact(table, "judgements")


@pytest.mark.law("40B3(b)")
@pytest.mark.parametrize("second", ["N", "E"])
def test_a_second_lapse_of_the_same_side(second):
    first = "N 1NT", "S explains N 1NT {hcp 15-17}", "S corrects N 1NT {hcp 10-12}"
    again = {"N": ("E Pass", "S 2D", "N explains S 2D {natural}", "N corrects S 2D {artificial}"),
             "E": ("E 2D", "W explains E 2D {natural}", "W corrects E 2D {artificial}")}
    assert ("40B3(b)" in fact(at_table("N", *first, *again[second]), "judgements")) == (second == "N")
