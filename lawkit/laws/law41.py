"""Law 41: Commencement of play, with whose turn it is to lead or play (44B, 44G)."""
from ..events import Led
from ..lawful import Breach
from .law57 import stays_played


def turn_breaches(table, event):
    """What a card breaks that comes from a hand not on turn, named by the Law that deals with it.

    Returns tuple[Breach, ...], empty for the hand on turn.
    """
    play, hand = table.play, event.seat
    if hand == play.turn:
        return ()
    if play.trick:
        if type(event) is Led or not second_card_from_dummy(table, hand):
            return (Breach("57C" if stays_played(table, hand) else "57", f"{play.turn} has not played yet"),)
        return (Breach("54B2", f"{play.turn} was to play, the second card comes from dummy"),)
    why = f"it is for {play.turn} to lead"
    declaring = hand.side == play.contract.declarer.side
    if table.phase == "clarification":
        return (Breach("54E" if declaring else "54", why),)
    return (Breach("55" if declaring else "56", why),)


def second_card_from_dummy(table, hand):
    """Whether dummy follows to a faced opening lead out of turn before declarer's own hand (54B2). Returns bool."""
    play = table.play
    first = not play.tricks and not table.setup.start and len(play.trick) == 1
    return first and hand == play.contract.dummy and play.turn == play.contract.declarer
