"""The card that carries a game in a chat, and shows its last position in any Delta Chat messenger.

It is a webxdc app: a zip file with a page, which reads the same updates that carry statements.
"""

from __future__ import annotations

import base64
import io
import json
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QBuffer, QIODevice, QSizeF
from PySide6.QtGui import QImage, QImageWriter

from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.far.mail import texts
from twoheirs_qt.tabletop.far.message import read_message
from twoheirs_qt.tabletop.far.words import describe_invitation
from twoheirs_qt.tabletop.saves.save import summarize
from twoheirs_qt.tabletop.text.language import localize

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from twoheirs_qt.tabletop.drawing.theme import Theme
    from twoheirs_qt.tabletop.far.far_game import FarGame
    from twoheirs_qt.tabletop.saves.save import SaveGame

FILE_NAME: Final = "two-heirs.xdc"
_SIZE: Final = QSizeF(480, 300)
"""The size of the picture of a position."""

_MANIFEST: Final = "name = {title}\n"
_PAGE: Final = """<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font: 1.1em sans-serif; margin: 1em; background: #f6efe0; color: #2c2416; }}
img {{ max-width: 100%; border-radius: 6px; }}
</style>
<script src="webxdc.js"></script>
</head>
<body>
<h1 id="title">{title}</h1>
<img id="picture" alt="" hidden>
<div id="lines"></div>
<p><small>{about}</small></p>
<script>
window.webxdc.setUpdateListener(function (update) {{
  var card = update.payload && update.payload.card;
  if (!card || !Array.isArray(card.lines)) return;
  var lines = document.getElementById("lines");
  lines.textContent = "";
  card.lines.forEach(function (line) {{
    var row = document.createElement("p");
    row.textContent = String(line);
    lines.appendChild(row);
  }});
  document.getElementById("title").textContent = String(card.title);
  var picture = document.getElementById("picture");
  var isPicture = typeof card.picture === "string" && /^[A-Za-z0-9+/=]+$/.test(card.picture);
  picture.hidden = !isPicture;
  if (isPicture) picture.src = "data:image/png;base64," + card.picture;
  picture.alt = card.lines.join(" ");
}}, 0);
</script>
</body>
</html>
"""


class CardWriter:
    """Writes cards; `save_of` makes the save of a game, `draw` the small picture of a position.

    `draw` gets a key for its cache, the words of `GameSaves.describe_picture`, a theme, the size
    and the pixels for each unit.
    """

    def __init__(
        self,
        convert_to_save: Callable[[FarGame], SaveGame],
        draw: Callable[[str, str, Theme, QSizeF, float], QPixmap],
    ) -> None:
        self._save_of = convert_to_save
        self._draw = draw

    def describe(self, game: FarGame) -> dict[str, Any]:
        """Describe the position of a game as plain data: a title, lines, and a picture as PNG."""
        words, record = game.game.words, game.record
        white, blue = [
            localize(name) for name in words.name_seats(game.seat_names, ("human",) * 2, ("",) * 2)
        ]
        title = localize(texts.CARD_DOCUMENT.fill(white=white, blue=blue))
        if not game.states:
            host_seat = record.seat if record.is_host else 1 - record.seat
            lines = [texts.CARD_INVITES.fill(name=(white, blue)[host_seat])]
            if record.is_host:
                statement = read_message(game.make_statement())
                lines += describe_invitation(game.game, statement)
            return {
                "title": localize(texts.CARD_NAME),
                "lines": [localize(line) for line in lines],
            }
        save = self._save_of(game)
        summary = summarize(save)
        lines = [words.describe_progress(summary), words.describe_points(summary)]
        return {
            "title": title,
            "lines": [localize(line) for line in lines],
            "picture": self._encode_picture(save, record.id),
        }

    def _encode_picture(self, save: SaveGame, key: str) -> str:
        words = save.game.saves.describe_picture(save)
        pixmap = self._draw(f"{key}-{len(words)}", words, find_current_theme(), _SIZE, 1.0)
        content = QBuffer()
        content.open(QIODevice.OpenModeFlag.WriteOnly)
        # With four bits a color it is half as large.
        image = pixmap.toImage().convertToFormat(QImage.Format.Format_RGB444)
        QImageWriter(content, b"png").write(image)
        return base64.b64encode(content.data().data()).decode("ascii")


def make_card() -> bytes:
    """Make the file of a card, with words in the player's language."""
    import zipfile

    name, about = localize(texts.CARD_NAME), localize(texts.CARD_ABOUT)
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("index.html", _PAGE.format(title=_escape(name), about=_escape(about)))
        archive.writestr("manifest.toml", _MANIFEST.format(title=json.dumps(name)))
    return stream.getvalue()


def _escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
