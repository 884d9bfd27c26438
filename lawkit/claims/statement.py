"""What a claimer says about the line of play, read into a plan."""
from typing import NamedTuple

from ..terms import value
from .plans import FREE, Cards


@value
class Stated(NamedTuple):
    """What a statement says: the ``plan``, and the words that were not ``unread``."""

    plan: object
    unread: tuple


def read(event, play):
    return Stated(Cards(event.line) if getattr(event, "line", ()) else FREE, (event.statement,) if event.statement else ())
