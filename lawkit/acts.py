"""What players' acts do to a table, before any Law speaks: each kind of event with its function."""
from .events import (Agreed, AskedToPlayOn, Called, Claimed, Conceded, Designated, Exposed, Faced, Led, Mislaid, Named, Objected, PlayEnded,
                     Played, PlayedOn, Refused, Withdrew)
from .table import Claim
from .terms import SEATS, Impossible, NotComputed


def recorded(table, event):
    """The table, at which ``event`` has been logged, after it as an act alone, before any Law speaks.

    Returns Table. Raises Impossible for what no table can see, NotComputed for what lawkit does not compute yet.
    """
    if too_late(table, event):
        return seen_only(table, event)
    act = ACTS.get(type(event))
    return act(table, event) if act else table


# -- the auction

def called(table, event):
    """A call, in turn or not, stands until a Law strikes it out. None stands after the final pass (39A), nor a second
    one in a row, which is an attempt to change the first (30B2, 31C, 32C).
    """
    auction = table.auction
    again = auction.calls and auction.calls[-1].seat == event.seat != auction.turn
    return table if again or table.closed else table.with_auction(auction.after(event))


# -- cards

def shown(table, event):
    """Cards seen or named: whoever holds them is known to hold them."""
    return laid_open(table, event.seat, event.cards)


def laid_open(table, seat, cards):
    """``cards`` of ``seat`` lie face up, and in no trick. Returns Table."""
    for card in cards:
        owner_known(table, seat, card)
    table = table.noting(face_up=table.docket.face_up + tuple((seat, card) for card in cards))
    return table if table.play is None else table.changed(play=table.play.seen(seat, cards))


def led(table, event):
    """A lead: face down beside the play; a card shown before the play, or by a hand that has played to the trick in
    progress; else a card played.
    """
    if event.face_down:
        first_of_its_hand(table, event)
        owner_known(table, event.seat, event.cards[0])
        return table.noting(hidden=table.docket.hidden + ((event.seat, event.cards[0]),))
    table = at_the_lead(table, event)
    if table.play is None or event.seat in dict(table.play.trick):
        return shown(table, event)
    return played(table, event)


def first_of_its_hand(table, event):
    lying = dict(table.docket.hidden).get(event.seat)
    if lying in event.cards:
        raise Impossible(f"{event.seat} leads {lying}, which lies face down already")
    if lying:
        raise NotComputed("41A", "a second card led face down by the same hand")


def at_the_lead(table, event):
    """The table with the trick before a lead complete, even if that leaves it with three cards. Returns Table."""
    leads = type(event) is Led and not event.face_down and table.play is not None
    if not leads or not table.rules.cuts_short(table, event.seat):
        return table
    if table.play.empty:
        raise NotComputed("62B", "a lead before a card taken back from the trick has been replaced")
    return table.changed(play=table.play.cut_short())


def faced(table, event):
    """The face-down lead is turned up and so played."""
    card = next((card for seat, card in table.docket.hidden if seat == event.seat), None)
    if card is None:
        raise Impossible(f"{event.seat} faces: no face-down lead of {event.seat} lies on the table")
    if table.play is None:
        raise NotComputed("24", "a face-down lead turned up during the auction")
    return put(table.without_hidden(event.seat), event.seat, card)


def played(table, event):
    """A card played; dummy's, when declarer had called for it, is moved only. Of several at once none is played yet, and none by
    a hand that has played to the trick in progress.
    """
    if table.play is None:
        raise NotComputed("24", "a card played during the auction")
    if len(event.cards) > 1:
        return shown(table, event)
    seat, card = event.seat, event.cards[0]
    if moved_another_card(table.parent, event):
        owner_known(table, seat, card)
        return table.changed(play=table.play.exchanged(seat, table.parent.event.card, card))
    if moved_as_called(table.parent, event):
        return table
    return put_or_laid_open(table, seat, card)


def put_or_laid_open(table, seat, card):
    """``card`` added to the trick, but by a hand that has played to it. Returns Table."""
    too_many = seat in dict(table.play.trick) and not table.play.owed
    if too_many and any(ruling.question and puts_down(ruling.case, seat, card) for ruling in table.rulings):
        raise Impossible(f"{seat} plays {card}, which lies there already as one card too many")
    return laid_open(table, seat, (card,)) if too_many else put(table, seat, card)


def puts_down(case, seat, card):
    """Whether ``case`` is about ``card`` as played or called from the hand ``seat``. Returns bool."""
    return type(case.act) in (Played, Designated) and (case.offender, case.card) == (seat, card)


def moved_as_called(table, event):
    """Whether only the card is moved that declarer has called, or its owner named, before. Returns bool."""
    if type(event) not in (Led, Played) or len(event.cards) > 1:
        return False
    card = event.cards[0]
    return table.play.has_played(event.seat, card) and table.happened(Designated, lambda called: called.card == card)


def moved_another_card(table, event):
    """Whether dummy puts a card down at once after declarer has called for another one. Returns bool."""
    called, dummy = table.event, table.play.contract.dummy
    if type(event) not in (Led, Played) or event.seat != dummy or type(called) is not Designated or len(event.cards) > 1:
        return False
    if type(event) is Led and table.play.trick != ((dummy, called.card),):
        return False
    return called.card is not None and event.cards[0] != called.card and table.play.has_played(dummy, called.card)


def designated(table, event):
    """A card of dummy is played when declarer calls for it; another player names a card of the own hand."""
    if table.play is None:
        raise NotComputed("24", "a card called for during the auction")
    return put_or_laid_open(table, table.play.hand_called(event.seat), event.card)


def put(table, seat, card):
    """``card`` from the hand of ``seat`` is added to the trick. Returns Table."""
    owner_known(table, seat, card)
    return table.changed(play=table.play.after(seat, card)).hidden_again(seat, (card,))


def withdrew(table, event):
    """Cards go back into the hand, or give way to those played in their place."""
    if table.play is None:
        raise NotComputed("24", "a card taken back during the auction")
    if any((event.seat, card) in table.docket.hidden for card in event.cards):
        return hidden_lead_back(table, event)
    if event.plays and len(event.plays) != len(event.cards):
        raise NotComputed("62B", "cards exchanged for another number of cards")
    for old, new in zip(event.cards, event.plays):
        table = exchanged(table, event.seat, old, new)
    back = tuple(card for card in event.cards if not already_back(table, event.seat, card))
    for card in back if not event.plays else ():
        table = table.changed(play=table.play.taken_up(event.seat, card))
    for card in back:
        table = table.noted_withdrawn((event.seat, card), "")
    return table


def hidden_lead_back(table, event):
    """The lead that lies face down goes back into the hand; nobody has seen it, and it tells nothing."""
    if event.plays:
        raise NotComputed("41A#2", "another card put down while a face-down lead is taken back")
    return table.without_hidden(event.seat)


def exchanged(table, seat, old, new):
    """``new`` takes the place of ``old``. Returns Table."""
    owner_known(table, seat, new)
    return table.changed(play=table.play.exchanged(seat, old, new)).hidden_again(seat, (new,))


def already_back(table, seat, card):
    """Whether a ruling has put ``card`` back into the hand of ``seat`` already. Returns bool."""
    shown = table.happened((Exposed, Named), lambda event: event.seat == seat and card in event.cards)
    lies = (seat, card) in table.docket.face_up or table.parent.play.has_played(seat, card)
    back = shown and not lies or any(w.act == (seat, card) for w in table.docket.withdrawn)
    return back and table.holds_card(seat, card)


def owner_known(table, seat, card):
    """Raises Impossible when ``card`` cannot be in the hand of ``seat``."""
    if table.hands[seat] >> card & 1 or went_astray(table, seat, card):
        return
    for other in SEATS:
        if table.hands[other] >> card & 1:
            raise Impossible(f"{seat} cannot have {card}: {other} holds it")
    play = table.play
    if play and any(lying == card for _, _, lying in play.surplus):
        raise Impossible(f"{seat} cannot have {card}: it lies among the cards played")
    if play and any(play.has_played(other, card) for other in SEATS):
        raise Impossible(f"{seat} cannot have {card}: it has been played already")
    if not table.setup.deal.open[seat] >> card.suit & 1:
        raise Impossible(f"{seat} cannot have {card}: the hand is known and does not hold it")


def mislaid(table, event):
    """A card that was played is no longer among those of its owner's that have been."""
    if not table.play or not table.play.has_played(event.seat, event.card):
        raise Impossible(f"{event.seat} mislays {event.card} without having played it")
    return table


def went_astray(table, seat, card):
    """Whether ``card``, which ``seat`` has played, may have gone back into the hand. Returns bool."""
    return table.happened(Mislaid, lambda event: (event.seat, event.card) == (seat, card))


# -- claims, and the end

def claimed(table, event):
    """A claim or concession waits for what the others say; dummy makes none."""
    if table.play is None or table.phase == "clarification":
        raise NotComputed("68A", "a claim or concession before a lead is faced")
    if table.docket.claim is not None:
        if table.rules.claims.restates(table, event):
            return table
        raise NotComputed("68D", "a second claim or concession before the first is settled")
    if table.over:
        raise Impossible(f"{event.seat} claims or concedes after the board is over")
    if event.seat == table.contract.dummy:
        return table
    return table.noting(claim=Claim(event))


def agreed(table, event):
    """One more player agrees to the claim, or to play on where that has been asked."""
    claim = needs_claim(table, event, "agrees")
    answers = "consents" if claim.consents else "agreed"
    return table.noting(claim=claim._replace(**{answers: getattr(claim, answers) + (event.seat,)}))


def objected(table, event):
    """One more player objects to the claim; an agreement that was not final is none any more, a final one stays."""
    claim = needs_claim(table, event, "objects")
    if table.claim_final:
        return table
    return table.noting(claim=claim._replace(objected=claim.objected + (event.seat,), shares=None))


def asked_to_play_on(table, event):
    """A player of the side that has not claimed asks to play on; that of the other side is only words."""
    claim = needs_claim(table, event, "asks to play on")
    if event.seat.side == claim.event.seat.side:
        return table
    return table.noting(claim=claim._replace(consents=claim.consents + (event.seat,), shares=None))


def refused(table, event):
    """A player refuses to play on."""
    claim = needs_claim(table, event, "refuses")
    if not claim.consents:
        raise Impossible(f"{event.seat} refuses, but nobody of the side that has not claimed has asked to play on")
    return table.noting(claim=claim._replace(refused=claim.refused + (event.seat,)))


def played_on(table, event):
    """The other side asked, and all four agree."""
    claim = needs_claim(table, event, "plays on")
    return table.noting(claim=claim._replace(consents=SEATS, shares=None))


def needs_claim(table, event, verb):
    """The claim that ``event`` is about. Returns Claim; raises Impossible when there is none."""
    if table.docket.claim is None:
        raise Impossible(f"{getattr(event, 'seat', 'all')} {verb}, but nobody has claimed or conceded")
    return table.docket.claim


def too_late(table, event):
    """Whether ``event`` plays or shows a card after a claim or concession, when play has stopped. Returns bool."""
    a_card = type(event) in (Led, Played, Designated, Exposed, Named)
    return a_card and table.docket.claim is not None and table.rules.claims.stops(table)


def seen_only(table, event):
    """A card that is put down when play has stopped is neither played nor exposed."""
    cards = () if type(event) is Designated else event.cards
    for card in cards:
        owner_known(table, event.seat, card)
    return table.changed(play=table.play.seen(event.seat, cards))


def ended(table, event):
    """The play of the board is over."""
    return table.noting(ended=True)


ACTS = {Called: called, Exposed: shown, Named: shown, Led: led, Faced: faced, Played: played, Designated: designated,
        Withdrew: withdrew, Mislaid: mislaid, Claimed: claimed, Conceded: claimed, Agreed: agreed, Objected: objected,
        AskedToPlayOn: asked_to_play_on, Refused: refused, PlayedOn: played_on, PlayEnded: ended}
