"""Claims: how the tricks that were left are divided, and what every normal line of play would give (Laws 68 to 71)."""
from .lines import Worst, best, known, worst
from .normal import ANY, BEST, CARELESS, LEVELS
from .plans import FREE, Cards
from .shares import Played, divided, stated
