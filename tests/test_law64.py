"""Law 64: what follows an established revoke."""
from itertools import product
from random import Random

import pytest

from lawkit import NotComputed
from lawkit.board import Board, Deal, Start
from lawkit.events import Led, Played
from lawkit.facts import fact
from lawkit.laws import LAWS_2017
from lawkit.laws.law64 import AFTER_NEXT_BOARD, AFTER_ROUND, EXCEPTIONS, IN_TIME, Revoke
from lawkit.notation import lines
from lawkit.ruling import LawGap, applying, which
from lawkit.table import Setup, Table
from lawkit.terms import CARDS, SEATS, Contract, Denomination, mask_of
from midplay import at, played

TRANSFERS = "64A1", "64A2"


# -- exactly one consequence

def every(ids):
    """Mark a test as one of all ``ids``."""
    def mark(test):
        for id in ids:
            test = pytest.mark.law(id)(test)
        return test
    return mark


@every(EXCEPTIONS + TRANSFERS)
def test_some_exception_or_exactly_one_transfer():
    for facts in product((True, False), repeat=6):
        for noticed in (IN_TIME, AFTER_NEXT_BOARD, AFTER_ROUND):
            revoke = Revoke(*facts, noticed)
            if revoke.offender_won and not revoke.side_won:
                continue
            exceptions = [id for id in EXCEPTIONS if applying(id, revoke)]
            assert exceptions == expected_exceptions(revoke)
            if exceptions:
                with pytest.raises(LawGap):
                    which(TRANSFERS, revoke)
            else:
                assert which(TRANSFERS, revoke) == ("64A1" if revoke.offender_won else "64A2")


def expected_exceptions(revoke):
    return ["64B1"] * (not revoke.side_won and not revoke.later) + ["64B2"] * revoke.repeated + ["64B3"] * revoke.dummy + \
        ["64B4"] * (revoke.noticed == AFTER_NEXT_BOARD) + ["64B5"] * (revoke.noticed == AFTER_ROUND) + ["64B7"] * revoke.both_sides


# -- whole endings, with a revoke on trick ten that is noticed at the end

PACK = [card for card in CARDS if card.rank > 8]


def play_out(random):
    """One random ending. Returns (setup, events, revoker, tricks: list of (winner, plays)), or None where nobody revoked."""
    deal = random.sample(PACK, 16)
    hands = [set(deal[n::4]) for n in range(4)]
    contract = Contract(4, random.choice(list(Denomination)), 0, random.choice(SEATS))
    leader, revoker = random.choice(SEATS), random.choice(SEATS)
    setup = Setup(LAWS_2017, Board(), Deal(tuple(map(mask_of, hands)), (0,) * 4), Start(contract, leader, (5, 4)))
    events, tricks, revoked = [], [], False
    for number in range(4):
        plays = []
        for seat in (leader, leader.lho, leader.partner, leader.rho):
            suit = plays[0][1].suit if plays else None
            follow = {c for c in hands[seat] if c.suit == suit}
            wrong = hands[seat] - follow
            breaks = number == 0 and seat == revoker and follow and wrong
            card = random.choice(sorted(wrong if breaks else follow or hands[seat]))
            revoked |= bool(breaks)
            hands[seat].remove(card)
            events.append((Played if plays else Led)(seat, (card,)))
            plays.append((seat, card))
        leader = best(plays, contract.trump)
        tricks.append(leader)
    return (setup, events, revoker, tricks) if revoked else None


def best(plays, trump):
    led = plays[0][1].suit
    return max(plays, key=lambda play: (play[1].suit == trump, play[1].suit == led, play[1].rank))[0]


def count(setup, revoker, tricks):
    """Tricks to be transferred, and the provision, by the words of the Law."""
    mine = [winner.side == revoker.side for winner in tricks]
    if revoker == setup.start.contract.declarer.partner:
        return 0, {"64B3"} | ({"64B1"} if not any(mine) else set())
    if not any(mine):
        return 0, {"64B1"}
    if tricks[0] == revoker:
        return 1 + any(mine[1:]), {"64A1"}
    return 1, {"64A2"}


@every(("64A1", "64A2", "64B1", "64B3", "64A#2"))
def test_random_endings():
    random, seen = Random(64), set()
    for ending in filter(None, (play_out(random) for _ in range(400))):
        setup, events, revoker, tricks = ending
        table = Table.begin(setup)
        for event in events:
            assert fact(table, "transfer") == 0
            table = table.apply(event)
        table = table.apply(lines.read("director"))
        number, ids = count(setup, revoker, tricks)
        won = 5 + sum(winner.side == 0 for winner in tricks)
        assert fact(table, "transfer") == number
        assert fact(table, "tricks")["NS"] == won + (number if revoker.side == 1 else -number)
        named = {"64A1", "64A2", *EXCEPTIONS} & table.cited
        assert named == ids if number else ids & {"64B1", "64B3"} >= named and named
        assert "64C" in fact(table, "judgements")
        seen.add((number, *sorted(named)))
    assert seen == {(0, "64B1"), (0, "64B3"), (1, "64A1"), (1, "64A2"), (2, "64A1")}


# -- one by one

LATE = {"N": "3+.+.+.4+", "E": "5+.+.+.K+", "S": "A.AK2..3", "W": "2+.+.+.5+"}
SOUTH_REVOKES = *played("E CK H2 C5 C4", "E S5 SA S2 S3"), "S claims 3", "E agrees", "W agrees"


@every(("64B4", "64B5", "64A2", "64C1"))
@pytest.mark.parametrize("events, id", [
    ((), "64A2"), (("S calls on next board",), "64A2"), (("E calls on next board",), "64B4"), (("W calls on next board",), "64B4"),
    (("round ends",), "64B5"), (("E calls on next board", "round ends"), "64B5")])
def test_when_attention_is_first_drawn(events, id):
    table = at(*SOUTH_REVOKES, *events, "W attention", hands=LATE, lead="E", won=(5, 3))
    assert {"64A2", "64B4", "64B5"} & table.cited == {id} and fact(table, "transfer") == (id == "64A2")
    assert "64C" in fact(table, "judgements")


@every(("64B4",))
def test_attention_counts_from_when_it_was_drawn_not_from_the_finding():
    hidden = {seat: "+.+.+.+" for seat in "NESW"}
    early = at(*SOUTH_REVOKES, "W attention", "E calls on next board", "finds 61 S H2", hands=hidden, lead="E", won=(5, 3))
    late = at(*SOUTH_REVOKES, "E calls on next board", "W attention", "finds 61 S H2", hands=hidden, lead="E", won=(5, 3))
    assert "64A2" in early.cited and "64B4" not in early.cited and "64B4" in late.cited


AGAIN = *played("S D2 D3 DA C2", "N D4 {second} DK D5", "S DQ D6 D7 D9", "S CA C4 C6 C8"), "end of play", "director"


@every(("64B2", "64C2(a)"))
@pytest.mark.parametrize("second, repeated", [("C3", True), ("D8", False)])
def test_the_same_player_in_the_same_suit_again_even_if_both_are_found_later(second, repeated):
    events = [event.replace("{second}", second) for event in AGAIN]
    table = at(*events, lead="S", won=(4, 5))
    assert ("64B2" in table.cited) is repeated and ("64C2(a)" in fact(table, "judgements")) is repeated
    assert len([r for r in table.rulings if r.law == "61"]) == 1 + repeated


@every(("64B2",))
def test_another_suit_is_counted_apart():
    hands = {"N": ".32.52.A7", "E": "2.9.874.K", "S": "K.Q.AQ.83", "W": ".5.KJ6.Q5"}
    table = at(*played("S HQ H5 H2 S2", "E CK C3 C5 CA", "N D2 H9 DA D6", "S C8 CQ C7 D4", "W DK D5 D7 DQ", "W DJ H3 D8 SK"),
               "end of play", "director", hands=hands, contract="4S", lead="S", won=(5, 2))
    assert "64B2" not in table.cited and fact(table, "transfer") == 3


BOTH_SIDES = {"N": "2.32.43.", "E": "3.4.5.A3", "S": "4.A5..42", "W": "5.7.9.65"}
EAST_ONLY = "S HA H7 H2 D5", "S C2 C5 D3 CA"
REST = "W D9 H3 H4 C4", "W S5 S2 S3 S4"


@every(("64B7", "64C2(b)"))
@pytest.mark.parametrize("third, both", [("E C3 H5 C6 D4", True), ("E C3 C4 C6 D4", False)])
def test_both_sides_revoke_on_the_board(third, both):
    rest = REST if both else ("W D9 H3 H4 H5", "W S5 S2 S3 S4")
    table = at(*played(*EAST_ONLY, third, *rest), "end of play", "director", hands=BOTH_SIDES, lead="S", won=(6, 2))
    assert ("64B7" in table.cited) is both and ("64C2(b)" in fact(table, "judgements")) is both
    assert fact(table, "transfer") == (0 if both else 1)


@every(("64B7",))
def test_one_that_is_corrected_leaves_the_other_chargeable():
    table = at(*played(*EAST_ONLY), "E leads C3", "S plays H5", "director", "S withdraws H5, plays C4", "W plays C6", "N plays D4",
               *played("W D9 H3 H4 H5", "W S5 S2 S3 S4"), "end of play", "director", hands=BOTH_SIDES, lead="S", won=(6, 2))
    assert "64B7" not in table.cited and fact(table, "transfer") == 1


@every(("64B7",))
def test_a_revoke_found_after_a_transfer_for_the_other_side_is_not_computed():
    east, south = "finds 61 E D5", "finds 61 S H5"
    events = *played(*EAST_ONLY, "E C3 H5 C6 D4", "W D9 H3 S8 D8", "W S5 S2 S3 S4"), "end of play", "director"
    assert fact(at(*events, east, lead="S", won=(6, 2)), "transfer") == 1
    with pytest.raises(NotComputed, match="64B7"):
        at(*events, east, south, lead="S", won=(6, 2))


# -- claims

@every(("64A1",))
@pytest.mark.parametrize("claim, known", [(("E claims rest", "N agrees", "S agrees"), False), (("E concedes rest", "N agrees", "S agrees", "W agrees"), True)])
def test_a_claim_before_the_revoke_trick_was_complete(claim, known):
    events = "S leads HA", "W plays D2", *claim, "director"
    hands = {"N": "32.3..", "E": "4.8.3.", "S": "AK.A..", "W": "6.9.2."}
    if known:
        table = at(*events, hands=hands, lead="S", won=(7, 3))
        assert "64B1" in table.cited and fact(table, "transfer") == 0
    else:
        with pytest.raises(NotComputed, match="64A1"):
            at(*events, hands=hands, lead="S", won=(7, 3))


@every(("64A#2",))
def test_a_contested_claim_must_be_decided_first():
    hands = {"N": "32.3.2.2", "E": "J4.8.3.9", "S": "AQ.A.4.A", "W": "K5.9.K.T"}
    table = at(*played("S HA H9 H3 D3", "S CA CT C2 C9"), "S claims rest", "W objects", "director", hands=hands, lead="S", won=(6, 2))
    with pytest.raises(NotComputed, match="70A"):
        fact(table, "transfer")
    assert not {"64A1", "64A2", "64B1"} & table.cited


@every(("64A#2",))
def test_tricks_that_are_not_recorded_are_not_guessed():
    with pytest.raises(NotComputed, match="64A#2"):
        at(*played("S HA H9 H3 D3", "S CA CT C2 C9"), "end of play", "director", hands={"E": "+.8+.3+.+"}, lead="S", won=(6, 2))


# -- C: what a revoke has cost

@every(("64C", "64C2(a)"))
@pytest.mark.parametrize("question, cites", [("64C", "64C1"), ("64C2(a)", "64C2(a)")])
@pytest.mark.parametrize("answer", ("yes", "no"))
def test_the_director_finds_whether_that_is_enough(question, cites, answer):
    table = at(*(event.replace("{second}", "C3") for event in AGAIN), lead="S", won=(4, 5))
    found = table.apply(lines.read(f"finds {question} {answer}"))
    adjusted = [effect.id for effect in found.rulings[-1].effects]
    assert adjusted == ([cites] if answer == "yes" else []) and fact(found, "transfer") == fact(table, "transfer")


@every(("64C",))
@pytest.mark.parametrize("events", (("S leads HA", "W plays H3", "N plays H4", "E plays H5"), ("end of play",), (*played("S HA H9 H3 D3"), "director")))
def test_no_such_finding_before_the_end_or_without_a_revoke(events):
    with pytest.raises(NotComputed, match="64C"):
        at(*events, "finds 64C yes", lead="S", won=(4, 5))


@every(("64A1-fn",))
@pytest.mark.parametrize("contract, id, count", [("3NT", "64A2", 1), ("3D", "64A1", 2), ("3H", "64A2", 1)])
def test_dummys_trick_is_not_won_by_declarers_hand(contract, id, count):
    hands = {"N": "A4.3.5.", "E": "5.8.2.7", "S": "3.A.6.9", "W": "2.9.7.8"}
    table = at("W leads S2", "N plays SA", "E plays S5", "S plays D6", "S claims rest", "W agrees", "E agrees", "director",
               hands=hands, contract=contract, won=(5, 4))
    assert {"64A1", "64A2"} & table.cited == {id} and fact(table, "transfer") == count and ("64A1-fn" in table.cited) is (count == 1)
