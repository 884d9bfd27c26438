"""Games of Spoil Five by chance, and the order of the cards as rule-books print it, written down here once more."""
from random import Random

from lawkit.events import Elected, Found, Played
from lawkit.games.spoilfive import House, LaidOff, Player, Table, lawful_plays
from lawkit.games.spoilfive.breaches import may_rob
from lawkit.games.spoilfive.events import AskedForDiscard, LeftIt, ShowedDiscard, TookUp
from lawkit.games.spoilfive.game import played
from lawkit.games.spoilfive.player import Decision, decide
from lawkit.terms import CARDS, Impossible

# From the best card down.
TRUMPS = {
    "C": "C5 CJ HA CA CK CQ C2 C3 C4 C6 C7 C8 C9 CT",
    "D": "D5 DJ HA DA DK DQ DT D9 D8 D7 D6 D4 D3 D2",
    "H": "H5 HJ HA HK HQ HT H9 H8 H7 H6 H4 H3 H2",
    "S": "S5 SJ HA SA SK SQ S2 S3 S4 S6 S7 S8 S9 ST",
}
PLAIN = {
    "C": "CK CQ CJ CA C2 C3 C4 C5 C6 C7 C8 C9 CT",
    "D": "DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2 DA",
    "H": "HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2",
    "S": "SK SQ SJ SA S2 S3 S4 S5 S6 S7 S8 S9 ST",
}


def printed_winner(plays, trump):
    """Who wins ``plays`` by the printed order: the best trump, else the best card of the suit led. Returns the player."""
    for order in (TRUMPS[str(trump)].split(), PLAIN[str(plays[0][1])[0]].split()):
        contenders = [(order.index(str(card)), seat) for seat, card in plays if str(card) in order]
        if contenders:
            return min(contenders)[1]


def at_random(chance):
    """A player who does anything that is lawful. Returns a function of a Sight."""
    def decides(seen):
        if seen.jink:
            return Decision(Elected(seen.seat, "SF-jink-1", chance.choice(("accept", "decline"))), "")
        if may_rob(seen.deal, seen.seat):
            return Decision(LaidOff(seen.seat, chance.choice(seen.hand)), "")
        return Decision(Played(seen.seat, (chance.choice(lawful_plays(seen.deal, seen.seat)),)), "")
    return decides


def house(number):
    """Another table for every ``number``: two to ten players, other stakes, jinking or not, either reading of SF1. Returns House."""
    return House(2 + number % 9, Player(number % 2), number % 3, 1 + number % 4, number % 2, number % 5, number % 3,
                 (("jinking", ("off", "on")[number % 2]), ("ace_of_hearts_led", ("plain", "trump")[number // 2 % 2]),
                  ("direction", ("clockwise", "anticlockwise")[number // 4 % 2])))


def game(number):
    """Every table of game ``number``, played half by simple players and half at random. Returns list[Table]."""
    chance = Random(number)
    anyone = at_random(chance)
    return list(played(Table.begin(house(number)), chance, lambda seen: (anyone if seen.seat % 2 else decide)(seen)))


def check_game(number):
    """Raises AssertionError where game ``number`` is not as it must be. Returns the last Table."""
    tables = game(number)
    last = tables[-1]
    assert last.deal.winner is not None and not last.question
    for table in tables:
        assert table.pool + sum(table.purses) == table.house.pool, "money"
        assert table.pool >= 0
        if table.deal is not None:
            check_deal(table)
    assert not [ruling for ruling in last.rulings if ruling.case.breaches], "a lawful game breaks nothing"
    return last


def check_deal(table):
    deal = table.deal
    assert len(deal.tricks) <= 5 and sum(map(deal.won, table.house.names)) == len(deal.tricks)
    if deal.tricks and not deal.trick:
        trick = deal.tricks[-1]
        assert trick.winner == printed_winner(trick.plays, deal.trump), "winner"
    told = [card for hand in table.house.names for card in deal.cards(hand)] + [deal.turned] * deal.up
    told += [card for trick in (*(trick.plays for trick in deal.tricks), deal.trick) for _, card in trick]
    told += [deal.laid_off[1]] if deal.laid_off else []
    assert len(told) == len(set(told)) == 5 * table.house.players + 1, "every card is in one place"


ACTS = TookUp, LeftIt, ShowedDiscard, AskedForDiscard


def every_act(table):
    """Every act that anybody could do at ``table``, lawful or not. Returns list of (event, verdict)."""
    acts = [Played(seat, (card,)) for seat in table.house.names for card in CARDS]
    acts += [LaidOff(seat, card) for seat in table.house.names for card in CARDS]
    acts += [kind(seat) for seat in table.house.names for kind in ACTS]
    found = []
    for act in acts:
        try:
            found.append((act, table.verdict(act)))
        except Impossible:
            pass
    return found


def follow(table, act):
    """The table after ``act`` and, where something is asked, each answer. Yields Table."""
    after = table.apply(act)
    asked = after.question
    if asked is None:
        yield after
    elif asked.id == "SF-rob-5":
        yield from (after.apply(Found("SF-rob-5", found)) for found in ("yes", "no"))
    else:
        yield from (after.apply(Elected(asked.by, asked.id, option.answer)) for option in asked.options)
