"""Law 17: who calls first, in which order, and when passes do not end the auction."""
import pytest

from lawkit import at_table
from lawkit.events import Called, Elected, Summoned
from lawkit.facts import fact
from lawkit.terms import BIDS, PASS, SEATS


@pytest.mark.law("17B")
@pytest.mark.parametrize("dealer", SEATS)
def test_the_dealer_calls_first(dealer):
    assert at_table(str(dealer)).turn == dealer


@pytest.mark.law("17C")
def test_the_turn_goes_clockwise():
    table = at_table("W", "W Pass", "N 1H", "E X", "S 2H")
    assert table.turn == SEATS[3]
    seats = [called.seat for called in table.auction.calls]
    assert all(after == before.lho for before, after in zip(seats, seats[1:]))


@pytest.mark.law("17C")
def test_a_call_out_of_rotation_breaks_it():
    table = at_table("N", "N 1S", "S 2H")
    assert table.rulings[0].case.breaches == ("17C",)


@pytest.mark.law("17D3")
@pytest.mark.parametrize("calls", ["N 1S;S Pass;W Pass;N Pass", "N 1S;E Pass;S Pass;N Pass", "N Pass;E Pass;W Pass;N Pass"])
def test_passes_that_skip_a_player_do_not_end_the_auction(calls):
    table = at_table("N", *calls.split(";"), "director")
    assert table.phase == "auction" and "17D3" in table.cited and fact(table, "must_pass") == {}


@pytest.mark.law("17D3")
def test_a_turn_lost_before_the_last_passes_is_simply_lost():
    table = at_table("N", "N 1S", "S Pass", "W 2C", "N Pass", "E Pass", "S Pass")
    assert fact(table, "contract") == "2C by W"


@pytest.mark.law("17B")
@pytest.mark.parametrize("dealer", SEATS)
def test_a_first_call_by_anybody_else_is_out_of_rotation(dealer):
    for other in SEATS:
        for call in (PASS, *BIDS):
            table = at_table(str(dealer)).apply(Called(other, call))
            assert bool(table.rulings) == (other != dealer)
            if other != dealer:
                refused = table.apply(Elected(other.lho, "29A", "decline"))
                assert {"17B", "17C"} <= refused.cited and refused.turn == dealer and refused.auction.calls == ()


def passes(turn, bid, skips):
    """A bid by ``turn``, unless it is None, and passes by the seats that follow, each ``skips`` turns too far on.

    Returns (calls, number of the first pass out of rotation or None, whose turn it was).
    """
    calls, first, rightful = [], None, None
    if bid is not None:
        calls, turn = [Called(turn, bid)], turn.lho
    for skip in skips:
        caller = SEATS[(turn + skip) % 4]
        if skip and first is None:
            first, rightful = len(calls), turn
        calls.append(Called(caller, PASS))
        turn = caller.lho
    return calls, first, rightful


@pytest.mark.law("17D3")
@pytest.mark.law("34")
@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("bid, number", [(BIDS[0], 3), (BIDS[34], 3), (None, 4)])
@pytest.mark.parametrize("skip", [0, 1, 2])
def test_one_of_the_last_passes_is_out_of_rotation(dealer, bid, number, skip):
    """It may come at any of their places, one or two turns too early: the turn goes back to the player who missed it."""
    for place in range(number):
        calls, first, rightful = passes(dealer, bid, [skip * (at == place) for at in range(number)])
        table = at_table(str(dealer))
        for call in calls:
            table = table.apply(call)
        table = table.apply(Summoned(None))
        if first is None or first == 0:  # the three passes that followed the first call were in rotation
            assert fact(table, "contract") == (f"{bid} by {dealer}" if bid is not None else "passed out")
            assert table.cited == (set() if first is None else {"17B", "17C", "22B", "29A"})
            continue
        offender = calls[first].seat
        assert table.phase == "auction" and fact(table, "contract") is None and "17D3" in table.cited
        assert table.auction.calls == tuple(calls[:first]) and table.turn == rightful and table.duties == ()
        assert not {"30A", "30B1(a)", "22A", "22B"} & table.cited
        assert fact(table, "authorized")[f"{offender} Pass"] == {str(offender.side): False, str(offender.side.other): True}
        assert fact(table, "doubt") == (first == len(calls) - 1)


@pytest.mark.law("17D1")
@pytest.mark.parametrize("leads, over", [((), False), (("E leads H4 face down",), False), (("E leads H4 face down", "E faces"), True),
                                         (("E leads H4",), True), (("W leads H4",), True), (("W leads H4 face down",), False)])
def test_a_defenders_faced_lead_ends_the_period(leads, over):
    table = at_table("N", "N 1S", "E Pass", "S Pass", "W Pass", *leads, "W substitutes X {unintended}", "director")
    assert ({"17D1", "25A5"} <= table.cited, "25A1" in table.cited) == (over, not over)


@pytest.mark.law("17D2")
@pytest.mark.parametrize("number", range(5))
def test_the_fourth_hand_back_ends_the_period(number):
    back = [f"{seat} returns cards" for seat in SEATS[:number]]
    table = at_table("N", "N Pass", "E Pass", "S Pass", "W Pass", *back, "W substitutes 1S {unintended}", "director")
    assert ({"17D2", "25A5"} <= table.cited, "25A1" in table.cited) == (number == 4, number < 4)


# W takes the turn of E, and S, on turn after three passes, calls over them
ENDED = "N 1S", "W Pass", "N Pass", "E Pass"
TOO_LOW = "S 1H", "director", "W elects 27A1 decline"


@pytest.mark.law("17D3")
@pytest.mark.parametrize("later, comes_back", [
    (("S 2H", "director"), False), (("S Pass", "director"), True), (("S 1H", "W Pass", "director"), False),
    (("S 1H", "director", "W elects 27A1 accept"), False), ((*TOO_LOW, "S 2H"), False), ((*TOO_LOW, "S Pass", "finds 23A no"), True),
    ((*TOO_LOW, "S X", "S 3C"), False), ((*TOO_LOW, "S X", "S Pass"), True),
    (("S X", "director", "S 2C"), False), (("S X", "director", "S Pass"), True), (("S X", "W 2C", "director"), True),
    (("S 8C", "director"), True), (("S 8C", "W Pass", "director"), True)])
def test_what_comes_of_a_call_over_the_last_pass_decides(later, comes_back):
    table = at_table("N", *ENDED, *later)
    assert ("17D3" in table.cited, fact(table, "calls") == ["N 1S"] and str(table.turn) == "E") == (comes_back, comes_back)


@pytest.mark.law("17D3")
@pytest.mark.parametrize("later, comes_back", [
    (("S 2H", "director"), False), (("S 1H", "W Pass", "director"), False), (("S 1H", "director"), True), (("S X", "director"), True),
    (("S X", "W 2C", "director"), True), (("S 8C", "director"), True)])
def test_where_the_turn_comes_before_an_irregular_call(later, comes_back):
    table = at_table("N", *ENDED, *later, regulations=(("irregular_call_over_last_pass", "turn_first"),))
    assert ("17D3" in table.cited, fact(table, "calls") == ["N 1S"] and str(table.turn) == "E") == (comes_back, comes_back)
    assert fact(table, "must_pass") == {} and not fact(table, "doubt")


@pytest.mark.law("17D3")
@pytest.mark.parametrize("reading", ["17D3", "30A"])
def test_an_irregular_call_over_a_third_pass_out_of_turn(reading):
    """It accepts that pass (29A) where any pass out of rotation could be accepted; once wiped out, it has accepted nothing."""
    chosen = {"regulations": (("third_pass_out_of_turn", reading), ("irregular_call_over_last_pass", "turn_first"))}
    low = at_table("N", "N 1S", "E Pass", "S Pass", "N Pass", "E 1H", "director", **chosen)
    assert (str(low.turn), "17D3" in low.cited) == (("W", True) if reading == "17D3" else ("S", False))
    wiped = at_table("N", "N 1S", "E Pass", "S Pass", "N Pass", "E XX", "S Pass", "director", **chosen)
    assert (str(wiped.turn), fact(wiped, "may_accept")) == (("W", []) if reading == "17D3" else ("E", ["E"]))


@pytest.mark.law("17D3")
def test_attention_to_something_else_before_is_no_attention_to_the_turn_that_was_lost():
    table = at_table("N", "N 1S", "E 1H", "director", "S elects 27A1 decline", "E 2H", "S Pass", "N Pass", "E Pass")
    assert "17D3" not in table.cited
    assert "17D3" in table.apply(Summoned(None)).cited


@pytest.mark.law("17D3")
def test_a_duty_to_pass_outlives_passes_that_do_not_end_the_auction():
    waits = at_table("N", "N 1S", "E 1C", "director", "S elects 27A1 decline", "E Pass", "finds 23A no", "S 2C", "E Pass", "S Pass", "W Pass")
    assert fact(waits.apply(Called(SEATS[0], BIDS[7])), "must_pass") == {"W": "always"}
    assert fact(waits.apply(Summoned(None)), "must_pass") == {"W": "always"}


@pytest.mark.law("17D3")
@pytest.mark.law("26B")
def test_no_lead_is_restricted_before_the_auction_is_over():
    waits = at_table("N", "N 1S", "E 1C", "director", "S elects 27A1 decline", "E Pass", "finds 23A no", "S 2C", "E Pass", "S Pass", "W Pass")
    assert not any(ruling.law == "26" for ruling in waits.rulings)
    goes_on = waits.apply(Called(SEATS[0], BIDS[7]))
    over = goes_on.apply(Called(SEATS[1], PASS)).apply(Called(SEATS[2], PASS)).apply(Called(SEATS[3], PASS))
    assert fact(over, "contract") == "2H by N" and fact(over, "options")["id"] == "26B"
