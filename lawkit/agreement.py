"""When a computed fact is what a case wants: which facts are exact, which are partial, where the order is free."""


def equal(want, got):
    """The same kind of value and the same value: true is not 1."""
    return type(want) is type(got) and want == got


def any_order(want, got):
    """The same members, each as often."""
    return sorted(want) == sorted(got)


def included(want, got):
    """All of them; more may be there."""
    return set(want) <= set(got)


def excluded(want, got):
    """None of them."""
    return not set(want) & set(got)


def named(rule):
    """A comparison by ``rule`` of every value that is named; others may be there."""
    return lambda want, got: all(key in got and rule(part, got[key]) for key, part in want.items())


def whole(rule):
    """A comparison by ``rule`` of every value, where none may be missing or more."""
    return lambda want, got: want.keys() == got.keys() and named(rule)(want, got)


def members(want, got):
    """Equal, lists in any order."""
    return any_order(want, got) if isinstance(want, list) else equal(want, got)


def record_or_none(rule):
    """A comparison of two records by ``rule``, or of the word ``none``."""
    return lambda want, got: equal(want, got) if "none" in (want, got) else rule(want, got)


RULES = {
    "cancelled": any_order,
    "options": whole(members),
    "lawful": named(any_order),
    "lawful_includes": named(included),
    "lawful_excludes": named(excluded),
    "may_change": named(equal),
    "lead_restriction": record_or_none(whole(members)),
    "face_up": whole(any_order),
    "penalty_cards": whole(whole(equal)),
    "authorized": named(named(equal)),
    "revoke": record_or_none(named(equal)),
    "tricks": named(equal),
    "claim": named(equal),
    "score": named(equal),
    "purses": named(equal),
    "hands": named(any_order),
    "barred": any_order,
    "may": whole(members),
    "applies": included,
    "not_applies": excluded,
    "judgements": included,
    "asks": any_order,
}


def agrees(name, want, got):
    """Whether ``got`` is what a case wants of fact ``name``. Returns bool."""
    try:
        return RULES.get(name, equal)(want, got)
    except (TypeError, AttributeError, KeyError):  # another kind of value than the one wanted
        return False
