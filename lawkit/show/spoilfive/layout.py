"""A table of Spoil Five as HTML and as text, of the data that `view.table` makes."""
from html import escape

from .. import html, words
from .names import NUMBERS, counters
from .names import tricks as tricks_won

HIDDEN = "▮"


def said_players(table):
    """Each player: name, roles, and what they hold and have won. Yields tuple of str."""
    for one in table["players"]:
        roles = ", ".join(one["roles"])
        yield one, roles, f"{tricks_won(one['tricks'])}, {balance(one['purse'])}"


def balance(purse):
    """What a player has won or lost so far. Returns str."""
    return f"{counters(abs(purse))} {'up' if purse > 0 else 'down'}" if purse else "even"


def pool(table):
    """Pool, trumps and the turned card. Returns str."""
    said = f"Pool: {counters(table['pool'])}."
    if table["turned"]:
        shown = words.card(table["turned"]["card"])
        lies = "lies on the stock" if table["turned"]["up"] else "has been robbed"
        said += f" Trumps: {words.SUITS[table['trumps']]}s; {shown} {lies}."
    return said


def trick(name, plays):
    """A trick in the order of play. Returns str, empty where no card has been played."""
    return f"{name}: " + ", ".join(f"{each['name']} {words.card(each['card'])}" for each in plays) + "." if plays else ""


def tricks(table):
    """The trick in progress and the one before it. Returns list[str]."""
    return [said for said in (trick("This trick", table["trick"]), trick("Last trick", table["last"])) if said]


# -- HTML

def as_html(table):
    """Everything that lies on the table. Returns str."""
    players = "".join(f'<li class="law-player{" law-turn" * one["turn"]}"><p class="law-seat">{escape(one["name"])}{role(roles)}</p>'
                      f"{cards(one)}<p class=\"law-count\">{score}</p></li>" for one, roles, score in said_players(table))
    lines = "".join(f'<p class="law-remark">{html.rich(line)}</p>' for line in tricks(table))
    return f'<p class="law-pool">{html.rich(pool(table))}</p><ul class="law-players">{players}</ul>{lines}'


def role(roles):
    return f' <span class="law-role">{escape(roles)}</span>' if roles else ""


def cards(one):
    """A hand; of a hidden one only the backs. Returns str."""
    if not one["cards"]:
        spoken = f"{NUMBERS[one['count']]} card{'s' * (one['count'] != 1)}"
        return f'<p class="law-cards">{html.spoken(HIDDEN * one["count"] or "—", spoken)}</p>'
    shown = " ".join(map(words.card, one["cards"]))
    return f'<p class="law-cards">{html.spoken(shown, ", ".join(map(words.spoken_card, one["cards"])))}</p>'


# -- text

def as_text(table):
    """The same for terminals. Returns str."""
    rows = [table["title"], pool(table)] if table["title"] else [pool(table)]
    for one, roles, score in said_players(table):
        held = " ".join(map(words.card, one["cards"])) or HIDDEN * one["count"] or "—"
        rows.append(f"{one['name'] + (f' ({roles})' if roles else ''):32} {held:24} {score}".rstrip())
    return "\n".join(rows + tricks(table))
