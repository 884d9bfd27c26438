"""Law 60: play after an illegal play."""
import pytest

from lawkit import NotComputed
from lawkit.facts import fact
from midplay import after, at

HANDS = {"N": "+.2+.+.3+", "E": "+.5+.+.7+", "S": "+.9+.+.4+", "W": "+.8+.+.6+"}


def start(*events, lead="N", **begins):
    return at(*events, hands=HANDS, lead=lead, **begins)


@pytest.mark.law("60A1")
@pytest.mark.law("60A2")
@pytest.mark.parametrize("events, forfeited", [(("S plays H9",), True), (("attention", "S plays H9"), True), (("director", "S plays H9"), False),
                                               (("S elects 56A accept", "S plays H9"), False), (("S plays H9", "director"), True)])
def test_the_right_is_lost_by_playing_on_before_a_ruling(events, forfeited):
    table = start("E leads H5", *events)
    assert ({"60A1", "60A2"} <= table.cited) is forfeited and fact(table, "penalty_cards") == {} and fact(table, "turn") == "W"


@pytest.mark.law("60A3")
@pytest.mark.parametrize("shown, stays", [("E exposes C7 {deliberate}", {"E": {"C7": "major"}}), ("W exposes C6", {"W": {"C6": "minor"}}),
                                          ("S exposes C4", {})])
def test_older_penalty_cards_stay(shown, stays):
    table = start(shown, "director", "E leads H5", "S plays H9")
    assert fact(table, "penalty_cards") == stays and ("60A3" in table.cited) is bool(stays)


@pytest.mark.law("60A3")
def test_a_ban_lives_on_to_a_later_lead():
    table = start("E exposes C7 {deliberate}", "director", "S elects 50D2 forbid C", "E leads H5", "S plays H9", lead="W")
    assert "60A3" in table.cited
    assert fact(table, "lead_restriction") == {"who": "W", "forbid": ["C"], "for": "retained lead"}


@pytest.mark.law("60B")
@pytest.mark.parametrize("wrong, event", [("S leads H9", "S calls for H2"), ("S calls for H2", "S leads H9")])
@pytest.mark.parametrize("defender, card", [("E", "H5"), ("W", "C6")])
def test_a_defenders_card_before_the_new_lead(wrong, event, defender, card):
    lead = "N" if "leads" in wrong else "S"
    refused = start(wrong, "director", f"{'W' if lead == 'N' else 'E'} elects 55A decline", lead=lead)
    table = after(refused, f"{defender} plays {card}", "director")
    assert "60B" in table.cited and fact(table, "penalty_cards") == {defender: {card: "major"}} and fact(table, "turn") == lead
    assert "60B" not in after(refused, event).cited and fact(after(table, event), "turn") == ("E" if lead == "N" else "W")
    with pytest.raises(NotComputed):
        after(refused, f"{defender} plays {card}", event)


@pytest.mark.law("60B")
@pytest.mark.law("45E1")
@pytest.mark.parametrize("refused, id, other", [(("S leads H9", "W elects 55A decline"), "60B", "45E1"), ((), "45E1", "60B")])
def test_after_a_trick_too_it_is_no_fifth_card(refused, id, other):
    hands = {"N": "A.2+.+.+", "E": "2.5+.+.+", "S": "3.9+.+.+", "W": "5.8+.+.+"}
    table = at("N leads SA", "E plays S2", "S plays S3", "W plays S5", *refused, "E plays H5", "director", hands=hands, lead="N")
    assert id in table.cited and other not in table.cited


@pytest.mark.law("60B")
def test_only_while_declarer_is_to_lead_again():
    table = start("S leads H9", "W elects 55A decline", "E leads H5", lead="W")
    assert "60B" not in table.cited and fact(table, "may_accept") == ["S"]


@pytest.mark.law("60C")
@pytest.mark.parametrize("lead", "NS")
def test_partner_of_a_defender_who_led_out_of_turn_takes_nothing_away(lead):
    table = start("E leads H5", "W plays C6", "director", lead=lead)
    assert "60C" in table.cited and fact(table, "may_accept") == ["S"]
    refused = after(table, "S elects 56B decline")
    assert fact(refused, "penalty_cards") == {"E": {"H5": "major"}, "W": {"C6": "major"}} and fact(refused, "turn") == lead
    assert sorted(fact(refused, "cancelled")) == ["E H5", "W C6"]
    own = "S calls for C3" if lead == "N" else "S leads C4"
    led = after(table, own, "finds 53B yes")
    assert fact(led, "penalty_cards") == {} and fact(led, "turn") == ("E" if lead == "N" else "W") and "53B" in led.cited


@pytest.mark.law("60C")
@pytest.mark.parametrize("wrong, other, next_, lead", [("S leads H9", "S calls for H2", "W", "N"), ("S calls for H2", "S leads H9", "E", "S")])
def test_declarers_second_card_goes_back_with_the_first(wrong, other, next_, lead):
    table = start(wrong, other, "director", lead=lead)
    assert fact(table, "may_accept") == ["E", "W"] and "60C" in table.cited
    refused = after(table, f"{next_} elects 55A decline")
    assert fact(refused, "turn") == lead and refused.play.trick == () and fact(refused, "penalty_cards") == {}


@pytest.mark.law("60C")
def test_what_is_not_ruled_on():
    with pytest.raises(NotComputed):
        start("E leads H5", "E leads C7", lead="N")


@pytest.mark.law("60C")
@pytest.mark.parametrize("answer, turn, cards", [("56B decline", "W", {"E": {"H5": "major"}, "W": {"C6": "major"}}), ("56A accept", "S", {"W": {"C6": "major"}})])
def test_the_defender_whose_turn_it_was_leads_over_partners_lead(answer, turn, cards):
    events = "E leads H5", "W leads C6", "director", f"S elects {answer}"
    table = start(*events, lead="W")
    assert fact(table, "penalty_cards") == cards and fact(table, "turn") == turn and "60C" in table.cited
    refused = turn == "W"
    assert fact(table, "doubt") is refused
    if refused:
        with pytest.raises(NotComputed, match="60C"):
            start(*events, lead="W", regulations=(("lead_over_partners_lead", "stands"),))


@pytest.mark.law("60C")
def test_a_lead_over_partners_lead_that_the_trick_has_passed_over_is_not_ruled_on():
    with pytest.raises(NotComputed, match="60C"):
        start("E leads H5", "W leads C6", "S plays H9", "N plays H2", lead="W")


@pytest.mark.law("60C")
@pytest.mark.parametrize("card, id", [("H8", "57D"), ("C6", "57D")])
def test_partners_card_when_the_lead_is_accepted_in_words_came_too_early(card, id):
    table = start("E leads H5", f"W plays {card}", "director", "S elects 56A accept")
    assert {"60C", id} <= table.cited and fact(table, "turn") == "S"
    assert fact(table, "penalty_cards") == ({} if card == "H8" else {"W": {"C6": "major"}})
    assert fact(after(table, "S plays H9"), "lawful", ["W"]) == {"W": ["H8"]}


@pytest.mark.law("60C")
def test_a_wrong_card_of_partners_over_which_the_lead_is_accepted_by_playing_is_not_ruled_on():
    with pytest.raises(NotComputed, match="60C"):
        start("E leads H5", "W plays C6", "director", "S plays H9")


@pytest.mark.law("60C")
def test_declarers_second_card_stays_when_the_lead_stands():
    table = start("S leads H9", "S calls for H2", "director", "W elects 55A accept")
    assert {"60C", "57C3"} <= table.cited and fact(table, "turn") == "W"
    assert fact(after(table, "W plays H8"), "turn") == "E"


@pytest.mark.law("60C")
def test_a_lead_that_stands_after_all_and_a_card_that_went_back_with_it_is_not_ruled_on():
    with pytest.raises(NotComputed, match="55A#2"):
        start("S leads H9", "S calls for H2", "E elects 55A decline", "W elects 55A accept")
