"""Law 29: Call out of rotation, accepted or not."""
from ..conduct import a_call_over_it, bound_to_pass
from ..effects import CallWithdrawn, Referred, TreatedAsLegal
from ..events import Called
from ..ruling import ACCEPT, DECLINE, Choice, Effect, OpenPoint, Option, proceeding, under
from ..terms import PASS, REDOUBLE, NotComputed

CALLED_OVER = "calls over it"


@proceeding("29")
def call_out_of_rotation(case):
    refuse_what_is_in_rotation(case)
    if "18D" in case.breaches:
        yield Effect("27A2", Referred("29"))
    if (yield from accepted(case)):
        yield Effect("29A", TreatedAsLegal(case.act))
        return
    yield Effect("29B", CallWithdrawn(case.act, turn=case.before.auction.turn))
    yield from under(law_for(case.act.call), case)


def accepted(case):
    """Whether left-hand opponent accepts, by a call or in so many words."""
    by_call, decline = Option(CALLED_OVER, "29A", deed=True), Option(DECLINE, "29B")
    answer = yield Choice("29A", case.lho, (Option(ACCEPT, "29A"), decline, by_call), called_over(case))
    if answer == ACCEPT:
        if (yield OpenPoint("O11", "29A", "acceptance_in_words", ("binds", "void"))) == "binds":
            return True
        answer = yield Choice("29A", case.lho, (decline, by_call), called_over(case))
    return answer == CALLED_OVER


def called_over(case):
    deed = a_call_over_it("29A", case.lho, CALLED_OVER)

    def meant_over_it(before, event):
        if case.before.auction.turn == case.lho and type(event) is Called and event.seat == case.lho:
            raise NotComputed("28B", "whether a call in turn was meant over the one out of rotation")
        return deed(before, event)
    return meant_over_it


def refuse_what_is_in_rotation(case):
    """Raises NotComputed for calls that count as made in turn (28), or come before left-hand opponent's choice."""
    turn = case.before.auction.turn
    if turn == case.rho and bound_to_pass(case.before, turn):
        raise NotComputed("28A", "a call before an opponent who has to pass")
    for ruling in case.before.rulings:
        if ruling.law == "29" and ruling.question and ruling.question.id == "29A":
            if ruling.case.before.auction.turn == case.offender:
                ours = ruling.case.side == case.side
                raise NotComputed("29A" if ours else "28B", "a call in turn before the one out of rotation is settled")


def law_for(call):
    """The Law for a call that was cancelled: 30 for a pass, 31 for a bid, 32 for a double or redouble. Returns str."""
    return "30" if call == PASS else "31" if call > REDOUBLE else "32"
