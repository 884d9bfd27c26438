"""A table and a ruling as plain text, for terminals, notebooks' text output and tests."""
from . import words
from .html import HEADS

WIDTH = 16


def view(view):
    """The table, then the ruling so far. Returns str."""
    ruling = steps(view["steps"])
    head = view.get("heads", HEADS)[0]
    return table(view["table"]) + (f"\n\n{head}\n{ruling}" if ruling else "")


def table(table):
    """Everything that lies on the table, a block for each matter. Returns str."""
    if "players" in table:
        from .spoilfive import layout
        return layout.as_text(table)
    blocks = (heading(table), compass(table), trick(table), auction(table), words.result(table),
              bullets("In force", [f"{d['text']} {d['id']}" for d in table["duties"]]),
              bullets("Information", [f"{words.act(i['what'])}: {i['text']} {i['id']}" for i in table["information"]]))
    return "\n\n".join(block for block in blocks if block)


def heading(table):
    """Title and board. Returns str."""
    return "\n".join(line for line in (table["title"], words.board(table["board"])) if line)


def hand(table, seat):
    """A seat's name and its four suits. Returns list[str], only the name where no card is known."""
    held = table["hands"].get(seat)
    role = words.role(table, seat)
    name = words.SEATS[seat] + (f" ({role})" if role else "")
    if not words.is_known(held):
        return [name]
    suits = [f"{symbol} {words.holding(held, suit)}" for suit, symbol in words.SYMBOLS.items()]
    return [name] + suits + words.marked(held)


def compass(table):
    """The four hands around the table. Returns str."""
    north, east, south, west = (hand(table, seat) for seat in "NESW")
    height = max(len(west), len(east))
    gap = max(WIDTH, *(len(line) + 3 for line in west))
    sides = [f"{w:{2 * gap}}{e}".rstrip() for w, e in zip(padded(west, height), padded(east, height))]
    return "\n".join([" " * gap + line for line in north] + sides + [" " * gap + line for line in south])


def padded(lines, height):
    """``lines`` with empty ones behind, ``height`` in all. Returns list[str]."""
    return lines + [""] * (height - len(lines))


def auction(table):
    """The calls in columns West to South; a withdrawn one in brackets, with what was said of it below. Returns str."""
    rows = words.rows(table["auction"])
    if not rows:
        return ""
    cells = [[" ".join(map(call, cell)) for cell in row] for row in rows]
    width = max(8, *(len(cell) + 2 for row in cells for cell in row))
    lines = [[words.SEATS[seat] for seat in words.seats_from("W")]] + cells
    drawn = ["".join(f"{cell:{width}}" for cell in line).rstrip() for line in lines]
    return "\n".join(drawn + words.remarks(table["auction"], "call"))


def call(made):
    """One call; in brackets when it does not stand. Returns str."""
    return words.call(made["call"]) if made["standing"] else f"[{words.call(made['call'])}]"


def trick(table):
    """The trick in progress and the one before it. Returns str."""
    tricks = (("Last trick", table["last"]), ("This trick", table["trick"]))
    lines = [f"{name}: {words.played(trick)}" for name, trick in tricks if trick]
    return "\n".join(lines + words.remarks(table["trick"], "card"))


def bullets(title, items):
    """A titled list, or nothing when it is empty. Returns str."""
    return "\n".join([title + ":"] + [f"- {item}" for item in items]) if items else ""


def steps(steps):
    """The ruling, numbered, a line for each thing said; an open question ends with its answers. Returns str."""
    return "\n".join(f"{number}. " + "\n   ".join(step(each)) for number, each in enumerate(steps, 1))


def step(step):
    """The lines of one step; the provision stands behind the first. Returns list[str]."""
    first, *others = [said for _, said in words.parts(step)]
    answers = [f"( ) {option}" for option in step.get("options", ())] if words.is_open(step) else []
    return [f"{first}  {step['id']}"] + others + answers


def flat(steps):
    """The ruling as the page speaks it: one line a step, without the answers that are still open. Returns str."""
    closed = [[said for _, said in words.parts(each)] for each in steps]
    lines = [" ".join(" ".join([said[0], each["id"], *said[1:]]).split()) for each, said in zip(steps, closed)]
    return "\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1))
