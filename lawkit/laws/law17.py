"""Law 17: The auction period."""
from ..terms import NotComputed


def every_turn_was_had(table):
    """An occasion that opens nothing: passes end the auction only in rotation (17D3, 22A, 22B).

    Raises NotComputed where the passes that would end it have cost a player a turn.
    """
    auction = table.auction
    if auction.ended and table.parent.auction is not auction and not in_rotation(auction.calls[-4:]):
        raise NotComputed("17D3", "a player lost a turn through one of the last passes")
    return ()


def in_rotation(calls):
    """Whether each of ``calls`` was made by the player next after the one before. Returns bool."""
    return all(after.seat == before.seat.lho for before, after in zip(calls, calls[1:]))
