"""Run every race and print the ratios; exit code 1 when a goal is missed."""
import os
import platform
import sys

from . import boards, claims, imports, rulings
from .race import SPEED, installed, run

RACES = boards.RACES + rulings.RACES + claims.RACES + imports.RACES


def duration(seconds):
    """Seconds as text with a fitting unit. Returns str."""
    return f"{seconds * 1e3:.3g} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.3g} µs"


def line(result):
    """One row of the table. Returns str."""
    race, bound = result.race, "≥" if result.race.measure is SPEED else "≤"
    return (f"{race.title:<58}{duration(result.ours):>9}{duration(result.theirs):>9}{result.ratio:8.2f} × {race.measure}"
            f", goal {bound} {race.goal:g}: {'reached' if result.reached else 'MISSED'}")


def main():
    """Returns the exit code, an int."""
    peers = {race.peer: installed(race.peer) for race in RACES}
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores; lawkit {installed('lawkit')}; "
          + ", ".join(f"{peer} {found or 'not installed'}" for peer, found in peers.items()))
    results = run([race for race in RACES if peers[race.peer]])
    print(f"{'':<58}{'lawkit':>9}{'peer':>9}")
    for result in results:
        print(line(result))
    for race in RACES:
        if not peers[race.peer]:
            print(f"{race.title}: left out, {race.peer} is not installed")
    return int(not all(result.reached for result in results))


sys.exit(main())
