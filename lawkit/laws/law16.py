"""Law 16: Authorized and unauthorized information, as far as the other Laws lean on it."""
from ..conduct import all_play_on
from ..effects import ReservedForDirector, ReturnedToHand
from ..events import Named
from ..ruling import Effect, proceeding


# -- C: a call or play that is withdrawn

@proceeding("16C2")
def from_what_was_taken_back(case, closed):
    """What a card taken back told is ``closed`` to a side, by the effect of that name; not so while all four play on after a claim."""
    if not all_play_on(case.before):
        yield Effect("16C2", closed)


# -- D: information from elsewhere

def law_of_a_card_seen(table, event):
    """The proceeding for a card that is seen or led before the auction has ended. Returns str: "16D" before the first call, else "24"."""
    begun = table.auction.calls or table.docket.withdrawn
    return "24" if begun or type(event) is Named else "16D"


@proceeding("16D")
def seen_before_the_first_call(case):
    yield Effect("16D", ReturnedToHand(case.offender, case.act.cards))
    yield Effect("16D", ReservedForDirector("16D"))
