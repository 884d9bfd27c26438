"""Every irregular act in a set of positions, and every way on from it: what is common to the auction and the play.

    python tests/exhaustive.py auction|play|spoilfive [--part 1/20] [--jobs 2] [--kinds]
    python tests/exhaustive.py boards [--boards 20000] [--seed 20261130] [--part 1/20] [--jobs 2]

prints what went wrong, how often, with the shortest example of each, and ends with exit code 1 if anything did that
tests/gaps.toml does not name. `exhaustive_auction` and `exhaustive_play` say where it begins and how it goes on;
`exhaustive_spoilfive` plays whole games, `exhaustive_boards` whole boards at random.
"""
import argparse
import gc
import importlib
import os
import sys
import time
import tomllib
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from lawkit import NotComputed
from lawkit.events import Summoned
from lawkit.notation import lines
from random_boards import SEED

GAPS = tomllib.loads(Path(__file__).with_name("gaps.toml").read_text("utf-8"))
DIRECTOR = Summoned(None)
MOST_EVENTS = 40
CHUNK = 8


class Step(NamedTuple):
    """What happens, and how many ``irregular`` calls and ``free`` ones, for which a ruling waits, are to be tried later."""

    event: NamedTuple
    irregular: int
    free: int


class Fault(Exception):
    """A way that does not end in a ruling: ``name`` is the provision that is not computed, or the kind of error."""

    def __init__(self, name, why):
        super().__init__(name, why)
        self.name, self.why = name, why


def follow(walk, table, step):
    """The table after ``step``, and everything that may happen next. Returns (Table, list[Step]); raises Fault."""
    try:
        after = table.apply(step.event)
        later = walk.steps(after, step.irregular, step.free)
    except Fault:
        raise
    except NotComputed as gap:
        raise Fault(gap.provision, str(gap)) from gap
    except Exception as error:
        raise Fault(type(error).__name__, str(error)) from error
    if later and len(after.log) > MOST_EVENTS:
        raise Fault("no end", "it goes on and on")
    unruled = [ruling.law for ruling in after.rulings if ruling.question is not None]
    if unruled and not later:
        raise Fault("no ruling", f"a ruling under {', '.join(unruled)} that nothing can end")
    return after, later


def follow_all(walk, table, act, account, irregular=None, known=None):
    """Let the irregular ``act`` happen at ``table`` and go every way from there. Yields the last table of each, but where
    ``known``, a dict that the acts of one position share, holds what follows already.
    """
    account.acts += 1
    first = Step(act, walk.IRREGULAR if irregular is None else irregular, walk.FREE)
    yield from follow_from(walk, table, [first], account, known)


def follow_from(walk, table, steps, account, known=None):
    """The same from ``table`` on, with all of ``steps``."""
    waiting = [(table, step) for step in steps]
    while waiting:
        before, step = waiting.pop()
        try:
            after, later = follow(walk, before, step)
        except Fault as fault:
            account.note(fault, (*before.log, step.event))
            continue
        key = walk.settled(after) if known is not None and later else None
        if key:
            account.add(what_follows(walk, after, later, known, (key, later[0].irregular)))
            continue
        waiting += [(after, each) for each in later]
        if not later:
            account.endings += 1
            yield after


def what_follows(walk, table, steps, known, key):
    """The account of every way from ``table`` on, which is ``known`` for each table of this ``key`` once it is for one."""
    if key not in known:
        known[key] = Account()
        for _ in follow_from(walk, table, steps, known[key]):
            pass
    return known[key]


class Account:
    """How much was tried, and each fault: how often, why, and its shortest example."""

    def __init__(self):
        self.positions = self.acts = self.endings = self.seconds = 0
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
        self.acts += other.acts
        self.endings += other.endings
        self.seconds += other.seconds
        self.faults += other.faults
        self.examples |= {name: found for name, found in other.examples.items() if self.is_shorter(name, found[1])}

    def __str__(self):
        head = f"{self.positions} positions, {self.acts} irregular acts: {self.endings} ways end in a ruling, " \
               f"{self.faults.total()} do not; {self.seconds:.0f} s of processor time"
        return "\n".join([head, *(self.row(name) for name, _ in self.faults.most_common())])

    def row(self, name):
        why, events = self.examples[name]
        return f"{self.faults[name]:>9}  {name:<10} {'; '.join(events)}\n{'':>22}{why}"


# -- the command line

def account_of(name, numbers):
    """Everything that can happen at the positions of these numbers. Returns Account."""
    walk, account, begun = importlib.import_module(f"exhaustive_{name}"), Account(), time.process_time()
    if name == "spoilfive":
        return walk.account_of(numbers, account)
    for table in map(walk.positions().__getitem__, numbers):
        account.positions += 1
        known = {}
        for act in walk.irregular_acts(table):
            for _ in follow_all(walk, table, act, account, known=known):
                pass
    account.seconds = time.process_time() - begun
    return account


def collect_seldom():
    """Tables make no rings: without this a quarter of the time goes into looking for some."""
    gc.freeze()
    gc.set_threshold(100_000)


def asked():
    """The command line. Returns its options."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("walk", choices=("auction", "play", "boards", "spoilfive"))
    options.add_argument("--part", default="1/1", help="1/20: every twentieth position or board, from the first on")
    options.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at once")
    options.add_argument("--kinds", action="store_true", help="one position of each kind (auction)")
    options.add_argument("--boards", type=int, default=20000, help="how many boards there are")
    options.add_argument("--seed", type=int, default=SEED, help="on which they hang")
    return options.parse_args()


def work(options):
    """What gives the account of some numbers, and the numbers. Returns (function, sequence)."""
    walk = importlib.import_module(f"exhaustive_{options.walk}")
    if options.walk == "boards":
        return partial(walk.account_of, options.seed), range(options.boards)
    numbers = [alike[0] for alike in walk.kinds().values()] if options.kinds else range(len(walk.positions()))
    return partial(account_of, options.walk), numbers


def main():
    """Returns the exit code, an int."""
    options = asked()
    first, step = map(int, options.part.split("/"))
    walked, numbers = work(options)
    numbers = numbers[first - 1::step]
    account, begun = walked(()), time.monotonic()
    with ProcessPoolExecutor(options.jobs, initializer=collect_seldom) as pool:
        parts = [numbers[at:at + CHUNK] for at in range(0, len(numbers), CHUNK)]
        for part in pool.map(walked, parts):
            account.add(part)
            print(f"{account.positions} of {len(numbers)}, {time.monotonic() - begun:.0f} s", end="\r", file=sys.stderr)
    print(account)
    return int(not account.faults.keys() <= GAPS.get(options.walk, {}).keys())


if __name__ == "__main__":
    sys.exit(main())
