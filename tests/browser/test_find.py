"""The page that finds a situation: by words, by keyboard, without a script."""
import re
import tomllib
from pathlib import Path

import pytest

from lawkit import seeds
from lawkit.notation import situations

pytestmark = pytest.mark.browser

KNOWN = situations.load(seeds.path() / "situations.toml")
SAID = tomllib.loads((Path(__file__).parents[1] / "said.toml").read_text("utf-8"))
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
    said += [(id, misspelt(phrase, way)) for way, (id, phrase) in enumerate(said) if phrase != "UI"]
    page.goto("book/find.html")
    found = page.evaluate(FIRST, [words for _, words in said])
    assert [(words, got) for (id, words), got in zip(said, found) if got != id] == []


def test_what_people_type_finds_its_situation_first(page):
    page.goto("book/find.html")
    said = [(id, words) for id, typed in SAID.items() for words in typed]
    found = page.evaluate(FIRST, [words for _, words in said])
    assert [(words, got) for (id, words), got in zip(said, found) if got != id] == []


def test_a_word_that_is_said_of_everything_makes_no_hit_alone(page):
    page.goto("book/find.html")
    assert page.evaluate(FIRST, ["xylophone bid", "he had a xylophone in hand", "constructor bid"]) == [None] * 3
    assert all(page.evaluate(FIRST, ["bid", "wrong card"]))


def test_each_way_to_a_deal_ends_at_a_deal_of_the_book(book):
    page = (book / "book" / "find.html").read_text("utf-8")
    ends = re.findall(r'class="law-there" href="([^"#]+)#([^"]+)"', page)
    assert len(ends) == sum(type(goal) is situations.Goal for one in KNOWN for _, goal in situations.paths(one.first))
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


def test_without_a_script_the_list_says_where_the_law_is_to_be_read(new_page):
    page = new_page(javascript=False)
    page.goto("book/find.html")
    page.locator("#hesitation > summary").click()
    page.locator("#hesitation summary", has_text="partner").click()
    assert page.locator("#hesitation").get_by_text("This book has no chapter on that: Laws 16B, 16B1, 73C").is_visible()
    assert page.get_by_role("link", name="Read the text of Law 16, on another site").is_visible()
    page.locator("#average-plus > summary").click()
    page.locator("#average-plus").get_by_role("link", name="Read the chapter on Law 12").click()
    page.wait_for_url("**/scores.html")
