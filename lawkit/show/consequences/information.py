"""The words for what an act told, and for what waits for the end."""
from ... import effects as e
from ...terms import DOUBLE, SIDES
from .. import words
from ..names import act, capital, card, name, side, the
from .reserved import RESERVED


def open_to_all(x):
    if type(x.act) is tuple:
        return f"While {card(x.act[1])} lies face up, everybody may use the sight of it.", ""
    return f"Everybody may use what {the(x.act)} told.", ""


def closed_to(x):
    if x.side == SIDES:
        return f"Nobody may use what {the(x.act)} told.", f"Nobody may use what {the(x.act)} told."
    return (f"{side(x.side)} may not use what {the(x.act)} told. {side(x.side.other)} may.",
            f"{side(x.side)}, you may not use what {the(x.act)} told you. {side(x.side.other)} may.")


EFFECTS = {
    e.TreatedAsLegal: lambda x: (f"{name(x.act.seat)}’s {act(x.act)} stands, as if it had been good.", "It stands. Go on."),
    e.MustStillPass: lambda x: (f"{name(x.seat)} must pass at every later turn, as before.", f"{name(x.seat)}, you still pass at your later turns."),
    e.PeriodOver: lambda x: ("The auction period is over: no call can be made or changed any more.", "No call is changed any more."),
    e.PassedOut: lambda x: ("Nobody has bid, and all hands are back in the board: it is passed out.", ""),
    e.PeriodBegun: lambda x: (f"The auction period has begun for {side(x.side)}.", ""),
    e.HoweverNoticed: lambda x: (f"{name(x.seat)} saw it through partner’s words, which does not matter for a call that was never meant.", ""),
    e.BestLeftUnsaid: lambda x: (f"{name(x.seat)} should have said the one word and named no bid.", f"{name(x.seat)}, one word is enough."),
    e.IsOfTheBidMade: lambda x: (f"{capital(the(x.act))} is of {words.call(str(x.bid))}, the bid as it was made.",
                                 f"{words.call(str(x.bid))} is what you have {'doubled' if x.act.call == DOUBLE else 'redoubled'}."),
    e.Referred: lambda x: (f"The bid was also too low; that it came out of turn is settled first ({x.to}).", ""),
    e.ClosedTo: closed_to,
    e.OpenToAll: open_to_all,
    e.ReservedForDirector: lambda x: (RESERVED[x.question], ""),
    e.NotDetermined: lambda x: (f"What follows from what {name(x.seat)} did, this text does not say.", "The text that we play by does not say what follows."),
    e.NoRectification: lambda x: (f"Nothing follows for {name(x.seat)}.", ""),
}
