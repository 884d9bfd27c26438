"""Chance in the tests: the same on every run, unless ``SEED=…`` in the environment asks for other boards. And which of them
run in one process.
"""
import os

import pytest
from hypothesis import settings

settings.register_profile("the same on every run", derandomize=True)
settings.register_profile("another seed", derandomize=False)
settings.load_profile("another seed" if "SEED" in os.environ else "the same on every run")


def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.xdist_group(group(item)))


def group(item):
    """What ``--dist loadgroup`` keeps in one process, for what it shares: the tests of a file, or those of one page in it.

    Returns str.
    """
    params = item.callspec.params if hasattr(item, "callspec") else {}
    return f"{item.path.stem} {params.get('path') or params.get('chapter') or ''}"
