"""The table in every theme: letters stay readable."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from tests.ui.table.conftest import Table
from twoheirs_qt.tabletop.drawing.theme import THEMES, Theme, set_current_theme


def test_every_theme_keeps_letters_readable() -> None:
    def light(color: str) -> float:
        parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    def calculate_contrast(one: str, other: str) -> float:
        high, low = sorted((light(one), light(other)), reverse=True)
        return (high + 0.05) / (low + 0.05)

    for theme in THEMES.values():
        for ground in (theme.parchment, theme.parchment_dim, theme.bubble, theme.button):
            for letters in (theme.ink, theme.muted, theme.danger, theme.good):
                assert calculate_contrast(letters, ground) >= 4.5, (theme.name, letters, ground)
        assert calculate_contrast(theme.gold_ink, theme.gold) >= 4.5
        assert calculate_contrast(theme.on_oak, theme.oak) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("ground", ["#F6EBD2", "#79A35F", "#F0D27E", "#C3CAD1"])
def test_letters_of_columns_are_edged_on_any_ground(
    table: Table, theme: Theme, ground: str
) -> None:
    """Tiles may lie under them: nowhere do letters touch what is below."""
    set_current_theme(theme)
    image = QImage(1280, 640, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    option = QStyleOptionGraphicsItem()
    option.exposedRect = table.scene.sceneRect()
    table.scene.coordinates.paint(painter, option)
    painter.end()
    below, letters = QColor(ground).rgb(), theme.find_color("on_oak").rgb()
    field, seen = table.scene.layout.landscape_rect.toRect(), 0
    for y in range(field.top() + 1, field.top() + 30):
        for x in range(field.left() + 40, field.right() - 1):
            if letters != below and image.pixel(x, y) == letters:
                seen += 1
                around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
                assert all(image.pixel(*item) != below for item in around)
    assert seen > 15 or letters == below
