"""What the cells of the chapter on Spoil Five call besides those of every chapter.

>>> from lawkit.book.spoilfive import orders, table, watch
"""
from random import Random

from ..games.spoilfive import House, Player, Table
from ..games.spoilfive.game import played, shuffled
from ..notation.spoilfive import LiveTable
from ..show.spoilfive import figures
from ..show.spoilfive.live import Source
from .shown import Shown


def orders():
    """The order of the cards of each suit, as trumps and as a plain suit. Returns Shown."""
    return Shown(*figures.orders())


def table(players=3, seed=1, you="A", **agreed):
    """A live table for a whole evening: you against simple players, deal after deal, from packs shuffled by ``seed``.

    ``players``: two to ten; ``you``: your place, A to J; ``agreed``: stakes and regulations of `lawkit.games.spoilfive.House`.
    Returns a widget. Raises Impossible where no game can be played so.
    """
    from ..widgets import Deal
    live = LiveTable("", f"Spoil Five for {players}", House(players, **agreed), Player[you], ())
    return Deal(Source(live, lambda at: shuffled(at, Random(f"{seed} {len(at.log)}"))))


def watch(players=3, seed=1, **agreed):
    """A game among simple players until somebody takes the pool, each card with its reason. Returns Shown."""
    return Shown(*figures.watched(list(played(Table.begin(House(players, **agreed)), Random(seed)))))
