"""Law 29: a call out of rotation, accepted or cancelled."""
import pytest

from lawkit import at_table, lawful_calls
from lawkit.events import Called, Elected, Summoned
from lawkit.facts import fact
from lawkit.lawful import open_calls
from lawkit.terms import PASS, SEATS, NotComputed

BEFORE = ("",), ("N 1C",), ("N 1S", "E 2D"), ("N Pass", "E 1H", "S Pass"), ("N 1S", "E X", "S 2S")


def irregular_calls(table):
    """Every call out of rotation at ``table`` that is neither inadmissible nor a change of call: all seats, all calls."""
    calls = table.auction.calls
    for offender in SEATS:
        if offender != table.turn and not (calls and calls[-1].seat == offender):
            for call in open_calls(table.auction, offender):
                if not (call == PASS and table.auction.after(Called(offender, PASS)).ended):
                    yield Called(offender, call)


@pytest.mark.law("29A")
@pytest.mark.law("29B")
@pytest.mark.parametrize("events", BEFORE)
def test_only_the_player_to_the_left_may_accept(events):
    before = at_table("N", *filter(None, events))
    for act in irregular_calls(before):
        table, lho = before.apply(act).apply(Summoned(None)), act.seat.lho
        assert fact(table, "may_accept") == [str(lho)] and table.turn == lho
        assert fact(table, "options") == {"by": str(lho), "id": "29A", "answers": ["accept", "decline"]}
        refused = table.apply(Elected(lho, "29A", "decline"))
        assert refused.auction.calls == before.auction.calls and refused.turn == before.turn
        assert fact(refused, "cancelled") == [f"{act.seat} {act.call}"] and "29B" in refused.cited
        assert str(act.seat.side) == next(side for side, may in fact(refused, "authorized")[f"{act.seat} {act.call}"].items() if not may)


@pytest.mark.law("29A")
@pytest.mark.parametrize("events", BEFORE)
def test_whatever_that_player_calls_accepts_it_unless_it_may_be_a_call_in_turn(events):
    before = at_table("N", *filter(None, events))
    for act in irregular_calls(before):
        lho = act.seat.lho
        if lho == before.turn:
            continue
        called = before.apply(act)
        for over in lawful_calls(called, lho)[:6]:
            table = called.apply(Called(lho, over))
            if table.auction.ended:
                continue
            assert table.auction.calls == (*before.auction.calls, act, Called(lho, over)) and table.turn == lho.lho
            assert table.duties == () and fact(table, "cancelled") == [] and not fact(table, "doubt")
            assert "29A" in table.cited and "29B" not in table.cited


@pytest.mark.law("29C")
@pytest.mark.parametrize("meaning, artificial", [("", False), (" {natural, D 5+}", False), (" {artificial, H 5+}", True)])
def test_an_artificial_call_is_judged_by_what_it_shows(meaning, artificial):
    for said in (f"S 2D{meaning}", "director", "W elects 29A decline"), (f"E 2D{meaning}", "director", "S elects 29A decline"):
        assert ("29C" in at_table("N", *said).cited) == artificial


@pytest.mark.law("29A")
@pytest.mark.parametrize("over", ["Pass", "X", "3C"])
def test_any_call_of_left_hand_opponent_accepts(over):
    table = at_table("N", "N 1S", "S 2H", f"W {over}")
    assert fact(table, "calls") == ["N 1S", "S 2H", f"W {over}"] and str(table.turn) == "N"
    assert fact(table, "may_accept") == [] and not fact(table, "doubt") and "29B" not in table.cited


@pytest.mark.law("29A")
def test_a_word_of_acceptance_binds_where_the_authority_says_nothing_else():
    said = "N 1S", "S 2H", "director", "W elects 29A accept"
    assert fact(at_table("N", *said), "doubt") and fact(at_table("N", *said), "may_accept") == []
    void = {"regulations": (("acceptance_in_words", "void"),)}
    assert fact(at_table("N", *said, **void), "options")["answers"] == ["decline"]
    assert "29B" in at_table("N", *said, "W elects 29A decline", **void).cited
    assert "29B" not in at_table("N", *said, "W Pass", **void).cited


@pytest.mark.law("29B")
def test_a_refused_call_is_cancelled_and_the_turn_goes_back():
    table = at_table("N", "N 1S", "S 2H", "director", "W elects 29A decline")
    assert (fact(table, "calls"), fact(table, "cancelled"), str(table.turn)) == (["N 1S"], ["S 2H"], "E")


@pytest.mark.law("27A2")
def test_too_low_as_well_is_first_out_of_rotation():
    table = at_table("N", "N 1S", "S 1H")
    assert fact(table, "options")["id"] == "29A" and "27A2" in table.cited


@pytest.mark.law("29A")
@pytest.mark.parametrize("answer, calls", [("decline", ["N 1C"]), ("accept", ["S 1H"])])
def test_partner_on_turn_calls_before_the_next_player_has_chosen(answer, calls):
    table = at_table("N", "S 1H", "N 1C", f"W elects 29A {answer}")
    assert fact(table, "calls") == calls and fact(table, "doubt")
    assert str(table.turn) == ("E" if answer == "decline" else "W")


@pytest.mark.law("29A")
@pytest.mark.parametrize("over, more", [
    ("2C", ["director", "N elects 27A1 decline", "W 3C"]),
    ("Pass", ["W substitutes 3C {unintended}", "director", "finds 25A1 yes"]),
    ("XX", ["director", "W 3C"]),
])
def test_who_has_called_over_it_has_chosen_even_if_that_call_goes(over, more):
    table = at_table("N", "N 1S", "S 2H", f"W {over}", *more)
    assert fact(table, "calls") == ["N 1S", "S 2H", "W 3C"] and fact(table, "may_accept") == []
    assert "29A" in table.cited and "29B" not in table.cited


@pytest.mark.law("29A")
def test_two_calls_out_of_rotation_of_one_side_are_not_computed():
    with pytest.raises(NotComputed, match="second call out of rotation"):
        at_table("S", "W 1H", "E 2H")


@pytest.mark.law("28B")
def test_a_finding_about_the_call_over_it_is_not_asked_for_again():
    table = at_table("S", "E 1H", "S 1D", "director", "finds 28B no", "W elects 27A1 decline", "S 2D")
    assert fact(table, "calls") == ["E 1H", "S 2D"] and not [r for r in table.rulings if r.question]
