"""Imports point one way, and ``import lawkit`` stays light."""
import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "lawkit"
LAYERS = ("terms chain", "meaning", "events likeness designation", "board auction play ruling scoring", "table tally", "acts effects case",
          "lawful claims conduct", "answers facts replacing", "court", "laws games", "evidence")
PLACE = {name: place for place, layer in enumerate(LAYERS) for name in layer.split()}
DATA = {"seeds"}  # what every layer may read
OUTER = {"show", "widgets", "book", "__main__"}
HEAVY = {"dataclasses", "inspect", "yaml", "tomllib", "json", "ipywidgets", "anywidget", "traitlets", "IPython"}


def imported(path):
    """What a file of the package imports, anywhere in it, from the package. Yields the first part of each name."""
    package = path.relative_to(PACKAGE).parent.parts
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package[:len(package) + 1 - node.level]
            names = [node.module] if node.module else [alias.name for alias in node.names]
            yield from (base[0] if base else name.split(".")[0] for name in names)


def room_of(path):
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


CORE = [path for path in sorted(PACKAGE.rglob("*.py")) if room_of(path) in PLACE]


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_the_core_imports_only_what_lies_below(path):
    room = room_of(path)
    wrong = [name for name in imported(path) if name not in {room, *DATA} and PLACE.get(name, len(LAYERS)) >= PLACE[room]]
    assert wrong == []


def test_every_layer_is_there():
    assert {room_of(path) for path in CORE} >= set(PLACE) - {"games"}


def test_only_what_shows_things_imports_what_shows_things():
    wrong = {(room_of(path), name) for path in PACKAGE.rglob("*.py") if room_of(path) not in OUTER
             for name in imported(path) if name in OUTER}
    assert wrong == set()


def modules(code):
    """The modules that a fresh Python has after ``code``. Returns set[str]."""
    done = subprocess.run((sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}; {code}; print(*sys.modules)"),
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_import_lawkit_stays_light():
    found = modules("import lawkit")
    assert "lawkit.laws.law27" in found and HEAVY & found == set()
    assert not [name for name in found if name.startswith("lawkit.games.spoilfive")]
    assert {name.split(".")[1] for name in found if name.startswith("lawkit.")} <= set(PLACE)


def test_what_is_shown_needs_no_jupyter():
    found = modules("import lawkit.show.text, lawkit.show.html, lawkit.show.svg, lawkit.show.view")
    assert {"ipywidgets", "anywidget", "traitlets", "IPython"} & found == set()
