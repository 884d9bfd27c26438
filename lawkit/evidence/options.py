"""Which option of a choice is worth most to the side that has it, when all see all hands.

While duties lie on the table every card and every choice is put to that table, so that penalty cards and restrictions of the
lead bind exactly as the Laws say. Once none is left, the play is like any other, and double dummy counts it.
"""
from typing import NamedTuple

from ..claims.deals import HAND, one_of_each
from ..effects import (MINOR, CardDue, LeadControl, LeadDemanded, LeadForbidden, MustPass, MustPlay, MustRepeat, PenaltyCard, PlaysInTurn,
                       RankDemanded, SuitDemanded, SuitForbidden)
from ..events import Elected, Led, Played
from ..lawful import lawful_plays
from ..ruling import Choice
from ..terms import SUIT_MASKS, NotComputed, Seat, cards_in, mask_of, value
from .doubledummy import Solver, refuse_unknown, solver

ASKED = "50D2", "51B1", "51B2", "54", "56", "57A"
IDLE = MustPass, MustRepeat
OBEYED = CardDue, LeadControl, LeadDemanded, LeadForbidden, MustPlay, PenaltyCard, PlaysInTurn, RankDemanded, SuitDemanded, SuitForbidden
BUDGET = 3_000


@value
class Worth(NamedTuple):
    """One ``answer``, the provision ``id`` that grants it, and the ``tricks`` that the side then takes on the whole board; None where
    that is not known, for which ``why`` gives the reason.
    """

    answer: str
    id: str
    tricks: int | None
    why: str = ""


@value
class Options(NamedTuple):
    """What each answer to the choice ``id`` of ``by`` is worth to the own side; ``cards``: how many each hand has left; ``solver``:
    what counts once no duty is left.
    """

    id: str
    by: Seat
    worth: tuple[Worth, ...]
    solver: str
    cards: int

    @property
    def best(self):
        """tuple[str, ...]: the answers that are worth most; empty while the worth of any is not known."""
        tricks = [each.tricks for each in self.worth]
        return () if None in tricks else tuple(each.answer for each in self.worth if each.tricks == max(tricks))


def options(table, budget=BUDGET):
    """What the options of the choice that is open at ``table`` are worth (50D2, 51B, 54, 56, 57A).

    ``budget``: how many tables are looked at for each. Returns Options, or None where no such choice is open.
    """
    asked = [r.question for r in table.rulings if type(r.question) is Choice and r.question.id in ASKED]
    if not asked:
        return None
    choice = asked[-1]
    answers = [option for option in choice.options if not option.deed]
    return Options(choice.id, choice.by, tuple(worth(table, choice, each, budget) for each in answers), solver(table.play), table.play.left)


def worth(table, choice, option, budget):
    try:
        return Worth(option.answer, option.id, Following(choice.by.side, budget).tricks(elected(table, choice, option)))
    except NotComputed as missing:
        return Worth(option.answer, option.id, None, missing.why)


def elected(table, choice, option):
    return table.apply(Elected(choice.by, choice.id, option.answer))


class Following:
    """Best play on real tables, on which duties lie, for ``side``; at most ``budget`` of them are looked at."""

    def __init__(self, side, budget=BUDGET):
        self.side, self.budget, self.solver, self.known = side, budget, Solver(side), {}

    def tricks(self, table):
        """The tricks of the side on the whole board when all play best from ``table`` on, no one breaking a Law.

        Returns int; raises NotComputed where a card is not known, something else is open, or there is too much to look at.
        """
        refuse_unknown(table.play)
        refuse_what_is_open(table)
        won = table.play.won[self.side]
        need = won + self.solver.left(table.play)
        while need < won + table.play.left and self.reaches(table, need + 1):
            need += 1
        while need > won and not self.reaches(table, need):
            need -= 1
        return need

    def reaches(self, table, need):
        """Whether the side can come to ``need`` tricks on the board. Returns bool."""
        play = table.play
        left = need - play.won[self.side]
        if left <= 0 or left > play.left:
            return left <= 0
        choice = open_choice(table)
        if choice is None and not any(type(duty) in OBEYED for duty in table.duties):
            return self.solver.left(play) >= left
        key = play.hands, play.trick, play.turn, play.contract, table.docket.bound, choice and (choice.id, choice.by)
        least, most = self.known.get(key, (0, play.left))
        if least < left <= most:
            who = choice.by if choice else play.turn
            found = (any if who.side == self.side else all)(self.reaches(after, need) for after in self.ways(table, choice))
            self.known[key] = least, most = (left, most) if found else (least, left - 1)
        return least >= left

    def ways(self, table, choice):
        """Every table that may follow. Yields Table; raises NotComputed where they are too many."""
        if choice:
            steps = [Elected(choice.by, choice.id, option.answer) for option in choice.options if not option.deed]
        else:
            act = Played if table.play.trick else Led
            steps = [act(table.play.turn, (card,)) for card in cards(table)]
        for event in steps:
            if not self.budget:
                raise NotComputed("12C1", "there are too many lines of play to look at")
            self.budget -= 1
            after = table.apply(event)
            refuse_what_is_open(after)
            yield after


def open_choice(table):
    """The choice that is open, the latest first. Returns Choice or None."""
    return next((r.question for r in reversed(table.rulings) if r.question), None)


def refuse_what_is_open(table):
    """Raises NotComputed where something else than a choice by word is open, or a duty that no card can obey."""
    for ruling in table.rulings:
        question = ruling.question
        if question and (type(question) is not Choice or question.call):
            raise NotComputed(question.id, f"the ruling under {ruling.law} is not complete")
    for bound in table.docket.bound:
        if type(bound.duty) not in (*OBEYED, *IDLE):
            raise NotComputed(bound.id, f"a right or duty under {bound.id} lies on the table")
    if table.docket.claim:
        raise NotComputed("68", "a claim or concession lies on the table")


def cards(table):
    """One card of each sequence that the hand on turn may play; one with which a duty goes stands for itself. Returns tuple."""
    play = table.play
    in_play = play.hands[0] | play.hands[1] | play.hands[2] | play.hands[3] | mask_of(card for _, card in play.trick)
    named = 0
    for duty in table.duties:
        if hasattr(duty, "card"):
            named |= SUIT_MASKS[duty.card.suit] if getattr(duty, "kind", "") == MINOR else 1 << duty.card
    return cards_in(one_of_each(mask_of(lawful_plays(table)), HAND & ~in_play, named))
