"""Law 18: Bids."""
from ..meaning import Meaning
from ..terms import BIDS, Denomination

NATURAL = Meaning(natural=True)


def denominations_shown(called):
    """The denominations that a call specifies: by its meaning if artificial (29C), else the one it names.

    Returns tuple[Denomination, ...], sorted; empty for a call that specifies none.
    """
    meaning = called.meaning or NATURAL
    named = called.call.is_bid and not meaning.artificial and not meaning.shows
    return tuple(sorted({*meaning.shows, *meaning.long_suits, *([called.call.denomination] * named)}))


def suits_shown(called):
    """The suits among `denominations_shown`. Returns tuple[Denomination, ...]."""
    return tuple(d for d in denominations_shown(called) if d != Denomination.NT)


def cheapest_showing(called, bid):
    """Whether no lower bid above ``bid`` shows what ``called`` shows, other bids being natural. Returns bool."""
    shown = denominations_shown(called)
    return not any(bid < lower < called.call and (lower.denomination,) == shown for lower in BIDS)


def bar_lowered(auction):
    """Whether a bid stands that was sufficient only because one too low had been accepted before it (18C).

    Returns tuple[str, ...].
    """
    bids = [called.call for called in auction.calls if called.call.is_bid]
    return ("18C",) if any(last < bid <= max(bids[:place]) for place, (last, bid) in enumerate(zip(bids, bids[1:]), 1)) else ()
