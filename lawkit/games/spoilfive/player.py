"""Simple players: each decides from what its seat can see, by a handful of rules of thumb, and says why in one sentence."""
from typing import NamedTuple

from ...events import Elected, Played
from ...ruling import ACCEPT, DECLINE, Choice
from ...terms import CARDS, value
from .breaches import may_rob
from .deal import ENOUGH, Deal
from .events import LaidOff, Player
from .house import House
from .lawful import lawful_plays
from .ranking import PLAIN


@value
class Sight(NamedTuple):
    """What ``seat`` can see: the ``deal`` without the others' cards, and whether it is asked to ``jink``."""

    seat: Player
    house: House
    deal: Deal
    jink: bool = False

    @property
    def hand(self):
        """tuple[Card, ...]: the own cards."""
        return self.deal.cards(self.seat)

    @property
    def out(self):
        """list[Card]: the cards that another player may still hold."""
        deal = self.deal
        seen = {card for trick in (*(trick.plays for trick in deal.tricks), deal.trick) for _, card in trick}
        mine = {*self.hand, *(deal.laid_off or ())[1:]}
        stock = {deal.turned} if deal.up and not (deal.ace_turned and deal.laid_off) else set()
        return [card for card in CARDS if card not in seen | mine | stock]

    @property
    def last(self):
        """bool: whether nobody plays to the trick after this seat."""
        return len(self.deal.trick) == self.house.players - 1


@value
class Decision(NamedTuple):
    """What a player does, and why."""

    event: NamedTuple
    why: str


def sight(table, seat):
    """What ``seat`` can see at ``table``. Returns Sight."""
    deal = table.deal
    hands = tuple(hand if owner == seat else 0 for owner, hand in enumerate(deal.hands))
    laid_off = deal.laid_off and (deal.laid_off[0], deal.laid_off[1] if deal.laid_off[0] == seat else None)
    return Sight(seat, table.house, deal._replace(hands=hands, laid_off=laid_off), type(table.question) is Choice)


def decide(seen):
    """What a simple player does with what it has ``seen``: rob, jink or play. Returns Decision."""
    if seen.jink:
        return jinks(seen)
    if may_rob(seen.deal, seen.seat):
        return robs(seen)
    card, why = (leads if not seen.deal.trick else follows)(seen, lawful_plays(seen.deal, seen.seat))
    return Decision(Played(seen.seat, (card,)), why)


# -- what a card is good for

def height(deal, card):
    """How much a card is worth keeping: every trump above every plain card, each by its rank. Returns int."""
    return 100 + deal.worth(card) if deal.is_trump(card) else PLAIN[card.suit].index(card)


def beats(deal, card, other):
    """Whether ``card`` would win over ``other`` if that were led. Returns bool."""
    worth = deal.order[deal.trump][other.suit]
    return worth[card] > worth[other]


def is_safe(seen, card):
    """Whether no card that may still be out beats ``card``. Returns bool."""
    return not any(beats(seen.deal, other, card) for other in seen.out)


def winning(seen, cards):
    """Those of ``cards`` that would win the trick as it lies. Returns list[Card]."""
    deal = seen.deal
    worth = deal.order[deal.trump][deal.trick[0][1].suit]
    best = max(worth[card] for _, card in deal.trick)
    return [card for card in cards if worth[card] > best]


def lowest(seen, cards):
    """The card that is worth least. Returns Card."""
    return min(cards, key=lambda card: height(seen.deal, card))


def highest(seen, cards):
    """The card that is worth most. Returns Card."""
    return max(cards, key=lambda card: height(seen.deal, card))


# -- decisions

def robs(seen):
    """A card goes for the turned one. Returns Decision."""
    return Decision(LaidOff(seen.seat, lowest(seen, seen.hand)), "It is the card that is worth least, and the turned card is a trump.")


def jinks(seen):
    """Whether to play on for all five. Returns Decision."""
    sure = all(seen.deal.is_trump(card) and is_safe(seen, card) for card in seen.hand)
    return Decision(Elected(seen.seat, "SF-jink-1", ACCEPT if sure else DECLINE),
                    "Nothing that may still be out beats the cards left." if sure else "A card that may still be out could beat one of those left.")


def leads(seen, cards):
    """A card to lead. Returns (Card, why)."""
    best = highest(seen, cards)
    if is_safe(seen, best):
        return best, "Nothing that may still be out beats it."
    plain = [card for card in cards if not seen.deal.is_trump(card)]
    tops = [card for card in plain if not any(beats(seen.deal, other, card) for other in seen.out if other.suit == card.suit)]
    if tops:
        return tops[0], "It is the best card left in its suit, and only a trump beats it."
    if plain:
        return lowest(seen, plain), "A low card is led, and the trumps are kept."
    return best, "Only trumps are left, and the best one goes first."


def follows(seen, cards):
    """A card to play to a trick. Returns (Card, why)."""
    winners = winning(seen, cards)
    deal = seen.deal
    if not winners:
        return lowest(seen, cards), "It cannot win the trick, so the card that is worth least goes."
    if seen.last:
        return lowest(seen, winners), "It is the cheapest card that wins the trick, and nobody plays after it."
    if deal.won(deal.best) == ENOUGH - 1:
        return highest(seen, winners), "The player who is winning has two tricks and must be stopped."
    safe = [card for card in winners if is_safe(seen, card)]
    if safe:
        return lowest(seen, safe), "It wins the trick whatever comes after it."
    if deal.won(seen.seat) == ENOUGH - 1:
        return highest(seen, winners), "One more trick takes the pool, and this is the best card for it."
    cheap = [card for card in winners if not deal.is_trump(card)]
    if cheap:
        return highest(seen, cheap), "It is winning so far and costs no trump."
    if len(cards) > len(winners):
        return lowest(seen, [card for card in cards if card not in winners]), "Somebody behind could beat a trump, so it is kept."
    return lowest(seen, winners), "Every card that may be played is winning so far, so the cheapest will do."
