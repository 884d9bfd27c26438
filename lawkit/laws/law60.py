"""Law 60: Play after an illegal play."""
from ..conduct import NOTICED, attention_before_play_goes_on, hand_of, noticed
from ..effects import (CardBack, DutiesStay, LeadDemanded, LeadForbidden, LeadRestored, LedOver, PenaltyCard, RightForfeited,
                       RightsKept, TreatedAsLegal)
from ..events import Summoned
from ..lawful import leads_over_partner, waiting_lead
from ..ruling import Effect, Moment, OpenPoint, Option, proceeding, under
from ..terms import NotComputed

BEFORE_A_RULING, AFTER_A_RULING = "the other side plays on before a ruling", "the Director had ruled"
STANDS, TAKEN_BACK, LED_OVER = "the lead stands", "the lead is taken back", "the proper leader has led over it"


# -- the other side plays on

@proceeding("60A")
def other_side_plays_on(case):
    """The hand to the left has played straight after a card out of turn or too early."""
    if (yield before_or_after_a_ruling(case)) == BEFORE_A_RULING:
        yield from under("60A1", case)


@proceeding("60A1")
def right_forfeited(case):
    yield Effect("60A1", RightForfeited(case.side.other))
    yield Effect("60A2", TreatedAsLegal(case.act))
    if any(case.before.duties_of(seat, PenaltyCard, LeadDemanded, LeadForbidden) for seat in case.side.seats):
        yield Effect("60A3", DutiesStay(case.side))


def before_or_after_a_ruling(case):
    def happens(table):
        ruled = False
        while table is not case.before:
            if type(table.event) is Summoned:
                ruled = True
            elif hand_of(table.parent, table.event) in case.side.other.seats:
                ruled = False
            table = table.parent
        return AFTER_A_RULING if ruled else BEFORE_A_RULING
    return Moment("60A", (Option(BEFORE_A_RULING, ""), Option(AFTER_A_RULING, "")), happens)


# -- a defender plays on, although declarer is to lead from the other hand

@proceeding("60B")
def defender_plays_before_the_new_lead(case):
    yield attention_before_play_goes_on(case, "60B")
    yield Effect("60B", CardBack(case.offender, case.card, turn=case.before.play.turn))
    yield from under("50B", case, case.offender, case.card, "60B")


# -- the offending side plays on

@proceeding("60C")
def offending_side_plays_on(case):
    """The partner of a hand that has led out of turn plays before the other side has chosen; its choice decides."""
    lead = waiting_lead(case.before)
    refuse_a_second_card(case)
    yield Effect("60C", RightsKept(case.side.other))
    fate = yield fate_of(lead.case, case)
    if leads_over_partner(case.before, case.act):
        yield from led_by_the_proper_leader(case, fate)
    elif fate == STANDS:
        yield from played_too_early(case)
    elif fate == TAKEN_BACK:
        yield Effect("60C", CardBack(case.offender, case.card, turn=lead.case.before.play.turn))
        if case.defends:
            yield from under("50B", case, case.offender, case.card, "60C")


def led_by_the_proper_leader(case, fate):
    """The defender whose turn it was has led as well. Where partner's lead stands, that was no lead; where it is taken back,
    the lead was due, but declarer had not chosen yet (P24).
    """
    if fate == TAKEN_BACK and (yield OpenPoint("P24", "60C", "lead_over_partners_lead", ("goes_back", "stands"))) == "stands":
        raise NotComputed("60C", f"{case.card}, led by the defender whose turn it was, stands, and partner's lead is taken back")
    yield noticed_in_that_trick(case)
    yield Effect("60C", CardBack(case.offender, case.card, turn=case.offender if fate == TAKEN_BACK else None))
    yield from under("50B", case, case.offender, case.card, "60C")


def noticed_in_that_trick(case):
    def happens(table):
        if table.play.number > case.before.play.number:
            raise NotComputed("60C", f"play went on over {case.card}, led by the defender whose turn it was")
        return NOTICED if noticed(table, case.before) else None
    return Moment("60C", (Option(NOTICED, ""),), happens)


def refuse_a_second_card(case):
    """Raises NotComputed for a second card of one hand."""
    if case.offender in dict(case.before.play.trick):
        raise NotComputed("45E", "a second card from one hand after a lead out of turn")


def played_too_early(case):
    """The lead stands, so the card is one played too early, and Law 57 judges it."""
    if not case.defends and len(case.breaches) > 1:
        raise NotComputed("57C3", f"{case.card}, played too early and not legal either")
    yield from under("57" if case.defends else "57C", case._replace(breaches=("57", *case.breaches[1:])))


def fate_of(lead, case):
    """What becomes of the lead out of turn in the case ``lead``, to which the card of ``case`` was played. Returns Moment."""
    def happens(table):
        ruling = next(r for r in table.rulings if r.case is lead)
        kinds = [type(effect.what) for effect in ruling.effects]
        if "47E1" in ruling.cites:
            raise NotComputed("60C", "partner plays to the lead of a player whom an opponent had misled")
        if LedOver in kinds:
            return LED_OVER
        if CardBack in kinds and LeadRestored not in kinds:
            return TAKEN_BACK
        if ruling.question is None and len(case.breaches) > 1 and case.rho in dict(table.play.plays_of(lead.before.play.number)):
            raise NotComputed("60C", f"{case.card}, which came too early and is not legal, and {case.rho} has played since")
        return STANDS if ruling.question is None else None
    return Moment("60C", (Option(STANDS, "60C"), Option(TAKEN_BACK, "60C"), Option(LED_OVER, "53B")), happens)
