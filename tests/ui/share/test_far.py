"""Pictures of a landscape whose tiles lie far apart are those of one where they lie near."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from tests.box import load_box
from tests.games.two_heirs.rules.scenario import fill_position
from twoheirs_qt.games.two_heirs.codec.position import parse_position
from twoheirs_qt.games.two_heirs.drawing import grid
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.drawing.land import paint_landscape
from twoheirs_qt.games.two_heirs.pages.shelf_card import draw_miniature
from twoheirs_qt.games.two_heirs.play.snapshot import Moment, take_snapshot
from twoheirs_qt.games.two_heirs.rules import Heir, State
from twoheirs_qt.games.two_heirs.share.picture import TablePicture
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT

TILES = ("mill", "farm", "bakery", "mine")


def lay_tiles(apart: int) -> State:
    """Four tiles, `apart` columns and rows from each other; the retinues stay on the first."""
    near = parse_position(
        fill_position({"landscape": [{"at": [0, 0], "tile": TILES[0]}]}), load_box()
    )
    cells = ((apart, 0), (0, apart), (apart, apart))
    far = {
        cell: load_box().tiles[tile].find_face(Heir.WHITE)
        for cell, tile in zip(cells, TILES[1:], strict=True)
    }
    return near.replace(landscape={**near.landscape, **far})


@pytest.fixture
def tiles(monkeypatch: pytest.MonkeyPatch) -> list[QRectF]:
    """The places of tiles that are painted in a picture."""
    places: list[QRectF] = []
    monkeypatch.setattr(
        Art, "paint_tile", lambda _art, _painter, _look, where: places.append(where)
    )
    return places


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are written on a picture."""
    written: list[str] = []
    monkeypatch.setattr(
        grid, "write_line", lambda _painter, _rect, _flags, text, *_: written.append(text)
    )
    return written


def paint(state: State, art: Art) -> None:
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    canvas = Canvas(painter, art, DAYLIGHT)
    paint_landscape(canvas, take_snapshot(Moment(state)), QRectF(0, 0, 1000, 600))
    painter.end()


def test_tiles_are_as_large_however_far_apart_they_lie(
    art: Art, tiles: list[QRectF], texts: list[str]
) -> None:
    paint(lay_tiles(2), art)
    near = list(tiles)
    assert texts == ["M", "N", "O", "13", "14", "15"]
    tiles.clear()
    texts.clear()
    paint(lay_tiles(1_000_000), art)
    assert tiles == near
    assert texts == ["M", "…", "1000000", "13", "…", "1000013"]


def test_tiles_too_small_for_their_picture_are_coloured_squares(
    art: Art, tiles: list[QRectF], texts: list[str]
) -> None:
    names = [name for name in load_box().tiles if name != TILES[0]]
    state = lay_tiles(400)
    more = {
        (7 * n, 7 * n): load_box().tiles[name].find_face(Heir.BLUE) for n, name in enumerate(names)
    }
    paint(state.replace(landscape={**state.landscape, **more}), art)
    assert (tiles, texts) == ([], [])


def test_a_picture_of_far_tiles_is_no_larger(art: Art) -> None:
    def make_picture(apart: int) -> TablePicture:
        return TablePicture(take_snapshot(Moment(lay_tiles(apart))), "", "", art, DAYLIGHT)

    assert QImage.fromData(make_picture(1_000_000).make_png()).size().toTuple() == (3200, 2000)
    assert len(make_picture(1_000_000).make_svg()) < len(make_picture(2).make_svg()) * 1.01


def test_the_miniature_on_the_shelf_shows_far_tiles_as_large(art: Art) -> None:
    def draw(apart: int) -> QImage:
        land = [
            (cell, face.tile.id, face.owner) for cell, face in lay_tiles(apart).landscape.items()
        ]
        key, size = f"far-{apart}", QSizeF(300, 180)
        miniature = draw_miniature(key, land, Heir.WHITE, load_box(), art, DAYLIGHT, size, 1.0)
        return miniature.toImage()

    assert draw(1_000_000) == draw(2)
