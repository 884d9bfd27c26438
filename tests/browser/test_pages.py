"""What holds for every page of the book, whatever it says."""
import gzip
import re
from functools import cache

import pytest

pytestmark = pytest.mark.browser

CONTROLS = "button, input, select, textarea, summary, nav a, .foot a"
UNFOLDED = """found => {
  const folded = [...document.querySelectorAll("details:not([open])")];
  for (const fold of folded) fold.open = true;
  const faults = found.filter(%s);
  for (const fold of folded) fold.open = false;
  return faults.map(each => each.outerHTML.slice(0, 300));
}"""
SIDES = "(control.closest('label') ?? control).getBoundingClientRect()"
SMALL = UNFOLDED % f"control => control.checkVisibility({{checkVisibilityCSS: true}}) && Math.min({SIDES}.width, {SIDES}.height) < 44"
FIGURES = ".law-card, .law-deal, .law-quiz, .law-code"
CUT_OFF = UNFOLDED % "figure => figure.scrollWidth > figure.clientWidth + 1"
TAKEN = "[location.href, ...performance.getEntriesByType('resource').map(entry => entry.name)]"
MOST_BYTES, MOST_SCRIPT = 300_000, 100_000
NOT_OURS = re.compile("/npm/|/_static/(?:documentation_options|doctools|sphinx_highlight|searchtools|language_data)[.]js|/searchindex[.]js")
LOADS = re.compile(r"""<(?:script|link|img|iframe|source)\b[^>]*\b(?:src|href|srcset)=["']?(?:https?:)?//[^>]*>""")
STYLE_LOADS = re.compile(r"""(?:@import|url\()\s*["']?(?:https?:)?//[^;)]*""")


LIVE = "() => !document.querySelector('[data-deal]:not([data-live])')"


@pytest.fixture(scope="module")
def loaded(tab, path):
    """Each page of the book, once for all tests that leave it as it is."""
    tab.goto(path)
    tab.wait_for_function(LIVE)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_page_is_accessible(loaded, page, axe):
    faults = axe(page)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_page_does_not_scroll_sideways(loaded, page):
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


@pytest.mark.parametrize("width", [360])
def test_controls_are_large_enough_for_a_thumb(loaded, page):
    if page.locator(".to-contents").count():
        page.locator(".to-contents").click()
    small = page.locator(CONTROLS).evaluate_all(SMALL)
    if page.locator("nav .close").count():
        page.locator("nav .close").click()
    assert not small, "\n".join(small)


@pytest.mark.parametrize("width", [320, 360])
def test_no_figure_is_cut_off(loaded, page):
    cut = page.locator(FIGURES).evaluate_all(CUT_OFF)
    assert not cut, "\n".join(cut)


@cache
def packed(file):
    """The bytes of a file that a server has compressed. Returns int."""
    return len(gzip.compress(file.read_bytes(), 9))


def test_page_is_light(loaded, page, book, address):
    taken = {url.removeprefix(address).partition("?")[0].partition("#")[0] for url in page.evaluate(TAKEN)}
    scripts = {name for name in taken if name.endswith(("js", "mjs")) and not NOT_OURS.search(f"/{name}")}
    assert scripts and sum(packed(book / name) for name in taken) <= MOST_BYTES
    assert sum((book / name).stat().st_size for name in scripts) <= MOST_SCRIPT


def test_a_request_to_another_host_is_noticed_and_fails(page):
    page.goto("about:blank")  # where no policy forbids it
    assert page.evaluate("fetch('http://example.org/').then(() => 'reached', () => 'not reached')") == "not reached"
    assert page.foreign == ["http://example.org/"] and page.complaints
    page.foreign.clear()
    page.complaints.clear()


def test_nothing_is_loaded_from_another_host(book):
    pages = {file: LOADS for file in book.rglob("*.html")}
    styles = {file: STYLE_LOADS for file in book.rglob("*.css")}
    found = [f"{file.name}: {hit}" for file, pattern in (pages | styles).items()
             for hit in pattern.findall(file.read_text("utf-8"))]
    assert pages and styles
    assert not found, "\n".join(found)


def test_address_of_the_book_leads_to_the_first_page(page):
    page.goto("")
    page.wait_for_url("**/book/welcome.html")


def test_keyboard_skips_to_the_text(page):
    page.goto("book/welcome.html")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"


@pytest.mark.parametrize("javascript", [True, False])
def test_contents_open_and_close_on_a_phone(new_page, javascript):
    page = new_page(width=360, javascript=javascript)
    page.goto("book/welcome.html")
    nav = page.get_by_role("navigation", name="Contents")
    assert not nav.is_visible()
    page.get_by_role("button", name="Contents").press("Enter")
    assert nav.is_visible()
    page.get_by_role("button", name="Close").press("Enter")
    assert not nav.is_visible()
    page.get_by_role("button", name="Contents").press("Enter")
    nav.get_by_role("link", name="Glossary").click()
    page.wait_for_url("**/glossary.html")


def test_search_finds_a_chapter(page):
    page.goto("book/welcome.html")
    page.get_by_role("searchbox").fill("glossary")
    page.keyboard.press("Enter")
    page.locator("#search-results").get_by_role("link", name="Glossary").first.click()
    page.wait_for_url("**/glossary.html*")
