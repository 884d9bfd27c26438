"""Colours and sizes as the reader has chosen them: on every page, before anything is painted, and nowhere else."""
import re

import pytest

pytestmark = pytest.mark.browser

WHITE, NIGHT = "rgb(255, 255, 255)", "rgb(20, 24, 30)"
PAPER = "() => getComputedStyle(document.body).backgroundColor"
CARD = "() => getComputedStyle(document.querySelector('.law-deal')).backgroundColor"
CLUB = "() => getComputedStyle(document.querySelector('.law-deal .law-c')).color"
SPADE = CLUB.replace("-c'", "-s'")
LETTERS = "() => parseFloat(getComputedStyle(document.querySelector('.law-suits li')).fontSize)"


def choose(page, *choices):
    page.get_by_role("button", name="Colours and sizes").press("Enter")
    form = page.get_by_role("form", name="Colours and sizes")
    for choice in choices:
        form.get_by_role("radio", name=choice, exact=True).check()
    form.get_by_role("button", name="Close").press("Enter")
    assert not form.is_visible()


@pytest.fixture(params=["light", "dark"])
def device(request, new_page):
    """A page that nobody has chosen anything for, on a device with light or dark as its theme."""
    page = new_page(width=360)
    page.emulate_media(color_scheme=request.param)
    page.goto("book/law27.html")
    page.wait_for_function("() => !document.querySelector('[data-deal]:not([data-live])')")
    return page


def test_a_choice_holds_on_the_next_page_and_after_it(device):
    before = device.evaluate(LETTERS)
    choose(device, "Dark", "Four colours", "Large")
    device.goto("book/welcome.html")
    assert device.evaluate(PAPER) == NIGHT and device.evaluate(CARD) == NIGHT
    assert device.evaluate(CLUB) != device.evaluate(SPADE)
    assert device.evaluate(LETTERS) == pytest.approx(before * 1.25, rel=0.1)
    choose(device, "Light", "Two colours", "Normal")
    assert device.evaluate(PAPER) == WHITE and device.evaluate(CARD) == WHITE
    assert device.evaluate(CLUB) == device.evaluate(SPADE)


def test_without_a_choice_the_device_decides(device):
    dark = device.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    assert device.evaluate(PAPER) == (NIGHT if dark else WHITE)
    choose(device, "Light")
    assert device.evaluate(PAPER) == WHITE
    choose(device, "As the device has it")
    assert device.evaluate(PAPER) == (NIGHT if dark else WHITE)


def test_it_is_applied_before_the_first_paint(book, device):
    choose(device, "Dark", "Four colours", "Very large")
    device.add_init_script("""new MutationObserver((_, seen) => {
            if (!document.body) return;
            window.atBody = [document.documentElement.dataset.theme, document.documentElement.dataset.size];
            seen.disconnect();
        }).observe(document, { childList: true, subtree: true });""")
    device.goto("book/law27.html")
    assert device.evaluate("window.atBody") == ["dark", "larger"]
    head = (book / "book" / "law27.html").read_text("utf-8").split("</head>")[0]
    [script] = re.findall(r'<script[^>]*look\.js[^>]*>', head)
    assert "defer" not in script and "async" not in script and "module" not in script


def test_it_is_kept_on_the_device_and_sent_nowhere(device):
    asked = []
    device.on("request", lambda request: asked.append(request.url))
    choose(device, "Dark", "Four colours")
    assert asked == []
    assert device.evaluate("localStorage.getItem('look')") == '{"theme":"dark","suits":"four","size":"normal"}'


@pytest.mark.parametrize("kept", ["{", "[]", "null", '{"theme": "<b>", "suits": 4}'])
def test_what_is_no_choice_is_left_aside(device, kept):
    device.evaluate("kept => localStorage.setItem('look', kept)", kept)
    device.goto("book/law27.html")
    assert device.evaluate("() => ({...document.documentElement.dataset})")["theme"] == "auto"
    choose(device, "Dark")
    assert device.evaluate(PAPER) == NIGHT


@pytest.mark.parametrize("choices", [("Dark", "Four colours", "Large"), ("Light", "Four colours", "Very large")])
def test_every_choice_is_accessible_on_a_phone(device, axe, choices):
    choose(device, *choices)
    assert device.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    device.get_by_role("button", name="Colours and sizes").click()
    assert axe(device) == []


def test_without_a_script_nothing_is_offered(new_page):
    page = new_page(javascript=False)
    page.goto("book/law27.html")
    assert page.locator(".to-look").count() == 1 and not page.locator(".to-look").is_visible() and not page.locator("#look").is_visible()
