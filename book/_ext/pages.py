"""Lean pages: each loads what it uses, from its own host, and folds without JavaScript."""
from html import escape

from docutils import nodes
from myst_nb.sphinx_ import HideCodeCellNode
from sphinx.environment.adapters.toctree import global_toctree_for_doc
from sphinx.errors import ExtensionError
from sphinx.writers.html5 import HTML5Translator

# Jupyter Book always sets these, also where the extensions that know them are left out.
UNUSED_SETTINGS = ("comments_config", "use_jupyterbook_latex", "use_multitoc_numbering")
SEARCH_ONLY = {"_static/documentation_options.js", "_static/doctools.js", "_static/sphinx_highlight.js"}
PHONE_COLUMNS = 3  # a table with more of them may be wider than a phone


def lean(app, page, template, context, doctree):
    """Drop the scripts and styles that this page does not need; give the layout its contents."""
    context["script_files"] = [
        js for js in context["script_files"]
        if js.filename and (page == "search" or js.filename not in SEARCH_ONLY)
    ]
    context["css_files"] = [css for css in context["css_files"] if "/mystnb." not in str(css.filename)]
    for css in context["css_files"]:
        if "pygments_dark" in str(css.filename):
            css.attributes["media"] = "screen and (prefers-color-scheme: dark)"  # paper is light
    for file in context["script_files"] + context["css_files"]:
        if "//" in str(file.filename):
            raise ExtensionError(f"{page} asks another host for {file.filename}")
    context["contents"] = contents(app, page)


def contents(app, page):
    """The table of contents as HTML: all chapters, and the sections of this one."""
    tree = global_toctree_for_doc(
        app.env, page, app.builder, collapse=True, maxdepth=2, includehidden=True, titles_only=False)
    if tree is None:
        return ""
    html = app.builder.render_partial(tree)["fragment"]
    return html.replace('role="heading"', 'role="heading" aria-level="2"')


def address(app):
    """The page at the root, which leads to the first one."""
    yield "index", {}, "index.html"


def code_below(app, doctree, page):
    """A cell shows first what it has to show; the code that made it is folded below."""
    for hidden in list(doctree.findall(HideCodeCellNode)):
        cell = hidden.parent
        cell.remove(hidden)
        cell.append(hidden)


def fold(translator, summary):
    translator.body.append(f'<details class="fold"><summary>{escape(summary)}</summary>\n')


def unfold(translator, node=None):
    translator.body.append("</details>\n")


class Translator(HTML5Translator):
    """Sphinx's own, but `:class: dropdown` folds and a wide table can be scrolled by keyboard."""

    def visit_admonition(self, node, name=""):
        if "dropdown" not in node["classes"]:
            return super().visit_admonition(node, name)
        titled = isinstance(node[0], nodes.title)
        fold(self, node.pop(0).astext() if titled else name.capitalize())

    def depart_admonition(self, node=None):
        if node is None or "dropdown" not in node["classes"]:
            return super().depart_admonition(node)
        unfold(self)

    def visit_table(self, node):
        node["wide"] = len(list(node.findall(nodes.colspec))) > PHONE_COLUMNS
        if node["wide"]:
            name = next((title.astext() for title in node.findall(nodes.title)), "Table")
            self.body.append(f'<div class="wide-table" role="region" tabindex="0" aria-label="{escape(name)}">\n')
        super().visit_table(node)

    def depart_table(self, node):
        super().depart_table(node)
        if node["wide"]:
            self.body.append("</div>\n")


def setup(app):
    for name in UNUSED_SETTINGS:
        if name not in app.config:
            app.add_config_value(name, None, "")
    app.set_translator("html", Translator)
    app.add_node(HideCodeCellNode, override=True,
                 html=(lambda translator, node: fold(translator, node["prompt_show"]), unfold))
    app.connect("html-page-context", lean, priority=900)
    app.connect("html-collect-pages", address)
    app.connect("doctree-resolved", code_below)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
