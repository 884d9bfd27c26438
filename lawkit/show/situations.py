"""What has happened, as a list to open: a question, its answers, and in the end the ruling of the deal that answers it."""
import re
from difflib import SequenceMatcher
from functools import cache
from html import escape

from .. import seeds
from ..notation import situations
from ..notation.errors import nearest
from ..notation.situations import Goal
from . import deals, html

WORD = re.compile(r"\w+")
CLOSE = 0.75
BEST = 3


@cache
def known():
    """Every situation of the seeds. Returns tuple[Situation, ...]; raises ValueError for what leads to no deal."""
    read = situations.load(seeds.path() / "situations.toml")
    for one in read:
        for _, goal in situations.paths(one.first):
            if goal.deal not in deals.all_deals():
                raise ValueError(f"situation {one.id}: no deal {goal.deal!r}{nearest(goal.deal, deals.all_deals())}")
    return read


@cache
def answering(goal):
    """The steps of the worked ruling that name the provisions of ``goal``, and the title of its deal.

    Returns (str, list[dict]); raises ValueError where the ruling does not name one of them.
    """
    source = deals.source_of(deals.all_deals()[goal.deal])
    state = source.root()
    for line in source.deal.worked:
        state = source.step(state, line)
    told = source.told(source.table_of(state))
    lost = set(goal.laws) - {step["id"] for step in told}
    if lost:
        raise ValueError(f"the worked ruling of deal {goal.deal!r} does not name {', '.join(sorted(lost))}")
    return source.deal.title, [step for step in told if step["id"] in goal.laws]


# As text.

def text(said):
    """The situations that ``said`` may speak of, best first, each with its questions. Returns str, "" where there is none."""
    return "\n\n".join("\n".join([one.title, *branch(one.first, 1)]) for one in found(said))


def found(said):
    """The situations whose titles or phrases are most like ``said``. Returns list[Situation]."""
    asked = WORD.findall(said.casefold())
    likeness = {one: max(alike(asked, WORD.findall(each.casefold())) for each in (one.title, *one.phrases)) for one in known()}
    ranked = sorted(likeness, key=likeness.get, reverse=True)[:BEST]
    return [one for one in ranked if likeness[one] > max(likeness.values()) / 2]


def alike(asked, said):
    """How many of the words ``asked`` are among those ``said``, also begun or misspelt, the fewer the others. Returns float."""
    hits = sum(any(word.startswith(each) or SequenceMatcher(None, each, word).ratio() > CLOSE for word in said) for each in asked)
    return hits - abs(len(asked) - len(said)) / 100 if hits else 0


def branch(part, depth):
    """What follows, indented. Yields str."""
    if type(part) is Goal:
        title, _ = answering(part)
        yield f"{'  ' * depth}{title} (deal {part.deal}): {', '.join(part.laws)}"
        return
    yield f"{'  ' * depth}{part.asks}"
    for answer, leads in part.answers:
        yield f"{'  ' * depth}- {answer}"
        yield from branch(leads, depth + 2)


# As HTML.

def as_html():
    """Every situation in its group: what needs no script, and what `widgets/find.mjs` searches. Returns str."""
    groups = dict.fromkeys(one.group for one in known())
    return f'<div class="law-find">{"".join(map(section, groups))}</div>'


def section(group):
    """The situations of one group under its heading. Returns str."""
    return f'<section><h2>{escape(group)}</h2>{"".join(folded(one) for one in known() if one.group == group)}</section>'


def folded(one):
    """One situation, closed. Returns str."""
    said = "".join(f"<li>“{escape(phrase)}”</li>" for phrase in one.phrases)
    return (f'<details class="law-situation" id="{one.id}"><summary>{escape(one.title)}</summary>'
            f'{follows(one.first, one.id)}<ul class="law-said" aria-label="What people say">{said}</ul></details>')


def follows(part, name):
    """A question with its answers, each closed, or what the questions have led to. ``name``: the answers of which one is open."""
    if type(part) is Goal:
        return reached(part)
    answers = "".join(f'<li><details name="{name}"><summary>{escape(answer)}</summary>{follows(leads, f"{name}-{number}")}</details></li>'
                      for number, (answer, leads) in enumerate(part.answers, 1))
    return f'<p class="law-asks">{escape(part.asks)}</p><ul class="law-ways">{answers}</ul>'


def reached(goal):
    """What the ruling says of it, and the way to the deal. Returns str."""
    title, steps = answering(goal)
    there = f"{deals.page_of(goal.deal)}.html#{goal.deal}"
    return (f'<div class="law-card law-reached"><p class="law-title">{html.rich(title)}</p><ol>{"".join(html.steps(steps))}</ol>'
            f'<p><a class="law-there" href="{escape(there)}">See it happen: {html.rich(title)}</a></p></div>')
