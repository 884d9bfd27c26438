"""What a player may lawfully call or play, and why not the rest: the one place where actions are filtered."""
from typing import NamedTuple

from .effects import (MAJOR, MINOR, CardDue, LeadDemanded, LeadForbidden, MustChoose, MustPass, MustPlay, MustRepeat, PenaltyCard, PlaysInTurn,
                      RankDemanded, SuitDemanded, SuitForbidden)
from .events import Led
from .ruling import Choice
from .terms import BIDS, DOUBLE, HOLDINGS, PASS, REDOUBLE, SUIT_MASKS, SUITS, TEN, cards_in, mask_of, value


@value
class Breach(NamedTuple):
    """A provision that an act breaks, the reason in words, and the provisions ``by`` which that is decided."""

    id: str
    why: str
    by: tuple[str, ...] = ()


@value
class Verdict(NamedTuple):
    """Every breach of one act; none makes it lawful."""

    breaches: tuple[Breach, ...]

    @property
    def lawful(self):
        """bool: whether nothing is broken."""
        return not self.breaches


# -- calls

OPEN_CALLS = {}


def open_calls(auction, seat):
    """The calls that Laws 18 and 19 leave ``seat``, had it the turn. Returns tuple[Call, ...], pass first."""
    opponents = bool(auction.bid) and (seat - auction.bidder) & 1
    key = auction.bid, auction.stake, opponents
    if key not in OPEN_CALLS:
        stake = (DOUBLE,) if opponents and not auction.stake else ()
        if auction.bid and auction.stake == 1 and not opponents:
            stake = (REDOUBLE,)
        OPEN_CALLS[key] = (PASS, *stake, *(b for b in BIDS if b > auction.bid))
    return OPEN_CALLS[key]


def lawful_calls(table, seat=None):
    """The calls that ``seat`` (default: whoever is on turn) may lawfully make, as if it were its turn.

    Returns tuple[Call, ...] in the order pass, double, redouble, bids; empty once the auction is over (17, 22).
    """
    auction = table.auction
    if table.play is not None or auction.passes > 2 and auction.ended:
        return ()
    seat = auction.turn if seat is None else seat
    calls = open_calls(auction, seat)
    for bound in table.docket.bound:
        duty = bound.duty
        if duty.seat == seat and type(duty) is MustPass:
            calls = (PASS,)
        elif duty.seat == seat and type(duty) is MustRepeat:
            calls = (duty.call,)
    return calls


def call_breaches(table, event):
    """Every provision that a call breaks: rotation, rank, doubles, duties to pass or repeat.

    Returns tuple[Breach, ...].
    """
    auction, seat, call = table.auction, event.seat, event.call
    if table.closed:
        return (Breach("39", "the auction has ended"),)
    found = []
    if call > BIDS[-1]:
        found.append(Breach("38A", "no bid may be above seven", ("18A",)))
    if call in (DOUBLE, REDOUBLE) and call not in open_calls(auction, seat):
        ended = ("19C",) if call == REDOUBLE and double_ended(auction, seat) else ()
        found.append(Breach("19A1" if call == DOUBLE else "19B1", stake_fault(auction, call), ended))
    for bound in table.docket.bound:
        if bound.duty.seat == seat and type(bound.duty) is MustPass and call != PASS:
            found.append(Breach("37", f"{seat} must pass ({bound.id})"))
        if bound.duty.seat == seat and type(bound.duty) is MustRepeat and call != bound.duty.call:
            found.append(Breach(bound.id, f"{seat} must call {bound.duty.call} again"))
    if auction.calls and auction.calls[-1].seat == seat != auction.turn:
        found.append(Breach("25", f"{seat} has just called"))
    elif seat != auction.turn:
        found.append(Breach("17C", f"it is {auction.turn}'s turn", () if auction.calls else ("17B",)))
    if call > REDOUBLE and call <= auction.bid:
        found.append(Breach("18D", f"{call} does not outrank {auction.bid}", rank_rules(auction, call)))
    return tuple(found)


def rank_rules(auction, call):
    """Why ``call`` is too low: its level and denomination (18B), at the same level the rank of denominations (18E), and
    that other calls since the last bid do not count (18C). Returns tuple[str, ...].
    """
    same_level = call.level == auction.bid.level and call != auction.bid
    passed_over = auction.calls[-1].call != auction.bid
    return ("18B", *["18E"] * same_level, *["18C"] * passed_over)


def double_ended(auction, seat):
    """Whether the other side of ``seat`` has doubled and a later bid ended that (19C). Returns bool."""
    doubled = any(called.call == DOUBLE and (called.seat - seat) & 1 for called in auction.calls)
    return doubled and not auction.stake


def stake_fault(auction, call):
    """Why a double or redouble is inadmissible. Returns str."""
    if not auction.bid:
        return "there is no bid yet"
    if call == DOUBLE:
        return "the last bid is doubled already" if auction.stake else "the last bid is the own side’s"
    return "there is no double of the other side to redouble"


# -- cards

LEADS_OUT_OF_TURN = "54", "55A", "56"


def waiting_lead(table):
    """The ruling on a lead out of turn that lies on the table and about which nobody has chosen yet (53).

    Returns Ruling or None.
    """
    return next((r for r in reversed(table.rulings) if type(r.question) is Choice and nobody_has_chosen(r.question)), None)


def nobody_has_chosen(choice):
    """Whether ``choice`` is about a lead out of turn, and of two defenders neither has spoken (55A). Returns bool."""
    return choice.id in LEADS_OUT_OF_TURN and (choice.id != "55A" or bool(choice.also))


def may_lead_over(table, seat):
    """Whether ``seat``, whose turn it was, may still lead over an opponent's lead out of turn (53B). Returns bool."""
    ruling = waiting_lead(table) if table.docket.rulings else None
    if ruling is None or seat in dict(table.play.trick):
        return False
    return ruling.case.before.play.turn == seat and seat.side != ruling.case.side


class Filter(NamedTuple):
    """One step of the order of precedence: ``keep`` is the mask left; ``id`` speaks; ``why`` says it for what falls."""

    id: str
    keep: int
    why: str
    drops: bool = True


def lawful_plays(table, seat=None):
    """The known cards that ``seat`` (default: the hand on turn) may lawfully lead or play, as if it were its turn.

    Returns tuple[Card, ...], spades first and high to low; empty before the play and after it.
    """
    play = table.play
    if play is None:
        return ()
    seat = play.turn if seat is None else seat
    hand = play.hands[seat]
    if not table.docket.bound and not play.open[seat] and not play.owed and not may_lead_over(table, seat):
        if play.trick:
            suited = hand & SUIT_MASKS[play.trick[0][1] // 13]
            return HOLDINGS[suited] if suited else cards_in(hand)
        return cards_in(hand)
    mask = hand
    for step in play_filters(table, seat, hand):
        mask = step.keep
    return cards_in(mask)


def play_filters(table, seat, mask, tried=0):
    """The steps that leave, of the cards in ``mask``, those that ``seat`` may lead or play: following suit, what declarer
    has demanded (given up where it cannot be obeyed), a card played too early, then penalty cards. A card ``tried`` (its
    mask) meets every step, also after one that it has failed. Returns list[Filter].
    """
    play, steps = table.play, []
    mine = [b for b in table.docket.bound if b.duty.seat == seat]
    leading = not play.owed and (not play.trick or play.trick[0][0] == seat or may_lead_over(table, seat)
                                 or any(type(b.duty) is MustChoose and b.duty.leads for b in mine))
    if not leading:
        steps.append(follow_suit(play, seat, mask))
        mask = steps[-1].keep | tried
        for step in demands_on_play(play, seat, mask, mine) if steps[-1].keep else ():
            steps.append(step)
            mask = step.keep | tried
    else:
        for bound in mine:
            if type(bound.duty) in (LeadDemanded, LeadForbidden):
                steps.append(lead_restriction(play, seat, mask, bound))
                mask = steps[-1].keep | tried
    for bound in mine:
        if type(bound.duty) is MustChoose:
            steps.append(one_of_those_shown(bound, mask))
            mask = steps[-1].keep | tried
    for bound in mine:
        if type(bound.duty) is CardDue and mask >> bound.duty.card & 1:
            steps.append(Filter(bound.id, 1 << bound.duty.card, f"{bound.duty.card} was held as a card that is played"))
            mask = steps[-1].keep | tried
    steps += penalty_cards(mine, mask)
    return steps or [Filter("44A", mask, "", drops=False)] * leads_freely(table, seat)


def leads_freely(table, seat):
    """Whether no major penalty card of the partner's stands between ``seat`` and any lead (44A, 50D2). Returns bool."""
    return not any(type(duty) is PenaltyCard and duty.kind == MAJOR for duty in table.duties_of(seat.partner, PenaltyCard))


def follow_suit(play, seat, mask):
    """To follow suit comes first (44C), else any card may be played (44D). Returns Filter."""
    suited = mask & SUIT_MASKS[play.led]
    if suited:
        return Filter("44C", suited, f"a card of the suit led, {play.led}, is held and must be played")
    if play.holds(seat, play.led) is None:
        return Filter("44C", 0, "whether the suit led is held is not known")
    return Filter("44D", mask, "", drops=False)


def lead_restriction(play, seat, mask, bound):
    """What one restriction of declarer's leaves, or all where it cannot be obeyed (59). Returns Filter."""
    duty = bound.duty
    if type(duty) in (LeadDemanded, SuitDemanded):
        kept = mask & SUIT_MASKS[duty.suit]
        if not kept and play.open[seat] >> duty.suit & 1:
            return Filter(bound.id, 0, "whether the suit required is held is not known")
        why = f"declarer requires {duty.suit}"
    else:
        banned = sum(SUIT_MASKS[suit] for suit in duty.suits)
        if not mask & ~banned and any(play.open[seat] >> suit & 1 for suit in SUITS if suit not in duty.suits):
            return Filter(bound.id, 0, "whether a suit that is not forbidden is held is not known")
        kept, why = mask & ~banned, f"declarer forbids {', '.join(map(str, duty.suits))}"
    return Filter(bound.id, kept, why) if kept else cannot_obey(mask)


def demands_on_play(play, seat, mask, mine):
    """What declarer's demand after a premature card leaves (57A), or all where it cannot be obeyed (57B, 59); then the
    own card that was played too early (57D). Returns list[Filter].
    """
    steps, follows = [], mask & SUIT_MASKS[play.led]
    for bound in mine:
        kind = type(bound.duty)
        if kind is PlaysInTurn:
            card = bound.duty.card
            steps.append(Filter(bound.id, mask & 1 << card, f"{card} was played too early and must be played in turn"))
        elif kind is RankDemanded and not follows or kind is SuitDemanded and follows:
            steps += given_up(cannot_obey(mask))
        elif kind is RankDemanded:
            steps.append(highest_or_lowest(play, seat, mask, bound))
        elif kind in (SuitDemanded, SuitForbidden) and not follows:
            steps += given_up(lead_restriction(play, seat, mask, bound))
    return steps


def given_up(step):
    """The step, with 57B before it where it gives the demand up (59). Returns list[Filter]."""
    return [step._replace(id="57B"), step] if step.id == "59" else [step]


def cannot_obey(mask):
    """Any card that is otherwise legal (59). Returns Filter."""
    return Filter("59", mask, "", drops=False)


def highest_or_lowest(play, seat, mask, bound):
    """The one card of the suit led that declarer requires (57A1, 57A2). Returns Filter."""
    which = bound.duty.which
    if play.open[seat] >> play.led & 1:
        return Filter(bound.id, 0, f"which card of the suit led is the {which} is not known")
    cards = cards_in(mask & SUIT_MASKS[play.led])
    return Filter(bound.id, 1 << (cards[0] if which == "highest" else cards[-1]), f"declarer requires the {which} of the suit led")


def one_of_those_shown(bound, mask):
    """Of several cards shown at once one is played (58B2). Returns Filter."""
    shown = mask & mask_of(bound.duty.cards)
    return Filter(bound.id, shown, f"one of {', '.join(map(str, bound.duty.cards))} must be played")


def penalty_cards(mine, mask):
    """What the hand's own penalty cards leave (50C, 50D1, 51A). Returns list[Filter]."""
    cards = [b.duty for b in mine if type(b.duty) is PenaltyCard]
    major = sum(1 << d.card for d in cards if d.kind == MAJOR)
    if mask & major:
        first = Filter("50D1(a)", mask & major, "a major penalty card goes as soon as it lawfully can")
        return [first, named_by_declarer(mine, mask & major)] if (mask & major).bit_count() > 1 else [first]
    if major:
        return [Filter("50D1(b)", mask, "", drops=False)]
    return [minor_card(duty, mask) for duty in cards if duty.kind == MINOR]


def named_by_declarer(mine, mask):
    """The one of several penalty cards that declarer has named (51A). Returns Filter."""
    for bound in mine:
        if type(bound.duty) is MustPlay and mask >> bound.duty.card & 1:
            return Filter("51A", 1 << bound.duty.card, f"declarer has named {bound.duty.card}")
    return Filter("51A", mask, "", drops=False)


def minor_card(duty, mask):
    """Cards below the ten, but the minor penalty card itself, may not be played (50C). Returns Filter."""
    small = sum(1 << card for card in cards_in(mask & SUIT_MASKS[duty.card.suit]) if card.rank < TEN)
    kept = mask & ~small | mask & 1 << duty.card
    return Filter("50C", kept, f"another card below the ten may not be played before {duty.card}")


def leads_undue(play, seat):
    """Whether a card of ``seat`` can only be a lead that is not due: out of turn, or to the next trick. Returns bool."""
    return any(hand == seat for hand, _ in play.trick[1:]) if play.trick else seat != play.turn


def leads_over_partner(table, event):
    """Whether the defender whose turn it was leads over a lead out of turn of partner's (60C). Returns bool."""
    ruling = waiting_lead(table) if type(event) is Led and table.docket.rulings else None
    return ruling is not None and ruling.case.defends and event.seat == ruling.case.partner == ruling.case.before.play.turn


def play_breaches(table, event):
    """Every provision about which card may be played that a card breaks; a lead out of turn or too early breaks none of these,
    nor do several cards of which one is still to be chosen.

    Returns tuple[Breach, ...].
    """
    seat, bit = event.seat, 1 << event.cards[0]
    if len(event.cards) > 1 or not table.play.owed and (leads_undue(table.play, seat) or leads_over_partner(table, event)):
        return ()
    steps = play_filters(table, seat, table.play.hands[seat] | bit, tried=bit)
    return tuple(Breach(step.id, step.why) for step in steps if step.drops and step.keep and not step.keep & bit)
