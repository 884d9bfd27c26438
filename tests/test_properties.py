"""What holds on every board, lawful or not: random boards with irregular acts and random answers to what is asked."""
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import random_boards
from invariants import INVARIANTS
from lawkit import Table
from lawkit.notation import lines
from lawkit.table import CLEAR
from states import facts, state, turned, turned_setup

LAWFUL, IRREGULAR = 200, 160
KINDS = pytest.mark.parametrize("kind", ["lawful", pytest.param("irregular", marks=pytest.mark.slow)])


@cache
def boards(kind):
    """The same boards of one kind for every test. Returns list of lists of tables."""
    random = Random(2017)
    if kind == "lawful":
        return [list(random_boards.lawful_board(random)) for _ in range(LAWFUL)]
    return [list(random_boards.irregular_board(chance, share)) for chance in (random, Random(random_boards.SEED))
            for share in (0.05, 0.05, 0.05, 0.2) for _ in range(IRREGULAR // 4)]


def told(table):
    """How a table came about, for a failing test. Returns str."""
    return f"{table.setup.board}, {table.setup.deal.known}: " + "; ".join(map(lines.write, table.log))


def holds(what, table):
    """Fails with the story of ``table`` unless ``what`` is true. The values that differ would fill a book."""
    if not what:
        pytest.fail(told(table))


# -- lawful boards

def test_a_lawful_board_has_no_rulings_no_duties_and_no_breaches():
    for table in (table for board in boards("lawful") for table in board):
        holds(table.docket is CLEAR, table)
        holds(table.parent is None or table.rules.verdict(table.parent, table.event).lawful, table)
    for board in boards("lawful"):
        assert board[-1].over and board[-1].cited == frozenset()


# -- all boards

@pytest.mark.parametrize("invariant", INVARIANTS, ids=lambda invariant: invariant.__name__)
@KINDS
def test_every_invariant_holds(kind, invariant):
    for board in boards(kind):
        for table in invariant(board):
            pytest.fail(told(table))


# -- the seats turned

@pytest.mark.parametrize("by", [1, 2, 3])
@KINDS
def test_turning_the_table_turns_every_fact_and_ruling(kind, by):
    for board in boards(kind)[by::5]:
        table = Table.begin(turned_setup(board[0].setup, by))
        for before in board[1:]:
            table = table.apply(turned(before.event, by))
            holds(turned(state(before)[3], by) == turned(state(table)[3], 0), before)
            if not before.docket.claim or before is board[-1]:
                holds(turned(facts(before), by) == turned(facts(table), 0), before)


# -- irregular boards

@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from([0.05, 0.3, 1]), st.floats(0, 1))
def test_nothing_but_impossible_and_not_computed_is_ever_raised(random, share, answered):
    for _ in random_boards.irregular_board(random, share, answered):
        pass
