"""The tricks that a claim is about: what was stated, and what a line of play gives, as a help for whoever judges."""
from typing import NamedTuple

from ..events import REST, Claimed
from ..terms import Side, value


@value
class Played(NamedTuple):
    """A line of play to look at: ``line``, (seat, card) pairs, by which ``side`` takes ``tricks``; ``costs`` the claimer most,
    or else the best that the side can do; ``begun``: how many cards lay in its first trick already.
    """

    side: Side
    tricks: int
    line: tuple
    costs: bool = True
    begun: int = 0


def divided(side, tricks, left):
    """``tricks`` of the ``left`` for ``side``, the others for the other side. Returns tuple[int, int]: NS, EW."""
    return (tricks, left - tricks) if side == 0 else (left - tricks, tricks)


def stated(event, left):
    """What a claim or concession says that the player's side wins of the ``left`` tricks.

    Returns int, below 0 or above ``left`` where the count has gone wrong.
    """
    number = left if event.tricks == REST else event.tricks
    return number if type(event) is Claimed else left - number
