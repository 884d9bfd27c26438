"""Lawful play and scores against two other programs: OpenSpiel's bridge in lock-step, endplay's scores."""
from functools import cache
from itertools import product
from random import Random

import pyspiel
import pytest
from endplay import types as endplay

import random_boards
from lawkit import Contract, lawful_calls, lawful_plays
from lawkit.facts import fact
from lawkit.scoring import score
from lawkit.terms import DENOMINATIONS, NS, SEATS, Denomination, Vulnerability, cards_in

FIRST_CALL = 52


@cache
def openspiel_game(dealer_vul, other_vul):
    return pyspiel.load_game("bridge", {"use_double_dummy_result": False, "dealer_vul": dealer_vul,
                                        "non_dealer_vul": other_vul})


def openspiel_card(card):
    return card.rank * 4 + card.suit


def dealt(table):
    """The same deal in OpenSpiel, where the dealer is always the first player. Returns its state."""
    dealer, vul = table.setup.board.dealer, table.setup.board.vul
    state = openspiel_game(vul.of(dealer.side), vul.of(dealer.side.other)).new_initial_state()
    hands = [cards_in(table.hands[(dealer + player) % 4]) for player in range(4)]
    for card in (card for four in zip(*hands) for card in four):
        state.apply_action(openspiel_card(card))
    return state


def lawful_actions(table):
    if table.play is None:
        return [FIRST_CALL + call for call in lawful_calls(table)]
    return sorted(map(openspiel_card, lawful_plays(table)))


def action(event):
    return FIRST_CALL + event.call if hasattr(event, "call") else openspiel_card(event.cards[0])


def in_lock_step(random, boards):
    """Play ``boards`` boards on both; every difference fails."""
    for _ in range(boards):
        tables = random_boards.lawful_board(random)
        table = next(tables)
        state, dealer = dealt(table), table.setup.board.dealer
        for after in tables:
            assert (state.current_player() + dealer) % 4 == player(table), table.log
            assert state.legal_actions() == lawful_actions(table), table.log
            state.apply_action(action(after.event))
            table = after
        assert state.is_terminal(), table.log
        points = fact(table, "score")["NS"]
        assert state.returns()[0] == (points if dealer.side == NS else -points), table.log


def player(table):
    """Who calls or plays: declarer for dummy, as OpenSpiel has it. Returns Seat."""
    return table.contract.declarer if table.play and table.turn == table.contract.dummy else table.turn


def test_2000_lawful_boards_in_lock_step_with_openspiel():
    in_lock_step(Random(2017), 2000)


def test_lawful_boards_of_another_seed_in_lock_step_with_openspiel():
    in_lock_step(Random(random_boards.SEED), 500)


@pytest.mark.parametrize("stake, vul", list(product(range(3), Vulnerability)))
def test_law_77_for_every_contract_and_result(stake, vul):
    penalty = endplay.Penalty(2 ** stake)
    vulnerable = {"None": endplay.Vul.none, "NS": endplay.Vul.ns, "EW": endplay.Vul.ew, "All": endplay.Vul.both}[str(vul)]
    for level, denomination, declarer, tricks in product(range(1, 8), DENOMINATIONS, SEATS, range(14)):
        other = endplay.Contract(level=level, denom=endplay.Denom(4 if denomination == Denomination.NT else 3 - denomination),
                                 declarer=endplay.Player(declarer), penalty=penalty, result=tricks - 6 - level)
        contract = Contract(level, denomination, stake, declarer)
        assert score(contract, tricks, vul.of(declarer.side)) == other.score(vulnerable), (contract, tricks)
