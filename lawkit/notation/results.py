"""Results and scores as a director writes them: ``4HX by S -1``, ``60% 3NT by N =, 40% 3NT by N -1``, ``average plus``."""
import re
from fractions import Fraction

from ..scoring.artificial import AWARDS, at_fault
from ..scoring.methods import METHODS, Compared
from ..scoring.results import Points, Result, Score, certain, every_score, weighted
from ..terms import DENOMINATIONS, SEATS, SIDES, VULNERABILITIES, Contract, Denomination, Seat, Vulnerability
from .errors import CaseError, nearest, one_of, quoted

PASSED_OUT, NOT_PLAYED = "passed out", "not played"
RESULT = re.compile(r"([1-7])(NT|[CDHS])(X{0,2}) by ([NESW]) (=|[+-]\d{1,2})")
POINTS = re.compile(r"(NS|EW) ([+-]?)(\d{1,5})")
SHARE = re.compile(r"(\d{1,3}(?:\.\d{1,4})?%|\d{1,4}/\d{1,4}) (.+)")
AWARD = re.compile(r"(average(?: plus| minus)?)(?: after (\d{1,3}(?:\.\d{1,4})?)%)?")
FAULTS = {name: fault for fault, (_, name, _, _) in AWARDS.items()}
CONTRACTS = tuple(f"{level}{denomination}{stake} by {seat}" for level in range(1, 8) for denomination in DENOMINATIONS
                  for stake in ("", "X", "XX") for seat in SEATS)
VUL_NAMES, SIDE_NAMES = tuple(map(str, VULNERABILITIES)), tuple(map(str, SIDES))
SAMPLE = "4HX by S -1, NS 420, passed out"


def asked(text, vul="None", beside=(), by="matchpoints", side="NS"):
    """One side's score, and how it is compared with those ``beside`` it, each read as `one_side` reads it.

    ``vul``: None, NS, EW or All; ``by``: matchpoints, imps or total; ``side``: NS or EW. Returns Result, Points, Artificial or
    Compared, and Method. Raises CaseError.
    """
    method, whose, vul = METHODS[one_of(by, tuple(METHODS), "a method")], side_named(side), vulnerability(vul)
    own, others = one_side(text, vul), [score(other, vul) for other in beside]
    if type(own) is Score and (others or own.is_weighted):
        return Compared(method, whose, own, compared_with(others, text)), method
    if own is None:
        raise CaseError(f"{NOT_PLAYED!r} has no score; what the contestants get is artificial: {', '.join(FAULTS)}")
    return own.outcomes[0].result if type(own) is Score else own, method


def vulnerability(name):
    """The Vulnerability of that name. Raises CaseError, with the nearest name, for none."""
    return VULNERABILITIES[VUL_NAMES.index(one_of(name, VUL_NAMES, "a vulnerability"))]


def side_named(name):
    """The Side of that name. Raises CaseError, with the nearest name, for none."""
    return SIDES[SIDE_NAMES.index(one_of(name, SIDE_NAMES, "a side"))]


def compared_with(others, text):
    """``others`` as a tuple. Returns tuple; raises CaseError for none."""
    if not others:
        raise CaseError(f"{quoted(text)} has weights: they weigh what each result is worth beside other tables; name at least one")
    return tuple(others)


def score(text, vul):
    """What one side or both have: a result, or several with weights such as ``60%`` or ``1/3``, a comma between.

    ``vul``: Vulnerability of the board. Returns Score. Raises CaseError with the nearest right thing.
    """
    items = [item.strip() for item in text.split(",")]
    if len(items) == 1 and not SHARE.fullmatch(items[0]):
        return certain(result(items[0], vul))
    found = [SHARE.fullmatch(item) for item in items]
    if not all(found):
        raise CaseError(f"{quoted(items[found.index(None)])} has no weight; several results are written 60% 4S by S =, 40% 4S by S -1")
    try:
        return weighted(*((weight(share[1]), result(share[2], vul)) for share in found))
    except CaseError:
        raise
    except ValueError as wrong:
        raise CaseError(str(wrong)) from None


def weight(text):
    """``60%`` or ``3/5`` as a Fraction. Raises CaseError for a division by zero."""
    if text.endswith("%"):
        return Fraction(text[:-1]) / 100
    if int(text.partition("/")[2]) == 0:
        raise CaseError(f"{text} divides by zero; a weight is written 60% or 3/5")
    return Fraction(text)


def result(text, vul=Vulnerability.NONE):
    """One result: ``4HX by S -1``, ``passed out``, or points such as ``EW 100``. Returns Result or Points; raises CaseError."""
    if text == PASSED_OUT:
        return Result(None)
    if found := POINTS.fullmatch(text):
        return points(SIDES[found[1] == "EW"], int(found[2] + found[3]))
    if found := RESULT.fullmatch(text):
        level, over = int(found[1]), 0 if found[5] == "=" else int(found[5])
        tricks = 6 + level + over
        if not 0 <= tricks <= 13:
            limit = f"+{7 - level}" if over > 0 else f"-{6 + level}"
            raise CaseError(f"{quoted(text)} would be {tricks} tricks; nearest: {limit if level < 7 or over < 0 else '='}")
        return Result(Contract(level, Denomination[found[2]], len(found[3]), Seat[found[4]]), tricks, vul)
    raise CaseError(f"{quoted(text)} is no result, such as {SAMPLE}{near(text)}")


def near(text):
    """A hint at the result that ``text`` may have meant. Returns str, often empty."""
    contract, _, over = text.rpartition(" ")
    if contract in CONTRACTS or text in CONTRACTS:
        whole = contract if contract in CONTRACTS else text
        return f"; nearest: {whole} =, with =, +1 or -1 for the tricks"
    over = over if re.fullmatch(r"=|[+-]\d{1,2}", over) else ""
    close = nearest(contract if over else text, [*CONTRACTS, PASSED_OUT, NOT_PLAYED])
    return close + f" {over}" * bool(close and over)


def points(side, amount):
    """``amount`` to ``side``. Returns Points; raises CaseError, with the nearest score, for what no contract gives."""
    if amount not in every_score():
        close = min(every_score(), key=lambda each: abs(each - amount))
        raise CaseError(f"no contract gives {amount}; nearest: {close}")
    return Points(amount if side == SIDES[0] else -amount)


def entry(text, vul):
    """A line of the score sheet: one score for both sides, or ``NS: … / EW: …``; also ``average plus`` and ``not played``.

    Returns two of Score, Artificial and None, for North–South and East–West. Raises CaseError.
    """
    if not text.startswith("NS:"):
        return (one_side(text, vul),) * 2
    ns, slash, ew = text.partition("/")
    if not slash or not ew.strip().startswith("EW:"):
        raise CaseError(f"{quoted(text)} has no score for EW; a split score is written NS: 4S by S = / EW: 4S by S -1")
    return one_side(ns[3:].strip(), vul), one_side(ew.strip()[3:].strip(), vul)


def one_side(text, vul):
    """What one side has. Returns Score, Artificial, or None for a board not played; raises CaseError."""
    if text == NOT_PLAYED:
        return None
    if text.startswith("av"):
        return award(text)
    return score(text, vul)


def award(text):
    """``average plus``, ``average`` or ``average minus``, with the session where it is known. Returns Artificial."""
    found = AWARD.fullmatch(text)
    if not found:
        raise CaseError(f"{quoted(text)} is no artificial score, such as average plus, or average plus after 64.5%{nearest(text, FAULTS)}")
    try:
        return at_fault(FAULTS[found[1]], found[2] and Fraction(found[2]) / 100)
    except ValueError as wrong:
        raise CaseError(str(wrong)) from None
