"""A sample of everything that can go wrong in the small endings. `make exhaustive` takes all of it."""
from functools import cache
from random import Random

import pytest

import exhaustive_play
from exhaustive import GAPS, Account, Fault, Step, follow, follow_all
from lawkit.effects import TricksTransferred
from lawkit.notation import lines
from lawkit.tally import trick_sides, tricks
from lawkit.terms import SEATS, cards_in
from random_boards import SEED

ACTS = 800
KINDS = {"45C1", "48A", "49", "50B", "50D2(a)", "53A", "53B", "55A", "56B", "57D", "61A#1", "62A", "63A1", "64A1",
         "64A2"}


@cache
def sample():
    """Some irregular acts, followed every way. Returns (Account, list of the last tables)."""
    acts = [(table, act) for table in exhaustive_play.positions() for act in exhaustive_play.irregular_acts(table)]
    account, ends = Account(), []
    for table, act in Random(SEED).sample(acts, ACTS):
        ends += follow_all(exhaustive_play, table, act, account)
    return account, ends


def test_a_known_gap_is_still_one():
    for name, way in GAPS["play"].items():
        ending, events = way.split(": ")
        *before, last = map(lines.read, events.split("; "))
        table = exhaustive_play.beginning(ending)
        for event in before:
            table = table.apply(event)
        with pytest.raises(Fault) as fault:
            follow(exhaustive_play, table, Step(last, 0, 0))
        assert fault.value.name == name


@pytest.mark.slow
def test_every_way_ends_in_a_ruling_but_for_the_known_gaps():
    account, _ = sample()
    assert account.faults.keys() <= GAPS["play"].keys(), str(account)


@pytest.mark.slow
def test_the_sample_has_every_kind_of_ruling():
    _, ends = sample()
    assert KINDS - frozenset().union(*(table.cited for table in ends)) == set()


@pytest.mark.slow
def test_the_board_ends_and_nothing_stays_open():
    for table in sample()[1]:
        assert table.over and not any(ruling.question for ruling in table.rulings), told(table)


@pytest.mark.slow
def test_every_card_is_played_once_and_thirteen_tricks_are_shared():
    for table in sample()[1]:
        dealt = table.setup.deal.known
        played = [card for trick in table.play.tricks for card in trick.plays]
        assert len(set(played)) == len(played), told(table)
        for seat in SEATS:
            assert {card for each, card in played if each == seat} | set(cards_in(table.hands[seat])) == \
                set(cards_in(dealt[seat])), told(table)
        assert sum(tricks(table)) == 13, told(table)


@pytest.mark.slow
def test_no_more_is_transferred_than_the_offenders_have_won_from_the_revoke_on():
    for table in sample()[1]:
        sides, moved = trick_sides(table), table.docket.moved
        revoked = [(ruling.case.side, effect.what.first) for ruling in table.rulings for effect in ruling.effects
                   if type(effect.what) is TricksTransferred]
        assert len(dict(moved)) == len(moved), told(table)
        for number, side in moved:
            assert sides[number] != side and any(number >= first for offender, first in revoked if offender != side), told(table)


def told(table):
    return "; ".join(map(lines.write, table.log))
