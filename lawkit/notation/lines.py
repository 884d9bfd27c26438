"""One line of a case and one event, both ways: ``read("N 1S {natural, S 5+}")`` and ``write(event)``.

LINES is the grammar: a kind of event, how it is written, an example. What stands in ``<...>`` is a field of FIELDS.
"""
from ..events import (Agreed, Alerted, Asked, AskedAbout, AskedAboutRevoke, AskedReview, AskedToPlayOn, AskedToSee, Attention, Called, CalledOnNextBoard, Claimed,
                      Conceded, Corrected, CorrectionPeriodEnded, Designated, Elected, ExchangedHands, Explained, Exposed, Faced,
                      Found, Led, LeftSeat, Looked, LookedAtLastCard, Mislaid, MixedCards, Named, Objected, PlayedOn, PlayEnded, Played, PointedOut, Quoted, Recited, ReturnedCards,
                      Refused, ReviewCorrected, RoundEnded, Said, ShowedHand, Spread, Substituted, Summoned, TookCards, Touched, TurnedCard, Warned, Withdrew)
from ..terms import CALL_NAMES
from .fields import FIELDS, SEAT_NAMES
from .grammar import Grammar

LINES = (
    (Called, "<seat> <call><meaning>", "N 2D {artificial, hcp 5-10, H 6+}"),
    (Substituted, "<seat> substitutes <call><purport>", "E substitutes 2H {unintended}"),
    (Quoted, "<seat> quotes <quoted>", "E quotes 4S"),
    (TookCards, "<seat> takes cards", "N takes cards"),
    (ReturnedCards, "<seat> returns cards", "N returns cards"),
    (AskedReview, "<seat> asks <partial>review", "N asks partial review"),
    (Asked, "<seat> asks <question>", "W asks whose lead"),
    (AskedAbout, "<seat> asks about <of> <act>", "N asks about S 2D"),
    (AskedAboutRevoke, "<seat> asks <of> about revoke", "S asks E about revoke"),
    (Recited, "<seat> recites<wrong>", "W recites wrongly"),
    (ReviewCorrected, "<seat> corrects review", "N corrects review"),
    (Alerted, "<seat> alerts <of> <bid>", "N alerts S 2D"),
    (Explained, "<seat> explains <of> <act><says>", "S explains N 2D {artificial, H 6+}"),
    (Corrected, "<seat> corrects <of> <act><says>", "S corrects N 2D {artificial, H 6+}"),
    (Looked, "<seat> looks at <help>", "W looks at own card"),
    (Warned, "<seat> warns of <peril>", "N warns of wrong hand"),
    (Said, "<seat> says <to_director><words>", 'N says "play a club"'),
    (ExchangedHands, "<seat> exchanges hands", "N exchanges hands"),
    (LeftSeat, "<seat> leaves the seat", "N leaves the seat"),
    (ShowedHand, "<seat> shows hand to dummy", "E shows hand to dummy"),
    (Exposed, "<seat> exposes <cards><deliberate>", "E exposes SJ H2 {deliberate}"),
    (Named, "<seat> names <cards><deliberate>", "E names SJ"),
    (Led, "<seat> leads <cards><face_down>", "W leads S4 face down"),
    (Faced, "<seat> faces", "W faces"),
    (Played, "<seat> plays <cards>", "E plays HK D3"),
    (Designated, "<seat> calls for <card>", 'S calls for "low heart"'),
    (Touched, "<seat> touches <one_card>", "N touches HA"),
    (Spread, "<seat> spreads", "N spreads"),
    (Withdrew, "<seat> withdraws <cards><plays>", "E withdraws HK, plays H2"),
    (TurnedCard, "<seat> turns card<wrong>", "E turns card"),
    (PointedOut, "<seat> points out card of <of>", "E points out card of W"),
    (AskedToSee, "<seat> asks to see trick<number>", "S asks to see trick 3"),
    (LookedAtLastCard, "<seat> looks at last card<shows>", "E looks at last card"),
    (MixedCards, "<seat> mixes cards", "E mixes cards"),
    (Mislaid, "<seat> mislays <one_card>", "E mislays C4"),
    (Attention, "<anyone>attention", "W attention"),
    (Summoned, "<anyone>director", "director"),
    (Elected, "<seat> elects <id> <election>", "S elects 50D2 forbid H"),
    (Found, "finds <id> <finding>", "finds 23A yes"),
    (Claimed, "<seat> claims <tricks><statement><line>", 'S claims rest "hearts from the top" {line HA HK}'),
    (Conceded, "<seat> concedes <tricks><statement>", "E concedes 2"),
    (Objected, "<seat> objects", "W objects"),
    (Agreed, "<seat> agrees", "N agrees"),
    (AskedToPlayOn, "<seat> asks to play on", "W asks to play on"),
    (Refused, "<seat> refuses", "N refuses"),
    (PlayedOn, "play on", "play on"),
    (PlayEnded, "end of play", "end of play"),
    (CalledOnNextBoard, "<seat> calls on next board", "E calls on next board"),
    (RoundEnded, "round ends", "round ends"),
    (CorrectionPeriodEnded, "correction period ends", "correction period ends"),
)


ALIASES = {"P": "Pass", "p": "Pass", "Dbl": "X", "Double": "X", "double": "X", "Redouble": "XX", "Rdbl": "XX"}
GRAMMAR = Grammar(LINES, FIELDS, SEAT_NAMES, "seat", CALL_NAMES, ALIASES)


def read(line):
    """Read one line of a case.

    Returns an event of ``lawkit.events``. Raises CaseError that names the nearest right word.
    """
    return GRAMMAR.read(line)


def write(event):
    """Write an event as one line of a case. Returns str; ``read`` gives an equal event."""
    return GRAMMAR.write(event)
