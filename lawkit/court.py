"""How a rule set hears a table: record the act, answer what is asked, let rulings take effect, open new ones."""
from typing import NamedTuple

from .effects import MustRepeat
from .events import Called, Elected, Exposed, Faced, Found, Led, Named, Played, Designated, Substituted, Withdrew
from .lawful import Verdict, call_breaches, lawful_calls, lawful_plays, play_breaches, play_filters
from .ruling import PROCEEDINGS, Answered, Choice, Judgement, Moment, Settled, rule
from .table import CLEAR, Table
from .terms import Impossible, NotComputed, value

YES_NO = {"yes": True, "no": False}
ACTS = (Called, Led, Played, Designated, Exposed, Named, Substituted, Withdrew)


@value
class Case(NamedTuple):
    """What a proceeding is about: the table ``before`` the act, the ``act`` (an event), and who did it."""

    before: Table
    act: NamedTuple
    offender: object
    edition: str
    breaches: tuple[str, ...] = ()

    @property
    def lho(self):
        """Seat: the offender's left-hand opponent."""
        return self.offender.lho

    @property
    def rho(self):
        """Seat: the offender's right-hand opponent."""
        return self.offender.rho

    @property
    def partner(self):
        """Seat: the offender's partner."""
        return self.offender.partner

    @property
    def side(self):
        """Side: the offending side."""
        return self.offender.side

    @property
    def declarer(self):
        """Seat: declarer, or presumed declarer."""
        return self.before.play.contract.declarer

    @property
    def defends(self):
        """bool: whether the offender is a defender."""
        return self.offender.side != self.declarer.side

    @property
    def card(self):
        """Card: the card led, played or called for."""
        return self.act.card if type(self.act) is Designated else self.act.cards[0]

    def regulation(self, setting):
        """What the Regulating Authority elected for ``setting``. Returns str | None."""
        return self.before.regulation(setting)


class RuleSet:
    """A body of rules that hears tables.

    Arguments: ``name`` and ``edition`` (str); ``governs``: pairs (breached provision, proceeding) in the order in which
    they take precedence; ``opens``: for kinds of event that always open a proceeding, a function of (table before,
    event) that returns its name, or its name and Case, or None; ``occasions``: functions of a table that return a (proceeding, Case) which the moment calls
    for, or None; ``turn_breaches``: a function of (table, event) for cards out of turn; ``taking_back``: the same for cards
    that may not be taken back; ``shares``: how a claim divides
    the tricks that were left.
    """

    def __init__(self, name, edition, governs=(), opens=None, occasions=(), turn_breaches=None, taking_back=None, shares=None):
        self.name, self.edition = name, edition
        self.governs, self.opens, self.occasions = tuple(governs), opens or {}, tuple(occasions)
        self.turn_breaches, self.taking_back, self.claim_shares = turn_breaches, taking_back, shares

    def __repr__(self):
        return f"RuleSet({self.name!r}, {self.edition!r})"

    lawful_calls = staticmethod(lawful_calls)
    lawful_plays = staticmethod(lawful_plays)

    def verdict(self, table, event):
        """Every breach of ``event`` at ``table``, each with its provision and a reason. Returns Verdict."""
        if type(event) is Called:
            return Verdict(call_breaches(table, event))
        event = faced_as(table, event)
        if type(event) is Withdrew and table.play is not None and self.taking_back:
            return Verdict(self.taking_back(table, event))
        if type(event) in (Led, Played) and table.play is not None and not getattr(event, "face_down", False):
            late = self.turn_breaches(table, event) if self.turn_breaches else ()
            return Verdict(late or play_breaches(table, event))
        if type(event) is Designated and table.play is not None and event.card is not None:
            return self.verdict(table, Played(table.play.contract.dummy, (event.card,)))
        return Verdict(())

    def hear(self, table, event):
        """The table after ``event``, with everything that the rules make of it. Returns Table."""
        if table.over and type(event) in (Called, Led, Played, Designated):
            raise Impossible(f"{event.seat} acts after the board is over")
        refuse_call_before_finding(table, event)
        breaches = self.verdict(table, event).breaches
        refused = type(event) is Withdrew and breaches
        after = ended_duties(table.logged(event) if refused else table.recorded(event))
        after, replaces = self.answered(table, after, event)
        after = self.settled(after, table)
        if type(event) is Withdrew:
            after = self.settled(self.answered(table, after, event)[0], table)
        if not (replaces or type(event) is Found and after.docket.found == table.docket.found):
            after = self.opened(table, after, event, breaches)
        return noted_use(self.on_occasion(table, after))

    # -- answers

    def answered(self, before, after, event):
        """Let ``event`` answer an open question, by word or by deed. Returns (Table, whether it was a replacement)."""
        for place in range(len(after.rulings) - 1, -1, -1):
            question = after.rulings[place].question
            if type(question) is not Choice:
                continue
            answer = elected(question, event) or by_deed(question, before, faced_as(before, event))
            if answer is not None:
                return self.advanced(after, place, answer), question.call
        if type(event) is Found:
            if not any(asks(r.question, event) for r in after.rulings) and is_settled(after.rulings, event):
                return after, False
            return after.noting(found=after.docket.found + (event,)), False
        if type(event) is Elected:
            raise Impossible(f"{event.seat} elects {event.id} {event.answer}: {self.offered(after)}")
        return after, False

    @staticmethod
    def offered(table):
        """What may be elected now, in words. Returns str."""
        open_ = [r.question for r in table.rulings if type(r.question) is Choice and not r.question.call]
        said = [f"{q.by} {o.id} {o.answer}" for q in open_ for o in q.options if not o.deed]
        return "open to election are " + ", ".join(said) if said else "nothing is open to election"

    def settled(self, table, before):
        """Let moments that have come and findings that were made answer every question they can. Returns Table."""
        asked_before = [ruling.question for ruling in before.rulings]
        moving = True
        while moving:
            moving = False
            for place, ruling in enumerate(table.rulings):
                if getattr(ruling.question, "later", False) and not any(ruling.question is q for q in asked_before):
                    continue
                table, answer = ready_answer(table, ruling.question)
                if answer is not None:
                    table, moving = self.advanced(table, place, answer), True
                    break
        return table

    def advanced(self, table, place, answer):
        """Run ruling ``place`` one answer further, then let its new effects change the table. Returns Table."""
        old = table.rulings[place]
        new = rule(old.law, old.case, old.answers + (answer,))
        news = (new._replace(steps=new.steps[len(old.steps):]),)
        left = tuple(found for found in table.docket.found if not is_settled(news, found))
        rulings = table.rulings[:place] + (new,) + table.rulings[place + 1:]
        return taken(table.noting(rulings=rulings, found=left), new.effects[len(old.effects):])

    # -- new proceedings

    def opened(self, before, after, event, breaches):
        """Open the proceeding that governs what ``event`` broke, if anything. Returns Table."""
        always = self.opens[type(event)](before, event) if type(event) in self.opens else None
        if type(always) is tuple:
            return self.proceeded(before, after, *always)
        broken = tuple(b.id for b in breaches)
        key = always or next((law for id, law in self.governs if id in broken), None)
        if key is None and broken:
            raise NotComputed(broken[0], breaches[0].why)
        if key is None:
            return after
        seat = before.play.contract.dummy if type(event) is Designated else event.seat
        return self.proceeded(before, after, key, Case(before, faced_as(before, event), seat, self.edition, broken))

    def trick_sides(self, table):
        """Which side has each trick, by number; a settled claim's tricks come last, the claimer's first.

        Returns list[(int, Side)].
        """
        play = table.play
        won = [(sum(play.before) + 1 + n, trick.winner.side) for n, trick in enumerate(play.tricks)]
        share = self.claim_shares(table) if table.docket.claim and table.claim_settled else None
        if share:
            ours = table.docket.claim.event.seat.side
            won += [(len(won) + sum(play.before) + 1 + n, ours if n < share[ours] else ours.other)
                    for n in range(sum(share))]
        return won

    def proceeded(self, before, table, key, case):
        """Open proceeding ``key`` about ``case``, which ``before`` did not have. Returns Table."""
        if key not in PROCEEDINGS:
            raise NotComputed(key)
        ruling = rule(key, case)
        table = table.noting(rulings=table.rulings + (ruling,))
        return self.settled(taken(table, ruling.effects), before)

    def on_occasion(self, before, table):
        """Open every proceeding that this moment calls for. Returns Table."""
        for occasion in self.occasions:
            for key, case in occasion(table):
                if not any(r.law == key and r.case.act == case.act for r in table.rulings):
                    table = self.proceeded(before, table, key, case)
        return table


def asks(question, found):
    """Whether ``found`` answers ``question``. Returns bool."""
    return type(question) is Judgement and question.id == found.id


def is_settled(rulings, found):
    """Whether the facts have settled what ``found`` says. Returns bool; raises Impossible when it denies them."""
    questions = [step.question for ruling in rulings for step in ruling.steps if type(step) is Answered]
    settled = [q for q in questions if type(q) is Settled and q.asks == found.id]
    if settled and YES_NO.get(found.answer) is not settled[-1].answer:
        raise Impossible(f"finds {found.id} {found.answer}, but {settled[-1].id} is settled the other way: {settled[-1].why}")
    return bool(settled)


def elected(choice, event):
    if type(event) is not Elected or event.seat not in (choice.by, *choice.also):
        return None
    for option in choice.options:
        if not option.deed and option.answer == event.answer and event.id in (choice.id, option.id):
            return option.answer
    return None


def by_deed(choice, before, event):
    answer = choice.conduct(before, event) if choice.conduct else None
    if answer is None and choice.call and type(event) is Called and event.seat == choice.by:
        refuse_irregular(choice.id, before, event)
        return event
    return answer


def refuse_call_before_finding(table, event):
    """Raises NotComputed where a player calls while it hangs on the Director whether that player is free to."""
    for ruling in table.rulings if type(event) is Called else ():
        about_a_call = type(ruling.question) is Judgement and type(ruling.case.act) in (Called, Substituted)
        if about_a_call and ruling.case.partner == event.seat:
            raise NotComputed(ruling.question.id, f"{event.call} before the Director has found")


def refuse_irregular(id, table, event):
    """Raises NotComputed where a call that ``id`` asks for is irregular itself."""
    for breach in table.rules.verdict(table, event).breaches:
        raise NotComputed(id, f"{event.call} is irregular itself: {breach.why}")


def ready_answer(table, question):
    """What already answers ``question``: a moment that has come, or a finding made. Returns (Table, answer or None)."""
    if type(question) is Moment:
        return table, question.happens(table)
    if type(question) is Judgement:
        for found in table.docket.found:
            if asks(question, found) and found.answer in YES_NO:
                left = tuple(f for f in table.docket.found if f is not found)
                return table.noting(found=left), YES_NO[found.answer]
    return table, None


def taken(table, effects):
    for effect in effects:
        table = effect.what.take(table, effect.id)
    return table


def faced_as(table, event):
    """A lead turned face up, as the lead that it now is; any other event as it is."""
    lying = [card for seat, card in table.docket.hidden if type(event) is Faced and seat == event.seat]
    return Led(event.seat, (lying[0],)) if lying else event


def ended_duties(table):
    bound = table.docket.bound
    kept = tuple(b for b in bound if not b.duty.over(table))
    return table if len(kept) == len(bound) else table.noting(bound=kept)


def noted_use(table):
    """Note which provisions limit whoever is on turn now. Returns Table."""
    seat, docket = table.turn, table.docket
    if docket is CLEAR or seat is None or not docket.bound:
        return table
    if table.play:
        used = {step.id for step in play_filters(table, seat, table.play.hands[seat])}
    else:
        used = {b.id for b in docket.bound if b.duty.seat == seat and type(b.duty) is MustRepeat}
    return table if used <= docket.used else table.noting(used=docket.used | used)
