"""One deal: the hands, the turned card, the tricks, and who may still win the pool."""
from typing import NamedTuple

from ...play import Trick, trick_winner
from ...terms import Card, cards_in, value
from .events import Player
from .ranking import ACES, RANKING, SUNK, TOP_THREE, TRUMPS

TRICKS, ENOUGH = 5, 3


@value
class Deal(NamedTuple):
    """A deal in progress or over.

    ``hands``: masks of the cards held, from A on. ``turned``: the card turned up, ``up`` whether it lies on the stock.
    ``turn``: who plays next. ``waits``: the dealer is still to lay a card off for it. ``laid_off``: (player, card) put out
    for it. ``omitted``: who did not rob when that was due. ``plain_ace``: the ace of hearts was led and counts as plain.
    ``barred``: who cannot win the pool. ``sunk``: the ace of trumps is the lowest trump. ``jinker``: who plays for all five
    tricks. ``winner``: who took the pool; ``spoilt``: nobody did.
    """

    dealer: Player
    hands: tuple[int, ...]
    turned: Card
    turn: Player
    up: bool = True
    waits: bool = False
    laid_off: tuple | None = None
    omitted: Player | None = None
    trick: tuple = ()
    tricks: tuple[Trick, ...] = ()
    plain_ace: bool = False
    barred: tuple[Player, ...] = ()
    sunk: bool = False
    jinker: Player | None = None
    winner: Player | None = None
    spoilt: bool = False

    @property
    def trump(self):
        """Denomination: the trump suit, that of the turned card whatever becomes of it."""
        return self.turned.suit

    @property
    def over(self):
        """bool: whether the pool was won or the deal spoilt."""
        return self.spoilt or self.winner is not None

    @property
    def ace_turned(self):
        """bool: whether the turned card is an ace, which is the dealer's to rob."""
        return self.turned == self.ace

    @property
    def ace(self):
        """Card: the ace of trumps."""
        return ACES[self.trump]

    @property
    def begun(self):
        """bool: whether a card has been played."""
        return bool(self.trick or self.tricks)

    @property
    def order(self):
        """dict: trump suit -> ranking, as the ace stands."""
        return SUNK if self.sunk else RANKING

    def worth(self, card):
        """How high ``card`` stands in a trick in which its own suit, or a trump, was led. Returns int."""
        return self.order[self.trump][card.suit][card]

    def is_trump(self, card):
        """Whether ``card`` is a trump, as the ace of hearts always is. Returns bool."""
        return bool(TRUMPS[self.trump] >> card & 1)

    def holds(self, seat, card):
        """Whether ``card`` is in the hand of ``seat``. Returns bool."""
        return bool(self.hands[seat] >> card & 1)

    def cards(self, seat):
        """The hand of ``seat``. Returns tuple[Card, ...], spades first, high to low as in bridge."""
        return cards_in(self.hands[seat])

    def won(self, seat):
        """How many tricks ``seat`` has won. Returns int."""
        return sum(trick.winner == seat for trick in self.tricks)

    @property
    def privileged(self):
        """int: the mask of the trumps that need not be played to the trump that was led: the top three, where they beat it."""
        led = self.worth(self.trick[0][1])
        return sum(1 << card for card in cards_in(TOP_THREE[self.trump]) if self.worth(card) > led)

    @property
    def best(self):
        """Player: who would win the trick in progress as it lies."""
        return trick_winner(self.trick, self.trump, self.order)
