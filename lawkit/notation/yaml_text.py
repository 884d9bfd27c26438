"""YAML as plain text: mappings, lists and texts with their lines, and nothing else.

Every scalar stays the text that was written. Anchors, aliases, tags and a key given twice are refused, and so is anything
too big or too deep, before it is built.
"""
from .errors import CaseError, quoted
from .nodes import Node, new_key, not_too_much, within_limits


def read(text):
    """Read one YAML document, with PyYAML where it is installed, else as `simple_yaml` does. Returns Node; raises CaseError with the line."""
    try:
        import yaml
    except ImportError:
        from . import simple_yaml
        return simple_yaml.read(text)
    within_limits(text)
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
    not_too_much(line, count, depth)


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
        top[1] = new_key(holder, node.text(), node.line)
    else:
        holder.value[key] = node
        top[1] = None
