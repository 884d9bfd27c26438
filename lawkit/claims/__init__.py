"""Claims: how the tricks that were left are divided, and what every normal line of play would give (Laws 68 to 71)."""
from .capture import captures
from .lines import MOST_CARDS, Worst, best, known, stands, worst
from .normal import ANY, BEST, CARELESS, LEVELS
from .plans import FREE, Cards
from .saving import saving
from .shares import Played, divided, hands_unknown, stated, taken_by_others, tricks_of
