"""Classic contract bridge: a fragment of an older rule book on the play, on the same table as the 2017 Laws.

It says how cards are played, what dummy may do and how tricks are claimed. Where it says nothing this rule set says so
(`NotDetermined`), and takes nothing from elsewhere.
"""
from ...court import RuleSet
from ...events import (AskedAboutRevoke, Attention, Claimed, Conceded, Designated, Exposed, Named, Said, Spread, Substituted, Summoned, Touched, Warned)
from . import cards, claims, dummy, silence, turns

# What is computed for every rule set alike, by its number here.
NUMBERS = {
    "44A": "CB-lead-1", "44C": "CB-follow-1", "44D": "CB-follow-2",
    **dict.fromkeys(("17C", "18D", "19A1", "19B1", "25", "38A", "39"), "CB-scope-1"),
}

GOVERNS = {id: id for id in ("CB-scope-1", "CB-oplead-1", "CB-win-3", "CB-trick-1", "CB-follow-1", "CB-played-4")}


def always(id):
    """For an event that opens the proceeding of provision ``id`` whenever it happens. Returns a function of (table, event)."""
    return lambda table, event: id


OPENS = {
    Substituted: always("CB-scope-1"),
    Designated: cards.named,
    Exposed: cards.shown,
    Touched: always("CB-played-2"),
    Spread: turns.hand_put_down,
    Attention: dummy.speaks_of_an_irregularity,
    Summoned: dummy.speaks_of_an_irregularity,
    AskedAboutRevoke: dummy.warns,
    Warned: dummy.takes_part,
    Said: dummy.takes_part,
    Named: dummy.takes_part,
    Claimed: claims.which_rule,
    Conceded: claims.which_rule,
}

CLASSIC = RuleSet("classic", governs=GOVERNS, opens=OPENS, occasions=(cards.played_wrongly,), turn_breaches=turns.turn_breaches, taking_back=cards.taking_back,
                  heard_as=lambda table, event: event, moves_no_card=cards.moves_no_card, claims=claims.CLAIMS, numbers=NUMBERS)
