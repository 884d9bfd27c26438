"""A claim adjudicated, with any other words in its place."""
from ..claims import LEVELS, MOST_CARDS, best, saving, stated, worst
from ..claims import statement as words
from ..events import Claimed, Conceded
from ..notation import lines
from ..show import claims
from .account import account
from .shown import Shown


def adjudication(id, line=None, normal="careless"):
    """What every normal line gives to the claim in deal or case ``id``, or to the claim that ``line`` makes in its place, such as
    ``S claims rest "draw trumps, then hearts"``.

    ``normal``: which plays count as normal (`lawkit.claims.LEVELS`). Returns Shown; raises ValueError for an unknown id, one
    without a claim or a level that there is not, CaseError for a line that cannot be read, NotComputed where cards are not known.
    """
    if normal not in LEVELS:
        raise ValueError(f"no level {normal!r}; there are {', '.join(LEVELS)}")
    told = account(id)
    at, event = the_claim(told)
    event = lines.read(line) if line else event
    said, alone = words.read(event, at.play), event.seat if event.seat.side != at.contract.declarer.side else None
    low = worst(at.play, event.seat.side, said.plan, LEVELS[normal], alone)
    return Shown(*claims.adjudication(told.title, at, event, said, low, at.play.left, saviour(at.play, event, LEVELS[normal])))


def saviour(play, event, level):
    """The words that would have saved as many of the tricks claimed as best play gives. Returns str, None where no short ones
    would, False where there are too many cards to look.
    """
    if play.left > MOST_CARDS:
        return False
    return saving(play, event.seat, min(stated(event, play.left), best(play, event.seat.side).tricks), level)


def the_claim(told):
    """The first claim or concession of an account, and the table before it. Returns (Table, event)."""
    for table in told.table.so_far[1:]:
        if type(table.event) in (Claimed, Conceded):
            return table.parent, table.event
    raise ValueError(f"nobody claims or concedes in {told.id}")
