"""Boards by number (Law 2), and hands of which only a part is known."""
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawkit.board import by_number
from lawkit.notation import pbn
from lawkit.notation.errors import CaseError
from lawkit.terms import PACK, Card, mask_of

VULNERABLE = "None NS EW All NS EW All None EW All None NS All None NS EW".split()


@pytest.mark.parametrize("number", range(1, 37))
def test_dealer_and_vulnerability_of_a_board(number):
    board = by_number(number)
    assert (str(board.dealer), str(board.vul)) == ("NESW"[(number - 1) % 4], VULNERABLE[(number - 1) % 16])
    assert board.number == number


@pytest.mark.parametrize("number", [0, -1])
def test_there_is_no_board_before_the_first(number):
    with pytest.raises(ValueError):
        by_number(number)


@given(st.integers(0, PACK), st.integers(0, 15))
def test_a_hand_is_read_as_it_is_written(known, more):
    assert pbn.read(pbn.write(known, more)) == (known, more)


def test_a_plus_leaves_a_suit_open():
    assert pbn.read("A+.+.KT.") == (mask_of(map(Card, ("SA", "DK", "DT"))), 0b1100)
    assert pbn.write(mask_of([Card("C2")]), 0) == "...2"


@pytest.mark.parametrize("text", ["", "AK", "A.B.C.D", "KA...", "AA...", "a...", "+A...", "A++...", "10...", "A....", "A. .."])
def test_what_is_no_hand_is_refused(text):
    with pytest.raises(CaseError):
        pbn.read(text)
