"""The table: everything that is so at one moment of one board, as an immutable value with its log."""
from typing import Any, NamedTuple

from .auction import Auction
from .board import Board, Deal, Start
from .chain import Chain
from .events import Called, Designated, Faced, Led, Played
from .play import Play
from .terms import DOUBLE, PASS, REDOUBLE, SUIT_MASKS, NotComputed, value

LAST_BID = 37


@value
class Setup(NamedTuple):
    """What a table starts from. ``rules`` is the rule set that hears what is irregular; ``regulations`` are
    (setting, reading) pairs that a Regulating Authority elected.
    """

    rules: Any
    board: Board
    deal: Deal = Deal()
    start: Start | None = None
    regulations: tuple[tuple[str, str], ...] = ()


@value
class Bound(NamedTuple):
    """A duty or right on the table and the provision that laid it there."""

    id: str
    duty: Any


@value
class Withdrawal(NamedTuple):
    """An act taken back: a `Called`, or a (seat, card) pair; and the provision under which it was."""

    act: Any
    id: str


@value
class Information(NamedTuple):
    """What ``act`` told, for which side it is unauthorized (None: for neither; SIDES: for both), and by which provision."""

    act: Any
    barred: Any
    id: str


@value
class Claim(NamedTuple):
    """A claim or concession, who has agreed or objected to it, who consents or refuses to play on, whether it was
    ``referred`` to the Director, and the ``shares`` of NS and EW in the tricks that were left, once those are divided.
    """

    event: Any
    agreed: tuple = ()
    objected: tuple = ()
    consents: tuple = ()
    refused: tuple = ()
    referred: bool = False
    shares: tuple[int, int] | None = None

    @property
    def doubted(self):
        """bool: whether anybody disputes it, or asks to play on."""
        return bool(self.objected or self.consents)


class Docket(NamedTuple):
    """What the Laws have added to a board: nothing at all on a lawful one."""

    rulings: tuple = ()
    bound: tuple[Bound, ...] = ()
    withdrawn: tuple[Withdrawal, ...] = ()
    information: tuple[Information, ...] = ()
    face_up: tuple = ()
    hidden: tuple = ()
    found: tuple = ()
    moved: tuple = ()
    claim: Claim | None = None
    used: frozenset = frozenset()
    ended: bool = False


CLEAR = Docket()


class Table(Chain):
    """One moment of one board. ``apply`` makes the next; the earlier one stays, so undo is keeping it.

    Attributes: ``setup``, ``parent`` (the Table before, None at the start), ``event`` (what led here), ``auction``,
    ``play`` (None until the auction ends with a contract), ``docket`` (what rulings have laid on the table).
    """

    __slots__ = ("setup", "parent", "event", "auction", "play", "docket")

    def __init__(self, setup, parent, event, auction, play, docket):
        self.setup, self.parent, self.event = setup, parent, event
        self.auction, self.play, self.docket = auction, play, docket

    @classmethod
    def begin(cls, setup):
        """The table at the beginning of ``setup``, before any event. Returns Table."""
        start, deal = setup.start, setup.deal
        play = start and Play(start.contract, deal.known, deal.open, (), (), start.lead, start.won)
        return cls(setup, None, None, Auction.of(setup.board.dealer), play, CLEAR)

    def apply(self, event):
        """The table after ``event``. Irregular acts are recorded; the rule set hears them.

        Returns Table. Raises Impossible for what no table can see, NotComputed for what lawkit does not compute yet.
        """
        if self.docket is CLEAR:
            kind = type(event)
            if kind is Called:
                if self._lawful(event):
                    auction = self.auction.after(event)
                    play = self._opened(auction) if auction.passes > 2 else None
                    return Table(self.setup, self, event, auction, play, CLEAR)
            elif (kind is Played or kind is Led) and self._plain(event):
                return Table(self.setup, self, event, self.auction, self.play.after(event.seat, event.cards[0]), CLEAR)
        return self.setup.rules.hear(self, event)

    def verdict(self, event):
        """Every provision that ``event`` would break here, each with a reason. Returns Verdict."""
        return self.rules.verdict(self, event)

    def __repr__(self):
        turn = f", {self.turn} on turn" if self.turn is not None else ""
        return f"<Table: {self.phase}{turn}, {len(self.log)} events, {len(self.rulings)} rulings>"

    def _lawful(self, event):
        auction, call = self.auction, event.call
        if event.seat != auction.turn or self.play is not None or auction.passes > 2 and auction.ended:
            return False
        if call > REDOUBLE:
            return auction.bid < call <= LAST_BID
        if call == PASS:
            return True
        opponents = auction.bid and (event.seat - auction.bidder) & 1
        return bool(opponents and not auction.stake) if call == DOUBLE else bool(
            auction.bid and auction.stake == 1 and not opponents)

    def _plain(self, event):
        play = self.play
        if play is None or len(event.cards) != 1 or event.seat != play.turn or len(play.tricks) == 13:
            return False
        hand, card = play.hands[event.seat], event.cards[0]
        if not hand >> card & 1 or play.open[event.seat]:
            return False
        if not play.trick:
            return not (type(event) is Led and event.face_down)
        suit = play.trick[0][1] // 13
        return card // 13 == suit or not hand & SUIT_MASKS[suit]

    def _opened(self, auction):
        if not auction.ended or not auction.bid:
            return None
        contract = auction.contract
        return Play(contract, self.hands, self.setup.deal.open, (), (), contract.first_leader, (0, 0))

    # -- what the table can be asked

    @property
    def rules(self):
        """RuleSet: the rule set that hears what is irregular."""
        return self.setup.rules

    @property
    def edition(self):
        """str: the edition of the rule set."""
        return self.rules.edition

    @property
    def duties(self):
        """tuple: the duties and rights now on the table, without the provisions that laid them there."""
        return tuple(b.duty for b in self.docket.bound)

    def duties_of(self, seat, *kinds):
        """The duties and rights of these ``kinds`` that bind ``seat``. Returns tuple."""
        return tuple(b.duty for b in self.docket.bound if b.duty.seat == seat and type(b.duty) in kinds)

    @property
    def rulings(self):
        """tuple[Ruling, ...]: the rulings so far, in the order in which their irregularities happened."""
        return self.docket.rulings

    @property
    def cited(self):
        """frozenset[str]: every provision that the rulings so far name, that has limited a player on turn, or, where there
        has been a ruling, that settled something in the auction."""
        rulings = self.docket.rulings
        settled = (ids(self.standing) for ids in self.rules.settle_auction if rulings)
        return self.docket.used.union(*(r.cites for r in rulings), *settled)

    @property
    def standing(self):
        """Auction: the calls that stand, without a last one on which a ruling is still open."""
        auction = self.auction
        open_ = any(r.question and r.case.act is auction.calls[-1] for r in self.rulings if auction.calls)
        return auction.without(auction.calls[-1]) if open_ or auction.ended and not self.closed else auction

    @property
    def contract(self):
        """Contract | None: the contract, None while the auction runs or when all passed."""
        return self.play.contract if self.play else None

    @property
    def closed(self):
        """bool: whether the auction has ended, and not with passes that have cost a player a turn (17D3)."""
        return self.auction.ended and not any(r.law == "17D3" and r.question for r in self.rulings)

    @property
    def passed_out(self):
        """bool: four passes and no bid (22B)."""
        return self.play is None and (self.auction.ended or self.docket.ended)

    @property
    def over(self):
        """bool: whether nothing remains to be called or played."""
        play, docket = self.play, self.docket
        if play is None:
            return self.passed_out
        return len(play.tricks) + sum(play.before) == 13 or docket is not CLEAR and (docket.ended or self.claim_settled)

    @property
    def claim_settled(self):
        """bool: whether a claim or concession was agreed, or is contested, so that play has ceased."""
        return self.docket.claim is not None and self.rules.claims.settled(self)

    @property
    def claim_final(self):
        """bool: whether the other side has let the time for an objection to a claim pass."""
        return self.docket.claim is not None and self.rules.claims.final(self)

    @property
    def phase(self):
        """str: ``auction``, ``clarification``, ``play`` or ``over``."""
        if self.over:
            return "over"
        if self.play is None:
            return "auction"
        begun = self.play.trick or self.play.tricks or self.setup.start
        return "play" if begun else "clarification"

    @property
    def turn(self):
        """Seat | None: who is to call or whose hand is to play; the opening leader in the clarification period."""
        return None if self.over else self.play.turn if self.play else self.auction.turn

    @property
    def hands(self):
        """tuple[int, ...]: masks of the cards that each hand is known to hold now."""
        if self.play:
            return self.play.hands
        known = list(self.setup.deal.known)
        for seat, card in self.docket.face_up:
            known[seat] |= 1 << card
        return tuple(known)

    def before_call(self, place):
        """The last table at which no more than ``place`` calls stood. Returns Table."""
        table = self
        while len(table.auction.calls) > place:
            table = table.parent
        return table

    def before_the_end(self):
        """The last table at which the auction had not ended. Returns Table."""
        table = self
        while table.auction.ended:
            table = table.parent
        return table

    def same_ruling(self, ruling):
        """How far ``ruling`` had come at this table; ``ruling`` itself where it was not open yet. Returns Ruling."""
        return next((r for r in self.rulings if (r.law, r.case) == (ruling.law, ruling.case)), ruling)

    def holds_card(self, seat, card):
        """Whether ``card`` is known to be in the hand of ``seat``. Returns bool."""
        return bool(self.hands[seat] >> card & 1)

    def played_after(self, seat, card):
        """The (seat, card) pairs played after ``card`` of ``seat``, also where the last event has taken that card back.
        Returns list.
        """
        there = self if self.play.has_played(seat, card) or self.parent is None else self.parent
        return there.play.played_after(seat, card)

    def has_led(self, seat):
        """Whether ``seat`` has led to any recorded trick, in turn or with others playing to it. Returns bool."""
        play = self.play
        if play is None:
            return False
        return any(p[0][0] == seat for p in (*(t.plays for t in play.tricks), () if play.led_out_of_turn else play.trick) if p)

    def leads_now(self, seat):
        """Whether the last event was a lead of ``seat`` to a trick. Returns bool."""
        trick = self.play.trick if self.play else ()
        return type(self.event) in (Led, Faced, Played) and len(trick) == 1 and trick[0][0] == seat

    def goes_on(self):
        """Whether the last event carried the play on. Returns bool."""
        return type(self.event) in (Led, Faced, Played, Designated)

    def goes_further(self):
        """Whether the last event carried the play on, and did not merely replace a card taken back. Returns bool."""
        if not self.goes_on():
            return False
        play, event = self.parent.play, self.event
        return not (play.empty and play.fills(play.hand_called(event.seat) if type(event) is Designated else event.seat))

    def regulation(self, setting):
        """What the Regulating Authority elected for ``setting``. Returns str | None."""
        return dict(self.setup.regulations).get(setting)

    # -- what effects and acts change

    def changed(self, auction=None, play=None, docket=None):
        """This moment with other contents. Returns Table."""
        auction = auction or self.auction
        play = play or self.play or (self._opened(auction) if not self.setup.start else None)
        return Table(self.setup, self.parent, self.event, auction, play, docket or self.docket)

    def with_auction(self, auction):
        """This moment with ``auction``; the play begins or waits as it says.

        Returns Table; raises NotComputed where the auction would go on although cards have been played (41C).
        """
        if self.play and not auction.ended and (self.play.trick or self.play.tricks):
            raise NotComputed("41C", "the auction goes on although the play has begun")
        play = self.play if self.play and auction.ended else self._opened(auction)
        return Table(self.setup, self.parent, self.event, auction, play, self.docket)

    def noting(self, **entries):
        """This moment with entries of the docket replaced. Returns Table."""
        return self.changed(docket=self.docket._replace(**entries))

    def bound(self, id, duty):
        """With one more duty or right on the table. Returns Table."""
        return self.noting(bound=self.docket.bound + (Bound(id, duty),))

    def unbound(self, test):
        """Without the duties that pass ``test``. Returns Table."""
        return self.noting(bound=tuple(b for b in self.docket.bound if not test(b.duty)))

    def rebound(self, change):
        """With ``change`` made to every duty. Returns Table."""
        return self.noting(bound=tuple(b._replace(duty=change(b.duty)) for b in self.docket.bound))

    def noted_withdrawn(self, act, id):
        """With ``act`` among what was taken back. Returns Table."""
        return self.noting(withdrawn=self.docket.withdrawn + (Withdrawal(act, id),))

    def informed(self, act, barred, id):
        """With a note of who may use what ``act`` told. Returns Table."""
        return self.noting(information=self.docket.information + (Information(act, barred, id),))

    def transferred(self, side, tricks):
        """With ``tricks`` (their numbers) moved to ``side``. Returns Table."""
        return self.noting(moved=self.docket.moved + tuple((number, side) for number in tricks))

    def hidden_again(self, seat, cards):
        """Without ``cards`` of ``seat`` among the exposed ones. Returns Table."""
        return self.noting(face_up=tuple(p for p in self.docket.face_up if p[0] != seat or p[1] not in cards))

    def without_hidden(self, seat):
        """Without the face-down lead of ``seat``. Returns Table."""
        return self.noting(hidden=tuple(p for p in self.docket.hidden if p[0] != seat))

    def logged(self, event):
        """The table after ``event`` that has changed nothing yet. Returns Table."""
        return Table(self.setup, self, event, self.auction, self.play, self.docket)
