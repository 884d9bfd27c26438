"""Deeds that answer questions: a call over an irregular one, a card played on, attention drawn."""
from .effects import MustPass
from .events import Attention, Called, Designated, Faced, Led, Played, Summoned, Withdrew
from .ruling import ACCEPT, Choice, Moment, Option
from .terms import BIDS, NotComputed

NOTICED = "attention is drawn"


def a_call_over_it(id, seat, answer=ACCEPT):
    """A deed: any call that ``seat`` makes means ``answer`` under provision ``id``.

    Returns a function of (table before, event), which raises NotComputed for a pass that was no free choice (open
    point O10).
    """
    def deed(before, event):
        if type(event) is not Called or event.seat != seat:
            return None
        if bound_to_pass(before, seat):
            raise NotComputed(id, "a compulsory pass over an irregularity")
        return answer
    return deed


def bound_to_pass(table, seat):
    """Whether a duty to pass lies on ``seat``. Returns bool."""
    return bool(table.duties_of(seat, MustPass))


def any_call_by(seat):
    """A deed: the next call of ``seat``, good or bad but never above seven, is the answer. Returns a function."""
    def deed(before, event):
        return event if type(event) is Called and event.seat == seat and event.call <= BIDS[-1] else None
    return deed


def a_card_from(seats, answer=ACCEPT):
    """A deed: any card led, played or called for from the hands ``seats`` means ``answer``. Returns a function."""
    def deed(before, event):
        hand = hand_of(before, event)
        return answer if hand is not None and hand in seats else None
    return deed


def hand_of(before, event):
    """The hand from which ``event`` plays a card. Returns Seat, or None when it plays none."""
    if type(event) is Designated:
        return before.play.contract.dummy
    unseen = type(event) is Led and event.face_down
    return event.seat if type(event) in (Led, Played) and not unseen else None


def faced_as(table, event):
    """A lead turned face up, as the lead that it now is; any other event as it is. Returns an event."""
    lying = [card for seat, card in table.docket.hidden if type(event) is Faced and seat == event.seat]
    return Led(event.seat, (lying[0],)) if lying else event


def an_exchange_by(seat, card):
    """A deed: ``seat`` takes ``card`` back and plays another, which is the answer. Returns a function."""
    def deed(before, event):
        if type(event) is Withdrew and event.seat == seat and card in event.cards and event.plays:
            return event.plays[event.cards.index(card)]
        played = type(event) in (Led, Played) and event.seat == seat and before.holds_card(seat, card)
        return event.cards[0] if played else None
    return deed


def attention(case, id):
    """The moment at which attention is drawn to ``case`` (9A), under provision ``id``. Returns Moment."""
    return Moment(id, (Option(NOTICED, id),), lambda table: NOTICED if noticed(table, case.before) else None)


def call_of(table, seat):
    """The last standing call if ``seat`` made it lawfully or everything about it is settled. Returns Called | None."""
    calls, made = table.auction.calls, table.event
    if not calls or calls[-1].seat != seat:
        return None
    if made is calls[-1] and not table.rules.verdict(table.parent, made).lawful:
        return None
    pending = (r for r in table.rulings if type(r.question) in (Choice, Moment))
    return None if any(type(r.case.act) is Called and r.case.offender == seat for r in pending) else calls[-1]


def noticed(table, since):
    """Whether attention has been drawn, or the Director summoned, after the Table ``since``. Returns bool."""
    return table.happened((Attention, Summoned), since=since)
