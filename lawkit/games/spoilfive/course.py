"""How a deal goes on in the ordinary way: each function yields what follows from one kind of act, and gets the table back.

A pair of a provision and a player opens that provision's proceeding.
"""
from typing import NamedTuple

from ...events import Played
from ...ruling import Effect, provision, which
from . import effects as e
from .deal import ENOUGH, TRICKS
from .events import AskedForDiscard, Dealt, LaidOff, LeftIt, ShowedDiscard, TookUp
from .lawful import reason
from .ranking import HEART_ACE, decided_by


def dealing(table, event):
    """The stakes for a fresh pool, five cards each, and a card turned up."""
    if not table.pool:
        table = yield Effect("SF-stake-1", e.Paid(table.house.full, table.house.extra))
    yield Effect("SF-deal-1", e.CardsDealt(event, ("SF-setup-1",)))
    yield Effect("SF-deal-2", e.TurnedUp(event.turned))


def laying_off(table, event):
    """A card goes out; the turned card comes in, the holder's at once, the dealer's ace only later."""
    if table.deal.ace_turned:
        yield Effect("SF-rob-2", e.Discarded(event.seat, event.card))
        return
    yield Effect("SF-rob-7", e.Discarded(event.seat, event.card))
    yield Effect("SF-rob-8", e.Robbed(event.seat, table.deal.turned, ("SF-rob-6",)))


def playing(table, event):
    """A card; after the last one of the trick whoever wins it."""
    deal, (card,) = table.deal, event.cards
    why = reason(deal, event.seat, card)
    in_rotation = ("SF-turn-1",) * (bool(deal.trick) and table.house.regulation("direction") != "anticlockwise")
    table = yield Effect(why.id, e.CardPlayed(event.seat, card, why.why, why.by + in_rotation))
    if not deal.trick and card == HEART_ACE and deal.trump != card.suit:
        yield "SF-lead-3", event.seat
    elif len(table.deal.trick) == table.house.players:
        yield from trick_over(table)
    elif deals_last(table):
        yield Effect("SF-rob-4", e.Robbed(table.deal.dealer, deal.turned, ("SF-rob-6",)))


def deals_last(table):
    """Whether the dealer, who has laid a card off for the ace, is the last to play to the first trick. Returns bool."""
    deal = table.deal
    return deal.ace_turned and deal.up and deal.laid_off is not None and len(deal.trick) == table.house.players - 1


# -- a trick, and what it makes of the deal

class Score(NamedTuple):
    """What decides how a deal goes on after a trick: the winner's tricks ``won`` of those ``played``, whether that player is
    ``barred``, whether the house ``jinks``, and whether the winner, or another, plays for all five (``jinker``, ``stopped``).
    """

    won: int
    played: int
    barred: bool
    jinks: bool
    jinker: bool
    stopped: bool


AFTER_A_TRICK = "SF-pool-1", "SF-rob-9", "SF-jink-1", "SF-spoil-1", "SF-turn-1"


@provision("SF-jink-1")
def plays_for_all(score):
    may_begin = score.jinks and score.won == score.played == ENOUGH and not score.barred
    return score.stopped or may_begin or score.jinker and score.won == TRICKS


@provision("SF-pool-1", unless=("SF-jink-1",))
def has_enough(score):
    return score.won >= ENOUGH and not score.barred and not score.jinker


@provision("SF-rob-9")
def has_enough_in_vain(score):
    return score.won >= ENOUGH and score.barred


@provision("SF-spoil-1", unless=("SF-jink-1",))
def nobody_has_enough(score):
    return score.played == TRICKS and score.won < ENOUGH


@provision("SF-turn-1", unless=("SF-jink-1", "SF-spoil-1"))
def goes_on(score):
    return score.won < ENOUGH or score.jinker and score.won < TRICKS


def score_of(table):
    """What decides how the deal goes on after its last trick. Returns Score."""
    deal = table.deal
    winner = deal.tricks[-1].winner
    jinks = table.house.regulation("jinking") == "on" and deal.jinker is None
    return Score(deal.won(winner), len(deal.tricks), winner in deal.barred, jinks, deal.jinker == winner, deal.jinker not in (None, winner))


def trick_over(table):
    """Who has won the trick, and whether that ends the deal."""
    deal = table.deal
    winner, card = deal.best, dict(deal.trick)[deal.best]
    table = yield Effect("SF-win-1", e.TrickTaken(winner, card, decided_by(deal.trick, deal.trump, card)))
    yield from AFTER[which(AFTER_A_TRICK, score_of(table))](table, winner)


def pool_won(table, winner, by=()):
    """Three tricks: the pool, at once."""
    two = ("SF-two-1",) if table.house.players == 2 else ()
    yield Effect("SF-pool-1", e.PoolTaken(winner, by=two))
    yield from next_deal(table)


def in_vain(table, winner):
    """Three tricks of a player who cannot win the pool."""
    yield Effect("SF-rob-9", e.Spoilt())
    yield from reduced_stakes(table)


def spoilt(table, winner):
    """Five tricks, and nobody has three."""
    yield Effect("SF-spoil-1", e.Spoilt())
    yield from reduced_stakes(table)


def jink(table, winner):
    """All five tricks: asked for after the first three, won, or lost."""
    score = score_of(table)
    if score.stopped:
        yield Effect("SF-jink-1", e.Spoilt())
        yield from reduced_stakes(table)
    elif score.jinker:
        yield Effect("SF-jink-1", e.PoolTaken(winner, table.house.jink))
        yield from next_deal(table)
    else:
        yield "SF-jink-1", winner


def nothing(table, event):
    """Nothing follows."""
    return
    yield


AFTER = {"SF-pool-1": pool_won, "SF-rob-9": in_vain, "SF-jink-1": jink, "SF-spoil-1": spoilt, "SF-turn-1": nothing}


def reduced_stakes(table):
    """What everybody pays after a spoilt deal."""
    yield Effect("SF-spoil-2", e.Paid(table.house.reduced, fresh=False))
    yield from next_deal(table)


def next_deal(table):
    """The deal goes round."""
    yield Effect("SF-deal-3", e.DealsNext(table.house.after(table.dealer)))


COURSE = {Dealt: dealing, LaidOff: laying_off, Played: playing, LeftIt: nothing, ShowedDiscard: nothing,
          AskedForDiscard: nothing, TookUp: nothing}
