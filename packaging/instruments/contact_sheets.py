"""Draw the artwork on contact sheets, from the current SVGs.

    python3 packaging/dev.py art [FOLDER] [--sizes 48 160] [--themes daylight] [--sights full]

- `THEME-SIGHT-SIZE.png`: every tile, and everything that lies on or beside tiles, at that size
- `landscape-THEME.png`: the grounds alone, side by side and in both directions
- `bunny-map-THEME-SIGHT-SIZE-SCALEx.png`, `bunny-cards-…`, `bunny-pictures-…`: Bunny Kingdom
- `silhouettes.png`: the buildings as black shapes at 64 pixels, shuffled and numbered;
  `silhouettes.txt` has the solution
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

from instruments.bunny_sheets import PICTURE_FOLDER as BUNNY_PICTURES
from instruments.bunny_sheets import draw_bunny_sheets
from instruments.color_blindness import SIGHTS, see_through
from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.drawing.art import GROUNDS, Art, Look
from twoheirs_qt.games.two_heirs.rules.components import Building, Heir, Terrain, Tile
from twoheirs_qt.tabletop.drawing.colors import COLOR_TRANSFORMS
from twoheirs_qt.tabletop.drawing.theme import THEMES, Theme, ThemeName

ROOT = Path(__file__).resolve().parents[2]
GAME_PICTURES = ROOT / "resources/games/two_heirs/art"
PICTURES = [str(GAME_PICTURES), str(ROOT / "resources/art")]
SIZES = (48, 96, 160, 256)
GAP_PX = 6
COLUMNS = 11
SILHOUETTE_PX = 64
MIN_OPACITY = 140
"""Opacity (0 to 255) of a pixel of a silhouette; shadows have less."""

# Folders of other pictures, with their height as a share of the side of a tile.
_PIECES = {
    "troop": 0.45,
    "shield": 0.7,
    "heir": 0.4,
    "resource": 0.3,
    "set": 0.3,
    "treasure": 0.45,
    "icon": 0.8,
}


def find_silhouette(art: Art, building: Building, size: int) -> frozenset[tuple[int, int]]:
    """Return the pixels of a building in a square of side `size`, without its shadow."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    art.draw(painter, f"building/{building.value}", QRectF(0, 0, size, size))
    painter.end()
    points = ((x, y) for x in range(size) for y in range(size))
    return frozenset((x, y) for x, y in points if image.pixel(x, y) >> 24 > MIN_OPACITY)


def draw_sheet(file: Path, art: Art, theme: Theme, tiles: Iterable[Tile], size: int) -> None:
    """Draw a sheet: tiles of White, of Blue (turned) and without owner, then all other pictures."""
    appearances = []
    for number, tile in enumerate(tiles):
        owner = (Heir.WHITE, Heir.BLUE, None)[number % 3]
        appearances.append(
            Look(tile, owner, is_turned=owner is Heir.BLUE, is_upright=number % 2 == 0)
        )
    pictures = [art.find_tile_pixmap(appearance, size, 1.0) for appearance in appearances]
    pictures += [art.find_terrain_pixmap(terrain, size, 1.0) for terrain in Terrain]
    for folder, share in _PIECES.items():
        height = size * share
        for source in sorted((GAME_PICTURES / folder).glob("*.svg")):
            box = QSvgRenderer(str(source)).viewBoxF()
            width = height * box.width() / box.height()
            pictures.append(art.find_pixmap(f"{folder}/{source.stem}", width, height, 1.0))
    pictures.append(art.find_pixmap("scaffold", size * 0.45, size * 0.45, 1.0))
    _save(file, _flow(pictures, COLUMNS * (size + GAP_PX) + GAP_PX, theme.oak))


def _flow(pictures: list[QPixmap], width: int, ground: str) -> QImage:
    """Arrange pictures in rows of this width, each as high as its highest picture."""
    places: list[tuple[int, int, QPixmap]] = []
    x = y = GAP_PX
    row = 0
    for picture in pictures:
        if x + picture.width() + GAP_PX > width:
            x, y, row = GAP_PX, y + row + GAP_PX, 0
        places.append((x, y, picture))
        x += picture.width() + GAP_PX
        row = max(row, picture.height())
    image = QImage(width, y + row + GAP_PX, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    for left, top, picture in places:
        painter.drawPixmap(left, top, picture)
    painter.end()
    return image


def draw_landscape(file: Path, art: Art, theme: Theme, cells: int = 6, size: int = 160) -> None:
    """Draw grounds of one terrain beside those of others, half of them upside down."""
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
            painter.drawPixmap(
                QPointF(-size / 2, -size / 2), art.find_pixmap(name, size, size, 1.0)
            )
            painter.restore()
    painter.end()
    _save(file, image)


def draw_silhouettes(file: Path, art: Art, dice: Random) -> None:
    """Draw all buildings as black shapes in random order, and write the order beside it."""
    buildings = list(Building)
    dice.shuffle(buildings)
    width, height = SILHOUETTE_PX + 20, SILHOUETTE_PX + 36
    image = QImage(8 * width, 3 * height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    font = QFont()
    font.setPixelSize(14)
    painter.setFont(font)
    for number, building in enumerate(buildings):
        left, top = number % 8 * width + 10, number // 8 * height + 8
        for x, y in find_silhouette(art, building, SILHOUETTE_PX):
            painter.fillRect(left + x, top + y, 1, 1, Qt.GlobalColor.black)
        painter.drawText(left + SILHOUETTE_PX // 2 - 8, top + SILHOUETTE_PX + 18, str(number + 1))
    painter.end()
    _save(file, image)
    key = [f"{number} {building.value}" for number, building in enumerate(buildings, start=1)]
    file.with_suffix(".txt").write_text("\n".join(key) + "\n", "utf-8")


def _save(file: Path, image: QImage) -> None:
    if not image.save(str(file)):
        raise OSError(f"{file} cannot be written")
    print(file)


def main() -> int:
    """Draw the sheets that the arguments name."""
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
    tiles = list(load_installed_catalogue().tiles.values())
    for name in arguments.themes:
        theme = THEMES[ThemeName(name)]
        plain = Art(*PICTURES, colors=COLOR_TRANSFORMS[theme.name])
        draw_landscape(folder / f"landscape-{name}.png", plain, theme)
        for sight in arguments.sights:
            art = Art(*PICTURES, colors=see_through(COLOR_TRANSFORMS[theme.name], SIGHTS[sight]))
            for size in arguments.sizes:
                draw_sheet(folder / f"{name}-{sight}-{size}.png", art, theme, tiles, size)
            pictures = BunnyPictures(str(BUNNY_PICTURES), theme=theme)
            pictures.colors = see_through(pictures.colors, SIGHTS[sight])
            for file in draw_bunny_sheets(folder, theme, pictures, f"{name}-{sight}"):
                print(file)
    draw_silhouettes(folder / "silhouettes.png", Art(*PICTURES), Random())
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
