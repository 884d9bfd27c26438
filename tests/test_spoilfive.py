"""Spoil Five: the order of the cards against the printed one, games by chance, irregular acts, simple players."""
from collections import Counter
from functools import cache
from itertools import product
from random import Random

import pytest
from spoilfive_games import at_random, check_game, every_act, follow, game, printed_winner

from lawkit import provision, seeds
from lawkit.check import run
from lawkit.games.spoilfive import Dealt, House, LaidOff, Played, Player, Table, lawful_plays, reason
from lawkit.games.spoilfive.course import AFTER_A_TRICK, Score
from lawkit.games.spoilfive.game import next_event, played, shuffled
from lawkit.games.spoilfive.lawful import SPEAKS, Facts
from lawkit.games.spoilfive.player import decide, sight
from lawkit.games.spoilfive.ranking import HEART_ACE, RANKING, TRUMPS
from lawkit.notation.spoilfive import read, write
from lawkit.play import trick_winner
from lawkit.ruling import applying, tree
from lawkit.terms import CARDS, SUITS, Card, Impossible, NotComputed

GAMES = 500
ALWAYS = {"SF-setup-1", "SF-win-1"}  # in every game, in every trick: their near misses are told by other facts


def table_of(*lines, players=3, **house):
    table = Table.begin(House(players, **house))
    for line in lines:
        table = table.apply(read(line))
    return table


@cache
def sample():
    return [game(number) for number in range(60)]


# -- the order of the cards

@pytest.mark.law("SF-rank-1")
@pytest.mark.parametrize("trump", SUITS)
def test_who_beats_whom_is_as_printed(trump):
    for led, other in product(CARDS, CARDS):
        if led != other:
            plays = (("first", led), ("second", other))
            assert trick_winner(plays, trump, RANKING) == printed_winner(plays, trump), (led, other)


@pytest.mark.law("SF-rank-6")
@pytest.mark.parametrize("trump", SUITS)
def test_the_ace_of_hearts_is_always_the_third_trump(trump):
    above = [card for card in CARDS if RANKING[trump][trump][card] > RANKING[trump][trump][HEART_ACE]]
    assert {str(card) for card in above} == {f"{trump}5", f"{trump}J"} and TRUMPS[trump] >> HEART_ACE & 1


# -- exactly one provision speaks

@pytest.mark.law("SF-follow-1")
def test_exactly_one_provision_says_what_may_be_played():
    led = (None, Card("D2"))
    for facts in (Facts(first, 1, card, trump_led, trumps, privileged, suited) for first, card, trump_led, trumps, privileged, suited in
                  product((True, False), led, (True, False), (0, 1, 2, 3), (0, 1, 2, 3), (0, 4))
                  if not privileged & ~trumps and not (trump_led and card is None)):
        assert sum(applying(id, facts) for id in SPEAKS) == 1, facts


@pytest.mark.law("SF-pool-1")
def test_exactly_one_provision_says_how_a_deal_goes_on():
    for played_, won in product(range(1, 6), range(1, 6)):
        for barred, jinks, jinker, stopped in product((True, False), repeat=4):
            at_work = jinker or stopped
            can_be = won <= played_ and not (jinker and stopped) and not (jinks and at_work) and not (jinker and barred)
            can_be = can_be and not (at_work and played_ <= 3) and not (jinker and won != played_) and not (stopped and won > 2)
            can_be = can_be and not (won > 3 and not jinker)
            if can_be:
                score = Score(won, played_, barred, jinks, jinker, stopped)
                assert sum(applying(id, score) for id in AFTER_A_TRICK) == 1, score


# -- games by chance

@pytest.mark.slow
def test_games_end_money_is_kept_and_every_winner_is_as_printed():
    for number in range(GAMES):
        check_game(number)


def test_replay_equals_increment():
    for tables in sample()[::7]:
        again = Table.begin(tables[0].house)
        for table in tables[1:]:
            again = again.apply(read(write(table.event)))
            assert state(again) == state(table)


def state(table):
    rulings = [(ruling.law, ruling.answers, ruling.steps) for ruling in table.rulings]
    return table.log, table.purses, table.pool, table.dealer, table.deal, rulings, table.effects


def test_a_table_never_changes():
    tables = sample()[5]
    before = [state(table) for table in tables]
    for table in tables[:-1]:
        table.apply(next_event(table, Random(1)) if table.phase == "deal" else next_event(table, Random(1)).event)
    assert [state(table) for table in tables] == before


@pytest.mark.law("SF-two-1")
def test_two_players_never_spoil_a_deal():
    for number in range(0, 90, 9):
        assert not any(table.deal and table.deal.spoilt for table in game(number))


def test_every_card_has_its_reason():
    for table in (table for tables in sample()[::5] for table in tables if table.phase == "play" and table.question is None):
        seat, deal = table.turn, table.deal
        reasons = {card: reason(deal, seat, card) for card in deal.cards(seat)}
        assert tuple(card for card, why in reasons.items() if why.lawful) == lawful_plays(deal, seat) != ()
        assert all(why.why and provision.known(why.id) for why in reasons.values())


# -- irregular acts

@pytest.mark.slow
def test_everything_that_anybody_can_do_has_its_outcome_and_keeps_the_money():
    tried = Counter()
    for tables in sample():
        for table in Random(7).sample(tables[:-1], 3) + [table for table in tables if table.phase == "rob"]:
            if table.deal is None or table.question is not None:
                continue
            for act, verdict in every_act(table):
                for after in follow(table, act):
                    assert after.pool + sum(after.purses) == table.house.pool
                    assert after.log == (*table.log, act) or after.log[:-1] == (*table.log, act)
                    assert after.rulings[:len(table.rulings)] == table.rulings
                    assert bool(verdict.breaches) == any(ruling.case.act == act and ruling.case.breaches
                                                         for ruling in after.rulings[len(table.rulings):])
                tried.update(breach.id for breach in verdict.breaches)
    assert {"SF-lead-1", "SF-lead-2", "SF-turn-1", "SF-follow-1", "SF-follow-2", "SF-rob-2", "SF-rob-3", "SF-rob-5", "SF-rob-7"} <= set(tried)


def test_an_irregular_card_that_goes_back_leaves_the_deal_as_it_was():
    for tables in sample()[::6]:
        table = next(table for table in reversed(tables[:-1]) if table.phase == "play" and table.question is None)
        for act, verdict in every_act(table):
            after = table.apply(act)
            if verdict.breaches and after.rulings and after.rulings[-1].law == "SF-irreg-1":
                assert after.deal == table.deal and after.event == act


@pytest.mark.law("SF-irreg-1")
def test_each_way_of_a_ruling_names_its_provisions():
    table = table_of("A deals, A D2 D8 C4 H9 S8, B D9 H2 S3 HQ DT, C D3 S4 CK HT C7, turns up CA", "B plays D9")
    rulings = list(tree("SF-rob-5", table.rulings[-1].case))
    assert [ruling.answers for ruling in rulings] == [(True,), (False,)]
    assert [set(ruling.cites) for ruling in rulings] == [{"SF-rob-5", "SF-rob-1"}, {"SF-rob-5"}]


@pytest.mark.parametrize("lines, message", [
    (("B plays D9",), "nothing has been dealt"),
    (("A deals, A D2, B D3, turns up CA",), "every player is dealt to"),
    (("A deals, A D2, B D3, C D2, turns up CA",), "no card twice"),
    (("D deals, A D2, B D3, C D4, turns up CA",), "D does not sit"),
    (("DEAL", "B plays SA"), "B does not hold SA"),
    (("DEAL", "B leaves the turned card"), "nothing to rob"),
    (("DEAL", "B shows the card laid off"), "has laid no card off"),
    (("DEAL", "B asks to see the card laid off"), "no card has been laid off"),
    (("DEAL", "finds SF-rob-5 yes"), "nobody has asked"),
    (("DEAL", "DEAL"), "a deal is in progress"),
])
def test_what_no_table_can_see_is_refused(lines, message):
    deal = "A deals, A D2 D8 C4 H9 S8, B D9 H2 S3 HQ DT, C D3 S4 CK HT C7, turns up C9"
    with pytest.raises(Impossible, match=message):
        table_of(*(deal if line == "DEAL" else line for line in lines))


@pytest.mark.law("SF-setup-1")
@pytest.mark.parametrize("players", [1, 11])
def test_one_player_is_too_few_and_eleven_are_too_many(players):
    with pytest.raises(Impossible, match="2 to 10"):
        Table.begin(House(players))


def test_nothing_happens_before_a_question_is_answered():
    table = table_of("A deals, A D2 D8 C4 H9 S8, B D9 H2 S3 HQ DT, C D3 S4 CK HT C7, turns up CA", "B plays D9")
    with pytest.raises(NotComputed, match="SF-rob-5"):
        table.apply(read("C plays D3"))


# -- every rule is a case, and so is its near miss

@cache
def passing():
    return [case for case in seeds.cases() if case.house and run(case).passed]


@pytest.mark.parametrize("id", [id for id, one in provision.inventory().items() if id.startswith("SF-") and one.status == "computed"])
def test_every_rule_has_a_case_and_a_near_miss(id):
    wanted = {name: [case for case in passing() if any(fact.name == name and id in fact.want for fact in case.expect.facts)]
              for name in ("applies", "not_applies")}
    assert wanted["applies"] and (wanted["not_applies"] or id in ALWAYS)


# -- simple players

def decisions(tables):
    for table in tables[:-1]:
        if table.phase != "deal" or table.question is not None:
            seat = table.question.by if table.question else table.turn
            yield table, seat, decide(sight(table, seat))


def test_simple_players_do_what_is_lawful_and_say_why():
    for tables in sample()[::3]:
        for table, seat, decision in decisions(tables):
            assert decision.why.endswith(".") and decision.why.count(".") == 1 and len(decision.why.split()) < 25
            if table.question is None:
                assert table.verdict(decision.event).lawful


def test_simple_players_see_nothing_but_their_own_cards():
    chance = Random(3)
    for tables in sample()[::4]:
        for table, seat, decision in decisions(tables):
            assert decide(sight(others_dealt_anew(table, seat, chance), seat)) == decision


def others_dealt_anew(table, seat, chance):
    """The same table with the other players' cards, the card laid off and the stock mixed among themselves."""
    deal = table.deal
    seen = {card for trick in (*(trick.plays for trick in deal.tricks), deal.trick) for _, card in trick} | {*deal.cards(seat), deal.turned}
    own = deal.laid_off and deal.laid_off[0] == seat
    rest = [card for card in CARDS if card not in seen and not (own and card == deal.laid_off[1])]
    chance.shuffle(rest)
    hands = tuple(hand if owner == seat else sum(1 << rest.pop() for _ in range(hand.bit_count())) for owner, hand in enumerate(deal.hands))
    laid_off = deal.laid_off if own or not deal.laid_off else (deal.laid_off[0], rest.pop())
    return table.changed(deal=deal._replace(hands=hands, laid_off=laid_off))


def wins(players, games, decides):
    """How many of ``games`` each player wins, the first deal going round. Returns Counter."""
    found = Counter()
    for number in range(games):
        chance = Random(number)
        *_, last = played(Table.begin(House(players, Player(number % players))), chance, decides(chance))
        found[last.deal.winner] += 1
    return found


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
def test_simple_players_win_about_a_fair_share(players):
    found = wins(players, 400, lambda chance: decide)
    for seat in range(players):
        assert abs(found[seat] / 400 - 1 / players) < 0.08, found  # more than three standard deviations


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
def test_a_simple_player_beats_players_who_play_at_random(players):
    def one_of_them(chance):
        anyone = at_random(chance)
        return lambda seen: (anyone if seen.seat else decide)(seen)

    share = wins(players, 400, one_of_them)[0] / 400
    assert share > 1 / players + 0.04


def test_a_shuffled_deal_is_five_cards_each_and_another():
    table = Table.begin(House(10))
    dealt = shuffled(table, Random(2))
    assert type(dealt) is Dealt and len({card for hand in dealt.hands for card in hand} | {dealt.turned}) == 51
    assert table.verdict(dealt).lawful


def test_a_robber_has_five_cards_again():
    deal = "A deals, A D8 S4 H9 HT S8, B D9 H2 S3 HQ DT, C CA C5 CJ CK D3, turns up C9"
    table = table_of(deal, "B plays D9").apply(LaidOff(Player.C, Card("D3")))
    assert len(table.deal.cards(Player.C)) == 5 and table.apply(Played(Player.C, (Card("C9"),))).turn == Player.A
