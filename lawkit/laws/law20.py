"""Law 20: Review and explanation of calls."""
from ..case import Case
from ..conduct import bound_to_pass
from ..effects import (Answers, AuctionRepeated, CallToldAgain, LeaderNamed, MustPutRight, NoRectification, NotAnswered,
                       ReservedForDirector, SpeaksAfterAuction, SpeaksAfterPlay, SpokeInTime, SpokeTooEarly, SpokeTooLate, WrongSpeaker)
from ..events import (Asked, AskedAbout, AskedReview, Attention, Called, Designated, Explained, Faced, Led, Played, ReviewCorrected,
                      Substituted, Summoned)
from ..ruling import Effect, Judgement, Moment, OpenPoint, Option, proceeding, under
from ..terms import Card, Impossible, NotComputed
from .law41 import CONTRACT, WHO_DOUBLED, explanation_window, has_played, review_window, until_when

PUT_RIGHT, ACTED_ON = "the repetition is put right", "somebody acts before the repetition is put right"
WHICH_CALL, WHOSE_LEAD = "which call", "whose lead"


# -- which of these paragraphs an act belongs to

def question_put(table, event):
    """The proceeding for a question. Returns str, or None where the board is over or nothing is to be said."""
    if table.over:
        return None
    if type(event) is AskedReview:
        return "20B"
    what = getattr(event, "what", "")
    if what == WHICH_CALL:
        return "20A" if table.phase == "auction" else None
    if what == WHOSE_LEAD:
        return "20C1" if table.phase == "clarification" else None
    if what in (CONTRACT, WHO_DOUBLED):
        return "41C#2" if table.play else None
    return "20F"


def answer_given(table, event):
    """The proceeding for an explanation by the player who made the call, where regulations leave it to partner.

    Returns str or None. Raises NotComputed for an explanation by the other side.
    """
    if event.seat.side != event.of.side:
        raise NotComputed("20F1", "an explanation of an opponent's call or play")
    by_caller = event.seat == event.of and table.regulation("alerts") != "caller"
    return "20F1" if by_caller and not table.over else None


def repetition_given(table, event):
    """The proceeding for a repetition by the wrong player, or one that is wrong. Returns str or None."""
    return "20D" if event.wrong or event.seat.side == who_asked(table).side else None


def question_disputed(table):
    """The Director is called on a question that has just been put."""
    asked = table.parent and table.parent.event
    if type(table.event) in (Attention, Summoned) and type(asked) in (Asked, AskedAbout, AskedReview):
        yield "20G", Case(table.parent.parent, asked, asked.seat)


# -- A: which call was it?

@proceeding("20A")
def call_not_understood(case):
    yield Effect("20A", CallToldAgain(case.offender))


# -- B to E: the auction repeated

@proceeding("20B")
def review_asked_for(case):
    table, asker = case.before, case.offender
    id = review_granted_by(table, asker)
    if id:
        yield Effect(id, AuctionRepeated(asker, case.act.partial))
        yield Effect("20D", Answers(asker.lho, asker))
        if id == "20C2":
            yield from until_when(table, asker, "41B#2")
    else:
        yield from refused(case, review_refused_by(table, asker))


def review_granted_by(table, seat):
    """The provision that lets ``seat`` have the auction repeated now. Returns str, or None when none does."""
    if table.phase == "auction":
        return "20B" if free_to_ask(table, seat) else None
    window = review_window(table, seat)
    return "20C2" if window == "41B#2" else window


def review_refused_by(table, seat):
    if table.phase == "auction":
        return "20B"
    if seat == table.contract.dummy:
        return "20C"
    return "41C#2" if has_played(table, seat) else "20C2"


@proceeding("20C1")
def whose_lead(case):
    contract, asker = case.before.contract, case.offender
    if asker.side == contract.declarer.side:
        yield from refused(case, "20C")
    else:
        yield Effect("20C1", LeaderNamed(asker, contract.declarer.lho))


@proceeding("20D")
def repetition(case):
    asker = who_asked(case.before)
    if case.side == asker.side:
        yield Effect("20D", WrongSpeaker(case.offender, asker))
        yield from partner_has_heard(case, "20D")
    if case.act.wrong:
        yield Effect("20E", MustPutRight(asker))
        if (yield what_comes_first()) == ACTED_ON:
            yield Effect("20E", ReservedForDirector("12C1"))


def what_comes_first():
    def happens(table):
        if type(table.event) is ReviewCorrected:
            return PUT_RIGHT
        return ACTED_ON if type(table.event) in (Called, Led, Faced, Played, Designated) else None
    return Moment("20E", (Option(PUT_RIGHT, "20E"), Option(ACTED_ON, "20E")), happens, later=True)


def who_asked(table):
    """The player who last asked for a review. Returns Seat; raises Impossible when nobody has."""
    for event in reversed(table.log):
        if type(event) is AskedReview:
            return event.seat
    raise Impossible("the auction is repeated, but nobody has asked for a review")


# -- F1 to F3: questions about meanings

@proceeding("20F")
def explanation_asked_for(case):
    id = "20F1" if case.before.phase == "auction" else "20F2"
    if not (is_about_opponents(case) and (yield from may_ask_now(case, id))):
        yield from refused(case, id)
        return
    one = type(case.act) is AskedAbout
    yield Effect(id, Answers(case.act.of.partner if one else case.lho, case.offender))
    if one and plays_on(case):
        yield Effect("20F3", ReservedForDirector("16B1"))
    elif one:
        yield Effect("20F3", NoRectification(case.offender))
    if case.before.play:
        yield from until_when(case.before, case.offender, explanation_window(case.before, case.offender))


def is_about_opponents(case):
    """Whether it is about a call of the other side, or declarer's question about a defender's card. Returns bool."""
    of, table = getattr(case.act, "of", case.lho), case.before
    if of.side == case.side:
        return False
    carding = isinstance(getattr(case.act, "act", None), Card)
    return not carding or table.play is not None and case.offender == table.contract.declarer


def may_ask_now(case, id):
    table, seat = case.before, case.offender
    if table.phase == "auction":
        return free_to_ask(table, seat)
    if seat == table.contract.dummy:
        return False
    if explanation_window(table, seat):
        return True
    if seat != table.contract.declarer:
        return False
    return (yield OpenPoint("O15", id, "declarer_asks", ("at_turn", "before_playing"), usual=True)) == "before_playing"


@proceeding("20F1")
def explained_by_the_caller(case):
    id = "20F1" if case.before.phase == "auction" else "20F2"
    yield Effect(id, WrongSpeaker(case.offender, case.partner))
    yield from partner_has_heard(case, id)


# -- F4, F5: explanations put right

@proceeding("20F4")
def explanation_corrected(case):
    if case.side != case.act.of.side:
        raise NotComputed("20F4", "an explanation corrected by the other side")
    refuse_correction_of_nothing(case)
    yield from (own_answer if case.offender == explainer(case) else partners_answer)(case)
    yield from under("21", case)


def refuse_correction_of_nothing(case):
    """Raises Impossible for a call that was neither made nor explained."""
    of, act = case.act.of, case.act.act
    told = [(e.of, e.act) for e in case.before.log if type(e) is Explained]
    calls = [e.call for e in case.before.log if type(e) in (Called, Substituted) and e.seat == of]
    if isinstance(act, Card) or case.before.setup.start or act in calls or (of, act) in told:
        return
    made = f"{of} called {', '.join(map(str, calls))}" if calls else f"{of} has not called"
    raise Impossible(f"{case.offender} corrects {of} {act}, which was neither called nor explained: {made}")


def explainer(case):
    """Who explains the call or card in question: its maker's partner, unless regulations leave it to the maker. Returns Seat."""
    return case.act.of if case.regulation("alerts") == "caller" else case.act.of.partner


def own_answer(case):
    deadline = {"auction": "20F4(b)", "clarification": "20F4(a)"}
    yield Effect(deadline.get(case.before.phase, "75B2"), SpokeInTime(case.offender))


def partners_answer(case):
    """During the auction never; then the declaring side at once, a defender when play has ended."""
    table, seat = case.before, case.offender
    if table.phase == "auction":
        yield Effect("20F5(a)", SpokeTooEarly(seat))
        yield from partner_has_heard(case, "20F5(a)")
    elif table.play is None:
        yield Effect("20F5(b)", SpokeInTime(seat))
    elif case.defends:
        yield Effect("20F5(b)(i)", SpeaksAfterPlay(seat))
        if table.over:
            yield Effect("20F5(b)", SpokeInTime(seat))
        else:
            yield Effect("20F5(b)", SpokeTooEarly(seat))
            yield from partner_has_heard(case, "20F5(b)(i)")
    else:
        yield Effect("20F5(b)(ii)", SpeaksAfterAuction(seat))
        yield Effect("20F5(b)", (SpokeInTime if table.phase == "clarification" else SpokeTooLate)(seat))


# -- G: what a question is not for

@proceeding("20G")
def purpose_of_a_question(case):
    for id, question in (("20G1", "16B1"), ("20G2", "90")):
        if (yield Judgement(id)):
            yield Effect(id, ReservedForDirector(question))
            return


# -- whose turn it is to ask

def free_to_ask(table, seat):
    """Whether ``seat`` is on turn to call and not bound to pass. Returns bool."""
    return seat == table.turn and not bound_to_pass(table, seat)


# -- what follows for partner

def refused(case, id):
    yield Effect(id, NotAnswered(case.offender))
    yield from partner_has_heard(case, id)


def partner_has_heard(case, id):
    """What a player says may tell partner something, unless partner is dummy and decides nothing."""
    if plays_on(case):
        yield Effect(id, ReservedForDirector("16B1"))


def plays_on(case):
    """Whether the offender's partner still has something to decide. Returns bool."""
    return case.before.play is None or case.offender != case.declarer
