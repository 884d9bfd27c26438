"""A deal with its worked example, or a case, as what happened at a table."""
import re
from difflib import get_close_matches
from typing import NamedTuple

from .. import seeds
from ..check import replay
from ..show import deals

BRACES = re.compile(r" \{[^}]*\}")


class Account(NamedTuple):
    """``table`` is the table after everything that the deal's example or the case tells."""

    id: str
    title: str
    table: object


def account(id):
    """What happened in deal or case ``id``. Returns Account; raises ValueError, with the nearest id, for an unknown one."""
    deal, case = deals.live_deal(id), seeds.case(id)
    if deal:
        return of_deal(deal)
    if case:
        return Account(id, case.title, replay(case))
    raise unknown("deal or case", id, [*deals.all_deals(), *ids()])


def under_both(id, rules=("classic", "2017")):
    """What case ``id`` tells, heard under each of two rule sets. Returns (str, list[Table]); raises ValueError for an
    unknown case.
    """
    case = seeds.case(id)
    if not case:
        raise unknown("case", id, ids())
    return case.title, [replay(case._replace(rules=each)) for each in rules]


def live_deal(id):
    """The live deal ``id``. Returns LiveDeal; raises ValueError, with the nearest id, for an unknown one."""
    deal = deals.live_deal(id)
    if not deal:
        raise unknown("deal", id, deals.all_deals())
    return deal


def ids():
    """The ids of all cases. Returns list[str]."""
    return [case.id for case in seeds.cases()]


def unknown(what, id, known):
    close = get_close_matches(str(id), known, 1)
    return ValueError(f"no {what} {id!r}" + (f"; nearest: {close[0]}" if close else ""))


def of_deal(deal):
    """The table of a live deal after its worked example. Returns Account."""
    return Account(deal.id, deal.title, played(deal, deals.source_of(deal).deal.worked))


def another_way(id, lines):
    """What would have happened in live deal ``id``, had the reader done what ``lines`` say.

    Returns Account; raises ValueError for an unknown deal or a line that is not offered there.
    """
    return Account(id, "The same deal, another way", played(live_deal(id), lines))


def played(deal, lines):
    source = deals.source_of(deal)
    state = source.root()
    for line in lines:
        state = source.step(state, as_offered(source, state, line))
    return state.table


def as_offered(source, state, line):
    """``line`` as the deal offers it, where its calls are written without their meanings. Returns str."""
    offered = (each["event"] for each in source.controls(state))
    return next((event for event in offered if BRACES.sub("", event) == line), line)
