"""The order of the cards: the highest in red, the lowest in black, and above them the trumps."""
from ...play import ranking, trick_winner
from ...terms import SUITS, Card, Denomination, mask_of

RED, BLACK = "A23456789TJQK", "T98765432AJQK"  # from the lowest up
COLOURS = {suit: RED if suit in (Denomination.D, Denomination.H) else BLACK for suit in SUITS}
PIPS = "2346789T"
HEART_ACE = Card("HA")


def of(suit, ranks):
    """The cards of these ranks. Returns list[Card]."""
    return [Card(f"{suit}{rank}") for rank in ranks]


def plain_suit(suit):
    """The cards of ``suit`` where it is not trumps, from the lowest up. Returns tuple[Card, ...]."""
    return tuple(card for card in of(suit, COLOURS[suit]) if card != HEART_ACE)


def trump_suit(suit):
    """All trumps where ``suit`` is trumps, from the lowest up; the ace of hearts is always among them. Returns tuple[Card, ...]."""
    pips = of(suit, (rank for rank in COLOURS[suit] if rank in PIPS))
    return tuple(dict.fromkeys((*pips, *of(suit, "QKA"), HEART_ACE, *of(suit, "J5"))))


def sunk(suit):
    """The same, but that the ace of the suit has sunk below all other trumps. Returns tuple[Card, ...]."""
    return (ACES[suit], *(card for card in trump_suit(suit) if card != ACES[suit]))


ACES = {suit: Card(f"{suit}A") for suit in SUITS}
PLAIN = {suit: plain_suit(suit) for suit in SUITS}
TRUMPS = {suit: mask_of(trump_suit(suit)) for suit in SUITS}
RANKING = {suit: ranking(PLAIN, trump_suit(suit)) for suit in SUITS}
TOP_THREE = {suit: mask_of(of(suit, "5J")) | 1 << HEART_ACE for suit in SUITS}
SUNK = {suit: ranking(PLAIN, sunk(suit)) for suit in SUITS}


def decided_by(plays, trump, winner):
    """The provisions by which ``winner``, the card that won ``plays``, stands above the other cards that could win.

    Returns tuple[str, ...].
    """
    cards = [card for _, card in plays]
    trumps = [card for card in cards if TRUMPS[trump] >> card & 1]
    found = by_trumps(trumps, trump, winner) if trumps else by_colour(cards, winner)
    everyday = trick_winner([(card, card) for card in cards], trump)
    return (*found, *["SF-rank-1"] * (everyday != winner))


def by_trumps(trumps, trump, winner):
    """What puts a trump above the other trumps of a trick. Returns list[str]."""
    others = [card for card in trumps if card != winner]
    low = [card for card in trumps if card.suit == trump and str(card)[1] in PIPS]
    found = ["SF-rank-5"] * (winner in low and bool(others)) + ["SF-rank-4"] * (winner not in low and bool(others))
    return found + ["SF-rank-6"] * (winner == HEART_ACE and trump != winner.suit)


def by_colour(cards, winner):
    """What puts a card above the others of its plain suit. Returns list[str]."""
    if not any(card.suit == winner.suit and card != winner for card in cards):
        return []
    return ["SF-rank-2"] if COLOURS[winner.suit] is RED else ["SF-rank-3"]
