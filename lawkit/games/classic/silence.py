"""Where the fragment is silent: it tells what is right, and not what follows when somebody does otherwise."""
from ...conduct import attention
from ...effects import NotDetermined
from ...ruling import Effect, proceeding


def nothing_said(case, id):
    """The fragment raises the matter in provision ``id`` and goes no further. Yields Effect."""
    yield Effect(id, NotDetermined(case.act.seat))


def when_noticed(id):
    """Register the proceeding of provision ``id``, which somebody has broken and which names no consequence."""
    @proceeding(id)
    def broken(case):
        yield attention(case, id)
        yield from nothing_said(case, id)


# A call, a lead or a card out of turn, cards that no rule of the text speaks of, dummy's hand down too early.
for number in ("CB-scope-1", "CB-trick-1", "CB-oplead-1", "CB-oplead-2", "CB-win-3"):
    when_noticed(number)
