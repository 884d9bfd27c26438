"""Law 25: Changes of call."""
from ..conduct import CALLED, NOT_CALLED, called_over, whether_called
from ..effects import (AuctionBack, CallInserted, CallReplaced, ClosedTo, HoweverNoticed, LeadControl, MayChangeCall,
                       NoRectification, PeriodOver, Referred, SetAside, SubstituteCancelled)
from ..events import Called, Explained
from ..ruling import ACCEPT, DECLINE, Choice, Effect, Judgement, OpenPoint, Option, proceeding, under
from ..terms import DOUBLE, PASS, REDOUBLE, Impossible, NotComputed
from .law17 import period_over
from .tables import lead_control


@proceeding("25")
def change_of_call(case):
    """A player makes another call in place of the last one."""
    second = Called(case.offender, case.act.call, case.act.meaning)
    for bound in case.before.docket.bound:
        if type(bound.duty) is MayChangeCall and bound.duty.seat == case.offender:
            yield from under(bound.id, case, second)
            return
    first = call_to_change(case)
    if (yield from too_late(case, first, second)):
        return
    legal_by_now, tried_at = is_accepted(case.before, first), case.before
    case = case._replace(act=first, before=before(case, first))
    yield Effect("25A2", SetAside(first))
    if (yield Judgement("25A1", (first, second))):
        if partner_spoke(case, tried_at):
            yield Effect("25A3", HoweverNoticed(case.offender))
        yield from slip(case, first, second, tried_at)
        return
    broken = () if legal_by_now else broken_by(case.before, first)
    case = case._replace(breaches=broken)
    if broken == ("18D",):
        yield from under("27C", case, second, tried_at)
    elif called_over(tried_at, first):
        yield from first_call_stands(case, first, second)
    else:
        yield from second_thought(case, first, second, tried_at)


# -- may it be changed at all?

def call_to_change(case):
    """The last call of the offender. Returns Called; raises Impossible when there is none.

    Raises NotComputed where an attempt to change it is open already.
    """
    for ruling in case.before.rulings:
        if ruling.question and (ruling.law, ruling.case.offender) in (("25", case.offender), ("31C", case.offender)):
            raise NotComputed("25B", "a second attempt to change a call before the first one is settled")
    for called in reversed(case.before.auction.calls):
        if called.seat == case.offender:
            return called
    raise Impossible(f"{case.offender} has made no call that could be changed")


def too_late(case, first, second):
    """Whether partner has called since (25A4) or the auction period is over (25A5), so that the second call is void."""
    calls, over = case.before.auction.calls, period_over(case.before)
    if over:
        yield Effect(over, PeriodOver())
        yield Effect("25A5", SubstituteCancelled(second))
    elif any(called.seat == case.partner for called in calls[case.before.auction.place(first) + 1:]):
        yield Effect("25A4", SubstituteCancelled(second))
    else:
        return False
    yield Effect("16C2", ClosedTo(case.side, second))
    if not LeadControl(case.partner, case.offender).over(case.before):
        yield from price(case, "25B2", second, first)
    return True


def before(case, first):
    """The table before ``first`` was made, or another call in whose place it stands.

    Returns Table; raises NotComputed where a call that ``first`` was made over has been changed since.
    """
    place = case.before.auction.place(first)
    table = case.before.before_call(place)
    if table.auction.calls != case.before.auction.calls[:place]:
        raise NotComputed("25A1", "a change of a call that was made over another one changed since")
    return table


# -- a slip

def partner_spoke(case, tried_at):
    """Whether partner explained or announced the call before the change was tried (25A3). Returns bool."""
    told = case.partner, case.offender, case.act.call
    return tried_at.happened(Explained, lambda event: (event.seat, event.of, event.act) == told, since=case.before)


def slip(case, first, second, tried_at):
    """The call that was meant stands and is judged as it is; a next player who had called over the first may think again,
    and calls afresh where it is irregular.
    """
    broken, over_it = broken_by(case.before, second), (yield from meant_over_the_first(first, second, tried_at))
    if broken and over_it:
        yield Effect("25A6", AuctionBack(first, case.offender, case.side))
        yield Effect("25A1", CallInserted(second))
    else:
        yield Effect("25A1", CallReplaced(first, second))
    if over_it and not broken:
        yield Effect("25A6", MayChangeCall(case.lho))
    if broken:
        yield from under(law_of(case, broken), case._replace(act=second, breaches=broken))


def meant_over_the_first(first, second, tried_at):
    """Whether the next player has called over the first of two calls. One who has called since may have meant either."""
    if called_over(tried_at, first):
        return True
    return (yield whether_called("25A6", first)) == CALLED and (yield Judgement("25A6", (first, second)))


@proceeding("25A6")
def call_taken_back(case, second):
    """The next player takes back a call made over a slip that has been put right."""
    first, back = case.before.auction.calls[-1], case.before
    if first.seat == case.offender:
        back = case.before.with_auction(case.before.auction.without(first))
        yield Effect("25A6", CallReplaced(first, second))
        yield Effect("25A6", ClosedTo(case.side.other, first))
    else:
        yield Effect("25A6", CallInserted(second))
    broken = broken_by(back, second)
    if broken:
        yield from under(law_of(case, broken), case._replace(before=back, act=second, breaches=broken))


# -- a second thought

def second_thought(case, first, second, tried_at):
    if "17C" in case.breaches:
        readings = "rotation_first", "change_first"
        if (yield OpenPoint("O16", "25B", "changed_call_out_of_rotation", readings)) == "rotation_first":
            yield from first_call_stands(case, first, second)
            return
    possible = set(broken_by(case.before, second)) <= {"17C", "18D"}
    if possible and (yield from accepted(case, first, second, tried_at)):
        yield Effect("25B1", CallReplaced(first, second))
        yield Effect("25B3", ClosedTo(case.side, first))
        yield from price(case, "25B1", first, second)
    else:
        yield from first_call_stands(case, first, second)


def accepted(case, first, second, tried_at):
    """Whether the next player lets the second call stand: in words, or by a call that was meant over it."""
    if (yield whether_called("25B1", first, tried_at)) == NOT_CALLED:
        options = Option(ACCEPT, "25B1"), Option(DECLINE, "25B2"), Option(CALLED, "25B1", deed=True)
        answer = yield Choice("25B1", case.lho, options, calls_over_it(case.lho))
        if answer != CALLED:
            return answer == ACCEPT
    return (yield Judgement("25B1", (first, second)))


def calls_over_it(lho):
    return lambda before, event: CALLED if type(event) is Called and event.seat == lho else None


def cancelled(case, second):
    yield Effect("25B2", SubstituteCancelled(second))
    yield Effect("25B3", ClosedTo(case.side, second))


def first_call_stands(case, first, second):
    yield from cancelled(case, second)
    if case.breaches:
        yield from under(law_of(case, case.breaches), case)
    else:
        yield from price(case, "25B2", second, first)


def price(case, id, withdrawn, standing):
    if (yield from under("23A", case, withdrawn, standing)):
        yield Effect("26A", NoRectification(case.partner))
    else:
        yield lead_control(id, case)


# -- which Law hears a call that is irregular itself

def law_of(case, broken):
    return case.before.rules.law_of(broken)


def is_accepted(table, called):
    """Whether a ruling on ``called`` has ended with the call standing. Returns bool."""
    return any(r.question is None and r.case.act == called for r in table.rulings)


def broken_by(table, called):
    return tuple(breach.id for breach in table.rules.verdict(table, called).breaches)


# -- calls at the turn of the left-hand opponent that are heard as changes

@proceeding("31C")
def another_call_at_once(case):
    """A player who has called already calls again at the left-hand opponent's turn (30B2, 31C, 32C)."""
    call = case.act.call
    yield Effect("30B2" if call == PASS else "32C" if call in (DOUBLE, REDOUBLE) else "31C", Referred("25"))
    yield from change_of_call(case)
