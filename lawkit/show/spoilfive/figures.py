"""The figures of the chapter on Spoil Five besides its tables: the order of the cards, a game that is watched."""
from ...games.spoilfive.events import Dealt, LaidOff, Played
from ...games.spoilfive.player import decide, sight
from ...games.spoilfive.ranking import PLAIN, trump_suit
from ...terms import SUITS
from ..figures import card as figure
from ..html import rich
from ..names import capital
from ..words import SYMBOLS
from .names import held, suit, who
from .speech import effect_step, sentence
from .view import UNTOLD

TITLE = "The order of the cards, from the best down"


def orders():
    """The order of the cards of each suit, as trumps and as a plain suit. Returns (text, HTML)."""
    rows = [(f"{SYMBOLS[str(each)]}\u00a0{capital(suit(each))}", held(reversed(trump_suit(each))), held(reversed(PLAIN[each]))) for each in reversed(SUITS)]
    text = [TITLE] + [line for name, trumps, plain in rows for line in (name, f"  trumps: {trumps}", f"  plain:  {plain}")]
    body = "".join(f'<tr><th scope="row">{rich(name)}</th><td>{rich(trumps)}</td><td>{rich(plain)}</td></tr>' for name, trumps, plain in rows)
    head = '<thead><tr><th scope="col">Suit</th><th scope="col">As trumps</th><th scope="col">As a plain suit</th></tr></thead>'
    return "\n".join(text), figure("provisions", TITLE, f"<table>{head}<tbody>{body}</tbody></table>")


def watched(tables):
    """A game of simple players: the hands, every card with its reason, and what followed. Returns (text, HTML)."""
    title = "A game among simple players"
    lines = [line for table in tables[1:] for line in told(table)]
    items = "".join(f"<li>{rich(line)}</li>" for line in lines)
    return "\n".join([title, *lines]), figure("watched", title, f"<ol>{items}</ol>")


def told(table):
    """What happened last at ``table``. Yields str."""
    event = table.event
    if type(event) is Dealt:
        yield f"{sentence(event)} " + " ".join(f"{who(seat)} has {held(hand)}." for seat, hand in zip(table.house.names, event.hands))
    elif type(event) in (Played, LaidOff):
        yield f"{sentence(event)} {decide(sight(table.parent, event.seat)).why}"
    yield from (effect_step(effect)["text"] for effect in table.effects if type(effect.what) not in UNTOLD)
