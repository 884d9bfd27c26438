"""What JupyterLite is built from: the book's pages, Python for the browser, and the wheels that its kernel imports.

    python tools/lite.py TARGET FOLDER...

fills TARGET from the pinned Pyodide in _build/npm, the wheels in the folders and those that jupyterlite-pyodide-kernel brings. It runs in
the environment of requirements/lite.txt. What the kernel may import is written into its lock file, so it asks no other host.
"""
import email
import hashlib
import json
import shutil
import sys
import zipfile
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "_build" / "npm" / "node_modules" / "pyodide"
FILES = "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"
KERNEL = "jupyterlite-pyodide-kernel"
STARTS_WITH = ["micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython"]
SHOWN_BY = {"lawkit": ["anywidget", "ipywidgets"]}  # what a live deal needs besides
BROWSER = {"sys_platform": "emscripten", "platform_system": "Emscripten", "platform_machine": "wasm32", "os_name": "posix",
           "implementation_name": "cpython", "platform_python_implementation": "CPython", "extra": ""}
SETTINGS = {"jupyter-lite-schema-version": 0, "jupyter-config-data": {"litePluginSettings": {
    "@jupyterlite/pyodide-kernel-extension:kernel": {
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"lockFileURL": "./static/pyodide/pyodide-lock.json", "packages": STARTS_WITH}}}}}


def brought():
    """The wheels that the kernel brings for the browser, the newest of each package. Returns dict: name -> Path."""
    files = [Path(file.locate()) for file in metadata.files(KERNEL) if file.suffix == ".whl" and "labextensions" in file.parts]
    return {file.name.partition("-")[0]: file for file in sorted(files)}


def about(wheel):
    """Name, version, licence, requirements and modules, as a wheel tells them. Returns dict."""
    with zipfile.ZipFile(wheel) as inside:
        names = inside.namelist()
        told = email.message_from_bytes(inside.read(next(n for n in names if n.endswith(".dist-info/METADATA"))))
    tops = {name.split("/")[0].removesuffix(".py") for name in names if name.endswith(".py")}
    classified = ", ".join(line.split(" :: ")[-1] for line in told.get_all("Classifier", []) if line.startswith("License"))
    licence = told["License-Expression"] or classified or str(told["License"] or f"that of {KERNEL}").split("\n")[0]
    return {"name": canonicalize_name(told["Name"]), "version": told["Version"], "licence": licence, "requires": told.get_all("Requires-Dist", []),
            "imports": sorted(top for top in tops if not top.endswith((".data", ".dist-info")))}


def needed(told, python):
    """The packages that a package needs in the browser. Returns list[str]."""
    there = BROWSER | {"python_version": ".".join(python.split(".")[:2]), "python_full_version": python}
    asked = [Requirement(line) for line in told["requires"]]
    names = [canonicalize_name(r.name) for r in asked if r.marker is None or r.marker.evaluate(there)]
    return SHOWN_BY.get(told["name"], names)


def lock(wheels, info):
    """What Pyodide may load, in the form of its own lock file. Returns dict; raises ValueError where a package needs one that is not there."""
    packages = {}
    for wheel in wheels:
        told = about(wheel)
        packages[told["name"]] = {
            "name": told["name"], "version": told["version"], "file_name": wheel.name, "install_dir": "site", "package_type": "package",
            "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(), "imports": told["imports"], "depends": needed(told, info["python"]),
            "unvendored_tests": False}
    missing = {name for package in packages.values() for name in package["depends"]} - set(packages)
    if missing:
        raise ValueError(f"requirements/lite-kernel.txt lacks {', '.join(sorted(missing))}")
    return {"info": info, "packages": packages}


def write_python(folder, wheels):
    folder.mkdir(parents=True)
    for file in [*(PYODIDE / name for name in FILES), *wheels]:
        shutil.copy(file, folder)
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    (folder / "pyodide-lock.json").write_text(json.dumps(lock(wheels, info)), "utf-8")
    licences = ["Pyodide: MPL-2.0. CPython, which it holds: PSF-2.0.", *(f"{t['name']} {t['version']}: {t['licence']}" for t in map(about, wheels))]
    (folder / "LICENCES.txt").write_text("\n".join(licences) + "\n", "utf-8")


def write_pages(folder):
    folder.mkdir(parents=True)
    for page in [*(ROOT / "book").glob("*.ipynb"), *(ROOT / "book").glob("*.md")]:
        shutil.copy(page, folder)


def main(target, *folders):
    target = Path(target)
    found = {file.name.partition("-")[0]: file for folder in folders for file in Path(folder).glob("*.whl")}
    write_python(target / "static" / "pyodide", sorted((found | brought()).values(), key=lambda wheel: wheel.name))
    write_pages(target / "contents")
    (target / "jupyter-lite.json").write_text(json.dumps(SETTINGS), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
