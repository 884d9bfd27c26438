"""Law 19: Doubles and redoubles."""
from ..effects import BestLeftUnsaid, IsOfTheBidMade, ReservedForDirector
from ..ruling import Effect, proceeding
from ..terms import DOUBLE, REDOUBLE, Impossible

WORDING = {DOUBLE: ("19A2", "19A3"), REDOUBLE: ("19B2", "19B3")}


@proceeding("19A2")
def bid_named_along(case):
    """A player has named a bid along with a double or redouble, rightly or not."""
    auction = case.before.auction
    last = auction.calls[-1] if auction.calls else None
    if last is None or last.seat != case.offender or last.call not in WORDING:
        raise Impossible(f"{case.offender} quotes {case.act.bid}: {case.offender} has not just doubled or redoubled")
    wording, misquoted = WORDING[last.call]
    yield Effect(wording, BestLeftUnsaid(case.offender))
    if case.act.bid != auction.bid:
        yield Effect(misquoted, IsOfTheBidMade(last, auction.bid))
        yield Effect(misquoted, ReservedForDirector("16B1"))


def doubles_settled(auction):
    """A later bid ended a double or redouble (19C); one that stands at the end is in the contract (19D).

    Returns tuple[str, ...].
    """
    stake, found = 0, []
    for called in auction.calls:
        if called.call.is_bid:
            found += ["19C"] * bool(stake)
            stake = 0
        elif called.call:
            stake = called.call
    return (*found, *["19D"] * bool(auction.ended and stake))
