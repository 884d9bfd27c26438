"""Law 48: Exposure of declarer's cards."""
from ..conduct import attention
from ..effects import ReturnedToHand
from ..ruling import Choice, Effect, proceeding
from ..terms import NotComputed
from .law41 import dummy_is_due


@proceeding("48")
def declaring_side_exposes(case):
    yield attention(case, "48A")
    yield Effect("48A", ReturnedToHand(case.offender, case.act.cards))


def hand_put_down(table, event):
    """The proceeding for dummy's hand when it is due; none for declarer's over an opening lead out of turn (54A).

    Returns str or None; raises NotComputed for any other hand.
    """
    if table.play is None:
        raise NotComputed("24", "a hand put down during the auction")
    declarer = table.contract.declarer
    over_a_lead = any(r.law == "54" and type(r.question) is Choice for r in table.rulings)
    if event.seat == declarer and not over_a_lead:
        raise NotComputed("48B2", "declarer puts the hand down")
    if event.seat.side != declarer.side:
        raise NotComputed("68A", "a defender puts the hand down")
    return "41C" if event.seat == table.contract.dummy and dummy_is_due(table) else None
