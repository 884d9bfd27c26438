"""One line of a case and one event, both ways: ``read("N 1S {natural, S 5+}")`` and ``write(event)``.

LINES is the grammar: a kind of event, how it is written, an example. What stands in ``<...>`` is a field of FIELDS.
"""
import re
from functools import cache
from typing import NamedTuple

from ..events import (Agreed, Alerted, Asked, AskedAbout, AskedAboutRevoke, AskedReview, AskedToSee, Attention, Called, CalledOnNextBoard, Claimed,
                      Conceded, Corrected, CorrectionPeriodEnded, Designated, Elected, ExchangedHands, Explained, Exposed, Faced,
                      Found, Led, LeftSeat, Looked, LookedAtLastCard, Mislaid, MixedCards, Named, Objected, PlayedOn, PlayEnded, Played, PointedOut, Quoted, Recited, ReturnedCards,
                      ReviewCorrected, RoundEnded, Said, ShowedHand, Spread, Substituted, Summoned, TookCards, Touched, TurnedCard, Warned, Withdrew)
from ..terms import CALL_NAMES, CALLS_BY_NAME
from .errors import CaseError, nearest, plain, quoted
from .fields import FIELDS, SEAT_NAMES, card

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
    (PlayedOn, "play on", "play on"),
    (PlayEnded, "end of play", "end of play"),
    (CalledOnNextBoard, "<seat> calls on next board", "E calls on next board"),
    (RoundEnded, "round ends", "round ends"),
    (CorrectionPeriodEnded, "correction period ends", "correction period ends"),
)


class Form(NamedTuple):
    """One row of LINES, ready for use."""

    kind: type
    pattern: re.Pattern
    fields: tuple[str, ...]
    template: str
    example: str


@cache
def forms():
    """The rows of LINES, their patterns compiled. Returns dict: kind of event -> Form."""
    return {kind: form(kind, template, example) for kind, template, example in LINES}


def form(kind, template, example):
    """Compile one row of LINES. Returns Form."""
    words = re.split("<(.*?)>", template)
    pattern = "".join(f"({FIELDS[word].pattern})" if index % 2 else re.escape(word) for index, word in enumerate(words))
    return Form(kind, re.compile(pattern + r"\Z"), tuple(words[1::2]), template, example)


def read(line):
    """Read one line of a case.

    Returns an event of ``lawkit.events``. Raises CaseError that names the nearest right word.
    """
    line = " ".join(plain(line, "an event").split())
    for form in forms().values():
        if found := form.pattern.match(line):
            values = {}
            for name, text in zip(form.fields, found.groups()):
                values |= FIELDS[name].read(text)
            return form.kind(**values)
    raise CaseError(f"cannot read {quoted(line)}: {diagnosis(line.split())}")


def write(event):
    """Write an event as one line of a case. Returns str; ``read`` gives an equal event."""
    form = forms()[type(event)]
    return re.sub("<(.*?)>", lambda found: FIELDS[found[1]].write(event), form.template)


# What is wrong with a line that fits no form.

def by_verb():
    """The forms under the word that tells them apart: the second of most, the first of a few. Returns dict."""
    return {re.sub("<(seat|anyone)> ?", "", form.template).split()[0]: form
            for form in forms().values() if form.kind is not Called}


ALIASES = {"P": "Pass", "p": "Pass", "Dbl": "X", "Double": "X", "double": "X", "Redouble": "XX", "Rdbl": "XX"}


def diagnosis(words):
    """The nearest right words for a line that fits no form. Returns str; or raises CaseError for a wrong card."""
    verbs = by_verb()
    seated = words[0] in SEAT_NAMES
    if not seated and words[0] not in verbs:
        return f"{quoted(words[0])} is neither a seat nor a verb{nearest(words[0], SEAT_NAMES + tuple(verbs))}"
    if seated and len(words) == 1:
        return "a seat alone says nothing"
    verb = words[seated]
    if verb in CALLS_BY_NAME:
        return f"what follows a call is its meaning in braces, as in {forms()[Called].example!r}"
    if verb not in verbs:
        hint = f"; nearest: {ALIASES[verb]}" if verb in ALIASES else nearest(verb, tuple(verbs) + CALL_NAMES)
        return f"{quoted(verb)} is neither a call nor a verb{hint}"
    wrong_card(words[seated + 1:])
    return f"a line with {verb} is written like {verbs[verb].example!r}"


def wrong_card(words):
    """Raise CaseError for the first of ``words`` that was meant as a card and is none."""
    for word in (word.strip(",") for word in words):
        if re.fullmatch(r"[SHDCshdc]\w{1,2}|(\d\d?|[TJQKAtjqka])[SHDCshdc]", word) and word not in CALLS_BY_NAME:
            card(word)
