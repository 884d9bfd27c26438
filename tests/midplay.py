"""Tables in the middle of the play, for tests."""
from lawkit.board import Board, Start
from lawkit.laws import LAWS_2017
from lawkit.notation import lines, pbn
from lawkit.table import Setup, Table
from lawkit.terms import Contract, Denomination, Seat


def start(hands=None, contract="3NT", declarer="S", lead="W", won=(4, 4), regulations=()):
    """The table at which ``lead`` begins the next trick, ``won`` having been won by NS and EW. Returns Table."""
    played = Contract(int(contract[0]), Denomination[contract[1:]], 0, Seat[declarer])
    begins = Start(played, Seat[lead], won)
    return Table.begin(Setup(LAWS_2017, Board(), pbn.deal(hands or {}), begins, tuple(regulations)))


def after(table, *events):
    """The table after ``events``, each a line of the case notation. Returns Table."""
    for line in events:
        table = table.apply(lines.read(line))
    return table


def at(*events, **begins):
    """The table that `start` gives for ``begins``, after ``events``. Returns Table."""
    return after(start(**begins), *events)


def played(*rounds):
    """Events for whole tricks, each written as leader and four cards: ``S HA H9 H3 H8``. Returns list[str]."""
    events = []
    for text in rounds:
        leader, *cards = text.split()
        seats = "NESWNES"["NESW".index(leader):]
        events += [f"{seat} {'plays' if n else 'leads'} {card}" for n, (seat, card) in enumerate(zip(seats, cards))]
    return events
