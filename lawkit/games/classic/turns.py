"""Classic contract bridge: whose turn it is to lead or play, and dummy's hand."""
from ...effects import PlaysBothHands, SortedDown
from ...lawful import Breach
from ...play import trick_winner
from ...ruling import Effect, proceeding


def turn_breaches(table, event):
    """What a card breaks that comes from a hand not on turn, or comes with others. Returns tuple[Breach, ...]."""
    play, hand = table.play, event.seat
    if len(event.cards) > 1:
        return (Breach("CB-scope-1", "several cards are shown at once"),)
    if getattr(event, "face_down", False):
        return (Breach("CB-oplead-1", "the first lead is made face up"),)
    if hand == play.turn:
        return ()
    if hand in dict(play.trick):
        return (Breach("CB-trick-1", f"{hand} has played to this trick"),)
    if play.trick:
        return (Breach("CB-trick-1", f"{play.turn} has not played yet", ("CB-trick-2",)),)
    why = f"it is for {play.turn} to lead"
    if not play.tricks and not table.setup.start:
        return (Breach("CB-oplead-1", why),)
    return (Breach("CB-win-3", why, how_won(play)),)


def how_won(play):
    """By which provision the last trick was won: with a trump or without one. Returns tuple[str, ...]."""
    if not play.tricks:
        return ()
    plays = play.tricks[-1].plays
    trumped = dict(plays)[trick_winner(plays, play.contract.trump)].suit == play.contract.trump
    return ("CB-win-1" if trumped else "CB-win-2",)


def hand_put_down(table, event):
    """The provision for a hand that is laid open: dummy's when it is due, or too early; of others nothing is said. Returns str."""
    if table.play is None or event.seat != table.contract.dummy:
        return "CB-scope-1"
    return "CB-oplead-2" if table.phase == "clarification" else "CB-dummyface-1"


@proceeding("CB-dummyface-1")
def dummy_is_laid_open(case):
    contract = case.before.contract
    yield Effect("CB-dummyface-1", SortedDown(contract.dummy, contract.trump))
    yield Effect("CB-dummy-1", PlaysBothHands(contract.declarer))
