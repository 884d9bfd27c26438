"""The Director's desk: Python for the browser beside the pages, with the wheel of this very checkout, under a name that changes with it."""
import hashlib
import json
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from deals import folder as front_end
from sphinx.errors import ExtensionError

PAGE = "book/desk"
PYODIDE = Path("_build", "npm", "node_modules", "pyodide")
FILES = "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"
LOCK = "pyodide-lock.json"
COMPILER, RUN_COMPILER = (Path(__file__).with_name(name) for name in ("bytecode.py", "bytecode.mjs"))


def sources(root):
    """Pyodide's files, or ExtensionError that says how to get them."""
    missing = [name for name in (*FILES, LOCK) if not (root / PYODIDE / name).is_file()]
    if missing:
        raise ExtensionError(f"{PYODIDE} lacks {', '.join(missing)}: run `make {PYODIDE.parents[1].as_posix()}/.installed`")
    return [root / PYODIDE / name for name in FILES]


def wheel(root):
    """The wheel of this checkout. Returns Path; raises ExtensionError with what the build says when it fails."""
    place = emptied(root / "_build" / "wheel")
    run(root, sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", place)
    return next(place.glob("*.whl"))


def compiled(root, *archives):
    """The archives with their Python compiled by that of the browser. Returns list[Path]; raises ExtensionError like `wheel`."""
    place = emptied(root / "_build" / "bytecode")
    run(root, "node", RUN_COMPILER, root / PYODIDE, place, *archives)
    return [place / archive.name for archive in archives]


def emptied(place):
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    return place


def run(root, *command):
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise ExtensionError(f"Python for the Director's desk cannot be built: {done.stderr[-1000:]}")


@cache
def given(root):
    """What Python in a browser is made of. Returns list[Path]."""
    return [*sources(root), wheel(root)]


@cache
def made(root):
    """The files that Python in a browser needs, and their index. Returns tuple: list[Path], dict."""
    *plain, library, own = given(root)
    files = [*plain, *compiled(root, library, own)]
    info = json.loads((root / PYODIDE / LOCK).read_text("utf-8"))["info"]
    return files, {"wheel": files[-1].name, "info": info, "sizes": {file.name: file.stat().st_size for file in files}}


@cache
def folder(root):
    """Where they are served; no browser mixes those of two builds."""
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in (*given(root), COMPILER))).hexdigest()
    return f"python-{digest[:8]}"


def copy(app, error):
    if error:
        return
    root = Path(app.confdir)
    target = Path(app.outdir, "_static", folder(root))
    target.mkdir(parents=True, exist_ok=True)
    files, index = made(root)
    for file in files:
        shutil.copy(file, target)
    (target / "index.json").write_text(json.dumps(index), "utf-8")


def load(app, page, template, context, doctree):
    """Only the page of the desk knows where Python lies; it is loaded when a reader asks for it."""
    if page == PAGE:
        root = Path(app.confdir)
        size = sum(made(root)[1]["sizes"].values())
        app.add_css_file(f"{front_end()}/desk.css")
        app.add_js_file(f"{front_end()}/desk.mjs", type="module", **{"data-python": folder(root), "data-bytes": str(size)})


def setup(app):
    app.connect("html-page-context", load)
    app.connect("build-finished", copy)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
