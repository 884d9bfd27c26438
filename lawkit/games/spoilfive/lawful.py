"""Which cards may be played, and why: for every player on turn exactly one of six provisions speaks."""
from typing import NamedTuple

from ...ruling import provision, which
from ...terms import Card, Denomination, SUIT_MASKS, cards_in, value
from .ranking import HEART_ACE, TRUMPS

SPEAKS = "SF-lead-1", "SF-lead-2", "SF-follow-1", "SF-follow-2", "SF-follow-3", "SF-renege-1"
SUIT_NAMES = {Denomination.C: "clubs", Denomination.D: "diamonds", Denomination.H: "hearts", Denomination.S: "spades"}


@value
class Facts(NamedTuple):
    """What decides which cards ``hand`` (a mask) may play: ``led`` (None before the lead), whether it counts as a ``trump_led``,
    the masks of the hand's ``trumps``, of those that are ``privileged`` against that lead, and of its plain cards that
    would ``follow``.
    """

    first: bool
    hand: int
    led: Card | None
    trump_led: bool
    trumps: int
    privileged: int
    follow: int


@value
class Reason(NamedTuple):
    """Why a card may be played or not, and by which provision; ``by``: the other provisions that decide with it."""

    id: str
    lawful: bool
    why: str
    by: tuple[str, ...] = ()


def facts(deal, hand):
    """The facts for a player of ``deal`` with ``hand``, a mask. Returns Facts."""
    trumps = hand & TRUMPS[deal.trump]
    if not deal.trick:
        return Facts(not deal.tricks, hand, None, False, trumps, 0, 0)
    led = deal.trick[0][1]
    trump_led = deal.is_trump(led) and not deal.plain_ace
    privileged = trumps & deal.privileged if trump_led else 0
    follow = 0 if trump_led else hand & SUIT_MASKS[led.suit] & ~TRUMPS[deal.trump]
    return Facts(not deal.tricks, hand, led, trump_led, trumps, privileged, follow)


@provision("SF-lead-1")
def leads_first(facts):
    return facts.led is None and facts.first


@provision("SF-lead-2")
def leads_later(facts):
    return facts.led is None and not facts.first


@provision("SF-follow-1", unless=("SF-renege-1",))
def trump_led(facts):
    return facts.trump_led


@provision("SF-renege-1")
def may_renege(facts):
    return facts.trump_led and bool(facts.trumps) and facts.trumps == facts.privileged


@provision("SF-follow-2")
def plain_led_and_held(facts):
    return facts.led is not None and not facts.trump_led and bool(facts.follow)


@provision("SF-follow-3")
def plain_led_and_not_held(facts):
    return facts.led is not None and not facts.trump_led and not facts.follow


def allowed(id, facts):
    """The cards that provision ``id`` leaves of the hand. Returns int, a mask."""
    if id == "SF-follow-1":
        return facts.trumps or facts.hand
    return facts.follow | facts.trumps if id == "SF-follow-2" else facts.hand


def lawful_plays(deal, seat):
    """The cards of its hand that ``seat`` may play, as if it were its turn. Returns tuple[Card, ...]."""
    found = facts(deal, deal.hands[seat])
    return cards_in(allowed(which(SPEAKS, found), found))


def reason(deal, seat, card):
    """Why ``seat`` may play ``card`` or may not, as if it were its turn. Returns Reason."""
    found = facts(deal, deal.hands[seat])
    id = which(SPEAKS, found)
    lawful = bool(allowed(id, found) >> card & 1)
    return Reason(id, lawful, (WHY if lawful else WHY_NOT)[id](deal, found, card), with_it(deal, found, id))


def with_it(deal, found, id):
    """The provisions that decide together with ``id``. Returns tuple[str, ...]."""
    only_ace = found.led is not None and deal.trump != HEART_ACE.suit and only(found, HEART_ACE)
    matters = only_ace and (found.trump_led or found.led.suit == HEART_ACE.suit)
    return (*["SF-renege-3"] * (id == "SF-follow-1" and bool(found.privileged)),
            *["SF-renege-2"] * (id == "SF-renege-1" and beaten_since(deal, found)),
            *["SF-rank-6"] * matters,
            *["SF-lead-3"] * (deal.plain_ace and bool(found.trumps)))


def only(found, card):
    """Whether ``card`` is the one trump of the hand, or in a heart trick its one heart. Returns bool."""
    return found.trumps == 1 << card if found.trump_led else bool(found.trumps >> card & 1) and not found.follow


def beaten_since(deal, found):
    """Whether a trump played after the lead beats a card that may be reneged all the same. Returns bool."""
    later = [deal.worth(card) for _, card in deal.trick[1:] if deal.is_trump(card)]
    return any(worth > deal.worth(card) for worth in later for card in cards_in(found.privileged))


# Why. Each takes the deal, the facts and the card.

def plain_led(deal, found, card):
    led = SUIT_NAMES[found.led.suit]
    return f"{led} were led and one is held, but a trump will do as well" if deal.is_trump(card) else f"{led} were led, and this follows"


def trump_to_trump(deal, found, card):
    if not found.trumps:
        return "a trump was led and none is held, so that any card may be played"
    if found.privileged >> card & 1:
        return "a trump was led, and any trump will do"
    return "a trump was led, and a trump must be played"


def held_back(deal, found, card):
    if found.privileged >> card & 1:
        return "only a lower trump was led, so that it need not be played"
    return "each trump held is one of the top three and beats the one led, so that it may be held back"


def void(deal, found, card):
    if deal.plain_ace:
        return "the ace of hearts was led and counts as a plain card: no other heart is held, so that any card may be played"
    return f"no plain card of {SUIT_NAMES[found.led.suit]} is held, so that any card may be played"


WHY = {
    "SF-lead-1": lambda deal, found, card: "whoever leads may lead any card",
    "SF-lead-2": lambda deal, found, card: "the winner of the last trick leads, and may lead any card",
    "SF-follow-1": trump_to_trump,
    "SF-renege-1": held_back,
    "SF-follow-2": plain_led,
    "SF-follow-3": void,
}
WHY_NOT = {
    "SF-follow-1": lambda deal, found, card: "a trump was led, and a trump is held that must be played" if not found.privileged
    else "a trump was led, and besides the one that may be held back another trump is held",
    "SF-follow-2": lambda deal, found, card: f"{SUIT_NAMES[found.led.suit]} were led and one is held, so that only one of them or a trump will do",
}
