"""Boards at random: the deal, and what happens next at a table, lawful or not."""
import os
from typing import NamedTuple

from lawkit import LAWS_2017, Deal, Impossible, NotComputed, Setup, Table, by_number, lawful_calls, lawful_plays
from lawkit.answers import is_due
from lawkit.effects import MayChange, MustTakeBack
from lawkit.events import (REST, AskedAboutRevoke, AskedToSee, Attention, Called, CalledOnNextBoard, Claimed,
                           Conceded, Designated, Elected, ExchangedHands, Exposed, Found, Led, LeftSeat, Looked,
                           LookedAtLastCard, Mislaid, MixedCards, Named, Objected, Agreed, Played, PointedOut,
                           ShowedHand, Spread, Substituted, Summoned, Touched, TurnedCard, Warned, Withdrew)
from lawkit.play import trick_winner
from lawkit.ruling import Choice, Judgement, Moment
from lawkit.terms import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, SEATS, cards_in

SEED = int(os.environ.get("SEED", "20261130"))

ALL_KNOWN = 0, 0, 0, 0
LAST_TRICKS = 4


def new_table(random):
    """A table before the first call, all 52 cards known, with a board from 1 to 16. Returns Table."""
    cards = random.sample(range(52), 52)
    known = tuple(sum(1 << card for card in cards[at:at + 13]) for at in range(0, 52, 13))
    return Table.begin(Setup(LAWS_2017, by_number(random.randint(1, 16)), Deal(known, ALL_KNOWN)))


def hand(table, seat):
    """The cards of ``seat`` now. Returns tuple[Card, ...]."""
    return cards_in(table.hands[seat])


# -- lawful acts

def lawful_act(table, random, quiet=0.5):
    """A lawful call or card of whoever is on turn; a pass with probability ``quiet`` or more, and every other bid is a low
    one. Returns an event, or None where nothing is lawful.
    """
    if table.play is None:
        calls = lawful_calls(table)
        low = calls[:random.choice((4, 38))]
        call = PASS if PASS in calls and random.random() < quiet else random.choice(low)
        return Called(table.turn, call)
    cards = lawful_plays(table)
    return put(table, random.choice(cards)) if cards else None


def put(table, card, seat=None):
    """The event by which ``seat`` (default: the hand on turn) leads or plays ``card``. Returns Led or Played."""
    return (Played if table.play.trick else Led)(table.turn if seat is None else seat, (card,))


# -- irregular acts, each from a table and a source of chance; None where it cannot be done now

def insufficient_bid(table, random):
    last = table.auction.bid
    return Called(table.turn, random.choice([bid for bid in BIDS if bid <= last])) if last else None


def inadmissible_double(table, random):
    wrong = [call for call in (DOUBLE, REDOUBLE) if call not in lawful_calls(table)]
    return Called(table.turn, random.choice(wrong)) if wrong else None


def call_out_of_turn(table, random):
    return Called(other_than(table.turn, random), random.choice(CALLS[:38]))


def change_of_call(table, random):
    calls = table.auction.calls
    return Substituted(calls[-1].seat, random.choice(CALLS[:38])) if calls else None


def exposure(table, random):
    seat = random.choice(SEATS)
    held = hand(table, seat)
    kind = random.choice((Exposed, Named))
    return kind(seat, tuple(random.sample(held, min(len(held), random.choice((1, 1, 2)))))) if held else None


def lead_in_the_auction(table, random):
    seat = random.choice(SEATS)
    return Led(seat, (random.choice(hand(table, seat)),))


def wrong_card(table, random):
    """A revoke, a forbidden lead, or another card than the penalty card."""
    wrong = [card for card in hand(table, table.turn) if card not in lawful_plays(table)]
    return put(table, random.choice(wrong)) if wrong else None


def card_out_of_turn(table, random):
    seat = other_than(table.turn, random)
    held = hand(table, seat)
    return put(table, random.choice(held), seat) if held else None


def several_cards(table, random):
    """Two or three cards at once from the hand on turn."""
    held = hand(table, table.turn)
    cards = tuple(random.sample(held, min(len(held), random.choice((2, 2, 3)))))
    return (Played if table.play.trick else Led)(table.turn, cards) if len(cards) > 1 else None


def face_down_lead(table, random):
    if table.phase != "clarification":
        return None
    seat = random.choice(SEATS)
    return Led(seat, (random.choice(hand(table, seat)),), face_down=True)


def card_called_from_dummy(table, random):
    held = hand(table, table.contract.dummy)
    return Designated(table.contract.declarer, random.choice(held)) if held else None


WORDS = ("low", "high", "win", "whatever", "spade", "heart", "diamond", "club", "ruff", "low heart", "ten", "two", "ace", "you know")


def words_for_dummy(table, random):
    return Designated(table.contract.declarer, None, random.choice(WORDS))


def card_named(table, random):
    held = hand(table, table.turn)
    return Designated(table.turn, random.choice(held)) if held and table.turn != table.contract.dummy else None


def another_card_moved(table, random):
    """Dummy moves another card than the one just called; or declarer calls one."""
    dummy = table.contract.dummy
    held = hand(table, dummy) if type(table.event) is Designated else lawful_plays(table) if table.turn == dummy else ()
    if not held:
        return None
    return (Played(dummy, (random.choice(held),)) if type(table.event) is Designated
            else Designated(table.contract.declarer, random.choice(held)))


def fifth_card(table, random):
    seat = other_than(table.turn, random)
    held = hand(table, seat)
    return Played(seat, (random.choice(held),)) if held and not table.play.trick else None


def lead_over_a_missing_card(table, random):
    """The hand that has won a trick of three cards leads on; or somebody mislays a card."""
    play = table.play
    if len(play.trick) != 3:
        played = [each for trick in play.tricks for each in trick.plays]
        return Mislaid(*random.choice(played)) if played else None
    winner = trick_winner(play.trick, play.contract.trump)
    return Led(winner, (random.choice(hand(table, winner)),)) if hand(table, winner) else None


def played_cards_handled(table, random):
    """A question about a revoke, or an act with cards of tricks that are over."""
    seat, other = random.sample(SEATS, 2)
    number = random.choice((None, table.play.number - 1, random.randint(1, 13)))
    return random.choice((AskedAboutRevoke(seat, other), TurnedCard(seat, random.random() < 0.5), PointedOut(seat, other),
                          AskedToSee(seat, number), LookedAtLastCard(seat), MixedCards(seat)))


def touch(table, random):
    held = hand(table, table.contract.dummy)
    return Touched(random.choice(table.contract.declarer.side.seats), random.choice(held)) if held else None


def hand_put_down(table, random):
    return Spread(random.choice(SEATS))


def act_of_dummy(table, random):
    """Dummy speaks, strays, or is shown a hand."""
    dummy = table.contract.dummy
    kind = random.choice((Attention, Summoned, ExchangedHands, LeftSeat, ShowedHand, Warned, Looked))
    if kind is Warned:
        return Warned(dummy, random.choice(("wrong hand", "irregularity")))
    if kind is Looked:
        return Looked(dummy, "defender's hand")
    return kind(dummy.lho if kind is ShowedHand else dummy)


def claim(table, random):
    """A claim or concession near the end, where every line can be looked at in no time."""
    kind, left = random.choice((Claimed, Conceded)), table.play.left
    return None if left > LAST_TRICKS else kind(table.turn, random.choice((REST, random.randint(0, left))))


IN_AUCTION = insufficient_bid, inadmissible_double, call_out_of_turn, change_of_call, exposure, lead_in_the_auction
IN_PLAY = (wrong_card, wrong_card, wrong_card, card_out_of_turn, several_cards, exposure, face_down_lead, card_called_from_dummy,
           hand_put_down, act_of_dummy, claim, words_for_dummy, words_for_dummy, card_named, another_card_moved, another_card_moved,
           fifth_card, touch, lead_over_a_missing_card, lead_over_a_missing_card, played_cards_handled)


def irregular_act(table, random):
    """An act that breaks something more often than not. Returns an event or None."""
    return random.choice(IN_AUCTION if table.play is None else IN_PLAY)(table, random)


def other_than(seat, random):
    return random.choice([other for other in SEATS if other != seat])


# -- answers

def answers(table):
    """Every event by which somebody can answer an open question or do what a ruling demands. Returns list."""
    found = []
    for ruling in table.rulings:
        found += answers_to(ruling.question) if is_due(table, ruling.question) else []
        if type(ruling.question) is Moment and not table.happened(Summoned, since=ruling.case.before):
            found.append(Summoned(None))
    for duty in table.duties:
        if type(duty) in (MustTakeBack, MayChange):
            found += exchanges(table, duty.seat, duty.card)
    if table.docket.claim and not table.over:
        found += [said(seat) for said in (Agreed, Objected) for seat in table.docket.claim.event.seat.lho.side.seats]
    return found


def answers_to(question):
    if type(question) is Judgement:
        return [Found(question.id, "yes"), Found(question.id, "no")]
    if type(question) is not Choice:
        return []
    if question.call:
        return [option.answer for option in question.options]
    return [Elected(seat, option.id, option.answer) for option in question.options if type(option.answer) is str
            and not option.deed for seat in (question.by, *question.also)]


def exchanges(table, seat, card):
    """Every way in which ``seat`` can take ``card`` back. Returns list[Withdrew]."""
    return [Withdrew(seat, (card,))] + [Withdrew(seat, (card,), (other,)) for other in hand(table, seat)]


# -- whole boards

def lawful_board(random):
    """The tables of one lawful board, from the first on, with boards of few calls and of many."""
    quiet = random.choice((0, 0.5, 0.7))
    table = new_table(random)
    yield table
    while not table.over:
        table = table.apply(lawful_act(table, random, quiet))
        yield table


class Trial(NamedTuple):
    """An act that was tried at a table, whether it was meant to be ``irregular``, and what came of it: the table ``after`` it,
    or why there is none (``error``).
    """

    irregular: bool
    after: Table | None
    error: Exception | None = None


def irregular_board(random, share=0.05, answered=0.6, acts=150):
    """The tables of one board on which ``share`` of the acts are irregular. What lawkit calls impossible, or does not
    compute yet, has not happened; such a board may stop before its end.
    """
    return (trial.after for trial in trials(random, share, answered, acts) if trial.after)


def trials(random, share=0.05, answered=0.6, acts=150):
    """Everything that is tried on such a board, the table before the first act first. Yields Trial."""
    table = new_table(random)
    yield Trial(False, table)
    for _ in range(acts):
        event, irregular = next_act(table, random, share, answered)
        if event is None:
            continue
        try:
            table = table.apply(event)
        except (Impossible, NotComputed) as error:
            yield Trial(irregular, None, error)
            continue
        yield Trial(irregular, table)
        if table.over and not answers(table):
            return


def next_act(table, random, share, answered):
    """What is tried next, and whether it is meant to be irregular. Returns (event or None, bool)."""
    open_ = answers(table)
    if open_ and (table.over or random.random() < answered):
        return random.choice(open_), False
    if table.over:
        return CalledOnNextBoard(random.choice(SEATS)), False
    if random.random() < share:
        return irregular_act(table, random), True
    return lawful_act(table, random), False
