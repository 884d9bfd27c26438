"""The built book in a real browser that is cut off from every host but this one."""
import functools
import http.server
import os
import shutil
import threading
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
         "--disable-component-update --disable-sync").split()


def book_pages():
    """Every page of the table of contents, and the search."""
    toc = yaml.safe_load((ROOT / "_toc.yml").read_text())
    chapters = [chapter["file"] for part in toc["parts"] for chapter in part["chapters"]]
    return ["search.html", *(f"{name}.html" for name in [toc["root"], *chapters])]


def pytest_generate_tests(metafunc):
    if "path" in metafunc.fixturenames:
        metafunc.parametrize("path", book_pages())


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args):
        pass


@pytest.fixture(scope="session")
def book():
    """The folder of the built book."""
    if not (HTML / ".built").exists():
        pytest.fail("The book is not built: run `make html` first.", pytrace=False)
    return HTML


@pytest.fixture(scope="session")
def address(book):
    """Where the built book is served while the tests run, with a slash at the end."""
    handler = functools.partial(QuietHandler, directory=book)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="session")
def browser():
    chrome = os.environ.get("CHROME") or next(filter(None, map(shutil.which, CHROMES)), None)
    if chrome is None:
        pytest.fail("No Chromium: put one on the path or name it in $CHROME.", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chrome, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser, address):
    """Make a page: `new_page(width=360, scheme="dark", javascript=False)`.

    Each page notes in `page.foreign` the requests to other hosts, which are cut off, and in
    `page.complaints` what the console and the server complained about. The test fails at its
    end if either holds anything.
    """
    contexts, foreign, complaints = [], [], []

    def gate(route):
        if route.request.url.startswith(address):
            return route.continue_()
        foreign.append(route.request.url)
        route.abort()

    def new_page(width=1280, height=800, scheme="light", javascript=True):
        context = browser.new_context(
            base_url=address, viewport={"width": width, "height": height}, color_scheme=scheme,
            java_script_enabled=javascript, service_workers="block")
        contexts.append(context)
        context.route("**/*", gate)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: line.type in ("error", "warning") and complaints.append(line.text))
        page.on("response", lambda answer: answer.status >= 400 and complaints.append(f"{answer.status} {answer.url}"))
        page.foreign, page.complaints = foreign, complaints
        return page

    yield new_page
    for context in contexts:
        context.close()
    assert not foreign, "requests to another host"
    assert not complaints, "complaints of the browser"


@pytest.fixture
def page(new_page):
    """A page of 1280 px, light."""
    return new_page()


@pytest.fixture(scope="session")
def axe():
    """Look for faults of accessibility: `axe(page)` is a list of lines, empty where there are none."""
    source = AXE.read_text()

    def axe(page):
        page.evaluate(source)
        found = page.evaluate("tags => axe.run({runOnly: tags})", WCAG)["violations"]
        return [f"{fault['id']}: {fault['help']}: {node['html']}" for fault in found for node in fault["nodes"]]

    return axe
