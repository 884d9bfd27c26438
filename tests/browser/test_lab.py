"""The same widget in JupyterLab, answered by the kernel."""
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request

import pytest
from playwright.sync_api import TimeoutError

from conftest import ROOT

TOKEN = "only-for-this-test"
BRIDGE = "from lawkit.book import deal\n\ndeal('law27-too-low')"
SPOIL_FIVE = "from lawkit.book.spoilfive import table\n\ntable(players=3, seed=4, you='B')"


def notebook(source):
    """A notebook of one cell. Returns str."""
    cell = {"cell_type": "code", "execution_count": None, "id": "deal", "metadata": {}, "outputs": [], "source": source}
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return json.dumps({"cells": [cell], "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
                       "nbformat": 4, "nbformat_minor": 5})


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
def lab(tmp_path, source):
    """A JupyterLab of its own on a notebook with ``source``. Yields its address."""
    (tmp_path / "deal.ipynb").write_text(notebook(source))
    address = f"http://127.0.0.1:{free_port()}"
    command = [sys.executable, "-m", "jupyter", "lab", "--no-browser", "--allow-root", f"--ServerApp.root_dir={tmp_path}",
               f"--ServerApp.port={address.rsplit(':', 1)[1]}", f"--IdentityProvider.token={TOKEN}",
               "--LabApp.extension_manager=readonly", "--LabApp.expose_app_in_browser=True"]
    own = {f"JUPYTERLAB_{what}_DIR": str(tmp_path / what) for what in ("WORKSPACES", "SETTINGS")}  # not what was open the last time
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=tmp_path, env=os.environ | own)
    try:
        wait_for(address)
        yield address
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(tmp_path, ignore_errors=True)


def wait_for(address):
    for _ in range(120):
        try:
            return urllib.request.urlopen(f"{address}/api?token={TOKEN}", timeout=2)
        except OSError:
            time.sleep(0.5)
    pytest.fail("JupyterLab did not start", pytrace=False)


def run_until_shown(page, figure):
    """Run the notebook, again while Lab or its kernel was not ready for it, until the deal is there."""
    page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').first.wait_for(state="attached", timeout=120_000)
    page.wait_for_timeout(3000)  # Lab says so before it is: to run at once makes it ask for a kernel
    for _ in range(12):
        page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }")
        try:
            return figure.locator("[data-tool=restart]").wait_for(timeout=15_000)
        except TimeoutError:
            for accept in page.locator(".jp-Dialog .jp-mod-accept").all():
                accept.click()
            page.wait_for_timeout(3000)  # the kernel that was chosen starts
    pytest.fail("the deal did not appear in JupyterLab", pytrace=False)


@pytest.fixture
def lab_page(lab, browser):
    """The notebook open in JupyterLab. Nothing in it may ask another host."""
    context, foreign = browser.new_context(viewport={"width": 1280, "height": 900}), []

    def gate(route):
        if route.request.url.startswith((lab, "data:", "blob:")):
            return route.continue_()
        foreign.append(route.request.url)
        route.abort()

    context.route("**/*", gate)
    page = context.new_page()
    page.goto(f"{lab}/lab/tree/deal.ipynb?token={TOKEN}", wait_until="domcontentloaded", timeout=90_000)
    yield page
    context.close()
    assert foreign == []


@pytest.mark.parametrize("source, events, id", [
    (BRIDGE, ("N 1H", "director", "E elects 27A1 decline", "N 2H"), "27B1(a)"),
    (SPOIL_FIVE, ("B plays S2", "B plays HQ"), "SF-win-1"),
])
def test_the_ruling_grows_in_jupyterlab(lab_page, events, id):
    figure = lab_page.locator(".law-deal:visible").first
    run_until_shown(lab_page, figure)
    restart = figure.locator("[data-tool=restart]")
    if restart.get_attribute("aria-disabled") == "false":
        restart.click()
    for event in events:
        figure.locator(f'button[data-event^="{event}"]:visible').last.click(timeout=30_000)
    figure.locator(".law-steps:visible .law", has_text=id).first.wait_for(timeout=30_000)


def cell_with(word, notebook=ROOT / "book" / "experiment.ipynb"):
    """The source of the one cell of the page for experiments that uses ``word``. Returns str."""
    (source,) = (text for cell in json.loads(notebook.read_text("utf-8"))["cells"] if word in (text := "".join(cell["source"])))
    return source


@pytest.mark.parametrize("source", ["import ipywidgets as widgets\n" + cell_with("jslink")])
def test_a_slider_of_ipywidgets_drives_a_deal_and_the_ruling_is_heard(lab_page):
    figure = lab_page.locator(".law-deal:visible").first
    run_until_shown(lab_page, figure)
    slider, said = lab_page.get_by_role("slider", name="step").first, lab_page.locator(".widget-textarea textarea")
    assert "27B1(a)" in said.input_value()
    slider.focus()
    lab_page.keyboard.press("Home")
    lab_page.locator('.law-deal[data-at="0"]:visible').wait_for()
    lab_page.wait_for_function("() => document.querySelector('.widget-textarea textarea').value === ''")
    figure.locator("[data-tool=redo]").click()
    lab_page.locator(".widget-readout", has_text="1").wait_for()
