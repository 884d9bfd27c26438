"""Plans: what a stated line of play asks of the hands that it binds, one card at a time.

A plan is a small hashable value with four members. ``start`` is its first step; ``allowed(step, hands, trick, turn, lawful)``
gives the mask of those ``lawful`` cards that it lets the hand on turn play, never an empty one: a step that cannot be taken
leaves all of them open; ``after(step, hands, trick, turn, card)`` is the step after ``card``, asked for the cards of all four
hands (``hands`` and ``trick`` as they were before it); a step of None says nothing more. ``named`` is the mask of the cards
that it knows by name: all others it tells apart only by who holds them and which of those in play is higher.
"""
from typing import NamedTuple

from ..terms import SUIT_MASKS, mask_of, value


@value
class Free(NamedTuple):
    """No line was stated: everything is open."""

    @property
    def start(self):
        """None: there is nothing to say."""
        return None

    @property
    def named(self):
        """int: no card."""
        return 0

    def allowed(self, step, hands, trick, turn, lawful):
        """Returns int, the mask ``lawful``."""
        return lawful

    def after(self, step, hands, trick, turn, card):
        """Returns None."""
        return None


FREE = Free()


@value
class Cards(NamedTuple):
    """The cards of ``line``, one to a trick, in this order, whichever hand of the side holds them.

    The hand on lead leads the next of them, or a card of that suit to it. To a trick that others lead it is played where it
    follows suit or ruffs; it is not thrown away. A card that is yet to come is kept while another can be played.
    """

    line: tuple
    trump: int = None

    @property
    def start(self):
        """tuple[Card, ...]: the cards that are still to come, None without any."""
        return self.line or None

    @property
    def named(self):
        """int: the cards of the line."""
        return mask_of(self.line)

    def allowed(self, step, hands, trick, turn, lawful):
        """Returns int: the next card where it is due, else cards that lead to it or that are not of the line, else all."""
        card, others = step[0], lawful & ~mask_of(step)
        if trick and any(played in self.line for _, played in trick):
            return others or lawful
        if not trick:
            return lawful & 1 << card or others & self.towards(card, hands[turn ^ 2]) or others or lawful
        due = card.suit in (trick[0][1].suit, self.trump)
        return due and lawful & 1 << card or others or lawful

    def towards(self, card, partner):
        """The suit of ``card`` where the partner holds it. Returns int."""
        return SUIT_MASKS[card.suit] if partner >> card & 1 else 0

    def after(self, step, hands, trick, turn, card):
        """Returns tuple[Card, ...] | None, the cards that are still to come."""
        return tuple(each for each in step if each != card) or None if card in step else step
