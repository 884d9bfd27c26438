"""Scores as figures: a sum with its steps, the score sheet of a board, all results of a contract. Each as text and as HTML."""
from ..provision import plain
from ..scoring.artificial import Artificial
from ..scoring.contract import score
from ..scoring.results import Score
from ..terms import NS, SIDES
from . import arithmetic, figures, words
from .html import law, law_href, rich


def steps(found):
    """An `arithmetic.Sum`. Returns (text, HTML)."""
    rows = "".join(f"<li>{rich(text)} {law(id, law_href) if id else ''}</li>" for text, id in found.rows)
    return "\n".join(found.lines), figures.card("sum", found.title, f'<ol>{rows}</ol><p class="law-total">{rich(found.total)}</p>', f" ({found.total})")


def twin(sums, named, about):
    """Two sums of which one names provision ``about``. Returns (text, HTML)."""
    return figures.twin([side(*each) for each in zip(sums, named)], about)


def side(found, named):
    """A Sum as one side of a twin; ``named``: whether it names the provision. Returns dict."""
    follows = [{"text": text, "id": id} for text, id in (*found.rows, (found.total, plain(found.rows[-1][1])))]
    return {"title": found.title, "lines": [], "named": named, "because": "", "follows": follows}


# The sheet of a board.

def matchpoints(entries, columns):
    """``entries``: what both sides have at each table; ``columns``: for each side what that is worth. Returns (text, HTML)."""
    rows = [(told(entry), *(cell(*pair) for pair in zip(entry, worth))) for entry, worth in zip(entries, zip(*columns))]
    heads = "Result, and North–South’s score", "North–South", "East–West"
    title = "The score sheet, in matchpoints"
    note = f'<p class="law-total">Each side is compared with the same side at the other tables. {law("78A", law_href)}</p>'
    return text_table(title, heads, rows) + "\n78A", figures.card("sheet", title, html_table(heads, rows) + note)


def told(entry):
    """What a table has, or each side of it. Returns str."""
    if entry[0] == entry[1]:
        return one(entry[0], NS)
    return "; ".join(f"{words.SIDES[str(side)]}: {one(had, side)}" for had, side in zip(entry, SIDES))


def one(had, side):
    """What a side has. Returns str."""
    if had is None:
        return "not played"
    if type(had) is Artificial:
        return had.name
    points = f": {arithmetic.signed(had.outcomes[0].result.points(side))}" if not had.is_weighted else ""
    return arithmetic.score(had) + points


def cell(had, found):
    """What a side's score is worth. Returns str."""
    if type(had) is Score:
        return f"{arithmetic.number(found.worth)} of {found.top}, {arithmetic.percent_about(found.share)}"
    return "—" if had is None else arithmetic.percent_about(had.share)


# All results of a contract.

def every_result(contract, vulnerable):
    """What declarer's side scores with 0 to 13 tricks, undoubled, doubled and redoubled. Returns (text, HTML)."""
    bid, state = words.call(f"{contract.level}{contract.denomination}"), "vulnerable" if vulnerable else "not vulnerable"
    title = f"Every result of {words.contract(str(contract._replace(stake=0)))}, {state}"
    heads = "Tricks", bid, f"{bid}X", f"{bid}XX"
    rows = [(f"{tricks} ({result(tricks - 6 - contract.level)})",
             *(arithmetic.signed(score(contract._replace(stake=stake), tricks, vulnerable)) for stake in range(3))) for tricks in reversed(range(14))]
    body = f"<details><summary>All 14, from thirteen tricks down</summary>{html_table(heads, rows)}</details>"
    return text_table(title, heads, rows) + "\n77", figures.card("sheet", title, f'{body}<p class="law-total">Points of declarer’s side. {law("77", law_href)}</p>')


def result(over):
    return "=" if over == 0 else arithmetic.signed(over)


def text_table(title, heads, rows):
    """A table in columns. Returns str."""
    wide = [max(map(len, column)) for column in zip(heads, *rows)]
    lines = ["  ".join(text.ljust(width) for text, width in zip(row, wide)).rstrip() for row in (heads, *rows)]
    return "\n".join([title, *lines])


def html_table(heads, rows):
    """A table whose first column names the row. Returns str."""
    head = "".join(f'<th scope="col">{head}</th>' for head in heads)
    body = "".join(f'<tr><th scope="row">{rich(first)}</th>' + "".join(f"<td>{rich(text)}</td>" for text in others) + "</tr>" for first, *others in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
