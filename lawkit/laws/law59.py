"""Law 59: Inability to comply, where the cards that are known do not show it; where they do, see lawkit/lawful.py."""
from ..case import Case
from ..conduct import faced_as
from ..effects import LeadDemanded, LeadForbidden, NoRectification
from ..events import Led
from ..ruling import Effect, Judgement, proceeding
from ..terms import SUITS


def leads_otherwise(table):
    """The lead just made is not what declarer asked for, by a hand that may or may not have been able to obey: perhaps a revoke (61)."""
    before = table.parent
    if before is None or before.play is None or before.play.trick:
        return
    lead = faced_as(before, table.event)
    if type(lead) is Led and not lead.face_down and lead.seat == before.play.turn and may_have_obeyed(before, lead):
        yield "61", Case(before, lead, lead.seat, ("59",))


def may_have_obeyed(table, lead):
    """Whether ``lead`` breaks an order that the hand could obey with cards that are not known, and with no known one. Returns bool."""
    suit, can = lead.cards[0].suit, [table.play.holds(lead.seat, suit) for suit in SUITS]
    for order in table.duties_of(lead.seat, LeadDemanded, LeadForbidden):
        allowed = (order.suit,) if type(order) is LeadDemanded else [each for each in SUITS if each not in order.suits]
        held = {can[each] for each in allowed}
        if suit not in allowed and None in held and True not in held:
            return True
    return False


@proceeding("59")
def could_not_obey(case):
    """Returns whether that is so (bool): then the lead is no revoke."""
    if not (yield Judgement("59")):
        return False
    yield Effect("59", NoRectification(case.offender))
    return True
