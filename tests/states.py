"""Everything on a table as values that can be compared, and the same with the seats turned."""
import re

from lawkit import NotComputed
from lawkit.facts import FACTS, fact
from lawkit.terms import SEATS, SIDES, VULNERABILITIES, Seat, Side

SUITS_AND_WORDS = {"forbid", "require", "may_forbid", "answers"}
A_SEAT = re.compile(r"^(NS|EW)$|^[NESW](?= |$)|(?:(?<= by )|(?<= of ))[NESW]$")


def state(table):
    """Everything on a table, as values that are equal when the tables are."""
    auction, play = table.auction, table.play
    return (auction.calls, auction.turn, auction.bid, auction.bidder, auction.stake, auction.passes,
            play and (play.contract, play.hands, play.open, play.tricks, play.trick, play.turn, play.before, play.empty, play.ahead),
            table.docket._replace(rulings=()), [conversation(ruling) for ruling in table.rulings])


def conversation(ruling):
    question = ruling.question
    return (ruling.law, ruling.case.act, ruling.case.offender, ruling.cites, ruling.effects, ruling.answers,
            question and (type(question), question.id, getattr(question, "by", None)))


def facts(table):
    """Every fact that lawkit computes at ``table``. Returns dict."""
    found = {}
    for name in FACTS:
        try:
            found[name] = fact(table, name)
        except NotComputed:
            found[name] = "not computed"
    return found


def turned(value, by):
    """``value`` with every seat and side moved ``by`` places clockwise; lists lose their order."""
    if isinstance(value, Seat):
        return SEATS[(value + by) % 4]
    if isinstance(value, Side):
        return SIDES[(value + by) % 2]
    if isinstance(value, str):
        return A_SEAT.sub(lambda found: turned_name(found[0], by), value)
    if isinstance(value, dict):
        return {turned(key, by): each if key in SUITS_AND_WORDS else turned(each, by) for key, each in value.items()}
    if isinstance(value, list):
        return sorted((turned(each, by) for each in value), key=repr)
    if hasattr(value, "_fields"):
        return type(value)(*(turned(each, by) for each in value))
    if isinstance(value, (tuple, frozenset)):
        return type(value)(turned(each, by) for each in value)
    return value


def turned_name(name, by):
    return str(turned(next(each for each in (*SIDES, *SEATS) if str(each) == name), by))


def turned_setup(setup, by):
    hands = setup.deal.known
    vul = VULNERABILITIES[setup.board.vul if by % 2 == 0 else (0, 2, 1, 3)[setup.board.vul]]
    deal = setup.deal._replace(known=hands[-by:] + hands[:-by])
    return setup._replace(board=setup.board._replace(dealer=turned(setup.board.dealer, by), vul=vul), deal=deal)
