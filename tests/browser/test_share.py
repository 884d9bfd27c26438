"""Handing on a case: the QR code of its link, copies of link and text, print."""
import pytest

pytestmark = pytest.mark.browser

LONGEST = 600
TEXT = "- id: a-case\n  title: One case\n"
PANEL = """async ([script, link, text]) => {
    const { sharePanel } = await import(script);
    window.panel = sharePanel();
    document.querySelector("article").prepend(panel.element);
    panel.show({ link, text });
}"""
CLIPBOARD = """works => Object.defineProperty(navigator, "clipboard", {configurable: true, value: {
    async writeText(text) { if (!works) throw new Error("refused"); window.copied = text; }}})"""
SIZE = "svg => svg.viewBox.baseVal.width"


@pytest.fixture
def share(page, book, address):
    """A page with the panel open, for a link of ``length`` characters of its own. Returns a function."""
    script = next(book.glob("_static/lawkit-*/share.mjs")).relative_to(book).as_posix()

    def share(length=150, clipboard=True):
        page.goto("book/welcome.html")
        page.evaluate(CLIPBOARD, clipboard)
        page.evaluate(PANEL, [address + script, link(address, length), TEXT])
        page.locator(".law-share summary").press("Enter")
        return page

    return share


def link(address, length):
    return f"{address}book/desk.html#" + ("1aZ-_" * length)[:length]


@pytest.mark.parametrize("length, most", [(150, 57), (LONGEST, 97)])
@pytest.mark.parametrize("width", [360])
def test_the_code_is_named_and_large_enough_to_scan(share, length, most):
    """The longest link of a given case makes 97 modules at most: 3 px each on a phone, 0.6 mm on paper."""
    code = share(length).locator(".law-qr")
    assert 4 * 2 + 21 <= code.evaluate(SIZE) <= most
    assert code.evaluate("svg => svg.querySelector('title').textContent") == "QR code: the address of this case"
    assert code.bounding_box()["width"] >= 3 * code.evaluate(SIZE)


def test_a_new_case_has_a_new_code(share, address):
    page = share()
    before = page.locator(".law-qr path").get_attribute("d")
    page.evaluate("link => panel.show({link, text: ''})", link(address, LONGEST))
    page.wait_for_function("before => document.querySelector('.law-qr path').getAttribute('d') !== before", arg=before)


def test_a_link_too_long_for_a_code_says_so(share):
    assert "too long for a QR code" in share(4000).locator(".law-share .law-problem").inner_text()


@pytest.mark.parametrize("button, copied", [("Copy link", "#1aZ"), ("Copy as text", TEXT)])
def test_copies_are_made_and_spoken_of(share, button, copied):
    page = share()
    page.get_by_role("button", name=button).press("Enter")
    page.get_by_role("status").filter(has_text="copied").wait_for()
    assert copied in page.evaluate("copied")


def test_where_the_clipboard_is_refused_the_text_is_selected(share):
    page = share(clipboard=False)
    page.get_by_role("button", name="Copy as text").press("Enter")
    page.get_by_label("To copy").wait_for()
    assert page.evaluate("document.activeElement.value.slice(0, document.activeElement.selectionEnd)") == TEXT
    assert "copy it yourself" in page.locator(".law-said").inner_text()


def test_print_shows_the_code_alone(share):
    page = share()
    page.locator(".law-qr").wait_for()
    page.evaluate("window.print = () => { window.printed = true; }")
    page.get_by_role("button", name="Print").press("Enter")
    page.wait_for_function("window.printed")
    page.emulate_media(media="print")
    assert page.locator(".law-share button").first.is_hidden() and page.locator(".law-qr").is_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_panel_is_accessible(share, axe):
    page = share(clipboard=False)
    page.get_by_role("button", name="Copy as text").click()
    page.locator(".law-qr").wait_for()
    assert axe(page) == []
    small = page.locator(".law-share :is(button, summary)").evaluate_all("all => all.filter(e => e.offsetHeight < 44).length")
    assert small == 0
