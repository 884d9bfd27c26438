"""Law 63: Establishment of a revoke."""
from ..conduct import noticed
from ..effects import CardStays, MustTakeBack
from ..events import AskedAboutRevoke, Designated, Withdrew
from ..ruling import Effect, Moment, Option, proceeding, under
from .law68 import stands

NOTICED = "attention is drawn before anybody plays on"
NOTICED_LATER = "attention is drawn after the other side has played"
NOTICED_BOTH = "attention is drawn, and the other side has revoked on the trick too"
WAYS = "63A1", "63A2", "63A3", "63A4"


@proceeding("63")
def established_or_not(case):
    first = yield what_comes_first(case)
    yield from under("61A", case)
    yield from under("64" if first in WAYS else "62", case, first)


@proceeding("63B")
def may_not_be_corrected(case):
    for card in case.act.cards:
        yield Effect("63B", CardStays(case.offender, card))


def what_comes_first(case):
    def happens(table):
        if claim_is_open(case, table):
            return None
        other = other_sides_revoke(case, table)
        way = how_established(case, table, other)
        if way or other is None or how_noticed(case, table) is None:
            return way or how_noticed(case, table)
        return how_both_are_noticed(case, table, other)
    found = tuple(Option(moment, "62A") for moment in (NOTICED, NOTICED_LATER, NOTICED_BOTH))
    return Moment("63A", found + tuple(Option(way, way) for way in WAYS), happens)


# -- attention

def how_noticed(case, table):
    """How far play had gone when attention was drawn or the card taken back. Returns str, None while neither is so."""
    if not (noticed(table, case.before) or taken_back(case, table) or asked_about(case, table)):
        return None
    later = table.played_after(case.offender, case.card)
    return NOTICED_LATER if any(seat.side != case.side for seat, _ in later) else NOTICED


def how_both_are_noticed(case, table, other):
    """The same when both sides have revoked on the trick: 62C3 is for one of them having played on. Returns str."""
    number = case.before.play.number
    ruled = any(r.case is other and r.answers[:1] == (NOTICED_BOTH,) for r in table.rulings)
    return NOTICED_BOTH if ruled or played_on(table, case.side, number) or played_on(table, other.side, number) else NOTICED


def other_sides_revoke(case, table):
    """The other side's revoke on the same trick, if it is not established. Returns Case or None."""
    for ruling in table.rulings:
        other = ruling.case
        same = ruling.law == "61" and other.side != case.side and other.before.play.number == case.before.play.number
        waits = type(ruling.question) is Moment and ruling.question.id == "63A"
        if same and (waits or ruling.answers[:1] in ((NOTICED,), (NOTICED_BOTH,))):
            return other
    return None


def taken_back(case, table):
    event = table.event
    return type(event) is Withdrew and event.seat == case.offender and case.card in event.cards


def asked_about(case, table):
    """Whether the revoker has been asked about it, properly or not (61B). Returns bool."""
    return table.happened(AskedAboutRevoke, lambda event: event.of == case.offender, since=case.before)


# -- establishment

def how_established(case, table, other=None):
    """The way in which the revoke has become established by now; ``other``: the other side's revoke on the same trick.

    Returns str or None.
    """
    number = case.before.play.number
    if played_on(table, case.side, number) and (other is None or played_on(table, other.side, number)):
        card = next(iter(later_cards(table, case.side, number)))
        return "63A2" if table.happened(Designated, lambda event: event.card == card, since=case.before) else "63A1"
    claim = table.docket.claim
    if claim is None:
        return None
    if claim.event.seat.side == case.side:
        return "63A3" if stands(table) else None
    return "63A4" if table.claim_final else None


def claim_is_open(case, table):
    """Whether the revoker's side has said what may still turn out to be no claim or concession. Returns bool."""
    claim = table.docket.claim
    return claim is not None and claim.event.seat.side == case.side and not stands(table)


def played_on(table, side, number):
    """Whether ``side`` has led or played to a trick after ``number``, not counting cards that go back. Returns bool."""
    return bool(later_cards(table, side, number))


def later_cards(table, side, number):
    """The cards of ``side`` in tricks after ``number``, but those that go back, in order. Returns list[Card]."""
    play, back = table.play, {(d.seat, d.card) for d in table.duties if type(d) is MustTakeBack}
    return [card for n in range(number + 1, play.number + 2) for seat, card in play.plays_of(n)
            if seat.side == side and (seat, card) not in back]
