"""A table and a ruling as HTML: complete without a script, spoken well by a screen reader, everything escaped."""
import re
from html import escape

from . import words

SUIT = re.compile("[♠♥♦♣]")
SUIT_CLASSES = {symbol: suit.lower() for suit, symbol in words.SYMBOLS.items()}


def slug(id):
    """The anchor of a provision: ``27B1(a)`` is ``p-27B1-a``. Returns str."""
    return "p-" + re.sub("[^A-Za-z0-9]+", "-", id).strip("-")


def law_href(id):
    """Where a page of the book links a provision to. Returns str."""
    return f"coverage.html#{slug(id)}"


def no_href(id):
    """Links nowhere, for places that have no book beside them. Returns None."""


def rich(text):
    """``text`` escaped, its suit symbols in their colours. Returns str."""
    return SUIT.sub(lambda found: f'<span class="law-{SUIT_CLASSES[found[0]]}">{found[0]}</span>', escape(str(text)))


def spoken(shown, said):
    """Something shown in symbols with the words that a screen reader says instead. Returns str."""
    return f'<span role="img" aria-label="{escape(said)}">{rich(shown)}</span>'


def law(id, href):
    """A provision, linked where ``href`` gives a target. Returns str."""
    target = href(id)
    if target is None:
        return f'<span class="law">{escape(id)}</span>'
    return f'<a class="law" href="{escape(target)}">{escape(id)}</a>'


def listed(title, name, items):
    """A titled list, or nothing when it is empty; ``items`` are HTML. Returns str."""
    lines = "".join(f"<li>{item}</li>" for item in items)
    return f'<p class="law-head">{title}</p><ul class="law-{name}">{lines}</ul>' if items else ""


# The table.

def table(table, href=law_href):
    """Everything that lies on the table. Returns str."""
    if "players" in table:
        from .spoilfive import layout
        return layout.as_html(table)
    record = (remarks(table), auction(table), result(table), duties(table, href), information(table, href))
    return f'{board(table)}{compass(table)}<div class="law-record">{"".join(record)}</div>'


def board(table):
    """Number, dealer and vulnerability. Returns str."""
    return f'<p class="law-board">{rich(words.board(table["board"]))}</p>'


def compass(table):
    """The four hands around the middle. Returns str."""
    hands = "".join(hand(table, seat) for seat in "NESW")
    return f'<div class="law-compass">{hands}{middle(table)}</div>'


def hand(table, seat):
    """A hand under its seat's name; the one whose turn it is says so. Returns str."""
    held, role = table["hands"].get(seat), words.role(table, seat)
    name = words.SEATS[seat] + (f' <span class="law-role">{role}</span>' if role else "")
    turn = " law-turn" if table["turn"] == seat else ""
    return f'<div class="law-hand law-{seat}{turn}"><p class="law-seat">{name}</p>{suits(held)}</div>'


def suits(held):
    """The four suits, each spoken in words, and the cards that lie face up; nothing of an unknown hand. Returns str."""
    if not words.is_known(held):
        return ""
    lines = "".join(f'<li><span role="img" aria-label="{escape(words.spoken_holding(held, suit))}">'
                    f'{rich(symbol)} {ranks(held, suit)}</span></li>' for suit, symbol in words.SYMBOLS.items())
    marks = "".join(f'<p class="law-mark">{rich(mark)}</p>' for mark in words.marked(held))
    return f'<ul class="law-suits">{lines}</ul>{marks}'


def ranks(held, suit):
    """The ranks of a suit, those that lie face up in a frame. Returns str."""
    marks = held.get("marks", {})
    shown = [f'<b class="law-faceup">{words.rank(c[1])}</b>' if c in marks else words.rank(c[1])
             for c in held["cards"] if c[0] == suit]
    return " ".join(shown + ["…"] * (suit in held.get("more", ()))) or "—"


def middle(table):
    """The trick in progress, else the points of the compass. Returns str."""
    if not table["trick"]:
        points = "".join(f'<span class="law-at-{seat}">{seat}</span>' for seat in "NESW")
        return f'<div class="law-middle" aria-hidden="true">{points}</div>'
    cards = [spoken(words.card(p["card"]), f"{words.SEATS[p['seat']]}: {words.spoken_card(p['card'])}")
             for p in table["trick"]]
    places = [f'<li class="law-at-{p["seat"]}">{card}</li>' for p, card in zip(table["trick"], cards)]
    return f'<ol class="law-middle" aria-label="This trick">{"".join(places)}</ol>'


def remarks(table):
    """What there is to say about the cards of this trick, and the trick before it. Returns str."""
    lines = words.remarks(table["trick"], "card") + [f"Last trick: {words.played(t)}" for t in [table["last"]] if t]
    return "".join(f'<p class="law-remark">{rich(line)}</p>' for line in lines)


def auction(table):
    """The calls in columns West to South; a withdrawn one is struck out and says why. Returns str."""
    waiting = table["turn"] if table["phase"] == "auction" else None
    rows = words.rows(table["auction"] + [{"seat": waiting, "call": "?", "standing": True}] * bool(waiting))
    if not rows:
        return ""
    heads = "".join(f'<th scope="col">{words.SEATS[seat]}</th>' for seat in words.seats_from("W"))
    lines = "".join("<tr>" + "".join(f"<td>{''.join(map(call, cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return (f'<table class="law-auction"><caption>Auction</caption><thead><tr>{heads}</tr></thead>'
            f"<tbody>{lines}</tbody></table>")


def call(made):
    """One call, struck out when it does not stand, with what was said of it. Returns str."""
    if made["call"] == "?":
        return spoken("?", f"{words.SEATS[made['seat']]} to call")
    shown = spoken(words.call(made["call"]), words.spoken_call(made["call"]))
    note = f'<span class="law-note">{rich(made["words"])}</span>' if made.get("words") else ""
    return f'<span class="law-call">{shown if made["standing"] else f"<del>{shown}</del>"}{note}</span>'


def result(table):
    """Contract, tricks and score. Returns str."""
    said = words.result(table)
    return f'<p class="law-result">{rich(said)}</p>' if said else ""


def duties(table, href):
    """What still binds somebody. Returns str."""
    return listed("In force", "duties", [f"{rich(d['text'])} {law(d['id'], href)}" for d in table["duties"]])


def information(table, href):
    """Which side may use what was withdrawn. Returns str."""
    items = [f"<b>{rich(words.act(i['what']))}</b>: {rich(i['text'])} {law(i['id'], href)}"
             for i in table["information"]]
    return listed("Information", "information", items)


# The ruling.

def steps(steps, law_link=law_href):
    """The steps of a ruling, one ``<li>`` each. Returns list[str]."""
    return [step(each, law_link) for each in steps]


def step(step, href):
    """One step, with its provision behind the first line. Returns str."""
    (name, first), *others = words.parts(step)
    lines = f'<p class="law-{name}">{rich(first)} {law(step["id"], href)}</p>'
    lines += "".join(f' <p class="law-{name}">{rich(said)}</p>' for name, said in others)
    waiting = words.is_open(step)
    answers = options(step) if waiting else ""
    return f'<li class="law-step law-is-{escape(step["kind"])}"{" data-open" * waiting}>{lines}{answers}</li>'


def options(step):
    """The answers to an open question, for the reader without a script. Returns str."""
    return f'<ul class="law-options">{"".join(f"<li>{rich(option)}</li>" for option in step.get("options", ()))}</ul>'


def whynot(whynot, href):
    """Why other provisions do not apply, one ``<li>`` each. Returns list[str]."""
    return [f"<li>{law(each['id'], href)} {rich(each['text'])}</li>" for each in whynot]


def node(view, href=law_href):
    """A view as the live front end takes it: HTML, the controls, and the plain words to speak; of a free table also the names
    of what there is ``more`` to be offered. Returns dict.
    """
    more = {"more": view["more"]} if "more" in view else {}
    return {"table": table(view["table"], href), "steps": steps(view["steps"], href), "controls": view["controls"],
            "live": view["live"], "whynot": whynot(view["whynot"], href), **more}


# Whole figures.

HEADS = "The ruling", "Why not …?"
NOTHING = '<p class="law-empty">Nothing to rule on yet.</p>'

def deal(view, deal_id="", href=law_href):
    """A deal and its worked ruling as a figure that needs no script; the live front end takes its place.

    ``deal_id`` names the graph of this deal; without one the figure stays as it is. Returns str.
    """
    shown, title = node(view, href), view["table"]["title"]
    marks = {"deal": deal_id, "rules": view.get("rules")}
    mark = "".join(f' data-{name}="{escape(value)}"' for name, value in marks.items() if value)
    return (f'<section class="law-deal"{mark} aria-label="Deal: {escape(title)}"><div class="law-body">'
            f'<p class="law-title">{rich(title)}</p><div class="law-table">{shown["table"]}</div>'
            f'<div class="law-ruling">{ruling(**shown, heads=view.get("heads", HEADS))}</div></div></section>')


def ruling(steps, whynot, heads=HEADS, **others):
    """The steps of a `node`, and why other provisions do not apply, under two ``heads``. Returns str."""
    return (f'<p class="law-head">{heads[0]}</p>{NOTHING * (not steps)}<ol class="law-steps">{"".join(steps)}</ol>'
            f'<details class="law-whynot" open{" hidden" * (not whynot)}><summary>{heads[1]}</summary>'
            f'<ul>{"".join(whynot)}</ul></details>')


def quiz(card, name, href=law_href):
    """A question card: ``{"prompt", "options": [{"label", "right", "why"}]}``, with an option's provision as ``id`` and
    what happened before as ``scene`` where there is such.

    ``name`` must be unique on its page. Without a script the answers stand in a disclosure. Returns str.
    """
    choices = "".join(f'<label><input type="radio" name="{escape(name)}" value="{number}"> '
                      f'<span>{rich(option["label"])}</span></label>' for number, option in enumerate(card["options"]))
    reasons = "".join(reason(option, href) for option in card["options"])
    scene = f'<p class="law-scene">{rich(card["scene"])}</p>' if card.get("scene") else ""
    return (f'<form class="law-quiz">{scene}<fieldset><legend>{rich(card["prompt"])}</legend>{choices}</fieldset>'
            f"<details><summary>The answers</summary><ul>{reasons}</ul></details></form>")


def reason(option, href):
    """Whether an answer is right, and why. Returns str."""
    mark, verdict = (" data-right", "right") if option["right"] else ("", "wrong")
    source = f" {law(option['id'], href)}" if option.get("id") else ""
    return f'<li{mark}><b>{rich(option["label"])}</b>: {verdict}. {rich(option["why"])}{source}</li>'


def code(source, title):
    """The code of a Law in a panel that opens; ``title`` says what it is and where it stands. Returns str."""
    return (f'<details class="law-code"><summary>{rich(title)}</summary>'
            f'<pre tabindex="0"><code>{escape(source)}</code></pre></details>')
