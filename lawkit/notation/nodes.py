"""What a text of cases is before anything in it is understood: texts, lists and mappings, each with its line."""
from .errors import CaseError, quoted

MOST_CHARACTERS = 2_000_000
MOST_NODES = 200_000
DEEPEST = 12
LONGEST_KEY = 120


class Node:
    """A piece of a YAML text: ``value`` is a str, a list of Nodes, or a dict of str to Node; ``line`` counts from 1."""

    __slots__ = ("value", "line", "bare")

    def __init__(self, value, line, bare=False):
        self.value, self.line, self.bare = value, line, bare

    def error(self, problem):
        """The error ``problem`` at the line of this piece. Returns CaseError."""
        return CaseError(problem, self.line)

    def read(self, reader, *more):
        """``reader(text, *more)``, its errors placed at this line. Raises CaseError when this is no text."""
        try:
            return reader(self.text(), *more)
        except CaseError as error:
            raise error.within(self.line) from None

    def text(self):
        """The text of a scalar. Returns str; raises CaseError for a list or a mapping."""
        return self.expect(str, "a text (quote a text that holds a colon)")

    def items(self):
        """The pieces of a list. Returns list[Node]; raises CaseError for anything else."""
        return self.expect(list, "a list")

    def mapping(self):
        """The pieces of a mapping. Returns dict[str, Node]; raises CaseError for anything else."""
        return self.expect(dict, "a mapping of keys to values")

    def expect(self, kind, what):
        """The value when it is of ``kind``. Raises CaseError otherwise."""
        if isinstance(self.value, kind):
            return self.value
        raise self.error(f"{quoted(outline(self.value))} is not {what}")


def outline(value):
    """A short view of a value for a message. Returns str."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: …" for key in list(value)[:3]) + "}"
    return f"a list of {len(value)}" if isinstance(value, list) else value


def within_limits(text):
    """``text`` itself, unless it is too long to be read. Returns str; raises CaseError."""
    if len(text) > MOST_CHARACTERS:
        raise CaseError(f"the file has {len(text)} characters, more than {MOST_CHARACTERS}")
    return text


def not_too_much(line, count, depth):
    """Raise CaseError where the text holds too many pieces, or one inside too many others."""
    if count > MOST_NODES or depth > DEEPEST:
        raise CaseError("the file is too big" if count > MOST_NODES else "the file is nested too deeply", line)


def new_key(mapping, key, line):
    """``key`` itself, which stands in ``line``, when ``mapping`` (Node) has none of that name. Returns str; raises CaseError."""
    if len(key) > LONGEST_KEY:
        raise CaseError(f"key {quoted(key)} is too long", line)
    if key in mapping.value:
        raise CaseError(f"key {quoted(key)} is given twice", line)
    return key
