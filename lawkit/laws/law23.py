"""Law 23: Comparable call."""
from ..effects import NoRectification, OpenToAll, ReservedForDirector
from ..likeness import Likeness, excludes, includes
from ..meaning import hand
from ..ruling import Effect, Judgement, Settled, proceeding

ASKING = "asks", "relay"


@proceeding("23A")
def comparable(case, withdrawn, replacement):
    """Whether ``replacement`` is comparable to ``withdrawn``: settled by the meanings, else found by the Director."""
    old, new = withdrawn.meaning, replacement.meaning
    settled = compare(old, new)
    if settled is None:
        return (yield Judgement("23A", (withdrawn, replacement), evidence(old, new)))
    return (yield settled)


def compare(old, new):
    """What two meanings settle about each other. Returns Settled, or None where the Director has to find.

    A meaning that says nothing about hand or purpose settles nothing.
    """
    if old is None or new is None:
        return None
    alike = bool(old.purpose) and old.purpose == new.purpose
    if alike and old.purpose.split()[0] in ASKING:
        return Settled("23A", "23A3", True, f"both have the same purpose: {new.purpose}")
    if old.describes_hand and new.describes_hand and excludes(old, new):
        return None if alike else Settled("23A", "23A", False, f"no hand fits both {told(old)} and {told(new)}")
    if old.complete and new.complete and shows_all(old, new) and includes(old, new):
        if shows_all(new, old) and includes(new, old):
            return Settled("23A", "23A1", True, f"both show the same: {told(new)}")
        return Settled("23A", "23A2", True, f"every hand with {told(new)} also has {told(old)}")
    return None


def told(meaning):
    return ", ".join(hand(meaning))


def shows_all(wide, narrow):
    """Whether ``narrow`` shows every denomination that ``wide`` shows. Returns bool."""
    return set(wide.shows) <= {*narrow.shows, *narrow.long_suits}


def evidence(old, new):
    """What helps the Director to compare two meanings that describe hands: how much they share. Returns tuple."""
    described = old is not None and new is not None and old.describes_hand and new.describes_hand
    return (Likeness(old, new),) if described else ()


@proceeding("23B")
def no_further_rectification(case):
    """A call out of rotation was cancelled (29B), and in turn a comparable call replaces it."""
    yield Effect("23B", OpenToAll(case.act))
    yield Effect("26A", NoRectification(case.partner))
    yield Effect("23C", ReservedForDirector("23C"))
