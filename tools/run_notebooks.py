"""Run chapters and store what they show, so that the tests notice a changed ruling.

    python tools/run_notebooks.py                  runs every notebook of the book
    python tools/run_notebooks.py book/law27.ipynb
"""
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

BOOK = Path(__file__).parents[1] / "book"
LIVE = "application/vnd.jupyter.widget-view+json"
UNSTORED = "nbval-ignore-output"


def run(path):
    """Execute the notebook at ``path`` and write it back with its outputs, without anything of one run alone."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, kernel_name="python3", record_timing=False, timeout=300,
                   resources={"metadata": {"path": str(path.parent)}}).execute()
    notebook.metadata.pop("widgets", None)
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        if UNSTORED in cell.metadata.get("tags", ()):
            cell.outputs = []
        for output in cell.get("outputs", ()):
            if "text/html" in output.get("data", ()):
                output["data"].pop(LIVE, None)
    nbformat.write(notebook, path)


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(BOOK.glob("*.ipynb")):
        run(Path(name))
        print(name)
