"""Classic contract bridge: when a card is played, and when it may come back."""
from ...conduct import NOTICED, noticed
from ...effects import CardStays, CountsAsPlayed, IsPlayed, MayCorrect, ReturnedToHand
from ...events import Played
from ...lawful import Breach
from ...ruling import Effect, Judgement, Moment, Option, proceeding
from .silence import nothing_said

PUT_RIGHT = "the card is taken back first"


# -- a card that does not follow suit

@proceeding("CB-follow-1")
def did_not_follow_suit(case):
    """It may be put right; what it costs once somebody has noticed, and until when, the fragment does not say."""
    if (yield noticed_or_put_right(case)) == NOTICED:
        yield Effect("CB-played-4", MayCorrect(case.offender, case.card))
        yield from nothing_said(case, "CB-follow-1")


def noticed_or_put_right(case):
    def happens(table):
        if not table.play.has_played(case.offender, case.card):
            return PUT_RIGHT
        return NOTICED if noticed(table, case.before) else None
    return Moment("CB-follow-1", (Option(NOTICED, "CB-follow-1"), Option(PUT_RIGHT, "CB-played-4")), happens)


# -- a card of dummy named

def moves_no_card(table, event):
    """Whether declarer's words name no card, or dummy has played to this trick already. Returns bool."""
    return event.card is None or table.play.hand_called(event.seat) in dict(table.play.trick)


def named(table, event):
    """The provision for words that call no card or another one than before. Returns str or None."""
    if table.play is None or not moves_no_card(table, event):
        return None
    return "CB-played-2 words" if event.card is None else "CB-played-4 named"


@proceeding("CB-played-2 words")
def names_no_card(case):
    yield from nothing_said(case, "CB-played-2")


@proceeding("CB-played-4 named")
def named_another(case):
    """A slip of the tongue is no reason to take a card back."""
    dummy = case.declarer.partner
    yield Effect("CB-played-2", IsPlayed(dummy, dict(case.before.play.trick)[dummy]))
    yield Effect("CB-played-4", CardStays(dummy, dict(case.before.play.trick)[dummy]))


# -- cards in view

def shown(table, event):
    """The provision for cards that a player lets others see: a defender's may be played by that, declarer's is not."""
    if table.play is None or len(event.cards) > 1 or event.seat == table.contract.dummy:
        return "CB-scope-1"
    return "CB-played-1" if event.seat == table.contract.declarer else "CB-played-3"


def seen(case, id):
    """Waits until somebody speaks of it. Returns Moment."""
    return Moment(id, (Option(NOTICED, ""),), lambda table: NOTICED if noticed(table, case.before) else None)


@proceeding("CB-played-1")
def declarers_card_in_view(case):
    """Neither on the table nor named as the card to be played, it is not played."""
    yield seen(case, "CB-played-1")
    yield Effect("CB-played-1", ReturnedToHand(case.offender, case.act.cards))


@proceeding("CB-played-3")
def defenders_card_in_view(case):
    yield seen(case, "CB-played-3")
    if (yield Judgement("CB-played-3", (case.act,))) and case.before.turn == case.offender:
        yield Effect("CB-played-3", CountsAsPlayed(case.offender, case.act.cards[0], case.before.play.number))
    else:
        yield from nothing_said(case, "CB-scope-1")


def played_wrongly(table):
    """A card in view has been found to be played, and does not follow suit. Yields (proceeding, Case)."""
    for ruling in table.rulings:
        case = ruling.case
        if ruling.law == "CB-played-3" and any(type(effect.what) is CountsAsPlayed for effect in ruling.effects):
            broken = tuple(breach.id for breach in table.rules.verdict(case.before, Played(case.offender, case.act.cards)).breaches)
            if "CB-follow-1" in broken:
                yield "CB-follow-1", case._replace(breaches=broken)


@proceeding("CB-played-2")
def dummys_card_touched(case):
    yield seen(case, "CB-played-2")
    if (yield Judgement("CB-played-2", (case.act,))):
        yield Effect("CB-played-2", CountsAsPlayed(case.declarer.partner, case.act.card, case.before.play.number))


# -- a card taken back

def taking_back(table, event):
    """What a player breaks who takes back a card that was played, other than to put a revoke right. Returns tuple[Breach, ...]."""
    open_ = {duty.card for duty in table.duties_of(event.seat, MayCorrect)}
    return tuple(Breach("CB-played-4", f"{card} has been played") for card in event.cards
                 if table.play.has_played(event.seat, card) and card not in open_ | own_revoke(table, event.seat))


def own_revoke(table, seat):
    """The cards with which ``seat`` has failed to follow suit and that nobody has noticed yet. Returns set[Card]."""
    return {r.case.card for r in table.rulings if r.law == "CB-follow-1" and r.question and r.case.offender == seat}


@proceeding("CB-played-4")
def played_is_played(case):
    for card in case.act.cards:
        yield Effect("CB-played-4", CardStays(case.offender, card))
