"""The search through every normal line of play: against every line card by card, against endplay, and against published rulings."""
from random import Random

import pytest

from every_line import careful_enough, differences, double_dummy, ending, fewest, lawful
from lawkit import NotComputed
from lawkit.claims import ANY, BEST, CARELESS, FREE, LEVELS, Cards, best, stands, worst
from lawkit.play import Play, trick_winner
from lawkit.terms import EW, NS, SEATS, SIDES, Card, Contract, Denomination, E, N, S, W, cards_in, mask_of
from random_boards import SEED

ENDINGS = 2000


def cards(text):
    return tuple(map(Card, text.split()))


def left(hands, denomination, turn, *played):
    """The play of ``hands`` as case files write them, S declarer; ``played`` are (seat, card) pairs to the trick. Returns Play."""
    masks = tuple(mask_of(Card(suit + rank) for suit, ranks in zip("SHDC", hands[seat].split(".")) for rank in ranks) for seat in "NESW")
    before = 13 - max(mask.bit_count() for mask in masks)
    return Play(Contract(1, Denomination[denomination], 0, S), masks, (0,) * 4, (), tuple((seat, Card(card)) for seat, card in played), turn,
                (before, 0))


# -- against other programs

@pytest.mark.slow
def test_the_search_equals_every_line_card_by_card():
    assert next(differences(ENDINGS, SEED), None) is None


@pytest.mark.slow
def test_best_play_equals_endplay():
    random = Random(SEED)
    for _ in range(ENDINGS):
        play, side = ending(random, random.randint(1, 6)), random.choice(SIDES)
        assert best(play, side).tricks == double_dummy(play, side)


@pytest.mark.parametrize("level", (ANY, CARELESS))
def test_a_plan_equals_every_line_that_follows_it(level):
    random, bent = Random(SEED), 0
    for _ in range(200):
        play, claimer = ending(random, random.choice((2, 3)), random.randrange(4)), random.choice(SEATS)
        held = cards_in(play.hands[claimer] | play.hands[claimer.partner])
        plan = Cards(tuple(random.sample(held, min(2, len(held)))), play.contract.trump)
        normal, side = careful_enough if level is CARELESS else None, claimer.side
        assert worst(play, side, plan, level).tricks == fewest(play, side, normal, plan, side.seats)
        assert worst(play, side, plan, level, claimer).tricks == fewest(play, side, normal, plan, (claimer,))
        wise = worst(play, side, plan, level, claimer, BEST).tricks
        assert wise == fewest(play, side, normal, plan, (claimer,), (claimer.partner,))
        bent += wise != worst(play, side, plan, level).tricks
    assert bent > 10


# -- the line that costs the most

def follow(play, side, line, level, plan=FREE):
    """The tricks that ``side`` takes on ``line``, each card of which must be lawful and, for the side, normal and as planned."""
    step, taken, trick, start = plan.start, 0, play.trick, play.hands
    hands = play.hands
    start = tuple(hand | mask_of(card for seat, card in trick if seat == owner) for owner, hand in enumerate(hands))
    turn = play.turn
    for seat, card in line:
        assert seat == turn
        mask = mask_of(lawful(hands[turn], trick))
        if seat.side == side:
            if step is not None:
                mask = plan.allowed(step, hands, trick, turn, mask)
            mask = level.normal(start, trick, turn, mask, play.contract.trump)
        assert mask >> card & 1
        if step is not None:
            step = plan.after(step, hands, trick, turn, card)
        hands, trick, turn = tuple(hand & ~(1 << card) for hand in hands), (*trick, (seat, card)), turn.lho
        if len(trick) == 4:
            turn = trick_winner(trick, play.contract.trump)
            taken, trick, start = taken + (turn.side == side), (), hands
    assert not any(hands)
    return taken


@pytest.mark.parametrize("level", (ANY, CARELESS, CARELESS.top_down, BEST), ids=lambda level: level.name)
def test_the_line_can_be_played_and_gives_what_is_said(level):
    random = Random(SEED)
    for _ in range(100):
        play, side = ending(random, random.randint(1, 6), random.randrange(4)), random.choice(SIDES)
        plan = random.choice((FREE, Cards(cards_in(play.hands[side])[:2], play.contract.trump)))
        found = worst(play, side, plan, level)
        assert follow(play, side, found.line, level, plan) == found.tricks == found.least == found.most


# -- published rulings

J_SIX = left({"N": ".J6..", "E": ".9..A", "S": "..K.Q", "W": "..7.9"}, "S", N)
RUFFS = left({"N": ".32..", "E": "..5.K", "S": "...9", "W": "6...3"}, "S", W, (S, "HA"))
RUFF_AND_CLUB = Cards(cards("S6 C3"), Denomination.S)
THROW_IN = left({"N": "KQJ8.Q6.85.KT6", "E": ".85.JT963.9842", "S": "T643.K7.AQ.AJ5", "W": "7.T94.K742.Q73"}, "S", S)


@pytest.mark.parametrize("level", (ANY, CARELESS), ids=lambda level: level.name)
@pytest.mark.parametrize("tricks, play, side, asked", [
    (0, left({"N": "3..3.3", "E": "4..5.4", "S": ".2.AK.", "W": ".Q..AK"}, "H", S), NS, {}),
    (1, left({"N": ".J.975.", "E": ".5.JT8.", "S": "K98...3", "W": "Q74...2"}, "NT", E), NS, {"claimer": N}),
    (0, J_SIX, NS, {}),
    (3, left({"N": "32..2.2", "E": "54.2..3", "S": ".AKQ.A.", "W": "JT..K.9"}, "H", W), NS, {}),
    (6, left({"N": ".32.32.32", "E": "2..87654.", "S": "AKQ.A.AK.", "W": ".KQJ..KQJ"}, "S", S), NS, {"plan": Cards(cards("SA"))}),
    (3, left({"N": ".2.2.2", "E": "2.3.3.", "S": "AKQ...", "W": ".4.4.4"}, "S", S), NS, {}),
    (2, left({"N": "32.A..", "E": "K7.3..", "S": "AQ.2..", "W": "98..K."}, "NT", N), NS, {}),
    (1, RUFFS, EW, {"plan": RUFF_AND_CLUB, "claimer": W}),
    (2, RUFFS, EW, {"plan": RUFF_AND_CLUB, "claimer": W, "partner": BEST}),
])
def test_a_published_ruling(tricks, play, side, asked, level):
    assert worst(play, side, normal=level, **asked).tricks == tricks


@pytest.mark.law("70E2")
def test_from_the_top_down():
    assert worst(J_SIX, NS, normal=CARELESS.top_down).tricks == 2


@pytest.mark.law("70E1")
@pytest.mark.slow
def test_a_throw_in_with_a_trump_out_and_a_guess_to_make():
    """Nine of eleven: the trick that was to be lost, and the queen of clubs. Twelve tricks are there at double dummy."""
    found = worst(THROW_IN, NS, Cards(cards("HK HQ DA DQ")))
    assert found.tricks == 9 and follow(THROW_IN, NS, found.line, CARELESS, Cards(cards("HK HQ DA DQ"))) == 9
    assert [card for seat, card in found.line[:16] if card in cards("HK HQ DA DQ DK")] == list(cards("HK HQ DA DQ DK"))
    assert best(THROW_IN, NS).tricks == 10


# -- best play with cards that lie exposed

def helped(play, side, exposed):
    """The tricks of ``side`` at its best when ``exposed`` cards of the others are played as soon as that is lawful."""
    def due(hand, trick, seat):
        cards = lawful(hand, trick)
        return [card for card in cards if exposed[seat] >> card & 1] or cards

    def search(hands, trick, turn):
        if not hands[turn]:
            return 0
        found = []
        for card in due(hands[turn], trick, turn):
            rest, laid = tuple(hand & ~(1 << card) for hand in hands), (*trick, (turn, card))
            winner = trick_winner(laid, play.contract.trump)
            found.append((winner.side == side) + search(rest, (), winner) if len(laid) == 4 else search(rest, laid, turn.lho))
        asked = not trick and turn.side != side and hands[turn.partner] & exposed[turn.partner]
        return max(found) if turn.side == side or asked else min(found)
    return search(play.hands, play.trick, play.turn)


def test_what_exposed_cards_can_help():
    random, helps = Random(SEED), 0
    for _ in range(150):
        play, side = ending(random, random.choice((2, 3)), random.randrange(4)), random.choice(SIDES)
        exposed = tuple(mask_of(random.sample(cards_in(hand), min(1, hand.bit_count()))) if seat.side != side else 0
                        for seat, hand in zip(SEATS, play.hands))
        found = best(play, side, exposed)
        assert found.tricks == helped(play, side, exposed)
        helps += found.tricks > best(play, side).tricks
    assert helps > 5


# -- too many cards to look at everything

def test_bounds_are_named_as_bounds():
    random, open_ = Random(SEED), 0
    for _ in range(6):
        play, side = ending(random, 9), random.choice(SIDES)
        seen, exact = [], worst(play, side, budget=10**9)
        rough = worst(play, side, budget=600, progress=lambda *told: seen.append(told))
        assert exact.exact and exact.least == exact.tricks == exact.most
        assert rough.least <= exact.tricks <= rough.most and rough.exact == (rough.least == rough.most)
        assert rough.tricks == (rough.least if rough.exact else None)
        assert follow(play, side, rough.line, CARELESS) <= rough.most
        assert all(0 <= least <= most <= 9 and considered >= 0 for considered, least, most in seen)
        assert rough.exact or seen
        open_ += not rough.exact
    assert open_


def test_with_eight_cards_each_the_budget_does_not_count():
    play = ending(Random(SEED), 8)
    assert worst(play, NS, budget=1) == worst(play, NS)


def test_progress_is_told():
    told = []
    found = worst(ending(Random(8), 8), NS, progress=lambda *seen: told.append(seen))
    assert [seen[0] for seen in told] == list(range(0, 256 * len(told), 256)) and found.considered >= told[-1][0]


def test_a_claim_stands_or_not():
    random = Random(SEED)
    for _ in range(100):
        play, side = ending(random, random.randint(1, 5), random.randrange(4)), random.choice(SIDES)
        tricks = worst(play, side).tricks
        assert [stands(play, side, number) for number in range(play.left + 2)] == [number <= tricks for number in range(play.left + 2)]
    assert stands(ending(Random(1), 11), NS, 1, budget=300) is None


@pytest.mark.parametrize("ask", (worst, best, lambda play, side: stands(play, side, 1)))
def test_a_card_that_is_not_known(ask):
    with pytest.raises(NotComputed, match="70A"):
        ask(J_SIX.changed(hands=(0, *J_SIX.hands[1:])), NS)


# -- what is normal

def normal(level, hands, trick, turn, denomination="NT"):
    """The cards of ``turn`` that are normal at ``level``; the cards of ``trick`` are in ``hands`` still. Returns set of names."""
    masks = left(hands, denomination, turn).hands
    trump = None if denomination == "NT" else Denomination[denomination]
    played = tuple((seat, Card(card)) for seat, card in trick)
    mask = level.normal(masks, played, turn, mask_of(lawful(masks[turn], played)), trump)
    return {str(card) for card in cards_in(mask)}


AQ5 = {"N": "K2.3..", "E": "76.4..", "S": "AQ5...", "W": "J43..."}


@pytest.mark.parametrize("hands, trick, turn, denomination, cards", [
    # whoever is last and can win does, with any card that wins
    (AQ5, [(E, "H4"), (S, "S5"), (W, "SJ")], N, "NT", {"H3"}),
    (AQ5, [(W, "SJ"), (N, "S2"), (E, "S6")], S, "NT", {"SA", "SQ"}),
    # the lowest card under what the partner surely wins, and where nothing wins
    (AQ5, [(N, "SK"), (E, "S6")], S, "NT", {"S5"}),
    (AQ5, [(S, "SA"), (W, "S3")], N, "NT", {"S2"}),
    # third to play with a sure card, what others are winning: it, or a finesse
    ({"N": "2.3..", "E": "76...", "S": "AQ...", "W": "K4..."}, [(N, "S2"), (E, "S6")], S, "NT", {"SA", "SQ"}),
    ({"N": "2.3.4.", "E": "76.8..", "S": "AQ5...", "W": "K43..."}, [(N, "S2"), (E, "S6")], S, "NT", {"SA", "SQ"}),
    ({"N": "J.3.4.", "E": "76.8..", "S": "AQ5...", "W": "K43..."}, [(N, "SJ"), (E, "S6")], S, "NT", {"SA", "SQ", "S5"}),
    ({"N": "2.3.4.", "E": "76.8..", "S": "AJ9...", "W": "KQT..."}, [(N, "S2"), (E, "S6")], S, "NT", {"SA", "SJ", "S9"}),
    # what the partner is winning may be left to it, whatever is still to come
    ({"N": "J.3.4.", "E": ".86.7.", "S": "..A65.", "W": "2.9.8."}, [(N, "D4"), (E, "D7")], S, "S", {"DA"}),
    ({"N": "J.K.4.", "E": ".86.7.", "S": "2..A5.", "W": ".A9.8."}, [(N, "HK"), (E, "H6")], S, "S", {"S2", "D5"}),
    # without a sure card everything that tries to win, and the lowest of the others
    ({"N": "2.3.4.", "E": "A6.8..", "S": "QT5...", "W": "K43..."}, [(N, "S2"), (E, "S6")], S, "NT", {"SQ", "ST", "S5"}),
    # second to play the trick may be left to a partner who is as sure of it
    ({"N": "A8...", "E": "76...", "S": "KQ...", "W": "J4..."}, [(W, "SJ")], N, "NT", {"SA", "S8"}),
    ({"N": "A8...", "E": "76...", "S": "32...", "W": "J4..."}, [(W, "SJ")], N, "NT", {"SA"}),
    # a ruff: of what the others win, not of what the partner wins, and not below a ruff
    ({"N": "2..3.", "E": ".4.5.", "S": "..A6.", "W": "..78."}, [(W, "D8"), (N, "D3"), (E, "D5")], S, "S", {"DA"}),
    ({"N": "2.7..", "E": ".4.5.", "S": "..A6.", "W": "..78."}, [(E, "D5"), (S, "D6"), (W, "D8")], N, "S", {"S2"}),
    ({"N": "2.7..", "E": ".4.5.", "S": "..A6.", "W": "..78."}, [(E, "D5"), (S, "DA"), (W, "D8")], N, "S", {"H7"}),
    ({"N": "2.7..", "E": "9..5.", "S": "..A6.", "W": "..78."}, [(W, "D8")], N, "S", {"S2", "H7"}),
    ({"N": "2.7..", "E": "3..5.", "S": "..A6.", "W": "4..8."}, [(E, "D5"), (S, "D6"), (W, "S4")], N, "S", {"H7"}),
    # what is thrown away is the lowest of a suit, of any suit
    ({"N": ".A5..K8", "E": ".43.9.2", "S": ".2.7.65", "W": ".T.8.43"}, [(E, "D9"), (S, "D7"), (W, "D8")], N, "NT", {"H5", "C8"}),
    # every lead, but for a trump that only draws the partner's
    ({"N": "32.7..", "E": ".43.5.", "S": "A8..6.", "W": ".5.78."}, [], N, "S", {"H7"}),
    ({"N": "32.7..", "E": "4.3.5.", "S": "A8..6.", "W": ".5.78."}, [], N, "S", {"S3", "S2", "H7"}),
    ({"N": "32.7..", "E": ".43.5.", "S": ".8.76.", "W": ".5.98."}, [], N, "S", {"S3", "S2", "H7"}),
    ({"N": "32...", "E": ".4.5.", "S": "A..6.", "W": ".5.7."}, [], N, "S", {"S3", "S2"}),
])
def test_what_is_careless_and_what_is_not_normal(hands, trick, turn, denomination, cards):
    assert normal(CARELESS, hands, trick, turn, denomination) == cards
    assert normal(ANY, hands, trick, turn, denomination) >= cards


@pytest.mark.law("70E2")
def test_only_leads_are_deemed_to_be_from_the_top():
    hands = {"N": "AQ5.K8..", "E": "76.432..", "S": "KJ4.76..", "W": "T93.T9.."}
    assert normal(CARELESS.top_down, hands, [], N) == {"SA", "HK"}
    trick = [(E, "S7"), (S, "S4"), (W, "ST")]
    assert normal(CARELESS.top_down, hands, trick, N) == normal(CARELESS, hands, trick, N) == {"SA", "SQ"}


def test_every_level_is_known_by_its_name():
    assert LEVELS == {level.name: level for level in (ANY, CARELESS, BEST)}
