"""Golden trees: in how many ways a ruling can go, counted by hand in ``seeds/trees.toml`` and by the program here."""
import tomllib

import pytest

from lawkit import seeds
from lawkit.ruling import rule, tree
from lawkit.show.tree import example

TREES = tomllib.loads((seeds.path() / "trees.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", TREES)
def test_tree(name):
    golden = TREES[name]
    assert golden.keys() == {"law", "case", "leaves", "explained"} and golden["explained"].strip()
    case, ruling = example(golden["law"], golden["case"])
    leaves = list(tree(ruling.law, ruling.case))
    assert case.id == golden["case"]
    assert len(leaves) == golden["leaves"]
    assert len({leaf.answers for leaf in leaves}) == len(leaves)
    assert all(leaf.question is None and leaf.effects == rule(leaf.law, leaf.case, leaf.answers).effects for leaf in leaves)
