"""How long claims take in the Python of a web page: Pyodide under Node, from a wheel of this checkout.

    python -m benchmarks.browser        # needs Node and `npm ci` in _build/npm, as make test does it

prints for each size the time within which 95 of 100 endings are divided, for the first round of a page and for the next one; exit
code 1 if six cards each are not divided within GOAL.
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "_build" / "npm" / "node_modules" / "pyodide"
GOAL, SIZE, ENDINGS = 0.2, 6, 40
KINDS = "by_chance", "all_tricks_at_double_dummy", "all_tricks_on_every_line"
CODE = """
import json, types
endings = types.ModuleType("endings")
exec({source!r}, endings.__dict__)
plays = {{(kind, size): endings.some(getattr(endings, kind), size, {number}) for kind in {kinds!r} for size in ({size}, {size} + 1)}}
json.dumps([(kind, size, round_, endings.slowest_but_few(endings.times(plays[kind, size])))
            for round_ in (1, 2) for kind, size in plays])
"""


def run(*command):
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def main():
    """Returns the exit code, an int."""
    source = Path(__file__).with_name("endings.py").read_text("utf-8")
    code = CODE.format(source=source, number=ENDINGS, kinds=KINDS, size=SIZE)
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
        wheel = next(Path(folder).glob("*.whl"))
        rows = json.loads(run("node", "tests/pyodide.mjs", str(PYODIDE), str(wheel), code))
    for kind, size, number, seconds in rows:
        print(f"{kind.replace('_', ' ')}, {size} cards each, round {number}: 95 of 100 within {seconds * 1e3:.0f} ms")
    return int(max(seconds for _, size, _, seconds in rows if size == SIZE) > GOAL)


if __name__ == "__main__":
    sys.exit(main())
