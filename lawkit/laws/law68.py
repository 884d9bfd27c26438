"""Law 68: Claim or concession of tricks, with agreement under Law 69."""
from ..effects import ClaimAdjudicated, ClaimAgreed, PlaySuspended
from ..events import REST, Claimed
from ..ruling import Effect, Moment, Option, proceeding
from ..terms import NotComputed

AGREED, CONTESTED = "agreed", "contested"


@proceeding("68")
def claim_or_concession(case):
    claims = type(case.act) is Claimed
    yield Effect("68A" if claims else "68B1", PlaySuspended(case.offender))
    if claims and concedes(case.before, case.act):
        yield Effect("68B1", PlaySuspended(case.offender))
    if (yield what_the_others_say()) == AGREED:
        yield Effect("69A#2", ClaimAgreed(case.offender))
    else:
        yield Effect("68D2", ClaimAdjudicated(case.offender))


def what_the_others_say():
    def happens(table):
        if is_refused_by_partner(table):
            raise NotComputed("68B2", "a defender objects to the partner's concession")
        if not table.claim_settled:
            return None
        return CONTESTED if table.docket.claim.objected else AGREED
    return Moment("68D", (Option(AGREED, "68D1"), Option(CONTESTED, "68D2")), happens)


def concedes(table, event):
    """Whether a claim or concession gives up tricks: to claim some is to concede the others (68B1). Returns bool."""
    if type(event) is Claimed:
        return event.tricks not in (REST, table.play.left)
    return event.tricks != 0


def is_refused_by_partner(table):
    """Whether a defender gives up tricks and the partner objects to it (68B2). Returns bool."""
    claim = table.docket.claim
    defends = claim.event.seat.side != table.contract.declarer.side
    return defends and claim.event.seat.partner in claim.objected and concedes(table, claim.event)
