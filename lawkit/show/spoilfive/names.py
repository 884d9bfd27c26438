"""What players, cards and sums are called when a deal of Spoil Five is told."""
from ..names import card
from ..words import SUITS

NAMES = "Ada Ben Cleo Dan Eve Finn Gus Hana Ida Jo".split()
NUMBERS = "no one two three four five six seven eight nine ten".split()


def who(seat):
    """The name of a player: A is Ada. Returns str."""
    return NAMES[seat]


def counters(number):
    """``one counter``, ``3 counters``. Returns str."""
    return f"{NUMBERS[number] if number < 2 else number} counter{'s' * (number != 1)}"


def tricks(number):
    """``one trick``, ``two tricks``. Returns str."""
    return f"{NUMBERS[number]} trick{'s' * (number != 1)}"


def suit(trump):
    """``spades``. Returns str."""
    return SUITS[str(trump)] + "s"


def played(plays):
    """The cards of a trick with their players: ``Ben ♦K, Cleo ♦2``. Returns str."""
    return ", ".join(f"{who(seat)} {card(held)}" for seat, held in plays)


def held(hand):
    """Some cards, or ``no card``. Returns str."""
    return " ".join(map(card, hand)) or "no card"
