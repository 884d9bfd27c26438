"""The calls that may replace a withdrawn one, sorted by what they cost, as text and as HTML."""
from itertools import groupby

from ..effects import ALWAYS
from ..provision import provision
from ..replacing import FREE, JUDGED, SILENCES
from . import names, speech, words
from .figures import card
from .html import law, law_href, rich, spoken

ORDER = FREE, SILENCES, JUDGED
TURNS = {True: "to the end of the auction", False: "at the next turn"}
LOWEST = {"27B1(a)": "It is the lowest bid that shows the same."}
MAYBE = {"27B1(a)": "It may be the lowest bid that shows the same."}


def replacements(act, found):
    """The list of `lawkit.replacements` for the withdrawn call ``act``. Returns (text, HTML)."""
    title = f"What may replace {names.name(act.seat)}’s {names.call(act)}"
    groups = [(head(price, some), rows(act, some)) for price in ORDER if (some := [p for p in found if p.price == price])]
    return "\n\n".join([title, *(told(*group) for group in groups)]), card("replacements", title, table(groups))


def head(price, some):
    """What all of ``some`` have in common, in a line. Returns str."""
    partner, turns = names.name(some[0].called.seat.partner), TURNS[some[0].until == ALWAYS]
    return {FREE: "Free: the auction goes on", SILENCES: f"{partner} must pass {turns}",
            JUDGED: f"The Director judges: free, or {partner} must pass {turns}"}[price]


def rows(act, some):
    """Calls of one reason together. Returns list of (calls, reason, id), in the order of the first call of each."""
    reasons = {}
    for each in some:
        reasons.setdefault((reason(act, each), each.id), []).append(each.called)
    return [(calls, why, id) for (why, id), calls in reasons.items()]


def reason(act, priced):
    """Why ``priced`` costs what it costs, in a sentence or two. Returns str."""
    if priced.asked:
        return doubt(act, priced)
    settled = priced.settled if priced.settled and priced.settled.answer == (priced.price == FREE) else None
    why = names.capital(words.reason(settled.why)) + "." if settled else LOWEST.get(priced.id) or provision(priced.id).gist
    return why if priced.stands else f"{why} It does not stand, and another call must follow."


def doubt(act, priced):
    """Why the Director has to judge. Returns str."""
    maybe = [MAYBE[question.id] for question in priced.asked if question.id in MAYBE]
    question = priced.asked[-1]
    unsaid = names.the(act) if act.meaning is None else "it" if priced.called.meaning is None else ""
    open_ = f"Nobody has said what {unsaid} shows." if unsaid else "The meanings do not settle it."
    shares = [speech.alike(question, each) for each in question.evidence]
    return " ".join([*maybe, *(shares or [open_])])


# -- text

def told(head, rows):
    """One group as lines. Returns str."""
    lines = [f"{calls_told(calls)}: {why}  {id}" for calls, why, id in rows]
    return "\n".join([head] + [f"- {line}" for line in lines])


def calls_told(calls):
    return ", ".join(" to ".join(map(words.call, run)) for run in runs(calls))


def runs(calls):
    """The names of ``calls``, of more than three bids one after another the first and the last. Returns list of lists."""
    found = []
    for _, some in groupby(enumerate(calls), key=lambda pair: (pair[1].call.is_bid, pair[1].call - pair[0])):
        names = [str(called.call) for _, called in some]
        found += [[names[0], names[-1]]] if len(names) > 3 else [[name] for name in names]
    return found


# -- HTML

HEADS = "".join(f'<th scope="col">{name}</th>' for name in ("Call", "Why", "Law"))


def table(groups):
    """All groups, each under a heading of its own. Returns str."""
    bodies = "".join(f'<tbody><tr><th scope="rowgroup" colspan="3">{rich(head)}</th></tr>{"".join(map(row, rows))}</tbody>'
                     for head, rows in groups)
    return f"<table><thead><tr>{HEADS}</tr></thead>{bodies}</table>"


def row(cells):
    """Some calls, why, and the provision. Returns str."""
    calls, why, id = cells
    shown = ", ".join(" to ".join(spoken(words.call(name), words.spoken_call(name)) for name in run) for run in runs(calls))
    return f'<tr><th scope="row">{shown}</th><td>{rich(why)}</td><td>{law(id, law_href)}</td></tr>'
