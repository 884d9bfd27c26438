"""Whether a trump of the other side can take a trick at all, in some normal line (70C3)."""
from ..play import trick_winner
from ..terms import SEATS, SUIT_MASKS, cards_in
from .deals import HAND, deal_of, one_of_each, without

BUDGET = 1_500


def captures(play, side, level, plan, bound, holders):
    """Whether one of the trumps that the ``holders`` of the other side have takes a trick in some line: ``side`` plays as ``plan`` binds the seats in
    ``bound`` and as ``level`` lets it, the other side plays anything.

    Returns bool, or None where the positions are too many to look at.
    """
    hands = list(play.hands)
    for seat, card in play.trick:
        hands[seat] |= 1 << card
    try:
        return Captures(play.contract.trump, side, level, plan, bound, holders).within(tuple(hands), play.trick, play.turn, plan.start)
    except TooMany:
        return None


class TooMany(Exception):
    """More positions than the budget."""


class Captures:
    """All lines from one position, until one is found in which one of ``holders`` takes a trick with a trump."""

    def __init__(self, trump, side, level, plan, bound, holders):
        self.trump, self.side, self.level, self.plan, self.bound, self.holders = trump, side, level, plan, bound, holders
        self.without = set()

    def from_lead(self, hands, turn, step):
        """Whether there is a line when ``turn`` leads. Returns bool."""
        if not any(hands[seat] & SUIT_MASKS[self.trump] for seat in self.holders):
            return False
        named = 0 if step is None else self.plan.named & (hands[0] | hands[1] | hands[2] | hands[3])
        key = turn, step, deal_of(hands, named), named
        if key in self.without:
            return False
        if len(self.without) > BUDGET:
            raise TooMany
        found = self.within(hands, (), turn, step)
        if not found:
            self.without.add(key)
        return found

    def within(self, hands, trick, turn, step):
        """The same with ``turn`` to play to ``trick``; ``hands`` are those at its start. Returns bool."""
        for card in self.cards(hands, trick, turn, step):
            later = None if step is None else self.plan.after(step, without(hands, trick), trick, turn, card)
            laid = (*trick, (turn, card))
            if self.complete(hands, laid, later) if len(laid) == 4 else self.within(hands, laid, SEATS[(turn + 1) % 4], later):
                return True
        return False

    def complete(self, hands, trick, step):
        """The same when ``trick`` is complete. Returns bool."""
        winner = trick_winner(trick, self.trump)
        if winner in self.holders and dict(trick)[winner] // 13 == self.trump:
            return True
        left = without(hands, trick)
        return bool(left[winner]) and self.from_lead(left, winner, step)

    def cards(self, hands, trick, turn, step):
        """One card of each sequence that ``turn`` may play. Returns tuple[Card, ...]."""
        cards = trick and hands[turn] & SUIT_MASKS[trick[0][1] // 13] or hands[turn]
        if step is not None and turn in self.bound:
            cards = self.plan.allowed(step, without(hands, trick), trick, turn, cards)
        cards = one_of_each(cards, HAND & ~(hands[0] | hands[1] | hands[2] | hands[3]), self.plan.named)
        return cards_in(self.level.normal(hands, trick, turn, cards, self.trump) if turn & 1 == self.side else cards)
