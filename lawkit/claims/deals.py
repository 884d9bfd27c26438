"""A position between two tricks as one number: a mask of 52 bits for each hand, N lowest, and one for cards that have names.

The deal is packed: the cards out of play leave no gaps, each suit's cards in play are moved down until the lowest is a two. What
counts in the play is only which of the cards left is higher, so a great many positions are one.
"""
from ..terms import SUIT_MASKS

HAND, ALL_HANDS = (1 << 52) - 1, (1 << 208) - 1
TWOS = sum(1 << 13 * suit for suit in range(4))
ACES = TWOS << 12
SUIT_OF = tuple(SUIT_MASKS[card // 13] for card in range(52))
BELOW = tuple(SUIT_OF[card] & (1 << card) - 1 for card in range(52))
EVERY_LANE = sum(1 << 52 * lane for lane in range(5))
STAYS = tuple((HAND ^ SUIT_OF[card] & -1 << card) * EVERY_LANE for card in range(52))
MOVES = tuple((SUIT_OF[card] & SUIT_OF[card] >> 1 & -1 << card) * EVERY_LANE for card in range(52))


def all_of(hands):
    """The cards that are in any of the ``hands``. Returns int."""
    return hands[0] | hands[1] | hands[2] | hands[3]


def deal_of(hands, named=0):
    """The deal of four masks, and of the mask of the cards that have names. Returns int."""
    in_play = all_of(hands)
    deal = hands[0] | hands[1] << 52 | hands[2] << 104 | hands[3] << 156 | (named & in_play) << 208
    for card in range(51, -1, -1):
        if not in_play >> card & 1:
            deal = deal & STAYS[card] | deal >> 1 & MOVES[card]
    return deal


def hands_of(deal):
    """The four masks of ``deal``. Returns tuple[int, int, int, int]."""
    return deal & HAND, deal >> 52 & HAND, deal >> 104 & HAND, deal >> 156 & HAND


def removed(deal, at):
    """The deal without the card that lies ``at``. Returns int."""
    return deal & STAYS[at] | deal >> 1 & MOVES[at]


def place(card, in_play):
    """Where ``card`` lies in a packed deal when the cards of the mask ``in_play`` are left. Returns int."""
    return card - card % 13 + (in_play & BELOW[card]).bit_count()


def without(hands, trick):
    """The hands without the cards of ``trick``, (seat, card) pairs. Returns tuple[int, int, int, int]."""
    left = list(hands)
    for seat, card in trick:
        left[seat] &= ~(1 << card)
    return tuple(left)


def one_of_each(cards, out_of_play, named):
    """The lowest card of each sequence in ``cards``: of cards that follow each other but for those ``out_of_play``.

    Cards in ``named`` stand for themselves alone. Returns int.
    """
    after = (out_of_play & ~TWOS) + ((cards & ~named) << 1)
    return cards & ~(after & ~named & ~TWOS)

