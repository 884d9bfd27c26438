"""Law 56: Defender's lead out of turn."""
from ..ruling import ACCEPT, DECLINE, Choice, Option, proceeding, under
from .law53 import by_deed, deeds


@proceeding("56")
def defenders_lead_out_of_turn(case):
    if case.before.play.number == 13:
        yield from under("53A#4", case)
        yield from under("50B", case, case.offender, case.card, "53A#4")
        return
    options = Option(ACCEPT, "56A"), Option(DECLINE, "56B"), *deeds(case)
    answer = yield Choice("56", case.declarer, options, by_deed(case))
    if answer == DECLINE:
        yield from under("53A#3", case)
        yield from under("50B", case, case.offender, case.card, "56B")
    else:
        yield from under("53", case, answer)
