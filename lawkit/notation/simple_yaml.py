"""The YAML in which cases are kept, read without PyYAML: lists and mappings by their indentation, what is inline on one line.

What this reader takes it reads as PyYAML does. The rest of YAML it refuses, and says in which line.
"""
import re

from .errors import CONTROL, CaseError, quoted
from .inline import Inline, unquoted
from .nodes import Node, new_key, not_too_much, within_limits

KEY = re.compile(r'("(?:[^"\\]|\\.)*"|\w[\w ().+/-]*?) *:(?: +|\Z)')
ITEM = re.compile(r"-(?: +|\Z)")
MARKER = re.compile(r"---(?: |\Z)|\.\.\.(?: |\Z)|%")
FOLDED = ">-"


class Line:
    """A line that says something, or the rest of one: ``at`` how many blanks in, ``text`` what, ``number`` from 1."""

    __slots__ = ("at", "text", "number")

    def __init__(self, at, text, number):
        self.at, self.text, self.number = at, text, number

    def after(self, found):
        """What follows the match ``found``, a comment left out. Returns Line."""
        rest = self.text[found.end():]
        return Line(self.at + found.end(), "" if rest.startswith("#") else rest, self.number)

    def error(self, problem):
        return CaseError(problem, self.number)


def read(text):
    """Read the text of a case file. Returns Node; raises CaseError with the line."""
    return Reader(within_limits(text).removeprefix("\ufeff").replace("\r\n", "\n").split("\n")).whole()


def indented(raw):
    """How many blanks ``raw`` begins with. Returns int."""
    return len(raw) - len(raw.lstrip(" "))


class Reader:
    """Reads ``raw``, the lines of one text, from the first to the last; ``line`` is the one that is to be read next."""

    def __init__(self, raw):
        self.raw, self.next, self.line, self.count = raw, 0, None, 0
        self.advance()

    def whole(self):
        """The whole text. Returns Node; raises CaseError."""
        if self.line is None:
            return Node([], 1)
        node = self.block(0)
        if self.line is not None:
            raise self.misplaced(0)
        return node

    def advance(self):
        """Go to the next line that says something; ``line`` is None when there is none."""
        self.line = None
        while self.line is None and self.next < len(self.raw):
            raw = self.take()
            text = raw.strip(" ")
            if MARKER.match(raw):
                raise CaseError("a case file is one YAML document, without marks between documents or directives", self.next)
            if text and text[0] != "#":
                self.line = Line(indented(raw), text, self.next)

    def take(self):
        """The next line as it stands. Returns str; raises CaseError."""
        raw, self.next = self.raw[self.next], self.next + 1
        if CONTROL.search(raw):
            what = "a tab: indent with blanks" if "\t" in raw else "a control character"
            raise CaseError(f"{quoted(raw)} holds {what}", self.next)
        return raw

    def made(self, value, line, depth, bare=False):
        """A new piece, inside ``depth`` others. Returns Node; raises CaseError when there are too many."""
        self.count += 1
        not_too_much(line, self.count, depth)
        return Node(value, line, bare)

    # What stands below one another.

    def block(self, depth):
        """What begins with the line of now. Returns Node."""
        line = self.line
        if ITEM.match(line.text):
            return self.items(depth)
        if KEY.match(line.text):
            return self.mapping(depth)
        return self.inline(line, depth)

    def items(self, depth, hanging=False):
        """A list; ``hanging``: its dashes stand right below the key that it belongs to. Returns Node."""
        at, node = self.line.at, self.made([], self.line.number, depth)
        while self.line and self.line.at == at and (found := ITEM.match(self.line.text)):
            rest = self.line.after(found)
            if rest.text:
                self.line = rest
                node.value.append(self.block(depth + 1))
            else:
                node.value.append(self.below(rest, at, depth + 1))
        if self.line and self.line.at + (not hanging) > at:
            raise self.misplaced(at, "an item of a list begins with a dash and a blank")
        return node

    def mapping(self, depth):
        """Keys with their values. Returns Node."""
        at, node = self.line.at, self.made({}, self.line.number, depth)
        while self.line and self.line.at == at and (found := KEY.match(self.line.text)):
            key = self.key(found[1], node, depth + 1)
            node.value[key] = self.value(self.line.after(found), at, depth + 1)
        if self.line and self.line.at >= at:
            raise self.misplaced(at, "a key is one plain word, with a colon and a blank behind it")
        return node

    def key(self, text, node, depth):
        line = self.line.number
        key = self.made(unquoted(text, line) if text[0] == '"' else text, line, depth)
        return new_key(node, key.value, line)

    def value(self, rest, at, depth):
        """What belongs to a key that stands ``at`` blanks in. Returns Node."""
        if rest.text == FOLDED:
            return self.folded(rest, at, depth)
        if rest.text:
            return self.inline(rest, depth)
        return self.below(rest, at, depth, hanging=True)

    def below(self, rest, at, depth, hanging=False):
        """What stands in the lines below, further in than ``at``; an empty text where nothing does. Returns Node."""
        self.advance()
        if self.line and self.line.at > at:
            return self.block(depth)
        if hanging and self.line and self.line.at == at and ITEM.match(self.line.text):
            return self.items(depth, hanging)
        return self.made("", rest.number, depth, bare=True)

    def inline(self, line, depth):
        """What stands on the rest of ``line``. Returns Node."""
        self.line = line
        node = Inline(self).whole(depth)
        self.advance()
        return node

    def folded(self, rest, at, depth):
        """A text of several lines, all equally far in, further than ``at``. Returns Node."""
        parts, inner = [], None
        while self.further_in(at):
            raw = self.take()
            inner = inner or indented(raw)
            if indented(raw) != inner or not raw.strip(" "):
                raise CaseError("the lines of a text stand equally far in, without a blank line between", self.next)
            parts.append(raw[inner:])
        while self.next < len(self.raw) and not self.raw[self.next].strip(" "):
            self.take()
            if self.further_in(at):
                raise CaseError("a text has ended with the blank line before", self.next + 1)
        if not parts:
            raise rest.error(f"no text follows {FOLDED}")
        self.advance()
        return self.made(" ".join(parts), rest.number, depth)

    def further_in(self, at):
        """Whether the next line begins further in than ``at``. Returns bool."""
        return self.next < len(self.raw) and indented(self.raw[self.next]) > at

    def misplaced(self, at, rule=""):
        """The error of the line of now, which fits nothing ``at`` blanks in. Returns CaseError."""
        line = self.line
        where = rule if line.at == at else f"it is indented by {line.at}, and {at} is the most that fits"
        return line.error(f"{quoted(line.text)} fits nothing here: {where or 'the case before it has ended'}")
