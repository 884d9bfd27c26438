"""Law 47: Retraction of a card played."""
from ..effects import (CardBack, CardStays, ClosedTo, DeclarerAgain, Established, HandPickedUp, IsPlayed, MayChange, MustTakeBack,
                       NotEstablished, PenaltyCard, ReservedForDirector)
from ..events import Found, Spread
from ..lawful import Breach
from ..ruling import Choice, Effect, Moment, Option, proceeding, under
from ..terms import NotComputed
from . import law41
from .law45 import may_put_right
from .law62 import between_revokes

MISLED = "was told by an opponent that it was the turn"
TAKEN_BACK, STAYS = "the card is taken back", "the card stays"


def taking_back(table, event):
    """What a player breaks who takes cards back without a right or a duty to. Returns tuple[Breach, ...]."""
    found = []
    for place, card in enumerate(event.cards):
        if (event.seat, card) in table.docket.hidden:
            found += law41.taking_back(table, event.seat, card)
        if not table.play.has_played(event.seat, card):
            if lies_as_penalty_card(table, event.seat, card):
                found.append(Breach("50A", f"{card} is a penalty card and stays face up"))
            continue
        if not may_come_back(table, event.seat, card):
            found.append(Breach(pending(table, event, card), f"{card} has been played"))
        else:
            refuse_what_is_not_thought_through(table, event.seat, card, event.plays[place:place + 1])
    return tuple(found)


def refuse_what_is_not_thought_through(table, seat, card, new):
    """Raises NotComputed where the card put in its place, if any, is a revoke, or leaves others without the lead they played to."""
    if new and not put_right(table, seat, card):
        must_follow_suit(table.play, seat, card, *new)
    if not new or new[0].suit != card.suit:
        refuse_lead_played_to(table, seat, card)


def lies_as_penalty_card(table, seat, card):
    """Whether ``card`` is a penalty card that was never played, so that to take it back is to hide it. Returns bool."""
    played = any(withdrawal.act == (seat, card) for withdrawal in table.docket.withdrawn)
    return not played and any(duty.card == card for duty in table.duties_of(seat, PenaltyCard))


def may_come_back(table, seat, card):
    """Whether a Law gives ``seat`` the right or the duty to take ``card`` back. Returns bool."""
    return granted(table, seat, card) or any(
        corrects(ruling, seat, card) or makes_room(table, ruling, seat, card) or may_put_right(table, ruling, seat, card) for ruling in table.rulings)


def granted(table, seat, card):
    """Whether a duty or right that lies on the table covers it (47A, 47D). Returns bool."""
    return any(duty.card == card for duty in table.duties_of(seat, MustTakeBack, MayChange))


def corrects(ruling, seat, card):
    """Whether it corrects the player's own revoke, which is not established (47B). Returns bool."""
    own = ruling.law == "61" and (ruling.case.offender, ruling.case.card) == (seat, card)
    return (own and ruling.question is not None
            and not any(type(effect.what) is Established for effect in ruling.effects))


def put_right(table, seat, card):
    """Whether the card that takes its place is judged by the ruling that has it put right. Returns bool."""
    return (any(duty.card == card for duty in table.duties_of(seat, MustTakeBack))
            or any(corrects(ruling, seat, card) for ruling in table.rulings))


def makes_room(table, ruling, seat, card):
    """Whether a revoke on an earlier trick is being corrected although play has gone on (62C3, 62D1). Returns bool."""
    correcting = ruling.law == "61" and type(ruling.question) is Choice and ruling.cites & {"62C3", "62D1"}
    return bool(correcting) and table.play.trick_number(seat, card) > ruling.case.before.play.number


def pending(table, event, card):
    """The provision that refuses it. Returns str; raises NotComputed where a ruling about that card is under way."""
    for ruling in table.rulings:
        if ruling.question is None:
            continue
        if ruling.law in ("52", "61") and (ruling.case.offender, ruling.case.card) == (event.seat, card):
            return "52A" if ruling.law == "52" else "63B"
        if card in getattr(ruling.case.act, "cards", ()) or any(type(a) is tuple and card in a for a in ruling.answers):
            raise NotComputed("47B", "a card taken back before it has been ruled on")
    if between_revokes(table, event.seat, card):
        return "62C1"
    if event.plays and shows_revoke(table.play, event, card):
        raise NotComputed("62A", f"a revoke that the hands did not show; first say: finds 61 {event.seat} {card}")
    return "47F2"


def shows_revoke(play, event, card):
    """Whether the card put in its place follows suit, and ``card`` did not. Returns bool."""
    led = lead_over(play, event.seat, card)[1].suit
    return card.suit != led == event.plays[event.cards.index(card)].suit


def lead_over(play, seat, card):
    """The lead to the trick in which ``card`` of ``seat`` lies. Returns (Seat, Card)."""
    return play.plays_of(play.trick_number(seat, card))[0]


def must_follow_suit(play, seat, old, new):
    """Raises NotComputed when ``new``, put in the place of ``old``, is a revoke in its turn."""
    leader, lead = lead_over(play, seat, old)
    could = old.suit == lead.suit or play.holds(seat, lead.suit)
    if seat != leader and new.suit != lead.suit and could:
        raise NotComputed("62B", f"{new} put in the place of {old}, a revoke as well")


def refuse_lead_played_to(table, seat, card):
    """Raises NotComputed for a lead to which others have played, and which does not give way to a card of its suit at once,
    unless it is to the trick after that of a revoke.
    """
    plays = table.play.plays_of(table.play.trick_number(seat, card))
    later = any(makes_room(table, ruling, seat, card) for ruling in table.rulings) or any(
        bound.id == "62C1" and bound.duty == MayChange(seat, card) for bound in table.docket.bound)
    if plays[0] == (seat, card) and len(plays) > 1 and not later:
        raise NotComputed("62B", f"{card}, to which others have played, taken back, and no card of its suit put in its place at once")


@proceeding("47F2")
def no_right_to_take_back(case):
    """A card faced on the table (45A), or called from dummy (45B), has been played."""
    from_dummy = case.offender == case.declarer.partner
    for card in case.act.cards:
        yield Effect("45B" if from_dummy else "45A", IsPlayed(case.offender, card))
        yield Effect("47F2", CardStays(case.offender, card))


@proceeding("47E1")
def led_on_an_opponents_word(case):
    """The lead goes back by itself; what it told may be used by the side that was misled alone."""
    yield Effect("47E1", CardBack(case.offender, case.card, turn=case.before.play.turn))
    yield from under("16C2", case, ClosedTo(case.side.other, (case.offender, case.card)))
    for ruling in case.before.rulings:
        waits = type(ruling.question) is Moment and ruling.question.id == "63A"
        if waits and ruling.law == "61" and ruling.case.side == case.side:
            yield Effect("47E1", NotEstablished(ruling.case.offender))


def found_after_spreading(table):
    """The same, found when the presumed declarer has spread over an opening lead, and nobody has played since.

    Returns (proceeding, Case) or None.
    """
    for ruling in table.rulings:
        lead = (ruling.case.offender, ruling.case.card) if ruling.law == "54" and "54A" in ruling.cites else None
        if lead and table.play.trick == (lead,) and table.docket.claim is None:
            return "47E1 spread", ruling.case
    return None


@proceeding("47E1 spread")
def spread_over_a_lead_on_an_opponents_word(case):
    yield Effect("47E1", DeclarerAgain(case.declarer, case.act))
    yield Effect("48A", HandPickedUp(case.declarer))
    yield from under("47E1", case)


def found_misled(event):
    """Whether the Director finds that an opponent misled the leader (47E1). Returns bool."""
    return type(event) is Found and (event.id, event.answer) == ("47E1", "yes")


# -- a card played on a wrong explanation

@proceeding("47E2")
def played_on_a_wrong_explanation(case, since):
    """What the other side has played after the Table ``since``: the last card may still be changed, no earlier one."""
    yield from law41.led_on_a_wrong_explanation(case, since)
    cards = [card for card in played(case.before)[len(played(since)):] if card[0].side != case.side]
    last = cards.pop() if cards and may_be_changed(case.before, cards[-1]) else None
    if cards:
        yield Effect("47E2(b)", ReservedForDirector("47E2(b)"))
    if last:
        yield Effect("47E2(a)", MayChange(*last))
        if (yield taken_back_or_not(last)) == TAKEN_BACK:
            yield from under("16C2", case, ClosedTo(case.side, last))


def played(table):
    """Every card played so far, with its hand, in order. Returns tuple of (Seat, Card)."""
    play = table.play
    return tuple(p for trick in play.tricks for p in trick.plays) + tuple(play.trick) if play else ()


def may_be_changed(table, card):
    """Whether no later card, and after an opening lead none of dummy's, has been seen; and nothing else is open about it."""
    dummy_seen = len(played(table)) == 1 and table.happened(Spread)
    pending = any(r.question and getattr(r.case.act, "cards", ()) == (card[1],) for r in table.rulings)
    return played(table)[-1] == card and not (table.over or dummy_seen or pending)


def taken_back_or_not(last):
    def happens(table):
        if table.holds_card(*last):
            return TAKEN_BACK
        return STAYS if table.over or table.happened(Spread) or played(table)[-1] != last else None
    return Moment("47E2(a)", (Option(TAKEN_BACK, "47E2(a)"), Option(STAYS, "47E2(a)")), happens)
