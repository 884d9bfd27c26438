"""The live deal as a widget, without a browser."""
import gzip
import re
import sys
from pathlib import Path

import pytest
import toy
import traitlets

import lawkit.widgets
from lawkit.book import desk
from lawkit.show import html, text
from lawkit.widgets import Deal

FRONT = Path(lawkit.widgets.__file__).parent


def deal(events=toy.WORKED, **more):
    return Deal(toy.DEALS["toy-low"], events, **more)


def ask(widget, **message):
    """What the widget answers to one message of the front end."""
    answers = []
    widget.send = answers.append
    widget._handle_custom_msg({"id": "7", **message}, [])
    return answers[0]


def test_a_deal_opens_at_the_end_of_its_events_and_shows_the_ruling():
    widget = deal()
    view = toy.DEALS["toy-low"].view(toy.WORKED)
    assert widget.cursor == len(toy.WORKED)
    assert widget.ruling == text.steps(view["steps"])
    assert repr(widget) == text.view(view) == repr(deal())


def test_the_ruling_follows_the_cursor_and_the_events():
    widget, told = deal(), []
    widget.observe(lambda change: told.append(change.new), "ruling")
    widget.cursor = 1
    assert widget.ruling == "" and told == [""]
    widget.cursor = 99
    assert widget.cursor == len(toy.WORKED)
    widget.cursor = -3
    assert widget.cursor == 0
    widget.cursor = 4
    widget.events = ["N 1NT"]
    assert widget.cursor == 1 and "[1♥]" not in repr(widget)


def test_an_impossible_event_is_named_and_changes_nothing():
    widget = deal()
    with pytest.raises(traitlets.TraitError, match="event 2, 'N 9Z'"):
        widget.events = ["N 1H", "N 9Z"]
    assert tuple(widget.events) == toy.WORKED


def test_a_notebook_stores_the_whole_text_and_the_static_figure():
    data, _ = deal(deal_id="toy-low")._repr_mimebundle_()
    view = toy.DEALS["toy-low"].view(toy.WORKED)
    assert data["text/plain"] == text.view(view)
    assert data["text/html"] == html.deal(view, "toy-low")
    assert "application/vnd.jupyter.widget-view+json" in data


def test_the_front_end_starts_with_every_step_of_the_events():
    answer = ask(deal(), start=True)
    assert answer["id"] == "7"
    nodes, events = answer["result"]["nodes"], answer["result"]["events"]
    assert events == list(toy.WORKED) and len(nodes) == len(events) + 1
    assert nodes[-1]["steps"] == html.steps(toy.DEALS["toy-low"].view(toy.WORKED)["steps"], html.no_href)


def test_the_front_end_steps_from_any_node_that_it_has_seen():
    widget = deal()
    nodes = ask(widget, start=True)["result"]["nodes"]
    accept = ask(widget, node=nodes[2]["id"], step="E elects 27A1 accept")["result"]
    assert "stands as if it were good" in accept["steps"][-1]
    again = ask(widget, node=nodes[2]["id"], step=toy.WORKED[2])["result"]
    assert again["steps"] == nodes[3]["steps"]
    assert tuple(widget.events) == toy.WORKED


def test_a_step_that_fails_is_told_and_not_swallowed():
    answer = ask(deal(), node=999, step="N 1H")
    assert answer["id"] == "7" and answer["error"].startswith("IndexError")


def wordy(html_):
    return re.sub("<[^>]*>", "", html_)


def test_a_free_table_offers_more_and_takes_a_typed_line():
    widget = desk("N", "N 1S")
    assert widget.cursor == 1 and "1♠" in repr(widget)
    node = ask(widget, start=True)["result"]["nodes"][-1]
    group = next(group["ask"] for group in node["more"] if group["who"] == "West")
    offered = ask(widget, node=node["id"], offer=group)["result"]
    assert "W 2H" in [control["event"] for control in offered]
    assert "1♥" in wordy(ask(widget, node=node["id"], step="E 1H {natural, H 5+}")["result"]["table"])
    assert "nearest: says" in ask(widget, node=node["id"], step="E sasy")["error"]


def test_without_anywidget_the_error_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "anywidget", None)
    monkeypatch.delitem(sys.modules, "lawkit.widgets.deal", raising=False)
    with pytest.raises(ImportError, match=r"anywidget: pip install 'lawkit\[widget\]'"):
        lawkit.widgets.Deal


def test_the_front_end_of_a_chapter_is_light():
    packed = sum(len(gzip.compress(file.read_bytes(), 9)) for file in FRONT.glob("law*.mjs"))
    assert 0 < packed <= 15_000
