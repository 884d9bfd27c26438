"""Law 46: Incomplete or invalid call of dummy's card."""
from typing import NamedTuple

from ..case import Case
from ..conduct import either_defender, hand_of
from ..designation import ANY, HIGH, LOW, TRUMP, UNCLEAR, WIN, Said, understood
from ..effects import CountsAsPlayed, DesignationVoid, NamedInPart, PlayedFromDummy, ReadAs
from ..events import Designated
from ..lawful import lawful_plays
from ..play import Play, trick_winner
from ..ruling import Choice, Effect, Judgement, OpenPoint, Option, proceeding, provision, under, which
from ..terms import PACK, SUIT_MASKS, SUITS, Card, NotComputed, cards_in, mask_of, value
from .law45 import before_the_first_call, changes_a_call

LAST_SUIT, DEFENDERS_CHOOSE = "last_suit", "46B5"


@value
class Heard(NamedTuple):
    """What was ``said`` at a moment of the ``play``, and the cards that dummy could lawfully play."""

    said: Said
    play: Play
    lawful: tuple[Card, ...]

    @property
    def dummy(self):
        """int: the mask of dummy's cards."""
        return self.play.hands[self.play.contract.dummy]

    @property
    def of_rank(self):
        """tuple[Card, ...]: dummy's cards of the rank that was said."""
        return tuple(card for card in cards_in(self.dummy) if card.rank == self.said.rank)

    def holds(self, suit):
        """Whether dummy has a card of ``suit``. Returns bool."""
        return bool(self.dummy & SUIT_MASKS[suit])


# -- which rule reads the words

@provision("46A")
def suit_and_rank(heard):
    said = heard.said
    return said.suit is not None and any(card.suit == said.suit for card in heard.of_rank)


@provision("46B1(a)")
def high(heard):
    return heard.said.height == HIGH and in_the_suit_led(heard)


@provision("46B1(b)")
def win(heard):
    return heard.said.height == WIN and bool(sure_winners(heard))


@provision("46B1(c)")
def low(heard):
    return heard.said.height == LOW and in_the_suit_led(heard)


@provision("46B1")
def height_and_no_suit_led(heard):
    said = heard.said
    return said.height in (HIGH, LOW) and said.suit is None and not heard.play.trick


@provision("46B2", unless=("46B1(c)", "46B4"))
def suit_and_no_rank(heard):
    said = heard.said
    return said.suit is not None and said.rank is None and said.height in (None, LOW)


@provision("46B3(a)")
def rank_in_the_suit_that_won(heard):
    said = heard.said
    return said.suit is None and said.rank is not None and any(card.suit == suit_that_won(heard.play) for card in heard.of_rank)


@provision("46B3(b)", unless=("46B3(a)", "46B4"))
def rank_and_no_suit(heard):
    return heard.said.suit is None and heard.said.rank is not None


@provision("46B4")
def not_in_dummy(heard):
    said = heard.said
    if said.rank is None:
        return said.suit is not None and not heard.holds(said.suit)
    return not any(said.suit in (None, card.suit) for card in heard.of_rank)


@provision("46B5")
def neither_suit_nor_rank(heard):
    said = heard.said
    void = said.height in (HIGH, LOW) and heard.play.trick and not heard.holds(heard.play.led)
    return said.suit is None and (said.height == ANY or bool(void))


@provision("46B", unless=("46B4",))
def fixes_no_card(heard):
    """Words that are not understood; to win where no card is sure to; high in a suit that was not led."""
    said = heard.said
    high_elsewhere = said.height == HIGH and said.suit is not None and not in_the_suit_led(heard)
    return said == UNCLEAR or high_elsewhere or said.height == WIN and not sure_winners(heard)


RULES = ("46A", "46B1(a)", "46B1(b)", "46B1(c)", "46B1", "46B2", "46B3(a)", "46B3(b)", "46B4", "46B5", "46B")


def in_the_suit_led(heard):
    """Whether the words speak of the suit led and dummy has it. Returns bool."""
    led = heard.play.led
    return led is not None and heard.said.suit in (None, led) and heard.holds(led)


def suit_that_won(play):
    """The suit with which dummy has won the trick before this lead (46B3(a)). Returns Denomination or None."""
    last = play.tricks[-1] if play.tricks and not play.trick else None
    if last is None or last.winner != play.contract.dummy:
        return None
    return dict(last.plays)[last.winner].suit


def sure_winners(heard):
    """The cards of dummy that are certain to win the trick, whatever the hands that have still to play may hold.

    Returns tuple[Card, ...].
    """
    play = heard.play
    if not play.trick:
        return ()
    dummy, trump = play.contract.dummy, play.contract.trump
    out = [] if len(play.trick) == 3 else cards_in(still_out(play))
    beats = lambda card, other: trick_winner(((dummy, other), (dummy.lho, card)), trump) != dummy
    return tuple(card for card in heard.lawful
                 if trick_winner((*play.trick, (dummy, card)), trump) == dummy and not any(beats(each, card) for each in out))


def still_out(play):
    """The cards that another hand may hold. Returns the mask."""
    dummy = play.contract.dummy
    others = [seat for seat in range(4) if seat != dummy]
    played = mask_of(card for trick in play.tricks for _, card in trick.plays) | mask_of(card for _, card in play.trick)
    unknown = PACK & ~played
    for hand in play.hands:
        unknown &= ~hand
    maybe = sum(SUIT_MASKS[suit] for suit in SUITS if any(play.open[seat] >> suit & 1 for seat in others))
    known = 0
    for seat in others:
        known |= play.hands[seat]
    return known | unknown & maybe


# -- the card that the words call

def reading(table, words):
    """The provision that reads ``words`` at ``table``, and the cards that they may mean. Returns tuple (str, tuple)."""
    play = table.play
    said = understood(words)
    if said.suit == TRUMP:
        said = said._replace(suit=play.contract.trump) if play.contract.trump is not None else UNCLEAR
    heard = Heard(said, play, lawful_plays(table, play.contract.dummy))
    refuse_unknown(heard)
    id = which(RULES, heard)
    return id, tuple(CARDS[id](heard, table)) if id in CARDS else ()


def of_suit(heard, suit):
    """Dummy's cards of ``suit``, from the highest down. Returns tuple[Card, ...]."""
    return cards_in(heard.dummy & SUIT_MASKS[suit])


def continued(heard, table):
    """A height with dummy on lead (P9): in the suit that dummy has just won with, or left to the defenders."""
    if (table.regulation("height_without_a_suit") or LAST_SUIT) != LAST_SUIT:
        return ()
    suit = suit_that_won(heard.play)
    if suit is None:
        raise NotComputed("46B1", "a word about height, dummy leading, and no trick that dummy has won")
    held = of_suit(heard, suit)
    return (held[0 if heard.said.height == HIGH else -1],) if held else ()


def any_at_all(heard, table):
    """The one card that is left, where there is only one."""
    return heard.lawful if len(heard.lawful) == 1 and not heard.play.open[heard.play.contract.dummy] else ()


CARDS = {
    "46A": lambda heard, _: [card for card in heard.of_rank if card.suit == heard.said.suit],
    "46B1(a)": lambda heard, _: of_suit(heard, heard.play.led)[:1],
    "46B1(b)": lambda heard, _: [min(sure_winners(heard), key=lambda card: card.rank)],
    "46B1(c)": lambda heard, _: of_suit(heard, heard.play.led)[-1:],
    "46B1": continued,
    "46B2": lambda heard, _: of_suit(heard, heard.said.suit)[-1:],
    "46B3(a)": lambda heard, _: [card for card in heard.of_rank if card.suit == suit_that_won(heard.play)],
    "46B3(b)": lambda heard, _: [card for card in heard.of_rank if card in heard.lawful],
    "46B5": any_at_all,
}


def refuse_unknown(heard):
    """Raises NotComputed where the words may mean a card of dummy that nobody has told."""
    play, said = heard.play, heard.said
    dark = [suit for suit in SUITS if play.open[play.contract.dummy] >> suit & 1]
    if said == UNCLEAR or said.height == ANY or said.suit is not None and said.rank is not None:
        return
    if said.rank is not None:
        unknown = dark and len(heard.of_rank) < 2
    else:
        suit = play.led if said.suit is None else said.suit
        unknown = suit in dark and not is_extreme(heard, suit)
    if unknown:
        raise NotComputed("46B", "words for a card of dummy, whose cards are not all known")


def is_extreme(heard, suit):
    """Whether dummy has the very card that no other of ``suit`` can outdo in what was said: the ace, or the two."""
    rank = "A" if heard.said.height == HIGH else "2"
    return heard.said.height != WIN and bool(heard.dummy >> Card(f"{suit}{rank}") & 1)


def heard_as(table, event):
    """A designation in words as the one card that it calls, where it calls one; any other event as it is."""
    if type(event) is not Designated or event.card is not None or table.play is None:
        return event
    if event.seat != table.play.contract.declarer:
        raise NotComputed("46B", f"{event.seat} calls a card in words, and is not declarer")
    _, cards = reading(before_the_first_call(table), event.words)
    return event._replace(card=cards[0]) if len(cards) == 1 else event


def moves_no_card(table, event):
    """Whether the Laws are asked before a card of dummy is moved: no card is named, dummy has not got it, it changes an
    earlier call, or it answers what the Director has asked declarer. Returns bool.
    """
    said_again = event.card is not None and changes_a_call(table) == event.card
    return event.card is None or said_again or which_law_for_designated(table, event) is not None or asked_which(table)


def asked_which(table):
    """Whether declarer has been asked which card is meant. Returns bool."""
    return any(type(r.question) is Choice and r.question.id in ("46B", "46B3(b)") for r in table.rulings)


def which_law_for_designated(table, event):
    """The proceeding for a call that moves no card by itself. Returns str or None."""
    if table.play is None or event.seat != table.play.contract.declarer:
        return None
    if event.card is None:
        id, _ = reading(before_the_first_call(table), event.words)
        return "46B5" if id == "46B1" else id
    called = changes_a_call(table)
    if any(r.law == "46B" and type(r.question) is Judgement for r in table.rulings):
        raise NotComputed("46B", "a card called before the Director has found what the words meant")
    if called == event.card:
        return None
    if not table.holds_card(table.play.contract.dummy, event.card) and not may_hold(table.play, event.card):
        return "46B4"
    if called is not None and played_unnamed(table, called):
        raise NotComputed("45C4(b)", f"declarer, who has not named {called}, calls for another card")
    return "45C4(b)" if called is not None else None


def played_unnamed(table, card):
    """Whether dummy's ``card`` is played because declarer has touched it, or a defender has chosen it. Returns bool."""
    unnamed = {("45C3", CountsAsPlayed), ("46B5", PlayedFromDummy)}
    return any((effect.id, type(effect.what)) in unnamed and effect.what.card == card
               for ruling in table.rulings for effect in ruling.effects)


def may_hold(play, card):
    """Whether dummy, whose cards are not all known, may have ``card``. Returns bool."""
    return bool(play.open[play.contract.dummy] >> card.suit & 1) and not play.has_played(play.contract.dummy, card)


# -- what the Director says

def read_from_words(table):
    """Words that did not name suit and rank have called a card of dummy."""
    event = table.event
    if type(event) is Designated and event.words and table.play.has_played(table.play.contract.dummy, event.card):
        if table.parent.play.turn == table.play.contract.dummy and reading(table.parent, event.words)[0] != "46A":
            yield "46", Case(table.parent, event, table.play.contract.dummy)


@proceeding("46")
def incomplete_call(case):
    id, _ = reading(case.before, case.act.words)
    yield Effect("46A", NamedInPart(case.declarer))
    if id == "46B1":
        yield OpenPoint("P9", "46B1", "height_without_a_suit", (LAST_SUIT, DEFENDERS_CHOOSE))
    if id != "46B5":
        yield Effect(id, ReadAs(case.offender, case.card))


@proceeding("46B3(b)")
def declarer_says_which(case):
    yield Effect("46A", NamedInPart(case.declarer))
    _, cards = reading(case.before, case.act.words)
    if not cards:
        yield Effect("46B3(b)", DesignationVoid(case.declarer))
        return
    yield from declarer_names(case, "46B3(b)", cards)


@proceeding("46B4")
def card_not_in_dummy(case):
    yield Effect("46B4", DesignationVoid(case.declarer))


@proceeding("46B5")
def a_defender_chooses(case):
    dummy = case.offender
    if reading(case.before, case.act.words)[0] == "46B1":
        yield OpenPoint("P9", "46B1", "height_without_a_suit", (LAST_SUIT, DEFENDERS_CHOOSE))
    yield Effect("46A", NamedInPart(case.declarer))
    options = tuple(Option(f"require {card}", "46B5") for card in lawful_plays(case.before, dummy))
    answer = yield from either_defender("46B5", dummy.lho, options, nobody_else_moves)
    yield Effect("46B5", PlayedFromDummy(dummy, named(answer)))


@proceeding("46B")
def words_that_fix_no_card(case):
    if (yield Judgement("46B", (case.act,))):
        yield from declarer_names(case, "46B", lawful_plays(case.before, case.offender))
    else:
        yield from under("46B5", case)


def declarer_names(case, id, cards):
    """Declarer says which of ``cards`` is meant, and it is played."""
    options = tuple(Option(f"require {card}", id) for card in cards)
    answer = yield Choice(id, case.declarer, options, a_call_for(case.declarer, cards, id))
    yield Effect(id, PlayedFromDummy(case.offender, named(answer)))


def named(answer):
    """The card of an answer such as ``require HA``. Returns Card."""
    return Card(answer.split()[1])


def a_call_for(declarer, cards, id):
    """A deed: ``declarer`` calls for one of ``cards``. Returns a function of (table before, event)."""
    def deed(before, event):
        if type(event) is not Designated or event.seat != declarer:
            return None
        if event.card not in cards:
            raise NotComputed(id, "declarer calls for none of the cards that the words may mean")
        return f"require {event.card}"
    return deed


def nobody_else_moves(before, event):
    """A deed that answers nothing: until a defender has chosen, no card is played."""
    if type(event) is Designated or hand_of(before, event) is not None:
        raise NotComputed("46B5", "a card played or called before a defender has chosen dummy's card")
