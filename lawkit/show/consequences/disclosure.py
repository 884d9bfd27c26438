"""The words for questions, explanations, agreements and aids."""
from ... import effects as e
from .. import words
from ..names import call, capital, name, the


def contract_told(x):
    told = words.contract(str(x.contract)).split(" by ")[0]
    return f"{name(x.seat)} is told the contract, {told}, and not who doubled.", f"{name(x.seat)}, it is {told}."


def repeated(x):
    whole = f"The whole auction is repeated for {name(x.seat)}, with every alert"
    return (f"{whole}, not a part of it." if x.part else f"{whole}.",
            f"{name(x.seat.lho)}, repeat the auction from its first call, with every alert." + " Not a part of it." * x.part)


EFFECTS = {
    e.CallToldAgain: lambda x: (f"{name(x.seat)} is told at once which call was made.", ""),
    e.AuctionRepeated: repeated,
    e.MayAsk: lambda x: (f"Before the lead is faced, {name(x.seat)} may ask without being on turn.", ""),
    e.ContractTold: contract_told,
    e.LeaderNamed: lambda x: (f"{name(x.seat)} is told whose lead it is: {name(x.leader)}’s.", f"It is {name(x.leader)}’s lead."),
    e.Answers: lambda x: (f"{name(x.seat)} answers {name(x.asker)}.", f"{name(x.seat)}, tell {name(x.asker)} all that you and your partner have agreed."),
    e.NotAnswered: lambda x: (f"{name(x.seat)} may not ask this now.", f"{name(x.seat)}, you may not ask now. Nobody answers."),
    e.WrongSpeaker: lambda x: (f"{name(x.seat)} should not have answered. {name(x.partner)} may not use what was heard.",
                               f"{name(x.seat)}, that was not for you to say. {name(x.partner)}, act as if you had not heard it."),
    e.MustPutRight: lambda x: (f"{name(x.asker)} has heard the auction wrongly. Every player, dummy too, puts that right at once.", ""),
    e.SpeaksAfterPlay: lambda x: (f"{name(x.seat)} defends, and a defender speaks when play has ended.", ""),
    e.SpeaksAfterAuction: lambda x: (f"{name(x.seat)}’s side plays the contract, so {name(x.seat)} speaks as soon as the auction has ended.", ""),
    e.SpokeInTime: lambda x: (f"{name(x.seat)} has spoken at the right moment. That is no offence.", f"{name(x.seat)}, thank you: that was the moment to say so."),
    e.SpokeTooEarly: lambda x: (f"{name(x.seat)} has spoken too early. {name(x.seat.partner)} may not use what that told.",
                                f"{name(x.seat)}, you had to wait. {name(x.seat.partner)}, act as if your partner had said nothing."),
    e.SpokeTooLate: lambda x: (f"{name(x.seat)} should have spoken as soon as the auction had ended.", f"{name(x.seat)}, you had to say so before the lead."),
    e.MostLikelyWrong: lambda x: (f"Nothing shows that {name(x.seat)}’s explanation was right, so it counts as wrong.", ""),
    e.NotDisclosed: lambda x: (f"{name(x.seat)} has not given the alert that the regulation asks for. That counts as a wrong explanation.", ""),
    e.LeftSomethingOut: lambda x: (f"{name(x.seat)}’s explanation is true but leaves out a part of what was agreed.", f"{name(x.seat)}, tell them the rest."),
    e.CallKept: lambda x: (f"{name(x.act.seat)}’s {call(x.act)} stays.", f"{capital(the(x.act))} stays. Go on."),
    e.MayLook: lambda x: (f"{name(x.seat)} may look at the card now.", ""),
    e.MayNotLook: lambda x: (f"{name(x.seat)} may not use that help now.", f"{name(x.seat)}, put that away."),
    e.IsSpecial: lambda x: (f"{capital(the(x.act))} is artificial, which makes it a special understanding.", ""),
    e.AgainstRegulation: lambda x: (f"This event does not allow that meaning of {the(x.act)}. The call stands.", "Go on. I look at the board after play."),
    e.SharedUnderstanding: lambda x: (f"{name(x.act.seat.partner)} knew to expect it, so that is what this pair has agreed about {the(x.act)}.", ""),
}
