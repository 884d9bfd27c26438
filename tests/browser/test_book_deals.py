"""The live deals of the built book: every path tells the ruling of the same case replayed elsewhere from its own text, and
in each chapter mouse and keyboard lead along the path on which a reader does the most kinds of thing.
"""
import gzip
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from lawkit.show import graph
from sections import any_within, is_ruled, left_out, lettered

HERE = Path(__file__).parent
BOOK = HERE.parents[1] / "book"
CHAPTERS = [*sorted(path.stem for path in BOOK.glob("law[0-9]*.ipynb")), "classic", "scores", "spoilfive"]
MOST_BYTES = 60_000

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module", params=CHAPTERS)
def chapter(request):
    return request.param


@pytest.fixture(scope="module")
def loaded(tab, chapter):
    """The page of each chapter, once for all tests, its deals live."""
    tab.goto(f"book/{chapter}.html")
    for deal in deals_of(chapter):
        tab.locator(f'[data-deal="{deal}"][data-live]').wait_for()


def deals_of(chapter):
    """The deals that a chapter shows, in the order of the page. Returns list[str]."""
    return list(dict.fromkeys(re.findall(r'data-deal=\\"([^\\]+)\\"', (BOOK / f"{chapter}.ipynb").read_text("utf-8"))))


def file_of(book, deal):
    return next(book.glob(f"_static/lawkit-*/deals/{deal}.json"))


@cache
def nodes_of(book, deal):
    return graph.read(json.loads(file_of(book, deal).read_text("utf-8")))


@cache
def replayer():
    """The process that replays, for as long as the tests run. It ends with its standard input."""
    return subprocess.Popen([sys.executable, HERE / "replay.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


@cache
def replayed(book, deal):
    """The paths through a deal that take each control of each node once; what the Director has said after each path, and
    which provisions the rulings cite.

    Returns dict: tuple of events -> (str, list[str]).
    """
    paths = sorted(events for events, _ in graph.paths(nodes_of(book, deal)))
    print(json.dumps([deal, paths]), file=replayer().stdin, flush=True)
    return dict(zip(map(tuple, paths), json.loads(replayer().stdout.readline()), strict=True))


# Every path, by the page's own script.

WALK = """async ([id, paths]) => {
  const deal = document.querySelector(`[data-deal="${id}"]`).lawDeal, nodes = [deal.node], told = [];
  let here = [];
  for (const path of paths) {
    let at = path.findIndex((event, i) => event !== here[i]);
    for (; at >= 0 && at < path.length; at += 1) {
      await deal.act(nodes[at].controls.findIndex(control => control.event === path[at]), at);
      nodes[at + 1] = deal.node;
    }
    here = path;
    told.push(deal.text());
  }
  return told;
}"""


def test_every_path_tells_what_a_replay_of_its_text_rules(loaded, page, book, chapter):
    for deal in deals_of(chapter):
        rulings = replayed(book, deal)
        assert page.evaluate(WALK, [deal, list(rulings)]) == [said for said, _ in rulings.values()], deal


# What there is to be walked.

@pytest.mark.parametrize("chapter", [name for name in CHAPTERS if name.startswith("law")], scope="module")
def test_a_live_deal_comes_to_every_section(book, chapter):
    cited = {id for deal in deals_of(chapter) for id in cited_at_the_ends(book, deal)}
    law = chapter.removeprefix("law")
    missed = {section for section in lettered(law) if is_ruled(section) and not any_within(cited, section)}
    assert missed == left_out(law, "deal")


def cited_at_the_ends(book, deal):
    """The provisions that the rulings cite where nothing is left to do. Returns set[str]."""
    nodes, rulings = nodes_of(book, deal), replayed(book, deal)
    ends = (tuple(events) for events, number in graph.paths(nodes) if not nodes[number]["controls"])
    return {id for events in ends for id in rulings[events][1]}


def test_the_graphs_of_a_chapter_are_small(book, chapter):
    packed = [gzip.compress(file_of(book, deal).read_bytes(), 9) for deal in deals_of(chapter)]
    assert 0 < sum(map(len, packed)) <= MOST_BYTES


# By hand: as a reader does it, to whom a button must be in sight and within reach.

def richest(book, chapter):
    """The deal of a chapter, and the shortest path through it, on which a reader does the most kinds of thing.

    Returns tuple: deal, tuple of events.
    """
    ways = {(deal, path): kinds for deal in deals_of(chapter) for path, kinds in kinds_along(nodes_of(book, deal)).items()}
    return max(ways, key=lambda way: (len(ways[way]), -len(way[1])))


def kinds_along(nodes):
    """The kinds of thing that a reader does on each path. Returns dict: tuple of events -> frozenset."""
    controls, kinds = {}, {(): frozenset()}
    for events, number in graph.paths(nodes):
        path, before = tuple(events), tuple(events[:-1])
        controls[path] = nodes[number]["controls"]
        if path:
            kinds[path] = kinds[before] | {kind(controls[before], path[-1])}
    return kinds


def kind(controls, event):
    """What a reader does who takes ``event``: which sort of control it is, and whether its box has to be opened first."""
    taken = next(control for control in controls if control["event"] == event)
    first = next(control["group"] for control in [*(c for c in controls if c["group"]), taken])
    return taken["kind"], event == "director", taken["group"] not in (first, None)


def by_mouse(page, button):
    if not button.is_visible():
        button.locator("xpath=ancestor::details/summary").click()
    button.click()


NEXT_KEY = """button => {
  const here = document.activeElement, closed = button.closest("details:not([open])"), goal = closed?.firstElementChild ?? button;
  if (here === goal) return ["Enter", !closed];
  const later = here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (button.closest("[role=toolbar]")?.contains(here)) return [later ? "ArrowRight" : "ArrowLeft", false];
  return [later ? "Tab" : "Shift+Tab", false];
}"""


def by_keyboard(page, button):
    for _ in range(60):
        key, acts = button.evaluate(NEXT_KEY)
        page.keyboard.press(key)
        if acts:
            return
    raise AssertionError(f"not reached by keyboard: {button}")


@pytest.mark.parametrize("take, width", [(by_mouse, 360), (by_keyboard, 1280)])
def test_by_hand_along_the_richest_path(loaded, page, book, chapter, take):
    page.emulate_media(reduced_motion="reduce")
    deal, path = richest(book, chapter)
    figure = page.locator(f'[data-deal="{deal}"]')
    figure.focus()
    if figure.get_attribute("data-at") != "0":
        take(page, figure.locator("[data-tool=restart]"))
    for number, event in enumerate(path, 1):
        take(page, figure.locator(f".law-live button[data-event={json.dumps(event, ensure_ascii=False)}]:not([aria-pressed])"))
        page.locator(f'[data-deal="{deal}"][data-at="{number}"]').wait_for()
    assert figure.evaluate("figure => figure.lawDeal.text()") == replayed(book, deal)[path][0]
