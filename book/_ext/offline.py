"""The book on the reader's device: what a browser needs to install it, and a service worker that knows each file of this build."""
import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

NAME, SHORT = "service-worker.js", "Bridge Laws"
SOURCE = Path(__file__).with_name(NAME)
PAPER = "#ffffff"
ON_DEMAND = "_static/python-"  # how the folder of the Python for pages begins, named by its hash: kept once it has been used
BUILD = re.compile(rb'(?<=data-build=")[^"]*')
LAST = 900


def icon(file, sizes):
    return {"src": f"_static/{file}", "sizes": sizes, "type": "image/svg+xml" if file.endswith("svg") else "image/png"}


def write_manifest(app):
    manifest = {
        "name": app.config.html_title, "short_name": SHORT, "lang": "en", "start_url": f"{app.config.root_doc}.html", "scope": "./",
        "display": "standalone", "background_color": PAPER, "theme_color": PAPER,
        "icons": [icon("spade.svg", "any"), icon("spade-192.png", "192x192"), icon("spade-512.png", "512x512")],
    }
    Path(app.outdir, "manifest.webmanifest").write_text(json.dumps(manifest), "utf-8")


def kept(folder):
    """The files that make up the book for its readers, sorted. Returns list[Path]."""
    files = {file for pattern in ("*.html", "searchindex.js", "manifest.webmanifest", "_static/**/*") for file in folder.rglob(pattern)}
    return sorted(file for file in files if file.is_file() and not name(folder, file).startswith(ON_DEMAND))


def name(folder, file):
    return file.relative_to(folder).as_posix()


def stamp(files):
    """Write into each page the build that it is of: a digest of all files. Returns str."""
    digest = sha256(b"".join(BUILD.sub(b"", file.read_bytes()) for file in files)).hexdigest()[:16]
    for page in files:
        if page.suffix == ".html":
            page.write_bytes(BUILD.sub(digest.encode(), page.read_bytes()))
    return digest


def on_demand(folder):
    """The folder, within `folder`, of what is kept once it has been used; empty where there is none. Returns str."""
    return "".join(f"{name(folder, path)}/" for path in folder.glob(f"{ON_DEMAND}*"))


def write_worker(folder):
    files = kept(folder)
    build = stamp(files)
    hashes = {name(folder, file): b64encode(sha256(file.read_bytes()).digest()).decode() for file in files}
    known = {"BUILD": build, "ON_DEMAND": on_demand(folder), "FILES": hashes}
    head = "".join(f"const {word} = {json.dumps(value, indent=0)};\n" for word, value in known.items())
    (folder / NAME).write_text(head + SOURCE.read_text("utf-8"), "utf-8")


def finish(app, error):
    if not error:
        write_manifest(app)
        write_worker(Path(app.outdir))


def setup(app):
    app.connect("build-finished", finish, priority=LAST)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
