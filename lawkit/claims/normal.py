"""Which plays are normal for the claimer's side: named levels of the footnote to Law 70, and the plays that each excludes."""
from typing import NamedTuple

from ..terms import value


@value
class Level(NamedTuple):
    """A level: ``rules`` each give the mask of the irrational cards among the lawful ones; with ``best`` the side picks
    its best line instead of suffering its worst.
    """

    name: str
    rules: tuple
    best: bool = False

    def normal(self, hands, trick, turn, lawful, trump):
        """The cards of ``lawful`` that no rule excludes, or all where none would be left. Returns int."""
        open_ = lawful
        for rule in self.rules:
            open_ &= ~rule(hands, trick, turn, lawful, trump)
        return open_ or lawful


ANY = Level("any", ())
CARELESS = Level("careless", ())
BEST = Level("best", (), True)
LEVELS = {level.name: level for level in (ANY, CARELESS, BEST)}
