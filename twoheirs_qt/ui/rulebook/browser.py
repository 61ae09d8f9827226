"""Shows one page of the rule book, and knows which paragraph is at its top."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from twoheirs_qt.ui.rulebook.page import PageText, fitting
from twoheirs_qt.ui.rulebook.sketch import Sketch
from twoheirs_qt.ui.speech import walk_by_caret
from twoheirs_qt.ui.theme import current_theme, serif_font
from twoheirs_qt.words.rulebook.search import matches

_WIDEST: Final = 700.0
"""The most that a line of text may be wide, at normal text size: beyond it is margin."""
_MARGIN: Final = 26
_EDGE: Final = 4
_TOP: Final = -(10**6)
"""How far the first paragraph is above the top, if the page is not scrolled at all."""

Spot = tuple[str, int]
"""The anchor of a paragraph and how far it is above the top of the view, in pixels."""


class PageView(QTextBrowser):
    """A page with pictures drawn for this screen; links go to `link_chosen` as section ids.

    `room_changed`: the page is to be written anew, since its width or its text size has changed.
    """

    link_chosen = Signal(str)
    room_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self._room = 0.0
        self._sketches: Mapping[str, Sketch] = {}
        self._anchors: list[tuple[int, str]] = []
        self._words: Sequence[str] = ()
        self._coming = False
        self._went: tuple[int, Spot] | None = None
        """Where `go` left the scroll bar, and what for; None on a new page."""
        self.setOpenLinks(False)
        # Always there, so that the width of a page does not depend on its length.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setUndoRedoEnabled(False)
        walk_by_caret(self)
        self.anchorClicked.connect(lambda url: self.link_chosen.emit(url.toString()))

    def prepare(self, scale: float) -> float:
        """Set the scale of the next page; returns the width for its pictures."""
        self._coming = True
        self._anchors = []
        self._sketches = {}
        self._went = None
        self._scale = scale
        self.document().clear()  # pictures of the page before go, too
        self._fit()
        return self.room

    def show_page(self, text: PageText, room: float) -> None:
        """Show a page, written for the width from `prepare`, from its top."""
        self._sketches, self._room = text.sketches, room
        document = self.document()
        document.setDefaultFont(serif_font(15 * self._scale))
        document.setDocumentMargin(_EDGE)
        self.setHtml(text.html)
        document.documentLayout().documentSize()  # lay it out to its end, so one can go anywhere
        self._anchors = _anchors(document)
        self._coming = False
        self.verticalScrollBar().setValue(0)
        self._highlight()

    @property
    def room(self) -> float:
        """The width for pictures, in logical pixels."""
        return float(self.viewport().width() - 2 * _EDGE - 2)

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        """The pictures of the page; everything else is refused, so nothing is read from outside."""
        address = name.toString() if isinstance(name, QUrl) else name
        if type != QTextDocument.ResourceType.ImageResource.value:
            return None
        sketch = self._sketches.get(address)
        if sketch is None:
            return QPixmap()
        scale = fitting(sketch, self._scale, self._room)
        return sketch.pixmap(current_theme(), scale, self.devicePixelRatioF())

    # -- places ----------------------------------------------------------------------------------

    def spot(self, wanted: str = "") -> Spot | None:
        """The paragraph `wanted` if it is in view, else the topmost one; None: there is no page."""
        if not self._anchors:
            return None
        bar = self.verticalScrollBar()
        # Nobody has scrolled since: what is measured while a page finds its size would drift.
        if self._went is not None and bar.value() == min(self._went[0], bar.maximum()):
            return self._went[1]
        if not wanted and bar.value() == 0:
            return self._anchors[0][1], _TOP
        position, name = self._at_top()
        for there, anchor in self._anchors:
            if anchor == wanted and -1 <= self._y_of(there) < self.viewport().height():
                position, name = there, anchor
        return name, -self._y_of(position)

    def _at_top(self) -> tuple[int, str]:
        top = self.cursorForPosition(QPoint(self.viewport().width() // 2, 1)).position()
        index = bisect_right(self._anchors, (top, "\uffff")) - 1
        return self._anchors[max(0, index)]

    def go(self, spot: Spot) -> bool:
        """Scroll a paragraph to where `spot` had it; False if the page has no such paragraph."""
        bar = self.verticalScrollBar()
        for position, name in self._anchors:
            if name == spot[0]:
                cursor = QTextCursor(self.document())
                cursor.setPosition(position)
                self.setTextCursor(cursor)
                bar.setValue(max(0, bar.value() + self._y_of(position) + spot[1]))
                self._went = (bar.value(), spot)
                return True
        return False

    def _y_of(self, position: int) -> int:
        """Where a position is, in pixels below the top of the view."""
        block = self.document().findBlock(position)
        rect = self.document().documentLayout().blockBoundingRect(block)
        return round(rect.top()) - self.verticalScrollBar().value()

    # -- search ----------------------------------------------------------------------------------

    def highlight(self, words: Sequence[str]) -> None:
        """Mark these folded words wherever they stand on the page."""
        self._words = words
        self._highlight()

    def _highlight(self) -> None:
        marked = QTextCharFormat()
        color = QColor(current_theme().gold)
        color.setAlphaF(0.55)
        marked.setBackground(color)
        selections = []
        block = self.document().begin()
        while self._words and block.isValid():
            for start, end in matches(block.text(), self._words):
                selection = QTextEdit.ExtraSelection()
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + start)
                cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
                selection.cursor = cursor
                selection.format = marked
                selections.append(selection)
            block = block.next()
        self.setExtraSelections(selections)

    # -- size ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._coming:
            super().resizeEvent(event)
            return
        spot = self.spot()
        self._coming = True
        self._fit()
        super().resizeEvent(event)
        self._coming = False
        if spot is not None:
            self.go(spot)
        sizes = (
            (fitting(each, self._scale, self._room), fitting(each, self._scale, self.room))
            for each in self._sketches.values()
        )
        if any(now != fits for now, fits in sizes):
            self.room_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._anchors and not self._coming:
            self.room_changed.emit()  # all letters of the program have another size

    def _fit(self) -> None:
        """Keep lines readable: a wide window has wide margins."""
        inside = self.width() - 2 * self.frameWidth() - self.verticalScrollBar().sizeHint().width()
        margin = max(_MARGIN, round((inside - _WIDEST * self._scale) / 2))
        self.setViewportMargins(margin, 12, margin, 8)


def _anchors(document: QTextDocument) -> list[tuple[int, str]]:
    """Position and name of each anchor, in the order of the page."""
    found: list[tuple[int, str]] = []
    block: QTextBlock = document.begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            part = parts.fragment()
            found += [(part.position(), name) for name in part.charFormat().anchorNames()]
            parts += 1
        block = block.next()
    return sorted(found)
