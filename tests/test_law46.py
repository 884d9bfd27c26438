"""Law 46: every form of words, in every position of dummy, is read by exactly one rule."""
from itertools import product

import pytest

from lawkit import Impossible, NotComputed
from lawkit.designation import ANY, HEIGHT_WORDS, HIGH, LOW, RANK_WORDS, SUIT_WORDS, TRUMP, UNCLEAR, WIN, Said, understood
from lawkit.events import Designated, Summoned
from lawkit.facts import fact
from lawkit.laws.law46 import RULES, Heard
from lawkit.lawful import lawful_plays
from lawkit.notation import lines
from lawkit.ruling import Choice, which
from lawkit.show import happened, html, view
from lawkit.terms import CARDS, RANKS, SUITS, Card, Seat
from midplay import after, at, played, start

N = Seat.N
DUMMIES = "KJ3.Q93.T4.", "..KQJ32.AT", "AKQJ.2.2.32", "...98765432"
POSITIONS = {"leading": (), "second": ("W leads H5",), "last": ("E leads H5", "S plays H7", "W plays H8")}


def position(hand, name, **begins):
    lead = "N" if name == "leading" else POSITIONS[name][0][0]
    return at(*POSITIONS[name], hands={"N": hand}, lead=lead, won=(4, 13 - 4 - count(hand)), **begins)


def count(hand):
    return sum(letter in RANKS for letter in hand)


def forms():
    """Every Said that words can have."""
    for suit, rank, height in product((None, *SUITS), (None, *range(13)), (None, HIGH, WIN, LOW, ANY)):
        if not (rank is not None and height is not None or height in (WIN, ANY) and suit is not None):
            yield Said(suit, rank, height)


@pytest.mark.law("46B")
@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("hand", DUMMIES)
def test_exactly_one_rule_reads_every_form_of_words(hand, name):
    table = position(hand, name)
    for said in forms():
        assert which(RULES, Heard(said, table.play, lawful_plays(table, N))) in RULES


@pytest.mark.parametrize("words, said", [
    ("heart", Said(SUITS[2])), ("A heart, please!", Said(SUITS[2])), ("the king of hearts", Said(SUITS[2], 11)), ("10", Said(None, 8)),
    ("win it", Said(None, None, WIN)), ("play small", Said(None, None, LOW)), ("play anything", Said(None, None, ANY)),
    ("low heart", Said(SUITS[2], None, LOW)), ("any club", Said(SUITS[0])), ("trump", Said(TRUMP)), ("Heart, hearts", Said(SUITS[2])),
    ("", UNCLEAR), ("please", UNCLEAR), ("heart or spade", UNCLEAR), ("low jack", UNCLEAR), ("win with a heart", UNCLEAR),
    ("not a heart", UNCLEAR), ("<b>heart</b>", UNCLEAR), ("top of nothing", UNCLEAR)])
def test_words_are_read_word_by_word_or_not_at_all(words, said):
    assert understood(words) == said


@pytest.mark.law("46B2")
@pytest.mark.parametrize("suit", range(4))
def test_a_suit_alone_calls_its_lowest_card(suit):
    words = {word: name for word, name in SUIT_WORDS.items() if name == SUITS[suit]}
    for word in words:
        table = at(f'S calls for "{word}"', hands={"N": "AK3.KQ4.QJ5.JT6"}, lead="N", won=(1, 0))
        assert str(table.play.trick[0][1])[1] == "6543"[suit] and {"46B2", "46A"} <= table.cited


@pytest.mark.law("46B3(b)")
def test_every_rank_alone():
    for word, rank in RANK_WORDS.items():
        table = at(f'S calls for "{word}"', hands={"N": "AQT8642.KJ9753.."}, lead="N", won=(0, 0))
        assert table.play.trick[0][1].rank == rank and "46B3(b)" in table.cited


@pytest.mark.law("46B1(a)")
@pytest.mark.law("46B1(c)")
@pytest.mark.parametrize("word", [word for word, height in HEIGHT_WORDS.items() if height in (HIGH, LOW)])
@pytest.mark.parametrize("name", ("second", "last"))
def test_every_word_for_high_and_low_in_the_suit_led(word, name):
    table = after(position(DUMMIES[0], name), f'S calls for "{word}"')
    plays = table.play.trick or table.play.tricks[-1].plays
    assert dict(plays)[N] == Card("HQ" if HEIGHT_WORDS[word] == HIGH else "H3")


@pytest.mark.law("46B1(b)")
def test_to_win_takes_the_lowest_card_that_is_certain_to():
    """Dummy last to play, over every card that could be winning, against the cards as they lie."""
    for card in (card for card in CARDS if card.suit == SUITS[2] and card not in map(Card, ("HK", "HT", "H4", "H2"))):
        table = at(f"E leads {card}", "S plays D3", "W plays D4", hands={"N": "2.KT42.."}, lead="E")
        enough = [c for c in ("H2", "H4", "HT", "HK") if Card(c) > card]
        table = after(table, 'S calls for "win"')
        if enough:
            assert dict(table.play.tricks[-1].plays)[N] == Card(enough[0])
        else:
            assert table.turn == N and fact(table, "judgements") == ["46B"]


@pytest.mark.law("46B1(b)")
def test_a_trump_may_be_the_lowest_sure_winner():
    table = at("E leads H5", "S plays H7", "W plays S3", 'S calls for "win"', hands={"N": "Q42..A2."}, lead="E", contract="4S")
    assert dict(table.play.tricks[-1].plays)[N] == Card("S4")


@pytest.mark.law("46B5")
@pytest.mark.parametrize("speaker", "EW")
def test_either_defender_chooses_among_all_lawful_cards(speaker):
    table = after(position(DUMMIES[0], "second"), 'S calls for "whatever"')
    lawful = lawful_plays(table, N)
    assert [o.answer for o in table.rulings[-1].question.options] == [f"require {card}" for card in lawful]
    for card in lawful:
        chosen = after(table, f"{speaker} elects 46B5 require {card}")
        assert dict(chosen.play.trick)[N] == card and chosen.turn == Seat.E and not fact(chosen, "doubt")


@pytest.mark.law("46B5")
def test_the_first_answer_binds():
    table = after(position(DUMMIES[0], "second"), 'S calls for "whatever"', "W elects 46B5 require H3")
    with pytest.raises(Impossible):
        after(table, "E elects 46B5 require HQ")


@pytest.mark.law("46B5")
@pytest.mark.parametrize("event", ["E plays H2", "S calls for HQ", "W plays H2"])
def test_nobody_plays_before_the_choice(event):
    with pytest.raises(NotComputed):
        after(position(DUMMIES[0], "second"), 'S calls for "whatever"', event)


@pytest.mark.law("46B1")
@pytest.mark.parametrize("word, card", [("small", "D6"), ("high", "DK")])
def test_a_height_with_dummy_on_lead_is_in_doubt(word, card):
    hands = {"N": "+.6.AK76.+"}
    won = [*played("S D4 D9 DA D3"), f'S calls for "{word}"']
    table = at(*won, hands=hands, lead="S")
    assert table.play.trick == ((N, Card(card)),) and fact(table, "doubt")
    settled = at(*won, hands=hands, lead="S", regulations=[("height_without_a_suit", "last_suit")])
    assert settled.play.trick == table.play.trick and not fact(settled, "doubt")


@pytest.mark.law("46B")
def test_words_that_fix_no_card_are_a_question():
    table = after(position(DUMMIES[0], "second"), 'S calls for "you know"', "director")
    assert fact(table, "judgements") == ["46B"] and table.play.trick[1:] == ()
    with pytest.raises(NotComputed):
        after(table, "S calls for HQ")
    meant = after(table, "finds 46B yes", "S elects 46B require HQ")
    assert dict(meant.play.trick)[N] == Card("HQ")


@pytest.mark.law("46B2")
def test_words_that_call_a_revoke_are_read_and_put_right():
    table = after(position(DUMMIES[0], "second"), 'S calls for "spade"', "director")
    assert {"46B2", "62A"} <= table.cited and fact(table, "revoke") == {"by": "N", "trick": 6, "established": False}


@pytest.mark.law("46B3(b)")
def test_declarer_says_which_by_word_or_by_calling():
    two = at("W leads C5", 'S calls for "jack"', hands={"N": "J4.J3.2."})
    assert type(two.rulings[-1].question) is Choice
    for line in ("S calls for HJ", 'S calls for "heart jack"', "S elects 46B3(b) require HJ"):
        assert dict(after(two, line).play.trick)[N] == Card("HJ")
    with pytest.raises(NotComputed):
        after(two, "S calls for H3")


def test_dummys_unknown_cards_are_never_guessed():
    for words in ("heart", "jack"):
        with pytest.raises(NotComputed):
            at(f'S calls for "{words}"', hands={"N": "+.Q3+.+.+"}, lead="N")


def test_what_was_said_is_kept_and_read_again():
    table = at('S calls for "heart"', hands={"N": "2.93.."}, lead="N")
    written = [lines.write(event) for event in table.log]
    assert written == ['S calls for "heart"']
    assert after(start(hands={"N": "2.93.."}, lead="N"), *written).play.trick == table.play.trick


def test_words_from_a_case_stay_words():
    hostile = "<script>alert(1)</script>&"
    table = position(DUMMIES[0], "second").apply(Designated(Seat.S, None, hostile)).apply(Summoned())
    shown = html.steps(view.steps(table))
    assert "<script>" not in shown and hostile in happened.sentence(table.log[-2])


@pytest.mark.law("46B5")
@pytest.mark.law("45C3")
@pytest.mark.parametrize("before", [('S calls for "whatever"', "W elects 46B5 require D2"), ("S touches D2", "director", "finds 45C3 yes")])
def test_who_has_not_named_a_card_does_not_change_its_name(before):
    played = at(*before, hands={"N": "4.9.K2."}, lead="N")
    with pytest.raises(NotComputed, match="has not named D2"):
        after(played, "S calls for DK")
