"""What a claimer says about the line of play, read into a plan: a small closed set of words, and card lists.

What is not understood stays open, and so does all that comes after it; nothing is guessed.
"""
import re
from typing import NamedTuple

from ..terms import CARDS_BY_NAME, RANKS, Denomination, mask_of, value
from .plans import FREE, Cards
from .steps import ROUNDS, Cross, Draw, Named, Ruff, Steps, Suit

SUITS = {"spade": Denomination.S, "heart": Denomination.H, "diamond": Denomination.D, "club": Denomination.C}
RANK_WORDS = dict(zip("two three four five six seven eight nine ten jack queen king ace".split(), RANKS))
NUMBERS = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "both": 2}
RANK = f"(?:{'|'.join(RANK_WORDS)})"
SUIT = "(?P<suit>spade|heart|diamond|club|trump)s?"
NUMBER = f"(?P<number>{'|'.join(NUMBERS)})"
ITS = "(?:the |my |your |our |dummy's |all |a |an )*"
I = "(?:i'll |we'll |i |we |will |first |now )*"
PLAY = f"{I}(?:cash |cashing |run |running |play |playing |lead |leading |take |taking )?"
DRAW = f"{I}(?:draw|drawing|pull|pulling) "
DOWN = "(?P<down> from the top(?: down)?)?"
THEN = r"\s*(?:[,;.]+(?:\s*and)?(?:\s*then)?|\band then\b|\bthen\b)\s*"


@value
class Stated(NamedTuple):
    """What a statement says: the ``plan``, the words that are ``unread``, and whether it ``mentions`` a trump that is still
    out (None where that is not plain).
    """

    plan: object
    unread: tuple[str, ...] = ()
    mentions: bool | None = False


@value
class Aside(NamedTuple):
    """Words that bind no card, and whether they speak of a trump that is out (``mentions``)."""

    mentions: bool = False


SAYS_NOTHING = Aside()


def read(event, play):
    """What the claim or concession ``event`` states about the play of ``play``. Returns Stated; never raises."""
    line = getattr(event, "line", ())
    stated = in_words(event, play)
    if not line:
        return stated
    draws = any(card.suit == play.contract.trump for card in line)
    return Stated(Cards(line, play.contract.trump), (), stated.mentions or (None if draws or stated.unread else False))


def in_words(event, play):
    """What the words of ``event`` state. Returns Stated."""
    declares = event.seat.side == play.contract.declarer.side
    seats, steps, mentions = event.seat.side.seats if declares else (event.seat,), [], []
    parts = [part for part in re.split(THEN, event.statement.strip()) if part]
    for place, part in enumerate(parts):
        found = clause(part, event.seat, play)
        if found is None:
            return Stated(plan_of(steps, seats), tuple(parts[place:]), None)
        steps += [step for step in found if type(step) is not Aside]
        mentions += [mentioned(step, play.contract.trump) for step in found]
    return Stated(plan_of(steps, seats), (), True if True in mentions else None if "unclear" in mentions else False)


def plan_of(steps, seats):
    named = mask_of(step.card for step in steps if type(step) is Named)
    return Steps(tuple(steps), seats, named) if steps else FREE


def mentioned(step, trump):
    """Whether a step speaks of a trump that the other side holds: True, False, or ``unclear`` where it plays a trump."""
    if type(step) in (Draw, Aside):
        return type(step) is Draw or step.mentions
    suit = step.card.suit if type(step) is Named else step.suit
    return "unclear" if suit is not None and suit == trump else False


def clause(text, claimer, play):
    """The steps that a clause states, itself or part by part around ``and``. Returns tuple, or None where it is not understood."""
    whole = simple(text, claimer, play)
    if whole is None and " and " in text:
        parts = [simple(part, claimer, play) for part in text.split(" and ")]
        return None if None in parts else sum(parts, ())
    return whole


def simple(text, claimer, play):
    """The steps that words without ``and`` between steps state. Returns tuple, or None for words that are not understood."""
    found = cards_named(text, play.contract.trump)
    if found:
        return tuple(Named(card, card.suit == play.contract.trump) for card in found)
    for pattern, reader in GRAMMAR:
        match = re.fullmatch(pattern, text.lower())
        if match:
            step = reader(match.groupdict(), claimer, play)
            return None if step is None else (step,)
    return None


# -- cards by name

def cards_named(text, trump):
    """The cards that ``text`` lists and nothing else: ``HA HK``, ``ace and king of hearts``. Returns tuple."""
    names = text.split()
    if all(name in CARDS_BY_NAME for name in names):
        return tuple(CARDS_BY_NAME[name] for name in names)
    words = re.fullmatch(f"{PLAY}{ITS}(?P<ranks>{RANK}(?:(?: and |, | ){RANK})*) of {SUIT}", text.lower()) or \
        re.fullmatch(f"{PLAY}{ITS}{SUIT} (?P<ranks>{RANK}(?:(?: and | ){RANK})*)", text.lower())
    suit = words and suit_of(words["suit"], trump)
    if suit is None:
        return ()
    return tuple(CARDS_BY_NAME[suit.name + RANK_WORDS[rank]] for rank in re.findall(RANK, words["ranks"]))


def suit_of(word, trump):
    """The suit that a word names. Returns Denomination, None for trumps at notrump."""
    return trump if word == "trump" else SUITS[word]


# -- the readers: what a clause means, None where it means nothing here

def a_suit(said, claimer, play):
    suit = suit_of(said["suit"], play.contract.trump)
    top = bool(said.get("top") or said.get("down"))
    if suit is None:
        return None
    if suit == play.contract.trump and not top and not said.get("number"):
        return Draw(suit)
    return Suit(suit, top, NUMBERS[said["number"]] if said.get("number") else ROUNDS)


def draw(said, claimer, play):
    trump = play.contract.trump
    return None if trump is None else Draw(trump, NUMBERS[said["number"]] if said.get("number") else ROUNDS)


def ruff(said, claimer, play):
    trump = play.contract.trump
    suit = suit_of(said["suit"], trump) if said["suit"] else None
    return None if trump is None or suit == trump else Ruff(trump, suit)


def cross(said, claimer, play):
    declares = claimer.side == play.contract.declarer.side
    suit = suit_of(said["suit"], play.contract.trump)
    if suit is None or not declares:
        return None
    return Cross(suit, play.contract.dummy if "dummy" in said["to"] else play.contract.declarer)


def falls(said, claimer, play):
    """``after your queen falls``: only of a trump that the other side holds."""
    trump = play.contract.trump
    card = trump is not None and CARDS_BY_NAME[trump.name + RANK_WORDS[said["rank"]]]
    out = trump is not None and any(play.hands[seat] >> card & 1 for seat in claimer.side.other.seats)
    return None if not out else Draw(trump) if said.get("draw") else Aside(True)


def nothing(said, claimer, play):
    return SAYS_NOTHING


# Compiled by `re` when a statement is read, as most tables hear none.
GRAMMAR = (
    (f"(?:{DRAW}|{PLAY}){NUMBER} rounds? of {ITS}trumps?", draw),
    (f"{DRAW}{ITS}(?:last |outstanding |remaining |missing )?trumps?(?: first)?", draw),
    (f"(?P<draw>{DRAW}){ITS}(?P<rank>{RANK})(?: of trumps)?", falls),
    (f"(?:after |when |once )?(?:your |the )(?P<rank>{RANK})(?: of trumps)? (?:falls|drops|is drawn)", falls),
    ("(?:there are )?no (?:more )?trumps?(?: are| is)?(?: out| left)?|(?:all )?(?:the )?trumps are (?:all )?(?:gone|drawn|in)", nothing),
    (f"{PLAY}{NUMBER}(?: rounds? of)? {ITS}{SUIT}(?: to partner)?{DOWN}", a_suit),
    (f"{PLAY}{ITS}(?P<top>top )?{SUIT}(?: first)?{DOWN}", a_suit),
    (f"{I}(?:ruff|ruffing)(?: {ITS}{SUIT})?(?: in (?:the dummy|dummy|my hand|hand))?", ruff),
    (f"{I}(?:cross |go |get |come )?(?:over |back )?(?P<to>to (?:the dummy|dummy|my hand|hand))(?: in| with) {ITS}{SUIT}", cross),
    (f"{I}(?:have )?{ITS}(?:rest|others|dummy|hand|everything)(?: is| are)?(?: all)?(?: high| good| mine| ours| winners| top)?"
     "|all (?:high|good|mine|ours|winners|top)|(?:they|these) are (?:all )?(?:high|good|winners)|in (?:any|this|that) order", nothing),
)
