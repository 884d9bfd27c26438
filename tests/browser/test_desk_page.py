"""The Director's desk in a real browser: asked for, loaded, used, and broken in every way that a network or a browser can break it."""
import re

import pytest

pytestmark = pytest.mark.browser

READY = 120_000  # ms, on a machine that does other things as well
FIRST = "N 1S", "E 1H", "director"


@pytest.fixture
def width():
    return 360


@pytest.fixture(scope="module")
def started(tab):
    """The desk once it is ready: to start it takes longest, so that most tests share one."""
    tab.set_viewport_size({"width": 360, "height": 800})
    tab.goto("book/desk.html")
    start(tab)
    ready(tab)
    return tab


@pytest.fixture
def desk(started, page):
    """The shared desk with a new table."""
    lay(page)
    return page


def start(page):
    page.get_by_role("button", name=re.compile("Start the desk|Try again")).click(timeout=5000)


def ready(page):
    page.locator("#desk .law-deal[data-live]").wait_for(timeout=READY)


def status(page):
    return page.locator("#desk .law-status")


def tap(page, *events):
    for event in events:
        page.locator(f'.law-live button[data-event="{event}"]:not([aria-pressed])').click()
        happened(page, event)


def happened(page, event):
    page.wait_for_function("""event => {
      const figure = document.querySelector(".law-deal");
      return figure?.lawDeal?.events[figure.dataset.at - 1] === event;
    }""", arg=event, timeout=READY)


def lay(page, **entered):
    """Set up the first table again, or one that differs in what is ``entered``."""
    form = {"number": "1", "dealer": "N", "vul": "None", "cards": "dealt", "seed": "1", "hands": {}, "contract": "", "declarer": "S", "rules": "2017",
            "regulations": ""}
    page.evaluate("form => document.querySelector('#desk').desk.put({ do: 'set_up', form })", form | entered)


def told(page):
    return page.locator(".law-deal").evaluate("deal => deal.lawDeal.text()")


# Before and while it starts.

def test_nothing_is_loaded_before_it_is_asked_for_and_progress_shows_at_once(new_page):
    page = new_page(360)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("book/desk.html")
    page.locator("#desk button").wait_for()
    assert not [url for url in asked if "python" in url.rsplit("/", 1)[0]]
    page.evaluate("""() => {
      const said = document.querySelector("#desk .law-status"), button = document.querySelector("#desk button");
      new MutationObserver(() => { window.shownAfter ??= performance.now() - window.pressed; }).observe(said, { childList: true, characterData: true });
      button.addEventListener("click", () => { window.pressed = performance.now(); }, { capture: true });
    }""")
    start(page)
    page.wait_for_function("() => window.shownAfter !== undefined")
    assert page.evaluate("window.shownAfter") <= 200
    assert re.match(r"Loading Python: \d+\.\d of 1\d\.\d MB|Loading Python: \d+\.\d MB of 1\d\.\d MB|Starting", status(page).inner_text())


def test_without_javascript_the_page_says_what_to_do_instead(new_page):
    page = new_page(360, javascript=False)
    page.goto("book/desk.html")
    assert "needs JavaScript" in page.locator("#desk").inner_text()


# In use.

def test_an_insufficient_bid_by_taps(desk):
    tap(desk, *FIRST)
    assert "1♥ does not outrank 1♠" in told(desk)
    tap(desk, "S elects 27A1 decline", "E 2H")
    assert "2♥ stands" in told(desk)


def test_an_insufficient_bid_by_keyboard(desk):
    desk.locator(".law-deal").focus()
    for keys, event in zip(("1s", "1h", "d"), FIRST):
        desk.keyboard.type(keys)
        happened(desk, event)
    assert "1♥ does not outrank 1♠" in told(desk)
    assert desk.evaluate("document.activeElement.dataset.event") == "S elects 27A1 accept"


def test_a_call_out_of_rotation_by_picking_the_seat(desk):
    desk.get_by_role("button", name="West", exact=True).click()
    tap(desk, "W 1C", "director")
    assert "West" in told(desk) and "29A" in told(desk)


def test_an_act_that_is_picked_from_the_list(desk):
    tap(desk, "N 1S")
    desk.get_by_role("button", name="South", exact=True).click()
    desk.get_by_label("What is done").select_option(label="South lets … be seen")
    desk.locator('[data-event^="S exposes"]').first.click()
    tap(desk, "director")
    assert "24" in told(desk)


def test_a_line_is_typed_and_a_wrong_one_is_answered_with_the_right_word(desk):
    line = desk.get_by_label(re.compile("type a line"))
    line.fill("N 1SS")
    line.press("Enter")
    desk.get_by_role("alert").filter(has_text="nearest").wait_for()
    assert line.input_value() == "N 1SS"
    line.fill("<img src=x onerror=alert(1)>")
    line.press("Enter")
    desk.get_by_role("alert").filter(has_text="HTML").wait_for()
    line.fill("N 1S {natural, S 5+}")
    line.press("Enter")
    happened(desk, "N 1S {natural, S 5+}")
    assert line.input_value() == "" and desk.locator("#desk img").count() == 0


def open_panel(page, name):
    panel = page.locator("#desk details").filter(has=page.get_by_text(name, exact=True))
    if panel.get_attribute("open") is None:
        panel.locator("summary").click()


def test_the_case_is_edited_as_text_and_a_fault_is_told_with_its_line(desk):
    tap(desk, *FIRST)
    open_panel(desk, "The case as text")
    field = desk.locator("#desk-text")
    desk.wait_for_function("() => document.querySelector('#desk-text').value.includes('- director')")
    text = field.input_value()
    field.fill(text.replace("E 1H", "E flies"))
    desk.get_by_role("button", name="Put this on the table").click()
    desk.get_by_role("alert").filter(has_text="Line 5: cannot read 'E flies'").wait_for()
    assert desk.evaluate("getSelection().toString()").strip() == "- E flies"
    assert "1♥ does not outrank 1♠" in told(desk)
    field.fill(text.replace("E 1H", "E 1D"))
    desk.get_by_role("button", name="Put this on the table").click()
    desk.wait_for_function("() => document.querySelector('.law-deal').lawDeal?.text().includes('1♦ does not outrank 1♠')")


def test_a_line_that_was_left_is_kept_and_comes_back(desk):
    tap(desk, *FIRST, "S elects 27A1 decline", "E 2H")
    desk.locator(".law-live .law-answers").get_by_role("button", name="Accept", exact=True).click()
    left = desk.locator(".law-lines li").filter(has_text="step 4: S elects 27A1 decline instead of S elects 27A1 accept")
    left.get_by_role("button", name="Side by side with").click()
    desk.locator("#desk .law-twin").wait_for()
    marked = desk.locator(".law-twin .law-happened li", has=desk.locator(".law-differs")).all_inner_texts()
    assert len(marked) == 3 and any("does not accept" in line for line in marked)
    left.get_by_role("button").first.click()
    happened(desk, "E 2H")
    assert "2♥ stands" in told(desk)


def test_a_table_is_set_up_by_hand_and_a_fault_is_told(desk):
    open_panel(desk, "Set up another table")
    form = desk.locator(".law-setup")
    form.get_by_label("The cards").select_option("entered")
    form.get_by_label("North: spades").fill("akq10 5 432 76 85")
    form.get_by_label("Contract").fill("4s")
    form.get_by_role("button", name="Set up this table").click()
    form.get_by_role("alert").filter(has_text="hand of N").wait_for()
    form.get_by_label("North: spades").fill("AKJ54.Q7.KT93.82")
    form.get_by_role("button", name="Set up this table").click()
    tap(desk, "W leads HA")
    assert "A K J 5 4" in desk.locator(".law-live .law-N").inner_text()


def test_the_address_holds_the_case_and_the_moment(desk):
    tap(desk, *FIRST, "S elects 27A1 decline")
    desk.locator("[data-tool=undo]").click()
    desk.wait_for_timeout(1000)
    there = desk.evaluate("location.hash")
    tap(desk, "S elects 27A1 accept")
    desk.wait_for_function("hash => location.hash !== hash", arg=there)
    desk.evaluate("hash => { location.hash = hash; }", there)
    happened(desk, "director")
    assert desk.locator(".law-deal").evaluate("deal => deal.lawDeal.events.at(-1)") == "S elects 27A1 decline"
    for tool, at in (("restart", 0), ("redo", 1)):
        desk.locator(f"[data-tool={tool}]").click()
        desk.locator(f'.law-deal[data-at="{at}"]').wait_for()
    desk.evaluate("location.hash = 'without-the-desk'")
    desk.wait_for_timeout(300)
    assert "cannot" not in status(desk).inner_text()
    desk.evaluate("location.hash = '<img src=x onerror=alert(1)>'")
    status(desk).filter(has_text="cannot be opened").wait_for()
    assert desk.locator("#desk img").count() == 0


def test_a_deal_of_a_chapter_is_made_ones_own_at_its_moment(new_page):
    page = new_page(360)
    page.goto("book/law27.html")
    deal = page.locator(".law-deal[data-live]").first
    events = deal.evaluate("""async figure => {
      const deal = figure.lawDeal;
      await deal.act(0); await deal.act(0);
      return deal.events.slice(0, +figure.dataset.at);
    }""")
    deal.get_by_role("link", name="Make it your own").click()
    page.wait_for_url("**/desk.html#*")
    page.get_by_text("A case has come with the link").wait_for()
    start(page)
    ready(page)
    assert page.locator("#desk .law-deal").evaluate("figure => figure.lawDeal.events")[-len(events):] == [part for line in events for part in line.split("; ")]


def test_what_takes_long_is_said_to_be_at_work(desk):
    lay(desk, contract="4H")
    for line in ("W leads SQ", "S claims rest", "E objects"):
        desk.locator(".law-deal").evaluate("(deal, line) => deal.lawDeal.say(line)", line)
    desk.evaluate("document.querySelector('.law-deal').lawDeal.say('director') && null")
    status(desk).filter(has_text="still at work").wait_for(timeout=READY)
    happened(desk, "director")
    status(desk).filter(has_text="The desk is ready").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_the_desk_is_accessible(desk, axe):
    desk.emulate_media(reduced_motion="reduce")
    tap(desk, *FIRST, "S elects 27A1 decline")
    desk.locator(".law-live .law-answers").get_by_role("button", name="Accept", exact=True).click()
    desk.get_by_role("button", name="Side by side").last.click()
    desk.locator("#desk .law-twin").wait_for()
    desk.get_by_role("button", name="West", exact=True).click()
    desk.locator('[data-event="W 1C"]').wait_for()
    for name in ("Set up another table", "The case as text", "Share or print this case"):
        open_panel(desk, name)
    desk.get_by_label("The cards").select_option("entered")
    assert axe(desk) == []
    small = desk.locator("#desk").evaluate("""place => [...place.querySelectorAll("button, select, summary, textarea, input:not([type=range], [type=radio])")]
      .filter(e => e.checkVisibility()).filter(e => e.getBoundingClientRect().height < 44).map(e => e.outerHTML)""")
    assert small == []
    assert desk.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Broken.

def broken(new_page, change):
    """A page whose network ``change`` spoils; it must complain, and stay of use."""
    page = new_page(360)
    change(page)
    page.goto("book/desk.html")
    start(page)
    page.get_by_role("button", name="Try again").wait_for(timeout=READY)
    page.foreign.clear()
    page.complaints.clear()
    return status(page).inner_text()


@pytest.mark.parametrize("name", ["pyodide.asm.wasm", "pyodide.asm.mjs", "python_stdlib.zip", "*.whl", "index.json", "worker.mjs"])
def test_a_missing_file_is_named(new_page, name):
    said = broken(new_page, lambda page: page.context.route(f"**/{name}", lambda route: route.fulfill(status=404, body="")))
    assert "cannot be started" in said
    assert name.strip("*") in said


def test_a_page_in_the_place_of_webassembly_is_told(new_page):
    said = broken(new_page, lambda page: page.context.route("**/*.wasm", lambda route: route.fulfill(status=200, content_type="text/html", body="<p>Not here</p>")))
    assert "cannot run Python’s code" in said


@pytest.mark.parametrize("missing", ["WebAssembly", "Worker"])
def test_a_browser_without_it_is_told(new_page, missing):
    said = broken(new_page, lambda page: page.add_init_script(f"delete window.{missing}"))
    assert f"no {missing}".lower() in said.lower()


def test_blocked_webassembly_is_told_and_the_deals_of_a_chapter_go_on(new_page):
    policy = {"content-security-policy": "script-src 'self' 'unsafe-inline'", "content-type": "text/javascript"}
    said = broken(new_page, lambda page: page.context.route("**/worker.mjs", lambda route: route.fulfill(response=route.fetch(), headers=policy)))
    assert "WebAssembly" in said and "All chapters work without it" in said


def test_a_worker_that_dies_is_started_anew_and_nothing_is_lost(desk):
    tap(desk, *FIRST)
    before = told(desk)
    desk.evaluate("document.querySelector('#desk').desk.python.worker.terminate()")
    tap(desk, "S elects 27A1 decline")
    assert told(desk).startswith(before.split("\n")[0]) and "does not accept" in told(desk)


def test_a_second_try_may_succeed_and_a_server_may_call_webassembly_by_another_type(new_page):
    page = new_page(360)
    page.context.route("**/*.whl", lambda route: route.fulfill(status=503, body=""), times=1)
    page.context.route("**/*.wasm", lambda route: route.fulfill(response=route.fetch(), headers={"content-type": "application/octet-stream"}))
    page.goto("book/desk.html")
    start(page)
    page.get_by_role("button", name="Try again").wait_for(timeout=READY)
    assert "503" in status(page).inner_text()
    page.complaints.clear()
    start(page)
    ready(page)
