"""Law 66: who may see which cards again, and until when; and the dispute after the play."""
import pytest

from lawkit import Impossible, tree
from lawkit.facts import fact
from midplay import at, played

TRICK = played("N H3 H8 HA H9")
NEXT = ["S leads S3", "W plays S2", "N plays SA", "E plays S5"]
ANSWERS = {"66", "66A", "66B", "66C", "66D"}


def said(*events):
    return ANSWERS & at(*events, lead="N").cited


def played_on(seat, then):
    """Whether the side of ``seat`` is among the first ``then`` hands of the next trick, which South leads."""
    return any((seat in "NS") == (each in "NS") for each in "SWNE"[:then])


@pytest.mark.law("66A")
@pytest.mark.law("66C")
@pytest.mark.law("66B")
@pytest.mark.parametrize("seat", "ESW")
@pytest.mark.parametrize("turned", (False, True))
@pytest.mark.parametrize("then", range(4))
def test_the_last_trick(seat, turned, then):
    answer = said(*TRICK, *[f"{seat} turns card"] * turned, *NEXT[:then], f"{seat} asks to see trick")
    assert answer == {"66C" if played_on(seat, then) else "66B" if turned else "66A"}


@pytest.mark.law("66A")
def test_another_players_card_does_not_matter():
    assert said(*TRICK, "W turns card", "N turns card", "S asks to see trick") == {"66A"}


@pytest.mark.law("66B")
@pytest.mark.parametrize("seat", "ESW")
@pytest.mark.parametrize("shows", ("", " and shows it"))
@pytest.mark.parametrize("then", range(4))
def test_the_own_last_card(seat, shows, then):
    answer = said(*TRICK, *NEXT[:then], f"{seat} looks at last card{shows}")
    assert answer == {"66C" if played_on(seat, then) else "66B"}


@pytest.mark.law("66")
@pytest.mark.parametrize("wish", ("asks to see trick", "looks at last card", "asks to see trick 9"))
def test_dummy_has_no_right(wish):
    assert said(*TRICK, f"N {wish}") == {"66"}


@pytest.mark.law("66C")
@pytest.mark.parametrize("director, finds, asked", [((), (), False), (("attention",), (), False), (("director",), (), True),
                                                    (("director",), ("finds 66C yes",), True), (("director",), ("finds 66C no",), True)])
def test_a_quitted_trick_only_if_the_director_has_it_shown(director, finds, asked):
    table = at(*TRICK, *NEXT, *director, *finds, "S asks to see trick 9", lead="N")
    assert ("66C" in fact(table, "judgements")) is asked
    assert [effect.id for effect in table.rulings[-1].effects] == (["66C"] if finds or not asked else [])
    shown = finds == ("finds 66C yes",)
    assert any(type(effect.what).__name__ == "TrickShown" for effect in table.rulings[-1].effects) is shown


@pytest.mark.law("61C")
@pytest.mark.parametrize("alleged", (False, True))
def test_to_allege_a_revoke_opens_no_trick(alleged):
    events = [*TRICK, *NEXT, "N leads C2", "E plays D2", *["S asks E about revoke"] * alleged, "S asks to see trick 9"]
    table = at(*events, lead="N")
    assert ("61C" in table.cited) is alleged and "66C" in table.cited and "66A" not in table.cited


@pytest.mark.parametrize("event", ("S asks to see trick", "S asks to see trick 9", "S looks at last card"))
def test_there_must_be_such_a_trick(event):
    with pytest.raises(Impossible, match="not been completed"):
        at("N leads H3", event, lead="N")
    with pytest.raises(Impossible, match="not been completed"):
        at(*TRICK, "S asks to see trick 3", lead="N")


# -- D: after the play

OVER = *TRICK, "end of play"


@pytest.mark.law("66D")
def test_after_the_play_all_may_look():
    for seat in "NESW":
        assert said(*OVER, f"{seat} asks to see trick 9") == said(*OVER, f"{seat} looks at last card") == {"66D"}


@pytest.mark.law("66D")
@pytest.mark.law("66D#2")
@pytest.mark.law("65D")
@pytest.mark.parametrize("mixers", ("", "N", "E", "NS", "EW", "NE", "SW", "NESW"))
@pytest.mark.parametrize("answer", ("yes", "no"))
def test_a_dispute_after_the_play(mixers, answer):
    table = at(*OVER, *(f"{seat} mixes cards" for seat in mixers), "director", f"finds 66D {answer}", lead="N")
    sides = {"NS" if seat in "NS" else "EW" for seat in mixers}
    assert "66D" in table.cited and ("65D" in table.cited) is bool(mixers)
    assert ("66D#2" in table.cited) is (answer == "no" and len(sides) == 1)
    if "66D#2" in table.cited:
        favoured = next(effect.what.side for effect in table.rulings[-1].effects if effect.id == "66D#2")
        assert str(favoured) not in sides


@pytest.mark.law("65D")
def test_cards_mixed_once_the_tricks_are_agreed():
    agreed = at(*TRICK, "S claims 2", "E agrees", "W agrees", "E mixes cards", "director", lead="N")
    early = at(*TRICK, "E mixes cards", "S claims 2", "E agrees", "W agrees", "director", lead="N")
    assert "65D" not in agreed.cited and "65D" in early.cited


@pytest.mark.law("66D")
def test_both_ways():
    ruling = at(*OVER, "E mixes cards", "director", lead="N").rulings[-1]
    assert [sorted({"65D", "66D#2"} & leaf.cites) for leaf in tree("66D", ruling.case)] == [["65D"], ["65D", "66D#2"]]
    with pytest.raises(Impossible, match="not over"):
        at(*TRICK, "finds 66D no", lead="N")
