"""Claims and concessions: what stops, what is void, and how the tricks that were left are divided."""
from typing import NamedTuple

from ..events import Claimed, Exposed, Named
from ..table import Claim
from ..terms import Card, Seat, Side, value
from .kinds import told


@value
class CountsAsClaim(NamedTuple):
    """A hand that declarer has faced counts as ``claim`` (48B2)."""

    claim: Claimed

    def take(self, table, id):
        return table.noting(claim=Claim(self.claim))


@value
class NoClaim(NamedTuple):
    """``seat`` has made no claim: only the trick in progress was spoken of (68), or dummy has spoken (68A, 68B1)."""

    seat: Seat

    def take(self, table, id):
        return table.noting(claim=None)


@told
class MayObject(NamedTuple):
    """``seat``, partner of the defender who has given up tricks, may object at once (68B2)."""

    seat: Seat


@value
class NothingConceded(NamedTuple):
    """Partner objected at once, so ``seat`` has neither conceded nor claimed anything (68B2)."""

    seat: Seat

    def take(self, table, id):
        return table.noting(claim=None)


@value
class AttemptClosedTo(NamedTuple):
    """``side`` may not use what its own player said and showed in ``event``, an attempt to concede that has failed: ``cards``, and
    those shown since (68B2, 16C2).
    """

    side: Side
    event: NamedTuple
    cards: tuple[Card, ...]

    def take(self, table, id):
        seat = self.event.seat
        since = table.log[len(table.just_before(self.event).log) + 1:]
        shown = [card for said in since if type(said) in (Exposed, Named) and said.seat == seat for card in said.cards]
        for card in dict.fromkeys((*self.cards, *shown)):
            table = table.informed((seat, card), self.side, id)
        return table


@told
class TricksClaimed(NamedTuple):
    """``seat`` has claimed tricks (68A)."""

    seat: Seat


@told
class TricksConceded(NamedTuple):
    """``seat`` has conceded tricks (68B1)."""

    seat: Seat


@told
class StatementMade(NamedTuple):
    """``seat`` has said how the tricks will be won: in ``words``, of which ``unread`` are not understood, or as cards of a
    ``line`` (68C).
    """

    seat: Seat
    words: str
    unread: tuple[str, ...]
    line: tuple


@told
class HandFaced(NamedTuple):
    """``seat`` faces the hand after a claim or concession (68C)."""

    seat: Seat


@told
class ShownToDeclarer(NamedTuple):
    """``seat``, a defender, shows the hand to ``declarer`` alone (CB-defclaim-1)."""

    seat: Seat
    declarer: Seat


@told
class PlaySuspended(NamedTuple):
    """Play ceases after a claim or concession of ``seat`` (68D)."""

    seat: Seat


@told
class AllAreAsked(NamedTuple):
    """``seat`` has asked to play on, and everybody else is asked (68D2(b))."""

    seat: Seat


@value
class ClaimVoid(NamedTuple):
    """All four have agreed to play on: the claim or concession of ``seat`` is void (68D2(b)(ii))."""

    seat: Seat

    def take(self, table, id):
        return table.noting(claim=None)


@value
class ClaimDivided(NamedTuple):
    """The tricks that were left after a claim of ``seat`` are divided: ``shares`` go to NS and to EW; ``line``: (seat, card)
    pairs of the line of play by which, empty where there was none to look at.
    """

    seat: Seat
    shares: tuple[int, int]
    line: tuple = ()

    def take(self, table, id):
        return table.noting(claim=table.docket.claim._replace(shares=self.shares))


@told
class ClaimAgreed(NamedTuple):
    """The time for an objection to the claim or concession of ``seat`` is over, and it is scored as agreed (69A)."""

    seat: Seat


@value
class ClaimAdjudicated(NamedTuple):
    """The Director divides the tricks that were left after the claim of ``seat`` (70A)."""

    seat: Seat

    def take(self, table, id):
        return table.noting(claim=table.docket.claim._replace(referred=True))


@told
class StatementRepeated(NamedTuple):
    """``seat`` repeats what was stated with the claim (70B1)."""

    seat: Seat


@told
class StatedTooLate(NamedTuple):
    """What ``seat`` states after an objection is no part of the statement made with the claim (70B1)."""

    seat: Seat


@told
class ObjectionsHeard(NamedTuple):
    """The Director hears what ``side`` objects (70B2)."""

    side: Side


@told
class HandsLaidOpen(NamedTuple):
    """The Director has the cards that are left laid open after a claim of ``seat`` (70B3)."""

    seat: Seat


@told
class HandsNeeded(NamedTuple):
    """Nothing can be divided until every card that ``seats`` have left is known."""

    seats: tuple[Seat, ...]


@told
class DefaultOrder(NamedTuple):
    """``seat`` has stated no order, and each suit counts as played from the top down (70E2)."""

    seat: Seat


@told
class TrumpOut(NamedTuple):
    """``seat`` holds trumps, ``cards``, that could take a trick in a normal line (70C3)."""

    seat: Seat
    cards: tuple[Card, ...]


@told
class TrumpForgotten(NamedTuple):
    """All three tests are met: ``seat`` has forgotten a trump (70C)."""

    seat: Seat


@told
class DivisionWaits(NamedTuple):
    """The tricks are not divided, for the reason ``why``: ``side`` takes at least ``least`` and at most ``most``."""

    side: Side
    least: int
    most: int
    why: str


@told
class AgreementWithdrawn(NamedTuple):
    """``side`` takes back its agreement to a claim or concession (69B)."""

    side: Side


@told
class ConcessionCancelled(NamedTuple):
    """What ``side`` has conceded is cancelled (71)."""

    side: Side


@value
class TricksGivenBack(NamedTuple):
    """``count`` tricks that had been agreed or conceded go back to ``side``, and the board is scored again."""

    side: Side
    count: int

    def take(self, table, id):
        claim = table.docket.claim
        ns = claim.shares[0] + (self.count if self.side == 0 else -self.count)
        return table.noting(claim=claim._replace(shares=(ns, sum(claim.shares) - ns)))
