"""What a claimer says: a small closed set of words becomes a plan, everything else stays open and is named."""
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawkit.claims import CARELESS, FREE, Cards, worst
from lawkit.claims.statement import read
from lawkit.claims.steps import Cross, Draw, Named, Ruff, Suit
from lawkit.events import Claimed, Conceded
from lawkit.notation import pbn
from lawkit.play import Play
from lawkit.terms import NS, Card, Contract, Denomination, Seat

C, D, H, S, NT = Denomination
HANDS = {"N": "32..32.2", "E": "54.2.4.3", "S": ".AKQ.A.A", "W": "JT..K.97"}


def ending(hands=HANDS, trump=H, declarer="S", lead="S"):
    deal = pbn.deal(hands)
    left = sum(mask.bit_count() for mask in deal.known) // 4
    return Play(Contract(2, trump, 0, Seat[declarer]), deal.known, (0,) * 4, (), (), Seat[lead], (13 - left, 0))


def steps(words, play=None, seat="S"):
    stated = read(Claimed(Seat[seat], 3, words), play or ending())
    return getattr(stated.plan, "steps", ()), stated.unread, stated.mentions


HEARTS_DOWN = Suit(H, True)


@pytest.mark.law("68C")
@pytest.mark.parametrize("words, plan", [
    ("spades", (Suit(S),)), ("spades from the top", (Suit(S, True),)), ("top clubs", (Suit(C, True),)), ("my two clubs", None),
    ("two clubs", (Suit(C, False, 2),)), ("a club to partner", (Suit(C, False, 1),)), ("three rounds of diamonds", (Suit(D, False, 3),)),
    ("trumps", (Draw(H),)), ("trumps first", (Draw(H),)), ("draw the last trump", (Draw(H),)), ("I'll draw trumps", (Draw(H),)),
    ("two rounds of trumps", (Draw(H, 2),)), ("pulling trumps", (Draw(H),)), ("drawing the two", (Draw(H),)), ("hearts from the top", (HEARTS_DOWN,)),
    ("trumps, then hearts from the top", (Draw(H), HEARTS_DOWN)), ("ruff", (Ruff(H),)), ("ruff a club, rest high", (Ruff(H, C),)),
    ("ruff a club in dummy", (Ruff(H, C),)), ("cross to dummy in diamonds", (Cross(D, Seat.N),)), ("back to hand with a club", (Cross(C, Seat.S),)),
    ("HA HK, then clubs", (Named(Card("HA"), True), Named(Card("HK"), True), Suit(C))), ("the ace of diamonds", (Named(Card("DA")),)),
    ("ace and king of hearts", (Named(Card("HA"), True), Named(Card("HK"), True))), ("the club ace", (Named(Card("CA")),)),
    ("DA and clubs", (Named(Card("DA")), Suit(C))), ("draw trumps; clubs; and then the rest", (Draw(H), Suit(C))),
    ("no trumps are out", ()), ("all mine", ()), ("dummy is high", ()), ("in any order", ()), ("", ()), (" , ", ())])
def test_what_is_read(words, plan):
    found, unread, _ = steps(words)
    assert (found, unread) == ((), (words,)) if plan is None else (found, unread) == (plan, ())


@pytest.mark.law("68C")
@pytest.mark.parametrize("words, read_first, unread", [
    ("finesse the diamond", 0, ("finesse the diamond",)), ("trumps, then a squeeze, then clubs", 1, ("a squeeze", "clubs")),
    ("clubs and whatever", 0, ("clubs and whatever",)), ("drawing the queen", 0, ("drawing the queen",)), ("ruff a heart", 0, ("ruff a heart",))])
def test_what_is_not_read_is_named_and_so_is_all_that_follows(words, read_first, unread):
    found, left, mentions = steps(words)
    assert (len(found), left, mentions) == (read_first, unread, None)


@pytest.mark.law("70C1")
@pytest.mark.parametrize("words, mentions", [
    ("", False), ("spades, then the rest", False), ("no trumps are out", False), ("trumps are gone", False), ("draw the last trump", True),
    ("clubs, then trumps", True), ("after your two falls", True), ("after your king falls", None), ("HA HK", None), ("hearts from the top", None),
    ("something about it", None)])
def test_whether_the_trump_that_is_out_is_mentioned(words, mentions):
    assert steps(words)[2] is mentions


def test_at_notrump_and_for_a_defender_less_is_read():
    notrump = ending(trump=NT)
    for words in ("trumps", "draw trumps", "ruff a club"):
        assert steps(words, notrump)[:2] == ((), (words,))
    assert steps("cross to dummy in diamonds", seat="W")[1] == ("cross to dummy in diamonds",)
    assert steps("no trumps are out", notrump)[1:] == ((), False)


def test_a_line_of_cards_is_taken_as_it_stands():
    play = ending()
    stated = read(Claimed(Seat.S, 3, "whatever", (Card("DA"), Card("CA"))), play)
    assert (stated.plan, stated.mentions) == (Cards((Card("DA"), Card("CA")), H), None)
    assert read(Claimed(Seat.S, 3, "", (Card("DA"),)), play).mentions is False
    assert read(Claimed(Seat.S, 3, "drawing trumps", (Card("DA"),)), play).mentions is True
    assert read(Conceded(Seat.W, 3), play).plan == FREE


WORDS = st.text() | st.lists(st.sampled_from(
    "draw trumps trump spades heart the last two a and then , ; . from top cross to dummy in ruff HA CK ace of rest king queen no out are".split()),
    max_size=40).map(" ".join)


@given(WORDS)
def test_no_statement_raises(words):
    for seat in Seat:
        for play in (ending(), ending(trump=NT)):
            stated = read(Claimed(seat, 3, words), play)
            assert stated.plan.start is None or stated.plan.steps


def test_a_very_long_one_is_read_or_named():
    assert steps(" and ".join(["clubs"] * 5000))[1] == ()
    assert len(steps("x" * 100_000)[1]) == 1


# -- what a plan asks for

@pytest.mark.law("68C")
@pytest.mark.parametrize("hands, words, tricks", [
    ({"N": "32...2", "E": ".5.5.4", "S": ".A2.A.", "W": "54...3"}, "the rest", (1, 2)),
    ({"N": "32...2", "E": ".5.5.4", "S": ".A2.A.", "W": "54...3"}, "draw the last trump", (3, 3)),
    ({"N": "32...2", "E": ".5.5.4", "S": ".A2.A.", "W": "54...3"}, "HA, then DA", (3, 3)),
    ({"N": "32...2", "E": ".5.5.4", "S": ".A2.A.", "W": "54...3"}, "DA, hearts from the top", (3, 3))])
def test_a_plan_keeps_the_side_to_its_line(hands, words, tricks):
    play = ending(hands)
    found = worst(play, NS, read(Claimed(Seat.S, 3, words), play).plan, CARELESS)
    assert tricks[0] <= found.tricks <= tricks[1]


@pytest.mark.law("68C")
@pytest.mark.parametrize("hands, words, opening", [
    ({"N": "2..A.2", "E": "3.5..5", "S": ".A.2.4", "W": "54...3"}, "cross to dummy in diamonds", {"S": "D2", "N": "DA"}),
    ({"N": ".2.3.2", "E": "A.5.4.", "S": "32..A.", "W": "54...3"}, "ruff a spade, rest high", {"S": "S3", "N": "H2"}),
    ({"N": ".2.3.2", "E": "A.5.4.", "S": "32..A.", "W": "54...3"}, "DA, then ruff a spade", {"S": "DA", "N": "D3"}),
    ({"N": ".2.3.2", "E": "A.5.4.", "S": ".43.A.", "W": "54...3"}, "hearts from the top", {"S": "H4", "N": "H2"})])
def test_the_first_trick_of_a_plan(hands, words, opening):
    play = ending(hands)
    line = {str(seat): str(card) for seat, card in worst(play, NS, read(Claimed(Seat.S, 3, words), play).plan, CARELESS).line[:4]}
    assert {seat: line[seat] for seat in opening} == opening
