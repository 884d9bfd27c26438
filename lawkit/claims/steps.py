"""A plan of several steps, each of which says what is led and what is played to a trick until it is done.

A step is a small value with four members: ``over(hands, turn)``, whether ``turn``, on lead, has nothing left to do in it;
``lead(hands, turn, lawful)`` and ``follow(hands, trick, turn, lawful)``, the mask of the cards that it asks for, 0 for any;
``done(trick, turn, card)``, whether ``card`` of ``turn``, laid on ``trick``, has fulfilled it (once, of ``times``).
"""
from typing import NamedTuple

from ..terms import SUIT_MASKS, Card, Denomination, Seat, value


@value
class Steps(NamedTuple):
    """The ``steps``, one after the other, for the hands of ``seats``; one that cannot be taken any more is left out.

    A card that is ``named`` anywhere in them is not thrown away before its step while another can be played.
    """

    steps: tuple
    seats: tuple[Seat, ...]
    named: int = 0

    @property
    def start(self):
        """tuple[int, int] | None: the first step, which has not been taken yet."""
        return (0, 0) if self.steps else None

    def allowed(self, step, hands, trick, turn, lawful):
        """Returns int, the mask of the cards that the step at ``step`` asks for, all where it asks for none of them."""
        at = self.current(step, hands, trick, turn)
        if at is None:
            return lawful
        now = self.steps[at[0]]
        if not trick:
            return lawful & now.lead(hands, turn, lawful) or lawful
        if any(self.named >> played & 1 for _, played in trick):
            lawful = lawful & ~self.named or lawful
            if type(now) is Named:
                return lawful
        asked = lawful & now.follow(hands, trick, turn, lawful) or lawful
        return asked & ~self.named or asked

    def after(self, step, hands, trick, turn, card):
        """Returns tuple[int, int] | None, the step after ``card``."""
        at = self.current(step, hands, trick, turn)
        if at is None or turn not in self.seats or not self.steps[at[0]].done(trick, turn, card):
            return at
        number, times = at[0], at[1] + 1
        if times < getattr(self.steps[number], "times", 1):
            return number, times
        return (number + 1, 0) if number + 1 < len(self.steps) else None

    def current(self, step, hands, trick, turn):
        """``step``, or the next one that can be taken, when one of the hands is on lead. Returns tuple[int, int] | None."""
        if step is None or trick or turn not in self.seats:
            return step
        for number in range(step[0], len(self.steps)):
            if not self.steps[number].over(hands, turn):
                return step if number == step[0] else (number, 0)
        return None


ROUNDS = 13


@value
class Suit(NamedTuple):
    """Leads of ``suit``, ``times`` often at most: any card of it, or the highest first (``top``)."""

    suit: Denomination
    top: bool = False
    times: int = ROUNDS

    def over(self, hands, turn):
        return not hands[turn] & SUIT_MASKS[self.suit]

    def lead(self, hands, turn, lawful):
        held = lawful & SUIT_MASKS[self.suit]
        return highest(held) if self.top else held

    def follow(self, hands, trick, turn, lawful):
        return unbeaten(self.suit, hands, trick, turn, lawful) if self.top else 0

    def done(self, trick, turn, card):
        return not trick and card // 13 == self.suit


@value
class Draw(NamedTuple):
    """Rounds of trumps from the top, until the other side has none, ``times`` often at most."""

    suit: Denomination
    times: int = ROUNDS

    def over(self, hands, turn):
        out = any(hands[seat] & SUIT_MASKS[self.suit] for seat in turn.side.other.seats)
        return not out or not hands[turn] & SUIT_MASKS[self.suit]

    def lead(self, hands, turn, lawful):
        return highest(lawful & SUIT_MASKS[self.suit])

    def follow(self, hands, trick, turn, lawful):
        return unbeaten(self.suit, hands, trick, turn, lawful)

    def done(self, trick, turn, card):
        return not trick and card // 13 == self.suit


@value
class Named(NamedTuple):
    """One ``card``, led or played to its suit, or to another if it ``ruffs``; a hand that does not hold it leads its suit.

    It is not thrown away, and no two cards that were named go to one trick, while there is another.
    """

    card: Card
    ruffs: bool = False

    def over(self, hands, turn):
        return not any(hands[seat] >> self.card & 1 for seat in turn.side.seats)

    def lead(self, hands, turn, lawful):
        return lawful & 1 << self.card or lawful & SUIT_MASKS[self.card // 13]

    def follow(self, hands, trick, turn, lawful):
        due = self.ruffs or self.card // 13 == trick[0][1] // 13
        return due and lawful & 1 << self.card or lawful & ~(1 << self.card)

    def done(self, trick, turn, card):
        return card == self.card


@value
class Ruff(NamedTuple):
    """A ``trump`` on a lead of ``suit`` (None: of any other suit), led by partner or by anybody else."""

    trump: Denomination
    suit: Denomination | None = None

    def over(self, hands, turn):
        partner = hands[turn.partner]
        led = SUIT_MASKS[self.suit] if self.suit is not None else 0
        return not led or not hands[turn] & led or partner & led or not partner & SUIT_MASKS[self.trump]

    def lead(self, hands, turn, lawful):
        return lawful & SUIT_MASKS[self.suit]

    def follow(self, hands, trick, turn, lawful):
        led = trick[0][1] // 13
        ruffs = led != self.trump and self.suit in (None, led)
        return lawful & SUIT_MASKS[self.trump] if ruffs else 0

    def done(self, trick, turn, card):
        return bool(trick) and card // 13 == self.trump != trick[0][1] // 13


@value
class Cross(NamedTuple):
    """A lead of ``suit`` that the hand of ``to`` wins."""

    suit: Denomination
    to: Seat

    def over(self, hands, turn):
        return turn == self.to or not hands[turn] & SUIT_MASKS[self.suit]

    def lead(self, hands, turn, lawful):
        return lowest(lawful & SUIT_MASKS[self.suit])

    def follow(self, hands, trick, turn, lawful):
        return highest(lawful & SUIT_MASKS[self.suit]) if turn == self.to else 0

    def done(self, trick, turn, card):
        return turn == self.to and bool(trick)


def unbeaten(suit, hands, trick, turn, lawful):
    """The highest card of ``suit``, where partner led it and the other side still holds a higher one. Returns int, a mask, 0 for any."""
    leader, led = trick[0]
    theirs = (hands[turn.lho] | hands[turn.rho]) & SUIT_MASKS[suit]
    asked = leader == turn.partner and led // 13 == suit and theirs >> led + 1
    return highest(lawful & SUIT_MASKS[suit]) if asked else 0


def highest(mask):
    """The highest card of a ``mask`` of one suit. Returns int, a mask."""
    return 1 << mask.bit_length() - 1 if mask else 0


def lowest(mask):
    """The lowest card of a ``mask`` of one suit. Returns int, a mask."""
    return mask & -mask
