"""Law 70: how the tricks are divided when a claim or concession is disputed."""
from functools import cache
from random import Random

import pytest

from lawkit import Impossible, NotComputed, tree
from lawkit.claims import ANY, FREE, captures
from lawkit.effects import ObjectionsHeard
from lawkit.facts import fact
from lawkit.notation import pbn
from lawkit.play import Play, trick_winner
from lawkit.show import speech
from lawkit.terms import CARDS, E, NS, W, SEATS, Contract, Denomination, cards_in, mask_of
from midplay import after, at

FINESSE = {"hands": {"N": "32.A..", "E": "K7.3..", "S": "AQ.2..", "W": "98..K."}, "lead": "N", "won": (7, 3)}
QUEEN_OUT = {"hands": {"N": "32...2", "E": ".Q.5.4", "S": ".3.AK.", "W": "54...3"}, "contract": "4H", "lead": "S", "won": (8, 2)}
JACK_AND_SIX = {"hands": {"N": ".J6..", "E": ".9..A", "S": "..K.Q", "W": "..7.9"}, "contract": "2S", "declarer": "N", "lead": "N", "won": (6, 5)}
ACES = {"hands": {"N": "..43.", "E": "A.A..", "S": "K..2.", "W": "2...A"}, "lead": "W", "won": (8, 3)}
CONTESTED = "W objects", "director"


def asked(table):
    return fact(table, "judgements")


# -- every line agrees, or somebody is asked

def every_line(play, side):
    """The fewest tricks of ``side`` on any lawful play, and those on best play of both, by plain search."""
    @cache
    def search(hands, trick, turn, best):
        if not any(hands) and not trick:
            return 0
        led = trick and trick[0][1].suit
        held = cards_in(hands[turn])
        values = []
        for card in [card for card in held if trick and card.suit == led] or held:
            rest = tuple(mask & ~(1 << card) if seat == turn else mask for seat, mask in enumerate(hands))
            laid = (*trick, (turn, card))
            if len(laid) < 4:
                values.append(search(rest, laid, turn.lho, best))
            else:
                winner = trick_winner(laid, play.contract.trump)
                values.append((winner.side == side) + search(rest, (), winner, best))
        return max(values) if best and turn.side == side else min(values)
    return search(play.hands, (), play.turn, False), search(play.hands, (), play.turn, True)


def random_ending(random, size):
    deal = random.sample(CARDS, 4 * size)
    hands = tuple(mask_of(deal[seat::4]) for seat in range(4))
    contract = Contract(1, random.choice(list(Denomination)), 0, random.choice(SEATS))
    return Play(contract, hands, (0,) * 4, (), (), random.choice(SEATS), (13 - size, 0))


def claimed_at(play, events, **regulations):
    hands = {str(seat): pbn.write(play.hands[seat], 0) for seat in SEATS}
    contract = f"1{play.contract.denomination.name}"
    return at(*events, hands=hands, contract=contract, declarer=str(play.contract.declarer), lead=str(play.turn), won=play.before,
              regulations=tuple(regulations.items()))


@pytest.mark.law("70A")
@pytest.mark.law("70D1")
def test_nothing_is_asked_where_every_line_agrees_and_nothing_is_given_unasked_where_not():
    random, settled = Random(70), 0
    for _ in range(60):
        play = random_ending(random, random.choice((1, 2, 3)))
        claimer = random.choice([seat for seat in SEATS if seat != play.contract.dummy])
        table = claimed_at(play, (f"{claimer} claims rest", f"{claimer.lho} objects", "director"), normal_play="any")
        fewest, most = every_line(play, claimer.side)
        if fewest == most:
            assert not asked(table) and fact(table, "claim")[str(claimer.side)] == fewest
            settled += 1
        else:
            assert len(asked(table)) == 1 and table.docket.claim.shares is None
    assert 15 < settled < 55


@pytest.mark.law("70A")
@pytest.mark.law("70D1")
@pytest.mark.parametrize("normal, shares", [("any", (2, 1)), ("careless", (2, 1)), ("best", (3, 0))])
def test_the_level_of_what_is_normal_is_a_setting(normal, shares):
    table = at("S claims rest", "E objects", "director", regulations=(("normal_play", normal),), **FINESSE)
    if normal == "best":
        assert asked(table) == []
    else:
        table = after(table, "finds 70D1 yes")
    assert table.docket.claim.shares == shares


# -- the hearing

@pytest.mark.law("70B1")
@pytest.mark.law("70B2")
@pytest.mark.law("70B3")
@pytest.mark.parametrize("words, repeated", [("", False), (' "spades"', True), (" {line SA}", True)])
def test_the_hearing(words, repeated):
    table = at(f"S claims rest{words}", *CONTESTED, **FINESSE)
    assert [id for id in ("70A", "70B1", "70B2", "70B3") if id in table.cited] == ["70A"] + ["70B1"] * repeated + ["70B2", "70B3"]


@pytest.mark.law("70B3")
def test_cards_that_are_not_known_are_asked_for():
    known = FINESSE["hands"]
    table = at("S claims rest", *CONTESTED, lead="N", won=(7, 3), hands={"S": known["S"], "N": known["N"], "E": "K+.3.+.+"})
    assert fact(table, "asks") == ["hand of E", "hand of W"] and asked(table) == []
    with pytest.raises(NotComputed, match="70A"):
        fact(table, "tricks")
    table = after(table, "E exposes SK S7 H3")
    assert fact(table, "asks") == ["hand of W"]
    assert asked(after(table, "W exposes S9 S8 DK")) == ["70D1"]


# -- a trump that is out

@pytest.mark.law("70C3")
def test_whether_a_trump_can_take_a_trick_is_found_by_every_line():
    random, found = Random(3), 0
    for _ in range(80):
        play = random_ending(random, random.choice((2, 3)))
        trump = play.contract.trump
        out = mask_of(card for seat in (1, 3) for card in cards_in(play.hands[seat]) if card.suit == trump)
        if trump is None or not out:
            continue
        wins = takes_a_trick(play, out)
        assert captures(play, NS, ANY, FREE, (), (E, W)) is wins
        found += wins
    assert 10 < found < 60


def takes_a_trick(play, cards):
    """Whether a card of the mask ``cards`` takes a trick in any line at all, by plain search."""
    def search(hands, trick, turn):
        held = cards_in(hands[turn])
        for card in [card for card in held if trick and card.suit == trick[0][1].suit] or held:
            rest = tuple(mask & ~(1 << card) if seat == turn else mask for seat, mask in enumerate(hands))
            laid = (*trick, (turn, card))
            if len(laid) < 4:
                if search(rest, laid, turn.lho):
                    return True
                continue
            winner = trick_winner(laid, play.contract.trump)
            if cards >> dict(laid)[winner] & 1 or any(rest) and search(rest, (), winner):
                return True
        return False
    return search(play.hands, play.trick, play.turn)


@pytest.mark.law("70C")
@pytest.mark.law("70C#4")
@pytest.mark.law("70C1")
@pytest.mark.law("70C2")
@pytest.mark.law("70C3")
@pytest.mark.parametrize("words, findings, given", [
    ("", ("70C2 yes",), True), ("", ("70C2 no",), False), ("no trumps are out", ("70C2 yes",), True), ("drawing trumps", ("70C2 yes",), False),
    ("a coup", ("70C1 yes", "70C2 yes"), True), ("a coup", ("70C1 no", "70C2 yes"), False), ("a coup", ("70C2 yes",), False)])
def test_all_three_tests_or_none(words, findings, given):
    said = f' "{words}"' if words else ""
    table = at(f"S claims rest{said}", *CONTESTED, *[f"finds {f}" for f in findings], **QUEEN_OUT)
    assert ("70C" in table.cited, "70C#4" in table.cited) == (given, given)
    assert (table.docket.claim.shares == (1, 2)) is given


@pytest.mark.law("70C")
@pytest.mark.parametrize("declarer, first", [("S", "70D1"), ("N", "70C2")])
def test_a_trump_in_dummy_is_in_view(declarer, first):
    """West has to draw North's last trump, and can only have forgotten it where North is not dummy."""
    hands = {"N": ".2.3.4", "E": "2..2.2", "S": "543...", "W": ".A.AK."}
    assert asked(at("W claims rest", "S objects", "director", hands=hands, contract="4H", declarer=declarer, lead="W", won=(7, 3))) == [first]


# -- a defender's claim

@pytest.mark.law("70D2")
@pytest.mark.parametrize("finding, shares", [("yes", (1, 1)), ("no", (0, 2))])
def test_what_needs_the_partner(finding, shares):
    table = at('W claims rest "CA, then a spade to partner"', "S objects", "director", **ACES)
    assert asked(table) == ["70D2"]
    assert after(table, f"finds 70D2 {finding}").docket.claim.shares == shares


@pytest.mark.law("70D2")
def test_declarer_and_dummy_are_one():
    table = at('S claims rest "CA, then a spade"', "E objects", "director", declarer="W",
               hands=dict(zip("WNES", ("..43.", "A.A..", "K..2.", "2...A"))), lead="S", won=(3, 8))
    assert asked(table) == ["70D2"]
    table = at('S claims rest "CA, then a spade"', "E objects", "director", declarer="S",
               hands=dict(zip("WNES", ("..43.", "A.A..", "K..2.", "2...A"))), lead="S", won=(3, 8))
    assert "70D2" not in asked(table)


# -- the rest

@pytest.mark.law("70D3")
@pytest.mark.parametrize("setting, judged, doubt", [(None, True, True), ("evidence", True, False), ("ignored", False, False)])
def test_cards_after_the_claim(setting, judged, doubt):
    regulations = (("play_after_claim", setting),) if setting else ()
    table = at("N claims rest", "N leads HJ", "W objects", "director", regulations=regulations, **JACK_AND_SIX)
    assert (asked(table), fact(table, "doubt")) == ((["70D3"] if judged else ["70D1"]), doubt)
    if judged:
        assert after(table, "finds 70D3 yes").docket.claim.shares == (2, 0)
        assert asked(after(table, "finds 70D3 no")) == ["70D1", "70D3"]


@pytest.mark.law("70D3")
def test_a_card_of_the_other_side_shows_nothing():
    assert asked(at("S claims rest", "E leads SK", "W objects", "director", **FINESSE)) == ["70D1"]


@pytest.mark.law("70E2")
@pytest.mark.parametrize("words, order", [("", True), ("spades", False)])
def test_a_default_order_is_for_what_was_not_stated(words, order):
    hands = {"N": "32..5.", "E": ".43..8", "S": ".AK2..", "W": ".QJ..9"}
    said = f' "{words}"' if words else ""
    table = at(f"S claims rest{said}", *CONTESTED, hands=hands, lead="S", won=(7, 3), regulations=(("claim_order", "top-down"),))
    assert ("70E2" in table.cited) is order


@pytest.mark.law("70A")
def test_a_penalty_card_that_makes_no_difference_and_one_that_might():
    hands = {"N": "32...", "E": "K..2.", "S": "A.A..", "W": "4.9.."}
    table = at("E exposes SK", "director", "S claims rest", "W objects", "director", hands=hands, lead="S", won=(11, 0))
    assert fact(table, "tricks") == {"NS": 13, "EW": 0}
    hands = {"N": "...32", "E": "..A4.", "S": "..K3.", "W": "..65."}
    events = "E exposes DA", "director", "S claims 1", "W objects", "director"
    waiting = at(*events, hands=hands, lead="S", won=(11, 0))
    assert "70A" in waiting.cited and "70D1" not in waiting.cited and waiting.docket.claim.shares is None
    assert fact(at(*events[2:], hands=hands, lead="S", won=(11, 0)), "claim") == {"NS": 0, "EW": 2}


@pytest.mark.law("70B2")
@pytest.mark.law("68D2")
@pytest.mark.parametrize("objects, heard", [("W", ["EW"]), ("N", ["EW", "NS"]), ("S", ["EW", "NS"])])
def test_the_other_side_is_heard_and_a_partner_who_objects_as_well(objects, heard):
    table = at("S concedes 1", f"{objects} objects", "director", hands={"N": "32.3..", "E": "4.8.2.", "S": "AK.A..", "W": "65.9.."}, lead="S", won=(7, 3))
    assert [effect.what.side.name for ruling in table.rulings for effect in ruling.effects if type(effect.what) is ObjectionsHeard] == heard


@pytest.mark.law("70B1")
@pytest.mark.parametrize("second", ["S claims 2", "S concedes 1"])
def test_who_gives_up_a_trick_after_an_objection_is_not_merely_heard_again(second):
    hands = {"N": "K.5.4.", "E": "Q5.9..", "S": "2.AQ..", "W": "9.87.."}
    opening = "S claims rest", "W objects"
    assert "70B1" in at(*opening, "S claims 3", hands=hands, lead="S", won=(9, 1)).cited
    with pytest.raises(NotComputed, match="68D"):
        at(*opening, second, hands=hands, lead="S", won=(9, 1))


def test_a_finding_against_the_cards_is_refused():
    with pytest.raises(Impossible, match="70D1"):
        at("S claims rest", *CONTESTED, "finds 70D1 yes", hands={"N": "32.3..", "E": "4.8.2.", "S": "AK.A..", "W": "65.9.."}, lead="S", won=(7, 3))


@pytest.mark.law("70D1")
@pytest.mark.law("70E1")
def test_every_way_and_every_share():
    ruling = at("S claims rest", *CONTESTED, **FINESSE).rulings[-1]
    ends = [[effect.what.shares for effect in leaf.effects] for leaf in tree(ruling.law, ruling.case)]
    assert ends == [[(2, 1)], [(2, 1)], [(3, 0)]]


def test_the_line_that_costs_most_stands_beside_the_question():
    ruling = at("S claims rest", *CONTESTED, **FINESSE).rulings[-1]
    (step,) = [step for step in speech.steps_of(ruling) if step["kind"] == "judgement"]
    assert step["evidence"].startswith("A line that costs most: North ") and step["evidence"].endswith("North–South take two tricks.")
