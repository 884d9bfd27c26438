"""Every path that a live deal offers, computed beforehand: the JSON behind a published page.

Each text stands in it once, in pieces, and each reference to a thing is 0 for *the next one not met so far* or its
number plus one. Things are numbered in the order in which they are met, so most references are 0 and pack to nothing.
"""
import json
import re
from pathlib import Path

from . import html

VERSION = 1
LIMIT = 20_000
FIELDS = ("event", "kind", "seat", "label", "spoken", "lawful", "why", "group")
CUT = re.compile("(?=<(?:td|tr|li|p|div|ul|ol|table)[ >])")
NAME = re.compile("[A-Za-z0-9][A-Za-z0-9._-]*")


class Pool:
    """Values, each kept once; calling it with a value gives the reference to it."""

    def __init__(self):
        self.numbers = {}

    def __call__(self, value):
        """The reference to ``value``. Returns int."""
        new = len(self.numbers)
        number = self.numbers.setdefault(value, new)
        return 0 if number == new else number + 1

    @property
    def values(self):
        """list: the values in the order of their numbers."""
        return list(self.numbers)


def reader(met=0):
    """What turns references back into numbers, called with each in the order in which they were written."""
    def number(reference):
        nonlocal met
        if reference:
            return reference - 1
        met += 1
        return met - 1
    return number


def same_view(view):
    """The default key: states that look alike in everything are one. Returns str."""
    return json.dumps(view, sort_keys=True)


def build(root, view, step, worked=(), deal="", edition="2017", href=html.law_href, key=None):
    """Walk every control of every state from ``root`` on, breadth first, and merge equal states.

    ``view(state)`` gives the view of a state, ``step(state, event)`` the state after an event line; ``worked`` are the
    events of the example that the page tells, in order. ``key(state)`` says which states are one; by default those
    with equal views, and then ``step`` may look at nothing that the view does not show.
    Returns a dict for ``json.dumps``. Raises ValueError when there are more than LIMIT states or an event of ``worked``
    is not offered.
    """
    views, targets = walk(root, view, step, key or (lambda state, seen: same_view(seen)))
    if views is None:
        raise ValueError(f"deal {deal!r} has more than {LIMIT} states: offer less")
    pieces, texts, controls, sets, states = Pool(), Pool(), Pool(), Pool(), Pool()
    states(0)
    nodes = []
    for seen, goes in zip(views, targets):
        node = html.node(seen, href)
        offered = tuple(tuple(control.get(field) for field in FIELDS) for control in node["controls"])
        nodes.append([texts(node["table"]), list(map(texts, node["steps"])), sets(offered), list(map(states, goes)),
                      texts(node["live"]), list(map(texts, node["whynot"]))])
    return {"v": VERSION, "edition": edition, "deal": deal, "worked": follow(views, targets, worked, deal),
            "nodes": nodes, "fields": FIELDS,
            "frags": [list(map(pieces, CUT.split(text))) for text in texts.values], "pieces": pieces.values,
            "sets": [list(map(controls, offered)) for offered in sets.values], "controls": controls.values}


def walk(root, view, step, key):
    """Views of all states and, beside each, the numbers of the states that its controls lead to. Returns two lists."""
    first = view(root)
    numbers, states, views, targets = {key(root, first): 0}, [root], [first], []
    for state in states:
        goes = []
        for control in views[len(targets)]["controls"]:
            after = step(state, control["event"])
            seen = view(after)
            number = numbers.setdefault(key(after, seen), len(states))
            if number == len(states):
                states.append(after)
                views.append(seen)
            goes.append(number)
        targets.append(goes)
        if len(states) > LIMIT:
            return None, None
    return views, targets


def follow(views, targets, events, deal):
    """The controls that ``events`` take from the first state on. Returns list[int]."""
    taken, node = [], 0
    for event in events:
        offered = [control["event"] for control in views[node]["controls"]]
        if event not in offered:
            known = ", ".join(offered) or "none"
            raise ValueError(f"deal {deal!r}: {event!r} is not offered there; offered are {known}")
        taken.append(offered.index(event))
        node = targets[node][taken[-1]]
    return taken


def read(graph):
    """The nodes as `html.node` made them, each with ``targets``, the numbers of the nodes that its controls lead to.

    Returns list[dict].
    """
    piece, control, text, offered, state = reader(), reader(), reader(), reader(), reader(1)
    texts = ["".join(graph["pieces"][piece(p)] for p in fragment) for fragment in graph["frags"]]
    sets = [[dict(zip(graph["fields"], graph["controls"][control(c)])) for c in controls] for controls in graph["sets"]]
    return [{"table": texts[text(table)], "steps": [texts[text(s)] for s in steps], "controls": sets[offered(controls)],
             "targets": list(map(state, goes)), "live": texts[text(live)], "whynot": [texts[text(w)] for w in whynot]}
            for table, steps, controls, goes, live, whynot in graph["nodes"]]


def paths(nodes):
    """Ways from the start that together take every control of every one of the ``nodes`` of `read` once.

    Yields (list of events, number of the node that they lead to), first the way that takes none.
    """
    ways, met = [([], 0)], {0}
    yield ways[0]
    for events, here in ways:
        for control, there in zip(nodes[here]["controls"], nodes[here]["targets"]):
            way = [*events, control["event"]], there
            yield way
            if there not in met:
                met.add(there)
                ways.append(way)


def write(deal, folder, load):
    """Write the graph of ``deal`` into ``folder`` as ``<deal>.json``.

    ``load(deal)`` returns ``root, view, step`` and, if the page tells an example, its events. Returns the Path.
    Raises ValueError for a name that cannot be a file's.
    """
    if not NAME.fullmatch(deal):
        raise ValueError(f"{deal!r} is not a name for a deal: letters, digits, dots and hyphens")
    root, view, step, *worked = load(deal)
    target = Path(folder, f"{deal}.json")
    target.parent.mkdir(parents=True, exist_ok=True)
    graph = build(root, view, step, *worked, deal=deal)
    target.write_text(json.dumps(graph, ensure_ascii=False, separators=(",", ":")), "utf-8")
    return target
