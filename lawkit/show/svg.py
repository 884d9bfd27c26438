"""The four hands around the table as a drawing, for print and for a README."""
from html import escape

from . import words

WIDTH, LINE, SIZE = 520, 21, 16
COLOURS = {"♠": "#111111", "♥": "#c1121f", "♦": "#c1121f", "♣": "#111111"}
COLUMNS = {"N": 200, "E": 370, "S": 200, "W": 30}
TITLE, SOFT, STRONG = 'font-size="18" font-weight="600"', 'font-size="14" fill="#55606c"', 'font-weight="600"'
WARN = 'font-size="13" fill="#8a3b00"'


def diagram(table):
    """A compass diagram of ``table``, a table view, with title, board, hands and the trick in progress. Returns str."""
    blocks = {seat: hand(table, seat) for seat in "NESW"}
    top = 78
    middle = top + (len(blocks["N"]) + 1) * LINE
    bottom = middle + (max(len(blocks["W"]), len(blocks["E"])) + 1) * LINE
    height = bottom + len(blocks["S"]) * LINE
    rows = {"N": top, "E": middle, "W": middle, "S": bottom}
    drawn = [line(30, 32, table["title"], TITLE), line(30, 54, words.board(table["board"]), SOFT)]
    drawn += [each for seat, block in blocks.items() for each in column(COLUMNS[seat], rows[seat], block)]
    drawn += column(COLUMNS["S"], middle, trick(table))
    return ('<svg xmlns="http://www.w3.org/2000/svg" role="img" '
            f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
            f'font-family="system-ui, sans-serif" font-size="{SIZE}" fill="#14181e">'
            f"<title>{escape(table['title'])}</title><desc>{escape(described(table))}</desc>"
            f'<rect width="100%" height="100%" rx="14" fill="#ffffff"/>{"".join(drawn)}</svg>')


def hand(table, seat):
    """The lines of a hand, the seat's name first. Returns list[tuple[str, str]]: text and attributes."""
    role = words.role(table, seat)
    name = [(words.SEATS[seat] + (f", {role}" if role else ""), f"{SOFT} {STRONG}")]
    held = table["hands"].get(seat)
    if not words.is_known(held):
        return name
    suits = [(f"{symbol} {words.holding(held, suit)}", "") for suit, symbol in words.SYMBOLS.items()]
    return name + suits + [(mark, WARN) for mark in words.marked(held)]


def trick(table):
    """The cards of the trick in progress, a line each. Returns list[tuple[str, str]]."""
    return [(f"{words.SEATS[p['seat']]} {words.card(p['card'])}", STRONG) for p in table["trick"]]


def column(x, y, block):
    """Lines of text below each other. Returns list[str]."""
    return [line(x, y + number * LINE, text, style) for number, (text, style) in enumerate(block)]


def line(x, y, text, style=""):
    """One line of text, its suit symbols in their colours. Returns str."""
    parts = [f'<tspan fill="{COLOURS[sign]}">{sign}</tspan>' if sign in COLOURS else escape(sign) for sign in text]
    return f'<text x="{x}" y="{y}"{" " * bool(style)}{style}>{"".join(parts)}</text>'


def described(table):
    """The drawing in words. Returns str."""
    hands = [f"{words.SEATS[seat]}: " + "; ".join(words.spoken_holding(held, suit) for suit in words.SUITS)
             for seat, held in table["hands"].items() if words.is_known(held)]
    played = [f"This trick: {words.played(table['trick'])}"] if table["trick"] else []
    return ". ".join([words.board(table["board"]).rstrip("."), *hands, *played]) + "."
