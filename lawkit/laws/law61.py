"""Law 61: Failure to follow suit and inquiries concerning a revoke."""
from ..case import Case
from ..conduct import card_of, hand_of
from ..effects import (CardDue, DummyMayNot, LeadDemanded, LeadForbidden, LedAhead, NoRectification, RankDemanded, ReservedForDirector, Revoked,
                       SaysWhetherVoid, SuitDemanded, SuitForbidden)
from ..events import Exposed, Led, Played
from ..ruling import Effect, OpenPoint, proceeding, under
from ..terms import SEATS, Card, Impossible, NotComputed
from .law42 import rights_are_lost

DEMANDS_ON_PLAY = "57A1", "57A2", "57A3", "57A4"


@proceeding("61")
def revoke(case):
    refuse_card_for_a_lead_ahead(case)
    if "59" in case.breaches and (yield from under("59", case)):
        return
    if leads_forbidden_suit(case) or "57A4" in case.breaches:
        if (yield OpenPoint("P3", "61A#3", "forbidden_suit_led", ("revoke", "no_revoke"))) == "no_revoke":
            yield Effect("61A#3", NoRectification(case.offender))
            return
    yield from under("62D" if case.before.play.number == 12 else "63", case)


def refuse_card_for_a_lead_ahead(case):
    """Raises NotComputed for a card that may be meant for a lead to the next trick, which stands although it came too early (60A2)."""
    led = any(type(effect.what) is LedAhead for ruling in case.before.rulings for effect in ruling.effects)
    if led and case.before.play.ahead:
        raise NotComputed("67A1", f"{case.offender} owes a card to the trick before, and plays one that does not follow to it")


@proceeding("61A")
def revoke_defined(case):
    """Which of the routes of 61A the card took: not following suit, not playing the card that the Law requires, or not
    obeying an opponent's choice.
    """
    obeyed = case.before.play.trick and not set(case.breaches) & set(DEMANDS_ON_PLAY)
    required = case.before.duties_of(case.offender, CardDue)
    yield Effect("61A#2" if required else "61A#1" if obeyed else "61A#3", Revoked(case.offender, case.card))


def leads_forbidden_suit(case):
    """Whether the card is a lead of a suit that declarer has forbidden, and has not asked for another. Returns bool."""
    orders = case.before.duties_of(case.offender, LeadDemanded, LeadForbidden)
    asked_for = any(type(duty) is LeadDemanded and duty.suit != case.card.suit for duty in orders)
    return not case.before.play.trick and not asked_for and any(
        type(duty) is LeadForbidden and case.card.suit in duty.suits for duty in orders)


# -- B: inquiries

def asked(table, event):
    """The section for a question about a failure to follow suit. Returns str, or None where the player asked has followed."""
    if table.play is None:
        raise NotComputed("61B", "a question about a revoke before the play")
    return None if table.over or has_followed(table.play, event.of) else "61B"


def has_followed(play, seat):
    """Whether the last card of ``seat`` is of the suit led, or none has been played. Returns bool."""
    tricks = [plays for plays in (*(trick.plays for trick in play.tricks), play.trick) if seat in dict(plays)]
    return not tricks or dict(tricks[-1])[seat].suit == tricks[-1][0][1].suit


@proceeding("61B")
def inquiry(case):
    seat, of = case.act
    declarer, dummy = case.declarer, case.before.play.contract.dummy
    if of == dummy:
        raise NotComputed("61B", "a question about dummy, whose cards everybody sees")
    if seat == dummy and of != declarer:
        if rights_are_lost(case.before):
            raise NotComputed("43B3", "dummy, whose rights are lost, asks a defender about a revoke")
        yield Effect("61B2(b)", DummyMayNot(seat))
        yield Effect("61B2(b)", ReservedForDirector("16B1"))
        return
    yield Effect({declarer: "61B1", dummy: "61B2(a)"}.get(seat, "61B3"), SaysWhetherVoid(of, seat))
    if seat == of.partner and case.defends:
        yield Effect("61B3", ReservedForDirector("16B1"))


# -- revokes that come to light later

def came_to_light(table):
    """The card just seen shows that its owner could have followed suit to an earlier trick."""
    event, play = table.event, table.play
    if type(event) not in (Led, Played, Exposed) or play is None or not play.open[event.seat]:
        return
    shown = {card.suit for card in event.cards}
    for trick in play.tricks:
        card = dict(trick.plays).get(event.seat)
        if card is not None and trick.plays[0][1].suit in shown - {card.suit}:
            yield "61", case_of(table, event.seat, card)


def told(table, found):
    """The Director finds that a card was a revoke, ``finds 61 E HK``.

    Returns (proceeding, Case), or None when a ruling about it is there already; raises Impossible for a card that was
    none.
    """
    if found.id != "61":
        return None
    seat, card = found.answer.split()
    case = case_of(table, next(s for s in SEATS if s.name == seat), Card(card))
    for ruling in table.rulings:
        if ruling.law == "61" and ruling.case.act == case.act:
            refuse_where_another_finding_is_due(found, ruling)
            return None
    was_possible(case)
    return "61", case


def refuse_where_another_finding_is_due(found, ruling):
    """Raises Impossible where the Director has asked whether the player could obey (59)."""
    if "59" in ruling.case.breaches and not ruling.answers:
        raise Impossible(f"finds 61 {found.answer}: the Director has asked whether the player could obey; write finds 59 no, or finds 59 yes")


def case_of(table, seat, card):
    """The case of ``card``, which ``seat`` played earlier. Returns Case; raises Impossible when it was not played."""
    while table.parent is not None:
        event, before = table.event, table.parent
        if before.play and hand_of(before, event) == seat and card_of(event) == card:
            return Case(before, event, seat, ("44C",))
        table = table.parent
    raise Impossible(f"{seat} has not played {card}, so it cannot be a revoke")


def was_possible(case):
    """Raises Impossible where the cards show that it was no revoke."""
    play, name = case.before.play, f"{case.offender}'s {case.card}"
    if case.before.duties_of(case.offender, RankDemanded, SuitDemanded, SuitForbidden):
        raise NotComputed("61A#3", f"{name} told to be a revoke, when declarer had made a demand on that card")
    if play.led == case.card.suit:
        raise Impossible(f"{name} followed suit, so it was no revoke")
    if play.trick and play.holds(case.offender, play.led) is False:
        raise Impossible(f"{name} was no revoke: the hand is known and held no {play.led}")
    if not play.trick and not case.before.duties_of(case.offender, LeadDemanded, LeadForbidden):
        raise Impossible(f"{name} was a lead that nothing restricted, so it was no revoke")
