"""Law 36: Inadmissible doubles and redoubles."""
from ..conduct import NOTICED, noticed
from ..effects import ALWAYS, AuctionBack, CallStands, CallWithdrawn, ClosedTo, LeadControl, MustPass, ReservedForDirector
from ..events import Called
from ..lawful import lawful_calls
from ..ruling import Choice, Effect, Moment, OpenPoint, Option, proceeding
from ..terms import NotComputed

CALLED_OVER = "the next player calls over it"


@proceeding("36")
def inadmissible_double(case):
    turn = case.before.auction.turn
    if (yield what_comes_first(case)) == CALLED_OVER:
        reading = yield OpenPoint("O6", "36A", "information_after_36a", ("16C", "free"), usual=True)
        yield Effect("36A", AuctionBack(case.act, turn, case.side if reading == "16C" else None))
        return
    yield Effect("36B1", CallWithdrawn(case.act, turn))
    if turn != case.offender:
        raise NotComputed("36B4", "an inadmissible double out of rotation")
    yield Effect("36B2", MustPass(case.partner, ALWAYS))
    yield Effect("36B3", LeadControl(case.partner, case.offender))
    yield Effect("36B3", ReservedForDirector("72C"))
    yield Effect("16C2", ClosedTo(case.side, case.act))
    calls = lawful_calls(case.before, case.offender)
    legal = tuple(Option(Called(case.offender, call), "36B2") for call in calls)
    yield Effect("36B2", CallStands((yield Choice("36B2", case.offender, legal, call=True))))


def what_comes_first(case):
    def happens(table):
        if not noticed(table, case.before):
            return None
        if table.phase == "play":
            raise NotComputed("36C", "an inadmissible double that comes to light in the play")
        if case.act not in table.auction.calls:
            raise NotComputed("36", "an inadmissible double that another ruling has removed")
        later = table.auction.calls[table.auction.place(case.act) + 1:]
        if later and later[0].seat != case.lho:
            raise NotComputed("36B", "a call over an inadmissible double by another player than the next")
        return CALLED_OVER if later else NOTICED
    return Moment("36", (Option(CALLED_OVER, "36A"), Option(NOTICED, "36B")), happens)
