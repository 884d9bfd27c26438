"""Law 26: which first lead of the offender's partner declarer may restrict, and for how long."""
import pytest

from lawkit import Impossible, NotComputed, at_table
from lawkit.facts import fact

DECLINED = "N 1S", "E 1H {natural, H 5+}", "director", "S elects 27A1 decline"
NS_PLAY = "S 3S", "W Pass", "N Pass", "E Pass"


def auction(replacement, *finding):
    return *DECLINED, f"E {replacement}", *finding, *NS_PLAY


@pytest.mark.law("26B")
@pytest.mark.parametrize("replacement, suits", [
    ("Pass", "SHDC"), ("2S {natural}", "HDC"), ("3C {natural}", "SHD"), ("3C {artificial, shows D}", "SHC"),
    ("2NT {artificial, D 5+, C 5+}", "SH"), ("2NT {natural}", "SHDC"), ("3C {natural, C 5+, H 4+}", "SD")])
def test_suits_specified_in_the_legal_auction_are_safe(replacement, suits):
    table = at_table("N", *auction(replacement, "finds 23A no"))
    assert fact(table, "lead_restriction") == {"who": "W", "may_forbid": list(suits), "for": "retained lead"}
    assert fact(table, "options") == {"by": "N", "id": "26B", "answers": [f"forbid {s}" for s in suits] + ["neither"]}


@pytest.mark.law("26B")
def test_suits_that_partner_specified_or_that_were_withdrawn_are_not_safe():
    table = at_table("W", "W 1C {natural}", "N 1S", "E 1H", "director", "S elects 27A1 decline", "E Pass", "finds 23A no", *NS_PLAY)
    assert fact(table, "lead_restriction")["may_forbid"] == ["S", "H", "D", "C"]


@pytest.mark.law("26A")
@pytest.mark.parametrize("events", [auction("2H"), auction("3H", "finds 23A yes")])
def test_no_restriction_after_a_free_replacement(events):
    table = at_table("N", *events)
    assert fact(table, "lead_restriction") == "none" and "26B" not in table.cited


@pytest.mark.law("26B")
def test_no_restriction_when_the_offenders_declare():
    table = at_table("N", *DECLINED, "E 4H", "finds 23A no", "S Pass", "W Pass", "N Pass")
    assert fact(table, "contract") == "4H by E" and fact(table, "lead_restriction") == "none"


@pytest.mark.law("26B")
def test_every_suit_specified_leaves_nothing_to_forbid():
    shows_all = "2S {artificial, shows S, shows H, shows D, shows C}"
    table = at_table("N", *auction(shows_all, "finds 23A no"))
    assert fact(table, "lead_restriction") == "none"


HANDS = {"E": "2+.3+.4+.5+", "S": "4+.+.5+.+", "W": "3+.Q+.A+.9+", "N": "AK+.+.3+.+"}
FIRST_TRICK = "E leads D4", "S plays D5", "W plays DA", "N plays D3"


@pytest.mark.law("26B")
def test_it_is_the_first_lead_of_partner_at_whatever_trick():
    table = at_table("N", *auction("Pass", "finds 23A no"), "N elects 26B forbid H", *FIRST_TRICK, hands=HANDS)
    assert str(table.turn) == "W" and fact(table, "lawful")["W"] == ["S3", "C9"]


@pytest.mark.law("26B")
@pytest.mark.parametrize("unused", [("N elects 26B neither",), ()])
def test_the_right_is_spent_by_waiving_it_or_by_the_lead(unused):
    table = at_table("N", *auction("Pass", "finds 23A no"), *unused, *FIRST_TRICK, "W leads HQ", hands=HANDS)
    assert fact(table, "lead_restriction") == "none"
    with pytest.raises(Impossible, match="nothing is open to election"):
        at_table("N", *auction("Pass", "finds 23A no"), *unused, *FIRST_TRICK, "W leads HQ", "N elects 26B forbid H", hands=HANDS)


@pytest.mark.law("26B")
@pytest.mark.parametrize("finding", ["finds 23A no", None])
def test_the_replacement_may_be_the_pass_that_ends_the_auction(finding):
    low = "W 1H" if finding else "W 1H {natural, H 5+}"
    last = ("W Pass", finding) if finding else ("W Pass {S 5+, H 0-4}",)
    table = at_table("N", "N 1S", "E Pass", "S Pass", low, "director", "N elects 27A1 decline", *last)
    assert fact(table, "contract") == "1S by N" and fact(table, "lead_restriction")["who"] == "E"
    assert [type(d).__name__ for d in table.duties if d.seat == table.turn and type(d).__name__ != "MustPass"] == ["MayForbidSuit"]


@pytest.mark.law("26B")
def test_of_two_leads_that_may_be_restricted_the_opening_lead_comes_first():
    changed = "finds 25A1 no", "{} elects 25B1 decline", "finds 23A no"
    east = "E 2C", "E substitutes 2D", *(event.format("S") for event in changed)
    west = "W 3C", "W substitutes 3D", *(event.format("N") for event in changed)
    table = at_table("N", "N 1S", *east, "S 2S", *west, "N 3S", "E Pass", "S Pass", "W Pass", "N elects 26B forbid H")
    assert fact(table, "lead_restriction") == {"who": "E", "forbid": ["H"], "for": "retained lead"}
    assert [r.question and r.question.id for r in table.rulings[-2:]] == ["26B", None]


@pytest.mark.law("26B")
def test_only_declarer_chooses():
    with pytest.raises(Impossible):
        at_table("N", *auction("Pass", "finds 23A no"), "S elects 26B forbid H")


RESTRICTED = ("S 1S", "W Pass", "N 2S", "E 1H", "director", "S elects 27A1 decline", "E Pass", "finds 23A no", "S 4S", "W Pass", "N Pass",
              "E Pass")


@pytest.mark.law("26B")
@pytest.mark.parametrize("hand, back", [("432.432.AK32.432", True), ("+.+.+.+", True), (".AKQJT98765432..", False)])
def test_a_heart_that_lies_face_down_goes_back_unless_west_has_nothing_else(hand, back):
    table = at_table("S", *RESTRICTED, "W leads H2 face down", "S elects 26B forbid H", hands={"W": hand})
    assert ("41A#2" in table.cited, len(table.docket.hidden)) == (back, not back)


@pytest.mark.law("26B")
@pytest.mark.parametrize("elects, doubtful", [((), True), (("S elects 26B neither",), False)])
def test_whether_a_lead_before_declarer_has_chosen_takes_the_choice_away_is_open(elects, doubtful):
    table = at_table("S", *RESTRICTED, *elects, "W leads H2")
    assert "26B" in table.cited and fact(table, "lead_restriction") == "none" and fact(table, "doubt") is doubtful


@pytest.mark.law("26B")
def test_the_other_reading_of_it_is_not_computed():
    with pytest.raises(NotComputed, match="26B"):
        at_table("S", *RESTRICTED, "W leads H2", regulations={"led_before_a_suit_is_forbidden": "stays"})
