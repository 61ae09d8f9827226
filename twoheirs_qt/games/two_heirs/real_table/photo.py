"""A photo of the table, to be traced: read from a local file, and never sent anywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.text.text import Text, make_plain_text

_MAX_PIXELS: Final = 100_000_000
"""Photos of today's cameras have fewer pixels."""
_MAX_BYTES: Final = 100 * 1024 * 1024
_SHOWN: Final = QSize(2400, 2400)
"""The largest size in which a photo is kept."""


class UnusablePhoto(Exception):
    """A file that cannot be shown as a photo; `text` is the sentence that says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.source)
        self.text = text


def read_photo(path: Path) -> QImage:
    """Read a photo, scaled down to what a screen can show. Raises UnusablePhoto."""
    name = make_plain_text(sanitize_path(path.name))
    if not path.is_file():
        raise UnusablePhoto(texts.NO_PHOTO.fill(file=name))
    is_large = path.stat().st_size > _MAX_BYTES
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    if is_large or (size.isValid() and size.width() * size.height() > _MAX_PIXELS):
        raise UnusablePhoto(texts.LARGE_PHOTO.fill(file=name))
    if size.isValid() and (size.width() > _SHOWN.width() or size.height() > _SHOWN.height()):
        reader.setScaledSize(size.scaled(_SHOWN, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise UnusablePhoto(texts.NO_PHOTO.fill(file=name))
    return image
