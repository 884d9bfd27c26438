"""Case text where there is no PyYAML: never read otherwise than with it, and refused by the line."""
import sys
from random import Random

import pytest
import random_cases
import yaml
from test_bad_input import FIVE, GOOD, WRONG
from test_cases import unplaced

from lawkit import seeds
from lawkit.notation import cases, dump, links, simple_yaml, yaml_text
from lawkit.notation.errors import CaseError

FILES = [file for folder in ("cases", "deals") for file in seeds.files(folder)]
OTHER_WORDS = {"no YAML", "a control character"}


@pytest.fixture
def without_pyyaml(monkeypatch):
    monkeypatch.setitem(sys.modules, "yaml", None)


def outline(node):
    """All that is in a Node, its lines too. Returns tuple."""
    value = node.value
    if isinstance(value, list):
        value = [outline(item) for item in value]
    elif isinstance(value, dict):
        value = [(key, outline(child)) for key, child in value.items()]
    return value, node.line, node.bare


def with_loader(loader, text, monkeypatch):
    """What PyYAML reads with ``loader``. Returns tuple; raises CaseError."""
    with monkeypatch.context() as patch:
        patch.setattr(yaml, "CSafeLoader", loader)
        return outline(yaml_text.read(text))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_file_of_the_seeds_is_read_the_same(file):
    text = file.read_text("utf-8")
    assert outline(simple_yaml.read(text)) == outline(yaml_text.read(text))


def test_what_is_written_is_read_the_same(without_pyyaml):
    text = dump.dump(seeds.cases())
    again = cases.read(text)
    assert list(map(unplaced, again)) == list(map(unplaced, seeds.cases()))


def test_unfinished_cases_at_random_are_read_the_same(monkeypatch):
    chance = Random(3)
    for _ in range(300):
        case = random_cases.case(chance)
        text = dump.dump_case(case)
        assert outline(simple_yaml.read(text)) == outline(yaml_text.read(text))
        assert unplaced(cases.read_draft(text)) == unplaced(case)


# -- changed texts

SNIPPETS = [" ", "  ", "\n", "\n\n", "- ", ": ", ":", ",", "[", "]", "{", "}", '"', "'", "#", " # c", "&a", "*a", "!t", "?", "? ", "|", ">-", ">",
            "\\", "\\u00e9", "\\x41", "%", "@", "`", "-", "---\n", "...\n", "\t", "~", "null", "1", "é", "♥", "\n  ", "\n    ", "\n      ",
            "\r\n", "\r", "\x85", "\u2028", "\ufeff", "\xa0", "=", "<<", "-1", ".", '""', "''", "[]", "{}"]


def mutated(text, chance):
    """``text`` with one to three things put in, lost or moved. Returns str."""
    for _ in range(chance.randint(1, 3)):
        kind, at = chance.randrange(5), chance.randrange(len(text) + 1)
        to = at + chance.choice((1, 1, 2, 5, 20))
        if kind < 3:
            text = text[:at] + ("" if kind == 0 else chance.choice(SNIPPETS)) + text[at if kind == 1 else to:]
        else:
            rows = text.split("\n")
            row, other = chance.randrange(len(rows)), chance.randrange(len(rows))
            if kind == 3:
                rows[row], rows[other] = rows[other], rows[row]
            else:
                rows[row] = " " * chance.randint(0, 7) + rows[row].lstrip(" ")
            text = "\n".join(rows)
    return text


STRUCTURE = ["a", "N 1S", "é", "- ", "- ", "-", "a: ", "b: ", "c:", '"k": ', '"q"', "'s'", ", ", "\n", "\n  ", "\n    ", "\n  - ", "\n- ", "\n  a: ",
             "\nb: ", "\n    c: ", " #c", ">-\n", ">-\n   x", "a: >-\n  x", "- a: >-\n    t", "\n\n     ", "{a: 1}", "[a, b]", '"\\n"', "(x)", "http://x"]


def put_together(chance):
    """A short text of the pieces of which YAML is made. Returns str."""
    return "".join(chance.choice(chance.choice((STRUCTURE, STRUCTURE, SNIPPETS))) for _ in range(chance.randint(1, 14)))


@pytest.fixture(scope="module")
def texts():
    return [item for file in FILES[::4] for item in file.read_text("utf-8").split("\n\n")]


@pytest.mark.parametrize("kind, least", [("changed", 300), ("put together", 500)])
def test_any_text_is_read_the_same_or_refused_by_the_line(kind, least, texts, monkeypatch):
    chance, read = Random(4), 0
    for _ in range(4_000):
        text = mutated(chance.choice(texts), chance) if kind == "changed" else put_together(chance)
        try:
            found = outline(simple_yaml.read(text))
        except CaseError as error:
            assert 1 <= error.line <= text.count("\n") + 1
            continue
        read += 1
        for loader in (yaml.SafeLoader, yaml.CSafeLoader):
            assert with_loader(loader, text, monkeypatch) == found, text
    assert read > least


# -- what is wrong with a text

@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_case_is_answered_as_with_pyyaml(wrong, without_pyyaml):
    text, message, line = WRONG[wrong]
    with pytest.raises(CaseError) as caught:
        cases.read(text)
    if wrong not in OTHER_WORDS:
        assert message in caught.value.problem
    if line:
        assert caught.value.line == line


def test_the_good_case_is_read(without_pyyaml):
    assert [case.id for case in cases.read(GOOD + FIVE)] == ["a-low-bid", "nothing-yet"]


TYPED = {
    "a line too far in": ("- board: {dealer: N}\n   events:\n    - N 1S\n", "'events:' fits nothing here: it is indented by 3, and 2 is the most that fits", 2),
    "a line not far enough in": ("- board: {dealer: N}\n events:\n", "it is indented by 1, and 0 is the most that fits", 2),
    "a dash forgotten": ("- events:\n    - N 1S\n    E 1H\n", "'E 1H' fits nothing here: an item of a list begins with a dash and a blank", 3),
    "a blank forgotten after a dash": ("- events:\n    - N 1S\n    -E 1H\n", "a dash and a blank", 3),
    "a blank forgotten after a colon": ("- board: {dealer: N}\n  title:None\n", "a colon and a blank behind it", 2),
    "a colon forgotten": ("- board: {dealer: N}\n  events\n    - N 1S\n", "a colon and a blank behind it", 2),
    "a tab": ("- board: {dealer: N}\n\tevents:\n", "holds a tab: indent with blanks", 2),
    "a brace left open": ("- board: {dealer: N\n  events:\n    - N 1S\n", "'events:': a comma or } is missing; what it closes begins in line 1", 2),
    "a brace left open at the end": ("- board: {dealer: N", "} is missing", 1),
    "quotation marks left open": ('- title: "Low\n  board: {dealer: N}\n', "the quotation marks are not closed", 1),
    "a title with a colon": ("- title: Near miss: the lead\n", "quote a text that holds a colon", 1),
    "a text on two lines": ("- title: A bid\n    that is too low\n", "'that is too low' fits nothing here", 2),
    "a comma too many": ("- laws: [27A, , 27B]\n", "a text is missing", 1),
    "a word after a list": ("- laws: [27A] and more\n", "'and more' follows a text or list that has ended", 1),
    "two texts": ("- {}\nmore\n", "'more' fits nothing here", 2),
}


@pytest.mark.parametrize("typed", TYPED)
def test_a_slip_of_the_keyboard_is_named_with_its_line(typed):
    text, message, line = TYPED[typed]
    with pytest.raises(CaseError) as caught:
        simple_yaml.read(text)
    assert message in caught.value.problem and caught.value.line == line


@pytest.mark.parametrize("text", ["- board: {dealer: N}\n  events:\n    - N 1S\n",
                                  "# mine\n\n- board: {dealer: N} # the board\n  title:\n  events:\n  - N 1S   \n\n",
                                  "board: {dealer: N}\nexpect:\nevents:\n  - N 1S", "\ufeff-   board:\r\n      dealer: N\r\n    events: [N 1S]"])
def test_a_case_may_be_unfinished_and_written_freely(text, without_pyyaml):
    case = cases.read_draft(text)
    assert dump.dump_case(case) == "- board: {dealer: N, vul: None}\n  events:\n    - N 1S\n"
    assert (case.id, case.title, case.laws, case.confidence, case.expect.facts) == ("", "", (), "", ())


@pytest.mark.parametrize("text, message", [
    ("", "one case is expected, not 0"),
    ("- board: {dealer: N}\n- board: {dealer: E}\n", "2: one case is expected, not 2"),
    ("- events:\n    - N 1S\n", "nobody knows who deals"),
    ("- board: {dealer: N}\n  evnets: []\n", "unknown key 'evnets'; nearest: events"),
    ("- board: {dealer: N}\n  events:\n    - N takse cards\n", "3: cannot read 'N takse cards'"),
    ("- rules: spoil-five\n  pool: 2\n", "key 'players' is missing"),
])
def test_an_unfinished_case_is_read_as_strictly(text, message, without_pyyaml):
    with pytest.raises(CaseError, match=message):
        cases.read_draft(text)


def test_an_unfinished_case_of_low_confidence_need_expect_nothing():
    assert cases.read_draft("- board: {dealer: N}\n  confidence: low\n").confidence == "low"


def test_deals_and_links_are_read_without_pyyaml(without_pyyaml):
    from lawkit.notation import deals
    assert all(deals.load(file) for file in seeds.files("deals"))
    case = seeds.cases()[0]
    assert links.read(links.write(case)).events
