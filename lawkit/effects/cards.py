"""Cards that go back, stand, or become penalty cards."""
from typing import NamedTuple

from ..events import Called
from ..terms import Card, NotComputed, Seat, Side, value
from .duties import LeadsAnew, MayChange, MustChoose, PenaltyCard, menu_spent
from .kinds import MAJOR, told


@value
class NoSuitForbidden(NamedTuple):
    """Declarer forbids ``seat`` nothing; the right to is spent (26B)."""

    seat: Seat

    def take(self, table, id):
        return menu_spent(table, self.seat)


@told
class BecomesPenaltyCard(NamedTuple):
    """``card`` of defender ``seat`` becomes a penalty card; Law 50 says of which kind."""

    seat: Seat
    card: Card


@value
class CardBack(NamedTuple):
    """``card`` of ``seat`` goes from the trick back into the hand; ``turn`` is to play."""

    seat: Seat
    card: Card
    turn: Seat | None

    def take(self, table, id):
        lead, *later = table.play.plays_of(table.play.trick_number(self.seat, self.card))
        if lead == (self.seat, self.card) and any(seat.side != self.seat.side for seat, _ in later):
            raise NotComputed(id, "a lead that goes back when the other side has played to it")
        play = table.play.without(self.seat, self.card, self.turn)
        return table.changed(play=play).noted_withdrawn((self.seat, self.card), id)


@value
class LeadBack(NamedTuple):
    """The lead ``card`` of ``seat`` goes back, and every card that has been played after it; ``turn`` is to lead. The side of
    ``seat`` may use nothing that these cards told.
    """

    seat: Seat
    card: Card
    turn: Seat

    def take(self, table, id):
        table = all_back(table, table.play.played_after(self.seat, self.card), self.seat.side, id)
        play = table.play.without(self.seat, self.card, self.turn)
        return with_cards_gone(table, play, [(self.seat, self.card)], self.seat.side, id)


@value
class AllPlayedToItBack(NamedTuple):
    """The lead ``card`` of ``seat`` is to be changed, and every card that was played after it goes back, as another suit is to
    be followed; where ``seat`` is a defender, the partner's become major penalty cards (62C2).
    """

    seat: Seat
    card: Card
    defends: bool

    def take(self, table, id):
        gone = table.played_after(self.seat, self.card)
        table = all_back(table, gone, self.seat.side, id)
        for seat, card in gone:
            if self.defends and seat == self.seat.partner:
                table = table.bound("62C2", PenaltyCard(seat, card, MAJOR))
        return table


def all_back(table, gone, side, id):
    """The table without the cards ``gone``, which ``side`` may not use, and without what was open about them. Returns Table."""
    play = table.play
    for seat, card in reversed(gone):
        play = play.without(seat, card)
    table = table.noting(rulings=forgotten(table.rulings, gone, ("52", "57", "60C", "61")))
    return with_cards_gone(table, play, gone, side, id)


def with_cards_gone(table, play, gone, side, id):
    """The table with ``play``, from which the cards ``gone`` have been taken; ``side`` may not use what they told. Returns Table."""
    table = table.changed(play=play)
    for played in gone:
        table = table.noted_withdrawn(played, id).informed(played, side, id)
    return table


@told
class PenaltyCardsStay(NamedTuple):
    """Every penalty card that ``seat`` has not played remains one (52B1(c))."""

    seat: Seat


@value
class PickedUp(NamedTuple):
    """The penalty cards ``cards`` of ``seat`` go back into the hand and cease to be penalty cards (50D2(a), 51B)."""

    seat: Seat
    cards: tuple[Card, ...]

    def take(self, table, id):
        table = table.unbound(lambda d: type(d) is PenaltyCard and d.seat == self.seat and d.card in self.cards)
        return table.hidden_again(self.seat, self.cards)


@value
class Reclassified(NamedTuple):
    """Every penalty card of ``seat`` is now a major one (50B)."""

    seat: Seat

    def take(self, table, id):
        return table.rebound(lambda d: d._replace(kind=MAJOR) if type(d) is PenaltyCard and d.seat == self.seat else d)


@told
class WholeHandDown(NamedTuple):
    """``seat`` has begun to spread the hand and must put down all of it (54A)."""

    seat: Seat


@told
class LeadStands(NamedTuple):
    """A lead out of turn is treated as a correct lead (53A)."""

    seat: Seat
    card: Card


@value
class LeadRestored(NamedTuple):
    """``card`` of ``seat``, which had been taken back, is the lead after all (55A)."""

    seat: Seat
    card: Card

    def take(self, table, id):
        if any(w.act[0] == self.seat.partner and w.id == "60C" for w in table.docket.withdrawn):
            raise NotComputed(id, "a lead stands after all, and a card of the other hand went back with it")
        withdrawn = tuple(w for w in table.docket.withdrawn if w.act != (self.seat, self.card))
        table = table.noting(withdrawn=withdrawn).unbound(lambda d: type(d) is LeadsAnew)
        return table.changed(play=table.play.after(self.seat, self.card))


@value
class LedOver(NamedTuple):
    """``seat``, whose turn it was, has made the proper lead: every other card of the trick goes back, first the lead of
    ``offender``, whose side may use nothing that this told (53B).
    """

    seat: Seat
    offender: Seat

    def take(self, table, id):
        play = table.play
        trick = play.trick or play.tricks[-1].plays
        if trick[0][0] != self.offender or self.seat not in dict(trick):
            raise NotComputed(id, "the next trick was led before the Director had found whether a card of this one was a lead")
        gone = [played for played in trick if played[0] != self.seat]
        for seat, card in reversed(gone):
            play = play.without(seat, card)
        table = table.noting(rulings=forgotten(table.rulings, gone, ("61",)))
        return with_cards_gone(table, play.changed(turn=self.seat.lho), gone, self.offender.side, id)


@value
class LedAhead(NamedTuple):
    """``card`` of ``seat``, who led too early, is the lead to the next trick, and the card that ``following`` has just played
    lies there, too; where the trick before it is not complete, that comes first (60A2).
    """

    seat: Seat
    card: Card
    following: Seat

    def take(self, table, id):
        play, over = table.play, len(table.play.trick) == 1
        plays = (self.seat, self.card), play.trick[0] if over else table.docket.face_up[-1]
        for seat, card in plays:
            play = play.changed(hands=play.hands_without(seat, (card,)))
            table = table.hidden_again(seat, (card,))
        return table.changed(play=play.changed(trick=plays, turn=self.following.lho) if over else play.changed(ahead=plays))


def forgotten(rulings, gone, laws):
    """``rulings`` without what was open under ``laws`` about the cards that are ``gone``. Returns tuple[Ruling, ...]."""
    return tuple(r for r in rulings if r.question is None or r.law not in laws or (r.case.offender, r.case.card) not in gone)


@told
class RightForfeited(NamedTuple):
    """``side`` has played on and can no longer have an irregular card put right (60A1)."""

    side: Side


@told
class RightsKept(NamedTuple):
    """``side`` keeps every right, although the other side has played on (60C)."""

    side: Side


@told
class DutiesStay(NamedTuple):
    """What ``side`` had to do before it still has to do (60A3)."""

    side: Side


@told
class DemandMet(NamedTuple):
    """What ``seat`` has played before declarer chose is what declarer asks for, and stays (57A)."""

    seat: Seat


@told
class PlaysNext(NamedTuple):
    """Declarer, ``seat``, plays the second card to a lead that was accepted, from the own hand (54B1)."""

    seat: Seat


@value
class RolesExchanged(NamedTuple):
    """``dummy`` spreads; the partner plays the contract (54A)."""

    dummy: Seat

    def take(self, table, id):
        return table.changed(play=table.play.spread_by(self.dummy))


@value
class DeclarerAgain(NamedTuple):
    """``seat``, who had spread over the lead ``act``, is declarer again; what was ruled on that lead falls (47E1)."""

    seat: Seat
    act: NamedTuple

    def take(self, table, id):
        rulings = tuple(r for r in table.rulings if not (r.law == "54" and r.case.act == self.act))
        return table.changed(play=table.play.spread_by(self.seat.partner)).noting(rulings=rulings)


@value
class FaceDownBack(NamedTuple):
    """The face-down lead of ``seat`` goes back into the hand (41A, 54)."""

    seat: Seat

    def take(self, table, id):
        return table.without_hidden(self.seat)


@value
class ReturnedToHand(NamedTuple):
    """A shown card of the declaring side goes back into the hand; it is no penalty card (48A, 54E)."""

    seat: Seat
    cards: tuple[Card, ...]

    def take(self, table, id):
        return table.hidden_again(self.seat, self.cards)


@told
class HandPickedUp(NamedTuple):
    """``seat``, of the declaring side, takes up again a hand that was put down (48A)."""

    seat: Seat


@told
class MustCorrect(NamedTuple):
    """``seat`` must take back ``card`` and play a legal one (62A)."""

    seat: Seat
    card: Card


@value
class OneFacePlayed(NamedTuple):
    """Of ``cards`` that ``seat`` let go at once only the face of the first could be seen: that one is played (58B1)."""

    seat: Seat
    cards: tuple[Card, ...]

    def take(self, table, id):
        table = table.changed(play=table.play.after(self.seat, self.cards[0])).hidden_again(self.seat, self.cards)
        return table.unbound(lambda d: type(d) is MustChoose and d.seat == self.seat)


@value
class PlayedOver(NamedTuple):
    """``seat`` played to several cards of ``shower`` before one of them was chosen, and may now take that card back; it goes
    back where it is not legal on the card chosen (58B3).
    """

    seat: Seat
    shower: Seat

    def take(self, table, id):
        play = in_order(table.play, self.seat, self.shower)
        plays = play.trick or play.tricks[-1].plays
        card, led = dict(plays)[self.seat], plays[0][1].suit
        if card.suit == led or not play.holds(self.seat, led):
            return table.changed(play=play).bound(id, MayChange(self.seat, card))
        play = play.without(self.seat, card)
        return table.changed(play=play).noted_withdrawn((self.seat, card), id).informed((self.seat, card), self.shower.side, id)


def in_order(play, seat, shower):
    """``play`` with the lead of ``shower`` before the card that ``seat`` played to it. Returns Play."""
    if play.trick[:1] and play.trick[0][0] == seat == shower.lho:
        return play.changed(trick=play.trick[::-1])
    return play


@value
class ChangeClosedTo(NamedTuple):
    """What the card just taken back told is unauthorized for ``side`` (16C2)."""

    side: Side

    def take(self, table, id):
        for card in table.event.cards:
            table = table.informed((table.event.seat, card), self.side, id)
        return table


@told
class PlayedSecond(NamedTuple):
    """``card`` of ``seat`` counts as played after the other of two cards (58A)."""

    seat: Seat
    card: Card


@told
class StaysForNow(NamedTuple):
    """``seat`` may not take ``card`` back; it lies until declarer has chosen (52A)."""

    seat: Seat
    card: Card


@told
class CardStays(NamedTuple):
    """``card`` of ``seat`` may not be taken back (47F2)."""

    seat: Seat
    card: Card


@value
class ChosenAnew(NamedTuple):
    """Declarer's choice about ``act`` is put anew, as penalty cards have been added."""

    act: NamedTuple

    def take(self, table, id):
        return SetAside(self.act).take(table, id)


@value
class SetAside(NamedTuple):
    """What was open about ``act`` is not pursued: another question about it comes first (25A2)."""

    act: Called

    def take(self, table, id):
        return table.noting(rulings=tuple(r for r in table.rulings if r.question is None or r.case.act != self.act))
