"""The table of Spoil Five: everything that is so at one moment of a game, as an immutable value with its log."""
from ...answers import YES_NO, elected
from ...chain import Chain
from ...events import Elected, Found
from ...ruling import Choice, Judgement, rule
from ...terms import Impossible, NotComputed
from .breaches import verdict
from .case import Case
from .changes import taken
from .course import COURSE
from .events import Dealt
from .house import House, agreed
from .irregular import governing


class Table(Chain):
    """One moment of a game. ``apply`` makes the next; the earlier one stays, so undo is keeping it.

    Attributes: ``house`` (House), ``parent`` (the Table before, None at the start), ``event`` (what led here), ``purses`` (what
    each player has won or lost, in counters), ``pool``, ``dealer`` (who deals next, or has dealt), ``deal`` (the last Deal,
    None before the first), ``rulings`` (on irregular acts, and choices), ``effects`` (what else followed from ``event``).
    """

    __slots__ = ("house", "parent", "event", "purses", "pool", "dealer", "deal", "rulings", "effects")

    def __init__(self, house, parent, event, purses, pool, dealer, deal, rulings, effects):
        self.house, self.parent, self.event = house, parent, event
        self.purses, self.pool, self.dealer, self.deal = purses, pool, dealer, deal
        self.rulings, self.effects = rulings, effects

    @classmethod
    def begin(cls, house=House()):
        """The table before the first deal. Returns Table; raises Impossible where no game can be played by ``house``."""
        return cls(agreed(house), None, None, (0,) * house.players, house.pool, house.first, None, (), ())

    def apply(self, event):
        """The table after ``event``, with everything that follows from it. Irregular acts are recorded and ruled on.

        Returns Table. Raises Impossible for what no table can see, NotComputed for a card before an open question is answered.
        """
        if self.question is not None:
            return self.answered(event)
        if type(event) in (Elected, Found):
            raise Impossible(f"nobody has asked for {event.id}")
        breaches = verdict(self, event).breaches
        after = self.logged(event)
        if not breaches:
            return after.carried(event)
        broken = tuple(breach.id for breach in breaches)
        grounds = tuple(id for breach in breaches for id in breach.by)
        return after.heard(governing(event, broken), Case(self, event, event.seat, broken, grounds))

    def verdict(self, event):
        """Every provision that ``event`` would break here, each with a reason. Returns Verdict; raises Impossible."""
        return verdict(self, event)

    def __repr__(self):
        turn = f", {self.turn} on turn" if self.turn is not None else ""
        return f"<Table of Spoil Five: {self.phase}{turn}, pool {self.pool}, {len(self.log)} events>"

    # -- what can be asked

    edition = "spoil-five"

    @property
    def phase(self):
        """str: ``deal`` (somebody is to deal), ``rob`` (the dealer is to lay a card off for an ace) or ``play``."""
        if self.deal is None or self.deal.over:
            return "deal"
        return "rob" if self.deal.waits else "play"

    @property
    def turn(self):
        """Player: who deals, lays a card off, or plays next."""
        return {"deal": self.dealer, "rob": self.dealer, "play": self.deal and self.deal.turn}[self.phase]

    @property
    def question(self):
        """The question that waits for an answer, None where none does."""
        return self.rulings[-1].question if self.rulings else None

    @property
    def tables_of_this_deal(self):
        """list[Table]: from the last deal on."""
        tables = self.so_far
        dealt = [place for place, table in enumerate(tables) if type(table.event) is Dealt]
        return tables[dealt[-1]:] if dealt else []

    @property
    def cited(self):
        """frozenset[str]: every provision that has decided something so far."""
        effects = {id for table in self.so_far for effect in table.effects for id in (effect.id, *effect.what.by)}
        return effects.union(*(ruling.cites for ruling in self.rulings))

    # -- how it changes

    def changed(self, purses=None, pool=None, dealer=None, deal=None, rulings=None, effects=None):
        """This moment with other contents. Returns Table."""
        return Table(self.house, self.parent, self.event, purses or self.purses, self.pool if pool is None else pool,
                     self.dealer if dealer is None else dealer, deal or self.deal, self.rulings if rulings is None else rulings,
                     self.effects if effects is None else effects)

    def logged(self, event):
        """The moment after ``event``, before anything has followed. Returns Table."""
        return Table(self.house, self, event, self.purses, self.pool, self.dealer, self.deal, self.rulings, ())

    def carried(self, act):
        """This moment with everything that follows from ``act`` in the ordinary way. Returns Table."""
        table, course = self, COURSE[type(act)](self, act)
        step = next(course, None)
        while step is not None:
            table = table.opened(*step) if type(step[0]) is str and type(step) is tuple else table.followed(step)
            try:
                step = course.send(table)
            except StopIteration:
                step = None
        return table

    def followed(self, effect):
        """This moment with ``effect``. Returns Table."""
        return taken(self.changed(effects=self.effects + (effect,)), (effect,))

    def opened(self, key, player):
        """This moment with the proceeding ``key`` opened for ``player``, who has done nothing wrong. Returns Table."""
        return self.heard(key, Case(self, self.event, player))

    def heard(self, key, case):
        """This moment with the ruling on ``case``, as far as it can be given. Returns Table."""
        ruling = rule(key, case)
        return taken(self.changed(rulings=self.rulings + (ruling,)), ruling.effects)

    def answered(self, event):
        """The table after ``event``, which answers the open question by word or by deed. Returns Table; raises NotComputed."""
        question = self.question
        if type(question) is Judgement:
            answer = YES_NO.get(event.answer) if type(event) is Found and event.id == question.id else None
        else:
            answer = elected(question, event) or question.conduct(self, event)
        if answer is None:
            raise NotComputed(question.id, "what happens before the question that is open has been answered")
        old = self.rulings[-1]
        new = rule(old.law, old.case, old.answers + (answer,))
        after = self.logged(event).changed(rulings=self.rulings[:-1] + (new,))
        after = taken(after, new.effects[len(old.effects):])
        by_deed = type(question) is Choice and type(event) is not Elected
        return self.changed(rulings=after.rulings, deal=after.deal).apply(event) if by_deed else after
