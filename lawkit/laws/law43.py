"""Law 43: Dummy's limitations, and what breaking them costs."""
from ..case import Case
from ..conduct import either_defender, hand_of
from ..effects import (DummyMayNot, LeadsFrom, LetDummySee, LosesRights, NoClaim, NothingTransferred, PassedOver, ReservedForDirector,
                       ReturnedToHand)
from ..events import AskedAboutRevoke, Attention, Claimed, Conceded, Exposed, Faced, Named, Summoned, Warned
from ..ruling import Choice, Effect, Judgement, Option, proceeding, under
from ..terms import Impossible, NotComputed
from .law40 import looked
from .law41 import declarer_is_open
from .law42 import CARD_ACTS, LIMITS, is_dummy, right_to, rights_are_lost, waiting
from .law49 import which_law_for_exposed
from .law63 import NOTICED_BOTH, WAYS

HAND, DUMMY = "hand", "dummy"
WRONG_HAND, DEFENDERS_HAND = "wrong hand", "defender's hand"
SPOKEN_OF = Attention, Summoned, AskedAboutRevoke
NO_CLAIM_OF_DUMMYS = {Claimed: "68A", Conceded: "68B1"}
CAN_BE_PASSED_OVER = "49", "52", "56", "61"


# -- which of these an act belongs to

def attention_drawn(table, event):
    """The proceeding for attention drawn, or the Director called, by dummy. Returns str, or None for any other player."""
    if table.play is None or table.phase == "clarification" or event.seat != table.contract.dummy:
        return None
    if declarer_is_open(table):
        raise NotComputed("43A1(b)", "presumed dummy speaks of an opening lead out of turn")
    if table.docket.claim is not None and not table.over:
        raise NotComputed("42B3", "dummy speaks of an irregularity while a claim is open")
    if not table.over and named_by_another(table):
        return None
    right = right_to(table, event)
    if right == "42B1" and rights_are_lost(table):
        return None
    return "42" if right else "43A1"


def named_by_another(table):
    """Whether another player has spoken of it: of what waits, for a choice or since the last card. Returns bool."""
    chosen = [r.case.before for r in table.rulings if type(r.question) is Choice and type(r.case.act) in CARD_ACTS]
    return not waiting(table) and any(spoken(table, since) for since in (*chosen, since_last_card(table)))


def spoken(table, since):
    return table.happened(SPOKEN_OF, lambda event: event.seat != table.contract.dummy, since)


def since_last_card(table):
    """The table after the last card led, played or shown. Returns Table."""
    while table.parent is not None and type(table.event) not in (*CARD_ACTS, Faced):
        table = table.parent
    return table


def warned(table, event):
    """The proceeding for a warning by dummy. Returns str, or None for any other player, who is free to warn."""
    if not is_dummy(table, event.seat):
        return None
    leads = not table.play.trick and table.turn.side == event.seat.side
    return "43B2(a)" if event.of == WRONG_HAND and leads and rights_are_lost(table) else "42"


def remarked(table, event):
    """The proceeding for words of dummy. Returns str, or None when the play is over."""
    if event.to_director and not table.happened(Summoned):
        raise Impossible(f"{event.seat} speaks to the Director, but nobody has called the Director")
    if table.over:
        return None
    if not is_dummy(table, event.seat):
        raise NotComputed("16B1", "a remark by a player who is not dummy")
    return "42" if event.to_director else "43A1(c)"


def claimed(table, event):
    """The proceeding for a claim or concession, which dummy cannot make. Returns str."""
    if not is_dummy(table, event.seat):
        return "68" if table.docket.claim is None else "70B1"
    if declarer_is_open(table):
        raise NotComputed("43A1(c)", "presumed dummy claims or concedes before it is settled who plays the hand")
    return "43A1(c)"


def card_named(table, event):
    """The proceeding for a card that a player names. Returns str or None."""
    by_dummy = is_dummy(table, event.seat) and not declarer_is_open(table)
    return "43A1(c)" if by_dummy else which_law_for_exposed(table, event)


def hands_exchanged(table, event):
    """The proceeding when dummy and declarer exchange hands. Returns str; raises NotComputed for anybody else."""
    if table.phase != "play" or event.seat.side != table.contract.declarer.side:
        raise NotComputed("43A2(a)", "hands exchanged by others than declarer and dummy")
    return "43A2(a)"


def seat_left(table, event):
    """The proceeding when dummy leaves the seat. Returns str, or None for any other player."""
    return "43A2(b)" if is_dummy(table, event.seat) else None


def looked_at(table, event):
    """The proceeding for a look at a defender's hand (43A2(c)), or at a card or notes (40B2). Returns str or None."""
    if event.at != DEFENDERS_HAND:
        return looked(table, event)
    if not is_dummy(table, event.seat):
        raise NotComputed("43A2(c)", "a look at a defender's hand by a player who is not dummy")
    return "43A2(c)"


def hand_shown(table, event):
    """The proceeding when a defender shows dummy the hand. Returns str; raises NotComputed for anybody else."""
    if table.phase != "play" or event.seat.side == table.contract.declarer.side:
        raise NotComputed("43A3", "a hand shown to dummy, but not by a defender during the play")
    return "43A3"


def told(table, found):
    """The Director finds, unasked, that a limit was broken earlier: (proceeding, Case), or None when it was not."""
    if found.answer != "yes":
        return None
    if table.phase not in ("play", "over"):
        raise NotComputed(found.id, "a finding about dummy before the play")
    if found.id in LIMITS and table.happened((*SPOKEN_OF, Warned), lambda event: is_dummy(table, event.seat)):
        raise NotComputed(found.id, "a finding about dummy, who has spoken already")
    return found.id, Case(table, found, table.contract.dummy)


# -- A1: limits of the first group

@proceeding("43A1")
def dummy_draws_attention(case):
    yield Effect("43A1(a)" if type(case.act) is Summoned else "43A1(b)", DummyMayNot(case.offender))
    yield from liable()
    if rights_are_lost(case.before) and not case.before.happened(SPOKEN_OF, since=since_last_card(case.before)):
        yield from passed_over(case)


@proceeding("43A1(c)")
def dummy_takes_part(case):
    if type(case.act) is Named:
        yield Effect("48A", ReturnedToHand(case.offender, case.act.cards))
    if type(case.act) in NO_CLAIM_OF_DUMMYS:
        yield Effect(NO_CLAIM_OF_DUMMYS[type(case.act)], NoClaim(case.offender))
    if (yield Judgement("43A1(c)")):
        yield Effect("43A1(c)", DummyMayNot(case.offender))
        yield Effect("43A1(c)", ReservedForDirector("16B1"))
        yield from liable()


# -- A2: limits of the second group

@proceeding("43A2(a)")
def exchanged_hands(case):
    yield from rights_at_stake(case, "43A2(a)")


@proceeding("43A2(b)")
def went_to_watch_declarer(case):
    yield from rights_at_stake(case, "43A2(b)")


@proceeding("43A2(c)")
def saw_a_defenders_card(case):
    yield from rights_at_stake(case, "43A2(c)")


def rights_at_stake(case, id):
    if (yield Judgement(id)):
        yield Effect(id, LosesRights(case.before.contract.dummy))
        yield from liable()


# -- A3: a defender shows the hand

@proceeding("43A3")
def defender_shows_the_hand(case):
    if (yield Judgement("43A3")):
        yield Effect("43A3", LetDummySee(case.offender if case.defends else None))
        yield Effect("43A3", ReservedForDirector("90"))
        yield from rights_at_stake(case, "43A2(c)")


# -- B: what follows

def liable():
    yield Effect("43B1", ReservedForDirector("90"))


@proceeding("43B2(a)")
def a_defender_chooses_the_hand(case):
    yield Effect("43B2(a)", DummyMayNot(case.offender))
    options = Option(HAND, "43B2(a)"), Option(DUMMY, "43B2(a)")
    answer = yield from either_defender("43B2(a)", case.before.turn.lho, options, not_before_they_choose(case.side))
    yield Effect("43B2(a)", LeadsFrom(case.declarer if answer == HAND else case.declarer.partner))


def not_before_they_choose(side):
    def deed(before, event):
        hand = hand_of(before, event)
        if hand is not None and hand.side == side:
            raise NotComputed("43B2(a)", "declarer leads before either defender has chosen the hand")
    return deed


def asked_without_right(table):
    """Dummy, whose rights were lost, was the first to ask about a revoke from declarer's own hand."""
    for ruling in table.rulings:
        if ruling.law == "61" and ruling.case.offender == table.contract.declarer and ruling.answers and ruling.answers[0] not in WAYS:
            asked = first_word(table, ruling)
            if asked and is_dummy(asked, asked.event.seat) and rights_are_lost(asked):
                refuse_what_is_no_question(asked, ruling)
                yield "43B2(b)", ruling.case


def first_word(table, ruling):
    """The table at which attention was first drawn to a revoke, None when it was taken back before that. Returns Table or None."""
    first = None
    while table is not ruling.case.before and table.parent is not None:
        first = table if type(table.event) in SPOKEN_OF else first
        table = table.parent
    known = [r for r in first.parent.rulings if (r.law, r.case.act) == ("61", ruling.case.act)] if first else []
    return None if any(r.answers for r in known) else first


def refuse_what_is_no_question(asked, ruling):
    if type(asked.event) is Summoned:
        raise NotComputed("43B2(b)", "dummy, whose rights are lost, calls the Director over declarer's revoke")
    if ruling.answers[0] == NOTICED_BOTH:
        raise NotComputed("43B2(b)", "both sides have revoked on the trick about which dummy asks")


@proceeding("43B2(b)")
def as_if_established(case):
    """The card is changed all the same (62), and Law 64 counts it as if it had not been; but trick twelve costs nothing (64B6)."""
    if case.before.play.number == 12:
        yield Effect("64B6", NothingTransferred(case.offender))
        yield Effect("64C1", ReservedForDirector("64C"))
    else:
        yield from under("64", case, "43B2(b)")


def passed_over(case):
    """Dummy is the first to name a defender's irregularity: play goes on as if there had been none."""
    named = waiting(case.before)
    theirs = [ruling for ruling in named if ruling.case.defends]
    if len(theirs) > 1 or not named:
        raise NotComputed("43B3", "dummy, whose rights are lost, speaks of an irregularity that nobody has told, or of several")
    for law, each, *_ in theirs:
        if law not in CAN_BE_PASSED_OVER:
            raise NotComputed("43B3", f"dummy, whose rights are lost, speaks of an act under {law}")
        yield Effect("43B3", PassedOver(each.act))
        if type(each.act) in (Exposed, Named):
            yield Effect("43B3", ReturnedToHand(each.offender, each.act.cards))
        yield Effect("43B3", ReservedForDirector("43B3"))
