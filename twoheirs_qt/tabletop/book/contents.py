"""The left side of the rule book: contents as a tree, and the results of a search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from twoheirs_qt.tabletop.book.markup import format_plain_text
from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.prose.book_model import Book
from twoheirs_qt.tabletop.text.search import Entry, Hit
from twoheirs_qt.tabletop.widgets.wrapped_rows import WrappedRows

_ID: Final = Qt.ItemDataRole.UserRole + 1
_ENTRY: Final = Qt.ItemDataRole.UserRole + 2
_HIT: Final = Qt.ItemDataRole.UserRole + 3
_RIGHT: Final = Qt.TextElideMode.ElideRight
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Contents(QTreeWidget):
    """Chapters and their sections; `chosen` carries the id of a section."""

    chosen = Signal(str)

    def __init__(self, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._items: dict[str, QTreeWidgetItem] = {}
        self._chapters: list[QTreeWidgetItem] = []
        self._opened_chapter: QTreeWidgetItem | None = None
        self.setHeaderHidden(True)
        self.setIndentation(16)
        self.setItemDelegate(WrappedRows(self))
        self.setFont(make_text_font(14))
        self.itemClicked.connect(self._choose)
        bold = QFont()
        bold.setBold(True)  # the rest as the tree's font
        for chapter in book.chapters:
            parent_item = QTreeWidgetItem(self)
            parent_item.setData(0, _ID, chapter.sections[0].id)
            parent_item.setFont(0, bold)
            self._chapters.append(parent_item)
            for section in chapter.sections:
                item = QTreeWidgetItem(parent_item)
                item.setData(0, _ID, section.id)
                self._items[section.id] = item
        self.setAccessibleName(self.tr("Contents"))
        for item, chapter in zip(self._chapters, self._book.chapters, strict=True):
            item.setText(0, format_plain_text(chapter.title))
            for section in chapter.sections:
                title = format_plain_text(section.title)
                self._items[section.id].setText(0, title)
                self._items[section.id].setToolTip(0, title)

    @property
    def needed_width(self) -> int:
        """The width of the longest title, with its indentation."""
        widest = 0
        for titles, depth in ((self._chapters, 1), (self._items.values(), 2)):
            for item in titles:
                metrics = QFontMetrics(item.font(0).resolve(self.font()))
                room = metrics.horizontalAdvance(item.text(0)) + depth * self.indentation()
                widest = max(widest, room)
        return widest

    def show_current(self, section: str) -> None:
        """Select the section that is being read, and open its chapter."""
        item = self._items[section]
        chapter = item.parent()
        assert chapter is not None
        if self._opened_chapter is not None and self._opened_chapter is not chapter:
            self._opened_chapter.setExpanded(False)
        # A chapter that the reader has opened stays open.
        self._opened_chapter = (
            chapter if not chapter.isExpanded() or chapter is self._opened_chapter else None
        )
        if item is not self.currentItem():
            self.setCurrentItem(item)
        self.scrollToItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in _ENTER and item is not None:
            self._choose(item)
            return
        super().keyPressEvent(event)

    def _choose(self, item: QTreeWidgetItem) -> None:
        item.setExpanded(True)
        self.chosen.emit(item.data(0, _ID))


class Results(QListWidget):
    """The results of a search; `chosen` carries the `Hit`, `escaped` is emitted by Esc.

    `entered` follows if it was chosen by a key, to move the focus into the page.
    """

    chosen = Signal(object)
    entered = Signal()
    escaped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_HitDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(lambda item: self.chosen.emit(item.data(_HIT)))
        self.setAccessibleName(self.tr("Found in the rule book"))

    def show_hits(self, hits: Sequence[Hit], entries: Sequence[Entry]) -> None:
        """List these results; the first is the current one."""
        self.clear()
        for hit in hits:
            entry = entries[hit.entry]
            item = QListWidgetItem(entry.title, self)
            item.setData(_ENTRY, entry)
            item.setData(_HIT, hit)
            spoken_text = f"{entry.title}. {entry.group}. {hit.excerpt}"
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken_text)
        self.setCurrentRow(0)

    def choose_current(self) -> None:
        """Choose the current result as by a key, if there is one."""
        item = self.currentItem()
        if item is not None:
            self.chosen.emit(item.data(_HIT))
            self.entered.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.choose_current()
        elif event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)


class _HitDelegate(QStyledItemDelegate):
    """Paints the title in bold, its chapter, and two lines of the excerpt with its matches."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(
            80, _measure_height(_make_title_font()) + 3 * _measure_height(_make_excerpt_font()) + 14
        )

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        theme, selected = find_current_theme(), bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        if selected:
            painter.fillRect(rect, theme.find_color("gold"))
        entry, hit = index.data(_ENTRY), index.data(_HIT)
        ink, muted = (
            theme.find_color(name) for name in (("gold_ink",) * 2 if selected else ("ink", "muted"))
        )
        line_rect = rect.adjusted(8, 5, -8, 0)
        for words, font, color in (
            (entry.title, _make_title_font(), ink),
            (entry.group, _make_excerpt_font(italic=True), muted),
        ):
            line_rect.setHeight(_measure_height(font))
            painter.setFont(font)
            painter.setPen(color)
            elided = painter.fontMetrics().elidedText(words, _RIGHT, line_rect.width())
            painter.drawText(line_rect, int(Qt.AlignmentFlag.AlignVCenter), elided)
            line_rect.moveTop(line_rect.bottom() + 1)
        _paint_excerpt(painter, QPointF(line_rect.topLeft()), line_rect.width(), hit, ink)
        painter.restore()
        painter.setPen(theme.find_color("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())


def _paint_excerpt(painter: QPainter, position: QPointF, width: int, hit: Hit, ink: QColor) -> None:
    """Paint two lines of the excerpt, with matches bold in `ink`, and "…" if it continues."""
    text = hit.excerpt
    layout, end = _lay_out(text, hit, width, ink)
    words = text[:end].split(" ")
    while end < len(text) and len(words) > 1:
        words.pop()
        text = f"{' '.join(words)}\u00a0…"
        layout, end = _lay_out(text, hit, width, ink)
    layout.draw(painter, position)


def _lay_out(text: str, hit: Hit, width: int, ink: QColor) -> tuple[QTextLayout, int]:
    """Lay out the first two lines of `text`; returns them and the number of characters that fit."""
    layout = QTextLayout(text, _make_excerpt_font())
    bold = QTextCharFormat()
    bold.setFontWeight(QFont.Weight.Bold)
    bold.setForeground(ink)
    marks = []
    for start, end in hit.marks:
        mark = QTextLayout.FormatRange()
        mark.start, mark.length, mark.format = start, end - start, bold
        marks.append(mark)
    layout.setFormats(marks)
    layout.beginLayout()
    visible_length = 0
    for number in range(2):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        line.setPosition(QPointF(0, number * _measure_height(_make_excerpt_font())))
        visible_length = line.textStart() + line.textLength()
    layout.endLayout()
    return layout, visible_length


def _make_title_font() -> QFont:
    return make_text_font(14, bold=True)


def _make_excerpt_font(*, italic: bool = False) -> QFont:
    return make_text_font(12.5, italic=italic)


def _measure_height(font: QFont) -> int:
    return QFontMetrics(font).lineSpacing()
