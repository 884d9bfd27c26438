"""The book without a network: kept as a whole on the reader's device, never older than what its reader has seen."""
import http.server
import json
import shutil
import sys
import threading
import time
from pathlib import Path

import pytest
from playwright.sync_api import Error

from conftest import ROOT
from lawkit.show import graph
from replay import rulings

sys.path.append(str(ROOT / "book" / "_ext"))
import offline  # noqa: E402

pytestmark = pytest.mark.browser

PLACE = "/shelf/laws/"  # a book need not lie at the root of its host
DEAL, DONE = "law27-too-low", ["N 1H", "director", "E elects 27A1 decline", "N 2H"]
EDITION = ("welcome", "law27", "law50")
KEPT, NEWER = "kept on this device", "newer version"
OLD, NEW = "does not outrank", "does not beat"
GIVEN_UP = """async () => {
  while (await navigator.serviceWorker.getRegistration()) await new Promise(resolve => setTimeout(resolve, 20));
  return caches.keys();
}"""
SLOW = 6  # seconds, longer than the worker is patient


class Host(http.server.ThreadingHTTPServer):
    """Serves the book in ``folder``, notes what it is asked for, and can be made slow or cut off."""

    def __init__(self, folder, port=0):
        self.folder, self.asked, self.slow = folder, [], False
        super().__init__(("127.0.0.1", port), Answer)
        self.home = f"http://127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True).start()

    def cut(self):
        self.shutdown()
        self.server_close()


class Answer(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.0"

    def do_GET(self):
        del self.headers["If-Modified-Since"]  # builds that follow within a second are told apart
        self.server.asked.append((self.headers["Host"], self.path))
        if self.server.slow:
            time.sleep(SLOW)
        super().do_GET()

    def translate_path(self, path):
        inside = path.partition("?")[0].removeprefix(PLACE) if path.startswith(PLACE) else "nowhere"
        return str(Path(self.server.folder, inside))

    def log_message(self, *said):
        pass


@pytest.fixture(scope="module")
def first(book, tmp_path_factory):
    """A small edition of the built book."""
    folder = tmp_path_factory.mktemp("first") / "html"
    others = [page.name for page in (book / "book").glob("*.html") if page.stem not in EDITION]
    shutil.copytree(book, folder, ignore=shutil.ignore_patterns("_sources", f"{Path(offline.ON_DEMAND).name}*", *others))
    offline.write_worker(folder)
    return folder


@pytest.fixture(scope="module")
def second(first, tmp_path_factory):
    """The next build of it: a ruling reads otherwise, on the page and in the graph, and so the front end lies elsewhere."""
    folder = tmp_path_factory.mktemp("second") / "html"
    shutil.copytree(first, folder)
    (front,) = folder.glob("_static/lawkit-*")
    newer = front.rename(front.with_name("lawkit-00000000"))
    for file in [*folder.rglob("*.html"), *newer.rglob("*.json")]:
        file.write_text(file.read_text("utf-8").replace(OLD, NEW).replace(front.name, newer.name), "utf-8")
    offline.write_worker(folder)
    return folder


@pytest.fixture
def host(first):
    host = Host(first)
    yield host
    host.cut()


@pytest.fixture
def page(browser, host):
    """A phone that has never seen the book. It reaches no other host, and asks none."""
    context = browser.new_context(base_url=host.home + PLACE, viewport={"width": 360, "height": 740}, service_workers="allow")
    asked = []
    context.on("request", lambda request: asked.append(request.url))
    yield context.new_page()
    context.close()
    assert {url for url in asked if not url.startswith((host.home + PLACE, "data:"))} == set()
    assert {name for name, _ in host.asked} <= {host.home.removeprefix("http://")}


def is_kept(page):
    page.locator(".foot", has_text=KEPT).wait_for()


@pytest.fixture(scope="module")
def path(first):
    """The events of the path on which a reader does what DONE says. Returns list[str]."""
    nodes = graph.read(json.loads(next(first.glob(f"_static/lawkit-*/deals/{DEAL}.json")).read_text("utf-8")))
    return next(events for events, _ in graph.paths(nodes) if [event.partition(" {")[0] for event in events] == DONE)


def ruled(page, path):
    """What the live deal tells when a reader has taken this path. Returns str."""
    deal = page.locator(f'[data-deal="{DEAL}"][data-live]')
    deal.wait_for()
    if deal.get_attribute("data-at") != "0":
        deal.locator("[data-tool=restart]").click()
    for event in path:
        deal.locator(f'.law-live button[data-event="{event}"]:not([aria-pressed])').click()
    page.locator(f'[data-deal="{DEAL}"][data-at="{len(path)}"]').wait_for()
    return deal.evaluate("deal => deal.lawDeal.text()")


def right(path):
    """The same, replayed by lawkit. Returns str."""
    return next(rulings(DEAL, [path]))[0]


def offline_from_now(page, host):
    host.cut()
    page.context.set_offline(True)


# Without a network.

def test_the_whole_book_is_there_without_a_network(browser, book):
    host = Host(book)
    context = browser.new_context(base_url=host.home, viewport={"width": 360, "height": 740}, service_workers="allow")
    host.folder, page = book, context.new_page()
    page.goto(PLACE + "book/welcome.html")
    is_kept(page)
    offline_from_now(page, host)
    for file in sorted(book.rglob("*.html")):
        page.goto(PLACE + file.relative_to(book).as_posix())
        page.wait_for_function("() => !document.querySelector('[data-deal]:not([data-live])')")
    context.close()


def test_a_ruling_without_a_network_on_a_phone(page, host, path):
    page.goto("book/law50.html")
    is_kept(page)
    offline_from_now(page, host)
    page.goto("book/law27.html")
    assert ruled(page, path) == right(path)


def test_search_without_a_network(page, host):
    page.goto("book/law50.html")
    is_kept(page)
    offline_from_now(page, host)
    page.goto("search.html?q=insufficient")
    page.locator("#search-results").get_by_role("link", name="Law 27").first.click()
    page.wait_for_url("**/law27.html*")


def test_the_address_of_the_book_opens_without_a_network(page, host):
    page.goto("book/law50.html")
    is_kept(page)
    offline_from_now(page, host)
    page.goto("./", wait_until="commit")
    page.wait_for_url("**/book/welcome.html", wait_until="commit")


def test_a_slow_network_is_not_waited_for(page, host, path):
    page.goto("book/law50.html")
    is_kept(page)
    host.slow = True
    begun = time.monotonic()
    page.goto("book/law27.html")
    assert ruled(page, path) == right(path)
    assert time.monotonic() - begun < SLOW


def test_it_can_be_installed(page):
    page.goto("book/law50.html")
    is_kept(page)
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    wrong = {error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert wrong <= {"in-incognito"}  # as every page of a test is


# The next build.

def text_of(page):
    return page.evaluate("document.documentElement.outerHTML")


def test_the_next_build_is_shown_at_once_and_the_old_one_never_again(page, host, second, path):
    page.goto("book/law27.html")
    is_kept(page)
    assert OLD in ruled(page, path) and NEW not in text_of(page)
    host.folder = second
    page.goto("book/law50.html")
    page.goto("book/law27.html")
    assert NEW in ruled(page, path) and OLD not in text_of(page)
    is_kept(page)
    offline_from_now(page, host)
    page.reload()
    assert NEW in ruled(page, path) and OLD not in text_of(page)


def test_a_network_that_goes_before_the_next_build_is_kept_brings_no_old_ruling_back(page, host, second, tmp_path):
    page.goto("book/law27.html")
    is_kept(page)
    host.folder = shutil.copytree(second, tmp_path / "html")
    (host.folder / offline.NAME).unlink()  # it does not come through
    page.goto("book/law50.html")
    assert page.evaluate("caches.keys()") == []
    offline_from_now(page, host)
    with pytest.raises(Error, match="ERR_"):
        page.goto("book/law27.html")


def test_a_page_that_is_open_says_that_there_is_a_newer_one(page, host, second, path):
    page.goto("book/law27.html")
    is_kept(page)
    host.folder = second
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # the reader comes back to the page
    page.get_by_role("status").filter(has_text=NEWER).wait_for()
    page.get_by_role("button", name="Open it").click()
    is_kept(page)
    assert NEW in ruled(page, path) and OLD not in text_of(page)


def test_files_of_two_builds_are_not_kept_together(page, host, first, second, tmp_path):
    host.folder = shutil.copytree(first, tmp_path / "html")
    shutil.copy(second / "book" / "law27.html", host.folder / "book")
    with page.context.expect_event("request", lambda request: request.url.endswith("law27.html")):
        page.goto("book/law50.html")
    assert page.evaluate(GIVEN_UP) == []
    assert not page.locator(".foot", has_text=KEPT).count()


def test_a_page_whose_graph_is_of_another_build_stays_as_it_is_written(page, host, first, second, tmp_path):
    host.folder = shutil.copytree(second, tmp_path / "html")
    shutil.copy(first / "book" / "law27.html", host.folder / "book")  # the page came just before the book was put up anew
    page.goto("book/law27.html")
    assert NEW not in text_of(page) and not page.locator("[data-live]").count()


# What it leaves alone.

def start_desk(page):
    page.goto("book/desk.html")
    page.get_by_role("button", name="Start the desk").click()
    page.locator("#desk .law-deal[data-live]").wait_for(timeout=60_000)


ALL_KEPT = """async ([part, count]) => {
  const name = (await caches.keys()).find(name => name.includes(part));
  while ((await (await caches.open(name)).keys()).length < count) await new Promise(resolve => setTimeout(resolve, 50));
}"""


@pytest.mark.slow
def test_the_desk_starts_without_a_network_once_it_has_been_used(browser, book):
    host = Host(book)
    page = browser.new_context(base_url=host.home + PLACE, service_workers="allow").new_page()
    page.goto("book/welcome.html")
    is_kept(page)
    assert [path for _, path in host.asked if offline.ON_DEMAND in path] == []
    start_desk(page)
    page.evaluate(ALL_KEPT, [offline.ON_DEMAND, len(list(book.glob(f"{offline.ON_DEMAND}*/*")))])
    offline_from_now(page, host)
    start_desk(page)
    page.context.close()


def test_the_python_of_a_page_is_kept_only_once_it_is_used(page, host, first, tmp_path):
    host.folder = shutil.copytree(first, tmp_path / "html")
    python = host.folder / f"{offline.ON_DEMAND}0a1b2c"
    python.mkdir()
    (python / "large.txt").write_text("large")
    offline.write_worker(host.folder)
    page.goto("book/law50.html")
    is_kept(page)
    assert [path for _, path in host.asked if "large" in path] == []
    fetched = f"fetch('../{offline.ON_DEMAND}0a1b2c/large.txt').then(answer => answer.text(), () => 'gone')"
    assert page.evaluate(fetched) == "large"
    offline_from_now(page, host)
    assert page.evaluate(fetched) == "large"


def test_only_what_is_of_this_book_is_cleared(page, host, second):
    page.goto("book/law50.html")
    is_kept(page)
    page.evaluate("caches.open('of another book')")
    (before,) = set(page.evaluate("caches.keys()")) - {"of another book"}
    host.folder = second
    page.goto("book/law27.html")
    is_kept(page)
    (after,) = set(page.evaluate("caches.keys()")) - {"of another book"}
    assert before != after
