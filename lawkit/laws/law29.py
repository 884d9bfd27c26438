"""Law 29: Call out of rotation, accepted or not."""
from ..conduct import COMPULSORY, a_call_over_it, accepted_by_compulsory_pass, bound_to_pass
from ..effects import (CallInserted, CallVoid, CallWaits, CallWithdrawn, ClosedTo, IntruderIgnored, JudgedByMeaning, Referred,
                       TreatedAsLegal)
from ..events import Called
from ..ruling import ACCEPT, DECLINE, Choice, Effect, Judgement, Moment, OpenPoint, Option, proceeding, under
from ..terms import PASS, REDOUBLE, NotComputed
from .law28 import intruder, opponent_has_the_last_pass, opponent_has_to_pass

CANCELLED, STANDS = "the call is cancelled", "the call stands"
CALLED_OVER, CALLED_IN_TURN = "calls over it", "calls at the own turn, or over it"
MEANS = {DECLINE: CANCELLED, "binds": STANDS, ACCEPT: STANDS, CALLED_OVER: STANDS}


@proceeding("29")
def call_out_of_rotation(case, may_end_the_auction=True):
    """A pass that would end the auction is left to 17D3 (34). Returns the answer of the next player, None where none is asked."""
    ignored = intruder(case)
    if ignored:
        yield from under("28B", case, ignored)
    elif opponent_has_to_pass(case) or (yield from opponent_has_the_last_pass(case)):
        yield from under("28A", case)
    elif partners_open_call(case):
        yield from called_before_partner_is_settled(case, partners_open_call(case))
    elif another_is_open(case):
        raise NotComputed("29A", "a second call out of rotation by the same side before the first is settled")
    elif (yield from counts_as_a_later_call(case)):
        raise NotComputed("25", "a change of a call that has been cancelled")
    elif not (may_end_the_auction and case.act.call == PASS and case.before.auction.after(case.act).ended):
        return (yield from offered_to_the_next_player(case))


def another_is_open(case):
    asked = [r.question for r in case.before.rulings if r.case.side == case.side]
    return any(type(question) is Choice and question.id == "29A" for question in asked)


def counts_as_a_later_call(case):
    """Whether a call at left-hand opponent's turn is heard as a change of the caller's only call, a cancelled one (O13)."""
    before = case.before
    called = [gone.act for gone in before.docket.withdrawn if type(gone.act) is Called and gone.act.seat == case.offender]
    if before.auction.turn != case.lho or not called or any(c.seat == case.offender for c in before.auction.calls):
        return False
    id = "30B1" if case.act.call == PASS else "31B"
    return (yield OpenPoint("O13", id, "cancelled_call_counts", ("no", "yes"))) == "yes"


def offered_to_the_next_player(case):
    """Returns the answer of the next player."""
    if "18D" in case.breaches:
        yield Effect("27A2", Referred("29"))
    answer = yield from answer_of_the_next_player(case)
    if answer == CALLED_IN_TURN and (yield Judgement("28B", (case.act,))):
        yield from under("28B", case._replace(breaches=()), case)
    elif answer == DECLINE:
        yield Effect("29B", CallWithdrawn(case.act, turn=case.before.auction.turn))
        yield from cancelled(case)
    else:
        yield Effect("29A", TreatedAsLegal(case.act))
    return answer


def answer_of_the_next_player(case):
    """Left-hand opponent accepts by a call or in so many words, or declines."""
    deeds = tuple(Option(deed, "" if deed == CALLED_IN_TURN else "29A", deed=True) for deed in deeds_of(case))
    answer = yield Choice("29A", case.lho, (Option(ACCEPT, "29A"), Option(DECLINE, "29B"), *deeds), called_over(case))
    if answer == ACCEPT and (yield OpenPoint("O11", "29A", "acceptance_in_words", ("binds", "void"))) == "void":
        answer = yield Choice("29A", case.lho, (Option(DECLINE, "29B"), *deeds), called_over(case))
    if answer == COMPULSORY:
        return ACCEPT if (yield from accepted_by_compulsory_pass("29A")) else DECLINE
    return answer


def deeds_of(case):
    """What a call of the next player may be: one on turn may have meant to call in turn (28B)."""
    if bound_to_pass(case.before, case.lho):
        return (COMPULSORY,)
    return (CALLED_OVER, CALLED_IN_TURN) if case.before.auction.turn == case.lho else (CALLED_OVER,)


def called_over(case):
    over_it = a_call_over_it(case.lho, CALLED_OVER)

    def deed(before, event):
        answer = over_it(before, event)
        in_turn = answer == CALLED_OVER and case.before.auction.turn == case.lho
        return CALLED_IN_TURN if in_turn and case.before.verdict(event).lawful else answer
    return deed


def cancelled(case):
    """Law 30 for a pass, 31 for a bid, 32 for a double or redouble."""
    call, meaning = case.act.call, case.act.meaning
    if meaning and meaning.artificial:
        yield Effect("29C", JudgedByMeaning(case.act))
    yield from under("30" if call == PASS else "31" if call > REDOUBLE else "32", case)


# -- partner, on turn, calls before the next player has chosen (O12)

def partners_open_call(case):
    """The call out of rotation of partner's, still open, at whose moment this caller was on turn. Returns a Case or None."""
    for ruling in case.before.rulings:
        open_ = type(ruling.question) is Choice and ruling.question.id == "29A"
        if open_ and ruling.case.before.auction.turn == case.offender and ruling.case.offender == case.partner:
            return ruling.case
    return None


def called_before_partner_is_settled(case, partners):
    """The next player still chooses; who accepts partner's call makes this one out of rotation as well."""
    readings = "opponent_chooses", "call_stands"
    if (yield OpenPoint("O12", "29A", "partner_calls_first", readings)) == "call_stands":
        yield Effect("29B", IntruderIgnored(partners.act, partners.before.auction.turn))
        yield Effect("16C2", ClosedTo(case.side, partners.act))
        return
    yield Effect("29A", CallWaits(case.act, case.before.auction.turn))
    if (yield whether_it_stands(partners)) == CANCELLED:
        yield Effect("29B", CallInserted(case.act))
    else:
        yield Effect("29B", CallVoid(case.act))
        yield from cancelled(case)


def whether_it_stands(partners):
    def happens(table):
        answers = next((r.answers for r in table.rulings if r.law == "29" and r.case == partners), (DECLINE,))
        return MEANS.get(answers[-1]) if answers else None
    return Moment("29A", (Option(CANCELLED, "29B"), Option(STANDS, "29A")), happens)
