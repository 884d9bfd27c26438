"""The words of everything that follows in Spoil Five, and of what is asked. They tell what the rules have decided and decide nothing."""
from ...games.spoilfive import effects as e
from ...games.spoilfive.events import (AskedForDiscard, Dealt, Elected, Found, LaidOff, LeftIt, Played, ShowedDiscard, TookUp)
from ...ruling import ACCEPT, Answered, Effect, Judgement, OpenPoint
from ..names import card, listed
from .names import counters, suit, who

NOBODY, TABLE = "nobody", "the table"
UNSAID = "SF-turn-1"  # that a card was played in rotation goes without saying


def step(kind, id, text, **more):
    """A step of the view. Returns dict."""
    return {"kind": kind, "id": id, "who": "", "text": text, "answer": None, "options": [], "hearer": TABLE, "say": "", "evidence": "",
            "law": "spoil-five", **more}


# -- what has happened

def sentence(event):
    """An event as a sentence. Returns str."""
    return f"{who(event.seat)} {DEEDS[type(event)](event)}." if type(event) is not Found else found(event)


def found(event):
    return f"The table finds: the dealer {'had' if event.answer == 'yes' else 'had no'} time to lay a card off."


def dealing(event):
    packets = "" if event.packets == (3, 2) else f", {'-'.join(map(str, event.packets))} at a time,"
    return f"deals{packets} and turns up {card(event.turned)}"


DEEDS = {
    Dealt: dealing,
    LaidOff: lambda event: f"lays {card(event.card)} off",
    LeftIt: lambda event: "leaves the turned card where it is",
    TookUp: lambda event: "takes the turned card up",
    ShowedDiscard: lambda event: "shows the card laid off",
    AskedForDiscard: lambda event: "asks to see the card laid off",
    Played: lambda event: f"plays {card(event.cards[0])}",
    Elected: lambda event: "plays on" if event.answer == ACCEPT else "takes the pool",
}


# -- what follows

def paid(what):
    extra = f", the dealer {counters(what.extra)} more" if what.extra else ""
    return f"Everybody pays {counters(what.stake)}{extra}" + (", and a new pool begins." if what.fresh else " into the pool.")


def back(what):
    return f"{card(what.card)} goes back, and nothing else follows."


EFFECTS = {
    e.Paid: paid,
    e.PoolTaken: lambda x: f"{who(x.seat)} takes the pool" + (f", and {counters(x.bonus)} from each of the others." if x.bonus else "."),
    e.Spoilt: lambda x: "The deal is spoilt: the pool stays.",
    e.CardsDealt: lambda x: "Everybody has five cards.",
    e.TurnedUp: lambda x: f"{card(x.card)} is turned up, so {suit(x.card.suit)} are trumps.",
    e.DealsNext: lambda x: f"{who(x.seat)} deals next.",
    e.Discarded: lambda x: f"{who(x.seat)} has put a card face down, to rob the turned card.",
    e.Robbed: lambda x: f"{card(x.card)} goes into {who(x.seat)}’s hand. Trumps stay what they are.",
    e.MayStillLayOff: lambda x: f"{who(x.seat)} may still lay a card off, and does so now.",
    e.NotRobbed: lambda x: f"{who(x.seat)} has not robbed.",
    e.Barred: lambda x: f"{who(x.seat)} cannot win the pool on this deal.",
    e.AceSinks: lambda x: "The ace of trumps is the lowest trump on this deal.",
    e.StaysUnseen: lambda x: f"The card that {who(x.seat)} has laid off stays face down until the deal is over.",
    e.CardPlayed: lambda x: f"{who(x.seat)} may play {card(x.card)}: {x.why}.",
    e.CountsAsPlain: lambda x: "The ace of hearts that was led counts as a plain heart: nobody has to follow with a trump.",
    e.CountsAsTrump: lambda x: "The ace of hearts that was led counts as a trump: whoever has a trump follows with one.",
    e.TrickTaken: lambda x: f"{who(x.seat)} wins the trick with {card(x.card)}.",
    e.PlaysForAll: lambda x: f"{who(x.seat)} plays for all five tricks.",
    e.GoesBack: back,
    e.Stands: lambda x: f"{sentence(x.act)[:-1]}: it stands.",
    e.DealVoid: lambda x: f"The cards are thrown in, and {who(x.seat)} deals.",
}


def effect_step(effect):
    """One effect as a step of the view. Returns dict."""
    by = [id for id in dict.fromkeys(effect.what.by) if id not in (effect.id, UNSAID)]
    text = EFFECTS[type(effect.what)](effect.what)
    return step("effect", effect.id, f"{text[:-1]} ({', '.join(by)})." if by else text)


# -- rulings

READINGS = {"taken_back": "the card goes back", "no_pool": "no pool for that player", "same_dealer": "the same dealer deals again",
            "next_dealer": "the next player deals", "plain": "a plain lead", "trump": "a trump lead", "ace_sinks": "the ace sinks"}
OPTIONS = {ACCEPT: "Play on for all five", "decline": "Take the pool"}
TIME = "Had the dealer had time to lay a card off before the lead?", "Yes", "No"


def steps_of(ruling):
    """A ruling, and what it is about. Returns list[dict]."""
    case = ruling.case
    told = [broken(breach, case) for breach in breaches(case)]
    told += [made(item, ruling) for item in ruling.steps]
    return told + ([asked(ruling.question)] if ruling.question else [])


def breaches(case):
    return case.before.verdict(case.act).breaches if case.breaches else ()


def broken(breach, case):
    return step("effect", breach.id, f"{sentence(case.act)[:-1]}: {breach.why}.", hearer=NOBODY)


def made(item, ruling):
    if type(item) is Effect:
        return effect_step(item)
    if type(item) is Answered and type(item.question) is OpenPoint:
        return open_point(item.question, item.answer, ruling)
    return asked(item.question, item.answer)


def open_point(point, answer, ruling):
    settled = ruling.case.regulation(point.setting)
    why = "as this table has agreed" if settled else "as the source says" if point.usual else "taken here"
    others = listed([READINGS[reading] for reading in point.readings if reading != answer], "or")
    return step("doubt" if point in ruling.doubts else "effect", point.id,
                f"Rule-books differ ({point.point}); {why}: {READINGS[answer]}. Also possible: {others}.", hearer=NOBODY)


def asked(question, answer=None):
    """A question, with its answer where there is one. Returns dict."""
    if type(question) is Judgement:
        text, yes, no = TIME
        return step("judgement", question.id, text, who="The table finds", options=[yes, no] if answer is None else [],
                    answer=None if answer is None else yes if answer else no)
    labels = [OPTIONS[option.answer] for option in question.options]
    return step("choice", question.id, f"{who(question.by)} has won the first three tricks and may play on for all five.",
                who=f"{who(question.by)} decides", options=labels if answer is None else [],
                answer=None if answer is None else OPTIONS[answer].lower())
