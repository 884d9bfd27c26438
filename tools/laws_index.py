"""Write LAWS.md: every provision with its gist, its status, its code, its cases and its chapter.

    python tools/laws_index.py           prints the index
    python tools/laws_index.py LAWS.md   writes it
"""
import sys
from pathlib import Path

from lawkit import code, coverage, provision

ROOT = Path(__file__).parents[1]
HEAD = """\
# The Laws, provision by provision

What each provision says in our own words, and where it is computed, tested and told. A status of *computed* or
*judgement* without code is a provision that lawkit does not compute yet. Made by `python tools/laws_index.py LAWS.md`.
"""
COLUMNS = "| Provision | Gist | Status | Code | Cases |\n|---|---|---|---|---|"
TOLD_IN = {"law12": "scores", "law77": "scores", "law78": "scores"}
ROOMS = {"code": "lawkit/laws/{}.py", "cases": "seeds/cases/{}.yaml", "tests": "tests/test_{}.py", "chapter": "book/{}.ipynb"}
ELSEWHERE = {("law34", "code"): "it refers to 17D3, and [law17](lawkit/laws/law17.py) rules on both"}
GROUPS = {"classic": "Classic contract bridge", "spoil-five": "Spoil Five", "general": "Other Laws on which these lean"}


def index():
    """The whole index. Returns str."""
    groups = {}
    for line in coverage.lines():
        groups.setdefault(provision.ids()[line.provision.id], []).append(line)
    return "\n".join([HEAD, *(section(stem, lines) for stem, lines in groups.items())])


def section(stem, lines):
    """The part of one Law. Returns str."""
    first = lines[0].provision
    title = GROUPS.get(stem) or f"Law {first.id}. {first.title}"
    return "\n".join([f"## {title}", rooms(stem), COLUMNS, *map(row, lines), ""])


def rooms(stem):
    """Where a Law's own files lie, and why one is missing. Returns str, empty where there are none."""
    paths = {room: path.format(TOLD_IN.get(stem, stem) if room == "chapter" else stem) for room, path in ROOMS.items()}
    there = [f"[{room}]({path})" for room, path in paths.items() if (ROOT / path).exists()]
    missing = [f" No {room} of its own: {why}." for (law, room), why in ELSEWHERE.items() if law == stem]
    return f"\n{' · '.join(there)}.{''.join(missing)}\n" if there else ""


def row(line):
    """One provision. Returns str."""
    one = line.provision
    gist = one.gist + (f" *{one.why}*" if one.why else "")
    where = home(one.id) if line.built else ""
    cells = (f"<a id=\"{provision.slug(one.id)}\"></a>{one.id}", gist, one.status, where, ", ".join(line.tests))
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def home(id):
    """Where the code of a provision stands, in the file of its own Law when that names it. Returns str."""
    places = [place for part in provision.parts(id) for place in code.places().get(part, ())]
    own = f"law{provision.law_of(id)}.py"
    place = min(places, key=lambda place: not place.path.endswith(own))
    return f"[{Path(place.path).stem}](lawkit/{place.path}) `{place.function}`"


def main(arguments):
    if arguments:
        Path(arguments[0]).write_text(index(), "utf-8")
    else:
        print(index(), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
