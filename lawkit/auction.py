"""The auction: the calls that stand, whose turn it is, and the contract they lead to."""
from .terms import PASS, REDOUBLE, SEATS, Contract


class Auction:
    """The calls that stand, the dealer's first (17B). Immutable; ``after`` and ``of`` make new ones.

    Attributes: ``dealer`` and ``turn`` (Seat), ``calls`` (tuple[Called, ...]), ``bid`` (the last bid, a Call, 0 for
    none), ``bidder`` (Seat | None), ``stake`` (0, 1 doubled, 2 redoubled), ``passes`` (int, in a row at the end).
    """

    __slots__ = ("dealer", "calls", "turn", "bid", "bidder", "stake", "passes")

    def __init__(self, dealer, calls, turn, bid, bidder, stake, passes):
        self.dealer, self.calls, self.turn = dealer, calls, turn
        self.bid, self.bidder, self.stake, self.passes = bid, bidder, stake, passes

    @classmethod
    def of(cls, dealer, calls=()):
        """The auction in which ``calls`` stand, in the order in which they were made. Returns Auction."""
        auction = cls(dealer, (), dealer, 0, None, 0, 0)
        for called in calls:
            auction = auction.after(called)
        return auction

    def after(self, called):
        """This auction with one more call standing; the turn passes to the caller's left (17C), and a bid
        wipes out a double or redouble (19C). Returns Auction.
        """
        call = called.call
        calls, turn = self.calls + (called,), SEATS[(called.seat + 1) % 4]
        if call == PASS:
            return Auction(self.dealer, calls, turn, self.bid, self.bidder, self.stake, self.passes + 1)
        if call > REDOUBLE:
            return Auction(self.dealer, calls, turn, call, called.seat, 0, 0)
        return Auction(self.dealer, calls, turn, self.bid, self.bidder, int(call), 0)

    def without(self, called, turn=None):
        """This auction with ``called`` struck out and ``turn`` (default: the caller) to call. Returns Auction."""
        place = self.place(called)
        shorter = Auction.of(self.dealer, self.calls[:place] + self.calls[place + 1:])
        return shorter.at(called.seat if turn is None else turn)

    def place(self, called):
        """Where ``called`` itself stands among the calls, else the last one equal to it. Returns int."""
        equal = [i for i, standing in enumerate(self.calls) if standing == called]
        return next((i for i in equal if self.calls[i] is called), equal[-1])

    def at(self, seat):
        """This auction with ``seat`` to call next, whatever has been passed. Returns Auction."""
        kind = GivenBack if self.has_all_passes else Auction
        return kind(self.dealer, self.calls, seat, self.bid, self.bidder, self.stake, self.passes)

    @property
    def has_all_passes(self):
        """bool: three passes after a bid (22A), or four from the start (22B)."""
        return self.passes >= (3 if self.bid else 4)

    @property
    def ended(self):
        """bool: whether nobody is to call any more."""
        return self.has_all_passes

    @property
    def contract(self):
        """Contract | None: what the calls so far would be played in; None while there is no bid.

        The declarer is the first of the side to have named the denomination.
        """
        if not self.bid:
            return None
        denomination, side = self.bid.denomination, self.bidder & 1
        declarer = next(c.seat for c in self.calls
                        if c.call > REDOUBLE and c.call.denomination == denomination and c.seat & 1 == side)
        return Contract(self.bid.level, denomination, self.stake, declarer)


class GivenBack(Auction):
    """An auction with all passes, in which a ruling has given a player the turn: that player is still to call."""

    __slots__ = ()
    ended = False
