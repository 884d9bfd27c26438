"""Classic contract bridge: claims and concessions, by declarer and by a defender."""
from ...claims import ANY, FREE, MOST_CARDS, divided, known, stated, worst
from ...court import Claims
from ...effects import (ClaimDivided, ConcessionCancelled, HandFaced, NothingConceded, PlaySuspended, ShownToDeclarer, TricksClaimed,
                        TricksConceded, TricksGivenBack)
from ...events import Claimed, Designated, Led, Played
from ...ruling import Effect, Moment, Option, proceeding
from .silence import nothing_said

BOTH, DISPUTED = "both defenders concede", "a defender disputes it"
BOTH_OF_THEM, ALONE = "the partner concedes as well", "the partner does not concede"
CARDS = Led, Played, Designated


def which_rule(table, event):
    """The provision for a claim or concession: declarer's, or a defender's. Returns str."""
    if table.play is None or table.phase == "clarification" or event.seat == table.contract.dummy:
        return "CB-scope-1"
    return "CB-claim-1" if event.seat == table.contract.declarer else "CB-defclaim-1"


# -- declarer

@proceeding("CB-claim-1")
def declarer_claims_or_concedes(case):
    yield Effect("CB-claim-1", what_was_said(case)(case.offender))
    yield Effect("CB-claim-2", PlaySuspended(case.offender))
    yield Effect("CB-claim-3", HandFaced(case.offender))
    if (yield what_the_defenders_say(case)) == BOTH:
        yield Effect("CB-claim-4", ClaimDivided(case.offender, shares(case)))
        yield from conceded_in_error(case)
    else:
        yield from nothing_said(case, "CB-claim-5")


def what_was_said(case):
    return TricksClaimed if type(case.act) is Claimed else TricksConceded


def what_the_defenders_say(case):
    def happens(table):
        claim = table.docket.claim
        if claim.doubted:
            return DISPUTED
        return BOTH if set(case.side.other.seats) <= set(claim.agreed) else None
    return Moment("CB-claim-4", (Option(BOTH, "CB-claim-4"), Option(DISPUTED, "CB-claim-5")), happens)


def shares(case):
    """The tricks that are left, as stated. Returns tuple[int, int]: NS, EW."""
    left = case.before.play.left
    return divided(case.side, stated(case.act, left), left)


# -- a defender

@proceeding("CB-defclaim-1")
def defender_claims_or_concedes(case):
    yield Effect("CB-defclaim-1", ShownToDeclarer(case.offender, case.declarer))
    if not concedes(case):
        yield from nothing_said(case, "CB-defclaim-1")
    elif (yield what_partner_says(case)) == BOTH_OF_THEM:
        yield Effect("CB-defclaim-2", ClaimDivided(case.offender, shares(case)))
        yield from conceded_in_error(case)
    else:
        yield Effect("CB-defclaim-2", NothingConceded(case.offender))


def concedes(case):
    """Whether the defender gives up tricks. Returns bool."""
    return stated(case.act, case.before.play.left) < case.before.play.left


def what_partner_says(case):
    def happens(table):
        claim = table.docket.claim
        if case.partner in claim.agreed:
            return BOTH_OF_THEM
        return ALONE if claim.doubted or table.happened(CARDS, since=case.before) else None
    return Moment("CB-defclaim-2", (Option(BOTH_OF_THEM, "CB-defclaim-2"), Option(ALONE, "CB-defclaim-2")), happens)


# -- a trick conceded in error

def conceded_in_error(case):
    """What could not be lost, however the cards were played, is not lost."""
    safe = cannot_lose(case)
    if safe:
        yield Effect("CB-conc-1", ConcessionCancelled(case.side))
        yield Effect("CB-conc-1", TricksGivenBack(case.side, safe))


def cannot_lose(case):
    """How many of the tricks given up no play at all could lose. Returns int, 0 where the hands are not known, or too
    many cards are left to look at every line."""
    play = case.before.play
    if not known(play) or play.left > MOST_CARDS:
        return 0
    return max(0, worst(play, case.side, FREE, ANY).least - max(0, shares(case)[case.side]))


# -- for the table

def stops(table):
    """Declarer's claim or concession stops the play; a defender's does once both have conceded. Returns bool."""
    claim = table.docket.claim
    return claim.event.seat == table.contract.declarer or claim.shares is not None


def settled(table):
    """Whether the tricks that were left are divided, or nobody can divide them any more. Returns bool."""
    claim = table.docket.claim
    return claim.shares is not None or claim.doubted and claim.event.seat == table.contract.declarer


CLAIMS = Claims(stops=stops, settled=settled, final=lambda table: False)
