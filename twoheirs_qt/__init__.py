"""The Two Heirs: a fan-made desktop game for two."""

__version__ = "0.10.0"

HOME = "https://github.com/twoheirs-qt/twoheirs-qt"
"""The address of the project, with newer versions. The program itself never opens it."""
