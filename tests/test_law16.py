"""Law 16: a card seen before the first call."""
import pytest

from lawkit import at_table
from lawkit.facts import fact


@pytest.mark.law("16D")
@pytest.mark.parametrize("act", ["exposes DK", "exposes D4 C3", "leads D4"])
def test_a_card_seen_before_the_first_call_goes_back_and_binds_nobody(act):
    table = at_table("N", f"E {act}", "director")
    assert set(table.cited) == {"16D"}
    assert [fact(table, name) for name in ("must_pass", "penalty_cards", "face_up")] == [{}, {}, {}]


@pytest.mark.law("16D")
def test_it_stays_so_when_the_director_comes_after_the_first_call():
    table = at_table("N", "E exposes DK", "N 1S", "director")
    assert "16D" in table.cited and "24B" not in table.cited


@pytest.mark.law("16D")
def test_after_the_first_call_it_is_a_matter_of_law_24():
    assert "24B" in at_table("N", "N 1S", "E exposes DK", "director").cited
