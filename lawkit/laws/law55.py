"""Law 55: Declarer's lead out of turn."""
from ..conduct import hand_of
from ..effects import LeadRestored, LeadsAnew, LeadStands, NoRectification, ReservedForDirector
from ..events import Elected
from ..ruling import ACCEPT, DECLINE, Choice, Effect, Moment, Option, proceeding, under
from .law47 import MISLED
from .law53 import by_deed, deeds

NEXT_IN_TURN, THE_OTHER = "the defender next to the lead has chosen", "the other defender has chosen first"
SILENT = "says nothing before the next card"


@proceeding("55")
def declarers_lead_out_of_turn(case):
    if case.before.play.number == 13:
        yield from under("53A#4", case)
        yield from lead_from_the_right_hand(case)
        yield from line_of_play(case)
        return
    options = Option(ACCEPT, "55A"), Option(DECLINE, "55A"), *deeds(case)
    answer = yield Choice("55A", case.lho, options, by_deed(case), also=(case.rho,))
    yield from carried_out(case, answer)
    if answer != MISLED:
        yield from line_of_play(case)
    if answer in (ACCEPT, DECLINE) and (yield who_has_chosen(case)) == THE_OTHER:
        last = yield the_next_may_differ(case, answer)
        if last == DECLINE != answer:
            yield from carried_out(case, last)
        elif last == ACCEPT != answer:
            yield Effect("55A#2", LeadRestored(case.offender, case.card))
            yield Effect("53A", LeadStands(case.offender, case.card))


def carried_out(case, answer):
    if answer == DECLINE:
        yield from under("53A#3", case)
        yield from lead_from_the_right_hand(case)
    else:
        yield from under("53", case, answer)


def lead_from_the_right_hand(case):
    on_lead = case.before.play.turn
    if on_lead.side == case.side:
        yield Effect("55B2", LeadsAnew(on_lead))
    else:
        yield Effect("55B1", NoRectification(case.declarer))


def line_of_play(case):
    """What declarer may have learned through the own error is looked at when play has ended."""
    yield Effect("55C", ReservedForDirector("55C"))


def who_has_chosen(case):
    def happens(table):
        chosen = type(table.event) is Elected and table.event.seat == case.lho
        return NEXT_IN_TURN if chosen else THE_OTHER
    return Moment("55A", (Option(NEXT_IN_TURN, ""), Option(THE_OTHER, "55A")), happens)


def the_next_may_differ(case, first):
    """The defender next to the lead decides where the two differ; with the next card it is too late to say so."""
    options = tuple(Option(answer, "55A" if answer == first else "55A#2") for answer in (ACCEPT, DECLINE))
    return Choice("55A", case.lho, (*options, Option(SILENT, "", deed=True)),
                  lambda before, event: SILENT if hand_of(before, event) is not None else None)
