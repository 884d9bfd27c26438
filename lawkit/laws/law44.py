"""Law 44: Sequence and procedure of play. The trick itself is in lawkit/play.py, what a hand may play in lawkit/lawful.py."""

IN_TURN = ("44B",)


def why_it_leads(play):
    """By which provisions it is for the hand on turn to lead: it won the last trick, with a trump or without one.

    Returns tuple[str, ...], empty where no trick has been recorded.
    """
    if not play.tricks:
        return ()
    trumped = any(card.suit == play.contract.trump for _, card in play.tricks[-1].plays)
    return ("44E" if trumped else "44F", "44G")
