"""Where the seeds lie: the provisions, cases and trees that package, book and tests read."""
from functools import cache
from pathlib import Path


def path():
    """The folder of the seeds: inside the installed package, or beside it in a checkout.

    Returns pathlib.Path. Raises FileNotFoundError when neither is there.
    """
    here = Path(__file__).parent
    for folder in (here / "seeds", here.parent / "seeds"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"no seeds in {here} or beside it")


@cache
def cases():
    """Every case of the seeds, in the order of the Laws. Returns tuple[Case, ...]."""
    from .notation.cases import load

    return tuple(case for file in sorted((path() / "cases").glob("*.yaml")) for case in load(file))
