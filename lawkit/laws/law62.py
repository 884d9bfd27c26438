"""Law 62: Correction of a revoke."""
from ..conduct import an_exchange_by
from ..case import Case
from ..effects import (ChangeClosedTo, ChangeOpen, ClosedTo, Established, MustCorrect, MustTakeBack, NothingTransferred, OpenToAll,
                       PenaltyCard, ReservedForDirector, ReturnedToHand, TakenBackIsPenaltyCard)
from ..events import Played, ReturnedCards, Withdrew
from ..lawful import lawful_plays, play_breaches
from ..ruling import Choice, Effect, Moment, OpenPoint, Option, proceeding, under
from ..terms import SEATS, NotComputed
from .law63 import NOTICED, NOTICED_BOTH, NOTICED_LATER, WAYS, how_established, how_noticed

CHANGED, CHANGED_UNDER_PARTNER = "a card is changed", "a card is changed over which the next offender had played"
PLAY_GOES_ON = "play goes on"
MOST_CHANGES = 3


@proceeding("62")
def correction(case, when, id="62A"):
    """``when`` attention was drawn: before or after the other side played, or after both revoked and one played on."""
    yield Effect(id, MustCorrect(case.offender, case.card))
    yield Effect("47B", MustTakeBack(case.offender, case.card))
    if when == NOTICED_BOTH:
        yield Effect("62C3", MustCorrect(case.offender, case.card))
        yield Effect("64B8", NothingTransferred(case.offender))
    elif when == NOTICED_LATER:
        if not case.before.play.trick:
            raise NotComputed("62C1", "a lead corrected after others have played to it")
        yield Effect("62C1", ChangeOpen(case.side.other.seats, case.offender, case.card))
    new = yield Choice("62B", case.offender, legal_cards(case), an_exchange_by(case.offender, case.card))
    if play_breaches(case.before, Played(case.offender, (new,))):
        raise NotComputed("62B", f"{new} put in the place of {case.card}, not legal either")
    yield from card_taken_back(case)
    if id == "62D1" and case.defends and case.partner not in dict(case.before.play.trick):
        yield Effect("62D2", ClosedTo(case.side, (case.offender, case.card)))
    if when == NOTICED_LATER:
        yield from opponents_change(case)


def legal_cards(case):
    return tuple(Option(card, "62B") for card in lawful_plays(case.before, case.offender))


def card_taken_back(case):
    faced_before = [d for d in case.before.duties_of(case.offender, PenaltyCard) if d.card == case.card]
    if not case.defends:
        yield Effect("62B2", ReturnedToHand(case.offender, (case.card,)))
    elif faced_before:
        yield Effect("62B2", faced_before[0])
        yield Effect("50E1", OpenToAll((case.offender, case.card)))
    else:
        yield from under("50B", case, case.offender, case.card, "62B1")


# -- cards played after the revoke

def opponents_change(case):
    """At most two cards on the trick and a lead to the next one may be changed before play goes on."""
    for _ in range(MOST_CHANGES):
        change = yield an_opponent_changes(case)
        if change == PLAY_GOES_ON:
            return
        yield Effect("16C2", ChangeClosedTo(case.side))
        if change == CHANGED_UNDER_PARTNER:
            yield Effect("62C2", ChangeOpen((case.partner,), case.offender, case.card))
            if (yield partner_changes(case)) == PLAY_GOES_ON:
                return
            yield from partner_has_changed(case)


def an_opponent_changes(case):
    def happens(table):
        event = table.event
        if type(event) is Withdrew and event.seat.side != case.side and not refused(table):
            return CHANGED_UNDER_PARTNER if event.plays and played_over(table.play, event, case.partner) else CHANGED
        return PLAY_GOES_ON if table.goes_on() else None
    found = tuple(Option(change, "62C1") for change in (CHANGED, CHANGED_UNDER_PARTNER, PLAY_GOES_ON))
    return Moment("62C1", found, happens, later=True)


def refused(table):
    """Whether the card just taken back still lies there. Returns bool."""
    return not all(table.holds_card(table.event.seat, card) for card in table.event.cards)


def played_over(play, change, partner):
    """Whether ``partner`` is next after the player who changed a card, and had played over that card. Returns bool."""
    plays = play.plays_of(play.trick_number(change.seat, change.plays[0]))
    order = [seat for seat, _ in plays]
    return change.seat.lho == partner and partner in order[order.index(change.seat):]


def partner_changes(case):
    def happens(table):
        event = table.event
        if type(event) is Withdrew and event.plays and event.seat == case.partner and not refused(table):
            return CHANGED
        return PLAY_GOES_ON if table.goes_on() else None
    return Moment("62C2", (Option(CHANGED, "62C2"), Option(PLAY_GOES_ON, "62C2")), happens, later=True)


def partner_has_changed(case):
    if not case.defends:
        return
    if (yield OpenPoint("P4", "62C2", "duty_after_62c2", ("next_turn", "at_once"), usual=True)) == "at_once":
        raise NotComputed("62C2", "the card taken back under 62C2 is to be played again at once")
    yield Effect("62C2", TakenBackIsPenaltyCard(case.partner))


def goes_back_as_well(table):
    """A defender takes back a card of the next trick, so that both sides' revokes can be put right (62C3)."""
    event = table.event
    if type(event) is not Withdrew or event.plays or refused(table) or event.seat.side == table.contract.declarer.side:
        return
    both = [r.case.before.play.number for r in table.rulings if r.law == "61" and r.answers[:1] == (NOTICED_BOTH,)]
    played = table.parent.play
    if any(played.trick_number(event.seat, card) > number for number in both for card in event.cards):
        yield "62C3", Case(table.parent, event, event.seat)


@proceeding("62C3")
def card_of_the_next_trick(case):
    for card in case.act.cards:
        yield from under("50B", case, case.offender, card, "62C3")


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
