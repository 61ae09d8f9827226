"""The rule book as one page of HTML in the current language, with its pictures as files."""

from __future__ import annotations

import hashlib
import html
import re
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPixmap

from twoheirs_qt.games.two_heirs.book.game_book import TwoHeirsBook
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.prose.blocks import INSTALLED_CATALOGUE, OWN_CATALOGUE
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.book.markup import format_plain_text
from twoheirs_qt.tabletop.book.page import PageWriter
from twoheirs_qt.tabletop.book.sketch import fit_scale
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT

_ROOM = 640.0
_SHARP = 2.0
"""Device pixels per CSS pixel of the pictures, for screens of high resolution."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its anchor, its title as plain text, and its body as HTML."""

    anchor: str
    title: str
    body: str


def write_chapters(art: Art, pictures: Path, address: str) -> list[Chapter]:
    """Write all chapters; their pictures go into `pictures`, which has the URL `address`."""
    facts = {INSTALLED_CATALOGUE: data.CATALOGUE, OWN_CATALOGUE: f"twoheirs-qt/{data.CATALOGUE}"}
    book = TwoHeirsBook(art, load_installed_catalogue(), facts)
    writer = PageWriter(book, DAYLIGHT, 1.0, has_descriptions=True)
    result = []
    for page in book.make_chapter_pages():
        text = writer.write(page, _ROOM)
        body = text.html.split("<body>", 1)[1].rsplit("</body>", 1)[0]
        for name, sketch in text.sketches.items():
            picture = sketch.make_pixmap(DAYLIGHT, fit_scale(sketch, 1.0, _ROOM), _SHARP)
            saved = f"src='{address}/{_save(picture, pictures)}' alt=''"
            body = body.replace(f"src='{name}'", saved)
        result.append(
            Chapter(page.chapter.id, format_plain_text(page.chapter.title), _convert_for_web(body))
        )
    return result


def _save(picture: QPixmap, folder: Path) -> str:
    """Save a picture; returns the name of its file, the same for equal pictures."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    content_bytes = bytes(content.data())
    name = f"{hashlib.sha256(content_bytes).hexdigest()[:16]}.png"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(content_bytes)
    return name


def _convert_for_web(body: str) -> str:
    """Convert Qt's rich text to HTML with anchors and headings one level lower."""
    body = re.sub(r"<a name='([^']*)'>(?:&#8203;)?</a>", r"<span id='\1'></span>", body)
    body = re.sub(r"<h2>(<span id='[^']*'></span>)?", r"\1<h3>", body).replace("</h2>", "</h3>")
    body = re.sub(r"<h1>(<span id='[^']*'></span>)?", r"\1<h2>", body).replace("</h1>", "</h2>")
    body = re.sub(r"<a href='([^':]*)'", lambda match: f"<a href='#{html.escape(match[1])}'", body)
    body = re.sub(r"<p><img [^>]*></p>", "", body, count=1)  # the ornament; the page has a rule
    return body.replace("<img ", "<img loading='lazy' ").replace(" align='middle'", "")
