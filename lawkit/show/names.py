"""What things are called when a ruling is spoken: seats, calls, cards, suits, sides, and what a call shows."""
from ..events import Called, Substituted
from ..terms import SUITS
from . import words

CALLS = {"Pass": "passes", "X": "doubles", "XX": "redoubles"}
SUIT_NAMES = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}


def name(seat):
    """``North``. Returns str."""
    return words.SEATS[str(seat)]


def call(called):
    """A call without its caller, as it stands in a sentence: ``1♥``, ``pass``. Returns str."""
    return words.OTHER_CALLS.get(str(called.call)) or words.call(str(called.call))


def the(called):
    """A call or card as a thing: ``1♥``, ``the pass``. Returns str."""
    text = act(called)
    return f"the {text}" if text in words.OTHER_CALLS.values() else text


def capital(text):
    return text[0].upper() + text[1:]


def card(held):
    """A card: ``♥10``. Returns str."""
    return words.card(str(held))


def cards(held):
    """Some cards: ``♥10 and ♣4``. Returns str."""
    return listed([card(each) for each in held])


def listed(items, last="and"):
    """``a, b and c``. Returns str."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}"


def act(what):
    """An act without its doer: ``1♥`` or ``♥10``. Returns str."""
    if isinstance(what, (Called, Substituted)):
        return call(what)
    if getattr(what, "words", "") and what.card is None:
        return f"“{what.words}”"
    return card(what[1]) if type(what) is tuple else cards(what.cards) if hasattr(what, "cards") else card(what.card)


def suits(some):
    """Suits in words: ``spades and hearts``. Returns str."""
    return listed([SUIT_NAMES[str(suit)] + "s" for suit in some])


def side(which):
    """``North–South``. Returns str."""
    return words.SIDES[str(which)]


def meaning(called):
    """What a call shows, in words, with the default where nothing was said. Returns str."""
    if called.meaning is None:
        return "natural, as nothing else was said" if called.call.is_bid else "no stated meaning"
    return shows(called.meaning)


def shows(said):
    """A meaning in words: ``artificial; 5 or more hearts``. Returns str."""
    parts = ["artificial"] * said.artificial + constraints(said) + [alternatives(said), shown(said), said.purpose]
    return "; ".join(filter(None, parts)) or "natural"


def constraints(said):
    """What a meaning says of the hand, its alternatives left aside. Returns list[str]."""
    return ["balanced"] * said.balanced + [part for part in (strength(said), lengths(said)) if part]


def alternatives(said):
    """What stands around an ``or``: ``6 or more hearts, or 6 or more spades``. Returns str."""
    return ", or ".join(" and ".join(constraints(each)).replace(", ", " and ") for each in said.either)


def strength(said):
    low, high = said.hcp
    if (low, high) == (0, 37):
        return ""
    return f"{low} or more points" if high == 37 else f"{low}–{high} points"


def lengths(said):
    found = []
    for suit in reversed(SUITS):
        low, high = said.lengths[suit]
        if (low, high) != (0, 13):
            number = str(low) if low == high else f"{low} or more" if high == 13 else f"{low}–{high}"
            found.append(f"{number} {SUIT_NAMES[str(suit)]}s")
    return ", ".join(found)


def shown(said):
    names = [SUIT_NAMES[str(d)] + "s" if str(d) in SUIT_NAMES else "notrump" for d in said.shows]
    return "shows " + listed(names) if names else ""
