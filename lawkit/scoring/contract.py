"""Law 77: the duplicate score of a contract, part by part. It knows no premium for honours held, unlike rubber bridge."""
from typing import NamedTuple

from ..terms import Denomination, value

GAME, SLAM, GRAND_SLAM = {False: 300, True: 500}, {False: 500, True: 750}, {False: 1000, True: 1500}
PART_SCORE, ENOUGH_FOR_GAME = 50, 100
MINOR, MAJOR, FIRST_AT_NOTRUMP = 20, 30, 40


@value
class Part(NamedTuple):
    """``count`` times ``each`` points for ``what``, by provision ``id``; negative where the defenders score it."""

    id: str
    what: str
    count: int
    each: int

    @property
    def points(self):
        """int: what this part adds to declarer's side."""
        return self.count * self.each


def score(contract, tricks, vulnerable):
    """Points to declarer's side for ``contract`` when it takes ``tricks`` (0 to 13); negative when it goes down.

    Returns int, the score that Law 77 gives.
    """
    return sum(part.points for part in parts(contract, tricks, vulnerable))


def parts(contract, tricks, vulnerable):
    """What the score of ``contract`` with ``tricks`` (0 to 13) is made of; ``contract`` is None when all have passed.

    Returns tuple[Part, ...].
    """
    if contract is None:
        return Part("77#7", "passed out", 1, 0),
    over = tricks - 6 - contract.level
    found = made(contract, over, vulnerable) if over >= 0 else down(-over, contract.stake, vulnerable)
    return tuple(part for part in found if part.count)


def made(contract, over, vulnerable):
    """A contract made with ``over`` overtricks. Yields Part."""
    odd = tuple(odd_tricks(contract))
    yield from odd
    game = sum(part.points for part in odd) >= ENOUGH_FOR_GAME
    yield Part("77#2", "game", 1, GAME[vulnerable]) if game else Part("77#2", "part-score", 1, PART_SCORE)
    if contract.level == 6:
        yield Part("77#3", "small slam", 1, SLAM[vulnerable])
    if contract.level == 7:
        yield Part("77#3", "grand slam", 1, GRAND_SLAM[vulnerable])
    if contract.stake:
        yield Part("77#4", ("doubled", "redoubled")[contract.stake - 1] + " contract made", 1, 50 * contract.stake)
    yield Part("77#5", "overtrick", over, overtrick(contract, vulnerable))


def odd_tricks(contract):
    """The odd tricks that were bid. Yields Part."""
    times, first = 2 ** contract.stake, contract.denomination == Denomination.NT
    if first:
        yield Part("77", "first odd trick at notrump", 1, FIRST_AT_NOTRUMP * times)
    yield Part("77", "further odd trick" if first else "odd trick", contract.level - first, per_trick(contract.denomination) * times)


def overtrick(contract, vulnerable):
    """Points for one overtrick. Returns int."""
    return 100 * contract.stake * (1 + vulnerable) or per_trick(contract.denomination)


def per_trick(denomination):
    """Points for one trick, undoubled, the first at notrump apart. Returns int."""
    return MINOR if denomination in (Denomination.C, Denomination.D) else MAJOR


def down(count, stake, vulnerable):
    """A contract that is ``count`` tricks down. Yields Part."""
    if not stake:
        yield Part("77#6", "undertrick", count, -100 if vulnerable else -50)
        return
    first, next_two, further = (200, 300, 300) if vulnerable else (100, 200, 300)
    yield Part("77#6", "first undertrick", 1, -first * stake)
    yield Part("77#6", "further undertrick", min(count - 1, 2), -next_two * stake)
    yield Part("77#6", "undertrick beyond the third", max(count - 3, 0), -further * stake)
