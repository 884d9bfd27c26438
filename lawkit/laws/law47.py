"""Law 47: Retraction of a card played."""
from ..effects import CardBack, CardStays, ClosedTo, Established, MayChange, MustTakeBack, NotEstablished
from ..lawful import Breach
from ..ruling import Choice, Effect, Moment, proceeding
from ..terms import NotComputed

MISLED = "was told by an opponent that it was the turn"


def taking_back(table, event):
    """What a player breaks who takes cards back where no Law gives the right or the duty. Returns tuple[Breach, ...]."""
    found = []
    for place, card in enumerate(event.cards):
        if not lies_in_play(table.play, event.seat, card):
            continue
        if not may_come_back(table, event.seat, card):
            id = pending(table, event, card)
            found.append(Breach(id, f"{card} has been played"))
        elif event.plays:
            must_follow_suit(table.play, event.seat, card, event.plays[place])
    return tuple(found)


def lies_in_play(play, seat, card):
    return any((seat, card) in plays for plays in (*(trick.plays for trick in play.tricks), play.trick))


def may_come_back(table, seat, card):
    return granted(table, seat, card) or any(corrects(r, seat, card) or makes_room(table, r, seat, card) for r in table.rulings)


def granted(table, seat, card):
    """Whether a duty or right that lies on the table covers it (47A, 47D). Returns bool."""
    return any(type(d) is MustTakeBack and (d.seat, d.card) == (seat, card)
               or type(d) is MayChange and d.seat == seat and card in d.cards for d in table.duties)


def corrects(ruling, seat, card):
    """Whether it corrects the player's own revoke, which is not established (47B). Returns bool."""
    return (ruling.law == "61" and ruling.question is not None and (ruling.case.offender, ruling.case.card) == (seat, card)
            and not any(type(effect.what) is Established for effect in ruling.effects))


def makes_room(table, ruling, seat, card):
    """Whether a revoke on an earlier trick is being corrected although play has gone on (62C3, 62D1). Returns bool."""
    correcting = ruling.law == "61" and type(ruling.question) is Choice and ruling.cites & {"62C3", "62D1"}
    return bool(correcting) and table.play.trick_number(seat, card) > ruling.case.before.play.number


def pending(table, event, card):
    """The provision that refuses it. Raises NotComputed where a ruling about that very card is under way."""
    for ruling in table.rulings:
        if ruling.question is None:
            continue
        same = ruling.law in ("52", "61") and (ruling.case.offender, ruling.case.card) == (event.seat, card)
        if same:
            return "52A" if ruling.law == "52" else "63B"
        if card in getattr(ruling.case.act, "cards", ()) or any(type(a) is tuple and card in a for a in ruling.answers):
            raise NotComputed("47B", "a card taken back before it has been ruled on")
        if "62C3" in ruling.cites:
            raise NotComputed("62C1", "a card changed after both sides have revoked on one trick")
    if event.plays and shows_revoke(table.play, event, card):
        raise NotComputed("62A", f"a revoke that the hands did not show; first say: finds 61 {event.seat} {card}")
    return "47F2"


def shows_revoke(play, event, card):
    led = suit_led(play, event.seat, card)
    return card.suit != led == event.plays[event.cards.index(card)].suit


def suit_led(play, seat, card):
    return play.plays_of(play.trick_number(seat, card))[0][1].suit


def must_follow_suit(play, seat, old, new):
    """Raises NotComputed when ``new``, put in the place of ``old``, is a revoke in its turn."""
    led = suit_led(play, seat, old)
    if new.suit != led and (old.suit == led or play.holds(seat, led)) and play.plays_of(play.trick_number(seat, old))[0][0] != seat:
        raise NotComputed("62B", f"{new} put in the place of {old}, a revoke as well")


@proceeding("47F2")
def no_right_to_take_back(case):
    for card in case.act.cards:
        yield Effect("47F2", CardStays(case.offender, card))


@proceeding("47E1")
def led_on_an_opponents_word(case):
    """The lead goes back by itself; what it told may be used by the side that was misled alone."""
    yield Effect("47E1", CardBack(case.offender, case.card, turn=case.before.play.turn))
    yield Effect("16C2", ClosedTo(case.side.other, (case.offender, case.card)))
    for ruling in case.before.rulings:
        if ruling.law == "61" and ruling.case.side == case.side and type(ruling.question) is Moment and ruling.question.id == "63A":
            yield Effect("47E1", NotEstablished(ruling.case.offender))
