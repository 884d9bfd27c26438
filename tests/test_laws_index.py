"""LAWS.md says what the inventory, the code and the cases say today."""
import importlib.util
from pathlib import Path

from lawkit import provision

ROOT = Path(__file__).parents[1]


def tool():
    spec = importlib.util.spec_from_file_location("laws_index", ROOT / "tools" / "laws_index.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_index_is_not_stale():
    assert (ROOT / "LAWS.md").read_text("utf-8") == tool().index(), "run: python tools/laws_index.py LAWS.md"


def test_index_names_every_provision():
    text = tool().index()
    assert [id for id in provision.inventory() if f"</a>{id} |" not in text] == []
