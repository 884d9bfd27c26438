"""Law 48: Exposure of declarer's cards."""
from ..conduct import NOTICED, attention, noticed
from ..effects import CountsAsClaim, HandPickedUp, ReturnedToHand
from ..events import REST, Claimed, Exposed
from ..ruling import Choice, Effect, Judgement, Moment, Option, proceeding, under
from ..terms import NotComputed
from .law41 import dummy_is_due

PLAYED, STOPPED = "the card has been played since", "nobody has played since"


@proceeding("48")
def declaring_side_exposes(case):
    if (yield noticed_or_played(case)) == PLAYED:
        return
    dropped = case.offender == case.declarer and type(case.act) is Exposed and not case.act.deliberate
    yield Effect("48A#2" if dropped else "48A", ReturnedToHand(case.offender, case.act.cards))


def noticed_or_played(case):
    """A card that is played before anybody speaks of it needs no ruling."""
    def happens(table):
        played = [table.play.has_played(case.offender, card) for card in case.act.cards]
        if all(played):
            return PLAYED
        if noticed(table, case.before) and any(played):
            raise NotComputed("48A", "some of the cards that were shown have been played since")
        return NOTICED if noticed(table, case.before) else None
    return Moment("48A", (Option(NOTICED, "48A"), Option(PLAYED, "")), happens)


@proceeding("48B2")
def declarer_faces_the_hand(case):
    yield attention(case, "48B2")
    if (yield Judgement("48B2")):
        yield Effect("48A", HandPickedUp(case.offender))
        return
    yield nobody_has_played_since(case)
    claim = Claimed(case.offender, REST)
    yield Effect("48B2", CountsAsClaim(claim))
    yield from under("68", case._replace(act=claim))


def nobody_has_played_since(case):
    """Looks at the table: nothing is ruled where play went on over a hand that counts as a claim. Returns Moment."""
    def happens(table):
        then, now = case.before.play, table.play
        if (then.tricks, then.trick) != (now.tricks, now.trick):
            raise NotComputed("48B2", "play went on after declarer had put the hand down")
        return STOPPED
    return Moment("48B2", (Option(STOPPED, ""),), happens)


def hand_put_down(table, event):
    """The proceeding for a hand that is put down: dummy's when it is due, declarer's over no opening lead out of turn
    (54A).

    Returns str or None; raises NotComputed for a defender's hand, and for declarer's before a lead has been faced.
    """
    if table.play is None:
        raise NotComputed("24", "a hand put down during the auction")
    declarer = table.contract.declarer
    over_a_lead = any(r.law == "54" and type(r.question) is Choice for r in table.rulings)
    if event.seat == declarer and not over_a_lead:
        if table.phase != "play":
            raise NotComputed("48B2", "declarer puts the hand down before a lead is faced")
        return "48B2"
    if event.seat.side != declarer.side:
        raise NotComputed("68A", "a defender puts the hand down")
    return "41C" if event.seat == table.contract.dummy and dummy_is_due(table) else None
