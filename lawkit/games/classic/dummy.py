"""Classic contract bridge: what dummy may say, and that dummy takes no part in the play."""
from ...effects import DummyMay, DummyMayNot
from ...ruling import Effect, proceeding
from .silence import nothing_said


def speaks_of_an_irregularity(table, event):
    """The provision for attention that dummy draws. Returns str, or None for any other player and where nothing is irregular."""
    waits = any(ruling.question is not None for ruling in table.rulings)
    return "CB-dummy-4" if is_dummy(table, event.seat) and waits else None


def warns(table, event):
    """The provision for a question of dummy whether ``event.of`` has none of the suit led. Returns str, or None for others."""
    if not is_dummy(table, event.seat):
        return None
    return "CB-dummy-5" if event.of == table.contract.declarer else "CB-dummy-3"


def takes_part(table, event):
    """The provision for words, a warning or a card named by dummy, unasked. Returns str, or None for any other player."""
    return "CB-dummy-3" if is_dummy(table, event.seat) and not getattr(event, "to_director", False) else None


def is_dummy(table, seat):
    """Whether ``seat`` is dummy and the play goes on. Returns bool."""
    return table.phase == "play" and seat == table.contract.dummy


@proceeding("CB-dummy-4")
def dummy_draws_attention(case):
    yield Effect("CB-dummy-4", DummyMay(case.offender))


@proceeding("CB-dummy-5")
def dummy_asks_declarer(case):
    yield Effect("CB-dummy-5", DummyMay(case.offender))


@proceeding("CB-dummy-3")
def dummy_takes_part(case):
    """Forbidden; what it costs the fragment does not say."""
    yield Effect("CB-dummy-3", DummyMayNot(case.offender))
    yield from nothing_said(case, "CB-dummy-3")
