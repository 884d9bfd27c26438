"""Every irregular call at every position of the first two rounds, and every way in which it can go on.

A position is a lawful auction of up to eight calls of ALPHABET. At each, every seat makes every call that breaks anything, and
the last call is changed to every other. The Director is called at once, or when the next player has called over it. Then
every choice is taken, every finding is made either way, and every call is tried for which a ruling waits. At last everybody
passes. With IRREGULAR above 0 who is bound to a call breaks that duty as often, too, which takes far longer. Positions that
differ only by a turn of the table are one: North deals.
"""
from functools import cache

from exhaustive import DIRECTOR, Fault, Step
from lawkit import LAWS_2017, Board, Setup, Table, lawful_calls
from lawkit.conduct import noticed
from lawkit.effects import DUTIES, MustPass, MustRepeat
from lawkit.events import Called, Elected, Found, Substituted
from lawkit.ruling import Choice, Judgement
from lawkit.terms import DOUBLE, SEATS, Call, N

ALPHABET = tuple(map(Call, "Pass X XX 1H 1S 2H 7NT".split()))
ABOVE_SEVEN = Call("8C")
TWO_ROUNDS = 8
IRREGULAR, FREE = 0, 1


# -- where it begins

@cache
def positions():
    """The table after every lawful auction of the first two rounds, the shorter ones first. Returns list[Table]."""
    found = [Table.begin(Setup(LAWS_2017, Board(N)))]
    for table in found:
        if len(table.auction.calls) < TWO_ROUNDS:
            found += [table.apply(called) for called in calls(table)]
    return found


def kind(table):
    """All that a ruling can ask of the calls made so far, and of those before the last one, which may be changed. Positions of
    one kind go on in the same ways, seats counted from whoever is on turn. Returns tuple.
    """
    auction, turn = table.auction, table.auction.turn
    before = table.parent.auction if table.parent else auction
    bids = [((called.seat - turn) % 4, called.call.denomination) for called in auction.calls if called.call.is_bid]
    declarers = {(seat % 2, denomination): seat for seat, denomination in reversed(bids)}
    return contract(auction, turn), contract(before, turn), len(auction.calls[:4]), frozenset(bids), frozenset(declarers.items())


def contract(auction, turn):
    """The last bid, how it was doubled and by whom, what was passed since, and whose doubles a bid has ended (19C)."""
    last = [((called.seat - turn) % 4, called.call) for called in auction.calls if called.call][-1:]
    doubled = {(called.seat - turn) % 2 for called in auction.calls if called.call == DOUBLE and not auction.stake}
    return auction.bid, auction.stake, auction.passes, *last, frozenset(doubled)


@cache
def kinds():
    """The numbers of the positions of each kind. Returns dict: kind -> list[int]."""
    found = {}
    for number, table in enumerate(positions()):
        found.setdefault(kind(table), []).append(number)
    return found


def irregular_acts(table):
    """Every call of every seat that breaks anything at ``table``, and every other call that the last caller could put in
    the place of the last one. Returns list[Called | Substituted].
    """
    made = [Called(seat, call) for seat in SEATS for call in (*ALPHABET, ABOVE_SEVEN)]
    last = table.auction.calls[-1:]
    changed = [Substituted(old.seat, call) for old in last for call in ALPHABET if call != old.call]
    return [called for called in made if table.auction.ended or not table.verdict(called).lawful] + changed


# -- how it goes on

def steps(table, irregular, free):
    """Everything that may happen next at ``table``. Returns list[Step], empty at the end."""
    pending = [ruling for ruling in table.rulings if ruling.question is not None]
    unnoticed = [r for r in pending if type(r.case.act) not in DUTIES and not noticed(table, began(r))]
    if unnoticed:
        over = calls_over(table) if list(map(irregular_call, unnoticed)) == [table.event] else []
        return [Step(event, irregular, free) for event in [DIRECTOR, *over]]
    asked = next((r.question for r in reversed(pending) if is_asked(table, r.question)), None)
    if asked:
        return answers(table, asked, irregular, free)
    if table.play or table.over:
        return []
    made = calls(table) if pending and free > 0 else calls(table)[:1]
    wrong = breaches_of_duty(table) if irregular > 0 else []
    return [Step(event, irregular, free - 1) for event in made] + [Step(event, irregular - 1, free) for event in wrong]


def settled(table):
    """What decides all that may follow, once no ruling waits: the calls that stand, the turn, the duties. Returns tuple,
    empty where one waits, or where a pass out of rotation may yet bring a turn back (17D3).
    """
    auction = table.auction
    last = auction.calls[-1 - auction.passes:]
    skips = any(after.seat != before.seat.lho for before, after in zip(last, last[1:])) or last and auction.turn != last[-1].seat.lho
    if skips or any(ruling.question is not None and ruling.law != "26" for ruling in table.rulings):
        return ()
    restricted = tuple((ruling.case.act, ruling.answers) for ruling in table.rulings if ruling.law == "26")
    return auction.calls, auction.turn, frozenset(table.docket.bound), restricted


def irregular_call(ruling):
    """The call that ``ruling`` is about, also where that call has cost another player a turn (17D3)."""
    return getattr(ruling.case.act, "act", ruling.case.act)


def began(ruling):
    """The table before the event that opened ``ruling``; 17D3 is opened at the table after it. Returns Table."""
    return ruling.case.before.parent if ruling.law == "17D3" else ruling.case.before


def is_asked(table, question):
    """Whether ``question`` is to be answered now; a call is chosen at the player's turn. Returns bool; raises Fault where
    that turn went by.
    """
    if type(question) is Choice and question.call and table.turn != question.by:
        if table.auction.calls and table.auction.calls[-1].seat == question.by:
            raise Fault("turn gone", f"{question.by} has called, and is still to choose a call under {question.id}")
        return False
    return type(question) in (Choice, Judgement)


def answers(table, question, irregular, free):
    """Every answer to ``question``, by word or by call. Returns list[Step]; raises Fault where none is lawful."""
    if type(question) is Judgement:
        return [Step(Found(question.id, found), irregular, free) for found in ("yes", "no")]
    if question.call:
        offered = [option.answer for option in question.options if option.answer.call in ALPHABET]
        right = [called for called in offered if called.call in lawful_calls(table, question.by)]
        if not right:
            raise Fault("no call", f"{question.id} offers {question.by} no lawful call")
        made = offered if irregular > 0 else right
        return [Step(called, irregular - (called not in right), free) for called in made]
    said = [Elected(question.by, option.id, option.answer) for option in question.options if not option.deed]
    done = calls(table) if question.conduct and table.turn == question.by else []
    return [Step(event, irregular, free) for event in said + done]


def calls(table):
    """The lawful calls of ALPHABET of whoever is on turn, in front a pass or what must be called. Returns list[Called]."""
    return [Called(table.turn, call) for call in lawful_calls(table) if call in ALPHABET]


def calls_over(table):
    """What the next player may call over the irregular call just made; once the auction is over, anything."""
    return calls(table) or [Called(table.event.seat.lho, call) for call in ALPHABET]


def breaches_of_duty(table):
    """The calls of ALPHABET by which whoever is on turn breaks a duty. Returns list[Called]."""
    bound = table.duties_of(table.turn, MustPass, MustRepeat)
    return [Called(table.turn, call) for call in ALPHABET if bound and call not in lawful_calls(table)]
