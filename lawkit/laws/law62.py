"""Law 62: Correction of a revoke."""
from typing import NamedTuple

from ..case import Case
from ..conduct import an_exchange_by
from ..effects import (AllPlayedToItBack, CardDue, CardStays, ChangeOpen, ClosedTo, Established, LaterCardsBack, MayChange, MustCorrect, MustTakeBack, NothingTransferred,
                       OpenToAll, PenaltyCard, ReservedForDirector, ReturnedToHand)
from ..effects.tricks import waits_about
from ..events import Played, ReturnedCards, Withdrew
from ..lawful import lawful_plays, play_breaches
from ..ruling import Choice, Effect, Moment, OpenPoint, Option, proceeding, under
from ..terms import SEATS, SIDES, NotComputed, Seat, value
from .law63 import NOTICED, NOTICED_BOTH, NOTICED_LATER, WAYS, how_established, how_noticed

REPLACED, PLAYED_AGAIN = "another card is played", "the same card is played again"


@proceeding("62")
def correction(case, when, id="62A"):
    """``when`` attention was drawn: before or after the other side played, or after both revoked and one played on."""
    yield from must_be_put_right(case, case.card, id)
    yield from what_came_after(case, when)
    for due in case.before.duties_of(case.offender, CardDue):
        yield Effect(case.breaches[0], due)
    wrong, new = case.card, (yield exchange(case, case.card))
    yield from card_taken_back(case, wrong)
    while play_breaches(case.before, Played(case.offender, (new,))):
        yield from must_be_put_right(case, new, id)
        wrong, new = new, (yield exchange(case, new))
        yield from card_taken_back(case, wrong)
    if id == "62D1" and case.defends and case.partner not in dict(case.before.play.trick):
        yield Effect("62D2", ClosedTo(case.side, (case.offender, case.card)))


def must_be_put_right(case, wrong, id):
    yield Effect(id, MustCorrect(case.offender, wrong))
    yield Effect("47B", MustTakeBack(case.offender, wrong))


def what_came_after(case, when):
    """What becomes of cards played after the revoke."""
    if when == NOTICED_BOTH:
        yield Effect("62C3", MustCorrect(case.offender, case.card))
        yield Effect("64B8", NothingTransferred(case.offender))
    elif when == NOTICED_LATER and case.before.play.trick:
        yield Effect("62C1", ChangeOpen(case.side.other.seats, case.offender, case.card))
    elif when == NOTICED_LATER:
        yield Effect("62C1", AllPlayedToItBack(case.offender, case.card, case.defends))


def exchange(case, wrong):
    return Choice("62B", case.offender, legal_cards(case), an_exchange_by(case.offender, wrong))


def legal_cards(case):
    return tuple(Option(card, "62B") for card in lawful_plays(case.before, case.offender))


def card_taken_back(case, card):
    faced_before = [d for d in case.before.duties_of(case.offender, PenaltyCard) if d.card == card]
    if not case.defends:
        yield Effect("62B2", ReturnedToHand(case.offender, (card,)))
    elif faced_before:
        yield Effect("62B2", faced_before[0])
        yield Effect("50E1", OpenToAll((case.offender, card)))
    else:
        yield from under("50B", case, case.offender, card, "62B1")


# -- cards played after the revoke

def changed_after_a_revoke(table):
    """A card played after a revoke has been taken back by the right that 62C1 or 62C2 gives."""
    event = table.event
    for right in table.parent.docket.bound if type(event) is Withdrew else ():
        taken = right.duty.seat == event.seat and getattr(right.duty, "card", None) in event.cards
        if taken and type(right.duty) is MayChange and right.id in ("62C1", "62C2") and table.holds_card(event.seat, right.duty.card):
            yield right.id, Case(table.parent, Taken(event.seat, right.duty.card, bool(event.plays)), event.seat)


@value
class Taken(NamedTuple):
    """``seat`` has taken ``card`` back, and another was put in its place ``at_once`` or is still to be."""

    seat: Seat
    card: object
    at_once: bool


@proceeding("62C1")
def an_opponent_has_changed(case):
    """The other side may not use what the card told; its next player may change too, having played over that card."""
    refuse_a_fifth_card(case)
    yield from under("16C2", case, ClosedTo(case.side.other, tuple(case.act[:2])))
    over = played_over(case.before.play, case.act, case.lho)
    if over is not None and not is_revoker(case.before, case.lho):
        yield Effect("62C2", MayChange(case.lho, over))


def refuse_a_fifth_card(case):
    """Raises NotComputed for a card of which it is still to be found whether it was a lead or a fifth card to the trick."""
    if any(ruling.law in ("45E1", "45E2") and waits_about(ruling, (case.act[:2],)) for ruling in case.before.rulings):
        raise NotComputed("62C1", "a card is taken back, and whether it was a fifth card is still to be found")


def played_over(play, taken, seat):
    """The card that ``seat`` played to the same trick after the one ``taken`` back. Returns Card or None."""
    plays = dict(play.plays_of(play.trick_number(taken.seat, taken.card)))
    order = list(plays)
    return plays[seat] if seat in order[order.index(taken.seat):] else None


def is_revoker(table, seat):
    return any(r.law == "61" and r.case.offender == seat and "62C1" in r.cites for r in table.rulings)


@proceeding("62C2")
def partner_has_changed(case):
    refuse_a_fifth_card(case)
    if not case.defends:
        yield Effect("62C2", ReturnedToHand(case.offender, (case.act.card,)))
        return
    if (yield OpenPoint("P4", "62C2", "duty_after_62c2", ("next_turn", "at_once"), usual=True)) == "at_once":
        raise NotComputed("62C2", "the card taken back under 62C2 is to be played again at once")
    if case.act.at_once or (yield what_is_played_instead(case)) == REPLACED:
        yield from under("50B", case, case.offender, case.act.card, "62C2")


def what_is_played_instead(case):
    def happens(table):
        if table.play.has_played(case.offender, case.act.card):
            return PLAYED_AGAIN
        number = case.before.play.trick_number(case.offender, case.act.card)
        return None if (number, case.offender) in table.play.empty else REPLACED
    return Moment("62C2", (Option(REPLACED, "62C2"), Option(PLAYED_AGAIN, "62C2")), happens)


# -- the next trick

@value
class NextTrick(NamedTuple):
    """``cards``, (seat, card) pairs that lie in trick ``number``, go back while a revoke of ``seat`` on the trick before is corrected."""

    seat: Seat
    number: int
    cards: tuple


def next_trick_begun(table):
    """Cards of the next trick stand in the way of a correction, or have lost their place by it."""
    for ruling in table.rulings if table.play and not table.play.ahead else ():
        number = ruling.case.before.play.number + 1 if ruling.law == "61" else 14
        plays = table.play.plays_of(number)
        if plays and is_put_right(ruling):
            for id, cards in (("62C3", both_revoked(ruling, plays)), ("62D1", own_card(ruling, plays)), ("44G", led_in_vain(table, plays, number))):
                if cards:
                    yield f"{id} back", Case(table, NextTrick(ruling.case.offender, number, cards), ruling.case.offender)
                    return


def is_put_right(ruling):
    return any(type(effect.what) is MustCorrect for effect in ruling.effects)


def both_revoked(ruling, plays):
    """All cards of the next trick, while revokes of both sides on this one wait to be corrected. Returns tuple."""
    return plays if ruling.question and ruling.answers[:1] == (NOTICED_BOTH,) else ()


def own_card(ruling, plays):
    """The card that the revoker has played to trick thirteen, while the one on trick twelve is to be corrected; the other cards
    too if it was the lead. Returns tuple.
    """
    waits, seat = ruling.question and "62D1" in ruling.cites, ruling.case.offender
    if not waits or seat not in dict(plays):
        return ()
    return plays if plays[0][0] == seat else ((seat, dict(plays)[seat]),)


def led_in_vain(table, plays, number):
    """The cards of trick ``number``, where its lead has been taken back, or another hand has won the trick before since the
    lead was made; where the lead is of another suit now, what was played to the one before. Returns tuple.
    """
    led, leads = begun(table, plays, number)
    (leader, _), winner = led.play.plays_of(number)[0], table.play.winner_of(number - 1)
    if plays[0][0] != leader or winner not in (leader, led.play.winner_of(number - 1)):
        return plays
    return tuple(played for played in plays[1:] if leads[played].suit != plays[0][1].suit)


def begun(table, plays, number):
    """The table at which trick ``number`` was begun, and to which lead each card of ``plays``, which lie there now, was laid.

    Returns (Table, dict: (seat, card) -> Card).
    """
    lying, leads = set(plays), {}
    while True:
        there = table.play.plays_of(number)
        lying &= set(there)
        leads |= dict.fromkeys(lying, there[0][1])
        if not (table.parent.play and table.parent.play.plays_of(number)):
            return table, leads
        table = table.parent


@proceeding("62C3 back")
def both_sides_revoked(case):
    """The lead to the next trick goes back; both sides have offended, so neither may use it, but for a penalty card."""
    yield Effect("62C3", LaterCardsBack(case.act.cards))
    for seat, card in case.act.cards:
        yield from under("16C2", case, ClosedTo(SIDES, (seat, card)))
        if seat.side != case.declarer.side:
            yield from under("50B", case, seat, card, "62C3")


@proceeding("62D1 back")
def revokers_last_card(case):
    yield Effect("62D1", LaterCardsBack(case.act.cards))


@proceeding("44G back")
def another_hand_leads(case):
    """The next trick is begun anew by whoever has won this one; the revoker's side may use nothing of what lay there."""
    yield Effect("44G", LaterCardsBack(case.act.cards))
    for played in case.act.cards:
        yield from under("16C2", case, ClosedTo(case.side, played))


# -- after both sides have revoked

def between_revokes(table, seat, card):
    """Whether ``seat``, no revoker, played ``card`` after a revoke of the other side on a trick on which the own side revoked
    too, both being corrected. Returns bool.
    """
    number = table.play.trick_number(seat, card)
    sides = {r.case.side for r in table.rulings if r.law == "61" and r.case.before.play.number == number and is_put_right(r)}
    return len(sides) == 2 and any(r.case.side != seat.side and r.case.before.play.number == number and played_later(table, r.case, seat)
                                   for r in table.rulings if r.law == "61")


def played_later(table, revoke, seat):
    """Whether ``seat`` played to the trick after the hand that revoked in the case ``revoke``. Returns bool."""
    order = [each for each, _ in table.play.plays_of(revoke.before.play.number)]
    return seat in order[order.index(revoke.offender):] if revoke.offender in order else False


@proceeding("62C1 refused")
def no_side_is_innocent(case):
    """Of two sides that have revoked on one trick neither is the other side of 62C1 (P20)."""
    if (yield OpenPoint("P20", "62C1", "change_after_two_revokes", ("none", "62C1"))) == "62C1":
        raise NotComputed("62C1", "a card changed after both sides have revoked on one trick")
    for card in case.act.cards:
        yield Effect("47F2", CardStays(case.offender, card))


# -- trick twelve

@proceeding("62D")
def trick_twelve(case):
    when = yield what_comes_first(case)
    yield from under("61A", case)
    if when in WAYS:
        yield Effect(when, Established(case.offender, case.card, case.before.play.number))
        yield Effect("64B6", NothingTransferred(case.offender))
        yield Effect("64C1", ReservedForDirector("64C"))
        return
    yield from under("62", case, when, "62D1")


def what_comes_first(case):
    """Attention, however late, before all four hands are back in the board; after that it is too late."""
    def happens(table):
        noticed_as = how_noticed(case, table)
        if noticed_as is None or not all_are_returned(table):
            return noticed_as
        way = how_established(case, table)
        if way is None:
            raise NotComputed("62D1", "hands put back before a claim over a revoke on trick twelve was final")
        return way
    found = tuple(Option(moment, "62D1") for moment in (NOTICED, NOTICED_LATER))
    return Moment("62D1", found + tuple(Option(way, way) for way in WAYS), happens)


def all_are_returned(table):
    return all(table.happened(ReturnedCards, lambda event, seat=seat: event.seat == seat) for seat in SEATS)
