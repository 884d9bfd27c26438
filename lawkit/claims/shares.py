"""How a claim divides the tricks that were left, as far as every normal line agrees."""
from ..effects import MayChange, PenaltyCard
from ..events import Claimed, REST
from ..play import trick_winner
from ..terms import SEATS, SUIT_MASKS, cards_in, mask_of

MOST_CARDS = 6


def shares(table):
    """The tricks that a settled claim gives to NS and to EW.

    An agreed one as stated (69A). A contested one only where no line can make a difference: the fewest tricks that the
    claimer can take on any play equal what best play on both sides takes, even with all the help that the others'
    penalty cards can give. Returns tuple[int, int], or None where that is not so, the hands are not known, or more than
    MOST_CARDS cards each are left.
    """
    claim = table.docket.claim
    left = table.play.left
    side = claim.event.seat.side
    if not claim.objected:
        stated = left if claim.event.tricks == REST else claim.event.tricks
        mine = stated if type(claim.event) is Claimed else left - stated
    else:
        mine = undisputed(table.play, side, left, [d for d in table.duties if d.seat.side != side])
    if mine is None:
        return None
    return (mine, left - mine) if side == 0 else (left - mine, mine)


def undisputed(play, side, left, duties):
    """The tricks that ``side`` takes on every line, or None; ``duties`` bind the other side. Returns int | None."""
    played = dict(play.trick)
    known = all(hand.bit_count() == left - (seat in played) for seat, hand in enumerate(play.hands))
    if left > MOST_CARDS or not known or any(type(duty) not in (PenaltyCard, MayChange) for duty in duties):
        return None
    exposed = [mask_of(d.card for d in duties if type(d) is PenaltyCard and d.seat == seat) for seat in SEATS]
    worst, best = Lines(play.contract.trump, side, all), Lines(play.contract.trump, side, any, exposed)
    fewest = 0
    while fewest < left and worst.give(play, fewest + 1):
        fewest += 1
    return None if fewest < left and best.give(play, fewest + 1) else fewest


class Lines:
    """Every line of play from a position. The others play their best; ``side`` its best (``picks`` is any) or its worst
    (all). What a position gives is remembered.

    Cards that lie ``exposed`` are played as soon as that is lawful, and ``side`` picks the partner's lead.
    """

    __slots__ = ("trump", "side", "picks", "exposed", "known")

    def __init__(self, trump, side, picks, exposed=(0, 0, 0, 0)):
        self.trump, self.side, self.picks, self.exposed, self.known = trump, side, picks, exposed, {}

    def give(self, play, need):
        """Whether ``side`` takes ``need`` tricks or more from ``play`` on. Returns bool."""
        if play.trick:
            return self.within_trick(play.hands, play.trick, play.turn, need)
        return self.from_lead(play.hands, play.turn, need)

    def from_lead(self, hands, turn, need):
        """The same with ``turn`` on lead. Returns bool."""
        if not 0 < need <= hands[turn].bit_count():
            return need <= 0
        key = hands, turn, need
        if key not in self.known:
            self.known[key] = self.within_trick(hands, (), turn, need)
        return self.known[key]

    def within_trick(self, hands, trick, turn, need):
        """The same with ``turn`` to play to ``trick``. Returns bool."""
        asked = not trick and hands[turn.partner] & self.exposed[turn.partner]
        cards = choices(hands, trick, turn, self.exposed[turn])
        lines = (self.after(hands, trick, turn, card, need) for card in cards)
        return self.picks(lines) if turn & 1 == self.side or asked else all(lines)

    def after(self, hands, trick, turn, card, need):
        """The same after ``card`` of ``turn``. Returns bool."""
        rest = hands[:turn] + (hands[turn] ^ 1 << card,) + hands[turn + 1:]
        laid = trick + ((turn, card),)
        if len(laid) < 4:
            return self.within_trick(rest, laid, SEATS[(turn + 1) % 4], need)
        winner = trick_winner(laid, self.trump)
        return self.from_lead(rest, winner, need - (winner & 1 == self.side))


def choices(hands, trick, turn, due):
    """The cards that ``turn`` may play, one of each run that no card of another hand breaks. Returns list[Card]."""
    hand = hands[turn]
    suited = hand & SUIT_MASKS[trick[0][1] // 13] if trick else 0
    lawful = suited or hand
    live = hands[0] | hands[1] | hands[2] | hands[3] | mask_of(card for _, card in trick)
    found, higher = [], None
    for card in cards_in(lawful & due or lawful):
        if higher is None or card // 13 != higher // 13 or live >> card + 1 & (1 << higher - card - 1) - 1:
            found.append(card)
        higher = card
    return found
