"""In a process of its own: the ruling after each of many paths through a deal, replayed from the text of its events.

Reads ``{"deal": id, "paths": [[event line, ...], ...]}`` from standard input, writes the list of rulings as JSON.
"""
import json
import sys

from lawkit.notation import lines
from lawkit.show import deals, text, view


def ruling(deal, path):
    """What the Director has said after the events of ``path``. Returns str."""
    table = deals.Source(deals.all_deals()[deal]).root().table
    for line in path:
        for part in line.split("; "):
            table = table.apply(lines.read(part))
    return text.flat(view.seen_steps(table))


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    json.dump([ruling(asked["deal"], path) for path in asked["paths"]], sys.stdout)
