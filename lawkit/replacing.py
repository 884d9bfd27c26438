"""What each call that may replace a withdrawn one would cost, found by letting the Law rule on it.

Nothing here knows a Law: every call is given as an answer to the ruling that waits for it, whatever Law that is under, and
what then follows says what it costs.
"""
from typing import NamedTuple

from .effects import CallStands, MustPass
from .events import Called, Elected
from .lawful import lawful_calls
from .ruling import DECLINE, Answered, Choice, Judgement, Settled, answers_to, rule
from .terms import value

FREE, SILENCES, JUDGED = "free", "silences partner", "needs judgement"


@value
class Priced(NamedTuple):
    """One lawful replacement and its ``price``: ``free``, ``silences partner`` or ``needs judgement``.

    ``id`` is the provision that says so, or that puts the first question. ``settled`` is the comparison that the meanings
    settle (`Settled`), None where none was needed. ``asked`` are the questions (`Judgement`) on which the price hangs.
    ``until`` says how long partner is silenced, or may be: ``next``, ``always``, "" for never. ``stands``: whether the
    call stands in the end, or another has to follow; one that is judged stands if it is found free.
    """

    called: Called
    price: str
    id: str
    settled: Settled | None
    asked: tuple[Judgement, ...]
    until: str = ""
    stands: bool = True


def replacements(table, methods):
    """Every lawful call that may replace the withdrawn one at ``table``, and what it costs.

    ``methods`` says what the pair's calls mean: Call -> Meaning. A left-hand opponent who has still to choose is taken to
    refuse the irregular call. Returns tuple[Priced, ...] in the order pass, double, redouble, bids. Raises ValueError
    where no call waits to be replaced.
    """
    table, ruling = waiting(table)
    seat = ruling.question.by
    return tuple(priced(ruling, Called(seat, call, methods.get(call))) for call in lawful_calls(table, seat))


def waiting(table):
    """The table at which a player is to replace a call, and the ruling that waits for it. Returns (Table, Ruling)."""
    for ruling in reversed(table.rulings):
        question = ruling.question
        if type(question) is Choice and question.call and question.by == table.turn:
            return table, ruling
        if type(question) is Choice and any(option.answer == DECLINE for option in question.options):
            return waiting(table.apply(Elected(question.by, question.id, DECLINE)))
    raise ValueError("no call waits to be replaced: ask when its maker is on turn and may choose another")


def priced(ruling, called):
    """What ``called`` costs as the answer to ``ruling``. Returns Priced."""
    found = ends(rule(ruling.law, ruling.case, ruling.answers + (called,)))
    said = dict.fromkeys(s.question for end in found for s in end.steps[len(ruling.steps):] if type(s) is Answered)
    settled = next((question for question in said if type(question) is Settled), None)
    silent = [silence(end) for end in found]
    if any(silent) and not all(silent):
        asked = tuple(question for question in said if type(question) is Judgement)
        return Priced(called, JUDGED, asked[0].id, settled, asked, next(filter(None, silent)).what.until)
    follows = found[0].effects[len(ruling.effects):]
    if silent[0]:
        stands = any(type(effect.what) is CallStands for effect in follows)
        return Priced(called, SILENCES, silent[0].id, settled, (), silent[0].what.until, stands)
    return Priced(called, FREE, freeing(follows), settled, ())


def ends(ruling):
    """The rulings to which ``ruling`` leads, whatever the Director finds. Returns list[Ruling]."""
    if type(ruling.question) is not Judgement:
        return [ruling]
    return [end for found in answers_to(ruling.question)
            for end in ends(rule(ruling.law, ruling.case, ruling.answers + (found,)))]


def silence(ruling):
    """What silences offender's partner in ``ruling``. Returns Effect, or None."""
    partner = ruling.case.partner
    return next((e for e in ruling.effects if type(e.what) is MustPass and e.what.seat == partner), None)


def freeing(effects):
    """The provision under which the first thing follows, besides that the call stands. Returns str."""
    return next(effect.id for effect in effects if type(effect.what) is not CallStands)
