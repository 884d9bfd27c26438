"""Plans: what a stated line of play asks of the hands that it binds, one card at a time.

A plan is a small hashable value with four members. ``start`` is its first step; ``allowed(step, hands, trick, turn, lawful)``
gives the mask of those ``lawful`` cards that it lets the hand on turn play, never an empty one: a step that cannot be taken
leaves all of them open; ``after(step, hands, trick, turn, card)`` is the step after ``card``, asked for the cards of all four
hands (``hands`` and ``trick`` as they were before it); a step of None says nothing more. ``named`` is the mask of the cards
that it knows by name: all others it tells apart only by who holds them and which of those in play is higher.
"""
from typing import NamedTuple

from ..terms import mask_of, value


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
    """The cards of ``line`` in this order, whichever hand holds them; the other hand of the side plays freely meanwhile.

    Between two of them the side may have to play others: to a trick that the next card is not on turn for, or where the
    next card is not lawful. The plan is over when the last one is played.
    """

    line: tuple

    @property
    def start(self):
        """tuple[Card, ...]: the cards that are still to come, None without any."""
        return self.line or None

    @property
    def named(self):
        """int: the cards of the line."""
        return mask_of(self.line)

    def allowed(self, step, hands, trick, turn, lawful):
        """Returns int, the next card where it can be played, or the lawful ones that are not of the line, or all."""
        if step is None:
            return lawful
        return lawful & 1 << step[0] or lawful & ~mask_of(step) or lawful

    def after(self, step, hands, trick, turn, card):
        """Returns tuple[Card, ...] | None, the cards that are still to come."""
        if step is None or card not in step:
            return step
        return tuple(each for each in step if each != card) or None
