"""Law 70: Contested claim or concession."""
from functools import lru_cache
from typing import NamedTuple

from ..case import Case
from ..claims import (ANY, BEST, CARELESS, LEVELS, MOST_CARDS, Cards, Played, best, captures, divided, hands_unknown, known, stated, statement, taken_by_others,
                      worst)
from ..effects import (ClaimAdjudicated, ClaimDivided, DefaultOrder, DivisionWaits, HandsLaidOpen, HandsNeeded, MayChange, MustTakeBack,
                       ObjectionsHeard, PenaltyCard, StatedTooLate, StatementRepeated, TrumpForgotten, TrumpOut)
from ..events import Claimed, Led
from ..events import Played as CardPlayed
from ..ruling import Effect, Judgement, Moment, OpenPoint, Option, Settled, proceeding
from ..terms import SEATS, SUIT_MASKS, cards_in, mask_of, value

NORMAL = "careless", "any", "best"
FEW_CARDS = 5
OTHER_SIDE, OWN_SIDE = "no partner objects", "a partner objects as well"


# -- A and B: the Director hears both sides

@proceeding("70A")
def hearing(case):
    yield Effect("70A", ClaimAdjudicated(case.offender))
    if case.act.statement or getattr(case.act, "line", ()):
        yield Effect("70B1", StatementRepeated(case.offender))
    yield Effect("70B2", ObjectionsHeard(case.side.other))
    if (yield whose_objections(case)) == OWN_SIDE:
        yield Effect("68D2", ObjectionsHeard(case.side))
    yield Effect("70B3", HandsLaidOpen(case.offender))
    unknown = hands_unknown(case.before.play)
    if unknown:
        yield Effect("70B3", HandsNeeded(unknown))


def restates(table, event):
    """Whether a claim that has been doubted is stated again, or with more, by the same player, and gives up no trick of it. Returns bool."""
    first, left = table.docket.claim, table.play.left
    if not first.objected or event.seat != first.event.seat or {type(event), type(first.event)} != {Claimed}:
        return False
    return stated(event, left) >= stated(first.event, left)


@proceeding("70B1")
def stated_after_an_objection(case):
    yield Effect("70B1", StatedTooLate(case.offender))


def whose_objections(case):
    """Whether a player of the side that has claimed or conceded, dummy included, has doubted it as well."""
    def happens(table):
        return OWN_SIDE if any(seat.side == case.side for seat in table.docket.claim.objected) else OTHER_SIDE
    return Moment("70B2", (Option(OTHER_SIDE, ""), Option(OWN_SIDE, "")), happens)


@value
class Contest(NamedTuple):
    """A ``claim`` that was referred to the Director, and the tricks that had been played by then."""

    claim: NamedTuple
    tricks: tuple
    trick: tuple


def contested(table):
    """A contested claim, as soon as all the cards that are left are known and in their places. Yields ("70", Case)."""
    claim = table.docket.claim
    if claim is None or not claim.referred or not known(table.play) or any(type(duty) is MustTakeBack for duty in table.duties):
        return
    yield "70", Case(table, Contest(claim.event, table.play.tricks, table.play.trick), claim.event.seat)


# -- the tricks divided

@proceeding("70")
def division(case):
    """Every normal line first; then a trump that was forgotten, what needs the partner, and what was not stated."""
    plan, level = yield from line_that_counts(case)
    low = lines(case, plan, level)
    wanted = claimed(case) if low.exact and low.tricks >= claimed(case) else min(claimed(case), most(case))
    waits = why_it_waits(case, low, wanted)
    if waits:
        yield Effect("70A", DivisionWaits(case.side, low.least, low.most, waits))
    elif low.tricks >= wanted:
        yield every_line_agrees(case, low)
        yield from gives(case, "70A", low)
    elif not (yield from outstanding_trump(case, plan, level, low)):
        yield from limits(case, plan, level, low, wanted)


def every_line_agrees(case, low):
    falls_short = low.tricks < claimed(case)
    why = "no line of play gives as many tricks as were claimed" if falls_short else "every normal line gives at least the tricks that were claimed"
    return Settled("70D1", "70A", falls_short, why)


def gives(case, id, line):
    yield Effect(id, ClaimDivided(case.offender, divided(case.side, line.tricks, case.before.play.left), line.line))


def claimed(case):
    """The tricks that were stated. Returns int."""
    return stated(case.act.claim, case.before.play.left)


def said(case):
    """What the statement says of the line of play. Returns Stated."""
    return statement.read(case.act.claim, case.before.play)


def why_it_waits(case, low, wanted):
    """Why the tricks cannot be divided. Returns str, empty where they can."""
    others = [duty for duty in case.before.duties if duty.seat.side != case.side and type(duty) not in (MayChange, PenaltyCard)]
    own = [duty for duty in case.before.duties if type(duty) is not MayChange]
    if others or own and low.tricks < wanted:
        return "what a player owes or may not play has not been weighed"
    return "" if low.exact else "there are too many lines to look at"


# -- which line: a default order (E2), what was played after the claim (D3), what is normal

def line_that_counts(case):
    """The plan and the level of what is normal. Returns (plan, Level)."""
    plan, level = said(case).plan, LEVELS[case.regulation("normal_play") or NORMAL[0]]
    if lines(case, plan, level).least >= claimed(case):
        return plan, level
    if plan.start is None and case.regulation("claim_order") == "top-down":
        yield Effect("70E2", DefaultOrder(case.offender))
        return plan, level.top_down
    played = played_since(case)
    if played and (yield OpenPoint("P8", "70D3", "play_after_claim", ("evidence", "ignored"))) == "evidence":
        if (yield Judgement("70D3", tuple((case.offender, card) for card in played[:1]))):
            plan = Cards(played, case.before.play.contract.trump)
    if level_matters(case, plan, level):
        yield OpenPoint("P21", "70-fn", "normal_play", NORMAL, usual=True)
    return plan, level


def level_matters(case, plan, level):
    """Whether any play at all would cost more than what is normal. Returns bool."""
    if case.before.play.left > FEW_CARDS:
        return False
    return lines(case, plan, level).tricks != lines(case, plan, CARELESS if level is ANY else ANY).tricks


def played_since(case):
    """The cards that the claimer, or dummy for declarer, has put down since the claim. Returns tuple[Card, ...]."""
    found, table = [], case.before
    while table.docket.claim is not None:
        if type(table.event) in (Led, CardPlayed) and table.event.seat in bound(case):
            found += reversed(table.event.cards)
        table = table.parent
    return tuple(reversed(found))


# -- C: a trump that is still out

def outstanding_trump(case, plan, level, low):
    """Whether one was forgotten and can take a trick, which then goes over. Returns bool."""
    cards = trumps_out(case)
    if not cards or not (yield unmentioned(said(case))) or not takes_a_trick(case, plan, level, cards, low):
        return False
    yield Effect("70C3", TrumpOut(*who_holds(case, cards)))
    return (yield from perhaps_unaware(case, low))


def perhaps_unaware(case, low):
    if not (yield Judgement("70C2", (), (evidence(case, low),))):
        return False
    yield Effect("70C#4", TrumpForgotten(case.offender))
    yield from gives(case, "70C", low)
    return True


def trump_that_may_count(case, plan, level, low):
    """The same for an unmentioned trump of which only the Director can say whether it could take a trick. Returns bool."""
    cards = trumps_out(case)
    open_ = cards and said(case).mentions is not True and takes_a_trick(case, plan, level, cards, low) is None
    return bool(open_ and (yield Judgement("70C3"))) and (yield from perhaps_unaware(case, low))


def unmentioned(statement):
    """The first test (C1), as the statement answers it, else for the Director. Returns Settled or Judgement."""
    if statement.mentions is None:
        return Judgement("70C1")
    if statement.mentions:
        return Settled("70C1", "68C", False, "the statement speaks of the trump that is out")
    return Settled("70C1", "70C1", True, "nothing was said of a trump that is out")


def takes_a_trick(case, plan, level, cards, low):
    """The third test (C3): whether one does in the line that costs most, or in any other normal line.

    Returns bool, None where the lines are too many.
    """
    play = case.before.play
    in_low = any(card in cards for _, card in taken_by_others(play, case.side, low.line))
    return in_low or captured(play, case.side, level, plan, bound(case), hidden_from(case))


def trumps_out(case):
    """The trumps that the other side holds, but not those of dummy, which all can see. Returns tuple[Card, ...]."""
    play = case.before.play
    trump = play.contract.trump
    return () if trump is None else tuple(card for seat in hidden_from(case) for card in cards_in(play.hands[seat] & SUIT_MASKS[trump]))


def hidden_from(case):
    """The hands of the other side that are not dummy's. Returns tuple[Seat, ...]."""
    return tuple(seat for seat in case.side.other.seats if seat != case.before.play.contract.dummy)


def who_holds(case, cards):
    """One of the players who hold ``cards``, and those that this one holds. Returns (Seat, tuple[Card, ...])."""
    hands = case.before.play.hands
    seat = case.lho if hands[case.lho] & mask_of(cards) else case.rho
    return seat, tuple(card for card in cards if hands[seat] >> card & 1)


# -- D and E: what the Director does not accept

def limits(case, plan, level, low, wanted):
    """A defender's claim that needs the partner (D2), a less successful line (D1), a guess (E1); the rest is accepted."""
    if case.defends:
        careless, low = lines(case, plan, level, ANY), lines(case, plan, level, BEST)
        if careless.tricks < low.tricks and (yield Judgement("70D2", (), (evidence(case, careless),))):
            yield from gives(case, "70D2", careless)
            return
    if low.tricks >= wanted:
        yield from gives(case, "70A", low)
    elif (yield Judgement("70D1", (), (evidence(case, low),))):
        yield from gives(case, "70D1", low)
    elif (yield from trump_that_may_count(case, plan, level, low)):
        return
    elif (yield from needs_a_guess(case, low)):
        yield from gives(case, "70E1", low)
    else:
        yield Effect("70A", ClaimDivided(case.offender, divided(case.side, wanted, case.before.play.left)))


def needs_a_guess(case, low):
    """Whether the line must find a card with one opponent and not the other. Returns bool."""
    for seat, card in cards_to_find(case, low):
        if shown_out(case, seat.partner, card.suit):
            yield Settled("70E1", "70A", False, f"{seat.partner} has shown out, so {card} can only be with {seat}")
        elif (yield Judgement("70E1", ((seat, card),))):
            return True
    return False


def cards_to_find(case, low):
    """The cards that take a trick in the line ``low`` and which a higher card of the claimer's side might have caught.

    Yields (seat, card).
    """
    play = case.before.play
    ours = play.hands[case.offender] | play.hands[case.partner]
    for seat, card in taken_by_others(play, case.side, low.line):
        if card.suit != play.contract.trump and (ours & SUIT_MASKS[card.suit]) >> card + 1:
            yield seat, card


def shown_out(case, seat, suit):
    """Whether ``seat`` has failed to follow to ``suit`` before the claim. Returns bool."""
    play = case.before.play
    tricks = [trick.plays for trick in play.tricks] + [play.trick] * bool(play.trick)
    return any(plays[0][1].suit == suit != dict(plays)[seat].suit for plays in tricks if seat in dict(plays))


# -- the search, and what it leaves to others

@lru_cache(maxsize=256)
def searched(play, side, plan, level, claimer, partner):
    return worst(play, side, plan, level, claimer, partner)


def lines(case, plan, level, partner=None):
    """The normal line that costs the claim most. Returns Worst."""
    return searched(case.before.play, case.side, plan, level, case.offender if case.defends else None, partner)


def bound(case):
    """The hands that a statement binds: declarer's and dummy's, or the defender's own. Returns tuple[Seat, ...]."""
    return (case.offender,) if case.defends else case.side.seats


@lru_cache(maxsize=64)
def captured(play, side, level, plan, bound, holders):
    return captures(play, side, level, plan, bound, holders)


@lru_cache(maxsize=256)
def finest(play, side, exposed):
    return best(play, side, exposed)


def most(case):
    """The tricks of best play on both sides, with all the help that penalty cards of the others can give. Returns int."""
    play = case.before.play
    if play.left > MOST_CARDS:
        return play.left
    faced = [duty for duty in case.before.duties if type(duty) is PenaltyCard and duty.seat.side != case.side]
    exposed = tuple(mask_of(duty.card for duty in faced if duty.seat == seat) for seat in SEATS)
    return finest(play, case.side, exposed).most


def evidence(case, line):
    """A line of play to put beside a question. Returns Played."""
    return Played(case.side, line.tricks, line.line, begun=len(case.before.play.trick))
