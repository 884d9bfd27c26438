"""How an effect is declared: a duty that stays on the table, or what is told and changes nothing."""
from ..terms import value

NEXT, ALWAYS = "next", "always"
MAJOR, MINOR = "major", "minor"
DUTIES = []


def duty(kind):
    """Declare a value to be a duty or right: ``take`` lays it on the table, where it binds ``seat`` until ``over``."""
    DUTIES.append(value(kind))
    if not hasattr(kind, "take"):
        kind.take = lambda self, table, id: table.bound(id, self)
    return kind


def told(kind):
    """Declare a value that is told and changes nothing on the table by itself."""
    kind = value(kind)
    kind.take = lambda self, table, id: table
    return kind
