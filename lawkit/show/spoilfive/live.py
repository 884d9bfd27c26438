"""A game of Spoil Five as a state machine: the reader plays one hand, simple players the others."""
from functools import lru_cache

from ...games.spoilfive import LaidOff, LeftIt, Played, Table, reason
from ...games.spoilfive.breaches import may_rob
from ...games.spoilfive.effects import GoesBack, TrickTaken
from ...games.spoilfive.events import Dealt
from ...games.spoilfive.player import decide, sight
from ...notation.spoilfive import GRAMMAR, read, write
from ...ruling import Choice
from .. import words
from ..names import card
from . import view
from .names import played
from .speech import OPTIONS, effect_step, sentence, step, steps_of

SEVERAL = "; "
HEADS = "What happened", "Which cards may you play, and why?"


class Source:
    """The state machine of one `LiveTable`; its states are tables at which the reader is on turn, or nobody.

    ``more``: a function of a table that deals when the deals of the example have been played, or None.
    """

    grammar = GRAMMAR

    def __init__(self, live, more=None):
        self.live, self.more = live, more
        self.offered = lru_cache(maxsize=4)(self.acts)
        self.deal = live._replace(worked=tuple(self.with_replies(live.worked)))

    def root(self):
        """The table when the reader first has something to do. Returns Table."""
        return self.replies(self.deals(Table.begin(self.live.house)))

    def step(self, table, line):
        """The table after an event line that is offered there. Raises ValueError for any other."""
        for control, after in self.offered(table):
            if control["event"] == line:
                return after
        raise ValueError(f"{line!r} is not offered")

    def with_replies(self, lines):
        """What the reader does, each act with what the simple players do then. Yields str; raises ValueError for what is not offered."""
        table = self.root() if lines else None
        for line in lines:
            whole = next((control["event"] for control, _ in self.offered(table) if control["event"].split(SEVERAL)[0] == line), line)
            table = self.step(table, whole)
            yield whole

    def view(self, table):
        """The state as every form of output takes it. Returns dict."""
        controls, steps = self.controls(table), self.told(table)
        return {"table": view.table(table, self.live.title, self.live.you), "steps": steps, "controls": controls, "done": not controls,
                "live": " ".join(step["text"] for step in steps[-3:]), "heads": HEADS, "rules": "the rules", "whynot": self.why(table)}

    @staticmethod
    def table_of(state):
        """The table of a state: the state itself. Returns Table."""
        return state

    # -- what can be done

    def controls(self, table):
        """Everything that the reader may do now. Returns list[dict]."""
        return [control for control, _ in self.offered(table)]

    def acts(self, table):
        """Everything that the reader may do now, each with the table that follows. Returns list of (dict, Table)."""
        you = self.live.you
        if self.is_over(table):
            return []
        if type(table.question) is Choice:
            return [self.control(table, f"{you} elects {table.question.id} {option.answer}", "answer", OPTIONS[option.answer])
                    for option in table.question.options]
        if table.phase == "deal":
            return [self.control(table, write(self.next_deal(table)), "act", "The next deal")]
        cards = [] if table.phase == "rob" else [self.card(table, Played(you, (held,)), held, "Your hand: play a card")
                                                 for held in table.deal.cards(you)]
        if may_rob(table.deal, you):
            cards = [self.card(table, LaidOff(you, held), held, "Your hand: lay a card off") for held in table.deal.cards(you)] + cards
            cards += [self.control(table, write(LeftIt(you)), "act", "Do not rob")] * (table.phase == "rob")
        return cards

    def card(self, table, event, held, group):
        broken = [] if type(event) is LaidOff else [f"{breach.why} ({breach.id})" for breach in table.verdict(event).breaches]
        found = reason(table.deal, self.live.you, held)
        why = "; ".join(broken) or (f"{found.why} ({found.id})" if type(event) is Played else "")
        return self.control(table, write(event), "card", card(held), words.named_card(str(held)), why, group, not broken)

    def control(self, table, line, kind, label, spoken="", why="", group=None, lawful=True):
        after = self.replies(table.apply(read(line)))
        events = [write(event) for event in after.log[len(table.log):]]
        return {"event": SEVERAL.join(events), "kind": kind, "seat": str(self.live.you), "label": label, "spoken": spoken or label,
                "lawful": lawful, "why": why, "group": group}, after

    def is_over(self, table):
        """Whether the example ends here. Returns bool."""
        deal = table.deal
        last = sum(type(event) is Dealt for event in table.log) >= len(self.live.deals) and self.more is None
        return last and (deal.over or len(deal.tricks) >= self.live.tricks and not deal.trick) or deal.winner is not None and self.more is None

    def next_deal(self, table):
        """The next deal of the example, by whoever deals. Returns Dealt."""
        dealt = sum(type(event) is Dealt for event in table.log)
        return self.live.deals[dealt]._replace(seat=table.dealer) if dealt < len(self.live.deals) else self.more(table)

    def deals(self, table):
        return table.apply(self.next_deal(table))

    def replies(self, table):
        """The table when the simple players have done what they do until the reader is on turn, or the deal is over. Returns Table."""
        while not self.is_over(table) and not (table.phase == "deal" and table.question is None) and self.on_turn(table) != self.live.you:
            table = table.apply(decide(sight(table, self.on_turn(table))).event)
        return table

    @staticmethod
    def on_turn(table):
        return table.question.by if table.question else table.turn

    # -- what is told

    def told(self, table):
        """The deal so far: what was paid and turned up, each trick, each card since the reader's last act, and the end. Returns list[dict]."""
        tables = table.tables_of_this_deal
        now = max((place for place, at in enumerate(tables) if at.event.seat == self.live.you and type(at.event) is not Dealt), default=0)
        steps = []
        for place, at in enumerate(tables):
            steps += self.ruled(at, table)
            steps += [self.with_reason(at)] if place > now and self.explains(at) else []
            steps += self.followed(at)
        return steps

    def ruled(self, at, table):
        """The rulings that came with the event of ``at``; a card that went back is told only until the next act. Returns list[dict]."""
        new = table.rulings[len(at.parent.rulings):len(at.rulings)]
        return [one for ruling in new for one in steps_of(ruling) if at is table or not any(type(e.what) is GoesBack for e in ruling.effects)]

    def explains(self, at):
        return type(at.event) is Played and at.event.seat != self.live.you

    @staticmethod
    def with_reason(at):
        """The card of a simple player, and why it was chosen. Returns dict."""
        return step("moment", at.effects[0].id, sentence(at.event), evidence=decide(sight(at.parent, at.event.seat)).why)

    @staticmethod
    def followed(at):
        """What else followed from the event of ``at``: a whole trick in one line, money and trumps. Yields dict."""
        for effect in at.effects:
            told = effect_step(effect)
            if type(effect.what) is TrickTaken:
                yield told | {"text": f"Trick {len(at.deal.tricks)}: {played(at.deal.tricks[-1].plays)}. {told['text']}"}
            elif type(effect.what) not in view.UNTOLD:
                yield told

    def why(self, table):
        """For each card of the reader why it may be played or not. Returns list[dict]."""
        if self.is_over(table) or table.phase != "play" or table.question:
            return []
        first = [{"id": "SF-rob-7", "text": "You hold the ace of trumps: lay a card off and rob before you play."}] * may_rob(table.deal, self.live.you)
        return first + [{"id": why.id, "text": f"{card(held)} {'may' if why.lawful else 'may not'} be played: {why.why}."}
                        for held, why in view.reasons(table, self.live.you)]
