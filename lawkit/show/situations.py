"""What has happened, as a list to open: a question, its answers, and in the end the ruling of the deal that answers it, or where to read."""
import json
import re
from difflib import SequenceMatcher
from functools import cache
from html import escape

from .. import provision, seeds
from ..notation import situations
from ..notation.errors import nearest
from ..notation.situations import Elsewhere, Question
from . import deals, html

WORD = re.compile(r"\w+")
CLOSE, LESS = 0.75, 0.5
BEST, ENOUGH = 3, 0.5
SCORES = "12", "77", "78"
TEXT = "https://www.pzbs.pl/sedziowie/mpb/2017/en/l{}.html"


def file():
    return seeds.path() / "situations.toml"


@cache
def weights():
    """What a word counts in a search, where that is not 1. Returns dict: str -> float."""
    return situations.weights(file())


@cache
def known():
    """Every situation of the seeds. Returns tuple[Situation, ...]; raises ValueError for what leads to no deal."""
    read = situations.load(file())
    for one in read:
        for _, goal in situations.paths(one.first):
            if type(goal) is not Elsewhere and goal.deal not in deals.all_deals():
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
    """The situations whose titles or phrases are most like ``said``, best first. Returns list[Situation]."""
    asked = heavy(said)
    likeness = {one: max(alike(asked, heavy(each)) for each in (one.title, *one.phrases)) for one in known()}
    ranked = sorted(likeness, key=likeness.get, reverse=True)[:BEST]
    return [one for one in ranked if likeness[one] > max(likeness.values()) / 2]


@cache
def heavy(said):
    """The words of ``said`` that count at all, in small letters. Returns tuple[str, ...]."""
    return tuple(word for word in WORD.findall(said.casefold()) if weight(word))


def weight(word):
    return weights().get(word, 1)


def alike(asked, said):
    """What the words ``asked`` count that are among those ``said``, the less the more others are said. Returns float, 0 for too little."""
    hits = [(weight(each), met(each, said)) for each in asked]
    if sum(counts for counts, how in hits if how) < min(ENOUGH, sum(map(weight, asked))) or not hits:
        return 0
    return sum(counts * how for counts, how in hits) - sum(map(weight, said)) / 100


def met(asked, said):
    """How well one of the words ``said`` fits: 1 if it is the very word, less if ``asked`` begins it or is a slip of it, else 0."""
    if asked in said:
        return 1
    return LESS * any(word.startswith(asked) or SequenceMatcher(None, asked, word).ratio() > CLOSE for word in said)


def branch(part, depth):
    """What follows, indented. Yields str."""
    if type(part) is Elsewhere:
        yield from (f"{'  ' * depth}{line}" for line in reading(part))
        return
    if type(part) is not Question:
        title, _ = answering(part)
        yield f"{'  ' * depth}{title} (deal {part.deal}): {', '.join(part.laws)}"
        return
    yield f"{'  ' * depth}{part.asks}"
    for answer, leads in part.answers:
        yield f"{'  ' * depth}- {answer}"
        yield from branch(leads, depth + 2)


# Where there is no deal.

def chapter(law):
    """The page of the book that tells of provision ``law``. Returns str, None where there is none."""
    number = provision.law_of(law)
    if number in SCORES:
        return "scores"
    return f"law{number}" if f"law{number}" in provision.ids().values() else None


def heading(part):
    """What a reader without a deal is told first. Returns str."""
    named = f"Law{'s' * (len(part.laws) > 1)} {', '.join(part.laws)}"
    return f"No deal of the book shows that: {named}" if all(map(chapter, part.laws)) else f"This book has no chapter on that: {named}"


def gists(part):
    """What the inventory says of the provisions, as pairs of an id and its gist. Returns list."""
    return [(law, provision.provision(law).gist) for law in part.laws if provision.known(law)]


def places(part):
    """Where to read on, as pairs of words and an address. Returns list."""
    numbers = dict.fromkeys(provision.law_of(law) for law in part.laws)
    return [(f"Read the chapter on Law {number}", f"{chapter(number)}.html") if chapter(number) else
            (f"Read the text of Law {number}, on another site", TEXT.format(number)) for number in numbers]


def reading(part):
    """The same as text. Yields str."""
    yield heading(part)
    yield from (f"{law}: {gist}" for law, gist in gists(part))
    yield from (f"{said}: {address}" for said, address in places(part))


# As HTML.

def as_html():
    """Every situation in its group: what needs no script, and what `widgets/find.mjs` searches. Returns str."""
    groups = dict.fromkeys(one.group for one in known())
    return f'<div class="law-find" data-weights="{escape(json.dumps(weights()))}">{"".join(map(section, groups))}</div>'


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
    if type(part) is not Question:
        return to_read(part) if type(part) is Elsewhere else reached(part)
    answers = "".join(f'<li><details name="{name}"><summary>{escape(answer)}</summary>{follows(leads, f"{name}-{number}")}</details></li>'
                      for number, (answer, leads) in enumerate(part.answers, 1))
    return f'<p class="law-asks">{escape(part.asks)}</p><ul class="law-ways">{answers}</ul>'


def reached(goal):
    """What the ruling says of it, and the way to the deal. Returns str."""
    title, steps = answering(goal)
    there = f"{deals.page_of(goal.deal)}.html#{goal.deal}"
    return (f'<div class="law-card law-reached"><p class="law-title">{html.rich(title)}</p><ol>{"".join(html.steps(steps))}</ol>'
            f'<p><a class="law-there" href="{escape(there)}">See it happen: {html.rich(title)}</a></p></div>')


def to_read(part):
    """What the inventory says of it, and the ways to more. Returns str."""
    told = "".join(f'<li class="law-step"><p>{html.rich(gist)} {html.law(law, html.law_href)}</p></li>' for law, gist in gists(part))
    ways = "".join(f'<p><a class="law-there" href="{escape(address)}">{escape(said)}</a></p>' for said, address in places(part))
    return (f'<div class="law-card law-reached"><p class="law-title">{escape(heading(part))}</p>'
            f'{f"<ol>{told}</ol>" if told else ""}<div class="law-more">{ways}</div></div>')
