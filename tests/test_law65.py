"""Law 65: how the cards of a trick that is over are kept."""
import pytest

from lawkit import Impossible, NotComputed
from lawkit.facts import fact
from midplay import at, played

SIDES = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}


@pytest.mark.law("65A")
@pytest.mark.law("65B1")
@pytest.mark.law("65B2")
@pytest.mark.parametrize("seat", "NESW")
@pytest.mark.parametrize("winner", "NESW")
def test_a_card_points_along_the_line_of_the_side_that_won_the_trick(seat, winner):
    cards = {each: "HA" if each == winner else f"H{n}" for n, each in enumerate("NESW", 2)}
    table = at(*played(" ".join(["N", *(cards[each] for each in "NESW")])), f"{seat} turns card", lead="N")
    won = SIDES[seat] == SIDES[winner]
    assert {"65A", "65B1", "65B2"} & table.cited == {"65A", "65B1" if won else "65B2"}
    assert fact(table, "turn") == winner and not fact(table, "judgements")


@pytest.mark.law("65A")
def test_not_before_the_trick_is_complete():
    with pytest.raises(NotComputed, match="45G"):
        at("N leads H2", "E plays H3", "N turns card", lead="N")
    with pytest.raises(Impossible, match="without having played"):
        at("N leads H2", "E turns card", lead="N")
    assert "65A" in at(*played("N H2 H3 H4 H5"), "W leads C2", "N turns card", lead="N").cited


@pytest.mark.law("65B3")
@pytest.mark.parametrize("seat", "NESW")
@pytest.mark.parametrize("then", range(5))
def test_a_remark_about_a_card_that_points_the_wrong_way(seat, then):
    """West leads to the next trick, then North, East and South play; the time is over with the first card of the own side."""
    table = at(*played("N H2 H3 H4 H5"), "W turns card wrongly", *played("W C2 C3 C4 C5")[:then], f"{seat} points out card of W", lead="N")
    too_late = then > (1 if SIDES[seat] == "NS" else 0) and then < 4
    assert ("65B3" in table.cited, "16B1" in fact(table, "judgements")) == (not too_late, too_late)


def test_a_remark_about_a_card_that_points_the_right_way_is_not_ruled_on():
    with pytest.raises(NotComputed, match="16B1"):
        at(*played("N H2 H3 H4 H5"), "W turns card", "E points out card of W", lead="N")


def test_no_remark_without_a_trick():
    with pytest.raises(Impossible, match="no trick"):
        at("N leads H2", "E points out card of N", lead="N")
