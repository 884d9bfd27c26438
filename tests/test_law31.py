"""Law 31: a bid at the right-hand opponent's turn, cancelled."""
import pytest

from lawkit import NotComputed, at_table, lawful_calls, why_not
from lawkit.events import Called, Elected, Found, Summoned
from lawkit.facts import fact
from lawkit.lawful import open_calls
from lawkit.terms import BIDS, PASS, SEATS

REFUSED = "N 1S", "S 2H {natural, H 5+, hcp 10+}", "director", "W elects 29A decline"


@pytest.mark.law("31A1")
def test_after_a_pass_the_bid_must_be_made_again():
    table = at_table("N", *REFUSED, "E Pass")
    assert fact(table, "lawful")["S"] == ["2H"] and "31A1" in table.cited
    again = table.apply(table.log[1])
    assert fact(again, "must_pass") == {} and again.duties == () and "26B" not in again.cited


@pytest.mark.law("31A1")
@pytest.mark.parametrize("other", ["Pass", "3H", "3S", "2D"])
def test_another_call_than_the_one_to_be_repeated_is_cancelled(other):
    table = at_table("N", *REFUSED, "E Pass", f"S {other}", "director")
    assert fact(table, "lawful")["S"] == ["2H"] and f"S {other}" in fact(table, "cancelled") and str(table.turn) == "S"


@pytest.mark.law("31A1")
def test_a_repeated_bid_that_is_insufficient_need_not_be_made_a_third_time():
    table = at_table("N", "N 1H", "E Pass", "S 2H", "N 1H", "director", "E elects 29A decline", "W Pass", "N 1H", "director",
                     "E elects 27A1 decline")
    assert table.duties == () and str(table.turn) == "N" and {"Pass", "2S"} <= set(fact(table, "lawful")["N"])


@pytest.mark.law("31A2(b)")
def test_an_insufficient_bid_that_is_accepted_replaces_the_cancelled_one():
    table = at_table("N", *REFUSED, "E 7NT", "S 7NT", "W Pass", "finds 23A no", "N Pass", "E Pass")
    assert {"27A1", "31A2(b)"} <= table.cited and not any(ruling.question for ruling in table.rulings)


@pytest.mark.law("31A1")
@pytest.mark.parametrize("other", ["S Pass", "S 3H", "S 2D"])
@pytest.mark.parametrize("reading, back", [(None, False), ("stands", False), ("cancelled", True)])
@pytest.mark.parametrize("over", ["W Pass", "W 4C"])
def test_a_call_over_one_that_does_not_repeat(other, reading, back, over):
    chosen = {"regulations": (("call_over_one_not_repeated", reading),)} if reading else {}
    table = at_table("N", *REFUSED, "E Pass", other, over, **chosen)
    assert fact(table, "calls")[-2:] == [other, over]
    table = table.apply(Summoned(None))
    assert (str(table.turn) == "S", other in fact(table, "cancelled"), over in fact(table, "cancelled")) == (back, back, back)
    assert fact(table, "lawful")["S"] == ["2H"] if back else table.duties == ()
    assert fact(table, "doubt") == (reading is None) and not fact(table, "authorized")["S 2H"]["NS"]


@pytest.mark.law("31A1")
def test_partners_call_out_of_turn_over_one_that_does_not_repeat_goes_with_it():
    table = at_table("N", *REFUSED, "E Pass", "S 3H", "N 4H", "director")
    assert {"S 3H", "N 4H"} <= set(fact(table, "cancelled")) and fact(table, "lawful")["S"] == ["2H"] and fact(table, "doubt")


@pytest.mark.law("31A1")
@pytest.mark.parametrize("later, over", [(("W Pass", "N Pass", "E Pass"), False), (("W Pass", "N Pass", "E Pass", "W leads D4"), True)])
def test_another_call_that_is_cancelled_goes_until_the_auction_period_is_over(later, over):
    table = at_table("N", *REFUSED, "E Pass", "S 3H", *later, "director", regulations=(("call_over_one_not_repeated", "cancelled"),))
    assert ("17D1" in table.cited, "S 3H" in fact(table, "cancelled")) == (over, not over)


@pytest.mark.law("31A1")
@pytest.mark.parametrize("events", [
    ("S 2S", "director", "W elects 29A decline"),
    ("S 2S", "director", "W Pass", "N Pass"),
    ("W 3C", "director", "N 3S", "E Pass")])
def test_what_the_law_does_not_foresee_at_that_turn_is_not_computed(events):
    with pytest.raises(NotComputed, match="31A1"):
        at_table("N", *REFUSED, *events)


@pytest.mark.law("31A1")
@pytest.mark.law("24B")
def test_a_player_who_has_both_to_repeat_and_to_pass_is_not_computed():
    with pytest.raises(NotComputed, match="24B"):
        at_table("N", *REFUSED, "E Pass", "N exposes HK", "director")


@pytest.mark.law("31A1")
def test_another_opponents_bid_out_of_rotation_that_is_refused_changes_nothing():
    table = at_table("N", *REFUSED, "W 3C", "director", "N elects 29A decline", "E Pass")
    assert fact(table, "lawful")["S"] == ["2H"]


@pytest.mark.law("31A2(a)")
@pytest.mark.law("31A2(b)")
@pytest.mark.parametrize("act", ["X", "2D", "3C"])
@pytest.mark.parametrize("new, comparable", [("3H {natural, H 5+, hcp 12+}", True), ("3H {natural, H 5+, hcp 0-9}", False)])
def test_after_a_bid_or_double_all_depends_on_the_comparison(act, new, comparable):
    table = at_table("N", *REFUSED, f"E {act}", f"S {new}")
    assert ("31A2(a)" in table.cited, "31A2(b)" in table.cited) == (comparable, not comparable)
    assert fact(table, "must_pass") == ({} if comparable else {"N": "next"})
    assert fact(table, "authorized") == {"S 2H": {"NS": comparable, "EW": True}}
    assert fact(table, "judgements") == (["23C"] if comparable else ["72C"])


@pytest.mark.law("31A2(b)")
def test_partner_is_silenced_for_one_turn():
    once = at_table("N", *REFUSED, "E 3C", "S Pass", "finds 23A no", "W Pass")
    assert fact(once, "lawful")["N"] == ["Pass"]
    later = once.apply(once.event._replace(seat=once.turn))
    assert fact(later, "must_pass") == {}


@pytest.mark.law("31A2")
@pytest.mark.parametrize("settled, answers", [
    (("S elects 27A1 decline", "E Pass"), "31A1"), (("S elects 27A1 decline", "E 2D"), "31A2"), (("S elects 27A1 accept",), "31A2")])
def test_what_right_hand_opponent_did_wrong_is_put_right_first(settled, answers):
    table = at_table("N", *REFUSED, "E 1D", "director", *settled)
    law31 = next(r for r in table.rulings if r.law == "29")
    assert law31.answers[-1] == ("passes" if answers == "31A1" else "bids, doubles or redoubles")
    assert answers == "31A1" or law31.question.id == "31A2"


@pytest.mark.law("31A1")
def test_why_not():
    ruling = at_table("N", *REFUSED, "E 3C", "S Pass").rulings[0]
    asked, other = why_not(ruling, "31A1")
    assert (asked.question.id, other) == ("31A", "passes")


def out_of_rotation(dealer, further, bid, *before):
    """The refused ``bid`` of the player ``further`` seats after the one on turn. Returns (Table, the offender)."""
    table = at_table(str(dealer), *before)
    offender = SEATS[(table.turn + further) % 4]
    return table.apply(Called(offender, bid)).apply(Elected(offender.lho, "29A", "decline")), offender


@pytest.mark.law("31A1")
@pytest.mark.law("31B1")
@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("further", [1, 2, 3])
def test_at_whose_turn_the_bid_came(dealer, further):
    """The next seat bids at right-hand opponent's turn, the third at partner's, the last at left-hand opponent's."""
    for bid in BIDS:
        table, offender = out_of_rotation(dealer, further, bid)
        assert table.turn == dealer and table.duties == () and ("31B1" in table.cited) == (further > 1)
        assert not {"31A1", "31A2", "31B2"} & table.cited
        assert lawful_calls(table) == open_calls(table.auction, dealer)


@pytest.mark.law("31A1")
@pytest.mark.law("31A2")
@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("bid", [BIDS[0], BIDS[7], BIDS[34]])
def test_whatever_right_hand_opponent_does(dealer, bid):
    table, offender = out_of_rotation(dealer, 1, bid)
    for call in lawful_calls(table):
        after = table.apply(Called(dealer, call))
        assert after.turn == offender and fact(after, "must_pass") == {}
        assert lawful_calls(after) == ((bid,) if call == PASS else open_calls(after.auction, offender))
        assert {"31A1", "31A2"} & after.cited == ({"31A1"} if call == PASS else {"31A2"})
    again = table.apply(Called(dealer, PASS)).apply(Called(offender, bid))
    assert again.duties == () and again.turn == offender.lho and fact(again, "judgements") == []


@pytest.mark.law("31B2")
@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("further", [2, 3])
@pytest.mark.parametrize("comparable", [True, False])
def test_at_other_turns_any_call_is_free_and_is_compared(dealer, further, comparable):
    table, offender = out_of_rotation(dealer, further, BIDS[12])
    while table.turn != offender:
        table = table.apply(Called(table.turn, PASS))
    for call in open_calls(table.auction, offender):
        after = table.apply(Called(offender, call)).apply(Found("23A", "yes" if comparable else "no"))
        assert "31B2" in after.cited and {"31A2(a)", "31A2(b)"} & after.cited == {"31A2(a)" if comparable else "31A2(b)"}
        if not after.over:
            assert fact(after, "must_pass") == ({} if comparable else {str(offender.partner): "next"})
            assert fact(after, "authorized")[f"{offender} {BIDS[12]}"][str(offender.side)] == comparable


@pytest.mark.law("31C")
@pytest.mark.parametrize("dealer", SEATS)
def test_a_second_call_at_once_is_a_change_of_call(dealer):
    for bid in BIDS[1:]:
        table = at_table(str(dealer)).apply(Called(dealer, BIDS[0])).apply(Called(dealer, bid))
        assert table.rulings[-1].question.id == "25A1" and "31C" in table.cited and "29A" not in table.cited


@pytest.mark.law("31B1")
@pytest.mark.parametrize("reading", [None, "no", "yes"])
def test_a_cancelled_call_does_not_make_the_next_one_a_change(reading):
    more = {"regulations": (("cancelled_call_counts", reading),)} if reading else {}
    said = "E 1H", "S elects 29A decline", "E 1S"
    if reading == "yes":
        with pytest.raises(NotComputed, match="25"):
            at_table("S", *said, **more)
    else:
        table = at_table("S", *said, **more)
        assert fact(table, "may_accept") == ["S"] and fact(table, "doubt") == (reading is None)
