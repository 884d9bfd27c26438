"""Law 56: Defender's lead out of turn, with its acceptance under Law 53."""
from ..conduct import attention, hand_of
from ..effects import CardBack, LeadStands
from ..events import Led
from ..ruling import ACCEPT, DECLINE, Choice, Effect, Option, proceeding, under
from ..terms import NotComputed
from .law47 import MISLED, found_misled

PLAYED = "plays to it"


@proceeding("56")
def defenders_lead_out_of_turn(case):
    if case.before.play.number == 13:
        yield attention(case, "53A#4")
        yield from back_to_the_right_hand(case, "53A#4")
        return
    options = (Option(ACCEPT, "56A"), Option(DECLINE, "56B"),
               Option(PLAYED, "53A#2", deed=True), Option(MISLED, "47E1", deed=True))
    answer = yield Choice("56", case.declarer, options, by_deed(case))
    if answer == MISLED:
        yield from under("47E1", case)
    elif answer == DECLINE:
        yield from back_to_the_right_hand(case, "56B")
    else:
        yield Effect("53A", LeadStands(case.offender, case.card))


def back_to_the_right_hand(case, id):
    yield Effect(id, CardBack(case.offender, case.card, turn=case.before.play.turn))
    yield from under("50B", case, case.offender, case.card, id)


def by_deed(case):
    def deed(before, event):
        if found_misled(event):
            return MISLED
        if hand_of(before, event) != case.lho:
            return None
        if type(event) is Led and case.before.play.turn == case.lho:
            raise NotComputed("53B", "the proper leader leads over a lead out of turn")
        return PLAYED
    return deed
