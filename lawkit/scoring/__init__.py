"""What a board is worth: the score of a contract (77), its comparison (78), adjusted scores (12), penalties (90).

Only `contract` is imported with the package; the other files are asked for by name.
"""
from .contract import score
