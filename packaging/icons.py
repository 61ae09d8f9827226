"""Draw the icons of program and saved games for every system, from `resources/art/icon/`.

    python packaging/icons.py [FOLDER] [--theme]

They are written into FOLDER (`build/icons/`); with `--theme` only the first of these:

- `hicolor/`: for Linux and Flatpak, PNGs of all sizes and the SVGs
- `windows/program.ico`, `windows/document.ico`, `windows/wizard.bmp`: for Windows
- `macos/program.icns`, `macos/document.icns`: for macOS
- `web/maskable.png`, `web/icon.png`: for the website; systems may cut any shape from the first

Only the files of Windows and macOS need Pillow. The smallest sizes have their own drawings, with
fewer lines. Equal drawings give equal bytes.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from devtools.identity import APP_ID, DOCUMENT_ICON
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

if TYPE_CHECKING:
    from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
DRAWINGS = ROOT / "resources" / "art" / "icon"
SYMBOLIC = ROOT / "resources" / "desktop" / "program-symbolic.svg"
"""In one colour, which the desktop replaces."""

HICOLOR_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
ICNS_SIZES = (16, 32, 64, 128, 256, 512, 1024)
_WIZARD_SIZE_PX = (138, 140)
"""Of the picture in the corner of Windows' installer."""


MARGIN = 1 / 18
"""On each side, as a share of the whole."""
MIN_SIZE_WITH_MARGIN_PX = 64
"""Smaller icons have no margin."""


@dataclass(frozen=True, slots=True)
class Plate:
    """The background of a drawing; lengths are shares of the icon's side."""

    side: float
    radius: float
    drawing: float
    colour: str = "#F3E8CF"


MACOS_PLATE = Plate(824 / 1024, 185 / 1024, 0.62)
"""The rounded square of icons of macOS, on Apple's grid."""
MASKABLE = Plate(1, 0, 0.56)
"""The whole square; systems cut a shape that contains a circle of four fifths."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A drawing, and a simpler one for less than `full` pixels."""

    drawing: str
    full: int
    kind: str
    """Its folder in an icon theme."""
    name: str
    """Its name there."""

    def render(self, size: int, plate: Plate | None = None) -> bytes:
        """Render the icon as a PNG of `size` by `size` pixels, on a `plate` if there is one.

        Large icons have a margin, as usual.
        """
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        share = 1.0 if size < MIN_SIZE_WITH_MARGIN_PX else 1 - 2 * MARGIN
        if plate is not None:
            side, radius = plate.side * size, plate.radius * size
            edge = (size - side) / 2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(plate.colour))
            painter.drawRoundedRect(QRectF(edge, edge, side, side), radius, radius)
            share = plate.drawing
        inner = share * size
        corner = (size - inner) / 2
        target = QRectF(corner, corner, inner, inner)
        QSvgRenderer(str(self.find_drawing(size))).render(painter, target)
        painter.end()
        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub lacks this order
        return bytes(content.data())

    def find_drawing(self, size: int) -> Path:
        """Return the drawing for `size` pixels."""
        return DRAWINGS / f"{self.drawing}{'' if size >= self.full else '-small'}.svg"


PROGRAM = Icon("program", 32, "apps", APP_ID)
DOCUMENT = Icon("document", 48, "mimetypes", DOCUMENT_ICON)


def draw_all(folder: Path, *, theme_only: bool = False) -> list[Path]:
    """Draw every icon into `folder`; returns the files in order."""
    files: list[Path] = []

    def write(name: str, content: bytes) -> None:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        files.append(target)

    for icon in (PROGRAM, DOCUMENT):
        for size in HICOLOR_SIZES:
            write(f"hicolor/{size}x{size}/{icon.kind}/{icon.name}.png", icon.render(size))
        drawing = _add_margin(icon.find_drawing(max(HICOLOR_SIZES)).read_text("utf-8"))
        write(f"hicolor/scalable/{icon.kind}/{icon.name}.svg", drawing.encode())
        if theme_only:
            continue
        write(f"windows/{icon.drawing}.ico", _combine(icon, ICO_SIZES, "ICO"))
        write(f"macos/{icon.drawing}.icns", _combine(icon, ICNS_SIZES, "ICNS"))
    write(f"hicolor/symbolic/apps/{PROGRAM.name}-symbolic.svg", SYMBOLIC.read_bytes())
    if not theme_only:
        write("windows/wizard.bmp", _draw_wizard())
        write("web/maskable.png", PROGRAM.render(512, MASKABLE))
        write("web/icon.png", PROGRAM.render(256))
    return files


def _add_margin(drawing: str) -> str:
    """Add a margin to the drawing."""

    def enlarge(match: re.Match[str]) -> str:
        side = float(match[1])
        edge = side * MARGIN / (1 - 2 * MARGIN)
        return f'viewBox="{-edge:g} {-edge:g} {side + 2 * edge:g} {side + 2 * edge:g}"'

    changed, count = re.subn(r'viewBox="0 0 (\d+) \1"', enlarge, drawing)
    assert count == 1, "a drawing has one viewBox"
    return changed


def _render_image(icon: Icon, size: int, plate: Plate | None = None) -> Image.Image:
    from PIL import Image

    return Image.open(io.BytesIO(icon.render(size, plate))).convert("RGBA")


def _combine(icon: Icon, sizes: tuple[int, ...], form: str) -> bytes:
    """Render a file with several sizes."""
    plate = MACOS_PLATE if form == "ICNS" and icon is PROGRAM else None
    pictures = [_render_image(icon, size, plate) for size in sizes]
    content = io.BytesIO()
    largest = pictures.pop()
    # All readers of ICO understand bitmaps; ICNS has no such option.
    options = {"bitmap_format": "bmp", "sizes": [(size, size) for size in sizes]}
    largest.save(content, format=form, append_images=pictures, **(options if form == "ICO" else {}))
    return content.getvalue()


def _draw_wizard() -> bytes:
    from PIL import Image

    width, height = _WIZARD_SIZE_PX
    paper = Image.new("RGB", _WIZARD_SIZE_PX, "white")
    size = min(_WIZARD_SIZE_PX) - 10
    picture = _render_image(PROGRAM, size)
    paper.paste(picture, ((width - size) // 2, (height - size) // 2), picture)
    content = io.BytesIO()
    paper.save(content, format="BMP")
    return content.getvalue()


def main(arguments: list[str]) -> int:
    """Draw all icons; returns the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folders = [word for word in arguments if word != "--theme"]
    folder = Path(folders[0]) if folders else ROOT / "build" / "icons"
    shutil.rmtree(folder, ignore_errors=True)
    application = QGuiApplication([])
    files = draw_all(folder, theme_only="--theme" in arguments)
    application.shutdown()
    print(f"{len(files)} icons in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
