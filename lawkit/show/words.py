"""How calls, cards, seats and steps are written and spoken, for every form of output."""
import re

SEATS = {"N": "North", "E": "East", "S": "South", "W": "West"}
SIDES = {"NS": "North–South", "EW": "East–West"}
SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUITS = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
RANKS = dict(zip("AKQJT98765432", "ace king queen jack ten nine eight seven six five four three two".split()))
OTHER_CALLS = {"Pass": "pass", "X": "double", "XX": "redouble"}
VULNERABLE = {"None": "neither side", "NS": SIDES["NS"], "EW": SIDES["EW"], "All": "both sides"}
MINUS = "\u2212"


def rank(letter):
    """``T`` becomes ``10``; every other rank stays. Returns str."""
    return "10" if letter == "T" else letter


def card(text):
    """A card as a reader sees it: ``HT`` is ``♥10``. Returns str."""
    return SYMBOLS[text[0]] + rank(text[1])


def spoken_card(text):
    """A card as it is said: ``HT`` is ``ten of hearts``. Returns str."""
    return f"{RANKS[text[1]]} of {SUITS[text[0]]}s"


def named_card(text):
    """A card as a control is named, with the signs that are seen on it: ``HT`` is ``hearts 10``. Returns str."""
    return f"{SUITS[text[0]]}s {rank(text[1])}"


def call(text):
    """A call as a reader sees it: ``1H`` is ``1♥``. Returns str."""
    return text if text in OTHER_CALLS else text[0] + SYMBOLS.get(text[1:], "NT")


def spoken_call(text):
    """A call as it is said, and a control is named: ``2H`` is ``2 hearts``. Returns str."""
    if text in OTHER_CALLS:
        return OTHER_CALLS[text]
    return f"{text[0]} {SUITS[text[1]]}{'s' * (text[0] > '1')}" if text[1:] in SUITS else text


def act(text):
    """Somebody's call or card: ``N 1H`` is ``North’s 1♥``. Returns str; what is neither stays as it is."""
    seat, _, what = text.partition(" ")
    if seat not in SEATS:
        return text
    if what in OTHER_CALLS or what[:1].isdigit():
        return f"{SEATS[seat]}’s {call(what)}"
    is_card = len(what) == 2 and what[0] in SUITS and what[1] in RANKS
    return f"{SEATS[seat]}’s {card(what)}" if is_card else text


SPANS = (r"(\d+)-(\d+)", r"\1–\2"), (r"(\d+)\+", r"\1 or more"), (r"(\d+)", r"\1")
SUIT_LIST = re.compile(r"(?:declarer requires|declarer forbids|suit led,|shows) [SHDC](?:, [SHDC])*\b(?! \d)")


def suit_names(text):
    """``text`` with each suit letter in words. Returns str."""
    return re.sub(r"\b[SHDC]\b", lambda found: SUITS[found[0]] + "s", text)


def reason(text):
    """A reason of lawkit's in the reader's words: ``1H does not outrank 1S`` is ``1♥ does not outrank 1♠``. Returns str."""
    text = text.replace("natural, ", "")
    text = SUIT_LIST.sub(lambda found: suit_names(found[0]), text)
    for span, said in SPANS:
        text = re.sub(rf"\bhcp {span}", rf"{said} points", text)
        text = re.sub(rf"\b([SHDC]) {span}", lambda found: f"{found.expand(said.replace('2', '3').replace('1', '2'))} {SUITS[found[1]]}s", text)
    text = re.sub(r"\bcall (Pass|XX?) again", lambda found: f"{OTHER_CALLS[found[1]]} again", text)
    text = re.sub(r"\b[1-7](?:NT|[SHDC])\b", lambda found: call(found[0]), text)
    text = re.sub(r"\b[SHDC][AKQJT2-9]\b", lambda found: card(found[0]), text)
    return re.sub(r"\b[NESW]\b", lambda found: SEATS[found[0]], text).replace("'s", "’s")


def contract(text):
    """``4SX by N`` is ``4♠ doubled by North``. Returns str; ``passed out`` stays as it is."""
    bid, _, seat = text.partition(" by ")
    if not seat:
        return text
    plain = bid.rstrip("X")
    stake = ("", " doubled", " redoubled")[len(bid) - len(plain)]
    return f"{call(plain)}{stake} by {SEATS[seat]}"


def board(board):
    """Number, dealer and vulnerability, each a sentence as far as it is known. Returns str."""
    said = [f"Board {board['number']}."] if board.get("number") else []
    said += [f"Dealer {SEATS[board['dealer']]}."] if board.get("dealer") else []
    vulnerable = VULNERABLE[board.get("vul") or "None"]
    return " ".join(said + [f"{vulnerable[0].upper()}{vulnerable[1:]} vulnerable."])


def turn(table):
    """What the player whose turn it is does next: ``to call``, ``to lead`` or ``to play``. Returns str."""
    if table["phase"] == "auction":
        return "to call"
    return "to play" if table["trick"] else "to lead"


def role(table, seat):
    """What there is to say beside a seat's name, such as ``declarer, to lead``. Returns str, often empty."""
    roles = [name for name in ("declarer", "dummy") if table.get(name) == seat]
    return ", ".join(roles + [turn(table)] * (table["turn"] == seat))


def holding(hand, suit):
    """The ranks held in ``suit`` as shown, ``—`` for none, ``…`` where more may be held. Returns str."""
    held = [rank(c[1]) for c in hand["cards"] if c[0] == suit]
    more = suit in hand.get("more", ())
    return " ".join(held + ["…"] * more) or "—"


def spoken_holding(hand, suit):
    """A suit of a hand as it is said: ``spades ace king ten``. Returns str."""
    marks = hand.get("marks", {})
    held = [RANKS[c[1]] + (f", {marks[c]}," if c in marks else "") for c in hand["cards"] if c[0] == suit]
    unknown = ["and perhaps others"] if held else ["not known"]
    more = unknown if suit in hand.get("more", ()) else []
    return " ".join([SUITS[suit] + "s"] + (held + more or ["none"])).rstrip(",")


def is_known(hand):
    """Whether there is anything to show of a hand. Returns bool."""
    return bool(hand and not hand.get("hidden") and (hand["cards"] or len(hand.get("more", ())) < 4))


def marked(hand):
    """The cards of a hand that lie face up, with what they are: ``♠9 major penalty card``. Returns list[str]."""
    return [f"{card(c)} {mark}" for c, mark in hand.get("marks", {}).items()]


def played(trick):
    """A trick in the order of play: ``West ♦2, North ♦10``. Returns str."""
    return ", ".join(f"{SEATS[p['seat']]} {card(p['card'])}" for p in trick)


def remarks(acts, name):
    """What there is to say about single calls or cards; ``name`` is the key that holds them. Returns list[str]."""
    return [f"{act(a['seat'] + ' ' + a[name])}: {a['words']}" for a in acts if a.get("words")]


def result(table):
    """Contract, tricks and score, as far as they exist, a sentence each. Returns str."""
    said = [f"Contract: {contract(table['contract'])}."] if table.get("contract") else []
    for name, unit in (("tricks", "Tricks"), ("score", "Score")):
        if table.get(name):
            said.append(f"{unit}: " + ", ".join(f"{SIDES[side]} {number(n)}" for side, n in table[name].items()) + ".")
    return " ".join(said)


def number(amount):
    """A number, or the text of one, with the sign for minus. Returns str."""
    return str(amount).replace("-", MINUS)


def rows(auction, first="W"):
    """The auction in rows of four, one list of calls for each seat, the columns beginning with ``first``.

    A call stands in its caller's column; a call in a column that the row has passed begins a new row, except that a
    replacement stays with the call it replaces. Returns list[list[list[dict]]].
    """
    table, last, order = [], 4, seats_from(first)
    for made in auction:
        column = order.index(made["seat"])
        if column < last or column == last and table[-1][last][-1]["standing"]:
            table.append([[] for _ in order])
        table[-1][column].append(made)
        last = column
    return table


def seats_from(first):
    """The four seats clockwise from ``first``. Returns str."""
    start = "NESW".index(first)
    return "NESW"[start:] + "NESW"[:start]


def parts(step):
    """What a step of a ruling says, in the order in which it is said.

    Returns list[tuple[str, str]]: the part (``who``, ``text``, ``answer``, ``evidence``, ``say``) and its words.
    """
    doubt = "In doubt: " if step["kind"] == "doubt" else ""
    answer = "Found: " if step["kind"] == "judgement" else "Answer: "
    said = (("who", "", step.get("who"), ""), ("text", doubt, step["text"], ""),
            ("evidence", "", step.get("evidence"), ""), ("answer", answer, step.get("answer"), ""),
            ("say", say_to(step) + "“", step.get("say"), "”"))
    return [(part, before + words + after) for part, before, words, after in said if words]


def say_to(step):
    """Whom the Director tells it: ``To the table: ``. Returns str."""
    hearer = step.get("hearer")
    return f"To {hearer}: " if hearer and hearer != "nobody" else ""


def is_open(step):
    """Whether a step still waits for its answer. Returns bool."""
    return step["kind"] in ("choice", "judgement") and step.get("answer") is None
