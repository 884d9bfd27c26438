"""What stands on one line of a case file, or between brackets: a bare text, a text in quotation marks, a list, a mapping."""
import json
import re

from .errors import CaseError, quoted
from .nodes import new_key

COMMENT = re.compile(r" +#.*")
DOUBLE = re.compile(r'"(?:[^"\\]|\\(?:["\\bfnrt]|u(?![dD][89a-fA-F])[0-9a-fA-F]{4}))*"')
SINGLE = re.compile(r"'((?:[^']|'')*)'")
FIRST = r"(?:-(?=\d)|[^\s?:,\[\]{}#&*!|>'\"%@`-])"
BARE = re.compile(FIRST)
BARE_INSIDE = re.compile(FIRST + r"(?:[^,\[\]{}?:#]|:(?![ ,\[\]{}]|\Z)|(?<! )#)*")
BLANKS = re.compile(" *")


def unquoted(text, line):
    """What stands between the quotation marks of ``text``. Returns str; raises CaseError."""
    if not DOUBLE.fullmatch(text):
        raise CaseError(f"{quoted(text)}: after a backslash stands one of \\ \" n t u", line)
    return json.loads(text)


class Inline:
    """Reads what begins with the line of now of ``reader``, and goes on to further lines until its brackets are closed."""

    def __init__(self, reader):
        self.reader, self.made = reader, reader.made
        self.begin(reader.line)

    def begin(self, line):
        self.text, self.line, self.place = line.text, line.number, 0

    def whole(self, depth):
        """The whole text, a comment at its end left out. Returns Node; raises CaseError."""
        if self.text[0] not in "[{\"'":
            return self.made(self.bare(), self.line, depth, True)
        node = self.part(depth)
        if self.rest().strip(" ") and not COMMENT.match(self.text, self.place):
            raise self.error(f"{quoted(self.rest().strip())} follows a text or list that has ended")
        return node

    def bare(self):
        """A text without quotation marks on a line of its own. Returns str."""
        self.may_begin()
        text = COMMENT.sub("", self.text)
        if ": " in text or text[-1] == ":":
            raise self.error(f"{quoted(text)}: quote a text that holds a colon")
        return text

    def may_begin(self):
        """Raise CaseError for a bare text that begins as only other YAML does."""
        start = self.text[self.place]
        if start in "&*":
            raise self.error("a case file may not hold anchors or aliases")
        if start == "!":
            raise self.error(f"a case file may not hold tags such as {quoted(self.rest().split()[0])}")
        if not BARE.match(self.text, self.place):
            raise self.error(f"quote a text that begins with {quoted(start)}")

    def rest(self):
        """What is still to be read of this line. Returns str."""
        return self.text[self.place:]

    # Inside brackets and braces.

    def part(self, depth):
        """What begins here. Returns Node."""
        start = self.text[self.place:self.place + 1]
        if start == "[":
            return self.listed(depth)
        if start == "{":
            return self.mapping(depth)
        return self.made(self.scalar(), self.line, depth, start not in ("'", '"'))

    def scalar(self):
        """A text, in quotation marks or bare. Returns str."""
        start = self.text[self.place:self.place + 1]
        if start == '"':
            return unquoted(self.taken(DOUBLE), self.line)
        if start == "'":
            return self.taken(SINGLE)[1:-1].replace("''", "'")
        if start in ("", ",", "]", "}"):
            raise self.error("a text is missing")
        self.may_begin()
        return self.taken(BARE_INSIDE).rstrip(" ")

    def taken(self, pattern):
        """What ``pattern`` finds here. Returns str; raises CaseError."""
        found = pattern.match(self.text, self.place)
        if not found:
            raise self.error(f"{quoted(self.rest())}: the quotation marks are not closed, or hold an unknown escape")
        self.place = found.end()
        return found[0]

    def listed(self, depth):
        node = self.made([], self.line, depth)
        while self.more(node, "]"):
            node.value.append(self.part(depth + 1))
        return node

    def mapping(self, depth):
        node = self.made({}, self.line, depth)
        while self.more(node, "}"):
            key = new_key(node, self.key(depth + 1), self.line)
            node.value[key] = self.part(depth + 1)
        return node

    def key(self, depth):
        """A key, and the colon behind it. Returns str."""
        key = self.made(self.scalar(), self.line, depth).value
        self.skip()
        if not self.text.startswith(": ", self.place):
            raise self.error(f"{quoted(key)} is no key, which has a colon and a blank behind it")
        self.place += 1
        self.skip()
        return key

    def more(self, node, end):
        """Whether ``node`` goes on, past the bracket that opens it or the comma after a part; past ``end`` where not. Returns bool."""
        if not node.value:
            self.place += 1
        elif not self.at(end, node) and not self.passed(","):
            raise self.error(f"{quoted(self.rest())}: a comma or {end} is missing{self.since(node)}")
        self.at(end, node)
        return not self.passed(end)

    def at(self, sign, node):
        """Whether ``sign`` is next, on a further line where this one has ended. Returns bool; raises CaseError."""
        self.skip()
        while self.place == len(self.text):
            self.reader.advance()
            if self.reader.line is None:
                raise self.error(f"{sign} is missing{self.since(node)}")
            self.begin(self.reader.line)
        return self.text.startswith(sign, self.place)

    def since(self, node):
        """In which line ``node`` begins, where that is another one. Returns str."""
        return f"; what it closes begins in line {node.line}" if node.line != self.line else ""

    def passed(self, sign):
        """Whether ``sign`` was next; then it is behind. Returns bool."""
        found = self.text.startswith(sign, self.place)
        self.place += len(sign) * found
        return found

    def skip(self):
        self.place = BLANKS.match(self.text, self.place).end()

    def error(self, problem):
        return CaseError(problem, self.line)
