"""The figures of a chapter besides its deals: what the Director says, twins, provisions. Each as text and as HTML."""
from html import escape
from itertools import groupby
from operator import itemgetter

from ..provision import OTHERS as GAMES
from .html import law, law_href, rich
from .index import OTHERS

STATUS = {"computed": "computed", "judgement": "the Director judges", "narrative": "a heading",
          "cross-reference": "sends elsewhere", "out of scope": "not in this book"}
NOTHING = "nothing to rule on"
DIFFERS = '<b class="law-differs" role="img" aria-label="differs:">◆</b> '


def card(name, title, body, more=""):
    """A figure with its title; ``more`` tells its name from those of others on the page. Returns str."""
    return f'<section class="law-card law-{name}" aria-label="{escape(title + more)}"><p class="law-title">{rich(title)}</p>{body}</section>'


# What the Director says.

def script(title, steps):
    """What is said in ``steps``, in order, and to whom. Returns (text, HTML)."""
    title = f"What the Director says: {title}"
    rows = [f"{n}. {to(step)}: “{step['say']}”  {step['id']}" for n, step in enumerate(steps, 1)]
    items = "".join(f'<li><p class="law-who">{to(step)} {law(step["id"], law_href)}</p><p class="law-say">“{rich(step["say"])}”</p></li>'
                    for step in steps)
    return "\n".join([title] + (rows or ["Nothing."])), card("script", title, f"<ol>{items}</ol>")


def to(step):
    return f"To {step['hearer']}"


# Twins.

def twin(sides, about):
    """Two accounts of which one is ruled under provision ``about``; how both begin is told once. Returns (text, HTML)."""
    title, (head, *sides) = f"Twins: only one of them is a case of {about}", begun(sides)
    columns = "".join(f"<li>{column(side, about)}</li>" for side in sides)
    begin = f'<p class="law-scene">{rich(head)}</p>' * bool(head)
    return ("\n\n".join([title, *[head] * bool(head)] + [told(side, about) for side in sides]),
            card("twin", title, f"{begin}<ul>{columns}</ul>", f" ({sides[0]['title']})"))


def begun(sides):
    """What both accounts begin with, and the sides from there on. Returns list: str, then two dicts."""
    rows = [side["lines"] for side in sides]
    alike = next((n for n, pair in enumerate(zip(*rows)) if any(differs for _, differs in pair)), min(map(len, rows)))
    head = " ".join(line for line, _ in rows[0][:alike])
    return [head and f"In both: {head}"] + [side | {"lines": together(side["lines"][alike:])} for side in sides]


def together(lines):
    """``lines`` with those in one, one after another, that do not differ. Returns list of (line, bool)."""
    return [row for differs, rows in groupby(lines, key=itemgetter(1))
            for row in (rows if differs else [(" ".join(line for line, _ in rows), False)])]


def verdict(side, about):
    """Whether the provision is used. Returns str."""
    return f"{about} applies." if side["named"] else f"{about} does not apply."


def told(side, about):
    rows = [side["title"], *listed(side), f"= {verdict(side, about)}"] + [f"  {line}" for line in [side["because"]] if line]
    return "\n".join(rows + [f"- {step['text']}  {step['id']}" for step in side["follows"]])


def beside(sides):
    """Two lines of play, what differs in them marked, and what follows in each alone. Returns (text, HTML)."""
    title, (head, *sides) = "Side by side", begun(sides)
    rows = [row for side in sides for row in (side["title"], *listed(side), *bulleted(side["follows"]))]
    columns = "".join(f"<li>{happened(side)}{follows(side)}</li>" for side in sides)
    return "\n".join([title, *[head] * bool(head), *rows]), card("twin", title, f'<p class="law-scene">{rich(head)}</p><ul>{columns}</ul>')


def happened(side):
    lines = "".join(f"<li>{DIFFERS * differs}{rich(line)}</li>" for line, differs in side["lines"])
    return f'<p class="law-subtitle">{rich(side["title"])}</p><ul class="law-happened">{lines}</ul>'


def follows(side):
    steps = "".join(f'<li>{rich(step["text"])} {law(step["id"], law_href)}</li>' for step in side["follows"])
    return f'<ul class="law-follows">{steps}</ul>'


def listed(side):
    return [f"{'*' if differs else ' '} {line}" for line, differs in side["lines"]]


def column(side, about):
    because = f'<p class="law-because">{rich(side["because"])}</p>' if side["because"] else ""
    mark = "law-yes" if side["named"] else "law-no"
    return (f'{happened(side)}<p class="law-verdict {mark}">{rich(verdict(side, about))} {law(about, law_href)}</p>'
            f"{because}{follows(side)}")


def then_and_now(title, scene, sides):
    """One account under two rule sets: what happened, told once, and under each what follows and its provisions. Returns
    (text, HTML). ``sides`` are dicts with the ``title`` of the rule set and the steps that ``follow``.
    """
    columns = "".join(f'<li><p class="law-subtitle">{rich(side["title"])}</p>{consequences(side["follows"])}</li>' for side in sides)
    told_ = [line for side in sides for line in [side["title"], *bulleted(side["follows"])]]
    return ("\n".join([title, scene, *told_]), card("twin", title, f'<p class="law-scene">{rich(scene)}</p><ul>{columns}</ul>'))


def differences(rows):
    """A list of what has changed between two rule sets. ``rows`` are dicts: the ``point``, and the provisions ``then`` and ``now``,
    or ``why`` there is nothing to show. Returns (text, HTML).
    """
    title = "What has changed"
    told_ = [f"{row['point']}. " + (row.get("why") or f"Then: {named(row['then'], str)}. Now: {named(row['now'], str)}.") for row in rows]
    points = "".join(f'<li><p class="law-subtitle">{rich(row["point"])}</p>{changed(row)}</li>' for row in rows)
    return "\n".join([title, *told_]), card("differences", title, f"<details><summary>All {len(rows)} points</summary><ul>{points}</ul></details>")


def changed(row):
    """What `differences` tells of one point. Returns str."""
    if "why" in row:
        return f"<p>{rich(row['why'])}</p>"
    return "".join(f"<p>{when}: {named(row[when.lower()], lambda id: law(id, law_href))}</p>" for when in ("Then", "Now"))


def named(found, write):
    """Provisions one after another, or that there are none. Returns str."""
    return ", ".join(map(write, found)) or NOTHING


def consequences(steps):
    """What follows, each with its provision, as a list. Returns str."""
    found = "".join(f'<li>{rich(step["text"])} {law(step["id"], law_href)}</li>' for step in steps)
    return f'<ul class="law-follows">{found or "<li>Nothing is ruled.</li>"}</ul>'


def bulleted(steps):
    return [f"- {step['text']}  {step['id']}" for step in steps] or ["- Nothing is ruled."]


# Provisions.

def provisions(title, found):
    """A table of provisions. Returns (text, HTML)."""
    rows = [f"{each.id:9} {each.force:6} {STATUS[each.status]:20} {each.gist}{origin(each)}" for each in found]
    lines = "".join(f'<tr><th scope="row">{law(each.id, law_href)}</th><td>{rich(each.gist)} '
                    f'<span class="law-force">{each.force}; {STATUS[each.status]}{origin(each)}</span></td></tr>' for each in found)
    head = '<thead><tr><th scope="col">Provision</th><th scope="col">What it says; its force; who settles it</th></tr></thead>'
    title, table = f"The provisions of {OTHERS.get(title, f'Law {title}')}", f"<table>{head}<tbody>{lines}</tbody></table>"
    return "\n".join([title] + rows), card("provisions", title, f"<details><summary>All {len(found)}, each in a sentence</summary>{table}</details>")


def origin(one):
    """Where a rule of another game comes from, if not from its source. Returns str."""
    return f"; {one.source}" if one.id[:2] in GAMES and one.source != "source" else ""
