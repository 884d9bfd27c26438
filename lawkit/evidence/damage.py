"""What was counted beside the questions that the Laws keep for the Director: evidence, never the answer."""
from typing import Any, NamedTuple

from ..effects import Established, ReservedForDirector
from ..events import Designated, Led, Played
from ..laws.law21 import told_about
from ..scoring.contract import score
from ..tally import tricks as taken
from ..terms import Contract, NotComputed, Side, value
from .doubledummy import ENDPLAY, Count, count, every_contract, solver
from .options import Following

IN_THE_PLAY = "64C", "64C2(a)", "64C2(b)", "50E4", "47E2(b)"
IN_THE_AUCTION = "23C", "27D"
ALL_CARDS = 13


@value
class Tricks(NamedTuple):
    """Beside ``question`` about ``act``: the tricks of ``side``, which did not offend, on the whole board.

    ``before``: what it could take, seeing all hands, when it had not happened yet (`Count`); ``after``: what it has, transfers
    included (int), or, while play goes on, what it can still take (`Count`), or None where that is not known, for which ``why``
    gives the reason.
    """

    question: str
    side: Side
    act: Any
    before: Count
    after: int | Count | None
    why: str = ""


@value
class Contracts(NamedTuple):
    """Beside ``question`` about ``act`` in the auction: what ``side``, which did not offend, scores at the contract of the table when
    all see all hands, and at the contract of its own that then scores most.

    ``contract`` and ``best`` are None for a board passed out, or where no contract of its own can be made; ``made`` are the
    tricks of each; ``score`` and ``best_score`` are the side's.
    """

    question: str
    side: Side
    act: Any
    contract: Contract | None
    made: int
    score: int
    best: Contract | None
    best_made: int
    best_score: int
    solver: str = ENDPLAY
    cards: int = ALL_CARDS


@value
class Missing(NamedTuple):
    """Beside ``question`` about ``act`` nothing can be counted; ``why`` says what is missing."""

    question: str
    side: Side
    act: Any
    why: str


def damage(table):
    """What can be counted beside each question about damage that waits for the Director at ``table``.

    Returns tuple of Tricks, Contracts and Missing, in the order of the rulings; it changes none of these.
    """
    return tuple(beside(table, question, case) for question, case in waiting(table))


def waiting(table):
    """Every question of these that waits, with the case in which it was put. Yields (str, Case)."""
    seen = set()
    for ruling in table.rulings:
        for effect in ruling.effects:
            question = getattr(effect.what, "question", None) if type(effect.what) is ReservedForDirector else None
            key = question, ruling.case.side, id(ruling.case.before)
            if question in IN_THE_PLAY + IN_THE_AUCTION and key not in seen:
                seen.add(key)
                yield question, ruling.case


def beside(table, question, case):
    side = case.side.other
    try:
        if question in IN_THE_AUCTION:
            return contracts(table, question, case)
        before = count(position(table, question, case), side)
        return Tricks(question, side, case.act, before, *outcome(table, side))
    except NotComputed as missing:
        return Missing(question, side, case.act, missing.why)


# -- in the play

def position(table, question, case):
    """The play as it was before that of which ``question`` speaks. Returns Play; raises NotComputed where it is not known."""
    before = {"64C2(b)": lambda: first_revoke(table), "47E2(b)": lambda: beginning(case.before, told_about(case).since)}
    at = before.get(question, lambda: case.before)()
    if at.play is None:
        raise NotComputed(question, "it happened before the play")
    if question.startswith("64C") and (type(case.act) not in (Led, Played, Designated) or case.act.seat not in (at.play.turn, case.declarer)):
        raise NotComputed(question, "the card was not played in turn to a whole trick")
    return at.play


def first_revoke(table):
    """The table before the first established revoke of the board. Returns Table."""
    found = [r.case.before for r in table.rulings if any(type(effect.what) is Established for effect in r.effects)]
    return min(found, key=lambda before: len(before.log))


def beginning(table, since):
    """The table ``since``, or the first one after it, of the log of ``table``, at which the play had begun. Returns Table."""
    while since.play is None and table.parent.play is not None:
        table = table.parent
    return table if since.play is None else since


def outcome(table, side):
    """What ``side`` has, or can still take, and why where that is not known. Returns (int, Count or None, str)."""
    if not table.over:
        return still_to_come(table, side)
    won = taken(table)
    if won is None or sum(won) < ALL_CARDS:
        return None, "the tricks that were left are not divided"
    return won[side], ""


def still_to_come(table, side):
    try:
        return Count(Following(side).tricks(table), solver(table.play), table.play.left), ""
    except NotComputed as missing:
        return None, missing.why


# -- in the auction

def contracts(table, question, case):
    """The contract of the table beside the best that the side which did not offend could have made. Returns Contracts."""
    hands, side = whole_deal(table), case.side.other
    if not table.closed:
        raise NotComputed(question, "the auction is not over")
    made, vul, contract = every_contract(hands), table.setup.board.vul, table.contract
    had = made[contract.denomination, contract.declarer] if contract else 0
    points = 0
    if contract:
        points = score(contract, had, vul.of(contract.declarer.side)) * (1 if contract.declarer.side == side else -1)
    own = [(score(bid, tricks, vul.of(side)), tricks, bid) for (denomination, seat), tricks in made.items() if seat.side == side
           for bid in [Contract(max(tricks - 6, 1), denomination, 0, seat)] if tricks > 6]
    best_score, best_made, best = max(own, key=lambda each: each[0], default=(0, 0, None))
    return Contracts(question, side, case.act, contract, had, points, best, best_made, best_score)


def whole_deal(table):
    """The four hands as they were dealt. Returns tuple of masks; raises NotComputed where a card is not known."""
    known = table.setup.deal.known
    missing = [str(seat) for seat, hand in zip("NESW", known) if hand.bit_count() != ALL_CARDS]
    if missing:
        raise NotComputed("12C1", "not known: the hand of " + ", ".join(missing))
    return known
