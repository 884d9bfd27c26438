"""Live deals: the front end beside the pages, and one graph for each deal that a page shows."""
import hashlib
import re
import shutil
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from html import unescape
from itertools import repeat
from pathlib import Path

ROOT = Path(__file__).parents[2]
WIDGETS = ROOT / "lawkit" / "widgets"
MARK = re.compile(r'\bdata-deal="([^"]*)"')
LIVE = re.compile(r'\bclass="law-')


def front_end():
    """The files of the front end, in an order that does not change."""
    return sorted(f for f in WIDGETS.glob("*") if f.suffix in (".mjs", ".css"))


@cache
def folder():
    """Where they are served, and the graphs with them. The name changes with all that a ruling comes from, so that no browser shows
    a ruling of one lawkit on a page of another.
    """
    sources = [*front_end(), *sorted((ROOT / "lawkit").rglob("*.py")), *sorted(f for f in (ROOT / "seeds").rglob("*") if f.is_file())]
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in sources)).hexdigest()
    return f"lawkit-{digest[:8]}"


def copy_front_end(app):
    target = Path(app.outdir, "_static", folder())
    target.mkdir(parents=True, exist_ok=True)
    for file in front_end():
        shutil.copy(file, target)


def load_front_end(app, page, template, context, doctree):
    """Only a page with a deal, a question card or a Law's code loads the front end."""
    if LIVE.search(context.get("body", "")):
        app.add_css_file(f"{folder()}/law.css")
        app.add_js_file(f"{folder()}/law-site.mjs", type="module")


def anchor(app, page, template, context, doctree):
    """Each deal is the target of its own name, and knows with what link the Director's desk opens it."""
    met = set()

    def named(mark):
        first = mark[1] not in met
        met.add(mark[1])
        return f'id="{mark[1]}" ' * first + mark[0] + at_the_desk(unescape(mark[1]))

    context["body"] = MARK.sub(named, context.get("body", ""))


@cache
def at_the_desk(deal):
    """The attribute that holds the link of a deal's opening; empty for a game that has no desk. Returns str."""
    from lawkit.notation import links
    from lawkit.notation.deals import LiveDeal, opening
    from lawkit.show.deals import live_deal
    found = live_deal(deal)
    return f' data-desk="{links.write(opening(found))}"' if isinstance(found, LiveDeal) else ""


def deals_in(html_folder):
    """The values of `data-deal` in all pages, sorted."""
    pages = Path(html_folder).rglob("*.html")
    return sorted({unescape(deal) for page in pages for deal in MARK.findall(page.read_text("utf-8"))})


def write_graph(deal, target):
    """Compute the graph of a deal into the folder `target`."""
    from lawkit.show import graph
    from lawkit.show.deals import load
    graph.write(deal, target, load)


def finish(app, error):
    if error:
        return
    copy_front_end(app)
    target = Path(app.outdir, "_static", folder(), "deals")
    with ProcessPoolExecutor() as pool:
        list(pool.map(write_graph, deals_in(app.outdir), repeat(target)))


def setup(app):
    app.connect("html-page-context", load_front_end)
    app.connect("html-page-context", anchor)
    app.connect("build-finished", finish)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
