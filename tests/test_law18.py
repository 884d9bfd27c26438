"""Law 18: what a bid is and which outranks which; what a call specifies."""
import pytest

from lawkit import Call, at_table, lawful_calls
from lawkit.laws.law18 import cheapest_showing, denominations_shown, suits_shown
from lawkit.notation import lines
from lawkit.terms import BIDS, CALLS, DENOMINATIONS


@pytest.mark.law("18A")
def test_thirty_five_bids_and_three_other_calls():
    assert [str(c) for c in CALLS if not c.is_bid] == ["Pass", "X", "XX"]
    assert [(b.level, b.denomination) for b in BIDS] == [(n, d) for n in range(1, 8) for d in DENOMINATIONS]


@pytest.mark.law("18B")
@pytest.mark.parametrize("bid", BIDS)
def test_a_bid_outranks_another_by_level_or_then_by_denomination(bid):
    for other in BIDS:
        higher = bid.level > other.level or bid.level == other.level and bid.denomination > other.denomination
        assert (bid > other) == higher


@pytest.mark.law("18E")
def test_the_denominations_rank_notrump_spades_hearts_diamonds_clubs():
    assert [str(d) for d in sorted(DENOMINATIONS, reverse=True)] == ["NT", "S", "H", "D", "C"]


@pytest.mark.law("18D")
def test_a_bid_that_does_not_outrank_the_last_one_is_insufficient():
    for last in BIDS:
        table = at_table("N", f"N {last}", "E Pass")
        for bid in BIDS:
            breaches = table.rules.verdict(table, lines.read(f"S {bid}")).breaches
            assert [b.id for b in breaches] == (["18D"] if bid <= last else [])


@pytest.mark.law("18C")
def test_a_double_does_not_lower_the_bar_and_an_accepted_bid_does():
    assert at_table("N", "N 1S", "E X", "S 1H").rulings[0].case.breaches == ("18D",)
    assert Call("2S") in lawful_calls(at_table("N", "N 2S", "E 2H", "S Pass"))


def shown(line):
    return "".join(map(str, denominations_shown(lines.read(line))))


@pytest.mark.law("29C")
@pytest.mark.parametrize("line, denominations", [
    ("E 1H", "H"), ("E 1H {natural, H 5+}", "H"), ("E 1NT {balanced, hcp 15-17}", "NT"), ("E 2C {artificial, asks major}", ""),
    ("E 2D {artificial, shows H}", "H"), ("E 2D {artificial, H 5+}", "H"), ("E 2C {artificial, H 4+, S 4+}", "HS"),
    ("E 2H {shows H}", "H"), ("E 2S {natural, S 5+, C 4+}", "CS"), ("E 1C {artificial, C 2+}", ""), ("E X", ""),
    ("E X {negative, H 4+}", "H"), ("E Pass", "")])
def test_what_a_call_specifies(line, denominations):
    assert shown(line) == denominations


def test_notrump_is_no_suit():
    assert suits_shown(lines.read("E 1NT")) == ()


@pytest.mark.law("27B1(a)")
def test_the_lowest_bid_that_shows_the_same_when_other_bids_are_natural():
    assert cheapest_showing(lines.read("E 2H"), Call("1S"))
    assert not cheapest_showing(lines.read("E 3H"), Call("1S"))
    assert cheapest_showing(lines.read("E 2H {artificial, shows S}"), Call("1NT"))
    assert not cheapest_showing(lines.read("E 2NT {artificial, shows S}"), Call("1NT"))


@pytest.mark.law("18B")
@pytest.mark.law("18C")
@pytest.mark.law("18E")
@pytest.mark.parametrize("between", [(), ("E Pass",), ("E X",)])
def test_what_makes_a_bid_too_low(between):
    """Its level, or at the same level its denomination; and that other calls since the last bid do not count."""
    for last in BIDS[::3]:
        table = at_table("N", f"N {last}", *between)
        for bid in BIDS:
            found = table.rules.verdict(table, lines.read(f"{table.turn} {bid}")).breaches
            ranked = ["18E"] * (bid.level == last.level and bid.denomination < last.denomination)
            assert [b.by for b in found] == ([("18B", *ranked, *["18C"] * bool(between))] if bid <= last else [])


@pytest.mark.law("18A")
@pytest.mark.parametrize("call", CALLS[38:])
def test_above_seven_there_is_no_bid(call):
    table = at_table("N", "N 1S")
    assert [(b.id, b.by) for b in table.rules.verdict(table, lines.read(f"E {call}")).breaches] == [("38A", ("18A",))]


@pytest.mark.law("18C")
@pytest.mark.parametrize("low", ["1C", "1H", "2H", "2S"])
def test_an_accepted_bid_lowers_the_bar(low):
    accepted = at_table("N", "N 2S", f"E {low}", "S Pass")
    for bid in BIDS:
        if bid > Call(low):
            assert ("18C" in accepted.apply(lines.read(f"W {bid}")).cited) == (bid <= Call("2S"))


@pytest.mark.law("18C")
def test_a_bid_on_which_a_ruling_is_open_has_lowered_nothing_yet():
    assert "18C" not in at_table("N", "N 2S", "E 2H", "S Pass", "W 2D").cited
