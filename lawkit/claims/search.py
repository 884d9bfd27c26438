"""The search through all lines of play from a position: what each later position gives is worked out once."""
from ..terms import CARDS, SEATS, SUIT_MASKS, cards_in
from .deals import ACES, ALL_HANDS, BELOW, HAND, MOVES, STAYS, SUIT_OF, all_of, deal_of, hands_of, one_of_each, place, removed, without
from .normal import Seen, above, left, winning
from .sight import sure_tricks

NEXT = SEATS[1:] + SEATS[:1]
NOBODY = 0, 0, 0, 0
NOTHING, EVERYTHING = -1, 99


class Search:
    """All lines of one kind, and the tricks that ``side`` takes on the worst of them.

    ``levels``: for each seat the Level at which it plays, None for any lawful card and against ``side``; ``plan`` binds the seats
    ``bound``; cards in ``exposed``, four masks, are played as soon as that is lawful, and ``side`` picks the lead of the partner
    of one. ``known``: the fewest and the most tricks of each position between two tricks; ``watch`` is called now and then.

    What returns tricks for a ``need`` returns a bound: as many as there are at least if that reaches the need, else at most.
    """

    __slots__ = ("trump", "trumps", "side", "levels", "best", "plan", "bound", "exposed", "faced", "named", "watch", "known")

    def __init__(self, trump, side, levels, plan, bound=(), exposed=NOBODY, watch=None):
        self.trump, self.trumps, self.side = trump, 0 if trump is None else SUIT_MASKS[trump], side
        self.levels = tuple(level if level and (level.leads or level.follows) else None for level in levels)
        self.best = tuple(level is not None and level.best for level in levels)
        self.plan, self.bound, self.exposed = plan, tuple(seat in bound for seat in SEATS), any(exposed) and exposed
        self.faced = all_of(exposed)
        self.named = self.faced | plan.named
        self.watch, self.known = watch, {}

    def from_trick(self, hands, trick, turn, step, need):
        """The tricks when ``turn`` plays to ``trick``; ``hands`` are those at its start, by name. Returns int."""
        named, in_play = self.names(step), all_of(hands)
        deal = deal_of(hands, named)
        if not trick:
            return self.from_lead(deal, turn, step, need, named and hands)
        if not named:
            trick = tuple((seat, place(card, in_play)) for seat, card in trick)
            hands = hands_of(deal)
            in_play = all_of(hands)
        for _, card in trick:
            deal = removed(deal, place(card, in_play))
            in_play ^= 1 << card
        return self.within(deal, hands, trick, in_play, *self.ahead(trick), turn, step, need, named)

    def from_lead(self, deal, turn, step, need, hands=None):
        """The tricks when ``turn`` leads. While cards have names, ``hands`` have them by name. Returns int."""
        left = (deal & HAND).bit_count()
        if need <= 0 or left < need:
            return left if need > 0 else 0
        named = hands and self.names(step)
        key = (deal, turn, step, all_of(hands) & named) if named else (deal, turn, step)
        bounds = self.known.get(key)
        if bounds is None:
            bounds = self.known[key] = self.at_sight(hands_of(deal), turn, left)
        least, most = bounds
        if least >= need or most < need:
            return least if least >= need else most
        hands = hands or hands_of(deal)
        found = self.within(deal, hands, (), all_of(hands), turn, -1, turn, step, need, named)
        self.known[key] = (found, most) if found >= need else (least, found)
        return found

    def at_sight(self, hands, turn, left):
        """The fewest and the most tricks of the ``left``, before any card of them is looked at. Returns (int, int)."""
        if self.watch and not len(self.known) & 255:
            self.watch()
        return sure_tricks(hands, self.side, turn, self.trumps), left - sure_tricks(hands, 1 - self.side, turn, self.trumps)

    def within(self, deal, hands, trick, in_play, winner, top, turn, step, need, named):
        """The tricks when ``turn`` plays to ``trick``, the card ``top`` of ``winner`` winning so far.

        ``hands`` are those at the start of the trick; ``in_play`` is the mask of all the cards that are left without those of the
        trick, and ``deal`` their deal; all but that are by name where any card is ``named``. Returns int.
        """
        picks = self.best[turn] or bool(self.exposed) and self.picks(hands, trick, turn)
        found = NOTHING if picks else EVERYTHING
        now = None if step is None and not named else without(hands, trick)
        for card in self.cards(hands, now, trick, winner, top, turn, step, named):
            got = self.after(card, deal, hands, now, trick, in_play, winner, top, turn, step, need, named)
            if got > found if picks else got < found:
                found = got
                if (got >= need) is picks:
                    break
        return found

    def after(self, card, deal, hands, now, trick, in_play, winner, top, turn, step, need, named):
        """The same after ``card``; ``now`` are the hands by name without the trick, if there is need of them. Returns int."""
        bit = 1 << card
        if step is not None:
            card = CARDS[card]
            step = self.plan.after(step, now, trick, turn, card)
        if card > top if bit & SUIT_OF[top] else bit & self.trumps or top < 0:
            winner, top = turn, card
        last = len(trick) == 3
        mine = last and winner & 1 == self.side
        if mine and need == 1:
            return 1
        at = card - card % 13 + (in_play & BELOW[card]).bit_count()
        deal = deal & STAYS[at] | deal >> 1 & MOVES[at]
        if not last:
            return self.within(deal, hands, (*trick, (turn, card)), in_play ^ bit, winner, top, NEXT[turn], step, need, named)
        if not named:
            return mine + self.from_lead(deal, winner, step, need - mine)
        if not self.names(step):
            return mine + self.from_lead(deal & ALL_HANDS, winner, step, need - mine)
        return mine + self.from_lead(deal, winner, step, need - mine, without(now, ((turn, card),)))

    def names(self, step):
        """The cards that have names while ``step`` is on: those of the plan, and those exposed. Returns int."""
        return self.faced if step is None else self.named

    def ahead(self, trick):
        """The seat that is winning ``trick``, and its card. Returns (Seat, int)."""
        winner, top = trick[0]
        for seat, card in trick[1:]:
            if winning(1 << card, top, self.trumps):
                winner, top = seat, card
        return winner, top

    # -- the cards

    def cards(self, hands, now, trick, winner, top, turn, step, named):
        """One card of each sequence that ``turn`` may play, those first that may decide the matter. Returns sequence of int."""
        cards = self.allowed(hands, now, trick, turn, step)
        cards = one_of_each(cards, HAND & ~all_of(hands), named) if named else cards & ~((cards & ~ACES) << 1)
        if cards & cards - 1 and self.levels[turn]:
            cards = self.normal(cards, hands, trick, winner, top, turn)
        if not cards & cards - 1:
            return cards.bit_length() - 1,
        first = winning(cards, top, self.trumps) if trick else masters(cards, hands[turn - 1] | hands[turn - 3])
        if trick and not (winner ^ turn) & 1 or turn & 1 == self.side and not self.best[turn]:
            return rising(cards & ~first, first)
        return rising(first, cards & ~first)

    def allowed(self, hands, now, trick, turn, step):
        """The lawful cards that the plan allows, which sees the hands as they are ``now``. Returns int."""
        hand = hands[turn]
        cards = trick and hand & SUIT_OF[trick[0][1]] or hand
        if self.exposed:
            cards = cards & self.exposed[turn] or cards
        if step is not None and self.bound[turn]:
            return self.plan.allowed(step, now, trick, turn, cards)
        return cards

    def normal(self, cards, hands, trick, winner, top, turn):
        """Those of ``cards`` that are normal at the level of ``turn``. Returns int."""
        level, seen = self.levels[turn], Seen(cards, hands, turn, self.trumps)
        if not trick:
            return left(cards, level.leads, seen)
        return left(cards, level.follows, seen.follow(SUIT_OF[trick[0][1]], winner, top, len(trick) + 1))

    def picks(self, hands, trick, turn):
        """Whether ``side`` picks what is best for it, as it does with the lead of one whose partner has an exposed card.

        Returns bool.
        """
        return self.best[turn] or bool(not trick and turn & 1 != self.side and self.exposed
                                       and hands[turn - 2] & self.exposed[turn - 2])

    def choices(self, hands, trick, turn, step):
        """Every card that ``turn`` may play, to look at in turn: to a lead the highest first, else the lowest. Returns list[Card]."""
        cards = self.allowed(hands, without(hands, trick), trick, turn, step)
        if self.levels[turn]:
            cards = self.normal(cards, hands, trick, *(self.ahead(trick) if trick else (turn, -1)), turn)
        return sorted(cards_in(cards), key=lambda card: card.rank, reverse=not trick)


def rising(*masks):
    """The numbers of the cards in each of ``masks``, the lowest first. Returns list[int]."""
    found = []
    for cards in masks:
        while cards:
            low = cards & -cards
            cards ^= low
            found.append(low.bit_length() - 1)
    return found


def masters(cards, others):
    """Those of ``cards`` that are higher than all of ``others`` of the suit. Returns int."""
    found = 0
    for suit in SUIT_MASKS:
        found |= above(cards & suit, others & suit)
    return found
