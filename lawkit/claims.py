"""How a claim divides the tricks that were left, as far as every normal line agrees."""
from .effects import MayChange, PenaltyCard
from .events import Claimed, REST
from .play import trick_winner
from .terms import SEATS, SUIT_MASKS, cards_in, mask_of

MOST_CARDS = 6


def shares(table):
    """The tricks that a settled claim gives to NS and to EW.

    An agreed one as stated (69A). A contested one only where no line can make a difference: the fewest tricks that the
    claimer can take on any play equal what best play on both sides takes, even with all the help that the others' penalty
    cards can give. Returns tuple[int, int], or None where that is not so, the hands are not known, or more than MOST_CARDS
    cards each are left.
    """
    claim = table.docket.claim
    left = 13 - len(table.play.tricks) - sum(table.play.before)
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
    if left > MOST_CARDS or not all(hand.bit_count() == left - any(s == seat for s, _ in play.trick)
                                    for seat, hand in enumerate(play.hands)):
        return None
    if any(type(duty) not in (PenaltyCard, MayChange) for duty in duties):
        return None
    exposed = [mask_of(d.card for d in duties if type(d) is PenaltyCard and d.seat == seat) for seat in SEATS]
    fewest = 0
    while fewest < left and takes(fewest + 1, play, side, all):
        fewest += 1
    return None if fewest < left and takes(fewest + 1, play, side, any, exposed) else fewest


def takes(need, play, side, ours, exposed=(0, 0, 0, 0)):
    """Whether ``side`` takes ``need`` tricks or more when the others play their best, and ``side`` its best (``ours`` is
    any) or its worst (all).

    Cards that lie ``exposed`` are played as soon as that is lawful, and ``side`` picks the partner's lead. Returns bool.
    """
    seen, trump = {}, play.contract.trump

    def enough(hands, turn, need):
        if not 0 < need <= hands[turn].bit_count():
            return need <= 0
        key = hands, turn, need
        if key not in seen:
            seen[key] = best(hands, (), turn, need)
        return seen[key]

    def best(hands, trick, turn, need):
        partner = turn.partner
        picks = turn & 1 == side or not trick and hands[partner] & exposed[partner]
        lines = (after(hands, trick, turn, card, need) for card in choices(hands, trick, turn, exposed[turn]))
        return ours(lines) if picks else all(lines)

    def after(hands, trick, turn, card, need):
        rest = hands[:turn] + (hands[turn] ^ 1 << card,) + hands[turn + 1:]
        laid = trick + ((turn, card),)
        if len(laid) < 4:
            return best(rest, laid, SEATS[(turn + 1) % 4], need)
        winner = trick_winner(laid, trump)
        return enough(rest, winner, need - (winner & 1 == side))

    return best(play.hands, play.trick, play.turn, need) if play.trick else enough(play.hands, play.turn, need)


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
