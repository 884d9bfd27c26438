"""Irregular acts and choices, as conversations. What the source does not price is the house's to settle, and says so."""
from ...events import Played
from ...ruling import ACCEPT, DECLINE, Choice, Effect, Judgement, OpenPoint, Option, proceeding
from . import effects as e
from .course import next_deal
from .events import Dealt, LaidOff, TookUp

TAKEN_BACK, SAME_DEALER, PLAIN, NO_POOL = "taken_back", "same_dealer", "plain", "no_pool"

# A breached provision -> the proceeding that hears the act; the first that fits.
GOVERNS = {
    "SF-deal-3": "SF-deal-3", "SF-deal-1": "SF-irreg-1",
    "SF-lead-1": "SF-irreg-1", "SF-lead-2": "SF-irreg-1", "SF-turn-1": "SF-irreg-1",
    "SF-follow-1": "SF-irreg-1", "SF-follow-2": "SF-irreg-1",
    "SF-rob-3": "SF-rob-3", "SF-rob-7": "SF-rob-1", "SF-rob-5": "SF-rob-5",
}
NO_RIGHT = "SF-rob-2"


def governing(event, broken):
    """The proceeding that hears ``event``, which broke these provisions. Returns str."""
    if type(event) in (LaidOff, TookUp):
        return NO_RIGHT
    return next(GOVERNS[id] for id in GOVERNS if id in broken)


# -- the deal

@proceeding("SF-deal-3")
def wrong_dealer(case):
    """Somebody else was to deal."""
    yield Effect("SF-deal-3", e.DealVoid(case.before.dealer))


@proceeding("SF-irreg-1")
def against_the_rules(case):
    """A faulty deal, or a card out of turn or against the duty to follow."""
    yield from (misdeal if type(case.act) is Dealt else wrong_card)(case)


def misdeal(case):
    reading = yield OpenPoint("SF4", "SF-irreg-1", "misdeal", (SAME_DEALER, "next_dealer"))
    dealer = case.before.dealer
    yield Effect("SF-irreg-1", e.DealVoid(dealer if reading == SAME_DEALER else case.before.house.after(dealer)))


def wrong_card(case):
    in_turn = case.player == case.before.deal.turn
    reading = (yield OpenPoint("SF3", "SF-irreg-1", "card_against_the_rules", (TAKEN_BACK, NO_POOL))) if in_turn else TAKEN_BACK
    if reading == TAKEN_BACK:
        yield Effect("SF-irreg-1", e.GoesBack(case.player, case.act.cards[0]))
        return
    yield Effect("SF-irreg-1", e.Barred(case.player))
    if "SF-rob-7" in case.breaches:
        yield from not_robbed(case)
    else:
        yield Effect("SF-irreg-1", e.Stands(case.act))


# -- robbing

@proceeding("SF-rob-1")
def not_robbed(case):
    """The holder of the ace of trumps plays, or says no, without having robbed."""
    yield from price_of_not_robbing(case, case.player)
    if type(case.act) is Played:
        yield Effect("SF-rob-1", e.Stands(case.act))


def price_of_not_robbing(case, player):
    """What it costs ``player`` to have let the turn to rob pass."""
    yield Effect("SF-rob-1", e.NotRobbed(player))
    reading = yield OpenPoint("SF2", "SF-rob-1", "ace_not_robbed", (NO_POOL, "ace_sinks"), usual=True)
    if reading == NO_POOL:
        yield Effect("SF-rob-1", e.Barred(player))
    elif case.before.deal.holds(player, case.before.deal.ace):
        yield Effect("SF-rob-1", e.AceSinks(player))


@proceeding("SF-rob-5")
def before_the_first_card(case):
    """The ace is turned up, and the dealer has not laid a card off when the first card is played; or will not."""
    dealer = case.before.deal.dealer
    if case.player == dealer:
        yield from not_robbed(case)
        return
    yield Effect("SF-rob-5", e.Stands(case.act))
    if (yield Judgement("SF-rob-5", (case.act,))):
        yield from price_of_not_robbing(case, dealer)
    else:
        yield Effect("SF-rob-5", e.MayStillLayOff(dealer))


@proceeding(NO_RIGHT)
def no_right(case):
    """A card is laid off, or the turned card taken up, by who may not, or not yet, or no longer."""
    card = case.act.card if type(case.act) is LaidOff else case.before.deal.turned
    yield Effect(case.breaches[0], e.GoesBack(case.player, card))


@proceeding("SF-rob-3")
def unseen(case):
    """Somebody shows the card laid off, or asks to see it."""
    yield Effect("SF-rob-3", e.StaysUnseen(case.before.deal.laid_off[0]))


# -- the lead of the ace of hearts, and playing on

@proceeding("SF-lead-3")
def ace_of_hearts_led(case):
    """Somebody leads the ace of hearts, and trumps are not hearts."""
    reading = yield OpenPoint("SF1", "SF-lead-3", "ace_of_hearts_led", (PLAIN, "trump"), usual=True)
    if reading == PLAIN:
        yield Effect("SF-lead-3", e.CountsAsPlain(case.player))
    else:
        yield Effect("SF-follow-1", e.CountsAsTrump(case.player))


@proceeding("SF-jink-1")
def jinking(case):
    """The first three tricks are one player's, at a table that jinks."""
    options = Option(ACCEPT, "SF-jink-1"), Option(DECLINE, "SF-pool-1")
    if (yield Choice("SF-jink-1", by=case.player, options=options, conduct=leads_on)) == ACCEPT:
        yield Effect("SF-jink-1", e.PlaysForAll(case.player))
        return
    yield Effect("SF-pool-1", e.PoolTaken(case.player))
    yield from next_deal(case.before)


def leads_on(before, event):
    """A card led to the fourth trick is a way of playing on. Returns str or None."""
    return ACCEPT if type(event) is Played and event.seat == before.deal.turn else None
