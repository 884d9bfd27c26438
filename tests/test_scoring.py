"""Laws 77, 78, 12 and 90: every score against a second way of reckoning it, and what cannot be read."""
from fractions import Fraction
from itertools import accumulate, product
from random import Random

import pytest

from lawkit import Contract, NotComputed, Vulnerability, provision
from lawkit.notation import results
from lawkit.notation.errors import CaseError
from lawkit.scoring import score
from lawkit.scoring.artificial import DIRECTLY, IN_NO_WAY, PARTLY, at_fault
from lawkit.scoring.contract import parts
from lawkit.scoring.methods import IMPS, MATCHPOINTS, TOTAL_POINTS, Compared, field, scale
from lawkit.scoring.penalties import Penalty, after
from lawkit.scoring.redress import Damage, knockout, self_inflicted
from lawkit.scoring.results import Points, certain, every_score, percent, weighted
from lawkit.show import arithmetic
from lawkit.terms import DENOMINATIONS, EW, NS, SIDES, Denomination, Seat

NONE = Vulnerability.NONE


# Law 77, reckoned again: sums by the tricks taken, not by the tricks bid, and what doubled undertricks come to as printed.

DOWN_DOUBLED = {False: (0, 100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500),
                True: (0, 200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800)}
GAME_LEVEL = {"C": 5, "D": 5, "H": 4, "S": 4, "NT": 3}, {"C": 3, "D": 3, "H": 2, "S": 2, "NT": 2}, {"C": 2, "D": 2, "H": 1, "S": 1, "NT": 1}


def again(level, denomination, stake, tricks, vulnerable):
    short = level + 6 - tricks
    if short > 0:
        return -(DOWN_DOUBLED[vulnerable][short] * stake if stake else short * 50 * (1 + vulnerable))
    each, extra = (20 if denomination in "CD" else 30), 10 * (denomination == "NT")
    bonus = 50 if level < GAME_LEVEL[stake][denomination] else 500 if vulnerable else 300
    bonus += {6: 750 if vulnerable else 500, 7: 1500 if vulnerable else 1000}.get(level, 0)
    if not stake:
        return bonus + (tricks - 6) * each + extra
    return bonus + (2, 4)[stake - 1] * (level * each + extra) + (50, 100)[stake - 1] - short * {1: 100, 2: 200}[stake] * (1 + vulnerable)


@pytest.mark.law("77")
@pytest.mark.parametrize("stake, vulnerable", list(product(range(3), (False, True))))
def test_every_contract_and_result(stake, vulnerable):
    for level, denomination, tricks in product(range(1, 8), DENOMINATIONS, range(14)):
        contract = Contract(level, denomination, stake, Seat.S)
        assert score(contract, tricks, vulnerable) == again(level, str(denomination), stake, tricks, vulnerable), (contract, tricks)


@pytest.mark.parametrize("text, vul, ns, ids", [
    ("4S by S =", "None", 420, ["77", "77#2"]),
    ("3NT by N +1", "NS", 630, ["77", "77", "77#2", "77#5"]),
    ("2HX by E =", "None", -470, ["77", "77#2", "77#4"]),
    ("1CXX by W +3", "EW", -1430, ["77", "77#2", "77#4", "77#5"]),
    ("6D by N =", "All", 1370, ["77", "77#2", "77#3"]),
    ("7NT by S =", "NS", 2220, ["77", "77", "77#2", "77#3"]),
    ("4HX by S -4", "None", -800, ["77#6", "77#6", "77#6"]),
    ("4HX by S -1", "EW", -100, ["77#6"]),
    ("passed out", "All", 0, ["77#7"]),
])
def test_a_score_told_in_parts(text, vul, ns, ids):
    had = results.result(text, {str(each): each for each in Vulnerability}[vul])
    assert (had.points(NS), had.points(EW)) == (ns, -ns)
    assert [part.id for part in had.parts] == ids


def test_the_parts_are_told_in_the_words_of_the_table():
    lines = arithmetic.of_result(results.result("1CXX by W +3", Vulnerability.EW)).lines
    assert lines == ["1♣ redoubled by West, made with 3 overtricks, vulnerable", "1 odd trick at 80, redoubled: 80  77", "Part-score: 50  77#2",
                     "Redoubled contract made: 100  77#4", "3 overtricks at 400, redoubled: 1200  77#5", "Score: 1430 to East–West"]


@pytest.mark.law("77#8")
def test_no_part_is_for_honours():
    told = {part.what for level, denomination, stake, tricks, vulnerable in product(range(1, 8), DENOMINATIONS, range(3), range(14), (False, True))
            for part in parts(Contract(level, denomination, stake, Seat.N), tricks, vulnerable)}
    assert told == {"first odd trick at notrump", "further odd trick", "odd trick", "game", "part-score", "small slam", "grand slam", "overtrick",
                    "doubled contract made", "redoubled contract made", "first undertrick", "further undertrick", "undertrick", "undertrick beyond the third"}


# Law 78.

BREAKS = list(accumulate([20, 30, 40, 40, 40, 50, 50, 50, 50, 60, 70, 100, 150, 150, 200, 200, 200, 250, 250, 250, 250, 500, 500, 500]))


@pytest.mark.law("78B")
def test_the_scale_of_imps():
    assert list(scale()) == BREAKS and len(BREAKS) == 24
    for difference in range(0, 9000, 10):
        reached = sum(1 for least in BREAKS if difference >= least)
        assert (IMPS.compare(difference, 0), IMPS.compare(0, difference)) == (reached, -reached)


def one_score(random):
    return certain(Points(random.choice(every_score())) if random.random() < 0.2 else random_result(random))


def random_result(random):
    contract = Contract(random.randint(1, 7), Denomination(random.randrange(5)), random.randrange(3), Seat(random.randrange(4)))
    return results.Result(contract, random.randrange(14), Vulnerability(random.randrange(4)))


def weighted_score(random):
    cuts = sorted({0, 100, *random.sample(range(1, 100), random.randint(0, 2))})
    return weighted(*((Fraction(high - low, 100), random_result(random)) for low, high in zip(cuts, cuts[1:])))


def points(score, side):
    return score.outcomes[0].result.points(side)


@pytest.mark.law("78A")
def test_matchpoints_of_random_fields_counted_one_by_one():
    random = Random(78)
    for tables in [*range(2, 15)] * 8:
        few = [one_score(random) for _ in range(random.randint(1, tables))]
        scores = [random.choice(few) for _ in range(tables)]
        for side in SIDES:
            ranked = sorted(points(each, side) for each in scores)
            for own, found in zip(scores, field(MATCHPOINTS, side, scores)):
                below, level = ranked.index(points(own, side)), ranked.count(points(own, side)) - 1
                assert (found.worth, found.top) == (2 * below + level, 2 * tables - 2)
                assert found.share == Fraction(2 * below + level, 2 * tables - 2)
                assert len(arithmetic.of_comparison(found).rows) == 1 + bool(level)


@pytest.mark.law("12C1(c)")
@pytest.mark.parametrize("method", (MATCHPOINTS, IMPS, TOTAL_POINTS), ids=lambda method: method.unit)
def test_weighted_scores_are_the_mean_over_everything_that_could_have_been(method):
    random = Random(12)
    for tables in (2, 3, 4) * 6:
        scores = [weighted_score(random) for _ in range(tables)]
        for side in SIDES:
            mean = [Fraction(0)] * tables
            for world in product(*(each.outcomes for each in scores)):
                chance = Fraction(1)
                for outcome in world:
                    chance *= outcome.weight
                had = [outcome.result.points(side) for outcome in world]
                for place, own in enumerate(had):
                    mean[place] += chance * sum(method.compare(own, other) for at, other in enumerate(had) if at != place)
            assert [found.worth for found in field(method, side, scores)] == mean


def test_the_two_sides_share_the_matchpoints_unless_their_scores_differ():
    scores = [results.score(text, NONE) for text in ("4S by S =", "3S by S +1", "60% 4S by S =, 40% 4S by S -1")]
    both = [field(MATCHPOINTS, side, scores) for side in SIDES]
    assert [ns.share + ew.share for ns, ew in zip(*both)] == [1, 1, 1]
    split = [field(MATCHPOINTS, side, [*scores[:2], had]) for side, had in zip(SIDES, results.entry("NS: 4S by S = / EW: 3S by S -1", NONE))]
    assert split[0][2].share + split[1][2].share == Fraction(3, 4) + Fraction(1)


def test_a_board_without_a_result_is_left_out():
    scores = [results.one_side(text, NONE) for text in ("4S by S =", "average plus", "4S by S -1", "not played")]
    found = field(MATCHPOINTS, NS, scores)
    assert [each and each.share for each in found] == [1, None, 0, None]
    with pytest.raises(NotComputed, match="78A"):
        field(MATCHPOINTS, NS, scores[1:])[1].share


def test_the_estimate_for_a_larger_field():
    top, bottom = field(MATCHPOINTS, NS, [certain(Points(420)), certain(Points(-50))])
    assert (top.estimate(2), bottom.estimate(2)) == (1, 0)
    assert (top.estimate(4), bottom.estimate(4)) == (Fraction(5, 6), Fraction(1, 6))
    assert top.estimate(4) + bottom.estimate(4) == 1


@pytest.mark.law("78C")
def test_total_points_and_board_a_match():
    own, other = certain(Points(420)), certain(Points(-50))
    assert Compared(TOTAL_POINTS, NS, own, (other,)).worth == 470
    assert [Compared(MATCHPOINTS, NS, *pair).worth for pair in ((own, (other,)), (own, (own,)), (other, (own,)))] == [2, 1, 0]


# Law 12.

def test_a_weighted_score_with_its_arithmetic():
    own = results.score("60% 4S by S =, 40% 4S by S -1", NONE)
    found = Compared(IMPS, NS, own, (results.score("4S by N -1", NONE),))
    assert found.worth == Fraction(6, 10) * 10 + Fraction(4, 10) * 0
    assert arithmetic.of_comparison(found).lines == [
        "North–South: 60% of 4♠ by South, made; 40% of 4♠ by South, 1 down",
        "4♠ by South, made: +420  77", "+420 beside −50: +470 points, +10 IMPs  78B", "60% × 10 = 6  12C1(c)",
        "4♠ by South, 1 down: −50  77", "−50 beside −50: 0 points, 0 IMPs  78B", "40% × 0 = 0  12C1(c)", "Worth: +6 IMPs"]


def test_thirds_stay_exact():
    own = results.score("1/3 4S by S =, 2/3 4S by S -1", NONE)
    others = tuple(results.score(text, NONE) for text in ("4S by S =", "4S by S -1", "3S by S +1"))
    found = Compared(MATCHPOINTS, NS, own, others)
    assert found.worth == Fraction(1, 3) * 5 + Fraction(2, 3) * 1 == Fraction(7, 3)
    assert arithmetic.of_comparison(found).total == "Worth: 7/3 (about 2.33) of 6 matchpoints, about 38.89%"


@pytest.mark.law("12C2(a)")
@pytest.mark.parametrize("fault, session, share", [
    (IN_NO_WAY, None, "60%"), (PARTLY, None, "50%"), (DIRECTLY, None, "40%"),
    (IN_NO_WAY, "0.645", "64.5%"), (IN_NO_WAY, "0.6", "60%"), (IN_NO_WAY, "0.57", "60%"),
    (DIRECTLY, "0.375", "37.5%"), (DIRECTLY, "0.4", "40%"), (DIRECTLY, "0.645", "40%"),
    (PARTLY, "0.7", "50%"), (PARTLY, "0.3", "50%"),
])
def test_artificial_scores(fault, session, share):
    award = at_fault(fault, session and Fraction(session))
    assert percent(award.share) == share
    assert arithmetic.of_award(award).total == f"Worth: {share} of the matchpoints"


@pytest.mark.law("12C2(b)")
def test_artificial_scores_in_imps():
    assert [at_fault(fault).imps for fault in (IN_NO_WAY, PARTLY, DIRECTLY)] == [3, 0, -3]
    assert at_fault(PARTLY, Fraction(7, 10)).imps == 0
    with pytest.raises(NotComputed, match=r"12C2\(c\)"):
        at_fault(IN_NO_WAY, Fraction(7, 10)).imps


@pytest.mark.law("12C1(e)(ii)")
@pytest.mark.parametrize("table, normal, expected, worth", [(3, 7, 12, 8), (3, 12, 12, 3), (3, 13, 12, 3), (-11, -1, 6, -4)])
def test_what_a_side_did_to_itself_stays_lost(table, normal, expected, worth):
    found = self_inflicted(table, normal, expected)
    assert found.worth == worth <= max(expected, table)
    assert found.worth + found.own_part == max(expected, normal)


def test_no_error_no_split():
    with pytest.raises(ValueError, match="the error cost nothing"):
        self_inflicted(7, 7, 12)


@pytest.mark.law("12B1")
def test_damage():
    assert (Damage(Fraction(3), Fraction(9)).amount, Damage(Fraction(9), Fraction(3)).amount) == (6, 0)
    assert arithmetic.of_damage(Damage(Fraction(9), Fraction(3)), "IMP").total == "No damage"


@pytest.mark.law("12C4")
def test_one_score_in_a_knockout():
    assert [knockout(ns, ew) for ns, ew in ((10, -3), (10, -10), (-2, -2), (0, 3))] == [Fraction(13, 2), 10, 0, Fraction(-3, 2)]
    assert knockout(10, -3) == -knockout(-3, 10)


@pytest.mark.law("90")
def test_penalties_cost_one_side_alone():
    penalties = Penalty(NS, Fraction(1, 2), "matchpoint", "late"), Penalty(NS, Fraction(1), "matchpoint"), Penalty(EW, Fraction(3), "matchpoint")
    assert [after(Fraction(8), "matchpoint", side, penalties) for side in SIDES] == [Fraction(13, 2), 5]
    assert arithmetic.of_penalties(Fraction(8), "matchpoint", NS, penalties).lines == [
        "North–South", "Score: 8 matchpoints", "Procedural penalty: −0.5 (late)  90", "Procedural penalty: −1  90", "Left: 6.5 matchpoints"]
    with pytest.raises(ValueError, match="give it in IMPs"):
        after(Fraction(8), "IMP", NS, penalties)
    with pytest.raises(ValueError, match="more than 0"):
        after(Fraction(8), "IMP", NS, [Penalty(NS, Fraction(0), "IMP")])


# Every line of every sum rests on a provision that is told.

def test_every_line_names_a_provision():
    sums = [arithmetic.of_result(results.result(text, NONE)) for text in ("passed out", "6NTXX by W +1", "1D by N -7", "2SX by E -5")]
    sums += [arithmetic.of(*results.asked("60% 4S by S =, 40% NS 100", beside=["4S by S -1", "50% 3S by S =, 50% 3S by S +1"], by=by)) for by in ("matchpoints", "imps", "total")]
    sums += [arithmetic.of(*results.asked(text)) for text in ("average plus after 70%", "average", "average minus after 12.25%")]
    sums += [arithmetic.of_self_inflicted(self_inflicted(1, 2, 3), "IMP"), arithmetic.of_knockout(3, -1), arithmetic.of_damage(Damage(1, 2), "IMP")]
    for each in sums:
        assert each.total and each.rows and all(provision.known(id) and text for text, id in each.rows), each


# What cannot be read.

@pytest.mark.parametrize("wrong, message", [
    ("4S by S +4", r"14 tricks; nearest: \+3$"),
    ("7S by S +1", "14 tricks; nearest: =$"),
    ("1C by N -8", "-1 tricks; nearest: -7$"),
    ("4s by s =", "nearest: 4S by S =$"),
    ("4S by S", "nearest: 4S by S =, with"),
    ("passd out", "nearest: passed out$"),
    ("NS 425", "no contract gives 425; nearest: 420$"),
    ("EW -7700", "nearest: -7600$"),
    ("60% 4S by S =, 30% 4S by S -1", "make 90%, not 100%; 10% is missing"),
    ("60% 4S by S =, 1/2 4S by S -1", "make 110%, not 100%; 10% too much"),
    ("0% 4S by S =, 100% 4S by S -1", "more than 0, not 0%"),
    ("60% 4S by S =, 4S by S -1", "'4S by S -1' has no weight"),
    ("1/0 4S by S =", "divides by zero"),
    ("averge plus", "nearest: average plus$"),
    ("average pluss", "nearest: average plus$"),
    ("average plus after 164%", "from 0% to 100% .*, not 164%$"),
    ("NS: 4S by S =", "has no score for EW"),
    ("NS: 4S by S = / EW: 4S by S +9", r"nearest: \+3$"),
    ("", "is no result"),
])
def test_a_score_that_cannot_be_read(wrong, message):
    with pytest.raises(CaseError, match=message):
        results.entry(wrong, NONE)


@pytest.mark.parametrize("how, message", [
    ({"vul": "Al"}, "nearest: All"),
    ({"by": "imp"}, "nearest: imps"),
    ({"side": "Ns"}, "nearest: NS"),
    ({"text": "not played"}, "artificial: average minus, average, average plus"),
    ({"text": "100% 4S by S =", "beside": ["4s by S ="]}, "nearest: 4S by S ="),
    ({"text": "50% 4S by S =, 50% 4S by S -1"}, "name at least one"),
])
def test_a_question_that_cannot_be_read(how, message):
    with pytest.raises(CaseError, match=message):
        results.asked(**{"text": "4S by S ="} | how)


@pytest.mark.parametrize("fault, session, message", [("no", None, "directly, partly, in no way; not 'no'"), (PARTLY, Fraction(3, 2), "not 150%")])
def test_an_award_that_cannot_be(fault, session, message):
    with pytest.raises(ValueError, match=message):
        at_fault(fault, session)
