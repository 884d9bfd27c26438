"""The tricks that a claim is about: what was stated, and what a line of play gives, as a help for whoever judges."""
from typing import NamedTuple

from ..events import REST, Claimed
from ..play import trick_winner
from ..terms import SEATS, Side, value


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


def hands_unknown(play):
    """The hands of which not every card that is left is known. Returns tuple[Seat, ...]."""
    played = dict(play.trick)
    return tuple(seat for seat in SEATS if play.hands[seat].bit_count() != play.left - (seat in played))


def tricks_of(play, line):
    """The tricks that are completed when ``line``, (seat, card) pairs, is played from ``play`` on. Returns list of tuples of pairs."""
    plays = play.trick + line
    return [plays[at:at + 4] for at in range(0, len(plays) - 3, 4)]


def taken_by_others(play, side, line):
    """The cards with which the other side takes tricks in ``line``. Returns tuple of (seat, card)."""
    winners = [(trick_winner(trick, play.contract.trump), dict(trick)) for trick in tricks_of(play, line)]
    return tuple((seat, trick[seat]) for seat, trick in winners if seat.side != side)


def divided(side, tricks, left):
    """``tricks`` of the ``left`` for ``side``, the others for the other side. Returns tuple[int, int]: NS, EW."""
    return (tricks, left - tricks) if side == 0 else (left - tricks, tricks)


def stated(event, left):
    """What a claim or concession says that the player's side wins of the ``left`` tricks.

    Returns int, below 0 or above ``left`` where the count has gone wrong.
    """
    number = left if event.tricks == REST else event.tricks
    return number if type(event) is Claimed else left - number
