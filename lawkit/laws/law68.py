"""Law 68: Claim or concession of tricks."""
from ..claims import statement
from ..conduct import noticed
from ..effects import (AllAreAsked, AttemptClosedTo, ClaimVoid, HandFaced, MayObject, NoClaim, NotEstablished, NothingConceded, PenaltyCard, PickedUp, PlaySuspended,
                       StatementMade, TricksClaimed, TricksConceded)
from ..events import (REST, Agreed, AskedToPlayOn, Attention, CalledOnNextBoard, Claimed, Conceded, CorrectionPeriodEnded, Designated, Exposed,
                      Found, Led, Named, Objected, PlayEnded, Played, RoundEnded, Summoned)
from ..ruling import Effect, Judgement, Moment, OpenPoint, Option, proceeding, under
from ..terms import SEATS, NotComputed

OBJECTS, SAYS_NOTHING = "partner objects at once", "partner says nothing at once"
PARTNER_CALLS = "partner calls the Director, and has not spoken yet"
OBJECTS_SECOND = "the other side speaks first, and then partner objects"
AGREED, DOUBTED = "the other side agrees", "the claim or concession is doubted"
PLAYED_ALL_THE_SAME = "play has gone on all the same, and the Director is called"
DIRECTOR, ASKED, LATER = "the Director is called", "the other side asks to play on", "time goes on"
CONSENT, REFUSED = "all four agree to play on", "a player refuses to play on"
CARDS = Led, Played, Designated
SUMMONS, REPLIES = (Attention, Summoned), (Agreed, AskedToPlayOn, Objected)
CLOCK = CalledOnNextBoard, CorrectionPeriodEnded, PlayEnded, RoundEnded


@proceeding("68")
def claim_or_concession(case):
    if may_mean_this_trick(case.before.play, case.act) and (yield Judgement("68")):
        yield Effect("68#1", NoClaim(case.offender))
    elif gives_up_partners_tricks(case.before, case.act) and (yield from partner_objects_at_once(case)):
        yield from nothing_is_conceded(case)
    else:
        yield from what_was_said(case)
        yield Effect("68D", PlaySuspended(case.offender))
        yield from what_follows(case)


def may_mean_this_trick(play, event):
    """Whether words about one trick, or none, may be about the one in progress alone. Returns bool."""
    return bool(play.trick) and event.tricks in (0, 1)


# -- A and B: what is claimed, what is conceded

def what_was_said(case):
    claims = type(case.act) is Claimed
    if claims:
        yield Effect("68A", TricksClaimed(case.offender))
    if concedes(case.before.play, case.act):
        yield Effect("68B1", TricksConceded(case.offender))
    if case.act.statement or claims and case.act.line:
        unread = statement.read(case.act, case.before.play).unread
        yield Effect("68C", StatementMade(case.offender, case.act.statement, unread, getattr(case.act, "line", ())))
    yield Effect("68C#2", HandFaced(case.offender))


def concedes(play, event):
    """Whether a claim or concession gives up tricks: to claim some is to concede the others (68B1). Returns bool."""
    return event.tricks != 0 if type(event) is not Claimed else event.tricks != REST and event.tricks < play.left


def gives_up_partners_tricks(table, event):
    """Whether a defender gives up tricks, so that the partner may object at once (68B2). Returns bool."""
    return event.seat.side != table.contract.declarer.side and concedes(table.play, event)


def partner_objects_at_once(case):
    """Whether partner does; where the other side has spoken first the Director finds. Returns bool."""
    says = yield what_partner_says(case, (Option(PARTNER_CALLS, ""),))
    if says == PARTNER_CALLS:
        yield Effect("68B2", MayObject(case.partner))
        says = yield what_partner_says(case)
    return says == OBJECTS or says == OBJECTS_SECOND and (yield Judgement("68B2"))


def what_partner_says(case, calls=()):
    """What partner says, or, where ``calls`` has an Option for it, that partner has called the Director first."""
    def happens(table):
        says = partner_says(table, case.act)
        return PARTNER_CALLS if says is None and calls and partner_has_called(table, case) else says
    return Moment("68B2", (Option(OBJECTS, "68B2"), Option(OBJECTS_SECOND, ""), Option(SAYS_NOTHING, ""), *calls), happens)


def partner_has_called(table, case):
    return any(type(said) in SUMMONS and said.seat == case.partner for said in since_by_others(table, case.act))


def partner_says(table, event):
    """What the partner has said at once to a claim or concession. Returns str, None while that is open.

    The partner who calls the Director has not spoken yet; whether one word of the other side takes the moment away is for the
    Director.
    """
    others = [said for said in since_by_others(table, event) if not (type(said) in SUMMONS and said.seat == event.seat.partner)]
    if not others:
        return None
    if objection(others[0], event):
        return OBJECTS
    if not reply_of_the_other_side(others[0], event):
        return SAYS_NOTHING
    if len(others) == 1:
        return None
    return OBJECTS_SECOND if objection(others[1], event) else SAYS_NOTHING


def since_by_others(table, event):
    """The events after ``event`` in their order, without findings and the same player's. Returns list."""
    return [said for said in since(table, event) if type(said) is not Found and getattr(said, "seat", None) != event.seat]


def reply_of_the_other_side(said, event):
    return type(said) in REPLIES and said.seat.side != event.seat.side


def objection(said, event):
    return type(said) is Objected and said.seat == event.seat.partner


def since(table, event):
    """The events after ``event`` in their order. Returns tuple."""
    return table.log[len(table.just_before(event).log) + 1:]


def nothing_is_conceded(case):
    yield Effect("68B2", NothingConceded(case.offender))
    told = [card for card in getattr(case.act, "line", ()) if case.before.holds_card(case.offender, card)]
    yield Effect("16C2", AttemptClosedTo(case.side, case.act, (*shown_with_it(case), *told)))


def shown_with_it(case):
    """The cards that the player showed or named directly before the claim or concession. Yields Card."""
    table = case.before
    while is_showing(table.event, case.offender):
        yield from table.event.cards
        table = table.parent


def is_showing(event, seat):
    return type(event) in (Exposed, Named) and event.seat == seat


def claim_made_with(table, case):
    """The claim or concession that followed directly on the cards shown in ``case``, by the same player. Returns event or None."""
    since = table.log[len(case.before.log):]
    said = next((event for event in since if not is_showing(event, case.offender)), None)
    return said if type(said) in (Claimed, Conceded) and said.seat == case.offender else None


def turned_out(table, event, kind):
    """Whether a claim or concession, ``event``, has been found to be none, by an effect of this ``kind``. Returns bool."""
    effects = [effect for ruling in table.rulings if ruling.case.act == event for effect in ruling.effects]
    return any(type(effect.what) is kind for effect in effects)


def stands(table):
    """Whether the claim or concession on the table is one, partner having let it pass. Returns bool."""
    event = table.docket.claim.event
    says = partner_says(table, event) if gives_up_partners_tricks(table, event) else SAYS_NOTHING
    if may_mean_this_trick(table.play, event) or says == OBJECTS_SECOND:
        return any(effect.what == PlaySuspended(event.seat) for ruling in table.rulings for effect in ruling.effects)
    return says == SAYS_NOTHING


# -- D: play stops, and the others agree or doubt

def what_follows(case):
    if (yield what_the_others_say(case)) == AGREED and (yield from under("69A", case)):
        return
    if (yield what_happens_then(case)) == ASKED:
        yield Effect("68D2(b)", AllAreAsked(case.offender))
        if (yield who_consents(case)) == CONSENT:
            yield from play_goes_on(case)
            return
    yield from under("70A", case)


def what_the_others_say(case):
    def happens(table):
        claim = table.docket.claim
        if claim.doubted:
            return DOUBTED
        if noticed(table, case.before) and any(type(event) in CARDS for event in since_claim(table, case)):
            return PLAYED_ALL_THE_SAME
        return AGREED if table.claim_settled else None
    return Moment("68D", (Option(AGREED, "68D1"), Option(DOUBTED, "68D2"), Option(PLAYED_ALL_THE_SAME, "68D2")), happens)


def since_claim(table, case):
    """The events after the claim in their order. Returns tuple."""
    return table.log[len(case.before.log) + 1:]


def what_happens_then(case):
    def happens(table):
        if table.docket.claim.consents:
            return ASKED
        return director_or_later(table, case)
    return Moment("68D2", (Option(DIRECTOR, "68D2(a)"), Option(ASKED, "68D2(b)"), Option(LATER, "68D2")), happens)


def director_or_later(table, case):
    return DIRECTOR if noticed(table, case.before) else LATER if table.happened(CLOCK, since=case.before) else None


def agreement_heard(table, event):
    """Raises NotComputed where it is open whether ``event`` agrees to the claim, or to play on, as the claimer's side has asked."""
    claim = table.docket.claim
    if claim and not (claim.consents or claim.doubted) and claimers_have_asked(table):
        raise NotComputed("68D2(b)", f"{event.seat} agrees when the side that has claimed, and not the other, has asked to play on")


def claimers_have_asked(table):
    """Whether a player of the side that has claimed has asked to play on. Returns bool."""
    side = table.docket.claim.event.seat.side
    while table.docket.claim is not None:
        if type(table.event) is AskedToPlayOn and table.event.seat.side == side:
            return True
        table = table.parent
    return False


def who_consents(case):
    def happens(table):
        claim = table.docket.claim
        if claim.refused:
            return REFUSED
        return CONSENT if set(SEATS) <= set(claim.consents) else director_or_later(table, case)
    options = Option(CONSENT, "68D2(b)(i)"), Option(REFUSED, "68D2(b)(i)"), Option(DIRECTOR, "68D2(a)"), Option(LATER, "68D2")
    return Moment("68D2(b)(i)", options, happens)


def play_goes_on(case):
    yield Effect("68D2(b)(ii)", ClaimVoid(case.offender))
    yield from penalty_cards_from_before(case)
    for revoker in revokes_that_waited(case):
        if (yield OpenPoint("P6", "68D2(b)(ii)", "void_claim_establishes_revoke", ("no", "yes"))) == "no":
            yield Effect("68D2(b)(ii)", NotEstablished(revoker))


def penalty_cards_from_before(case):
    """Whether they are picked up, as Law 50 does not apply from now on (P25)."""
    lying = [duty for duty in case.before.duties if type(duty) is PenaltyCard]
    if lying and (yield OpenPoint("P25", "68D2(b)(ii)", "penalty_cards_when_all_play_on", ("picked_up", "stay"))) == "picked_up":
        for seat in SEATS:
            cards = tuple(duty.card for duty in lying if duty.seat == seat)
            if cards:
                yield Effect("68D2(b)(ii)", PickedUp(seat, cards))


def revokes_that_waited(case):
    """Who of the claimer's side had a revoke that was not established when the claim was made (63A3). Returns list[Seat]."""
    return [ruling.case.offender for ruling in case.before.rulings if ruling.law == "61" and ruling.case.side == case.side
            and type(ruling.question) is Moment and ruling.question.id == "63A"]
