"""Classic contract bridge beside the Laws of today: every point in which they differ, on one deal and the same acts."""
import tomllib

import pytest

from lawkit import seeds
from lawkit.book import compare, differences
from lawkit.check import replay
from lawkit.events import Agreed, Attention, CalledOnNextBoard, Elected, Faced, Found, Led, Summoned
from lawkit.notation.expected import Expect

ROWS = tomllib.loads((seeds.path() / "differences.toml").read_text("utf-8"))["difference"]
PAIRS = [(row["then"], row["now"]) for row in ROWS if "why" not in row]
ANSWERS = Agreed, Attention, CalledOnNextBoard, Elected, Expect, Faced, Found, Summoned


def acts(case):
    """What the players did, without what a ruling asked for; the lead as if it lay face up at once."""
    made = [event for _, event in case.events if not isinstance(event, ANSWERS)]
    return [event._replace(face_down=False) if type(event) is Led else event for event in made]


@pytest.mark.parametrize("then, now", PAIRS)
def test_the_same_acts_under_two_rule_sets_are_ruled_differently(then, now):
    one, other = seeds.case(then), seeds.case(now)
    assert (one.rules, other.rules) == ("classic", "2017")
    assert (one.hands, one.board, one.start) == (other.hands, other.board, other.start)
    shared = min(len(acts(one)), len(acts(other)))  # one ruling may end the play where the other lets it go on
    assert shared and acts(one)[:shared] == acts(other)[:shared]
    assert not replay(one).cited & replay(other).cited & {*one.laws, *other.laws}
    assert compare.turns_on(then) or compare.turns_on(now)


def test_every_point_is_shown_or_says_why_not():
    rows = compare.differences()
    assert len(rows) == 25 and [row["point"] for row in rows if "why" in row] == ["Dummy answers a question", "Who keeps the tricks"]
    assert all(row["point"] in differences().text and row["point"] in differences().html for row in rows)
