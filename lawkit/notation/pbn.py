"""A hand as PBN writes it, ``spades.hearts.diamonds.clubs``; a ``+`` after a suit: further, unknown cards may be there."""
from ..board import ALL_SUITS, Deal
from ..terms import CARDS_BY_NAME, SUITS, Seat, cards_in
from .errors import CaseError, nearest, quoted

DOWN = SUITS[::-1]
HIGH_TO_LOW = "AKQJT98765432"


def read(text):
    """Read a hand such as ``AK5.+.QJT2+.3``.

    Returns the mask of the cards known to be held, and the bits of the suits that may hold more. Raises CaseError.
    """
    suits = text.split(".")
    if len(suits) != 4:
        raise CaseError(f"hand {quoted(text)} has {len(suits)} suits, not four separated by points")
    known = more = 0
    for suit, holding in zip(DOWN, suits):
        known |= mask(suit, holding.removesuffix("+"))
        more |= holding.endswith("+") << suit
    return known, more


def mask(suit, ranks):
    """The mask of the cards of ``suit`` named by ``ranks``. Returns int."""
    held = 0
    for rank in ranks:
        if rank not in HIGH_TO_LOW:
            raise CaseError(f"{quoted(rank)} in {quoted(ranks)} is not a rank{'; ten is T' if rank in '10' else ''}")
        held |= 1 << CARDS_BY_NAME[suit.name + rank]
    if held.bit_count() < len(ranks):
        raise CaseError(f"{quoted(ranks)} names a card twice")
    if list(ranks) != sorted(ranks, key=HIGH_TO_LOW.index):
        raise CaseError(f"{quoted(ranks)} does not run from high to low")
    return held


def deal(hands, lines=()):
    """Read the hands of several seats, such as ``{"E": "5.AKJ74+.+.+"}``; of the other seats nothing is known.

    ``lines`` may say in which line of a file each seat stands. Returns Deal. Raises CaseError for an unknown seat, a
    wrong hand, more than thirteen cards or a card held twice.
    """
    known, more, owner = [0] * 4, [ALL_SUITS] * 4, {}
    for name, text in hands.items():
        try:
            seat = seat_named(name)
            known[seat], more[seat] = read(text)
            held_once(name, cards_in(known[seat]), owner)
        except CaseError as error:
            raise error.within(dict(lines).get(name)) from None
    return Deal(tuple(known), tuple(more))


def seat_named(name):
    """The seat of a hand. Returns Seat."""
    if name not in Seat.__members__:
        raise CaseError(f"hand of unknown seat {quoted(name)}{nearest(name, Seat.__members__)}")
    return Seat[name]


def held_once(name, cards, owner):
    """Note in ``owner`` that seat ``name`` holds ``cards``. Raises CaseError when they are too many or held elsewhere."""
    if len(cards) > 13:
        raise CaseError(f"hand of {name} has {len(cards)} cards, not 13")
    for card in cards:
        if card in owner:
            raise CaseError(f"{card} is held twice, by {owner[card]} and by {name}")
        owner[card] = name


def write(known, more):
    """Write a hand. Returns str; ``read`` gives back ``known`` and ``more``."""
    held = cards_in(known)
    return ".".join("".join(str(card)[1] for card in held if card.suit is suit) + "+" * (more >> suit & 1)
                    for suit in DOWN)
