"""The line from a note to what it belongs to crosses no words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.games.two_heirs.scene.overlays import Connectors
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.scene.notes import NoteLink

NOTE, ANCHOR = QRectF(100, 300, 160, 80), QRectF(130, 40, 60, 60)
ROW = [QRectF(x, 150, 40, 20) for x in range(70, 330, 44)]


def crosses(link: NoteLink, rect: QRectF) -> bool:
    return any(rect.contains(link.line.pointAt(part / 200)) for part in range(201))


def draw(link: NoteLink | Connectors) -> QImage:
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.green)
    painter = QPainter(image)
    link.draw(painter, find_current_theme())
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
def test_it_leads_between_words_where_it_can() -> None:
    link = NoteLink()
    link.join(ANCHOR, NOTE, 13, ROW, [])
    assert not [rect for rect in ROW if crosses(link, rect)]
    assert link.line.length() < 230, "and not far around them"
    link.join(ANCHOR, NOTE, 13, [], [])
    assert link.line.length() <= 200
    link.join(ANCHOR, ANCHOR.translated(0, 65), 13, [], [])
    assert not link.isVisible(), "it leads to nothing that is near"


@pytest.mark.usefixtures("qapp")
def test_it_goes_on_behind_words_that_it_must_cross() -> None:
    link, wall = NoteLink(), QRectF(0, 150, 400, 20)
    link.join(ANCHOR, NOTE, 13, [wall], [])
    assert crosses(link, wall)
    image, line = draw(link), link.line
    behind, beside = (line.pointAt((line.y1() - y) / (line.y1() - line.y2())) for y in (160, 200))
    green = QImage(image.copy(0, 0, 1, 1)).pixelColor(0, 0)
    assert image.pixelColor(behind.toPoint()) == green
    assert image.pixelColor(beside.toPoint()) != green


@pytest.mark.usefixtures("qapp")
def test_lines_to_a_cost_go_on_behind_words_too() -> None:
    words: list[QRectF] = []
    connectors = Connectors(0, lambda: words)
    connectors.show_sources([QPointF(50, 100)], QRectF(300, 92, 16, 16))
    free = draw(connectors)
    words.append(QRectF(150, 0, 40, 400))
    behind = draw(connectors)
    green = behind.pixelColor(0, 0)
    for y in range(400):
        assert behind.pixelColor(170, y) == green
        assert behind.pixelColor(120, y) == free.pixelColor(120, y)
    assert any(free.pixelColor(170, y) != green for y in range(400))


def test_no_points_of_a_lit_cell_are_crossed(table: Table, position: Position) -> None:
    """A landscape whose lit cells lie all around the tile in hand."""
    tiles = iter(("farm", "sawmill", "quarry", "mine", "cowshed", "lodge", "smithy", "bakery"))
    land = [{"at": [x, y], "tile": next(tiles)} for x in range(4) for y in (-1, 1)]
    white = [{"kind": "retinue", "at": [0, -1]}, {"kind": "troop", "at": [1, 1]}]
    white.append({"kind": "troop", "at": [3, 1]})
    blue = [{"kind": "retinue", "at": [2, 1]}, {"kind": "troop"}, {"kind": "troop"}]
    table.open(
        position(
            landscape=land, troops={"white": white, "blue": blue}, hands={"white": ["market-wood"]}
        )
    )
    table.settings.cell_points_shown = True
    table.click(HandTile(Heir.WHITE, "market-wood"))
    table.press(Qt.Key.Key_F)
    lit = table.scene.highlights.tile_targets
    assert len(lit) > 6
    led = 0
    for cell in sorted(lit):
        table.hover(LandCell(cell))
        link, place = table.scene.note.link, table.scene.note.scene_rect
        assert (
            table.scene.connectors.text_rects()[-len(lit) :]
            == table.scene.cell_points.list_text_rects()
        )
        here = [item.translated(-place.topLeft()) for item in table.scene.list_text_rects()]
        if link.isVisible():
            led += 1
            assert not [item for item in here if crosses(link, item.adjusted(1, 1, -1, -1))]
    assert led, "of some cells the note lies apart"
