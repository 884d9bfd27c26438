"""The case that a proceeding hears, in the words that a Law's file uses of it."""
from typing import NamedTuple

from .events import Designated
from .table import Table
from .terms import Seat, value


@value
class Case(NamedTuple):
    """What a proceeding is about: the table ``before`` the act, the ``act``, who did it, the provisions it broke, and
    those by which that was decided (``grounds``).

    The act is an event, or what a Law's file makes of a moment that calls for a ruling.
    """

    before: Table
    act: NamedTuple
    offender: Seat
    breaches: tuple[str, ...] = ()
    grounds: tuple[str, ...] = ()

    @property
    def lho(self):
        """Seat: the offender's left-hand opponent."""
        return self.offender.lho

    @property
    def rho(self):
        """Seat: the offender's right-hand opponent."""
        return self.offender.rho

    @property
    def partner(self):
        """Seat: the offender's partner."""
        return self.offender.partner

    @property
    def side(self):
        """Side: the offending side."""
        return self.offender.side

    @property
    def declarer(self):
        """Seat: declarer, or presumed declarer."""
        return self.before.play.contract.declarer

    @property
    def defends(self):
        """bool: whether the offender is a defender."""
        return self.offender.side != self.declarer.side

    @property
    def card(self):
        """Card: the card led, played or called for."""
        return self.act.card if type(self.act) is Designated else self.act.cards[0]

    @property
    def edition(self):
        """str: the edition of the rule set."""
        return self.before.rules.edition

    def regulation(self, setting):
        """What the Regulating Authority elected for ``setting``. Returns str | None."""
        return self.before.regulation(setting)
