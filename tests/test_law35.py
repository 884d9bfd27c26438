"""Law 35: which Law hears which inadmissible call."""
import pytest

from lawkit import LAWS_2017, Board, Setup, Table, at_table
from lawkit.events import Called
from lawkit.lawful import open_calls
from lawkit.ruling import rule
from lawkit.terms import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, SEATS, Call, N, W

BARRED = ("N 1S", "E 1H {natural, H 5+}", "director", "S elects 27A1 decline", "E 3C {natural, C 5+}", "finds 23A no")
POSITIONS = ((), ("N Pass",), ("N 1S",), ("N 1S", "E X"), ("N 1S", "E X", "S XX"), ("N 7NT",), BARRED, (*BARRED, "S Pass"),
             (*BARRED, "S 3S"), (*BARRED, "S X"), ("N 1S", "E Pass", "S Pass", "W Pass"))
LAW_OF = {"35A": "36", "35B": "37", "35C": "38", "35D": "39"}


def section(table, called):
    """The section of Law 35 by its own words, with the order of precedence; None for a call that is admissible."""
    auction = table.auction
    if auction.ended:
        return "35D"
    if auction.calls and auction.calls[-1].seat == called.seat != auction.turn:
        return None  # an attempt to change a call (25)
    if called.call > BIDS[-1]:
        return "35C"
    if called.call in (DOUBLE, REDOUBLE) and called.call not in open_calls(auction, called.seat):
        return "35A"
    return "35B" if table is BARRED_TABLES.get(table) and called.seat == W and called.call != PASS else None


TABLES = [at_table("N", *events) for events in POSITIONS]
BARRED_TABLES = {table: table for table, events in zip(TABLES, POSITIONS) if events[:len(BARRED)] == BARRED}


@pytest.mark.law("35A")
@pytest.mark.law("35B")
@pytest.mark.law("35C")
@pytest.mark.law("35D")
@pytest.mark.parametrize("table", TABLES, ids=map("; ".join, POSITIONS))
def test_every_call_of_every_seat_is_heard_by_its_law(table):
    for seat in SEATS:
        for call in CALLS:
            called = Called(seat, call)
            broken = tuple(breach.id for breach in table.verdict(called).breaches)
            heard = table.rules.law_of(broken)
            expected = LAW_OF.get(section(table, called))
            assert (heard if heard in LAW_OF.values() else None) == expected, called


@pytest.mark.law("35A")
@pytest.mark.parametrize("call, id", [("X", "35A"), ("8C", "35C"), ("3NT", "35B")])
def test_the_section_is_named_once_attention_is_drawn(call, id):
    silent = at_table("N", *BARRED, "S Pass", f"W {call}")
    assert not silent.cited & set(LAW_OF)
    assert silent.apply(at_table("N", "director").event).cited & set(LAW_OF) == {id}


def test_nothing_of_it_is_left_open():
    """Every proceeding of Laws 36 to 39 begins by waiting for what comes first."""
    table = Table.begin(Setup(LAWS_2017, Board(N)))
    case = table.apply(Called(N, Call("8C"))).rulings[0].case
    assert rule("38", case).question.id == "38" and rule("38", case).steps == ()


def test_an_inadmissible_call_that_has_gone_with_an_earlier_one_is_not_ruled_on_any_more():
    """East's slip is put right with an impossible redouble; then North's own, which came before it, takes it away."""
    slip = at_table("W", "W 2S", "N XX", "E X", "E substitutes XX", "finds 25A1 yes")
    assert [r.law for r in slip.rulings if r.question] == ["36", "25"]
    table = slip.apply(at_table("N", "director").event)
    assert [str(c.call) for c in table.auction.calls] == ["2S"] and table.turn == N and table.duties == ()
    assert not any(r.question for r in table.rulings) and {"36A"} == {"36A", "36B", "36B1", "36B2"} & table.cited
