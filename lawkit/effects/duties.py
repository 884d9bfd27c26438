"""Duties and rights, which stay on the table until they are over."""
from typing import NamedTuple

from ..events import Called
from ..terms import Call, Card, Denomination, NotComputed, Seat
from .kinds import NEXT, duty


@duty
class MustPass(NamedTuple):
    """``seat`` must pass: at the ``next`` turn, or ``always`` until the auction ends."""

    seat: Seat
    until: str

    def take(self, table, id):
        if table.duties_of(self.seat, MustRepeat):
            raise NotComputed(id, "a player who has both to pass and to repeat a call")
        return table.bound(id, self)

    def over(self, table):
        made = table.event
        spent = self.until == NEXT and type(made) is Called and made.seat == self.seat
        return spent or table.closed


@duty
class MustRepeat(NamedTuple):
    """``seat`` must make ``call`` again at the next turn (31A1, 32A1)."""

    seat: Seat
    call: Call

    def over(self, table):
        return type(table.event) is Called and table.event.seat == self.seat


@duty
class LeadControl(NamedTuple):
    """26B waits for the end of the auction: should their side defend, declarer may restrict ``seat``'s first lead after
    the withdrawn call of ``offender``.
    """

    seat: Seat
    offender: Seat

    def over(self, table):
        declares = table.play is not None and table.contract.declarer.side == self.seat.side
        return table.closed and (declares or table.passed_out) or table.has_led(self.seat)


@duty
class MayForbidSuit(NamedTuple):
    """Declarer may forbid ``seat``, when first on lead, one of ``suits`` (26B)."""

    seat: Seat
    suits: tuple[Denomination, ...]

    def take(self, table, id):
        return table.unbound(lambda d: type(d) is LeadControl and d.seat == self.seat).bound(id, self)

    def over(self, table):
        return table.has_led(self.seat)


def menu_spent(table, seat):
    """The table without declarer's right to restrict the first lead of ``seat``. Returns Table."""
    return table.unbound(lambda d: type(d) is MayForbidSuit and d.seat == seat)


@duty
class LeadForbidden(NamedTuple):
    """``seat`` may not lead ``suits`` for as long as the lead is retained (26B, 50D2(a)#2, 51B)."""

    seat: Seat
    suits: tuple[Denomination, ...]

    def take(self, table, id):
        return (menu_spent(table, self.seat) if id == "26B" else table).bound(id, self)

    def over(self, table):
        return table.has_led(self.seat) and not table.play.trick and table.play.turn != self.seat


@duty
class LeadDemanded(NamedTuple):
    """``seat`` must lead ``suit``, this once (50D2(a)#2, 51B)."""

    seat: Seat
    suit: Denomination

    def over(self, table):
        return table.leads_now(self.seat)


@duty
class PenaltyCard(NamedTuple):
    """An exposed card of a defender, ``kind`` major or minor (50B); nothing when it has been played meanwhile."""

    seat: Seat
    card: Card
    kind: str

    def take(self, table, id):
        table = table.unbound(lambda d: type(d) is PenaltyCard and d.card == self.card)
        return table.bound(id, self) if table.holds_card(self.seat, self.card) else table

    def over(self, table):
        return not table.holds_card(self.seat, self.card)


@duty
class MustPlay(NamedTuple):
    """``seat`` must play ``card`` now, as declarer named it (51A)."""

    seat: Seat
    card: Card

    def over(self, table):
        return played_by(table, self.seat)


def played_by(table, seat):
    """Whether the last event was a card that ``seat`` played. Returns bool."""
    return table.goes_on() and table.event.seat == seat


@duty
class CardDue(NamedTuple):
    """``seat`` must play ``card``, which was held as a card that is played (45C)."""

    seat: Seat
    card: Card

    def over(self, table):
        return not table.holds_card(self.seat, self.card)


@duty
class RankDemanded(NamedTuple):
    """``seat`` must play the ``which`` card of the suit led, highest or lowest, to this trick (57A1, 57A2)."""

    seat: Seat
    which: str

    def over(self, table):
        return played_by(table, self.seat)


@duty
class SuitDemanded(NamedTuple):
    """``seat`` must play ``suit``, which was not led, to this trick (57A3)."""

    seat: Seat
    suit: Denomination

    def over(self, table):
        return played_by(table, self.seat)


@duty
class SuitForbidden(NamedTuple):
    """``seat`` may not play ``suits``, which were not led, to this trick (57A4)."""

    seat: Seat
    suits: tuple[Denomination, ...]

    def over(self, table):
        return played_by(table, self.seat)


@duty
class PlaysInTurn(NamedTuple):
    """``card``, which ``seat`` has played too early, lies face up until it is played in turn (57D)."""

    seat: Seat
    card: Card

    def take(self, table, id):
        table = table.changed(play=table.play.without(self.seat, self.card))
        return table.noting(face_up=table.docket.face_up + ((self.seat, self.card),)).bound(id, self)

    def over(self, table):
        return not table.holds_card(self.seat, self.card)


@duty
class MustChoose(NamedTuple):
    """``seat`` has shown ``cards`` at once and must play one of them, or lead it where it ``leads`` (58B2)."""

    seat: Seat
    cards: tuple[Card, ...]
    leads: bool

    def over(self, table):
        return not all(table.holds_card(self.seat, card) for card in self.cards)


@duty
class MustTakeBack(NamedTuple):
    """``seat`` must take ``card`` back (47E1, 52B2, 62B)."""

    seat: Seat
    card: Card

    def over(self, table):
        return table.holds_card(self.seat, self.card)


@duty
class LeadsAnew(NamedTuple):
    """Declarer, having led from the wrong hand, must lead from ``seat`` (55B2)."""

    seat: Seat

    def over(self, table):
        return table.goes_on() and table.play.trick[:1] != () and table.play.trick[0][0] == self.seat


@duty
class MayChange(NamedTuple):
    """``seat`` may take ``card`` back and play another, once (47D, 58B3, 62C)."""

    seat: Seat
    card: Card

    def over(self, table):
        return table.goes_further() or table.holds_card(self.seat, self.card)


@duty
class MayTakeLeadBack(NamedTuple):
    """``seat`` may take back the lead ``card``, which lies face down (41A)."""

    seat: Seat
    card: Card

    def over(self, table):
        return (self.seat, self.card) not in table.docket.hidden


@duty
class MayCorrect(NamedTuple):
    """``seat`` may take back ``card``, which did not follow suit, and play another; until when is not said (CB-played-4)."""

    seat: Seat
    card: Card

    def over(self, table):
        return table.holds_card(self.seat, self.card)
