"""The settings that a case may name are those of the open points, and what Laws 40 and 41 leave to regulation."""
import re
from pathlib import Path

import pytest

from lawkit import at_table, seeds
from lawkit.notation.errors import CaseError
from lawkit.notation.regulations import SETTINGS
from lawkit.terms import NotComputed

ROW = re.compile(r"^\| (?:O|P|R|SF)\d+ \|.*\| ([^|]*) \|$", re.MULTILINE)
USED = re.compile(r'OpenPoint\("\w+", "[^"]+", "(\w+)"')
PACKAGE = Path(__file__).parents[1] / "lawkit"


def test_settings_are_those_of_the_sources():
    rows = ROW.findall((seeds.path() / "SOURCES.md").read_text("utf-8"))
    named = [re.findall("`([^`]+)`", part) for row in rows for part in row.split(";")]
    assert rows
    assert {name: tuple(readings) for name, *readings in named} == SETTINGS


def test_every_open_point_in_the_code_has_its_setting():
    used = {name for room in ("laws", "games") for file in (PACKAGE / room).rglob("*.py") for name in USED.findall(file.read_text("utf-8"))}
    assert used and used <= set(SETTINGS)


def test_a_table_takes_regulations_as_a_mapping():
    assert at_table(regulations={"claim_order": "top-down"}).regulation("claim_order") == "top-down"


@pytest.mark.parametrize("wrong, message", [
    ({"regulations": {"claim_ordr": "none"}}, "nearest: claim_order"),
    ({"regulations": {"claim_order": "topdown"}}, "nearest: top-down"),
    ({"dealer": "n"}, "'n' is not a seat .*nearest: N"),
    ({"vul": "Al"}, "nearest: All"),
    ({"rules": "clasic"}, "nearest: classic"),
])
def test_a_table_that_cannot_be_read(wrong, message):
    with pytest.raises(CaseError, match=message):
        at_table(**wrong)


def test_a_rule_set_without_code_says_so():
    with pytest.raises(NotComputed, match="^the rule set spoil-five is not computed yet$"):
        at_table(rules="spoil-five")
