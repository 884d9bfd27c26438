"""What the chapter on scores calls: each figure is computed, says the same in both forms, and refuses what is not so."""
import re

import pytest
import test_book
from test_show import Seen

from lawkit import book, provision

WEIGHTED = "60% 4S by S =, 40% 4S by S -1"
TABLES = "4S by S =", "4S by S +1", "4S by S -1", "NS: average plus / EW: average minus", f"NS: {WEIGHTED} / EW: 4S by S -1", "not played"


def alike(shown):
    """The text, after a look that the HTML is sound and says its every word."""
    page = Seen(shown._repr_html_())
    assert not page.faults
    words = set(re.findall(r"\w+", " ".join(page.text)))
    assert set(re.findall(r"\w+", repr(shown))) <= words | {"x"}
    return repr(shown)


FIGURES = {
    "a score": (lambda: book.worth("4S by S =", vul="NS"), "Score: 620 to North–South"),
    "a weighted score": (lambda: book.worth(WEIGHTED, beside=["4S by S -1"], by="imps"), "Worth: +6 IMPs"),
    "a pair": (lambda: book.pair("6S by S =", "4S by S +2", about="77#3"), "Small slam: 500  77#3"),
    "a sheet": (lambda: book.sheet(*TABLES, vul="NS"), "4♠ by South, 1 down: −100"),
    "a table of results": (lambda: book.every_result("4S by S", vul="NS"), "10 (=)"),
    "damage": (lambda: book.damage("4S by S -1", "4S by S =", beside=["4S by N ="], by="imps"), "Damage: 10 IMPs"),
    "an own error": (lambda: book.own_error("3NT by W =", "3NT by W -1", "3NT by W -2", beside=["3NT by W -1"], by="imps"), "has −10 + 2 = −8 IMPs"),
    "a knockout": (lambda: book.knockout(WEIGHTED, "4S by S =", "4S by N -1"), "North–South +8 IMPs, East–West −8 IMPs"),
    "a penalty": (lambda: book.penalty("4S by S =", "1/2", "late", beside=["4S by S -1"], side="NS"), "Left: 1.5 matchpoints"),
    "a question": (lambda: book.score_question("?", {"420": 420, "620": 620}, "4S by S =", vul="NS"), "right in this case: 4♠ by South, made, not vulnerable."),
}


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_says_the_same_in_both_forms(name):
    make, said = FIGURES[name]
    assert said in alike(make())


def test_the_sheet_compares_each_side_with_its_own():
    rows = [re.split(r"  +", line) for line in repr(book.sheet(*TABLES, vul="NS")).splitlines()[2:-1]]
    assert [row[1:] for row in rows] == [
        ["3.4 of 6, about 56.67%", "2 of 6, about 33.33%"], ["6 of 6, 100%", "0 of 6, 0%"], ["0.4 of 6, about 6.67%", "5 of 6, about 83.33%"],
        ["60%", "40%"], ["2.2 of 6, about 36.67%", "5 of 6, about 83.33%"], ["—", "—"]]


def test_what_is_no_pair_is_refused():
    with pytest.raises(ValueError, match="both name 77: that is no twin"):
        book.pair("6S by S =", "4S by S +2", about="77")
    with pytest.raises(ValueError, match="both do not name 77#4"):
        book.pair("6S by S =", "4S by S +2", about="77#4")
    with pytest.raises(ValueError, match="no provision"):
        book.pair("6S by S =", "4S by S +2", about="77#33")


def test_a_question_has_one_right_answer():
    with pytest.raises(ValueError, match=r"0 right answers \(none\); it is 420"):
        book.score_question("?", {"620": 620}, "4S by S =")
    with pytest.raises(ValueError, match="2 right answers"):
        book.score_question("?", {"420": 420, "the same": 420}, "4S by S =")


@pytest.mark.parametrize("value, case", [
    (620, "4♠ by South, made, vulnerable"), (590, "4♠ doubled by South, made, not vulnerable"), (450, "4♠ by South, made with 1 overtrick, not vulnerable"),
    (-100, "4♠ doubled by South, 1 down, not vulnerable|4♠ by South, 2 down, not vulnerable|4♠ by South, 1 down, vulnerable")])
def test_a_wrong_answer_is_told_where_it_would_be_right(value, case):
    told = repr(book.score_question("?", {"right": 420, "wrong": value}, "4S by S ="))
    assert re.search(f"It would be right in this case: ({case})\\.", told)


@pytest.mark.parametrize("call", [lambda: book.every_result("4s by S"), lambda: book.sheet("4S by S =", vul="ns"), lambda: book.penalty("4S by S =", 1, side="N")])
def test_what_cannot_be_read_names_the_nearest(call):
    with pytest.raises(ValueError, match="nearest: "):
        call()


CHAPTER = test_book.BOOK / "scores.ipynb"


@pytest.mark.parametrize("section", [id for id in provision.ids() if provision.law_of(id) in ("12", "77", "78") and id[-1].isupper()] + ["77"])
def test_every_section_that_is_ruled_has_its_heading_and_a_figure(section):
    text = test_book.code_of(CHAPTER, section)
    if section in ("12A", "78D"):  # when a score may be adjusted, which the chapters of the other Laws show; what an organizer publishes
        assert text is None
    else:
        assert re.search(r"^(worth|pair|sheet|damage)\(", text, re.MULTILINE)


def test_the_chapter_has_what_a_chapter_needs():
    kinds = re.findall(r"^(\w+)\(", test_book.code(CHAPTER), re.MULTILINE)
    assert kinds[0] == "deal" and {"pair", "law_code", "provisions"} <= set(kinds)
    assert 2 <= kinds.count("score_question") <= 6
    assert {"Pitfalls", "Questions", "Where judgement begins", "Links on"} <= set(test_book.sections(CHAPTER))
    assert len(test_book.source(test_book.cells(CHAPTER, "markdown")[0]).split()) <= 90
