"""What an act told and to whom, and what waits for the end."""
from typing import NamedTuple

from ..events import Called
from ..terms import Call, Seat, Side, value
from .kinds import told


@value
class ClosedTo(NamedTuple):
    """What ``act`` told is unauthorized for ``side``, or for both, SIDES (16C2, 50E)."""

    side: Side | tuple
    act: tuple

    def take(self, table, id):
        return table.informed(self.act, self.side, id)


@value
class OpenToAll(NamedTuple):
    """What ``act`` told may be used by both sides."""

    act: tuple

    def take(self, table, id):
        return table.informed(self.act, None, id)


@told
class ReservedForDirector(NamedTuple):
    """A question that waits for the end of play: the Director may adjust the score under ``question``."""

    question: str


@told
class PeriodOver(NamedTuple):
    """The auction period is over: no call is made or changed any more (17D)."""


@value
class PassedOut(NamedTuple):
    """The board is passed out (17D2, 22B)."""

    def take(self, table, id):
        return table.noting(ended=True)


@told
class TreatedAsLegal(NamedTuple):
    """An irregular act stands as if it had been legal."""

    act: NamedTuple


@told
class MustStillPass(NamedTuple):
    """The duty of ``seat`` to pass for the rest of the auction goes on (37A)."""

    seat: Seat


@told
class BestLeftUnsaid(NamedTuple):
    """``seat`` should have said one word and named no bid (19A2, 19B2)."""

    seat: Seat


@told
class IsOfTheBidMade(NamedTuple):
    """``act``, a double or redouble, is of ``bid``, whatever was said with it (19A3, 19B3)."""

    act: Called
    bid: Call


@told
class PeriodBegun(NamedTuple):
    """The auction period has begun for ``side`` (17A)."""

    side: Side


@told
class HoweverNoticed(NamedTuple):
    """A slip may be put right even though partner's words let ``seat`` see it (25A3)."""

    seat: Seat


@told
class Referred(NamedTuple):
    """Another provision, ``to``, is applied first."""

    to: str


@told
class NoRectification(NamedTuple):
    """Nothing follows for ``seat``."""

    seat: Seat


@told
class NotDetermined(NamedTuple):
    """The rule set, a fragment, does not say what follows from what ``seat`` did."""

    seat: Seat
