"""How a table is told, whichever game is played at it."""
from .. import table
from . import happened, view


class Bridge:
    """How a table of bridge is told."""

    table, steps, whynot = map(staticmethod, (view.table, view.steps, view.whynot))
    hands, scene, sentence = map(staticmethod, (happened.hands, happened.scene, happened.sentence))


def of(at):
    """What tells the table ``at``: ``table``, ``steps``, ``whynot``, ``hands``, ``scene``. Returns `Bridge` or a module."""
    if isinstance(at, table.Table):
        return Bridge
    from .spoilfive import view as of_spoil_five
    return of_spoil_five
