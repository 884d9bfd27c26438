"""Law 71: Concession cancelled."""
from ..claims import ANY, FREE, Played, best, worst
from ..effects import ConcessionCancelled, TricksGivenBack
from ..ruling import Effect, Judgement, Settled, proceeding
from .law69 import already_won, given, searchable


@proceeding("71")
def concession_reconsidered(case):
    side, won = case.act.side, already_won(case)
    safe = cannot_lose(case)
    if won:
        yield Effect("71A", ConcessionCancelled(side))
    elif not (yield could_be_lost(case, safe)):
        yield Effect("71B", ConcessionCancelled(side))
    else:
        return
    yield Effect("71#1", TricksGivenBack(side, won or safe or 1))


def cannot_lose(case):
    """How many of the tricks conceded no play at all of the remaining cards could lose. Returns int, 0 where that is not known."""
    play = case.before.play
    if not searchable(play):
        return 0
    return max(0, worst(play, case.act.side, FREE, ANY).least - max(0, given(case)))


def could_be_lost(case, safe):
    play, side = case.before.play, case.act.side
    if safe:
        return Settled("71B", "71B", False, "no play of the remaining cards could lose it")
    if not searchable(play):
        return Judgement("71B")
    if best(play, side).most <= given(case):
        return Settled("71B", "69A", True, "even the best play would have lost it")
    costly = worst(play, side, FREE, ANY)
    return Judgement("71B", (), (Played(side, costly.most, costly.line, begun=len(play.trick)),))
