"""Everything that can go wrong in the endings of seeds/endings.toml, and every way in which it can go on.

A position is what lawful play of an ending leads to; with four cards, up to the second trick. At each, every card of every hand
is led or played where that breaks anything, called from dummy, and exposed. The Director is called at once or after any
further card. Then every choice is taken, every finding is made either way, every card is tried that a ruling asks for, and
the rest is played with the first lawful card of each hand, to the end of the board and of the round.
"""
import tomllib
from functools import cache

from exhaustive import DIRECTOR, Fault, Step
from lawkit import NotComputed, lawful_plays
from lawkit.answers import is_due
from lawkit.conduct import noticed
from lawkit.effects import CardDue, MayChange, MustTakeBack
from lawkit.events import CalledOnNextBoard, Designated, Elected, Exposed, Found, RoundEnded
from lawkit.ruling import Choice, Judgement
from lawkit.seeds import path
from lawkit.terms import SEATS
from midplay import start
from random_boards import exchanges, hand, put

ENDINGS = tomllib.loads((path() / "endings.toml").read_text("utf-8"))
IRREGULAR, FREE = 0, 1
WHOLE = 3


# -- where it begins

def beginning(name):
    """The table at which the ending ``name`` begins. Returns Table."""
    ending = ENDINGS[name]
    hands = dict(zip("NESW", ending["hands"], strict=True))
    return start(hands, ending["contract"], ending.get("declarer", "S"), ending["lead"], tuple(ending["won"]))


@cache
def positions():
    """The table after every lawful beginning of every ending, each state once. Returns list[Table]."""
    found, seen = [], set()
    for waiting in ([beginning(name)] for name in ENDINGS):
        whole = waiting[0].play.left <= WHOLE
        while waiting:
            table = waiting.pop()
            state = table.play.hands, table.play.trick, table.play.turn
            if state in seen or table.over:
                continue
            seen.add(state)
            found.append(table)
            if whole or not table.play.tricks:
                waiting += [table.apply(put(table, card)) for card in lawful_plays(table)]
    return found


def irregular_acts(table):
    """Every card of every hand led or played where that breaks anything, called from dummy, or exposed. Returns list of events."""
    dummy, declarer = table.contract.dummy, table.contract.declarer
    made = [put(table, card, seat) for seat in SEATS for card in hand(table, seat)]
    made += [Designated(declarer, card) for card in hand(table, dummy)]
    shown = [Exposed(seat, (card,), on_purpose) for seat in SEATS if seat != dummy for card in hand(table, seat)
             for on_purpose in (False, True)]
    return [act for act in made if not table.verdict(act).lawful] + shown


# -- how it goes on

def steps(table, irregular, free):
    """Everything that may happen next at ``table``. Returns list[Step], empty at the end."""
    questions = [ruling.question for ruling in table.rulings if ruling.question is not None]
    asked = next((q for q in reversed(questions) if type(q) in (Choice, Judgement) and is_due(table, q)), None)
    if asked:
        return [Step(event, irregular, free) for event in answers(table, asked)]
    back = [event for duty in table.duties for event in taken_back(table, duty)]
    due = a_card_must_go_back(table)
    unnoticed = [r for r in table.rulings if r.question is not None and not noticed(table, r.case.before)]
    said = [DIRECTOR] if unnoticed else []
    if table.over:
        later = said or [event for event in AFTERWARDS if event not in table.log]
        return [Step(event, irregular, free) for event in (*back, *later[:1])]
    cards = lawful_plays(table)
    if not cards and not due:
        raise Fault("no card", f"{table.turn} has no lawful card")
    tried = cards if free > 0 and table.docket.bound else cards[:1]
    played = [] if due else [Step(put(table, card), irregular, free - (len(tried) > 1)) for card in tried]
    return [Step(event, irregular, free) for event in (*back, *said)] + played


def a_card_must_go_back(table):
    """Whether nobody plays on before a card has been taken back. Returns bool."""
    return any(type(duty) is MustTakeBack for duty in table.duties)


AFTERWARDS = (*(CalledOnNextBoard(seat) for seat in SEATS[:2]), RoundEnded())


def settled(table):
    """No two tables are followed as one: the cards differ."""
    return ()


def answers(table, question):
    """Every answer to ``question``, by word or by deed, where there are words by no deed that has been done already.

    Returns list of events; raises Fault where there is none.
    """
    if type(question) is Judgement:
        return [Found(question.id, found) for found in ("yes", "no")]
    said = [Elected(question.by, option.id, option.answer) for option in question.options
            if type(option.answer) is str and not option.deed]
    cards = lawful_plays(table) if question.conduct and not (table.over or a_card_must_go_back(table)) else ()
    done = [event for event in (put(table, card) for card in cards) if not said or event not in table.log]
    back = [event for duty in table.duties for event in taken_back(table, duty)]
    found = said + [event for event in (*done, *back) if question.conduct and question.conduct(table, event) is not None]
    if not found:
        raise Fault("no answer", f"nothing answers {question.id}")
    return found


def taken_back(table, duty):
    """Every lawful way in which the card that ``duty`` is about goes back. Returns list[Withdrew]."""
    if type(duty) not in (MayChange, MustTakeBack) or not table.play.has_played(duty.seat, duty.card):
        return []
    return [event for event in exchanges(table, duty.seat, duty.card) if is_lawful(table, event)]


def is_lawful(table, event):
    """Whether a player may take that card back; one that would be a revoke in its turn is not tried. Returns bool."""
    try:
        return table.verdict(event).lawful and all(may_take_its_place(table, event.seat, event.cards[0], new) for new in event.plays)
    except NotComputed:
        return False


def may_take_its_place(table, seat, old, new):
    """Whether ``new`` is no revoke in the place of ``old``: the card that is due, or else one that follows suit. Returns bool."""
    due = table.duties_of(seat, CardDue)
    if due:
        return new == due[0].card
    led = table.play.plays_of(table.play.trick_number(seat, old))[0][1].suit
    follows = old.suit == led or table.play.holds(seat, led)
    return not follows or new.suit == led
