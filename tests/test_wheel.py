"""The wheel: all that lawkit needs lies in it, and it runs in the Python of a web page."""
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "_build" / "npm" / "node_modules" / "pyodide"

pytestmark = pytest.mark.slow


def run(*command):
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    return next(folder.glob("*.whl"))


def tracked(folder, *suffixes):
    files = (ROOT / folder).rglob("*")
    return {file.relative_to(ROOT).as_posix() for file in files if file.suffix in suffixes}


def test_wheel_carries_code_seeds_and_front_end(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    seeds = {f"lawkit/{name}" for name in tracked("seeds", ".toml", ".yaml", ".md")}
    code = tracked("lawkit", ".py", ".mjs", ".css")
    assert seeds and code and seeds | code <= names


def test_lawkit_runs_in_pyodide(wheel):
    version = run("node", "tests/pyodide.mjs", str(PYODIDE), str(wheel), "import lawkit; lawkit.__version__")
    assert version.strip() == "0.1.0"
