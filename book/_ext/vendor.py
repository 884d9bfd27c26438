"""What the pages take from npm lies beside them: `_static/npm/PACKAGE/FILE`, copied from the packages that package-lock.json pins."""
import shutil
from pathlib import Path

from sphinx.errors import ExtensionError

PACKAGES = Path("_build", "npm", "node_modules")
TAKEN = {
    "minisearch": ("dist/es/index.js", "LICENSE.txt"),
    "uqr": ("dist/index.mjs", "LICENSE"),
}


def taken():
    """The path of each file that is taken, within the folder of all packages. Returns list[Path]."""
    return [Path(package, file) for package, files in TAKEN.items() for file in files]


def copy(app):
    """Copy what is taken, or raise ExtensionError that names what is missing and how to get it."""
    packages, target = Path(app.confdir, PACKAGES), Path(app.outdir, "_static", "npm")
    missing = [file.as_posix() for file in taken() if not (packages / file).is_file()]
    if missing:
        raise ExtensionError(f"{packages} lacks {', '.join(missing)}: run `make {PACKAGES.parent.as_posix()}/.installed`")
    for file in taken():
        (target / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(packages / file, target / file)


def setup(app):
    app.connect("builder-inited", copy)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
