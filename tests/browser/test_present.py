"""A live deal before an audience: by one key, what follows hidden until it is asked for."""
import pytest

pytestmark = pytest.mark.browser

DEAL = '[data-deal="law27-too-low"][data-live]'
ENDS = '''([part, axis]) => {
    const own = document.querySelector(part), all = [...own.querySelectorAll("*")];
    return Math.max(...all.map(each => each.getBoundingClientRect()[axis])) <= own.getBoundingClientRect()[axis] + 1;
}'''


@pytest.fixture
def stage(page):
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto("book/law27.html")
    page.locator(DEAL).get_by_role("button", name="Present").press("Enter")
    stage = page.get_by_role("dialog", name="Too low, 1♥ over 1♠")
    stage.wait_for()
    yield stage
    if stage.count():
        stage.get_by_role("button", name="Close").click()


def told(stage):
    return stage.locator(".law-ruling").inner_text()


def test_one_key_goes_through_the_deal_and_hides_what_follows(page, stage):
    assert page.evaluate("document.fullscreenElement !== null")
    seen = []
    while "the end" not in stage.get_by_role("status").inner_text():
        seen.append((stage.get_by_role("status").inner_text(), told(stage)))
        page.keyboard.press("PageDown")
        page.wait_for_timeout(30)
        assert len(seen) < 20
    places, texts = zip(*seen)
    assert list(dict.fromkeys(places)) == [f"Step {n} of 4" for n in range(5)]
    hidden, shown = [text for place, text in seen if place == "Step 2 of 4"][:2]
    assert hidden == "" and "East may accept 1♥" in shown
    assert "2♥ stands" not in texts[-1] and "North’s 2♥ stands" in told(stage)
    assert stage.get_by_role("button", name="Next").get_attribute("aria-disabled") == "true"


@pytest.mark.parametrize("forward, back", [("PageDown", "PageUp"), ("ArrowRight", "ArrowLeft"), ("Space", "Backspace")])
def test_the_keys_of_a_remote_control_and_their_way_back(page, stage, forward, back):
    for _ in range(3):
        page.keyboard.press(forward)
        page.wait_for_timeout(30)
    assert "East may accept 1♥" in told(stage)
    page.keyboard.press(back)
    assert told(stage) == "" and stage.get_by_role("button", name="What follows?").is_visible()
    page.keyboard.press(back)
    assert stage.get_by_role("status").inner_text() == "Step 1 of 4"


def test_it_is_readable_at_two_metres_and_the_table_has_room(page, stage):
    for _ in range(3):
        page.keyboard.press("PageDown")
    for part in (".law-suits li", ".law-auction td", ".law-ruling .law-text"):
        size = stage.locator(part).first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
        assert size >= 27, part  # px of 1080: capitals of 5 mm on a screen 30 cm high
    assert all(page.evaluate(ENDS, [".law-presented .law-table", axis]) for axis in ("bottom", "right"))


def test_escape_gives_the_page_back(page, stage):
    page.keyboard.press("PageDown")
    page.keyboard.press("Escape")
    stage.wait_for(state="detached")
    assert page.evaluate("document.activeElement.dataset.tool") == "present"
    assert page.evaluate("document.fullscreenElement") is None
    assert page.locator(DEAL).get_attribute("data-at") == "1"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_accessible(page, stage, axe):
    for _ in range(3):
        page.keyboard.press("PageDown")
    assert axe(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    page.keyboard.press("PageDown")
    assert axe(page) == []


def test_without_its_style_the_page_says_so(page):
    page.route("**/present.css", lambda route: route.abort())
    page.goto("book/law27.html")
    page.locator(DEAL).get_by_role("button", name="Present").click()
    page.locator(DEAL).get_by_text("This deal cannot be shown large").wait_for()
    page.unroute("**/present.css")
    page.complaints.clear()
