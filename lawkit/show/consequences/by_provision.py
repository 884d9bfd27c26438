"""The words for a consequence that one provision words in its own way."""
from ... import effects as e
from ...terms import SIDES
from ..names import CALLS, call, capital, card, cards, listed, name, side, the
from .calls import EFFECTS, auction_back
from .claims import divided


def turn_given_back(x):
    text = f"The auction has not ended: {name(x.turn)} lost a turn. What was called since then is cancelled, and {name(x.turn)} calls."
    say = f"{name(x.turn)} has lost a turn. What was called since then is cancelled. {name(x.turn)}, it is your turn."
    if x.closed_to == SIDES:
        return f"{text} Both sides are at fault, so nobody may use what that told.", f"{say} Nobody may use what that told."
    may_not = f"{side(x.closed_to)} may not use what that told. {side(x.closed_to.other)} may."
    return f"{text} {may_not}", f"{say} {may_not}"


def left_face_up(x):
    seat, shown = x.act
    return (f"{card(shown)} stays face up until the auction has ended. {side(x.side)} may not use the sight of it. {side(x.side.other)} may.",
            f"{name(seat)}, leave {card(shown)} face up until the auction has ended. {name(seat.partner)}, call as if you had not seen "
            f"it. {side(x.side.other)} may use it.")


def wiped_out(x):
    text, say = auction_back(x)
    if x.closed_to is None:
        return text, say
    return f"{text} {side(x.closed_to)} may not use what these calls told.", f"{say} {side(x.closed_to)}, you may not use what these calls told you."


def gives_way_to_a_pass(x):
    if x.turn != x.act.seat:
        return EFFECTS[type(x)](x)
    since = " and all calls after it are" if type(x) is e.AuctionBack else " is"
    return f"{capital(the(x.act))}{since} cancelled.", f"{capital(the(x.act))}{since} cancelled."


NO_TRICK = {
    "64B1": "{side} have won neither that trick nor a later one",
    "64B2": "{name} has revoked in that suit before",
    "64B3": "what should have been played lay in view",
    "64B4": "the other side has called on the next board",
    "64B5": "the round is over",
    "64B6": "it was made in trick twelve",
    "64B7": "both sides have revoked",
    "64B8": "it is put right together with the other side’s",
}


def no_trick(x, why):
    text = f"No trick goes over for {name(x.seat)}’s revoke: {why.format(side=side(x.seat.side), name=name(x.seat))}."
    return text, text


# Where one kind of effect says different things: provision, or provision and kind -> the same.
OF_PROVISION = {
    ("68D2(b)(ii)", e.NotEstablished): lambda x: (f"The claim is void, so it has not established {name(x.seat)}’s revoke.", ""),
    ("68D1", e.ClaimDivided): lambda x: ("The claim is agreed. " + divided(x)[0], ""),
    ("20D", e.Answers): lambda x: (f"{name(x.seat)} or {name(x.seat.partner)} repeats it, not {name(x.asker)}’s partner.", ""),
    ("20F3", e.ReservedForDirector): lambda x: ("Only one call or card was asked about. What that interest tells partner, partner may not use.", ""),
    ("20F3", e.NoRectification): lambda x: ("One call or card alone may be asked about.", ""),
    ("67B1", e.NothingTransferred): lambda x: (f"{side(x.seat.side)} have won neither that trick nor a later one, so no trick goes over.", ""),
    "20F6": lambda x: ("The other side has called since. What that led to is a matter for 21.", ""),
    "21A": lambda x: (f"No wrong information led to that call, so nothing is done for {name(x.seat)}.", f"{name(x.seat)}, your call stands."),
    ("21B1(a)", e.AuctionBack): lambda x: (f"{name(x.turn)} takes back {the(x.act)}, and with it goes what was called over it. {side(x.closed_to)} may not use what that told.",
                                           f"{side(x.closed_to)}, act as if you had not seen {the(x.act)}, nor what was called over it."),
    ("21B1(a)", e.CallInserted): lambda x: (f"{name(x.act.seat)} {CALLS.get(str(x.act.call)) or 'calls ' + call(x.act)} instead.", ""),
    ("21B1(a)", e.MayChangeCall): lambda x: (f"Until {name(x.until)} calls, {name(x.seat)} may change the last call. It costs {side(x.seat.side)} nothing.", ""),
    ("21B2", e.MayChangeCall): lambda x: (f"{name(x.seat)} may now call again as well.",
                                          f"{name(x.seat)}, the call before yours has changed. You may keep your call or change it."),
    ("21B2", e.CallInserted): lambda x: (f"{name(x.act.seat)} {CALLS.get(str(x.act.call)) or 'calls ' + call(x.act)} instead.", ""),
    ("21B2", e.OpenToAll): lambda x: (f"{name(x.act.seat)} has kept {the(x.act)}, so everybody may use it.", ""),
    "41B#2": lambda x: (f"{name(x.seat)} may have it repeated at the first turn to play. With the first card that right is gone.", ""),
    "41B#3": lambda x: (f"At every own turn to play {name(x.seat)} may ask again what the other side’s calls mean.", ""),
    ("41A", e.CardStays): lambda x: (f"{name(x.seat)}’s lead stays. Only the Director has a face-down lead taken back, after an irregularity.",
                                     f"{name(x.seat)}, that card has been led. Turn it up."),
    ("41A", e.LeaderNamed): lambda x: (f"It is {name(x.leader)}’s lead.", f"{name(x.leader)}, it is your lead."),
    "42A1": lambda x: (f"{name(x.seat)}, dummy, may tell the Director what happened, and what the Law is.", ""),
    "42A3": lambda x: (f"{name(x.seat)}, dummy, sees to it that the open hand follows suit.", ""),
    "42B1": lambda x: (f"{name(x.seat)}, dummy, may ask declarer about a card that does not follow suit.", ""),
    "42B2": lambda x: (f"{name(x.seat)}, dummy, may warn before anything irregular has happened.", ""),
    "42B3": lambda x: (f"The play is over, so {name(x.seat)} may speak of an irregularity.", ""),
    "43A1(a)": lambda x: (f"{name(x.seat)}, dummy, may not be the first to call the Director.", f"{name(x.seat)}, during the play somebody else has to speak first."),
    "43A1(b)": lambda x: (f"{name(x.seat)}, dummy, may not speak of an irregularity while the hand is played.", f"{name(x.seat)}, wait until the play is over."),
    ("43A1(c)", e.DummyMayNot): lambda x: (f"{name(x.seat)}, dummy, takes no part in the play and tells declarer nothing about it.", f"{name(x.seat)}, leave the play to your partner."),
    ("68A", e.NoClaim): lambda x: (f"{name(x.seat)} is dummy, and only declarer or a defender claims. It is no claim, and play goes on.", "Dummy cannot claim. Play on."),
    ("68B1", e.NoClaim): lambda x: (f"{name(x.seat)} is dummy, and only declarer or a defender concedes. Nothing is conceded, and play goes on.",
                                    "Dummy cannot concede. Play on."),
    ("43B1", e.ReservedForDirector): lambda x: ("Dummy is liable to a penalty under 90. The score of the board does not change for it.", ""),
    ("43B2(a)", e.DummyMayNot): lambda x: (f"{name(x.seat)}, dummy, may no longer warn of the wrong hand. A defender chooses the hand.", ""),
    ("43B2(b)", e.Established): lambda x: (f"Dummy, whose rights are lost, was the first to ask. {name(x.seat)} changes {card(x.card)}, and tricks are counted as if it were too late.",
                                           "Put it right. Tricks are counted all the same when play has ended."),
    ("43B3", e.ReturnedToHand): lambda x: (f"{name(x.seat)} picks up {cards(x.cards)}: no penalty card.", f"{name(x.seat)}, pick up {cards(x.cards)}."),
    "40A3": lambda x: (f"{name(x.seat)} may call like that: no hidden understanding stands behind it.", f"{name(x.seat)} was free to make that call."),
    ("40A1(b)", e.AgainstRegulation): lambda x: (f"The opponents were not told what {name(x.act.seat.partner)} knew about {the(x.act)}.", ""),
    ("40C1", e.ReservedForDirector): lambda x: ("What partner expects and the opponents do not is a hidden method.", ""),
    "40C2": lambda x: (f"{name(x.seat)} need not tell anybody of it.", ""),
    ("45C4(b)#2", e.MayChange): lambda x: (f"{name(x.seat)} has played to the first card, and may take back {card(x.card)}.",
                                           f"{name(x.seat)}, dummy’s card has changed. You may take back the card that you played to the first one."),
    "45A": lambda x: (f"{name(x.seat)} put {card(x.card)} face up on the table, so it was played.", ""),
    "45B": lambda x: (f"{card(x.card)} was called from dummy, so it was played.", ""),
    ("45D1#2", e.ChangeOpen): lambda x: (f"Whoever of {listed([name(s) for s in x.seats])} has played after {card(x.card)} may take that card back.",
                                         f"{listed([name(s) for s in x.seats])}, if you have played since, you may take your card back."),
    ("45D2", e.TreatedAsLegal): lambda x: (f"Both sides have played on, so {card(x.act.cards[0])} stays, and all that came after it.",
                                           "It is too late to put that right. Go on."),
    ("45E2", e.ReturnedToHand): lambda x: (f"{name(x.seat)} takes {cards(x.cards)} back. Nothing follows.", f"{name(x.seat)}, take it back. It costs nothing."),
    ("46B3(b)", e.DesignationVoid): lambda x: (f"No card of that rank can lawfully be played. {name(x.seat)} may call any lawful card of dummy.",
                                               f"{name(x.seat)}, that cannot be played. Name another card."),
    ("47E2(a)", e.MayChange): lambda x: (f"{name(x.seat)} may take back {card(x.card)} and play another card.",
                                         f"{name(x.seat)}, you were told something wrong. You may change your last card, before anybody plays to it."),
    ("62C2", e.MayChange): lambda x: (f"{name(x.seat)} may now change the card that {name(x.seat)} played after it, {card(x.card)}.",
                                      f"{name(x.seat)}, you may change your card too. If you defend, the one you take back becomes a penalty card."),
    ("62C2", e.ReturnedToHand): lambda x: (f"{cards(x.cards)} goes back into {name(x.seat)}’s hand. It is no penalty card.", ""),
    "75B2": lambda x: (f"The lead is faced. {name(x.seat)} had to speak as soon as the mistake was noticed.", f"{name(x.seat)}, thank you for saying so."),
    "75C": lambda x: ("The explanation was right and the call was the mistake, so nobody has been misinformed.", "You were told what they have agreed. Go on."),
    ("17D3", e.AuctionBack): turn_given_back,
    "24": left_face_up,
    "24A": lambda x: (f"It is one card below the ten, and not led: {name(x.seat.partner)} need not pass.",
                      f"{name(x.seat.partner)}, you may call as you like."),
    ("25A1", e.CallReplaced): lambda x: (f"{capital(the(x.new))} takes the place of {the(x.old)}.", f"{capital(the(x.new))} takes the place of {the(x.old)}."),
    ("25A1", e.CallInserted): lambda x: (f"{capital(the(x.act))} is what {name(x.act.seat)} meant.", f"{name(x.act.seat)}, your call is {call(x.act)}."),
    ("25A4", e.SubstituteCancelled): lambda x: (f"{name(x.act.seat.partner)} has called since, so nothing can be changed.", f"{name(x.act.seat)}, your partner has called. Your first call stands."),
    ("25A5", e.SubstituteCancelled): lambda x: (f"{capital(the(x.act))} comes too late and is cancelled.", f"{name(x.act.seat)}, it is too late. Your first call stands."),
    ("25A6", e.AuctionBack): lambda x: (f"{capital(the(x.act))} and what was called over it go back. {side(x.closed_to)} may not use what that call told.",
                                        f"What was called over {the(x.act)} goes back."),
    ("25A6", e.MayChangeCall): lambda x: (f"{name(x.seat)} has called over the first call, and may call again. A call that is no longer possible has gone back.",
                                          f"{name(x.seat)}, the call before yours has changed. You may keep your call or change it. If it is no longer possible, call again."),
    ("25B1", e.CallReplaced): lambda x: (f"{capital(the(x.new))} takes the place of {the(x.old)}.", "The second call stands. Go on."),
    ("25B2", e.SubstituteCancelled): lambda x: (f"{capital(the(x.act))} is cancelled; the first call stands.", "The second call is cancelled. The first one stands."),
    "30B2": lambda x: ("A call at once after the own call is an attempt to change it (25).", ""),
    "31C": lambda x: ("A call at once after the own call is an attempt to change it (25).", ""),
    "32C": lambda x: ("A call at once after the own call is an attempt to change it (25).", ""),
    "30C": lambda x: ("The pass is artificial, or passes an artificial call, so it is heard like a bid (31).", ""),
    "34": lambda x: ("The auction may not be over: did somebody lose a turn (17D3)?", ""),
    ("36A", e.AuctionBack): wiped_out,
    "37B1": gives_way_to_a_pass,
    "38B": gives_way_to_a_pass,
    "35A": lambda x: ("Law 19 does not allow this double or redouble: it is inadmissible (36).", ""),
    "35B": lambda x: ("A player who has to pass has acted: that is inadmissible (37).", ""),
    "35C": lambda x: ("A bid of more than seven is inadmissible (38).", ""),
    "35D": lambda x: ("A call after the final pass is inadmissible, even a pass (39).", ""),
    "26A": lambda x: (f"If {side(x.seat.side)} defend, {name(x.seat)} may lead any suit.", ""),
    ("47F1", e.NoRectification): lambda x: ("A card that went back for the proper lead costs nothing and is no penalty card.", ""),
    ("53C", e.LeadStands): lambda x: (f"The defender on the wrong side has played to it, so the lead of {card(x.card)} stands.", ""),
    ("55B1", e.NoRectification): lambda x: ("A defender was on lead, so nothing more follows.", ""),
    ("60A2", e.TreatedAsLegal): lambda x: (f"{capital(the(x.act))} counts as played in turn.", "It stands. Go on."),
    "50A": lambda x: (f"{card(x.card)} is a penalty card: {name(x.seat)} may not pick it up.", f"{name(x.seat)}, leave {card(x.card)} face up."),
    ("50#1", e.ReturnedToHand): lambda x: (f"The Director decides that {cards(x.cards)} is no penalty card.", f"{name(x.seat)}, pick up {cards(x.cards)}. It is no penalty card."),
    "50E2": lambda x: (f"{name(x.act[0].partner)} may not use the sight of {card(x.act[1])}. Declarer may.",
                       f"{name(x.act[0].partner)}, play as if you had not seen {card(x.act[1])}. Declarer may use it."),
    "50E3": lambda x: (f"{card(x.act[1])} has been played. {name(x.act[0].partner)} may not use how it came to be shown.", ""),
    ("57C3", e.CardStays): lambda x: (f"{name(x.seat)}’s {card(x.card)} came early. It is played all the same and stays.", f"{card(x.card)} has been played. It stays."),
    ("57C1", e.NoRectification): lambda x: (f"Declarer had played from both hands, so nothing follows for {name(x.seat)}.", "Go on."),
    ("57C2", e.NoRectification): lambda x: (f"Dummy had led {name(x.seat)} into it, so nothing follows for {name(x.seat)}.", "Go on."),
    "62D2": lambda x: (f"But {name(x.act[0].partner)} may not choose a card that the sight of {card(x.act[1])} suggests.",
                       f"{name(x.act[0].partner)}, choose your card as if you had not seen {card(x.act[1])}."),
} | {(id, e.NothingTransferred): lambda x, why=why: no_trick(x, why) for id, why in NO_TRICK.items()}
