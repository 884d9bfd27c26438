"""Law 58: Simultaneous leads or plays."""
from ..case import Case
from ..conduct import card_of, goes_on_over, hand_of
from ..effects import (ChangeClosedTo, MustChoose, OneFacePlayed, PenaltyCard, PlayedOver, PlayedSecond, ReturnedToHand)
from ..events import Found, Led, Withdrew
from ..lawful import play_filters, waiting_lead
from ..ruling import Choice, Effect, Moment, Option, proceeding, under
from ..terms import Impossible, NotComputed, mask_of

ONE_FACE = "only the face of the first card could be seen"
PLAYED_ON = "play goes on, and none of the cards was chosen"
PLAYED, NOT_PLAYED = "an opponent had played to it", "nobody had played to it"
CHANGED, KEPT = "that card is changed", "that card stays"


# -- two players at once

def found(table, finding):
    """The Director finds whether the last two cards were played at the same time. Returns ("58A", Case), None for no."""
    first, second = last_two_cards(table)
    if finding.answer != "yes":
        return None
    refuse_what_cannot_be(first, second)
    return "58A", Case(table, second.event, hand_of(second.parent, second.event))


def last_two_cards(table):
    """The tables after the last two cards, the earlier first. Returns tuple[Table, Table]; raises Impossible for fewer."""
    made = []
    while table.parent and len(made) < 2:
        if table.parent.play and hand_of(table.parent, table.event) is not None:
            made.insert(0, table)
        table = table.parent
    if len(made) < 2:
        raise Impossible("finds 58A: there are no two cards that could have been played at the same time")
    return tuple(made)


def refuse_what_cannot_be(first, second):
    """The first of the two is the legal card of the hand that was on turn.

    Raises Impossible for two cards of one hand and for the wrong order, NotComputed where neither was legal.
    """
    turn, hands = first.parent.play.turn, [hand_of(table.parent, table.event) for table in (first, second)]
    if hands[0] == hands[1]:
        raise Impossible(f"finds 58A: both cards are of {hands[0]}")
    if turn == hands[1]:
        raise Impossible(f"finds 58A: the card of {turn}, who was on turn, is written first")
    if not first.rules.verdict(first.parent, first.event).lawful:
        raise NotComputed("58A", "two cards at the same time, neither of them legal")


@proceeding("58A")
def simultaneous_cards(case):
    """The card of the hand that was not on turn counts as played second, and is judged so."""
    yield Effect("58A", PlayedSecond(case.offender, case.card))


# -- several cards from one hand

@proceeding("58B2")
def several_cards_shown(case):
    cards = case.act.cards
    refuse_what_is_not_thought_through(case, cards)
    shown = MustChoose(case.offender, cards, leads=not case.before.play.trick)
    yield Effect("58B2", shown)
    options = *(Option(card, "58B2") for card in cards), Option(ONE_FACE, "58B1", deed=True), Option(PLAYED_ON, "", deed=True)
    answer = yield Choice("58B2", case.offender, options, by_deed(case, shown))
    if answer == PLAYED_ON:
        yield from under("67A2", case)
        return
    if answer == ONE_FACE:
        refuse_what_is_not_thought_through(case, cards[:1])
        yield Effect("58B1", OneFacePlayed(case.offender, cards))
        return
    others = tuple(card for card in cards if card != answer)
    if case.defends:
        yield from penalty_cards(case, others)
    else:
        yield Effect("58B2", ReturnedToHand(case.offender, others))
    if (yield had_an_opponent_played(case)) == PLAYED:
        yield Effect("58B3", PlayedOver(case.lho, case.offender))
        if (yield is_changed(case)) == CHANGED:
            yield from under("16C2", case, ChangeClosedTo(case.side))


def refuse_what_is_not_thought_through(case, cards):
    """Raises NotComputed for cards of dummy's or out of turn, and where none of them is known to be legal."""
    table, legal = case.before, mask_of(cards)
    if case.offender == table.play.contract.dummy:
        raise NotComputed("45D", "several cards of dummy moved at once")
    if case.offender != table.play.turn or waiting_lead(table):
        raise NotComputed("58B2", "several cards shown out of turn, or over a lead out of turn")
    if type(case.act) is Led and case.act.face_down:
        raise NotComputed("41A", "several cards led face down at once")
    for step in play_filters(table, case.offender, table.hands[case.offender] | legal):
        legal &= step.keep if step.drops else legal
    if not legal:
        raise NotComputed("58B2", "several cards shown at once, none of them known to be legal")


def by_deed(case, shown):
    """The player chooses by playing one of the cards once more; only the next opponent may have played meanwhile."""
    def deed(before, event):
        if type(event) is Found and (event.id, event.answer) == ("58B1", "yes"):
            return ONE_FACE
        if type(event) is Withdrew:
            raise NotComputed("58B2", "a card taken back before one of those shown at once has been chosen")
        if goes_on_over(before, event, shown):
            return PLAYED_ON
        hand = hand_of(before, event)
        if hand is None or hand == case.lho and hand not in dict(before.play.trick):
            return None
        if hand == case.offender and card_of(event) in case.act.cards and not shows_several(event):
            return card_of(event)
        raise NotComputed("58B2", "another card before one of those shown at once has been chosen")
    return deed


def shows_several(event):
    return len(getattr(event, "cards", ())) > 1


def chooses_or_plays_to_it(table, hand):
    """Whether ``hand`` has shown several cards and not chosen yet, or is next to a hand that has (58B3). Returns bool."""
    return any(r.law == "58B2" and type(r.question) is Choice and hand in (r.case.offender, r.case.lho) for r in table.rulings)


def penalty_cards(case, cards):
    others = len(cards) > 1 or bool(case.before.duties_of(case.offender, PenaltyCard))
    for card in cards:
        yield from under("50B", case, case.offender, card, "58B2", False, others)


def had_an_opponent_played(case):
    def happens(table):
        plays = dict(table.play.plays_of(case.before.play.number))
        return PLAYED if case.lho in plays and case.lho not in dict(case.before.play.trick) else NOT_PLAYED
    return Moment("58B3", (Option(PLAYED, "58B3"), Option(NOT_PLAYED, "")), happens)


def is_changed(case):
    def happens(table):
        event = table.event
        if type(event) is Withdrew and event.seat == case.lho and event.plays:
            return CHANGED
        return KEPT if table.goes_on() else None
    return Moment("58B3", (Option(CHANGED, "58B3"), Option(KEPT, "")), happens, later=True)
