"""Whole games: cards dealt by chance, and players who decide."""
from ...terms import CARDS
from .deal import TRICKS
from .events import Dealt
from .player import decide, sight


def shuffled(table, chance):
    """A deal for ``table`` from a pack that ``chance`` (a `random.Random`) has shuffled. Returns Dealt."""
    pack = chance.sample(CARDS, len(CARDS))
    hands = (tuple(pack[TRICKS * seat:TRICKS * (seat + 1)]) for seat in table.house.names)
    return Dealt(table.dealer, tuple(hands), pack[-1])


def next_event(table, chance, player=decide):
    """What happens next at ``table``: a deal, or what ``player`` decides (a function of a Sight) for whoever is on turn.

    Returns Decision, or Dealt where somebody is to deal.
    """
    if table.phase == "deal" and table.question is None:
        return shuffled(table, chance)
    return player(sight(table, table.question.by if table.question else table.turn))


def played(table, chance, player=decide):
    """``table`` and every table after it, until a pool has been won. Yields Table."""
    yield table
    while table.deal is None or table.deal.winner is None:
        event = next_event(table, chance, player)
        table = table.apply(getattr(event, "event", event))
        yield table
