"""What can happen in Spoil Five besides a card played, an option taken (`Elected`) and a finding (`Found`)."""
from enum import IntEnum
from typing import NamedTuple

from ...events import Elected, Found, Played
from ...terms import Card, value


class Player(IntEnum):
    """A place at the table, A to J clockwise; a game has the first two to ten of them."""

    A, B, C, D, E, F, G, H, I, J = range(10)

    def __str__(self):
        return self.name


PLAYERS = tuple(Player)


@value
class Dealt(NamedTuple):
    """A deal by ``seat``: the cards of each player from A on, and the card turned up. ``packets``: how many at a time."""

    seat: Player
    hands: tuple[tuple[Card, ...], ...]
    turned: Card
    packets: tuple[int, ...] = (3, 2)


@value
class LaidOff(NamedTuple):
    """A card of the hand put face down on the table, to rob the turned card."""

    seat: Player
    card: Card


@value
class LeftIt(NamedTuple):
    """A player says that they do not rob."""

    seat: Player


@value
class TookUp(NamedTuple):
    """A player reaches for the turned card and takes it up."""

    seat: Player


@value
class ShowedDiscard(NamedTuple):
    """A player shows the card laid off."""

    seat: Player


@value
class AskedForDiscard(NamedTuple):
    """A player asks to see the card that another has laid off."""

    seat: Player


EVENTS = (Dealt, LaidOff, LeftIt, TookUp, ShowedDiscard, AskedForDiscard, Played, Elected, Found)
