"""A live deal in a real browser: by mouse, by keyboard, without a script, printed, and behind a kernel."""
import functools
import http.server
import shutil
import sys
import threading
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1]))
import toy  # noqa: E402

import lawkit.widgets  # noqa: E402
from lawkit.show import graph, html, text  # noqa: E402

pytestmark = pytest.mark.browser

FRONT = Path(lawkit.widgets.__file__).parent
QUIZ = {"prompt": "Who decides first?", "options": [{"label": "East", "right": True, "why": "East comes next."},
                                                    {"label": "South", "right": False, "why": "South is partner."}]}
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Deals</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,"><link rel="stylesheet" href="_static/front/law.css">{script}
</head><body style="margin:0;padding:16px;font:17px/1.55 system-ui"><main><h1>Deals</h1>{body}</main></body></html>"""
SITE = '<script type="module" src="_static/front/law-site.mjs"></script>'
LOW = toy.DEALS["toy-low"]


def figure(deal):
    source, state = toy.DEALS[deal], toy.DEALS[deal].root()
    for event in source.worked:
        state = source.step(state, event)
    return html.deal(source.view(state), deal)


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    """A small site: both deals, a question card, a Law's code; a page whose graph is missing; one for the widget."""
    folder = tmp_path_factory.mktemp("site")
    front = folder / "_static" / "front"
    front.mkdir(parents=True)
    for file in [*FRONT.glob("*.mjs"), *FRONT.glob("*.css")]:
        shutil.copy(file, front)
    for deal in toy.DEALS:
        graph.write(deal, front / "deals", toy.load)
    body = "".join(map(figure, toy.DEALS)) + html.quiz(QUIZ, "q") + html.code("if 1 < 2:\n    pass", "The Law’s own code")
    lost = html.deal(LOW.view(toy.WORKED), "nowhere")
    for name, script, inside in (("deals", SITE, body), ("lost", SITE, lost), ("widget", "", '<div id="widget"></div>')):
        (folder / f"{name}.html").write_text(PAGE.format(script=script, body=inside), "utf-8")
    return folder


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *said):
        pass


@pytest.fixture(scope="module")
def address(book):
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=book)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Live:
    """The first deal of a page, once it is live."""

    def __init__(self, page, address="deals.html"):
        self.page = page
        page.goto(address)
        page.locator(".law-deal[data-live]").first.wait_for()
        self.figure = page.locator(".law-deal").first

    def control(self, event):
        return self.figure.locator(f'button[data-event="{event}"]')

    def click(self, *events):
        for event in events:
            self.control(event).click()

    def tool(self, name):
        return self.figure.locator(f"[data-tool={name}]")

    def type(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def told(self):
        return self.figure.evaluate("async figure => { await new Promise(done => setTimeout(done)); return figure.lawDeal.text(); }")

    def shows(self, *events):
        """Whether the page tells the ruling that lawkit gives for ``events``."""
        return self.told() == text.flat(LOW.view(events)["steps"])

    @property
    def focused(self):
        return self.page.evaluate("document.activeElement.dataset.event ?? document.activeElement.className")


@pytest.fixture
def live(page):
    return Live(page)


# Every path, by every backend.

ALL = """async ({nodes, root}) => {
  const deal = document.querySelector(root).lawDeal, told = [];
  for (const path of nodes) {
    while (deal.events.length && document.querySelector(root).dataset.at !== "0") await deal.undo();
    for (const event of path) await deal.act(deal.node.controls.findIndex(control => control.event === event));
    told.push(deal.text());
  }
  return told;
}"""


def paths():
    """Paths that take every control of the graph, and the ruling that lawkit gives at the end of each."""
    found = [events for events, _ in graph.paths(graph.read(graph.build(*toy.load("toy-low"))))]
    return found, [text.flat(LOW.view(tuple(path))["steps"]) for path in found]


def test_every_path_of_the_graph_tells_the_ruling_that_lawkit_gives(live):
    events, rulings = paths()
    assert live.page.evaluate(ALL, {"nodes": events, "root": ".law-deal"}) == rulings


WIDGET = """async () => {
  const { default: widget } = await import("./_static/front/law.mjs");
  const heard = {}, state = await kernelState();
  const model = globalThis.model = {
    get: name => state[name],
    set(name, value) { state[name] = value; },
    save_changes: () => kernelChanged(state),
    on(names, act) { (heard[names] ??= []).push(act); },
    off() {},
    tell(name) { (heard[name] ?? []).forEach(act => act()); },
    send: async message => { const answer = await kernel(message); heard["msg:custom"].forEach(act => act(answer)); },
    state,
  };
  await widget.render({ model, el: document.querySelector("#widget") });
}"""


@pytest.fixture
def kernel(new_page):
    """The widget on a page, its model answered by the Python side."""
    page, widget, answers = new_page(), lawkit.widgets.Deal(LOW, toy.WORKED), []
    widget.send = answers.append
    synced = lambda: {"html": widget.html, "events": widget.events, "cursor": widget.cursor}

    def answer(message):
        widget._handle_custom_msg(message, [])
        return answers.pop()

    def changed(state):
        widget.set_state({"events": state["events"], "cursor": state["cursor"]})

    page.expose_function("kernel", answer)
    page.expose_function("kernelState", synced)
    page.expose_function("kernelChanged", changed)
    page.goto("widget.html")
    page.evaluate(WIDGET)
    page.widget = widget
    return page


def test_the_kernel_tells_the_same_rulings_as_the_graph(kernel):
    events, rulings = paths()
    assert kernel.evaluate(ALL, {"nodes": events, "root": ".law-deal"}) == rulings


def test_the_widget_follows_the_reader_and_the_notebook(kernel):
    figure = kernel.locator(".law-deal")
    assert figure.get_attribute("data-at") == str(len(toy.WORKED))
    figure.locator("[data-tool=undo]").click()
    kernel.wait_for_function("document.querySelector('.law-deal').dataset.at === '4'")
    assert kernel.widget.cursor == 4 and tuple(kernel.widget.events) == toy.WORKED
    figure.locator('button[data-event="finds 23A yes"]').click()
    kernel.wait_for_function("model.state.events.at(-1) === 'finds 23A yes'")
    assert kernel.widget.events[-1] == "finds 23A yes" and kernel.widget.cursor == 5
    kernel.widget.events = ["N 1H", "director"]
    kernel.evaluate("async () => { Object.assign(model.state, await kernelState()); model.tell('change:events'); }")
    kernel.wait_for_function("document.querySelector('.law-deal').dataset.at === '2'")
    assert "Accept" in figure.locator(".law-answers").inner_text()


# The mouse.

def test_by_mouse_from_the_irregularity_to_the_ruling_and_back(live):
    live.click("N 1H")
    assert live.shows("N 1H")
    live.click("director", "E elects 27A1 decline", "N 3H", "finds 23A no")
    assert live.shows(*toy.WORKED)
    live.tool("undo").click()
    assert live.shows(*toy.WORKED[:4])
    live.tool("redo").click()
    assert live.shows(*toy.WORKED)
    live.tool("restart").click()
    assert live.shows()


def test_an_earlier_answer_can_be_given_otherwise(live):
    live.click(*toy.WORKED)
    assert live.control("E elects 27A1 decline").get_attribute("aria-pressed") == "true"
    live.click("E elects 27A1 accept")
    assert live.shows("N 1H", "director", "E elects 27A1 accept")
    assert live.control("E elects 27A1 accept").get_attribute("aria-pressed") == "true"


def test_the_worked_example_can_be_stepped_through(live):
    live.tool("redo").click()
    assert live.shows("N 1H")
    live.figure.locator("input[type=range]").fill("4")
    assert live.shows(*toy.WORKED[:4])
    live.tool("restart").click()
    live.figure.locator(".law-example").click()
    assert live.shows(*toy.WORKED)


def test_what_stays_after_a_step_stays_the_same_element(live):
    """An element drawn anew costs a slow phone its layout again."""
    live.click("N 1H", "director")
    answer = live.control("E elects 27A1 decline").element_handle()
    live.click("E elects 27A1 decline")
    assert answer.evaluate("button => button.isConnected && button.ariaPressed") == "true"


def test_the_line_of_hints_survives_the_end_of_an_example(live):
    live.click(*toy.WORKED)
    assert live.figure.locator(".law-end").count() == 1
    live.tool("restart").click()
    live.control("N 1H").hover()
    assert "too low" in live.figure.locator(".law-live .law-hint").inner_text()
    assert live.figure.locator(".law-live .law-hint").count() == 1


def test_an_unlawful_call_is_marked_says_why_and_can_be_made(live):
    low, good = live.control("N 1H"), live.control("N 2H")
    assert low.get_attribute("aria-label") == "1 heart, against the Laws"
    assert low.get_attribute("aria-description") == "too low: 1♥ does not outrank 1♠ (18D)"
    assert good.get_attribute("aria-label") == "2 hearts" and good.get_attribute("aria-description") is None
    assert [b.evaluate("b => getComputedStyle(b).borderStyle") for b in (low, good)] == ["dashed", "solid"]
    low.hover()
    assert "too low" in live.figure.locator(".law-hint").inner_text()


def test_each_step_is_spoken(live):
    voice = live.figure.locator("[aria-live=polite]")
    assert voice.inner_text() == ""
    live.click("N 1H", "director")
    assert "East may accept 1♥ or not." in voice.inner_text()


# The keyboard alone.

def test_by_keyboard_alone_with_arrows(live):
    for _ in range(20):
        if live.focused == "N Pass":
            break
        live.type("Tab")
    assert live.focused == "N Pass"
    live.type("ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowUp")
    assert live.focused == "N 1H"
    live.type("Enter")
    assert live.focused == "director"
    live.type("Enter")
    assert live.focused == "E elects 27A1 accept"
    live.type("Tab", "Space")
    assert live.focused == "N Pass"
    live.type("End", "Enter", "Tab", "Enter")
    assert live.shows(*toy.WORKED)
    assert live.page.evaluate("document.activeElement.closest('.law-deal') !== null")


def test_by_keyboard_alone_with_typing(live):
    live.control("N Pass").focus()
    live.type("1", "h")
    assert live.shows("N 1H")
    live.type("d")
    assert live.shows("N 1H", "director")
    live.type("u")
    assert live.shows("N 1H")
    live.type("y", "Control+z", "Control+Shift+Z")
    assert live.shows("N 1H", "director")
    live.type("Tab", "Enter", "3", "h")
    assert live.shows(*toy.WORKED[:4])


def test_what_could_still_mean_two_things_waits_for_enter(live):
    live.control("N Pass").focus()
    live.type("x")
    assert live.figure.locator(".law-hint").inner_text() == "Typed: x"
    assert live.shows() and live.figure.get_attribute("data-at") == "0"
    live.type("Enter")
    assert live.figure.evaluate("figure => figure.lawDeal.events[0]") == "N X"
    live.type("u", "x", "x")
    assert live.figure.evaluate("figure => figure.lawDeal.events[0]") == "N XX"


def test_keys_outside_the_figure_do_nothing(live):
    live.page.locator("h1").click()
    live.type("p", "u", "y")
    assert live.figure.get_attribute("data-at") == "0"


def test_a_card_is_played_from_the_hand(live):
    figure = live.page.locator('.law-deal[data-deal="toy-card"]')
    figure.locator('button[data-event="W S8"]').focus()
    live.type("s", "1", "0")
    assert figure.evaluate("figure => figure.lawDeal.events[0]") == "W ST"
    live.type("u", "s", "t")
    assert figure.evaluate("figure => figure.lawDeal.events[0]") == "W ST"


# The look.

@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_axe_finds_nothing_at_the_start_at_a_question_and_at_the_end(page, axe):
    page.emulate_media(reduced_motion="reduce")
    live = Live(page)
    faults = axe(page)
    live.click(*toy.WORKED[:2])
    faults += axe(page)
    live.click(*toy.WORKED[2:])
    for summary in page.locator("summary:visible").all():
        summary.click()
    page.locator("input[type=radio]").last.check()
    assert faults + axe(page) == []


SMALL = """() => [...document.querySelectorAll('.law-live button, summary, .law-quiz label, input[type=range]')]
  .filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 43.9).map(e => e.outerHTML)"""


@pytest.mark.parametrize("width", [320, 360, 700, 1280])
def test_nothing_is_cut_off_and_targets_are_large(page, width):
    live = Live(page)
    for event in (*toy.WORKED, None):
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate("[...document.querySelectorAll('.law-deal')].every(d => d.scrollWidth <= d.clientWidth)")
        assert page.evaluate(SMALL) == []
        if event:
            live.click(event)


def test_nothing_moves_for_those_who_want_that(page):
    page.emulate_media(reduced_motion="reduce")
    Live(page).click(*toy.WORKED)
    assert page.evaluate("document.getAnimations().length") == 0


# Without a script, without a graph, on paper.

def visible(page):
    return " ".join(page.locator(".law-deal").first.inner_text().split())


def test_without_a_script_the_worked_ruling_is_there(new_page):
    page = new_page(javascript=False)
    page.goto("deals.html")
    for said in ("South, you pass to the end of the auction.", "too low, withdrawn", "3♥ is not the cheapest bid in hearts."):
        assert said in visible(page)
    assert page.locator(".law-quiz details").is_visible()
    assert page.locator(".law-deal button").count() == 0


def test_without_its_graph_the_deal_says_so_and_stays_as_it_was(page):
    page.goto("lost.html")
    page.locator(".law-problem").wait_for()
    assert "cannot be made live here (the server said 404)" in visible(page)
    assert "South, you pass to the end of the auction." in visible(page)
    assert page.complaints
    page.complaints.clear()


def test_on_paper_the_ruling_is_complete_and_no_control_is_left(live):
    live.page.emulate_media(media="print")
    assert "South, you pass to the end of the auction." in visible(live.page)
    live.page.emulate_media(media="screen")
    live.click("N 1H", "director", "E elects 27A1 accept")
    live.page.emulate_media(media="print")
    assert "accepts 1♥" in visible(live.page) and "you pass to the end" not in visible(live.page)
    assert live.page.locator(".law-deal button:visible, .law-deal input:visible").count() == 0


def path_on_paper(live):
    live.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    live.page.emulate_media(media="print")
    lines = live.figure.locator(".law-path li:visible").all_inner_texts()
    live.page.emulate_media(media="screen")
    return lines


def test_on_paper_the_path_is_complete(live):
    worked = path_on_paper(live)
    assert len(worked) == len(toy.WORKED) and worked[:2] == ["North: 1♥", "Director!"]
    live.click("N 1H", "director", "E elects 27A1 accept")
    assert path_on_paper(live) == ["North: 1♥", "Director!", "Accept 1♥"]
    assert not live.figure.locator(".law-path").is_visible()


def test_a_question_card_answers_in_words(live):
    card = live.page.locator(".law-quiz")
    assert not card.locator("details").is_visible()
    card.get_by_label("South").check()
    assert card.locator("[role=status]").inner_text() == "South: wrong. South is partner."
    card.get_by_label("East").check()
    assert card.locator("[role=status]").inner_text() == "East: right. East comes next."
