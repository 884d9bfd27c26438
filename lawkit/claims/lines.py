"""Every normal line of play from a position, and the one that costs the claimer most (70A)."""
from typing import NamedTuple

from ..play import trick_winner
from ..terms import SEATS, SUIT_MASKS, NotComputed, cards_in, value
from .normal import BEST, CARELESS
from .plans import FREE

MOST_CARDS = 8
BUDGET = 400_000
NOBODY = (0, 0, 0, 0)


@value
class Worst(NamedTuple):
    """What the worst normal line leaves: ``tricks`` of the side, None where only the bounds ``least`` and ``most`` are known
    (``exact`` is False); ``line``: (seat, card) pairs of one line that gives ``most``; ``considered``: positions looked at.
    """

    tricks: int
    line: tuple
    considered: int
    exact: bool
    least: int
    most: int


def worst(play, side, plan=FREE, normal=CARELESS, claimer=None, partner=None, budget=None, progress=None):
    """The fewest tricks that ``side`` takes from ``play`` on, over all normal lines.

    The side plays any card that ``plan`` allows and ``normal``, a Level, does not exclude; the other side plays any lawful
    card, whatever costs the claim most. For a defender's claim (70D2) ``claimer`` is the Seat that the plan binds, and
    ``partner`` the Level at which the other hand chooses (default ``normal``). With more than MOST_CARDS each the search
    ends after ``budget`` positions. ``progress(considered, least, most)`` is called now and then.

    Returns Worst; raises NotComputed for hands that are not known.
    """
    levels = [None] * 4
    for seat in side.seats:
        levels[seat] = normal if partner is None or seat == claimer else partner
    bound = side.seats if claimer is None else (claimer,)
    return Search(play, side, levels, plan, bound, progress=progress).answer(play, budget)


def best(play, side, exposed=NOBODY):
    """The tricks that ``side`` takes from ``play`` on when both sides see all hands and play their best.

    Cards of the others in ``exposed``, four masks, are played as soon as that is lawful, and ``side`` picks the lead of the
    partner of one. Returns Worst, whose line is one of best play; raises NotComputed for hands that are not known.
    """
    levels = [BEST if seat.side == side else None for seat in SEATS]
    return Search(play, side, levels, FREE, (), exposed).answer(play, None)


def known(play):
    """Whether every card that is left is known, and none is owed to an earlier trick. Returns bool."""
    played = dict(play.trick)
    return not play.owed and all(hand.bit_count() == play.left - (seat in played) for seat, hand in enumerate(play.hands))


class Search:
    """All lines from one position. What each later position gives is remembered."""

    def __init__(self, play, side, levels, plan, bound, exposed=NOBODY, progress=None):
        if not known(play):
            raise NotComputed("70A", "not all cards that are left are known")
        self.trump, self.side, self.levels, self.plan, self.exposed = play.contract.trump, side, levels, plan, exposed
        self.bound = [seat in bound for seat in SEATS]
        self.known, self.considered, self.progress = {}, 0, progress

    def answer(self, play, budget):
        """Returns Worst."""
        value, line = self.value(play.hands, play.trick, play.turn, self.plan.start)
        return Worst(value, line, self.considered, True, value, value)

    def value(self, hands, trick, turn, step):
        """The tricks of the side with ``turn`` to play, and a line that leads there. Returns (int, tuple)."""
        if not hands[turn]:
            return 0, ()
        key = hands, trick, turn, step
        if key not in self.known:
            self.considered += 1
            asked = not trick and hands[turn ^ 2] & self.exposed[turn ^ 2]
            level = self.levels[turn]
            pick = max if asked or level and level.best else min
            self.known[key] = pick((self.after(hands, trick, turn, step, card) for card in self.cards(hands, trick, turn, step)),
                                   key=lambda found: found[0])
        return self.known[key]

    def cards(self, hands, trick, turn, step):
        """The cards that the hand on turn may play. Returns tuple[Card, ...]."""
        lawful = trick and hands[turn] & SUIT_MASKS[trick[0][1] // 13] or hands[turn]
        lawful = lawful & self.exposed[turn] or lawful
        if self.bound[turn]:
            lawful = self.plan.allowed(step, hands, trick, turn, lawful)
        if self.levels[turn]:
            lawful = self.levels[turn].normal(hands, trick, turn, lawful, self.trump)
        return cards_in(lawful)

    def after(self, hands, trick, turn, step, card):
        """The same after ``card`` of ``turn``. Returns (int, tuple)."""
        step = self.plan.after(step, hands, trick, turn, card)
        hands = hands[:turn] + (hands[turn] ^ 1 << card,) + hands[turn + 1:]
        laid, mine = trick + ((turn, card),), 0
        turn, trick = SEATS[(turn + 1) % 4], laid
        if len(laid) == 4:
            turn, trick = trick_winner(laid, self.trump), ()
            mine = turn & 1 == self.side
        value, line = self.value(hands, trick, turn, step)
        return value + mine, laid[-1:] + line
