"""A question whose answer, and whose reason against each wrong answer, are computed."""
from zlib import crc32

from .. import at_table, effects as e
from ..agreement import agrees
from ..check import ASKED_AS
from ..events import Called, Elected, Found
from ..facts import fact as computed
from ..lawful import play_filters
from ..laws.law44 import why_it_leads
from ..notation import lines
from ..provision import provision
from ..ruling import Answered, Choice, Effect, Judgement, OpenPoint
from ..show import happened, html, names, speech, told, words
from ..terms import CALLS, Impossible, NotComputed
from .account import account
from .compare import because, step_naming
from .shown import Shown

GROUNDS = {
    "must_pass": (e.MustPass,),
    "lead_restriction": (e.LeadForbidden, e.LeadDemanded, e.MayForbidSuit, e.LeadControl),
    "turn": (e.PlaysNext, e.CardBack, e.AuctionBack),
    "penalty_cards": (e.PenaltyCard, e.Reclassified),
    "lawful": (e.RankDemanded, e.SuitDemanded, e.SuitForbidden, e.LeadForbidden, e.LeadDemanded, e.MustPlay, e.PenaltyCard, e.MustPass,
               e.ReadAs),
    "lawful_excludes": (e.LeadForbidden, e.LeadDemanded, e.MustPlay, e.PenaltyCard),
    "transfer": (e.TricksTransferred, e.NothingTransferred),
    "tricks": (e.TricksTransferred, e.NothingTransferred),
    "authorized": (e.AttemptClosedTo, e.ClosedTo, e.OpenToAll, e.AuctionBack),
    "cancelled": (e.AuctionBack,),
    "may_change": (e.MayChangeCall, e.MayChange),
}


def question(prompt, options, fact="applies", deal=None, events=(), dealer="N", **setup):
    """A question card about what happened in ``deal`` (a deal or case of the seeds), or else in ``events``.

    ``options``: label -> value of ``fact`` in case notation; for the fact ``applies`` a provision id will do.
    ``dealer`` and ``setup`` (``vul``, ``hands``) are those of `lawkit.at_table`.
    Returns Shown. Raises ValueError unless exactly one option is right.
    """
    table = account(deal).table if deal else at_table(dealer, *events, **setup)
    wanted = {label: [value] if fact == "applies" and isinstance(value, str) else value for label, value in options.items()}
    right = [label for label, value in wanted.items() if holds(table, fact, value)]
    if len(right) != 1:
        raise ValueError(f"{prompt!r} has {len(right)} right answers ({', '.join(right) or 'none'}); {fact}: {found(table, fact)}")
    answers = [{"label": label, "right": label in right, **reason(table, fact, value, label in right)} for label, value in wanted.items()]
    card = {"prompt": prompt, "scene": " ".join(map(told.of(table).sentence, table.log)), "options": answers}
    return Shown(as_text(card), html.quiz(card, f"q{crc32(prompt.encode()):08x}"))


def found(table, fact, want=None):
    ask = computed if told.of(table) is told.Bridge else told.of(table).fact
    return ask(table, ASKED_AS.get(fact, fact), want)


def holds(table, fact, value):
    return agrees(fact, value, found(table, fact, value))


def as_text(card):
    """The card and its answers. Returns str."""
    rows = [card["scene"], card["prompt"]]
    rows += [f"({'x' if o['right'] else ' '}) {o['label']}\n    {o['why']}  {o['id']}".rstrip() for o in card["options"]]
    return "\n".join(rows)


# Why an answer is right or wrong.

def reason(table, fact, value, right):
    """``why`` in words, and the ``id`` of the provision that it names. Returns dict."""
    if told.of(table) is not told.Bridge:
        return told.of(table).why(table, fact, value, right)
    if fact == "applies":
        return why_it_applies(table, value[0]) if right else why_it_does_not(table, value[0])
    if fact == "lawful_includes" and table.play is None:
        return what_they_break(table, value)
    if fact == "lawful" and cannot_obey(table):
        return {"why": provision("59").gist, "id": "59"}
    step = ground(table, fact)
    if step is None and fact in ("turn", "tricks") and table.play and table.play.tricks and not table.play.trick:
        return who_has_won(table.play)
    why = step["text"] if step else "Nothing irregular has happened."
    return {"why": why if right else " ".join([why, had_it_been(table, fact, value)]).rstrip(), "id": step["id"] if step else ""}


def cannot_obey(table):
    """Whether the hand on turn is free of a demand that it cannot obey (59). Returns bool."""
    return table.play is not None and any(step.id == "59" for step in play_filters(table, table.turn, table.hands[table.turn]))


def who_has_won(play):
    """Who has won the last trick, with which card and by which provision. Returns dict."""
    trick = play.tricks[-1]
    card = words.card(str(dict(trick.plays)[trick.winner]))
    return {"why": f"{names.name(trick.winner)} has won the trick with {card}.", "id": why_it_leads(play)[0]}


def why_it_applies(table, id):
    return {"why": step_naming(table, id)["text"], "id": id}


def why_it_does_not(table, id):
    why = because(table, id) or had_it_been(table, "applies", [id]) or f"It speaks of something else: {provision(id).gist}"
    return {"why": why, "id": id}


def what_they_break(table, calls):
    """What the first of ``calls`` (seat -> calls in case notation) that is against the Laws breaks. Returns dict."""
    made = [lines.read(f"{seat} {call}") for seat, some in calls.items() for call in some]
    for breach in (breach for event in made for breach in table.rules.verdict(table, event).breaches):
        return {"why": f"{names.capital(words.reason(breach.why))}.", "id": breach.id}
    return {"why": "No Law speaks against it.", "id": ""}


def ground(table, fact):
    """What the rulings say that decides ``fact``, as a step of the view: of the last that says so, the kind that `GROUNDS` names
    first. Returns dict, or None without a ruling.
    """
    kinds = GROUNDS.get(fact, ())
    for ruling in reversed(table.rulings):
        grounds = [effect for effect in ruling.effects if type(effect.what) in kinds and in_force(table, effect)]
        if grounds:
            return speech.effect_step(min(grounds, key=lambda effect: kinds.index(type(effect.what))), ruling.law)
    return main_step(table.rulings[-1]) if table.rulings else None


def in_force(table, effect):
    """Whether ``effect`` is no duty, or one that still binds. Returns bool."""
    return type(effect.what) not in e.DUTIES or effect.what in table.duties


def main_step(ruling):
    """The open question, else what first followed from the last answer that no open point has given. Returns dict."""
    steps = speech.steps_of(ruling)
    if ruling.question is not None:
        return steps[-1]
    answered = [n for n, step in enumerate(ruling.steps) if type(step) is Answered and type(step.question) is not OpenPoint]
    follows = [step for step in ruling.steps[max(answered, default=-1) + 1:]
               if type(step) is Effect and type(step.what) is not e.Referred]
    return speech.effect_step(follows[0], ruling.law) if follows else steps[-1]


# The nearest case in which a wrong answer would have been right: one answer that the rulings got was another.

def had_it_been(table, fact, value):
    """The other answer that would make ``value`` right. Returns str, or ""."""
    first = next((n for n, event in enumerate(table.log) if event == table.rulings[0].case.act), 0) if table.rulings else 0
    for place in range(len(table.log) - 1, first, -1):
        for other in alternatives(table, place):
            if would_hold(table, place, other, fact, value):
                return f"It would be right in this case: {happened.sentence(other)}"
    return ""


def alternatives(table, place):
    """Other events that could have stood at ``place`` of the log. Yields events."""
    event, before = table.log[place], at(table, place)
    if type(event) is Found and event.answer in ("yes", "no"):
        yield event._replace(answer="no" if event.answer == "yes" else "yes")
    elif type(event) is Elected:
        offered = [r.question for r in before.rulings if type(r.question) is Choice and r.question.by == event.seat]
        yield from (event._replace(answer=o.answer) for q in offered for o in q.options if o.answer != event.answer and not o.deed)
    elif type(event) is Called and any(event in ruling.answers for ruling in table.rulings):
        yield from (Called(event.seat, call) for call in CALLS[:38] if call != event.call)


def would_hold(table, place, other, fact, value):
    """Whether ``value`` is right once ``other`` stands at ``place`` and no question is left open that was not. Returns bool."""
    try:
        changed = at(table, place).apply(other)
        for later, event in enumerate(table.log[place + 1:], place + 1):
            if faults(changed, event) != faults(at(table, later), event):
                return False
            changed = changed.apply(event)
        return unanswered(changed) <= unanswered(table) and holds(changed, fact, value)
    except (Impossible, NotComputed):
        return False


def faults(table, event):
    return [breach.id for breach in table.rules.verdict(table, event).breaches]


def unanswered(table):
    return sum(type(ruling.question) in (Choice, Judgement) for ruling in table.rulings)


def at(table, place):
    """The table before event number ``place`` of its log. Returns Table."""
    for _ in range(len(table.log) - place):
        table = table.parent
    return table
