"""Law 64: Procedure after establishment of a revoke."""
from itertools import product
from typing import NamedTuple

from ..case import Case
from ..conduct import noticed
from ..effects import CardDue, DummyWonIt, Established, NothingTransferred, ReservedForDirector, ScoreAdjusted, TricksTransferred
from ..events import AskedAboutRevoke, Attention, CalledOnNextBoard, RoundEnded, Summoned
from ..ruling import Effect, Judgement, Moment, OpenPoint, Option, applying, proceeding, provision, under, which
from ..tally import trick_sides
from ..terms import NotComputed, Seat, value
from .law63 import asked_about

IN_TIME = "attention is drawn before the other side has called on the next board"
AFTER_NEXT_BOARD = "attention is drawn after the other side has called on the next board"
AFTER_ROUND = "attention is drawn after the round"
EXCEPTIONS = "64B1", "64B2", "64B3", "64B4", "64B5", "64B7"


@value
class Revoke(NamedTuple):
    """What decides the transfer: who won the revoke trick, what the side won later, and when it was noticed."""

    offender_won: bool = False
    side_won: bool = False
    later: bool = False
    both_sides: bool = False
    repeated: bool = False
    dummy: bool = False
    noticed: str = IN_TIME


@provision("64B1")
def nothing_won_from_then_on(revoke):
    return not revoke.side_won and not revoke.later


@provision("64B2")
def same_player_and_suit_again(revoke):
    return revoke.repeated


@provision("64B3")
def revoke_by_dummy(revoke):
    return revoke.dummy


@provision("64B4")
def noticed_after_call_on_next_board(revoke):
    return revoke.noticed == AFTER_NEXT_BOARD


@provision("64B5")
def noticed_after_round(revoke):
    return revoke.noticed == AFTER_ROUND


@provision("64B7")
def both_sides_revoked(revoke):
    return revoke.both_sides


@provision("64A1", unless=EXCEPTIONS)
def offender_won_the_trick(revoke):
    return revoke.offender_won


@provision("64A2", unless=(*EXCEPTIONS, "64A1"))
def side_won_it_or_a_later_trick(revoke):
    return revoke.side_won or revoke.later


@proceeding("64")
def after_establishment(case, way):
    yield Effect(way, Established(case.offender, case.card, case.before.play.number))
    when = yield when_noticed(case)
    yield Effect("64C1", ReservedForDirector("64C"))
    yield from under("45C past", case)
    spared = case.offender == case.before.play.contract.dummy or (yield from card_was_in_view(case))
    known = Revoke(side_won=True, dummy=spared, noticed=when)
    exceptions = [id for id in EXCEPTIONS if applying(id, known)]
    if exceptions:
        yield from nothing_transferred(case, exceptions)
    else:
        yield from reckoned(case, (yield end_of_play(case)))


def card_was_in_view(case):
    """Whether the revoke was a failure to play a card that was in view, as a penalty card is (P12)."""
    if not case.before.duties_of(case.offender, CardDue):
        return False
    return (yield OpenPoint("P12", "64B3", "card_in_view_not_played", ("64B3", "64A"))) == "64B3"


def reckoned(case, revoke):
    exceptions = [id for id in EXCEPTIONS if applying(id, revoke)]
    if exceptions:
        yield from nothing_transferred(case, exceptions)
        return
    id = which(("64A1", "64A2"), revoke)
    if case.offender == case.declarer and revoke.side_won and not revoke.offender_won:
        yield Effect("64A1-fn", DummyWonIt(case.offender))
    count = 2 if id == "64A1" and revoke.later else 1
    yield Effect(id, TricksTransferred(case.side.other, case.before.play.number, count, id == "64A1"))


def nothing_transferred(case, exceptions):
    for id in exceptions:
        yield Effect(id, NothingTransferred(case.offender))
    for id, question in (("64B2", "64C2(a)"), ("64B7", "64C2(b)")):
        if id in exceptions:
            yield Effect(question, ReservedForDirector(question))


def when_noticed(case):
    """The latest attention counts, as an earlier one may have been about something else."""
    def happens(table):
        if not (noticed(table, case.before) or asked_about(case, table)):
            return None
        while type(table.event) not in (Attention, Summoned, AskedAboutRevoke):
            table = table.parent
        if table.happened(RoundEnded):
            return AFTER_ROUND
        called = table.happened(CalledOnNextBoard, lambda event: event.seat.side != case.side)
        return AFTER_NEXT_BOARD if called else IN_TIME
    found = Option(IN_TIME, "64"), Option(AFTER_NEXT_BOARD, "64B4"), Option(AFTER_ROUND, "64B5")
    return Moment("64", found, happens)


# -- the end of play, when tricks are transferred (64A#2)

def end_of_play(case):
    kinds = tuple(Option(Revoke(own, side, later, both, repeated), "64A#2")
                  for own, side, later, both, repeated in product((True, False), repeat=5) if side or not own)
    return Moment("64A#2", kinds, lambda table: facts_of(case, table))


def facts_of(case, table):
    """What decides the transfer. Returns Revoke, or None while play or the Director's division of a claim goes on.

    A trick won in dummy is not won by declarer (64A1-fn).
    """
    if not table.over or table.claim_settled and table.docket.claim.shares is None:
        return None
    sides = trick_sides(table)
    if sum(table.play.before) + len(sides) < 13:
        raise NotComputed("64A#2", "tricks that are not recorded")
    number = case.before.play.number
    winner = table.play.winner_of(number)
    if winner is None and case.side in (sides[n] for n in range(number, 14)):
        raise NotComputed("64A1", "a claim before the revoke trick was complete")
    both = other_side_revoked(table, case.side)
    if both and transferred_for_the_other(table, case):
        raise NotComputed("64B7", "a revoke found after tricks were transferred for one of the other side's")
    return Revoke(winner == case.offender, sides[number] == case.side,
                  any(side == case.side for n, side in sides.items() if n > number), both, is_repeated(case, table))


def is_repeated(case, table):
    """Whether the same player has an established revoke in the same suit on an earlier trick. Returns bool."""
    play = case.before.play
    return play.led is not None and any(
        type(effect.what) is Established and effect.what.seat == case.offender and effect.what.trick < play.number
        and r.case.before.play.led == play.led for r in table.rulings for effect in r.effects)


def other_side_revoked(table, side):
    """Whether the other side has an established revoke on this board. Returns bool."""
    return any(type(effect.what) is Established and effect.what.seat.side != side
               for ruling in table.rulings for effect in ruling.effects)


def transferred_for_the_other(table, case):
    return any(type(effect.what) is TricksTransferred and effect.what.side == case.side
               for ruling in table.rulings for effect in ruling.effects)


# -- C: whether that is enough

REDRESS = {"64C": "64C1", "64C2(a)": "64C2(a)"}


@value
class Redress(NamedTuple):
    """The Director looks, under ``question``, at what the revoke of ``seat`` has cost the other side."""

    question: str
    seat: Seat


def found(table, finding):
    """The Director finds, after play, whether the other side is still worse off. Returns ("64C", Case)."""
    offenders = {r.case.offender for r in table.rulings for effect in r.effects if effect.what == ReservedForDirector(finding.id)}
    if not table.over or not offenders:
        raise NotComputed(finding.id, "a finding on what a revoke has cost, but no revoke is established or play goes on")
    if len(offenders) > 1:
        raise NotComputed(finding.id, "a finding on what a revoke has cost, where several players have revoked")
    return "64C", Case(table, Redress(finding.id, *offenders), *offenders)


@proceeding("64C")
def redress(case):
    if (yield Judgement(case.act.question)):
        yield Effect(REDRESS[case.act.question], ScoreAdjusted(case.side.other))
