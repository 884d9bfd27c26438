"""Dummy's hand, and a card of it that declarer calls for."""
from typing import NamedTuple

from ..terms import Card, Denomination, NotComputed, Seat, Side, value
from .cards import CardBack, forgotten
from .duties import MayChange
from .kinds import told


# -- dummy's hand

@told
class PlayBegun(NamedTuple):
    """The lead is faced: the play has begun, and ``declarer`` plays it (41C)."""

    declarer: Seat


@told
class HandDown(NamedTuple):
    """``dummy`` lays the hand open, a column for each suit, ``trump`` on the right (41D)."""

    dummy: Seat
    trump: Denomination | None


@told
class SortedDown(NamedTuple):
    """``dummy`` lays the hand open, sorted by suit, ``trump`` on the right (classic, CB-dummyface-1)."""

    dummy: Seat
    trump: Denomination | None


@told
class PlaysBothHands(NamedTuple):
    """``declarer`` chooses every card of both hands (41D)."""

    declarer: Seat


@told
class DummyMay(NamedTuple):
    """``seat``, dummy, may do that (42)."""

    seat: Seat


@told
class DummyMayNot(NamedTuple):
    """``seat``, dummy, may not do that (43A1)."""

    seat: Seat


@told
class LosesRights(NamedTuple):
    """``seat``, dummy, has broken a limit of the second group; the rights of 42B are narrowed from now on (43A2)."""

    seat: Seat


@told
class LetDummySee(NamedTuple):
    """A defender, ``seat`` where that is known, has let dummy see the hand (43A3)."""

    seat: Seat | None


@value
class LeadsFrom(NamedTuple):
    """Declarer leads from the hand ``seat`` (43B2(a))."""

    seat: Seat

    def take(self, table, id):
        return table.changed(play=table.play.changed(turn=self.seat))


@value
class PassedOver(NamedTuple):
    """Play goes on as if ``act`` had not been irregular, and as if nobody had just spoken of it (43B3)."""

    act: NamedTuple

    def take(self, table, id):
        then = table.parent.docket
        kept = tuple(r._replace(question=None) if r.case.act == self.act else r for r in then.rulings)
        return table.changed(docket=then._replace(rulings=kept + table.rulings[len(kept):]))


# -- a card of dummy that declarer calls for

@told
class NamedInPart(NamedTuple):
    """``seat``, declarer, has not named both suit and rank of a card of dummy (46A)."""

    seat: Seat


@told
class ReadAs(NamedTuple):
    """The words of declarer's call have called ``card`` of dummy, ``seat`` (46B)."""

    seat: Seat
    card: Card


@told
class DesignationVoid(NamedTuple):
    """The call of ``seat``, declarer, calls no card; another lawful card of dummy may be called (46B4)."""

    seat: Seat


@value
class PlayedFromDummy(NamedTuple):
    """``card`` is played from the hand of ``seat``, dummy, as a defender or declarer has now said (46B)."""

    seat: Seat
    card: Card

    def take(self, table, id):
        return put_down(table, self.seat, self.card, id)


def put_down(table, seat, card, id):
    """The table once ``card`` of ``seat`` counts as played. Returns Table; raises NotComputed when play has gone on."""
    if table.play.turn != seat or table.play.has_played(seat, card):
        raise NotComputed(id, "play goes on before it is settled which card was played")
    return table.changed(play=table.play.after(seat, card)).hidden_again(seat, (card,))


@told
class CallStandsAsMade(NamedTuple):
    """``card`` of dummy, ``seat``, was named and is played (45C4(a))."""

    seat: Seat
    card: Card


@value
class NotLed(NamedTuple):
    """``card`` of dummy, ``seat``, was called in the place of an earlier one, and is not led to the next trick (45C4(b))."""

    seat: Seat
    card: Card

    def take(self, table, id):
        return table.changed(play=table.play.without(self.seat, self.card, turn=self.seat))


@value
class DummysCardChanged(NamedTuple):
    """``new`` is played from dummy, ``seat``, in the place of ``old``, which goes back (45C4(b), 46B) and is no revoke any more;
    ``since``: what has been played after ``old`` when declarer spoke.
    """

    seat: Seat
    old: Card
    new: Card
    since: tuple

    def take(self, table, id):
        if tuple(table.play.played_after(self.seat, self.old)) != self.since:
            raise NotComputed("45C4(b)", "play goes on before the Director has found what declarer meant")
        play = table.play.exchanged(self.seat, self.old, self.new)
        table = table.noting(rulings=forgotten(table.rulings, [(self.seat, self.old)], ("61",)))
        return table.changed(play=play).noted_withdrawn((self.seat, self.old), id)


@told
class IsPlayed(NamedTuple):
    """``card`` of ``seat`` has been called, or put face up on the table, and so is played (45A, 45B)."""

    seat: Seat
    card: Card


@value
class CountsAsPlayed(NamedTuple):
    """``card`` of ``seat``, which was seen, touched or held as a card played to trick ``number``, is played (45C)."""

    seat: Seat
    card: Card
    number: int

    def take(self, table, id):
        if (self.seat, self.card) in table.play.plays_of(self.number):
            return table
        if table.play.number != self.number:
            raise NotComputed(id, f"{self.card} counts as played, and another card was played to that trick")
        return put_down(table, self.seat, self.card, id)


@value
class BackToTheCall(NamedTuple):
    """``wrong`` of dummy, ``seat``, gives way to ``called``; where another hand wins the trick by that, what has been led
    to the next one goes back at once (45D1).
    """

    seat: Seat
    wrong: Card
    called: Card

    def take(self, table, id):
        play = table.play
        if table.holds_card(self.seat, self.wrong) or not play.trick:
            return table
        number = play.trick_number(self.seat, self.wrong)
        lies_here = number == play.number
        if lies_here or play.exchanged(self.seat, self.wrong, self.called).winner_of(number) == play.winner_of(number):
            return table
        return CardBack(*play.trick[0], None).take(table, id)


@value
class RhoHasChanged(NamedTuple):
    """``seat``, declarer, may change a card played to the trick after the one that the right-hand opponent has just changed."""

    seat: Seat

    def take(self, table, id):
        play, event = table.play, table.event
        plays = play.plays_of(play.trick_number(event.seat, event.plays[0]))
        return table.bound(id, MayChange(self.seat, dict(plays)[self.seat]))


@told
class MayIndicateNothing(NamedTuple):
    """Dummy, ``seat``, may touch or point to no card unasked; play goes on (45F)."""

    seat: Seat


@told
class ScoreAdjusted(NamedTuple):
    """The score is adjusted for ``side`` (45F)."""

    side: Side


@value
class NextLeadBack(NamedTuple):
    """A card led to the next trick by a hand that no longer wins the last one goes back."""

    def take(self, table, id):
        play = table.play
        if not play.trick or not play.tricks or play.trick[0][0] == play.tricks[-1].winner:
            return table
        return CardBack(*play.trick[0], None).take(table, id)
