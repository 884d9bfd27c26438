"""The words for what becomes of calls."""
from ... import effects as e
from ..names import call, capital, name, the


def auction_back(x):
    gone = f"{capital(the(x.act))} and all calls after it"
    return f"{gone} are void. It is {name(x.turn)}’s turn.", f"{gone} are cancelled. {name(x.turn)}, it is your turn."


def withdrawn(x):
    turn = f" {name(x.turn)}, it is your turn." * (x.turn != x.act.seat)
    return f"{name(x.act.seat)}’s {call(x.act)} is withdrawn. It is {name(x.turn)}’s turn.", f"{name(x.act.seat)}, take {the(x.act)} back.{turn}"


EFFECTS = {
    e.CallWithdrawn: withdrawn,
    e.CallReplaced: lambda x: (f"{capital(the(x.new))} takes the place of {the(x.old)}.", ""),
    e.SubstituteCancelled: lambda x: (f"{capital(the(x.act))} is cancelled; the first call stands.", ""),
    e.CallInserted: lambda x: (f"{capital(call(x.act))} is put in for {name(x.act.seat)}.", f"{name(x.act.seat)}, your call counts as {call(x.act)}."),
    e.AuctionBack: auction_back,
    e.CallCancelled: lambda x: (f"The auction was over: {name(x.act.seat)}’s {call(x.act)} is cancelled.", f"The auction was over. {capital(the(x.act))} is cancelled."),
    e.ScoredWithout: lambda x: (f"The contract is scored as if {name(x.act.seat)} had not made {the(x.act)}.", f"{capital(the(x.act))} does not count. Play on."),
    e.MayChangeCall: lambda x: (f"{name(x.seat)} may take back the last call and make another one.",
                                f"{name(x.seat)}, you called over something that has changed. You may take your call back and call again."),
    e.PassUnderstood: lambda x: (f"{name(x.passed.seat)} had to pass anyway, so {the(x.act)} counts as made in turn and the pass as made.",
                                 "That is in turn. Go on."),
    e.IntruderIgnored: lambda x: (f"{capital(the(x.act))} counts as not made. {name(x.turn)} has called in turn.",
                                  f"{name(x.turn)} has called in turn. Forget {the(x.act)}, and go on."),
    e.CallWaits: lambda x: (f"{name(x.act.seat)}’s {call(x.act)} waits until partner’s call is settled.", f"{name(x.act.seat)}, your call waits."),
    e.CallVoid: lambda x: (f"{name(x.act.seat)}’s {call(x.act)} is cancelled as well.", f"{name(x.act.seat)}, your call is cancelled too."),
    e.InRotation: lambda x: (f"{capital(the(x.act))} counts as made in turn.", "That is in turn. Go on."),
    e.CalledSecond: lambda x: (f"The calls were made at the same time, so {the(x.act)} counts as the later one.",
                               f"{name(x.act.seat)}, your call counts as made after the other one."),
    e.JudgedByMeaning: lambda x: (f"{capital(the(x.act))} is artificial: what it shows counts, not what it names.", ""),
    e.CallStands: lambda x: (f"{name(x.act.seat)}’s {call(x.act)} stands.", f"{capital(the(x.act))} stands. {name(x.act.seat.lho)}, it is your turn."),
}
