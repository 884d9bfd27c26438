"""What people say leads, by a few questions, to a deal whose ruling answers it."""
import json
import tomllib
from pathlib import Path

import pytest

from lawkit import seeds
from lawkit.__main__ import main
from lawkit.book.account import account
from lawkit.notation import situations
from lawkit.notation.errors import CaseError
from lawkit.show import report
from lawkit.show import situations as shown
from lawkit.show.deals import page_of

BOOK = Path(__file__).parents[1] / "book"
FILE = seeds.path() / "situations.toml"
KNOWN = situations.load(FILE)
SAID = [(id, words) for id, said in tomllib.loads((Path(__file__).parent / "said.toml").read_text("utf-8")).items() for words in said]
PHRASES = [(one, phrase) for one in KNOWN for phrase in one.phrases]
WAYS = [(one, asked, goal) for one in KNOWN for asked, goal in situations.paths(one.first)]
GOALS = sorted({goal for _, _, goal in WAYS if type(goal) is situations.Goal})
TO_READ = sorted({goal for _, _, goal in WAYS if type(goal) is situations.Elsewhere})

ASKED = """[low]
group = "Calls"
title = "Too low"
phrases = ["too low"]
[low."Called over?"]
"No" = "{no}"
"Yes" = "law27-accepted: 27A1"
"""


def test_there_are_enough():
    assert len(KNOWN) >= 40 and len(PHRASES) >= 200


@pytest.mark.parametrize("goal", GOALS, ids=lambda goal: goal.deal)
def test_the_ruling_of_the_deal_names_the_provisions(goal):
    steps = report.ruling_json(account(goal.deal).table)["steps"]
    assert {*goal.laws} <= {step["id"] for step in steps}


@pytest.mark.parametrize("goal", GOALS, ids=lambda goal: goal.deal)
def test_the_page_shows_the_deal(goal):
    cells = json.loads((BOOK / f"{page_of(goal.deal)}.ipynb").read_text("utf-8"))["cells"]
    assert any(f'deal("{goal.deal}")' in "".join(cell["source"]) for cell in cells)


def test_no_way_asks_more_than_three_questions():
    assert max(len(asked) for _, asked, _ in WAYS) == 3


def test_no_two_answers_of_a_situation_lead_to_the_same():
    for one in KNOWN:
        goals = [goal for _, goal in situations.paths(one.first)]
        assert len({*goals}) == len(goals), one.id


@pytest.mark.parametrize("one, phrase", PHRASES, ids=lambda part: part if isinstance(part, str) else part.id)
def test_a_phrase_finds_its_situation(one, phrase):
    assert shown.found(phrase)[0] == one


@pytest.mark.parametrize("id, words", SAID)
def test_what_people_type_finds_its_situation(id, words):
    assert shown.found(words)[0].id == id


@pytest.mark.parametrize("words", ["xylophone bid", "the xylophone of the partner", "he had a xylophone in hand"])
def test_a_word_that_is_said_of_everything_makes_no_hit_alone(words):
    assert shown.found(words) == []


def test_such_a_word_is_found_where_nothing_else_is_asked():
    assert shown.found("the bid") and shown.found("wrong card")


@pytest.mark.parametrize("goal", TO_READ, ids=lambda goal: ",".join(goal.laws))
def test_what_no_deal_shows_leads_to_a_chapter_or_to_the_text_of_the_law(goal):
    for said, address in shown.places(goal):
        assert (BOOK / address.replace(".html", ".ipynb")).is_file() or (said.endswith("another site") and address.startswith("https://"))


def test_what_the_book_has_no_chapter_on_is_said():
    assert "This book has no chapter on that: Laws 16B, 16B1, 73C\n      16B: This section" in shown.text("hesitation")
    assert "Law 13\n      Read the text of Law 13, on another site: https://" in shown.text("14 cards")
    assert "No deal of the book shows that: Law 54A\n" in shown.text("led out of turn and declarer put down his hand")


def test_the_scores_are_a_chapter():
    assert shown.places(situations.goal("read: 12C2(b), 12C2(c), 78A")) == [
        ("Read the chapter on Law 12", "scores.html"), ("Read the chapter on Law 78", "scores.html")]


def test_it_is_found_from_the_command_line(capsys):
    assert main(["find", "lead", "out", "of", "turn"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("The wrong defender leads\n  Is it the first trick?\n  - Yes\n")
    assert "(deal law56-partner-has-overtaken): 56B, 50D2(a)" in said


def test_nothing_found_is_said(capsys):
    assert main(["find", "xylophone"]) == 2
    assert capsys.readouterr().err == "lawkit: nothing found for 'xylophone': say it in other words\n"


def test_the_page_escapes_what_the_file_says(monkeypatch):
    goal = situations.goal("law27-accepted: 27A1")
    hostile = situations.Situation("x", "a<b", "c<d", ("e<f",), situations.Question("g<h?", (("i<j", goal), ("k", goal))))
    monkeypatch.setattr(shown, "known", lambda: (hostile,))
    assert [letters for letters in ("a<b", "c<d", "e<f", "g<h", "i<j") if letters in shown.as_html()] == []


def test_a_goal_that_the_ruling_does_not_name_is_an_error():
    with pytest.raises(ValueError, match="'law27-accepted' does not name 27B4"):
        shown.answering(situations.goal("law27-accepted: 27B4"))


@pytest.mark.parametrize("text, problem", [
    ('[low', "Expected"),
    ('low = 1', "a situation is a table"),
    ('[low]\ntitel = "x"', "unknown key 'titel'; nearest: title"),
    ('[low]\ngroup = "Calls"\ntitle = "<b>"', "may not hold HTML"),
    ('[low]\ngroup = "Calls"\ntitle = "Too low"', "phrases is a list"),
    ('[low]\ngroup = "Calls"\ntitle = "Too low"\nphrases = ["a"]', "either questions or the key 'leads'"),
    ('[low]\ngroup = "Calls"\ntitle = "Too low"\nphrases = ["a", "a"]\nleads = "law27-twice: 27B4"', "stands twice"),
    ('[low]\ngroup = "Calls"\ntitle = "Too low"\nphrases = ["a"]\nleads = "law27-twice"', "is not 'deal: provisions'"),
    ('[low]\ngroup = "Calls"\ntitle = "Too low"\nphrases = ["a"]\nleads = "law27-twice: 27B9"', "no provision '27B9'; nearest: 27B"),
    ('[low]\ngroup = "Calls"\ntitle = "Too low"\nphrases = ["a"]\nleads = "read: 27B9"', "no provision '27B9'; nearest: 27B"),
    ('[low]\ngroup = "Calls"\ntitle = "Too low"\nphrases = ["a"]\nleads = "read: 94"', "no provision '94'"),
    (ASKED.format(no="Called ower?"), "no question 'Called ower?'; nearest: Called over?"),
    (ASKED.format(no="Called over?"), "leads back to itself"),
    (ASKED.format(no="law27-too-low: 27B1(a)") + '[low."More?"]\n"a" = "law27-twice: 27B4"\n"b" = "law27-twice: 27B4"', "no answer leads to the question 'More?'"),
    (ASKED.format(no="law27-too-low: 27B1(a)").replace('"Yes"', '#'), "has 1 answers"),
    (ASKED.format(no="law27-too-low: 27B1(a)").replace("over?", "over"), "without a question mark"),
])
def test_what_cannot_be_read_is_named(text, problem, tmp_path):
    assert problem in refusal(situations.load, text, tmp_path)


@pytest.mark.parametrize("text, problem", [
    ('weights = 1', "weights are a table"), ('[weights]\n"1.5" = "bid"', "weights: '1.5' is no weight"), ('[weights]\n"0" = 1', "a list of words is text"),
])
def test_a_weight_that_cannot_be_read_is_named(text, problem, tmp_path):
    assert problem in refusal(situations.weights, text, tmp_path)


def refusal(reader, text, tmp_path):
    """What ``reader`` says of a file with ``text``, after the name of the file. Returns str."""
    file = tmp_path / "situations.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(CaseError) as error:
        reader(file)
    name, _, said = str(error.value).partition(": ")
    assert name == str(file)
    return said


def test_a_fourth_question_is_one_too_many(tmp_path):
    file = tmp_path / "situations.toml"
    questions = [f'[low."{n}?"]\n"Yes" = "law27-twice: 27B4"\n"No" = "{n + 1}?"\n' for n in (1, 2, 3)]
    last = '[low."4?"]\n"Yes" = "law27-twice: 27B4"\n"No" = "law27-accepted: 27A1"\n'
    file.write_text('[low]\ngroup = "Calls"\ntitle = "Too low"\nphrases = ["a"]\n' + "".join(questions) + last, "utf-8")
    with pytest.raises(CaseError, match="low: '4.' is one question too many: at most 3"):
        situations.load(file)
