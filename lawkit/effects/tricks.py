"""Revokes, tricks that are over, and tricks with a card too few or too many."""
from typing import NamedTuple

from ..ruling import rule
from ..tally import trick_sides
from ..terms import Card, NotComputed, Seat, Side, value
from .cards import forgotten
from .duties import MayChange
from .kinds import told


# -- revokes

@told
class Revoked(NamedTuple):
    """``card`` of ``seat`` was a revoke (61A)."""

    seat: Seat
    card: Card


@told
class Established(NamedTuple):
    """The revoke of ``seat`` with ``card`` in trick number ``trick`` may no longer be corrected (63A)."""

    seat: Seat
    card: Card
    trick: int


@value
class NotEstablished(NamedTuple):
    """The revoke of ``seat`` is not established by what went before: a lead that an opponent caused (47E1), a claim that is void."""

    seat: Seat

    def take(self, table, id):
        back = (rule("61", r.case) if r.law == "61" and r.case.offender == self.seat else r for r in table.rulings)
        return table.noting(rulings=tuple(back))


@value
class MustHaveBeenPlayed(NamedTuple):
    """``card`` of ``seat`` had to be played to a trick to which ``seat`` has played another (45C). What was open about that
    other one is not pursued: only the card that was due may take its place.
    """

    seat: Seat
    card: Card

    def take(self, table, id):
        return table.noting(rulings=tuple(r for r in table.rulings if not is_open_revoke(r, self.seat)))


def is_open_revoke(ruling, seat):
    """Whether ``ruling`` is about a revoke of ``seat`` that can still be corrected. Returns bool."""
    open_ = ruling.law == "61" and ruling.question is not None and ruling.case.offender == seat
    return open_ and not any(type(effect.what) is Established for effect in ruling.effects)


@told
class PutRightAtOnce(NamedTuple):
    """``card`` of ``seat``, held as a card that is played and not legal, has given way to another one already (45C, 62B)."""

    seat: Seat
    card: Card


@value
class ChangeOpen(NamedTuple):
    """``seats`` may take back what they played after ``card`` of ``revoker`` (62C)."""

    seats: tuple[Seat, ...]
    revoker: Seat
    card: Card

    def take(self, table, id):
        later = table.played_after(self.revoker, self.card)
        for right in [MayChange(seat, card) for seat, card in later if seat in self.seats]:
            table = table.bound(id, right)
        return table


@value
class LaterCardsBack(NamedTuple):
    """``cards``, (seat, card) pairs that lie in the trick after one that is put right, go back into the hands."""

    cards: tuple

    def take(self, table, id):
        rulings = forgotten(table.rulings, self.cards, ("61",))
        if any(waits_about(ruling, self.cards) for ruling in rulings):
            raise NotComputed(id, "a card of the next trick goes back, and a ruling about it waits for an answer")
        table = table.changed(play=table.play.next_trick_back(self.cards)).noting(ended=False, rulings=rulings)
        for played in self.cards:
            table = table.noted_withdrawn(played, id)
        return table


def waits_about(ruling, cards):
    """Whether ``ruling`` is open and about one of ``cards``, (seat, card) pairs. Returns bool."""
    acted = getattr(ruling.case.act, "cards", ())
    return ruling.question is not None and any((ruling.case.offender, card) in cards for card in acted)


@value
class TricksTransferred(NamedTuple):
    """``count`` tricks from number ``first`` on go to ``side``; ``own``: the offender won the first of them (64A).

    Only tricks that the other side won and that no other revoke has moved.
    """

    side: Side
    first: int
    count: int
    own: bool

    def take(self, table, id):
        moved = {number for number, _ in table.docket.moved}
        won = trick_sides(table).items()
        free = [n for n, side in won if n >= self.first and side != self.side and n not in moved]
        return table.transferred(self.side, tuple(free[:self.count]))


@told
class NothingTransferred(NamedTuple):
    """No trick is transferred for the revoke of ``seat``."""

    seat: Seat


@told
class SaysWhetherVoid(NamedTuple):
    """``seat`` tells ``asker`` whether a card of the suit led is left (61B)."""

    seat: Seat
    asker: Seat


@told
class DummyWonIt(NamedTuple):
    """Dummy won the trick to which declarer, ``seat``, revoked: not declarer's own hand (64A1-fn)."""

    seat: Seat


# -- the cards of tricks that are over

@told
class TurnsItDown(NamedTuple):
    """``seat`` turns the own card of a complete trick face down (65A)."""

    seat: Seat


@told
class PointsTo(NamedTuple):
    """The turned card of ``seat`` points to the players of ``side``, which won the trick (65B)."""

    seat: Seat
    side: Side


@told
class MayPointOut(NamedTuple):
    """``seat`` may still say that a card points the wrong way (65B3)."""

    seat: Seat


@told
class TrickShown(NamedTuple):
    """The cards of trick ``number`` are shown, as ``seat`` asked (66)."""

    seat: Seat
    number: int


@told
class TrickNotShown(NamedTuple):
    """``seat`` has no right to see the cards of trick ``number`` (66)."""

    seat: Seat
    number: int


@told
class OwnCardOnly(NamedTuple):
    """``seat`` may look at the own last card, and show it to nobody (66B)."""

    seat: Seat


@told
class CardsInspected(NamedTuple):
    """The cards are looked at when play is over, each player handling the own ones (66D)."""


@told
class OrderDisturbed(NamedTuple):
    """``sides`` have mixed cards before the tricks were agreed (65D)."""

    sides: tuple[Side, ...]


@told
class RuledFor(NamedTuple):
    """What can no longer be found out is ruled in favour of ``side`` (66D)."""

    side: Side


@told
class EvidenceWeighed(NamedTuple):
    """What can no longer be found out is for the Director to weigh."""


# -- tricks with a card too few or too many

@value
class OwesCard(NamedTuple):
    """``seat`` adds the card that is missing from trick ``number`` before anybody plays on (67A1, 67B1)."""

    seat: Seat
    number: int

    def take(self, table, id):
        if table.play.owed:
            raise NotComputed(id, f"a card is missing from trick {self.number}, and another from trick {table.play.owed[0]}")
        return table.changed(play=table.play.owing(self.seat, self.number))


@value
class CardAdded(NamedTuple):
    """``card`` of ``seat`` lies in trick ``number`` now, which stays with whoever has won it."""

    seat: Seat
    card: Card
    number: int

    def take(self, table, id):
        return table.changed(play=table.play.after(self.seat, self.card)) if table.play.owed else table


@told
class CountsAsRevoke(NamedTuple):
    """``seat`` counts as having revoked on trick ``number`` (67B1)."""

    seat: Seat
    number: int


@value
class SurplusKept(NamedTuple):
    """Of several cards of ``seat`` in trick ``number``, ``card`` counts as played (67B2(a))."""

    seat: Seat
    card: Card
    number: int

    def take(self, table, id):
        at_first = dict(table.play.plays_of(self.number))[self.seat]
        return table if at_first == self.card else table.changed(play=table.play.kept(self.seat, self.number, self.card))


@value
class SurplusRestored(NamedTuple):
    """``cards`` of ``seat``, which lay in trick ``number`` besides the one played, are in the hand again (67B2(a))."""

    seat: Seat
    cards: tuple[Card, ...]
    number: int

    def take(self, table, id):
        return table.changed(play=table.play.restored(self.seat, self.number))


@told
class HeldAllAlong(NamedTuple):
    """``cards``, which are restored, count as held by ``seat`` at trick ``number``, to which they were not played (67B2(b))."""

    seat: Seat
    cards: tuple[Card, ...]
    number: int


@told
class PutInItsPlace(NamedTuple):
    """``card`` of ``seat``, played to trick ``number``, goes back among the cards played (67B3)."""

    seat: Seat
    card: Card
    number: int

