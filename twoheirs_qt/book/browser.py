"""Shows one page of the rule book, and knows which paragraph is at its top."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from twoheirs_qt.book.page import PageText, fitting
from twoheirs_qt.book.sketch import Sketch
from twoheirs_qt.drawing.art import Art
from twoheirs_qt.drawing.theme import current_theme, serif_font
from twoheirs_qt.text.search import Question
from twoheirs_qt.widgets.legacy_screen_readers import announce, walk_by_caret

_WIDEST: Final = 700.0
"""The most that a line of text may be wide, at normal text size: beyond it is margin."""
_MARGIN: Final = 26
_EDGE: Final = 4
_CARET: Final = Qt.TextInteractionFlag.TextSelectableByKeyboard
_PICTURE: Final = "\ufffc"
"""What stands for a picture in the text of a page."""
_WAYS: Final[dict[int, QTextCursor.MoveOperation]] = {
    Qt.Key.Key_Up: QTextCursor.MoveOperation.Up,
    Qt.Key.Key_Down: QTextCursor.MoveOperation.Down,
}

Spot = tuple[str, int]
"""The anchor of a paragraph and how far it is above the top of the view, in pixels."""

TOP: Final = -(10**6)
"""How far the first paragraph is above the top, if the page is not scrolled at all."""


class PageView(QTextBrowser):
    """A page with pictures drawn for this screen; links go to `link_chosen` as section ids."""

    link_chosen = Signal(str)

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._scale = 1.0
        self._room = 0.0
        self._write: Callable[[float], PageText] = lambda _room: PageText("")
        self._sketches: Mapping[str, Sketch] = {}
        self._anchors: list[tuple[int, str]] = []
        self._question = Question()
        self._coming = False
        self._went: tuple[int, Spot] = (0, ("", TOP))
        """Where `go` left the scroll bar, and what for."""
        self.setOpenLinks(False)
        # Always there, so that the width of a page does not depend on its length.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setUndoRedoEnabled(False)
        walk_by_caret(self)
        self.anchorClicked.connect(lambda url: self.link_chosen.emit(url.toString()))

    def show_page(self, scale: float, write: Callable[[float], PageText]) -> None:
        """Show the page that `write` writes for pictures of a width, and stay at the same
        paragraph if that is on it, too."""
        spot = self.spot
        self._coming = True
        self._scale, self._write = scale, write
        document = self.document()
        document.clear()  # pictures of the page before go, too
        self._fit()
        self._room = self._room_now
        text = write(self._room)
        self._sketches = text.sketches
        document.setDefaultFont(serif_font(15 * scale))
        document.setDocumentMargin(_EDGE)
        self.setHtml(text.html)
        document.documentLayout().documentSize()  # lay it out to its end, so one can go anywhere
        self._anchors = _anchors(document)
        self._coming = False
        self.verticalScrollBar().setValue(0)
        self._highlight()
        self.go(spot)

    @property
    def _room_now(self) -> float:
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
        return sketch.pixmap(self._art, current_theme(), scale, self.devicePixelRatioF())

    # -- places ----------------------------------------------------------------------------------

    @property
    def spot(self) -> Spot:
        """The paragraph that was gone to if it is in view, else the topmost one."""
        bar = self.verticalScrollBar()
        value, went = self._went
        # Nobody has scrolled since: what is measured while a page finds its size would drift.
        if not self._anchors or bar.value() == min(value, bar.maximum()):
            return went
        if bar.value() == 0:
            return self._anchors[0][1], TOP
        position, name = self._at_top()
        for there, anchor in self._anchors:
            if anchor == went[0] and -1 <= self._y_of(there) < self.viewport().height():
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

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to another link of the page, which is announced, or on to another widget."""
        went = super().focusNextPrevChild(forward)
        link = self.textCursor().selectedText()
        if went and link and self.hasFocus():
            #: A link in the rule book, for a screen reader: {words} is what one can click.
            announce(self, self.tr("{words}, link").format(words=link))
        return went

    # -- search ----------------------------------------------------------------------------------

    def highlight(self, question: Question) -> None:
        """Mark what answers this wherever it stands on the page."""
        self._question = question
        self._highlight()

    def go_to_mark(self) -> None:
        """Move the caret to the first mark of the paragraph that it is in, or leave it."""
        here = self.textCursor().position()
        beyond = next((there for there, _ in self._anchors if there > here), TOP)
        for selection in self.extraSelections():
            start = selection.cursor.selectionStart()
            if start >= here and not 0 <= beyond <= start:
                cursor = self.textCursor()
                cursor.setPosition(start)
                self.setTextCursor(cursor)
                return

    def enter(self) -> None:
        """Take the focus, and have the line read that the caret is in."""
        self.setFocus()
        announce(self, _line_of(self.textCursor()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = _WAYS.get(event.key())
        if way is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        # Readers have no words for a line of pictures; its description is the next line.
        cursor = self.textCursor()
        moved = cursor.movePosition(way)
        while moved and _shows_pictures_alone(cursor):
            moved = cursor.movePosition(way)
        if moved and self.textInteractionFlags() & _CARET:
            self.setTextCursor(cursor)
        else:
            super().keyPressEvent(event)

    def _highlight(self) -> None:
        marked = QTextCharFormat()
        color = QColor(current_theme().gold)
        color.setAlphaF(0.55)
        marked.setBackground(color)
        selections = []
        block = self.document().begin()
        while self._question and block.isValid():
            for start, end in self._question.places(block.text()):
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
        spot = self.spot
        self._coming = True
        self._fit()
        super().resizeEvent(event)
        self._coming = False
        self.go(spot)
        sizes = (
            (fitting(each, self._scale, self._room), fitting(each, self._scale, self._room_now))
            for each in self._sketches.values()
        )
        if any(now != fits for now, fits in sizes):
            self.show_page(self._scale, self._write)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._anchors and not self._coming:
            self.show_page(self._scale, self._write)  # Qt has given it the window's font

    def _fit(self) -> None:
        """Keep lines readable: a wide window has wide margins."""
        inside = self.width() - 2 * self.frameWidth() - self.verticalScrollBar().sizeHint().width()
        margin = max(_MARGIN, round((inside - _WIDEST * self._scale) / 2))
        self.setViewportMargins(margin, 12, margin, 8)


def _line_of(cursor: QTextCursor) -> str:
    """The words of the line that a caret is in."""
    line = QTextCursor(cursor)
    line.movePosition(QTextCursor.MoveOperation.StartOfLine)
    line.movePosition(QTextCursor.MoveOperation.EndOfLine, QTextCursor.MoveMode.KeepAnchor)
    return line.selectedText()


def _shows_pictures_alone(cursor: QTextCursor) -> bool:
    words = _line_of(cursor)
    return _PICTURE in words and not any(letter.isalnum() for letter in words)


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
