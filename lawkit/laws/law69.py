"""Law 69: Agreed claim or concession."""
from typing import NamedTuple

from ..case import Case
from ..claims import ANY, FREE, MOST_CARDS, Played, best, divided, known, stated, worst
from ..effects import AgreementWithdrawn, ClaimAgreed, ClaimDivided, TricksGivenBack
from ..events import Attention, CalledOnNextBoard, CorrectionPeriodEnded, Found, Objected, RoundEnded, Summoned
from ..ruling import Effect, Judgement, Moment, Option, Settled, proceeding
from ..terms import Side, value

FINAL = "the other side has called on the next board, or the round is over, without an objection"
OBJECTED = "an objection is raised in time"
ASKED_FOR = "69B2", "71B"
WORDS = Attention, Objected, Summoned


# -- A: an agreement, and when it is final

def is_settled(table):
    """Whether the claim on the table was agreed, or is contested (69A, 68D2). Returns bool."""
    claim = table.docket.claim
    return claim.doubted or is_final(table) or set(claim.event.seat.lho.side.seats) <= set(claim.agreed)


def is_final(table):
    """Whether the other side has called on a later board, or the round is over, without an objection (69A). Returns bool."""
    claim = table.docket.claim
    if claim.doubted:
        return False
    others = claim.event.seat.lho.side
    return table.happened(RoundEnded) or table.happened(CalledOnNextBoard, lambda event: event.seat.side == others)


@proceeding("69A")
def agreement(case):
    """Returns whether it stays an agreement (bool)."""
    left = case.before.play.left
    yield Effect("68D1", ClaimDivided(case.offender, divided(case.side, stated(case.act, left), left)))
    if (yield time_for_an_objection()) == OBJECTED:
        return False
    yield Effect("69A#2", ClaimAgreed(case.offender))
    return True


def time_for_an_objection():
    def happens(table):
        if table.docket.claim.doubted:
            return OBJECTED
        return FINAL if table.claim_final else None
    return Moment("69A", (Option(FINAL, "69A"), Option(OBJECTED, "68D2")), happens)


# -- B: the agreement withdrawn within the Correction Period

@value
class Reconsidered(NamedTuple):
    """``side`` has second thoughts on the tricks that it gave up under ``claim``, when that is agreed."""

    claim: NamedTuple
    side: Side


def second_thoughts(table):
    """What the Director looks at again when attention is drawn in time to an agreed claim: the agreement of the other side,
    once it is final (69B), or the concession of the own (71). Yields (proceeding, Case).
    """
    if not is_agreed(table) or table.happened(CorrectionPeriodEnded):
        return
    claim = table.docket.claim
    claimer = claim.event.seat
    for side in sides_that_speak(table):
        concedes = side == claimer.side
        if claim.shares[side] < table.play.left and (concedes or table.claim_final):
            yield "71" if concedes else "69B", Case(table, Reconsidered(claim.event, side), claimer if concedes else claimer.lho)


def is_agreed(table):
    """Whether a claim or concession has been agreed and not been doubted since. Returns bool."""
    claim = table.docket.claim
    return claim is not None and claim.shares is not None and not claim.doubted


def sides_that_speak(table):
    """The sides that have drawn attention since the claim was agreed, both where nobody is named; with a revoke on the board
    only a finding shows that it is about the claim. Returns set[Side].
    """
    event = table.event
    if type(event) is Found and event.id in ASKED_FOR:
        claimer = table.docket.claim.event.seat.side
        return {claimer if event.id == "71B" else claimer.other}
    if type(event) not in WORDS or any(ruling.law == "61" for ruling in table.rulings):
        return set()
    seats = {said.seat for said in spoken(table)} - {None}
    return {seat.side for seat in seats} or set(Side)


def spoken(table):
    """The events by which attention has been drawn since the claim was agreed. Yields events."""
    while table.parent is not None and is_agreed(table.parent):
        if type(table.event) in WORDS:
            yield table.event
        table = table.parent


@proceeding("69B")
def agreement_withdrawn(case):
    won = already_won(case)
    if won:
        yield Effect("69B1", AgreementWithdrawn(case.act.side))
    elif (yield likely_won(case)):
        yield Effect("69B", AgreementWithdrawn(case.act.side))
    else:
        return
    yield Effect("69B#3", TricksGivenBack(case.act.side, won or 1))


def already_won(case):
    """How many tricks more than were left ``side`` has given up: those it had won. Returns int."""
    return max(0, -given(case))


def given(case):
    """The tricks that the side was given when the claim was agreed. Returns int."""
    return case.before.docket.claim.shares[case.act.side]


def likely_won(case):
    play, side = case.before.play, case.act.side
    if not searchable(play):
        return Judgement("69B2")
    if play.left - worst(play, side.other, FREE, ANY).most <= given(case):
        return Settled("69B2", "69A", False, "no line of play would have won that side another trick")
    line = best(play, side)
    return Judgement("69B2", (), (Played(side, line.tricks, line.line, costs=False, begun=len(play.trick)),))


def searchable(play):
    """Whether all cards are known, and so few are left that every line can be looked at. Returns bool."""
    return known(play) and play.left <= MOST_CARDS
