"""Law 27: every insufficient bid, what may replace it, and what each replacement costs."""
from itertools import product

import pytest

from lawkit import Call, NotComputed, Seat, at_table, rule, why, why_not
from lawkit.effects import CallStands, CallWithdrawn
from lawkit.events import Called
from lawkit.facts import fact
from lawkit.laws.law27 import FAMILY, Replacement
from lawkit.ruling import ACCEPT, DECLINE, Judgement, which
from lawkit.terms import BIDS, CALLS, DOUBLE, PASS, REDOUBLE

E = Seat.E
DECLINED = "N 1S", "E 1H {natural, H 5+}", "director", "S elects 27A1 decline"


def cites(table):
    """The provisions on replacements that a table's rulings name."""
    return sorted(set(FAMILY) & table.cited)


# -- exactly one provision

def every_price(test):
    """Mark ``test`` as one of all five provisions on replacements."""
    for id in FAMILY:
        test = pytest.mark.law(id)(test)
    return test


def expected(new):
    """The provision by the words of the Law, in its order."""
    if new.call in BIDS and new.call > new.bid and new.cheapest:
        return "27B1(a)"
    if new.call in BIDS and new.call <= new.bid:
        return "27B4"
    if new.comparable and new.admissible:
        return "27B1(b)"
    return "27B3" if new.call in (DOUBLE, REDOUBLE) else "27B2"


@every_price
def test_exactly_one_provision_for_every_bid_and_replacement():
    for facts in product(CALLS[:38], BIDS, *[(True, False)] * 3):
        new = Replacement(*facts)
        assert which(FAMILY, new) == expected(new)


def findings(ruling):
    """The ruling after each finding that it asks for: itself when it asks for none."""
    if type(ruling.question) is not Judgement:
        return {None: ruling}
    return {answer: rule(ruling.law, ruling.case, ruling.answers + (answer,)) for answer in (True, False)}


def first_price(ruling):
    """The provision under which the first replacement stands or falls; 27B4 where the next opponent may accept it."""
    named = [e.id for e in ruling.effects if type(e.what) in (CallStands, CallWithdrawn) and e.id in FAMILY]
    return named[0] if named else "27B4" if ruling.question.id == "27A1" else None


def price(last, low, call, finding):
    """What a natural bid ``low`` over ``last`` costs when ``call`` replaces it, by the words of the Law."""
    if call in BIDS and call <= last:
        return "27B4"
    if call in BIDS and call.denomination == low.denomination and call - 5 <= last:
        return "27B1(a)"
    if call == REDOUBLE:
        return "27B3"
    return "27B1(b)" if finding else "27B3" if call == DOUBLE else "27B2"


@every_price
@pytest.mark.parametrize("last", BIDS)
def test_every_insufficient_bid_over_every_bid_and_every_replacement_and_finding(last):
    for low in BIDS[:BIDS.index(last) + 1]:
        case = at_table("N", f"N {last}", f"E {low}").rulings[0].case
        for call in CALLS[:38]:
            ruled = findings(rule("27", case, (DECLINE, Called(E, call))))
            asked = call == PASS or call == DOUBLE or call > last and price(last, low, call, False) == "27B2"
            assert set(ruled) == ({True, False} if asked else {None})
            for finding, ruling in ruled.items():
                assert first_price(ruling) == price(last, low, call, finding), (last, low, call, finding)


# -- A: accepted

@pytest.mark.law("27A1")
@pytest.mark.parametrize("over", ["Pass", "X", "1S", "4H"])
def test_any_call_of_left_hand_opponent_accepts(over):
    table = at_table("N", "N 2S", "E 1H", f"S {over}")
    assert fact(table, "calls") == ["N 2S", "E 1H", f"S {over}"] and fact(table, "may_accept") == []
    assert "27A1" in table.cited and "27B" not in table.cited and table.duties == ()


@pytest.mark.law("27A1")
@pytest.mark.parametrize("seat", "NEW")
def test_nobody_else_may_accept(seat):
    with pytest.raises(ValueError, match="open to election are S 27A1 accept, S 27A1 decline"):
        at_table("N", "N 1S", "E 1H", "director", f"{seat} elects 27A1 accept")


# -- B: replaced

@pytest.mark.law("27B1(a)")
@pytest.mark.parametrize("dealt, low, new", [
    ("N 1S", "1H", "2H"), ("N 1S", "1S", "2S"), ("N 3NT", "2C", "4C"), ("N 2H", "1NT", "2NT"), ("N 1NT", "1S", "2S"),
    ("N 2NT", "2H {artificial, shows S}", "3H {artificial, shows S}"), ("N 1NT", "1S", "2H {artificial, shows S}"),
    ("N 2NT", "2C {artificial, shows H, shows S}", "3C {artificial, shows H, shows S}")])
def test_the_lowest_bid_that_specifies_the_same_costs_nothing(dealt, low, new):
    table = at_table("N", dealt, f"E {low}", "director", "S elects 27A1 decline", f"E {new}")
    assert cites(table) == ["27B1(a)"] and table.duties == () and fact(table, "judgements") == ["27D"]
    assert list(fact(table, "authorized").values()) == [{"NS": True, "EW": True}]


@pytest.mark.law("27B1(a)")
@pytest.mark.parametrize("dealt, low, new", [
    ("N 1S", "1H", "3H"), ("N 1S", "1H", "2D"), ("N 1NT", "1S", "3H {artificial, shows S}"), ("N 2NT", "2C {artificial, asks major}", "3C"),
    ("N 2NT", "2C {artificial, shows H, shows S}", "3H"), ("N 2NT", "2H {artificial, shows S}", "3H"), ("N 1S", "1H", "2H {artificial, shows S}")])
def test_other_bids_are_compared_instead(dealt, low, new):
    table = at_table("N", dealt, f"E {low}", "director", "S elects 27A1 decline", f"E {new}")
    assert cites(table) == [] and table.rulings[0].question.id == "23A"


@pytest.mark.law("27B1(a)")
@pytest.mark.parametrize("dealt, low, new", [
    ("N 2NT", "2H {artificial, shows S}", "3S"), ("N 2NT", "2C {artificial, shows H, shows S}", "4C {artificial, shows H, shows S}")])
@pytest.mark.parametrize("found", ["yes", "no"])
def test_what_hangs_on_this_pairs_methods_is_asked(dealt, low, new, found):
    table = at_table("N", dealt, f"E {low}", "director", "S elects 27A1 decline", f"E {new}")
    assert table.rulings[0].question.id == "27B1(a)"
    table = at_table("N", dealt, f"E {low}", "director", "S elects 27A1 decline", f"E {new}", f"finds 27B1(a) {found}")
    assert ("27D" in table.cited) == (found == "yes") and (found == "yes" or table.rulings[0].question.id == "23A")


@pytest.mark.law("27B2")
@pytest.mark.law("16C2")
@pytest.mark.parametrize("new", ["Pass", "1NT", "3H", "7NT"])
def test_any_other_bid_or_pass_silences_partner(new):
    table = at_table("N", *DECLINED, f"E {new}", "finds 23A no")
    assert cites(table) == ["27B2"] and fact(table, "must_pass") == {"W": "always"}
    assert fact(table, "authorized") == {"E 1H": {"NS": True, "EW": False}} and fact(table, "judgements") == ["23A", "72C"]
    later = table.apply(Called(Seat.S, Call("7C") if new != "7NT" else PASS))
    assert fact(later, "lawful")["W"] == ["Pass"]


@pytest.mark.law("27B3")
@pytest.mark.parametrize("tried, finding", [("X", ("finds 23A no",)), ("XX", ())])
def test_a_double_or_redouble_is_cancelled_and_even_the_best_correction_silences_partner(tried, finding):
    table = at_table("N", *DECLINED, f"E {tried}", *finding)
    assert fact(table, "cancelled") == ["E 1H", f"E {tried}"] and table.turn == E
    table = table.apply(Called(E, Call("2H")))
    assert cites(table) == ["27B3"] and fact(table, "must_pass") == {"W": "always"}
    assert [type(d).__name__ for d in table.duties] == ["MustPass", "LeadControl"]


@pytest.mark.law("27B3")
@pytest.mark.parametrize("regulation, stands, doubt", [(None, True, True), ("comparable", True, False), ("never", False, False)])
def test_a_second_double_that_is_comparable_is_an_open_point(regulation, stands, doubt):
    chosen = {"regulations": (("second_double_27b3", regulation),)} if regulation else {}
    finding = ("finds 23A yes",) if stands else ()
    table = at_table("N", *DECLINED, "E X", "finds 23A no", "E X", *finding, **chosen)
    assert fact(table, "calls") == ["N 1S"] + ["E X"] * stands and fact(table, "doubt") == doubt
    assert fact(table, "must_pass") == {"W": "always"} and len(table.duties) == 2


@pytest.mark.law("27B4")
def test_a_second_insufficient_bid_may_be_accepted_or_is_treated_like_a_double():
    low_again = *DECLINED, "E 1D"
    accepted = at_table("N", *low_again, "S Pass")
    assert fact(accepted, "calls") == ["N 1S", "E 1D", "S Pass"] and accepted.duties == () and cites(accepted) == []
    refused = at_table("N", *low_again, "S elects 27A1 decline", "E 2H")
    assert cites(refused) == ["27B4"] and fact(refused, "must_pass") == {"W": "always"}
    assert fact(refused, "cancelled") == ["E 1H", "E 1D"]
    assert fact(refused, "authorized")["E 1D"] == {"NS": True, "EW": False}


@pytest.mark.law("27B1(b)")
def test_a_double_is_measured_by_law_19_alone():
    """The duty to repeat, which brought the insufficient bid about, does not make a double inadmissible."""
    table = at_table("W", "W 1S", "N Pass", "S 1H {natural, H 4+, hcp 6+}", "W elects 29A decline", "E Pass",
                     "S 1H {natural, H 4+, hcp 6+}", "W elects 27A1 decline", "S X {negative, H 4+, hcp 6+}")
    assert cites(table) == ["27B1(b)"] and fact(table, "must_pass") == {}


# -- C and D

@pytest.mark.law("27C")
@pytest.mark.parametrize("hasty, finding, id", [("2H", (), "27B1(a)"), ("3H", ("finds 23A no",), "27B2"),
                                                ("3H", ("finds 23A yes",), "27B1(b)"), ("X", ("finds 23A no",), "27B3")])
def test_a_hasty_replacement_is_judged_like_any_other(hasty, finding, id):
    events = "N 1S", "E 1H", f"E substitutes {hasty}", "director", "finds 25A1 no", "S elects 27A1 decline"
    table = at_table("N", *events, *finding)
    assert cites(table) == [id] and "27C" in table.cited


@pytest.mark.law("27C")
def test_the_insufficient_bid_may_be_accepted_over_the_hasty_replacement():
    table = at_table("N", "N 1S", "E 1H", "E substitutes 2H", "director", "finds 25A1 no", "S elects 27A1 accept")
    assert fact(table, "calls") == ["N 1S", "E 1H"] and fact(table, "authorized") == {"E 2H": {"NS": True, "EW": False}}
    assert cites(table) == [] and {"27C", "27A1", "16C2"} <= table.cited


@pytest.mark.law("27D")
@pytest.mark.parametrize("new, found, id", [("2H", (), "27D"), ("3H", ("finds 23A yes",), "27D"), ("3H", ("finds 23A no",), "72C")])
def test_what_the_director_looks_at_after_play(new, found, id):
    reserved = set(fact(at_table("N", *DECLINED, f"E {new}", *found), "judgements")) - {"23A"}
    assert reserved == {id}


# -- why and why not

@pytest.mark.law("27B2")
def test_why():
    ruling = at_table("N", *DECLINED, "E 3C", "finds 23A no").rulings[0]
    *turns, effect = why(ruling, "27B2")
    assert [t.answer for t in turns] == [DECLINE, Called(E, Call("3C")), False]
    assert effect.what == CallStands(Called(E, Call("3C")))
    assert why(ruling, "27B4") == ()


@pytest.mark.law("27B1(a)")
@pytest.mark.parametrize("id, asked, other", [
    ("27B1(b)", "23A", True), ("27B1(a)", "27B", Called(E, Call("2H"))), ("27B3", "27B", Called(E, DOUBLE))])
def test_why_not(id, asked, other):
    ruling = at_table("N", *DECLINED, "E 3C", "finds 23A no").rulings[0]
    turn, instead = why_not(ruling, id)
    assert (turn.question.id, instead) == (asked, other)


@pytest.mark.law("27A1")
def test_why_not_of_what_happened_is_nothing():
    ruling = at_table("N", *DECLINED).rulings[0]
    assert why_not(ruling, "27B") is None and why_not(ruling, "36A") is None
    assert rule("27", ruling.case, (ACCEPT,)).question is None


@pytest.mark.parametrize("id, events", [
    ("23A", (*DECLINED, "E 3H", "S Pass", "W 4H")),
])
def test_what_is_not_ruled_on_says_so(id, events):
    with pytest.raises(NotComputed) as refused:
        at_table("N", *events)
    assert refused.value.provision == id
