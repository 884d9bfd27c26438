"""Evidence beside the question: what was counted, how, and what is missing, each line with its provision. As text and as HTML."""
from ..evidence import Contracts, Count, Missing, damage, options
from ..table import Table
from . import arithmetic, names, sheet, speech, words
from .consequences import RESERVED

TITLE = "Evidence beside the question"
PROVISO = ("This is evidence, not the answer. Whoever counted saw all four hands, and the players did not. No ruling changes by it: "
           "the Director finds, and the player chooses.")
NOTHING = "No question about damage waits here, and no such choice is open."
PROGRAMS = {"lawkit": "lawkit’s own search", "endplay": "endplay"}


def figure(table, title):
    """All that was counted at ``table``. Returns (text, HTML)."""
    return sheet.steps(arithmetic.Sum(f"{TITLE}: {title}", rows(table), PROVISO))


def rows(table):
    """Returns tuple of (line, provision), one without a provision where there is nothing to count for."""
    found = [row for each in damage(table) for row in beside(each)] if isinstance(table, Table) else []
    found += of_choice(table) if isinstance(table, Table) else []
    return tuple(found) or ((NOTHING, ""),)


# -- questions to the Director

def beside(found):
    """The lines for one question. Returns list of (line, provision)."""
    tell = {Contracts: contracts, Missing: missing}.get(type(found), tricks)
    return [(line, found.question) for line in (RESERVED[found.question], *tell(found))]


def missing(found):
    return [f"Nothing can be counted: {reason(found.why)}."]


def tricks(found):
    side = names.side(found.side)
    before = f"Before {the_act(found.act)}, with best play by all four, {side} could still come to {counted(found.before.tricks)}. {how(found.before)}"
    if found.after is None:
        return [before, f"What {side} can get now is not counted: {reason(found.why)}."]
    if type(found.after) is Count:
        return [before, f"Now, with best play by all four, {side} can still come to {counted(found.after.tricks)}. {how(found.after)}"]
    return [before, f"{side} have {counted(found.after)}, those transferred included."]


def the_act(act):
    """What was done, and by whom: ``East’s ♣J``. Returns str, vague where it was neither a call nor a card."""
    is_plain = hasattr(act, "seat") and (hasattr(act, "cards") or hasattr(act, "card"))
    return f"{names.name(act.seat)}’s {names.act(act)}" if is_plain else "that"


def contracts(found):
    side = names.side(found.side)
    had = (f"The contract is {contract(found.contract)}. With best play by all four declarer takes {counted(found.made)}" if found.contract
           else "The board is passed out")
    best = (f"The best that {side} could have made is {contract(found.best)}, with {counted(found.best_made)}: {points(found.best_score, side)}."
            if found.best else f"{side} could have made no contract.")
    return [f"{had}: {points(found.score, side)}.", f"{best} {how(found)}"]


def contract(bid):
    return words.contract(str(bid))


def points(amount, side):
    return f"{arithmetic.signed(amount)} to {side}"


# -- a player's choice

def of_choice(table):
    """The lines for the options of an open choice. Returns list of (line, provision)."""
    found = options(table)
    if found is None:
        return []
    by, known = names.name(found.by), [each for each in found.worth if each.tricks is not None]
    head = f"{by} chooses. How many tricks of the whole board does each answer give {names.side(found.by.side)}, with best play by all four?"
    said = [(f"{label(each)}: {counted(each.tricks)}.", each.id) for each in known]
    said += [(f"{label(each)}: not counted, as {reason(each.why)}.", each.id) for each in found.worth if each.tricks is None]
    return [(head, found.id), *said, *[(f"{most(found)} {how(found)}".strip(), found.id)] * bool(known)]


def most(found):
    """Which answers are worth most. Returns str, empty where that is not known."""
    if not found.best:
        return ""
    if len(found.best) == len(found.worth) > 1:
        return "All are worth the same."
    return f"Worth most: {', '.join(label(each) for each in found.worth if each.answer in found.best)}."


def label(worth):
    return speech.label(worth.answer, worth.id)


# -- words

def counted(amount):
    return f"{amount} trick{'s' * (amount != 1)}"


def how(count):
    """How many cards were looked at, and what counted. Returns str."""
    cards = f"{count.cards} card{'s' * (count.cards != 1)} each" if count.cards else "no card left"
    return f"(Counted by {PROGRAMS[count.solver]}, all hands seen, {cards}.)"


def reason(why):
    return words.reason(why)
