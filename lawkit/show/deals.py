"""A live deal as a state machine: what can be done at each moment, what follows, and how it looks."""
from functools import cache, lru_cache
from typing import NamedTuple

from .. import seeds
from ..answers import is_due
from ..conduct import noticed
from ..effects import MayChange
from ..events import (SPOKEN, Agreed, AskedAboutRevoke, AskedToPlayOn, Attention, Called, CalledOnNextBoard, Claimed, Conceded, Corrected,
                      CorrectionPeriodEnded, Designated, Exposed, Faced, Found, Led, Looked, Objected, PlayEnded,
                      Played, PlayedOn, Recited, Refused, ReturnedCards, ReviewCorrected, Said, Substituted,
                      Summoned, Touched, Withdrew)
from ..lawful import lawful_plays
from ..laws.law40 import player_on_turn
from ..laws.law61 import has_followed
from ..notation import lines
from ..notation.deals import load as read_file
from ..notation.deals import SEVERAL, LiveDeal, picks
from ..ruling import Choice, Judgement
from ..table import Setup, Table
from ..terms import CALLS, SEATS, Card, Impossible, NotComputed, cards_in
from . import names, speech, view, words
from .happened import clause

DIRECTOR = "director"
VERBS = {Exposed: "exposes", Led: "leads", Played: "plays"}
CARDS = {verb: kind for kind, verb in VERBS.items()}
ADDED = "67A1", "67B1"  # questions for a card that is added to a trick
INFINITIVES = {"exposes": "drop", "leads": "lead", "plays": "play"}
OF_CLAIMS = Claimed, Conceded, Agreed, Objected, AskedToPlayOn, Refused, PlayedOn
AFTER_A_CLAIM = Attention, CalledOnNextBoard, CorrectionPeriodEnded, Objected


class State(NamedTuple):
    """Where the reader is: the table, and how many stages of the deal are behind."""

    table: Table
    stage: int


@cache
def deals_in(file):
    """The live deals of one file. Returns list[LiveDeal]."""
    return read_file(file)


@cache
def all_deals():
    """Every live deal of the seeds. Returns dict: id -> LiveDeal, or LiveTable of Spoil Five."""
    return {deal.id: deal for file in seeds.files("deals") for deal in deals_in(file)}


@cache
def page_of(id):
    """The page of the book on which live deal ``id`` stands: it has the name of the deal's file. Returns str."""
    return next(file.stem for file in seeds.files("deals") if any(deal.id == id for deal in deals_in(file)))


def live_deal(id):
    """One live deal, read from its file alone. Returns LiveDeal or LiveTable, or None where there is none."""
    return next((deal for file in seeds.files("deals", str(id)) for deal in deals_in(file) if deal.id == id), None)


def load(id):
    """What a graph is made from: root state, view, step, and the worked example's events. Raises KeyError for no deal."""
    source = source_of(all_deals()[id])
    return source.root(), source.view, source.step, source.deal.worked


def source_of(deal):
    """The state machine of a live deal, whichever game it is of."""
    if isinstance(deal, LiveDeal):
        return Source(deal)
    from .spoilfive.live import Source as OfSpoilFive
    return OfSpoilFive(deal)


class Source:
    """The state machine of one `LiveDeal`."""

    grammar = lines.GRAMMAR

    def __init__(self, deal):
        self.deal, self.methods = deal, dict(deal.methods)
        self.controls = lru_cache(maxsize=4)(self.offered)

    def root(self):
        """The state before the reader has done anything. Returns State."""
        from .. import rule_set
        deal = self.deal
        table = Table.begin(Setup(rule_set(deal.rules), deal.board, deal.hands, deal.start, deal.regulations))
        for event in deal.events:
            table = table.apply(event)
        return State(table, 0)

    def step(self, state, line):
        """The state after an event line that is offered there. Raises ValueError for any other."""
        offered = {control["event"]: control for control in self.controls(state)}
        if line not in offered:
            raise ValueError(f"{line!r} is not offered; offered are {', '.join(offered) or 'none'}")
        return State(done(state.table, line), state.stage + offered[line]["forward"])

    def view(self, state):
        """The state as every form of output takes it. Returns dict."""
        controls = self.controls(state)
        steps = self.told(state.table)
        return {"table": view.table(state.table, self.deal.title), "steps": steps, "controls": [public(c) for c in controls],
                "live": live(state.table, steps), "done": not controls, "history": [lines.write(e) for e in state.table.log],
                "whynot": view.whynot(state.table, self.deal.why_not) if not controls else []}

    @staticmethod
    def table_of(state):
        """The table of a state. Returns Table."""
        return state.table

    @staticmethod
    def told(table):
        """What the page tells of ``table``. Returns list[dict], steps of the view."""
        return view.seen_steps(table)

    # -- what can be done

    def offered(self, state):
        """Everything that the reader may do now; ``forward``: how many stages that completes. Returns list[dict]."""
        table = state.table
        pending = open_question(table)
        if pending is None:
            waits = any(waits_for_attention(table, ruling) for ruling in table.rulings)
            if waits:
                return [director()] + [c for c in self.next_stage(state) if possible(table, c["event"] + SEVERAL + DIRECTOR)]
            return [c for c in self.next_stage(state) if not table.over or table.passed_out or goes_on_after(table, first(c["event"]))]
        if view.unnoticed(table, pending):
            return [director()] + [self.deed(table, line) for line in self.deal.deeds if possible(table, line)]
        return list(self.answers(table, pending))

    def answers(self, table, ruling):
        """The answers to the open question of ``ruling``. Yields dict."""
        question = ruling.question
        if type(question) is Judgement:
            findings = zip((f"finds {question.id} yes", f"finds {question.id} no"), speech.finding_labels(question))
            yield from (control(line, "answer", None, label, label) for line, label in findings if possible(table, line))
        elif question.call:
            yield from (self.call(table, question.by, option.answer.call) for option in question.options
                        if self.in_box(option.answer.call))
        elif all(option.deed for option in question.options):
            yield from self.changes(table, question)
        elif question.id == "58B2":
            yield from (self.deed(table, line) for line in one_of_several(question, ruling.case) if possible(table, line))
        else:
            yield from (answer(question, option, ruling.case) for option in question.options if not option.deed)

    def changes(self, table, question):
        """The lawful calls that may take the place of the last one, where ``question`` waits for a deed alone. Yields dict."""
        then = table.before_call(table.auction.place(question.about))
        for offered in (self.call(then, question.by, call) for call in CALLS[:38] if self.in_box(call) and call != question.about.call):
            instead = Substituted(*first(offered["event"]))
            if offered["lawful"] and question.conduct(table, instead) is not None:
                yield offered | {"event": lines.write(instead)}

    def next_stage(self, state):
        stage = self.deal.stages[state.stage] if state.stage < len(self.deal.stages) else ()
        if type(stage) is tuple:
            return self.any_of(state.table, stage, len(state.table.log) == len(self.deal.events))
        picked = picks(stage)
        if state.stage and too_late(state.table, stage):
            return []
        if not picked:
            return [self.deed(state.table, *line) for line in if_possible(state.table, stage)]
        seat, verb = next(s for s in SEATS if s.name == picked[0]), picked[1]
        if verb == "calls":
            offered = [self.call(state.table, seat, call, 1) for call in CALLS[:38] if self.in_box(call)]
            return [each for each in offered if possible(state.table, each["event"])]
        return [card_control(state.table, seat, verb, card) for card in cards_in(state.table.hands[seat])]

    def in_box(self, call):
        return not self.deal.calls or str(call) in self.deal.calls

    def call(self, table, seat, call, forward=0):
        event = Called(seat, call, self.methods.get(str(call)))
        return call_control(table, event, f"{names.name(seat)}’s bidding box", forward)

    def any_of(self, table, stage, slip):
        """The acts of ``stage`` that are possible: those of the hand on turn, of one that may change its call, and what is
        nobody's turn, or all where there are none; ``slip``: nothing has happened yet, and they may come too late, take a
        card back, or leave a trick with three cards. Returns list.
        """
        offered = [line for line in stage if may_act(table, first(line)) or slip and slips(table, first(line))] or stage
        acts = [each for line in offered if possible(table, line.split(SEVERAL)[0])
                and (slip or not too_late(table, line) and not too_early(table, line))
                for each in (if_possible(table, line) if SEVERAL in line else [(line, 1)])]
        return [self.act(table, *each) for each in acts if possible(table, each[0])]

    def act(self, table, line, forward):
        """One of several acts: a card among the cards, or a button of its own. Returns dict."""
        event = first(line)
        told = getattr(event, "deliberate", False) or getattr(event, "face_down", False)
        if SEVERAL in line or type(event) not in VERBS or len(event.cards) > 1 or told:
            return self.deed(table, line, forward)
        return card_control(table, event.seat, VERBS[type(event)], event.cards[0])

    @staticmethod
    def deed(table, line, forward=0):
        label = told_all([lines.read(part) for part in line.split(SEVERAL)])
        return control(line, "act", None, label, label, "", forward)


def public(offered):
    """A control without what only the state machine knows. Returns dict."""
    return {key: part for key, part in offered.items() if key != "forward"}


def control(event, kind, seat, label, spoken, why="", forward=0, group=None):
    return {"event": event, "kind": kind, "seat": str(seat) if seat is not None else None, "label": label, "spoken": spoken,
            "lawful": not why, "why": why, "group": group, "forward": forward}


def director():
    return control(DIRECTOR, "act", None, "Director!", "Director!")


def first(line):
    """The first of the events in a line. Returns an event."""
    return lines.read(line.split(SEVERAL)[0])


def goes_on_after(table, event):
    """Whether ``event`` may still happen when the board is over: words, and what becomes of an agreed claim. Returns bool."""
    claim = table.docket.claim
    return type(event) in SPOKEN or claim is not None and not claim.doubted and type(event) in AFTER_A_CLAIM


def is_anybodys(event):
    """Whether ``event`` takes nobody's turn: words, claims and the answers to them, what happens to the whole table. Returns bool."""
    return type(event) in (*SPOKEN, *OF_CLAIMS, Attention, CalledOnNextBoard, Summoned) or not hasattr(event, "seat")


def done(table, line):
    """The table after an event line, or after several with ``; `` between them. Returns Table."""
    for part in line.split(SEVERAL):
        table = table.apply(lines.read(part))
    return table


def possible(table, line):
    try:
        done(table, line)
    except (Impossible, NotComputed):
        return False
    return True


def answer(question, option, case):
    label = speech.label(option.answer, question.id)
    if isinstance(option.answer, Card) and question.id in ADDED:
        line = f"{question.by} plays {option.answer}"
    elif isinstance(option.answer, Card):
        line = f"{question.by} withdraws {case.card}, plays {option.answer}"
    else:
        line = f"{question.by} elects {option.id if option.id.startswith(question.id) and question.id in ('54', '56') else question.id} {option.answer}"
    return control(line, "answer", None, label, label)


def one_of_several(question, case):
    """How it may turn out which of several cards shown at once is played. Returns list of event lines."""
    return [*(f"{question.by} {VERBS[type(case.act)]} {card}" for card in case.act.cards), "finds 58B1 yes"]


def call_control(table, event, group, forward=0):
    """A call, a changed one or a named one, in the bidding box ``group``. Returns dict."""
    call = str(getattr(event, "bid", None) or event.call)
    return control(lines.write(event), "call", event.seat, words.call(call), words.spoken_call(call), why(table, event), forward, group)


def card_control(table, seat, verb, card):
    return one_card(table, CARDS[verb](seat, (card,)), card, f"{names.name(seat)}’s cards, to {INFINITIVES[verb]}", 1)


def one_card(table, event, card, group, forward=0):
    """What ``event`` does with ``card``, among the cards ``group``. Returns dict."""
    shown = words.named_card(str(card))
    return control(lines.write(event), "card", event.seat, words.card(str(card)), shown, why(table, event), forward, group)


def why(table, event):
    """What ``event`` would break at ``table``, each with its provision. Returns str, empty for nothing."""
    return "; ".join(f"{words.reason(b.why)} ({b.id})" for b in table.rules.verdict(table, event).breaches)


def open_question(table):
    """The latest ruling that waits for an answer which can be given now. Returns Ruling, or None."""
    return next((r for r in reversed(table.rulings) if type(r.question) in (Choice, Judgement) and is_due(table, r.question)), None)


def waits_for_attention(table, ruling):
    """Whether nobody has drawn attention yet and ``ruling`` is open, or says of a change of call that it is void. Returns bool."""
    if ruling.question is None:
        return type(ruling.case.act) is Substituted and not ruling.answers and view.unnoticed(table, ruling)
    return not noticed(table, ruling.case.before) and not view.needs_no_attention(ruling)


def may_act(table, event):
    """Whether it is the turn of whoever does ``event``, declarer's for dummy too, or needs no turn: a call after the final
    pass, a lead that is put down face down, or turned up. Returns bool.
    """
    late = type(event) is Called and table.auction.ended
    hidden = type(event) is Faced or type(event) is Led and event.face_down
    if late or hidden or is_anybodys(event):
        return True
    return event.seat in (table.turn, player_on_turn(table)) or for_dummy(table, event) or changes_freely(table, event)


def slips(table, event):
    """Whether ``event`` takes the last card back, or leads to the next trick while one hand has put no card into this one.

    Returns bool.
    """
    if type(event) is Withdrew:
        return bool(table.play and table.play.trick) and table.play.trick[-1] == (event.seat, event.cards[0])
    return type(event) is Led and table.play is not None and table.rules.cuts_short(table, event.seat)


def changes_freely(table, event):
    """Whether ``event`` changes a call or a card that its player may change. Returns bool."""
    return view.changes_freely(table, event) or type(event) is Withdrew and bool(table.duties_of(event.seat, MayChange))


def for_dummy(table, event):
    """Whether declarer calls for a card of dummy, or touches one, at dummy's turn. Returns bool."""
    contract = table.play and table.play.contract
    return type(event) in (Designated, Touched) and event.seat == contract.declarer and table.turn == contract.dummy


def if_possible(table, line):
    """What `fitting` makes of ``line``, in a list that is empty where it cannot happen. Returns list."""
    try:
        return [fitting(table, line)]
    except (Impossible, NotComputed):
        return []


def fitting(table, line):
    """``line`` itself, with the lowest lawful card wherever it plays one that is no longer possible, and cut short where a
    player must choose first. Returns tuple: the line, and whether it is whole.
    """
    if at_the_same_moment(line):
        return line, True
    fitted = []
    for part in line.split(SEVERAL):
        if fitted and must_stop(table, part):
            break
        fitted.append(fitting_act(table, part))
        table = table.apply(lines.read(fitted[-1]))
    return SEVERAL.join(fitted), table.over or len(fitted) > line.count(SEVERAL)


def at_the_same_moment(line):
    """Whether two hands play in ``line`` at the same moment (58A), so that one of them is not on turn. Returns bool."""
    found = lines.read(line.split(SEVERAL)[-1])
    return type(found) is Found and found.id == "58A"


def too_late(table, stage):
    """Whether it can no longer come to ``stage``: the board is over, a trick is led to, a call's turn is past, nothing waits
    to be spoken of, a card may not be changed. Returns bool.
    """
    picked = picks(stage)
    if picked:
        calls = table.auction.calls
        return table.over or picked[1] == "calls" and bool(calls) and calls[-1].seat.name == picked[0]
    event = first(stage)
    if type(event) in (Attention, Summoned):
        if table.over and goes_on_after(table, event):
            return False
        return not any(waits_for_attention(table, ruling) for ruling in table.rulings)
    if type(event) in SPOKEN:
        return type(event) is not Looked and says_nothing_new(table, event)
    if type(event) is PlayEnded:
        return table.phase != "play"
    if type(event) is Withdrew:
        return not changes_freely(table, event) and (event.seat, event.cards[0]) not in table.docket.hidden
    if type(event) is Led and table.play is None:
        return table.over or event.face_down
    if type(event) is Led and table.play.trick:
        return event.seat == table.turn
    return table.over if type(event) in VERBS else type(event) is Called and event.seat != table.turn


def too_early(table, line):
    """Whether ``line`` plays one card, and no card has been led to which it could be played. Returns bool."""
    return SEVERAL not in line and type(first(line)) is Played and table.play is not None and not table.play.trick


def says_nothing_new(table, event):
    """Whether this has been said, the explanation put right, no repetition waits to be put right, or the player asked has
    followed suit. Returns bool.
    """
    if type(event) is AskedAboutRevoke and has_followed(table.play, event.of):
        return True
    if type(event) is ReviewCorrected and not table.happened(Recited, lambda recited: recited.wrong):
        return True
    return table.happened(type(event), lambda said: said == event or type(event) in (Corrected, ReviewCorrected) and told_of(said) == told_of(event))


def told_of(event):
    """Of what ``event`` speaks. Returns tuple."""
    return getattr(event, "of", None), getattr(event, "act", None)


def must_stop(table, line):
    """Whether there is no card left to play, or somebody must choose, before ``line`` can happen. Returns bool."""
    waits = any(type(r.question) is Choice and is_due(table, r.question) for r in table.rulings)
    event = type(lines.read(line))
    return table.over and event in VERBS or waits and event not in (Substituted, Found, Summoned, Said)


def fitting_act(table, line):
    event = lines.read(line)
    if type(event) not in (Led, Played) or table.play is None:
        return line
    lawful = lawful_plays(table, table.turn)
    if table.turn == event.seat and event.cards[0] in lawful:
        return line
    lowest = min(lawful, key=lambda card: (card.rank, card.suit))
    return lines.write((Played if table.play.trick else Led)(table.turn, (lowest,)))


def told_all(events):
    """What several acts at once are called on their button. Returns str."""
    if len(events) > 1 and all(type(event) is ReturnedCards for event in events):
        return f"{names.listed([names.name(event.seat) for event in events])} put their hands back into the board"
    if len(events) < 5:
        first, *more = map(clause, events)
        return ", ".join([first, *(each[0].lower() + each[1:] if each.startswith("The ") else each for each in more)])
    if all(type(event) is Called for event in events):
        return "The auction goes on"
    back = any(type(event) is ReturnedCards for event in events)
    return "The rest is played" + ", and the hands go back into the board" * back


def live(table, steps):
    """What a screen reader is told after each step. Returns str."""
    if type(table.event) is Summoned or not steps:
        happened = ""
    else:
        happened = clause(table.event) + ". "
    return happened + (steps[-1]["text"] if steps and is_news(table, steps) else turn(table))


def is_news(table, steps):
    """Whether the last of ``steps`` waits for an answer, or asks none and has come with the last event. Returns bool."""
    last = steps[-1]
    if last["kind"] in ("choice", "judgement"):
        return last["answer"] is None
    return table.parent is None or steps != view.seen_steps(table.parent)


def turn(table):
    if table.turn is None:
        return "Nobody has bid." if table.passed_out else "The board is over."
    return f"{names.name(table.turn)} is {words.turn({'phase': table.phase, 'trick': table.play.trick if table.play else ()})}."
