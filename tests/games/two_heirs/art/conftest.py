"""The drawings as they lie in `resources/games/two_heirs/art`, not as they were last compiled."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from twoheirs_qt.games.two_heirs.drawing.art import Art

RESOURCES = Path(__file__).resolve().parents[4] / "resources"
FOLDERS = (RESOURCES / "games/two_heirs/art", RESOURCES / "art")
"""The drawings of the game, and those of the program."""


@pytest.fixture
def pictures() -> Path:
    """The folder of the game's drawings."""
    return RESOURCES / "games/two_heirs/art"


@pytest.fixture
def icons() -> Path:
    """The folder of the program's drawings that belong to no game."""
    return RESOURCES / "art/icon"


@pytest.fixture
def art(qapp: QApplication, pictures: Path, icons: Path) -> Art:
    """The drawings, in daylight."""
    return Art(str(pictures), str(icons.parent))
