"""A sample of all irregular calls of the first two rounds: every way on from them ends in a ruling. `make exhaustive` takes them all."""
from functools import cache
from itertools import groupby
from random import Random
from typing import NamedTuple

import pytest

import exhaustive_auction
from exhaustive import GAPS, Account, Fault, Step, follow, follow_all
from lawkit import Table
from lawkit.notation import lines
from random_boards import SEED
from states import facts, state, turned, turned_setup

OF_EACH_LENGTH, TWICE_WRONG, NTH, ALIKE, KNOWN = 80, 4, 130, 40, 6
KINDS = {"25A1", "25B1", "25B2", "26B", "27A1", "27B1(a)", "27B1(b)", "27B2", "27B3", "27B4", "29A", "31A1", "31A2(a)",
         "31A2(b)", "36A", "36B2"}


class Sample(NamedTuple):
    """What came of some irregular calls after each number of calls, followed every way. The tables are too many to be kept.

    ``cited`` are the provisions that any ruling names; ``open`` the ends that are none, ``some`` every NTH end.
    """

    account: Account
    cited: set
    open: list
    some: list


@cache
def sample():
    random, found = Random(SEED), Sample(Account(), set(), [], [])
    for _, tables in groupby(exhaustive_auction.positions(), lambda table: len(table.auction.calls)):
        acts = [(table, called) for table in tables for called in exhaustive_auction.irregular_acts(table)]
        for number, (table, called) in enumerate(random.sample(acts, min(OF_EACH_LENGTH, len(acts)))):
            for end in follow_all(exhaustive_auction, table, called, found.account, irregular=int(number < TWICE_WRONG)):
                look_at(end, found)
    return found


def look_at(end, found):
    found.cited.update(end.cited)
    if not end.auction.ended or any(ruling.question for ruling in end.rulings):
        found.open.append(end)
    if found.account.endings % NTH == 0:
        found.some.append(end)


def after(events):
    """The table before the last of these event lines, and the last. Returns (Table, event)."""
    *before, last = map(lines.read, events.split("; "))
    table = exhaustive_auction.positions()[0]
    for event in before:
        table = table.apply(event)
    return table, last


def test_a_known_gap_is_still_one():
    for name, way in GAPS["auction"].items():
        table, last = after(way)
        with pytest.raises(Fault) as fault:
            follow(exhaustive_auction, table, Step(last, 0, 0))
        assert fault.value.name == name


def test_every_way_ends_in_a_ruling_but_for_the_known_gaps():
    account = sample().account
    assert account.faults.keys() <= GAPS["auction"].keys(), str(account)


def test_the_sample_has_every_kind_of_ruling():
    assert KINDS <= sample().cited


def test_every_auction_ends_and_nothing_stays_open():
    assert sample().account.endings and not sample().open


def told(table, act):
    """What every ruling names on each way on from ``act``, in the order in which they are tried. Returns (Account, list)."""
    account = Account()
    return account, [[ruling.cites for ruling in end.rulings] for end in follow_all(exhaustive_auction, table, act, account)]


def test_positions_of_one_kind_go_on_in_the_same_ways():
    random, alike = Random(SEED), [numbers for numbers in exhaustive_auction.kinds().values() if len(numbers) > 1]
    for numbers in random.sample(alike, ALIKE):
        one, other = (exhaustive_auction.positions()[number] for number in random.sample(numbers, 2))
        act = random.choice(exhaustive_auction.irregular_acts(one))
        account, named = told(one, act)
        same, as_named = told(other, turned(act, other.auction.turn - one.auction.turn))
        assert (account.endings, account.faults, named) == (same.endings, same.faults, as_named), (one.log, other.log, act)


def test_what_is_known_already_is_what_follows():
    for table in Random(SEED).sample(exhaustive_auction.positions(), KNOWN):
        known, acts = {}, exhaustive_auction.irregular_acts(table)
        for act in acts[::5]:
            whole, short = Account(), Account()
            list(follow_all(exhaustive_auction, table, act, whole))
            list(follow_all(exhaustive_auction, table, act, short, known=known))
            assert (whole.endings, whole.faults) == (short.endings, short.faults), (table.log, act)
        assert known


def test_turning_the_seats_turns_the_ruling():
    for number, end in enumerate(sample().some):
        by = number % 3 + 1
        other = Table.begin(turned_setup(end.setup, by))
        for event in end.log:
            other = other.apply(turned(event, by))
        assert turned(state(end)[3:], by) == turned(state(other)[3:], 0), "; ".join(map(lines.write, end.log))
        assert turned(facts(end), by) == turned(facts(other), 0), "; ".join(map(lines.write, end.log))
