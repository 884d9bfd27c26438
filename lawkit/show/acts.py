"""What may happen next at a free table, read off the grammar of the lines: whatever can be listed is a control, the rest is typed."""
import re
from functools import cache, partial
from typing import Callable, NamedTuple

from ..events import (SPOKEN, Called, Designated, Exposed, Led, Mislaid, Named, Played, Quoted, Substituted, Touched,
                      Withdrew)
from ..notation import lines
from ..notation.fields import HELP, PERIL, QUESTION
from ..terms import CALLS, DOUBLE, REDOUBLE, SEATS, SUIT_MASKS, Impossible, NotComputed, cards_in, mask_of
from . import names
from .deals import OF_CLAIMS, Source, call_control, one_card, possible
from .happened import clause

BOX, HAND = ("<call>", "<quoted>"), ("<cards>", "<card>", "<one_card>")
OPEN = re.compile("<.*?>")
NOT_ENDED = CALLS[:38]
GAP, NOBODY, HAPPENS = "…", "The table", "Something else happens"


class Group(NamedTuple):
    """Acts that are offered together: ``ask`` names them, ``who`` does them, ``label`` says what is done; ``kind`` is that of the
    event where only a call or a card is left open in ``ask``; ``make(table)`` lists the controls.
    """

    ask: str
    who: str
    label: str
    kind: type | None
    make: Callable


SAID = (("says", "says or asks something", SPOKEN), ("claims", "claims, concedes or answers a claim", OF_CLAIMS),
        ("does", "does something else", None))


def groups(table):
    """Everything that may be offered at ``table``, seat by seat, first what is done most, at last what is nobody's act. Yields Group."""
    for seat in SEATS:
        there = [group for group in open_groups(seat) if sources(table, group.kind, seat)]
        yield from sorted(there, key=lambda group: group.kind is not mostly(table))
        yield from whole_groups(seat)
    yield Group("happens", NOBODY, HAPPENS, None, partial(listed, HAPPENS, None, None))


def usual(table):
    """What the hand on turn is to do; for dummy's, what declarer does. Returns Group, or None when nobody is on turn."""
    seat, kind = table.turn, mostly(table)
    if table.play and seat == table.contract.dummy:
        seat, kind = table.contract.declarer, Designated
    return None if seat is None else next(group for group in open_groups(seat) if group.kind is kind)


def mostly(table):
    """What players mostly do in this phase. Returns the kind of event."""
    return Called if table.play is None else Played if table.play.trick else Led


@cache
def open_groups(seat):
    """The groups of ``seat`` in which a call or a card is left open. Returns tuple[Group, ...]."""
    found = []
    for kind, template, _ in lines.LINES:
        for line in with_one_gap(template, seat):
            label = clause(lines.read(OPEN.sub(sample, line))).replace("1♣", GAP).replace("♣2", GAP)
            found.append(Group(line, names.name(seat), label, kind, partial(filled, line, label, kind, seat)))
    return tuple({group.label: group for group in reversed(found)}.values())[::-1]


@cache
def whole_groups(seat):
    """The groups of ``seat`` in which nothing is left open. Returns tuple[Group, ...]."""
    who = names.name(seat)
    return tuple(Group(f"{seat} {verb}", who, f"{who} {said}", None, partial(listed, f"{who} {said}", seat, kinds))
                 for verb, said, kinds in SAID)


def with_one_gap(template, seat):
    """The forms of ``template`` for ``seat`` in which only a call or a card is missing. Returns list[str]."""
    forms = ways(template, {"<seat>": [str(seat)], **WORDS}) if "<seat>" in template else []
    return [form for form in forms if len(gaps := OPEN.findall(form)) == 1 and gaps[0] in BOX + HAND]


def sample(gap):
    return "1C" if gap[0] in BOX else "C2"


# -- what fills the gaps

WORDS = {"<meaning>": [""], "<purport>": ["", " {unintended}"], "<plays>": [""], "<deliberate>": ["", " {deliberate}"],
         "<face_down>": ["", " face down"], "<wrong>": ["", " wrongly"], "<partial>": ["", "partial "], "<shows>": ["", " and shows it"],
         "<statement>": [""], "<line>": [""], "<number>": [""], "<question>": QUESTION.split("|"), "<help>": HELP.split("|"),
         "<peril>": PERIL.split("|")}


def ways(template, words):
    """``template`` with each gap of ``words`` filled in every way. Returns list[str]."""
    for gap, texts in words.items():
        if gap in template:
            return [way for text in texts for way in ways(template.replace(gap, text, 1), words)]
    return [template]


def words_at(table, seat):
    """What may stand in the gaps of a whole line of ``seat``, or of nobody. Returns dict: gap -> list[str]."""
    made = [f"{call.seat} {call.call}" for call in table.auction.calls]
    played = [f"{owner} {card}" for owner, card in gone(table)[-8:]]
    left = table.play.left if table.play else 13
    own = {"<seat>": [str(seat)], "<anyone>": [f"{seat} "]} if seat is not None else {"<anyone>": [""]}
    return own | {"<of> <act>": list(dict.fromkeys(made + played)), "<of> <bid>": list(dict.fromkeys(made)),
                  "<of>": [str(other) for other in SEATS if other != seat],
                  "<tricks>": ["rest", *map(str, range(left + 1))], **WORDS}


def listed(label, seat, kinds, table):
    """The whole lines of ``seat`` (None: of nobody) that are possible at ``table``, of ``kinds``, or of all that are in no other
    group. Returns list of controls.
    """
    said = words_at(table, seat)
    elsewhere = () if kinds or seat is None else (*SPOKEN, *OF_CLAIMS)
    wanted = [template for kind, template, _ in lines.LINES
              if has_doer(template, seat) and kind in (kinds or (kind,)) and kind not in elsewhere]
    whole = [line for template in wanted for line in ways(template, said) if not OPEN.search(line)]
    return [Source.deed(table, line) | {"group": label} for line in whole if possible(table, line)]


def has_doer(template, seat):
    """Whether a line of this form may be an act of ``seat``, or nobody's where that is None. Returns bool."""
    return "<seat>" not in template if seat is None else "<seat>" in template or "<anyone>" in template


def filled(line, label, kind, seat, table):
    """``line`` with every call or card that may fill its gap. Returns list of controls."""
    events = [lines.read(OPEN.sub(str(what), line)) for what in sources(table, kind, seat)]
    if kind in (Substituted, Quoted):
        events = [event for event in events if possible(table, lines.write(event))]
    return [control for event in events for control in one_of(table, event, label)]


def one_of(table, event, label):
    """The control of one call or card, in a list that is empty where nobody can judge it. Returns list."""
    try:
        return [call_control(table, event, label) if hasattr(event, "call") or hasattr(event, "bid") else
                one_card(table, event, card_of(event), label)]
    except (Impossible, NotComputed):
        return []


def card_of(event):
    return event.cards[0] if hasattr(event, "cards") else event.card


def sources(table, kind, seat):
    """The calls or cards of which ``seat`` may take one for an act of this ``kind``. Returns a sequence."""
    if kind is Called:
        return NOT_ENDED
    if kind is Substituted:
        return NOT_ENDED if any(call.seat == seat for call in table.auction.calls) else ()
    if kind is Quoted:
        doubled = type(table.event) is Called and table.event.seat == seat and table.event.call in (DOUBLE, REDOUBLE)
        return NOT_ENDED[3:] if doubled else ()
    if kind in (Designated, Touched):
        return of_dummy(table, kind, seat)
    if kind in (Withdrew, Mislaid):
        lying = (*table.docket.hidden, *reversed(gone(table))) if kind is Withdrew else gone(table)
        return tuple(dict.fromkeys(card for owner, card in lying if owner == seat))
    return cards_in(may_hold(table, seat)) if kind in (Exposed, Led, Named, Played) else ()


def of_dummy(table, kind, seat):
    """The cards of dummy, for declarer, who calls for one or touches it, and for dummy, who touches it. Returns tuple."""
    contract = table.contract
    if contract is None or seat not in (contract.declarer, contract.dummy)[:1 + (kind is Touched)]:
        return ()
    return cards_in(may_hold(table, contract.dummy))


def gone(table):
    """The (seat, card) pairs of all cards that have been played, in order. Returns tuple."""
    play = table.play
    return (*(pair for trick in play.tricks for pair in trick.plays), *play.trick, *play.ahead) if play else ()


def may_hold(table, seat):
    """The mask of the cards that ``seat`` holds or, where not all of its hand is known, may hold."""
    more = (table.play.open if table.play else table.setup.deal.open)[seat]
    unknown = sum(mask for suit, mask in enumerate(SUIT_MASKS) if more >> suit & 1)
    seen = mask_of(card for _, card in gone(table))
    for hand in table.hands:
        seen |= hand
    return table.hands[seat] | unknown & ~seen
