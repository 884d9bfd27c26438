"""What a case may ask of a table of Spoil Five, each fact in the words of the case notation."""
from ...ruling import Choice
from .lawful import lawful_plays


def fact(table, name, want=None):
    """Fact ``name`` at ``table``; ``want`` names the players asked about where that matters.

    Returns str, list, dict, bool or int in case notation. Raises KeyError for an unknown name.
    """
    return FACTS[name](table, want)


def by_player(table, value):
    """``value`` (of a player) for each player by name. Returns dict."""
    return {str(seat): value(seat) for seat in table.house.names}


def named(cards):
    return [str(card) for card in cards]


def outcome(table, _):
    """Who has taken the pool of the last deal, ``spoilt``, or ``none`` while it is played."""
    deal = table.deal
    return str(deal.winner) if deal and deal.winner is not None else "spoilt" if deal and deal.spoilt else "none"


def may(table, _):
    """The choice that waits for a player, None where none does."""
    asked = table.question
    return {"by": str(asked.by), "id": asked.id, "answers": [o.answer for o in asked.options]} if type(asked) is Choice else None


FACTS = {
    "phase": lambda table, _: table.phase,
    "turn": lambda table, _: str(table.turn),
    "dealer": lambda table, _: str(table.dealer),
    "trump": lambda table, _: str(table.deal.trump),
    "hands": lambda table, _: by_player(table, lambda seat: named(table.deal.cards(seat))),
    "lawful": lambda table, _: by_player(table, lambda seat: named(lawful_plays(table.deal, seat))),
    "tricks": lambda table, _: by_player(table, table.deal.won),
    "barred": lambda table, _: named(table.deal.barred),
    "pool": lambda table, _: table.pool,
    "purses": lambda table, _: by_player(table, lambda seat: table.purses[seat]),
    "outcome": outcome,
    "may": may,
    "applies": lambda table, _: sorted(table.cited),
    "judgements": lambda table, _: sorted({id for ruling in table.rulings for id in ruling.judgements}),
    "doubt": lambda table, _: any(ruling.doubts for ruling in table.rulings),
}
