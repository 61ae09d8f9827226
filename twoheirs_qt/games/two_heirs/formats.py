"""The formats of the files of The Two Heirs, with their versions."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.files.migrations import Format

POSITION: Final = Format("twoheirs-position")
SAVE: Final = Format("twoheirs-save", newest=2)
SAVE_1: Final = Format("twoheirs-save")
"""Version 1, one document, which `saves/version_1.py` reads: no step leads to a log."""
CATALOGUE: Final = Format("twoheirs-catalogue")
REVIEW: Final = Format("twoheirs-review")
PRACTICE: Final = Format("twoheirs-practice")
PRACTICE_POSITIONS: Final = Format("twoheirs-practice-positions")
TABLE: Final = Format("twoheirs-table")
"""Tiles, troops and treasures laid out from a real table."""
HENRY_TABLE: Final = Format("twoheirs-henry")
"""The answers that players entered about a game against Henry at a real table."""
