"""Random lawful boards from the deal to the last trick: ask what is lawful, take one of it, apply it."""
from random import Random

from lawkit import LAWS_2017, Deal, Setup, Table, by_number, lawful_calls, lawful_plays
from lawkit.events import Called, Played

from .race import SPEED, Race, clocked

BOARDS = 40
HANDS = range(0, 52, 13)


def lawkit_board(random):
    """Play one board. Returns the number of calls and cards."""
    cards = random.sample(range(52), 52)
    known = tuple(sum(1 << card for card in cards[at:at + 13]) for at in HANDS)
    table = Table.begin(Setup(LAWS_2017, by_number(1), Deal(known, (0, 0, 0, 0))))
    acts = 0
    while not table.over:
        if table.play is None:
            calls = lawful_calls(table)
            event = Called(table.turn, calls[int(random.random() * len(calls))])
        else:
            plays = lawful_plays(table)
            event = Played(table.turn, (plays[int(random.random() * len(plays))],))
        table = table.apply(event)
        acts += 1
    return acts


def openspiel_board(game, random):
    """Play one board with OpenSpiel, a Python step at a time. Returns the number of calls and cards."""
    state = game.new_initial_state()
    for card in random.sample(range(52), 52):
        state.apply_action(card)
    acts = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random.random() * len(actions))])
        acts += 1
    return acts


def rlcard_board(environment, random):
    """Play one board in RLCard's environment. Returns the number of calls and cards."""
    state, _ = environment.reset()
    acts = 0
    while not environment.is_over():
        actions = list(state["legal_actions"])
        state, _ = environment.step(actions[int(random.random() * len(actions))])
        acts += 1
    return acts


def rounds(play, boards=BOARDS):
    """A timed round of ``boards`` boards, each played by ``play(random)``; every round has new ones."""
    random = Random(2017)

    def work():
        return sum(play(random) for _ in range(boards))
    return clocked(work)


def against_openspiel():
    import pyspiel

    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    return rounds(lawkit_board), rounds(lambda random: openspiel_board(game, random), 4 * BOARDS)


def against_rlcard():
    import rlcard

    environment = rlcard.make("bridge", config={"seed": 2017})
    return rounds(lawkit_board), rounds(lambda random: rlcard_board(environment, random), BOARDS // 4)


RACES = (Race("random lawful boards, OpenSpiel driven from Python", "open-spiel", against_openspiel, SPEED, 0.2),
         Race("random lawful boards, RLCard's environment", "rlcard", against_rlcard, SPEED, 5))
