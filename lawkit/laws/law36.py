"""Law 36: Inadmissible doubles and redoubles."""
from ..conduct import noticed
from ..effects import NEXT, AuctionBack, CallStands, ClosedTo, MustPass, Referred, ReservedForDirector, ScoredWithout
from ..events import Called
from ..lawful import lawful_calls
from ..ruling import Choice, Effect, Moment, OpenPoint, Option, proceeding
from ..terms import NotComputed
from .law17 import period_over
from .law35 import (NEXT_PLAYER_CALLED, came_first, heard_in_rotation, is_in_rotation, options, nothing_left, taken_back,
                    turn_of, who_called)
from .law37 import both_silenced
from .tables import lead_control, must_pass

IN_PLAY = "attention is drawn after a lead has been faced"


@proceeding("36")
def inadmissible_double(case):
    if (yield from heard_in_rotation(case)):
        return
    first = yield from came_first("36", what_comes_first(case))
    if (yield from nothing_left(case, first)):
        return
    yield Effect("35A", Referred("36"))
    if first == IN_PLAY:
        yield Effect("36C", ScoredWithout(case.act))
    elif first in NEXT_PLAYER_CALLED:
        reading = yield OpenPoint("O6", "36A", "information_after_36a", ("16C", "free"), usual=True)
        yield Effect("36A", AuctionBack(case.act, turn_of(case), case.side if reading == "16C" else None))
    elif (yield from is_action_of_a_barred_player(case)):
        yield from both_silenced(case, first)
    else:
        yield from taken_back("36B1", case, first)
        yield from partner_silenced(case)


def what_comes_first(case):
    def happens(table):
        if not noticed(table, case.before):
            return None
        over = period_over(table)
        if over == "17D2":
            raise NotComputed("36", "an inadmissible double that comes to light when a passed-out board has gone back")
        return IN_PLAY if over else who_called(table, case)
    return Moment("36", (*options(case, "36A", "36B"), Option(IN_PLAY, "36C")), happens)


def is_action_of_a_barred_player(case):
    """Whether Law 37 is applied in place of 36B, to a player who had to pass once and would be free afterwards (O19)."""
    duties = {duty.until for duty in case.before.duties_of(case.offender, MustPass)}
    return duties == {NEXT} and (yield OpenPoint("O19", "35", "barred_player_doubles_wrongly", ("36", "37"))) == "37"


def with_the_turn(case):
    """The table before the call, the offender being on turn also over passes that seemed to end the auction. Returns Table."""
    return case.before.with_auction(case.before.auction.at(case.offender))


def partner_silenced(case):
    """Partner must pass throughout; the offender makes a legal call, at once if on turn."""
    in_rotation = is_in_rotation(case)
    duty, price = ("36B2", "36B3") if in_rotation else ("36B4", "36B4")
    yield from must_pass(duty, case)
    yield lead_control(price, case)
    yield Effect(price, ReservedForDirector("72C"))
    yield Effect("16C2", ClosedTo(case.side, case.act))
    if in_rotation:
        legal = tuple(Option(Called(case.offender, call), duty) for call in lawful_calls(with_the_turn(case)))
        yield Effect(duty, CallStands((yield Choice(duty, case.offender, legal, call=True))))
