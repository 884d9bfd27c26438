"""Law 50: the class of a penalty card, what it demands of its owner and of the partner, and who may use what it told."""
from itertools import combinations, product

import pytest

from lawkit import NotComputed, at_table, rule, tree, why, why_not
from lawkit.effects import MAJOR, MINOR, LeadDemanded, LeadForbidden, PenaltyCard
from lawkit.events import Led, Played
from lawkit.facts import fact
from lawkit.lawful import lawful_plays, play_filters
from lawkit.laws.law50 import Exposure
from lawkit.ruling import which
from lawkit.terms import CARDS, SUITS, Card, Seat
from midplay import after, at, played, start

E, W = Seat.E, Seat.W
CLASSES = "50B#1", "50B#2", "50B#3"


# -- 50B: exactly one class

def open_points(table):
    return {point.point for ruling in table.rulings for point in ruling.open_points}


@pytest.mark.law("50B#1")
@pytest.mark.law("50B#2")
@pytest.mark.law("50B#3")
def test_exactly_one_class_for_every_exposure():
    for honour, deliberate, others in product((True, False), repeat=3):
        id = "50B#3" if others else "50B#2" if honour or deliberate else "50B#1"
        assert which(CLASSES, Exposure(honour, deliberate, others)) == id


@pytest.mark.law("50B#1")
@pytest.mark.law("50B#2")
@pytest.mark.parametrize("how", ("", " {deliberate}"))
def test_every_card_alone(how):
    for card in CARDS:
        table = at(f"E exposes {card}{how}", "director")
        kind = MINOR if str(card)[1] in "23456789" and not how else MAJOR
        assert fact(table, "penalty_cards") == {"E": {str(card): kind}}
        assert len(set(CLASSES) & table.cited) == 1
        assert open_points(table) == {"P1"} & {"P1" for _ in how if str(card)[1] in "23456789"} and not fact(table, "doubt")


@pytest.mark.law("50B#2")
@pytest.mark.parametrize("reading, kind", [("major", MAJOR), ("minor", MINOR)])
def test_a_low_card_shown_on_purpose_follows_the_regulation(reading, kind):
    table = at("E exposes C4 {deliberate}", "director", regulations=[("low_card_shown_on_purpose", reading)])
    assert fact(table, "penalty_cards") == {"E": {"C4": kind}} and not fact(table, "doubt")


@pytest.mark.law("50B#3")
@pytest.mark.parametrize("second", ("E exposes D3", "E exposes DK", "E names D3"))
def test_a_second_card_in_the_same_hand_makes_both_major(second):
    table = at("E exposes C6", "director", second, "director")
    assert set(fact(table, "penalty_cards")["E"].values()) == {MAJOR} and "50B#3" in table.cited


@pytest.mark.law("50B#3")
def test_whatever_the_second_card_comes_from():
    table = at("S leads S5", "W plays D3", "W exposes C6", "director", "W withdraws D3, plays S8",
               hands={"W": "87+.4+.3+.6+"}, lead="S")
    assert fact(table, "penalty_cards") == {"W": {"C6": MAJOR, "D3": MAJOR}} and "50B#3" in table.cited


@pytest.mark.law("50B#3")
def test_one_low_card_in_each_hand_stays_minor():
    table = at("E exposes C6", "director", "W exposes D3", "director", lead="N")
    assert fact(table, "penalty_cards") == {"E": {"C6": MINOR}, "W": {"D3": MINOR}} and "50B#3" not in table.cited


@pytest.mark.law("50B#3")
@pytest.mark.parametrize("reading, kind", [(None, MAJOR), ("stays_major", MAJOR), ("minor_again", MINOR)])
def test_of_two_one_is_played(reading, kind):
    table = at("E exposes C6 D3", "director", "N leads D9", "E plays D3", lead="N",
               hands={"E": "+.7+.3+.6+"}, regulations=[("last_penalty_card", reading)] if reading else ())
    assert fact(table, "penalty_cards") == {"E": {"C6": kind}} and open_points(table) == {"P2"}


# -- 50C, 50D1: what the owner may play

HELD = [Card(text) for text in "SQ H9 DT D2 CK C9 C4".split()]
ORDERS = [(None, ()), *((suit, ()) for suit in SUITS), *((None, some) for n in (1, 2) for some in combinations(SUITS, n))]


def allowed(hand, exposed, kind, led, required, forbidden):
    """What the Laws leave of ``hand``: the suit led, else declarer's order where it can be obeyed, then penalty cards."""
    cards = set(hand)
    if led is not None:
        cards = {c for c in cards if c.suit == led} or cards
    elif required is not None:
        cards = {c for c in cards if c.suit == required} or cards
    elif forbidden:
        cards = {c for c in cards if c.suit not in forbidden} or cards
    if kind == MAJOR:
        return cards & exposed or cards
    small = {c for c in cards if str(c)[1] in "23456789" and c.suit in {d.suit for d in exposed}}
    return cards - small | cards & exposed


def settings():
    """Small hands of East with one or two penalty cards, with every suit led, or on lead under every order."""
    for size in (1, 2, 3):
        for hand in combinations(HELD, size):
            for exposed, kind in [*(((c,), k) for c in hand for k in (MAJOR, MINOR) if k == MAJOR or not c.is_honour),
                                  *((pair, MAJOR) for pair in combinations(hand, 2))]:
                yield from ((hand, exposed, kind, led, None, ()) for led in SUITS)
                yield from ((hand, exposed, kind, None, *order) for order in ORDERS)


def put(hand, exposed, kind, led, required, forbidden):
    """The table at which that is so, East on turn."""
    cards = sum(1 << card for card in hand)
    table = start(lead="E" if led is None else "N")
    table = table.changed(play=table.play.changed(hands=(0, cards, 0, 0)))
    table.play.open = (15, 0, 15, 15)
    if led is not None:
        table = table.changed(play=table.play.after(Seat.N, next(c for c in CARDS if c.suit == led and c not in hand)))
    for card in exposed:
        table = table.bound("49", PenaltyCard(E, card, kind))
    if required is not None:
        table = table.bound("50D2(a)", LeadDemanded(E, required))
    return table.bound("50D2(a)", LeadForbidden(E, forbidden)) if forbidden else table


@pytest.mark.law("50C")
@pytest.mark.law("50D1(a)")
@pytest.mark.law("50D1(b)")
@pytest.mark.law("59")
def test_exactly_one_of_50c_50d1a_and_50d1b_at_each_turn():
    seen = set()
    for setting in settings():
        hand, exposed, kind, led, required, forbidden = setting
        table, may = put(*setting), allowed(hand, set(exposed), *setting[2:])
        assert set(lawful_plays(table, E)) == may, setting
        ids = [step.id for step in play_filters(table, E, table.play.hands[E])]
        bound = [id for id in ids if id in ("50C", "50D1(a)", "50D1(b)")]
        due = kind == MAJOR and may <= set(exposed)
        assert bound == ["50C" if kind == MINOR else "50D1(a)" if due else "50D1(b)"], setting
        assert ("51A" in ids) is (due and len(may) > 1), setting
        assert ("59" in ids) is cannot_obey(hand, required, forbidden), setting
        act = Led if led is None else Played
        for card in hand:
            assert table.rules.verdict(table, act(E, (card,))).lawful is (card in may), (setting, card)
        seen.add((bound[0], "59" in ids, "51A" in ids))
    assert len(seen) == 7


def cannot_obey(hand, required, forbidden):
    held = {card.suit for card in hand}
    return required is not None and required not in held or bool(forbidden) and held <= set(forbidden)


@pytest.mark.law("50C")
@pytest.mark.parametrize("card, lawful", [("C4", True), ("CK", True), ("CT", True), ("C9", False)])
def test_a_minor_penalty_card_goes_before_other_low_cards_of_its_suit(card, lawful):
    table = at("E exposes C4", "director", "N leads C3", hands={"E": "3...KT94"}, won=(4, 4), lead="N")
    assert (card in fact(table, "lawful", ["E"])["E"]) is lawful
    assert ("52A" in after(table, f"E plays {card}").cited) is not lawful


# -- 50D2: the partner is on lead

HANDS = {"N": "+.K2+.+.+", "E": "+.+.9+.+", "W": "A+.A5+.K4+.+"}
CHOICE = {"by": "S", "id": "50D2", "answers": ["require D", "forbid D", "neither"]}
REFUSED = "E leads D9", "director", "S elects 56B decline"


@pytest.mark.law("50D2")
def test_declarer_chooses_over_the_lead_of_a_major_penalty_cards_partner():
    assert fact(at(*REFUSED, hands=HANDS), "options") == CHOICE


@pytest.mark.law("50D2")
@pytest.mark.parametrize("events, lead", [(("E exposes D9", "director"), "W"), (("E exposes D9 {deliberate}", "director"), "E"),
                                          (("E exposes D9 {deliberate}", "director"), "N")])
def test_there_is_no_choice_over_a_minor_card_nor_when_another_hand_leads(events, lead):
    table = at(*events, hands=HANDS, lead=lead)
    assert fact(table, "options") is None and "50D2" not in table.cited


@pytest.mark.law("50D2")
def test_the_choice_comes_once_for_each_lead_and_again_at_the_next():
    table = at(*REFUSED, "S elects 50D2 neither", hands=HANDS)
    assert fact(table, "options") is None and fact(table, "penalty_cards") == {"E": {"D9": MAJOR}}
    again = after(table, *played("W HA H2 H3 H4"))
    assert fact(again, "options") == CHOICE


@pytest.mark.law("50D2")
def test_there_is_nothing_to_choose_over_the_last_card():
    table = at("W leads SA", "director", hands={"N": ".7..", "E": ".5..", "S": ".9..", "W": "A..."}, lead="E", won=(7, 5))
    assert fact(table, "options") is None and fact(table, "turn") == "E"


@pytest.mark.law("50D2(a)")
@pytest.mark.law("50D2(a)#2")
@pytest.mark.parametrize("answer, first, next_", [("require D", {"DK", "D4"}, {"SA", "H5", "D4"}),
                                                  ("forbid D", {"SA", "HA", "H5"}, {"SA", "H5"})])
def test_a_demand_is_for_one_lead_and_a_ban_for_as_long_as_the_lead_is_kept(answer, first, next_):
    table = at(*REFUSED, f"S elects 50D2 {answer}", hands=HANDS)
    assert fact(table, "penalty_cards") == {} and set(fact(table, "lawful", ["W"])["W"]) == first
    won = played("W DK D2 D3 D7") if answer == "require D" else played("W HA H2 H3 H4")
    kept = after(table, *won)
    assert set(fact(kept, "lawful", ["W"])["W"]) == next_ | ({"HA"} if answer == "require D" else set())
    assert (fact(kept, "lead_restriction") == "none") is (answer == "require D")


@pytest.mark.law("50D2(a)#2")
def test_a_ban_is_over_when_the_lead_is_lost():
    table = at(*REFUSED, "S elects 50D2 forbid D", *played("W H5 HK H3 H4"), hands=HANDS)
    assert fact(table, "lead_restriction") == "none"


@pytest.mark.law("50D2(a)")
def test_a_demand_on_a_lead_that_begins_face_down_ends_with_it():
    table = at_table("S", "S 4S", "W Pass", "N Pass", "E Pass", "E exposes C4 {deliberate}", "director",
                     "S elects 50D2 require C", "W leads C6 face down")
    assert fact(table, "lead_restriction") == {"who": "W", "require": ["C"], "for": "one lead"}
    assert fact(after(table, "W faces"), "lead_restriction") == "none"


@pytest.mark.law("50D2#2")
def test_a_lead_before_the_choice_goes_back_and_is_a_penalty_card_too():
    table = at("E exposes C4 {deliberate}", "director", "W leads H7", "director")
    assert fact(table, "penalty_cards") == {"E": {"C4": MAJOR}, "W": {"H7": MAJOR}}
    assert fact(table, "turn") == "W" and fact(table, "options")["id"] == "50D2" and "50D2#2" in table.cited


@pytest.mark.law("60A1")
@pytest.mark.law("60A3")
def test_declarer_plays_over_a_lead_before_the_choice():
    table = at("E exposes C4 {deliberate}", "director", "W leads H7", "N plays H2", "director")
    assert {"60A1", "60A2", "60A3"} <= table.cited and fact(table, "penalty_cards") == {"E": {"C4": MAJOR}}
    assert fact(table, "turn") == "E" and fact(table, "options") is None and fact(table, "lead_restriction") == "none"


@pytest.mark.law("60A1")
def test_the_choice_comes_back_with_the_next_lead():
    table = at("E exposes C4 {deliberate}", "director", "W leads HA", "N plays H2", "E plays H3", "S plays H4",
               hands={"E": ".K3..4", "N": "+.2+.+.+", "S": "+.4+.+.+", "W": "+.A+.+.+"})
    assert fact(table, "turn") == "W" and fact(table, "options")["id"] == "50D2"


@pytest.mark.law("50D2#2")
@pytest.mark.parametrize("seat, card", [("E", "H3"), ("S", "H4")])
def test_another_hands_card_over_it_is_not_computed(seat, card):
    with pytest.raises(NotComputed, match="50D2#2"):
        at("E exposes C4 {deliberate}", "director", "W leads H7", f"{seat} plays {card}")


# -- 50E: information

def may_use(table, card="E C4"):
    return fact(table, "authorized", [card])[card]


@pytest.mark.law("50E1")
@pytest.mark.law("50E2")
@pytest.mark.law("50E3")
def test_open_while_it_lies_there_and_closed_to_the_owners_side_after_that():
    lying = at("E exposes C4 {deliberate}", "director", "S elects 50D2 neither", hands={"E": "K..2.4"}, won=(5, 5))
    picked_up = at("E exposes C4 {deliberate}", "director", "S elects 50D2 forbid C")
    gone = after(lying, "W leads C7", "N plays C2", "E plays C4")
    assert may_use(lying) == {"NS": True, "EW": True} and "50E2" not in lying.cited
    assert may_use(picked_up) == {"NS": True, "EW": False} and "50E2" in picked_up.cited
    assert may_use(gone) == {"NS": True, "EW": False} and "50E3" in gone.cited
    assert "50E3" not in lying.cited | picked_up.cited


@pytest.mark.law("50E4")
def test_the_end_of_play_is_reserved_for_every_penalty_card():
    assert "50E4" in fact(at("E exposes C4", "director"), "judgements")
    assert "50E4" not in fact(at("S exposes C4", "director"), "judgements")


# -- why and why not

@pytest.mark.law("50D2(a)")
@pytest.mark.law("50D2(b)")
def test_why_and_why_not():
    table = at(*REFUSED, "S elects 50D2 neither", hands=HANDS)
    ruling = next(r for r in table.rulings if r.law == "50D2")
    assert why(ruling, "50D2(b)")[-1].answer == "neither"
    answered, other = why_not(ruling, "50D2(a)")
    assert answered.question.id == "50D2" and other == "require D"
    assert rule(ruling.law, ruling.case).question.id == answered.question.id


def test_every_way_leaves_either_the_card_or_an_order_on_the_table():
    table = at(*REFUSED, hands=HANDS)
    case = next(r for r in table.rulings if r.law == "50D2").case
    for leaf in tree("50D2", case):
        kinds = {type(effect.what).__name__ for effect in leaf.effects}
        assert ("50D2(b)" in leaf.cites) is (not kinds)
        assert "PickedUp" not in kinds or kinds & {"LeadDemanded", "LeadForbidden"}


# -- 50A: it stays face up

@pytest.mark.law("50A")
@pytest.mark.parametrize("shown", ("E exposes C4", "E exposes C4 {deliberate}", "E exposes CK", "E names CK"))
@pytest.mark.parametrize("chosen, stays", [([], True), (["S elects 50D2 neither"], True), (["S elects 50D2 require C"], False),
                                           (["S elects 50D2 forbid C"], False)])
def test_it_stays_face_up_until_it_is_played_or_declarer_has_it_picked_up(shown, chosen, stays):
    card = shown.split()[2]
    if chosen and shown == "E exposes C4":
        return
    table = at(shown, "director", *chosen, f"E withdraws {card}", hands={"E": f"+.+.+.{card[1]}+"})
    assert (card in fact(table, "penalty_cards").get("E", {})) is stays and ("50A" in table.cited) is stays
    assert fact(table, "face_up") == {} and fact(table, "cancelled") == []


@pytest.mark.law("50A")
def test_the_card_that_a_ruling_has_taken_off_the_trick_may_be_moved():
    table = at("E leads C4", "S elects 56B decline", "E withdraws C4", hands={"E": "+.+.+.4+"})
    assert fact(table, "penalty_cards") == {"E": {"C4": MAJOR}} and "50A" not in table.cited


@pytest.mark.law("50D2(a)#2")
@pytest.mark.parametrize("answer, winner, left", [
    ("forbid C", "W", ["SK", "D3"]), ("require C", "W", ["SK", "D3", "C6", "C5"]), ("forbid C", "N", ["SK", "D3", "C6", "C5"])])
def test_how_long_the_order_lasts(answer, winner, left):
    first = {"forbid C": "HA", "require C": "CA"}[answer]
    trick = [f"W leads {first}", f"N plays {first[0]}2", f"E plays {first[0]}7", f"S plays {first[0]}3"]
    if winner == "N":
        trick = ["W leads HT", "N plays HQ", "E plays H7", "S plays H3", "N leads S2", "E plays S3", "S plays S4", "W plays SA"]
    hand = {"W": f"{'A' * (winner == 'N')}K.{'T' if winner == 'N' else 'A' * (first == 'HA')}.3.{'A' * (first == 'CA')}65"}
    table = at("E exposes C4 {deliberate}", "director", f"S elects 50D2 {answer}", *trick, hands=hand,
               won=(4, 9 - sum(map(len, hand["W"].split(".")))))
    assert fact(table, "turn") == "W" and fact(table, "lawful", ["W"]) == {"W": left}
