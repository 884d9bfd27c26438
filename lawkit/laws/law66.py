"""Law 66: Inspection of tricks."""
from typing import NamedTuple

from ..case import Case
from ..effects import (CardsInspected, EvidenceWeighed, OrderDisturbed, OwnCardOnly, RuledFor, TrickNotShown, TrickShown)
from ..events import AskedAboutRevoke, Attention, MixedCards, Summoned, TurnedCard
from ..ruling import Effect, Judgement, proceeding
from ..terms import Impossible, Side, value
from .law63 import played_on


# -- A to C: during the play

def asked_to_see(table, event):
    """The proceeding for a wish to see a trick. Returns str; raises Impossible for one that has not been completed."""
    number_of(table, event.number)
    return "66"


def looked_at_last(table, event):
    """The proceeding for a look at the own last card. Returns str; raises Impossible before any trick is complete."""
    number_of(table, None)
    return "66B"


def number_of(table, number):
    """``number``, or that of the last complete trick. Returns int; raises Impossible where there is no such trick."""
    last = table.play.number - 1 if table.play else 0
    number = last if number is None else number
    if not table.play or not sum(table.play.before) < number <= last:
        raise Impossible(f"trick {number} has not been completed, or is not recorded")
    return number


@proceeding("66")
def wish_to_see_a_trick(case):
    table, seat, number = case.before, case.offender, number_of(case.before, case.act.number)
    if table.over:
        yield Effect("66D", TrickShown(seat, number))
    elif seat == table.contract.dummy:
        yield Effect("66", TrickNotShown(seat, number))
    elif number < table.play.number - 1 or played_on(table, case.side, number):
        yield from quitted_trick(case, number)
    elif turned_since(table, seat, number):
        yield Effect("66B", OwnCardOnly(seat))
    else:
        yield Effect("66A", TrickShown(seat, number))


def quitted_trick(case, number):
    """Only the Director has it shown; that somebody says there was a revoke is not enough."""
    table = case.before
    if table.happened(Summoned) and (yield Judgement("66C")):
        yield Effect("66C", TrickShown(case.offender, number))
        return
    yield Effect("66C", TrickNotShown(case.offender, number))
    if table.happened(AskedAboutRevoke) or any(ruling.law == "61" and ruling.answers for ruling in table.rulings):
        yield Effect("61C", TrickNotShown(case.offender, number))


def turned_since(table, seat, number):
    """Whether ``seat`` has turned the own card of trick ``number``, the last one. Returns bool."""
    while table.parent is not None and table.play.number > number:
        if type(table.event) is TurnedCard and table.event.seat == seat:
            return True
        table = table.parent
    return False


@proceeding("66B")
def look_at_the_own_last_card(case):
    table, seat, number = case.before, case.offender, case.before.play.number - 1
    if table.over:
        yield Effect("66D", CardsInspected())
    elif seat == table.contract.dummy:
        yield Effect("66", TrickNotShown(seat, number))
    elif played_on(table, case.side, number):
        yield Effect("66C", TrickNotShown(seat, number))
    else:
        yield Effect("66B", OwnCardOnly(seat))


# -- D: after the play

@value
class Dispute(NamedTuple):
    """The players differ about a trick or a revoke when play is over; ``mixed``: the sides that have mixed their cards."""

    mixed: tuple[Side, ...]


def disputed(table):
    """Attention is drawn after the play, and a player has mixed cards before the tricks were agreed."""
    if type(table.event) in (Attention, Summoned) and table.over and who_mixed(table):
        yield "66D", Case(table, Dispute(who_mixed(table)), table.contract.declarer)


def who_mixed(table):
    """The sides that have mixed cards while the tricks were not agreed. Returns tuple[Side, ...]."""
    sides = set()
    while table.parent is not None:
        before = table.parent
        agreed = before.docket.claim and before.claim_settled and not before.docket.claim.doubted
        if type(table.event) is MixedCards and not agreed:
            sides.add(table.event.seat.side)
        table = before
    return tuple(sorted(sides))


def found(table, finding):
    """The Director finds, after the play, whether the facts can be found out.

    Returns ("66D", Case), or None where that has been asked; raises Impossible during the play.
    """
    if not table.over or table.play is None:
        raise Impossible("finds 66D: play is not over")
    if any(type(r.question) is Judgement and r.question.id == "66D" for r in table.rulings):
        return None
    return "66D", Case(table, Dispute(who_mixed(table)), table.contract.declarer)


@proceeding("66D")
def dispute_after_play(case):
    yield Effect("66D", CardsInspected())
    mixed = case.act.mixed
    if mixed:
        yield Effect("65D", OrderDisturbed(mixed))
    if (yield Judgement("66D")):
        return
    if len(mixed) == 1:
        yield Effect("66D#2", RuledFor(mixed[0].other))
    else:
        yield Effect("66D", EvidenceWeighed())
