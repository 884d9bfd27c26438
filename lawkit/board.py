"""A board as the players find it: dealer, vulnerability (Law 2), and what is known of the hands."""
from typing import NamedTuple

from .terms import SEATS, VULNERABILITIES, Contract, Seat, Vulnerability, value

ALL_SUITS = 0b1111


@value
class Board(NamedTuple):
    """Who deals and who is vulnerable; ``dealer`` is None where a case begins in the middle of the play."""

    dealer: Seat | None = None
    vul: Vulnerability = Vulnerability.NONE
    number: int | None = None


def by_number(number):
    """Dealer and vulnerability of board ``number``, which repeat every sixteen boards (2).

    Returns Board. Raises ValueError below 1.
    """
    if number < 1:
        raise ValueError(f"a board number is 1 or more, not {number}")
    turn, cycle = number - 1, (number - 1) // 4
    return Board(SEATS[turn % 4], VULNERABILITIES[(turn + cycle) % 4], number)


@value
class Deal(NamedTuple):
    """What is known of the four hands, each in the order N, E, S, W.

    ``known`` are 52-bit masks of the cards that a hand holds; ``open`` has a bit (clubs 1 to spades 8) for each suit in
    which the hand may hold further cards, which nobody has told.
    """

    known: tuple[int, int, int, int] = (0, 0, 0, 0)
    open: tuple[int, int, int, int] = (ALL_SUITS,) * 4


@value
class Start(NamedTuple):
    """A position in the middle of the play: whose ``lead`` begins the next trick, and tricks ``won`` by NS and EW."""

    contract: Contract
    lead: Seat
    won: tuple[int, int] = (0, 0)
