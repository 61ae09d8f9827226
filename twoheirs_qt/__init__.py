"""The Two Heirs: a fan-made desktop game for two."""

__version__ = "0.9.1"
