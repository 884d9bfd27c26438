"""Where the code of a provision stands: every id that a Law's file names, found by reading the files themselves."""
import ast
import functools
import pathlib
import re
from typing import NamedTuple

from .provision import OTHERS, inventory
from .terms import value

PACKAGE = pathlib.Path(__file__).parent
ROOMS = "laws/*.py", "games/**/*.py", "lawful.py", "claims/*.py", "scoring/*.py", "board.py"
GAME = "auction.py", "play.py", "board.py", "scoring/*.py"
LISTS = "__init__.py", "tables.py"
BRACKETED = re.compile(r"\(((?:\d+[A-Z][^ ,()]*(?:\([a-z]+\))*(?:, )?)+)\)")


@value
class Place(NamedTuple):
    """A line of code that names a provision: ``path`` inside the package, the ``function`` it stands in, its lines."""

    path: str
    line: int
    function: str
    first: int
    last: int

    @property
    def source(self):
        """str: the text of the function, as it stands in the file."""
        lines = (PACKAGE / self.path).read_text(encoding="utf-8").splitlines()
        return "\n".join(lines[self.first - 1:self.last])


@functools.cache
def places(written=""):
    """Every place that names a provision, in the files that hold the text ``written``. Returns dict[id, tuple[Place, ...]]."""
    found = {}
    for pattern in ROOMS:
        for path in holding(written, set(PACKAGE.glob(pattern)) - {PACKAGE / "laws" / name for name in LISTS}):
            for id, place in named_in(path):
                if is_of(pattern, id):
                    found.setdefault(id, []).append(place)
    for path in (path for pattern in GAME for path in holding(written, PACKAGE.glob(pattern))):
        for id, place in told_in(path):
            found.setdefault(id, []).append(place)
    return {id: tuple(places) for id, places in found.items()}


def holding(text, paths):
    """Those of ``paths`` whose file holds ``text``, in order. Returns list[Path]."""
    return [path for path in sorted(paths) if text in path.read_text("utf-8")]


def is_of(room, id):
    """Whether code in ``room`` states provision ``id``: the other games name a Law only to give it their own number. Returns bool."""
    return (id[:2] in OTHERS) == room.startswith("games")


def named_in(path):
    """The ids that string literals of one file name, with their places. Yields (id, Place)."""
    known = inventory()
    name = path.relative_to(PACKAGE).as_posix()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    blocks = [n for n in tree.body if isinstance(n, (ast.FunctionDef, ast.ClassDef, ast.Assign))]
    missing = {id(arg) for node in ast.walk(tree) if called(node, "NotComputed") for arg in node.args}
    for block in blocks:
        first = min([block.lineno, *(d.lineno for d in getattr(block, "decorator_list", ()))])
        title = getattr(block, "name", None) or getattr(block.targets[0], "id", "")
        for node in ast.walk(block):
            named = isinstance(node, ast.Constant) and node.value in known
            if named and id(node) not in missing | elsewhere(node, path):
                yield node.value, Place(name, node.lineno, title, first, block.end_lineno)


def told_in(path):
    """The ids that the docstrings of the game itself bracket: there the code is the rule. Yields (id, Place)."""
    known, name = inventory(), path.relative_to(PACKAGE).as_posix()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            for id in BRACKETED.findall(ast.get_docstring(node) or ""):
                for part in id.split(", "):
                    if part in known:
                        yield part, Place(name, node.lineno, node.name, node.lineno, node.end_lineno)


def elsewhere(node, path):
    """A whole Law that another Law's file names is only referred to there. Returns set with the node's id, or empty."""
    refers = str(node.value).isdigit() and path.parent.name == "laws" and path.stem != f"law{node.value}"
    return {id(node)} if refers else set()


def called(node, name):
    """Whether ``node`` calls ``name``. Returns bool."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def built(id):
    """Whether any code names provision ``id``, or a part of it written with ``#``. Returns bool."""
    return id in places() or any(other.startswith(id + "#") for other in places())
