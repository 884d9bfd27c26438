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


RULED = """
import importlib.util
from lawkit import check
from lawkit.notation import cases, links

draft = cases.read_draft(text)
table = check.replay(links.read(links.write(draft)))
f"{importlib.util.find_spec('yaml')} {sorted(table.cited)}"
"""
TEXT = """- board: {dealer: N}
  events:
    - N 1S
    - E 1H  # too low
    - director
    - S elects 27A1 decline
    - E 2H
"""


def test_a_case_text_and_a_link_are_ruled_upon_in_pyodide(wheel):
    ruled = run("node", "tests/pyodide.mjs", str(PYODIDE), str(wheel), f"text = {TEXT!r}\n{RULED}")
    assert ruled.strip() == "None ['18B', '18D', '18E', '27A1', '27B', '27B1(a)', '27D']"
