"""How the lines of a game are read and written, and what is said of a line that fits no form."""
import re
from functools import cached_property
from typing import NamedTuple

from .errors import CaseError, nearest, plain, quoted
from .fields import card


class Form(NamedTuple):
    """One kind of line, ready for use."""

    kind: type
    pattern: re.Pattern
    fields: tuple[str, ...]
    template: str
    example: str


class Grammar:
    """The lines of one game.

    Arguments: ``rows``: a kind of event, how it is written, an example; ``fields``: name -> Field for what stands in ``<...>``;
    ``seats``: the names with which a line may begin, and ``what`` one of them is; ``calls``: what may follow such a name
    besides a verb, and ``aliases`` of these.
    """

    def __init__(self, rows, fields, seats, what, calls=(), aliases=()):
        self.rows, self.fields, self.seats, self.what = rows, fields, seats, what
        self.calls, self.aliases = calls, dict(aliases)

    @cached_property
    def forms(self):
        """dict: kind of event -> Form, the patterns compiled."""
        return {kind: self.form(kind, template, example) for kind, template, example in self.rows}

    def form(self, kind, template, example):
        """Compile one row. Returns Form."""
        words = re.split("<(.*?)>", template)
        pattern = "".join(f"({self.fields[word].pattern})" if index % 2 else re.escape(word) for index, word in enumerate(words))
        return Form(kind, re.compile(pattern + r"\Z"), tuple(words[1::2]), template, example)

    def read(self, line):
        """Read one line. Returns an event; raises CaseError that names the nearest right word."""
        line = " ".join(plain(line, "an event").split())
        for form in self.forms.values():
            if found := form.pattern.match(line):
                values = {}
                for name, text in zip(form.fields, found.groups()):
                    values |= self.fields[name].read(text)
                return form.kind(**values)
        raise CaseError(f"cannot read {quoted(line)}: {self.diagnosis(line.split())}")

    def write(self, event):
        """Write an event as one line. Returns str; `read` gives an equal event."""
        form = self.forms[type(event)]
        return re.sub("<(.*?)>", lambda found: self.fields[found[1]].write(event), form.template)

    # What is wrong with a line that fits no form.

    @cached_property
    def by_verb(self):
        """dict: the word that tells a form apart, the second of most, the first of a few -> Form."""
        found = {re.sub("<(seat|anyone)> ?", "", form.template).split()[0]: form for form in self.forms.values()}
        return {word.split("<")[0]: form for word, form in found.items() if word[0] != "<"}

    def diagnosis(self, words):
        """The nearest right words for a line that fits no form. Returns str; or raises CaseError for a wrong card."""
        verbs = self.by_verb
        seated = words[0] in self.seats
        if not seated and words[0] not in verbs:
            return f"{quoted(words[0])} is neither a {self.what} nor a verb{nearest(words[0], (*self.seats, *verbs))}"
        if seated and len(words) == 1:
            return f"a {self.what} alone says nothing"
        verb = words[seated].strip(",")
        if verb in self.calls:
            return f"what follows a call is its meaning in braces, as in {self.rows[0][2]!r}"
        if verb not in verbs:
            hint = f"; nearest: {self.aliases[verb]}" if verb in self.aliases else nearest(verb, (*verbs, *self.calls))
            return f"{quoted(verb)} is {'neither a call nor a' if self.calls else 'no'} verb{hint}"
        self.wrong_card(words[seated + 1:])
        return f"a line with {verb} is written like {verbs[verb].example!r}"

    def wrong_card(self, words):
        """Raise CaseError for the first of ``words`` that was meant as a card and is none."""
        for word in (word.strip(",") for word in words):
            if re.fullmatch(r"[SHDCshdc]\w{1,2}|(\d\d?|[TJQKAtjqka])[SHDCshdc]", word) and word not in self.calls:
                card(word)
