"""Every irregular call at every position of the first two rounds, and every way in which it can go on.

A position is a lawful auction of up to eight calls of ALPHABET. At each, every seat makes every call that breaks anything, and
the last call is changed to every other. The Director is called at once, or when the next player has called over it. Then
every choice is taken, every finding is made either way, and every call is tried for which a ruling waits. At last everybody
passes. With IRREGULAR above 0 who is bound to a call breaks that duty as often, too, which takes far longer.

    python tests/exhaustive.py [--part 1/20] [--jobs 2]

prints what went wrong, how often, with the shortest example of each, and ends with exit code 1 if anything did that
tests/gaps.toml does not name. Positions that differ only by a turn of the table are one: North deals.
"""
import argparse
import os
import sys
import time
import tomllib
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

from lawkit import LAWS_2017, Board, NotComputed, Setup, Table, lawful_calls
from lawkit.conduct import noticed
from lawkit.effects import DUTIES, MustPass, MustRepeat
from lawkit.events import Called, Elected, Found, Substituted, Summoned
from lawkit.notation import lines
from lawkit.ruling import Choice, Judgement
from lawkit.terms import SEATS, Call, N

GAPS = tomllib.loads(Path(__file__).with_name("gaps.toml").read_text("utf-8"))
ALPHABET = tuple(map(Call, "Pass X XX 1H 1S 2H 7NT".split()))
ABOVE_SEVEN = Call("8C")
TWO_ROUNDS = 8
DIRECTOR = Summoned(None)
IRREGULAR, FREE = 0, 1  # calls on the way: those that break a duty, those for which a ruling waits
MOST_EVENTS = 40
CHUNK = 8


# -- where it begins

@cache
def positions():
    """The table after every lawful auction of the first two rounds, the shorter ones first. Returns list[Table]."""
    found = [Table.begin(Setup(LAWS_2017, Board(N)))]
    for table in found:
        if len(table.auction.calls) < TWO_ROUNDS:
            found += [table.apply(called) for called in calls(table)]
    return found


def irregular_calls(table):
    """Every call of every seat that breaks anything at ``table``, and every other call that the last caller could put in
    the place of the last one. Returns list[Called | Substituted].
    """
    made = [Called(seat, call) for seat in SEATS for call in (*ALPHABET, ABOVE_SEVEN)]
    last = table.auction.calls[-1:]
    changed = [Substituted(old.seat, call) for old in last for call in ALPHABET if call != old.call]
    return [called for called in made if table.auction.ended or not table.verdict(called).lawful] + changed


# -- how it goes on

class Step(NamedTuple):
    """What happens, and how many ``irregular`` calls and ``free`` ones, for which a ruling waits, are to be tried later."""

    event: NamedTuple
    irregular: int
    free: int


def steps(table, irregular, free):
    """Everything that may happen next at ``table``. Returns list[Step], empty at the end."""
    pending = [ruling for ruling in table.rulings if ruling.question is not None]
    unnoticed = [r for r in pending if type(r.case.act) not in DUTIES and not noticed(table, r.case.before)]
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


def irregular_call(ruling):
    """The call that ``ruling`` is about, also where that call has cost another player a turn (17D3)."""
    return getattr(ruling.case.act, "act", ruling.case.act)


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


# -- what comes of it

class Fault(Exception):
    """A way that does not end in a ruling: ``name`` is the provision that is not computed, or the kind of error."""

    def __init__(self, name, why):
        super().__init__(name, why)
        self.name, self.why = name, why


def follow(table, step):
    """The table after ``step``, and everything that may happen next. Returns (Table, list[Step]); raises Fault."""
    try:
        after = table.apply(step.event)
        later = steps(after, step.irregular, step.free)
    except Fault:
        raise
    except NotComputed as gap:
        raise Fault(gap.provision, str(gap)) from gap
    except Exception as error:
        raise Fault(type(error).__name__, str(error)) from error
    if later and len(after.log) > MOST_EVENTS:
        raise Fault("no end", "the auction goes on and on")
    unruled = [ruling.law for ruling in after.rulings if ruling.question is not None]
    if unruled and not later:
        raise Fault("no ruling", f"a ruling under {', '.join(unruled)} that nothing can end")
    return after, later


def follow_all(table, called, account, irregular=IRREGULAR):
    """Make the irregular call ``called`` at ``table`` and go every way from there. Yields the last table of each."""
    waiting = [(table, Step(called, irregular, FREE))]
    account.calls += 1
    while waiting:
        before, step = waiting.pop()
        try:
            after, later = follow(before, step)
        except Fault as fault:
            account.note(fault, (*before.log, step.event))
            continue
        waiting += [(after, each) for each in later]
        if not later:
            account.endings += 1
            yield after


class Account:
    """How much was tried, and each fault: how often, why, and its shortest example."""

    def __init__(self):
        self.positions = self.calls = self.endings = 0
        self.faults = Counter()
        self.examples = {}

    def note(self, fault, events):
        self.faults[fault.name] += 1
        if self.is_shorter(fault.name, events):
            self.examples[fault.name] = fault.why, tuple(map(lines.write, events))

    def is_shorter(self, name, events):
        return name not in self.examples or len(events) < len(self.examples[name][1])

    def add(self, other):
        """Add what ``other`` has found."""
        self.positions += other.positions
        self.calls += other.calls
        self.endings += other.endings
        self.faults += other.faults
        self.examples |= {name: found for name, found in other.examples.items() if self.is_shorter(name, found[1])}

    def __str__(self):
        head = f"{self.positions} positions, {self.calls} irregular calls: {self.endings} ways end in a ruling, " \
               f"{self.faults.total()} do not"
        return "\n".join([head, *(self.row(name) for name, _ in self.faults.most_common())])

    def row(self, name):
        why, events = self.examples[name]
        return f"{self.faults[name]:>9}  {name:<10} {'; '.join(events)}\n{'':>22}{why}"


# -- the command line

def account_of(numbers):
    """Everything that can happen at the positions of these numbers. Returns Account."""
    account = Account()
    for table in map(positions().__getitem__, numbers):
        account.positions += 1
        for called in irregular_calls(table):
            for _ in follow_all(table, called, account):
                pass
    return account


def main():
    """Returns the exit code, an int."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--part", default="1/1", help="1/20: every twentieth position, from the first on")
    options.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at once")
    asked = options.parse_args()
    first, step = map(int, asked.part.split("/"))
    numbers = range(first - 1, len(positions()), step)
    account, begun = Account(), time.monotonic()
    with ProcessPoolExecutor(asked.jobs) as pool:
        for part in pool.map(account_of, [numbers[at:at + CHUNK] for at in range(0, len(numbers), CHUNK)]):
            account.add(part)
            print(f"{account.positions} of {len(numbers)} positions, {time.monotonic() - begun:.0f} s", end="\r", file=sys.stderr)
    print(account)
    return int(not account.faults.keys() <= GAPS.keys())


if __name__ == "__main__":
    sys.exit(main())
