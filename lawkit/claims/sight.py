"""Tricks that a side has on any line at all, seen without playing a card."""
from ..terms import SUIT_MASKS


def sure_tricks(hands, side, turn, trumps):
    """The tricks that ``side`` is sure of with ``turn`` on lead; ``trumps`` is a mask, 0 at notrump. Returns int."""
    one, two, theirs = hands[side], hands[side + 2], hands[side - 1] | hands[side - 3]
    if turn & 1 == side and not theirs & trumps and only_winners(hands[turn], hands[turn - 2], theirs, trumps):
        return hands[turn].bit_count()
    if not (one | two) & trumps:
        return 0
    return max(unmatched(one & trumps, theirs & trumps), unmatched(two & trumps, theirs & trumps))


def unmatched(ours, theirs):
    """How many of ``ours`` win when each of ``theirs``, cards of the same suit, takes a lower one of them. Returns int."""
    if not theirs:
        return ours.bit_count()
    won = waiting = 0
    cards = ours | theirs
    while cards:
        top = 1 << cards.bit_length() - 1
        cards ^= top
        if top & theirs:
            waiting += 1
        elif waiting:
            waiting -= 1
        else:
            won += 1
    return won


def only_winners(hand, partner, theirs, trumps):
    """Whether a side that is on lead with ``hand``, against no trump, can lead nothing but winners to the end. Returns bool.

    So it is where the leader has only winners and either the partner, too, or nothing that takes the lead away.
    """
    stays, both = not partner & trumps, True
    for suit in SUIT_MASKS:
        held, helped, against = hand & suit, partner & suit, theirs & suit
        low = held & -held
        if held and low < against:
            return False
        if held and low < helped:
            stays = False
        if helped and helped & -helped < against:
            both = False
    return stays or both
