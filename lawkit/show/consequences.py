"""What the Director says of every effect, and of the questions that wait for the end of play.

Each kind of effect has one entry here: its text for the ruling, and the words for the table. They tell what the Law's code has
decided and decide nothing.
"""
from .. import effects as e
from ..terms import DOUBLE, SIDES
from . import words
from .names import CALLS, act, call, capital, card, cards, listed, name, side, SUIT_NAMES, suits, the


def to_pass(x):
    if x.until == e.NEXT:
        return f"{name(x.seat)} must pass at the next turn.", f"{name(x.seat)}, you pass when it is next your turn. After that you are free."
    return f"{name(x.seat)} must pass at every turn, to the end of the auction.", f"{name(x.seat)}, you pass for the rest of the auction."


def to_repeat(x):
    again = words.OTHER_CALLS.get(str(x.call)) or f"call {words.call(str(x.call))}"
    return f"{name(x.seat)} must {again} again.", f"{name(x.seat)}, you {again} again."


def penalty_cards(some):
    return "a penalty card" if len(some) == 1 else "penalty cards"


def goes(some):
    return "goes" if len(some) == 1 else "go"


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


def turn_given_back(x):
    text = f"The auction has not ended: {name(x.turn)} lost a turn. What was passed since then is cancelled, and {name(x.turn)} calls."
    say = f"{name(x.turn)} has lost a turn. What was passed since then is cancelled. {name(x.turn)}, it is your turn."
    if x.closed_to == SIDES:
        return f"{text} Both sides have passed out of turn, so nobody may use what that told.", f"{say} Nobody may use what that told."
    may_not = f"{side(x.closed_to)} may not use what that told. {side(x.closed_to.other)} may."
    return f"{text} {may_not}", f"{say} {may_not}"


def picked_up(x):
    them, what = ("it", "It is no penalty card.") if len(x.cards) == 1 else ("them", "They are no penalty cards.")
    return f"{name(x.seat)} picks up {cards(x.cards)}. {what}", f"{name(x.seat)}, pick {them} up."


def left_face_up(x):
    seat, shown = x.act
    return (f"{card(shown)} stays face up until the auction has ended. {side(x.side)} may not use the sight of it. {side(x.side.other)} may.",
            f"{name(seat)}, leave {card(shown)} face up until the auction has ended. {name(seat.partner)}, call as if you had not seen "
            f"it. {side(x.side.other)} may use it.")


def auction_back(x):
    gone = f"{capital(the(x.act))} and all calls after it"
    return f"{gone} are void. It is {name(x.turn)}’s turn.", f"{gone} are cancelled. {name(x.turn)}, it is your turn."


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


def contract_told(x):
    told = words.contract(str(x.contract)).split(" by ")[0]
    return f"{name(x.seat)} is told the contract, {told}, and not who doubled.", f"{name(x.seat)}, it is {told}."


def repeated(x):
    whole = f"The whole auction is repeated for {name(x.seat)}, with every alert"
    return (f"{whole}, not a part of it." if x.part else f"{whole}.",
            f"{name(x.seat.lho)}, repeat the auction from its first call, with every alert." + " Not a part of it." * x.part)


EFFECTS = {
    e.MustPass: to_pass,
    e.MustRepeat: to_repeat,
    e.LeadControl: lambda x: (f"If {side(x.seat.side)} defend, declarer may forbid {name(x.seat)} one suit at {name(x.seat)}’s first lead.", ""),
    e.MayForbidSuit: lambda x: (f"{side(x.seat.side)} defend. At {name(x.seat)}’s first lead declarer may forbid one suit: {listed([SUIT_NAMES[str(s)] + 's' for s in x.suits], 'or')}.", ""),
    e.NoSuitForbidden: lambda x: (f"{name(x.seat)} may lead any suit.", f"{name(x.seat)}, lead what you like."),
    e.LeadForbidden: lambda x: (f"{name(x.seat)} may not lead {suits(x.suits)} for as long as {name(x.seat)} keeps the lead.",
                                f"{name(x.seat)}, you may not lead {listed(['a ' + SUIT_NAMES[str(s)] for s in x.suits], 'or')} while you keep the lead."),
    e.LeadDemanded: lambda x: (f"{name(x.seat)} must lead a {SUIT_NAMES[str(x.suit)]} now.", f"{name(x.seat)}, lead a {SUIT_NAMES[str(x.suit)]} if you have one."),
    e.PenaltyCard: penalty_card,
    e.MustPlay: lambda x: (f"{name(x.seat)} must play {card(x.card)} now.", f"{name(x.seat)}, play {card(x.card)}."),
    e.RankDemanded: lambda x: (f"{name(x.seat)} must play the {x.which} card of the suit led.", f"{name(x.seat)}, play your {x.which} card of the suit led. If you have none, play what you like."),
    e.SuitDemanded: lambda x: (f"{name(x.seat)} must play a {SUIT_NAMES[str(x.suit)]}, unless there is a card of the suit led to follow with.",
                               f"{name(x.seat)}, if you have none of the suit led, play a {SUIT_NAMES[str(x.suit)]}."),
    e.SuitForbidden: lambda x: (f"{name(x.seat)} may not play {suits(x.suits)} to this trick.", f"{name(x.seat)}, if you have none of the suit led, do not play a {SUIT_NAMES[str(x.suits[0])]}."),
    e.PlaysInTurn: lambda x: (f"{name(x.seat)}’s {card(x.card)} came before its turn. It stays face up and is played in turn.",
                              f"{name(x.seat)}, leave {card(x.card)} face up, and play it when it is your turn."),
    e.LeadsAnew: lambda x: (f"Declarer must lead from {name(x.seat)}’s hand, any card of it.", f"Lead from {name(x.seat)}’s hand, any card you like."),
    e.MustChoose: lambda x: (f"{name(x.seat)} has shown {cards(x.cards)} at once and must play one of them.", ""),
    e.OneFacePlayed: lambda x: (f"Only {card(x.cards[0])} could be seen, so it is played. {cards(x.cards[1:])} {goes(x.cards[1:])} back into the hand.",
                                f"{card(x.cards[0])} is played. Take the rest back."),
    e.PlayedOver: lambda x: (f"{name(x.seat)} had played before {name(x.shower)} chose, and may take that card back. It goes back by itself where it is not legal now.",
                             f"{name(x.seat)}, you may take your card back and play another."),
    e.ChangeClosedTo: lambda x: (f"{side(x.side)} may not use what the card taken back told. {side(x.side.other)} may.", f"{side(x.side)}, act as if you had not seen the card that went back."),
    e.PlayedSecond: lambda x: (f"The cards were played at the same time, so {card(x.card)} counts as the later one.",
                               f"{name(x.seat)}, your card counts as played after the other one."),
    e.MustTakeBack: lambda x: (f"{name(x.seat)} takes {card(x.card)} back.", ""),
    e.MayChange: lambda x: (f"{name(x.seat)} may take back {listed([card(c) for c in x.cards], 'or')} and play another card.", ""),
    e.BecomesPenaltyCard: lambda x: (f"{name(x.seat)}’s {card(x.card)} becomes a penalty card and stays face up.", ""),
    e.TreatedAsLegal: lambda x: (f"{name(x.act.seat)}’s {act(x.act)} stands, as if it had been good.", "It stands. Go on."),
    e.CallWithdrawn: withdrawn,
    e.CallReplaced: lambda x: (f"{capital(the(x.new))} takes the place of {the(x.old)}.", ""),
    e.SubstituteCancelled: lambda x: (f"{capital(the(x.act))} is cancelled; the first call stands.", ""),
    e.CallInserted: lambda x: (f"{capital(call(x.act))} is put in for {name(x.act.seat)}.", f"{name(x.act.seat)}, your call counts as {call(x.act)}."),
    e.AuctionBack: auction_back,
    e.CallCancelled: lambda x: (f"The auction was over: {name(x.act.seat)}’s {call(x.act)} is cancelled.", f"The auction was over. {capital(the(x.act))} is cancelled."),
    e.ScoredWithout: lambda x: (f"The contract is scored as if {name(x.act.seat)} had not made {the(x.act)}.", f"{capital(the(x.act))} does not count. Play on."),
    e.MustStillPass: lambda x: (f"{name(x.seat)} must pass at every later turn, as before.", f"{name(x.seat)}, you still pass at your later turns."),
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
    e.PeriodOver: lambda x: ("The auction period is over: no call can be made or changed any more.", "No call is changed any more."),
    e.PassedOut: lambda x: ("Nobody has bid, and all hands are back in the board: it is passed out.", ""),
    e.PeriodBegun: lambda x: (f"The auction period has begun for {side(x.side)}.", ""),
    e.HoweverNoticed: lambda x: (f"{name(x.seat)} saw it through partner’s words, which does not matter for a call that was never meant.", ""),
    e.BestLeftUnsaid: lambda x: (f"{name(x.seat)} should have said the one word and named no bid.", f"{name(x.seat)}, one word is enough."),
    e.IsOfTheBidMade: lambda x: (f"{capital(the(x.act))} is of {words.call(str(x.bid))}, the bid as it was made.",
                                 f"{words.call(str(x.bid))} is what you have {'doubled' if x.act.call == DOUBLE else 'redoubled'}."),
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
    e.LeadRestored: lambda x: (f"The defender next to the lead decides, so {card(x.card)} is the lead after all.", f"{card(x.card)} is the lead after all."),
    e.LedOver: lambda x: (f"{name(x.seat)} has made the proper lead. It stands, and every other card of the trick goes back.",
                          f"{name(x.seat)}’s card is the lead. {name(x.offender)}, take yours back."),
    e.RightForfeited: lambda x: (f"{side(x.side)} have played on, and can no longer have it put right.", ""),
    e.RightsKept: lambda x: (f"{side(x.side)} keep all their rights, whatever the other side has played since.", ""),
    e.DutiesStay: lambda x: (f"What {side(x.side)} had to do before, they still have to do.", ""),
    e.WholeHandDown: lambda x: (f"{name(x.seat)} has begun to spread the hand, and the whole of it goes down.", ""),
    e.PlaysNext: lambda x: (f"The second card comes from {name(x.seat)}’s own hand. Dummy plays last.", f"{name(x.seat.partner)}, your hand is dummy: put it down. {name(x.seat)}, you play second, from your own hand."),
    e.RolesExchanged: lambda x: (f"{name(x.dummy)} is dummy. {name(x.dummy.partner)} plays the hand.", f"{name(x.dummy)}, put down your whole hand. {name(x.dummy.partner)}, you are declarer."),
    e.DeclarerAgain: lambda x: (f"The lead was caused by an opponent’s word: {name(x.seat)} is declarer again.", f"{name(x.seat)}, you are declarer again."),
    e.FaceDownBack: lambda x: (f"{name(x.seat)}’s face-down lead goes back into the hand.", f"{name(x.seat)}, take your face-down card back."),
    e.ReturnedToHand: picked_up,
    e.StaysForNow: lambda x: (f"{name(x.seat)} may not take {card(x.card)} back before declarer has chosen.", ""),
    e.CardStays: lambda x: (f"{name(x.seat)}’s {card(x.card)} has been played and stays.", f"{name(x.seat)}, that card stays played."),
    e.ChosenAnew: lambda x: ("There is a further penalty card, so declarer chooses anew.", ""),
    e.SetAside: lambda x: (f"First of all: what did {name(x.act.seat)} mean to call at that moment?", ""),
    e.NamedInPart: lambda x: (f"{name(x.seat)} should have named both the suit and the rank.", f"{name(x.seat)}, name the suit and the rank, please."),
    e.ReadAs: lambda x: (f"These words call dummy’s {card(x.card)}.", f"That is {card(x.card)}."),
    e.DesignationVoid: lambda x: (f"No card is called. {name(x.seat)} may call any lawful card of dummy.", f"{name(x.seat)}, that calls no card. Name another."),
    e.PlayedFromDummy: lambda x: (f"{card(x.card)} is played from dummy.", f"{name(x.seat)}, play {card(x.card)}."),
    e.CallStandsAsMade: lambda x: (f"{card(x.card)} was named, so it is played.", f"{card(x.card)} stays. It was named, and so it is played."),
    e.DummysCardChanged: lambda x: (f"{card(x.new)} takes the place of {card(x.old)}.", f"{name(x.seat)}, take {card(x.old)} back and put down {card(x.new)}."),
    e.IsPlayed: lambda x: (f"{card(x.card)} was played.", ""),
    e.CountsAsPlayed: lambda x: (f"{name(x.seat)}’s {card(x.card)} is played.", f"{name(x.seat)}, {card(x.card)} is played. Leave it there."),
    e.BackToTheCall: lambda x: (f"{card(x.called)} was called, so {card(x.wrong)} goes back.", f"{name(x.seat)}, take {card(x.wrong)} back and put down {card(x.called)}."),
    e.RhoHasChanged: lambda x: (f"The player to {name(x.seat)}’s right has changed a card, so {name(x.seat)} may change the one played after it.",
                                f"{name(x.seat)}, you may change your card to this trick too."),
    e.MayIndicateNothing: lambda x: (f"{name(x.seat)} may touch or point to no card unasked. Play goes on.", f"{name(x.seat)}, touch no card before it is called. Go on."),
    e.ScoreAdjusted: lambda x: (f"The score is adjusted for {side(x.side)}.", f"I adjust the score for {side(x.side)}."),
    e.NextLeadBack: lambda x: ("A lead to the next trick goes back where another hand has now won the last one.", ""),
    e.Revoked: lambda x: (f"{name(x.seat)}’s {card(x.card)} was a revoke.", ""),
    e.HandPickedUp: lambda x: (f"{name(x.seat)} picks the hand up again.", f"{name(x.seat)}, pick up your cards, and play on."),
    e.CountsAsClaim: lambda x: (f"{name(x.claim.seat)} has put the hand down, which counts as a claim of all the tricks.", ""),
    e.MustCorrect: lambda x: (f"{name(x.seat)}’s {card(x.card)} must be put right.", ""),
    e.ChangeOpen: may_change,
    e.TakenBackIsPenaltyCard: lambda x: (f"The card that {name(x.seat)} took back becomes a major penalty card.", ""),
    e.Established: lambda x: (f"{name(x.seat)}’s revoke in trick {x.trick} is established: it may no longer be corrected.",
                              "It is too late to put that right. Tricks are counted when play has ended."),
    e.NotEstablished: lambda x: (f"{name(x.seat)} was misled, so that lead does not establish the revoke.", ""),
    e.TricksTransferred: transferred,
    e.NothingTransferred: lambda x: (f"No trick goes over for {name(x.seat)}’s revoke.", f"No trick goes over for {name(x.seat)}’s revoke."),
    e.SaysWhetherVoid: lambda x: (f"{name(x.seat)} tells {name(x.asker)} whether a card of the suit led is left.", f"{name(x.seat)}, look again. Is there a card of the suit led?"),
    e.DummyWonIt: lambda x: (f"Dummy won the trick, which does not count as won by {name(x.seat)}’s own hand.", ""),
    e.TurnsItDown: lambda x: (f"The trick is complete: {name(x.seat)} turns the own card face down.", ""),
    e.PointsTo: lambda x: (f"{side(x.side)} won the trick, so {name(x.seat)}’s card points to {'partner' if x.side == x.seat.side else 'the opponents'}.", ""),
    e.MayPointOut: lambda x: (f"{name(x.seat)} may say so: {side(x.seat.side)} have not played to the next trick.", ""),
    e.TrickShown: lambda x: (f"The cards of trick {x.number} are shown.", f"Show the cards of trick {x.number}, please."),
    e.TrickNotShown: lambda x: (f"{name(x.seat)} may not see trick {x.number}.", f"{name(x.seat)}, the cards of trick {x.number} stay face down."),
    e.OwnCardOnly: lambda x: (f"{name(x.seat)} may look at the own last card alone, and shows it to nobody.", f"{name(x.seat)}, look at your own card, and keep it to yourself."),
    e.CardsInspected: lambda x: ("Play is over: the cards may be looked at, and each player handles the own ones.", ""),
    e.OrderDisturbed: lambda x: (f"{listed([side(s) for s in x.sides])} mixed cards before the tricks were agreed.", ""),
    e.RuledFor: lambda x: (f"The ruling is in favour of {side(x.side)}.", f"I rule for {side(x.side)}, who have kept their cards in order."),
    e.EvidenceWeighed: lambda x: ("The Director weighs what the players remember.", ""),
    e.OwesCard: lambda x: (f"{name(x.seat)} adds a card to trick {x.number} before anybody plays on.", f"{name(x.seat)}, there is no card of yours in trick {x.number}. Add one now."),
    e.CardAdded: lambda x: (f"{card(x.card)} lies in trick {x.number} now. Who has won that trick does not change.", ""),
    e.CountsAsRevoke: lambda x: (f"{name(x.seat)} counts as having revoked on trick {x.number}.", ""),
    e.SurplusKept: lambda x: (f"{card(x.card)}, the highest that could legally be played, counts as {name(x.seat)}’s card to trick {x.number}.", ""),
    e.SurplusRestored: lambda x: (f"{cards(x.cards)} of {name(x.seat)}’s goes back from trick {x.number} into the hand. Who has won that trick does not change.",
                                  f"{name(x.seat)}, two of your cards lie in trick {x.number}. I give you one back."),
    e.HeldAllAlong: lambda x: (f"{cards(x.cards)} counts as {name(x.seat)}’s all along, so {name(x.seat)} could have followed suit to trick {x.number}.", ""),
    e.PutInItsPlace: lambda x: (f"{card(x.card)} goes back into its place, trick {x.number}.", f"{name(x.seat)}, put {card(x.card)} where it belongs."),
    e.PlaySuspended: lambda x: (f"{name(x.seat)} has claimed. Play stops.", f"{name(x.seat)} has claimed. Nobody plays on."),
    e.ClaimAgreed: lambda x: (f"What {name(x.seat)} stated is agreed and is scored.", ""),
    e.ClaimAdjudicated: lambda x: ("The claim is disputed. The Director divides the tricks that are left.", ""),
    e.CallToldAgain: lambda x: (f"{name(x.seat)} is told at once which call was made.", ""),
    e.AuctionRepeated: repeated,
    e.MayTakeLeadBack: lambda x: (f"{name(x.seat)}’s face-down lead came after wrong information: {name(x.seat)} may take it back and lead another card.",
                                  f"{name(x.seat)}, you were told something wrong. You may take your lead back and choose another."),
    e.MayAsk: lambda x: (f"Before the lead is faced, {name(x.seat)} may ask without being on turn.", ""),
    e.ContractTold: contract_told,
    e.PlayBegun: lambda x: (f"The lead is faced: the play has begun and is not undone. {name(x.declarer.partner)}’s hand comes down.", f"{name(x.declarer.partner)}, put your hand down."),
    e.HandDown: lambda x: (f"{name(x.dummy)} lays a column for each suit, low cards toward {name(x.dummy.partner)}" + (
        f", and the {SUIT_NAMES[str(x.trump)]}s at the own right." if x.trump is not None else "."), ""),
    e.PlaysBothHands: lambda x: (f"From now on {name(x.declarer)} chooses every card of both hands.", ""),
    e.DummyMay: lambda x: (f"{name(x.seat)}, dummy, may do that.", ""),
    e.DummyMayNot: lambda x: (f"{name(x.seat)}, dummy, may not do that.", f"{name(x.seat)}, you may not do that while the hand is played."),
    e.LosesRights: lambda x: (f"{name(x.seat)}, dummy, may not do that, and pays for helping declarer from now on.",
                              f"{name(x.seat)}, from now on it costs your side if you warn of the wrong hand, ask about a revoke or name an irregularity."),
    e.LetDummySee: lambda x: (f"{'A defender' if x.seat is None else name(x.seat)} may not let dummy see the hand.", "Keep your cards to yourself."),
    e.LeadsFrom: lambda x: (f"The lead comes from {name(x.seat)}’s hand.", f"The lead comes from {name(x.seat)}’s hand."),
    e.PassedOver: lambda x: ("Dummy was the first to speak of it, so play goes on as if nothing had happened.", "Nothing is put right now. Play on."),
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

# Where one kind of effect says different things: provision, or provision and kind -> the same.
OF_PROVISION = {
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
    ("43B1", e.ReservedForDirector): lambda x: ("Dummy is liable to a penalty under 90. The score of the board does not change for it.", ""),
    ("43B2(a)", e.DummyMayNot): lambda x: (f"{name(x.seat)}, dummy, may no longer warn of the wrong hand. A defender chooses the hand.", ""),
    ("43B2(b)", e.Established): lambda x: (f"Dummy, whose rights are lost, was the first to ask. {name(x.seat)} changes {card(x.card)}, and tricks are counted as if it were too late.",
                                           "Put it right. Tricks are counted all the same when play has ended."),
    ("43B3", e.ReturnedToHand): lambda x: (f"{name(x.seat)} picks up {cards(x.cards)}: no penalty card.", f"{name(x.seat)}, pick up {cards(x.cards)}."),
    "40A3": lambda x: (f"{name(x.seat)} may call like that: no hidden understanding stands behind it.", f"{name(x.seat)} was free to make that call."),
    ("40A1(b)", e.AgainstRegulation): lambda x: (f"The opponents were not told what {name(x.act.seat.partner)} knew about {the(x.act)}.", ""),
    ("40C1", e.ReservedForDirector): lambda x: ("What partner expects and the opponents do not is a hidden method.", ""),
    "40C2": lambda x: (f"{name(x.seat)} need not tell anybody of it.", ""),
    ("45C4(b)#2", e.MayChange): lambda x: (f"{name(x.seat)} has played to the first card, and may take back {listed([card(c) for c in x.cards], 'or')}.",
                                           f"{name(x.seat)}, dummy’s card has changed. You may take back the card that you played to the first one."),
    "45A": lambda x: (f"{name(x.seat)} put {card(x.card)} face up on the table, so it was played.", ""),
    "45B": lambda x: (f"{card(x.card)} was called from dummy, so it was played.", ""),
    ("45D1#2", e.ChangeOpen): lambda x: (f"{listed([name(s) for s in x.seats], 'or')} may take back a card played after {card(x.card)}.",
                                         f"{listed([name(s) for s in x.seats])}, if you have played since, you may take your card back."),
    ("45D2", e.TreatedAsLegal): lambda x: (f"Both sides have played on, so {card(x.act.cards[0])} stays, and all that came after it.",
                                           "It is too late to put that right. Go on."),
    ("45E2", e.ReturnedToHand): lambda x: (f"{name(x.seat)} takes {cards(x.cards)} back. Nothing follows.", f"{name(x.seat)}, take it back. It costs nothing."),
    ("46B3(b)", e.DesignationVoid): lambda x: (f"No card of that rank can lawfully be played. {name(x.seat)} may call any lawful card of dummy.",
                                               f"{name(x.seat)}, that cannot be played. Name another card."),
    ("47E2(a)", e.MayChange): lambda x: (f"{name(x.seat)} may take back {listed([card(c) for c in x.cards], 'or')} and play another card.",
                                         f"{name(x.seat)}, you were told something wrong. You may change your last card, before anybody plays to it."),
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
    "68B1": lambda x: (f"{name(x.seat)} has conceded tricks. Play stops.", f"{name(x.seat)} has conceded tricks. Nobody plays on."),
    "62D2": lambda x: (f"But {name(x.act[0].partner)} may not choose a card that the sight of {card(x.act[1])} suggests.",
                       f"{name(x.act[0].partner)}, choose your card as if you had not seen {card(x.act[1])}."),
}

RESERVED = {
    "45F": "After play the Director asks: did dummy suggest a play, and did the defenders suffer from it?",
    "12C1": "After play the Director asks: did anybody suffer from the wrong repetition?",
    "16B1": "After play the Director asks: did partner choose something that this suggested?",
    "21B3": "After play the Director asks: did the wrong information bring an advantage?",
    "40B3(a)": "After play the Director asks: did the other side suffer because it was not told?",
    "40B3(b)": "It is not the first time on this board. The Director considers a penalty.",
    "40B4": "After play the Director asks: did the other side suffer from a method that is not allowed?",
    "40B5(b)": "After play the Director asks: was what was left out crucial, and did it do damage?",
    "43B3": "After play the Director asks: did the defenders gain by it? If so, their score alone is adjusted, and declarer’s side keeps its own.",
    "67B3#2": "After play the Director adjusts the score: what would have happened, had the card been played once?",
    "47E2(b)": "After play the Director asks: did a card go wrong because of the explanation?",
    "90": "The Director considers a penalty.",
    "23C": "After play the Director asks: did the slip help, and was the other side damaged?",
    "27D": "After play the Director asks: did the slip help, and was the other side damaged?",
    "50E4": "After play the Director asks: did the exposed card help the defence, and was declarer damaged?",
    "55C": "After play the Director asks: did declarer’s line come from what the error let declarer see?",
    "64C": "After play the Director asks: has the other side got back all that the revoke cost?",
    "64C2(a)": "After play the Director asks: what did the repeated revoke cost?",
    "64C2(b)": "After play the Director asks: what would have happened had nobody revoked?",
    "72C": "After play the Director asks: could the offender have known that the slip might well help?",
}
