"""What holds on every board, lawful or not. Each invariant is a function of a board, the list of its tables, and gives the
tables at which it does not hold.
"""
import random_boards
from lawkit import Impossible, NotComputed, Table, lawful_calls, lawful_plays
from lawkit.answers import is_due
from lawkit.effects import MustPass, MustRepeat, TricksTransferred
from lawkit.events import Called
from lawkit.lawful import may_lead_over
from lawkit.laws.law57 import plays_to_early_lead
from lawkit.laws.law58 import chooses_or_plays_to_it
from lawkit.notation import lines
from lawkit.ruling import Choice
from lawkit.tally import trick_sides, tricks
from lawkit.terms import CALLS, PACK, PASS, SEATS, cards_in
from states import state


def replayed_is_the_same(board):
    """The log, written and read again, gives the same table at every event."""
    replayed = Table.begin(board[0].setup)
    for table, event in zip(board[1:], board[-1].log, strict=True):
        replayed = replayed.apply(lines.read(lines.write(event)))
        if state(replayed) != state(table):
            yield table


def earlier_table_stays(board):
    """What happens later leaves the earlier table as it was, and it can happen there again."""
    for before, after in zip(board, board[1:]):
        kept = state(before)
        if after.parent is not before or state(before.apply(after.event)) != state(after) or state(after.parent) != kept:
            yield after


def thirteen_cards_each(board):
    """Every hand keeps its thirteen cards, held or played."""
    dealt = board[0].setup.deal.known
    assert sum(dealt) == PACK and all(hand.bit_count() == 13 for hand in dealt)
    whole = [list(cards_in(hand)) for hand in dealt]
    for table in board:
        if [sorted(cards, reverse=True) for cards in held_or_played(table)] != whole:
            yield table


def held_or_played(table):
    """The cards of each hand, whether still held or played. Returns list of lists of cards."""
    cards = [list(cards_in(hand)) for hand in table.hands]
    if table.play:
        for seat, card in [each for number in range(1, 14) for each in table.play.plays_of(number)]:
            cards[seat].append(card)
        for _, seat, card in table.play.surplus:
            cards[seat].append(card)
    return cards


def the_lawful_breaks_nothing(board):
    """Exactly what is said to be lawful breaks nothing."""
    for table in board:
        if goes_on(table) and not (calls_agree(table) if table.play is None else cards_agree(table)):
            yield table


def goes_on(table):
    """Whether calls or cards count: after a claim no card does, unless all agree to play on (68D). Returns bool."""
    return not table.over and table.docket.claim is None


def calls_agree(table):
    verdict, seat = table.rules.verdict, table.turn
    allowed = {call for call in CALLS if verdict(table, Called(seat, call)).lawful}
    again = must_repeat(table, seat)
    return again and must_pass(table, seat) or allowed | again == set(lawful_calls(table))


def cards_agree(table):
    verdict = table.rules.verdict
    allowed = [card for card in random_boards.hand(table, table.turn) if verdict(table, random_boards.put(table, card)).lawful]
    return allowed == list(lawful_plays(table))


def must_repeat(table, seat):
    """The call that ``seat`` must make again, were it insufficient again (27A2, 31A1). Returns set[Call]."""
    return {duty.call for duty in table.duties if type(duty) is MustRepeat and duty.seat == seat}


def must_pass(table, seat):
    """Whether ``seat`` must pass as well (24B, 31A1): which of two duties yields to the other the Laws do not say."""
    return any(type(duty) is MustPass and duty.seat == seat for duty in table.duties)


def nobody_acts_lawfully_out_of_turn(board):
    """No call or card of another seat than the one on turn is lawful."""
    for table in board:
        if goes_on(table) and any(acts_lawfully(table, seat) for seat in SEATS
                                  if seat != table.turn and not may_play_all_the_same(table, seat)):
            yield table


def acts_lawfully(table, seat):
    held = random_boards.hand(table, seat)
    event = Called(seat, PASS) if table.play is None else random_boards.put(table, held[0], seat) if held else None
    return event is not None and table.rules.verdict(table, event).lawful


def may_play_all_the_same(table, seat):
    """Whether an opponent's card leaves ``seat`` free to play: a lead out of turn (53B) or too early (60A2), or several cards at
    once (58B3)."""
    return table.play is not None and (may_lead_over(table, seat) or chooses_or_plays_to_it(table, seat) or plays_to_early_lead(table, seat))


def what_is_offered_can_be_elected(board):
    """Every answer that a question offers is possible."""
    for table in board:
        questions = [r.question for r in table.rulings if type(r.question) is Choice and is_due(table, r.question)]
        if any(is_impossible(table, answer) for question in questions for answer in random_boards.answers_to(question)):
            yield table


def is_impossible(table, event):
    try:
        table.apply(event)
    except NotComputed:
        return False
    except Impossible:
        return True
    return False


def an_auction_can_be_finished(board):
    """When all questions are answered and everybody passes, the auction ends."""
    for table in board:
        if not table.play and finished(table) is None:
            yield table


def finished(table, most=60):
    """``table`` when all questions are answered and everybody passes; the last table where lawkit does not compute what
    comes next; None when ``most`` acts do not end the auction.
    """
    for _ in range(most):
        if table.play or table.auction.ended:
            return table
        calls = lawful_calls(table)
        events = random_boards.answers(table) + [Called(table.turn, PASS if PASS in calls else calls[0])]
        later = next(filter(None, (tried(table, event) for event in events)), None)
        if later is None:
            return table
        table = later
    return None


def tried(table, event):
    """Returns Table, or None where ``event`` cannot happen, is not computed, or changes nothing."""
    try:
        after = table.apply(event)
    except (Impossible, NotComputed):
        return None
    return None if state(after) == state(table) else after


def a_revoke_costs_no_more_than_was_won(board):
    """A revoke never costs more than its side won from then on; no trick moves twice, and thirteen are shared."""
    table = board[-1]
    if table.over and table.docket.moved and tricks(table) is not None and not rightly_transferred(table):
        yield table


def rightly_transferred(table):
    won, moved = trick_sides(table), table.docket.moved
    transfers = [effect.what for ruling in table.rulings for effect in ruling.effects if type(effect.what) is TricksTransferred]
    return (len(dict(moved)) == len(moved) and all(won[number] != side for number, side in moved)
            and sum(tricks(table)) == 13 and min(tricks(table)) >= 0
            and all(least(won, transfer) >= transfer.count for transfer in transfers))


def least(won, transfer):
    """How many tricks the offending side won from the revoke trick on. Returns int."""
    return sum(side != transfer.side for number, side in won.items() if number >= transfer.first)


INVARIANTS = (replayed_is_the_same, earlier_table_stays, thirteen_cards_each, the_lawful_breaks_nothing,
              nobody_acts_lawfully_out_of_turn, what_is_offered_can_be_elected, an_auction_can_be_finished,
              a_revoke_costs_no_more_than_was_won)
