"""A theme put on while a game is shown recolours the pictures that are there already."""

from __future__ import annotations

from PySide6.QtGui import QImage

from tests.ui.conftest import process_events, start_game
from tests.ui.heir_program import Program
from twoheirs_qt.tabletop.drawing.theme import ThemeName


def grab_table(program: Program) -> QImage:
    """The table as it is seen now."""
    process_events()
    return program.window.page.table.viewport().grab().toImage()


def measure_brightness(image: QImage) -> float:
    points = [(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
    return sum(image.pixelColor(x, y).lightness() for x, y in points) / len(points)


def test_pictures_follow_the_theme_and_come_back(program: Program) -> None:
    program.settings.theme = ThemeName.DAYLIGHT.value
    start_game(program)
    table = program.window.page.table.table_scene
    assert table.snapshot is not None
    tile = next(iter(table.snapshot.land.values())).tile
    item = table.pieces.find_piece(tile)
    assert item is not None
    spot = item.find_rect_in_scene().adjusted(6, 6, -6, -6).toRect()
    day = grab_table(program)
    program.settings.theme = ThemeName.CANDLELIGHT.value
    candle = grab_table(program)
    assert measure_brightness(candle.copy(spot)) < 0.85 * measure_brightness(day.copy(spot))
    program.settings.theme = ThemeName.DAYLIGHT.value
    assert grab_table(program) == day
