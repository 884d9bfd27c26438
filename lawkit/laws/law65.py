"""Law 65: Arrangement of tricks."""
from ..effects import MayPointOut, PointsTo, ReservedForDirector, TurnsItDown
from ..events import TurnedCard
from ..ruling import Effect, proceeding
from ..terms import Impossible, NotComputed
from .law63 import played_on


def turned(table, event):
    """The section for a card turned down. Returns str; raises NotComputed where its trick is not complete."""
    if table.play is None or not table.play.tricks and event.seat not in dict(table.play.trick):
        raise Impossible(f"{event.seat} turns a card without having played one")
    if event.seat in dict(table.play.trick):
        raise NotComputed("45G", "a card turned face down before the trick is complete")
    return "65A"


@proceeding("65A")
def card_turned_down(case):
    won = case.before.play.tricks[-1].winner.side
    yield Effect("65A", TurnsItDown(case.offender))
    yield Effect("65B1" if won == case.side else "65B2", PointsTo(case.offender, won))


def pointed_out(table, event):
    """The section for a remark about a card that points the wrong way. Returns str; raises Impossible before any trick,
    NotComputed where the card is known to point the right way.
    """
    if table.play is None or not table.play.tricks:
        raise Impossible(f"{event.seat} points out a card of {event.of}, but no trick is complete")
    if points_the_right_way(table, event.of):
        raise NotComputed("16B1", f"a remark about a card of {event.of} that points the right way")
    return "65B3"


def points_the_right_way(table, seat):
    """Whether the last card that ``seat`` is known to have turned was turned rightly. Returns bool."""
    while table.parent is not None:
        if type(table.event) is TurnedCard and table.event.seat == seat:
            return not table.event.wrong
        table = table.parent
    return False


@proceeding("65B3")
def wrong_card_pointed_out(case):
    """Only until the own side plays on; after that the remark may tell partner what partner may not use."""
    table = case.before
    if table.over or not played_on(table, case.side, table.play.number - 1):
        yield Effect("65B3", MayPointOut(case.offender))
    else:
        yield Effect("16B1", ReservedForDirector("16B1"))
