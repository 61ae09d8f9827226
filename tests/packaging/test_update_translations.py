"""Collecting the texts to translate keeps what translators did and drops what is gone."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

from update_translations import update

SOURCE = """
from PySide6.QtCore import QObject
class Table(QObject):
    def texts(self, n):
        return self.tr("End the turn"), self.tr("Take a tile"), self.tr("%n tile(s)", "", n)
"""


def read_texts(file: Path) -> dict[str, str | None]:
    """Source texts and what they are translated to."""
    return {
        message.findtext("source", ""): message.findtext("translation")
        for message in ET.parse(file).iter("message")
    }


def test_texts_are_collected_kept_and_dropped(tmp_path: Path) -> None:
    module = tmp_path / "twoheirs_qt" / "table.py"
    module.parent.mkdir()
    module.write_text(SOURCE)
    update(["pl", "de"], tmp_path)
    polish = tmp_path / "translations" / "twoheirs_pl.ts"
    assert set(read_texts(polish)) == {"End the turn", "Take a tile", "%n tile(s)"}
    assert set(read_texts(tmp_path / "translations" / "twoheirs_en.ts")) == {"%n tile(s)"}

    translated = polish.read_text("utf-8").replace(
        '<source>End the turn</source>\n        <translation type="unfinished"></translation>',
        "<source>End the turn</source>\n        <translation>Zakończ turę</translation>",
    )
    polish.write_text(translated, "utf-8")
    module.write_text(SOURCE.replace("Take a tile", "Take one tile"))
    update(["pl", "de"], tmp_path)
    assert read_texts(polish)["End the turn"] == "Zakończ turę"
    assert set(read_texts(polish)) == {"End the turn", "Take one tile", "%n tile(s)"}
