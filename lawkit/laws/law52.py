"""Law 52: Failure to lead or play a penalty card."""
from ..conduct import a_card_from, an_exchange_by
from ..effects import (MustPlay, MustTakeBack, NothingTransferred, PenaltyCard, PenaltyCardsStay, Revoked, StaysForNow,
                       TreatedAsLegal)
from ..events import Played
from ..lawful import lawful_plays
from ..ruling import ACCEPT, DECLINE, Choice, Effect, Option, proceeding, under
from ..terms import NotComputed

PLAYED_ON = "plays on"


@proceeding("52")
def another_card_played(case):
    declarer = case.declarer
    yield Effect("52A", StaysForNow(case.offender, case.card))
    options = Option(ACCEPT, "52B1(a)"), Option(PLAYED_ON, "52B1(b)", deed=True), Option(DECLINE, "52B2")
    answer = yield Choice("52B", declarer, options, a_card_from((declarer, declarer.partner), PLAYED_ON))
    if answer != DECLINE:
        yield Effect("52B1(b)" if answer == PLAYED_ON else "52B1(a)", TreatedAsLegal(case.act))
        yield Effect("52B1(c)", PenaltyCardsStay(case.offender))
        yield Effect("61A#2", Revoked(case.offender, case.card))
        yield Effect("64B3", NothingTransferred(case.offender))
        return
    yield Effect("47A", MustTakeBack(case.offender, case.card))
    yield exchange(case)
    yield from under("50B", case, case.offender, case.card, "52B2", True, False)


@proceeding("52A")
def takes_it_back_unasked(case):
    for card in case.act.cards:
        yield Effect("52A", StaysForNow(case.offender, card))


def due(case):
    """The penalty cards of which one should have been played. Returns set[Card]."""
    table, seat = case.before, case.offender
    named = {duty.card for duty in table.duties_of(seat, MustPlay)}
    exposed = {duty.card for duty in table.duties_of(seat, PenaltyCard)}
    return named or exposed & set(lawful_plays(table, seat))


def exchange(case):
    cards = due(case)
    options = tuple(Option(card, "52B2") for card in sorted(cards, reverse=True))
    return Choice("52B2", case.offender, options, put_in_its_place(case, cards))


def put_in_its_place(case, cards):
    """A deed: the offender, having taken the wrong card back, plays one of ``cards``, which is the answer."""
    exchanged = an_exchange_by(case.offender, case.card)

    def deed(before, event):
        played = type(event) is Played and event.seat == case.offender and before.holds_card(case.offender, case.card)
        put = event.cards[0] if played else exchanged(before, event)
        if put is not None and put not in cards:
            raise NotComputed("52B2", f"{put} put in the place of {case.card}, though a penalty card was due")
        return put
    return deed
