"""Endings to divide, and how long that takes: no other program is needed, so that it runs in a web page, too."""
from random import Random
from time import perf_counter

from lawkit.claims import Cards, best, stands, worst
from lawkit.play import Play
from lawkit.terms import CARDS, NS, SEATS, SUIT_MASKS, SUITS, Contract, Denomination, S, cards_in, mask_of

SEED = 2017


def play_of(hands, random, leaders=SEATS):
    """The ending of four lists of cards, S declarer, trumps and leader by chance. Returns Play."""
    contract = Contract(1, random.choice(list(Denomination)), 0, S)
    return Play(contract, tuple(map(mask_of, hands)), (0,) * 4, (), (), random.choice(leaders), (13 - len(hands[0]), 0))


def by_chance(random, size):
    """Random cards for everybody. Returns Play."""
    deal = random.sample(CARDS, 4 * size)
    return play_of([deal[seat::4] for seat in SEATS], random)


def strong(random, size, spread, declarer=False):
    """Random cards, of which N and S have the higher ones but for chance, the more so the smaller ``spread``; N or S leads.

    With ``declarer`` they are rather with S. Returns Play.
    """
    deal = sorted(random.sample(CARDS, 4 * size), key=lambda card: random.gauss(0, spread) - card.rank)
    ours, theirs = deal[:2 * size], deal[2 * size:]
    random.shuffle(theirs)
    if not declarer:
        random.shuffle(ours)
    return play_of((ours[size:], theirs[size:], ours[:size], theirs[:size]), random, (S,) if declarer else NS.seats)


def all_tricks_at_double_dummy(random, size):
    """An ending in which N and S make all tricks if everybody plays best: many would claim. Returns Play."""
    while True:
        play = strong(random, size, 2.5)
        if best(play, NS).tricks == size:
            return play


def all_tricks_on_every_line(random, size):
    """An ending in which every normal line gives N and S all tricks: the claim is sound. Returns Play."""
    while True:
        play = strong(random, size, 1.2)
        if stands(play, NS, size):
            return play


def with_all_stated(random, size):
    """An ending with a line for declarer's hand, trumps first and every suit from the top. Returns (Play, plan)."""
    play = strong(random, size, 0.6, declarer=True)
    trump, hand = play.contract.trump, play.hands[S]
    suits = sorted(SUITS, key=lambda suit: (suit != trump, -(hand & SUIT_MASKS[suit]).bit_count()))
    return play, Cards(tuple(card for suit in suits for card in cards_in(hand & SUIT_MASKS[suit])), trump)


def some(make, size, number):
    """``number`` endings with ``size`` cards each, the same ones every time. Returns list."""
    random = Random(SEED)
    return [make(random, size) for _ in range(number)]


def times(plays, clock=perf_counter, **asked):
    """The seconds that the worst normal line of each of ``plays`` takes. Returns sorted list[float]."""
    found = []
    for play in plays:
        start = clock()
        worst(play, NS, **asked)
        found.append(clock() - start)
    return sorted(found)


def slowest_but_few(times):
    """The 95th percentile of a sorted list. Returns float."""
    return times[int(0.95 * len(times))]
