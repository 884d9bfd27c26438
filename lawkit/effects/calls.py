"""What becomes of calls, and an auction that goes back."""
from typing import NamedTuple

from ..events import Called, Substituted
from ..ruling import Choice
from ..table import Table
from ..terms import DOUBLE, REDOUBLE, NotComputed, Seat, Side, value
from .duties import LeadControl, MustRepeat
from .kinds import duty, told


@duty
class MayChangeCall(NamedTuple):
    """``seat`` may take back the last own call and make another, until the next player calls (25A6, 21B2) or, where
    that player is named, until ``until`` does (21B1(a)).
    """

    seat: Seat
    until: Seat | None = None

    def over(self, table):
        made = table.event
        return type(made) in (Called, Substituted) and self.until in (None, made.seat) or type(made) is Substituted and made.seat == self.seat


@value
class CallWithdrawn(NamedTuple):
    """``act`` is taken off the record, with what was called over it; ``turn`` is to call. A call that had to be repeated
    has been, and need not be again.
    """

    act: Called
    turn: Seat

    def take(self, table, id):
        later = table.auction.calls[place_of(table, self.act, id) + 1:]
        table = back_to(table, self.act, self.turn, self, id, as_chosen)
        for called in (*reversed(later), self.act):
            table = table.noted_withdrawn(called, id)
        return table.unbound(lambda d: type(d) is MustRepeat and (d.seat, d.call) == (self.act.seat, self.act.call))


@value
class CallReplaced(NamedTuple):
    """``new`` takes the place of ``old``, which counts as withdrawn. A call over ``old`` stays where it is lawful over
    ``new``; else it goes back, and only the side that changed its call may not use what it told.
    """

    old: Called
    new: Called

    def take(self, table, id):
        later = table.auction.calls[place_of(table, self.old, id) + 1:]
        table = back_to(table, self.old, self.old.seat, self, id, as_chosen).noted_withdrawn(self.old, id)
        table = put_in(table, self.new)
        for called in later:
            if table.auction.ended or not table.verdict(called).lawful:
                return table.noted_withdrawn(called, id).informed(called, self.old.seat.side, id)
            table = put_in(table, called)
        return table


@value
class CallInserted(NamedTuple):
    """``act`` is put in as a call that nobody has made (28A, 38C)."""

    act: Called

    def take(self, table, id):
        return put_in(table, self.act)


@value
class PassUnderstood(NamedTuple):
    """``passed`` counts as made before ``act``, which is in rotation (28A)."""

    passed: Called
    act: Called

    def take(self, table, id):
        table = back_to(table, self.act, self.passed.seat, self, id)
        return put_in(put_in(table, self.passed), self.act)


@value
class IntruderIgnored(NamedTuple):
    """The auction goes on as if ``act`` had not been made at ``turn``; what that player called stays (28B)."""

    act: Called
    turn: Seat

    def take(self, table, id):
        later = table.auction.calls[place_of(table, self.act, id) + 1:]
        table = back_to(table, self.act, self.turn, self, id).noted_withdrawn(self.act, id)
        for called in later:
            table = put_in(table, called)
        return table


@value
class CallWaits(NamedTuple):
    """``act`` is set aside until another call is settled; ``turn`` is to call (29A)."""

    act: Called
    turn: Seat

    def take(self, table, id):
        return back_to(table, self.act, self.turn, self, id)


@value
class CallVoid(NamedTuple):
    """``act``, which no longer lies on the table, is cancelled."""

    act: Called

    def take(self, table, id):
        return table.noted_withdrawn(self.act, id)


@told
class InRotation(NamedTuple):
    """``act`` counts as made in rotation."""

    act: Called


@told
class CalledSecond(NamedTuple):
    """``act`` counts as made after the other of two calls (33)."""

    act: Called


@told
class JudgedByMeaning(NamedTuple):
    """What ``act`` specifies counts, not what it names (29C)."""

    act: Called


@value
class SubstituteCancelled(NamedTuple):
    """The attempted substitute ``act`` is void; the first call stands."""

    act: Called

    def take(self, table, id):
        return table.noted_withdrawn(self.act, id)


@value
class AuctionBack(NamedTuple):
    """The auction goes back to the moment before ``act``, also after its end: ``act`` and all calls after it are
    withdrawn, what they told is unauthorized for ``closed_to`` (a Side, both of them, or None), and ``turn`` is to call.
    """

    act: Called
    turn: Seat
    closed_to: Side | tuple[Side, Side] | None

    def take(self, table, id):
        gone = table.auction.calls[place_of(table, self.act, id):]
        table = back_to(table, self.act, self.turn, self, id)
        for called in reversed(gone):
            table = table.noted_withdrawn(called, id).informed(called, self.closed_to, id)
        return table


def as_it_was(ruling, was, act):
    """A ruling as far as it had come before ``act``. Returns Ruling."""
    return was


def as_chosen(ruling, was, act):
    """The same, but that a choice made by ``act`` stays made: who has called over an irregular call cannot choose again."""
    choice = was.question
    by_deed = type(choice) is Choice and choice.conduct and not choice.call and choice.by == act.seat
    return ruling if by_deed else was


def back_to(table, act, turn, effect, id, come=as_it_was):
    """The table with the auction, and what rulings had laid on it, as before ``act``; ``turn`` is to call.

    The ruling of which this is an ``effect`` goes on, earlier ones have ``come`` as far as that function says, and what
    concerns no call that has gone, such as a card seen meanwhile, stays. Returns Table; raises NotComputed(``id``) where
    another ruling has removed the call already, or where play has begun or a claim has been made.
    """
    if table.phase == "play" or table.docket.claim:
        raise NotComputed(id, f"{act.call} is taken back after the auction period")
    place = place_of(table, act, id)
    kept, gone = table.auction.calls[:place], table.auction.calls[place:]
    then = table.before_call(place)
    still = before_the_first_end(table, then)
    here = next(r for r in reversed(table.rulings) if any(e.what is effect for e in r.effects))
    earlier = len(then.rulings)
    rulings = tuple(
        r if r is here else come(r, then.same_ruling(r), act) if number < earlier else not_asked_anew(r, still, gone)
        for number, r in enumerate(table.rulings) if r is here or number < earlier or concerns_no_call(r, gone))
    laid = {(e.id, e.what) for r in rulings for e in r.effects}
    bound = tuple(b for b in table.docket.bound if b not in then.docket.bound and (b.id, b.duty) in laid)
    auction = type(table.auction).of(table.auction.dealer, kept).at(turn)
    return table.with_auction(auction).noting(rulings=rulings, bound=then.docket.bound + bound)


def before_the_first_end(table, since):
    """The last table before the auction ended for the first time after the Table ``since``. Returns Table, ``table`` itself
    where it has not ended.
    """
    still = table
    while table is not since:
        still = table.parent if table.auction.ended else still
        table = table.parent
    return still


def place_of(table, act, id):
    if act not in table.auction.calls:
        raise NotComputed(id, f"{act.call} is taken back, but another ruling has removed it already")
    return table.auction.place(act)


def not_asked_anew(ruling, still, gone):
    """``ruling`` as it was at the Table ``still``, unless a call that is ``gone`` was in question there. Returns Ruling."""
    was = still.same_ruling(ruling)
    return was if concerns_no_call(was, gone) else ruling


def concerns_no_call(ruling, gone):
    """Whether a ruling has come to its end or is about no call that is ``gone``. Returns bool."""
    about = ruling.case.act
    return type(about) is not LeadControl and (ruling.question is None or about not in gone)


def put_in(table, called):
    """The table on which ``called`` stands as the last call, duties that it fulfils being over. Returns Table."""
    after = table.with_auction(table.auction.after(called))
    made = Table(after.setup, after.parent, called, after.auction, after.play, after.docket)
    return after.unbound(lambda duty: duty.over(made))


@value
class CallCancelled(NamedTuple):
    """``act``, made after the final pass, is cancelled; it has never stood (39A)."""

    act: Called

    def take(self, table, id):
        return table.noted_withdrawn(self.act, id)


@value
class ScoredWithout(NamedTuple):
    """The contract is scored as if ``act``, an inadmissible double or redouble, had not been made (36C)."""

    act: Called

    def take(self, table, id):
        later = [called.call for called in table.auction.calls[place_of(table, self.act, id) + 1:]]
        if (DOUBLE in later or REDOUBLE in later) and not any(call.is_bid for call in later):
            raise NotComputed(id, f"a double or redouble over {self.act.call}, when it comes to light in the play")
        return table.changed(play=table.play.changed(contract=table.auction.without(self.act).contract))


@told
class CallStands(NamedTuple):
    """The replacement ``act`` stands and the auction goes on."""

    act: Called
