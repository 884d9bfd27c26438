"""The search through all lines of play from a position: what each later position gives is worked out once."""
from ..terms import CARDS, SEATS, SUIT_MASKS, cards_in
from .deals import ACES, HAND, SUIT_OF, by_name, deal_of, hands_of, one_of_each, packed, removed, without
from .normal import Seen, above, left, winning
from .sight import sure_tricks

NEXT = SEATS[1:] + SEATS[:1]
NOBODY = 0, 0, 0, 0


class Search:
    """All lines of one kind, and the tricks that ``side`` takes on the worst of them.

    ``levels``: for each seat the Level at which it plays, None for any lawful card and against ``side``; ``plan`` binds the seats
    ``bound``; cards in ``exposed``, four masks, are played as soon as that is lawful, and ``side`` picks the lead of the partner
    of one. ``known``: the fewest and the most tricks of each position between two tricks; ``watch`` is called now and then.

    What returns tricks for a ``need`` returns a bound: as many as there are at least if that reaches the need, else at most.
    """

    __slots__ = ("trump", "trumps", "side", "levels", "best", "plan", "bound", "exposed", "faced", "watch", "known")

    def __init__(self, trump, side, levels, plan, bound=(), exposed=NOBODY, watch=None):
        self.trump, self.trumps, self.side, self.levels = trump, 0 if trump is None else SUIT_MASKS[trump], side, levels
        self.best = tuple(level is not None and level.best for level in levels)
        self.plan, self.bound, self.exposed = plan, tuple(seat in bound for seat in SEATS), any(exposed) and exposed
        self.faced = exposed[0] | exposed[1] | exposed[2] | exposed[3]
        self.watch, self.known = watch, {}

    def from_trick(self, deal, trick, turn, step, need):
        """The tricks when ``turn`` plays to ``trick``; ``deal`` is as the trick began. Returns int."""
        if not trick:
            return self.from_lead(deal, turn, step, need)
        (winner, top), gone, rest = trick[0], 0, None if self.named(step) else deal
        for seat, card in trick:
            if winning(1 << card, top, self.trumps):
                winner, top = seat, card
            rest = rest and removed(rest, card, gone)
            gone |= 1 << card
        return self.within(rest, hands_of(deal), trick, gone, winner, top, turn, step, need)

    def from_lead(self, deal, turn, step, need):
        """The tricks when ``turn`` leads; the deal is packed, unless ``step`` is one of a plan that names cards. Returns int."""
        hands = deal & HAND, deal >> 52 & HAND, deal >> 104 & HAND, deal >> 156
        left = hands[turn].bit_count()
        if need <= 0 or left < need:
            return left if need > 0 else 0
        named = self.named(step)
        key = (by_name(deal, named), turn, step) if named else (deal, turn, step)
        bounds = self.known.get(key)
        if bounds is None:
            bounds = self.known[key] = (sure_tricks(hands, self.side, turn, self.trumps),
                                        left - sure_tricks(hands, 1 - self.side, turn, self.trumps))
            if self.watch and not len(self.known) & 255:
                self.watch()
        least, most = bounds
        if least >= need or most < need:
            return least if least >= need else most
        found = self.within(None if named else deal, hands, (), 0, turn, -1, turn, step, need)
        self.known[key] = (found, most) if found >= need else (least, found)
        return found

    def within(self, deal, hands, trick, gone, winner, top, turn, step, need):
        """The tricks when ``turn`` plays to ``trick``, the card ``top`` of ``winner`` winning so far.

        ``hands`` are those at the start of the trick, ``gone`` is the mask of its cards, and ``deal`` is packed without them; it
        is None where cards have names. Returns int.
        """
        best = self.best[turn] or self.exposed and self.picks(hands, trick, turn)
        found, later, full = -1 if best else 99, None, len(trick) == 3
        suit, trumps = SUIT_OF[top] if trick else HAND, self.trumps
        for card in self.cards(deal is not None, hands, trick, winner, top, turn, step):
            bit = 1 << card
            if step is not None:
                card = CARDS[card]
                later = self.plan.after(step, without(hands, trick), trick, turn, card)
            wins = card > top if bit & suit else bit & trumps
            if full and need == 1 and (turn if wins else winner) & 1 == self.side:
                got = 1
            else:
                rest = deal and removed(deal, card, gone)
                if full:
                    got = self.next_trick(rest, hands, (*trick, (turn, card)), turn if wins else winner, later, need)
                elif wins:
                    got = self.within(rest, hands, (*trick, (turn, card)), gone | bit, turn, card, NEXT[turn], later, need)
                else:
                    got = self.within(rest, hands, (*trick, (turn, card)), gone | bit, winner, top, NEXT[turn], later, need)
            if best:
                if got > found:
                    found = got
                    if got >= need:
                        break
            elif got < found:
                found = got
                if got < need:
                    break
        return found

    def next_trick(self, deal, hands, trick, winner, step, need):
        """The tricks when ``trick`` is complete and ``winner`` leads to the next. Returns int."""
        if deal is None:
            deal = deal_of(without(hands, trick))
            if not self.named(step):
                deal = packed(deal)
        mine = winner & 1 == self.side
        return mine + self.from_lead(deal, winner, step, need - mine)

    def named(self, step):
        """The cards with names while ``step`` is on, and those exposed. Returns int, 0 where all can be packed."""
        return self.faced if step is None else self.faced | self.plan.named

    # -- the cards

    def cards(self, packs, hands, trick, winner, top, turn, step):
        """One card of each sequence that ``turn`` may play, those first that may decide the matter. Returns sequence of int."""
        cards = self.allowed(hands, trick, turn, step)
        if packs:
            cards &= ~((cards & ~ACES) << 1)
        else:
            cards = one_of_each(cards, HAND & ~(hands[0] | hands[1] | hands[2] | hands[3]), self.faced | self.plan.named)
        if cards & cards - 1:
            cards = self.normal(cards, hands, trick, winner, top, turn)
        if not cards & cards - 1:
            return cards.bit_length() - 1,
        if trick:
            first = winning(cards, top, self.trumps)
        else:
            first = masters(cards, hands[turn - 1] | hands[turn - 3])
        if (winner ^ turn) & 1 == 0 and trick or turn & 1 == self.side and not self.best[turn]:
            return rising(cards & ~first) + rising(first)
        return rising(first) + rising(cards & ~first)

    def allowed(self, hands, trick, turn, step):
        """The lawful cards that the plan allows. Returns int."""
        hand = hands[turn]
        cards = trick and hand & SUIT_OF[trick[0][1]] or hand
        if self.exposed:
            cards = cards & self.exposed[turn] or cards
        if step is not None and self.bound[turn]:
            return self.plan.allowed(step, without(hands, trick), trick, turn, cards)
        return cards

    def normal(self, cards, hands, trick, winner, top, turn):
        """Those of ``cards`` that are normal. Returns int."""
        level = self.levels[turn]
        if level is None:
            return cards
        if not trick:
            return left(cards, level.leads, Seen(cards, hands, turn, self.trumps)) if level.leads else cards
        if not level.follows:
            return cards
        seen = Seen(cards, hands, turn, self.trumps).follow(SUIT_OF[trick[0][1]], winner, top, len(trick) + 1)
        return left(cards, level.follows, seen)

    def picks(self, hands, trick, turn):
        """Whether ``side`` picks what is best for it, as it does with the lead of one whose partner has an exposed card.

        Returns bool.
        """
        return self.best[turn] or bool(not trick and turn & 1 != self.side and self.exposed
                                       and hands[turn - 2] & self.exposed[turn - 2])

    def choices(self, hands, trick, turn, step):
        """Every card that ``turn`` may play, to look at in turn: to a lead the highest first, else the lowest. Returns list[Card]."""
        cards = self.allowed(hands, trick, turn, step)
        if trick:
            winner, top = trick[0]
            for seat, card in trick[1:]:
                if winning(1 << card, top, self.trumps):
                    winner, top = seat, card
            cards = self.normal(cards, hands, trick, winner, top, turn)
        else:
            cards = self.normal(cards, hands, trick, turn, -1, turn)
        return sorted(cards_in(cards), key=lambda card: card.rank, reverse=not trick)


def rising(cards):
    """Their numbers, the lowest first. Returns list[int]."""
    found = []
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
