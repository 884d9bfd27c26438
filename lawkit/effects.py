"""What rulings do to a table: besides the acts of players, the only place where a table changes.

Each effect is a value with ``take(table)``, which returns the changed Table. Duties stay on the table until ``over``.
"""
from typing import NamedTuple

from .events import Called, Claimed, Substituted
from .ruling import Choice, rule
from .table import Claim, Table
from .tally import trick_sides
from .terms import DOUBLE, REDOUBLE, Call, Card, Contract, Denomination, NotComputed, Seat, Side, value

NEXT, ALWAYS = "next", "always"
MAJOR, MINOR = "major", "minor"
DUTIES = []


def duty(kind):
    """Declare a value to be a duty or right: ``take`` lays it on the table, where it binds ``seat`` until ``over``."""
    DUTIES.append(value(kind))
    if not hasattr(kind, "take"):
        kind.take = lambda self, table, id: table.bound(id, self)
    return kind


def told(kind):
    """Declare a value that is told and changes nothing on the table by itself."""
    kind = value(kind)
    kind.take = lambda self, table, id: table
    return kind


# -- duties and rights, which stay on the table

@duty
class MustPass(NamedTuple):
    """``seat`` must pass: at the ``next`` turn, or ``always`` until the auction ends."""

    seat: Seat
    until: str

    def over(self, table):
        made = table.event
        spent = self.until == NEXT and type(made) is Called and made.seat == self.seat
        return spent or table.auction.ended


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
        return declares or table.passed_out or table.has_led(self.seat)


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
    """``seat`` may take back one of ``cards``, played after a revoke, and play another (62C)."""

    seat: Seat
    cards: tuple[Card, ...]

    def over(self, table):
        return table.goes_on() or all(table.holds_card(self.seat, card) for card in self.cards)


@duty
class MayTakeLeadBack(NamedTuple):
    """``seat`` may take back the lead ``card``, which lies face down (41A)."""

    seat: Seat
    card: Card

    def over(self, table):
        return (self.seat, self.card) not in table.docket.hidden


# -- calls

@duty
class MayChangeCall(NamedTuple):
    """``seat`` may take back the last own call and make another, until the next player calls (25A6, 21B2) or, where
    that player is named, until ``until`` does (21B1(a)).
    """

    seat: Seat
    until: Seat | None = None

    def over(self, table):
        made = table.event
        return type(made) in (Called, Substituted) and self.until in (None, made.seat) or type(made) is Substituted and made.seat == self.seat


@value
class CallWithdrawn(NamedTuple):
    """``act`` is taken off the record, with what was called over it; ``turn`` is to call. A call that had to be repeated
    has been, and need not be again.
    """

    act: Called
    turn: Seat

    def take(self, table, id):
        later = table.auction.calls[place_of(table, self.act, id) + 1:]
        table = back_to(table, self.act, self.turn, self, id, as_chosen)
        for called in (*reversed(later), self.act):
            table = table.noted_withdrawn(called, id)
        return table.unbound(lambda d: type(d) is MustRepeat and (d.seat, d.call) == (self.act.seat, self.act.call))


@value
class CallReplaced(NamedTuple):
    """``new`` takes the place of ``old``, which counts as withdrawn. A call over ``old`` stays where it is lawful over
    ``new``; else it goes back, and only the side that changed its call may not use what it told.
    """

    old: Called
    new: Called

    def take(self, table, id):
        later = table.auction.calls[place_of(table, self.old, id) + 1:]
        table = back_to(table, self.old, self.old.seat, self, id, as_chosen).noted_withdrawn(self.old, id)
        table = put_in(table, self.new)
        for called in later:
            if table.auction.ended or not table.verdict(called).lawful:
                return table.noted_withdrawn(called, id).informed(called, self.old.seat.side, id)
            table = put_in(table, called)
        return table


@value
class CallInserted(NamedTuple):
    """``act`` is put in as a call that nobody has made (28A, 38C)."""

    act: Called

    def take(self, table, id):
        return put_in(table, self.act)


@value
class PassUnderstood(NamedTuple):
    """``passed`` counts as made before ``act``, which is in rotation (28A)."""

    passed: Called
    act: Called

    def take(self, table, id):
        table = back_to(table, self.act, self.passed.seat, self, id)
        return put_in(put_in(table, self.passed), self.act)


@value
class IntruderIgnored(NamedTuple):
    """The auction goes on as if ``act`` had not been made at ``turn``; what that player called stays (28B)."""

    act: Called
    turn: Seat

    def take(self, table, id):
        later = table.auction.calls[place_of(table, self.act, id) + 1:]
        table = back_to(table, self.act, self.turn, self, id).noted_withdrawn(self.act, id)
        for called in later:
            table = put_in(table, called)
        return table


@value
class CallWaits(NamedTuple):
    """``act`` is set aside until another call is settled; ``turn`` is to call (29A)."""

    act: Called
    turn: Seat

    def take(self, table, id):
        return back_to(table, self.act, self.turn, self, id)


@value
class CallVoid(NamedTuple):
    """``act``, which no longer lies on the table, is cancelled."""

    act: Called

    def take(self, table, id):
        return table.noted_withdrawn(self.act, id)


@told
class InRotation(NamedTuple):
    """``act`` counts as made in rotation."""

    act: Called


@told
class CalledSecond(NamedTuple):
    """``act`` counts as made after the other of two calls (33)."""

    act: Called


@told
class JudgedByMeaning(NamedTuple):
    """What ``act`` specifies counts, not what it names (29C)."""

    act: Called


@value
class SubstituteCancelled(NamedTuple):
    """The attempted substitute ``act`` is void; the first call stands."""

    act: Called

    def take(self, table, id):
        return table.noted_withdrawn(self.act, id)


@value
class AuctionBack(NamedTuple):
    """The auction goes back to the moment before ``act``, also after its end: ``act`` and all calls after it are
    withdrawn, what they told is unauthorized for ``closed_to`` (a Side, both of them, or None), and ``turn`` is to call.
    """

    act: Called
    turn: Seat
    closed_to: Side | tuple[Side, Side] | None

    def take(self, table, id):
        gone = table.auction.calls[place_of(table, self.act, id):]
        table = back_to(table, self.act, self.turn, self, id)
        for called in reversed(gone):
            table = table.noted_withdrawn(called, id).informed(called, self.closed_to, id)
        return table


def as_it_was(ruling, was, act):
    """A ruling as far as it had come before ``act``. Returns Ruling."""
    return was


def as_chosen(ruling, was, act):
    """The same, but that a choice made by ``act`` stays made: who has called over an irregular call cannot choose again."""
    choice = was.question
    by_deed = type(choice) is Choice and choice.conduct and not choice.call and choice.by == act.seat
    return ruling if by_deed else was


def back_to(table, act, turn, effect, id, come=as_it_was):
    """The table with the auction, and what rulings had laid on it, as before ``act``; ``turn`` is to call.

    The ruling of which this is an ``effect`` goes on, earlier ones have ``come`` as far as that function says, and what
    concerns no call that has gone, such as a card seen meanwhile, stays. Returns Table; raises NotComputed(``id``) where
    another ruling has removed the call already, or where play has begun or a claim has been made.
    """
    if table.phase == "play" or table.docket.claim:
        raise NotComputed(id, f"{act.call} is taken back after the auction period")
    place = place_of(table, act, id)
    kept, gone = table.auction.calls[:place], table.auction.calls[place:]
    then, still = table.before_call(place), table.before_the_end()
    here = next(r for r in reversed(table.rulings) if any(e.what is effect for e in r.effects))
    earlier = len(then.rulings)
    rulings = tuple(
        r if r is here else come(r, then.same_ruling(r), act) if number < earlier else not_asked_anew(r, still, gone)
        for number, r in enumerate(table.rulings) if r is here or number < earlier or concerns_no_call(r, gone))
    laid = {(e.id, e.what) for r in rulings for e in r.effects}
    bound = tuple(b for b in table.docket.bound if b not in then.docket.bound and (b.id, b.duty) in laid)
    auction = type(table.auction).of(table.auction.dealer, kept).at(turn)
    return table.with_auction(auction).noting(rulings=rulings, bound=then.docket.bound + bound, hidden=())


def place_of(table, act, id):
    if act not in table.auction.calls:
        raise NotComputed(id, f"{act.call} is taken back, but another ruling has removed it already")
    return table.auction.place(act)


def not_asked_anew(ruling, still, gone):
    """``ruling`` as it was at the Table ``still``, unless a call that is ``gone`` was in question there. Returns Ruling."""
    was = still.same_ruling(ruling)
    return was if concerns_no_call(was, gone) else ruling


def concerns_no_call(ruling, gone):
    """Whether a ruling has come to its end or is about no call that is ``gone``. Returns bool."""
    about = ruling.case.act
    return type(about) is not LeadControl and (ruling.question is None or about not in gone)


def put_in(table, called):
    """The table on which ``called`` stands as the last call, duties that it fulfils being over. Returns Table."""
    after = table.with_auction(table.auction.after(called))
    made = Table(after.setup, after.parent, called, after.auction, after.play, after.docket)
    return after.unbound(lambda duty: duty.over(made))


@value
class CallCancelled(NamedTuple):
    """``act``, made after the final pass, is cancelled; it has never stood (39A)."""

    act: Called

    def take(self, table, id):
        return table.noted_withdrawn(self.act, id)


@value
class ScoredWithout(NamedTuple):
    """The contract is scored as if ``act``, an inadmissible double or redouble, had not been made (36C)."""

    act: Called

    def take(self, table, id):
        later = [called.call for called in table.auction.calls[place_of(table, self.act, id) + 1:]]
        if (DOUBLE in later or REDOUBLE in later) and not any(call.is_bid for call in later):
            raise NotComputed(id, f"a double or redouble over {self.act.call}, when it comes to light in the play")
        return table.changed(play=table.play.changed(contract=table.auction.without(self.act).contract))


@told
class CallStands(NamedTuple):
    """The replacement ``act`` stands and the auction goes on."""

    act: Called


# -- what an act told, and what waits for the end

@value
class ClosedTo(NamedTuple):
    """What ``act`` told is unauthorized for ``side`` (16C2, 50E)."""

    side: Side
    act: tuple

    def take(self, table, id):
        return table.informed(self.act, self.side, id)


@value
class OpenToAll(NamedTuple):
    """What ``act`` told may be used by both sides."""

    act: tuple

    def take(self, table, id):
        return table.informed(self.act, None, id)


@told
class ReservedForDirector(NamedTuple):
    """A question that waits for the end of play: the Director may adjust the score under ``question``."""

    question: str


@told
class PeriodOver(NamedTuple):
    """The auction period is over: no call is made or changed any more (17D)."""


@value
class PassedOut(NamedTuple):
    """The board is passed out (17D2, 22B)."""

    def take(self, table, id):
        return table.noting(ended=True)


@told
class TreatedAsLegal(NamedTuple):
    """An irregular act stands as if it had been legal."""

    act: NamedTuple


@told
class MustStillPass(NamedTuple):
    """The duty of ``seat`` to pass for the rest of the auction goes on (37A)."""

    seat: Seat


@told
class BestLeftUnsaid(NamedTuple):
    """``seat`` should have said one word and named no bid (19A2, 19B2)."""

    seat: Seat


@told
class IsOfTheBidMade(NamedTuple):
    """``act``, a double or redouble, is of ``bid``, whatever was said with it (19A3, 19B3)."""

    act: Called
    bid: Call


@told
class PeriodBegun(NamedTuple):
    """The auction period has begun for ``side`` (17A)."""

    side: Side


@told
class HoweverNoticed(NamedTuple):
    """A slip may be put right even though partner's words let ``seat`` see it (25A3)."""

    seat: Seat


@told
class Referred(NamedTuple):
    """Another provision, ``to``, is applied first."""

    to: str


@told
class NoRectification(NamedTuple):
    """Nothing follows for ``seat``."""

    seat: Seat


# -- cards

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
        lead, later = table.play.trick[:1], table.play.trick[1:]
        if (self.seat, self.card) in lead and any(seat.side != self.seat.side for seat, _ in later):
            raise NotComputed(id, "a lead that goes back when the other side has played to it")
        play = table.play.without(self.seat, self.card, self.turn)
        return table.changed(play=play).noted_withdrawn((self.seat, self.card), id)


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
        table = table.changed(play=play.changed(turn=self.seat.lho)).noting(rulings=without_revokes(table.rulings, gone))
        for seat, card in gone:
            table = table.noted_withdrawn((seat, card), id).informed((seat, card), self.offender.side, id)
        return table


def without_revokes(rulings, gone):
    """``rulings`` without what was open about revokes with the cards that are ``gone``. Returns tuple[Ruling, ...]."""
    return tuple(r for r in rulings if r.question is None or r.law != "61" or (r.case.offender, r.case.card) not in gone)


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
            return table.changed(play=play).bound(id, MayChange(self.seat, (card,)))
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
class DummysCardChanged(NamedTuple):
    """``new`` is played from dummy, ``seat``, in the place of ``old``, which goes back (45C4(b), 46B); ``since``: what has been
    played after ``old`` when declarer spoke.
    """

    seat: Seat
    old: Card
    new: Card
    since: tuple

    def take(self, table, id):
        if tuple(table.play.played_after(self.seat, self.old)) != self.since:
            raise NotComputed("45C4(b)", "play goes on before the Director has found what declarer meant")
        play = table.play.exchanged(self.seat, self.old, self.new)
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
        if table.play.has_played(self.seat, self.card):
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
        return table.bound(id, MayChange(self.seat, (dict(plays)[self.seat],)))


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
    """A lead that an opponent caused has not established the revoke of ``seat`` (47E1)."""

    seat: Seat

    def take(self, table, id):
        back = (rule("61", r.case) if r.law == "61" and r.case.offender == self.seat else r for r in table.rulings)
        return table.noting(rulings=tuple(back))


@value
class ChangeOpen(NamedTuple):
    """``seats`` may take back what they played after ``card`` of ``revoker`` (62C)."""

    seats: tuple[Seat, ...]
    revoker: Seat
    card: Card

    def take(self, table, id):
        for seat in self.seats:
            cards = tuple(c for s, c in table.play.played_after(self.revoker, self.card) if s == seat)
            if cards:
                table = table.bound(id, MayChange(seat, cards))
        return table


@value
class TakenBackIsPenaltyCard(NamedTuple):
    """The card that defender ``seat`` has just taken back becomes a major penalty card (62C2)."""

    seat: Seat

    def take(self, table, id):
        for card in table.event.cards:
            table = table.bound(id, PenaltyCard(self.seat, card, MAJOR))
        return table


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


# -- claims

@value
class CountsAsClaim(NamedTuple):
    """A hand that declarer has faced counts as ``claim`` (48B2)."""

    claim: Claimed

    def take(self, table, id):
        return table.noting(claim=Claim(self.claim))


@told
class PlaySuspended(NamedTuple):
    """Play ceases after a claim or concession of ``seat`` (68D)."""

    seat: Seat


@told
class ClaimAgreed(NamedTuple):
    """The claim or concession of ``seat`` is scored as stated (69A)."""

    seat: Seat


@told
class ClaimAdjudicated(NamedTuple):
    """The Director divides the tricks that were left after the claim of ``seat`` (70A)."""

    seat: Seat


# -- questions and explanations

@told
class CallToldAgain(NamedTuple):
    """``seat`` is told at once which call was made (20A)."""

    seat: Seat


@told
class AuctionRepeated(NamedTuple):
    """The whole auction is repeated for ``seat``, also when only ``part`` of it was asked for (20B, 20C2, 41B)."""

    seat: Seat
    part: bool


@told
class MayAsk(NamedTuple):
    """``seat`` may ask this, for as long as 41B says."""

    seat: Seat


@told
class ContractTold(NamedTuple):
    """``seat`` is told the ``contract`` and whether it is doubled (41C)."""

    seat: Seat
    contract: Contract


@told
class LeaderNamed(NamedTuple):
    """``seat`` is told that ``leader`` makes the opening lead (20C1)."""

    seat: Seat
    leader: Seat


@told
class Answers(NamedTuple):
    """``seat`` answers what ``asker`` wants to know (20D, 20F)."""

    seat: Seat
    asker: Seat


@told
class NotAnswered(NamedTuple):
    """``seat`` may not ask this now, and nobody answers."""

    seat: Seat


@told
class WrongSpeaker(NamedTuple):
    """``seat`` should have left the answer to another; ``partner`` has heard it (20D, 20F)."""

    seat: Seat
    partner: Seat


@told
class MustPutRight(NamedTuple):
    """The repetition that ``asker`` has heard is wrong: every player has to put it right at once (20E)."""

    asker: Seat


@told
class SpeaksAfterPlay(NamedTuple):
    """``seat``, a defender, tells of partner's wrong explanation when play has ended (20F5(b)(i))."""

    seat: Seat


@told
class SpeaksAfterAuction(NamedTuple):
    """``seat``, of the declaring side, tells of partner's wrong explanation after the final pass (20F5(b)(ii))."""

    seat: Seat


@told
class SpokeInTime(NamedTuple):
    """``seat`` has put an explanation right at a moment that the Laws allow (20F)."""

    seat: Seat


@told
class SpokeTooEarly(NamedTuple):
    """``seat`` has let partner know too early that partner's explanation was wrong (20F5)."""

    seat: Seat


@told
class SpokeTooLate(NamedTuple):
    """``seat`` should have put partner's explanation right sooner (20F5)."""

    seat: Seat


@told
class MostLikelyWrong(NamedTuple):
    """The Director presumes that the explanation of ``seat`` was wrong, not the call (21B1(b))."""

    seat: Seat


@told
class NotDisclosed(NamedTuple):
    """``seat`` has not given an alert that a regulation asks for: wrong information (40B2(a))."""

    seat: Seat


@told
class LeftSomethingOut(NamedTuple):
    """The explanation of ``seat`` is true and leaves out a part of what was agreed (40B5(a))."""

    seat: Seat


@value
class CallKept(NamedTuple):
    """``act`` stays as it is; the right to change it is spent (21B1(a))."""

    act: Called

    def take(self, table, id):
        return table.unbound(lambda d: type(d) is MayChangeCall and d.seat == self.act.seat)


# -- agreements and aids

@told
class MayLook(NamedTuple):
    """``seat`` may look at that card now (40B2)."""

    seat: Seat


@told
class MayNotLook(NamedTuple):
    """``seat`` may not use such help now (20G3, 40B2)."""

    seat: Seat


@told
class IsSpecial(NamedTuple):
    """The meaning of ``act`` is a special understanding (40B1(c))."""

    act: Called


@told
class AgainstRegulation(NamedTuple):
    """The meaning of ``act`` breaks a regulation, or was not disclosed as regulations require."""

    act: Called


@told
class SharedUnderstanding(NamedTuple):
    """That ``act`` may mean something else is an understanding of the partnership (40A1(a))."""

    act: Called
