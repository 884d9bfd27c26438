"""The play: hands, the trick in progress, the tricks completed, and whose hand is to play."""
from typing import NamedTuple

from .terms import CARDS, SEATS, SUIT_MASKS, SUITS, Impossible, NotComputed, Seat, mask_of, value


@value
class Trick(NamedTuple):
    """A completed trick: ``plays`` are (seat, card) pairs, the lead first; three of them where a card is missing."""

    plays: tuple
    winner: Seat


def strengths(*rows):
    """What each of the 52 cards is worth where only those of ``rows`` can win, each row from its lowest card up and above
    the row before it. Returns tuple[int, ...], 0 for a card that cannot win.
    """
    worth = [0] * len(CARDS)
    for place, card in enumerate((card for row in rows for card in row), 1):
        worth[card] = place
    return tuple(worth)


def ranking(plain, trumps):
    """For each suit that is led the `strengths`: the cards of ``plain`` (suit -> cards) in that suit, and above them ``trumps``.

    Returns tuple.
    """
    return tuple(strengths(plain[suit], trumps) for suit in SUITS)


EVERYDAY = {suit: CARDS[13 * suit:13 * suit + 13] for suit in SUITS}
RANKING = {trump: ranking(EVERYDAY, EVERYDAY.get(trump, ())) for trump in (None, *SUITS)}


def trick_winner(plays, trump, order=RANKING):
    """Who wins ``plays``, (seat, card) pairs with the lead first (44E, 44F). ``order``: trump suit -> the `ranking` of the game,
    by default that of bridge. Returns the seat.
    """
    worth, best = order[trump][plays[0][1] // 13], 0
    for seat, card in plays:
        if worth[card] > best:
            winner, best = seat, worth[card]
    return winner


class Play:
    """The state of the play of one board. Immutable; the other methods make new ones.

    Attributes: ``contract``; ``hands``: four 52-bit masks of the cards known to be still held; ``open``: four 4-bit
    masks of the suits in which a hand may hold further, unknown cards; ``tricks`` (tuple[Trick, ...]); ``trick``: the
    (seat, card) pairs of the trick in progress; ``turn``: the hand to play (declarer plays dummy's); ``before``: tricks
    won by NS and EW before the first one recorded here; ``surplus``: (trick number, seat, card) for every card that lies
    in a trick besides the one that its owner played to it; ``owed``: empty, or the number of a trick to which the hand on
    turn adds its missing card, and whose turn it is after that; ``empty``: (trick number, seat) for every place from which a
    player has taken a card back and into which another is still to be put; ``ahead``: the (seat, card) pairs that lie in the
    trick after the one in progress, which was complete before a card of it was taken back.
    """

    __slots__ = ("contract", "hands", "open", "tricks", "trick", "turn", "before", "surplus", "owed", "empty", "ahead")

    def __init__(self, contract, hands, open_, tricks, trick, turn, before, surplus=(), owed=(), empty=(), ahead=()):
        self.contract, self.hands, self.open = contract, hands, open_
        self.tricks, self.trick, self.turn, self.before = tricks, trick, turn, before
        self.surplus, self.owed, self.empty, self.ahead = surplus, owed, empty, ahead

    def changed(self, hands=None, tricks=None, trick=None, turn=None, contract=None, surplus=None, owed=None, empty=None, ahead=None):
        """This play with other contents. Returns Play."""
        return Play(self.contract if contract is None else contract, self.hands if hands is None else hands, self.open,
                    self.tricks if tricks is None else tricks, self.trick if trick is None else trick,
                    self.turn if turn is None else turn, self.before, self.surplus if surplus is None else surplus,
                    self.owed if owed is None else owed, self.empty if empty is None else empty,
                    self.ahead if ahead is None else ahead)

    def after(self, seat, card):
        """This play with ``card`` from ``seat`` added to the trick in progress; four cards complete it (44B), and its
        winner leads next (44G); the card that a hand owes to an earlier trick goes there. Returns Play.
        """
        if self.owed:
            return self._added(seat, card)
        if self.empty or self.ahead:
            return self._put_back(seat, card)
        hands = list(self.hands)
        hands[seat] &= ~(1 << card)
        trick = self.trick + ((seat, card),)
        if len(trick) < 4:
            turn = SEATS[(seat + 1) % 4]
            if len(trick) > 1:
                turn = next_hand(trick)
            return Play(self.contract, tuple(hands), self.open, self.tricks, trick, turn, self.before,
                        self.surplus)
        winner = trick_winner(trick, self.contract.trump)
        return Play(self.contract, tuple(hands), self.open, self.tricks + (Trick(trick, winner),), (), winner,
                    self.before, self.surplus)

    def without(self, seat, card, turn=None):
        """This play with the last ``card`` of ``seat`` taken back into the hand; ``turn`` is to play (default: the one
        who now misses a card). Returns Play.
        """
        at, plays = self._locate(seat, card)
        play = self.seen(seat, (card,))._back_to(at)
        left = tuple(p for p in plays if p != (seat, card))
        if at > len(play.tricks):
            return play.changed(ahead=left)
        if turn is None:
            turn = next_hand(left) if left else play.tricks[-1].winner if play.tricks else seat
        return play.changed(trick=left, turn=turn)

    def _back_to(self, at):
        """This play with the trick at index ``at`` in progress again, if it is not later; what lies in the next one stays
        there, and who owes a card to it plays in turn.
        """
        done, later = len(self.tricks), (self.trick,) if self.trick else ()
        if at >= done:
            return self
        later = tuple(trick.plays for trick in self.tricks[at + 1:]) + later
        if len(later) > 1 or self.ahead:
            raise NotComputed("62B", "a card taken back from a trick after which two more have been begun")
        owed = () if self.owed and self.owed[0] == sum(self.before) + at + 1 else self.owed
        return self.changed(tricks=self.tricks[:at], trick=self.tricks[at].plays, ahead=later[0] if later else (), owed=owed)

    def taken_up(self, seat, card):
        """This play with ``card`` of ``seat`` taken back by its player, who is to put another in its place. Returns Play."""
        return self.without(seat, card).changed(empty=self.empty + ((self.trick_number(seat, card), seat),))

    def _put_back(self, seat, card):
        """``card`` added to the trick in progress while places are empty, or cards lie in the next trick. Returns Play."""
        left = tuple(place for place in self.empty if place != (self.number, seat))
        trick = in_rotation(self.trick + ((seat, card),))
        return self.changed(hands=self.hands_without(seat, (card,)), trick=trick, empty=left)._completed()

    def _completed(self):
        """This play with the trick in progress among the complete ones if it is one, and the cards that lie ahead in progress."""
        if len(self.trick) < 4:
            return self.changed(turn=next_hand(self.trick)) if self.trick else self
        winner = trick_winner(self.trick, self.contract.trump)
        empty = tuple(place for place in self.empty if self.ahead and place[0] > self.number)
        tricks = self.tricks + (Trick(self.trick, winner),)
        return self.changed(tricks=tricks, trick=self.ahead, ahead=(), turn=winner, empty=empty)._completed()

    def next_trick_back(self, cards):
        """This play with ``cards``, (seat, card) pairs, which lie in the last trick that was begun, in the hands again; if none
        are left there, the winner of the trick before leads. Returns Play.
        """
        play = self._back_to(len(self.tricks) - (not self.trick))
        left = tuple(each for each in play.trick if each not in cards)
        for seat, card in cards:
            play = play.seen(seat, (card,))
        empty = tuple(place for place in play.empty if left or place[0] != play.number)
        return play.changed(trick=left, turn=next_hand(left) if left else play.tricks[-1].winner, empty=empty)

    def fills(self, seat):
        """Whether a card that ``seat`` plays now takes the place of one that was taken back. Returns bool."""
        return (self.number, seat) in self.empty

    def exchanged(self, seat, old, new):
        """This play with ``old`` of ``seat`` replaced by ``new`` in the trick where it lies; later tricks stay, and the
        trick is won by whoever wins it now. Returns Play.
        """
        at, plays = self._locate(seat, old)
        hands = list(self.hands)
        hands[seat] = (hands[seat] | 1 << old) & ~(1 << new)
        swapped = tuple((seat, new) if p == (seat, old) else p for p in plays)
        if at == len(self.tricks):
            return self.changed(hands=tuple(hands), trick=swapped)
        if at > len(self.tricks):
            return self.changed(hands=tuple(hands), ahead=swapped)
        winner = trick_winner(swapped, self.contract.trump)
        tricks = self.tricks[:at] + (Trick(swapped, winner),) + self.tricks[at + 1:]
        last = at == len(self.tricks) - 1 and not self.trick
        return self.changed(hands=tuple(hands), tricks=tricks, turn=winner if last else None)

    # -- tricks with a card too few or too many

    def cut_short(self):
        """This play with the trick in progress left as it is, with a card missing; its winner leads next. Returns Play."""
        winner = trick_winner(self.trick, self.contract.trump)
        return self.changed(tricks=self.tricks + (Trick(self.trick, winner),), trick=(), turn=winner)

    def owing(self, seat, number):
        """This play in which ``seat`` first adds the card that is missing from trick ``number``. Returns Play."""
        return self.changed(turn=seat, owed=(number, self.turn))

    def _added(self, seat, card):
        number, turn = self.owed
        plays = in_rotation(self.plays_of(number) + ((seat, card),))
        return self._relaid(number, plays).changed(hands=self.hands_without(seat, (card,)), turn=turn, owed=())

    def _relaid(self, number, plays):
        """This play with other cards in the completed trick ``number``, which stays with whoever has won it. Returns Play."""
        at = number - sum(self.before) - 1
        trick = self.tricks[at]._replace(plays=plays)
        return self.changed(tricks=self.tricks[:at] + (trick,) + self.tricks[at + 1:])

    def hands_without(self, seat, cards):
        """The known hands without ``cards`` of ``seat``. Returns tuple[int, ...]."""
        return tuple(hand & ~mask_of(cards) if owner == seat else hand for owner, hand in enumerate(self.hands))

    def with_surplus(self, seat, number, cards):
        """This play with ``cards`` of ``seat`` in trick ``number`` besides the one played to it. Returns Play."""
        return self.changed(hands=self.hands_without(seat, cards), surplus=self.surplus + tuple((number, seat, card) for card in cards))

    def restored(self, seat, number):
        """This play with the surplus cards of ``seat`` in trick ``number`` back in the hand. Returns Play."""
        cards = tuple(card for at, owner, card in self.surplus if (at, owner) == (number, seat))
        left = tuple(each for each in self.surplus if each[:2] != (number, seat))
        return self.changed(surplus=left).seen(seat, cards)

    def kept(self, seat, number, card):
        """This play with ``card``, a surplus one of ``seat``, counting as played to trick ``number`` instead of the one that
        did; the trick stays with whoever has won it. Returns Play.
        """
        faced = dict(self.plays_of(number))[seat]
        plays = tuple((seat, card) if played == (seat, faced) else played for played in self.plays_of(number))
        surplus = tuple((number, seat, faced) if each == (number, seat, card) else each for each in self.surplus)
        return self._relaid(number, plays).changed(surplus=surplus)

    def seen(self, seat, cards):
        """This play with ``cards`` known to be in the hand of ``seat``. Returns Play."""
        hands = list(self.hands)
        hands[seat] |= mask_of(cards)
        return self.changed(hands=tuple(hands))

    def spread_by(self, seat):
        """This play with ``seat`` as dummy and the partner as declarer (54A). Returns Play."""
        return self.changed(contract=self.contract._replace(declarer=seat.partner))

    def hand_called(self, seat):
        """The hand from which ``seat`` names a card to be played: declarer's call is for dummy's (45B, 45C4(a)).

        Returns Seat; raises NotComputed for dummy, who names no card.
        """
        if seat == self.contract.dummy:
            raise NotComputed("43A1(c)", "dummy names a card")
        return self.contract.dummy if seat == self.contract.declarer else seat

    def _locate(self, seat, card):
        if (seat, card) in self.trick:
            return len(self.tricks), self.trick
        if (seat, card) in self.ahead:
            return len(self.tricks) + 1, self.ahead
        for at in range(len(self.tricks) - 1, -1, -1):
            if (seat, card) in self.tricks[at].plays:
                return at, self.tricks[at].plays
        raise Impossible(f"{seat} has not played {card}")

    def has_played(self, seat, card):
        """Whether ``seat`` has played ``card`` to a trick recorded here. Returns bool."""
        return (seat, card) in (*self.trick, *self.ahead) or any((seat, card) in trick.plays for trick in self.tricks)

    def trick_number(self, seat, card):
        """The number, 1 to 13, of the trick to which ``seat`` played ``card``.

        Returns int; raises Impossible if to none.
        """
        return self._locate(seat, card)[0] + sum(self.before) + 1

    def played_after(self, seat, card):
        """The (seat, card) pairs played after ``card`` of ``seat``, all if it lies in no trick. Returns list."""
        plays = [played for trick in self.tricks for played in trick.plays] + [*self.trick, *self.ahead]
        return plays[plays.index((seat, card)) + 1:] if (seat, card) in plays else plays

    def plays_of(self, number):
        """The (seat, card) pairs of trick ``number`` (1 to 13), empty if not begun. Returns tuple."""
        at = number - sum(self.before) - 1
        if at < len(self.tricks):
            return self.tricks[at].plays
        return (self.trick, self.ahead)[at - len(self.tricks)] if at < len(self.tricks) + 2 else ()

    def winner_of(self, number):
        """The hand that won trick ``number`` (1 to 13), None when it is not complete. Returns Seat | None."""
        at = number - sum(self.before) - 1
        return self.tricks[at].winner if 0 <= at < len(self.tricks) else None

    @property
    def number(self):
        """int: the number, 1 to 13, of the trick in progress or about to be led (14 when all are played)."""
        return len(self.tricks) + sum(self.before) + 1

    @property
    def left(self):
        """int: the tricks that are not complete."""
        return 14 - self.number

    @property
    def won(self):
        """tuple[int, int]: tricks won so far by NS and by EW."""
        ew = sum(t.winner & 1 for t in self.tricks)
        return self.before[0] + len(self.tricks) - ew, self.before[1] + ew

    @property
    def led_out_of_turn(self):
        """bool: whether the trick in progress is a lead by a hand that was not to lead, and nobody has played to it."""
        return len(self.trick) == 1 and self.trick[0][0] != (self.tricks[-1].winner if self.tricks else self._first_leader)

    @property
    def _first_leader(self):
        """Seat: who leads to the first recorded trick; in a deal that begins later, whoever did."""
        return self.trick[0][0] if sum(self.before) else self.contract.first_leader

    @property
    def led(self):
        """Denomination | None: the suit led to the trick in progress, or to the one to which a card is owed."""
        trick = self.plays_of(self.owed[0]) if self.owed else self.trick
        return trick[0][1].suit if trick else None

    def holds(self, seat, suit):
        """Whether ``seat`` holds ``suit``: True, False, or None where the hand is not known well enough."""
        if self.hands[seat] & SUIT_MASKS[suit]:
            return True
        return None if self.open[seat] >> suit & 1 else False


def next_hand(trick):
    """The first hand in rotation from the leader that has not played to ``trick``. Returns Seat."""
    seat = trick[0][0]
    played = {s for s, _ in trick}
    while seat in played:
        seat = SEATS[(seat + 1) % 4]
    return seat


def in_rotation(plays):
    """``plays`` in the order of rotation from the first. Returns tuple of (Seat, Card)."""
    leader = plays[0][0]
    return tuple(sorted(plays, key=lambda played: (played[0] - leader) % 4))
