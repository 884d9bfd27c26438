"""What becomes of a claim, as a figure: how its words are read, the line that costs most, what would have saved it."""
from ..events import Claimed
from ..play import trick_winner
from . import happened
from .consequences.claims import count
from .figures import card as box
from .html import rich
from .names import card, name, side

CAPTION = "A line that costs most, trick by trick"


def adjudication(title, scene, event, said, low, left, words):
    """The ``event`` of a claim as it was ``said`` (`claims.statement.Stated`), the ``low`` line (`claims.Worst`) of the ``left``
    tricks, and the ``words`` that would have saved it (None where none were found, False where nobody has looked). Returns (text, HTML).
    """
    rows = tricks(low.line, scene.play)
    facts = [f"{happened.clause(event)}. ({'68A' if type(event) is Claimed else '68B1'})", *reading(event, said), *given(event, low, left), *saved(words)]
    told = [title, *happened.hands(scene), *facts, CAPTION, *("; ".join([*row[:-1], row[-1]]) for row in rows)]
    hands = "".join(f"<li>{rich(line)}</li>" for line in happened.hands(scene))
    listed = "".join(f"<li>{rich(line)}</li>" for line in facts)
    return "\n".join(told), box("claim", title, f'<ul class="law-happened">{hands}</ul><ul class="law-follows">{listed}</ul>{table(rows)}')


def reading(event, said):
    """What is understood of the statement, and what is not. Returns list[str]."""
    if not event.statement and not getattr(event, "line", ()):
        return ["Nothing was said about how. (68C)"]
    unread = [f"“{words}” is not understood, so it binds nobody. (68C)" for words in said.unread]
    return unread or ["The words are understood, and they bind. (68C)"]


def given(event, low, left):
    """What the line gives to each side, or its bounds. Returns list[str]."""
    mine, theirs = event.seat.side, event.seat.side.other
    if not low.exact:
        return [f"There are too many lines to look at all: {side(mine)} get from {low.least} to {low.most} of them. (70A)"]
    return [f"Over every normal line {side(mine)} are sure of {count(low.tricks)}, so {side(theirs)} get {count(left - low.tricks)}. (70A, 70D1)",
            "One position was looked at." if low.considered == 1 else f"{low.considered} positions were looked at."]


def saved(words):
    """The words that would have saved the claim. Returns list[str], empty where nobody has looked."""
    if words is False:
        return []
    if words is None:
        return ["No short statement would have saved it."]
    return [f"It would have been enough to say: “{words}”. (68C)"] if words else ["Nothing more need be said: every normal line is good enough."]


def tricks(line, play):
    """A line of play as rows, each the cards of one trick with their players and who wins it. Returns list[list[str]]."""
    rows, first = [], 4 - len(play.trick)
    for cards in [line[:first], *(line[at:at + 4] for at in range(first, len(line), 4))]:
        whole = (*play.trick, *cards) if not rows else cards
        winner = trick_winner(whole, play.contract.trump)
        rows.append([f"{name(seat)} {card(held)}" for seat, held in whole] + [f"{name(winner)} wins"])
    return rows


def table(rows):
    """The tricks as a table. Returns str."""
    body = "".join(f'<tr><th scope="row">{number}</th>' + "".join(f"<td>{rich(cell)}</td>" for cell in row) + "</tr>"
                   for number, row in enumerate(rows, 1))
    head = "".join(f'<th scope="col">{each}</th>' for each in ("Trick", "Lead", "Second", "Third", "Fourth", "Won by"))
    return (f'<div class="wide-table" role="region" tabindex="0" aria-label="{CAPTION}"><table><caption>{CAPTION}</caption>'
            f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>")
