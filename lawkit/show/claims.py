"""What becomes of a claim, as a figure: how its words are read, the line that costs most, what would have saved it."""
from ..events import Claimed
from ..play import trick_winner
from . import happened
from .consequences.claims import count
from .figures import card as box
from .html import law, law_href, rich
from .names import card, name, side

CAPTION = "A line that costs most, trick by trick"


def adjudication(title, scene, event, said, low, left, words):
    """The ``event`` of a claim as it was ``said`` (`claims.statement.Stated`), the ``low`` line (`claims.Worst`) of the ``left``
    tricks, and the ``words`` that would have saved it (None where none were found, False where nobody has looked). Returns (text, HTML).
    """
    facts = [(f"{happened.clause(event)}.", "68A" if type(event) is Claimed else "68B1"), *reading(event, said), *given(event, low, left), *saved(words)]
    rows, hands = tricks(low.line, scene.play), happened.hands(scene)
    told = [title, *hands, *map(with_ids, facts), CAPTION, *rows]
    return "\n".join(told), box("claim", title, items("ul", "happened", map(rich, hands)) + items("ul", "follows", map(linked, facts))
                                + f'<p class="law-subtitle">{CAPTION}</p>' + items("ol", "tricks", map(rich, rows)))


def with_ids(fact):
    """A sentence with its provisions behind it. Returns str."""
    text, *ids = fact
    return f"{text} ({', '.join(ids)})" if ids else text


def linked(fact):
    """A sentence with links to its provisions. Returns str."""
    text, *ids = fact
    return " ".join([rich(text), *(law(id, law_href) for id in ids)])


def items(tag, name, lines):
    return f'<{tag} class="law-{name}">{"".join(f"<li>{line}</li>" for line in lines)}</{tag}>'


def reading(event, said):
    """What is understood of the statement, and what is not. Returns list of tuples: a sentence, then its provisions."""
    if not event.statement and not getattr(event, "line", ()):
        return [("Nothing was said about how.", "68C")]
    unread = [(f"“{words}” is not understood, so it binds nobody.", "68C") for words in said.unread]
    return unread or [("The words are understood, and they bind.", "68C")]


def given(event, low, left):
    """What the line gives to each side, or its bounds. Returns list of tuples, as `reading`."""
    mine, theirs = event.seat.side, event.seat.side.other
    if not low.exact:
        return [(f"There are too many lines to look at all: {side(mine)} get from {low.least} to {low.most} of them.", "70A")]
    return [(f"Over every normal line {side(mine)} are sure of {count(low.tricks)}, so {side(theirs)} get {count(left - low.tricks)}.", "70A", "70D1"),
            ("One position was looked at." if low.considered == 1 else f"{low.considered} positions were looked at.",)]


def saved(words):
    """The words that would have saved the claim. Returns list of tuples, as `reading`, empty where nobody has looked."""
    if words is False:
        return []
    if words is None:
        return [("No short statement would have saved it.",)]
    return [(f"It would have been enough to say: “{words}”.", "68C") if words else ("Nothing more need be said: every normal line is good enough.",)]


def tricks(line, play):
    """A line of play, for each trick the cards with their players and who wins it. Returns list[str]."""
    rows, first = [], 4 - len(play.trick)
    for cards in [line[:first], *(line[at:at + 4] for at in range(first, len(line), 4))]:
        whole = (*play.trick, *cards) if not rows else cards
        laid = ", ".join(f"{name(seat)} {card(held)}" for seat, held in whole)
        rows.append(f"{laid}. {name(trick_winner(whole, play.contract.trump))} wins.")
    return rows
