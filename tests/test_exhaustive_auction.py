"""A sample of all irregular calls of the first two rounds: every way on from them ends in a ruling. `make exhaustive` takes them all."""
from functools import cache
from itertools import groupby
from random import Random

import pytest

import exhaustive_auction
from exhaustive import GAPS, Account, Fault, Step, follow, follow_all
from lawkit import Table
from lawkit.notation import lines
from random_boards import SEED
from states import facts, state, turned, turned_setup

OF_EACH_LENGTH, TWICE_WRONG, TURNED = 80, 4, 400
KINDS = {"25A1", "25B1", "25B2", "26B", "27A1", "27B1(a)", "27B1(b)", "27B2", "27B3", "27B4", "29A", "31A1", "31A2(a)",
         "31A2(b)", "36A", "36B2"}


@cache
def sample():
    """Some irregular calls after each number of calls, followed every way. Returns (Account, list of the last tables)."""
    random, account, ends = Random(SEED), Account(), []
    for _, tables in groupby(exhaustive_auction.positions(), lambda table: len(table.auction.calls)):
        acts = [(table, called) for table in tables for called in exhaustive_auction.irregular_acts(table)]
        for number, (table, called) in enumerate(random.sample(acts, min(OF_EACH_LENGTH, len(acts)))):
            ends += follow_all(exhaustive_auction, table, called, account, irregular=int(number < TWICE_WRONG))
    return account, ends


def after(events):
    """The table before the last of these event lines, and the last. Returns (Table, event)."""
    *before, last = map(lines.read, events.split("; "))
    table = exhaustive_auction.positions()[0]
    for event in before:
        table = table.apply(event)
    return table, last


@pytest.mark.parametrize("name", GAPS["auction"])
def test_a_known_gap_is_still_one(name):
    table, last = after(GAPS["auction"][name])
    with pytest.raises(Fault) as fault:
        follow(exhaustive_auction, table, Step(last, 0, 0))
    assert fault.value.name == name


def test_every_way_ends_in_a_ruling_but_for_the_known_gaps():
    account, _ = sample()
    assert account.faults.keys() <= GAPS["auction"].keys(), str(account)


def test_the_sample_has_every_kind_of_ruling():
    _, ends = sample()
    assert KINDS <= frozenset().union(*(table.cited for table in ends))


def test_every_auction_ends_and_nothing_stays_open():
    _, ends = sample()
    assert ends and all(table.auction.ended and not any(r.question for r in table.rulings) for table in ends)


def test_turning_the_seats_turns_the_ruling():
    _, ends = sample()
    for number, end in enumerate(Random(SEED).sample(ends, TURNED)):
        by = number % 3 + 1
        other = Table.begin(turned_setup(end.setup, by))
        for event in end.log:
            other = other.apply(turned(event, by))
        assert turned(state(end)[3:], by) == turned(state(other)[3:], 0), "; ".join(map(lines.write, end.log))
        assert turned(facts(end), by) == turned(facts(other), 0), "; ".join(map(lines.write, end.log))
