"""Rulings without search, from the irregularity to the last word, against a double-dummy solve with three cards left."""
from random import Random

from lawkit import at_table, book, likeness
from lawkit.notation import lines
from lawkit.terms import BIDS, Denomination

from .race import TIME, Race, clocked

RULINGS, LISTS, SOLVES = 20, 2, 40
GOAL, LIST_GOAL = 8, 500
HANDS = {"N": "AKQJ.432.432.432", "E": "T98.AKQ.JT9.JT98", "S": "765.JT98.AKQ5.76", "W": "432.765.876.AKQ5"}
AUCTION = "N 1S", "E Pass", "S Pass", "W Pass"
PLAYED = "E leads HA", "S plays H8", "W plays H5", "N plays H2"

INSUFFICIENT_BID = ("E 1H", "director", "S elects 27A1 decline", "E Pass", "finds 23A no")
PENALTY_CARD = ("W exposes CA", "director", "N elects 50D2 neither", "E leads CJ", "S plays C6", "W plays CK", "director",
                "N elects 52B2 decline", "W withdraws CK, plays CA")
REVOKE = ("E leads HK", "S plays H9", "W plays C5", "N plays H3", "E leads HQ", "S plays HT", "W plays H6", "N plays H4",
          "director", "N claims 4", "E agrees", "W agrees")
ENDS_WITH = {INSUFFICIENT_BID: "27B2", PENALTY_CARD: "52B2", REVOKE: "64A2"}


def ruling(before, acts):
    """A timed round of RULINGS times ``acts`` at the table after ``before``; checked once that they end in a ruling."""
    table, events = at_table("N", *before, hands=HANDS), [lines.read(act) for act in acts]

    def apply():
        after = table
        for event in events:
            after = after.apply(event)
        return after

    cited = apply().cited
    assert ENDS_WITH[acts] in cited, sorted(cited)

    def work():
        for _ in range(RULINGS):
            apply()
        return RULINGS
    return clocked(work)


# A meaning for every call, no two alike.
METHODS = {"Pass": "hcp 0-5", "X": "negative, H 4+, hcp 6+"} | {
    str(bid): f"balanced, hcp {9 + bid.level}-{12 + 2 * bid.level}" if bid.denomination == Denomination.NT else
    f"natural, {bid.denomination} {3 + bid.level // 2}+, hcp {12 - bid.level}-{16 + bid.level}" for bid in BIDS}


def lists():
    """A timed round of lists of all replacements, in words; whatever was counted is forgotten before each."""
    def listed():
        return book.replacements(METHODS, "N 1S", "E 1H {natural, H 4+, hcp 6+}", "director")

    told = repr(listed())
    assert all(f"\n- {call}: " in told for call in ("Pass", "X", "2♥", "7NT")) and told.count("in 100") > 20, told

    def work():
        for _ in range(LISTS):
            for counted in (likeness.hands, likeness.count, likeness.possible, likeness.hand_points, likeness.suit_points):
                counted.cache_clear()
            listed()
        return LISTS
    return clocked(work)


def ending(random):
    """Twelve random cards, three to each hand, with trumps and a hand to lead. Returns endplay's Deal."""
    from endplay.types import Deal, Denom, Player

    cards = random.sample(range(52), 12)
    hands = [sorted(cards[at:at + 3], reverse=True) for at in range(0, 12, 3)]
    pbn = " ".join(".".join("".join("23456789TJQKA"[card % 13] for card in hand if card // 13 == suit)
                            for suit in (3, 2, 1, 0)) for hand in hands)
    deal = Deal("N:" + pbn)
    deal.trump, deal.first = random.choice(list(Denom)), random.choice(list(Player))
    return deal


def solves():
    from endplay.dds import solve_board

    random = Random(2017)
    deals = [ending(random) for _ in range(SOLVES)]

    def work():
        for deal in deals:
            solve_board(deal)
        return SOLVES
    return clocked(work)


RACES = tuple(Race(f"{title}, endplay's solve with three cards left", "endplay",
                   lambda before=before, acts=acts: (ruling(before, acts), solves()), TIME, GOAL)
              for title, before, acts in (("insufficient bid", AUCTION[:1], INSUFFICIENT_BID),
                                          ("penalty card", AUCTION + PLAYED, PENALTY_CARD),
                                          ("established revoke", AUCTION + PLAYED, REVOKE)))
RACES += (Race("list of all replacements, endplay's solve with three cards left", "endplay", lambda: (lists(), solves()), TIME,
               LIST_GOAL),)
