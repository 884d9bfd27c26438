"""How a rule set hears a table: record the act, answer what is asked, let rulings take effect, open new ones."""
from collections.abc import Callable
from typing import NamedTuple

from .acts import at_the_lead, moved_as_called, recorded, too_late
from .answers import asks, by_deed, elected, is_settled, offered, ready_answer
from .case import Case
from .conduct import faced_as, left_as_shown, hand_of
from .effects import LeadControl, MustPass, MustRepeat
from .events import Called, Designated, Elected, Found, Led, Played, Substituted, Withdrew
from .lawful import Verdict, call_breaches, play_breaches, play_filters
from .ruling import PROCEEDINGS, Choice, Judgement, rule
from .table import CLEAR
from .terms import Impossible, NotComputed


CORRECTIONS = "52B2", "62B"


class Claims(NamedTuple):
    """How a rule set hears claims and concessions, each a function of a table on which one lies: whether it ``stops`` the play, is
    ``settled``, and is ``final``, as the time for an objection is over; and of (table, event), whether a further claim only ``restates`` it.
    """

    stops: Callable
    settled: Callable
    final: Callable
    restates: Callable = lambda table, event: False


class RuleSet:
    """A body of rules that hears tables.

    Arguments: ``edition`` (str); ``governs``: breached provision -> proceeding, in order of precedence;
    ``opens``: kind of event -> function of (table before, event) that returns the proceeding which such an event
    opens, or that and its Case, or None; ``occasions``: functions of a table that give every (proceeding, Case) for
    which the moment calls; ``turn_breaches``: a function of (table, event) for cards out of turn; ``taking_back``: the
    same for cards that may not be taken back; ``heard_as``: a function of (table, event), the event with the card that words
    call from dummy; ``moves_no_card``: of (table, event), whether the Laws are asked first; ``claims``: `Claims`; ``cuts_short``: of
    (table, seat), whether a lead of ``seat`` ends the trick in progress with three cards;
    ``settle_auction``: functions of an auction, which provisions decided something in it without a ruling; ``numbers``: for
    what is computed for every rule set alike, the number of the 2017 Laws -> the one that it has here; ``moot``: of (table, ruling),
    whether its open question has lost its object.
    """

    def __init__(self, edition, governs, opens, occasions, turn_breaches, taking_back, heard_as, moves_no_card, claims,
                 settle_auction=(), numbers=(), moot=lambda table, ruling: False, cuts_short=lambda table, seat: False):
        self.edition, self.governs, self.opens, self.occasions = edition, governs, opens, occasions
        self.turn_breaches, self.taking_back = turn_breaches, taking_back
        self.heard_as, self.moves_no_card, self.settle_auction = heard_as, moves_no_card, settle_auction
        self.claims, self.numbers, self.moot, self.cuts_short = claims, dict(numbers), moot, cuts_short

    def __repr__(self):
        return f"RuleSet({self.edition!r})"

    def law_of(self, broken):
        """The proceeding that governs an act which broke the provisions ``broken``. Returns str or None."""
        return next((law for id, law in self.governs.items() if id in broken), None)

    def own(self, id):
        """The number that provision ``id`` of the 2017 Laws has in this rule set. Returns str."""
        return self.numbers.get(id, id)

    def numbered(self, breaches):
        """The breaches under this rule set's own numbers, without what it has no number for. Returns tuple[Breach, ...]."""
        if not self.numbers:
            return breaches
        return tuple(b._replace(id=self.own(b.id), by=tuple(self.numbers[id] for id in b.by if id in self.numbers)) for b in breaches)

    def verdict(self, table, event):
        """Every breach of ``event`` at ``table``, each with its provision and a reason. Returns Verdict."""
        if type(event) is Called:
            return Verdict(self.numbered(call_breaches(table, event)))
        if table.play is None or too_late(table, event):
            return Verdict(())
        event = faced_as(table, event)
        table = at_the_lead(left_as_shown(table, event), event)
        if type(event) is Designated:
            if self.waits(table, event):
                return Verdict(())
            event = (Played if table.play.trick else Led)(table.play.hand_called(event.seat), (event.card,))
        if type(event) is Withdrew:
            return Verdict(self.taking_back(table, event))
        if moved_as_called(table, event):
            return Verdict(())
        if type(event) is Played or type(event) is Led and not event.face_down:
            return Verdict((*self.turn_breaches(table, event), *self.numbered(play_breaches(table, event))))
        if type(event) is Led:
            return Verdict(self.turn_breaches(table, event))
        return Verdict(())

    def waits(self, table, event):
        """Whether ``event`` calls for a card of dummy and the Laws are asked before one is moved. Returns bool."""
        return type(event) is Designated and table.play is not None and self.moves_no_card(table, event)

    def hear(self, table, event):
        """The table after ``event``, with everything that the rules make of it. Returns Table."""
        event = self.heard_as(table, event)
        if too_late(table, event):
            return self.on_occasion(table, recorded(table.logged(event), event))
        if table.over and (type(event) in (Led, Played, Designated) or type(event) is Called and table.play is not None):
            raise Impossible(f"{event.seat} acts after the board is over")
        refuse_call_before_finding(table, event)
        refuse_second_card_before_finding(table, event)
        refuse_card_before_correction(table, event)
        breaches = self.verdict(table, event).breaches
        refuse_wrong_card_over_a_defective_trick(table, event, breaches)
        refused = type(event) is Withdrew and breaches or self.waits(table, event)
        after = table.logged(event)
        after = ended_duties(after if refused else recorded(left_as_shown(after, event), event))
        after, replaces = self.answered(table, after, event)
        after = self.settled(after, table)
        if type(event) is Withdrew:  # the attention that it draws may have put the question that it answers
            after = self.settled(self.answered(table, after, event)[0], table)
        used_up = type(event) is Found and after.docket.found == table.docket.found
        if not (replaces or used_up):
            after = self.opened(table, after, event, breaches)
        return noted_use(not_over_yet(table, self.on_occasion(table, self.without_moot(after))))

    # -- answers

    def answered(self, before, after, event):
        """Let ``event`` answer an open question, by word or by deed. Returns (Table, whether it was a replacement): of a call, or
        of a revoke, which the same ruling judges.
        """
        for place in range(len(after.rulings) - 1, -1, -1):
            question = after.rulings[place].question
            if type(question) is not Choice:
                continue
            answer = elected(question, event) or by_deed(question, before, faced_as(before, event))
            if answer is not None:
                return self.advanced(after, place, answer), question.call or question.id == "62B"
        if type(event) is Found:
            if not any(asks(r.question, event) for r in after.rulings) and is_settled(after.rulings, event):
                return after, False
            return after.noting(found=after.docket.found + (event,)), False
        if type(event) is Elected:
            raise Impossible(f"{event.seat} elects {event.id} {event.answer}: {offered(after)}")
        return after, False

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
        key = always or self.law_of(broken)
        if not always and broken and broken[0] not in self.governs:
            raise NotComputed(broken[0], breaches[0].why)
        if key is None:
            return after
        seat = before.play.hand_called(event.seat) if type(event) is Designated else event.seat
        grounds = tuple(id for breach in breaches for id in breach.by)
        return self.proceeded(before, after, key, Case(before, faced_as(before, event), seat, broken, grounds))

    def proceeded(self, before, table, key, case):
        """Open proceeding ``key`` about ``case``, which ``before`` did not have. Returns Table."""
        if key not in PROCEEDINGS:
            raise NotComputed(key)
        ruling = rule(key, case)
        table = table.noting(rulings=table.rulings + (ruling,))
        return self.settled(taken(table, ruling.effects), before)

    def without_moot(self, table):
        """The table without the questions that have lost their object. Returns Table."""
        rulings = tuple(ruling for ruling in table.rulings if not self.moot(table, ruling))
        return table if len(rulings) == len(table.rulings) else table.noting(rulings=rulings)

    def on_occasion(self, before, table):
        """Open every proceeding that this moment calls for. Returns Table."""
        for occasion in self.occasions:
            for key, case in occasion(table):
                if not any(r.law == key and r.case.act == case.act for r in table.rulings):
                    table = self.proceeded(before, table, key, case)
        return table


def refuse_call_before_finding(table, event):
    """Raises NotComputed where a player calls while it hangs on the Director whether that player is free to."""
    for ruling in table.rulings if type(event) is Called else ():
        about = getattr(ruling.question, "about", None) or (ruling.case.act,)
        about_a_call = type(ruling.question) is Judgement and type(about[0]) in (Called, Substituted)
        if about_a_call and about[0].seat.partner == event.seat:
            raise NotComputed(ruling.question.id, f"{event.call} before the Director has found")


def refuse_second_card_before_finding(table, event):
    """Raises NotComputed where a hand plays to the trick again while it hangs on the Director what was led to it (53B)."""
    open_ = any(type(r.question) is Judgement and r.question.id == "53B" for r in table.rulings)
    if open_ and hand_of(table, event) in dict(table.play.trick):
        raise NotComputed("53B", "another card before the Director has found whether the proper leader has led")


def refuse_card_before_correction(table, event):
    """Raises NotComputed where play goes on before a wrong card has been put right (52B2, 62B)."""
    hand = hand_of(table, event) if table.play else None
    for question in [r.question for r in table.rulings if type(r.question) is Choice and r.question.id in CORRECTIONS]:
        if hand is not None and question.conduct(table, event) is None and not table.play.fills(hand):
            raise NotComputed(question.id, f"play goes on before {question.by} has taken the wrong card back and put it right")


def refuse_wrong_card_over_a_defective_trick(table, event, breaches):
    """Raises NotComputed where a card carries the play on over a trick with a card too few or too many, and is wrong itself."""
    if breaches and table.play and (left_as_shown(table, event) is not table or at_the_lead(table, event) is not table):
        raise NotComputed("67", f"{breaches[0].why}, and the trick before it has a card too few or too many")


def taken(table, effects):
    """The table once ``effects`` have changed it. Returns Table."""
    for effect in effects:
        table = effect.what.take(table, effect.id)
    return table


def ended_duties(table):
    """The table without the duties and rights that are over. Returns Table."""
    bound = table.docket.bound
    kept = tuple(b for b in bound if not b.duty.over(table))
    return table if len(kept) == len(bound) else table.noting(bound=kept)


def not_over_yet(before, table):
    """The table with what it had ``before`` and only the end of the auction ends, where that has not come (17D3). Returns Table."""
    if table.closed or not table.auction.ended:
        return table
    goes_on = [b for b in before.docket.bound if type(b.duty) in (MustPass, LeadControl) and not b.duty.over(table)]
    return table.noting(bound=table.docket.bound + tuple(b for b in goes_on if b not in table.docket.bound))


def noted_use(table):
    """Note which provisions limit whoever is on turn now. Returns Table."""
    seat, docket = table.turn, table.docket
    if docket is CLEAR or seat is None or not docket.bound:
        return table
    if table.play:
        used = {table.rules.own(step.id) for step in play_filters(table, seat, table.play.hands[seat])}
    else:
        used = {b.id for b in docket.bound if b.duty.seat == seat and type(b.duty) is MustRepeat}
    return table if used <= docket.used else table.noting(used=docket.used | used)
