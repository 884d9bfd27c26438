"""What happened at a table, a plain sentence for each event."""
from .. import events as e
from ..notation import lines
from ..table import Table
from . import names, speech, view, words

UNKNOWN = "…"


def scene(table):
    """The board and every event of ``table``. Returns list[str]."""
    board = words.board(view.table(Table.begin(table.setup))["board"])
    return [board] + [sentence(event) for event in table.log]


def hands(table):
    """The known hands at the start of ``table``. Returns list[str]."""
    dealt = view.table(Table.begin(table.setup))["hands"]
    return [f"{words.SEATS[seat]} holds {holding(hand)}.".replace("….", UNKNOWN) for seat, hand in dealt.items() if words.is_known(hand)]


def holding(hand):
    """The suits of a hand, without those of which nothing is known. Returns str."""
    held = {symbol: words.holding(hand, suit) for suit, symbol in words.SYMBOLS.items()}
    return " ".join(f"{symbol} {cards}" for symbol, cards in held.items() if cards != UNKNOWN)


def sentence(event):
    """An event with what was said of it. Returns str."""
    said = getattr(event, "meaning", None)
    meaning = f" ({names.meaning(event)})" if said and type(event) in (e.Called, e.Substituted) else ""
    return f"{clause(event)}{meaning}."


def clause(event):
    """An event in words, without a full stop. Returns str."""
    kind = type(event)
    if kind in WORDS:
        return WORDS[kind](event)
    line = lines.write(event)
    seat, _, rest = line.partition(" ")
    return f"{words.SEATS[seat]} {rest}" if seat in words.SEATS else line[0].upper() + line[1:]


def who(event):
    return names.name(event.seat)


def called(event):
    return f"{who(event)} {speech.said(event)}"


def found(event):
    if event.answer not in ("yes", "no"):
        seat, held = event.answer.split()
        return f"The Director finds that {words.SEATS[seat]}’s {words.card(held)} was a revoke"
    yes, no = speech.finding_labels(event)
    return f"The Director finds: {(yes if event.answer == 'yes' else no).lower()} ({event.id})"


def tricks(event):
    """How many tricks are claimed or conceded, and what was said with it. Returns str."""
    count = "the rest" if event.tricks == e.REST else f"{event.tricks} trick{'s' * (event.tricks != 1)}"
    order = getattr(event, "line", ())
    return count + (f": “{event.statement}”" if event.statement else "") + (f", in the order {names.cards(order)}" if order else "")


QUESTIONS = {"which call": "asks which call was made", "whose lead": "asks whose lead it is", "about auction": "asks what the auction means",
             "contract": "asks what the contract is", "who doubled": "asks who doubled"}
HELP = {"own card": "their own system card", "opponents' card": "an opponent’s system card", "notes": "notes", "defender's hand": "a defender’s hand"}
PERILS = {"wrong hand": "a lead from the wrong hand", "irregularity": "an irregularity"}


def theirs(event):
    """The call or card that ``event`` speaks of, with its owner: ``South’s 2♦``. Returns str."""
    return words.act(f"{event.of} {event.act}")


WORDS = {
    e.Called: called,
    e.Substituted: lambda x: f"{who(x)} changes it to {names.call(x)}" + ", never having meant the first call" * x.unintended,
    e.AskedReview: lambda x: f"{who(x)} asks for {'a part' if x.partial else 'a review'} of the auction",
    e.Asked: lambda x: f"{who(x)} {QUESTIONS[x.what]}",
    e.AskedAbout: lambda x: f"{who(x)} asks what {theirs(x)} means",
    e.AskedAboutRevoke: lambda x: f"{who(x)} asks {names.name(x.of)} whether a card of the suit led is left",
    e.Recited: lambda x: f"{who(x)} repeats the auction" + ", with a mistake" * x.wrong,
    e.ReviewCorrected: lambda x: f"{who(x)} puts the repetition right",
    e.Alerted: lambda x: f"{who(x)} alerts {theirs(x)}",
    e.Explained: lambda x: f"{who(x)} explains {theirs(x)}: {names.shows(x.meaning)}",
    e.Corrected: lambda x: f"{who(x)} puts the explanation of {theirs(x)} right: {names.shows(x.meaning)}",
    e.Looked: lambda x: f"{who(x)} looks at {HELP[x.at]}",
    e.Warned: lambda x: f"{who(x)} warns of {PERILS[x.of]}",
    e.Said: lambda x: f"{who(x)} says{' to the Director' * x.to_director}: “{x.words}”",
    e.ExchangedHands: lambda x: f"{who(x)} and {names.name(x.seat.partner)} exchange hands",
    e.LeftSeat: lambda x: f"{who(x)} leaves the seat",
    e.ShowedHand: lambda x: f"{who(x)} shows dummy the hand",
    e.Exposed: lambda x: f"{who(x)} shows {names.cards(x.cards)} on purpose" if x.deliberate else
    f"{who(x)} lets {names.cards(x.cards)} be seen",
    e.Named: lambda x: f"{who(x)} says that they hold {names.cards(x.cards)}",
    e.Led: lambda x: f"{who(x)} leads {names.cards(x.cards)}" + " face down" * x.face_down,
    e.Faced: lambda x: f"{who(x)} turns the lead face up",
    e.Played: lambda x: f"{who(x)} plays {names.cards(x.cards)}",
    e.Designated: lambda x: f"{who(x)} calls for {'“' + x.words + '”' if x.words or x.card is None else names.card(x.card)}",
    e.Touched: lambda x: f"{who(x)} touches dummy’s {names.card(x.card)}",
    e.Spread: lambda x: f"{who(x)} spreads the hand",
    e.Withdrew: lambda x: f"{who(x)} takes back {names.cards(x.cards)}" + (f" and plays {names.cards(x.plays)}" if x.plays else ""),
    e.TurnedCard: lambda x: f"{who(x)} turns the card face down" + ", and it points the wrong way" * x.wrong,
    e.PointedOut: lambda x: f"{who(x)} says that {names.name(x.of)}’s card points the wrong way",
    e.AskedToSee: lambda x: f"{who(x)} asks to see {'the last trick' if x.number is None else f'trick {x.number}'}",
    e.LookedAtLastCard: lambda x: f"{who(x)} looks at the own last card" + " and shows it" * x.shows,
    e.MixedCards: lambda x: f"{who(x)} mixes the cards that have been played",
    e.Mislaid: lambda x: f"{names.card(x.card)} of {who(x)}’s no longer lies among the cards played",
    e.Attention: lambda x: "Attention is drawn to it" if x.seat is None else f"{who(x)} draws attention to it",
    e.Summoned: lambda x: "The Director is called" if x.seat is None else f"{who(x)} calls the Director",
    e.Elected: lambda x: f"{who(x)} {speech.said(x.answer, x.id)} ({x.id})",
    e.Found: found,
    e.Claimed: lambda x: f"{who(x)} claims {tricks(x)}",
    e.Conceded: lambda x: f"{who(x)} concedes {tricks(x)}",
    e.Objected: lambda x: f"{who(x)} objects",
    e.Agreed: lambda x: f"{who(x)} agrees",
    e.Quoted: lambda x: f"{who(x)} names {words.call(str(x.bid))} along with the call",
    e.TookCards: lambda x: f"{who(x)} takes the cards out of the board",
    e.ReturnedCards: lambda x: f"{who(x)} puts the hand back into the board",
    e.AskedToPlayOn: lambda x: f"{who(x)} asks to play on",
    e.Refused: lambda x: f"{who(x)} refuses to play on",
    e.PlayedOn: lambda x: "All four agree to play on",
    e.PlayEnded: lambda x: "Play ends",
    e.CalledOnNextBoard: lambda x: f"{who(x)} calls on the next board",
    e.RoundEnded: lambda x: "The round ends",
}
