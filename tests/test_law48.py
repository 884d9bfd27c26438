"""Law 48: declarer's side exposes cards."""
import pytest

from lawkit import NotComputed, at_table
from lawkit.facts import fact
from lawkit.terms import CARDS
from midplay import after, at


@pytest.mark.law("48A")
@pytest.mark.parametrize("seat", "NESW")
@pytest.mark.parametrize("how", ("", " {deliberate}"))
def test_only_a_defenders_card_becomes_a_penalty_card(seat, how):
    for card in CARDS:
        dropped = ["finds 45C1 no"] if seat == "W" and not how else []  # West is on lead: was it held as a card played?
        table = at(f"{seat} exposes {card}{how}", "director", *dropped)
        defends = seat in "EW"
        assert bool(fact(table, "penalty_cards")) is defends and fact(table, "face_up") == {}
        assert ("48A" in table.cited, "49" in table.cited) == (not defends, defends)


@pytest.mark.law("48A#2")
def test_a_dropped_card_need_not_be_played():
    table = at("S exposes HK", "director", hands={"S": "+.K3+.+.+"}, lead="S")
    assert {"HK", "H3"} <= set(fact(table, "lawful", ["S"])["S"])


OVER = "S 4S", "W Pass", "N Pass", "E Pass"


@pytest.mark.parametrize("events, id", [(("W leads S6", "E spreads"), "68A"), (("S spreads",), "48B2")])
def test_a_hand_put_down_for_no_known_reason_is_not_passed_over(events, id):
    with pytest.raises(NotComputed, match=id):
        at_table("S", *OVER, *events)


def test_dummy_puts_the_hand_down():
    assert fact(at_table("S", *OVER, "W leads S6", "N spreads"), "turn") == "N"


# -- 48B2: declarer faces the hand

@pytest.mark.law("48B2")
@pytest.mark.parametrize("before", [[], ["S leads SA"], ["S leads SA", "W plays S3", "N plays S2", "E plays S4"]])
@pytest.mark.parametrize("finding, claims", [("no", True), ("yes", False)])
def test_whether_it_is_a_claim_is_for_the_director_to_find(before, finding, claims):
    put_down = at(*before, "S spreads", lead="S", hands={"S": "AK.A.."}, won=(7, 3))
    assert fact(put_down, "judgements") == [] and put_down.docket.claim is None
    table = after(put_down, "director", f"finds 48B2 {finding}")
    assert (table.docket.claim is not None) is claims and {"48B2"} <= table.cited
    assert ("68A" in table.cited, "48A" in table.cited) == (claims, not claims)


@pytest.mark.law("48B2")
def test_a_claim_that_is_agreed_takes_the_rest():
    table = at("S spreads", "director", "finds 48B2 no", "E agrees", "W agrees", "round ends", lead="S", hands={"S": "AK.A.."}, won=(7, 3))
    assert fact(table, "tricks") == {"NS": 10, "EW": 3} and "69A#2" in table.cited


def test_the_finding_when_play_has_gone_on_is_not_computed():
    with pytest.raises(NotComputed, match="48B2"):
        at("S spreads", "director", "S leads SA", "finds 48B2 no", lead="S", hands={"S": "AK.A.."}, won=(7, 3))


@pytest.mark.law("48B2")
def test_over_an_opening_lead_out_of_turn_it_is_no_claim():
    table = at_table("S", *OVER, "E leads C4", "S spreads")
    assert "54A" in table.cited and "48B2" not in fact(table, "judgements")


@pytest.mark.law("48A#2")
@pytest.mark.parametrize("seat, how, dropped", [("S", "", True), ("S", " {deliberate}", False), ("N", "", False)])
def test_what_declarer_drops_is_dropped(seat, how, dropped):
    assert ("48A#2" in at(f"{seat} exposes HK{how}", "director").cited) is dropped


@pytest.mark.law("48A")
def test_a_shown_card_that_has_been_played_is_not_picked_up():
    table = at("S exposes HK", "S leads HK", "director", lead="S")
    assert "48A" not in table.cited and not any(ruling.question for ruling in table.rulings)
    assert "48A" in at("S exposes HK", "director", lead="S").cited
