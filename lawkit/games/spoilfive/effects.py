"""What follows: plain values. ``by`` names the provisions that decide together with the one that speaks; `changes` says what
each does to a table.
"""
from typing import Any, NamedTuple

from ...terms import Card, value
from .events import Dealt, Player


# -- money

@value
class Paid(NamedTuple):
    """Every player pays ``stake`` counters into the pool, the dealer ``extra`` more; ``fresh``: for a new pool."""

    stake: int
    extra: int = 0
    fresh: bool = True
    by: tuple[str, ...] = ()


@value
class PoolTaken(NamedTuple):
    """``seat`` takes the pool, and the deal is over; all others pay ``bonus`` more, to a jinker."""

    seat: Player
    bonus: int = 0
    by: tuple[str, ...] = ()


@value
class Spoilt(NamedTuple):
    """The deal is over, and the pool stays where it is."""

    by: tuple[str, ...] = ()


# -- the deal

@value
class CardsDealt(NamedTuple):
    """Five cards for everybody."""

    dealt: Dealt
    by: tuple[str, ...] = ()


@value
class TurnedUp(NamedTuple):
    """The card turned up says which suit is trumps."""

    card: Card
    by: tuple[str, ...] = ()


@value
class DealsNext(NamedTuple):
    """``seat`` deals next."""

    seat: Player
    by: tuple[str, ...] = ()


# -- robbing

@value
class Discarded(NamedTuple):
    """``seat`` lays ``card`` off, face down; ``card`` is out of play and never seen."""

    seat: Player
    card: Card
    by: tuple[str, ...] = ()


@value
class Robbed(NamedTuple):
    """``seat`` takes the turned ``card`` into the hand."""

    seat: Player
    card: Card
    by: tuple[str, ...] = ()


@value
class MayStillLayOff(NamedTuple):
    """The dealer ``seat`` had no time to lay a card off, and does so now."""

    seat: Player
    by: tuple[str, ...] = ()


@value
class Barred(NamedTuple):
    """``seat`` cannot win the pool on this deal."""

    seat: Player
    by: tuple[str, ...] = ()


@value
class NotRobbed(NamedTuple):
    """``seat`` has let the turn to rob pass."""

    seat: Player
    by: tuple[str, ...] = ()


@value
class AceSinks(NamedTuple):
    """The ace of trumps, which ``seat`` holds, ranks below all other trumps on this deal."""

    seat: Player
    by: tuple[str, ...] = ()


@value
class StaysUnseen(NamedTuple):
    """The card that ``seat`` has laid off is not shown, or goes face down again."""

    seat: Player
    by: tuple[str, ...] = ()


# -- the play

@value
class CardPlayed(NamedTuple):
    """``card`` of ``seat`` is played, ``why`` it may be, and the next player is on turn."""

    seat: Player
    card: Card
    why: str = ""
    by: tuple[str, ...] = ()


@value
class CountsAsPlain(NamedTuple):
    """The ace of hearts that ``seat`` leads counts as led from a plain suit."""

    seat: Player
    by: tuple[str, ...] = ()


@value
class CountsAsTrump(NamedTuple):
    """The ace of hearts that ``seat`` leads counts as a trump lead."""

    seat: Player
    by: tuple[str, ...] = ()


@value
class TrickTaken(NamedTuple):
    """``seat`` wins the trick with ``card``."""

    seat: Player
    card: Card
    by: tuple[str, ...] = ()


@value
class PlaysForAll(NamedTuple):
    """``seat`` plays on for all five tricks."""

    seat: Player
    by: tuple[str, ...] = ()


# -- irregular acts

@value
class GoesBack(NamedTuple):
    """What ``seat`` did is undone: the ``card`` goes back to where it came from."""

    seat: Player
    card: Card
    by: tuple[str, ...] = ()


@value
class Stands(NamedTuple):
    """The irregular ``act`` stands, and play goes on from it."""

    act: Any
    by: tuple[str, ...] = ()


@value
class DealVoid(NamedTuple):
    """The deal counts for nothing; ``seat`` deals."""

    seat: Player
    by: tuple[str, ...] = ()
