"""Random boards, on each of which one act in twenty is irregular: every invariant of tests/invariants.py at every event."""
import time
from collections import Counter
from random import Random

from exhaustive import Account, Fault
from invariants import INVARIANTS
from lawkit import NotComputed
from random_boards import trials

SHARE = 0.07


class Boards(Account):
    """What happened on the boards, what was not computed and which provision was missing, and what did not hold."""

    def __init__(self):
        super().__init__()
        self.counts = Counter()
        self.gaps = Counter()

    def add(self, other):
        """Add what ``other`` has found."""
        super().add(other)
        self.counts += other.counts
        self.gaps += other.gaps

    def __str__(self):
        told = ", ".join(f"{self.counts[what]} {what}" for what in COUNTED)
        missing = ", ".join(f"{id} {count}" for id, count in self.gaps.most_common()) or "nothing"
        return "\n".join([f"{self.positions} boards: {told}; {self.seconds:.0f} s of processor time", f"not computed, so that it did not happen: {self.gaps.total()} ({missing})",
                          f"{self.faults.total()} faults", *(self.row(name) for name, _ in self.faults.most_common())])


COUNTED = "events", "irregular events", "rulings", "impossible acts"


def tried(account, seed, number):
    """Play one board and hold every invariant against it."""
    board = []
    try:
        for trial in trials(Random(f"{seed} {number}"), SHARE):
            noted(account, board, trial)
        account.counts["rulings"] += len(board[-1].rulings)
        for invariant in INVARIANTS:
            for table in invariant(board):
                account.note(Fault(invariant.__name__, f"board {number} of seed {seed}"), table.log)
    except Exception as error:
        account.note(Fault(type(error).__name__, f"{error}, board {number} of seed {seed}"), board[-1].log)


def noted(account, board, trial):
    """Count one act; the table that it led to is added to ``board``."""
    if trial.after:
        account.counts["events"] += bool(board)
        account.counts["irregular events"] += trial.irregular
        board.append(trial.after)
    elif type(trial.error) is NotComputed:
        account.gaps[trial.error.provision] += 1
    else:
        account.counts["impossible acts"] += 1


def account_of(seed, numbers):
    """The boards of these ``numbers``, each of which hangs on ``seed`` and its number alone. Returns Boards."""
    account, begun = Boards(), time.process_time()
    for number in numbers:
        account.positions += 1
        tried(account, seed, number)
    account.seconds = time.process_time() - begun
    return account
