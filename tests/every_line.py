"""Every line of play from an ending, card by card, with nothing remembered but what a position gives: to check the search by.

    python tests/every_line.py --endings 100000 --seed 1

compares more endings than the tests do, and ends with exit code 1 at the first difference.
"""
import argparse
import sys
from functools import cache
from random import Random

from endplay.dds import solve_board
from endplay.types import Deal, Denom, Player

from lawkit.claims import ANY, CARELESS, best, worst
from lawkit.play import Play, trick_winner
from lawkit.terms import CARDS, RANKS, SEATS, SIDES, Contract, Denomination, cards_in, mask_of


def ending(random, size, trick=0):
    """A play with ``size`` random cards each, of which ``trick`` have been played to a trick lawfully. Returns Play."""
    deal = random.sample(CARDS, 4 * size)
    contract = Contract(1, random.choice(list(Denomination)), 0, random.choice(SEATS))
    play = Play(contract, tuple(mask_of(deal[seat::4]) for seat in SEATS), (0,) * 4, (), (), random.choice(SEATS), (13 - size, 0))
    for _ in range(trick):
        play = play.after(play.turn, random.choice(lawful(play.hands[play.turn], play.trick)))
    return play


def lawful(hand, trick):
    """The cards of the mask ``hand`` that may be played to ``trick``. Returns list[Card]."""
    held = list(cards_in(hand))
    return [card for card in held if trick and card.suit == trick[0][1].suit] or held


def fewest(play, side, normal=None, plan=None, bound=(), wise=()):
    """The tricks that ``side`` takes on its worst line; the seats ``wise`` pick what is best for it instead.

    ``normal(hands, trick, turn, cards, trump)`` picks the normal ones of the side's cards, ``hands`` as the trick began;
    ``plan`` binds the seats ``bound``. Returns int.
    """
    trump = play.contract.trump

    @cache
    def search(hands, trick, turn, step):
        if not hands[turn]:
            return 0
        cards = lawful(hands[turn], trick)
        if step is not None and turn in bound:
            cards = cards_in(plan.allowed(step, hands, trick, turn, mask_of(cards)))
        if normal and turn.side == side and turn not in wise:
            cards = normal([hand | mask_of(card for seat, card in trick if seat == owner) for owner, hand in enumerate(hands)],
                           trick, turn, cards, trump)
        return (max if turn in wise else min)(after(hands, trick, turn, step, card) for card in cards)

    def after(hands, trick, turn, step, card):
        if step is not None:
            step = plan.after(step, hands, trick, turn, card)
        rest = tuple(hand & ~(1 << card) for hand in hands)
        laid = *trick, (turn, card)
        if len(laid) < 4:
            return search(rest, laid, turn.lho, step)
        winner = trick_winner(laid, trump)
        return (winner.side == side) + search(rest, (), winner, step)

    return search(play.hands, play.trick, play.turn, plan.start if plan else None)


def careful_enough(hands, trick, turn, cards, trump):
    """What is normal at the level `careless`, told card by card. Returns list[Card]."""
    mine, partners, after = (list(cards_in(hands[seat])) for seat in (turn, turn.partner, turn.lho))
    theirs = list(cards_in(hands[turn.lho] | hands[turn.rho]))

    def held(some, suit):
        return [card for card in some if card.suit == suit]

    if not trick:
        idle = held(partners, trump) and not held(theirs, trump)
        return [card for card in cards if not (idle and card.suit == trump)] or cards

    led, last = trick[0][1].suit, len(trick) == 3
    leading = trick_winner(trick, trump)
    top = dict(trick)[leading]
    ours = leading == turn.partner

    def wins(card):
        return trick_winner((*trick, (turn, card)), trump) == turn

    def is_sure(card):
        if last:
            return True
        ruffs = [] if held(after, led) else held(after, trump)
        if card.suit == led:
            return not ruffs and card > max(held(theirs, led), default=-1)
        return card.suit == trump and card > max(ruffs, default=-1)

    def partner_will_win():
        if held(partners, led):
            return any(card > max(held(theirs, led), default=-1) and card > top for card in held(partners, led)) and top.suit == led
        return bool(held(partners, trump))

    kept = ours and is_sure(top)
    must_win = not ours and any(wins(card) and is_sure(card) for card in cards) and not (len(trick) == 1 and partner_will_win())

    def is_normal(card):
        if must_win and not wins(card):
            return False
        trying = wins(card) and not kept
        if not trying and any(each < card for each in held(cards, card.suit) if kept or not wins(each)):
            return False
        return trying or card.suit != trump or bool(held(cards, led))

    return [card for card in cards if is_normal(card)] or cards


def double_dummy(play, side):
    """The tricks of ``side`` as endplay counts them, from the start of a trick. Returns int."""
    def holding(hand):
        return ".".join("".join(RANKS[card.rank] for card in cards_in(hand) if card.suit == suit) for suit in (3, 2, 1, 0))
    deal = Deal("N:" + " ".join(map(holding, play.hands)))
    deal.trump = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)[play.contract.denomination]
    deal.first = Player(play.turn)
    taken = max(tricks for _, tricks in solve_board(deal))
    return taken if play.turn.side == side else play.left - taken


def differences(endings, seed, sizes=(2, 3)):
    """Compare the search with every line. Yields (name, Play, Side, found, true) for what differs."""
    random = Random(seed)
    for _ in range(endings):
        play, side = ending(random, random.choice(sizes), random.randrange(4)), random.choice(SIDES)
        for name, found, true in (("any", worst(play, side, normal=ANY), fewest(play, side)),
                                  ("careless", worst(play, side, normal=CARELESS), fewest(play, side, careful_enough)),
                                  ("best", best(play, side), fewest(play, side, wise=side.seats))):
            if found.tricks != true:
                yield name, play, side, found, true


def main():
    """Returns the exit code, an int."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--endings", type=int, default=5000)
    options.add_argument("--seed", type=int, default=70)
    asked = options.parse_args()
    for name, play, side, found, true in differences(asked.endings, asked.seed, (2, 3, 3, 4)):
        print(name, play.contract, list(map(cards_in, play.hands)), play.trick, play.turn, side, found, true)
        return 1
    random = Random(asked.seed)
    for _ in range(asked.endings):
        play, side = ending(random, random.randint(1, 8)), random.choice(SIDES)
        if best(play, side).tricks != double_dummy(play, side):
            print("double dummy", play.contract, list(map(cards_in, play.hands)), play.turn, side)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
