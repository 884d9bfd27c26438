"""Questions, explanations, agreements and aids."""
from typing import NamedTuple

from ..events import Called
from ..terms import Contract, Seat, value
from .calls import MayChangeCall
from .kinds import told


# -- questions and explanations

@told
class CallToldAgain(NamedTuple):
    """``seat`` is told at once which call was made (20A)."""

    seat: Seat


@told
class AuctionRepeated(NamedTuple):
    """The whole auction is repeated for ``seat``, also when only ``part`` of it was asked for (20B, 20C2, 41B)."""

    seat: Seat
    part: bool


@told
class MayAsk(NamedTuple):
    """``seat`` may ask this, for as long as 41B says."""

    seat: Seat


@told
class ContractTold(NamedTuple):
    """``seat`` is told the ``contract`` and whether it is doubled (41C)."""

    seat: Seat
    contract: Contract


@told
class LeaderNamed(NamedTuple):
    """``seat`` is told that ``leader`` makes the opening lead (20C1)."""

    seat: Seat
    leader: Seat


@told
class Answers(NamedTuple):
    """``seat`` answers what ``asker`` wants to know (20D, 20F)."""

    seat: Seat
    asker: Seat


@told
class NotAnswered(NamedTuple):
    """``seat`` may not ask this now, and nobody answers."""

    seat: Seat


@told
class WrongSpeaker(NamedTuple):
    """``seat`` should have left the answer to another; ``partner`` has heard it (20D, 20F)."""

    seat: Seat
    partner: Seat


@told
class MustPutRight(NamedTuple):
    """The repetition that ``asker`` has heard is wrong: every player has to put it right at once (20E)."""

    asker: Seat


@told
class SpeaksAfterPlay(NamedTuple):
    """``seat``, a defender, tells of partner's wrong explanation when play has ended (20F5(b)(i))."""

    seat: Seat


@told
class SpeaksAfterAuction(NamedTuple):
    """``seat``, of the declaring side, tells of partner's wrong explanation after the final pass (20F5(b)(ii))."""

    seat: Seat


@told
class SpokeInTime(NamedTuple):
    """``seat`` has put an explanation right at a moment that the Laws allow (20F)."""

    seat: Seat


@told
class SpokeTooEarly(NamedTuple):
    """``seat`` has let partner know too early that partner's explanation was wrong (20F5)."""

    seat: Seat


@told
class SpokeTooLate(NamedTuple):
    """``seat`` should have put partner's explanation right sooner (20F5)."""

    seat: Seat


@told
class MostLikelyWrong(NamedTuple):
    """The Director presumes that the explanation of ``seat`` was wrong, not the call (21B1(b))."""

    seat: Seat


@told
class NotDisclosed(NamedTuple):
    """``seat`` has not given an alert that a regulation asks for: wrong information (40B2(a))."""

    seat: Seat


@told
class LeftSomethingOut(NamedTuple):
    """The explanation of ``seat`` is true and leaves out a part of what was agreed (40B5(a))."""

    seat: Seat


@value
class CallKept(NamedTuple):
    """``act`` stays as it is; the right to change it is spent (21B1(a))."""

    act: Called

    def take(self, table, id):
        return table.unbound(lambda d: type(d) is MayChangeCall and d.seat == self.act.seat)


# -- agreements and aids

@told
class MayLook(NamedTuple):
    """``seat`` may look at that card now (40B2)."""

    seat: Seat


@told
class MayNotLook(NamedTuple):
    """``seat`` may not use such help now (20G3, 40B2)."""

    seat: Seat


@told
class IsSpecial(NamedTuple):
    """The meaning of ``act`` is a special understanding (40B1(c))."""

    act: Called


@told
class AgainstRegulation(NamedTuple):
    """The meaning of ``act`` breaks a regulation, or was not disclosed as regulations require."""

    act: Called


@told
class SharedUnderstanding(NamedTuple):
    """That ``act`` may mean something else is an understanding of the partnership (40A1(a))."""

    act: Called
