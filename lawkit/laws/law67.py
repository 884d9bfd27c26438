"""Law 67: Defective trick."""
from typing import NamedTuple

from ..case import Case
from ..conduct import card_of, hand_of, left_as_shown, noticed
from ..effects import (CardAdded, CountsAsRevoke, HeldAllAlong, NothingTransferred, OwesCard, PenaltyCard, PutInItsPlace,
                       ReservedForDirector, SurplusKept, SurplusRestored, TricksTransferred)
from ..events import Attention, CalledOnNextBoard, Led, Mislaid, Played, RoundEnded, Summoned
from ..lawful import lawful_plays, play_breaches
from ..play import trick_winner
from ..ruling import Choice, Effect, Moment, OpenPoint, Option, proceeding, under
from ..terms import SEATS, SIDES, NotComputed, Seat, cards_in, value
from .law61 import case_of
from .law63 import how_established, played_on
from .law64 import facts_of

IN_TIME, LATE = "attention is drawn before both sides have played on", "attention is drawn after both sides have played on"
KNOWN, NOT_KNOWN = "it is known which card was faced", "nobody can tell which card was faced"
AGAIN = "attention is drawn, and the card has been played a second time"
SEEN, UNSEEN = "the other card could be seen", "the other card could not be seen"
WON, LOST = "the offender’s side has won that trick or a later one", "the offender’s side has won neither that trick nor a later one"


@value
class Omission(NamedTuple):
    """``seat`` has put no card into trick ``number``."""

    seat: Seat
    number: int


def what_comes_first(case, id):
    """When attention is drawn: before or after both sides have played on. Returns Moment."""
    def happens(table):
        if not noticed(table, case.before):
            return None
        return LATE if both_have_played_on(table, case.before.play.number) else IN_TIME
    return Moment(id, (Option(IN_TIME, "67A"), Option(LATE, "67B")), happens)


def both_have_played_on(table, number):
    """Whether somebody of either side has played to a trick after ``number``. Returns bool."""
    return all(played_on(table, side, number) for side in SIDES)


# -- a card is missing

def leaves_a_trick_short(table, seat):
    """Whether a lead of ``seat``, who has won it so far, leaves the trick in progress with three cards. Returns bool.

    Not so a defender's lead while partner owes the card: that one only comes too early.
    """
    play = table.play
    played = dict(play.trick)
    if len(played) != 3 or trick_winner(play.trick, play.contract.trump) != seat:
        return False
    return seat.partner in played or seat.side == play.contract.declarer.side


def card_left_out(table):
    """A lead has just left the trick before it with three cards."""
    event, before = table.event, table.parent
    if type(event) is Led and before.play and leaves_a_trick_short(left_as_shown(before, event), event.seat):
        missing = next(seat for seat in SEATS if seat not in dict(before.play.trick))
        yield "67", Case(before, Omission(missing, before.play.number), missing)


@proceeding("67")
def card_missing(case):
    seat, number = case.act
    if (yield what_comes_first(case, "67")) == IN_TIME:
        yield Effect("67A1", OwesCard(seat, number))
        options = tuple(Option(card, "67A1") for card in lawful_plays(case.before, seat))
        yield Effect("67A1", CardAdded(seat, (yield Choice("67A1", seat, options, adds_in_time(case))), number))
        return
    yield Effect("67B1", OwesCard(seat, number))


def adds_in_time(case):
    """A deed: the offender adds a card to the trick, which is the answer."""
    def deed(before, event):
        card = added_by(before, event, case.offender)
        if card is None:
            return None
        if play_breaches(case.before, Played(case.offender, (card,))):
            raise NotComputed("67A1", f"{card} added to a trick, not legal either")
        trick, trump = case.before.play.trick, case.before.play.contract.trump
        if trick_winner((*trick, (case.offender, card)), trump) == case.offender:
            raise NotComputed("67A1", f"{card} added to a trick wins it, and another hand has led to the next one")
        return card
    return deed


def added_by(before, event, seat):
    """The card that ``event`` plays from the hand of ``seat``. Returns Card or None."""
    return card_of(event) if hand_of(before, event) == seat else None


def card_found_missing(table):
    """Both sides have played on: the offender now faces a card for the trick that lacks one."""
    for ruling in table.rulings if table.play and table.play.owed else ():
        if ruling.law == "67" and "67B1" in ruling.cites:
            yield "67B1", Case(table, ruling.case.act, ruling.case.offender)


@proceeding("67B1")
def card_was_missing(case):
    seat, number = case.act
    refuse_what_other_laws_bear_on(case)
    card = last_card(case) if case.before.over else (yield Choice("67B1", seat, cards_to_add(case), adds_late(case)))
    yield Effect("67B1", CardAdded(seat, card, number))
    yield Effect("67B1(a)" if card.suit == case.before.play.led else "67B1(b)", CountsAsRevoke(seat, number))
    if seat == case.before.play.contract.dummy and (yield from dummy_is_spared()):
        yield Effect("64B3", NothingTransferred(seat))
        yield Effect("64C1", ReservedForDirector("64C"))
    elif (yield who_has_won_what(case)) == WON:
        yield Effect("64A2", TricksTransferred(case.side.other, number, 1, False))
    else:
        yield Effect("67B1", NothingTransferred(seat))


def dummy_is_spared():
    """Whether dummy's missing card costs no trick, as dummy's revokes do not (P23). Returns bool."""
    return (yield OpenPoint("P23", "67B1", "dummys_card_missing", ("64B3", "67B1"))) == "64B3"


def refuse_what_other_laws_bear_on(case):
    table = case.before
    if table.duties_of(case.offender, PenaltyCard):
        raise NotComputed("67B1", f"{case.offender} owes a card to an earlier trick and has a penalty card")
    if table.happened(RoundEnded) or table.happened(CalledOnNextBoard):
        raise NotComputed("67B1", "a card found to be missing after the board")


def cards_to_add(case):
    """A card of the suit led where one is held (67B1(a)), else any (67B1(b)). Returns tuple[Option, ...]."""
    play, seat = case.before.play, case.offender
    id = "67B1(a)" if play.holds(seat, play.led) else "67B1(b)"
    return tuple(Option(card, id) for card in lawful_plays(case.before, seat))


def adds_late(case):
    play, seat = case.before.play, case.offender

    def deed(before, event):
        card = added_by(before, event, seat)
        if card is not None and card.suit != play.led and play.holds(seat, play.led) is not False:
            raise NotComputed("67B1", f"{card} added to a trick, though the suit led is or may be held")
        return card
    return deed


def last_card(case):
    """The one card that is left in the offender's hand when play is over. Returns Card."""
    left = cards_in(case.before.hands[case.offender])
    if len(left) != 1:
        raise NotComputed("67B1", "play is over, and which card is to be added is not known")
    return left[0]


def who_has_won_what(case):
    """Whether the one trick of 64A2 passes, once play has ended. Returns Moment."""
    origin = next(r.case for r in case.before.rulings if r.law == "67" and r.case.act == case.act)

    def happens(table):
        facts = facts_of(origin, table)
        if facts and (facts.both_sides or facts.repeated):
            raise NotComputed("67B1", "a card was missing, and there was a revoke besides")
        return facts and (WON if facts.side_won or facts.later else LOST)
    return Moment("64A#2", (Option(WON, "64A#2"), Option(LOST, "64A#2")), happens)


# -- too many cards

@proceeding("67A2")
def too_many_cards(case):
    """Play has gone on over several cards, of which the first counts as played."""
    yield what_comes_first_of_several(case)
    seat, number = case.offender, case.before.play.number
    stays = case.card
    if (yield found("67B2(a)#2", NOT_KNOWN, KNOWN)) == NOT_KNOWN:
        stays = highest_legal(case)
        yield Effect("67B2(a)#2", SurplusKept(seat, stays, number))
    extra = tuple(card for card in case.act.cards if card != stays)
    yield Effect("67B2(a)", SurplusRestored(seat, extra, number))
    if case.defends and (yield found("58B1", UNSEEN, SEEN)) == SEEN:
        for card in extra:
            yield from under("50B", case, seat, card, "67B2(a)#3", False, len(extra) > 1)


def what_comes_first_of_several(case):
    def happens(table):
        if noticed(table, case.before) and not both_have_played_on(table, case.before.play.number):
            raise NotComputed("58B2", "several cards shown at once, and play has gone on since, but not to the next trick of both sides")
        return LATE if noticed(table, case.before) else None
    return Moment("67B", (Option(LATE, "67B"),), happens)


def found(id, so, otherwise):
    """Whether the Director has found that ``id`` applies. Returns Moment."""
    def happens(table):
        return so if any((told.id, told.answer) == (id, "yes") for told in table.docket.found) else otherwise
    return Moment(id, (Option(so, id), Option(otherwise, "")), happens)


def ruled_on(table):
    """Whether no surplus card waits to be ruled on. Returns bool."""
    return not any(type(r.question) is Moment and r.law == "58B2" and r.question.id == "67B" for r in table.rulings)


def highest_legal(case):
    """The highest of the cards that could legally have been played to the trick. Returns Card."""
    play, seat, cards = case.before.play, case.offender, case.act.cards
    follow = [card for card in cards if card.suit == play.led]
    if not follow and play.holds(seat, play.led) is not False or not follow and len({card.suit for card in cards}) > 1:
        raise NotComputed("67B2(a)#2", "which of several cards that do not follow suit was the highest legal one")
    return max(follow or cards)


def held_all_along(table):
    """A card is back in the hand: where its suit was led since, and its owner played another, there was a revoke."""
    for seat, cards, number in restored(table) if type(table.event) in (Attention, Summoned) else ():
        for later in range(number + 1, table.play.number + 1):
            plays = table.play.plays_of(later)
            card = dict(plays).get(seat)
            suits = {held.suit for held in cards} - {card.suit} if card is not None else ()
            if suits and plays[0][1].suit in suits:
                yield from revoked_with(table, seat, card, Restored(seat, cards, later))


def revoked_with(table, seat, card, restored):
    case = case_of(table, seat, card)
    if how_established(case, table) is None:
        raise NotComputed("67B2(b)", "a card is restored, and a revoke that it shows can still be put right")
    yield "67B2(b)", Case(table, restored, seat)
    yield "61", case


@value
class Restored(NamedTuple):
    """``cards`` of ``seat`` count as held at trick ``number``, too."""

    seat: Seat
    cards: tuple
    number: int


def restored(table):
    """Every hand to which surplus cards have been restored: the seat, the cards, the number of the trick. Returns list."""
    effects = (effect.what for ruling in table.rulings for effect in ruling.effects)
    return [tuple(what) for what in effects if type(what) is SurplusRestored]


@proceeding("67B2(b)")
def was_in_the_hand(case):
    yield Effect("67B2(b)", HeldAllAlong(*case.act))


# -- the card was played, and lies elsewhere

def card_astray(table):
    """A card that was played is no longer among those played."""
    if type(table.event) is Mislaid:
        yield "67B3", Case(table.parent, table.event, table.event.seat)


@proceeding("67B3")
def card_mislaid(case):
    seat, card = case.act
    number = case.before.play.trick_number(seat, card)
    if (yield when_found(case, number)) == AGAIN:
        yield Effect("67B3#2", ReservedForDirector("67B3#2"))
    else:
        yield Effect("67B3", PutInItsPlace(seat, card, number))


def when_found(case, number):
    seat, card = case.act

    def happens(table):
        if not noticed(table, case.before):
            return None
        again = table.play.trick_number(seat, card)
        if again == number:
            return LATE if both_have_played_on(table, number) else IN_TIME
        if not both_have_played_on(table, again):
            raise NotComputed("67B3#2", f"{card} was played a second time, and that can still be put right")
        return AGAIN
    return Moment("67B", (Option(IN_TIME, "67A"), Option(LATE, "67B3"), Option(AGAIN, "67B3")), happens)
