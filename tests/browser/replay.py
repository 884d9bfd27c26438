"""In a process of its own: the rulings along many paths through deals, replayed from the text of their events.

Reads lines ``[deal, [[event line, ...], ...]]`` from standard input; answers each with the list of what was ruled. All is JSON.
"""
import json
import sys
from os.path import commonprefix

from lawkit.show import deals, text


def rulings(deal, paths):
    """What the Director has said after the events of each path, and which provisions the rulings cite; what two paths in a row
    begin with happens once. Yields (str, list[str]).
    """
    source = deals.source_of(deals.all_deals()[deal])
    tables, here = [source.table_of(source.root())], []
    for path in paths:
        del tables[len(commonprefix((here, path))) + 1:]
        for line in path[len(tables) - 1:]:
            tables.append(after(tables[-1], line, source.grammar))
        here = path
        yield text.flat(source.told(tables[-1])), sorted(tables[-1].cited)


def after(table, line, grammar):
    for part in line.split("; "):
        table = table.apply(grammar.read(part))
    return table


if __name__ == "__main__":
    for asked in sys.stdin:
        print(json.dumps(list(rulings(*json.loads(asked)))), flush=True)
