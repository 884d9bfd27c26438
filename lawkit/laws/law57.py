"""Law 57: Premature lead or play."""
from typing import NamedTuple

from ..conduct import card_of, hand_of, noticed
from ..effects import (CardBack, CardStays, DemandMet, LedAhead, NoRectification, PlaysInTurn, RankDemanded, ReservedForDirector, RightForfeited,
                       RightsKept, SuitDemanded, SuitForbidden)
from ..events import Led
from ..lawful import lawful_plays
from ..ruling import Choice, Effect, Judgement, Moment, OpenPoint, Option, proceeding, provision, under, which
from ..terms import SUITS, NotComputed, cards_in, value

LED_TO = "the next hand has played to the lead"
NOTICED, PLAY_GOES_ON, PLAYED_OVER = "attention is drawn to it", "play goes on", "the hand to the left has played over it"
PARTNER_TOO, PLAYED_ON = "attention is drawn, and partner has played", "attention is drawn, and the other side has played after partner"
WRONG = "play goes on over a card that is not legal either"
DUMMY_ASKED = "the Director has looked at what dummy did"
PLAYS_UNASKED = "plays before declarer has chosen"
MET = "what partner has played is what declarer asks for"
HIGHEST, LOWEST = "highest", "lowest"


@value
class Early(NamedTuple):
    """What decides about a card that comes too early. It ``leads`` to the next trick, or is played to this one."""

    defends: bool
    leads: bool
    partner_owes: bool
    declarer_done: bool


@provision("57A#1")
def leads_before_partner_has_played(card):
    return card.defends and card.leads and card.partner_owes


@provision("57A#2", unless=("57C1",))
def plays_before_partner(card):
    return card.defends and not card.leads and card.partner_owes


@provision("57C1")
def plays_after_both_hands_of_declarer(card):
    return card.defends and not card.leads and card.partner_owes and card.declarer_done


@provision("57C3")
def played_by_declarer(card):
    return not card.defends and not card.leads


@provision("57D")
def plays_at_the_turn_of_the_right_hand_opponent(card):
    return card.defends and not card.leads and not card.partner_owes


def early(table, seat, leads):
    """What decides about a card that ``seat`` leads or plays too early at ``table``. Returns Early."""
    play = table.play
    declaring = play.contract.declarer.side
    return Early(seat.side != declaring, leads, owes(play, seat.partner), not any(owes(play, s) for s in declaring.seats))


def owes(play, seat):
    """Whether ``seat`` has not played to the trick in progress. Returns bool."""
    return seat not in dict(play.trick)


def stays_played(table, seat):
    """Whether a card that ``seat`` plays too early stays played, so that only its suit can be wrong. Returns bool."""
    return owes(table.play, seat) and which(WAYS, early(table, seat, leads=False)) in ("57C1", "57C3")


WAYS = "57A#1", "57A#2", "57C1", "57C3", "57D"


@proceeding("57")
def too_early(case):
    leads = leads_on(case)
    id = which(WAYS, early(case.before, case.offender, leads))
    yield from at_the_turn_of_rho(case) if id == "57D" else before_partner(case, id)


def leads_on(case):
    """Whether the card is a lead to the next trick. Returns bool; raises NotComputed where no provision speaks of it."""
    play = case.before.play
    if owes(play, case.offender):
        return False
    if type(case.act) is not Led:
        raise NotComputed("45E", f"a second card of {case.offender} to the same trick")
    if not case.defends:
        raise NotComputed("55", "declarer leads to the next trick before this one is complete")
    if not owes(play, case.partner):
        raise NotComputed("57", "a lead to the next trick, and only the other side has yet to play to this one")
    if any(r.law == "61" and r.question and r.case.side == case.side for r in case.before.rulings):
        raise NotComputed("63A1", "a lead to the next trick, made too early, after a revoke of the same side")
    return True


@proceeding("57C")
def played_all_the_same(case):
    id = which(WAYS, early(case.before, case.offender, leads=False))
    yield Effect(id, NoRectification(case.offender) if case.defends else CardStays(case.offender, case.card))


# -- before partner has played

def before_partner(case, id):
    first = yield what_comes_first(case, id)
    if first == DUMMY_ASKED:
        if (yield Judgement("57C2")):
            yield Effect("57C2", NoRectification(case.offender))
            return
        first = yield how_far_play_had_gone(case, id)
    if first in (PLAY_GOES_ON, WRONG):
        return
    if first == LED_TO:
        yield from under("60A1", case)
        yield Effect("60A2", LedAhead(case.offender, case.card, case.lho))
        return
    if first == PLAYED_ON and (yield OpenPoint("P10", "57A", "played_on_after_both_defenders", ("forfeited", "kept"))) == "forfeited":
        yield from under("60A1", case)
        return
    if id == "57A#2":
        yield Effect("47A", CardBack(case.offender, case.card, turn=case.partner if first == NOTICED else None))
    yield from under("50B", case, case.offender, case.card, id)
    yield from declarer_demands(case, first != NOTICED)


def what_comes_first(case, id):
    def happens(table):
        if id == "57A#1" and hand_of(table.parent, table.event) == case.lho and plays_to_early_lead(table.parent, case.lho):
            refuse_revoke(case, table)
            return LED_TO
        if noticed(table, case.before):
            return DUMMY_ASKED if dummy_was_looked_at(case, table, id) else how_far(case, table, id)
        if table.play.number == case.before.play.number or not (table.play.trick or table.over):
            return None
        if id == "57A#1":
            raise NotComputed("60C", "play went on after a lead that came too early")
        return WRONG if case.breaches[1:] else PLAY_GOES_ON
    options = Option(NOTICED, id), Option(DUMMY_ASKED, ""), Option(LED_TO if id == "57A#1" else PLAY_GOES_ON, "")
    return Moment("57A", options + partner_as_well(id) + (Option(WRONG, ""),) * bool(case.breaches[1:]), happens)


def plays_to_early_lead(table, hand):
    """Whether a card of ``hand`` is one to a lead that a defender to its right has made too early, and of which nobody has
    spoken: it has played to the trick before already, and is not to lead to the next one itself. Returns bool.
    """
    return any(may_play_to_lead(table, ruling.case) for ruling in table.rulings if hand == ruling.case.lho and waits_for_attention(ruling))


def waits_for_attention(ruling):
    """Whether it is about a lead that came too early, and nobody has spoken of it. Returns bool."""
    waits = ruling.law == "57" and type(ruling.question) is Moment and ruling.question.id == "57A"
    return waits and not owes(ruling.case.before.play, ruling.case.offender)


def may_play_to_lead(table, case):
    play = table.play
    if play.number > case.before.play.number:
        return not play.trick and play.turn != case.lho
    return not owes(play, case.lho)


def refuse_revoke(case, table):
    """Raises NotComputed where the card played to the lead may be a revoke."""
    if card_of(table.event).suit != case.card.suit and table.play.holds(case.lho, case.card.suit) is not False:
        raise NotComputed("60A2", f"{case.lho} plays to a lead that came too early, and does not follow suit")


def how_far_play_had_gone(case, id):
    return Moment("57A", (Option(NOTICED, id), *partner_as_well(id)), lambda table: how_far(case, table, id))


def partner_as_well(id):
    return (Option(PARTNER_TOO, id), Option(PLAYED_ON, id))[:2 if id == "57A#2" else 1]


def how_far(case, table, id):
    """Whether partner has played, and after that the other side, when attention is drawn. Returns str."""
    plays = table.play.plays_of(case.before.play.number)
    seats = [seat for seat, _ in plays]
    if case.partner not in seats:
        return NOTICED
    since = seats[seats.index(case.partner) + 1:]
    return PLAYED_ON if id == "57A#2" and any(seat.side != case.side for seat in since) else PARTNER_TOO


def dummy_was_looked_at(case, table, id):
    """Whether the Director has found what dummy did (57C2). Returns bool."""
    found = [found.answer for found in table.docket.found if found.id == "57C2"]
    if "yes" in found and (id == "57A#1" or case.breaches != ("57",)):
        raise NotComputed("57C2", "dummy was at fault, and the card was a lead or not legal")
    return bool(found)


def ruled_on(table):
    """Whether every card that was played before partner's has been ruled on already. Returns bool."""
    asked = [r.question for r in table.rulings if r.law == "57" and "57D" not in r.cites]
    return bool(asked) and not any(type(question) is Moment for question in asked)


def demands(led):
    """The four options of declarer; the last two are for each suit but the one ``led``. Returns tuple[Option, ...]."""
    others = [suit for suit in reversed(SUITS) if suit != led]
    return (Option(HIGHEST, "57A1"), Option(LOWEST, "57A2"), *(Option(f"require {suit}", "57A3") for suit in others),
            *(Option(f"forbid {suit}", "57A4") for suit in others))


def demanded(seat, answer):
    """The duty that declarer's ``answer`` lays on ``seat``. Returns RankDemanded, SuitDemanded or SuitForbidden."""
    verb, _, suit = answer.partition(" ")
    if not suit:
        return RankDemanded(seat, answer)
    suit = next(s for s in SUITS if str(s) == suit)
    return SuitDemanded(seat, suit) if verb == "require" else SuitForbidden(seat, (suit,))


def declarer_demands(case, has_played):
    """Declarer chooses one demand on partner's card, one that has been played already (60C) included."""
    if has_played:
        yield Effect("60C", RightsKept(case.side.other))
    options = demands(case.before.play.led)
    answer = yield Choice("57A", case.declarer, options, partner_plays(case))
    while type(answer) is tuple:
        yield Effect("60C", RightsKept(case.side.other))
        yield from partners_card_back(case, answer[1])
        answer = yield Choice("57A", case.declarer, options, partner_plays(case))
    id, duty = next(o.id for o in options if o.answer == answer), demanded(case.partner, answer)
    if has_played:
        card = yield another_card_than_asked_for(case, id, duty)
        if card == MET:
            yield Effect(id, DemandMet(case.partner))
            return
        yield from partners_card_back(case, card)
    yield Effect(id, duty)


def another_card_than_asked_for(case, id, duty):
    """The card that partner has played, where it does not meet ``duty``, declarer's demand. Returns Moment."""
    def happens(table):
        card = dict(table.play.plays_of(case.before.play.number))[case.partner]
        lawful = lawful_plays(table.changed(play=table.play.without(case.partner, card)).bound(id, duty), case.partner)
        if not lawful:
            raise NotComputed("57A", f"whether {case.partner} has played what declarer asks for is not known")
        return MET if card in lawful else card
    return Moment("57A", (Option(MET, ""), *(Option(card, "60C") for card in cards_in(case.before.hands[case.partner]))), happens)


def partners_card_back(case, card):
    """What partner has played before declarer had chosen is no choice of partner's."""
    yield Effect("60C", CardBack(case.partner, card, turn=case.partner))
    yield from under("50B", case, case.partner, card, "60C")


def partner_plays(case):
    """A deed: partner plays before declarer has chosen."""
    def deed(before, event):
        if hand_of(before, event) != case.partner:
            return None
        if not before.verdict(event).lawful:
            raise NotComputed("60C", f"{case.partner} plays before declarer has chosen, and no legal card")
        return PLAYS_UNASKED, card_of(event)
    return deed


# -- at the turn of the right-hand opponent

def at_the_turn_of_rho(case):
    first = yield noticed_before_rho_plays(case)
    if first in (PLAY_GOES_ON, WRONG):
        return
    if first == PLAYED_OVER:
        yield from under("60A", case)
        return
    if case.breaches == ("57",):
        yield Effect("57D", PlaysInTurn(case.offender, case.card))
    else:
        yield Effect("47A", CardBack(case.offender, case.card, turn=case.rho))
        yield from under("50B", case, case.offender, case.card, "57D")
    yield Effect("57D", ReservedForDirector("16B1"))


def noticed_before_rho_plays(case):
    def happens(table):
        play = table.play
        trick_over = play.number > case.before.play.number
        if noticed(table, case.before) and not trick_over:
            known_to_be_legal_or_not(case)
            return NOTICED
        if case.breaches[1:] and case.rho in dict(play.plays_of(case.before.play.number)):
            return WRONG
        if trick_over:
            return PLAY_GOES_ON
        return None if (case.lho in dict(case.before.play.trick)) or owes(play, case.lho) else PLAYED_OVER
    options = Option(NOTICED, "57D"), Option(PLAYED_OVER, ""), Option(PLAY_GOES_ON, "57D")
    return Moment("57D", options + (Option(WRONG, ""),) * bool(case.breaches[1:]), happens)


def known_to_be_legal_or_not(case):
    """Raises NotComputed where it is not known whether the offender could have followed suit."""
    play = case.before.play
    if case.card.suit != play.led and play.holds(case.offender, play.led) is None:
        raise NotComputed("57D", f"whether {case.offender} has a card of the suit led is not known")


# -- play has gone on over a card that is not legal either

def wrong_in_turn_as_well(table):
    """Nothing follows any more from a card's having come too early: what else it has broken is ruled on like any card in turn."""
    for ruling in table.rulings:
        forfeited = any(type(effect.what) is RightForfeited for effect in ruling.effects)
        if ruling.law in ("57", "60C") and ruling.case.breaches[1:] and (WRONG in ruling.answers or forfeited):
            broken = ruling.case.breaches[1:]
            yield table.rules.law_of(broken), ruling.case._replace(breaches=broken)
