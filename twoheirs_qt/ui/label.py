"""A label that shows words as they are: Qt's own would read a name such as "<b>" as HTML."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QWidget

_OTHER_TAG: Final = re.compile(
    r"<(?!/?(?:p|b|i|ul|li|a)>|a href='[^'<>]*'>|ul style='margin-left: -\d+px;'>)"
)
"""Where a tag begins that our own texts do not have."""


class Label(QLabel):
    """Shows plain text, or a picture of ours; without `font` in those of its parent.

    With `wrap` the words go on in the next line where there is no more room.
    """

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        font: QFont | None = None,
        *,
        wrap: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setWordWrap(wrap)
        if font is not None:
            self.setFont(font)


def unmarked(words: str) -> str:
    """Words of a menu or a button: an "&" of a name is no mark of a key."""
    return words.replace("&", "&&")


class TaggedLabel(Label):
    """Shows our own rich text; a tag that none of it has is shown as it is.

    So nothing that gets into it, whatever way, can have a file read or a picture painted.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setTextFormat(Qt.TextFormat.RichText)

    def setText(self, text: str) -> None:
        super().setText(_OTHER_TAG.sub("&lt;", text))
