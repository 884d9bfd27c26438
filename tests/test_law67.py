"""Law 67: a trick with a card too few or too many."""
import pytest

from lawkit import Impossible, NotComputed, tree
from lawkit.facts import fact
from lawkit.terms import CARDS, Card, Seat, cards_in
from midplay import after, at

LEADS = {"S": "S leads HA", "W": "W plays H5", "N": "N plays H2", "E": "E plays H4"}
HANDS = {"N": "2.32.3.", "E": "4.94.5.", "S": "3.AK.4.", "W": "A.75.K."}
NEXT = "S leads HK", "W plays H7", "N plays H3", "E plays H9"


def without(seat, then=1, hands=HANDS, lead="S", won=(6, 3), lines=LEADS):
    """A trick of hearts to which ``seat`` plays no card, and ``then`` many cards to the next one."""
    others = [line for line in NEXT if not line.startswith(seat)]
    return at(*(line for owner, line in lines.items() if owner != seat), *others[:then], hands=hands, lead=lead, won=won)


def every_card_once(table):
    play = table.play
    lying = [c for hand in play.hands for c in cards_in(hand)] + [c for t in play.tricks for _, c in t.plays]
    lying += [c for _, c in play.trick] + [c for _, _, c in play.surplus]
    return len(lying) == len(set(lying)) == 16 and set(lying) <= set(CARDS)


# -- a card is missing

@pytest.mark.law("67A")
@pytest.mark.law("67A1")
@pytest.mark.law("67B")
@pytest.mark.law("67B1")
@pytest.mark.parametrize("seat, added", [("W", "H5"), ("N", "H2"), ("E", "H4")])
@pytest.mark.parametrize("then", (1, 2, 3))
def test_until_both_sides_have_played_on(seat, added, then):
    unnoticed = without(seat, then)
    late = then > (2 if seat == "W" else 1)
    table = after(unnoticed, "director")
    assert ("67A" in table.cited, "67B" in table.cited) == (not late, late)
    assert fact(table, "turn") == seat and added in fact(table, "lawful", [seat])[seat] and every_card_once(table)
    done = after(table, f"{seat} plays {added}")
    assert ("67A1" in done.cited, "67B1(a)" in done.cited) == (not late, late)
    assert [str(s) for s, _ in done.play.plays_of(10)] == ["S", "W", "N", "E"] and every_card_once(done)
    assert fact(done, "turn") == str(unnoticed.turn) and fact(done, "tricks") == fact(unnoticed, "tricks")


@pytest.mark.law("67A1")
def test_unnoticed_nothing_follows():
    table = without("E", 3)
    assert not table.cited & {"67A", "67B"} and fact(table, "turn") == "E"


@pytest.mark.law("67A")
@pytest.mark.parametrize("leader", "NESW")
def test_a_defender_who_leads_before_partner_has_played_is_only_too_early(leader):
    """Every hand wins a trick to which another has not played, and leads on."""
    top = {leader: "HA"} | dict(zip((s for s in "NESW" if s != leader), ("H2", "H3", "H4")))
    order = ("NESW" * 2)["NESW".index(leader):][:4]
    for missing in order[1:]:
        events = [f"{s} {'leads' if s == leader else 'plays'} {top[s]}" for s in order if s != missing] + [f"{leader} leads C2"]
        early = leader in "EW" and missing in "EW"
        cited = at(*events, "director", lead=leader).cited
        assert ("57A#1" in cited, "67A" in cited) == (early, not early)


@pytest.mark.law("67A1")
@pytest.mark.parametrize("event, why", [("W plays H7", "first adds"), ("E plays D5", "not legal"), ("E plays S4", "not legal")])
def test_a_legal_card_of_the_one_who_owes_it(event, why):
    with pytest.raises(NotComputed, match=why):
        after(without("E"), "director", event)


@pytest.mark.law("67A1")
@pytest.mark.parametrize("way", ("N plays H2", "S calls for H2", 'S calls for "low heart"'))
def test_dummys_missing_card_too(way):
    table = after(without("N"), "director", way)
    assert dict(table.play.plays_of(10))[Seat.N] == Card("H2") and fact(table, "turn") == "W" and every_card_once(table)


@pytest.mark.law("67B1")
def test_cards_missing_from_two_tricks_are_not_ruled_on_at_once():
    twice = *(line for seat, line in LEADS.items() if seat != "E"), "S leads HK", "W plays H7", "N plays H3", "S leads S3", "W plays SA"
    with pytest.raises(NotComputed, match="and another"):
        at(*twice, "director", hands=HANDS, lead="S", won=(6, 3))


@pytest.mark.law("67A1")
def test_a_card_that_would_win_the_trick_is_not_settled():
    events = "S leads HT", "W plays H5", "N plays H2", "S leads HK", "director"
    hands = {"E": "4.J4.5.", "S": "3.KT.4."}
    assert "67A1" in at(*events, "E plays H4", hands=hands, lead="S", won=(6, 3)).cited
    with pytest.raises(NotComputed, match="wins it"):
        at(*events, "E plays HJ", hands=hands, lead="S", won=(6, 3))


@pytest.mark.law("67A1")
@pytest.mark.law("62A")
def test_who_owes_a_card_to_a_trick_in_which_a_revoke_is_put_right_plays_in_turn():
    table = after(without("E", lines=LEADS | {"W": "W plays SA"}), "director")
    assert table.play.owed and fact(table, "turn") == "E"
    corrected = after(table, "W withdraws SA", "W plays H5", "E plays H4")
    assert not corrected.play.owed and "62A" in corrected.cited and every_card_once(corrected)


@pytest.mark.law("67B1")
@pytest.mark.law("67B1(a)")
def test_found_late_the_trick_stays_with_whoever_has_won_it():
    events = "S leads HT", "W plays H5", "N plays H2", "S leads HK", "W plays H7", "director", "E plays HJ"
    table = at(*events, hands={"E": "4.J4.5.", "S": "3.KT.4."}, lead="S", won=(6, 3))
    assert fact(table, "tricks") == {"NS": 7, "EW": 3} and fact(table, "turn") == "N"


@pytest.mark.law("67B1(a)")
@pytest.mark.law("67B1(b)")
@pytest.mark.parametrize("hand, card, id", [("4.94.5.", "H9", "67B1(a)"), ("4.94.5.", "D5", None), ("94..5.4", "C4", "67B1(b)"),
                                            ("94..5.4", "S9", "67B1(b)"), ("+.+.+.+", "H9", "67B1(a)"), ("+.+.+.+", "C9", None)])
def test_which_card_is_added(hand, card, id):
    table = after(without("E", 2, HANDS | {"E": hand}), "director")
    if id is None:
        with pytest.raises(NotComputed, match="67B1"):
            after(table, f"E plays {card}")
    else:
        assert {"67B1(a)", "67B1(b)"} & after(table, f"E plays {card}").cited == {id}


PLAYED_OUT = "N plays H3", "E plays H9", "S leads S3", "W plays SA", "N plays S2", "E plays {}", "W leads DK", "N plays D3", "E plays {}", "S plays D4"


@pytest.mark.law("67B1")
@pytest.mark.law("64A2")
def test_found_when_play_has_ended_the_last_card_is_added():
    events = [line.format(card) for line, card in zip(PLAYED_OUT, [""] * 5 + ["S4"] + [""] * 2 + ["D5", ""])]
    table = after(without("E", 2), *events)
    assert fact(table, "phase") == "over" and fact(table, "transfer") == 0
    found = after(table, "director")
    assert "67B1(a)" in found.cited and fact(found, "transfer") == 1 and every_card_once(found)
    with pytest.raises(NotComputed, match="after the board"):
        after(table, "round ends", "director")


@pytest.mark.law("67B1")
def test_what_other_laws_bear_on_is_not_computed():
    with pytest.raises(NotComputed, match="penalty card"):
        at("E exposes D5", "director", "S leads HA", "W plays H5", "N plays H2", "S leads HK", "W plays H7", "director",
           hands=HANDS, lead="S", won=(6, 3))


@pytest.mark.law("67")
def test_every_way():
    ruling = without("E").rulings[0]
    assert [sorted({"67A1", "67B1"} & leaf.cites) for leaf in tree("67", ruling.case)] == [["67A1"], ["67A1"], ["67B1"]]
    late = after(without("E", 2), "director").rulings[1]
    assert {("67B1(a)" in leaf.cites, "64A2" in leaf.cites) for leaf in tree("67B1", late.case)} == {(True, True), (True, False)}


# -- too many cards

SURPLUS = "S leads HA", "W plays H5", "N plays H2"
MORE = {"N": "2.32.3.", "E": "7.84.5.", "S": "A.AK.4.", "W": "3.65.K."}


def surplus(two, *events):
    return at(*SURPLUS, f"E plays {two}", "S leads SA", "W plays S3", "N plays S2", *events, hands=MORE, lead="S", won=(6, 3))


@pytest.mark.law("67B2(a)")
@pytest.mark.law("67B2(a)#3")
@pytest.mark.parametrize("card, kind", [("D5", "minor"), ("H8", "minor")])
@pytest.mark.parametrize("hidden", (False, True))
def test_the_extra_card_goes_back(card, kind, hidden):
    table = surplus(f"H4 {card}", *["finds 58B1 yes"] * hidden, "director")
    assert fact(table, "penalty_cards") == ({} if hidden else {"E": {card: kind}})
    assert ("67B2(a)#3" in table.cited) is not hidden and table.play.surplus == () and every_card_once(table)


@pytest.mark.law("67B2(a)#3")
def test_an_honour_is_a_major_penalty_card_and_declarers_card_none():
    hands = MORE | {"E": "Q.84.5."}
    table = at(*SURPLUS, "E plays H4 SQ", "S leads D4", "W plays DK", "director", hands=hands, lead="S", won=(6, 3))
    assert fact(table, "penalty_cards") == {"E": {"SQ": "major"}}
    table = at("W leads H5", "N plays H2", "E plays H4", "S plays HA SA", "S leads HK", "W plays H6", "director", hands=MORE, won=(6, 3))
    assert fact(table, "penalty_cards") == {} and table.holds_card(Seat.S, Card("SA"))


@pytest.mark.law("67B2")
def test_play_may_go_on_in_many_ways_over_cards_of_which_none_was_chosen():
    led = at("W leads H5", "N plays H2", "E plays H4", "S plays HA SA", "S leads HK", hands=MORE, won=(6, 3))
    assert led.play.surplus == ((10, Seat.S, Card("SA")),) and every_card_once(led)
    next_hand_first = at("S leads HT", "W plays H5", "N plays H2 S2", "E plays HJ", "E leads D5", hands={"N": "2.2+.+.+"}, declarer="N", lead="S")
    assert next_hand_first.play.surplus == ((9, Seat.N, Card("S2")),) and fact(next_hand_first, "tricks") == {"NS": 4, "EW": 5}
    with pytest.raises(NotComputed, match="58B2"):
        after(led, "director")
    with pytest.raises(NotComputed, match="another card"):
        at("S leads HA SA", "W plays H5", "N plays H2", hands=MORE, lead="S", won=(6, 3))
    with pytest.raises(NotComputed, match="another card"):
        at("W leads H5", "N plays H2", "E plays H4", "S plays HA SA", "S plays HK", hands=MORE, won=(6, 3))
    own_lead = at("S leads HA", "W plays H5", "N plays H2", "E plays H4 S7", "S leads HK", hands=MORE, lead="S", won=(6, 3))
    winner_leads = at("S leads HT", "W plays H5", "N plays H2", "E plays HJ S2", "E leads D5", lead="S")
    assert own_lead.play.surplus and winner_leads.play.surplus and str(winner_leads.play.turn) == "S"


@pytest.mark.law("67B2(a)#2")
@pytest.mark.parametrize("two, stays", [("H4 H8", "H8"), ("H8 H4", "H8"), ("H4 D5", "H4"), ("S7 H4", "H4")])
def test_the_highest_legal_card_where_nobody_knows(two, stays):
    table = surplus(two, "finds 67B2(a)#2 yes", "director")
    assert str(dict(table.play.plays_of(10))[Seat.E]) == stays and "67B2(a)#2" in table.cited and every_card_once(table)


@pytest.mark.law("67B2(a)#2")
def test_the_trick_stays_with_whoever_has_won_it():
    hands = MORE | {"S": "A.KQ.4.", "E": "7.A4.5."}
    table = at("S leads HK", "W plays H5", "N plays H2", "E plays H4 HA", "S leads SA", "W plays S3", "finds 67B2(a)#2 yes", "director",
               hands=hands, lead="S", won=(6, 3))
    assert fact(table, "tricks") == {"NS": 7, "EW": 3} and str(dict(table.play.plays_of(10))[Seat.E]) == "HA"


@pytest.mark.law("67B2(a)")
@pytest.mark.parametrize("finding", ("58B1", "67B2(a)#2"))
def test_a_finding_that_comes_too_late(finding):
    with pytest.raises(NotComputed, match="too late"):
        surplus("H4 D5", "director", f"finds {finding} yes")


def test_a_card_among_those_played_is_not_in_the_hand():
    with pytest.raises(Impossible, match="lies among"):
        surplus("H4 D5", "E plays D5")


@pytest.mark.law("67B2(b)")
@pytest.mark.parametrize("extra, revoke", [("S9", True), ("C9", False), ("D9", False), ("H9", False)])
def test_not_to_have_played_a_restored_card(extra, revoke):
    table = at(*SURPLUS, f"E plays H4 {extra}", "S leads SA", "W plays S3", "N plays S2", "E plays D5", "S leads HK", "W plays H6",
               "N plays H3", "E plays H8", "director", hands=MORE | {"E": "+.+.+.+"}, lead="S", won=(6, 3))
    assert ("67B2(b)" in table.cited, fact(table, "revoke") != "none") == (revoke, revoke)


@pytest.mark.law("67B2(b)")
def test_one_that_can_still_be_put_right_is_not_computed():
    with pytest.raises(NotComputed, match="put right"):
        at(*SURPLUS, "E plays H4 S9", "S leads SA", "W plays S3", "N plays S2", "E plays D5", "director",
           hands=MORE | {"E": "+.+.+.+"}, lead="S", won=(6, 3))


# -- a card that was played, and lies elsewhere

@pytest.mark.law("67B3")
@pytest.mark.law("67A")
@pytest.mark.parametrize("then, id", [(1, "67A"), (2, "67B3"), (3, "67B3"), (4, "67B3")])
def test_a_mislaid_card_goes_back_to_its_place(then, id):
    table = at(*LEADS.values(), "E mislays H4", *NEXT[:then], "director", hands=HANDS, lead="S", won=(6, 3))
    assert (id in table.cited, "67B3" in table.cited, "67B1" in table.cited) == (True, True, False) and every_card_once(table)


@pytest.mark.law("67B3#2")
@pytest.mark.parametrize("more", ((), ("S leads S3",), ("S leads S3", "W plays SA")))
def test_played_a_second_time(more):
    events = *LEADS.values(), "E mislays H4", *NEXT[:3], "E plays H4", *more, "director"
    if len(more) < 2:
        with pytest.raises(NotComputed, match="67B3#2"):
            at(*events, hands=HANDS, lead="S", won=(6, 3))
    else:
        assert "67B3#2" in at(*events, hands=HANDS, lead="S", won=(6, 3)).cited


@pytest.mark.parametrize("events", (["E mislays H9"], ["E plays H4"], ["W mislays H5", "E plays H4"]))
def test_only_a_card_that_was_played_and_mislaid(events):
    with pytest.raises(Impossible):
        at(*LEADS.values(), *events, hands=HANDS, lead="S", won=(6, 3))
