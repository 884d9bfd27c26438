"""Law 53: Lead out of turn accepted."""
from ..case import Case
from ..conduct import NOTICED, card_of, hand_of, noticed
from ..effects import CardBack, LeadBack, LeadStands, LedOver, NoRectification
from ..events import Led, Played
from ..lawful import play_breaches
from ..ruling import Effect, Judgement, Moment, OpenPoint, Option, proceeding, under
from ..terms import NotComputed
from .law47 import MISLED, found_misled
from .law57 import stays_played

PLAYED, LEADER_PLAYED, WRONG_DEFENDER = "plays to it", "the proper leader plays a card", "the defender on its right plays to it"
WRONG_HAND = "plays to it from the hand that is not next"


@proceeding("53")
def accepted(case, answer):
    """What follows an ``answer`` that is no refusal: words, or one of the `deeds`."""
    if answer == MISLED:
        yield from under("47E1", case)
    elif answer == LEADER_PLAYED:
        yield from led_or_followed(case)
    elif answer == WRONG_DEFENDER:
        yield Effect("53C", LeadStands(case.offender, case.card))
    elif answer == WRONG_HAND:
        yield from followed_from_the_wrong_hand(case)
    else:
        yield Effect("53A", LeadStands(case.offender, case.card))
        if answer == PLAYED:
            yield from under("60A", case)


def led_or_followed(case):
    """Whether the proper leader meant to lead over it or to play to it is a question of fact (53B)."""
    leader = case.before.play.turn
    if (yield Judgement("53B", (case.act,))):
        yield Effect("53B", LedOver(leader, case.offender))
        yield Effect("47F1", NoRectification(case.offender))
        return
    if leader == case.lho:
        yield Effect("53A#2", LeadStands(case.offender, case.card))
        yield from under("60A", case)
    elif case.defends:
        yield from followed_from_the_wrong_hand(case)
    else:
        yield Effect("53C", LeadStands(case.offender, case.card))


def followed_from_the_wrong_hand(case):
    """Declarer, who may accept a defender's lead, has played to it, though not from the hand next to it (P22)."""
    if (yield OpenPoint("P22", "53A", "lead_followed_from_the_wrong_hand", ("accepted", "open"))) == "open":
        raise NotComputed("53A", "declarer has played to a lead out of turn from the wrong hand, and may still choose")
    yield Effect("53A", LeadStands(case.offender, case.card))


@proceeding("53A#3")
def back_to_the_right_hand(case):
    yield Effect("53A#3", CardBack(case.offender, case.card, turn=case.before.play.turn))


@proceeding("53A#4")
def to_the_last_trick(case):
    yield noticed_at_last(case)
    yield Effect("53A#4", LeadBack(case.offender, case.card, turn=case.before.play.turn))


def noticed_at_last(case):
    """Attention, even after others have played: nobody can accept that lead. Returns Moment."""
    def happens(table):
        if noticed(table, case.before) and (table.docket.ended or table.docket.claim or table.docket.moved):
            raise NotComputed("53A#4", "a lead out of turn to the last trick, found when the tricks have been counted")
        return NOTICED if noticed(table, case.before) else None
    return Moment("53A#4", (Option(NOTICED, "53A#4"),), happens)


def deeds(case):
    """What may happen to the lead besides what declarer or a defender says of it. Returns tuple[Option, ...]."""
    leader = case.before.play.turn
    possible = (("53A#2", PLAYED, leader != case.lho), ("", LEADER_PLAYED, leader.side != case.side),
                ("53C", WRONG_DEFENDER, not case.defends and leader != case.rho), ("", WRONG_HAND, case.defends and leader != case.rho),
                ("47E1", MISLED, True))
    return tuple(Option(deed, id, deed=True) for id, deed, can_be in possible if can_be)


def by_deed(case):
    """A deed of the other side: a card of the proper leader, or a play to the lead, accepts it or not."""
    leader = case.before.play.turn

    def deed(before, event):
        if found_misled(event):
            return MISLED
        hand = hand_of(before, event)
        if hand is None or hand.side == case.side:
            return None
        if hand == leader:
            return LEADER_PLAYED
        refuse_another_lead(case, event)
        if hand == case.lho:
            return PLAYED
        return WRONG_HAND if case.defends else WRONG_DEFENDER
    return deed


def refuse_another_lead(case, event):
    """Raises NotComputed where declarer leads from one hand when the other could have led over the irregular lead."""
    if type(event) is Led and case.defends and case.before.play.turn.side != case.side:
        raise NotComputed("55", "declarer leads from the wrong hand over a defender's lead out of turn")


# -- found to have played to it

def judged_as_a_play(table):
    """The proper leader's card was found to be a play to the irregular lead, and breaks what a play can break: the hand to
    the right of that lead has played ahead of partner (57), or it is not the card that was due.
    """
    for ruling in table.rulings:
        case, answers = ruling.case, ruling.answers
        if LEADER_PLAYED in answers and answers[answers.index(LEADER_PLAYED) + 1:][:1] == (False,):
            leader = case.before.play.turn
            played = first_card(table, leader, case.before)
            before = with_nothing_open(played.parent, case)
            due = tuple(breach.id for breach in play_breaches(before, Played(leader, (card_of(played.event),))))
            ahead = "57C" if stays_played(before, leader) else "57"
            broken = (ahead,) * (leader == case.rho) + due
            if broken:
                yield table.rules.law_of(broken), Case(before, played.event, leader, broken)


def first_card(table, hand, since):
    """The table just after the first card from ``hand`` since the Table ``since``. Returns Table."""
    while table is not since:
        if hand_of(table.parent, table.event) == hand:
            found = table
        table = table.parent
    return found


def with_nothing_open(table, case):
    """The moment of ``table``, at which the lead of ``case`` is one that stands. Returns Table."""
    return table.noting(rulings=tuple(ruling for ruling in table.rulings if ruling.case is not case))
