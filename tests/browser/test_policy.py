"""A page runs and loads the files of the book and nothing else, whatever text finds its way into it. That no page offends against
that by itself, every other test sees: the browser complains of it in its console.
"""
import re

import pytest

pytestmark = pytest.mark.browser

INLINE = re.compile(r"<script(?![^>]*\bsrc=)[^>]*>|<style[ >]|<[^>]*\s(?:style|on[a-z]+)=")
POLICY = re.compile(r'<head>\s*<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">')

# What is refused, and text that would set `ran` or change the page if it were not.
INJECTED = {
    "script-src-elem": ["<script>ran = true</script>", "<script src='data:text/javascript,ran = true'></script>"],
    "script-src-attr": ["<img src=/nowhere.png onerror='ran = true'>", "<svg onload='ran = true'></svg>"],
    "style-src-attr": ["<p style='color: red'>"],
    "style-src-elem": ["<style>p { color: red }</style>"],
    "frame-src": ["<iframe src=welcome.html></iframe>"],
    "base-uri": ["<base href='http://example.org/'>"],
}
REFUSED = """async text => {
  const refused = new Promise(resolve => document.addEventListener("securitypolicyviolation", event => resolve(event.effectiveDirective)));
  const late = new Promise(resolve => setTimeout(resolve, 2000, "nothing"));
  document.querySelector("main").append(document.createRange().createContextualFragment(text));
  return await Promise.race([refused, late]);
}"""


def test_every_page_has_the_policy_before_all_else(book):
    pages = {page: page.read_text("utf-8") for page in book.rglob("*.html")}
    assert [page.name for page, text in pages.items() if not POLICY.search(text)] == []
    allowed = {rule for text in pages.values() for rule in POLICY.search(text)[1].split("; ")}
    assert {"default-src 'none'", "base-uri 'none'"} <= allowed
    assert {source for rule in allowed for source in rule.split()[1:]} == {"'none'", "'self'"}


def test_no_page_has_code_or_style_in_its_text(book):
    found = {page.name: INLINE.findall(page.read_text("utf-8")) for page in book.rglob("*.html")}
    assert {name: hits for name, hits in found.items() if hits} == {}


@pytest.mark.parametrize("directive, text", [(directive, text) for directive, texts in INJECTED.items() for text in texts])
def test_what_is_injected_does_nothing(page, directive, text):
    page.goto("book/law27.html")
    assert page.evaluate(REFUSED, text) == directive
    assert not page.evaluate("'ran' in window")
    assert page.complaints
    page.complaints.clear()


def test_a_page_reaches_no_other_host(page):
    page.goto("book/welcome.html")
    assert page.evaluate("fetch('http://example.org/').then(() => 'reached', () => 'not reached')") == "not reached"
    assert not page.foreign and page.complaints
    page.complaints.clear()
