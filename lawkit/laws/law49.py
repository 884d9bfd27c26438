"""Law 49: Exposure of a defender's cards."""
from ..conduct import noticed
from ..effects import NoClaim, NothingConceded, PenaltyCard, ReservedForDirector, ReturnedToHand
from ..events import Exposed, Found
from ..ruling import Effect, Judgement, Moment, Option, proceeding, under
from ..terms import NotComputed
from .law16 import law_of_a_card_seen
from .law45 import held_in_view
from .law68 import claim_made_with, turned_out

ALONE, WITH_OTHERS = "attention is drawn to the card", "attention is drawn, and more than one card lies exposed"
THIS_TRICK = "only the trick in progress was spoken of"
NOT_CONCEDED = "partner objects at once to the concession that went with it"
NO_PENALTY = {THIS_TRICK: "68#2", NOT_CONCEDED: "68B2"}
PLAYED = "it had been played before attention was drawn to it"
LOOKED_AT = "the Director has looked at how it came about"


def which_law_for_exposed(table, event):
    """The Law for cards that come into view or are named. Returns str, None for what Law 54 has asked about already."""
    if table.play is None:
        return law_of_a_card_seen(table, event)
    if event.seat == table.contract.dummy and any(r.law == "54" and r.question for r in table.rulings):
        return None
    held = type(event) is Exposed and held_in_view(table, event)
    if held:
        return held
    return "48" if event.seat.side == table.contract.declarer.side else "49"


@proceeding("49")
def defender_exposes(case):
    noticed_as = yield attention_to(case)
    if noticed_as in NO_PENALTY:
        yield Effect(NO_PENALTY[noticed_as], ReturnedToHand(case.offender, case.act.cards))
        return
    if noticed_as == PLAYED:
        yield from under("50E3", case)
        return
    if noticed_as == LOOKED_AT:
        if (yield Judgement("50#1")):
            yield Effect("50#1", ReturnedToHand(case.offender, case.act.cards))
            yield Effect("50#1", ReservedForDirector("16B1"))
            return
        noticed_as = yield how_many(case)
    others = noticed_as == WITH_OTHERS
    for card in case.act.cards:
        yield from under("50B", case, case.offender, card, "49", case.act.deliberate, others)


def ruled_on(table):
    """Whether every card that a defender exposed has been ruled on already. Returns bool."""
    asked = [ruling.question for ruling in table.rulings if ruling.law in ("45C1", "49")]
    return bool(asked) and not any(asked)


def attention_to(case):
    def happens(table):
        claim = claim_made_with(table, case)
        if claim and turned_out(table, claim, NothingConceded):
            return NOT_CONCEDED
        if claim and not turned_out(table, claim, NoClaim) or not noticed(table, case.before):
            return None
        if any(found.id == "50#1" for found in table.docket.found):
            return LOOKED_AT
        return said_of_this_trick(case, table) or played_since(case, table) or number_exposed(case, table)
    return Moment("49", (Option(ALONE, "49"), Option(WITH_OTHERS, "49"), *(Option(why, id) for why, id in NO_PENALTY.items()),
                         Option(PLAYED, "49"), Option(LOOKED_AT, "")), happens)


def how_many(case):
    return Moment("49", (Option(ALONE, "49"), Option(WITH_OTHERS, "49")), lambda table: number_exposed(case, table))


def played_since(case, table):
    """Whether the one card that was exposed has been played since. Returns str or None; raises NotComputed for one of several."""
    if not any(table.play.has_played(case.offender, card) for card in case.act.cards):
        return None
    if len(case.act.cards) > 1:
        raise NotComputed("49", "one of several exposed cards was played before attention was drawn to them")
    return PLAYED


def number_exposed(case, table):
    return WITH_OTHERS if len(exposed(table, case.offender)) > 1 else ALONE


def said_of_this_trick(case, table):
    """Whether the Director has found that only the trick in progress was spoken of (68). Returns str or None."""
    if table.happened(Found, lambda found: (found.id, found.answer) == ("68", "no"), since=case.before):
        raise NotComputed("68A", "cards shown in a claim")
    return THIS_TRICK if table.happened(Found, lambda found: found.id == "68", since=case.before) else None


def exposed(table, seat):
    """The cards of ``seat`` that lie exposed or are penalty cards now. Returns set[Card]."""
    lying = {card for owner, card in table.docket.face_up if owner == seat}
    return lying | {duty.card for duty in table.duties_of(seat, PenaltyCard)}
