"""Law 54: Faced opening lead out of turn."""
from ..conduct import hand_of
from ..effects import CardBack, FaceDownBack, LeadStands, NoRectification, PlaysNext, RolesExchanged, TreatedAsLegal, WholeHandDown
from ..events import Exposed, Played, Spread
from ..ruling import ACCEPT, DECLINE, Choice, Effect, Option, proceeding, under
from ..terms import NotComputed
from .law47 import MISLED, found_misled
from .law53 import PLAYED

SPREAD, BEGUN, SEEN = "spread", "begins to spread the hand", "a card of dummy is seen"
FROM_DUMMY = "plays to it from dummy"


@proceeding("54")
def faced_opening_lead_out_of_turn(case):
    declarer = case.declarer
    options = Option(SPREAD, "54A"), Option(ACCEPT, "54B"), Option(DECLINE, "54D"), Option(SEEN, "54C", deed=True), \
        Option(BEGUN, "54A#2", deed=True), Option(PLAYED, "53A#2", deed=True), Option(FROM_DUMMY, "54B2", deed=True), Option(MISLED, "47E1", deed=True)
    seen = dummy_was_seen(case.before)
    answer = SEEN if seen else (yield Choice("54", declarer, options, by_deed(declarer)))
    if answer == MISLED:
        yield from under("47E1", case)
    elif answer in (SPREAD, BEGUN):
        if answer == BEGUN:
            yield Effect("54A#2", WholeHandDown(declarer))
        yield Effect("54A", RolesExchanged(dummy=declarer))
    elif answer == DECLINE:
        yield Effect("54D", CardBack(case.offender, case.card, turn=case.before.play.turn))
        yield from under("50B", case, case.offender, case.card, "54D")
    else:
        yield Effect("54C" if answer == SEEN else "54B", LeadStands(case.offender, case.card))
        if answer != FROM_DUMMY:
            yield Effect("54B1", PlaysNext(declarer))
        if answer == PLAYED:
            yield from under("60A", case)


def by_deed(declarer):
    """What declarer or dummy does before choosing: showing the own hand, a card of dummy seen, playing on."""
    def deed(before, event):
        if found_misled(event):
            return MISLED
        if type(event) in (Spread, Exposed) and event.seat == declarer.partner:
            return SEEN
        if type(event) is Spread and event.seat == declarer:
            return BEGUN
        if type(event) is Exposed and event.seat == declarer and event.deliberate:
            raise NotComputed("54A#2", "declarer shows a card on purpose: whether to begin to spread the hand is not said")
        hand = hand_of(before, event)
        return PLAYED if hand == declarer else FROM_DUMMY if hand == declarer.partner else None
    return deed


def dummy_was_seen(table):
    """Whether declarer could see a card of dummy before the lead, but after the auction (54C). Returns bool."""
    dummy = table.play.contract.dummy
    while table.parent is not None and table.parent.play is not None:
        if type(table.event) in (Spread, Exposed) and table.event.seat == dummy:
            return True
        table = table.parent
    return False


def partner_led_face_down(table):
    """The partner of a defender who faced a lead out of turn has one face down: that goes back first."""
    for ruling in table.rulings:
        waits = ruling.law == "54" and type(ruling.question) is Choice
        if waits and ruling.case.partner in dict(table.docket.hidden):
            yield "54#1", ruling.case


@proceeding("54#1")
def face_down_lead_goes_back(case):
    yield Effect("54#1", FaceDownBack(case.partner))


@proceeding("54B2")
def second_card_from_dummy(case):
    yield Effect("54B2", TreatedAsLegal(Played(case.offender, (case.card,))))


@proceeding("54E")
def declaring_side_tries_to_lead(case):
    yield Effect("54E", CardBack(case.offender, case.card, turn=case.before.play.turn))
    yield Effect("24D", NoRectification(case.offender))
