"""Law 12C2: the artificial score of a contestant for a board that has no result."""
from fractions import Fraction
from typing import NamedTuple

from ..terms import NotComputed, value
from .results import percent

DIRECTLY, PARTLY, IN_NO_WAY = "directly", "partly", "in no way"
AWARDS = {  # how far the contestant is at fault -> provision, name, share of the matchpoints, IMPs
    DIRECTLY: ("12C2(a)(i)", "average minus", Fraction(40, 100), -3),
    PARTLY: ("12C2(a)(ii)", "average", Fraction(50, 100), 0),
    IN_NO_WAY: ("12C2(a)(iii)", "average plus", Fraction(60, 100), 3),
}


@value
class Artificial(NamedTuple):
    """``fault``: `DIRECTLY`, `PARTLY` or `IN_NO_WAY`; ``session``: the contestant's Fraction on the other boards, if known."""

    fault: str
    session: Fraction | None = None

    @property
    def id(self):
        """str: the provision that names this award."""
        return AWARDS[self.fault][0]

    @property
    def name(self):
        """str: ``average plus``, ``average`` or ``average minus``."""
        return AWARDS[self.fault][1]

    @property
    def fixed(self):
        """Fraction: the share of the matchpoints before the session is looked at."""
        return AWARDS[self.fault][2]

    @property
    def own_session_counts(self):
        """bool: whether the contestant did better than average plus, or worse than average minus, on the other boards."""
        if self.session is None:
            return False
        return self.fault == IN_NO_WAY and self.session > self.fixed or self.fault == DIRECTLY and self.session < self.fixed

    @property
    def share(self):
        """Fraction: the share of the matchpoints of the board (12C2(a), 12C2(c))."""
        return self.session if self.own_session_counts else self.fixed

    @property
    def imps(self):
        """int: the IMPs (12C2(b)). Raises NotComputed where the session is to be looked at (12C2(c))."""
        if self.session is not None and self.fault != PARTLY:
            raise NotComputed("12C2(c)", "which result of a session in IMPs is as good as 60%, or as poor as 40%, is a regulation")
        return AWARDS[self.fault][3]


def at_fault(fault, session=None):
    """The award to a contestant who is ``fault`` at fault (12C2(a)), as the Director has found; ``session``: a share from 0 to 1 of the other boards.

    Returns Artificial. Raises ValueError for an unknown fault or an impossible share.
    """
    if fault not in AWARDS:
        raise ValueError(f"a contestant is at fault {', '.join(AWARDS)}; not {fault!r}")
    if session is not None and not 0 <= session <= 1:
        raise ValueError(f"a session gives from 0% to 100% of the matchpoints, not {percent(Fraction(session))}")
    return Artificial(fault, None if session is None else Fraction(session))
