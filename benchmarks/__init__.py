"""How fast lawkit is, as ratios to other programs timed in the same run: ``python -m benchmarks``."""
