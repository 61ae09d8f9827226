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
DRAWINGS_FOLDER = ROOT / "resources" / "art" / "icon"
SYMBOLIC_DRAWING = ROOT / "resources" / "desktop" / "program-symbolic.svg"
"""In one colour, which the desktop replaces."""

HICOLOR_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
ICNS_SIZES = (16, 32, 64, 128, 256, 512, 1024)
_INSTALLER_PICTURE_SIZE_PX = (138, 140)
"""Of the picture in the corner of Windows' installer."""


MARGIN_SHARE = 1 / 18
"""The margin on each side, as a share of the icon's side."""
MIN_SIZE_WITH_MARGIN_PX = 64
"""Smaller icons have no margin."""


@dataclass(frozen=True, slots=True)
class Plate:
    """The background of a drawing; lengths are shares of the icon's side."""

    side: float
    radius: float
    drawing_side: float
    colour: str = "#F3E8CF"


MACOS_PLATE = Plate(824 / 1024, 185 / 1024, 0.62)
"""The rounded square of icons of macOS, on Apple's grid."""
MASKABLE_PLATE = Plate(1, 0, 0.56)
"""The whole square; systems cut a shape that contains a circle of four fifths."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A drawing, and a simpler one for less than `min_full_size_px` pixels."""

    drawing_name: str
    min_full_size_px: int
    theme_folder: str
    """The folder of its files in an icon theme."""
    theme_name: str
    """The name of its files there."""

    def render(self, size: int, plate: Plate | None = None) -> bytes:
        """Render the icon as a PNG of `size` by `size` pixels, on a `plate` if there is one.

        Large icons have a margin, as usual.
        """
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing_share = 1.0 if size < MIN_SIZE_WITH_MARGIN_PX else 1 - 2 * MARGIN_SHARE
        if plate is not None:
            side, radius = plate.side * size, plate.radius * size
            plate_offset = (size - side) / 2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(plate.colour))
            painter.drawRoundedRect(QRectF(plate_offset, plate_offset, side, side), radius, radius)
            drawing_share = plate.drawing_side
        drawing_side = drawing_share * size
        drawing_offset = (size - drawing_side) / 2
        target = QRectF(drawing_offset, drawing_offset, drawing_side, drawing_side)
        QSvgRenderer(str(self.find_drawing(size))).render(painter, target)
        painter.end()
        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub lacks this order
        return bytes(content.data())

    def find_drawing(self, size: int) -> Path:
        """Return the drawing for `size` pixels."""
        return (
            DRAWINGS_FOLDER
            / f"{self.drawing_name}{'' if size >= self.min_full_size_px else '-small'}.svg"
        )


PROGRAM = Icon("program", 32, "apps", APP_ID)
DOCUMENT = Icon("document", 48, "mimetypes", DOCUMENT_ICON)


def draw_icons(folder: Path, *, theme_only: bool = False) -> list[Path]:
    """Draw every icon into `folder`; returns the files in order."""
    files: list[Path] = []

    def write(name: str, content: bytes) -> None:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        files.append(target)

    for icon in (PROGRAM, DOCUMENT):
        for size in HICOLOR_SIZES:
            write(
                f"hicolor/{size}x{size}/{icon.theme_folder}/{icon.theme_name}.png",
                icon.render(size),
            )
        drawing = _add_margin(icon.find_drawing(max(HICOLOR_SIZES)).read_text("utf-8"))
        write(f"hicolor/scalable/{icon.theme_folder}/{icon.theme_name}.svg", drawing.encode())
        if theme_only:
            continue
        write(f"windows/{icon.drawing_name}.ico", _render_multi_size_file(icon, ICO_SIZES, "ICO"))
        write(f"macos/{icon.drawing_name}.icns", _render_multi_size_file(icon, ICNS_SIZES, "ICNS"))
    write(f"hicolor/symbolic/apps/{PROGRAM.theme_name}-symbolic.svg", SYMBOLIC_DRAWING.read_bytes())
    if not theme_only:
        write("windows/wizard.bmp", _draw_installer_picture())
        write("web/maskable.png", PROGRAM.render(512, MASKABLE_PLATE))
        write("web/icon.png", PROGRAM.render(256))
    return files


def _add_margin(svg: str) -> str:
    """Add a margin to a drawing, the text of an SVG."""

    def enlarge(match: re.Match[str]) -> str:
        side = float(match[1])
        margin = side * MARGIN_SHARE / (1 - 2 * MARGIN_SHARE)
        return f'viewBox="{-margin:g} {-margin:g} {side + 2 * margin:g} {side + 2 * margin:g}"'

    enlarged_svg, count = re.subn(r'viewBox="0 0 (\d+) \1"', enlarge, svg)
    assert count == 1, "a drawing has one viewBox"
    return enlarged_svg


def _render_image(icon: Icon, size: int, plate: Plate | None = None) -> Image.Image:
    from PIL import Image

    return Image.open(io.BytesIO(icon.render(size, plate))).convert("RGBA")


def _render_multi_size_file(icon: Icon, sizes: tuple[int, ...], file_format: str) -> bytes:
    """Render one file that contains the icon in several `sizes`."""
    plate = MACOS_PLATE if file_format == "ICNS" and icon is PROGRAM else None
    pictures = [_render_image(icon, size, plate) for size in sizes]
    content = io.BytesIO()
    largest = pictures.pop()
    # All readers of ICO understand bitmaps; ICNS has no such option.
    options = {"bitmap_format": "bmp", "sizes": [(size, size) for size in sizes]}
    largest.save(
        content,
        format=file_format,
        append_images=pictures,
        **(options if file_format == "ICO" else {}),
    )
    return content.getvalue()


def _draw_installer_picture() -> bytes:
    from PIL import Image

    width, height = _INSTALLER_PICTURE_SIZE_PX
    image = Image.new("RGB", _INSTALLER_PICTURE_SIZE_PX, "white")
    size = min(_INSTALLER_PICTURE_SIZE_PX) - 10
    picture = _render_image(PROGRAM, size)
    image.paste(picture, ((width - size) // 2, (height - size) // 2), picture)
    content = io.BytesIO()
    image.save(content, format="BMP")
    return content.getvalue()


def main(arguments: list[str]) -> int:
    """Draw all icons; returns the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folders = [word for word in arguments if word != "--theme"]
    folder = Path(folders[0]) if folders else ROOT / "build" / "icons"
    shutil.rmtree(folder, ignore_errors=True)
    application = QGuiApplication([])
    files = draw_icons(folder, theme_only="--theme" in arguments)
    application.shutdown()
    print(f"{len(files)} icons in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
