"""Law 28: Calls considered to be in rotation."""
from ..conduct import bound_to_pass
from ..effects import ClosedTo, InRotation, IntruderIgnored, PassUnderstood
from ..events import Called
from ..ruling import Choice, Effect, Judgement, Moment, OpenPoint, Option, proceeding, under
from ..terms import PASS

OVER_IT = "the next player has called over it"


def opponent_has_to_pass(case):
    """Whether the call came at the turn of a right-hand opponent who has to pass, and not for the last time (28A)."""
    return came_before_a_bound_opponent(case) and not opponents_pass_ends_the_auction(case)


def opponent_has_the_last_pass(case):
    """Whether that opponent's pass would have ended the auction: is the call in rotation even so (O20)?"""
    if not (came_before_a_bound_opponent(case) and opponents_pass_ends_the_auction(case)):
        return False
    return (yield OpenPoint("O20", "28A", "call_before_the_last_pass", ("29", "28A"))) == "28A"


def came_before_a_bound_opponent(case):
    return case.before.auction.turn == case.rho and bound_to_pass(case.before, case.rho)


def opponents_pass_ends_the_auction(case):
    return case.before.auction.after(Called(case.rho, PASS)).ended


@proceeding("28A")
def before_an_opponent_who_has_to_pass(case):
    """The call is in rotation, and the opponent's pass is understood (O2) unless it would end the auction (O20)."""
    readings = "passes", "unrecorded"
    if opponents_pass_ends_the_auction(case):
        yield Effect("28A", InRotation(case.act))
    elif (yield OpenPoint("O2", "28A", "skipped_barred_player", readings, usual=True)) == "passes":
        yield Effect("28A", PassUnderstood(Called(case.before.auction.turn, PASS), case.act))
    else:
        yield Effect("28A", InRotation(case.act))
    yield from what_else_is_wrong(case)


def intruder(case):
    """The call out of rotation, still open, at whose moment the caller of this one was on turn. Returns a Case or None."""
    for ruling in case.before.rulings:
        if is_open(ruling) and ruling.case.before.auction.turn == case.offender and ruling.case.side != case.side:
            return ruling.case
    return None


def is_open(ruling):
    """Whether a ruling on a call out of rotation still waits for the next player (29A), or for attention (36, 37)."""
    asked = ruling.question
    if type(asked) is Moment and ruling.law in ("36", "37"):
        return "17C" in ruling.case.breaches and not opponent_has_to_pass(ruling.case)
    return type(asked) is Choice and asked.id == "29A"


@proceeding("28B")
def call_in_turn(case, intruding):
    """The player on turn has called before the Director ruled on the opponent's call, which is as if it were not made."""
    yield from as_if_not_made(intruding)
    yield from what_else_is_wrong(case._replace(before=intruding.before))


def meant_in_turn_is_open(case):
    """Whether the Director has yet to find, of a call out of rotation, if this one was made in turn or over it."""
    return any(type(r.question) is Choice and r.question.id == "29A" and r.case.before.auction.turn == r.case.lho == case.offender
               for r in case.before.rulings)


def found_over_it():
    """The moment at which it has been found that the call was made over the one out of rotation. Returns Moment."""
    def happens(table):
        asked = (ruling.question for ruling in table.rulings)
        return None if any(type(q) is Judgement and q.id == "28B" for q in asked) else OVER_IT
    return Moment("28B", (Option(OVER_IT, ""),), happens)


def as_if_not_made(intruding):
    yield Effect("28B", IntruderIgnored(intruding.act, intruding.before.auction.turn))
    yield Effect("16C2", ClosedTo(intruding.side, intruding.act))


def what_else_is_wrong(case):
    """The call is in rotation; whether it is good is another question."""
    broken = tuple(breach.id for breach in case.before.verdict(case.act).breaches if breach.id != "17C")
    if broken:
        yield from under(case.before.rules.law_of(broken), case._replace(breaches=broken))
