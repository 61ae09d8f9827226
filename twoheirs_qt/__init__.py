"""The Two Heirs: a fan-made desktop game for two."""

__version__ = "0.10.0"

HOME = "https://github.com/twoheirs-qt/twoheirs-qt"
"""Where the program is at home: newer versions are there. The program never goes there itself."""
