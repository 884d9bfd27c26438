"""The list of all replacements: complete, priced as the table itself rules on each of them, and said in words."""
import pytest
from test_show import Seen

from lawkit import at_table, book, lawful_calls, replacements
from lawkit.facts import fact
from lawkit.notation import lines, meanings
from lawkit.notation.errors import CaseError
from lawkit.replacing import FREE, JUDGED, SILENCES
from lawkit.ruling import Judgement

LOW = "N 1S", "E 1H {natural, H 4+, hcp 6+}", "director"
OUT_OF_TURN = "N 1S", "S 2H {natural, H 5+, hcp 10+}", "director", "W elects 29A decline", "E 3C"
STAYMAN = "N 2NT", "E Pass", "S 2C {artificial, asks major}", "director"
TRANSFER = "N 1NT", "E 2S", "S 2D {artificial, shows H, H 5+}", "director"
DOUBLED = *LOW, "S elects 27A1 decline", "E X {takeout, H 0-3}"
INADMISSIBLE = "N 1NT", "E Pass", "S X", "director"
METHODS = {
    "Pass": "hcp 0-11", "X": "negative, H 4+, hcp 6-9", "2C": "natural, C 5+, H 0-3, hcp 10+", "2H": "natural, H 5+, hcp 10+",
    "2S": "artificial, hcp 8+, H 5+, C 5+ or D 5+", "3C": "artificial, asks major", "3D": "artificial, shows H, H 5+",
    "3H": "natural, H 6+, hcp 12+", "3S": "natural, S 4+, hcp 6-9, H 0-4", "4H": "natural, H 6+, hcp 0-9", "4C": "natural, hcp 5+, H 4-5"}
POSITIONS = {"too low": LOW, "out of turn": OUT_OF_TURN, "Stayman": STAYMAN, "transfer": TRANSFER, "a double first": DOUBLED,
             "a double of partner's bid": INADMISSIBLE}


def prices(*events, methods=METHODS):
    return {str(each.called.call): (each.price, each.id) for each in replacements(at_table("N", *events), methods)}


def ends(table):
    """Who must pass, each way in which the Director may find whatever is asked. Returns list of the fact ``must_pass``."""
    asked = [ruling.question.id for ruling in table.rulings if type(ruling.question) is Judgement]
    if not asked:
        return [fact(table, "must_pass")]
    return [end for word in ("yes", "no") for end in ends(at_next(table, f"finds {asked[0]} {word}"))]


def at_next(table, line):
    return table.apply(lines.read(line))


@pytest.mark.law("27B1(a)")
@pytest.mark.law("27B1(b)")
@pytest.mark.law("27B2")
@pytest.mark.law("27B3")
@pytest.mark.law("31A2")
@pytest.mark.parametrize("name", POSITIONS)
def test_every_lawful_call_is_priced_as_the_table_rules_on_it(name):
    asked = at_table("N", *POSITIONS[name])
    lho = asked.rulings[-1].case.lho
    table = at_next(asked, f"{lho} elects 27A1 decline") if fact(asked, "may_accept") else asked
    found, seat = replacements(asked, METHODS), table.turn
    assert [each.called.call for each in found] == list(lawful_calls(table, seat))
    for each in found:
        said = METHODS.get(str(each.called.call))
        assert each.called.meaning == (said and meanings.read(said))
        after = table.apply(each.called)
        silenced = [str(seat.partner) in duties for duties in ends(after)]
        assert each.price == (JUDGED if len(set(silenced)) > 1 else SILENCES if silenced[0] else FREE), each
        assert bool(each.asked) == (each.price == JUDGED) and each.id in after.cited
        assert each.price == JUDGED or each.stands == (each.called in after.auction.calls)


def test_an_insufficient_bid():
    found = prices(*LOW)
    assert found["2H"] == (FREE, "27B1(a)") and found["X"] == found["2S"] == found["3H"] == (FREE, "27B1(b)")
    assert found["2C"] == (SILENCES, "27B2") and found["Pass"] == found["4H"] == found["2D"] == (JUDGED, "23A")
    assert "XX" not in found and "1H" not in found and len(found) == 2 + 35 - 4


def test_a_double_that_shows_something_else_is_no_way_out():
    assert prices(*LOW, methods={"X": "takeout, H 0-3"})["X"] == (SILENCES, "27B3")


def test_a_bid_out_of_turn():
    found = prices(*OUT_OF_TURN)
    assert found["3H"] == (FREE, "31A2(a)") and found["4H"] == (SILENCES, "31A2(b)") and found["4C"] == (JUDGED, "23A")
    assert "3C" not in found and {each.until for each in replacements(at_table("N", *OUT_OF_TURN), METHODS)} == {"", "next"}


def test_stayman_and_a_transfer_one_level_low():
    assert prices(*STAYMAN)["3C"] == (FREE, "27B1(b)") and prices(*STAYMAN)["3D"] == (JUDGED, "23A")
    assert prices(*TRANSFER)["3D"] == (FREE, "27B1(a)") and prices(*TRANSFER)["3H"] == (JUDGED, "27B1(a)")


def test_without_methods_only_what_a_natural_bid_settles_is_sure():
    natural = prices("N 1S", "E 1H", "director", methods={})
    assert natural.pop("2H") == (FREE, "27B1(a)") and set(natural.values()) == {(JUDGED, "23A")}


@pytest.mark.parametrize("events", [
    (), ("N 1S", "E 2H"), LOW[:1], (*LOW, "S elects 27A1 accept"), OUT_OF_TURN[:3], OUT_OF_TURN[:4], (*OUT_OF_TURN[:4], "E Pass")])
def test_where_nothing_waits_to_be_replaced(events):
    with pytest.raises(ValueError, match="no call waits to be replaced"):
        replacements(at_table("N", *events), {})


@pytest.mark.parametrize("methods, match", [({"2H": "naturl"}, "nearest: natural"), ({"2X": "natural"}, "'2X' is not a call")])
def test_methods_that_cannot_be_read(methods, match):
    with pytest.raises((CaseError, ValueError), match=match):
        replacements(at_table("N", *LOW), methods)


def test_the_list_in_a_chapter_says_the_same_in_both_forms():
    shown = book.replacements(METHODS, *LOW)
    text, page = repr(shown), Seen(shown._repr_html_())
    assert not page.faults
    assert text.splitlines()[:4] == ["What may replace East’s 1♥", "", "Free: the auction goes on",
                                     "- X: Every hand with 6–9 points, 4 or more hearts also has 6 or more points, 4 or more hearts.  27B1(b)"]
    assert "West must pass to the end of the auction\n- 2♣: No hand fits both" in text
    assert "The Director judges: free, or West must pass to the end of the auction\n- Pass: By these meanings, of" in text
    assert "- 1NT, 2♦, 2NT, 3NT, 4♦, 4♠ to 7NT: Nobody has said what it shows.  23A" in text
    for line in (line[2:].partition(": ")[2].rpartition("  ")[0] for line in text.splitlines() if line[:2] == "- "):
        assert line in page.words
    assert len(page.named("th", scope="rowgroup")) == 3 == len(page.named("th", scope="col"))
    assert len(page.named("th", scope="row")) == text.count("\n- ") == len(page.named("a", **{"class": "law"}))
    assert page.named("span", **{"aria-label": "4 spades"}) and page.named("span", **{"aria-label": "double"})


def test_a_group_that_is_empty_is_not_shown_and_silence_may_last_one_turn():
    text = repr(book.replacements(METHODS, *OUT_OF_TURN))
    assert "North must pass at the next turn\n- X: No hand fits both" in text and "to the end" not in text
    only = repr(book.replacements(METHODS, *DOUBLED))
    assert only.count("\n\n") == 1 and "West must pass to the end of the auction\n- Pass, X, 1NT to 7NT: A double or redouble" in only


def test_a_double_that_does_not_stand_says_so():
    assert "0–3 hearts. It does not stand, and another call must follow.  27B3" in repr(book.replacements({"X": "takeout, H 0-3"}, *LOW))
    assert "It may be the lowest bid that shows the same. By these meanings" in repr(book.replacements(METHODS, *TRANSFER))


def test_nothing_was_said_of_the_withdrawn_call():
    assert "- Pass, X, 1NT, 2♣, 2♦, 2♠ to 7NT: Nobody has said what 1♥ shows.  23A" in repr(book.replacements({"2C": "hcp 5+"}, "N 1S", "E 1H", "director"))
