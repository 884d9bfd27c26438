"""What would have saved a claim, and a claim adjudicated with other words."""
import pytest

from lawkit.book import adjudication
from lawkit.book.account import account
from lawkit.book.claims import the_claim
from lawkit.claims import LEVELS, saving, statement, worst
from lawkit.events import Claimed

TRUMP_OUT, JACK, FINESSE = "l70-two-diamonds-and-last-trump", "l70e2-two-card-ending-jack-six-a", "c-70d1-a-less-successful-line"


def at_the_claim(id):
    table, event = the_claim(account(id))
    return table.play, event.seat


@pytest.mark.parametrize("id, tricks, words", [(TRUMP_OUT, 2, "diamonds from the top"), (JACK, 2, "hearts from the top"), (FINESSE, 3, None),
                                               (FINESSE, 2, "")])
def test_what_would_have_saved_it(id, tricks, words):
    play, claimer = at_the_claim(id)
    assert saving(play, claimer, tricks) == words


@pytest.mark.parametrize("id, tricks", [(TRUMP_OUT, 2), (JACK, 2), ("outstanding-trump-in-the-line", 6)])
def test_with_the_words_every_normal_line_is_good_enough_and_without_them_it_is_not(id, tricks):
    play, claimer = at_the_claim(id)
    words = saving(play, claimer, tricks)
    plan = statement.read(Claimed(claimer, tricks, words), play).plan
    assert worst(play, claimer.side, plan).tricks >= tricks > worst(play, claimer.side).tricks


def test_nobody_has_looked_at_too_many_cards():
    play, claimer = at_the_claim("l70-endplay-claim-with-trump-out")
    assert saving(play, claimer, 11) is None


def test_a_claim_in_other_words():
    told = repr(adjudication(JACK, 'N claims rest "hearts from the top"'))
    assert "sure of two tricks" in told and "North ♥J, East ♥9" in told
    assert "“a finesse somewhere” is not understood" in repr(adjudication(JACK, 'N claims rest "a finesse somewhere"'))


@pytest.mark.parametrize("id, normal, message", [("no-such-case", "careless", "no deal or case"), ("c-61a-no-heart-in-the-hand", "careless", "nobody claims"),
                                                 (JACK, "carefree", "no level 'carefree'; there are any, careless, best")])
def test_what_cannot_be_adjudicated(id, normal, message):
    with pytest.raises(ValueError, match=message):
        adjudication(id, normal=normal)


def test_the_level_of_what_is_normal_counts():
    assert set(LEVELS) == {"any", "careless", "best"}
    told = repr(adjudication(FINESSE, normal="best"))
    assert "sure of three tricks" in told
