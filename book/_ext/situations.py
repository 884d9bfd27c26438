"""The list of what can happen at a table, made anew from the rulings for the page that holds ``{situations}``."""
from docutils import nodes
from docutils.parsers.rst import Directive

MARK = 'class="law-find"'


class Situations(Directive):
    def run(self):
        from lawkit.show.situations import as_html
        return [nodes.raw("", as_html(), format="html")]


def load_search(app, page, template, context, doctree):
    """Only that page loads its search."""
    if MARK in context.get("body", ""):
        app.add_css_file("find.css")
        app.add_js_file("find.mjs", type="module")


def setup(app):
    app.add_directive("situations", Situations)
    app.connect("html-page-context", load_search)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
