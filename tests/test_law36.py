"""Law 36: a double or redouble that Law 19 forbids."""
from itertools import product

import pytest

from lawkit import LAWS_2017, Board, NotComputed, Setup, Table, at_table
from lawkit.events import Called, Found, Summoned
from lawkit.facts import fact
from lawkit.lawful import lawful_calls, open_calls
from lawkit.ruling import Judgement
from lawkit.terms import BIDS, DOUBLE, PASS, REDOUBLE, SEATS, Call, N

INADMISSIBLE = [("N 1S;E Pass", "S X"), ("N 1S", "E XX"), ("N 1S;E X;S Pass", "W X"), ("N 1S;E X;S Pass", "W XX"),
                ("N 1S;E X;S XX;W Pass", "N XX"), ("N Pass", "E X")]
DIRECTOR = Summoned(None)


# -- every inadmissible double and redouble in the first calls of an auction, in and out of turn

def positions(longest=3, calls=tuple(map(Call, ("Pass", "X", "XX", "1H", "2C")))):
    """Every lawful auction of up to ``longest`` of these calls, as tables."""
    found = [Table.begin(Setup(LAWS_2017, Board(N)))]
    for table in found:
        if len(table.auction.calls) < longest:
            found += [table.apply(Called(table.turn, call)) for call in lawful_calls(table) if call in calls]
    return found


def inadmissible():
    """Every position with every inadmissible double and redouble there that is no attempt to change the last call."""
    for table, seat, call in product(positions(), SEATS, (DOUBLE, REDOUBLE)):
        just_called = table.auction.calls and table.auction.calls[-1].seat == seat
        if call not in open_calls(table.auction, seat) and not just_called:
            yield table, Called(seat, call)


def calls(table):
    return list(table.auction.calls)


@pytest.mark.law("36B1")
@pytest.mark.law("36B2")
@pytest.mark.law("36B3")
@pytest.mark.law("36B4")
def test_noticed_at_once_everywhere():
    seen = set()
    for before, act in inadmissible():
        table = before.apply(act).apply(DIRECTOR)
        in_turn = act.seat == before.turn
        assert calls(table) == calls(before) and table.turn == before.turn
        assert fact(table, "must_pass") == {str(act.seat.partner): "always"}
        assert fact(table, "authorized")[f"{act.seat} {act.call}"] == {str(act.seat.side): False, str(act.seat.side.other): True}
        family = {"36A", "36B1", "36B2", "36B3", "36B4", "36C"} & table.cited
        assert family == ({"36B1", "36B2", "36B3"} if in_turn else {"36B1", "36B4"})
        assert [r.question and r.question.id for r in table.rulings] == ["36B2" if in_turn else None]
        seen.add((act.seat - before.turn) % 4)
    assert seen == {0, 1, 2, 3}


@pytest.mark.law("36A")
@pytest.mark.law("36B4")
def test_another_player_calls_over_it_everywhere():
    """The next player wipes it all out; an opponent on turn has called in turn; partner changes nothing."""
    for before, act in inadmissible():
        for other in (act.seat.lho, act.seat.partner, act.seat.rho):
            over = Called(other, PASS)
            table = before.apply(act).apply(over).apply(DIRECTOR)
            asked = [r.question for r in table.rulings if type(r.question) is Judgement]
            assert bool(asked) == (other == act.seat.lho == before.turn)
            if asked:
                in_turn, meant = table.apply(Found("28B", "yes")), table.apply(Found("28B", "no"))
                assert calls(in_turn) == [*calls(before), over] and in_turn.duties == ()
                assert "28B" in in_turn.cited and not {"36A", "36B1"} & in_turn.cited
                assert calls(meant) == calls(before) and meant.turn == before.turn and "36A" in meant.cited
            elif other == act.seat.rho == before.turn:
                assert calls(table) == [*calls(before), over] and table.auction.turn == other.lho and table.duties == ()
                assert "28B" in table.cited and not {"36A", "36B1"} & table.cited
            else:
                wiped = other == act.seat.lho
                assert calls(table) == calls(before) and table.turn == before.turn
                assert fact(table, "must_pass") == ({} if wiped else {str(act.seat.partner): "always"})
                assert ("36A" in table.cited, "36B1" in table.cited) == (wiped, not wiped)
                assert fact(table, "doubt") == (not wiped)


# -- A: the next player has called

@pytest.mark.law("36A")
@pytest.mark.parametrize("calls, act", INADMISSIBLE)
@pytest.mark.parametrize("more", [1, 2])
def test_called_over_before_anybody_notices(calls, act, more):
    calls = calls.split(";")
    wiped = at_table("N", *calls, act)
    for _ in range(more):
        wiped = wiped.apply(Called(wiped.turn, PASS))
    table = wiped.apply(DIRECTOR)
    seat = table.rulings[0].case.offender
    assert fact(table, "calls") == calls and len(fact(table, "cancelled")) == 1 + more and table.turn == seat
    assert table.duties == () and "36A" in table.cited and not {"36B1", "36B2", "36B3"} & table.cited
    assert {tuple(side.items()) for side in fact(table, "authorized").values()} == {
        (("NS", seat.side == 1), ("EW", seat.side == 0))}


@pytest.mark.law("36A")
def test_the_call_meant_is_the_inadmissible_one_and_not_an_earlier_like_it():
    table = at_table("E", "E 1H", "S X", "W 2H", "N 3C", "E Pass", "S X", "director")
    assert fact(table, "calls") == ["E 1H", "S X", "W 2H", "N 3C", "E Pass"] and "36B1" in table.cited


@pytest.mark.law("36A")
def test_what_was_open_about_a_void_call_is_gone():
    table = at_table("N", "N 1S", "E Pass", "S X", "W 1H", "director")
    assert [r.law for r in table.rulings] == ["36"] and fact(table, "may_accept") == []


@pytest.mark.law("36A")
@pytest.mark.parametrize("reading, wiped, doubt", [(None, True, True), ("accepts", True, False), ("decides_nothing", False, False)])
def test_a_compulsory_pass_over_it_is_an_open_point(reading, wiped, doubt):
    """South has silenced North; then West doubles East's bid, and North can only pass."""
    chosen = {"regulations": (("compulsory_pass", reading),)} if reading else {}
    table = at_table("E", "E 1H", "S 1D {natural, D 5+}", "director", "W elects 27A1 decline", "S Pass", "finds 23A no",
                     "W X", "N Pass", "director", **chosen)
    assert fact(table, "calls") == ["E 1H", "S Pass"] and table.turn.name == "W"
    assert fact(table, "must_pass") == ({"N": "always"} if wiped else {"N": "always", "E": "always"})
    assert fact(table, "doubt") == doubt and ("36A" in table.cited) == wiped


# -- B: it has not

@pytest.mark.law("36B2")
def test_every_legal_call_may_take_its_place():
    noticed = at_table("N", "N 1S", "E Pass", "S X", "director")
    offered = [option.answer.call for option in noticed.rulings[0].question.options]
    assert offered == [PASS, *(bid for bid in BIDS if bid > Call("1S"))]
    for call in offered:
        table = noticed.apply(Called(noticed.turn, call))
        assert table.rulings[0].question is None and fact(table, "calls")[-1] == f"S {call}"


@pytest.mark.law("36B2")
@pytest.mark.parametrize("call, law, turn", [("X", "36", "S"), ("XX", "36", "S"), ("1H", "27", "W"), ("8C", "38", "W")])
def test_an_irregular_replacement_is_heard_by_its_own_law(call, law, turn):
    table = at_table("N", "N 1S", "E Pass", "S X", "director", f"S {call}", "director")
    assert [r.law for r in table.rulings] == ["36", law] and fact(table, "turn") == turn
    assert fact(table, "must_pass")["N"] == "always"


@pytest.mark.law("36B2")
@pytest.mark.parametrize("reading, barred, doubt", [(None, {"N": "next", "S": "always"}, True), ("36", {"N": "next", "S": "always"}, False),
                                                    ("37", {"N": "always", "S": "always"}, False)])
def test_a_player_who_has_to_pass_once_doubles_partner(reading, barred, doubt):
    chosen = {"regulations": (("barred_player_doubles_wrongly", reading),)} if reading else {}
    table = at_table("N", "N 1S", "S 2H {natural, H 5+, hcp 10+}", "director", "W elects 29A decline", "E 3C",
                     "S 3S {natural, S 3+}", "finds 23A no", "W Pass", "N X", "director", **chosen)
    assert fact(table, "must_pass") == barred and fact(table, "doubt") == doubt
    assert fact(table, "turn") == ("E" if reading == "37" else "N")
    assert ("37B2" in table.cited, "36B2" in table.cited) == (reading == "37", reading != "37")


@pytest.mark.law("36B4")
def test_at_the_turn_of_an_opponent_who_has_to_pass_it_is_in_turn():
    """28A: the opponent's pass is understood, and 36B2 applies, not 36B4."""
    table = at_table("N", "N 1S", "E 1H {natural, H 5+}", "director", "S elects 27A1 decline", "E 3C", "finds 23A no",
                     "S 3S", "N X", "director")
    assert fact(table, "calls") == ["N 1S", "E 3C", "S 3S", "W Pass"] and fact(table, "turn") == "N"
    assert {"28A", "36B2"} <= table.cited and "36B4" not in table.cited


# -- C: found in the play

FOUND_LATE = "N 4S", "E X", "S Pass", "W XX", "N Pass", "E Pass", "S Pass"


@pytest.mark.law("36C")
@pytest.mark.parametrize("calls, contract", [
    (FOUND_LATE, "4SX by N"),
    (("N 4S", "E Pass", "S X", "W Pass", "N Pass", "E Pass"), "4S by N"),
    (("N 4S", "E Pass", "S X", "W 5C", "N Pass", "E Pass", "S Pass"), "5C by W"),
    (("N 4S", "E Pass", "S X", "W 5C", "N X", "E Pass", "S Pass", "W Pass"), "5CX by W"),
])
def test_the_contract_is_scored_without_it(calls, contract):
    table = at_table("N", *calls)
    leader = table.turn
    late = at_table("N", *calls, f"{leader} leads HA", "director")
    assert fact(late, "contract") == contract and late.phase == "play" and late.duties == ()
    assert "36C" in late.cited and not {"36A", "36B1"} & late.cited
    early = at_table("N", *calls, f"{leader} leads HA face down", "director")
    assert early.phase == "auction" and "36A" in early.cited and "36C" not in early.cited and early.docket.hidden == ()


@pytest.mark.parametrize("id, events", [
    ("36C", ("N 4S", "E Pass", "S X", "W Pass", "N XX", "E Pass", "S Pass", "W Pass", "E leads HA", "director")),
    ("36", ("N Pass", "E X", "S Pass", "W Pass", "N Pass", "E Pass", "N returns cards", "E returns cards", "S returns cards",
            "W returns cards", "director")),
])
def test_what_is_not_ruled_on_says_so(id, events):
    with pytest.raises(NotComputed) as refused:
        at_table("N", *events)
    assert refused.value.provision == id
