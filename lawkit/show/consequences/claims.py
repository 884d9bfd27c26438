"""The words for claims and concessions."""
from ... import effects as e
from ...terms import SIDES
from ..names import cards, listed, name, side


def count(tricks):
    """A number of tricks: ``one trick``. Returns str."""
    return f"{NUMBERS[tricks] if 0 <= tricks < len(NUMBERS) else tricks} trick{'s' * (tricks != 1)}"


NUMBERS = "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"


def statement(x):
    said = f"{name(x.seat)} has said how: " + (f"“{x.words}”" if x.words else f"{cards(x.line)}, in this order") + "."
    unread = f" Not read: {', '.join(f'“{part}”' for part in x.unread)}." if x.unread and not x.line else ""
    return said + unread, ""


def divided(x):
    ns, ew = x.shares
    if min(ns, ew) < 0:
        text = f"{side(SIDES[ns < ew])} are given {count(max(ns, ew))}, {count(-min(ns, ew))} more than were left."
    else:
        text = f"Of the tricks that were left, North–South get {count(ns)} and East–West {count(ew)}."
    return text, text


def given_back(x):
    goes = "goes" if x.count == 1 else "go"
    text = f"{count(x.count)} {goes} back to {side(x.side)}, and the board is scored again."
    return text[0].upper() + text[1:], text[0].upper() + text[1:]


def waits(x):
    between = f"between {count(x.least)} and {count(x.most)}"
    return f"The tricks are not divided here: {x.why}. {side(x.side)} get {between}.", ""


EFFECTS = {
    e.CountsAsClaim: lambda x: (f"{name(x.claim.seat)} has put the hand down, which counts as a claim of all the tricks.", ""),
    e.NoClaim: lambda x: (f"{name(x.seat)} has spoken of the trick in progress alone. That is no claim, and play goes on.", "That was about this trick only. Play on."),
    e.MayObject: lambda x: (f"{name(x.seat)} may object at once. Then nothing has been conceded, and play goes on.",
                            f"{name(x.seat)}, do you object? If you say nothing now, the concession stands."),
    e.NothingConceded: lambda x: (f"{name(x.seat.partner)} objected at once, so nothing has been conceded. Play goes on. No card becomes a penalty card.",
                                  f"{name(x.seat.partner)} has objected, so nothing is conceded. Play on."),
    e.AttemptClosedTo: lambda x: (f"{name(x.event.seat.partner)} may not use what {name(x.event.seat)} has said and shown. {side(x.side.other)} may.",
                                  f"{name(x.event.seat.partner)}, play as if you had heard and seen nothing."),
    e.TricksClaimed: lambda x: (f"{name(x.seat)} has claimed tricks.", ""),
    e.TricksConceded: lambda x: (f"{name(x.seat)} has conceded tricks.", ""),
    e.StatementMade: statement,
    e.ShownToDeclarer: lambda x: (f"{name(x.seat)} shows the hand to {name(x.declarer)} alone.", f"{name(x.seat)}, show your cards to declarer only."),
    e.HandFaced: lambda x: (f"{name(x.seat)} puts the hand face up on the table.", f"{name(x.seat)}, please put your cards face up."),
    e.PlaySuspended: lambda x: ("Play stops.", "Nobody plays on."),
    e.AllAreAsked: lambda x: (f"{side(x.seat.side.other)} ask to play on. That is done only if all four agree.",
                              "Do all four of you want to play on? If one of you does not, I rule on the claim."),
    e.ClaimVoid: lambda x: (f"All four have agreed to play on, so {name(x.seat)}’s claim or concession is void. What was shown is open to all, no card "
                            "becomes a penalty card, and what is won in play counts.", "You have all agreed, so play on. Nothing will be ruled on the claim."),
    e.ClaimDivided: divided,
    e.ClaimAgreed: lambda x: (f"The time for an objection is over: what {name(x.seat)} stated is scored.", ""),
    e.ClaimAdjudicated: lambda x: ("The claim is disputed. The Director divides the tricks that are left, as fairly as possible, and any doubt goes "
                                   f"against {name(x.seat)}.", "Nobody plays on. I divide the tricks that are left."),
    e.StatementRepeated: lambda x: (f"{name(x.seat)} repeats what was said with the claim. A better plan that comes now is no part of it.",
                                    f"{name(x.seat)}, please repeat what you said when you claimed."),
    e.StatedTooLate: lambda x: (f"What {name(x.seat)} says now comes after the objection. What counts is what was said with the claim.", ""),
    e.ObjectionsHeard: lambda x: (f"{side(x.side)} say what they object. The Director looks beyond it.", f"{side(x.side)}, what is your objection?"),
    e.HandsLaidOpen: lambda x: ("The cards that are left are laid open. None of them becomes a penalty card.", "All four of you, please lay your cards open."),
    e.HandsNeeded: lambda x: (f"Not every card is known: what {listed([name(seat) for seat in x.seats])} still hold must be said first.", ""),
    e.DefaultOrder: lambda x: (f"{name(x.seat)} has stated no order, so each suit is taken to be played from the top down.", ""),
    e.TrumpOut: lambda x: (f"{name(x.seat)} still holds {cards(x.cards)}, which could take a trick in a normal line of play.", ""),
    e.TrumpForgotten: lambda x: (f"Nothing was said of the trump, {name(x.seat)} may well not have known of it, and it could take a trick. What the costliest "
                                 "normal line loses goes to the other side.", ""),
    e.DivisionWaits: waits,
    e.AgreementWithdrawn: lambda x: (f"{side(x.side)} may take their agreement back.", f"{side(x.side)}, your agreement is taken back."),
    e.ConcessionCancelled: lambda x: (f"What {side(x.side)} have conceded is cancelled.", f"{side(x.side)}, your concession is cancelled."),
    e.TricksGivenBack: given_back,
}
