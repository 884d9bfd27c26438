"""Law 30: a pass out of rotation, cancelled."""
import pytest

from lawkit import at_table, lawful_calls
from lawkit.effects import LeadControl
from lawkit.events import Called, Elected, Found
from lawkit.facts import fact
from lawkit.lawful import open_calls
from lawkit.ruling import OpenPoint
from lawkit.terms import PASS, SEATS, Call

FAMILY = {"30A", "30B1(a)", "30B1(b)", "30B1(b)(i)", "30B1(b)(ii)", "30B2", "30C", "31A1", "31A2", "31B1", "31B2"}


def refused(dealer, offender, meaning=None, **more):
    """``offender`` passes at the dealer's turn, and the player to the left declines."""
    table = at_table(str(dealer), **more).apply(Called(offender, PASS, meaning))
    return table.apply(Elected(offender.lho, "29A", "decline"))


def passed_on(table, seat):
    """The table once everybody before ``seat`` has passed."""
    while table.turn != seat:
        table = table.apply(Called(table.turn, PASS))
    return table


@pytest.mark.law("30A")
@pytest.mark.law("30B1(a)")
@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("further", [1, 2, 3])
def test_at_whose_turn_the_pass_came(dealer, further):
    """The next seat passes at right-hand opponent's turn, the third at partner's, the last at left-hand opponent's."""
    offender = SEATS[(dealer + further) % 4]
    table = refused(dealer, offender)
    assert table.turn == dealer and fact(table, "calls") == []
    assert fact(table, "must_pass") == ({str(offender): "next"} if further == 1 else {})
    assert FAMILY & table.cited == ({"30A"} if further == 1 else {"30B1(a)"})
    assert fact(table, "authorized") == {f"{offender} Pass": {str(offender.side): False, str(offender.side.other): True}}
    for seat in SEATS:
        bound = further == 1 and seat == offender
        assert lawful_calls(table, seat) == ((PASS,) if bound else open_calls(table.auction, seat))


@pytest.mark.law("30A")
@pytest.mark.parametrize("dealer", SEATS)
def test_the_offender_passes_once_and_partner_is_never_bound(dealer):
    offender = dealer.lho
    for call in lawful_calls(at_table(str(dealer))):
        table = refused(dealer, offender).apply(Called(dealer, call))
        assert lawful_calls(table) == (PASS,) and table.turn == offender
        table = table.apply(Called(offender, PASS))
        assert table.duties == () and "30A" in table.cited and "72C" in fact(table, "judgements")
        assert lawful_calls(table, offender.partner) == open_calls(table.auction, offender.partner)


@pytest.mark.law("30B1(b)(i)")
@pytest.mark.law("30B1(b)(ii)")
@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("further", [2, 3])
@pytest.mark.parametrize("comparable", [True, False])
def test_any_call_is_free_and_all_depends_on_the_comparison(dealer, further, comparable):
    offender = SEATS[(dealer + further) % 4]
    partner = offender.partner
    before = passed_on(refused(dealer, offender), offender)
    for call in open_calls(before.auction, offender):
        table = before.apply(Called(offender, call)).apply(Found("23A", "yes" if comparable else "no"))
        chosen = {"30B1(a)", "30B1(b)", "30B1(b)(i)" if comparable else "30B1(b)(ii)"}
        assert FAMILY & table.cited == chosen
        if table.over:
            continue
        assert fact(table, "must_pass") == ({} if comparable else {str(partner): "next"})
        assert fact(table, "authorized")[f"{offender} Pass"][str(offender.side)] == comparable
        assert fact(table, "judgements") == sorted({"23A", "23C" if comparable else "72C"})
        assert any(type(duty) is LeadControl for duty in table.duties) == (not comparable)


@pytest.mark.law("30B1(b)(ii)")
@pytest.mark.parametrize("dealer", SEATS)
def test_partner_is_barred_for_one_turn(dealer):
    offender = dealer.partner
    table = passed_on(refused(dealer, offender), offender).apply(Called(offender, Call("2C"))).apply(Found("23A", "no"))
    table = passed_on(table, dealer)
    assert lawful_calls(table) == (PASS,)
    after = table.apply(Called(dealer, PASS))
    assert fact(after, "must_pass") == {} and lawful_calls(after, dealer) == open_calls(after.auction, dealer)


@pytest.mark.law("30A")
@pytest.mark.parametrize("reading", [None, "free", "26B"])
def test_the_lead_after_a_compulsory_pass(reading):
    regulations = (("lead_after_30a", reading),) if reading else ()
    for dealer in SEATS:
        offender = dealer.lho
        table = refused(dealer, offender, regulations=regulations).apply(Called(dealer, Call("1S")))
        while table.phase == "auction":
            table = table.apply(Called(table.turn, PASS))
        banned = {"who": str(offender.partner), "may_forbid": ["S", "H", "D", "C"], "for": "retained lead"}
        assert fact(table, "contract") and fact(table, "lead_restriction") == (banned if reading == "26B" else "none")
        assert not fact(table, "doubt")


STRONG = "{artificial, hcp 16+}"


@pytest.mark.law("30A")
@pytest.mark.parametrize("opening, offender, events, law", [
    (f"N 1C {STRONG}", "S", (), "31"), ("N 1C {natural, C 4+}", "S", (), "30A"), ("N 1C", "S", (), "30A"),
    (f"N 1C {STRONG}", "W", ("E Pass",), "30A")])
def test_a_pass_of_partners_artificial_call_goes_to_law_31(opening, offender, events, law):
    """At right-hand opponent's turn: no duty to pass, but to repeat the pass should that opponent pass too."""
    table = at_table("N", opening, *events, f"{offender} Pass")
    lho = table.rulings[-1].case.lho
    table = table.apply(Elected(lho, "29A", "decline"))
    assert fact(table, "must_pass") == ({offender: "next"} if law == "30A" else {})
    assert ("30A" in table.cited, "30C" in table.cited and not fact(table, "doubt")) == (law == "30A", law == "31")
    if law == "31":
        assert lawful_calls(table.apply(Called(table.turn, PASS))) == (PASS,)
        acted = table.apply(Called(table.turn, Call("2C")))
        assert lawful_calls(acted) == open_calls(acted.auction, acted.turn)


# -- which passes are heard like bids

DECLINED = "director", "W elects 29A decline", "E Pass"


def points(table):
    return [a.question.point for r in table.rulings for a in r.steps if type(getattr(a, "question", None)) is OpenPoint]


@pytest.mark.law("30C")
@pytest.mark.parametrize("dealer, first", [("N", ("N 1C {artificial, hcp 16+}", "S Pass")), ("E", ("S Pass {artificial, hcp 13+}",))])
def test_at_the_right_hand_opponents_turn_the_pass_is_repeated_without_doubt(dealer, first):
    table = at_table(dealer, *first, *DECLINED)
    assert {"30C", "31A1"} <= table.cited and "O9" not in points(table)
    assert fact(table, "lawful")["S"] == ["Pass"] and fact(table, "must_pass") == {}


@pytest.mark.law("30C")
def test_at_partners_turn_an_artificial_pass_is_an_open_point():
    table = at_table("N", "S Pass {artificial, hcp 13+}", *DECLINED[:2])
    assert "O9" in points(table) and {"30C", "31B1"} <= table.cited


@pytest.mark.law("30A")
@pytest.mark.parametrize("meaning", ["", " {natural, C 4+}"])
def test_a_pass_of_a_natural_bid_stays_a_pass(meaning):
    table = at_table("N", f"N 1C{meaning}", "S Pass", *DECLINED)
    assert fact(table, "must_pass") == {"S": "next"} and "31A1" not in table.cited
