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


def test_a_law_of_auction_and_play_without_a_file_in_a_room_says_why():
    rooms, elsewhere = tool().ROOMS, tool().ELSEWHERE
    missing = {(f"law{n}", room) for n in range(17, 72) for room, path in rooms.items() if not (ROOT / path.format(f"law{n}")).exists()}
    assert missing == set(elsewhere)
