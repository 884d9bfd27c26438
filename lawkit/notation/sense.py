"""Whether a case makes sense: what no single key of it can tell."""
from .. import provision
from ..events import Elected, Exposed, Found, Led, Named, Played, Withdrew
from ..terms import SEATS
from .errors import CaseError
from .expected import Expect

HELD = (Exposed, Led, Named, Played, Withdrew)
CITING = ("applies", "not_applies", "judgements")


def sensible(case, keys):
    """``case`` itself, when it makes sense. ``keys`` are the Nodes it was read from. Raises CaseError with the line."""
    if case.board.dealer is None and case.start is None:
        raise CaseError("nobody knows who deals: a case needs a board, or a start in the middle of the play")
    if "hands" in keys:
        whole_hands(case, keys["hands"])
    for id in case.laws:
        known(id, keys["laws"].line)
    for line, item in case.events:
        if type(item) is Expect:
            facts_cite(item)
        elif type(item) in (Elected, Found):
            known(item.id, line)
        elif type(item) in HELD:
            holds(case.hands, item, line)
    facts_cite(case.expect)
    if case.confidence == "low" and [fact[:2] for fact in case.expect.facts] not in ([], [("doubt", True)]):
        raise keys["expect"].error("a case of low confidence expects doubt: true and nothing else")
    return case


def whole_hands(case, node):
    """Raise CaseError for a hand with too many cards, or one that is told whole with too few."""
    full = 13 - sum(case.start.won) if case.start else 13
    for seat in SEATS:
        count = case.hands.known[seat].bit_count()
        if count > full or count < full and not case.hands.open[seat]:
            raise node.mapping()[seat.name].error(f"hand of {seat} has {count} cards, not {full}")


def holds(hands, event, line):
    """Raise CaseError when a card of ``event`` is known to be in another hand, or the hand is told without it."""
    for card in event.cards:
        owner = next((seat for seat in SEATS if hands.known[seat] >> card & 1), None)
        if owner is not None and owner is not event.seat:
            raise CaseError(f"{card} is in the hand of {owner}, not of {event.seat}", line)
        if owner is None and not hands.open[event.seat] >> card.suit & 1:
            raise CaseError(f"the hand of {event.seat} does not hold {card}", line)


def facts_cite(expect):
    """Raise CaseError for an unknown provision among the facts."""
    for name, want, line in expect.facts:
        for id in want if name in CITING else [want["id"]] if name in ("options", "may") else ():
            known(id, line)


def known(id, line):
    """Raise CaseError, with the nearest id, unless the inventory holds ``id``."""
    if not provision.known(id):
        close = provision.nearest(id)
        raise CaseError(f"unknown provision {id!r}" + (f"; nearest: {close}" if close else ""), line)
