"""How a free table opens: what a reader has entered in a form, as an unfinished case."""
from random import Random

from ..terms import CARDS, SEATS, mask_of
from . import cases, pbn
from .errors import CaseError, quoted
from .nodes import Node

NONE = "-", "–", "—"


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
        setup["start"] = {"contract": contract, "declarer": form["declarer"], "lead": form["declarer"], "won": {"NS": "0"}}
    if lines := [line for line in form["regulations"].splitlines() if line.strip()]:
        setup["regulations"] = dict(map(regulation, lines))
    case = cases.draft_of(node_of(setup))
    return case._replace(start=case.start._replace(lead=case.start.contract.first_leader)) if case.start else case


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


def hand(whose, fields):
    """A hand as players write it: four suits, spades first, their ranks in any order, ``10`` or ``T``, ``-`` for none; or all four in
    one field, with points or blanks between. One of fewer than thirteen cards may hold more. Returns str, empty for nothing.
    """
    texts = [text.strip().upper().replace("10", "T") for text in fields]
    filled = [text for text in texts if text]
    suits = suits_of(filled[0]) if len(filled) == 1 else texts
    suits = suits or texts
    if len(suits) != 4:
        raise CaseError(f"{whose}: {quoted(filled[0])} has {len(suits)} suits, not four")
    held = ["".join(text.replace(",", " ").split()) for text in suits]
    return in_pbn(whose, held) if filled else ""


def suits_of(text):
    """The suits of a hand that stands in one field; None where they are the ranks of one suit. Returns list[str] or None."""
    parts = text.split(".") if "." in text else text.split()
    return parts if "." in text or len(parts) > 1 and max(map(len, parts)) > 1 else None


def in_pbn(whose, suits):
    """Four suits in PBN, each from high to low. Returns str; raises CaseError that says ``whose`` hand they are."""
    ranks = ["" if text in NONE else "".join(sorted(text.removesuffix("+"), key=height)) for text in suits]
    whole = sum(map(len, ranks)) >= 13
    text = ".".join(held + "+" * (not whole and text not in NONE) for held, text in zip(ranks, suits))
    try:
        pbn.read(text)
    except CaseError as error:
        raise CaseError(f"{whose}: {error.problem}") from None
    return text


def height(rank):
    return (pbn.HIGH_TO_LOW + rank).index(rank)


def regulation(line):
    """A setting and its reading from ``opening_lead: face_up``. Returns tuple."""
    setting, colon, reading = line.partition(":")
    if not colon:
        raise CaseError(f"{quoted(line.strip())} is not a setting and its reading, such as opening_lead: face_up")
    return setting.strip(), reading.strip()
