"""Claims divided by every normal line, against endplay's solve with three cards left; and the own solver against endplay's."""
from time import process_time

from lawkit.claims import best
from lawkit.terms import NS, cards_in

from . import endings
from .race import TIME, Race, clocked
from .rulings import solves

ENDINGS, MANY = 40, 80
GOAL, SOLVER = 1000, {6: 40, 8: 200}


def slowest(make, size):
    """A round: the time within which 95 of 100 endings are divided. Returns a function to seconds."""
    plays = endings.some(make, size, ENDINGS)
    return lambda: endings.slowest_but_few(endings.times(plays, process_time))


def stated(size):
    """The same with a line for declarer's whole hand."""
    pairs = endings.some(endings.with_all_stated, size, ENDINGS)
    return lambda: endings.slowest_but_few(sorted(endings.times([play], process_time, plan=plan)[0] for play, plan in pairs))


def solver(size):
    """Rounds of the own solver and of endplay's on the same endings."""
    from endplay.dds import solve_board
    from endplay.types import Deal, Denom, Player

    def deal(play):
        hands = (".".join("".join("23456789TJQKA"[card.rank] for card in cards_in(hand) if card.suit == suit) for suit in (3, 2, 1, 0))
                 for hand in play.hands)
        found = Deal("N:" + " ".join(hands))
        found.trump = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)[play.contract.denomination]
        found.first = Player(play.turn)
        return found

    plays = endings.some(endings.by_chance, size, MANY)
    deals = list(map(deal, plays))
    return clocked(lambda: len([best(play, NS) for play in plays])), clocked(lambda: len(list(map(solve_board, deals))))


DIVIDED = ((f"{title}, {size} cards each: 95 of 100 within", lambda make=make, size=size: (slowest(make, size), solves()))
           for title, make in (("random endings", endings.by_chance), ("claims that best play makes", endings.all_tricks_at_double_dummy),
                               ("sound claims", endings.all_tricks_on_every_line)) for size in (7, 8))
RACES = tuple(Race(title, "endplay", prepare, TIME, GOAL) for title, prepare in DIVIDED)
RACES += (Race("stated lines, 12 cards each: 95 of 100 within", "endplay", lambda: (stated(12), solves()), TIME, GOAL),)
RACES += tuple(Race(f"best play, {size} cards each, endplay's solve of the same", "endplay", lambda size=size: solver(size), TIME, goal)
               for size, goal in SOLVER.items())
