"""Law 35: Inadmissible calls, and what the Laws that hear them have in common; GOVERNS says which Law hears which."""
from ..conduct import COMPULSORY, accepted_by_compulsory_pass, bound_to_pass
from ..effects import AuctionBack, CallInserted, CallWithdrawn
from ..events import Called
from ..ruling import Effect, Judgement, OpenPoint, Option, under
from ..terms import PASS, NotComputed
from .law17 import ends_the_auction
from .law28 import as_if_not_made, intruder, opponent_has_to_pass
from .tables import must_pass

CALLED_OVER, OTHERS_CALLED = "the next player has called", "others than the next player have called"
NOT_CALLED_OVER = "attention is drawn before the next player has called"
CALLED_IN_TURN = "the next player, who was on turn, has called"
GONE = "the call has gone with an earlier one"
NEXT_PLAYER_CALLED = CALLED_OVER, CALLED_IN_TURN


# -- its turn

def is_in_rotation(case):
    return "17C" not in case.breaches


def turn_of(case):
    """Who is to call once the inadmissible call has gone. Returns Seat."""
    return case.offender if is_in_rotation(case) else case.before.auction.turn


def heard_in_rotation(case):
    """Whether the call counts as made in rotation (28), from where it is then heard."""
    ignored = intruder(case)
    if ignored:
        yield from under("28B", case, ignored)
    elif not is_in_rotation(case) and opponent_has_to_pass(case):
        yield from under("28A", case)
    else:
        return False
    return True


def nothing_left(case, first):
    """Whether there is nothing left to rule on: the call has gone, or the next player meant to call in turn (28B)."""
    if first == GONE:
        return True
    if first != CALLED_IN_TURN or not (yield Judgement("28B", (case.act,))):
        return False
    yield from as_if_not_made(case)
    return True


# -- who has called over it

def who_called(table, case):
    """Who has called since the inadmissible call, when attention is drawn to it. Returns str, one of those above."""
    if case.act not in table.auction.calls:
        return GONE
    later = table.auction.calls[table.auction.place(case.act) + 1:]
    if all(called.seat != case.lho for called in later):
        return OTHERS_CALLED if later else NOT_CALLED_OVER
    if bound_to_pass(case.before, case.lho) and all(called.call == PASS for called in later if called.seat == case.lho):
        return COMPULSORY
    in_turn = later[0].seat == case.lho == turn_of(case) and case.before.verdict(later[0]).lawful
    return CALLED_IN_TURN if in_turn else CALLED_OVER


def options(case, over, not_over):
    """The answers of `who_called`: a call of the next player leads to provision ``over``. Returns tuple[Option, ...]."""
    more = COMPULSORY if bound_to_pass(case.before, case.lho) else CALLED_IN_TURN if turn_of(case) == case.lho else None
    unclear = (Option(more, ""),) if more else ()
    return (Option(CALLED_OVER, over), *unclear, Option(NOT_CALLED_OVER, not_over), Option(OTHERS_CALLED, not_over),
            Option(GONE, ""))


def came_first(id, moment):
    """The answer to ``moment``; whether a compulsory pass was a call of the next player is an open point (O10)."""
    answer = yield moment
    if answer != COMPULSORY:
        return answer
    return CALLED_OVER if (yield from accepted_by_compulsory_pass(id)) else NOT_CALLED_OVER


# -- what is done about it

def taken_back(id, case, first):
    """The inadmissible call goes, and so does what others than the next player have called over it (O17)."""
    if first == NOT_CALLED_OVER:
        yield Effect(id, CallWithdrawn(case.act, turn_of(case)))
    elif (yield OpenPoint("O17", id, "calls_over_inadmissible_call", ("cancelled", "own_law"))) == "own_law":
        raise NotComputed(id, "a call over an inadmissible one by another than the next player, heard by its own Law")
    else:
        yield Effect(id, AuctionBack(case.act, turn_of(case), case.side))


def pass_put_in(id, case):
    """A pass takes the place of the call if its maker was on turn (O8). Unless it ends the auction, both must pass."""
    instead = Called(case.offender, PASS)
    if is_in_rotation(case):
        yield Effect(id, CallInserted(instead))
    elif (yield OpenPoint("O8", id, "inadmissible_bid_out_of_turn", ("cancelled", "pass_put_in"))) == "pass_put_in":
        raise NotComputed(id, "a pass put in for a player who is not on turn")
    if not (is_in_rotation(case) and ends_the_auction(case.before, instead)):
        yield from must_pass(id, case)
