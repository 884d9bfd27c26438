"""The search through all lines of play from a position: what each later position gives is worked out once."""
from ..terms import CARDS, SEATS, SUIT_MASKS, cards_in
from .deals import ACES, ALL_HANDS, BELOW, HAND, MOVES, STAYS, SUIT_OF, deal_of, hands_of, one_of_each, place, removed, without
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

    def from_trick(self, hands, trick, turn, step, need):
        """The tricks when ``turn`` plays to ``trick``; ``hands`` are those at its start. Returns int."""
        named = self.names(step)
        deal, in_play = deal_of(hands, named), hands[0] | hands[1] | hands[2] | hands[3]
        if not trick:
            return self.from_lead(deal, turn, step, need, named and hands)
        if not named:
            hands, trick = hands_of(deal), tuple((seat, place(card, in_play)) for seat, card in trick)
        gone, (winner, top) = 0, trick[0]
        for seat, card in trick:
            deal = removed(deal, place(card, in_play & ~gone) if named else card - (gone & BELOW[card]).bit_count())
            gone |= 1 << card
            if winning(1 << card, top, self.trumps):
                winner, top = seat, card
        return self.within(deal, hands, trick, gone, winner, top, turn, step, need, named and in_play)

    def from_lead(self, deal, turn, step, need, hands=None):
        """The tricks when ``turn`` leads. While cards have names, ``hands`` have them by name. Returns int."""
        left = (deal & HAND).bit_count()
        if need <= 0 or left < need:
            return left if need > 0 else 0
        in_play = hands and hands[0] | hands[1] | hands[2] | hands[3]
        key = (deal, turn, step, in_play & self.names(step)) if hands else (deal, turn, step)
        bounds = self.known.get(key)
        if bounds is None:
            shown = hands_of(deal)
            bounds = self.known[key] = (sure_tricks(shown, self.side, turn, self.trumps),
                                        left - sure_tricks(shown, 1 - self.side, turn, self.trumps))
            if self.watch and not len(self.known) & 255:
                self.watch()
        least, most = bounds
        if least >= need or most < need:
            return least if least >= need else most
        found = self.within(deal, hands or hands_of(deal), (), 0, turn, -1, turn, step, need, in_play)
        self.known[key] = (found, most) if found >= need else (least, found)
        return found

    def within(self, deal, hands, trick, gone, winner, top, turn, step, need, in_play):
        """The tricks when ``turn`` plays to ``trick``, the card ``top`` of ``winner`` winning so far.

        ``deal`` is without the cards of the trick, the mask ``gone``; ``hands`` are those at its start, by name where ``in_play``
        is the mask of all their cards, else packed. Returns int.
        """
        best = self.best[turn] or self.exposed and self.picks(hands, trick, turn)
        found, later, full = -1 if best else 99, None, len(trick) == 3
        suit, trumps = SUIT_OF[top] if trick else HAND, self.trumps
        now = (in_play or step is not None) and without(hands, trick)
        for card in self.cards(hands, now, trick, winner, top, turn, step, in_play):
            bit = 1 << card
            if step is not None:
                card = CARDS[card]
                later = self.plan.after(step, now, trick, turn, card)
            wins = card > top if bit & suit else bit & trumps
            if full and need == 1 and (turn if wins else winner) & 1 == self.side:
                got = 1
            else:
                if in_play:
                    at = place(card, in_play & ~gone)
                else:
                    at = card - (gone & BELOW[card]).bit_count()
                rest = deal & STAYS[at] | deal >> 1 & MOVES[at]
                if full:
                    taker = turn if wins else winner
                    mine = taker & 1 == self.side
                    if in_play:
                        got = mine + self.by_name(rest, without(now, ((turn, card),)), taker, later, need - mine)
                    else:
                        got = mine + self.from_lead(rest, taker, later, need - mine)
                elif wins:
                    got = self.within(rest, hands, (*trick, (turn, card)), gone | bit, turn, card, NEXT[turn], later, need, in_play)
                else:
                    got = self.within(rest, hands, (*trick, (turn, card)), gone | bit, winner, top, NEXT[turn], later, need, in_play)
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

    def by_name(self, deal, hands, turn, step, need):
        """The same as from_lead, from ``hands`` by name; a plan that has come to its end forgets the names. Returns int."""
        if self.names(step):
            return self.from_lead(deal, turn, step, need, hands)
        return self.from_lead(deal & ALL_HANDS, turn, step, need)

    def names(self, step):
        """The cards that have names while ``step`` is on: those of the plan, and those exposed. Returns int."""
        return self.faced if step is None else self.faced | self.plan.named

    # -- the cards

    def cards(self, hands, now, trick, winner, top, turn, step, in_play):
        """One card of each sequence that ``turn`` may play, those first that may decide the matter. Returns sequence of int."""
        cards = self.allowed(hands, now, trick, turn, step)
        if in_play:
            cards = one_of_each(cards, HAND & ~in_play, self.faced | self.plan.named)
        else:
            cards &= ~((cards & ~ACES) << 1)
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
        cards = self.allowed(hands, without(hands, trick), trick, turn, step)
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
