"""Chance in the tests: the same on every run, unless ``SEED=…`` in the environment asks for other boards. And which of them
run in one process.
"""
import os
import re

import pytest
from hypothesis import settings

settings.register_profile("the same on every run", derandomize=True)
settings.register_profile("another seed", derandomize=False)
settings.load_profile("another seed" if "SEED" in os.environ else "the same on every run")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Under ``--dist loadfile`` the tests of a file stay in one process, for what they share; in the browser those of a page."""
    from xdist.scheduler import LoadFileScheduling

    class ByFileOrPage(LoadFileScheduling):
        def _split_scope(self, nodeid):
            page = re.search(r"^tests/browser/.*\[([^-\]]*)", nodeid)
            return f"{nodeid.partition('::')[0]} {page[1] if page else ''}"

    return ByFileOrPage(config, log) if config.getvalue("dist") == "loadfile" else None
