"""The chapters as notebooks that run in the browser: JupyterLite, which asks no other host."""
import functools
import http.server
import json
import threading

import pytest
from playwright.sync_api import TimeoutError

from conftest import QuietHandler, ROOT

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LITE = ROOT / "_build" / "lite"
EVENTS = "N 1H", "director", "E elects 27A1 decline", "N 2H"
CELLS = 3  # down to the first deal of a chapter


@pytest.fixture(scope="module")
def lite():
    """Where JupyterLite is served."""
    if not (LITE / ".built").exists():
        pytest.fail("JupyterLite is not built: run `make lite` first.", pytrace=False)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(QuietHandler, directory=LITE)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_every_chapter_is_a_notebook_there():
    listed = {item["name"] for item in json.loads((LITE / "api" / "contents" / "all.json").read_text("utf-8"))["content"]}
    chapters = {file.name: file.read_bytes() for file in (ROOT / "book").glob("*.ipynb")}
    assert set(chapters) <= listed
    assert {name: (LITE / "files" / name).read_bytes() for name in chapters} == chapters


def test_every_wheel_says_its_licence():
    python = LITE / "static" / "pyodide"
    packages = json.loads((python / "pyodide-lock.json").read_text("utf-8"))["packages"]
    told = dict(line.rsplit(": ", 1) for line in (python / "LICENCES.txt").read_text("utf-8").splitlines()[1:])
    assert {f"{package['name']} {package['version']}" for package in packages.values()} == set(told)
    assert all(told.values()) and "None" not in told.values()


def run_to(page, figure):
    """Run cell after cell until `figure` is there, again while the notebook or its kernel was not ready for it."""
    page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').first.wait_for(state="attached", timeout=60_000)
    for _ in range(3):
        page.locator(".jp-CodeCell").first.click()
        for _ in range(CELLS):
            page.keyboard.press("Shift+Enter")
        try:
            return figure.wait_for(timeout=40_000)
        except TimeoutError:
            pass
    pytest.fail("the deal did not appear in JupyterLite", pytrace=False)


def test_a_chapter_is_live_in_the_browsers_own_kernel(browser, lite):
    context, asked = browser.new_context(viewport={"width": 1280, "height": 900}), []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(f"{lite}notebooks/index.html?path=law27.ipynb")
    figure = page.locator(".law-deal[data-live]:visible").first
    run_to(page, figure)
    figure.locator("[data-tool=restart]").click()
    for event in EVENTS:
        figure.locator(f'button[data-event^="{event}"]:visible').last.click()
    figure.locator(".law-steps .law:visible", has_text="27B1(a)").first.wait_for()
    context.close()
    assert len(asked) > 20 and [url for url in asked if not url.startswith((lite, "data:", "blob:"))] == []
