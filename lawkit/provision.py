"""The inventory: every provision with its gist in our own words, its force, its status and where else to look."""
import re
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from . import seeds

KINDS = ("procedure", "rectification", "right", "option", "definition", "obligation", "infraction", "judgement",
         "adjustment", "information", "regulation", "cross-reference")
FORCES = ("may", "does", "should", "shall", "must")
STATUSES = ("computed", "judgement", "narrative", "cross-reference", "out of scope")
OTHERS = {"CB": "classic", "SF": "spoil-five"}

HEADING = re.compile(r'^\["(.+)"\]\s*$', re.MULTILINE)
LAST_PART = re.compile(r"(#\d+|-fn|\([a-z]+\)|(?<=[A-Z])\d+|(?<=\d)[A-Z])\Z")
PARTS = re.compile(r"\d+|[A-Z]|\([a-z]+\)|#\d+|-fn")
ROMAN = {text: number for number, text in enumerate("i ii iii iv v vi vii viii ix x".split(), 1)}


class Provision(NamedTuple):
    """One provision. ``who`` decides where somebody elects; ``question`` is what a judgement asks the Director.

    ``why`` says why a provision is out of scope; ``source`` is "source", or "general knowledge" for the other Laws on
    which these lean.
    """

    id: str
    title: str
    kind: str
    force: str
    status: str
    gist: str
    see: tuple[str, ...] = ()
    example: str = ""
    near_miss: str = ""
    why: str = ""
    question: str = ""
    who: str = ""
    source: str = "source"


def files():
    """The files of the inventory: the Laws in order, the other games, the other Laws. Returns list[pathlib.Path]."""
    found = (seeds.path() / "provisions").glob("*.toml")
    return sorted(found, key=lambda file: (file.stem[:3] != "law", file.stem == "general", file.stem))


@cache
def ids():
    """Every id, in the order of the files. Returns dict: id -> the stem of its file, such as ``law27``.

    Reads the headings alone, so that a case can be checked before anybody needs the inventory itself.
    """
    return {id: file.stem for file in files() for id in HEADING.findall(file.read_text("utf-8"))}


@cache
def inventory():
    """The whole inventory. Returns dict: id -> Provision, in the order of the files."""
    import tomllib

    found = {}
    for file in files():
        for id, record in tomllib.loads(file.read_text("utf-8")).items():
            record["see"] = tuple(record.get("see", ()))
            found[id] = Provision(id, **record)
    return found


def provision(id):
    """The provision ``id``, such as ``27B1(a)``.

    Returns Provision. Raises ValueError, with the nearest id, for one that the inventory does not hold.
    """
    try:
        return inventory()[id]
    except KeyError:
        close = nearest(id)
        raise ValueError(f"no provision {id!r}" + (f"; nearest: {close}" if close else "")) from None


def known(id):
    """Whether ``id`` is in the inventory. Returns bool."""
    return id in ids()


def nearest(id):
    """The id most like ``id``, "" when none is near. Returns str."""
    by_key = {slug(each).replace("-", "").casefold(): each for each in reversed(ids())}
    close = get_close_matches(slug(id[:40]).replace("-", "").casefold(), by_key, 1, 0.5)
    return by_key[close[0]] if close else ""


def parent(id):
    """The id that ``id`` hangs on: ``27B1`` for ``27B1(a)``. Returns str, or None for a whole Law."""
    shorter = LAST_PART.sub("", id)
    return None if shorter == id else shorter


def plain(id):
    """``id`` without the number that the inventory gives a part of it: ``50D2`` for ``50D2#2``. Returns str."""
    return id.split("#")[0].removesuffix("-fn")


@cache
def by_plain():
    """Every id under its plain form. Returns dict: plain id -> list of ids."""
    found = {}
    for id in ids():
        found.setdefault(plain(id), []).append(id)
    return found


def parts(id):
    """The provisions that ``id`` names: itself, and when it is plain also its ``#n``. Returns tuple[str, ...]."""
    return tuple(part for part in by_plain().get(plain(id), ()) if id in (part, plain(part)))


def law_of(id):
    """The Law of ``id``: ``27`` for ``27B1(a)``; ``classic`` or ``spoil-five`` for the other games. Returns str."""
    return OTHERS.get(id[:2]) or PARTS.match(id)[0]


def sort_key(id):
    """A key that puts ids in the order of the Laws; the other games follow. Returns tuple."""
    if id[:2] in OTHERS:
        topic, number = id.rsplit("-", 1)
        return (1000, topic, int(number))
    return tuple(map(rank, PARTS.findall(id)))


def rank(part):
    """The place of one part of an id among its like. Returns int; what splits a provision sorts before its parts."""
    if part.isdigit():
        return int(part) + 100
    if part[0] == "#":
        return int(part[1:])
    if part == "-fn":
        return 99
    letters = part.strip("()")
    return 100 + (ord(letters) if len(letters) == 1 and letters not in ROMAN else ROMAN.get(letters, 0))


def slug(id):
    """``id`` as part of an address: ``27B1-a`` for ``27B1(a)``. Returns str."""
    return re.sub("[^0-9A-Za-z]+", "-", id).strip("-")
