"""Law 53: a lead out of turn is accepted, by word or by deed, or the proper hand leads over it."""
import pytest

from lawkit import Impossible, NotComputed, why_not
from lawkit.facts import fact
from lawkit.lawful import lawful_plays
from lawkit.notation import lines
from midplay import after, at

HANDS = {"N": "+.2+.+.3+", "E": "+.5+.+.7+", "S": "+.9+.+.4+", "W": "+.8+.+.6+"}
CARDS = {"N": ("H2", "C3"), "E": ("H5", "C7"), "S": ("H9", "C4"), "W": ("H8", "C6")}
OUT_OF_TURN = [(wrong, right) for wrong in "NESW" for right in "NESW" if wrong != right]
OPPONENTS = [(wrong, right) for wrong, right in OUT_OF_TURN if (wrong in "NS") != (right in "NS")]


def lho(seat):
    return "NESWN"["NESW".index(seat) + 1]


def leads(seat, suit=0):
    return f"{seat} leads {CARDS[seat][suit]}"


def start(wrong, right, *events, **begins):
    return at(leads(wrong), *events, hands=HANDS, lead=right, **begins)


@pytest.mark.law("53A")
@pytest.mark.parametrize("wrong, right", OUT_OF_TURN)
def test_who_may_accept(wrong, right):
    assert fact(start(wrong, right), "may_accept") == (["S"] if wrong in "EW" else ["E", "W"])
    for seat in "N" + "EW" * (wrong in "EW") + "S" * (wrong in "NS"):
        with pytest.raises(Impossible):
            after(start(wrong, right), f"{seat} elects {'56A' if wrong in 'EW' else '55A'} accept")


@pytest.mark.law("53A#2")
@pytest.mark.law("60A1")
@pytest.mark.law("60A2")
@pytest.mark.parametrize("ruled", [(), ("director",)])
@pytest.mark.parametrize("wrong, right", [each for each in OUT_OF_TURN if lho(each[0]) not in (each[1], "N")])
def test_the_next_hand_plays_to_it(wrong, right, ruled):
    next_ = lho(wrong)
    table = start(wrong, right, *ruled, f"{next_} plays {CARDS[next_][0]}")
    assert "53A#2" in table.cited and "53B" not in table.cited and fact(table, "turn") == lho(next_)
    assert {"60A1", "60A2"} & table.cited == (set() if ruled else {"60A1", "60A2"})
    assert fact(table, "cancelled") == [] and fact(table, "penalty_cards") == {}


@pytest.mark.law("53B")
@pytest.mark.parametrize("wrong, right", OPPONENTS)
@pytest.mark.parametrize("suit", (0, 1))
def test_the_proper_leader_leads_over_it(wrong, right, suit):
    card = CARDS[right][suit]
    table = start(wrong, right, leads(right, suit), "director", "finds 53B yes")
    assert "53B" in table.cited and "53A" not in table.cited
    assert [(str(seat), str(card)) for seat, card in table.play.trick] == [(right, card)]
    assert fact(table, "turn") == lho(right) and fact(table, "penalty_cards") == {} and fact(table, "revoke") == "none"
    assert fact(table, "cancelled") == [f"{wrong} {CARDS[wrong][0]}"]
    ours = "NS" if wrong in "NS" else "EW"
    said = fact(table, "authorized", [f"{wrong} {CARDS[wrong][0]}"])
    assert said == {f"{wrong} {CARDS[wrong][0]}": {side: side != ours for side in ("NS", "EW")}}


@pytest.mark.law("53B")
@pytest.mark.parametrize("wrong, right", OUT_OF_TURN)
def test_only_an_opponent_on_lead_need_not_follow_suit(wrong, right):
    table = start(wrong, right)
    for seat in set("NESW") - {wrong}:
        lawful = [str(card) for card in lawful_plays(table, lines.read(leads(seat)).seat)]
        free = (wrong, right) in OPPONENTS and seat == right
        assert (CARDS[seat][1] in lawful) is free and CARDS[seat][0] in lawful


@pytest.mark.law("53B")
def test_found_to_have_followed():
    table = start("S", "W", "W leads H8", "finds 53B no")
    assert {"53A#2", "60A1"} <= table.cited and "53B" not in table.cited and fact(table, "turn") == "N"
    assert "53A#2" in start("W", "N", "S calls for H2", "finds 53B no").cited
    ahead = start("E", "N", "S calls for H2", "finds 53B no")
    assert {"53A", "57C3"} <= ahead.cited and "60A1" not in ahead.cited and fact(ahead, "turn") == "S" and fact(ahead, "doubt")


@pytest.mark.law("53B")
@pytest.mark.law("61A#1")
@pytest.mark.parametrize("wrong, right, card, follows, exposed", [("S", "W", "W leads C6", "H8", {"W": {"C6": "major"}}), ("W", "N", "S calls for C3", "H2", {})])
def test_found_to_have_followed_with_another_suit(wrong, right, card, follows, exposed):
    table = start(wrong, right, card, "director", "finds 53B no")
    assert "61A#1" in table.cited and fact(table, "lawful", [right]) == {right: [follows]}
    card = table.rulings[-1].case.card
    table = after(table, f"{right} withdraws {card}, plays {follows}")
    assert fact(table, "penalty_cards") == exposed and fact(table, "cancelled") == [f"{right} {card}"]


@pytest.mark.law("53B")
@pytest.mark.law("57A#2")
@pytest.mark.law("61A#1")
def test_found_to_have_followed_ahead_of_partner_with_another_suit():
    table = start("S", "E", "E leads C7", "finds 53B no", "director")
    assert {"53C", "57A#2"} <= table.cited and fact(table, "penalty_cards") == {"E": {"C7": "major"}} and fact(table, "turn") == "W"


@pytest.mark.law("53B")
@pytest.mark.law("50D1(a)")
def test_found_to_have_followed_and_not_with_the_penalty_card():
    hands = HANDS | {"W": "+.86+.+.+"}
    table = at("W exposes H6 {deliberate}", "director", "S leads H9", "W leads H8", "finds 53B no", hands=hands, lead="W")
    assert fact(table, "options")["id"] == "52B"


@pytest.mark.law("53C")
@pytest.mark.parametrize("right, found", [("N", ()), ("W", ()), ("E", ("finds 53B no",))])
def test_the_defender_to_the_right_of_declarers_lead_plays_to_it(right, found):
    table = start("S", right, "E plays H5", *found, "director")
    assert {"53C", "57A"} <= table.cited and "53B" not in table.cited and fact(table, "turn") == "W"
    assert fact(table, "penalty_cards") == {"E": {"H5": "major"}} and fact(table, "cancelled") == ["E H5"]


@pytest.mark.law("53C")
def test_declarer_had_played_from_both_hands():
    table = start("S", "N", "S calls for H2", "E plays H5", "director")
    assert {"53C", "57C1", "60C"} <= table.cited and fact(table, "penalty_cards") == {} and fact(table, "turn") == "W"


@pytest.mark.law("53B")
def test_what_was_played_by_mistake_goes_back_as_well():
    table = start("S", "W", "W leads C6", "N plays H2", "E plays H5", "director", "finds 53B yes")
    assert [str(card) for _, card in table.play.trick] == ["C6"] and fact(table, "turn") == "N"
    assert sorted(fact(table, "cancelled")) == ["E H5", "N H2", "S H9"] and fact(table, "penalty_cards") == {}
    assert fact(table, "authorized", ["E H5"]) == {"E H5": {"NS": False, "EW": True}}


@pytest.mark.law("53B")
@pytest.mark.parametrize("events", [("S plays C4",), ("W plays C6",), ("N plays H2", "E plays H5", "S leads C4", "finds 53B yes")])
def test_not_ruled_on_when_too_much_has_happened(events):
    with pytest.raises(NotComputed, match="53B"):
        start("S", "W", "W leads H8", *events)


@pytest.mark.law("45E1")
@pytest.mark.parametrize("card", ("H5", "C7"))
def test_a_second_card_of_that_hand_is_one_too_many_even_where_it_has_a_penalty_card(card):
    table = at("E exposes D4 {deliberate}", "director", "E leads H9", f"E plays {card}", "director", "finds 45E1 no",
               hands=HANDS | {"E": "+.95+.+.7+", "S": "+.8+.+.4+", "W": "+.6+.+.6+"}, lead="S")
    assert fact(table, "penalty_cards") == {"E": {"D4": "major", card: "major"}} and fact(table, "may_accept") == ["S"]
    with pytest.raises(NotComputed, match="already"):
        start("E", "S", "E leads C7")


def test_a_revoke_against_the_irregular_lead_is_forgotten_with_it():
    table = start("S", "W", "W leads C6", "N plays C3", "director", "finds 53B yes")
    assert fact(table, "revoke") == "none" and not any(r.law == "61" and r.question for r in table.rulings)
    assert fact(after(table, "N plays C3"), "turn") == "E"


@pytest.mark.law("53A")
@pytest.mark.law("57C3")
@pytest.mark.parametrize("wrong, right, played, next_", [("E", "W", "S calls for H2", "S"), ("W", "E", "S plays H9", "N")])
def test_declarer_follows_from_the_wrong_hand(wrong, right, played, next_):
    table = start(wrong, right, played)
    assert {"53A", "57C3"} <= table.cited and "60A1" not in table.cited
    assert fact(table, "turn") == next_ and fact(table, "doubt") and fact(table, "penalty_cards") == {}
    with pytest.raises(NotComputed, match="53A"):
        start(wrong, right, played, regulations=(("lead_followed_from_the_wrong_hand", "open"),))


@pytest.mark.law("53A#2")
def test_another_lead_from_the_wrong_hand_is_not_ruled_on():
    with pytest.raises(NotComputed, match="wrong hand"):
        start("E", "N", "S leads H9")


def test_why_not_passes_over_an_answer_that_is_not_computed():
    ruling = start("E", "N", "director", "S elects 56B decline").rulings[0]
    assert why_not(ruling, "60C") is None
