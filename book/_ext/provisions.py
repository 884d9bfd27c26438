"""A provision that is named in the prose of a page leads to its place on the coverage page."""
import re

from docutils import nodes

ID = re.compile(r"\b\d{1,2}[A-Z]\d*(?:\([a-z]+\))*|\bSF-[a-z]+-\d+")
LEFT_ALONE = nodes.reference, nodes.literal, nodes.title, nodes.literal_block, nodes.raw


def link(app, doctree, page):
    from lawkit.provision import known
    from lawkit.show.html import law_href
    for text in list(doctree.findall(nodes.Text)):
        if not inside(text, LEFT_ALONE):
            found = list(pieces(text.astext(), known, law_href))
            if len(found) > 1:
                text.parent.replace(text, found)


def inside(node, kinds):
    """Whether a node stands in one of these kinds."""
    while node.parent is not None:
        node = node.parent
        if isinstance(node, kinds):
            return True
    return False


def pieces(text, known, href):
    """The text in pieces, a link for each provision."""
    end = 0
    for match in ID.finditer(text):
        if known(match[0]):
            yield nodes.Text(text[end:match.start()])
            yield nodes.reference("", match[0], refuri=href(match[0]), internal=True)
            end = match.end()
    yield nodes.Text(text[end:])


def setup(app):
    app.connect("doctree-resolved", link)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
