"""Law 21: Misinformation."""
from typing import Any, NamedTuple

from ..case import Case
from ..effects import (AuctionBack, CallInserted, CallKept, LeftSomethingOut, MayChangeCall, MostLikelyWrong,
                       NoRectification, NotDisclosed, OpenToAll, Referred, ReservedForDirector)
from ..events import Alerted, Attention, Called, Corrected, Explained, Faced, Led, Substituted, Summoned
from ..lawful import open_calls
from ..likeness import fits, includes
from ..meaning import Meaning
from ..ruling import ACCEPT, DECLINE, Choice, Effect, Judgement, Moment, OpenPoint, Option, Settled, proceeding, under
from ..table import Table
from ..terms import NotComputed, Seat, value
from .law17 import faced_by, period_over
from .law25 import broken_by, law_of
from .tables import lead_control

WRONG, UNKNOWN, RIGHT, NOT_TOLD_WRONGLY = "wrong", "unknown", "right", "not told wrongly"
CHANGES, TOO_LATE = "changes the call", "the right is over"
DECLARES, DEFENDS = "the side that misinformed plays the contract", "the side that misinformed defends"


@value
class Told(NamedTuple):
    """What the other side was told of the call or card ``act`` of seat ``of``.

    ``agreed`` is its meaning as far as it is known, ``answer`` the explanation that counts (None for silence), and
    ``since`` the table at which the other side began to rely on it.
    """

    of: Seat
    act: Any
    agreed: Meaning | None
    answer: Explained | None
    since: Table

    @property
    def contradicted(self):
        """bool: whether the answer is known to differ from the agreement."""
        return bool(self.answer and self.agreed) and self.answer.meaning != self.agreed


@proceeding("21")
def misinformation(case):
    told = told_about(case)
    if heard(case.before, told):
        return
    found = yield from was_it_wrong(case, told)
    if found == NOT_TOLD_WRONGLY:
        return
    if found == WRONG:
        yield from lapses(case, told)
    yield from what_it_led_to(case, told, found)


# -- what comes to light, and when

def comes_to_light(table):
    """Attention is drawn: to an explanation just given, to an alert that a regulation asks for, and once play has ended
    to every answer that was wrong.
    """
    if type(table.event) not in (Attention, Summoned):
        return
    before = table.parent
    acts = [before.event] if type(before.event) is Explained else []
    acts += [called for called in before.auction.calls if alert_missing(before, called)]
    if table.play is not None and table.over:
        acts += [event for event in before.log if type(event) is Explained]
    for place, act in enumerate(acts):
        case = Case(before, act, act.seat)
        told = told_about(case)
        new = not any(matter(act) == matter(earlier) for earlier in acts[:place]) and not heard(before, told)
        if new and (act is before.event or type(act) is Called or told.contradicted):
            yield "21", case


def matter(act):
    """Of whom an explanation or call speaks, and of which call or card. Returns tuple."""
    return (act.seat, act.call) if type(act) is Called else (act.of, act.act)


def heard(table, told):
    """Whether it has been put right already, or a ruling has asked what it led to. Returns bool."""
    return any((r.law == "20F4" or r.question or "21B1(a)" in r.cites) and matter(r.case.act) == (told.of, told.act)
               for r in rulings_on(table))


def rulings_on(table):
    return [r for r in table.rulings if r.law in ("21", "20F4")]


def told_about(case):
    """What the other side was told of the call or card in question. Returns Told."""
    table, (of, act) = case.before, matter(case.act)
    made = next((c for c in reversed(table.auction.calls) if (c.seat, c.call) == (of, act)), None)
    agreed = made and made.meaning or (case.act.meaning if type(case.act) is Corrected else None)
    answers = [e for e in table.log if type(e) is Explained and matter(e) == (of, act)]
    wrong = [answer for answer in answers if agreed and answer.meaning != agreed]
    answer = next(iter(wrong or answers[-1:]), None)
    if answer and (wrong or not made or not agreed):
        since = table.just_before(answer)
    else:
        since = table.before_call(table.auction.place(made)) if made else table
    return Told(of, act, agreed, answer, since)


# -- was the information wrong?

def was_it_wrong(case, told):
    corrected = type(case.act) is Corrected
    if told.contradicted:
        certain = case.offender == told.answer.seat or agreement_known(case, told)
        return WRONG if certain else (yield from call_or_explanation(case, told))
    if told.answer and told.agreed and corrected:
        if case.act.meaning != told.agreed:
            yield Effect("75C", NoRectification(case.offender))
        return NOT_TOLD_WRONGLY
    if told.answer and not told.agreed and not hand_fits(case.before, told):
        return (yield from call_or_explanation(case, told))
    return (yield from was_it_alerted(case, told))


def call_or_explanation(case, told):
    """Explanation and call disagree, and the case does not say what was agreed."""
    if (yield Judgement("21B1(b)", (), evidence(told))):
        yield Effect("75C", NoRectification(case.offender))
        return NOT_TOLD_WRONGLY
    yield Effect("21B1(b)", MostLikelyWrong(told.answer.seat))
    return WRONG


def was_it_alerted(case, told):
    called = next((c for c in case.before.auction.calls if (c.seat, c.call) == (told.of, told.act)), None)
    if called and alert_missing(case.before, called):
        yield Effect("40B2(a)(iii)", NotDisclosed(alerts(case.before, called)))
        return WRONG
    if called and case.regulation("alerts") in ("partner", "caller"):
        return RIGHT
    return WRONG if type(case.act) is Corrected else UNKNOWN


def agreement_known(case, told):
    """Whether the case itself gives the meaning of the call. Returns bool."""
    return any((c.seat, c.call) == (told.of, told.act) and c.meaning for c in case.before.auction.calls)


def hand_fits(table, told):
    """Whether the hand may be one that the answer describes, as far as it is known. Returns bool."""
    deal = table.setup.deal
    return bool(deal.open[told.of]) or fits(told.answer.meaning, deal.known[told.of])


def alerts(table, called):
    """Who alerts ``called`` by the regulation in force. Returns Seat."""
    return called.seat if table.regulation("alerts") == "caller" else called.seat.partner


def alert_missing(table, called):
    """Whether a regulation asks for an alert of ``called``, and opponents called without it or a right explanation."""
    if table.regulation("alerts") not in ("partner", "caller") or not (called.meaning and called.meaning.artificial):
        return False
    for event in after(table.log, called):
        if type(event) is Called and event.seat.side != called.seat.side:
            return True
        told = type(event) in (Alerted, Explained) and matter(event) == matter(called)
        if told and (event.meaning == called.meaning if type(event) is Explained else event.seat == alerts(table, called)):
            return False
    return False


def after(log, called):
    """The events after ``called``. Returns tuple, empty where it is no event."""
    place = next((n for n, event in enumerate(log) if event is called), len(log))
    return log[place + 1:]


def evidence(told):
    return tuple(filter(None, (told.answer, told.agreed)))


# -- the duty to disclose

def lapses(case, told):
    if told.answer and left_something_out(told):
        yield Effect("40B5(a)", LeftSomethingOut(told.answer.seat))
    if any(was_lapse(r) and r.case.side == case.side for r in rulings_on(case.before)):
        yield Effect("40B3(b)", ReservedForDirector("40B3(b)"))


def was_lapse(ruling):
    told_wrongly = ruling.law == "20F4" or ruling.cites & {"20F6", "40B2(a)(iii)"}
    return bool(told_wrongly) and "75C" not in ruling.cites


def left_something_out(told):
    """Whether every hand of the agreement fits the answer, and the agreement says more. Returns bool."""
    said, agreed = told.answer.meaning, told.agreed
    return bool(agreed) and said.artificial == agreed.artificial and includes(said, agreed) and not includes(agreed, said)


# -- what it led to

def what_it_led_to(case, told, found):
    calls = [c for c in case.before.auction.calls[len(told.since.auction.calls):] if c.seat.side != case.side]
    if found == WRONG and calls:
        yield Effect("20F6", Referred("21B"))
    latest = calls.pop() if calls and may_still_change(case.before) else None
    led_to_it = latest and (yield from it_led_to(latest, told, found))
    if calls and (found == WRONG or led_to_it):
        yield from too_late(told)
    if found == WRONG and case.before.play:
        yield from under("47E2", case, told.since)
    if led_to_it:
        yield from change_of_call(latest)


def may_still_change(table):
    return not period_over(table) and (table.play is None or not table.over)


def it_led_to(latest, told, found):
    """Whether wrong information may well have led to the call, of which nobody but the Director can judge."""
    if found == RIGHT:
        led_to_it = yield Settled("21B1(a)", "21A", False, "it was alerted as the regulation asks, and explained rightly")
    else:
        led_to_it = yield Judgement("21B1(a)", (latest,), evidence(told))
    if not led_to_it:
        yield Effect("21A", NoRectification(latest.seat))
    return led_to_it


def too_late(told):
    """Calls that may no longer be changed: after play the Director looks at what they cost."""
    yield Effect("21B3", ReservedForDirector("21B3"))
    if told.answer is None or told.answer.meaning == told.agreed:
        yield Effect("40B3(a)", ReservedForDirector("40B3(a)"))
    elif left_something_out(told):
        yield Effect("40B5(b)", ReservedForDirector("40B5(b)"))


# -- changing the call

def change_of_call(latest):
    """The player may change the call until partner calls, and at most until the auction period ends."""
    yield Effect("21B1(a)", MayChangeCall(latest.seat, until=latest.seat.partner))
    words = Option(ACCEPT, "21B1(a)"), Option(DECLINE, "21B1(a)")
    deeds = Option(CHANGES, "21B1(a)", deed=True), Option(TOO_LATE, "21B1(a)", deed=True)
    answer = yield Choice("21B1(a)", latest.seat, words + deeds, changes_it(latest.seat), about=latest)
    if answer == ACCEPT:
        answer = yield Choice("21B1(a)", latest.seat, deeds, changes_it(latest.seat), about=latest)
    if answer != CHANGES:
        yield Effect("21B1(a)", CallKept(latest))


def changes_it(seat):
    def deed(before, event):
        if type(event) is Substituted and event.seat == seat:
            return CHANGES
        partner_called = type(event) is Called and event.seat == seat.partner
        return TOO_LATE if partner_called or ends_the_period(before, event) else None
    return deed


def ends_the_period(before, event):
    """Whether ``event`` is a lead of a defender that is turned up (17D1). Returns bool."""
    return type(event) in (Led, Faced) and before.play is not None and faced_by(event, before.contract.declarer.side.other)


@proceeding("21B1(a)")
def call_changed(case, second):
    """``second`` takes the place of the last call of the misinformed player; the next opponent may think again."""
    calls = case.before.auction.calls
    place = max(n for n, called in enumerate(calls) if called.seat == case.offender)
    theirs = next((called for called in calls[place + 1:] if called.seat == case.lho), None)
    then = case.before.just_before(calls[place])
    yield Effect("21B1(a)", AuctionBack(calls[place], case.offender, case.side.other))
    yield Effect("21B1(a)", CallInserted(second))
    broken = broken_by(then, second)
    if broken and theirs:
        raise NotComputed("21B1(a)", f"{second.call}, irregular itself, in place of a call over which {theirs.seat} has called")
    if broken:
        yield from under(law_of(case, broken), case._replace(before=then, act=second, breaches=broken))
    elif theirs:
        yield from next_opponent(case, second, theirs)


def next_opponent(case, changed, old):
    yield Effect("21B2", MayChangeCall(case.lho))
    calls = open_calls(case.before.just_before(old).auction.after(changed), case.lho)
    options = tuple(Option(Called(case.lho, call), "21B2") for call in calls)
    new = yield Choice("21B2", case.lho, options, call=True)
    if new.call == old.call:
        yield Effect("21B2", OpenToAll(old))
    elif (yield end_of_auction(case.lho)) == DEFENDS and (yield lead_restricted()) == "26B":
        theirs = Case(case.before, new, case.lho)
        if (yield from under("23A", theirs, old, new)):
            yield Effect("26A", NoRectification(case.rho))
        else:
            yield lead_control("21B2", theirs)


def lead_restricted():
    return OpenPoint("O5", "21B2", "lead_after_21b2", ("26B", "free"))


def end_of_auction(seat):
    def happens(table):
        if table.play is None:
            return None
        return DECLARES if table.contract.declarer.side == seat.side else DEFENDS
    return Moment("21B2", (Option(DECLARES, "21B2"), Option(DEFENDS, "21B2")), happens)


@proceeding("21B2")
def taken_back(case, second):
    yield Effect("21B2", CallInserted(second))
    broken = broken_by(case.before, second)
    if broken:
        yield from under(law_of(case, broken), case._replace(act=second, breaches=broken))
