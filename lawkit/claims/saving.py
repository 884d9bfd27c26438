"""What a claimer could have said so that the claim would have stood (68C)."""
from itertools import permutations

from ..events import Claimed
from ..terms import SUIT_MASKS, SUITS
from . import statement
from .lines import MOST_CARDS, known, stands
from .normal import CARELESS

NAMES = dict(zip(SUITS, ("clubs", "diamonds", "hearts", "spades")))
MOST_SUITS = 3


def saving(play, claimer, tricks, level=CARELESS):
    """The shortest statement with which every normal line gives the side of ``claimer`` ``tricks`` or more from ``play`` on.

    Tried are "draw trumps", where the other side has one, and up to MOST_SUITS suits from the top, in every order.
    Returns str, empty where nothing needs to be said; None where none of these is enough, the hands are not known, or more
    than MOST_CARDS cards each are left.
    """
    if not known(play) or play.left > MOST_CARDS:
        return None
    alone = claimer if claimer.side != play.contract.declarer.side else None
    for words in statements(play, claimer.side):
        said = statement.read(Claimed(claimer, tricks, words), play)
        if not said.unread and stands(play, claimer.side, tricks, said.plan, level, alone):
            return words
    return None


def statements(play, side):
    """Short statements about the cards of ``side``, the shortest first. Yields str."""
    trump = play.contract.trump
    ours, theirs = (play.hands[pair.seats[0]] | play.hands[pair.seats[1]] for pair in (side, side.other))
    draws = trump is not None and ours & SUIT_MASKS[trump] and theirs & SUIT_MASKS[trump]
    suits = [NAMES[suit] for suit in SUITS if suit != trump and ours & SUIT_MASKS[suit]]
    for count in range(min(MOST_SUITS, len(suits)) + 1):
        for order in permutations(suits, count):
            tops = [f"{suit} from the top" for suit in order]
            yield ", then ".join(tops)
            if draws:
                yield ", then ".join(["draw trumps", *tops])
