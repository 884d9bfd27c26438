"""What a chapter's cells call: live deals, a table of one's own, scripts, twins, rulings, the Law's code, its provisions and questions.

>>> from lawkit.book import deal, question, twin
"""
from .. import at_table, provision, replacing
from .. import replacements as sorted_replacements
from ..show import evidence as beside
from ..show import figures, happened, html, text, told, view
from ..show import replacements as listed
from ..show.deals import source_of
from . import compare, panels
from .account import account, another_way, live_deal, under_both
from .claims import adjudication
from .quiz import question
from .score_quiz import score_question
from .scores import damage, every_result, knockout, own_error, pair, penalty, sheet, worth
from .shown import Shown

__all__ = ["adjudication", "damage", "deal", "desk", "differences", "every_result", "evidence", "knockout", "law_code", "own_error", "pair", "penalty", "provisions", "question", "replacements",
           "rulings", "score_question", "script", "sheet", "then_and_now", "twin", "worth"]


def deal(id):
    """The live deal ``id`` of the seeds, with its worked example. Returns a widget; raises ValueError for no such deal."""
    from ..widgets import Deal
    source = source_of(live_deal(id))
    return Deal(source, source.deal.worked, deal_id=id)


def desk(dealer="N", *events, vul="None", hands=None, rules="2017", regulations=()):
    """A table of your own, at which anything may happen; the arguments are those of `lawkit.at_table`. Returns a widget.

    Raises CaseError for what cannot be read, TraitError for an event that is impossible.
    """
    from ..notation.cases import UNFINISHED, Case
    from ..show.desk import Desk
    from ..widgets import Deal
    setup = at_table(dealer, vul=vul, hands=hands, rules=rules, regulations=regulations).setup
    return Deal(Desk(Case(**UNFINISHED, board=setup.board, hands=setup.deal, rules=rules, regulations=setup.regulations)), events)


def script(id):
    """What the Director says in deal or case ``id``, in order, and to whom. Returns Shown; raises ValueError."""
    about = account(id)
    return Shown(*figures.script(about.title, [step for step in view.steps(about.table) if step["say"]]))


def rulings(id):
    """The table and the rulings of deal or case ``id``. Returns Shown; raises ValueError for an unknown one."""
    about = account(id)
    by = told.of(about.table)
    seen = {"table": by.table(about.table, about.title), "steps": by.steps(about.table), "controls": [], "live": "", "whynot": []}
    return Shown(text.view(seen), html.deal(seen))


def evidence(id):
    """What was counted beside the questions of deal or case ``id``: evidence, never the answer. Returns Shown; raises ValueError."""
    about = account(id)
    return Shown(*beside.figure(about.table, about.title))


def twin(one, other, about):
    """Deals or cases ``one`` and ``other`` side by side: what differs, and which of them names provision ``about``.

    ``other`` may also be the event lines of another way through deal ``one``. Returns Shown. Raises ValueError for an unknown id, or when both or neither of the rulings name the provision.
    """
    provision.provision(about)
    both = account(one), account(other) if isinstance(other, str) else another_way(one, other)
    cited = [about in each.table.cited for each in both]
    if cited[0] == cited[1]:
        raise ValueError(f"{one} and {both[1].id} {'both' if cited[0] else 'both do not'} name {about}: that is no twin")
    lines = compare.marked(*(each.table for each in both))
    return Shown(*figures.twin(compare.sides(both, about, lines), about))


def then_and_now(case):
    """One case under the classic fragment and under the Laws of 2017, side by side. Returns Shown; raises ValueError for an
    unknown case.
    """
    title, tables = under_both(case)
    names = "Then: the classic fragment", "Now: the Laws of 2017"
    sides = [{"title": name, "follows": view.steps(table)} for name, table in zip(names, tables)]
    return Shown(*figures.then_and_now(f"Then and now: {title}", " ".join(happened.scene(tables[0])), sides))


def differences():
    """What has changed since the classic fragment, point by point, each with the provisions of either rule set. Returns Shown."""
    return Shown(*figures.differences(compare.differences()))


def replacements(methods, *events, dealer="N", **setup):
    """The calls that may replace the withdrawn one once ``events`` have happened, sorted by what they cost.

    ``methods``: a call such as ``2H`` -> what it means, as in the case notation; ``dealer`` and ``setup`` are those of
    `lawkit.at_table`. Returns Shown. Raises ValueError where no call waits to be replaced.
    """
    table = at_table(dealer, *events, **setup)
    act = replacing.waiting(table)[1].case.act
    return Shown(*listed.replacements(act, sorted_replacements(table, methods)))


def law_code(id, *functions):
    """The code of a provision such as ``27B1(a)``, or of a whole Law such as ``law27``, from its file; with names of
    ``functions`` only those of it.

    Returns Shown. Raises ValueError for what has no code.
    """
    title, source = panels.code(id, functions)
    return Shown(f"{title}\n\n{source}", html.code(source, title))


def provisions(law):
    """The provisions of a Law such as ``27``, each with its gist, force and status. Returns Shown; raises ValueError."""
    return Shown(*figures.provisions(law, panels.of_law(law)))
