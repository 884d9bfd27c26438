"""What can happen at a table. A log of these, with the board, is a whole case."""
from typing import NamedTuple

from .meaning import Meaning
from .terms import Call, Card, Seat, value

REST = -1


@value
class Called(NamedTuple):
    """A call, whatever its legality, with its agreed meaning where that is known."""

    seat: Seat
    call: Call
    meaning: Meaning | None = None


@value
class Substituted(NamedTuple):
    """An attempt to replace one's own call at the same turn (25, 27C)."""

    seat: Seat
    call: Call
    meaning: Meaning | None = None
    unintended: bool = False


@value
class Quoted(NamedTuple):
    """The ``bid`` that a player named along with the double or redouble just made (19A2, 19B2)."""

    seat: Seat
    bid: Call


@value
class TookCards(NamedTuple):
    """A hand taken out of the board (17A)."""

    seat: Seat


@value
class ReturnedCards(NamedTuple):
    """A hand put back into the board (17D2, 62D1)."""

    seat: Seat


@value
class AskedReview(NamedTuple):
    """A request for a review of the auction (20B, 20C); ``partial`` when only part was asked for."""

    seat: Seat
    partial: bool = False


@value
class Asked(NamedTuple):
    """A question: ``which call`` was made (20A), ``whose lead`` it is (20C1), ``about auction``, what it means (20F), what
    the ``contract`` is, or ``who doubled`` (41C).
    """

    seat: Seat
    what: str


@value
class AskedAbout(NamedTuple):
    """A question about one call or card of ``of`` (20F)."""

    seat: Seat
    of: Seat
    act: Call | Card


@value
class AskedAboutRevoke(NamedTuple):
    """A question to ``of``, who has not followed suit, whether a card of the suit led is left (61B)."""

    seat: Seat
    of: Seat


@value
class Recited(NamedTuple):
    """The auction repeated for a player who has asked for it (20D); ``wrong`` when there was an error in it (20E)."""

    seat: Seat
    wrong: bool = False


@value
class ReviewCorrected(NamedTuple):
    """An error in a repetition of the auction put right (20E)."""

    seat: Seat


@value
class Alerted(NamedTuple):
    """An alert of a call of ``of``, or its announcement (40B2(a))."""

    seat: Seat
    of: Seat
    act: Call


@value
class Explained(NamedTuple):
    """An explanation of a call or card of ``of``."""

    seat: Seat
    of: Seat
    act: Call | Card
    meaning: Meaning


@value
class Corrected(NamedTuple):
    """A corrected explanation of a call or card of ``of`` (20F4, 20F5)."""

    seat: Seat
    of: Seat
    act: Call | Card
    meaning: Meaning


@value
class Looked(NamedTuple):
    """A look ``at`` the ``own card``, the ``opponents' card``, ``notes`` (20G3, 40B2) or a ``defender's hand`` (43A2(c))."""

    seat: Seat
    at: str


@value
class Warned(NamedTuple):
    """A warning before anything irregular has happened, ``of`` the ``wrong hand`` to lead from or another ``irregularity`` (42B2)."""

    seat: Seat
    of: str


@value
class Said(NamedTuple):
    """Other ``words`` of a player, to the Director or to the table (42A1, 43A1(c))."""

    seat: Seat
    words: str
    to_director: bool = False


@value
class ExchangedHands(NamedTuple):
    """A player exchanges hands with partner (43A2(a))."""

    seat: Seat


@value
class LeftSeat(NamedTuple):
    """A player leaves the seat, for whatever reason (43A2(b))."""

    seat: Seat


@value
class ShowedHand(NamedTuple):
    """A player shows dummy the hand (43A3)."""

    seat: Seat


@value
class Exposed(NamedTuple):
    """Cards that partner could see, not played; by accident unless ``deliberate``."""

    seat: Seat
    cards: tuple[Card, ...]
    deliberate: bool = False


@value
class Named(NamedTuple):
    """Cards that a player said to hold (49)."""

    seat: Seat
    cards: tuple[Card, ...]
    deliberate: bool = False


@value
class Led(NamedTuple):
    """A lead; faced unless ``face_down``. More than one card only when several became visible (58B)."""

    seat: Seat
    cards: tuple[Card, ...]
    face_down: bool = False


@value
class Faced(NamedTuple):
    """The opening lead turned face up (41C)."""

    seat: Seat


@value
class Played(NamedTuple):
    """A card played to a trick in progress; for dummy: moved as called."""

    seat: Seat
    cards: tuple[Card, ...]


@value
class Designated(NamedTuple):
    """Declarer's call for a card of dummy: ``card`` when suit and rank were named, else the ``words`` (45B, 46)."""

    seat: Seat
    card: Card | None
    words: str = ""


@value
class Touched(NamedTuple):
    """A card of dummy touched or pointed to, by declarer or by dummy (45C3, 45F)."""

    seat: Seat
    card: Card


@value
class Spread(NamedTuple):
    """A hand that begins to be put down (41D, 54A)."""

    seat: Seat


@value
class Withdrew(NamedTuple):
    """Cards taken back, and the cards played in their place, if any."""

    seat: Seat
    cards: tuple[Card, ...]
    plays: tuple[Card, ...] = ()


@value
class TurnedCard(NamedTuple):
    """The own card of a complete trick turned face down, pointing the right way or ``wrongly`` (65A, 65B)."""

    seat: Seat
    wrong: bool = False


@value
class PointedOut(NamedTuple):
    """A remark that a turned card of ``of`` points the wrong way (65B3)."""

    seat: Seat
    of: Seat


@value
class AskedToSee(NamedTuple):
    """A wish to see the cards of trick ``number``, of the last one without a number (66A, 66C)."""

    seat: Seat
    number: int | None = None


@value
class LookedAtLastCard(NamedTuple):
    """A look at the own card of the last trick, which others see when the player ``shows`` it (66B)."""

    seat: Seat
    shows: bool = False


@value
class MixedCards(NamedTuple):
    """A player disturbs the order of the own cards that have been played (65D)."""

    seat: Seat


@value
class Mislaid(NamedTuple):
    """A card that ``seat`` has played lies elsewhere than among the cards played, in the lap or the hand again (67B3)."""

    seat: Seat
    card: Card


@value
class Attention(NamedTuple):
    """Attention drawn to an irregularity, by ``seat`` where that matters (9A)."""

    seat: Seat | None = None


@value
class Summoned(NamedTuple):
    """The Director summoned, which draws attention as well (9B)."""

    seat: Seat | None = None


@value
class Elected(NamedTuple):
    """A player takes an option that provision ``id`` gives."""

    seat: Seat
    id: str
    answer: str


@value
class Found(NamedTuple):
    """The Director's finding on the question that provision ``id`` leaves to judgement."""

    id: str
    answer: str


@value
class Claimed(NamedTuple):
    """A claim of ``tricks`` (REST for all), with the statement and, where given, the exact line of cards (68A)."""

    seat: Seat
    tricks: int
    statement: str = ""
    line: tuple[Card, ...] = ()


@value
class Conceded(NamedTuple):
    """A concession of ``tricks`` (REST for all) (68B)."""

    seat: Seat
    tricks: int
    statement: str = ""


@value
class Objected(NamedTuple):
    """A player disputes a claim, or partner's concession (68B2, 68D2)."""

    seat: Seat


@value
class Agreed(NamedTuple):
    """A player agrees to a claim or concession (69A)."""

    seat: Seat


@value
class AskedToPlayOn(NamedTuple):
    """A player asks to play on in spite of a claim (68D2(b))."""

    seat: Seat


@value
class Refused(NamedTuple):
    """A player refuses to play on (68D2(b)(i))."""

    seat: Seat


@value
class PlayedOn(NamedTuple):
    """The side that did not claim asked to play on, and all four agreed (68D2(b))."""


@value
class PlayEnded(NamedTuple):
    """The play of the board is over."""


@value
class CalledOnNextBoard(NamedTuple):
    """A player makes a call on the next board (63A4, 64B4, 69A)."""

    seat: Seat


@value
class RoundEnded(NamedTuple):
    """The round is over (64B5)."""


@value
class CorrectionPeriodEnded(NamedTuple):
    """The correction period is over (79C)."""


EVENTS = (Called, Substituted, Quoted, TookCards, ReturnedCards, AskedReview, Asked, AskedAbout, AskedAboutRevoke,
          Recited, ReviewCorrected, Alerted, Explained, Corrected, Looked, Warned, Said, ExchangedHands, LeftSeat,
          ShowedHand, Exposed, Named, Led, Faced, Played, Designated, Touched, Spread, Withdrew, TurnedCard,
          PointedOut, AskedToSee, LookedAtLastCard, MixedCards, Mislaid, Attention, Summoned, Elected, Found, Claimed,
          Conceded, Objected, Agreed, AskedToPlayOn, Refused, PlayedOn, PlayEnded, CalledOnNextBoard, RoundEnded, CorrectionPeriodEnded)

# What anybody may say or do at the table without a call or a card, seen and heard by all.
SPOKEN = (AskedReview, Asked, AskedAbout, AskedAboutRevoke, Recited, ReviewCorrected, Alerted, Explained, Corrected,
          Looked, TurnedCard, PointedOut, AskedToSee, LookedAtLastCard, MixedCards, Warned, Said, ExchangedHands,
          LeftSeat, ShowedHand)
