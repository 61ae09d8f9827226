"""The screen after an action is the same as with everything repainted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from tests.play import choose
from tests.ui.table.conftest import Table
from twoheirs_qt.games.two_heirs.rules import Expand, Heir, Move, NewGame, Take
from twoheirs_qt.games.two_heirs.scene.pieces import Piece, TileItem
from twoheirs_qt.tabletop.drawing.ground import paint_ground
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.window.settings import TurnPace


def on_screen(table: Table) -> QImage:
    """Grab what has been painted, without painting it once more."""
    QCoreApplication.processEvents()
    window = table.window
    return window.screen().grabWindow(window.winId()).toImage()


def repaint_all(table: Table) -> QImage:
    """The same after every item has forgotten what it had painted."""
    for item in table.scene.items():
        mode = item.cacheMode()
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        item.setCacheMode(mode)
        item.update()
    table.view.viewport().update()
    return on_screen(table)


def find_differences(one: QImage, other: QImage) -> set[tuple[int, int]]:
    """The squares of 20 pixels in which two pictures are not the same."""
    assert one.size() == other.size()
    if one == other:
        return set()
    step = 20
    return {
        (x, y)
        for x in range(0, one.width(), step)
        for y in range(0, one.height(), step)
        if one.copy(x, y, step, step) != other.copy(x, y, step, step)
    }


@pytest.mark.parametrize("level", [None, 3])
@pytest.mark.parametrize("facing", [False, True])
def test_nothing_old_is_left_on_the_screen(
    make_table: Callable[[], Table], level: int | None, facing: bool
) -> None:
    table = make_table()
    table.settings.motion_factor = 0.0
    table.settings.turn_pace = TurnPace.OFF
    table.settings.facing_player = facing
    table.session.new(NewGame(seed=5, level=level), GameSettings())
    random = Random(8)
    for number in range(36):
        if number % 9 == 8:
            table.session.undo()
        else:
            assert table.session.play(choose(table.state, random))
        table.rest()
        shown = on_screen(table)
        assert find_differences(shown, repaint_all(table)) == set(), number


def record_painted(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The pieces that are painted from now on, by tile, or by heir and number."""
    names: dict[int, object] = {}
    for heir in Heir:
        for index in range(len(table.state.troops[heir])):
            names[id(table.scene.pieces.find_piece((heir, index)))] = (heir, index)
    for tile in table.state.catalogue.tiles:
        names[id(table.scene.pieces.find_piece(tile))] = tile
    results: list[object] = []
    for kind in (Piece, TileItem):
        below = kind._paint_below

        def record_piece(
            piece: Piece,
            painter: QPainter,
            size: QRectF,
            below: Callable[[Piece, QPainter, QRectF], None] = below,  # type: ignore[assignment]
        ) -> None:
            results.append(names.get(id(piece)))
            below(piece, painter, size)

        monkeypatch.setattr(kind, "_paint_below", record_piece)
    return results


def test_a_march_paints_and_moves_the_troop_alone(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not one of the tiles, whose pictures are what takes longest, is touched."""
    table.settings.motion_factor = 0.0
    session = table.session
    assert session.play(Take(min(session.options.takeable_slots)))
    assert session.play(Expand(table.state.hands[Heir.WHITE][0].id, (1, 0)))
    on_screen(table)
    settled: list[Piece] = []
    settle = Piece.set_home

    def record_settling(piece: Piece, parent: QGraphicsItem | None, rect: QRectF, z: float) -> None:
        settled.append(piece)
        settle(piece, parent, rect, z)

    monkeypatch.setattr(Piece, "set_home", record_settling)
    result = record_painted(table, monkeypatch)
    assert session.play(Move((0, 0), (1, 0)))
    on_screen(table)
    marched = next(
        (Heir.WHITE, index)
        for index, troop in enumerate(table.state.troops[Heir.WHITE])
        if troop.at == (1, 0)
    )
    assert marched in result
    assert not any(isinstance(name, str) for name in result)
    assert not any(isinstance(piece, TileItem) for piece in settled)


def test_a_growing_landscape_is_drawn_again_bit_by_bit(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pictures that are scaled do for a moment: to draw all at once would stop the table."""
    table.settings.motion_factor = 0.0
    random, session = Random(3), table.session
    while len(table.state.landscape) < 14:
        assert session.play(choose(table.state, random))
    table.rest()
    on_screen(table)
    drawn: list[Piece] = []
    draw = TileItem._draw

    def record_drawing(piece: TileItem, size: QRectF, ratio: float) -> QPixmap:
        drawn.append(piece)
        return draw(piece, size, ratio)

    monkeypatch.setattr(TileItem, "_draw", record_drawing)
    size = table.scene.camera.cell_side
    while table.scene.camera.cell_side == size:
        drawn.clear()
        assert session.play(choose(table.state, random))
        on_screen(table)
        if table.scene.camera.cell_side == size:
            table.rest()
            on_screen(table)
    assert len(drawn) <= 2, "the tile that was laid, and one that may have come to the reserve"
    most = 0
    for _ in range(40):
        before = len(drawn)
        table.clock.advance(16)
        on_screen(table)
        most = max(most, len(drawn) - before)
    assert 1 <= most <= 4
    assert {piece.coarse for piece in drawn} == {False}
    assert len({id(piece) for piece in drawn}) >= len(table.state.landscape)


def test_nothing_is_drawn_beforehand_for_a_table_that_is_put_away(table: Table) -> None:
    table.view.hide()
    assert table.scene.animator.is_idle
    assert not table.clock.running


@pytest.mark.parametrize("ratio", [1.0, 3.5])
def test_oak_is_drawn_once_however_fine_the_screen(
    make_table: Callable[[], Table], ratio: float
) -> None:
    table = make_table()
    canvas = QImage(600, 600, QImage.Format.Format_RGB32)

    def paint() -> tuple[QImage, int]:
        painter = QPainter(canvas)
        paint_ground(painter, QRectF(0, 0, 600, 600), DAYLIGHT, table.scene.art, ratio)
        painter.end()
        return canvas.copy(), table.scene.art.rendered_count

    first, drawn = paint()
    assert paint() == (first, drawn)
    oak = table.scene.art.find_pixmap("table/oak", 1024, 512, ratio, solid=True)
    assert table.scene.art.rendered_count == drawn
    assert not oak.hasAlphaChannel(), "it is copied, not blended"
