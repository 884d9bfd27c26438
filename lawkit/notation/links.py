"""A case as the fragment of an address: what happened at the table, short enough for a QR code.

A link holds all that a ruling rests on: title, rules, board or house, hands, start, regulations, events. What belongs to a collection of
cases it leaves out: id, laws, source, confidence, note and what is expected. So `read` gives a case that may be unfinished.

It is a figure for the version, then base64url of a check sum and of the case as text, packed with the words of that version. Where
version 1 names no rules, they are those of 2017.
"""
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from . import cases, simple_yaml
from .dump import dump_case
from .errors import CaseError
from .expected import Expect
from .link_words import VERSION_1

WORDS = {"1": VERSION_1.encode()}
LATEST = max(WORDS)
LONGEST = 4_000
MOST_BYTES = 20_000
CHECK = 3
LETTERS = re.compile("[A-Za-z0-9_-]*")
HAPPENED = re.compile("[0-9]{0,5}")
COPY_IT_WHOLE = "copy the link once more, from its first letter to its last"


def write(case, happened=None):
    """The link of ``case``, which may be unfinished; ``happened``: how many of its events have, all without it.

    Returns str of letters, figures, ``-`` and ``_``. Raises CaseError for a case that no link can hold.
    """
    shared = without_keeping(case)
    if happened is not None and not 0 <= happened <= len(shared.events):
        raise CaseError(f"{happened} events cannot have happened of {len(shared.events)}")
    text = f"{'' if happened is None else happened}\n{dump_case(shared)}"
    link = packed(text)
    if len(link) > LONGEST or len(text.encode()) >= MOST_BYTES:
        raise CaseError(f"the case is too long for a link ({len(shared.events)} events, {len(link)} characters); send it as text")
    return link


def without_keeping(case):
    """What a link holds of ``case``. Returns Case."""
    events = tuple((line, event) for line, event in case.events if type(event) is not Expect)
    return case._replace(**cases.UNFINISHED | {"title": case.title, "events": events}, source=None, note="")


def read(link):
    """The case of a link. Returns Case; raises CaseError for what is no link, is damaged or comes from another version."""
    return read_moment(link)[0]


def read_moment(link):
    """The case of a link, and how many of its events have happened. Returns (Case, int); raises CaseError as `read` does."""
    happened, _, text = unpacked(link.strip().rpartition("#")[2]).partition("\n")
    case = cases.draft_of(simple_yaml.read(text))
    if not HAPPENED.fullmatch(happened) or happened and int(happened) > len(case.events):
        raise damaged()
    return case, int(happened or len(case.events))


def packed(text):
    """``text`` as a link of the latest version. Returns str."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, memLevel=9, zdict=WORDS[LATEST])
    data = packer.compress(text.encode()) + packer.flush()
    return LATEST + urlsafe_b64encode(check(LATEST, data) + data).decode().rstrip("=")


def unpacked(link):
    """The text of a link. Returns str; raises CaseError, before there is more work than the longest case needs."""
    version, letters = link[:1], link[1:]
    if not link or not LETTERS.fullmatch(link):
        raise CaseError(f"this is no link to a case, which holds letters, figures, - and _ only; {COPY_IT_WHOLE}")
    if len(link) > LONGEST:
        raise CaseError(f"a link has {LONGEST} characters at most, not {len(link)}")
    if version not in WORDS:
        raise CaseError(f"this is a link of version {version}, and this book reads version {', '.join(WORDS)}; "
                        f"load the newest book, or {COPY_IT_WHOLE}")
    try:
        data = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        if data[:CHECK] != check(version, data[CHECK:]):
            raise damaged()
        return decompressed(data[CHECK:], WORDS[version])
    except (zlib.error, ValueError):
        raise damaged() from None


def decompressed(data, words):
    """The text packed in ``data``. Returns str; raises zlib.error or ValueError."""
    unpacker = zlib.decompressobj(wbits=-zlib.MAX_WBITS, zdict=words)
    text = unpacker.decompress(data, MOST_BYTES)
    if not unpacker.eof or unpacker.unused_data:
        raise damaged()
    return text.decode()


def check(version, data):
    """The check sum of a link. Returns bytes."""
    return zlib.crc32(data, ord(version)).to_bytes(4, "big")[:CHECK]


def damaged():
    """The error of a link of which something is missing or changed. Returns CaseError."""
    return CaseError(f"this link is damaged, some of it is missing or changed; {COPY_IT_WHOLE}")
