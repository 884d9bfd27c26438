"""What an act breaks: every provision, each with its reason. What no table can see is Impossible."""
from ...events import Played
from ...lawful import Breach, Verdict
from ...terms import Impossible
from .deal import TRICKS
from .events import AskedForDiscard, Dealt, LaidOff, LeftIt, ShowedDiscard, TookUp
from .lawful import reason

FIVE = (3, 2), (2, 3)


def verdict(table, event):
    """Every breach of ``event`` at ``table``. Returns Verdict; raises Impossible for what no table can see."""
    if event.seat not in table.house.names:
        raise Impossible(f"{event.seat} does not sit at this table")
    if type(event) is not Dealt and table.deal is None:
        raise Impossible("nothing has been dealt")
    return Verdict(tuple(BREACHES[type(event)](table, event)))


# -- the deal

def of_dealing(table, event):
    """What is wrong with a deal. Yields Breach."""
    if table.deal and not table.deal.over:
        raise Impossible("a deal is in progress")
    cards = [card for hand in event.hands for card in hand] + [event.turned]
    if len(event.hands) != table.house.players or len(set(cards)) < len(cards):
        raise Impossible("every player is dealt to, and no card twice")
    if event.seat != table.dealer:
        yield Breach("SF-deal-3", "the deal goes round, and it is another player's")
    if any(len(hand) != TRICKS for hand in event.hands):
        yield Breach("SF-deal-1", "everybody has five cards")
    elif event.packets not in FIVE and table.house.regulation("packets") != "any":
        yield Breach("SF-deal-1", "the cards are dealt three and two at a time, or two and three")


# -- cards

def of_playing(table, event):
    """What is wrong with a card played. Yields Breach."""
    deal, card = table.deal, event.cards[0]
    in_play(deal)
    if len(event.cards) != 1 or not deal.holds(event.seat, card):
        raise Impossible(f"{event.seat} does not hold {' '.join(map(str, event.cards))}")
    if event.seat != deal.turn:
        yield Breach(whose_turn(deal), "it is another player's turn")
        return
    if deal.waits:
        yield Breach("SF-rob-5", "the dealer has not laid a card off yet")
    found = reason(deal, event.seat, card)
    if not found.lawful:
        yield Breach(found.id, found.why, found.by)
    if must_rob(deal, event.seat):
        yield Breach("SF-rob-7", "the holder of the ace of trumps plays without having robbed")


def in_play(deal):
    """Raises Impossible where the deal is over."""
    if deal.over:
        raise Impossible("the deal is over")


def whose_turn(deal):
    """The provision that says whose turn it is. Returns str."""
    if deal.trick:
        return "SF-turn-1"
    return "SF-lead-2" if deal.tricks else "SF-lead-1"


# -- robbing

def must_rob(deal, seat):
    """Whether ``seat`` holds the ace of trumps and has neither robbed the turned card nor left it. Returns bool."""
    return deal.up and not deal.ace_turned and not deal.tricks and deal.omitted is None and deal.holds(seat, deal.ace)


def may_rob(deal, seat):
    """Whether ``seat`` may lay a card off for the turned card now. Returns bool."""
    return deal.waits and seat == deal.dealer or must_rob(deal, seat) and seat == deal.turn


def of_laying_off(table, event):
    """What is wrong with a card laid off. Yields Breach."""
    deal = table.deal
    in_play(deal)
    if not deal.holds(event.seat, event.card):
        raise Impossible(f"{event.seat} does not hold {event.card}")
    if not may_rob(deal, event.seat):
        yield no_right(deal, event.seat)


def of_taking_up(table, event):
    """What is wrong with the turned card being taken up by hand: the dealer's comes to the hand at the dealer's turn, the
    holder's when a card has been laid off. Yields Breach.
    """
    deal = table.deal
    in_play(deal)
    if not deal.up:
        raise Impossible(f"{deal.turned} no longer lies on the stock")
    if deal.laid_off and deal.laid_off[0] == event.seat:
        yield Breach("SF-rob-4", "the ace stays on the stock until all others have played to the first trick")
    elif may_rob(deal, event.seat):
        yield Breach("SF-rob-2" if deal.ace_turned else "SF-rob-8", "a card of the hand is laid off first")
    else:
        yield no_right(deal, event.seat)


def no_right(deal, seat):
    """Why ``seat`` may not rob now. Returns Breach."""
    if deal.ace_turned:
        if seat == deal.dealer and deal.laid_off is None:
            return Breach("SF-rob-5", "the dealer lays a card off before the first card is played")
        return Breach("SF-rob-2", "an ace that is turned up is the dealer's, once")
    if must_rob(deal, seat):
        return Breach("SF-rob-7", "the holder of the ace of trumps robs at the own turn in the first trick")
    if deal.omitted == seat:
        return Breach("SF-rob-1", "the turn to rob has passed")
    return Breach("SF-rob-7", "only the holder of the ace of trumps robs the turned card, once")


def of_leaving(table, event):
    """Who must rob and says that they do not. Yields Breach."""
    deal = table.deal
    in_play(deal)
    if not may_rob(deal, event.seat):
        raise Impossible(f"{event.seat} has nothing to rob now")
    yield Breach(*("SF-rob-5", "the dealer must lay off a card for the ace") if deal.ace_turned else
                 ("SF-rob-7", "the holder of the ace of trumps must rob"))


def of_showing(table, event):
    """Whether the card laid off must stay unseen. Yields Breach."""
    deal = table.deal
    if deal.laid_off is None or type(event) is ShowedDiscard and deal.laid_off[0] != event.seat:
        raise Impossible(f"{event.seat} has laid no card off" if type(event) is ShowedDiscard else "no card has been laid off")
    if not deal.over:
        yield Breach("SF-rob-3", "the card laid off stays unseen until the deal is over")


BREACHES = {Dealt: of_dealing, Played: of_playing, LaidOff: of_laying_off, TookUp: of_taking_up, LeftIt: of_leaving,
            ShowedDiscard: of_showing, AskedForDiscard: of_showing}
