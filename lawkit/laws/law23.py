"""Law 23: Comparable call."""
from ..ruling import Judgement, Settled, proceeding

ASKING = "asks", "relay"


@proceeding("23A")
def comparable(case, withdrawn, replacement):
    """Whether ``replacement`` is comparable to ``withdrawn``: settled by the meanings, else found by the Director."""
    settled = compare(withdrawn.meaning, replacement.meaning)
    if settled is None:
        return (yield Judgement("23A", (withdrawn, replacement)))
    return (yield settled)


def compare(old, new):
    """What two meanings settle about each other. Returns Settled, or None where the Director has to find.

    A meaning that says nothing about hand or purpose settles nothing.
    """
    if old is None or new is None:
        return None
    if same_purpose(old, new):
        return Settled("23A", "23A3", True, f"both have the same purpose: {new.purpose}")
    if old.describes_hand and new.describes_hand and excludes(old, new):
        return Settled("23A", "23A", False, f"no hand fits both {old} and {new}")
    if old.complete and new.complete and includes(old, new):
        if includes(new, old):
            return Settled("23A", "23A1", True, f"both show the same: {new}")
        return Settled("23A", "23A2", True, f"every hand that shows {new} also shows {old}")
    return None


def same_purpose(old, new):
    return bool(old.purpose) and old.purpose == new.purpose and old.purpose.split()[0] in ASKING


def includes(wide, narrow):
    """Whether every hand of ``narrow`` is a hand of ``wide``, and shows all that ``wide`` shows. Returns bool."""
    return (set(wide.shows) <= set(narrow.shows) | set(narrow.long_suits)
            and narrow.balanced >= wide.balanced
            and all(w[0] <= n[0] and n[1] <= w[1] for w, n in ranges(wide, narrow)))


def excludes(one, other):
    """Whether no hand can fit both. Returns bool."""
    longest = [max(a[0], b[0]) for a, b in zip(one.lengths, other.lengths)]
    return sum(longest) > 13 or any(a[1] < b[0] or b[1] < a[0] for a, b in ranges(one, other))


def ranges(one, other):
    return ((one.hcp, other.hcp), *zip(one.lengths, other.lengths))
