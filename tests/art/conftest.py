"""The drawings as they lie in `resources/art`, not as they were last compiled."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from twoheirs_qt.drawing.art import Art

PICTURES = Path(__file__).resolve().parents[2] / "resources" / "art"


@pytest.fixture
def pictures() -> Path:
    """The folder of the drawings."""
    return PICTURES


@pytest.fixture
def art(qapp: QApplication, pictures: Path) -> Art:
    """The drawings, in daylight."""
    return Art(str(pictures))
