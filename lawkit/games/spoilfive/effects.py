"""What follows: values that change a table. ``by`` names the provisions that decide together with the one that speaks."""
from typing import Any, NamedTuple

from ...play import Trick
from ...terms import Card, mask_of, value
from .deal import Deal
from .events import Dealt, Player


# -- money

@value
class Paid(NamedTuple):
    """Every player pays ``stake`` counters into the pool, the dealer ``extra`` more; ``fresh``: for a new pool."""

    stake: int
    extra: int = 0
    fresh: bool = True
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        dealer = table.dealer
        owed = [self.stake + self.extra * (seat == dealer) for seat in table.house.names]
        purses = tuple(purse - paid for purse, paid in zip(table.purses, owed))
        return table.changed(purses=purses, pool=table.pool + sum(owed))


@value
class PoolTaken(NamedTuple):
    """``seat`` takes the pool, and the deal is over; all others pay ``bonus`` more, to a jinker."""

    seat: Player
    bonus: int = 0
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        others = table.house.players - 1
        purses = tuple(purse + (table.pool + self.bonus * others if seat == self.seat else -self.bonus)
                       for seat, purse in zip(table.house.names, table.purses))
        return table.changed(purses=purses, pool=0, deal=table.deal._replace(winner=self.seat))


@value
class Spoilt(NamedTuple):
    """The deal is over, and the pool stays where it is."""

    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        return table.changed(deal=table.deal._replace(spoilt=True))


# -- the deal

@value
class CardsDealt(NamedTuple):
    """Five cards for everybody."""

    dealt: Dealt
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        hands = tuple(map(mask_of, self.dealt.hands))
        deal = Deal(self.dealt.seat, hands, self.dealt.turned, table.house.after(self.dealt.seat))
        return table.changed(deal=deal._replace(waits=deal.ace_turned))


@value
class TurnedUp(NamedTuple):
    """The card turned up says which suit is trumps."""

    card: Card
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table itself: the suit can be seen from the card. Returns Table."""
        return table


@value
class DealsNext(NamedTuple):
    """``seat`` deals next."""

    seat: Player
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        return table.changed(dealer=self.seat)


# -- robbing

@value
class Discarded(NamedTuple):
    """``seat`` lays ``card`` off, face down; ``card`` is out of play and never seen."""

    seat: Player
    card: Card
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        deal = table.deal
        return table.changed(deal=deal._replace(hands=with_mask(deal, self.seat, -(1 << self.card)), laid_off=(self.seat, self.card),
                                                waits=False))


@value
class Robbed(NamedTuple):
    """``seat`` takes the turned ``card`` into the hand."""

    seat: Player
    card: Card
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        deal = table.deal
        return table.changed(deal=deal._replace(hands=with_mask(deal, self.seat, 1 << self.card), up=False))


@value
class MayStillLayOff(NamedTuple):
    """The dealer ``seat`` had no time to lay a card off, and does so now."""

    seat: Player
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table itself, which waits for the dealer. Returns Table."""
        return table


@value
class Barred(NamedTuple):
    """``seat`` cannot win the pool on this deal."""

    seat: Player
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        return table.changed(deal=table.deal._replace(barred=tuple({*table.deal.barred, self.seat})))


@value
class NotRobbed(NamedTuple):
    """``seat`` has let the turn to rob pass."""

    seat: Player
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        return table.changed(deal=table.deal._replace(omitted=self.seat, waits=False))


@value
class AceSinks(NamedTuple):
    """The ace of trumps, which ``seat`` holds, ranks below all other trumps on this deal."""

    seat: Player
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        return table.changed(deal=table.deal._replace(sunk=True))


@value
class StaysUnseen(NamedTuple):
    """The card that ``seat`` has laid off is not shown, or goes face down again."""

    seat: Player
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table itself. Returns Table."""
        return table


# -- the play

@value
class CardPlayed(NamedTuple):
    """``card`` of ``seat`` is played, ``why`` it may be, and the next player is on turn."""

    seat: Player
    card: Card
    why: str = ""
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        deal = table.deal
        return table.changed(deal=deal._replace(hands=with_mask(deal, self.seat, -(1 << self.card)), trick=deal.trick + ((self.seat, self.card),),
                                                turn=table.house.after(self.seat)))


@value
class CountsAsPlain(NamedTuple):
    """The ace of hearts that ``seat`` leads counts as led from a plain suit."""

    seat: Player
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        return table.changed(deal=table.deal._replace(plain_ace=True))


@value
class CountsAsTrump(NamedTuple):
    """The ace of hearts that ``seat`` leads counts as a trump lead."""

    seat: Player
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table itself. Returns Table."""
        return table


@value
class TrickTaken(NamedTuple):
    """``seat`` wins the trick with ``card``."""

    seat: Player
    card: Card
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        deal = table.deal
        return table.changed(deal=deal._replace(tricks=deal.tricks + (Trick(deal.trick, self.seat),), trick=(), turn=self.seat, plain_ace=False))


@value
class PlaysForAll(NamedTuple):
    """``seat`` plays on for all five tricks."""

    seat: Player
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        return table.changed(deal=table.deal._replace(jinker=self.seat))


# -- irregular acts

@value
class GoesBack(NamedTuple):
    """What ``seat`` did is undone: the ``card`` goes back to where it came from."""

    seat: Player
    card: Card
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table itself: nothing of the act has been recorded. Returns Table."""
        return table


@value
class Stands(NamedTuple):
    """The irregular ``act`` stands, and play goes on from it."""

    act: Any
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with everything that follows from the act. Returns Table."""
        return table.carried(self.act)


@value
class DealVoid(NamedTuple):
    """The deal counts for nothing; ``seat`` deals."""

    seat: Player
    by: tuple[str, ...] = ()

    def take(self, table, id):
        """The table with that done. Returns Table."""
        return table.changed(dealer=self.seat)


def with_mask(deal, seat, change):
    """The hands of ``deal`` with ``change`` added to that of ``seat``. Returns tuple[int, ...]."""
    return tuple(hand + change if owner == seat else hand for owner, hand in enumerate(deal.hands))
