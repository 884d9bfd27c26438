"""What the Laws of duplicate bridge say, computed: a table in, rulings out.

>>> from lawkit import at_table
>>> t = at_table("N", "N 1S", "E 1H", "director", "S elects 27A1 decline", "E 2H")
>>> sorted(t.cited)
['27A1', '27B', '27B1(a)', '27D']
"""
from .board import Board, Deal, Start, by_number
from .laws import LAWS_2017
from .lawful import lawful_calls, lawful_plays
from .ruling import rule, tree, why, why_not
from .table import Setup, Table
from .terms import Call, Card, Contract, Denomination, Impossible, NotComputed, Seat, Side, Vulnerability

__version__ = "0.1.0"
RULE_SETS = {"2017": LAWS_2017}


def at_table(dealer="N", *events, vul="None", hands=None, rules="2017", regulations=()):
    """A table on which ``events`` happened, each a line of the case notation such as ``E 1H`` or ``director``.

    Arguments: ``dealer`` (a seat's letter), ``vul`` (None, NS, EW or All), ``hands`` (seat to PBN holding).
    Returns Table. Raises CaseError for a line that cannot be read, Impossible for what no table can see.
    """
    from .notation import lines, pbn
    from .terms import SEATS, VULNERABILITIES
    board = Board(SEATS["NESW".index(dealer)], next(v for v in VULNERABILITIES if str(v) == vul))
    deal = pbn.deal(hands or {})
    at = Table.begin(Setup(RULE_SETS[rules], board, deal, None, tuple(regulations)))
    for line in events:
        at = at.apply(lines.read(line))
    return at


def table_of(case):
    """The table at which ``case`` (a `lawkit.notation.cases.Case`) begins. Returns Table."""
    rules = RULE_SETS.get(case.rules)
    if rules is None:
        raise NotComputed(case.rules, "this rule set")
    return Table.begin(Setup(rules, case.board, case.hands, case.start, case.regulations))
