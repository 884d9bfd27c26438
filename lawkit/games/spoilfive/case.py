"""What a proceeding of Spoil Five is about."""
from typing import Any, NamedTuple

from ...terms import value
from .events import Player


@value
class Case(NamedTuple):
    """The table ``before`` the act, the ``act``, the ``player`` who did it, what it broke and by which other provisions."""

    before: Any
    act: NamedTuple
    player: Player
    breaches: tuple[str, ...] = ()
    grounds: tuple[str, ...] = ()

    @property
    def edition(self):
        """str: the name of the rule set."""
        return "spoil-five"

    def regulation(self, setting):
        """How the table reads ``setting``. Returns str | None."""
        return self.before.house.regulation(setting)
