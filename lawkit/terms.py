"""The words of the game: seats, calls, cards, contracts, as the Laws' Definitions use them."""
from enum import IntEnum
from typing import NamedTuple


def value(kind):
    """Make a NamedTuple equal only to its own kind, so that two records with the same fields never mix."""
    kind.__eq__ = lambda one, other: type(one) is type(other) and tuple.__eq__(one, other)
    kind.__ne__ = lambda one, other: not one == other
    kind.__hash__ = lambda one: hash((kind.__name__, tuple.__hash__(one)))
    return kind


class Seat(IntEnum):
    """A compass position; the four follow each other clockwise."""

    N, E, S, W = range(4)

    @property
    def lho(self):
        """Seat: the left-hand opponent, next in rotation."""
        return SEATS[(self + 1) % 4]

    @property
    def partner(self):
        """Seat: the seat across the table."""
        return SEATS[(self + 2) % 4]

    @property
    def rho(self):
        """Seat: the right-hand opponent, before this seat in rotation."""
        return SEATS[(self + 3) % 4]

    @property
    def side(self):
        """Side: the partnership of this seat."""
        return SIDES[self & 1]

    def __str__(self):
        return self.name


class Side(IntEnum):
    """A partnership."""

    NS, EW = range(2)

    @property
    def other(self):
        """Side: the opponents."""
        return SIDES[1 - self]

    @property
    def seats(self):
        """tuple[Seat, Seat]: the two members."""
        return SEATS[self], SEATS[self + 2]

    def __str__(self):
        return self.name


SEATS = tuple(Seat)
SIDES = tuple(Side)
N, E, S, W = SEATS
NS, EW = SIDES


class Denomination(IntEnum):
    """What a bid names, in rising rank (18E)."""

    C, D, H, S, NT = range(5)

    def __str__(self):
        return self.name


DENOMINATIONS = tuple(Denomination)
SUITS = DENOMINATIONS[:4]
RANKS = "23456789TJQKA"
TEN = RANKS.index("T")


class Call(int):
    """A pass, double, redouble or bid. Bids compare by rank (18B); ``Call("1S")`` reads the usual notation."""

    __slots__ = ()

    def __new__(cls, text):
        """Read ``Pass``, ``X``, ``XX`` or a bid such as ``1NT``; levels 8 and 9 exist because Law 38 does.

        Raises ValueError for anything else.
        """
        try:
            return CALLS_BY_NAME[text]
        except KeyError:
            raise ValueError(f"{text!r} is not a call, such as 1S, 3NT, Pass, X or XX") from None

    @property
    def is_bid(self):
        """bool: whether it names a level and a denomination (18A)."""
        return self > 2

    @property
    def level(self):
        """int: odd tricks undertaken, 1 to 7 when lawful."""
        return (self + 2) // 5

    @property
    def denomination(self):
        """Denomination: the denomination named."""
        return DENOMINATIONS[(self + 2) % 5]

    def __str__(self):
        return CALL_NAMES[self]

    def __repr__(self):
        return f"Call('{self}')"


CALL_NAMES = ("Pass", "X", "XX") + tuple(f"{level}{d.name}" for level in range(1, 10) for d in DENOMINATIONS)
CALLS = tuple(int.__new__(Call, number) for number in range(len(CALL_NAMES)))
CALLS_BY_NAME = {name: call for name, call in zip(CALL_NAMES, CALLS)}
PASS, DOUBLE, REDOUBLE = CALLS[:3]
BIDS = CALLS[3:38]


def bid(level, denomination):
    """The bid of ``level`` (1 to 9) in ``denomination``. Returns Call."""
    return CALLS[level * 5 + denomination - 2]


class Card(int):
    """One of the 52 cards, written suit first: ``Card("SA")``, ``Card("HT")``."""

    __slots__ = ()

    def __new__(cls, text):
        """Read suit and rank. Raises ValueError for anything else."""
        try:
            return CARDS_BY_NAME[text]
        except KeyError:
            raise ValueError(f"{text!r} is not a card: suit, then rank, such as SA or HT") from None

    @property
    def suit(self):
        """Denomination: the suit."""
        return SUITS[self // 13]

    @property
    def rank(self):
        """int: 0 for the two up to 12 for the ace."""
        return self % 13

    @property
    def is_honour(self):
        """bool: ace, king, queen, jack or ten (Definitions)."""
        return self % 13 >= TEN

    def __str__(self):
        return CARD_NAMES[self]

    def __repr__(self):
        return f"Card('{self}')"


CARD_NAMES = tuple(s.name + r for s in SUITS for r in RANKS)
CARDS = tuple(int.__new__(Card, number) for number in range(52))
CARDS_BY_NAME = {name: card for name, card in zip(CARD_NAMES, CARDS)}
SUIT_MASKS = tuple(0x1FFF << 13 * suit for suit in range(4))
PACK = (1 << 52) - 1


class Holdings(dict):
    """The cards, high to low, of each mask of one suit; worked out when first asked for."""

    def __missing__(self, mask):
        top = mask.bit_length() - 1
        self[mask] = (CARDS[top],) + self[mask ^ 1 << top]
        return self[mask]


HOLDINGS = Holdings({0: ()})
CLUBS, DIAMONDS, HEARTS, SPADES = SUIT_MASKS


def cards_in(mask):
    """The cards of a 52-bit mask, spades first, high to low. Returns tuple[Card, ...]."""
    return HOLDINGS[mask & SPADES] + HOLDINGS[mask & HEARTS] + HOLDINGS[mask & DIAMONDS] + HOLDINGS[mask & CLUBS]


def mask_of(cards):
    """The 52-bit mask of ``cards``. Returns int."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class Vulnerability(IntEnum):
    """Which sides are vulnerable (Law 2)."""

    NONE, NS, EW, ALL = range(4)

    def of(self, side):
        """Whether ``side`` is vulnerable. Returns bool."""
        return bool(self >> side & 1)

    def __str__(self):
        return ("None", "NS", "EW", "All")[self]


VULNERABILITIES = tuple(Vulnerability)


@value
class Contract(NamedTuple):
    """The undertaking that the auction ended in (22A): ``stake`` is 0, 1 for doubled, 2 for redoubled."""

    level: int
    denomination: Denomination
    stake: int
    declarer: Seat

    @property
    def trump(self):
        """Denomination | None: the trump suit, None at notrump."""
        return None if self.denomination == Denomination.NT else self.denomination

    @property
    def dummy(self):
        """Seat: declarer's partner."""
        return self.declarer.partner

    @property
    def first_leader(self):
        """Seat: the player to declarer's left, who makes the opening lead (41A)."""
        return self.declarer.lho

    def __str__(self):
        return f"{self.level}{self.denomination}{'X' * self.stake} by {self.declarer}"


class Impossible(ValueError):
    """Something that cannot happen at any table, such as a card played from a hand that does not hold it."""


class NotComputed(NotImplementedError):
    """A provision that lawkit does not compute yet; ``provision`` names it, ``why`` says what stands in the way."""

    def __init__(self, provision, why=""):
        super().__init__(f"{provision} is not computed yet" + (f": {why}" if why else ""))
        self.provision, self.why = provision, why
