"""Law 45E: A fifth card, and any card too many, in a trick."""
from ..conduct import noticed
from ..effects import CardBack, LeadsAnew, MustChoose, ReturnedToHand, SurplusRestored
from ..events import Led, Played
from ..lawful import Breach
from ..ruling import Effect, Judgement, Moment, OpenPoint, Option, proceeding, under
from ..terms import NotComputed
from .law45 import DRAWN, IN_TIME, TOO_LATE, both_have_played_on

NEXT_BEGUN, PLAYED_SINCE = "attention is drawn when the next trick has begun", "attention is drawn when the card has been played since"


def card_too_many(table, event):
    """The breach of a card added to the trick in progress by a hand that has played to it, or to one that is complete by a hand
    that is not to lead; over a lead that declarer has taken back it is none (60B). Returns tuple[Breach, ...].
    """
    play = table.play
    if type(event) is not Played or play.owed or not (second_to_it(play, event.seat) or fifth_to_it(table, event.seat)):
        return ()
    defends = event.seat.side != play.contract.declarer.side
    why = f"{event.seat} has played to the trick" if play.trick else "every hand has played to the trick"
    return (Breach("45E1" if defends else "45E2", why),)


def second_to_it(play, seat):
    return seat in dict(play.trick)


def fifth_to_it(table, seat):
    play = table.play
    defends = seat.side != play.contract.declarer.side
    led = seat == play.turn.lho and table.duties_of(play.turn, MustChoose) or defends and table.duties_of(play.turn, LeadsAnew)
    return not play.trick and bool(play.tricks) and seat != play.turn and not led


@proceeding("45E1")
def defenders_card_too_many(case):
    if case.before.play.trick:
        yield from added_to_the_trick_in_progress(case)
        return
    yield attention_to_fifth_card(case)
    if (yield Judgement("45E1", (case.act,))):
        yield from under("56", as_a_lead(case))
        return
    yield Effect("45E1", CardBack(case.offender, case.card, turn=case.before.play.turn))
    yield from back_in_the_hand(case, "45E1", deliberate=False)


@proceeding("45E2")
def declaring_sides_card_too_many(case):
    if case.before.play.trick:
        yield from added_to_the_trick_in_progress(case)
        return
    yield attention_to_fifth_card(case)
    if (yield Judgement("45E2", (case.act,))):
        yield from under("55", as_a_lead(case))
        return
    yield Effect("45E2", CardBack(case.offender, case.card, turn=case.before.play.turn))
    yield from back_in_the_hand(case, "45E2", deliberate=False)


def as_a_lead(case, breaches=None):
    """The same card as one that was led. Returns Case."""
    return case._replace(act=Led(case.offender, case.act.cards), breaches=case.breaches if breaches is None else breaches)


def back_in_the_hand(case, id, deliberate):
    """A defender's card becomes a penalty card by provision ``id``, one of the declaring side's does not."""
    if case.defends:
        yield from under("50B", case, case.offender, case.card, id, deliberate)
    else:
        yield Effect(id, ReturnedToHand(case.offender, (case.card,)))


def attention_to_fifth_card(case):
    id = case.breaches[0]

    def happens(table):
        if noticed(table, case.before):
            return DRAWN
        if table.goes_on() and table.play.trick[1:]:
            raise NotComputed("67B2(a)", "play goes on after a fifth card")
    return Moment(id, (Option(DRAWN, ""),), happens)


def added_to_the_trick_in_progress(case):
    """Too many cards, as 67A2 says, are a matter for 45E; once both sides have played on, for 67B2."""
    id, number = case.breaches[0], case.before.play.number
    when = yield when_too_many_are_noticed(case)
    if when == PLAYED_SINCE:
        if case.defends:
            yield from under("50E3", case)
    elif when == TOO_LATE:
        yield Effect("67B2(a)", SurplusRestored(case.offender, case.act.cards, number))
        yield from back_in_the_hand(case, "67B2(a)#3" if case.defends else "67B2(a)", deliberate=False)
    elif (yield Judgement(id, (case.act,))):
        yield from led_into_the_trick(case, before_the_next=when == IN_TIME)
    else:
        yield from back_in_the_hand(case, id, deliberate=False)


def when_too_many_are_noticed(case):
    number = case.before.play.number

    def happens(table):
        if not noticed(table, case.before):
            return None
        if table.play.has_played(case.offender, case.card):
            return PLAYED_SINCE
        if not table.play.plays_of(number + 1):
            return IN_TIME
        return TOO_LATE if both_have_played_on(table, number) else NEXT_BEGUN
    return Moment("45E", (Option(IN_TIME, ""), Option(NEXT_BEGUN, ""), Option(TOO_LATE, "67B"), Option(PLAYED_SINCE, "")), happens)


def led_into_the_trick(case, before_the_next):
    """A lead while the trick goes on: before partner's card it is one of 57A; of any other no Law speaks (P11)."""
    if case.defends and before_the_next and case.partner not in dict(case.before.play.trick):
        yield from under("57", as_a_lead(case, ("57",)))
        return
    if (yield OpenPoint("P11", "45E", "led_into_a_trick", ("exposed", "out_of_turn"))) == "out_of_turn":
        raise NotComputed("56" if case.defends else "55", "a lead to the next trick that may be accepted before this one is complete")
    yield from back_in_the_hand(case, "49" if case.defends else "48A", deliberate=True)
