"""What holds on every board, lawful or not: random boards with irregular acts and random answers to what is asked."""
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import random_boards
from lawkit import Impossible, NotComputed, Table, lawful_calls, lawful_plays
from lawkit.answers import is_due
from lawkit.effects import MustPass, MustRepeat, TricksTransferred
from lawkit.events import Called
from lawkit.lawful import may_lead_over
from lawkit.laws.law58 import chooses_or_plays_to_it
from lawkit.notation import lines
from lawkit.ruling import Choice
from lawkit.table import CLEAR
from lawkit.tally import tricks, trick_sides
from lawkit.terms import CALLS, PACK, PASS, SEATS, cards_in
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


def tables(kind):
    return (table for board in boards(kind) for table in board)


def told(table):
    """How a table came about, for a failing test. Returns str."""
    return f"{table.setup.board}, {table.setup.deal.known}: " + "; ".join(map(lines.write, table.log))


def holds(what, table):
    """Fails with the story of ``table`` unless ``what`` is true. The values that differ would fill a book."""
    if not what:
        pytest.fail(told(table))


# -- lawful boards

def test_a_lawful_board_has_no_rulings_no_duties_and_no_breaches():
    for table in tables("lawful"):
        holds(table.docket is CLEAR, table)
        holds(table.parent is None or table.rules.verdict(table.parent, table.event).lawful, table)
    for board in boards("lawful"):
        assert board[-1].over and board[-1].cited == frozenset()


# -- all boards

@KINDS
def test_a_log_replayed_gives_the_same_table_at_every_event(kind):
    for board in boards(kind):
        replayed = Table.begin(board[0].setup)
        for table, event in zip(board[1:], board[-1].log, strict=True):
            replayed = replayed.apply(lines.read(lines.write(event)))
            holds(state(replayed) == state(table), table)


@KINDS
def test_what_happens_later_leaves_the_earlier_table_as_it_was(kind):
    for board in boards(kind):
        for before, after in zip(board, board[1:]):
            kept = state(before)
            holds(after.parent is before, after)
            holds(state(before.apply(after.event)) == state(after), after)
            holds(state(after.parent) == kept, after)


@KINDS
def test_every_hand_keeps_its_thirteen_cards(kind):
    for table in tables(kind):
        dealt = table.setup.deal.known
        assert sum(dealt) == PACK and all(hand.bit_count() == 13 for hand in dealt)
        held = [list(cards_in(hand)) for hand in table.hands]
        for seat, card in [play for number in range(1, 14) if table.play for play in table.play.plays_of(number)]:
            held[seat].append(card)
        for _, seat, card in table.play.surplus if table.play else ():
            held[seat].append(card)
        holds([sorted(cards, reverse=True) for cards in held] == [list(cards_in(hand)) for hand in dealt], table)


@KINDS
def test_exactly_what_is_lawful_breaks_nothing(kind):
    for table in tables(kind):
        if table.over:
            continue
        verdict, seat = table.rules.verdict, table.turn
        if table.play is None:
            allowed = {call for call in CALLS if verdict(table, Called(seat, call)).lawful}
            again = must_repeat(table, seat)
            holds(again and must_pass(table, seat) or allowed | again == set(lawful_calls(table)), table)
        else:
            allowed = [card for card in random_boards.hand(table, seat) if verdict(table, random_boards.put(table, card)).lawful]
            holds(allowed == list(lawful_plays(table)), table)


def must_repeat(table, seat):
    """The call that ``seat`` must make again, were it insufficient again (27A2, 31A1). Returns set[Call]."""
    return {duty.call for duty in table.duties if type(duty) is MustRepeat and duty.seat == seat}


def must_pass(table, seat):
    """Whether ``seat`` must pass as well (24B, 31A1): which of two duties yields to the other the Laws do not say."""
    return any(type(duty) is MustPass and duty.seat == seat for duty in table.duties)


@pytest.mark.slow
def test_nobody_acts_lawfully_out_of_turn():
    for table in tables("irregular"):
        if table.over:
            continue
        for seat in (each for each in SEATS if each != table.turn and not may_play_all_the_same(table, each)):
            held = random_boards.hand(table, seat)
            event = Called(seat, PASS) if table.play is None else random_boards.put(table, held[0], seat) if held else None
            holds(event is None or not table.rules.verdict(table, event).lawful, table)


def may_play_all_the_same(table, seat):
    """Whether an opponent's card leaves ``seat`` free to play: a lead out of turn (53B), or several cards at once (58B3)."""
    return table.play is not None and (may_lead_over(table, seat) or chooses_or_plays_to_it(table, seat))


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


@pytest.mark.slow
def test_what_a_question_offers_can_be_elected():
    for table in tables("irregular"):
        for ruling in table.rulings:
            for answer in random_boards.answers_to(ruling.question) if type(ruling.question) is Choice and is_due(table, ruling.question) else ():
                try:
                    table.apply(answer)
                except NotComputed:
                    pass
                except Impossible as error:
                    pytest.fail(f"{error}: {told(table)}; {lines.write(answer)}")


@pytest.mark.slow
def test_an_auction_can_always_be_finished():
    for table in tables("irregular"):
        holds(table.play or finished(table), table)


def finished(table, most=60):
    """``table`` when all questions are answered and everybody passes; the last table where lawkit does not compute what
    comes next; None when ``most`` acts do not end the auction.
    """
    for _ in range(most):
        if table.play or table.auction.ended:
            return table
        calls = lawful_calls(table)
        events = random_boards.answers(table) + [Called(table.turn, PASS if PASS in calls else calls[0])]
        later = next(filter(None, (tried(table, event) for event in events)), None)
        if later is None:
            return table
        table = later
    return None


def tried(table, event):
    """Returns Table, or None where ``event`` cannot happen, is not computed, or changes nothing."""
    try:
        after = table.apply(event)
    except (Impossible, NotComputed):
        return None
    return None if state(after) == state(table) else after


@pytest.mark.slow
def test_a_revoke_never_costs_more_than_its_side_won_from_then_on():
    for board in boards("irregular"):
        table = board[-1]
        if not table.over or not table.docket.moved or tricks(table) is None:
            continue
        won = trick_sides(table)
        numbers = [number for number, _ in table.docket.moved]
        holds(len(numbers) == len(set(numbers)), table)
        holds(all(won[number] != side for number, side in table.docket.moved), table)
        holds(sum(tricks(table)) == 13 and min(tricks(table)) >= 0, table)
        for ruling in table.rulings:
            for effect in ruling.effects:
                if type(effect.what) is TricksTransferred:
                    holds(least(won, effect.what) >= effect.what.count, table)


def least(won, transfer):
    """How many tricks the offending side won from the revoke trick on. Returns int."""
    return sum(side != transfer.side for number, side in won.items() if number >= transfer.first)