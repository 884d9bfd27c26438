"""What the Director says of every effect, and of the questions that wait for the end of play.

Each kind of effect has one entry: its text for the ruling, and the words for the table. They tell what the Law's code has
decided and decide nothing.
"""
from . import calls, cards, claims, disclosure, dummy, duties, information, tricks
from .by_provision import OF_PROVISION
from .reserved import RESERVED

EFFECTS = {kind: words for part in (duties, information, calls, cards, dummy, tricks, claims, disclosure) for kind, words in part.EFFECTS.items()}
