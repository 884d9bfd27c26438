"""Evidence beside the questions that the Laws put to the Director, and beside the choices that they give to players.

It says what was counted, and how. It answers no question and changes no ruling.
"""
from .damage import Contracts, Missing, Tricks, damage
from .doubledummy import MOST_CARDS, Count, count
from .options import Options, Worth, options
