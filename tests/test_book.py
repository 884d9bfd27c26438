"""The book as it is written: plain sentences, terms explained, stored outputs, no law and no machinery in a notebook."""
import ast
import json
import re
from pathlib import Path

import pytest
import textstat

from lawkit import book
from lawkit.book.account import account
from lawkit.show.deals import all_deals
from sections import any_within, is_ruled, left_out, lettered, within

BOOK = Path(__file__).parents[1] / "book"
NOTEBOOKS = sorted(BOOK.glob("*.ipynb"))
CHAPTERS = sorted(BOOK.glob("law*.ipynb"))
PAGES = [path for path in sorted([*BOOK.glob("*.md"), *NOTEBOOKS]) if path.stem != "glossary"]
TERMS = re.findall(r"^## (.+)$", (BOOK / "glossary.md").read_text("utf-8"), re.MULTILINE)
LINK = re.compile(r"\[([^\]]*)\]\(([^)]*)\)")
MOST_WORDS, EASIEST_ALLOWED, MOST_LINES = 35, 55, 5
GUESTS = {"experiment": {"ipywidgets", "IPython"}}


def named(paths):
    return pytest.mark.parametrize("path", paths, ids=[path.stem for path in paths])


def cells(path, kind):
    return [cell for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == kind]


def source(cell):
    return "".join(cell["source"])


def text(path):
    """All prose of a page as Markdown."""
    return path.read_text("utf-8") if path.suffix == ".md" else "\n\n".join(source(cell) for cell in cells(path, "markdown"))


def prose(path):
    """The sentences of a page with their headings, without tables and code."""
    plain = re.sub(r"^```.*?^```$", "", text(path), flags=re.MULTILINE | re.DOTALL)
    return "\n".join(line for line in plain.splitlines() if not re.match(r"\||<", line))


def sections(path):
    """The prose under each heading. Returns dict."""
    parts = re.split(r"^#+ (.+)$", prose(path), flags=re.MULTILINE)
    return {title: body for title, body in zip(parts[1::2], parts[2::2]) if body.strip()}


def spoken(markdown):
    """Prose as it is read: links by their words, no marks, calls and provisions as one word each."""
    said = LINK.sub(r"\1", markdown)
    said = re.sub(r"[*`_]|\((?:\d+[A-Z][\w()]*(?:, )?)+\)", "", said)
    return re.sub(r"\b\d{1,2}[A-Z]\d?(?:\([a-z]\))*", "it", re.sub(r"[♠♥♦♣]", " x", said))


def sentences(markdown):
    blocks = re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|:) )", spoken(markdown))
    return [s for block in blocks for s in re.split(r"(?<=[.!?])[”’]?\s+", " ".join(block.split())) if s]


def code(path):
    return "\n".join(source(cell) for cell in cells(path, "code"))


def calls_in(text, name):
    return [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Call) and getattr(n.func, "id", "") == name]


def calls(path, name):
    """The arguments of every call of ``name`` in a notebook, those that are written out."""
    return [[a.value for a in call.args if isinstance(a, ast.Constant)] for call in calls_in(code(path), name)]


def deals_of(path):
    return {id for args in calls(path, "deal") for id in args}


@named(PAGES)
def test_no_sentence_is_long(path):
    assert [s for s in sentences(prose(path)) if len(s.split()) > MOST_WORDS] == []


@named(PAGES)
def test_every_section_reads_easily(path):
    hard = {title: score for title, body in sections(path).items() if len(body.split()) > 20
            and (score := textstat.flesch_reading_ease(" ".join(sentences(body)))) < EASIEST_ALLOWED}
    assert hard == {}


@named(PAGES)
@pytest.mark.parametrize("term", TERMS)
def test_first_use_of_a_term_is_linked(path, term):
    target = f"glossary.md#{term.lower().replace(' ', '-')}"
    body = "\n".join(sections(path).values())
    used = re.search(rf"\b{term}s?\b", re.sub(r"\]\([^)]*\)", lambda found: " " * len(found[0]), body), re.IGNORECASE)
    if used:
        inside = [(m.start(), m.end()) for m in LINK.finditer(body) if m[2] == target]
        assert any(start < used.start() < end for start, end in inside), body[max(0, used.start() - 40):used.end() + 20]


def test_every_link_into_the_glossary_has_its_term():
    anchors = {term.lower().replace(" ", "-") for term in TERMS}
    found = {target.removeprefix("glossary.md#") for path in PAGES for _, target in LINK.findall(text(path))
             if target.startswith("glossary.md#")}
    assert found - anchors == set()


def test_glossary_is_in_order():
    assert TERMS == sorted(TERMS, key=str.lower) and len(TERMS) > 10


@named(NOTEBOOKS)
def test_no_law_and_no_machinery_in_a_notebook(path):
    tree = ast.parse(code(path))
    assert not any(isinstance(node, ast.ClassDef) for node in ast.walk(tree))
    assert [f.name for f in ast.walk(tree) if isinstance(f, ast.FunctionDef) and f.end_lineno - f.lineno >= MOST_LINES] == []
    packages = {alias.name.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    packages |= {node.module.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert packages - GUESTS.get(path.stem, set()) <= {"lawkit"}


@named(NOTEBOOKS)
def test_outputs_are_stored_and_no_state_of_widgets(path):
    book = json.loads(path.read_text("utf-8"))
    assert "widgets" not in book["metadata"]
    shows = [cell for cell in cells(path, "code") if not source(cell).startswith("from lawkit.book import") or "\n\n" in source(cell)]
    assert [cell["id"] for cell in shows if not cell["outputs"] and "nbval-ignore-output" not in cell["metadata"].get("tags", ())] == []
    assert path.stem in GUESTS or "widget-view" not in path.read_text("utf-8")


@named(NOTEBOOKS)
def test_every_deal_exists(path):
    assert deals_of(path) <= set(all_deals())


@named(CHAPTERS)
def test_a_chapter_has_what_a_chapter_needs(path):
    for name in ("deal", "twin", "script", "law_code", "provisions"):
        assert calls(path, name), f"no {name}() in {path.name}"
    assert 2 <= len(calls(path, "question")) <= 6
    titles = list(sections(path))
    assert {"Pitfalls", "Questions", "Where judgement begins", "Links on"} <= set(titles)


@named(CHAPTERS)
def test_a_deal_comes_first_and_each_has_its_twin(path):
    kinds = [name for cell in cells(path, "code") for name in re.findall(r"^(deal|twin)\(", source(cell), re.MULTILINE)]
    assert kinds[0] == "deal"
    assert len(calls(path, "twin")) >= len(calls(path, "deal")) - 1


@named(CHAPTERS)
def test_the_first_screen_is_short(path):
    before = source(cells(path, "markdown")[0])
    assert len(before.split()) <= 90


# Every lettered section of a Law, or the Law where it has none, has a heading that names it, or headings of its parts, and
# under these a twin. That a live deal comes to it, the built book shows (tests/browser/test_book_deals.py).

def law_of(path):
    return path.stem.removeprefix("law")


def code_under_headings(path):
    """Pairs of the provisions that a heading of the second level names, and the code down to the next such heading."""
    found = [([], "")]
    for cell in json.loads(path.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            found[-1] = (found[-1][0], found[-1][1] + "\n" + source(cell))
        else:
            titles = re.findall("^## (.+)$", source(cell), re.MULTILINE)
            found += [(re.findall(r"\d+[A-Z]?[\w()]*", title.partition(": ")[0]) if ": " in title else [], "") for title in titles]
    return found


def code_of(path, section):
    """The code under the headings that name ``section`` or a part of it, None where there is none."""
    found = [cells for ids, cells in code_under_headings(path) if any_within(ids, section)]
    return "\n".join(found) if found else None


def has_twin(text, section):
    """Whether a cell tells ``section`` from its near miss; for a section that only describes, an example will do."""
    twins = [[ast.literal_eval(arg) for arg in (*call.args, *(word.value for word in call.keywords))] for call in calls_in(text, "twin")]
    twins = [args for args in twins if within(args[-1], section)]
    for args in twins:
        book.twin(*args)  # refuses what is no twin
    examples = [] if is_ruled(section) else [ast.literal_eval(call.args[0]) for call in calls_in(text, "rulings")]
    return bool(twins) or any(any_within(account(id).table.cited, section) for id in examples)


@named(CHAPTERS)
def test_every_section_has_its_heading(path):
    assert [section for section in lettered(law_of(path)) if code_of(path, section) is None] == []


@named(CHAPTERS)
def test_every_section_has_its_twin(path):
    assert {section for section in lettered(law_of(path)) if not has_twin(code_of(path, section) or "", section)} == left_out(law_of(path), "twin")
