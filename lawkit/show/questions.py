"""The words of the questions that a ruling puts, to players and to the Director, and of their answers."""

# Questions to a player: id -> (who, text, what the Director says)
CALLS_AGAIN = ("{by}, it is your turn now, and you may call what you like. A call that means the same, or less of the same, is free. "
               "After any other {partner} must pass once, and if you defend, declarer may forbid {partner} one suit.")

CHOICES = {
    "27A1": ("{by}, the player to {offender}’s left, decides",
             "{by} may accept {act} as if it were high enough, or not. Any call over it accepts it.",
             "{by}, {act} is too low. You may accept it, and then the auction goes on as if it were good. If you do not, another "
             "call takes its place. One that shows the same is free; after any other {partner} must pass to the end."),
    "27A1 again": ("{by}, the player to {offender}’s left, decides",
                   "{by} may accept {act} as if it were high enough, or not. Any call over it accepts it.",
                   "{by}, {act} is too low as well. You may accept it. If you do not, {offender} must choose once more, and "
                   "{partner} must pass whatever that is."),
    "27B": ("{by} decides", "{by} must replace {act}. Until then nobody else calls.",
            "{by}, choose another call. The lowest bid that shows the same is free, and so is a call that means the same. "
            "After any other bid, or a pass, {partner} must pass to the end, and if you defend, declarer may forbid {partner} "
            "one suit. A double that does not mean the same is no way out."),
    "27B3": ("{by} decides", "{by} must make another call. Whatever it is, {partner} must pass.",
             "{by}, that did not put it right. Choose a pass, or a bid that is high enough. Whatever it is, {partner} passes."),
    "27B4": ("{by} decides", "{by} must make another call. Whatever it is, {partner} must pass.",
             "{by}, choose a pass, or a bid that is high enough. Whatever it is, {partner} passes."),
    "21B1(a)": ("{by} decides, away from the table", "{by} may change the last call, until {by}’s partner calls.",
                "{by}, you were told something wrong. Would you have called something else? You may change your last call now. "
                "If you keep it, you have had your chance."),
    "21B1(a) changed": ("{by} calls", "{by} puts another call in the place of the last one.", ""),
    "21B2": ("{by} decides", "{by} may make the same call again, or another one.", ""),
    "25B1": ("{by}, the player to {offender}’s left, decides", "{by} may accept the change of call, or not.",
             "{by}, you may let the second call stand. If you do not, the first one stands."),
    "26B": ("{by}, declarer, decides", "{by} may forbid {partner} one suit at {partner}’s first lead.",
            "{by}, at {partner}’s first lead you may forbid one suit, for as long as {partner} keeps the lead: {suits}."),
    "29A": ("{by}, the player to {offender}’s left, decides", "{by} may accept {the_act} out of turn, or not.",
            "{by}, it was not {offender}’s turn. You may accept {the_act}, and you do so if you call. If you do not, it is cancelled."),
    "30B1(b)": ("{by} decides", "In turn, {by} may make any legal call.", CALLS_AGAIN),
    "31A2": ("{by} decides", "{by} may make any legal call.", CALLS_AGAIN),
    "31B2": ("{by} decides", "In turn, {by} may make any legal call.", CALLS_AGAIN),
    "32A2": ("{by} decides", "{by} may make any legal call.", CALLS_AGAIN),
    "32B2": ("{by} decides", "In turn, {by} may make any legal call.", CALLS_AGAIN),
    "36B2": ("{by} decides", "{by} must make a legal call instead.", "{by}, that {act} is not possible. Make another call."),
    "43B2(a)": ("Either defender decides", "{by} or {by_partner} may say from which hand declarer leads.",
                "{by} and {by_partner}, dummy may no longer warn of the wrong hand. One of you may say from which hand declarer leads, without asking the other."),
    "45D1": ("{by}, dummy, puts it right", "{by} takes {act} back and plays the card that was called.", "{by}, put down the card that was called."),
    "46B": ("{by}, declarer, says", "{by} names the card that was meant.", "{by}, which card did you mean?"),
    "46B3(b)": ("{by}, declarer, says", "Dummy has more than one such card. {by} says which.", "{by}, which one? Name the suit."),
    "46B5": ("Either defender decides", "{by} or {by_partner} chooses dummy’s card.",
             "{by}, {by_partner}, one of you may choose the card that dummy plays. Do not ask each other."),
    "50D2": ("{by}, declarer, decides before {partner} leads",
             "{by} may require {suit}, forbid {suit}, or do neither.",
             "{partner}, wait. {by}, you may require {suit}, or forbid {suit} for as long as {partner} keeps the lead; "
             "either way {offender} picks the card up. Or {partner} leads anything, and the card stays."),
    "51A": ("{by}, declarer, decides", "{offender} could play more than one penalty card. {by} names the one.",
            "{by}, which of the penalty cards is {offender} to play?"),
    "51B1": ("{by}, declarer, decides before {partner} leads", "{by} may require {suit}, forbid {suit}, or do neither.",
             "{partner}, wait. {by}, you may require {suit}, or forbid {suit} for as long as {partner} keeps the lead; "
             "either way {offender} picks the cards up. Or {partner} leads anything, and the cards stay."),
    "51B2": ("{by}, declarer, decides before {partner} leads",
             "{by} may require one suit of the penalty cards, forbid one or more of them, or neither.",
             "{partner}, wait. {by}, you may require one suit: {suits}. Or you may forbid one or more of them, for as long as "
             "{partner} keeps the lead. {offender} picks up the cards of the suits that you name. Or {partner} leads anything, "
             "and the cards stay."),
    "52B": ("{by}, declarer, decides", "{by} may accept {act} or insist on the penalty card. Playing on accepts it.",
            "{by}, {offender} had a penalty card to play. You may accept {act}. If you do not, the penalty card is played, and {act} "
            "becomes a penalty card too."),
    "52B2": ("{by} corrects", "{by} must take {act} back and play the penalty card.", "{by}, take that card back and play the penalty card."),
    "54": ("{by}, presumed declarer, decides",
           "{by} may spread the hand and become dummy, accept the lead and play from hand, or refuse it.",
           "{by}, it was {partner}’s lead, not {offender}’s. Choose without asking {dummy}. You may spread your hand, and {dummy} "
           "plays it. You may accept the lead, see dummy, and play from your hand. Or you refuse it: then {act} is a major "
           "penalty card, and you may require its suit from {partner}, or forbid it, or neither."),
    "55A": ("{by} or {by_partner} decides", "Either defender may accept the lead of {act}, or have it taken back. Where they differ, {by} decides.",
            "Declarer has led out of turn. {by} or {by_partner}, you may accept the lead of {act}, or have it taken back. If you differ, "
            "what {by} says counts."),
    "55A still": ("{by} may still say otherwise", "{by} is next to the lead: if {by} differs from {by_partner}, {by} decides, until the next card.",
                  "{by}, you are next to that lead. If you want it otherwise, say so before the next card."),
    "56": ("{by}, declarer, decides", "{by} may accept the lead of {act}, or have it taken back. Playing to it accepts it.",
           "{by}, it was not {offender}’s turn to lead. You may accept {act}. If you do not, it becomes a major penalty card."),
    "57A": ("{by}, declarer, decides", "{by} may require {partner}’s highest or lowest card of the suit led, or require or forbid another suit.",
            "{by}, {offender} has played before {partner}. You may require {partner}’s highest card of the suit led, or the lowest. Or "
            "you name another suit, which {partner} must play or may not play. Where {partner} cannot do that, any card is good."),
    "58B2": ("{by} chooses", "{by} plays one of {act}, and the rest is taken back.", "{by}, which of these cards do you play?"),
    "62B": ("{by} corrects", "{by} must take {act} back and play a legal card.", "{by}, take {act} back and play a legal card."),
    "67A1": ("{by} adds a card", "{by} has played no card to that trick and adds a legal one.", ""),
    "67B1": ("{by} adds a card", "{by} adds a card to that trick: one of the suit led, or any other if there is none.",
             "{by}, put a card of the suit led with the cards you have played, or any other if you have none."),
}

JUDGEMENTS = {
    "CB-played-2": ("Did declarer touch the card for another reason than to tidy dummy’s cards?", "to play it", "to tidy the cards"),
    "CB-played-3": ("Did it look as if the defender meant to play the card?", "it did", "it did not"),
    "20G1": ("Was the question put only so that partner would hear the answer?", "only for partner", "not only for partner"),
    "20G2": ("Was the question put only to draw a wrong answer?", "only for a wrong answer", "not only for that"),
    "21B1(a)": ("Could wrong information from an opponent well have led to {whose}?", "it may well have", "it did not"),
    "21B1(b)": ("Is there evidence that the explanation was right, and the call the mistake?", "the explanation was right", "there is none"),
    "40A1(b)": ("Had the opponents been told of it, as the regulations ask?", "they had", "they had not"),
    "40B2(a)(v)": ("Was {old} a deliberate and gross misstatement of the hand?", "it was", "it was not"),
    "40C1": ("Could partner expect it better than the opponents could?", "partner could", "nobody could"),
    "43A1(c)": ("Did dummy join in the play, or let declarer know something about it?", "dummy did", "dummy did not"),
    "43A2(a)": ("Did dummy and declarer exchange hands?", "they did", "they did not"),
    "43A2(b)": ("Did dummy leave the seat to watch declarer play?", "to watch declarer", "not to watch declarer"),
    "43A2(c)": ("Did dummy see the face of a card in a defender’s hand?", "dummy saw one", "dummy saw none"),
    "43A3": ("Did a defender let dummy see the hand?", "a defender did", "no defender did"),
    "23A": ("Does {new} show what {old} showed, or less of the same, or serve the same purpose?", "comparable", "not comparable"),
    "25A1": ("Was {old} never meant: a slip of the hand or tongue, not of the mind?", "a slip", "meant when it was made"),
    "25A6": ("Did the next player mean to call over {old}, and not over {new}?", "meant over the first call", "meant over the second call"),
    "25B1": ("Did the next player mean to call over {new}, and not over {old}?", "meant over the second call", "meant over the first call"),
    "27C": ("Did the next player mean to call over the bid that came second?", "meant over the second bid", "meant over the first bid"),
    "28B": ("Did the next player mean to call in turn, and not over {old}?", "called in turn", "called over it"),
    "53B": ("Was the card of the proper leader meant as the lead, not as a play to {old}?", "meant as the lead", "a play to the other lead"),
    "58A": ("Did the two players play at the same time?", "played at the same time", "one after the other"),
    "58B1": ("Could only the face of the first card be seen?", "only the first face could be seen", "several faces could be seen"),
    "57C2": ("Had dummy chosen a card unasked, or suggested one?", "dummy had", "dummy had not"),
    "50#1": ("Is there a reason not to treat the exposed card as a penalty card?", "there is a reason", "there is none"),
    "47E1": ("Had an opponent misled the player about whose turn it was?", "an opponent had named the wrong turn", "no opponent had"),
    "68": ("Was only the trick in progress spoken of?", "only the trick in progress", "other tricks as well"),
    "68B2": ("Did partner object at once, although the other side had spoken first?", "objected at once", "objected too late"),
    "69B2": ("Would the side that agreed likely have won another trick, had play gone on?", "likely won", "not likely won"),
    "70C1": ("Did the claimer say nothing of the trump that is still out?", "nothing was said of it", "it was mentioned"),
    "70C2": ("Is it at all likely that the claimer did not know of the trump that is still out?", "may well not have known", "knew of it"),
    "70C3": ("Could the trump that is out take a trick in some normal line of play?", "it could", "it could not"),
    "70D1": ("Is there a normal line of play that would be less successful?", "there is one", "there is none"),
    "70D2": ("Does the claim depend on which normal play the partner chooses?", "it depends on that", "it does not"),
    "70D3": ("Does {old}, put down after the claim, show the line that the claimer had in mind?", "it shows the line", "it shows nothing"),
    "70E1": ("Does the line need a guess that {old} is with this opponent and not with the other?", "a guess is needed", "no guess is needed"),
    "71B": ("Could any normal play of the remaining cards lose the trick?", "it could be lost", "it could not be lost"),
    "48B2": ("Is it plain that declarer did not mean to claim?", "plainly no claim", "it may be a claim"),
    "67B2(a)#2": ("Can nobody tell which card was faced?", "nobody can tell which card was faced", "it is known which card was faced"),
    "33": ("Were the two calls made at the same time?", "made at the same time", "one after the other"),
    "45C1": ("Was it held as a card that is played, so that partner could have seen its face?", "held as played", "dropped"),
    "45C2(a)": ("Did declarer hold it face up, touching the table or nearly so?", "held there", "not held there"),
    "45C2(b)": ("Did the way in which it was held show that it had been played?", "it did", "it did not"),
    "45C3": ("Was it touched on purpose, neither to arrange the cards nor to reach another?", "on purpose", "not on purpose"),
    "45E1": ("Was the extra card meant as a lead to the next trick?", "a lead", "no lead"),
    "45E2": ("Was the extra card meant as a lead to the next trick?", "a lead", "no lead"),
    "45F": ("Did dummy suggest a play to declarer, and did the defenders suffer from it?", "both", "not both"),
    "45C4(b)": ("Was the first card named by a slip of the tongue, never meant?", "a slip", "meant when it was named"),
    "46B": ("Is it beyond doubt that declarer meant a certain other card?", "beyond doubt", "not beyond doubt"),
    "27B1(a)": ("In this pair’s methods, is {new} the lowest bid high enough that shows the same?", "it is", "it is not"),
}

FROM_DUMMY = "46B", "46B3(b)", "46B5"
CALLED = {"Pass": "passed", "X": "doubled", "XX": "redoubled"}
ANSWERS = {"accept": "accepts", "decline": "does not accept", "spread": "spreads the hand",
           "highest": "requires the highest card of the suit led",
           "lowest": "requires the lowest card of the suit led", "neither": "neither requires nor forbids",
           "neither 26B": "forbids nothing", "hand": "has the lead made from declarer’s own hand",
           "dummy": "has the lead made from dummy", "accept 21B1(a)": "wants to change the call",
           "decline 21B1(a)": "keeps the call",
           "a card of dummy is seen": "had lost the choice when a card of dummy was seen",
           "the proper leader plays a card": "lets the proper leader’s card decide",
           "the defender on its right plays to it": "lets partner’s card decide"}
FORCED = {"a card of dummy is seen": "A card of dummy was seen, so {by} has no choice: the lead is accepted."}
DEEDS = {"plays on": "played on",
         "only the face of the first card could be seen": "shown the face of one card alone",
         "begins to spread the hand": "begun to spread the hand",
         "says nothing before the next card": "said nothing before the next card",
         "the proper leader plays a card": "seen the proper leader play",
         "the defender on its right plays to it": "seen partner play to it", "plays to it": "played to it",
         "a card of dummy is seen": "seen a card of dummy"}
LABELS = {"accept": "Accept", "decline": "Do not accept", "spread": "Spread the hand",
          "highest": "Require the highest card of the suit led", "lowest": "Require the lowest card of the suit led",
          "neither": "Neither", "neither 26B": "Forbid nothing", "hand": "Lead from declarer’s own hand",
          "dummy": "Lead from dummy", "accept 21B1(a)": "Change the call", "decline 21B1(a)": "Keep the call"}
