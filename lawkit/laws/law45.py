"""Law 45: Card played."""
from typing import NamedTuple

from ..acts import moved_another_card
from ..case import Case
from ..conduct import an_exchange_by, noticed
from ..designation import understood
from ..effects import (BackToTheCall, CallStandsAsMade, CardDue, ChangeClosedTo, ChangeOpen, ClosedTo, CountsAsPlayed,
                       DummysCardChanged, IsPlayed, MayChange, MayIndicateNothing, MustHaveBeenPlayed, MustTakeBack,
                       NextLeadBack, NothingTransferred, NotLed, PutRightAtOnce, ReservedForDirector,
                       ReturnedToHand, Revoked, RhoHasChanged, ScoreAdjusted, TreatedAsLegal)
from ..events import Designated, Led, Played, Touched, Withdrew
from ..lawful import Breach, play_breaches, waiting_lead
from ..ruling import Choice, Effect, Judgement, Moment, OpenPoint, Option, proceeding, under
from ..terms import NotComputed, Seat, value
from .law57 import plays_to_early_lead

DRAWN, GOES_ON = "attention is drawn to it", "dummy’s card is played"
IN_TIME, TOO_LATE = "attention is drawn before both sides have played on", "attention is drawn when both sides have played on"
TAKEN_BACK, RHO_TAKES_BACK, PLAY_GOES_ON = "a card is taken back", "declarer’s right-hand opponent changes a card", "play goes on"
END_OF_PLAY = "play has ended"
NOTHING_YET, ITSELF, ANOTHER = "nothing has been played in its place", "that card has been played", "another card has been played"
HELD, GONE = "it is still in the hand", "it has been played since"
MOST_CHANGES = 3


# -- 45C1, 45C2: a card in view of whoever is on turn

def held_in_view(table, event):
    """The section that may make a card just seen a card played: its hand is on turn, and no lead is in question.

    Returns str, or None for a card that is only exposed.
    """
    play = table.play
    several = len(event.cards) > 1 or getattr(event, "deliberate", True)
    if several or event.seat != play.turn or any(type(r.question) is Choice for r in table.rulings):
        return None
    if event.seat.side != play.contract.declarer.side:
        return "45C1"
    return "45C2" if event.seat == play.contract.declarer and play.trick else None


@proceeding("45C1")
def defenders_card_in_view(case):
    """Held so that partner could see its face, it is played; dropped, it is exposed (49)."""
    yield attention_drawn(case)
    if (yield Judgement("45C1", (case.act,))):
        yield from had_to_be_played(case, "45C1")
    else:
        yield from under("49", case)


@proceeding("45C2")
def declarers_card_in_view(case):
    yield attention_drawn(case)
    for id in ("45C2(a)", "45C2(b)"):
        if (yield Judgement(id, (case.act,))):
            yield from had_to_be_played(case, id)
            return
    yield from under("48", case)


def attention_drawn(case):
    return Moment("45C", (Option(DRAWN, ""),), lambda table: DRAWN if noticed(table, case.before) else None)


def had_to_be_played(case, id):
    """It is played now, unless its owner has played to that trick. Another card there was a revoke (61A#2), but where the
    first one was not legal: that is put right by the other (62B).
    """
    seat, card = case.offender, case.card
    lies = yield what_lies_there(case, id)
    if lies == ITSELF:
        yield Effect(id, IsPlayed(seat, card))
    elif lies == NOTHING_YET:
        yield Effect(id, CountsAsPlayed(seat, card, case.before.play.number))
    elif case.before.rules.verdict(case.before, as_played(case)).lawful:
        yield Effect(id, MustHaveBeenPlayed(seat, card))
    else:
        yield Effect("62B", PutRightAtOnce(seat, card))
        yield from left_exposed(case, seat, card, {True: "62B1", False: "62B2"}[case.defends], deliberate=True)


def what_lies_there(case, id):
    def happens(table):
        lying = dict(table.play.plays_of(case.before.play.number)).get(case.offender)
        return NOTHING_YET if lying is None else ITSELF if lying == case.card else ANOTHER
    return Moment(id, (Option(NOTHING_YET, ""), Option(ITSELF, ""), Option(ANOTHER, "")), happens)


def as_played(case):
    """The card in view as one that was led or played. Returns Led or Played."""
    return (Played if case.before.play.trick else Led)(case.offender, case.act.cards)


def left_exposed(case, seat, card, id, deliberate):
    """A card in view that is not played to its trick: where it is still in the hand, it is exposed, by provision ``id``."""
    held = yield Moment("45C", (Option(HELD, ""), Option(GONE, "")), lambda table: HELD if table.holds_card(seat, card) else GONE)
    if held == HELD and case.defends:
        yield from under("50B", case, seat, card, id, deliberate)
    elif held == HELD:
        yield Effect(id, ReturnedToHand(seat, (card,)))
    elif case.defends:
        yield Effect("50E3", ClosedTo(case.side, (seat, card)))


@proceeding("45C past")
def card_due_in_a_trick_that_is_past(case):
    """The revoke is established: what becomes of the card that should have been played."""
    for due in case.before.duties_of(case.offender, CardDue):
        yield from left_exposed(case, case.offender, due.card, "49" if case.defends else "48A", deliberate=False)


def another_was_played(table):
    """The owner of a card that had to be played has played another one to that trick: a revoke (61A#2)."""
    for ruling in table.rulings:
        case, due = ruling.case, [e for e in ruling.effects if type(e.what) is MustHaveBeenPlayed]
        lying = dict(table.play.plays_of(case.before.play.number)).get(case.offender) if due else None
        if lying is not None and lying != case.card:
            before = case.before.bound(due[0].id, CardDue(case.offender, case.card))
            yield "61", Case(before, as_played(case)._replace(cards=(lying,)), case.offender, (due[0].id,))


def played_wrongly(table):
    """A card in view has been found to be played, and breaks what a card can break: the Law for that is applied to it."""
    for ruling in table.rulings:
        if ruling.law in ("45C1", "45C2") and any(type(effect.what) is CountsAsPlayed for effect in ruling.effects):
            case, rules = ruling.case, table.rules
            played = as_played(case)
            broken = tuple(breach.id for breach in rules.verdict(case.before, played).breaches)
            if broken:
                yield rules.law_of(broken), Case(case.before, played, case.offender, broken)


# -- 45C3, 45F: a card of dummy is touched

def touched(table, event):
    """The section for a card of dummy that is touched, by declarer or by dummy. Returns str; raises NotComputed for others."""
    declarer = table.play and table.play.contract.declarer
    if table.play is None or event.seat not in (declarer, declarer.partner):
        raise NotComputed("45C3", f"{event.seat} touches a card of dummy")
    if not table.holds_card(declarer.partner, event.card):
        raise NotComputed("45C3", f"{event.card} is not known to be in dummy")
    if event.seat == declarer and table.turn != declarer.partner:
        raise NotComputed("45C3", "a card of dummy touched at another hand’s turn")
    return "45C3" if event.seat == declarer else "45F"


@proceeding("45C3")
def declarer_touches_dummys_card(case):
    dummy = case.declarer.partner

    def happens(table):
        if noticed(table, case.before):
            return DRAWN
        return GOES_ON if table.goes_on() else None
    if (yield Moment("45C3", (Option(DRAWN, ""), Option(GOES_ON, "")), happens)) == DRAWN:
        if (yield Judgement("45C3", (case.act,))):
            if not case.before.rules.verdict(case.before, Designated(case.declarer, case.act.card)).lawful:
                raise NotComputed("45C3", f"{case.act.card} counts as played and may not be")
            yield Effect("45C3", CountsAsPlayed(dummy, case.act.card, case.before.play.number))


@value
class Indicated(NamedTuple):
    """Dummy, ``seat``, has touched or pointed to a card unasked, as the Director finds."""

    seat: Seat


def suggested(table, found):
    """The Director finds that dummy suggested a play before any ruling has asked it.

    Returns ("45F", Case), or None where one has.
    """
    if table.play is None:
        raise NotComputed("45F", "a finding about dummy before there is one")
    if any(r.law == "45F" for r in table.rulings):
        return None
    dummy = table.play.contract.dummy
    return "45F", Case(table, Indicated(dummy), dummy)


@proceeding("45F")
def dummy_indicates_a_card(case):
    if type(case.act) is Touched:
        yield attention_to_dummy(case)
    yield Effect("45F", MayIndicateNothing(case.offender))
    yield Effect("45F", ReservedForDirector("45F"))
    yield Moment("45F", (Option(END_OF_PLAY, ""),), lambda table: END_OF_PLAY if table.over else None)
    if (yield Judgement("45F")):
        yield Effect("45F#2", ScoreAdjusted(case.side.other))


def attention_to_dummy(case):
    return Moment("45F", (Option(DRAWN, ""),), lambda table: DRAWN if noticed(table, case.before) else None)


# -- 45C4(a): a player other than declarer names the card to be played

def named_to_be_played(table):
    event = table.event
    if type(event) is Designated and event.seat != table.play.contract.declarer:
        yield "45C4(a)", Case(table.parent, event, event.seat)


@proceeding("45C4(a)")
def card_named(case):
    yield Effect("45C4(a)", CallStandsAsMade(case.offender, case.card))


# -- 45C4(b): declarer changes the call for a card of dummy

def changes_a_call(table):
    """The card of dummy that declarer would change by calling for another one now: the last one, while dummy is not to
    play and does not follow to a lead that came too early. Where that card has won the trick, the next call is a lead, unless
    the Director has found about it (45C4(b)). Returns Card or None.
    """
    play = table.play
    found = any(found.id == "45C4(b)" for found in table.docket.found)
    if play.turn == play.contract.dummy and (play.trick or not found) or plays_to_early_lead(table, play.contract.dummy):
        return None
    return last_called(play)


def last_called(play):
    """The last card of dummy, once that trick is over only until declarer's own next card. Returns Card or None."""
    dummy, declarer = play.contract.dummy, play.contract.declarer
    if dummy in dict(play.trick):
        return dict(play.trick)[dummy]
    last = dict(play.tricks[-1].plays).get(dummy) if play.tricks else None
    if last is None or any(seat == declarer for seat, _ in play.played_after(dummy, last)):
        return None
    return last


def before_the_first_call(table):
    """The table at which the call that would now be changed was made; ``table`` itself where there is none. Returns Table."""
    called = changes_a_call(table)
    return table if called is None else before_card(table, table.play.contract.dummy, called)


def before_card(table, seat, card):
    """The last table at which ``seat`` had not played ``card``. Returns Table."""
    while table.play.has_played(seat, card):
        table = table.parent
    return table


def found_to_change(table, found):
    """The Director finds about a call that has been taken for a lead from dummy, and that nobody has played to.

    Returns ("45C4(b) led", Case), or None where no such call has been made.
    """
    at = since_the_last_card(table)
    called = at.event if type(at.event) is Designated and table.play else None
    if called is None or called.seat != table.play.contract.declarer or at.parent.play.trick or not last_called(at.parent.play):
        return None
    if table.rulings != at.parent.rulings:
        raise NotComputed("45C4(b)", f"{called.card} has been taken for a lead, and that has been ruled on; find before it is called")
    return "45C4(b) led", Case(at.parent, called, table.play.contract.dummy)


def since_the_last_card(table):
    """The last table whose event carried the play on; the first one where there is none. Returns Table."""
    while table.parent and not table.goes_on():
        table = table.parent
    return table


@proceeding("45C4(b) led")
def call_was_no_lead(case):
    yield Effect("45C4(b)", NotLed(case.offender, case.card))
    yield from under("45C4(b)", case)


@proceeding("45C4(b)")
def call_for_dummys_card_changed(case):
    """Another meaning beyond doubt (46B), else a slip put right in time; a change of mind leaves the first call."""
    first = last_called(case.before.play)
    earlier = before_card(case.before, case.offender, first)
    since = case.before.play.played_after(case.offender, first)
    if not (yield from in_time(case, since)):
        yield Effect("45C4(a)", CallStandsAsMade(case.offender, first))
        return
    if named_in_part(case.before, earlier, first) and (yield Judgement("46B", (case.act,))):
        if since:
            raise NotComputed("46B", "another intention beyond doubt, once a card has been played over the one put down")
        yield Effect("46B", put_right(case, earlier, first, since))
    elif (yield Judgement("45C4(b)", (case.act,))):
        yield Effect("47C", put_right(case, earlier, first, since))
        yield from opponents_change(case, since)
    else:
        yield Effect("45C4(a)", CallStandsAsMade(case.offender, first))


def in_time(case, since):
    """Whether declarer may still change the call: until the own next card, or until anybody's (P7). Returns bool."""
    if any(seat == case.declarer for seat, _ in since):
        return False
    readings = "declarers_next_card", "any_next_card"
    return not since or (yield OpenPoint("P7", "45C4(b)", "designation_corrected_until", readings, usual=True)) == readings[0]


def named_in_part(table, earlier, first):
    """Whether the call that put ``first`` down did not name suit and rank. Returns bool."""
    called = table.happened(Designated, lambda event: event.card == first and event.words, since=earlier)
    return called and None in understood(words_of(table, first))[:2]


def words_of(table, card):
    """The words in which declarer called for ``card``. Returns str."""
    return next(event.words for event in reversed(table.log) if type(event) is Designated and event.card == card)


def put_right(case, earlier, first, since):
    """The new card in the place of ``first``. Returns DummysCardChanged; raises NotComputed where it would be no legal card."""
    if not earlier.rules.verdict(earlier, case.act).lawful:
        raise NotComputed("45C4(b)", f"{first} changed into {case.card}, which is not legal either")
    return DummysCardChanged(case.offender, first, case.card, tuple(since))


def opponents_change(case, since):
    """Whoever has played a legal card to the first one may take it back, and nobody of declarer's side may use it."""
    if since:
        yield Effect("47C", NextLeadBack())
    free = [(seat, card) for seat, card in since if not at_fault(case, card)]
    for seat, card in free:
        yield Effect("45C4(b)#2", MayChange(seat, card))
    if free:
        yield from taken_back(case, "47D")


def at_fault(case, card):
    """Whether ``card``, played to the first one, was illegal. Returns bool; raises NotComputed where that is a lead away."""
    wrong = any(r.law in ("52", "61") and r.question and r.case.card == card for r in case.before.rulings)
    led = case.before.play.trick[:1]
    if wrong and led and led[0][0] == case.offender and led[0][1].suit != case.card.suit:
        raise NotComputed("45C4(b)#2", f"{card}, a revoke on a lead that has changed")
    return wrong


def follows_new_lead(table, dummy):
    """Whether every card played to dummy's lead follows suit, or its hand could not. Returns bool."""
    play = table.play
    if not play.trick or play.trick[0][0] != dummy:
        return True
    return all(card.suit == play.led or play.holds(seat, play.led) is False for seat, card in play.trick)


def taken_back(case, id):
    """Each card that an opponent takes back: its side may use what it told, declarer's may not."""
    for _ in range(MOST_CHANGES):
        change = yield an_opponent_takes_back(case, id)
        if change == PLAY_GOES_ON:
            return
        yield from under("16C2", case, ChangeClosedTo(case.side))
        if change == RHO_TAKES_BACK:
            yield Effect("45D1#2", RhoHasChanged(case.declarer))


def an_opponent_takes_back(case, id):
    def happens(table):
        event = table.event
        if type(event) is Withdrew and event.seat.side != case.side:
            after_rho = id == "45D1#2" and event.plays and event.seat == case.declarer.rho
            return RHO_TAKES_BACK if after_rho and declarer_played_after(table) else TAKEN_BACK
        if id == "47D" and table.goes_on() and not follows_new_lead(table.parent, case.offender):
            raise NotComputed("45C4(b)#2", "a card kept that does not follow suit to the lead that was put right")
        return PLAY_GOES_ON if table.goes_on() else None
    options = Option(TAKEN_BACK, id), Option(RHO_TAKES_BACK, id), Option(PLAY_GOES_ON, "")
    return Moment(id, options if id == "45D1#2" else options[::2], happens, later=True)


def declarer_played_after(table):
    """Whether declarer has played to the trick after the card that was just changed. Returns bool."""
    play, event = table.play, table.event
    number = play.trick_number(event.seat, event.plays[0])
    seats = [seat for seat, _ in play.plays_of(number)]
    return play.contract.declarer in seats[seats.index(event.seat):]


# -- 45D: dummy moves a card that was not called

def wrong_card(table, event):
    """The breach of a card that dummy puts down in the place of the one called. Returns tuple[Breach, ...]."""
    if not moved_another_card(table, event):
        return ()
    return (Breach("45D", f"{table.event.card} was called"),)


@proceeding("45D")
def dummy_moves_another_card(case):
    if waiting_lead(case.before):
        raise NotComputed("45D", "dummy moves another card than the one called, and that lead out of turn waits for a ruling")
    called = case.before.event.card
    when = yield noticed_in_time(case)
    yield Effect("45B", IsPlayed(case.offender, called))
    if when == TOO_LATE:
        yield from wrong_card_stands(case)
        return
    yield Effect("45D1", BackToTheCall(case.offender, case.card, called))
    yield Effect("45D1", MustTakeBack(case.offender, case.card))
    yield Effect("45D1#2", ChangeOpen(case.side.other.seats, case.offender, case.card))
    yield Choice("45D1", case.offender, (Option(called, "45D1"),), an_exchange_by(case.offender, case.card))
    yield from taken_back(case, "45D1#2")


def noticed_in_time(case):
    def happens(table):
        withdrawn = type(table.event) is Withdrew and table.event.seat == case.offender and case.card in table.event.cards
        if not (withdrawn or noticed(table, case.before)):
            return None
        if both_have_played_on(table, number_of(case)):
            return TOO_LATE
        if any(r.law == "61" and r.question and r.case.before.play.number == number_of(case) for r in table.rulings):
            raise NotComputed("45D1", "dummy’s wrong card goes back, and a card played to it may be a revoke")
        return IN_TIME
    return Moment("45D", (Option(IN_TIME, "45D1"), Option(TOO_LATE, "45D2")), happens)


def number_of(case):
    """The number of the trick in which dummy's wrong card lies. Returns int."""
    return case.before.play.trick_number(case.offender, case.before.event.card)


def both_have_played_on(table, number):
    """Whether each side has a card in a trick after ``number``. Returns bool."""
    play = table.play
    return len({seat.side for n in range(number + 1, play.number + 1) for seat, _ in play.plays_of(n)}) == 2


def may_put_right(table, ruling, seat, card):
    """Whether dummy may still take the wrong card back, though nobody has drawn attention yet. Returns bool."""
    waits = ruling.law == "45D" and type(ruling.question) is Moment and ruling.question.id == "45D"
    return waits and (ruling.case.offender, ruling.case.card) == (seat, card) and not both_have_played_on(table, number_of(ruling.case))


def wrong_card_stands(case):
    """The wrong card and all after it stand; dummy's own revoke with it costs no trick."""
    yield Effect("45D2", TreatedAsLegal(case.act))
    earlier = before_card(case.before, case.offender, case.before.event.card)
    if earlier.play.trick and play_breaches(earlier, case.act):
        yield Effect("61A#1", Revoked(case.offender, case.card))
        yield Effect("64B3", NothingTransferred(case.offender))
        yield Effect("64C1", ReservedForDirector("64C"))
