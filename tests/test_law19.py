"""Law 19: when a player may double or redouble, and what ends a double."""
import pytest

from lawkit import Impossible, at_table, lawful_calls
from lawkit.events import Called
from lawkit.facts import fact
from lawkit.terms import CALLS, DOUBLE, PASS, REDOUBLE, SEATS

AUCTIONS = ["", "N Pass", "N 1S", "N 1S;E Pass", "N 1S;E Pass;S Pass", "N 1S;E X", "N 1S;E X;S Pass", "N 1S;E X;S XX",
            "N 1S;E X;S XX;W Pass", "N 1S;E X;S 2S", "N 7NT;E X", "N 7NT;E Pass"]


def expected(calls, seat):
    """What Laws 18 and 19 leave ``seat``, read off the calls themselves. Returns set of texts."""
    made = [c.split() for c in calls.split(";") if c]
    live = [(who, call) for who, call in made if call != "Pass"]
    bids = [(who, call) for who, call in live if call not in ("X", "XX")]
    last = str(bids[-1][1]) if bids else None
    names = [str(c) for c in CALLS[3:38]]
    allowed = {"Pass", *names[names.index(last) + 1 if last else 0:]}
    if live:
        who, call = live[-1]
        opponent = (" NESW".index(who) - seat) % 2 == 0
        allowed |= {"X"} if opponent and call not in ("X", "XX") else {"XX"} if opponent and call == "X" else set()
    return allowed


@pytest.mark.law("19A1")
@pytest.mark.law("19B1")
@pytest.mark.parametrize("calls", AUCTIONS)
@pytest.mark.parametrize("seat", SEATS)
def test_what_a_player_may_call(calls, seat):
    table = at_table("N", *filter(None, calls.split(";")))
    assert {str(c) for c in lawful_calls(table, seat)} == expected(calls, seat)


@pytest.mark.law("19C")
def test_a_later_legal_bid_ends_a_double_and_a_withdrawn_one_does_not():
    ended = at_table("N", "N 2S", "E X", "S 3H")
    assert DOUBLE in lawful_calls(ended) and ended.auction.stake == 0
    alive = at_table("N", "N 2S", "E X", "S 2H", "director", "W elects 27A1 decline")
    assert alive.auction.stake == 1 and REDOUBLE in lawful_calls(alive)


@pytest.mark.law("19D")
@pytest.mark.parametrize("call, stake", [("Pass", ""), ("X", "X")])
def test_a_double_that_stands_is_in_the_contract(call, stake):
    passes = ["S Pass", "W Pass"] + ["N Pass"] * (call == "X")
    assert fact(at_table("N", "N 1S", f"E {call}", *passes), "contract") == f"1S{stake} by N"


@pytest.mark.law("19A2")
@pytest.mark.law("19A3")
@pytest.mark.law("19B2")
@pytest.mark.law("19B3")
@pytest.mark.parametrize("calls, by", [(("N 4H", "E X"), "A"), (("N 4H", "E X", "S Pass", "W Pass", "N XX"), "B"),
                                       (("N 4H", "E Pass", "S Pass", "W X"), "A")])
def test_a_bid_named_along_with_a_double(calls, by):
    before = at_table("N", *calls)
    seat = before.auction.calls[-1].seat
    for bid in CALLS[3:38]:
        table = at_table("N", *calls, f"{seat} quotes {bid}")
        wrong = str(bid) != "4H"
        assert table.cited == {f"19{by}2", *[f"19{by}3"] * wrong}
        assert fact(table, "judgements") == ["16B1"] * wrong
        assert (table.auction.calls, table.turn, table.duties) == (before.auction.calls, before.turn, ())


@pytest.mark.law("19A2")
@pytest.mark.parametrize("events", [("E quotes 4H",), ("N 4H", "N quotes 4H"), ("N 4H", "E X", "S quotes 4H"),
                                    ("N 4H", "E X", "S Pass", "E quotes 4H")])
def test_only_who_has_just_doubled_can_have_named_a_bid_with_it(events):
    with pytest.raises(Impossible, match="quotes"):
        at_table("N", *events)


RULED = "N 1S", "E 1H", "director", "S elects 27A1 decline", "E 2H"  # so that the table names what it decides


@pytest.mark.law("19C")
@pytest.mark.parametrize("calls, ended", [("", False), ("S X", False), ("S X;W Pass;N Pass", False), ("S X;W 3H", True),
                                          ("S X;W XX;N 2S", True), ("S Pass;W 3H", False), ("S X;W Pass;N 2S", True)])
def test_a_bid_ends_a_double(calls, ended):
    assert ("19C" in at_table("N", *RULED, *filter(None, calls.split(";"))).cited) == ended


@pytest.mark.law("19C")
@pytest.mark.law("19B1")
@pytest.mark.parametrize("calls, doubled", [("N 1S;E Pass;S Pass", ""), ("N 1S;E X;S 2S", "NS"), ("N 1S;E 2C", ""),
                                            ("N 1S;E X;S 2S;W X", ""), ("N 1S;E 2C;S X;W 2S", "EW"), ("N 1S;E X", "")])
def test_a_redouble_of_a_double_that_has_ended(calls, doubled):
    """The side that was doubled can say that a later bid ended it, unless another double stands."""
    table = at_table("N", *calls.split(";"))
    for seat in SEATS:
        found = [b.by for b in table.rules.verdict(table, Called(seat, REDOUBLE)).breaches if b.id == "19B1"]
        assert found in ([], [("19C",) if str(seat.side) == doubled else ()])
        assert bool(found) == (REDOUBLE not in lawful_calls(table, seat))


@pytest.mark.law("19D")
@pytest.mark.parametrize("calls, stake", [("S Pass", ""), ("S X", "X"), ("S X;W XX", "XX"), ("S X;W 3H", "")])
def test_the_stake_at_the_end(calls, stake):
    table = at_table("N", *RULED, *calls.split(";"))
    while table.phase == "auction":
        assert "19D" not in table.cited
        table = table.apply(Called(table.turn, PASS))
    assert ("19D" in table.cited) == bool(stake) and str(table.contract).split(" ")[0].endswith("H" + stake)
