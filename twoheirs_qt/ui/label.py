"""Labels that show text as it is: Qt's own would read a name such as "<b>" as HTML."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QWidget

from twoheirs_qt.ui.theme import current_theme

_OTHER_TAG: Final = re.compile(
    r"<(?!/?(?:p|b|i|ul|li|a)>|a href='[^'<>]*'>|ul style='margin-left: -\d+px;'>)"
)
"""Where a tag begins that our own texts do not have."""


class Label(QLabel):
    """Shows plain text, or one of our pictures, in `font` or else in the font of its parent.

    With `wrap` the text is broken into lines; `muted` text is paler, as the theme has it now.
    """

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        font: QFont | None = None,
        *,
        wrap: bool = False,
        muted: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setWordWrap(wrap)
        if font is not None:
            self.setFont(font)
        if muted:
            self.setStyleSheet(f"color: {current_theme().muted};")


def unmarked(words: str) -> str:
    """A text for a menu or a button in which an "&", as of a name, marks no mnemonic."""
    return words.replace("&", "&&")


class TaggedLabel(Label):
    """Shows our own rich text; a tag that we never use is shown as text.

    So nothing that gets into it can have a file read or a picture painted.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setTextFormat(Qt.TextFormat.RichText)

    def setText(self, text: str) -> None:
        super().setText(_OTHER_TAG.sub("&lt;", text))
