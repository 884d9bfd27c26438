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
    ``negative``). ``either`` holds further constraints of which a hand meets at least one, each a Meaning that says
    nothing but strength, lengths and balance: ``H 6+ or S 6+``.
    """

    artificial: bool = False
    hcp: tuple[int, int] = ANY_STRENGTH
    lengths: tuple[tuple[int, int], ...] = (ANY_LENGTH,) * 4
    balanced: bool = False
    shows: tuple[Denomination, ...] = ()
    purpose: str = ""
    forcing: bool = False
    natural: bool = False
    either: tuple["Meaning", ...] = ()

    @property
    def describes_hand(self):
        """bool: whether it limits strength, length or shape."""
        return all(limits_strength(way) or limits_shape(way) for way in self.ways)

    @property
    def complete(self):
        """bool: whether it tells both strength and shape, so that the hands that fit are known."""
        return all(limits_strength(way) and limits_shape(way) for way in self.ways)

    @property
    def ways(self):
        """tuple[Meaning, ...]: it without alternatives, once for each of them; a hand fits that fits one of these."""
        return tuple(both(self, each) for each in self.either) or (self,)

    @property
    def long_suits(self):
        """tuple[Denomination, ...]: suits in which it promises at least four cards."""
        return tuple(suit for suit in SUITS if all(way.lengths[suit][0] >= 4 for way in self.ways))

    def __str__(self):
        return ", ".join(words(self))


def limits_strength(way):
    return way.hcp != ANY_STRENGTH


def limits_shape(way):
    return way.balanced or any(length != ANY_LENGTH for length in way.lengths)


def both(one, other):
    """The constraints on the hand of two meanings at once. Returns Meaning."""
    return Meaning(hcp=narrowed(one.hcp, other.hcp), lengths=tuple(map(narrowed, one.lengths, other.lengths)),
                   balanced=one.balanced or other.balanced)


def narrowed(one, other):
    return max(one[0], other[0]), min(one[1], other[1])


def words(meaning):
    """The parts of the case notation that say ``meaning``, in the order in which it writes them. Returns list[str]."""
    said = ["artificial"] if meaning.artificial else ["natural"] if meaning.natural else []
    said += hand(meaning) + [f"shows {d}" for d in meaning.shows]
    return said + [meaning.purpose] * bool(meaning.purpose) + ["forcing"] * meaning.forcing


def hand(meaning):
    """What ``meaning`` says of the hand, in the case notation. Returns list[str]."""
    either = " or ".join(" and ".join(constraints(each)) for each in meaning.either)
    return constraints(meaning) + [either] * bool(either)


def constraints(meaning):
    """What ``meaning`` says of the hand, its alternatives left aside, in the case notation. Returns list[str]."""
    said = []
    if meaning.hcp != ANY_STRENGTH:
        said.append("hcp " + span(meaning.hcp, ANY_STRENGTH[1]))
    for suit in reversed(SUITS):
        if meaning.lengths[suit] != ANY_LENGTH:
            said.append(f"{suit} {span(meaning.lengths[suit], ANY_LENGTH[1])}")
    return said + ["balanced"] * meaning.balanced


def span(limits, top):
    """A range as cases write it: ``5``, ``5+``, ``5-10``. Returns str."""
    low, high = limits
    return str(low) if low == high else f"{low}+" if high == top else f"{low}-{high}"
