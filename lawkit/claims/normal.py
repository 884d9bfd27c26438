"""Which plays are normal for the claimer's side: named levels of the footnote to Law 70, and the plays that each excludes.

Careless and inferior plays are normal. What is not is a short list of rules, each with its reason; they go by what every
player sees in the trick. In which order the side leads its cards they leave open: whoever has forgotten a card may lead all
the others in any order.
"""
from typing import NamedTuple

from ..terms import SUIT_MASKS, value


class Seen:
    """What the hand on turn sees. Masks of cards, unless said otherwise.

    Attributes: ``lawful``; ``hands``: all four as the trick began; ``turn``: a seat; ``trumps``: that suit, 0 at notrump;
    ``theirs``: what the two others held; and once a card is led ``led``: that suit; ``top``: the card that is winning, a number;
    ``number``: 2, 3 or 4, which card of the trick it is; ``beats``: the lawful cards that would be winning; ``certain``: those
    of them that surely win; ``ours``: whether the partner is winning (bool); ``kept``: whether that is for certain (bool).
    """

    __slots__ = ("lawful", "hands", "turn", "trumps", "theirs", "led", "top", "number", "beats", "certain", "ours", "kept")

    def __init__(self, lawful, hands, turn, trumps):
        self.lawful, self.hands, self.turn, self.trumps = lawful, hands, turn, trumps
        self.theirs = hands[turn - 1] | hands[turn - 3]

    def follow(self, led, winner, top, number):
        """Look at the trick, too. Returns Seen."""
        self.led, self.top, self.number = led, top, number
        self.ours = (winner ^ self.turn) & 1 == 0
        self.beats = winning(self.lawful, top, self.trumps)
        if number == 4:
            self.certain, self.kept = self.beats, self.ours
        else:
            self.certain = self.beats and self.sure(self.beats)
            self.kept = self.ours and self.sure(1 << top) != 0
        return self

    def sure(self, cards):
        """Those of ``cards`` that win wherever the others' cards of that suit lie, and that the next hand cannot ruff."""
        after, led, trumps = self.hands[self.turn - 3], self.led, self.trumps
        ruffs = 0 if after & led else after & trumps
        plain = 0 if ruffs else above(cards & led, self.theirs & led)
        return plain | above(cards & trumps & ~led, ruffs)


def winning(cards, top, trumps):
    """Those of ``cards`` that beat the card ``top``. Returns int."""
    suit = SUIT_MASKS[top // 13]
    return cards & (suit & -2 << top | (0 if suit == trumps else trumps))


def above(cards, others):
    """Those of ``cards`` that are higher than all of ``others``, cards of the same suit. Returns int."""
    return cards & -1 << others.bit_length()


def lowest(cards):
    """The lowest of ``cards`` in each suit. Returns int."""
    found = 0
    for suit in SUIT_MASKS:
        held = cards & suit
        found |= held & -held
    return found


# -- what is not normal: each rule gives a mask of cards, lawful or not

def draws_nothing(seen):
    """To lead a trump when only the partner has others: two winners fall on one trick, and no card of theirs."""
    if seen.theirs & seen.trumps or not seen.hands[seen.turn - 2] & seen.trumps:
        return 0
    return seen.trumps


def from_below(seen):
    """To lead any but the highest card of a suit, where a suit is deemed to be played from the top down (70E2)."""
    held = seen.lawful
    return held & ~sum(1 << (held & suit).bit_length() >> 1 for suit in SUIT_MASKS)


def lets_go(seen):
    """Not to take a trick that the others are winning, where a card is sure to take it.

    To try with a lower card is normal, and so is to leave the trick to a partner who is yet to play and as sure.
    """
    if not seen.certain or seen.ours or seen.number == 2 and partner_takes(seen):
        return 0
    return ~seen.beats


def wastes(seen):
    """To play more than the lowest card of a suit where it is not meant to win the trick."""
    idle = seen.lawful if seen.kept else seen.lawful & ~seen.beats
    return idle & ~(idle & -idle if idle & seen.led else lowest(idle))


def ruffs_for_nothing(seen):
    """To ruff what the partner surely wins, or lower than the trick is ruffed already."""
    if seen.lawful & seen.led:
        return 0
    return seen.trumps if seen.kept else seen.trumps & ~seen.beats


def partner_takes(seen):
    """Whether the partner, who is yet to play, can take the trick for sure. Returns bool."""
    held = seen.hands[seen.turn - 2]
    if held & seen.led:
        return winning(above(held & seen.led, seen.theirs & seen.led), seen.top, seen.trumps) != 0
    return held & seen.trumps != 0


@value
class Level(NamedTuple):
    """A level: its rules for a lead and for the cards that follow; with ``best`` the side finds its best line instead of
    suffering its worst.
    """

    name: str
    leads: tuple = ()
    follows: tuple = ()
    best: bool = False

    def normal(self, hands, trick, turn, lawful, trump):
        """The cards of ``lawful`` that no rule excludes, or all where none would be left.

        ``hands`` are the four masks as the trick began, ``trick`` its (seat, card) pairs so far, ``trump`` a suit or None.
        Returns int.
        """
        trumps = 0 if trump is None else SUIT_MASKS[trump]
        seen = Seen(lawful, hands, turn, trumps)
        if not trick:
            return left(lawful, self.leads, seen)
        winner, top = trick[0]
        for seat, card in trick[1:]:
            if winning(1 << card, top, trumps):
                winner, top = seat, card
        return left(lawful, self.follows, seen.follow(SUIT_MASKS[trick[0][1] // 13], winner, top, len(trick) + 1))

    @property
    def top_down(self):
        """Level: this one where each suit is deemed to be led from the top down (70E2)."""
        return self._replace(name=f"{self.name}, from the top", leads=(*self.leads, from_below))


def left(cards, rules, seen):
    """Those of ``cards`` that no rule excludes, or all where none would be left. Returns int."""
    normal = cards
    for rule in rules:
        normal &= ~rule(seen)
    return normal or cards


ANY = Level("any")
CARELESS = Level("careless", (draws_nothing,), (lets_go, wastes, ruffs_for_nothing))
BEST = Level("best", best=True)
LEVELS = {level.name: level for level in (ANY, CARELESS, BEST)}
