"""The lettered sections of a Law, each of which its chapter must treat: under a heading, with a twin, in a live deal."""
from lawkit import provision
from lawkit.coverage import RULED

LEFT_OUT = {  # a section -> what it goes without, and why
    "18A": ("deal", "the bid of eight is in chapter 38"),
    "18F": ("twin", "out of scope"),
    "45G": ("twin", "out of scope"),
    "50A": ("twin deal", "no ruling names it: it is how a penalty card lies"),
    "65C": ("twin", "out of scope"),
}


def lettered(law):
    """The sections of a Law such as ``27``, or the Law itself where it has none. Returns list[str]."""
    return [id for id in provision.ids() if provision.parent(id) == law and id[-1].isupper()] or [law]


def within(id, section):
    while id and id != section:
        id = provision.parent(id)
    return bool(id)


def any_within(ids, section):
    return any(within(id, section) for id in ids)


def is_ruled(section):
    """Whether there is something in it to compute or to ask, so that a reader can cause it."""
    return any(each.status in RULED for id, each in provision.inventory().items() if within(id, section))


def left_out(law, what):
    """The sections that go without ``what``: ``twin`` or ``deal``. Returns set[str]."""
    return {section for section in lettered(law) if what in LEFT_OUT.get(section, ("",))[0].split()}
