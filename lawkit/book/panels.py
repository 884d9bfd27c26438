"""A Law's code and its provisions."""
import ast

from .. import code as places
from .. import provision

JUDGED = "lawful.py"


def code(id, functions=()):
    """Title and source of the code of ``id``, a provision or a whole Law as in ``law27``, or of some of its functions.

    Returns tuple[str, str]. Raises ValueError where there is none.
    """
    if id.startswith("law"):
        return some(id, functions) if functions else whole(id)
    provision.provision(id)
    blocks = deciding(id, own(id, places.places(id).get(id, ())))
    if not blocks:
        raise ValueError(f"no code names {id}")
    return f"The code of {id}, from lawkit/{blocks[0].path}", joined(block.source for block in blocks)


def own(id, blocks):
    """Of the places that name ``id`` those in its own Law's file, else where acts are judged, else in the first file.

    Returns list.
    """
    blocks = [block for block in blocks if block.function.islower()]
    found = [block.path for block in blocks]
    path = next((path for path in (f"laws/law{provision.law_of(id)}.py", JUDGED, *found) if path in found), "")
    return [block for block in blocks if block.path == path]


def deciding(id, blocks):
    """The condition of ``id`` where it is stated as one, else every function that names it. Returns list."""
    return [block for block in blocks if block.source.startswith(f'@provision("{id}"')] or blocks


def whole(stem):
    return f"The whole Law as a program, from lawkit/laws/{stem}.py", read(stem).rstrip()


def some(stem, functions):
    source = read(stem)
    found = {block.name: block for block in ast.parse(source).body if isinstance(block, ast.FunctionDef)}
    missing = [name for name in functions if name not in found]
    if missing:
        raise ValueError(f"no function {missing[0]!r} in lawkit/laws/{stem}.py; there are {', '.join(found)}")
    return f"The code of {', '.join(functions)}, from lawkit/laws/{stem}.py", joined(lines_of(source, found[name]) for name in functions)


def lines_of(source, block):
    first = min([block.lineno, *(mark.lineno for mark in block.decorator_list)])
    return "\n".join(source.splitlines()[first - 1:block.end_lineno])


def read(stem):
    """The text of a Law's file. Returns str; raises ValueError for none."""
    path = places.PACKAGE / "laws" / f"{stem}.py"
    if not path.is_file():
        raise ValueError(f"no file lawkit/laws/{stem}.py")
    return path.read_text("utf-8")


def joined(sources):
    return "\n\n\n".join(dict.fromkeys(sources))


def of_law(law):
    """The provisions of ``law``, or of another game such as ``spoil-five``, in order. Returns list[Provision]; raises ValueError."""
    name = law if law in provision.OTHERS.values() else provision.law_of(provision.provision(law).id)
    return [each for each in provision.inventory().values() if provision.law_of(each.id) == name]
