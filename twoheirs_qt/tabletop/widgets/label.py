"""Labels that show text as it is, and box layouts."""

from __future__ import annotations

import re
from typing import Final, TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from twoheirs_qt.tabletop.drawing.theme import find_current_theme

_OTHER_TAG: Final = re.compile(
    r"<(?!/?(?:p|b|i|ul|li|a)>|a href='[^'<>]*'>|ul style='margin-left: -\d+px;'>)"
)
"""The start of a tag that our own texts do not use."""


class Label(QLabel):
    """Shows plain text or a picture, in `font` or else in the font of its parent.

    With `wrap` the text is broken into lines; `muted` text has a secondary colour.
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
            self.setStyleSheet(f"color: {find_current_theme().muted};")


def escape_mnemonics(text: str) -> str:
    """Escape "&" in a text for a menu or a button, so that it marks no mnemonic."""
    return text.replace("&", "&&")


class TaggedLabel(Label):
    """Shows our own rich text; tags that we never use are shown as text.

    So no text from outside can load a file or a picture.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setTextFormat(Qt.TextFormat.RichText)

    def setText(self, text: str) -> None:
        super().setText(_OTHER_TAG.sub("&lt;", text))


Part: TypeAlias = QWidget | QLayout | int | tuple[QWidget | QLayout, int] | None
"""A widget or layout, with its stretch or without; pixels of space; None is a stretch."""

Margins: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom."""

NO_MARGINS: Margins = (0, 0, 0, 0)

_Line = TypeVar("_Line", bound=QBoxLayout)


def make_row(
    *parts: Part,
    owner: QWidget | None = None,
    margins: Margins | None = None,
    spacing: int | None = None,
) -> QHBoxLayout:
    """Lay parts out side by side, as the layout of a widget or for use in another layout.

    Without `margins` and `spacing` they are those of the style.
    """
    return add_parts(
        QHBoxLayout() if owner is None else QHBoxLayout(owner), parts, margins, spacing
    )


def make_column(
    *parts: Part,
    owner: QWidget | None = None,
    margins: Margins | None = None,
    spacing: int | None = None,
) -> QVBoxLayout:
    """Lay parts out one below the other."""
    return add_parts(
        QVBoxLayout() if owner is None else QVBoxLayout(owner), parts, margins, spacing
    )


def add_parts(
    line: _Line,
    parts: tuple[Part, ...],
    margins: Margins | None = None,
    spacing: int | None = None,
) -> _Line:
    """Add parts to a layout, and return it."""
    if margins is not None:
        line.setContentsMargins(*margins)
    if spacing is not None:
        line.setSpacing(spacing)
    for part in parts:
        item, stretch = part if isinstance(part, tuple) else (part, 0)
        if item is None:
            line.addStretch(1)
        elif isinstance(item, int):
            line.addSpacing(item)
        elif isinstance(item, QLayout):
            line.addLayout(item, stretch)
        else:
            line.addWidget(item, stretch)
    return line
