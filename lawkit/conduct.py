"""Deeds that answer questions: a call over an irregular one, a card played on, attention drawn."""
from .effects import ClaimVoid, MustChoose, MustPass
from .events import Attention, Called, Designated, Elected, Faced, Led, Played, Summoned, Withdrew
from .ruling import ACCEPT, Choice, Moment, OpenPoint, Option
from .terms import NotComputed

CALLED, NOT_CALLED = "the next player has called", "the next player has not called"
NEXT_IN_TURN, THE_OTHER = "the defender next in turn has spoken", "the other defender has spoken"
NOTICED, COMPULSORY = "attention is drawn", "passes over it, having to pass"


def a_call_over_it(seat, answer=ACCEPT):
    """A deed: any call that ``seat`` makes means ``answer``; one who has to pass has had no free choice (O10).

    Returns a function of (table before, event).
    """
    def deed(before, event):
        if type(event) is not Called or event.seat != seat:
            return None
        return COMPULSORY if bound_to_pass(before, seat) else answer
    return deed


def accepted_by_compulsory_pass(id):
    """Whether a pass that was no free choice accepts what it was made over, by provision ``id`` (O10). Returns bool."""
    return (yield OpenPoint("O10", id, "compulsory_pass", ("accepts", "decides_nothing"))) == "accepts"


def called_over(table, first):
    """The calls made after ``first``, none where it has gone. Returns tuple."""
    if first not in table.auction.calls:
        return ()
    return table.auction.calls[table.auction.place(first) + 1:]


def whether_called(id, first, since=None):
    """Whether the next player has called over it, after the Table ``since`` where that is given. Returns Moment."""
    def happens(table):
        earlier = called_over(since, first) if since else ()
        return CALLED if len(called_over(table, first)) > len(earlier) else NOT_CALLED
    return Moment(id, (Option(CALLED, id), Option(NOT_CALLED, "")), happens)


def bound_to_pass(table, seat):
    """Whether a duty to pass lies on ``seat``. Returns bool."""
    return bool(table.duties_of(seat, MustPass))


def any_call_by(seat):
    """A deed: the next call of ``seat``, good or bad, is the answer. Returns a function."""
    return lambda before, event: event if type(event) is Called and event.seat == seat else None


def a_card_from(seats, answer=ACCEPT):
    """A deed: any card led, played or called for from the hands ``seats`` means ``answer``. Returns a function."""
    def deed(before, event):
        hand = hand_of(before, event)
        return answer if hand is not None and hand in seats else None
    return deed


def hand_of(before, event):
    """The hand from which ``event`` plays a card. Returns Seat, or None when it plays none."""
    if type(event) is Designated:
        return before.play.hand_called(event.seat)
    unseen = type(event) is Led and event.face_down
    return event.seat if type(event) in (Led, Played) and not unseen else None


def goes_on_over(before, event, shown):
    """Whether ``event`` leads to the next trick although the hand that has ``shown`` (`MustChoose`) several cards to this one
    has not chosen, and only its card is missing. Returns bool.
    """
    play = before.play
    leads = type(event) is Led and not event.face_down and play is not None
    return leads and not shown.leads and play.turn == shown.seat and len(play.trick) == 3


def card_of(event):
    """The card that ``event`` plays, the first of several. Returns Card."""
    return event.card if type(event) is Designated else event.cards[0]


def left_as_shown(table, event):
    """The table at which ``event`` carries the play on over several cards of one hand: the first of them counts as played,
    the others lie in the trick with it. Returns Table.
    """
    for shown in [d for d in table.duties if type(d) is MustChoose and goes_on_over(table, event, d)]:
        number = table.play.number
        play = table.play.after(shown.seat, shown.cards[0]).with_surplus(shown.seat, number, shown.cards[1:])
        table = table.changed(play=play).hidden_again(shown.seat, shown.cards).unbound(lambda d, over=shown: d is over)
    return table


def faced_as(table, event):
    """A lead turned face up, as the lead that it now is; any other event as it is. Returns an event."""
    lying = [card for seat, card in table.docket.hidden if type(event) is Faced and seat == event.seat]
    return Led(event.seat, (lying[0],)) if lying else event


def an_exchange_by(seat, card):
    """A deed: ``seat`` takes ``card`` back and plays another, which is the answer. Returns a function."""
    def deed(before, event):
        if type(event) is Withdrew and event.seat == seat and card in event.cards and event.plays:
            return event.plays[event.cards.index(card)]
        played = before.holds_card(seat, card) and hand_of(before, event) == seat
        return card_of(event) if played else None
    return deed


def attention(case, id):
    """The moment at which attention is drawn to ``case`` (9A), under provision ``id``. Returns Moment."""
    return Moment(id, (Option(NOTICED, id),), lambda table: NOTICED if noticed(table, case.before) else None)


def attention_before_play_goes_on(case, id):
    """The same, where nothing is ruled once another card has been played meanwhile. Returns Moment."""
    def happens(table):
        if table.goes_on() and table.parent is not case.before:
            raise NotComputed(id, f"play went on after {case.card} of {case.offender}, and nobody had ruled on it")
        return NOTICED if noticed(table, case.before) else None
    return Moment(id, (Option(NOTICED, id),), happens)


def call_of(table, seat, besides=None):
    """The last standing call if ``seat`` made it lawfully, or everything about it but the question ``besides``, and others
    that wait for the same call, is settled; so too where it is settled by the call just made over it.

    Returns Called or None.
    """
    calls, event = table.auction.calls, table.event
    over_it = len(calls) > 1 and calls[-1] is event and calls[-1].seat == seat.lho
    made = calls[-2:][0] if over_it else calls[-1] if calls else None
    if made is None or made.seat != seat:
        return None
    if made is event and not table.rules.verdict(table.parent, made).lawful:
        return None
    pending = (r for r in table.rulings if type(r.question) in (Choice, Moment) and r.question is not besides)
    unsettled = any(type(r.case.act) is Called and r.case.offender == seat and not waits_for_a_call(r.question) for r in pending)
    return None if unsettled else made


def waits_for_a_call(question):
    """Whether only the call that a player makes in turn answers ``question``. Returns bool."""
    return type(question) is Choice and question.call and not question.conduct


def either_defender(id, first, options, conduct):
    """What a defender elects under ``id``: whoever speaks first, or the one next in turn, ``first``, if it is the other (P5).

    Returns the answer.
    """
    answer = yield Choice(id, first, options, conduct, also=(first.partner,))
    if (yield who_has_spoken(id, first)) == THE_OTHER:
        if (yield OpenPoint("P5", id, "defenders_differ", ("first_answer", "next_in_turn"), usual=True)) == "next_in_turn":
            answer = yield Choice(id, first, options, conduct)
    return answer


def who_has_spoken(id, first):
    def happens(table):
        spoke = type(table.event) is Elected and table.event.seat
        return NEXT_IN_TURN if spoke == first else THE_OTHER
    return Moment(id, (Option(NEXT_IN_TURN, ""), Option(THE_OTHER, "")), happens)


def noticed(table, since):
    """Whether attention has been drawn, or the Director summoned, after the Table ``since``. Returns bool."""
    return table.happened((Attention, Summoned), since=since)


def all_play_on(table):
    """Whether all four have agreed to play on after a claim, so that Laws 16 and 50 do not apply (68D2(b)(ii)). Returns bool."""
    return any(type(effect.what) is ClaimVoid for ruling in table.rulings for effect in ruling.effects)
