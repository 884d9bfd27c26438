"""Who has which trick, with what claims and revokes make of them."""


def tricks(table):
    """Tricks to NS and to EW so far; once play is over, with what a settled claim and transfers add.

    Returns tuple[int, int], or None where a contested claim has not been decided.
    """
    won = list(table.play.won)
    if table.over and table.docket.claim:
        if table.docket.claim.shares is None:
            return None
        won = [a + b for a, b in zip(won, table.docket.claim.shares)]
    for _, side in table.docket.moved if table.over else ():
        won[side] += 1
        won[side.other] -= 1
    return tuple(won)


def trick_sides(table):
    """Which side won each trick, by number; a settled claim's tricks come last, the claimer's first.

    Returns dict[int, Side]. Transfers are not counted.
    """
    play, claim = table.play, table.docket.claim
    sides = [trick.winner.side for trick in play.tricks]
    if claim and claim.shares:
        shares = claim.shares
        claimer = claim.event.seat.side
        sides += [claimer] * shares[claimer] + [claimer.other] * shares[claimer.other]
    return dict(enumerate(sides, sum(play.before) + 1))
