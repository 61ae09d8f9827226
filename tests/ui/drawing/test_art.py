"""Pictures of tiles: complete, exact in size, and telling the two heirs apart."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QImage, QTransform

from tests.box import load_box
from twoheirs_qt.games.two_heirs.drawing.art import FRAMES, GROUNDS, Art, Look
from twoheirs_qt.games.two_heirs.rules import Heir, Terrain
from twoheirs_qt.tabletop.drawing.theme import THEMES, format_stylesheet


def draw_image(art: Art, look: Look, size: float = 96, ratio: float = 1.0) -> QImage:
    return art.find_tile_pixmap(look, size, ratio).toImage()


def copy_pixels(picture: QImage) -> bytes:
    """A copy of the picture's memory, which must live until it is made."""
    return bytes(picture.constBits())


def test_every_tile_has_a_picture_of_its_own(art: Art) -> None:
    seen: dict[bytes, str] = {}
    for tile in load_box().tiles.values():
        drawn = copy_pixels(draw_image(art, Look(tile)))
        twin = seen.setdefault(drawn, tile.id)
        same = load_box().tiles[twin]
        alike = (same.building, same.variant, same.terrain, same.cost, same.roads)
        assert twin == tile.id or alike == (
            tile.building,
            tile.variant,
            tile.terrain,
            tile.cost,
            tile.roads,
        )


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_pictures_are_exact_in_device_pixels(art: Art, ratio: float) -> None:
    tile = next(iter(load_box().tiles.values()))
    pixmap = art.find_tile_pixmap(Look(tile), 64, ratio)
    assert pixmap.width() == pixmap.height() == round(64 * ratio)
    assert pixmap.devicePixelRatio() == ratio
    assert art.find_tile_pixmap(Look(tile), 64, ratio) is pixmap, "drawn once"


def test_the_owners_frame_lies_inside_the_ink_frame(art: Art) -> None:
    tile = load_box().tiles["mill"]
    for heir in Heir:
        picture = draw_image(art, Look(tile, heir), 160)
        assert picture.pixelColor(80, 1).lightness() < 80, "ink"
        assert picture.pixelColor(80, 5) == QColor(FRAMES[heir])
    assert draw_image(art, Look(tile), 160).pixelColor(80, 5) != QColor(FRAMES[Heir.WHITE])


def test_a_turned_tile_is_upside_down_and_upright_pictures_turn_only_roads(art: Art) -> None:
    tile = next(tile for tile in load_box().tiles.values() if not tile.roads)
    plain, turned = Look(tile, Heir.BLUE), Look(tile, Heir.BLUE, is_turned=True)
    upside_down = draw_image(art, turned).transformed(QTransform().rotate(180))
    assert close(draw_image(art, plain), upside_down)
    assert close(
        draw_image(art, plain),
        draw_image(art, Look(tile, Heir.BLUE, is_turned=True, is_upright=True)),
    )
    curved = load_box().tiles["market-wood"]
    upright = Look(curved, Heir.BLUE, is_turned=True, is_upright=True)
    assert not close(draw_image(art, Look(curved, Heir.BLUE)), draw_image(art, upright))


def close(one: QImage, other: QImage) -> bool:
    """Alike but for the rounding of single pixels."""
    differing = sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 40
        for x in range(0, one.width(), 2)
        for y in range(0, one.height(), 2)
    )
    return differing < 12


def test_the_back_shows_terrain_and_no_owner(art: Art) -> None:
    for terrain in Terrain:
        backs = {
            copy_pixels(draw_image(art, Look(tile, heir, is_face_down=True)))
            for tile in load_box().tiles.values()
            if tile.terrain is terrain
            for heir in Heir
        }
        assert 1 <= len(backs) <= GROUNDS, "one for each ground at most"


@pytest.mark.parametrize("kind", ["troop", "retinue"])
@pytest.mark.parametrize(
    "side", ["", "-moved", "-cross-wood", "-cross-wheat", "-cross-stone"], ids=lambda side: side
)
def test_lines_alone_tell_whose_troop_it_is(art: Art, kind: str, side: str) -> None:
    """Of two shields of the same kind, lily and eagle differ where only ink is left."""
    white, blue = (
        art.find_pixmap(f"troop/{heir.word}-{kind}{side}", 48, 60, 1.0).toImage() for heir in Heir
    )
    inked = [
        {
            (x, y)
            for x in range(14, 34)
            for y in range(16, 50)
            if (color := picture.pixelColor(x, y)).alpha() and color.lightness() < 60
        }
        for picture in (white, blue)
    ]
    assert len(inked[0] ^ inked[1]) > 30


@pytest.mark.qt_log_ignore("Cannot open file .*castle-in-the-air", extend=True)
def test_a_missing_picture_is_an_error(art: Art) -> None:
    with pytest.raises(FileNotFoundError):
        art.find_pixmap("building/castle-in-the-air", 64, 64, 1.0)


def test_the_cache_stays_bounded(art: Art) -> None:
    fresh = Art()
    tile = load_box().tiles["mill"]
    for size in range(200, 420):
        fresh.find_tile_pixmap(Look(tile), size, 1.0)
    screen = QGuiApplication.primaryScreen().size()
    assert fresh.cached_bytes <= screen.width() * screen.height() * 4
    assert fresh.rendered_count == 220


def test_style_sheets_are_filled() -> None:
    for theme in THEMES.values():
        sheet = format_stylesheet(theme)
        assert "$" not in sheet
        assert theme.parchment in sheet
