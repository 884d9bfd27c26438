"""Law 17: The auction period."""
from typing import NamedTuple

from ..case import Case
from ..conduct import noticed
from ..effects import AuctionBack, InRotation, PassedOut, PeriodOver, Referred, TreatedAsLegal
from ..events import Called, Faced, Led, ReturnedCards, TookCards
from ..ruling import ACCEPT, DECLINE, Effect, Moment, OpenPoint, Option, proceeding, under
from ..terms import PASS, SEATS, SIDES, NotComputed, Seat, value
from .tables import lead_control

NOTICED, TOO_LATE = "attention is drawn", "the auction period ends"
PASSED, CALLED = "another pass", "another call"
IRREGULAR = "attention is drawn while an irregular call lies over the last pass"


# -- when the period begins and ends

def period_begun(table, seat):
    """Whether the auction period has begun for the side of ``seat`` (17A). Returns bool."""
    return bool(table.auction.calls or table.play) or table.happened(TookCards, lambda event: event.seat.side == seat.side)


def period_over(table):
    """The provision by which no call can be made or changed any more: 17D1 once a defender has faced a lead, 17D2 once
    all four hands of a board that was passed out are back. Returns str, or None while the auction period runs.
    """
    if table.setup.start:
        return "17D1"
    if table.play is None:
        return "17D2" if all_hands_back(table) else None
    defends = table.contract.declarer.side.other
    return "17D1" if table.happened((Led, Faced), lambda led: faced_by(led, defends), table.before_the_end()) else None


def faced_by(led, side):
    return led.seat.side == side and not (type(led) is Led and led.face_down)


def all_hands_back(table):
    return all(table.happened(ReturnedCards, lambda event: event.seat == seat) for seat in SEATS)


def fourth_hand_back(table):
    """The last hand has gone back into the board, and nobody has bid."""
    if type(table.event) is ReturnedCards and table.play is None and not table.auction.bid and all_hands_back(table):
        yield "17D2", Case(table, table.event, table.event.seat)


@proceeding("17D2")
def nobody_bid(case):
    yield Effect("17D2", PassedOut())


# -- three passes that do not end the auction

@value
class TurnLost(NamedTuple):
    """The first of the last passes that was out of rotation, and whose turn it took."""

    act: Called
    turn: Seat


def turn_lost(table):
    """The passes that would end the auction have cost a player a turn (17D3, 34)."""
    auction = table.auction
    if table.closed and table.parent.auction is not auction:
        lost = next(out_of_rotation(table), None)
        if lost:
            yield "17D3", Case(table, lost, lost.act.seat)


def in_rotation(table):
    """The calls that count as made in rotation although nothing is recorded for the player skipped (28A). Returns list."""
    return [effect.what.act for ruling in table.rulings for effect in ruling.effects if type(effect.what) is InRotation]


def out_of_rotation(table):
    """Which of the last three passes took somebody's turn; the call that they followed may have been out of rotation.
    Yields TurnLost.
    """
    deemed = in_rotation(table)
    before, *last = table.auction.calls[-4:]
    turn = before.seat.lho
    for called in last:
        if called.seat != turn and not any(called is each for each in deemed):
            yield TurnLost(called, turn)
        turn = called.seat.lho


def ends_the_auction(table, called):
    """Whether ``called`` would end the auction, nobody having lost a turn by the last passes (22, 17D3). Returns bool."""
    if table.auction.has_all_passes:
        return False
    after = table.with_auction(table.auction.after(called))
    return after.auction.ended and not any(out_of_rotation(after))


@proceeding("17D3")
def passes_that_do_not_end_the_auction(case):
    came = yield what_comes_first(case, NOTICED, IRREGULAR, PASSED, CALLED, TOO_LATE)
    if came == IRREGULAR:
        came = yield from call_or_turn_first(case)
    elif came == NOTICED and (yield from is_like_any_pass_out_of_rotation(case)):
        yield from as_any_pass_out_of_rotation(case)
        return
    if came == PASSED:
        came = yield what_comes_first(case, NOTICED, TOO_LATE)
    if came in (NOTICED, IRREGULAR):
        yield from auction_goes_back(case, came)
    elif came == CALLED:
        yield Effect("29A", TreatedAsLegal(case.act.act))
    else:
        yield Effect(period_ended_by(case), PeriodOver())


def is_like_any_pass_out_of_rotation(case):
    """Whether the last pass, itself out of rotation, is heard by Laws 29 and 30 (O1)."""
    if case.act.act is not case.before.auction.calls[-1]:
        return False
    return (yield OpenPoint("O1", "34", "third_pass_out_of_turn", ("17D3", "30A"))) == "30A"


def call_or_turn_first(case):
    """An irregular call lies over the last pass. What comes of it decides, or the turn comes back before it is ruled on (O21).

    Returns what comes first, IRREGULAR itself for the turn.
    """
    readings = "call_first", "turn_first"
    accepted = yield from is_like_any_pass_out_of_rotation(case)
    if accepted or (yield OpenPoint("O21", "34", "irregular_call_over_last_pass", readings)) == "call_first":
        return (yield what_comes_first(case, PASSED, CALLED, TOO_LATE))
    return IRREGULAR


def as_any_pass_out_of_rotation(case):
    """The next player chooses first (O1); who accepts the pass, and does no more than pass, comes back to 17D3."""
    answer = yield from under("29", Case(case.before.parent, case.act.act, case.offender), False)
    if answer == ACCEPT or answer != DECLINE and (yield what_comes_first(case, PASSED, CALLED)) == PASSED:
        yield from auction_goes_back(case)


def auction_goes_back(case, came=NOTICED):
    yield Effect("34", Referred("17D3"))
    yield Effect("17D3", AuctionBack(case.act.act, case.act.turn, sides_at_fault(case, came)))
    if (yield OpenPoint("O4", "17D3", "lead_after_17d3", ("free", "26B"), usual=True)) == "26B":
        yield lead_control("17D3", case)


def sides_at_fault(case, came):
    """Whoever has passed out of rotation is an offender (16C), and so is the maker of an irregular call over the last pass.
    Returns Side, or both of them.
    """
    sides = {lost.act.seat.side for lost in out_of_rotation(case.before)}
    if came == IRREGULAR:
        sides.add(case.before.auction.turn.side)
    return case.side if len(sides) == 1 else SIDES


def period_ended_by(case):
    return "17D1" if case.before.auction.bid else "17D2"


def what_comes_first(case, *answers):
    """Attention; another pass, or another call, over the last pass; or the end of the auction period. A call counts once
    nothing about it is open.
    """
    ids = {NOTICED: "", IRREGULAR: "", PASSED: "", CALLED: "", TOO_LATE: period_ended_by(case)}

    def happens(table):
        made = next(iter(table.auction.calls[len(case.before.auction.calls):]), None)
        if made and (made.seat == case.act.turn or made.seat != case.before.auction.turn):
            raise NotComputed("17D3", "a call of the player who has lost a turn, or out of rotation, before anybody has noticed")
        seen, open_ = noticed(table, case.before.parent), is_open(table, case, made)
        stands = made and not open_
        came = {TOO_LATE: period_over(table), IRREGULAR: seen and open_, PASSED: stands and made.call == PASS, CALLED: stands,
                NOTICED: seen and not open_}
        return next((answer for answer, true in came.items() if true and answer in answers), None)
    return Moment("34", tuple(Option(answer, ids[answer]) for answer in answers), happens)


def is_open(table, case, made):
    """Whether the next player's call over the last pass is irregular, and is still to be ruled on or to be replaced."""
    if made and made is table.event and not table.parent.verdict(made).lawful:
        return True
    auction = case.before.auction
    return any(r.question is not None and type(r.case.act) is Called and r.case.offender == auction.turn
               and len(r.case.before.auction.calls) >= len(auction.calls) for r in table.rulings)
