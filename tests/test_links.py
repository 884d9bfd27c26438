"""A case as a link: nothing that a ruling rests on is lost, it is short, and whatever else comes along is refused in words."""
import re
import zlib
from pathlib import Path
from random import Random
from statistics import median

import pytest
import random_cases
from test_cases import unplaced

from lawkit import check, seeds
from lawkit.events import Summoned
from lawkit.notation import links
from lawkit.notation.errors import CONTROL, CaseError
from lawkit.show import report

SAFE = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
WORDS_AS_PUBLISHED = {"1": 3412359886}


@pytest.fixture(scope="module")
def given():
    """The link of each given case."""
    return {case.id: links.write(case) for case in seeds.cases()}


def test_given_cases_make_short_links(given):
    lengths = list(map(len, given.values()))
    assert len(lengths) == len(seeds.cases())
    assert median(lengths) <= 150 and max(lengths) <= 600
    assert set("".join(given.values())) <= SAFE


def test_given_cases_come_back_with_all_that_the_ruling_rests_on(given):
    for case in seeds.cases():
        again = links.read(given[case.id])
        assert unplaced(again) == unplaced(links.without_keeping(case)), case.id
        assert links.write(again) == given[case.id]
        for kept in ("title", "board", "hands", "start", "rules", "house", "regulations"):
            assert getattr(again, kept) == getattr(case, kept)


@pytest.mark.parametrize("law", ["27", "67", "SF-rob"])
def test_a_ruling_is_the_same_from_the_link(law, given):
    tables = [(check.replay(case), check.replay(links.read(given[case.id]))) for case in seeds.cases() if case.laws[0].startswith(law)]
    assert any(table.rulings for table, _ in tables)
    for table, again in tables:
        assert report.ruling_json(again) == report.ruling_json(table)


@pytest.mark.slow
def test_ten_thousand_cases_at_random_come_back_as_they_were():
    chance = Random(7)
    for _ in range(10_000):
        case = random_cases.case(chance)
        link = links.write(case)
        again = links.read(link)
        assert unplaced(again) == unplaced(case)
        assert links.write(again) == link


def test_a_link_may_stop_at_a_moment(given):
    case = seeds.cases()[0]
    for happened in range(len(links.without_keeping(case).events) + 1):
        assert links.read_moment(links.write(case, happened))[1] == happened
    assert links.read_moment(given[case.id])[1] == happened
    assert links.read(links.write(case, 0)) == links.read(given[case.id])
    with pytest.raises(CaseError, match=f"{happened + 1} events cannot have happened of {happened}"):
        links.write(case, happened + 1)


@pytest.mark.parametrize("around", ["{}", "#{}", "https://example.org/book/desk.html#{}", " {}\n"])
def test_a_whole_address_is_read_as_well(around, given):
    link = next(iter(given.values()))
    assert links.read(around.format(link)) == links.read(link)


# -- what is no link

def refused(link):
    """Why ``link`` is refused, in one line; None where it is read."""
    try:
        links.read_moment(link)
    except CaseError as error:
        assert not CONTROL.search(str(error))
        return str(error)


def anything(chance):
    """A text of any characters. Returns str."""
    letters = chance.choice((sorted(SAFE), [chr(code) for code in range(0x3000)], ["1", "<script>", "#", "%3D", "é", "\x00", "\ud800"]))
    return chance.choice(("", "1", "2")) + "".join(chance.choice(letters) for _ in range(chance.choice((0, 1, 10, 200))))


def mutated(link, chance):
    """``link`` with one to three letters changed, lost, doubled or moved. Returns str."""
    for _ in range(chance.randint(1, 3)):
        at, to = sorted(chance.randrange(len(link) + 1) for _ in "12")
        middle = chance.choice(("", link[at:to] * 2, link[at:to][::-1], chance.choice(sorted(SAFE)) + link[at + 1:to], "<b>"))
        link = link[:at] + middle + link[to:]
    return link


def test_whatever_is_no_link_is_refused_in_words(given):
    chance, whole = Random(8), list(given.values())
    known, read = set(whole), 0
    for number in range(10_000):
        link = anything(chance) if number % 2 else mutated(chance.choice(whole), chance)
        read += refused(link) is None and link not in known
    assert read == 0


def test_what_has_a_right_check_sum_and_no_sense_is_refused_in_words():
    """A link can be made by hand as well: its text is held to all that a case file is held to."""
    chance, read = Random(9), 0
    texts = [links.unpacked(links.write(case)) for case in seeds.cases()]
    pieces = ["- ", ": ", "{", "}", "[", "]", "\n", "    - ", "<b>", "\"", "N ", "hands", "&a", "!!x", "9", "\x00", "board: {dealer: N}"]
    for _ in range(3_000):
        text = chance.choice(texts)
        at = chance.randrange(len(text) + 1)
        read += refused(links.packed(text[:at] + chance.choice(pieces) + text[at + chance.choice((0, 1, 9)):])) is None
    assert 0 < read < 1_500


@pytest.mark.parametrize("link, why", [
    ("", "this is no link to a case"),
    ("1abc<b>", "this is no link to a case"),
    ("2" + "A" * 40, "a link of version 2, and this book reads version 1; load the newest book"),
    ("1" + "A" * 4_000, "4000 characters at most"),
    ("1", "damaged"),
    ("1A", "damaged"),
    ("1" + "A" * 40, "damaged"),
])
def test_the_reason_is_named(link, why):
    assert why in refused(link)


def forged(data):
    """A link with a right check sum around any bytes. Returns str."""
    return "1" + links.urlsafe_b64encode(links.check("1", data) + data).decode().rstrip("=")


def deflated(data):
    packer = zlib.compressobj(9, wbits=-15, zdict=links.WORDS["1"])
    return packer.compress(data) + packer.flush()


@pytest.mark.parametrize("data", [deflated(b"\n- title: " + b"x" * 3_000_000), deflated(b"\n- \xff"), deflated(b"\nx") + b"more", b"", b"\x03",
                                  deflated(b"9\n- board: {dealer: N}"), deflated(b"x\n- board: {dealer: N}"), deflated(b"\n" + b"- " * 9_000),
                                  deflated(b"\n- board: " + b"[" * 9_000), deflated(b"\n" + b"[],\n" * 4_000)])
def test_a_forged_link_is_refused(data):
    assert refused(forged(data))


NOISE = "".join(Random(2).choices("abcdefghijklmnop♠♥♦♣", k=9_000))


@pytest.mark.parametrize("title, acts", [(NOISE, 0), ("Called again and again", 1_500)])
def test_a_case_too_long_for_a_link_says_so(title, acts):
    case = random_cases.unfinished(Random(1), board=seeds.cases()[0].board)
    with pytest.raises(CaseError, match=f"too long for a link .{acts} events, .* send it as text"):
        links.write(case._replace(title=title, events=((None, Summoned()),) * acts))


def test_the_link_in_the_readme_is_still_read():
    [(id, link)] = re.findall(r"lawkit link \S+ --case (\S+)\n#(\S+)", (Path(__file__).parents[1] / "README.md").read_text("utf-8"))
    assert unplaced(links.read(link)) == unplaced(links.without_keeping(seeds.case(id)))


def test_published_words_are_not_changed():
    """Links that people have kept were written with them: a better dictionary is another version."""
    assert {version: zlib.crc32(words) for version, words in links.WORDS.items()} == WORDS_AS_PUBLISHED
