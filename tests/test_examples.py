"""The examples in README.md and in the package's own docstrings do what they say."""
import doctest
from pathlib import Path

import pytest

import lawkit

ROOT = Path(__file__).parents[1]


def test_the_quick_start_runs_as_written():
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert done.attempted >= 4 and done.failed == 0


@pytest.mark.parametrize("module", [lawkit], ids=lambda module: module.__name__)
def test_docstring_examples_run(module):
    done = doctest.testmod(module)
    assert done.attempted and not done.failed


def test_the_documents_name_files_that_exist():
    for name in ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"):
        links = [part.split(")")[0] for part in (ROOT / name).read_text("utf-8").split("](")[1:]]
        assert [link for link in links if "://" not in link and not (ROOT / link.split("#")[0]).exists()] == []
