"""Law 40: Partnership understandings."""
from ..case import Case
from ..effects import (AgainstRegulation, IsSpecial, MayLook, MayNotLook, NoRectification, PeriodBegun,
                       ReservedForDirector, SharedUnderstanding)
from ..events import AskedAbout, Attention, Explained, Summoned
from ..likeness import fits
from ..ruling import Effect, Judgement, proceeding
from .law17 import period_begun

OWN_CARD, OPPONENTS_CARD, NOTES = "own card", "opponents' card", "notes"


# -- B: special understandings

def special_calls(table):
    """Attention is drawn where special understandings are forbidden: every artificial call is one (40B1(c))."""
    forbidden = table.regulation("special_understandings") == "forbidden"
    if type(table.event) in (Attention, Summoned) and forbidden and table.regulation("artificial_calls") != "ordinary":
        for called in table.auction.calls:
            if called.meaning and called.meaning.artificial:
                yield "40B", Case(table.parent, called, called.seat)


@proceeding("40B")
def special_understanding(case):
    yield Effect("40B1(c)", IsSpecial(case.act))
    yield Effect("40B2(a)(i)", AgainstRegulation(case.act))
    yield Effect("40B4", ReservedForDirector("40B4"))


# -- B2: system cards and other aids

def looked(table, event):
    """The proceeding for a look at a card or at notes, None once the board is over. Returns str or None."""
    return None if table.over else "40B2"


@proceeding("40B2")
def help_looked_at(case):
    table, seat, at = case.before, case.offender, case.act.at
    if at == OPPONENTS_CARD:
        granted = opponents_card(table, seat)
        refused = None if table.regulation("opponents_card") == "any_time" else "40B2(c)"
    elif at == OWN_CARD:
        granted = "40B2(b)" if own_card(table, seat) else None
        refused = "20G3" if period_begun(table, seat) else None
    else:
        granted = None
        refused = "40B2(d)" if period_begun(table, seat) and table.regulation("aids") != "allowed" else None
    if granted:
        yield Effect(granted, MayLook(seat))
    elif refused:
        if at != OPPONENTS_CARD:
            yield Effect("17A", PeriodBegun(seat.side))
        yield from not_allowed(seat, refused, also=("20G3",) if at == NOTES else ())


def not_allowed(seat, id, also):
    for broken in (*also, id):
        yield Effect(broken, MayNotLook(seat))
    yield Effect(id, ReservedForDirector("90"))


def own_card(table, seat):
    """Whether ``seat`` may read the own card: by regulation, or as one of the declaring side before the lead is faced."""
    declares = table.phase == "clarification" and seat.side == table.contract.declarer.side
    return table.regulation("own_card") == "open" or declares


def opponents_card(table, seat):
    """The first of the four times of 40B2(c) that it is for ``seat``. Returns str or None."""
    times = {
        "40B2(c)(i)": table.phase == "auction" and not table.auction.calls,
        "40B2(c)(ii)": table.phase == "clarification",
        "40B2(c)(iii)": seat == player_on_turn(table),
        "40B2(c)(iv)": was_asked(table, seat),
    }
    return next((id for id, now in times.items() if now), None)


def player_on_turn(table):
    """Whose turn it is, declarer for dummy's hand. Returns Seat."""
    of_dummy = table.play and table.turn == table.contract.dummy
    return table.contract.declarer if of_dummy else table.turn


def was_asked(table, seat):
    """Whether an opponent waits for an explanation by ``seat`` of something that partner did. Returns bool."""
    for event in reversed(table.log):
        if type(event) is Explained and event.seat == seat:
            return False
        if type(event) is AskedAbout and event.of.partner == seat:
            return event.seat.side != seat.side
    return False


# -- C: departures from what was announced

def departures(table):
    """Attention is drawn after the play: calls that promised what the known hand does not hold."""
    if type(table.event) not in (Attention, Summoned) or not table.over:
        return
    deal = table.setup.deal
    for called in table.auction.calls:
        known = not deal.open[called.seat] and called.meaning is not None
        if known and not fits(called.meaning, deal.known[called.seat]):
            yield "40C", Case(table.parent, called, called.seat)


@proceeding("40C")
def departure(case):
    forbidden = case.act.meaning.artificial and case.regulation("artificial_psyches") == "forbidden"
    if forbidden and (yield Judgement("40B2(a)(v)", (case.act,))):
        yield Effect("40B2(a)(v)", ReservedForDirector("90"))
        return
    if not (yield Judgement("40C1", (case.act,))):
        yield Effect("40A3", NoRectification(case.offender))
        yield Effect("40C2", NoRectification(case.offender))
        return
    yield Effect("40A1(a)", SharedUnderstanding(case.act))
    if (yield Judgement("40A1(b)", (case.act,))):
        yield Effect("40A3", NoRectification(case.offender))
    else:
        yield Effect("40A1(b)", AgainstRegulation(case.act))
        yield Effect("40C1", ReservedForDirector("40B3(a)"))
        yield Effect("40B3(a)", ReservedForDirector("40B3(a)"))
