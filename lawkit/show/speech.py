"""What the Director says: the words of every question, answer and effect of a ruling, and who is to hear them.

Each kind of question and effect has one entry here. Its words tell what the Law's code has decided and decide nothing.
"""
from .. import effects as e
from ..events import Called, Substituted
from ..provision import inventory, plain as plain_id
from ..ruling import Assumed, Choice, Effect, Judgement, Moment, Settled
from ..terms import SUITS, Card
from . import words

TABLE, NOBODY = "the table", "nobody"
SUIT_NAMES = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}


# -- names of things

def name(seat):
    """``North``. Returns str."""
    return words.SEATS[str(seat)]


def call(called):
    """A call without its caller, as it stands in a sentence: ``1♥``, ``pass``. Returns str."""
    return words.OTHER_CALLS.get(str(called.call)) or words.call(str(called.call))


def the(called):
    """A call or card as a thing: ``1♥``, ``the pass``. Returns str."""
    text = act(called)
    return f"the {text}" if text in words.OTHER_CALLS.values() else text


def capital(text):
    return text[0].upper() + text[1:]


def card(held):
    """A card: ``♥10``. Returns str."""
    return words.card(str(held))


def cards(held):
    """Some cards: ``♥10 and ♣4``. Returns str."""
    return listed([card(each) for each in held])


def listed(items, last="and"):
    """``a, b and c``. Returns str."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}"


def act(what):
    """An act without its doer: ``1♥`` or ``♥10``. Returns str."""
    if isinstance(what, (Called, Substituted)):
        return call(what)
    return card(what[1]) if type(what) is tuple else cards(what.cards) if hasattr(what, "cards") else card(what.card)


def suits(some):
    """Suits in words: ``spades and hearts``. Returns str."""
    return listed([SUIT_NAMES[str(suit)] + "s" for suit in some])


def side(which):
    """``North–South``. Returns str."""
    return words.SIDES[str(which)]


def meaning(called):
    """What a call shows, in words, with the default where nothing was said. Returns str."""
    said = called.meaning
    if said is None:
        return "natural, as nothing else was said" if called.call.is_bid else "no stated meaning"
    return "; ".join(filter(None, [artificial(said), strength(said), lengths(said), shown(said), said.purpose])) or "natural"


def artificial(said):
    return "artificial" if said.artificial else "balanced" if said.balanced else ""


def strength(said):
    low, high = said.hcp
    if (low, high) == (0, 37):
        return ""
    return f"{low} or more points" if high == 37 else f"{low}–{high} points"


def lengths(said):
    found = []
    for suit in reversed(SUITS):
        low, high = said.lengths[suit]
        if (low, high) != (0, 13):
            number = str(low) if low == high else f"{low} or more" if high == 13 else f"{low}–{high}"
            found.append(f"{number} {SUIT_NAMES[str(suit)]}s")
    return ", ".join(found)


def shown(said):
    names = [SUIT_NAMES[str(d)] + "s" if str(d) in SUIT_NAMES else "notrump" for d in said.shows]
    return "shows " + listed(names) if names else ""


# -- questions to a player: id -> (who, text, what the Director says)

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
    "25B1": ("{by}, the player to {offender}’s left, decides", "{by} may accept the change of call, or not.",
             "{by}, you may let the second call stand. If you do not, the first one stands."),
    "26B": ("{by}, declarer, decides", "{by} may forbid {partner} one suit at {partner}’s first lead.",
            "{by}, at {partner}’s first lead you may forbid one suit, for as long as {partner} keeps the lead: {suits}."),
    "29A": ("{by}, the player to {offender}’s left, decides", "{by} may accept {act} out of turn, or not.",
            "{by}, it was not {offender}’s turn. You may accept {act}, and you do so if you call. If you do not, it is cancelled."),
    "31A2": ("{by} decides", "{by} may make any legal call.", "{by}, you may call what you like."),
    "36B2": ("{by} decides", "{by} must make a legal call instead.", "{by}, that double is not possible. Make another call."),
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
    "56": ("{by}, declarer, decides", "{by} may accept the lead of {act}, or have it taken back. Playing to it accepts it.",
           "{by}, it was not {offender}’s turn to lead. You may accept {act}. If you do not, it becomes a major penalty card."),
    "62B": ("{by} corrects", "{by} must take {act} back and play a legal card.", "{by}, take {act} back and play a legal card."),
}

JUDGEMENTS = {
    "23A": ("Does {new} show what {old} showed, or less of the same, or serve the same purpose?", "comparable", "not comparable"),
    "25A1": ("Was {old} never meant: a slip of the hand or tongue, not of the mind?", "a slip", "meant when it was made"),
    "27B1(a)": ("In this pair’s methods, is {new} the lowest bid high enough that shows the same?", "it is", "it is not"),
}

CALLS = {"Pass": "passes", "X": "doubles", "XX": "redoubles"}
CALLED = {"Pass": "passed", "X": "doubled", "XX": "redoubled"}
ANSWERS = {"accept": "accepts", "decline": "does not accept", "spread": "spreads the hand", "neither": "neither requires nor forbids",
           "a card of dummy is seen": "had lost the choice when a card of dummy was seen"}
FORCED = {"a card of dummy is seen": "A card of dummy was seen, so {by} has no choice: the lead is accepted."}
DEEDS = {"plays on": "played on", "plays to it": "played to it", "a card of dummy is seen": "seen a card of dummy"}
LABELS = {"accept": "Accept", "decline": "Do not accept", "spread": "Spread the hand", "neither": "Neither"}


def fields(choice, case):
    """What the templates of a question may name. Returns dict."""
    dummy = case.declarer.partner if case.before.play else None
    return {"by": name(choice.by), "offender": name(case.offender), "partner": name(case.partner),
            "act": act(choice.about or case.act) if type(case.act) is not e.LeadControl and hasattr(case.act, "_fields") and acts(case.act) else "",
            "dummy": name(dummy) if dummy is not None else "", "suit": required(choice), "suits": offered(choice)}


def required(choice):
    """The suit that a choice first offers to require: ``hearts``. Returns str, empty where it offers none."""
    verb, _, rest = str(choice.options[0].answer).partition(" ") if choice.options else ("", "", "")
    return wanted(rest) if verb == "require" else ""


def offered(choice):
    """The suits of which a choice names one: ``spades or hearts``. Returns str, empty where it names none."""
    named = [str(option.answer).split()[1:] for option in choice.options]
    single = dict.fromkeys(suits[0] for suits in named if len(suits) == 1 and suits[0] in SUIT_NAMES)
    return listed([SUIT_NAMES[suit] + "s" for suit in single], "or") if single else ""


def acts(what):
    return any(hasattr(what, field) for field in ("call", "cards", "card"))


def choice_step(choice, case, answer, law):
    """One election as a step of the view. Returns dict."""
    if answer in FORCED:
        return step("moment", choice.id, FORCED[answer].format(by=name(choice.by)), law, hearer=NOBODY)
    again = " again" * (choice.id == "27A1" and (choice.about.call == case.act.call) is (type(case.act) is Substituted))
    who, text, say = (part.format(**fields(choice, case)) for part in CHOICES.get(choice.id + again, ("{by} decides", gist(choice.id), "")))
    options = [label(o.answer) for o in choice.options if not o.deed] if answer is None and not choice.call else []
    if any(o.deed and o.answer == answer for o in choice.options):
        say = ""
    return step("choice", choice.id, text, law, who=who, say=say, options=options, answer=None if answer is None else said(answer))


def judgement_step(judgement, answer, law):
    """One finding as a step of the view. Returns dict."""
    template, yes, no = JUDGEMENTS.get(judgement.id, (inventory()[judgement.id].question or gist(judgement.id), "yes", "no"))
    about = dict(zip(("old", "new"), map(the, judgement.about)))
    evidence = " ".join(f"{capital(act(a))}: {meaning(a)}." for a in judgement.about if isinstance(a, Called))
    return step("judgement", judgement.id, template.format(**about), law, who="The Director finds", hearer=NOBODY,
                evidence=evidence, options=[yes.capitalize(), no.capitalize()] if answer is None else [],
                answer=None if answer is None else yes if answer else no)


def finding_labels(judgement):
    """The words of the buttons for yes and no. Returns tuple[str, str]."""
    _, yes, no = JUDGEMENTS.get(judgement.id, ("", "yes", "no"))
    return yes.capitalize(), no.capitalize()


def gist(id):
    return inventory()[id].gist


def said(answer):
    """An answer as the ruling tells it. Returns str."""
    if isinstance(answer, Called):
        return CALLS.get(str(answer.call)) or f"calls {call(answer)}"
    if isinstance(answer, Card):
        return f"plays {card(answer)}"
    if type(answer) is tuple:
        return f"{answer[0]}: {card(answer[1])}"
    verb, _, rest = answer.partition(" ")
    if verb in ("require", "forbid"):
        return f"{verb}s {wanted(rest)}"
    return ANSWERS.get(answer, answer)


def instead(answer):
    """What somebody might have done: ``called 2♥``, ``chosen “Accept”``. Returns str."""
    if isinstance(answer, Called):
        return CALLED.get(str(answer.call)) or f"called {call(answer)}"
    return DEEDS.get(answer) or f"chosen “{label(answer)}”"


def label(answer):
    """An answer as a button says it. Returns str."""
    if isinstance(answer, Card):
        return f"Play {card(answer)}"
    verb, _, rest = answer.partition(" ")
    return f"{verb.capitalize()} {wanted(rest)}" if verb in ("require", "forbid") else LABELS.get(answer, answer)


def wanted(text):
    """What is required or forbidden: ``spades and hearts``, or a card. Returns str."""
    parts = text.split()
    return card(parts[0]) if len(parts[0]) == 2 else suits(parts)


# -- effects: kind -> (text, what the Director says) from the effect

def to_pass(x):
    if x.until == e.NEXT:
        return f"{name(x.seat)} must pass at the next turn.", f"{name(x.seat)}, you pass when it is next your turn. After that you are free."
    return f"{name(x.seat)} must pass at every turn, to the end of the auction.", f"{name(x.seat)}, you pass for the rest of the auction."


def penalty_cards(some):
    return "a penalty card" if len(some) == 1 else "penalty cards"


def penalty_card(x):
    if x.kind == e.MAJOR:
        return (f"{card(x.card)} is a major penalty card: {name(x.seat)} must play it at the first lawful chance.",
                f"{name(x.seat)}, {card(x.card)} is a major penalty card. While it lies face up, play it as soon as you lawfully can.")
    suit = SUIT_NAMES[str(x.card.suit)]
    return (f"{card(x.card)} is a minor penalty card: before it {name(x.seat)} may play no other {suit} below the ten.",
            f"{name(x.seat)}, {card(x.card)} is a minor penalty card. Leave it face up, and play no other {suit} below the ten before it.")


def transferred(x):
    count = "Two tricks go" if x.count == 2 else "One trick goes"
    return f"{count} to {side(x.side)} when play has ended.", f"{count} to {side(x.side)}."


def withdrawn(x):
    turn = f" {name(x.turn)}, it is your turn." * (x.turn != x.act.seat)
    return f"{name(x.act.seat)}’s {call(x.act)} is withdrawn. It is {name(x.turn)}’s turn.", f"{name(x.act.seat)}, take {the(x.act)} back.{turn}"


def open_to_all(x):
    if type(x.act) is tuple:
        return f"While {card(x.act[1])} lies face up, everybody may use the sight of it.", ""
    return f"Everybody may use what {the(x.act)} told.", ""


def may_change(x):
    if x.seats == (x.revoker.partner,):
        return (f"{name(x.seats[0])} may now change the card that {name(x.seats[0])} played after {card(x.card)}.",
                f"{name(x.seats[0])}, you may change your card too. If you defend, the one you take back becomes a penalty card.")
    return (f"{listed([name(s) for s in x.seats], 'or')} may change a card played after {card(x.card)}.",
            f"{listed([name(s) for s in x.seats])}, once {name(x.revoker)} has put {card(x.card)} right, you may change a card that you played after it.")


EFFECTS = {
    e.MustPass: to_pass,
    e.MustRepeat: lambda x: (f"{name(x.seat)} must call {words.call(str(x.call))} again.", f"{name(x.seat)}, repeat {words.call(str(x.call))}."),
    e.LeadControl: lambda x: (f"If {side(x.seat.side)} defend, declarer may forbid {name(x.seat)} one suit at {name(x.seat)}’s first lead.", ""),
    e.MayForbidSuit: lambda x: (f"{side(x.seat.side)} defend. At {name(x.seat)}’s first lead declarer may forbid one suit: {listed([SUIT_NAMES[str(s)] + 's' for s in x.suits], 'or')}.", ""),
    e.NoSuitForbidden: lambda x: (f"{name(x.seat)} may lead any suit.", f"{name(x.seat)}, lead what you like."),
    e.LeadForbidden: lambda x: (f"{name(x.seat)} may not lead {suits(x.suits)} for as long as {name(x.seat)} keeps the lead.",
                                f"{name(x.seat)}, you may not lead {listed(['a ' + SUIT_NAMES[str(s)] for s in x.suits], 'or')} while you keep the lead."),
    e.LeadDemanded: lambda x: (f"{name(x.seat)} must lead a {SUIT_NAMES[str(x.suit)]} now.", f"{name(x.seat)}, lead a {SUIT_NAMES[str(x.suit)]} if you have one."),
    e.PenaltyCard: penalty_card,
    e.MustPlay: lambda x: (f"{name(x.seat)} must play {card(x.card)} now.", f"{name(x.seat)}, play {card(x.card)}."),
    e.MustTakeBack: lambda x: (f"{name(x.seat)} takes {card(x.card)} back.", ""),
    e.MayChange: lambda x: (f"{name(x.seat)} may take back {listed([card(c) for c in x.cards], 'or')} and play another card.", ""),
    e.BecomesPenaltyCard: lambda x: (f"{name(x.seat)}’s {card(x.card)} becomes a penalty card and stays face up.", ""),
    e.TreatedAsLegal: lambda x: (f"{name(x.act.seat)}’s {act(x.act)} stands, as if it had been good.", "It stands. Go on."),
    e.CallWithdrawn: withdrawn,
    e.CallReplaced: lambda x: (f"{capital(the(x.new))} takes the place of {the(x.old)}.", ""),
    e.SubstituteCancelled: lambda x: (f"{capital(the(x.act))} is cancelled; the first call stands.", ""),
    e.CallsVoid: lambda x: (f"{capital(the(x.act))} and all calls after it are void. It is {name(x.turn)}’s turn.", "All of that is cancelled."),
    e.CallStands: lambda x: (f"{name(x.act.seat)}’s {call(x.act)} stands.", f"{capital(the(x.act))} stands. {name(x.act.seat.lho)}, it is your turn."),
    e.Referred: lambda x: (f"The bid was also too low; that it came out of turn is settled first ({x.to}).", ""),
    e.ClosedTo: lambda x: (f"{side(x.side)} may not use what {the(x.act)} told. {side(x.side.other)} may.",
                           f"{side(x.side)}, you may not use what {the(x.act)} told you. {side(x.side.other)} may."),
    e.OpenToAll: open_to_all,
    e.ReservedForDirector: lambda x: (RESERVED[x.question], ""),
    e.NoRectification: lambda x: (f"Nothing follows for {name(x.seat)}.", ""),
    e.CardBack: lambda x: (f"{name(x.seat)} takes {card(x.card)} back." + (f" It is {name(x.turn)}’s turn." if x.turn is not None else ""), ""),
    e.PenaltyCardsStay: lambda x: (f"A penalty card that {name(x.seat)} has not played stays one.", ""),
    e.PickedUp: lambda x: (f"{name(x.seat)} picks up {cards(x.cards)}: no longer {penalty_cards(x.cards)}.", f"{name(x.seat)}, pick up {cards(x.cards)}."),
    e.Reclassified: lambda x: (f"{name(x.seat)} has more than one: all of them are major penalty cards.", ""),
    e.LeadStands: lambda x: (f"The lead of {card(x.card)} stands.", ""),
    e.PlaysNext: lambda x: (f"The second card comes from {name(x.seat)}’s own hand. Dummy plays last.", f"{name(x.seat.partner)}, your hand is dummy: put it down. {name(x.seat)}, you play second, from your own hand."),
    e.RolesExchanged: lambda x: (f"{name(x.dummy)} is dummy. {name(x.dummy.partner)} plays the hand.", f"{name(x.dummy)}, put down your whole hand. {name(x.dummy.partner)}, you are declarer."),
    e.FaceDownBack: lambda x: (f"{name(x.seat)}’s face-down lead goes back into the hand.", f"{name(x.seat)}, take your face-down card back."),
    e.ReturnedToHand: lambda x: (f"{name(x.seat)} picks up {cards(x.cards)}. It is no penalty card.", f"{name(x.seat)}, pick it up."),
    e.StaysForNow: lambda x: (f"{name(x.seat)} may not take {card(x.card)} back before declarer has chosen.", ""),
    e.CardStays: lambda x: (f"{name(x.seat)}’s {card(x.card)} has been played and stays.", f"{name(x.seat)}, that card stays played."),
    e.ChosenAnew: lambda x: ("There is a further penalty card, so declarer chooses anew.", ""),
    e.SetAside: lambda x: (f"First of all: what did {name(x.act.seat)} mean to call at that moment?", ""),
    e.Revoked: lambda x: (f"{name(x.seat)}’s {card(x.card)} was a revoke.", ""),
    e.MustCorrect: lambda x: (f"{name(x.seat)}’s {card(x.card)} must be put right.", ""),
    e.ChangeOpen: may_change,
    e.TakenBackIsPenaltyCard: lambda x: (f"The card that {name(x.seat)} took back becomes a major penalty card.", ""),
    e.Established: lambda x: (f"{name(x.seat)}’s revoke in trick {x.trick} is established: it may no longer be corrected.",
                              "It is too late to put that right. Tricks are counted when play has ended."),
    e.NotEstablished: lambda x: (f"{name(x.seat)} was misled, so that lead does not establish the revoke.", ""),
    e.TricksTransferred: transferred,
    e.NothingTransferred: lambda x: (f"No trick goes over for {name(x.seat)}’s revoke.", f"No trick goes over for {name(x.seat)}’s revoke."),
    e.PlaySuspended: lambda x: (f"{name(x.seat)} has claimed. Play stops.", f"{name(x.seat)} has claimed. Nobody plays on."),
    e.ClaimAgreed: lambda x: (f"What {name(x.seat)} stated is agreed and is scored.", ""),
    e.ClaimAdjudicated: lambda x: ("The claim is disputed. The Director divides the tricks that are left.", ""),
}

# Where one kind of effect says different things: provision -> the same.
OF_PROVISION = {
    "26A": lambda x: (f"If {side(x.seat.side)} defend, {name(x.seat)} may lead any suit.", ""),
    "50E2": lambda x: (f"{name(x.act[0].partner)} may not use the sight of {card(x.act[1])}. Declarer may.",
                       f"{name(x.act[0].partner)}, play as if you had not seen {card(x.act[1])}. Declarer may use it."),
    "50E3": lambda x: (f"{card(x.act[1])} has been played. {name(x.act[0].partner)} may not use how it came to be shown.", ""),
    "68B1": lambda x: (f"{name(x.seat)} has conceded tricks. Play stops.", f"{name(x.seat)} has conceded tricks. Nobody plays on."),
    "62D2": lambda x: (f"But {name(x.act[0].partner)} may not choose a card that the sight of {card(x.act[1])} suggests.",
                       f"{name(x.act[0].partner)}, choose your card as if you had not seen {card(x.act[1])}."),
}

RESERVED = {
    "23C": "After play the Director asks: did the slip help, and was the other side damaged?",
    "27D": "After play the Director asks: did the slip help, and was the other side damaged?",
    "50E4": "After play the Director asks: did the exposed card help the defence, and was declarer damaged?",
    "64C": "After play the Director asks: has the other side got back all that the revoke cost?",
    "64C2(a)": "After play the Director asks: what did the repeated revoke cost?",
    "64C2(b)": "After play the Director asks: what would have happened had nobody revoked?",
    "72C": "After play the Director asks: could the offender have known that the slip might well help?",
}


def effect_step(effect, law):
    """One effect as a step of the view. Returns dict."""
    text, say = OF_PROVISION.get(effect.id, EFFECTS[type(effect.what)])(effect.what)
    return step("effect", effect.id, text, law, say=say)


def moment_step(moment, answer, law):
    """What the table did, as a step of the view. Returns dict."""
    id = next((o.id for o in moment.options if o.answer == answer), moment.id)
    told = happening(moment, answer)
    return step("moment", id, told[0].upper() + told[1:] + ".", law, hearer=NOBODY)


DOERS = {"31A": "the right-hand opponent "}
ESTABLISHED = {"63A1": "the revoker’s side has played to the next trick", "63A2": "the revoker’s side has named a card for the next trick",
               "63A3": "the revoker’s side has claimed or conceded",
               "63A4": "the revoker’s side has agreed to a claim, and then called on the next board, or the round has ended"}


def happening(moment, answer):
    """What answered ``moment``, in words without a full stop. Returns str."""
    if not isinstance(answer, str):
        return told_revoke(answer)
    if not any(o.id == answer for o in moment.options):
        return DOERS.get(moment.id, "") + answer
    told = ESTABLISHED.get(answer) or gist(answer).rstrip(".")
    return told[0].lower() + told[1:]


def told_revoke(revoke):
    """Who won what, as it decides a transfer. Returns str."""
    first = "the revoker’s own hand won the revoke trick" if revoke.offender_won else \
        "the revoker’s side won the revoke trick" if revoke.side_won else "the other side won the revoke trick"
    later = "the revoker’s side won a later trick" if revoke.later else "the revoker’s side won no later trick"
    return f"play has ended: {first}, and {later}"


def step(kind, id, text, law, **more):
    """A step of the view. Returns dict."""
    return {"kind": kind, "id": plain_id(id), "who": "", "text": text, "answer": None, "options": [], "hearer": TABLE, "say": "",
            "evidence": "", "law": law, **more}


def steps_of(ruling):
    """The whole conversation of one ruling, with its open question. Returns list[dict]."""
    found = [broken(breach, ruling) for breach in breaches(ruling.case)] if ruling.answers or ruling.question else []
    found += [made(item, ruling) for item in ruling.steps]
    if type(ruling.question) is Choice:
        found.append(choice_step(ruling.question, ruling.case, None, ruling.law))
    elif type(ruling.question) is Judgement:
        found.append(judgement_step(ruling.question, None, ruling.law))
    return found


def breaches(case):
    """What the act of ``case`` broke. Returns tuple[Breach, ...], empty for what is no act of a player."""
    if not case.breaches:
        return ()
    return tuple(b for b in case.before.rules.verdict(case.before, case.act).breaches if b.id in inventory())


def plain(reading):
    """A reading of an open point in words. Returns str."""
    return reading.replace("_", " ")


def broken(breach, ruling):
    who, what = name(ruling.case.offender), act(ruling.case.act)
    return step("effect", breach.id, f"{who}’s {what}: {words.reason(breach.why)}.", ruling.law, hearer=NOBODY)


def made(item, ruling):
    if type(item) is Effect:
        return effect_step(item, ruling.law)
    if type(item) is Assumed:
        text = f"Nothing was said about {name(item.act.seat)}’s {act(item.act)}, so it counts as natural."
        return step("effect", item.id, text, ruling.law, hearer=NOBODY)
    question, answer = item.question, item.answer
    if type(question) is Choice:
        return choice_step(question, ruling.case, answer, ruling.law)
    if type(question) is Judgement:
        return judgement_step(question, answer, ruling.law)
    if type(question) is Moment:
        return moment_step(question, answer, ruling.law)
    if type(question) is Settled:
        why = words.reason(question.why)
        text = f"Nothing to judge: {why}." if answer else f"Not comparable: {why}."
        return step("effect", question.id, text, ruling.law, hearer=NOBODY)
    return open_point(question, answer, ruling)


def open_point(point, answer, ruling):
    """A point that the Law leaves open, with the reading that was taken, as a step of the view. Returns dict."""
    elected = ruling.case.regulation(point.setting)
    taken = "as the Regulating Authority elected" if elected else "the usual reading" if point.usual else "taken here"
    others = listed([plain(r) for r in point.readings if r != answer], "or")
    kind = "doubt" if point in ruling.doubts else "effect"
    return step(kind, point.id, f"The Law leaves this open ({point.point}); {taken}: {plain(answer)}. Also possible: {others}.",
                ruling.law, hearer=NOBODY)
