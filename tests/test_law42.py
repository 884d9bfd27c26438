"""Law 42: what dummy may say, when, and to whom."""
import pytest

from lawkit import Impossible, NotComputed, at_table
from lawkit.facts import fact
from midplay import at
from turning import SEATS

HANDS = {"N": "4.3.3+.+", "E": "+.5+.+.8+", "S": "5.9.4.Q32", "W": "+.4+.7+.+"}
RIGHTS = {"42A1", "42A3", "42B1", "42B2", "42B3"}
LIMITS = {"43A1(a)", "43A1(b)", "43A1(c)", "43A2(a)", "43A2(b)", "43A2(c)"}
LOST = "finds 43A2(c) yes"
HEART = "W leads H4", "N plays H3"


def said(*events, **more):
    """The rights and limits that the last event names. Returns set[str]."""
    before, table = at(*events[:-1], hands=HANDS, **more), at(*events, hands=HANDS, **more)
    return {effect.id for ruling in table.rulings[len(before.rulings):] for effect in ruling.effects} & (RIGHTS | LIMITS)


# What has just happened, what dummy does, and the provision that names it with rights intact and with rights lost.
SPOKEN = (
    (("W leads D7", "S calls for S4"), "N attention", "42A3", "42A3"),
    ((*HEART, "E plays H5", "S plays C2"), "N attention", "42B1", None),
    ((*HEART, "E plays H5", "S plays C2"), "N director", "43A1(a)", "not computed"),
    ((*HEART, "E plays C8"), "N attention", "43A1(b)", "43A1(b)"),
    ((*HEART, "E plays C8"), "N director", "43A1(a)", "43A1(a)"),
    ((*HEART, "E plays C8", "W attention"), "N attention", None, None),
    ((*HEART, "E plays C8", "W attention"), "N director", None, None),
    ((*HEART, "E plays C8", "W attention"), 'N says to the Director "East had a heart"', "Impossible", "Impossible"),
    ((*HEART, "E plays C8", "W director"), 'N says to the Director "East had a heart"', "42A1", "42A1"),
    ((*HEART, "E plays C8", "W director", "E withdraws C8, plays H5"), "N director", None, None),
    ((), "N warns of irregularity", "42B2", "42B2"),
    ((*HEART, "E plays H5", "S plays C2", "end of play"), "N attention", "42B3", "42B3"),
    ((*HEART, "E plays H5", "S plays C2", "end of play"), "N director", "42B3", "42B3"),
)


@pytest.mark.law("42A1")
@pytest.mark.law("42A3")
@pytest.mark.law("42B1")
@pytest.mark.law("42B2")
@pytest.mark.law("42B3")
@pytest.mark.law("43A1(a)")
@pytest.mark.law("43A1(b)")
@pytest.mark.parametrize("lost", [False, True])
@pytest.mark.parametrize("happened, word, intact, narrowed", SPOKEN)
def test_what_dummy_says_is_a_right_or_breaks_a_limit(happened, word, intact, narrowed, lost):
    events = (LOST,) * lost + happened + (word,)
    expected = narrowed if lost else intact
    if expected in ("Impossible", "not computed"):
        with pytest.raises(Impossible if expected == "Impossible" else NotComputed):
            said(*events)
    else:
        assert said(*events) == ({expected} if expected else set())


@pytest.mark.law("43A1(a)")
@pytest.mark.law("43A1(b)")
@pytest.mark.parametrize("seat", "ESW")
@pytest.mark.parametrize("word", ["attention", "director", "warns of wrong hand", "warns of irregularity"])
def test_these_limits_bind_dummy_alone(seat, word):
    assert said(*HEART, "E plays C8", f"{seat} {word}") == set()


@pytest.mark.law("42B1")
@pytest.mark.parametrize("later, right", [((), True), (("W leads D7",), True), (("W leads D7", "N plays D3"), False)])
def test_dummy_may_ask_until_the_own_side_plays_on(later, right):
    table = at("W leads HA", "N plays H3", "E plays H5", "S plays C2", *later, "N attention", hands=HANDS | {"W": "+.A4.7+.+"})
    assert ("42B1" in table.cited) is right and ("43A1(b)" in table.cited) is not right
    assert fact(table, "revoke")["established"] is not right


@pytest.mark.law("42A3")
@pytest.mark.parametrize("later, right", [((), True), (("W leads DA",), True), (("W leads DA", "S calls for D3"), False)])
def test_dummy_sees_to_following_suit_until_the_own_side_plays_on(later, right):
    table = at("W leads D7", "S calls for S4", "E plays D2", "S plays D4", *later, "N attention", hands=HANDS)
    assert ("42A3" in table.cited) is right and ("43A1(b)" in table.cited) is not right


@pytest.mark.law("43A1(b)")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("lead", [(), ("W leads S6 face down",)])
def test_before_the_lead_is_faced_nobody_is_dummy(seat, lead):
    table = at_table("S", "S 3NT", "W Pass", "N Pass", "E Pass", *lead, f"{seat} attention", f"{seat} director", "N warns of irregularity")
    assert not table.cited & (RIGHTS | LIMITS)


def test_what_presumed_dummy_says_of_a_lead_out_of_turn_is_not_computed():
    with pytest.raises(NotComputed, match="43A1"):
        at_table("S", "S 3NT", "W Pass", "N Pass", "E Pass", "E leads C4", "N attention")


def test_several_irregularities_that_wait_are_not_guessed_between():
    with pytest.raises(NotComputed, match="42B1"):
        at(*HEART, "E plays C8", "S plays C2", "N attention", hands=HANDS)


def test_a_remark_of_another_player_is_not_computed():
    with pytest.raises(NotComputed, match="16B1"):
        at('E says "I have no more hearts"')
