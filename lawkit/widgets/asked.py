"""What the worker of a page asks, JSON in and out: nothing is kept but what can be computed again, so that a new worker goes on where
an old one died. A ``setup`` is the text of a case without its events.
"""
import json
from functools import lru_cache
from urllib.parse import unquote

from ..notation import cases, lines, links, opening, simple_yaml
from ..notation.deals import SEVERAL
from ..notation.dump import dump_case
from ..notation.errors import CaseError
from ..notation.expected import Expect
from ..show import html
from ..show.desk import Desk

THEN = "&then="


def answer(text):
    """The answer to one question: ``{"do": name, ...}``, with the arguments of the function of that name in DO.

    Returns str: the JSON of ``{"result": ...}``, or of ``{"error": what is wrong}``.
    """
    asked = json.loads(text)
    try:
        found = {"result": DO[asked.pop("do")](**asked)}
    except CaseError as error:
        found = {"error": f"Line {error.line}: {error.problem}" if error.line else error.problem}
    except ValueError as error:
        found = {"error": str(error)}
    return json.dumps(found, ensure_ascii=False)


# How a table opens.

def set_up(form):
    """The table that a form describes. Returns dict, as `opened`."""
    return opened(opening.set_up(form))


def read(text):
    """The table and the events of a case as text. Returns dict, as `opened`."""
    return opened(cases.draft_of(simple_yaml.read(text)))


def follow(fragment):
    """The case of a link, and event lines that have happened since where `THEN` stands before them. Returns dict, as `opened`."""
    link, _, then = fragment.partition(THEN)
    case, happened = links.read_moment(link)
    later = [(None, lines.read(part)) for line in unquote(then).splitlines() for part in line.split(SEVERAL)]
    return opened(case._replace(events=case.events + tuple(later)), None if later else happened)


def opened(case, happened=None):
    """Set-up and events of ``case``, once they are known to be possible, and how many of them have ``happened``.

    Returns dict. Raises CaseError with the line of the first event that is not.
    """
    if case.house is not None:
        raise CaseError("the desk holds tables of bridge; Spoil Five has its own chapter")
    done = [(line, event) for line, event in case.events if type(event) is not Expect]
    setup, events = dump_case(case._replace(events=())), []
    for line, event in done:
        events.append(lines.write(event))
        try:
            table(setup).at(events)
        except ValueError as error:
            raise CaseError(f"{events[-1]}: {error}", line) from error
    return {"setup": setup, "events": events, "cursor": len(events) if happened is None else happened}


def written(setup, events, cursor):
    """The case as text and as a link that opens at the moment ``cursor``; None for the link of a case too long for one. Returns dict."""
    case = draft(setup)._replace(events=tuple((None, lines.read(line)) for line in events))
    try:
        link = links.write(case, cursor)
    except CaseError:
        link = None
    return {"text": dump_case(case), "link": link}


@lru_cache(maxsize=4)
def draft(setup):
    return cases.draft_of(simple_yaml.read(setup))


# What happens at it.

class Replayed:
    """A desk and the states met at it."""

    def __init__(self, setup):
        self.desk = Desk(draft(setup))
        self.met = {(): self.desk.root()}

    def at(self, events):
        """The state after ``events``. Raises ValueError for one that is impossible."""
        events = tuple(events)
        known = next(number for number in range(len(events), -1, -1) if events[:number] in self.met)
        state = self.met[events[:known]]
        for number, line in enumerate(events[known:], known + 1):
            state = self.met[events[:number]] = self.desk.step(state, line)
        return state


table = lru_cache(maxsize=4)(Replayed)


def node(setup, events):
    """What the front end shows after ``events``. Returns dict."""
    at = table(setup)
    return html.node(at.desk.view(at.at(events)))


def offer(setup, events, ask):
    """The controls of a group that the node after ``events`` names. Returns list[dict]."""
    at = table(setup)
    return at.desk.offer(at.at(events), ask)


def start(setup, events, cursor):
    """Everything to begin with: the node at ``cursor`` and those before it at which a question waits, the others None; and the
    figure to mount. Returns dict.
    """
    at = table(setup)
    places = [events[:number] for number in range(len(events) + 1)]
    shown = [number == cursor or number < cursor and at.desk.waits(at.at(place)) for number, place in enumerate(places)]
    return {"nodes": [node(setup, place) if wanted else None for place, wanted in zip(places, shown)], "events": events, "cursor": cursor,
            "figure": html.deal(at.desk.view(at.at(places[cursor])))}


def beside(lines):
    """Two lines side by side, each a dict of ``name``, ``setup`` and ``events``. Returns str, HTML."""
    from ..book import compare
    from ..show import figures
    tables = [table(line["setup"]).at(line["events"]).table for line in lines]
    return figures.beside(compare.beside([line["name"] for line in lines], tables))[1]


DO = {each.__name__: each for each in (set_up, read, follow, written, node, offer, start, beside)}
