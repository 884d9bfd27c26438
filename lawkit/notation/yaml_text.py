"""YAML as plain text: mappings, lists and texts with their lines, and nothing else.

Every scalar stays the text that was written. Anchors, aliases, tags and a key given twice are refused, and so is anything
too big or too deep, before it is built.
"""
from .errors import CaseError, quoted

MOST_CHARACTERS = 2_000_000
MOST_NODES = 200_000
DEEPEST = 12


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


def read(text):
    """Read one YAML document. Returns Node; raises CaseError with the line."""
    import yaml

    if len(text) > MOST_CHARACTERS:
        raise CaseError(f"the file has {len(text)} characters, more than {MOST_CHARACTERS}")
    try:
        return build(yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)), yaml)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or getattr(error, "reason", None) or "cannot be read"
        raise CaseError(f"not YAML: {problem}", mark.line + 1 if mark else None) from None


def build(events, yaml):
    """Build the Node that a stream of parse events describes. Returns Node."""
    root, stack, count = None, [], 0
    for event in events:
        line = event.start_mark.line + 1
        if isinstance(event, yaml.DocumentStartEvent) and root:
            raise CaseError("a case file is one YAML document", line)
        if isinstance(event, yaml.CollectionEndEvent):
            stack.pop()
        if not isinstance(event, yaml.NodeEvent):
            continue
        count += 1
        refuse(event, line, count, len(stack))
        node = piece(event, line, yaml)
        if stack:
            attach(stack[-1], node)
        else:
            root = node
        if not isinstance(event, yaml.ScalarEvent):
            stack.append([node, None])
    return root or Node([], 1)


def refuse(event, line, count, depth):
    """Raise CaseError for what a case file may not hold."""
    if getattr(event, "anchor", None):
        raise CaseError("a case file may not hold anchors or aliases", line)
    if getattr(event, "tag", None):
        raise CaseError(f"a case file may not hold tags such as {quoted(event.tag)}", line)
    if count > MOST_NODES or depth > DEEPEST:
        raise CaseError("the file is too big" if count > MOST_NODES else "the file is nested too deeply", line)


def piece(event, line, yaml):
    """The Node that one event begins, still empty where it is a list or a mapping. Returns Node."""
    if isinstance(event, yaml.ScalarEvent):
        return Node(event.value, line, bare=not event.style)
    return Node([] if isinstance(event, yaml.SequenceStartEvent) else {}, line)


def attach(top, node):
    """Put ``node`` into the list or mapping on top of the stack, whose second part is a key that waits for its value."""
    holder, key = top
    if isinstance(holder.value, list):
        holder.value.append(node)
    elif key is None:
        top[1] = node.text()
        if top[1] in holder.value:
            raise node.error(f"key {quoted(top[1])} is given twice")
    else:
        holder.value[key] = node
        top[1] = None
