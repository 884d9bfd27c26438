"""Law 57: Premature lead or play."""
from typing import NamedTuple

from ..conduct import hand_of, noticed
from ..effects import (CardBack, CardStays, NoRectification, PlaysInTurn, RankDemanded, ReservedForDirector, SuitDemanded,
                       SuitForbidden)
from ..events import Led
from ..ruling import Choice, Effect, Judgement, Moment, Option, proceeding, provision, under, which
from ..terms import SUITS, NotComputed, value

NOTICED, PLAY_GOES_ON, PLAYED_OVER = "attention is drawn to it", "play goes on", "the hand to the left has played over it"
DUMMY_ASKED = "the Director has looked at what dummy did"
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
    if first == PLAY_GOES_ON:
        return
    if first == DUMMY_ASKED and (yield Judgement("57C2")):
        yield Effect("57C2", NoRectification(case.offender))
        return
    if id == "57A#2":
        yield Effect("47A", CardBack(case.offender, case.card, turn=case.partner))
    yield from under("50B", case, case.offender, case.card, id)
    options = demands(case.before.play.led)
    answer = yield Choice("57A", case.declarer, options, partner_plays(case))
    yield Effect(next(o.id for o in options if o.answer == answer), demanded(case.partner, answer))


def what_comes_first(case, id):
    def happens(table):
        play, trick_over = table.play, table.play.number > case.before.play.number
        if trick_over and (id == "57A#1" or case.breaches != ("57",)):
            raise NotComputed("60C", "play went on after a card that came too early and was wrong besides")
        if not noticed(table, case.before):
            return PLAY_GOES_ON if trick_over and (play.trick or table.over) else None
        if trick_over or not owes(play, case.partner):
            raise NotComputed("60C", f"{case.partner} played before the Director had ruled on a card that came too early")
        return DUMMY_ASKED if dummy_was_looked_at(case, table, id) else NOTICED
    return Moment("57A", (Option(NOTICED, id), Option(DUMMY_ASKED, ""), Option(PLAY_GOES_ON, "")), happens)


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


def partner_plays(case):
    def deed(before, event):
        if hand_of(before, event) == case.partner:
            raise NotComputed("60C", f"{case.partner} plays before declarer has chosen")
    return deed


# -- at the turn of the right-hand opponent

def at_the_turn_of_rho(case):
    first = yield noticed_before_rho_plays(case)
    if first == PLAY_GOES_ON:
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
        opponents = case.side.other.seats
        if case.breaches != ("57",) and any(seat in opponents for seat, _ in play.played_after(case.offender, case.card)):
            raise NotComputed("60A1", "the other side played on after a card that came too early and was wrong besides")
        if trick_over:
            return PLAY_GOES_ON
        return None if (case.lho in dict(case.before.play.trick)) or owes(play, case.lho) else PLAYED_OVER
    return Moment("57D", (Option(NOTICED, "57D"), Option(PLAYED_OVER, ""), Option(PLAY_GOES_ON, "57D")), happens)


def known_to_be_legal_or_not(case):
    """Raises NotComputed where it is not known whether the offender could have followed suit."""
    play = case.before.play
    if case.card.suit != play.led and play.holds(case.offender, play.led) is None:
        raise NotComputed("57D", f"whether {case.offender} has a card of the suit led is not known")
