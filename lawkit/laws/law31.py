"""Law 31: Bid out of rotation, cancelled because nobody accepted it."""
from ..conduct import NOTICED, bound_to_pass, call_of, noticed
from ..effects import (AuctionBack, CallStands, ClosedTo, MustRepeat, NoRectification, PeriodOver, ReservedForDirector,
                       TreatedAsLegal)
from ..events import Called
from ..ruling import Choice, Effect, Moment, OpenPoint, Option, proceeding, under
from ..terms import BIDS, DOUBLE, PASS, REDOUBLE, NotComputed
from .law17 import period_over
from .law35 import NEXT_PLAYER_CALLED, came_first, nothing_left, options, taken_back, who_called
from .tables import lead_control, must_pass

PASSES, ACTS = "passes", "bids, doubles or redoubles"
COMES, NEVER = "the offender is on turn", "the auction ends before the offender’s turn comes"


@proceeding("31")
def bid_out_of_rotation(case):
    if case.before.auction.turn == case.rho:
        yield from at_the_turn_of_rho(case, "31A1", "31A2")
    else:
        yield Effect("31B1", ClosedTo(case.side, case.act))
        yield from calls_again_in_turn(case, "31B2", "31A2(a)", "31A2(b)")


def at_the_turn_of_rho(case, repeat, free):
    """All depends on what the right-hand opponent does; Law 32 reads it in the same way."""
    if any(r.question is not None and r.question.id == repeat[:-1] and r.case.offender == case.offender
           for r in case.before.rulings):
        raise NotComputed(repeat, "two calls out of rotation at the same turn")
    if (yield what_rho_does(case, repeat, free)) == PASSES:
        yield Effect(repeat, MustRepeat(case.offender, case.act.call))
    else:
        yield from calls_again(case, free, f"{free}(a)", f"{free}(b)")


def calls_again_in_turn(case, id, comparable, other):
    """Once the offender's turn has come. A call that no turn came to replace was not replaced by a comparable one (26B)."""
    if (yield whether_the_turn_comes(case, id)) == NEVER:
        yield Effect("16C2", ClosedTo(case.side, case.act))
        yield lead_control("26B", case)
    else:
        yield from calls_again(case, id, comparable, other)


def calls_again(case, id, comparable, other):
    """The offender, properly on turn, makes any legal call; what it costs depends on whether it is comparable."""
    bids = (bid for bid in BIDS if bid > case.before.auction.bid)
    legal = tuple(Option(Called(case.offender, call), id) for call in (PASS, DOUBLE, REDOUBLE, *bids))
    new = yield Choice(id, case.offender, legal, call=True)
    yield Effect(id, CallStands(new))
    if (yield from under("23A", case, case.act, new)):
        yield Effect(comparable, NoRectification(case.partner))
        yield from under("23B", case)
    else:
        yield from must_pass(other, case)
        yield Effect("16C2", ClosedTo(case.side, case.act))
        yield lead_control(other, case)
        yield Effect(other, ReservedForDirector("72C"))


def whether_the_turn_comes(case, id):
    """Whether the offender comes on turn, or has called by then, before the auction ends. Returns Moment."""
    def happens(table):
        if table.closed:
            return NEVER
        has_called = table.auction.calls and table.auction.calls[-1].seat == case.offender
        return COMES if has_called or table.turn == case.offender else None
    return Moment(id, (Option(COMES, ""), Option(NEVER, "26B")), happens)


def what_rho_does(case, repeat, free):
    def happens(table):
        turn_was_lost(table, case, repeat)
        made = call_of(table, case.rho) or call_before_last(table, case)
        if made and made.call == PASS and bound_to_pass(table, case.offender):
            raise NotComputed(repeat, "a player who has both to pass and to repeat a call")
        return made and (PASSES if made.call == PASS else ACTS)
    return Moment(repeat[:-1], (Option(PASSES, repeat), Option(ACTS, free)), happens)


def turn_was_lost(table, case, id):
    """Raise NotComputed where another call has been accepted at the turn of the right-hand opponent."""
    later = table.auction.calls[len(case.before.auction.calls):]
    unsettled = [table.event, *(r.case.act for r in table.rulings if r.question is not None)]
    if later and later[0].seat != case.rho and later[0] not in unsettled:
        raise NotComputed(id, "a right-hand opponent who has lost the turn to another call out of rotation")


def call_before_last(table, case):
    """The right-hand opponent's call that the offender has just accepted by calling over it. Returns Called or None."""
    calls = table.auction.calls
    over_it = len(calls) > 1 and (calls[-2].seat, calls[-1].seat) == (case.rho, case.offender)
    return calls[-2] if over_it and calls[-1] is table.event else None


# -- another call in place of the one to be repeated

@proceeding("31A1")
def not_repeated(case):
    """The offender has to repeat the call (31A1, 32A1) and made another one."""
    id = "32A1" if "32A1" in case.breaches else "31A1"
    first = yield from came_first(id, who_has_called(case, id))
    if (yield from nothing_left(case, first)):
        return
    if first in NEXT_PLAYER_CALLED:
        yield from called_over(case, id)
    else:
        yield from taken_back(id, case, first)
        yield Effect("16C2", ClosedTo(case.side, case.act))


def who_has_called(case, id):
    """A call of the next player comes first, attention or not."""
    def happens(table):
        called = who_called(table, case)
        return called if called in NEXT_PLAYER_CALLED or noticed(table, case.before) else None
    return Moment(id, options(case, "", id), happens)


def called_over(case, id):
    """The next player has called over a call that was not the one due, and no Law says whether it stands (O22). Where it
    does, the call that was not repeated stays withdrawn.
    """
    if (yield OpenPoint("O22", id, "call_over_one_not_repeated", ("stands", "cancelled"))) == "stands":
        yield Effect(id, TreatedAsLegal(case.act))
        yield Effect("16C2", ClosedTo(case.side, to_be_repeated(case)))
        return
    came = yield attention_or_the_end(case, id)
    if came == NOTICED:
        yield Effect(id, AuctionBack(case.act, case.offender, case.side))
    else:
        yield Effect(came, PeriodOver())


def to_be_repeated(case):
    """The cancelled call that the offender had to make again. Returns Called."""
    due = {duty.call for duty in case.before.duties_of(case.offender, MustRepeat)}
    withdrawn = [gone.act for gone in case.before.docket.withdrawn]
    return next(act for act in reversed(withdrawn) if type(act) is Called and act.seat == case.offender and act.call in due)


def attention_or_the_end(case, id):
    """Attention, or the provision by which the auction period is over. Returns Moment."""
    def happens(table):
        return period_over(table) or (NOTICED if noticed(table, case.before) else None)
    return Moment(id, (Option(NOTICED, id), Option("17D1", "17D1"), Option("17D2", "17D2")), happens)
