"""Two programs that do the same kind of work, timed by turns so that a busy machine slows both alike."""
from importlib.metadata import PackageNotFoundError, version
from statistics import median
from time import process_time
from typing import Any, NamedTuple

ROUNDS = 9
SPEED, TIME = "of its speed", "of its time"


class Race(NamedTuple):
    """``ours`` and ``theirs`` each do a round of work and return seconds a unit. ``goal`` bounds the ratio: from below
    for SPEED, from above for TIME. ``peer`` is the distribution that ``theirs`` needs; ``prepare`` makes both.
    """

    title: str
    peer: str
    prepare: Any
    measure: str
    goal: float


class Result(NamedTuple):
    """Medians over all rounds: seconds a unit of lawkit and of the peer, and the ratio within a round."""

    race: Race
    ours: float
    theirs: float
    ratio: float

    @property
    def reached(self):
        """bool: whether the goal is met."""
        race = self.race
        return self.ratio >= race.goal if race.measure is SPEED else self.ratio <= race.goal


def installed(peer):
    """The version of the distribution ``peer``. Returns str, "" when it is not there."""
    try:
        return version(peer)
    except PackageNotFoundError:
        return ""


def clocked(work):
    """A round that runs ``work``, which returns how many units it did. Returns a function to seconds a unit."""
    def round_():
        start = process_time()
        units = work()
        return (process_time() - start) / units
    return round_


def run(races):
    """Run every round of every race, one of each in turn. Returns list[Result]."""
    runners = [race.prepare() for race in races]
    times = [[] for _ in races]
    for number in range(ROUNDS + 1):
        for row, (ours, theirs) in zip(times, runners):
            pair = ours(), theirs()
            if number:  # the first warms up
                row.append(pair)
    return [result(race, row) for race, row in zip(races, times)]


def result(race, pairs):
    """Returns Result."""
    ours, theirs = (median(column) for column in zip(*pairs))
    ratios = (b / a if race.measure is SPEED else a / b for a, b in pairs)
    return Result(race, ours, theirs, median(ratios))
