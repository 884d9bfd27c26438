"""Law 25: Changes of call."""
from ..effects import CallReplaced, ClosedTo, LeadControl, NoRectification, SetAside, SubstituteCancelled
from ..events import Called
from ..ruling import ACCEPT, DECLINE, Choice, Effect, Judgement, Option, proceeding, under
from ..terms import NotComputed


@proceeding("25")
def change_of_call(case):
    first, second = first_call(case), Called(case.offender, case.act.call, case.act.meaning)
    legal_by_now = is_accepted(case.before, first)
    case = case._replace(act=first, before=case.before.just_before(first))
    yield Effect("25A2", SetAside(first))
    if (yield Judgement("25A1", (first, second))):
        refuse_irregular(case, second, "25A1")
        yield Effect("25A1", CallReplaced(first, second))
    elif broken_by(case.before, first) == {"18D"} and not legal_by_now:
        yield from under("27C", case, second)
    else:
        if not legal_by_now:
            refuse_irregular(case, first, "25B")
        refuse_irregular(case, second, "25B")
        yield from intended_call(case, first, second)


def intended_call(case, first, second):
    options = Option(ACCEPT, "25B1"), Option(DECLINE, "25B2")
    if (yield Choice("25B1", case.lho, options, over_which_of_the_two(case.lho))) == ACCEPT:
        withdrawn, standing = first, second
        yield Effect("25B1", CallReplaced(first, second))
    else:
        withdrawn, standing = second, first
        yield Effect("25B2", SubstituteCancelled(second))
    yield Effect("25B3", ClosedTo(case.side, withdrawn))
    if (yield from under("23A", case, withdrawn, standing)):
        yield Effect("26A", NoRectification(case.partner))
    else:
        yield Effect("25B1" if standing is second else "25B2", LeadControl(case.partner, case.offender))


def over_which_of_the_two(lho):
    """A call accepts only when it was meant over the second one, which its maker has to say."""
    def deed(before, event):
        if type(event) is Called and event.seat == lho:
            raise NotComputed("25B1", "a call that does not say over which of the two it was made")
    return deed


def first_call(case):
    """The call that the offender tries to replace: the last one made.

    Returns Called; raises NotComputed when it is not theirs, or not as it was made.
    """
    auction = case.before.auction
    if auction.ended:
        raise NotComputed("25A5", "a change of call after the final pass")
    if not auction.calls or auction.calls[-1].seat != case.offender:
        raise NotComputed("25A4", "a change of call after another player has called")
    first = auction.calls[-1]
    if not case.before.happened(Called, lambda event: event is first):
        raise NotComputed("25", "a call that has been changed already is changed again")
    return first


def is_accepted(table, called):
    """Whether a ruling on ``called`` has ended with the call standing. Returns bool."""
    return any(r.question is None and r.case.act == called for r in table.rulings)


def refuse_irregular(case, called, id):
    """A call that is irregular itself has a Law of its own, which is not applied here yet."""
    if broken_by(case.before, called):
        raise NotComputed(id, f"{called.call} is irregular itself")


def broken_by(table, called):
    return {breach.id for breach in table.rules.verdict(table, called).breaches}
