"""Draws the artwork on contact sheets, from the SVGs as they are now, to be looked at as a whole.

    python packaging/contact_sheets.py [FOLDER] [--sizes 48 160] [--themes daylight] [--sights full]

- `THEME-SIGHT-SIZE.png`: every tile, and everything that lies on or beside tiles, at that size
- `landscape-THEME.png`: the grounds alone, side by side and either way round
- `silhouettes.png`: the buildings as black shapes at 64 pixels, shuffled and numbered, and in
  `silhouettes.txt` which is which: give the first to somebody who does not know the second
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from sights import SIGHTS, seen_through

from twoheirs_qt.files.catalogue import installed_catalogue
from twoheirs_qt.rules.components import Building, Heir, Terrain, Tile
from twoheirs_qt.ui.art import GROUNDS, Art, Look
from twoheirs_qt.ui.color_transform import COLOR_TRANSFORMS
from twoheirs_qt.ui.theme import THEMES, Theme, ThemeName

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "resources" / "art"
SIZES = (48, 96, 160, 256)
GAP = 6
COLUMNS = 11
SILHOUETTE = 64
SOLID = 140
"""How opaque a point of a building must be (0 to 255) to be part of its silhouette: no shadow."""

# What is not a tile, and how high it is shown over the side of a tile.
_PIECES = {
    "troop": 0.45,
    "shield": 0.7,
    "heir": 0.4,
    "resource": 0.3,
    "set": 0.3,
    "treasure": 0.45,
    "icon": 0.8,
}


def silhouette(art: Art, building: Building, size: int) -> frozenset[tuple[int, int]]:
    """The points of a building's shape in a square of `size` pixels, without its shadow."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    art.draw(painter, f"building/{building.value}", QRectF(0, 0, size, size))
    painter.end()
    points = ((x, y) for x in range(size) for y in range(size))
    return frozenset((x, y) for x, y in points if image.pixel(x, y) >> 24 > SOLID)


def draw_sheet(file: Path, art: Art, theme: Theme, tiles: Iterable[Tile], size: int) -> None:
    """One sheet: all tiles in turn White's, Blue's upside down and nobody's, then the rest."""
    looks = []
    for number, tile in enumerate(tiles):
        owner = (Heir.WHITE, Heir.BLUE, None)[number % 3]
        looks.append(Look(tile, owner, turned=owner is Heir.BLUE, upright=number % 2 == 0))
    pictures = [art.tile(look, size, 1.0) for look in looks]
    pictures += [art.terrain(terrain, size, 1.0) for terrain in Terrain]
    for folder, share in _PIECES.items():
        height = size * share
        for source in sorted((PICTURES / folder).glob("*.svg")):
            box = QSvgRenderer(str(source)).viewBoxF()
            width = height * box.width() / box.height()
            pictures.append(art.picture(f"{folder}/{source.stem}", width, height, 1.0))
    pictures.append(art.picture("scaffold", size * 0.45, size * 0.45, 1.0))
    _save(file, _flow(pictures, COLUMNS * (size + GAP) + GAP, theme.oak))


def _flow(pictures: list[QPixmap], width: int, ground: str) -> QImage:
    """Pictures in rows of this width, one row as high as its highest."""
    places: list[tuple[int, int, QPixmap]] = []
    x = y = GAP
    row = 0
    for picture in pictures:
        if x + picture.width() + GAP > width:
            x, y, row = GAP, y + row + GAP, 0
        places.append((x, y, picture))
        x += picture.width() + GAP
        row = max(row, picture.height())
    image = QImage(width, y + row + GAP, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    for left, top, picture in places:
        painter.drawPixmap(left, top, picture)
    painter.end()
    return image


def draw_landscape(file: Path, art: Art, theme: Theme, cells: int = 6, size: int = 160) -> None:
    """Grounds of one terrain beside those of others, half of them upside down."""
    pitch = size + round(size * 0.03)
    image = QImage(cells * pitch, cells * pitch, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.oak))
    painter = QPainter(image)
    dice = Random(cells)
    for row in range(cells):
        for column in range(cells):
            terrain = Terrain((column // 2 + row // 3) % 3)
            name = f"ground/{terrain.word}-{dice.randrange(GROUNDS) + 1}"
            painter.save()
            painter.translate(QPointF((column + 0.5) * pitch, (row + 0.5) * pitch))
            if dice.random() < 0.5:
                painter.rotate(180)
            painter.drawPixmap(QPointF(-size / 2, -size / 2), art.picture(name, size, size, 1.0))
            painter.restore()
    painter.end()
    _save(file, image)


def draw_silhouettes(file: Path, art: Art, dice: Random) -> None:
    """All buildings as black shapes, in an order that only the file beside it tells."""
    buildings = list(Building)
    dice.shuffle(buildings)
    wide, high = SILHOUETTE + 20, SILHOUETTE + 36
    image = QImage(8 * wide, 3 * high, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    font = QFont()
    font.setPixelSize(14)
    painter.setFont(font)
    for number, building in enumerate(buildings):
        left, top = number % 8 * wide + 10, number // 8 * high + 8
        for x, y in silhouette(art, building, SILHOUETTE):
            painter.fillRect(left + x, top + y, 1, 1, Qt.GlobalColor.black)
        painter.drawText(left + SILHOUETTE // 2 - 8, top + SILHOUETTE + 18, str(number + 1))
    painter.end()
    _save(file, image)
    key = [f"{number} {building.value}" for number, building in enumerate(buildings, start=1)]
    file.with_suffix(".txt").write_text("\n".join(key) + "\n", "utf-8")


def _save(file: Path, image: QImage) -> None:
    if not image.save(str(file)):
        raise OSError(f"{file} cannot be written")
    print(file)


def main() -> int:
    """Draw the sheets that the words ask for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "art")
    parser.add_argument("--sizes", nargs="+", type=int, default=SIZES)
    names = [name.value for name in ThemeName]
    parser.add_argument("--themes", nargs="+", choices=names, default=names)
    parser.add_argument("--sights", nargs="+", choices=list(SIGHTS), default=list(SIGHTS))
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv[:1])
    folder = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    tiles = list(installed_catalogue().tiles.values())
    for name in arguments.themes:
        theme = THEMES[ThemeName(name)]
        plain = Art(str(PICTURES), COLOR_TRANSFORMS[theme.name])
        draw_landscape(folder / f"landscape-{name}.png", plain, theme)
        for sight in arguments.sights:
            art = Art(str(PICTURES), seen_through(COLOR_TRANSFORMS[theme.name], SIGHTS[sight]))
            for size in arguments.sizes:
                draw_sheet(folder / f"{name}-{sight}-{size}.png", art, theme, tiles, size)
        draw_landscape(
            folder / f"landscape-{name}.png",
            Art(str(PICTURES), COLOR_TRANSFORMS[theme.name]),
            theme,
        )
    draw_silhouettes(folder / "silhouettes.png", Art(str(PICTURES)), Random())
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
