"""The page that finds a situation: by words, by keyboard, without a script."""
import re

import pytest

from lawkit import seeds
from lawkit.notation import situations

pytestmark = pytest.mark.browser

KNOWN = situations.load(seeds.path() / "situations.toml")
FIRST = """words => {
    const box = document.querySelector("#happened");
    return words.map(each => {
        box.value = each;
        box.dispatchEvent(new Event("input"));
        return document.querySelector(".law-hits > details")?.id;
    });
}"""


def misspelt(phrase, way):
    """``phrase`` with one letter of its longest word lost, doubled or another one."""
    word = max(phrase.split(), key=len)
    middle = len(word) // 2
    spoilt = (word[:middle] + word[middle + 1:], word[:middle] + word[middle] * 2 + word[middle + 1:], word[:middle] + "x" + word[middle + 1:])
    return phrase.replace(word, spoilt[way % 3], 1)


def test_each_phrase_finds_its_situation_first_also_with_a_slip(page):
    said = [(one.id, phrase) for one in KNOWN for phrase in one.phrases]
    said += [(id, misspelt(phrase, way)) for way, (id, phrase) in enumerate(said)]
    page.goto("book/find.html")
    found = page.evaluate(FIRST, [words for _, words in said])
    assert [(words, got) for (id, words), got in zip(said, found) if got != id] == []


def test_each_way_ends_at_a_deal_of_the_book(book):
    page = (book / "book" / "find.html").read_text("utf-8")
    ends = re.findall(r'class="law-there" href="([^"#]+)#([^"]+)"', page)
    assert len(ends) == sum(1 for one in KNOWN for _ in situations.paths(one.first))
    texts = {file: (book / "book" / file).read_text("utf-8") for file, _ in ends}
    assert [end for end in ends if texts[end[0]].count(f'id="{end[1]}"') != 1] == []


@pytest.mark.parametrize("width", [360])
def test_by_keyboard_from_words_to_the_deal(page):
    page.goto("book/find.html")
    page.get_by_role("searchbox", name="What happened?").focus()
    page.keyboard.type("led out of turn")
    assert page.get_by_role("status").filter(has_text="Found: ").is_visible()
    for key in "Enter Tab Enter Tab Enter".split():  # No, not the first trick; nobody has played to it
        page.keyboard.press(key)
    while page.evaluate("document.activeElement.className") != "law-there":
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.law-reached') !== null")
    page.keyboard.press("Enter")
    page.wait_for_url("**/law56.html#law56-partner-has-overtaken")
    page.locator("#law56-partner-has-overtaken[data-live]").wait_for()
    page.wait_for_function("() => Math.abs(document.querySelector(':target').getBoundingClientRect().top) < 100")


@pytest.mark.parametrize("width", [360])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_answer_is_accessible(page, axe):
    page.goto("book/find.html")
    page.get_by_role("searchbox", name="What happened?").fill("dropped a card")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert page.get_by_role("link", name="See it happen: The king falls").is_visible()
    assert axe(page) == []


def test_nothing_found_is_said_and_the_list_comes_back(page):
    page.goto("book/find.html")
    box = page.get_by_role("searchbox", name="What happened?")
    box.fill("xylophone")
    assert page.get_by_role("status").inner_text().startswith("Nothing found.")
    assert not page.get_by_role("heading", name="Dummy").is_visible()
    box.fill("")
    assert page.get_by_role("heading", name="Dummy").is_visible()
    ids = page.locator(".law-find section > details").evaluate_all("all => all.map(each => each.id)")
    assert ids == [one.id for one in KNOWN]


def test_without_a_script_the_list_leads_there(new_page):
    page = new_page(javascript=False)
    page.goto("book/find.html")
    page.locator("#bid-too-low > summary").click()
    page.locator("#bid-too-low summary", has_text="No").first.click()
    page.locator("#bid-too-low summary", has_text="out of turn as well").click()
    page.get_by_role("link", name="See it happen: Too low and out of turn").click()
    page.wait_for_url("**/law27.html#law27-out-of-turn")
