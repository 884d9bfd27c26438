"""What a page tells by its graph, the desk tells by Python in the browser, and a notebook by its kernel: along every path of every
live deal. That the page tells what a replay of the text rules, is seen in test_book_deals.py.
"""
import json
import re
import subprocess
from functools import cache
from html import unescape

import pytest

from conftest import ROOT
from lawkit.book import deal as in_a_notebook
from lawkit.notation.deals import SEVERAL
from lawkit.show import graph
from test_book_deals import CHAPTERS, HERE, deals_of, nodes_of

PYODIDE = ROOT / "_build" / "npm" / "node_modules" / "pyodide"
ON_THE_DESK = re.compile(r'data-deal="([^"]*)" data-desk="([^"]*)"')
TAG = re.compile("<[^>]*>")

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@cache
def desk(book):
    """The Python of the page of the desk, with the wheel that lies there, for as long as the tests run."""
    wheel = next(book.glob("_static/python-*/*.whl"))
    return subprocess.Popen(["node", HERE / "desk.mjs", PYODIDE, wheel], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(book, **question):
    print(json.dumps(question), file=desk(book).stdin, flush=True)
    return json.loads(desk(book).stdout.readline())["result"]


def links(book, chapter):
    """The links with which the deals of a page open on the desk. Returns dict: deal -> str."""
    found = ON_THE_DESK.findall((book / "book" / f"{chapter}.html").read_text("utf-8"))
    return {unescape(deal): unescape(link) for deal, link in found}


@pytest.mark.parametrize("chapter", [name for name in CHAPTERS if name != "spoilfive"])
def test_the_desk_tells_what_the_page_tells(book, chapter):
    opens = links(book, chapter)
    assert set(opens) == set(deals_of(chapter))
    for deal, link in opens.items():
        nodes, table = nodes_of(book, deal), ask(book, do="follow", fragment=link)
        for path, number in sorted(graph.paths(nodes)):
            lines = [line for event in path for line in event.split(SEVERAL)]
            assert ask(book, do="node", setup=table["setup"], events=table["events"] + lines)["steps"] == nodes[number]["steps"], path


class Kernel:
    """The live deal of a notebook, asked as its front end asks."""

    def __init__(self, deal):
        self.widget = in_a_notebook(deal)
        self.widget.send = self.hear
        self.met = {(): self.ask(start=True)["nodes"][0]}

    def hear(self, answer):
        self.heard = answer

    def ask(self, **question):
        self.widget._handle_custom_msg({"id": "", **question}, [])
        return self.heard["result"]

    def after(self, path):
        """The node that ``path`` leads to, once those before it have been met. Returns dict."""
        *before, event = path
        return self.met.setdefault(tuple(path), self.ask(node=self.met[tuple(before)]["id"], step=event))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_kernel_tells_what_the_page_tells(book, chapter):
    for deal in deals_of(chapter):
        nodes, kernel = nodes_of(book, deal), Kernel(deal)
        for path, number in sorted(graph.paths(nodes))[1:]:
            assert plain(kernel.after(path)["steps"]) == plain(nodes[number]["steps"]), path


def plain(steps):
    """What is read of them, without links."""
    return [TAG.sub("", step) for step in steps]
