"""What a call says by agreement: constraints on the hand, and a purpose."""
from typing import NamedTuple

from .terms import SUITS, Denomination, value

ANY_STRENGTH = (0, 37)
ANY_LENGTH = (0, 13)


@value
class Meaning(NamedTuple):
    """A call's agreed meaning.

    ``hcp`` is a range of high-card points, ``lengths`` four ranges of cards (clubs first), ``shows`` the denominations
    that the call specifies, ``purpose`` what it asks or is for (``asks major``, ``relay``, ``takeout``, ``penalty``,
    ``negative``), None for an unknown range.
    """

    artificial: bool = False
    hcp: tuple[int, int] = ANY_STRENGTH
    lengths: tuple[tuple[int, int], ...] = (ANY_LENGTH,) * 4
    balanced: bool = False
    shows: tuple[Denomination, ...] = ()
    purpose: str = ""
    forcing: bool = False
    natural: bool = False

    @property
    def describes_hand(self):
        """bool: whether it limits strength, length or shape."""
        return self.balanced or self.hcp != ANY_STRENGTH or any(r != ANY_LENGTH for r in self.lengths)

    @property
    def complete(self):
        """bool: whether it tells both strength and shape, so that the hands that fit are known."""
        return self.hcp != ANY_STRENGTH and (self.balanced or any(r != ANY_LENGTH for r in self.lengths))

    @property
    def long_suits(self):
        """tuple[Denomination, ...]: suits in which it promises at least four cards."""
        return tuple(suit for suit in SUITS if self.lengths[suit][0] >= 4)

    def __str__(self):
        return ", ".join(words(self))


def words(meaning):
    """The parts of the case notation that say ``meaning``, in the order in which it writes them. Returns list[str]."""
    said = ["artificial"] if meaning.artificial else ["natural"] if meaning.natural else []
    if meaning.hcp != ANY_STRENGTH:
        said.append("hcp " + span(meaning.hcp, ANY_STRENGTH[1]))
    for suit in reversed(SUITS):
        if meaning.lengths[suit] != ANY_LENGTH:
            said.append(f"{suit} {span(meaning.lengths[suit], ANY_LENGTH[1])}")
    said += ["balanced"] * meaning.balanced + [f"shows {d}" for d in meaning.shows]
    return said + [meaning.purpose] * bool(meaning.purpose) + ["forcing"] * meaning.forcing


def span(limits, top):
    """A range as cases write it: ``5``, ``5+``, ``5-10``. Returns str."""
    low, high = limits
    return str(low) if low == high else f"{low}+" if high == top else f"{low}-{high}"
