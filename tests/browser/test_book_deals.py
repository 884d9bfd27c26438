"""The live deals of the built book: every path tells the ruling of the same case replayed elsewhere from its own text."""
import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lawkit.show import graph

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
MOST_BYTES = 60_000
CHAPTERS = sorted(path.stem for path in (ROOT / "book").glob("law[0-9]*.ipynb"))


def deals_of(chapter):
    """The deals that a chapter shows, in the order of the page. Returns list[str]."""
    text = (ROOT / "book" / f"{chapter}.ipynb").read_text("utf-8")
    return list(dict.fromkeys(re.findall(r'data-deal=\\"([^\\]+)\\"', text)))


DEALS = [(chapter, deal) for chapter in CHAPTERS for deal in deals_of(chapter)]

WALK = """async ([id, paths]) => {
  const deal = document.querySelector(`[data-deal="${id}"]`).lawDeal, told = [];
  let here = [];
  for (const path of paths) {
    let same = 0;
    while (same < here.length && here[same] === path[same]) same += 1;
    for (let at = here.length; at > same; at -= 1) await deal.undo();
    for (const event of path.slice(same)) await deal.act(deal.node.controls.findIndex(control => control.event === event));
    here = path;
    told.push(deal.text());
  }
  return told;
}"""


def opened(page, chapter, deal):
    page.goto(f"book/{chapter}.html")
    page.locator(f'[data-deal="{deal}"][data-live]').wait_for()
    return page


@pytest.mark.parametrize("chapter, deal", DEALS)
def test_every_path_tells_what_a_replay_of_its_text_rules(page, book, chapter, deal):
    nodes = graph.read(json.loads((book / "_static" / "deals" / f"{deal}.json").read_text("utf-8")))
    paths = sorted(graph.path(nodes, number) for number in range(len(nodes)))
    replay = subprocess.run([sys.executable, HERE / "replay.py"], input=json.dumps({"deal": deal, "paths": paths}),
                            capture_output=True, text=True, check=True)
    assert opened(page, chapter, deal).evaluate(WALK, [deal, paths]) == json.loads(replay.stdout)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_graphs_of_a_chapter_are_small(book, chapter):
    files = [book / "_static" / "deals" / f"{deal}.json" for deal in deals_of(chapter)]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= MOST_BYTES


REPLACEMENTS = {"N 2H": "27B1(a)", "N 3H": "27B2", "N Pass": "27B2", "N X": "27B3", "N 1D": "27B4"}


TYPED = {"N 1H": "1h", "N 2H": "2h", "N 3H": "3h", "N 1D": "1d", "N Pass": "p", "N X": ("x", "Enter"), "director": "d"}


class Reader:
    """A reader of the first deal of chapter 27."""

    def __init__(self, page):
        self.page = opened(page, "law27", "law27-too-low")
        self.figure = page.locator('[data-deal="law27-too-low"]')

    def button(self, begins):
        return self.figure.locator(f'button[data-event^="{begins}"]:visible').last

    def clicks(self, begins):
        self.button(begins).click()

    def presses(self, begins):
        """Type a call, or ``d`` for the Director; go to any other control by Tab and press Enter."""
        if begins in TYPED:
            for key in TYPED[begins]:
                self.page.keyboard.press(key)
            return
        for _ in range(60):
            if self.reached(begins):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{begins} was not reached by keyboard")

    def reached(self, begins):
        return self.page.evaluate("""begins => document.activeElement.closest('[data-deal="law27-too-low"]')
          && (document.activeElement.dataset.event ?? "").startsWith(begins)""", begins)

    def told(self):
        return self.figure.locator(".law-steps:visible").last.inner_text()


@pytest.fixture(params=[360, 1280])
def reader(request, new_page):
    return Reader(new_page(width=request.param))


@pytest.mark.parametrize("replacement, provision", REPLACEMENTS.items())
def test_by_mouse_from_the_low_bid_to_each_kind_of_replacement(reader, replacement, provision):
    for event in ("N 1H", "director", "E elects 27A1 decline", replacement):
        reader.clicks(event)
    if reader.button("finds 23A no").count():
        reader.clicks("finds 23A no")
    if provision == "27B4":
        reader.clicks("E elects 27A1 decline")
    assert provision in reader.told()


@pytest.mark.parametrize("replacement, provision", REPLACEMENTS.items())
def test_by_keyboard_from_the_low_bid_to_each_kind_of_replacement(reader, replacement, provision):
    reader.figure.locator("button").first.focus()
    for event in ("N 1H", "director", "E elects 27A1 decline", replacement):
        reader.presses(event)
    if reader.button("finds 23A no").count():
        reader.presses("finds 23A no")
    if provision == "27B4":
        reader.presses("E elects 27A1 decline")
    assert provision in reader.told()
