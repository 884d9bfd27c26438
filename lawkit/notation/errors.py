"""What a reader is told about a text that cannot be read: one line, the place, the nearest right word."""
import re
from difflib import get_close_matches

LONGEST = 60
MARKUP = re.compile(r"<[A-Za-z/!?]")
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]")


class CaseError(ValueError):
    """A case that cannot be read. Its text is one line: ``file:line: case: problem``, as far as the place is known."""

    def __init__(self, problem, line=None, case="", path=""):
        self.problem, self.line, self.case, self.path = problem, line, case, path
        place = ":".join(str(part) for part in (path, line) if part)
        super().__init__(": ".join(part for part in (place, case, problem) if part))

    def within(self, line=None, case="", path=""):
        """The same error with the parts of the place that it did not know. Returns CaseError."""
        return CaseError(self.problem, self.line or line, self.case or case, self.path or path)


def quoted(text):
    """``text`` in quotation marks on one line, cut where it is long. Returns str."""
    return ascii_only(repr(text if len(text) <= LONGEST else text[:LONGEST] + "…"))


def ascii_only(text):
    """``text`` with anything that could disturb a terminal written as an escape. Returns str."""
    return CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def nearest(word, words):
    """A hint at the one of ``words`` that ``word`` may have meant. Returns str, "" when none is near."""
    by_key = {each.casefold(): each for each in words}
    key = word[:LONGEST].casefold()
    close = get_close_matches(key, by_key, 1, 0.5) or [each for each in by_key if key.startswith(each)]
    return f"; nearest: {by_key[close[0]]}" if close else ""


def one_of(word, words, what):
    """``word`` itself when it is among ``words``. Returns str; raises CaseError that says what it should have been."""
    if word in words:
        return word
    raise CaseError(f"{quoted(word)} is not {what} ({', '.join(words)}){nearest(word, words)}")


def plain(text, what):
    """``text`` when it is plain text: not empty, no control characters, no markup. Returns str; raises CaseError."""
    if not text.strip():
        raise CaseError(f"{what} is empty")
    if CONTROL.search(text):
        raise CaseError(f"{what} holds a control character: {quoted(text)}")
    if MARKUP.search(text):
        raise CaseError(f"{what} is plain text and may not hold HTML: {quoted(text)}")
    return text
