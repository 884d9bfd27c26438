"""What the Laws of duplicate bridge say, computed: a table in, rulings out.

>>> from lawkit import at_table
>>> t = at_table("N", "N 1S", "E 1H", "director", "S elects 27A1 decline", "E 2H")
>>> sorted(t.cited)
['18B', '18D', '18E', '27A1', '27B', '27B1(a)', '27D']
"""
from . import replacing
from .board import Board, Deal, Start, by_number
from .laws import LAWS_2017
from .lawful import lawful_calls, lawful_plays
from .ruling import rule, tree, why, why_not
from .table import Setup, Table
from .terms import Call, Card, Contract, Denomination, Impossible, NotComputed, Seat, Side, Vulnerability

__version__ = "0.1.0"


def at_table(dealer="N", *events, vul="None", hands=None, rules="2017", regulations=()):
    """A table on which ``events`` happened, each a line of the case notation such as ``E 1H`` or ``director``.

    Arguments: ``dealer`` (a seat's letter), ``vul`` (None, NS, EW or All), ``hands`` (seat to PBN holding), ``rules`` (the
    rule set's name), ``regulations`` (setting to reading, a mapping or pairs). Returns Table. Raises CaseError for what
    cannot be read, Impossible for what no table can see, NotComputed for what lawkit does not compute yet.
    """
    from .notation import lines, pbn
    from .notation.errors import one_of
    from .notation.regulations import elected
    from .terms import SEATS, VULNERABILITIES
    seats, vuls = ({str(each): each for each in some} for some in (SEATS, VULNERABILITIES))
    board = Board(seats[one_of(dealer, seats, "a seat")], vuls[one_of(vul, vuls, "a vulnerability")])
    at = Table.begin(Setup(rule_set(rules), board, pbn.deal(hands or {}), None, elected(regulations)))
    for line in events:
        at = at.apply(lines.read(line))
    return at


def replacements(table, methods):
    """Every lawful call that may replace the withdrawn one at ``table``, and what it costs: nothing, partner's silence, or
    whatever the Director finds.

    ``methods``: a call such as ``2H`` -> its agreed meaning as in the case notation, such as ``natural, H 5+, hcp 6+``.
    Returns tuple of `lawkit.replacing.Priced`. Raises CaseError for what cannot be read, ValueError where no call waits to
    be replaced.
    """
    from .notation import meanings
    return replacing.replacements(table, {Call(call): meanings.read(said) for call, said in dict(methods).items()})


def table_of(case):
    """The table at which ``case`` (a `lawkit.notation.cases.Case`) begins. Returns Table, of the game that is played."""
    if case.house is not None:
        from .games import spoilfive
        return spoilfive.Table.begin(case.house)
    return Table.begin(Setup(rule_set(case.rules), case.board, case.hands, case.start, case.regulations))


def rule_set(name):
    """The rule set of that name. Returns RuleSet; raises CaseError for an unknown name, NotComputed for one without code."""
    from .notation.errors import one_of
    from .notation.keys import RULES
    if one_of(name, RULES, "a rule set") == "classic":
        from .games.classic import CLASSIC
        return CLASSIC
    if name != "2017":
        raise NotComputed(f"the rule set {name}")
    return LAWS_2017
