"""Chance in the tests: the same on every run, unless ``SEED=…`` in the environment asks for other boards."""
import os

from hypothesis import settings

settings.register_profile("the same on every run", derandomize=True)
settings.register_profile("another seed", derandomize=False)
settings.load_profile("another seed" if "SEED" in os.environ else "the same on every run")
