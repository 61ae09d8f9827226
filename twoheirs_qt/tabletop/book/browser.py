"""The view of one page of the rule book."""

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

from twoheirs_qt.tabletop.book.page import PageText
from twoheirs_qt.tabletop.book.sketch import Sketch, fit_scale
from twoheirs_qt.tabletop.drawing.theme import find_current_theme, make_serif_font
from twoheirs_qt.tabletop.text.search import Query
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce, enable_caret_navigation

_MAX_LINE_WIDTH_PX: Final = 700.0
"""The largest width of a line of text, at normal text size."""
_MIN_MARGIN_PX: Final = 26
_DOCUMENT_MARGIN_PX: Final = 4
_CARET: Final = Qt.TextInteractionFlag.TextSelectableByKeyboard
_PICTURE_CHARACTER: Final = "\ufffc"
"""The character of a picture in the text of a page."""
_CARET_KEYS: Final[dict[int, QTextCursor.MoveOperation]] = {
    Qt.Key.Key_Up: QTextCursor.MoveOperation.Up,
    Qt.Key.Key_Down: QTextCursor.MoveOperation.Down,
}

ScrollSpot = tuple[str, int]
"""The anchor of a paragraph and its distance above the top of the view, in pixels."""

PAGE_TOP_PX: Final = -(10**6)
"""The distance in a spot that means the very top of the page."""


class PageView(QTextBrowser):
    """Shows a page with pictures rendered for this screen; `link_chosen` carries section ids."""

    link_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self._laid_out_width = 0.0
        self._write_page: Callable[[float], PageText] = lambda _laid_out_width: PageText("")
        self._sketches: Mapping[str, Sketch] = {}
        self._anchors: list[tuple[int, str]] = []
        self._query = Query()
        self._is_updating = False
        self._last_scroll: tuple[int, ScrollSpot] = (0, ("", PAGE_TOP_PX))
        """The position of the scroll bar after the last `scroll_to_spot`, and its spot."""
        self.setOpenLinks(False)
        # Always on, so that the width of a page does not depend on its length.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setUndoRedoEnabled(False)
        enable_caret_navigation(self)
        self.anchorClicked.connect(lambda url: self.link_chosen.emit(url.toString()))

    def show_page(self, scale: float, write_page: Callable[[float], PageText]) -> None:
        """Show the page that `write_page` makes for a width of pictures.

        It stays at the same paragraph if the new page has it, too.
        """
        spot = self.spot
        self._is_updating = True
        self._scale, self._write_page = scale, write_page
        document = self.document()
        document.clear()  # also frees the pictures of the last page
        self._set_margins()
        self._laid_out_width = self._picture_width
        text = write_page(self._laid_out_width)
        self._sketches = text.sketches
        document.setDefaultFont(make_serif_font(15 * scale))
        document.setDocumentMargin(_DOCUMENT_MARGIN_PX)
        self.setHtml(text.html)
        document.documentLayout().documentSize()  # lay out the whole page before scrolling
        self._anchors = _list_anchors(document)
        self._is_updating = False
        self.verticalScrollBar().setValue(0)
        self._highlight()
        self.scroll_to_spot(spot)

    @property
    def _picture_width(self) -> float:
        """The width for pictures, in logical pixels."""
        return float(self.viewport().width() - 2 * _DOCUMENT_MARGIN_PX - 2)

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        """Return pictures of the page; refuse all else, so that no outside file is read."""
        address = name.toString() if isinstance(name, QUrl) else name
        if type != QTextDocument.ResourceType.ImageResource.value:
            return None
        sketch = self._sketches.get(address)
        if sketch is None:
            return QPixmap()
        scale = fit_scale(sketch, self._scale, self._laid_out_width)
        return sketch.make_pixmap(find_current_theme(), scale, self.devicePixelRatioF())

    # -- places ----------------------------------------------------------------------------------

    @property
    def spot(self) -> ScrollSpot:
        """The paragraph of the last `scroll_to_spot` if it is in view, else the topmost one."""
        bar = self.verticalScrollBar()
        value, spot = self._last_scroll
        # Not scrolled since then. Another measurement would differ while the page is laid out.
        if not self._anchors or bar.value() == min(value, bar.maximum()):
            return spot
        if bar.value() == 0:
            return self._anchors[0][1], PAGE_TOP_PX
        position, name = self._find_top_anchor()
        for anchor_position, anchor in self._anchors:
            if (
                anchor == spot[0]
                and -1 <= self._measure_offset(anchor_position) < self.viewport().height()
            ):
                position, name = anchor_position, anchor
        return name, -self._measure_offset(position)

    def _find_top_anchor(self) -> tuple[int, str]:
        top = self.cursorForPosition(QPoint(self.viewport().width() // 2, 1)).position()
        index = bisect_right(self._anchors, (top, "\uffff")) - 1
        return self._anchors[max(0, index)]

    def scroll_to_spot(self, spot: ScrollSpot) -> bool:
        """Scroll to a spot; False if the page has no such paragraph."""
        bar = self.verticalScrollBar()
        for position, name in self._anchors:
            if name == spot[0]:
                cursor = QTextCursor(self.document())
                cursor.setPosition(position)
                self.setTextCursor(cursor)
                bar.setValue(max(0, bar.value() + self._measure_offset(position) + spot[1]))
                self._last_scroll = (bar.value(), spot)
                return True
        return False

    def _measure_offset(self, position: int) -> int:
        """The distance of a position below the top of the view, in pixels."""
        block = self.document().findBlock(position)
        rect = self.document().documentLayout().blockBoundingRect(block)
        return round(rect.top()) - self.verticalScrollBar().value()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus to another link of the page and announce it, or to another widget."""
        has_moved = super().focusNextPrevChild(forward)
        link = self.textCursor().selectedText()
        if has_moved and link and self.hasFocus():
            #: A link in the rule book, for a screen reader: {words} is what one can click.
            announce(self, self.tr("{words}, link").format(words=link))
        return has_moved

    # -- search ----------------------------------------------------------------------------------

    def highlight(self, query: Query) -> None:
        """Highlight all matches of a search on the page."""
        self._query = query
        self._highlight()

    def go_to_match(self) -> None:
        """Move the caret to the first match in its paragraph, if there is one."""
        caret = self.textCursor().position()
        next_paragraph = next((position for position, _ in self._anchors if position > caret), None)
        for selection in self.extraSelections():
            start = selection.cursor.selectionStart()
            if start >= caret and (next_paragraph is None or start < next_paragraph):
                cursor = self.textCursor()
                cursor.setPosition(start)
                self.setTextCursor(cursor)
                return

    def take_focus(self) -> None:
        """Take the focus, and announce the line of the caret."""
        self.setFocus()
        announce(self, _read_line(self.textCursor()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        operation = _CARET_KEYS.get(event.key())
        if operation is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        # Skip lines of pictures, which readers cannot read; their descriptions are the next lines.
        cursor = self.textCursor()
        has_moved = cursor.movePosition(operation)
        while has_moved and _shows_pictures_alone(cursor):
            has_moved = cursor.movePosition(operation)
        if has_moved and self.textInteractionFlags() & _CARET:
            self.setTextCursor(cursor)
        else:
            super().keyPressEvent(event)

    def _highlight(self) -> None:
        highlight_format = QTextCharFormat()
        color = QColor(find_current_theme().gold)
        color.setAlphaF(0.55)
        highlight_format.setBackground(color)
        selections = []
        block = self.document().begin()
        while self._query and block.isValid():
            for start, end in self._query.find_matches(block.text()):
                selection = QTextEdit.ExtraSelection()
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + start)
                cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
                selection.cursor = cursor
                selection.format = highlight_format
                selections.append(selection)
            block = block.next()
        self.setExtraSelections(selections)

    # -- size ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._is_updating:
            super().resizeEvent(event)
            return
        spot = self.spot
        self._is_updating = True
        self._set_margins()
        super().resizeEvent(event)
        self._is_updating = False
        self.scroll_to_spot(spot)
        sizes = (
            (
                fit_scale(sketch, self._scale, self._laid_out_width),
                fit_scale(sketch, self._scale, self._picture_width),
            )
            for sketch in self._sketches.values()
        )
        if any(old != new for old, new in sizes):
            self.show_page(self._scale, self._write_page)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._anchors and not self._is_updating:
            self.show_page(self._scale, self._write_page)  # Qt has replaced the page's font

    def _set_margins(self) -> None:
        """Set wide margins in a wide window, to keep lines readable."""
        inner_width = (
            self.width() - 2 * self.frameWidth() - self.verticalScrollBar().sizeHint().width()
        )
        margin = max(_MIN_MARGIN_PX, round((inner_width - _MAX_LINE_WIDTH_PX * self._scale) / 2))
        self.setViewportMargins(margin, 12, margin, 8)


def _read_line(cursor: QTextCursor) -> str:
    """The text of the line of a caret."""
    line = QTextCursor(cursor)
    line.movePosition(QTextCursor.MoveOperation.StartOfLine)
    line.movePosition(QTextCursor.MoveOperation.EndOfLine, QTextCursor.MoveMode.KeepAnchor)
    return line.selectedText()


def _shows_pictures_alone(cursor: QTextCursor) -> bool:
    words = _read_line(cursor)
    return _PICTURE_CHARACTER in words and not any(letter.isalnum() for letter in words)


def _list_anchors(document: QTextDocument) -> list[tuple[int, str]]:
    """The position and name of each anchor, in the order of the page."""
    anchors: list[tuple[int, str]] = []
    block: QTextBlock = document.begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            part = parts.fragment()
            anchors += [(part.position(), name) for name in part.charFormat().anchorNames()]
            parts += 1
        block = block.next()
    return sorted(anchors)
