"""The built book in a real browser that is cut off from every host but this one."""
import functools
import http.server
import os
import shutil
import threading
from contextlib import contextmanager
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
HTML = ROOT / "_build" / "html"
AXE = ROOT / "_build" / "npm" / "node_modules" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
CHROMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
         "--disable-component-update --disable-sync").split() + ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
BLOCKED = "Service Worker registration blocked by Playwright"


def book_pages():
    """Every page of the table of contents, and the search."""
    toc = yaml.safe_load((ROOT / "_toc.yml").read_text())
    chapters = [chapter["file"] for part in toc["parts"] for chapter in part["chapters"]]
    return ["search.html", *(f"{name}.html" for name in [toc["root"], *chapters])]


@pytest.fixture(scope="module", params=book_pages())
def path(request):
    """The address of each page of the book in turn."""
    return request.param


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args):
        pass


@pytest.fixture(scope="session")
def book():
    """The folder of the built book."""
    if not (HTML / ".built").exists():
        pytest.fail("The book is not built: run `make html` first.", pytrace=False)
    return HTML


@contextmanager
def served(folder):
    """The address at which ``folder`` is served meanwhile, with a slash at the end."""
    handler = functools.partial(QuietHandler, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@contextmanager
def chromium():
    """The browser, while it is open."""
    chrome = os.environ.get("CHROME") or next(filter(None, map(shutil.which, CHROMES)), None)
    if chrome is None:
        pytest.fail("No Chromium: put one on the path or name it in $CHROME.", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chrome, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(book):
    """Where the built book is served while the tests run."""
    with served(book) as address:
        yield address


@pytest.fixture(scope="session")
def browser():
    with chromium() as browser:
        yield browser


def watched(browser, address, **options):
    """A page in a context of its own. It notes in ``foreign`` what it asked other hosts for, of which it can reach none, and in
    ``complaints`` what the console and the server complained about.
    """
    page = browser.new_context(base_url=address, service_workers="block", **options).new_page()
    page.foreign, page.complaints = [], []
    own = address, "data:", "blob:"
    page.context.on("request", lambda request: request.url.startswith(own) or page.foreign.append(request.url))
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.on("console", lambda line: line.type in ("error", "warning") and BLOCKED not in line.text and page.complaints.append(line.text))
    page.on("response", lambda answer: answer.status >= 400 and page.complaints.append(f"{answer.status} {answer.url}"))
    return page


def check(page):
    """Fail if ``page`` has noted anything since the last time."""
    foreign, complaints = page.foreign[:], page.complaints[:]
    page.foreign.clear()
    page.complaints.clear()
    assert not foreign, "requests to another host"
    assert not complaints, "complaints of the browser"


@pytest.fixture(scope="module")
def tab(browser, address):
    """The one page in which the tests of a module look at things: to make a browser ready takes longer than most tests."""
    page = watched(browser, address)
    yield page
    page.context.close()
    check(page)


@pytest.fixture
def width():
    """How wide the page is, in px. A test that wants another parametrizes it."""
    return 1280


@pytest.fixture
def scheme():
    return "light"


@pytest.fixture
def page(tab, width, scheme):
    """The page as a reader has it who has touched nothing yet. The test fails at its end if the page has noted anything."""
    tab.set_viewport_size({"width": width, "height": 800})
    tab.emulate_media(media="screen", color_scheme=scheme, reduced_motion="no-preference")
    tab.mouse.move(0, 0)
    yield tab
    check(tab)


@pytest.fixture
def new_page(browser, address):
    """Make a page that no test has used: `new_page(javascript=False)`. As `page`, it must have noted nothing at the end."""
    pages = []

    def new_page(width=1280, javascript=True):
        pages.append(watched(browser, address, viewport={"width": width, "height": 800}, java_script_enabled=javascript))
        return pages[-1]

    yield new_page
    for page in pages:
        page.context.close()
        check(page)


@pytest.fixture(scope="session")
def axe():
    """Look for faults of accessibility: `axe(page)` is a list of lines, empty where there are none."""
    source = AXE.read_text()

    def axe(page):
        if not page.evaluate("'axe' in window"):
            page.evaluate(source)
        found = page.evaluate("tags => axe.run({runOnly: tags, resultTypes: ['violations']})", WCAG)["violations"]
        return [f"{fault['id']}: {fault['help']}: {node['html']}" for fault in found for node in fault["nodes"]]

    return axe
