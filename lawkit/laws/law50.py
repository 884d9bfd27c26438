"""Law 50: Disposition of penalty card."""
from typing import NamedTuple

from ..conduct import all_play_on, card_of, hand_of, noticed
from ..case import Case
from ..court import CORRECTIONS
from ..effects import (MAJOR, MINOR, BecomesPenaltyCard, CardBack, CardDue, CardStays, ChosenAnew, ClosedTo, LeadDemanded,
                       LeadForbidden, OpenToAll, PenaltyCard, PickedUp, Reclassified, ReservedForDirector, ReturnedToHand)
from ..events import Exposed, Led, Named, Played
from ..ruling import NEITHER, Choice, Effect, Moment, OpenPoint, Option, proceeding, provision, under, which
from ..terms import SEATS, SUITS, Card, NotComputed, Seat, value

TOO_EARLY = "leads before declarer has chosen"
PLAYED_OVER = "the next hand of the other side has played to it"
LEAD_CHOICES = "50D2", "51B1", "51B2"


@value
class Exposure(NamedTuple):
    """What decides the class of a penalty card."""

    honour: bool
    deliberate: bool
    others: bool


@provision("50B#1", unless=("50B#3",))
def minor(card):
    return not card.honour and not card.deliberate


@provision("50B#2", unless=("50B#3",))
def major(card):
    return card.honour or card.deliberate


@provision("50B#3")
def one_of_several(card):
    return card.others


@proceeding("50B")
def becomes_penalty_card(case, seat, card, source, deliberate=True, others=None):
    """``card`` of ``seat`` becomes a penalty card by ``source``; ``others``: whether that defender has more of them."""
    if all_play_on(case.before):
        yield Effect("68D2(b)(ii)", ReturnedToHand(seat, (card,)))
        return
    others = bool(case.before.duties_of(seat, PenaltyCard)) if others is None else others
    if deliberate and not card.is_honour and not others and type(case.act) in (Exposed, Named):
        reading = yield OpenPoint("P1", "50B", "low_card_shown_on_purpose", (MAJOR, MINOR), usual=True)
        deliberate = reading == MAJOR
    id = which(("50B#1", "50B#2", "50B#3"), Exposure(card.is_honour, deliberate, others))
    yield Effect(source, BecomesPenaltyCard(seat, card))
    yield Effect(id, PenaltyCard(seat, card, MINOR if id == "50B#1" else MAJOR))
    if others:
        yield Effect(id, Reclassified(seat))
    yield Effect("50E1", OpenToAll((seat, card)))
    yield Effect("50E4", ReservedForDirector("50E4"))


@proceeding("50A")
def picks_it_up_unasked(case):
    for card in case.act.cards:
        yield Effect("50A", CardStays(case.offender, card))


@value
class PenaltyCards(NamedTuple):
    """The penalty cards that ``seat`` has at one moment, ``gone`` when there were more of them before."""

    seat: Seat
    cards: tuple[PenaltyCard, ...]
    gone: bool = False


def several_in_one_hand(table):
    """A defender has come to hold several penalty cards, one of them minor: all become major (50B)."""
    for seat in SEATS if table.docket.bound else ():
        cards = table.duties_of(seat, PenaltyCard)
        if len(cards) > 1 and any(card.kind == MINOR for card in cards):
            yield "50B#3", Case(table, PenaltyCards(seat, cards), seat)


@proceeding("50B#3")
def all_become_major(case):
    yield Effect("50B#3", Reclassified(case.offender))


def last_of_several(table):
    """One penalty card is left of several, a low one that was exposed by accident (open point P2)."""
    for seat in SEATS if table.docket.bound else ():
        cards, before = table.duties_of(seat, PenaltyCard), table.parent.duties_of(seat, PenaltyCard)
        if len(cards) == 1 < len(before) and dropped(table, seat, cards[0].card) and not cards[0].card.is_honour:
            yield "P2", Case(table, PenaltyCards(seat, cards, gone=True), seat)


def dropped(table, seat, card):
    """Whether ``card`` was exposed by accident. Returns bool."""
    shown = [r.case.act for r in table.rulings if r.case.offender == seat and card in getattr(r.case.act, "cards", ())]
    return bool(shown) and is_accident(shown[-1])


def is_accident(act):
    """Whether cards were exposed by accident: shown so, or several at once (58B2). Returns bool."""
    return not act.deliberate if type(act) is Exposed else type(act) in (Led, Played) and len(act.cards) > 1


@proceeding("P2")
def once_major(case):
    reading = yield OpenPoint("P2", "50B#3", "last_penalty_card", ("stays_major", "minor_again"), usual=True)
    if reading == "minor_again":
        yield Effect("50B#1", case.act.cards[0]._replace(kind=MINOR))


def played_at_last(table):
    """A penalty card has been played: how it came to be exposed is closed to the partner (50E3)."""
    seat = getattr(table.event, "seat", None)
    if table.parent.docket.bound and seat is not None and table.goes_on():
        for duty in table.parent.duties_of(seat, PenaltyCard):
            if not table.holds_card(seat, duty.card):
                yield "50E3", Case(table.parent, table.event, seat)


@proceeding("50E3")
def penalty_card_played(case):
    yield Effect("50E3", ClosedTo(case.side, (case.offender, case.card)))


# -- the owner's partner is on lead

@value
class Lead(NamedTuple):
    """What ``seat`` is about to lead or play to trick ``number``, ``cards`` being penalty cards that bear on it."""

    seat: Seat
    number: int
    cards: tuple[Card, ...]


def partner_on_lead(table):
    """A defender is on lead while the partner has major penalty cards: declarer chooses first (50D2, 51B).

    The last card of a hand leaves nothing to choose, nor does one that must be led (45C).
    """
    cards = exposed_by_partner(table)
    if not cards or table.play.number == 13 or waits_for_demand(table) or correction_waits(table) or table.duties_of(table.play.turn, CardDue):
        return
    lead = Lead(table.play.turn, table.play.number, cards)
    if not set(cards) <= chosen_over(table, lead):
        law = "50D2" if len(cards) == 1 else "51B1" if len({c.suit for c in cards}) == 1 else "51B2"
        yield law, Case(table, lead, lead.seat.partner)


def choice_lapses(table, ruling):
    """Whether declarer's choice over a lead has lost its object: another hand is on lead, or will be once a revoke is put right."""
    act, play = ruling.case.act, table.play
    if type(act) is not Lead or type(ruling.question) is not Choice or play is None:
        return False
    return correction_waits(table) or not play.trick and (play.turn, play.number) != (act.seat, act.number)


def correction_waits(table):
    """Whether a card of the last trick has yet to be exchanged for one that should have been played. Returns bool."""
    return any(type(r.question) is Choice and r.question.id in CORRECTIONS for r in table.rulings)


def waits_for_demand(table):
    """Whether declarer first chooses what a defender plays to the trick before (57A). Returns bool."""
    return any(type(r.question) is Choice and r.question.id == "57A" for r in table.rulings)


def chosen_over(table, lead):
    """The penalty cards over which declarer has had the choice for this lead: one choice, however many cards stay.

    Returns set[Card].
    """
    asked = (r.case.act for r in table.rulings if r.law in LEAD_CHOICES)
    return {card for act in asked if (act.seat, act.number) == (lead.seat, lead.number) for card in act.cards}


def asked_anew(case, id):
    """Declarer's choice that still waits for the same lead or play gives way to the one that counts more cards."""
    for ruling in case.before.rulings:
        act = ruling.case.act
        waits = type(ruling.question) is Choice and type(act) is Lead
        if waits and (act.seat, act.number) == (case.act.seat, case.act.number):
            yield Effect(id, ChosenAnew(act))


def exposed_by_partner(table):
    """The major penalty cards of the partner of a defender who is to lead now. Returns tuple[Card, ...]."""
    play = table.play
    if play is None or table.over or play.trick or play.turn.side == play.contract.declarer.side:
        return ()
    return tuple(d.card for d in table.duties_of(play.turn.partner, PenaltyCard) if d.kind == MAJOR)


@proceeding("50D2")
def partner_must_wait(case):
    suit = str(exposed_by_partner(case.before)[0].suit)
    options = (Option(f"require {suit}", "50D2(a)"), Option(f"forbid {suit}", "50D2(a)"), Option(NEITHER, "50D2(b)"))
    yield from declarer_chooses(case, "50D2", options)


def declarer_chooses(case, id, options):
    leader = case.partner
    yield from asked_anew(case, id)
    answer = yield Choice(id, case.declarer, options, leads_too_early(leader))
    while type(answer) is tuple:
        if (yield what_follows_the_lead(leader, answer[1])) == PLAYED_OVER:
            yield from under("60A1", case._replace(act=Led(leader, answer[1:]), offender=leader))
            return
        yield from led_too_early(case, leader, answer[1])
        answer = yield Choice(id, case.declarer, options, leads_too_early(leader))
    if answer == NEITHER:
        return
    granted = next(o.id for o in options if o.answer == answer)
    verb, *suits = answer.split()
    suits = tuple(s for s in reversed(SUITS) if str(s) in suits)
    yield from picked_up(case, granted, suits)
    lasts = "50D2(a)#2" if granted == "50D2(a)" else granted
    yield Effect(lasts, LeadDemanded(leader, suits[0]) if verb == "require" else LeadForbidden(leader, suits))


def picked_up(case, id, suits):
    cards = tuple(card for card in exposed_by_partner(case.before) if card.suit in suits)
    yield Effect(id, PickedUp(case.offender, cards))
    for card in cards:
        yield Effect("50E2", ClosedTo(case.side, (case.offender, card)))


def leads_too_early(leader):
    def deed(before, event):
        leads = before.play and hand_of(before, event) == leader and not before.play.trick
        return (TOO_EARLY, card_of(event)) if leads else None
    return deed


def what_follows_the_lead(leader, card):
    """Attention to a lead made too early, or a card played over it, with which the other side lets it stand. Returns Moment."""
    def happens(table):
        if noticed_since_lead(table, leader, card):
            return TOO_EARLY
        if leader.lho in dict(table.play.plays_of(table.play.trick_number(leader, card))):
            return PLAYED_OVER
        if table.play.trick[1:]:
            raise NotComputed("50D2#2", "another hand than the next one has played to a lead made before declarer had chosen")
        return None
    return Moment("50D2#2", (Option(TOO_EARLY, "50D2#2"), Option(PLAYED_OVER, "")), happens)


def led_too_early(case, leader, card):
    yield Effect("47A", CardBack(leader, card, leader))
    yield from under("50B", case, leader, card, "49")


def noticed_since_lead(table, leader, card):
    """Whether attention has been drawn since ``leader`` led ``card``. Returns bool."""
    earlier = table
    while earlier.parent is not None and (leader, card) in earlier.play.trick:
        earlier = earlier.parent
    return noticed(table, earlier)
