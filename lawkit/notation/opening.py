"""How a free table opens: what a reader has entered in a form, as an unfinished case."""
from random import Random

from ..terms import CARDS, SEATS, mask_of
from . import cases, pbn
from .errors import CaseError, one_of, quoted
from .fields import SEAT_NAMES
from .nodes import Node

EMPTY_SUITS = ("-", "–", "—")


def set_up(form):
    """The set-up that a reader has entered. ``form``: ``number``, or ``dealer`` and ``vul``; ``cards``: ``unknown``, ``dealt`` with a
    ``seed``, or ``entered`` with ``hands`` (seat -> its suits, spades first; or one text in PBN); ``contract`` and ``declarer``, empty for an
    auction; ``rules``; ``regulations``, a line for each.

    Returns Case, unfinished. Raises CaseError that says in which field something is wrong.
    """
    number = form["number"].strip()
    setup = {"board": {"number": number} if number else {"dealer": form["dealer"], "vul": form["vul"]}, "rules": form["rules"]}
    if form["cards"] != "unknown":
        setup["hands"] = dealt(form["seed"]) if form["cards"] == "dealt" else entered(form["hands"])
    if contract := form["contract"].strip().upper().replace("N", "NT").replace("NTT", "NT"):
        setup["start"] = {"contract": contract, "declarer": form["declarer"], "lead": leader(form["declarer"]), "won": {"NS": "0"}}
    if lines := [line for line in form["regulations"].splitlines() if line.strip()]:
        setup["regulations"] = dict(map(regulation, lines))
    return cases.draft_of(node_of(setup))


def node_of(what):
    """Plain values as what a case is read from. Returns Node."""
    return Node({key: node_of(part) for key, part in what.items()} if isinstance(what, dict) else what, None)


def dealt(seed):
    """52 cards dealt at random, the same for the same ``seed``, a text. Returns dict: seat -> hand in PBN."""
    pack = list(CARDS)
    Random(seed).shuffle(pack)
    return {str(seat): pbn.write(mask_of(pack[13 * seat:13 * seat + 13]), 0) for seat in SEATS}


def entered(hands):
    """What was entered of each hand. Returns dict: seat -> hand in PBN, those of which nothing is known left out."""
    found = {seat: hand(f"hand of {seat}", suits) for seat, suits in hands.items()}
    return {seat: text for seat, text in found.items() if text}


def hand(whose, suits):
    """A hand as players write it: four suits, spades first, in any order of ranks, ``10`` or ``T``, ``-`` for none; or all four in
    one, with points or blanks between. One of fewer than thirteen cards may hold more. Returns str, empty for nothing.
    """
    texts = [text.strip().upper().replace("10", "T") for text in suits]
    if len(whole := " ".join(texts).replace(".", " . ").split()) > 1 and sum(map(bool, texts)) == 1:
        one = next(filter(None, texts))
        texts = one.split(".") if "." in one else one.split()
    if not any(texts):
        return ""
    if len(texts) != 4:
        raise CaseError(f"{whose}: {quoted(' '.join(whole))} has {len(texts)} suits, not four")
    return hand_of(whose, [text.strip() for text in texts])


def hand_of(whose, texts):
    held = ["" if text in EMPTY_SUITS else text.replace(" ", "").replace(",", "") for text in texts]
    ordered = ["".join(sorted(text.removesuffix("+"), key=lambda rank: (pbn.HIGH_TO_LOW + rank).index(rank))) for text in held]
    whole = sum(map(len, ordered)) >= 13
    text = ".".join(ranks + "+" * (not whole and shown not in EMPTY_SUITS) for ranks, shown in zip(ordered, texts))
    try:
        pbn.read(text)
    except CaseError as error:
        raise CaseError(f"{whose}: {error.problem}") from None
    return text


def leader(declarer):
    return str(SEATS[SEAT_NAMES.index(one_of(declarer, SEAT_NAMES, "a seat"))].lho)


def regulation(line):
    """A setting and its reading from ``opening_lead: face_up``. Returns tuple."""
    setting, colon, reading = line.partition(":")
    if not colon:
        raise CaseError(f"{quoted(line.strip())} is not a setting and its reading, such as opening_lead: face_up")
    return setting.strip(), reading.strip()
