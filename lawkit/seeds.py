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


def files(folder, naming=""):
    """The files of cases or of deals, only those in which ``naming`` is written. Returns list[Path]."""
    found = sorted((path() / folder).glob("*.yaml"))
    return [file for file in found if naming in file.read_text("utf-8")] if naming else found


@cache
def cases_in(file):
    """The cases of one file. Returns tuple[Case, ...]."""
    from .notation.cases import load

    return tuple(load(file))


@cache
def cases():
    """Every case of the seeds, in the order of the Laws. Returns tuple[Case, ...]."""
    return tuple(case for file in files("cases") for case in cases_in(file))


def case(id):
    """One case, read from its file alone. Returns Case, or None where there is none."""
    return next((case for file in files("cases", str(id)) for case in cases_in(file) if case.id == id), None)
