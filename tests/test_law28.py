"""Law 28: calls that count as made in rotation."""
import pytest

from lawkit import at_table, lawful_calls
from lawkit.events import Called, Elected, Found, Summoned
from lawkit.facts import fact
from lawkit.terms import BIDS, PASS, SEATS
from turning import seat, turned

DIRECTOR = Summoned(None)
BARRED = ("N 1S", "E 1H {natural, H 5+}", "director", "S elects 27A1 decline", "E 3C {natural, C 5+}", "finds 23A no", "S Pass")
MUST_REPEAT = "S 2H", "director", "W elects 29A decline", "E Pass"


def round_the_table(dealer, events, by, **more):
    """The table after ``events``, told of players ``by`` places further."""
    return at_table(seat(dealer, by), *(turned(event, by) for event in events), **more)


def bids_above(table):
    return [bid for bid in BIDS if bid > table.auction.bid]


@pytest.mark.law("28A")
@pytest.mark.parametrize("by", range(4))
def test_every_good_bid_before_an_opponent_who_must_pass_is_in_rotation(by):
    before = round_the_table("N", BARRED, by)
    barred, caller = before.turn, before.turn.lho
    for bid in bids_above(before):
        table = before.apply(Called(caller, bid)).apply(DIRECTOR)
        assert table.auction.calls == (*before.auction.calls, Called(barred, PASS), Called(caller, bid))
        assert table.turn == caller.lho and fact(table, "may_accept") == [] and not fact(table, "doubt")
        assert fact(table, "must_pass") == {str(barred): "always"}
        assert "28A" in table.cited and not {"29A", "29B", "17D3"} & table.cited


@pytest.mark.law("28A")
@pytest.mark.parametrize("by", range(4))
@pytest.mark.parametrize("reading", ["passes", "unrecorded"])
def test_the_skipped_pass_counts_or_not_and_nobody_has_lost_a_turn(by, reading):
    before = round_the_table("N", BARRED, by, regulations=(("skipped_barred_player", reading),))
    caller = before.turn.lho
    table = before.apply(Called(caller, PASS))
    assert (table.phase == "clarification") == (reading == "passes")
    if reading == "unrecorded":
        assert fact(table, "turn") == str(caller.lho) and fact(table, "may_accept") == []
        table = table.apply(Called(caller.lho, PASS))
    assert fact(table, "contract") == turned("3C by E", by) and "17D3" not in table.cited


@pytest.mark.law("28A")
@pytest.mark.parametrize("by", range(4))
def test_an_opponent_who_must_repeat_a_bid_does_not_have_to_pass(by):
    before = round_the_table("E", MUST_REPEAT, by)
    caller = before.turn.lho
    for call in lawful_calls(before, caller):
        table = before.apply(Called(caller, call))
        assert "28A" not in table.cited and fact(table, "may_accept") == [str(caller.lho)]


@pytest.mark.law("28A")
@pytest.mark.parametrize("skipper", SEATS)
def test_only_the_next_player_may_call_before_a_barred_hand(skipper):
    """West is barred and on turn: North's call is in rotation; South's is a change of call, East's is out of rotation."""
    before = at_table("N", *BARRED)
    if skipper == before.turn:
        return
    table = before.apply(Called(skipper, BIDS[-1])).apply(DIRECTOR)
    assert ("28A" in table.cited) == (str(skipper) == "N")
    assert fact(table, "may_accept") == {"N": [], "E": ["S"], "S": []}[str(skipper)]


@pytest.mark.law("28B")
@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("further", [1, 2, 3])
def test_who_may_call_as_if_the_intruder_had_not(dealer, further):
    """The dealer's own call wipes out an opponent's opening; left of the intruder it may have been meant over it."""
    intruder = SEATS[(dealer + further) % 4]
    for intrusion in (PASS, BIDS[0], BIDS[20]):
        for call in lawful_calls(at_table(str(dealer))):
            act, own = Called(intruder, intrusion), Called(dealer, call)
            table = at_table(str(dealer)).apply(act).apply(own)
            if further == 2:
                assert "28B" not in table.cited and fact(table, "may_accept") == [str(intruder.lho)]
                continue
            if further == 3:
                assert table.rulings[0].question.id == "28B"
                stand = table.apply(Found("28B", "no"))
                assert stand.auction.calls == (act, own) and "28B" not in stand.cited and "29A" in stand.cited
                assert ("27A1" in (r.question and r.question.id for r in stand.rulings)) == (PASS < call <= intrusion)
                table = table.apply(Found("28B", "yes"))
            assert table.auction.calls == (own,) and table.turn == dealer.lho
            assert fact(table, "cancelled") == [f"{intruder} {intrusion}"] and table.duties == ()
            assert fact(table, "authorized")[f"{intruder} {intrusion}"] == {str(dealer.side): True, str(intruder.side): False}
            assert "28B" in table.cited and not {"29B", "30A", "31A1", "31B1", "27A1"} & table.cited


@pytest.mark.law("28B")
def test_once_ruled_on_or_accepted_nobody_calls_in_time():
    accepted = at_table("S", "W 1H", "N 1S", "S 2D")
    assert "28B" not in accepted.cited and fact(accepted, "may_accept") == ["W"]
    refused = at_table("S", "W 1H", "director").apply(Elected(SEATS[0], "29A", "decline")).apply(Called(SEATS[2], BIDS[1]))
    assert "28B" not in refused.cited and fact(refused, "calls") == ["S 1D"] and "29B" in refused.cited
