"""Law 45: Card played."""
from ..designation import understood
from ..effects import CallStandsAsMade, DummysCardChanged, MayChange, NextLeadBack, WhatItToldIsClosed
from ..events import Designated, Withdrew
from ..ruling import Effect, Judgement, Moment, OpenPoint, Option, proceeding
from ..terms import NotComputed

TAKEN_BACK, PLAY_GOES_ON = "a card is taken back", "play goes on"
MOST_CHANGES = 2


# -- 45C4(b): declarer changes the call for a card of dummy

def changes_a_call(table):
    """The card of dummy that declarer would change by calling for another one now: the last one, while dummy is not to
    play, and once that trick is over only until declarer's own next card. Returns Card or None.
    """
    play = table.play
    dummy, declarer = play.contract.dummy, play.contract.declarer
    if play.turn == dummy:
        return None
    if dummy in dict(play.trick):
        return dict(play.trick)[dummy]
    last = dict(play.tricks[-1].plays)[dummy] if play.tricks else None
    if last is None or any(seat == declarer for seat, _ in play.played_after(dummy, last)):
        return None
    return last


def before_the_first_call(table):
    """The table at which the call that would now be changed was made; ``table`` itself where there is none. Returns Table."""
    called, dummy = changes_a_call(table), table.play.contract.dummy
    while called is not None and table.play.has_played(dummy, called):
        table = table.parent
    return table


@proceeding("45C4(b)")
def call_for_dummys_card_changed(case):
    """Another meaning beyond doubt (46B), else a slip put right in time; a change of mind leaves the first call."""
    first, new = changes_a_call(case.before), case.card
    earlier = before_the_first_call(case.before)
    since = case.before.play.played_after(case.offender, first)
    if not (yield from in_time(case, since)):
        yield Effect("45C4(a)", CallStandsAsMade(case.offender, first))
        return
    if named_in_part(case.before, earlier, first) and (yield Judgement("46B", (case.act,))):
        if since:
            raise NotComputed("46B", "another intention beyond doubt, once a card has been played over the one put down")
        yield Effect("46B", put_right(case, earlier, first, new))
    elif (yield Judgement("45C4(b)", (case.act,))):
        yield Effect("47C", put_right(case, earlier, first, new))
        yield from opponents_change(case, since)
    else:
        yield Effect("45C4(a)", CallStandsAsMade(case.offender, first))


def in_time(case, since):
    """Whether declarer may still change the call: until the own next card, or until anybody's (P7). Returns bool."""
    if any(seat == case.declarer for seat, _ in since):
        return False
    readings = "declarers_next_card", "any_next_card"
    return not since or (yield OpenPoint("P7", "45C4(b)", "designation_corrected_until", readings, usual=True)) == readings[0]


def named_in_part(table, earlier, first):
    """Whether the call that put ``first`` down did not name suit and rank. Returns bool."""
    called = table.happened(Designated, lambda event: event.card == first and event.words, since=earlier)
    return called and None in understood(words_of(table, first))[:2]


def words_of(table, card):
    """The words in which declarer called for ``card``. Returns str."""
    return next(event.words for event in reversed(table.log) if type(event) is Designated and event.card == card)


def put_right(case, earlier, first, new):
    """``new`` in the place of ``first``. Returns DummysCardChanged; raises NotComputed where that would be no legal card."""
    called = case.act._replace(card=new)
    if not earlier.rules.verdict(earlier, called).lawful:
        raise NotComputed("45C4(b)", f"{first} changed into {new}, which is not legal either")
    return DummysCardChanged(case.offender, first, new)


def opponents_change(case, since):
    """Whoever has played a legal card to the first one may take it back, and nobody of declarer's side may use it."""
    at_fault = {ruling.case.card for ruling in case.before.rulings if ruling.law in ("52", "61") and ruling.question}
    for seat in dict(since):
        cards = tuple(card for owner, card in since if owner == seat and card not in at_fault)
        if cards:
            yield Effect("45C4(b)#2", MayChange(seat, cards))
    if since:
        yield Effect("45C4(b)#2", NextLeadBack())
        yield from taken_back(case, "47D")


def taken_back(case, id):
    """Each card that an opponent takes back: its side may use what it told, declarer's may not."""
    for _ in range(MOST_CHANGES):
        if (yield an_opponent_takes_back(case, id)) == PLAY_GOES_ON:
            return
        yield Effect("16C2", WhatItToldIsClosed(case.side))


def an_opponent_takes_back(case, id):
    def happens(table):
        if type(table.event) is Withdrew and table.event.seat.side != case.side:
            return TAKEN_BACK
        return PLAY_GOES_ON if table.goes_on() else None
    return Moment(id, (Option(TAKEN_BACK, id), Option(PLAY_GOES_ON, "")), happens, later=True)
