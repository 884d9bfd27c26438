"""Law 16: Information from elsewhere, as far as the other Laws lean on it."""
from ..effects import ReservedForDirector, ReturnedToHand
from ..events import Named
from ..ruling import Effect, proceeding


def law_of_a_card_seen(table, event):
    """The proceeding for a card that is seen or led before the auction has ended. Returns str: "16D" before the first call, else "24"."""
    begun = table.auction.calls or table.docket.withdrawn
    return "24" if begun or type(event) is Named else "16D"


@proceeding("16D")
def seen_before_the_first_call(case):
    yield Effect("16D", ReturnedToHand(case.offender, case.act.cards))
    yield Effect("16D", ReservedForDirector("16D"))
