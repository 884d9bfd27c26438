"""Double dummy: what a side takes when all four hands are seen and everybody plays best."""
from typing import NamedTuple

from ..claims.lines import MOST_CARDS, best_play, tricks
from ..terms import DENOMINATIONS, RANKS, SEATS, SUITS, NotComputed, cards_in, value

OWN, ENDPLAY = "lawkit", "endplay"


@value
class Count(NamedTuple):
    """``tricks`` of a side on the whole board, those that it had won before included; ``solver``: ``lawkit`` or ``endplay``;
    ``cards``: how many each hand held when the counting began.
    """

    tricks: int
    solver: str
    cards: int


def count(play, side):
    """What ``side`` takes on the board when all see all hands from ``play`` on. Returns Count.

    Raises NotComputed where a card is not known, and beyond MOST_CARDS each where endplay is not installed.
    """
    return Count(play.won[side] + Solver(side).left(play), solver(play), play.left)


def solver(play):
    """Who counts from ``play`` on: what is the same everywhere, as far as it reaches. Returns str."""
    return OWN if play.left <= MOST_CARDS else ENDPLAY


class Solver:
    """Double dummy for ``side``: what is worked out for one position helps with the next."""

    def __init__(self, side):
        self.side, self.searches = side, {}

    def left(self, play):
        """The tricks that the side takes from ``play`` on. Returns int; raises NotComputed like `count`."""
        refuse_unknown(play)
        if solver(play) == ENDPLAY:
            return with_endplay(play, self.side)
        trump = play.contract.trump
        if trump not in self.searches:
            self.searches[trump] = best_play(trump, self.side)
        return tricks(play, self.searches[trump])


def refuse_unknown(play):
    """Raises NotComputed, with what is missing, unless every card that is left is known and no trick has a gap."""
    if play.owed or play.empty or play.ahead:
        raise NotComputed("12C1", "a card is missing from a trick")
    played = dict(play.trick)
    seats = [seat for seat in SEATS if play.hands[seat].bit_count() != play.left - (seat in played)]
    if seats:
        raise NotComputed("12C1", "not known: the hand of " + ", ".join(map(str, seats)))


# -- endplay, an optional extra

def with_endplay(play, side):
    """The tricks of ``side`` from ``play`` on, as endplay counts them. Returns int."""
    hands = list(play.hands)
    for seat, card in play.trick:
        hands[seat] |= 1 << card
    deal = endplay_deal(hands)
    deal.trump = denominations()[play.contract.denomination]
    deal.first = players()[play.trick[0][0] if play.trick else play.turn]
    for _, card in play.trick:
        deal.play(str(card))
    taken = max(tricks for _, tricks in imported().dds.solve_board(deal))
    return taken if play.turn.side == side else play.left - taken


def every_contract(hands):
    """The tricks of each declarer in each denomination, as endplay counts them.

    ``hands``: the four masks of the whole deal. Returns dict: (Denomination, Seat) -> int.
    """
    table = imported().dds.calc_dd_table(endplay_deal(hands))
    return {(each, seat): table[denomination, player] for each, denomination in zip(DENOMINATIONS, denominations())
            for seat, player in zip(SEATS, players())}


def imported():
    """endplay, which is imported only when it is needed. Raises NotComputed where it is not installed."""
    try:
        import endplay.dds
        import endplay.types
    except ImportError:
        raise NotComputed("12C1", f"more than {MOST_CARDS} cards each: that needs endplay (pip install lawkit[dds])") from None
    return endplay


def denominations():
    names = imported().types.Denom
    return names.clubs, names.diamonds, names.hearts, names.spades, names.nt


def players():
    return tuple(map(imported().types.Player, SEATS))


def endplay_deal(hands):
    """The four masks as endplay's Deal."""
    return imported().types.Deal("N:" + " ".join(map(holding, hands)))


def holding(hand):
    """A mask in PBN. Returns str."""
    return ".".join("".join(RANKS[card.rank] for card in cards_in(hand) if card.suit == suit) for suit in reversed(SUITS))
