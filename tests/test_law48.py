"""Law 48: declarer's side exposes cards."""
import pytest

from lawkit import NotComputed, at_table
from lawkit.facts import fact
from lawkit.terms import CARDS
from midplay import at


@pytest.mark.law("48A")
@pytest.mark.parametrize("seat", "NESW")
@pytest.mark.parametrize("how", ("", " {deliberate}"))
def test_only_a_defenders_card_becomes_a_penalty_card(seat, how):
    for card in CARDS:
        table = at(f"{seat} exposes {card}{how}", "director")
        defends = seat in "EW"
        assert bool(fact(table, "penalty_cards")) is defends and fact(table, "face_up") == {}
        assert ("48A" in table.cited, "49" in table.cited) == (not defends, defends)


@pytest.mark.law("48A#2")
def test_a_dropped_card_need_not_be_played():
    table = at("S exposes HK", "director", hands={"S": "+.K3+.+.+"}, lead="S")
    assert {"HK", "H3"} <= set(fact(table, "lawful", ["S"])["S"])


OVER = "S 4S", "W Pass", "N Pass", "E Pass"


@pytest.mark.parametrize("events, id", [(("W leads S6", "S spreads"), "48B2"), (("W leads S6", "E spreads"), "68A"),
                                        (("S spreads",), "48B2")])
def test_a_hand_put_down_for_no_known_reason_is_not_passed_over(events, id):
    with pytest.raises(NotComputed, match=id):
        at_table("S", *OVER, *events)


def test_dummy_puts_the_hand_down():
    assert fact(at_table("S", *OVER, "W leads S6", "N spreads"), "turn") == "N"
