"""The coverage page: every provision with its gist, its status, its code and how many cases test it."""
from html import escape

from .. import code, coverage, provision
from . import html

OTHERS = {"classic": "Classic contract bridge", "spoil-five": "Spoil Five", "general": "Other Laws on which these lean"}
COLUMNS = ("provisions", "provisions"), ("accounted", "told here"), ("computed", "computed"), ("tested", "tested")


class Coverage:
    """The state of the whole, for a notebook: a table of counts, then every provision, which others can link to."""

    def __init__(self):
        self.lines = coverage.lines()
        self.summary = coverage.summary(self.lines)

    def __repr__(self):
        return coverage.report(self.lines)

    def _repr_html_(self):
        return counts(self.summary) + "".join(section(stem, group) for stem, group in groups(self.lines).items())


def groups(lines):
    """The lines of each file of the inventory. Returns dict: stem -> list[Line]."""
    found = {}
    for line in lines:
        found.setdefault(provision.ids()[line.provision.id], []).append(line)
    return found


def title(stem, lines):
    """The heading of one part. Returns str."""
    first = lines[0].provision
    return OTHERS.get(stem) or f"Law {first.id}: {first.title}"


def counts(summary):
    """How much of each Law is told, computed and tested. Returns str."""
    head = "".join(f'<th scope="col">{name}</th>' for _, name in COLUMNS)
    rows = {f"Law {law}" if law.isdigit() else OTHERS[law]: part for law, part in summary["by_law"].items()}
    rows |= {"All": summary, OTHERS["general"]: summary["general_knowledge"]}
    body = "".join(f'<tr><th scope="row">{escape(name)}</th>' + "".join(f"<td>{part[key]}</td>" for key, _ in COLUMNS) + "</tr>"
                   for name, part in rows.items())
    return ('<div class="wide-table" role="region" tabindex="0" aria-label="Coverage by Law"><table class="law-coverage">'
            f'<caption>Coverage by Law</caption><thead><tr><th scope="col">Law</th>{head}</tr></thead><tbody>{body}</tbody></table></div>')


def section(stem, lines):
    """One Law: its provisions as a list of definitions, each with an anchor. Returns str."""
    return f"<h2>{escape(title(stem, lines))}</h2><dl class=\"law-provisions\">{''.join(map(entry, lines))}</dl>"


def entry(line):
    """One provision. Returns str."""
    one = line.provision
    gist = html.rich(one.gist) + (f" <em>{html.rich(one.why)}</em>" if one.why else "")
    return (f'<dt id="{html.slug(one.id)}"><b>{escape(one.id)}</b> {html.rich(one.title)}</dt>'
            f'<dd>{gist} <span class="law-state">{escape(state(line))}</span></dd>')


def state(line):
    """Status, code and tests in words. Returns str."""
    one = line.provision
    said = [one.status if one.status != "judgement" else "the Director judges", one.force]
    if line.ruled and not line.built:
        said.append("not computed yet")
    if line.built:
        said.append(f"code in {where(one.id)}")
        said.append(f"{len(line.tests)} case{'s' * (len(line.tests) != 1)}" if line.tests else "no case yet")
    return "; ".join(said) + "."


def where(id):
    """The file in which a provision is computed, that of its own Law first. Returns str."""
    paths = [place.path for part in provision.parts(id) for place in code.places().get(part, ())]
    return min(paths, key=lambda path: not path.endswith(f"law{provision.law_of(id)}.py"))
