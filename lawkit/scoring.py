"""Law 77: the duplicate score of a contract."""
from .terms import Denomination

MAKING, SLAM, GRAND_SLAM = {False: 300, True: 500}, {False: 500, True: 750}, {False: 1000, True: 1500}
PART_SCORE, GAME = 50, 100
INSULT = 50, 100


def score(contract, tricks, vulnerable):
    """Points to declarer's side for ``contract`` when it takes ``tricks`` (0 to 13); negative when it goes down.

    Returns int, the score that Law 77 gives.
    """
    over = tricks - 6 - contract.level
    if over < 0:
        return -undertricks(-over, contract.stake, vulnerable)
    made = trick_points(contract)
    points = made + (MAKING[vulnerable] if made >= GAME else PART_SCORE)
    if contract.level == 6:
        points += SLAM[vulnerable]
    elif contract.level == 7:
        points += GRAND_SLAM[vulnerable]
    if contract.stake:
        return points + INSULT[contract.stake - 1] + over * 100 * contract.stake * (1 + vulnerable)
    return points + over * per_trick(contract.denomination)


def per_trick(denomination):
    """Points for each odd trick, undoubled. Returns int."""
    return 20 if denomination in (Denomination.C, Denomination.D) else 30


def trick_points(contract):
    """Points for the odd tricks bid and made. Returns int."""
    first = 10 if contract.denomination == Denomination.NT else 0
    return (contract.level * per_trick(contract.denomination) + first) * 2 ** contract.stake


def undertricks(count, stake, vulnerable):
    """Points to the defenders for ``count`` undertricks. Returns int."""
    if not stake:
        return count * (100 if vulnerable else 50)
    doubled = 300 * count - 100 if vulnerable else (100, 300, 500)[count - 1] if count < 4 else 300 * count - 400
    return doubled * stake
