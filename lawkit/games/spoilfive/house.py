"""What a table agrees upon before the first deal: stakes, and how it reads what is left to it."""
from typing import NamedTuple

from ...terms import Impossible, value
from .events import PLAYERS, Player

FEWEST, MOST = 2, 10


@value
class House(NamedTuple):
    """A table's agreements. ``players``: how many; ``first``: who deals first; ``pool``: what a spoilt deal before has left in it;
    ``full``: the stake for a fresh pool, ``reduced``
    the one after a spoilt deal, ``extra`` what the dealer adds to a fresh pool, ``jink`` what all others pay to a jinker
    who wins every trick, all in counters; ``regulations``: pairs of a setting and its reading.
    """

    players: int = 5
    first: Player = PLAYERS[0]
    pool: int = 0
    full: int = 2
    reduced: int = 1
    extra: int = 0
    jink: int = 2
    regulations: tuple[tuple[str, str], ...] = ()

    @property
    def names(self):
        """tuple[Player, ...]: the players, clockwise."""
        return PLAYERS[:self.players]

    def regulation(self, setting):
        """How the table reads ``setting``. Returns str | None."""
        return dict(self.regulations).get(setting)

    def after(self, seat):
        """Who plays and deals after ``seat``: the player on the left, on the right at a table that goes the other way. Returns Player."""
        step = -1 if self.regulation("direction") == "anticlockwise" else 1
        return PLAYERS[(seat + step) % self.players]


def agreed(house):
    """``house`` itself where a game can be played by it (SF-setup-1). Raises Impossible."""
    if not FEWEST <= house.players <= MOST:
        raise Impossible(f"{house.players} players: the game is for {FEWEST} to {MOST}, who have five cards each of one pack")
    if house.first >= house.players:
        raise Impossible(f"{house.first} deals and does not sit at the table")
    if house.full < 1 or min(house.pool, house.reduced, house.extra, house.jink) < 0:
        raise Impossible("a full stake is one counter or more, and no stake is less than nothing")
    return house
