"""What a claim gives on the worst of all normal lines of play, and that line (70A)."""
from typing import NamedTuple

from ..play import trick_winner
from ..terms import SEATS, NotComputed, value
from .deals import without
from .normal import BEST, CARELESS
from .plans import FREE
from .search import NEXT, NOBODY, Search

MOST_CARDS = 8
BUDGET = 60_000
PATIENCE = 512


@value
class Worst(NamedTuple):
    """What the worst normal line leaves.

    ``tricks`` of the side, None where only bounds are known: then ``exact`` is False, and they are ``least`` at least and
    ``most`` at most; ``line``: the (seat, card) pairs of one line that gives ``most``; ``considered``: how many positions between
    two tricks were looked at.
    """

    tricks: int
    line: tuple
    considered: int
    exact: bool
    least: int
    most: int


def worst(play, side, plan=FREE, normal=CARELESS, claimer=None, partner=None, budget=BUDGET, progress=None):
    """The fewest tricks that ``side`` takes from ``play`` on, over all normal lines.

    The side plays any card that ``plan`` allows and ``normal``, a Level, does not exclude; the other side plays any lawful
    card, whatever costs the claim most. For a defender's claim (70D2) ``claimer`` is the Seat that the plan binds, and
    ``partner`` the Level at which the other hand chooses (default ``normal``). With more than MOST_CARDS each the search
    ends with bounds once it has looked at ``budget`` positions. ``progress(considered, least, most)`` is called now and then.

    Returns Worst; raises NotComputed where a card that is left is not known.
    """
    return Work(play, lines(play, side, plan, normal, claimer, partner), progress).answer(budget)


def stands(play, side, tricks, plan=FREE, normal=CARELESS, claimer=None, partner=None, budget=BUDGET):
    """Whether ``side`` takes ``tricks`` from ``play`` on along every normal line; the arguments are those of ``worst``.

    Returns bool, None where too many positions would have to be looked at; raises NotComputed where a card that is left is
    not known.
    """
    return Work(play, lines(play, side, plan, normal, claimer, partner), None).gives(tricks, budget)


def lines(play, side, plan, normal, claimer, partner):
    """Returns Search."""
    levels = [None] * 4
    for seat in side.seats:
        levels[seat] = normal if partner is None or seat == claimer else partner
    return Search(play.contract.trump, side, levels, plan, side.seats if claimer is None else (claimer,))


def best(play, side, exposed=NOBODY, budget=BUDGET, progress=None):
    """The tricks that ``side`` takes from ``play`` on when all hands are seen and both sides play their best.

    Cards of the others in ``exposed``, four masks, are played as soon as that is lawful, and ``side`` picks the lead of the
    partner of one. ``budget`` and ``progress`` are those of ``worst``. Returns Worst, whose line is one of best play; raises
    NotComputed where a card that is left is not known.
    """
    return Work(play, best_play(play.contract.trump, side, exposed), progress).answer(budget)


def best_play(trump, side, exposed=NOBODY):
    """The search of `best`, which remembers what it has worked out. Returns Search."""
    return Search(trump, side, [BEST if seat.side == side else None for seat in SEATS], FREE, (), exposed)


def tricks(play, search):
    """What the side of ``search`` takes from ``play`` on. Returns int; raises NotComputed where a card that is left is not known."""
    return Work(play, search, None).settled()


def known(play):
    """Whether every card that is left is known, and each lies in its hand or in the trick in progress. Returns bool."""
    played = dict(play.trick)
    return not (play.owed or play.empty or play.ahead) and all(hand.bit_count() == play.left - (seat in played) for seat, hand in enumerate(play.hands))


class OutOfBudget(Exception):
    """As many positions were looked at as were allowed."""


class Work:
    """A search from one play: the bounds it has reached, ``least`` and ``most``."""

    def __init__(self, play, search, progress):
        if not known(play):
            raise NotComputed("70A", "not all cards that are left are known")
        hands = list(play.hands)
        for seat, card in play.trick:
            hands[seat] |= 1 << card
        self.start = tuple(hands), play.trick, play.turn, search.plan.start
        self.search, self.progress = search, progress
        self.least, self.most, self.allowed = 0, play.left, None
        search.watch = self.watch

    def watch(self):
        considered = len(self.search.known)
        if self.progress:
            self.progress(considered, self.least, self.most)
        if self.allowed is not None and considered > self.allowed:
            raise OutOfBudget

    def settled(self):
        """The tricks, once both bounds are the same. Returns int."""
        while self.least < self.most:
            self.ask(self.most, None)
        return self.most

    def gives(self, tricks, budget):
        """Whether every line gives ``tricks``. Returns bool, None where the budget does not suffice."""
        return self.least >= tricks if self.ask(tricks, budget) else None

    def answer(self, budget):
        """Half of the budget is for lines that cost more, the rest for what no line can cost. Returns Worst."""
        while self.least < self.most and self.ask(self.most, budget // 2):
            pass
        while self.least < self.most and self.ask(self.least + 1, budget):
            pass
        exact = self.least == self.most
        return Worst(self.most if exact else None, tuple(self.line()), len(self.search.known), exact, self.least, self.most)

    def ask(self, need, allowed):
        """Ask whether every line gives ``need`` tricks. Returns bool, whether the positions ``allowed`` sufficed for an answer."""
        self.allowed = allowed if self.start[0][0].bit_count() > MOST_CARDS else None
        try:
            found = self.search.from_trick(*self.start, need)
        except OutOfBudget:
            return False
        if found >= need:
            self.least = max(self.least, found)
        else:
            self.most = min(self.most, found)
        return True

    # -- cards by name

    def line(self):
        """A line on which the side takes the ``most`` tricks that it can on the worst one. Yields (Seat, Card)."""
        at, need = self.start, self.most
        while at[0][at[2]]:
            card = self.card(at, need)
            yield at[2], card
            at, mine = self.after(*at, card)
            need -= mine

    def card(self, at, need):
        """A card with which a line can go on from there that gives ``need``. Returns Card."""
        patience, search = PATIENCE, self.search
        picks = search.picks(at[0], at[1], at[2])
        while True:
            for card in search.choices(*at):
                after, mine = self.after(*at, card)
                self.allowed = len(search.known) + patience
                try:
                    if picks and search.from_trick(*after, need - mine) >= need - mine:
                        return card
                    if not picks and search.from_trick(*after, need - mine + 1) <= need - mine:
                        return card
                except OutOfBudget:
                    pass
            patience *= 4

    def after(self, hands, trick, turn, step, card):
        """The position after ``card``, and whether the side has taken the trick. Returns (tuple, bool)."""
        search = self.search
        if step is not None:
            step = search.plan.after(step, without(hands, trick), trick, turn, card)
        trick = *trick, (turn, card)
        if len(trick) < 4:
            return (hands, trick, NEXT[turn], step), False
        winner = trick_winner(trick, search.trump)
        return (without(hands, trick), (), winner, step), winner & 1 == search.side
