"""Evidence beside the question: endings counted by hand, two solvers against each other, and every line on the real table."""
import sys
from random import Random

import pytest

from every_line import ending
from lawkit import at_table, evidence, seeds
from lawkit.book import evidence as shown
from lawkit.check import replay
from lawkit.claims import best
from lawkit.effects import MAJOR, PenaltyCard
from lawkit.evidence import Count, Missing, damage, doubledummy, options
from lawkit.evidence.options import Following
from lawkit.events import Led, Played
from lawkit.lawful import lawful_plays
from lawkit.show import evidence as told
from lawkit.show import report
from lawkit.terms import EW, NS, SEATS, SIDES, Denomination, cards_in
from midplay import after, at, start
from random_boards import SEED

FORBID = {"N": ".54.5.", "E": ".K2.A.", "S": "AQ..2.", "W": "K4..3."}
FULL = {"N": "AKQ2.432.432.432", "E": "43.AKQ5.765.8765", "S": "JT98.876.AKQ.AKQ", "W": "765.JT9.JT98.JT9"}


def case(id):
    return replay(next(each for each in seeds.cases() if each.id == id))


def chain(table):
    """The table and all before it, the latest first. Returns list."""
    found = [table]
    while found[-1].parent is not None:
        found.append(found[-1].parent)
    return found


# -- the solvers

def test_both_solvers_count_the_same():
    random, sizes = Random(SEED), []
    for _ in range(120):
        play, side = ending(random, random.randint(3, 5), random.randrange(4)), random.choice(SIDES)
        assert doubledummy.Solver(side).left(play) == doubledummy.with_endplay(play, side) == best(play, side).tricks
        sizes.append((play.left, len(play.trick)))
    assert {left for left, _ in sizes} == {3, 4, 5} and {trick for _, trick in sizes} == {0, 1, 2, 3}


def test_a_solver_remembers_nothing_false():
    random = Random(SEED)
    solvers = [doubledummy.Solver(side) for side in SIDES]
    for _ in range(100):
        play = ending(random, 3)
        assert sum(solver.left(play) for solver in solvers) == 3


def without_endplay(monkeypatch):
    for name in ("endplay", "endplay.dds", "endplay.types"):
        monkeypatch.setitem(sys.modules, name, None)


def test_beyond_its_reach_the_own_search_says_so(monkeypatch):
    play = start(FULL, won=(0, 0)).play
    found = evidence.count(play, NS)
    assert (found.solver, found.cards) == ("endplay", 13)
    without_endplay(monkeypatch)
    with pytest.raises(NotImplementedError, match="needs endplay"):
        evidence.count(play, NS)
    assert evidence.count(start(FORBID, won=(5, 5)).play, NS) == Count(6, "lawkit", 3)


# -- questions to the Director

@pytest.mark.law("64C")
@pytest.mark.parametrize("id, before, after", [("c-64c-a-trick-short", 9, 8), ("c-64c-made-good", 9, 9)])
def test_what_a_revoke_cost_beside_what_went_over(id, before, after):
    [found] = damage(case(id))
    assert (found.question, found.side, found.before, found.after) == ("64C", NS, Count(before, "lawkit", 6), after)


@pytest.mark.law("64C2(b)")
def test_where_both_sides_revoked_both_are_counted_from_the_first():
    found = [each for each in damage(case("both-sides-revoke-on-different-tricks")) if each.question == "64C2(b)"]
    assert {each.side for each in found} == {NS, EW} and sum(each.before.tricks for each in found) == 13


@pytest.mark.law("50E4")
def test_a_penalty_card_that_never_mattered():
    [found] = damage(at("E exposes H5", "director", hands={"N": "A.K.2.", "E": "5.5.5.", "S": "2.2.A.", "W": "3.3.3."}, won=(5, 5), lead="S"))
    assert found.before == found.after == Count(8, "lawkit", 3)


@pytest.mark.law("50E4")
def test_a_penalty_card_that_gives_a_trick():
    """East’s king of diamonds would be kept; as a penalty card it goes on the first spade, and South’s queen is good."""
    hands = {"N": "3.2..", "E": ".4.K.", "S": "A..Q.", "W": "2.3.."}
    [found] = damage(at("E exposes DK", "director", hands=hands, won=(5, 6), lead="S"))
    assert (found.before.tricks, found.after.tricks) == (6, 7)


@pytest.mark.law("50E4")
def test_hands_that_are_not_known_are_named():
    [found] = damage(at("E exposes H5", "director", hands={"N": "A.K.2.", "E": "5.5.5."}, won=(5, 5), lead="S"))
    assert type(found) is Missing and found.why == "not known: the hand of S, W"


@pytest.mark.law("47E2(b)")
def test_a_lead_on_a_wrong_explanation_is_counted_from_before_the_lead():
    events = ("N 2D {natural}", "E Pass", "S 3NT", "W Pass", "N Pass", "E Pass", "S explains N 2D {shows H}", "W leads HJ",
              "N spreads", "S corrects N 2D {natural}", "director")
    table = at_table("N", *events, hands=FULL)
    [found] = [each for each in damage(table) if each.question == "47E2(b)"]
    opening = next(each for each in reversed(chain(table)) if each.play)
    assert found.side == EW and found.before == evidence.count(opening.play, EW) and found.before.cards == 13


@pytest.mark.law("64C")
def test_while_a_revoke_is_still_open_only_the_position_before_it_is_counted():
    [found] = damage(case("c-63b-the-partner-has-played-on"))
    assert found.before == Count(9, "lawkit", 4) and found.after is None and found.why


TOO_LOW = "N 1S", "E 1H", "director", "S elects 27A1 decline", "E 2H", "S 2S", "W Pass", "N Pass", "E Pass"


@pytest.mark.law("27D")
def test_a_contract_beside_every_other_one(monkeypatch):
    """Three hearts are lost at spades, four at notrump; nothing else is."""
    table = at_table("N", *TOO_LOW, hands=FULL)
    [found] = damage(table)
    assert (found.question, found.side, str(found.contract), found.made, found.score) == ("27D", NS, "2S by N", 10, 170)
    assert (str(found.best), found.best_made, found.best_score) == ("4S by N", 10, 420)
    assert "4♠ by North, with 10 tricks: +420 to North–South" in told.figure(table, "")[0]
    without_endplay(monkeypatch)
    assert "that needs endplay (pip install lawkit[dds])" in told.figure(table, "")[0]


@pytest.mark.law("27D")
def test_beside_an_auction_all_cards_have_to_be_known():
    assert [each.why for each in damage(at_table("N", *TOO_LOW))] == ["not known: the hand of N, E, S, W"]


# -- a player's choice

@pytest.mark.law("50D2")
def test_one_answer_is_worth_a_trick_more():
    found = options(case("c-50d2-a-trick-more"))
    assert {each.answer: each.tricks for each in found.worth} == {"require D": 6, "forbid D": 7, "neither": 6}
    assert found.best == ("forbid D",) and [each.id for each in found.worth] == ["50D2(a)", "50D2(a)", "50D2(b)"]


@pytest.mark.law("56")
def test_a_lead_out_of_turn_is_best_refused_where_it_runs_up_to_a_king():
    """Accepted, it goes through the ace and queen; refused, West has only spades to lead into them."""
    found = options(at("E leads S3", "director", hands={"N": "2.3..", "E": "3.4..", "S": "AQ...", "W": "K5..."}, won=(5, 6), lead="W"))
    assert [(each.answer, each.tricks) for each in found.worth] == [("accept", 6), ("decline", 7)] and found.best == ("decline",)


@pytest.mark.law("57A")
def test_the_demand_that_a_published_column_recommends():
    found = next(filter(None, map(options, chain(case("lead-to-the-last-trick-before-partner-has-played")))))
    assert found.id == "57A" and found.best == ("require C", "forbid H")
    assert {each.tricks for each in found.worth if each.answer not in found.best} == {11}


@pytest.mark.law("54")
def test_an_opening_lead_out_of_turn_with_all_hands():
    """Three of the four ways are counted at once; the fourth, a refusal, would be too long to follow."""
    auction = "S 1NT", "W Pass", "N 3NT", "E Pass", "S Pass", "W Pass"
    found = options(at_table("S", *auction, "E leads HA", "director", hands=FULL), budget=100)
    known = {each.answer: each.tricks for each in found.worth}
    assert found.id == "54" and known["spread"] and known["accept"] and known["decline"] is None


def test_where_no_such_choice_is_open_there_is_nothing_to_count():
    assert options(start(FORBID)) is None and damage(start(FORBID)) == ()


def test_too_many_lines_are_not_guessed():
    found = options(case("c-50d2-a-trick-more"), budget=1)
    assert found.best == () and {each.why for each in found.worth} == {"there are too many lines of play to look at"}


# -- against every line, card by card, on the real table

def every_line(table, side):
    """The tricks of ``side`` on the board, every lawful card and every answer tried and nothing remembered. Returns int."""
    if table.over or not table.play.left:
        return table.play.won[side]
    choice = next((r.question for r in table.rulings if r.question), None)
    if choice:
        who = choice.by
        ways = [after(table, f"{who} elects {choice.id} {option.answer}") for option in choice.options if not option.deed]
    else:
        who, act = table.play.turn, Played if table.play.trick else Led
        ways = [table.apply(act(who, (card,))) for card in lawful_plays(table)]
    return (max if who.side == side else min)(every_line(way, side) for way in ways)


def with_penalty_cards(random, size):
    """A random ending in which defenders have one or two major penalty cards. Returns Table."""
    play = ending(random, size)
    names = {str(seat): ".".join("".join(str(card)[1] for card in cards_in(play.hands[seat]) if card.suit == suit)
                                 for suit in (Denomination.S, Denomination.H, Denomination.D, Denomination.C)) for seat in SEATS}
    table = start(names, f"1{play.contract.denomination}", str(play.contract.declarer), str(play.turn), play.before)
    defender = random.choice([play.contract.declarer.lho, play.contract.declarer.rho])
    for card in random.sample(cards_in(play.hands[defender]), random.choice((1, 1, 2))):
        table = after(table, f"{defender} exposes {card} {{deliberate}}", "director")
    return table


@pytest.mark.parametrize("size, endings", [(2, 40), (3, 4)])
def test_following_duties_equals_every_line_on_the_table(size, endings):
    random, bound = Random(SEED), 0
    for _ in range(endings):
        table = with_penalty_cards(random, size)
        side = random.choice(SIDES)
        found = Following(side).tricks(table)
        assert found == every_line(table, side)
        bound += found != table.play.won[side] + best(table.play, side).tricks
        assert any(duty.kind == MAJOR for seat in SEATS for duty in table.duties_of(seat, PenaltyCard))
    assert bound


# -- beside, and never instead

@pytest.mark.parametrize("id", ["c-64c-a-trick-short", "c-50d2-a-trick-more", "both-sides-revoke-on-different-tricks"])
def test_no_ruling_changes_by_asking(id):
    table = case(id)
    before, steps = (table.docket, table.cited), report.ruling_json(case(id))
    damage(table), options(table), told.figure(table, "")
    assert (table.docket, table.cited) == before
    assert report.ruling_json(table) == steps


def test_the_figure_names_how_it_was_counted_and_that_it_is_no_answer():
    found = shown("c-64c-a-trick-short")
    assert "9 tricks" in found.text and "8 tricks" in found.text and "6 cards each" in found.text
    assert "not the answer" in found.text and "not the answer" in found.html
    assert all(id == "64C" for _, id in told.rows(case("c-64c-a-trick-short")))
    choice = shown("c-50d2-a-trick-more").text
    assert "Forbid diamonds: 7 tricks.  50D2(a)" in choice and "Worth most: Forbid diamonds." in choice


def test_the_figure_says_what_is_missing():
    lines = told.rows(at("E exposes H5", "director", hands={"N": "A.K.2.", "E": "5.5.5."}, won=(5, 5), lead="S"))
    assert ("Nothing can be counted: not known: the hand of South, West.", "50E4") in lines
    assert told.rows(start(FORBID)) == ((told.NOTHING, ""),)
    choice = told.rows(at("E exposes DA", "director", hands={"E": ".K2.A."}, won=(5, 5), lead="W"))
    assert ("Neither: not counted, as not known: the hand of North, South, West.", "50D2(b)") in choice
    assert not any("Counted by" in line for line, _ in choice)
