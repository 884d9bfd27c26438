"""The search through every normal line of play: against every line card by card, against endplay, and against published rulings."""
from random import Random

import pytest

from every_line import careful_enough, differences, double_dummy, ending, fewest, lawful
from lawkit.claims import ANY, BEST, CARELESS, FREE, Cards, best, worst
from lawkit.play import Play, trick_winner
from lawkit.terms import EW, NS, SEATS, SIDES, Card, Contract, Denomination, E, N, S, W, cards_in, mask_of
from random_boards import SEED

ENDINGS = 2000


def cards(text):
    return tuple(map(Card, text.split()))


def left(hands, denomination, turn, *played):
    """The play of ``hands`` as case files write them, S declarer; ``played`` are (seat, card) pairs to the trick. Returns Play."""
    masks = tuple(mask_of(Card(suit + rank) for suit, ranks in zip("SHDC", hands[seat].split(".")) for rank in ranks) for seat in "NESW")
    before = 13 - max(mask.bit_count() for mask in masks)
    return Play(Contract(1, Denomination[denomination], 0, S), masks, (0,) * 4, (), tuple((seat, Card(card)) for seat, card in played), turn,
                (before, 0))


# -- against other programs

def test_the_search_equals_every_line_card_by_card():
    assert next(differences(ENDINGS, SEED), None) is None


def test_best_play_equals_endplay():
    random = Random(SEED)
    for _ in range(ENDINGS):
        play, side = ending(random, random.randint(1, 6)), random.choice(SIDES)
        assert best(play, side).tricks == double_dummy(play, side)


@pytest.mark.parametrize("level", (ANY, CARELESS))
def test_a_plan_equals_every_line_that_follows_it(level):
    random, bent = Random(SEED), 0
    for _ in range(200):
        play, claimer = ending(random, random.choice((2, 3)), random.randrange(4)), random.choice(SEATS)
        held = cards_in(play.hands[claimer] | play.hands[claimer.partner])
        plan = Cards(tuple(random.sample(held, min(2, len(held)))), play.contract.trump)
        normal, side = careful_enough if level is CARELESS else None, claimer.side
        assert worst(play, side, plan, level).tricks == fewest(play, side, normal, plan, side.seats)
        assert worst(play, side, plan, level, claimer).tricks == fewest(play, side, normal, plan, (claimer,))
        wise = worst(play, side, plan, level, claimer, BEST).tricks
        assert wise == fewest(play, side, normal, plan, (claimer,), (claimer.partner,))
        bent += wise != worst(play, side, plan, level).tricks
    assert bent > 10


# -- the line that costs the most

def follow(play, side, line, level, plan=FREE):
    """The tricks that ``side`` takes on ``line``, each card of which must be lawful and, for the side, normal and as planned."""
    step, taken, trick, start = plan.start, 0, play.trick, play.hands
    hands = play.hands
    start = tuple(hand | mask_of(card for seat, card in trick if seat == owner) for owner, hand in enumerate(hands))
    turn = play.turn
    for seat, card in line:
        assert seat == turn
        mask = mask_of(lawful(hands[turn], trick))
        if seat.side == side:
            if step is not None:
                mask = plan.allowed(step, hands, trick, turn, mask)
            mask = level.normal(start, trick, turn, mask, play.contract.trump)
        assert mask >> card & 1
        if step is not None:
            step = plan.after(step, hands, trick, turn, card)
        hands, trick, turn = tuple(hand & ~(1 << card) for hand in hands), (*trick, (seat, card)), turn.lho
        if len(trick) == 4:
            turn = trick_winner(trick, play.contract.trump)
            taken, trick, start = taken + (turn.side == side), (), hands
    assert not any(hands)
    return taken


@pytest.mark.parametrize("level", (ANY, CARELESS, CARELESS.top_down, BEST), ids=lambda level: level.name)
def test_the_line_can_be_played_and_gives_what_is_said(level):
    random = Random(SEED)
    for _ in range(100):
        play, side = ending(random, random.randint(1, 6), random.randrange(4)), random.choice(SIDES)
        plan = random.choice((FREE, Cards(cards_in(play.hands[side])[:2], play.contract.trump)))
        found = worst(play, side, plan, level)
        assert follow(play, side, found.line, level, plan) == found.tricks == found.least == found.most


# -- published rulings

J_SIX = left({"N": ".J6..", "E": ".9..A", "S": "..K.Q", "W": "..7.9"}, "S", N)
RUFFS = left({"N": ".32..", "E": "..5.K", "S": "...9", "W": "6...3"}, "S", W, (S, "HA"))
RUFF_AND_CLUB = Cards(cards("S6 C3"), Denomination.S)
THROW_IN = left({"N": "KQJ8.Q6.85.KT6", "E": ".85.JT963.9842", "S": "T643.K7.AQ.AJ5", "W": "7.T94.K742.Q73"}, "S", S)


@pytest.mark.parametrize("level", (ANY, CARELESS), ids=lambda level: level.name)
@pytest.mark.parametrize("tricks, play, side, asked", [
    (0, left({"N": "3..3.3", "E": "4..5.4", "S": ".2.AK.", "W": ".Q..AK"}, "H", S), NS, {}),
    (1, left({"N": ".J.975.", "E": ".5.JT8.", "S": "K98...3", "W": "Q74...2"}, "NT", E), NS, {"claimer": N}),
    (0, J_SIX, NS, {}),
    (3, left({"N": "32..2.2", "E": "54.2..3", "S": ".AKQ.A.", "W": "JT..K.9"}, "H", W), NS, {}),
    (6, left({"N": ".32.32.32", "E": "2..87654.", "S": "AKQ.A.AK.", "W": ".KQJ..KQJ"}, "S", S), NS, {"plan": Cards(cards("SA"))}),
    (3, left({"N": ".2.2.2", "E": "2.3.3.", "S": "AKQ...", "W": ".4.4.4"}, "S", S), NS, {}),
    (2, left({"N": "32.A..", "E": "K7.3..", "S": "AQ.2..", "W": "98..K."}, "NT", N), NS, {}),
    (1, RUFFS, EW, {"plan": RUFF_AND_CLUB, "claimer": W}),
    (2, RUFFS, EW, {"plan": RUFF_AND_CLUB, "claimer": W, "partner": BEST}),
])
def test_a_published_ruling(tricks, play, side, asked, level):
    assert worst(play, side, normal=level, **asked).tricks == tricks


@pytest.mark.law("70E2")
def test_from_the_top_down():
    assert worst(J_SIX, NS, normal=CARELESS.top_down).tricks == 2


@pytest.mark.law("70E1")
def test_a_throw_in_with_a_trump_out_and_a_guess_to_make():
    """Nine of eleven: the trick that was to be lost, and the queen of clubs. Twelve tricks are there at double dummy."""
    found = worst(THROW_IN, NS, Cards(cards("HK HQ DA DQ")))
    assert found.tricks == 9 and follow(THROW_IN, NS, found.line, CARELESS, Cards(cards("HK HQ DA DQ"))) == 9
    assert [card for seat, card in found.line[:16] if card in cards("HK HQ DA DQ DK")] == list(cards("HK HQ DA DQ DK"))
    assert best(THROW_IN, NS).tricks == 10
