"""Measures what Qt paints itself: words of a window that have less room than they need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QTableView,
    QTextEdit,
    QToolButton,
    QTreeView,
    QWidget,
)

from twoheirs_qt.tabletop.widgets.entry_list import EntryList

SLACK: Final = 1
_LEADING: Final = 3
"""What of the height of words is room between lines."""
_PADDING: Final = 8
"""What of a button's own margin may be lost before its words are."""


def find_cuts(window: QWidget) -> dict[str, str]:
    """Find what is cut off in a window that is shown: the words, and how."""
    results: dict[str, str] = {}
    for widget in (window, *window.findChildren(QWidget)):
        if _is_seen(widget, window):
            for words, fault in _find_faults(widget, window):
                results[words] = f"{fault} ({type(widget).__name__} {widget.objectName()})"
    return results


def _is_seen(widget: QWidget, window: QWidget) -> bool:
    """Whether it is shown: some panels have no height while letters are large."""
    ancestor: QWidget | None = widget
    while ancestor is not None and ancestor is not window:
        if not ancestor.height() or ancestor.isHidden():
            return False
        ancestor = ancestor.parentWidget()
    return ancestor is window and widget.window() is window


def _find_faults(widget: QWidget, window: QWidget) -> Iterator[tuple[str, str]]:
    if isinstance(widget, QLabel) and widget.text():
        yield from _check_label(widget)
        yield from _check_outside(widget, widget.text(), window)
    elif isinstance(widget, QAbstractButton) and widget.text():
        if isinstance(widget, QPushButton | QToolButton | QCheckBox | QRadioButton):
            yield from _check_size(widget.text(), widget.size(), widget.sizeHint(), _PADDING)
        yield from _check_outside(widget, widget.text(), window)
    elif isinstance(widget, QComboBox):
        yield from _check_size(widget.currentText(), widget.size(), widget.sizeHint(), SLACK)
    elif isinstance(widget, QGroupBox):
        needed_width = widget.fontMetrics().horizontalAdvance(widget.title())
        yield from _check_size(widget.title(), widget.size(), QSize(needed_width + 12, 0), SLACK)
    elif isinstance(widget, QLineEdit) and not widget.text():
        words = widget.placeholderText()
        needed_width = widget.fontMetrics().horizontalAdvance(words)
        yield from _check_size(
            words, widget.contentsRect().size(), QSize(needed_width + 4, 0), SLACK
        )
    elif isinstance(widget, QHeaderView):
        yield from _check_header(widget)
    elif isinstance(widget, QMenuBar):
        yield from _check_menu_bar(widget)
    elif isinstance(widget, QAbstractItemView):
        yield from _check_items(widget)
    elif isinstance(widget, QScrollArea):
        yield from _check_scroll_area(widget)
    elif isinstance(widget, QTextEdit) and widget.horizontalScrollBar().maximum() > 0:
        yield widget.toPlainText()[:40], "wider than its page"


def _check_label(label: QLabel) -> Iterator[tuple[str, str]]:
    available = label.size()
    if not label.wordWrap():
        yield from _check_size(label.text(), available, label.sizeHint(), SLACK)
        return
    needed_height = label.heightForWidth(available.width())
    if needed_height > available.height() + _LEADING:
        yield label.text(), f"{needed_height} high in {available.height()}"
    yield from _check_size(
        label.text(), available, QSize(label.minimumSizeHint().width(), 0), SLACK
    )


def _check_size(
    text: str, available: QSize, needed: QSize, slack: int
) -> Iterator[tuple[str, str]]:
    if needed.width() > available.width() + slack:
        yield text, f"{needed.width()} wide in {available.width()}"
    elif needed.height() > available.height() + max(slack, _LEADING):
        yield text, f"{needed.height()} high in {available.height()}"


def _check_outside(widget: QWidget, text: str, window: QWidget) -> Iterator[tuple[str, str]]:
    """Find what sticks out of its window, unless it can be scrolled to."""
    ancestor = widget.parentWidget()
    while ancestor is not None and ancestor is not window:
        if isinstance(ancestor, QAbstractScrollArea):
            return
        ancestor = ancestor.parentWidget()
    if widget is window:
        return
    where = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    if not window.rect().adjusted(-1, -1, 1, 1).contains(where):
        yield text, f"at {where.getRect()} outside its window of {window.size().toTuple()}"


def _check_header(header: QHeaderView) -> Iterator[tuple[str, str]]:
    if header.orientation() is not Qt.Orientation.Horizontal:
        return
    for section in range(header.count()):
        if header.isSectionHidden(section):
            continue
        words = header.model().headerData(section, Qt.Orientation.Horizontal)
        needed, have = header.sectionSizeHint(section), header.sectionSize(section)
        if words and needed > have + SLACK:
            yield str(words), f"heading {needed} wide in {have}"


def _check_menu_bar(bar: QMenuBar) -> Iterator[tuple[str, str]]:
    overflow_button = bar.findChild(QToolButton, "qt_menubar_ext_button")
    if overflow_button is not None and overflow_button.isVisibleTo(bar):
        yield "the menu bar", "not all menus have room"


def _check_items(view: QAbstractItemView) -> Iterator[tuple[str, str]]:
    if not isinstance(view, QTreeView | QTableView | QListView):
        return
    model, root = view.model(), view.rootIndex()
    if model is None:
        return
    scrolls = view.horizontalScrollBar().maximum() > 0
    off = view.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    for row in range(min(model.rowCount(root), 200)):
        for column in range(1 if isinstance(view, QListView) else model.columnCount(root)):
            index = model.index(row, column, root)
            where = view.visualRect(index)
            # The rows of the chronicle are as high as their words, which its painter measures.
            is_entry_list = isinstance(view, EntryList)
            needed = where.size() if is_entry_list else view.sizeHintForIndex(index)
            words = str(index.data() or "")
            if words and isinstance(view, QTableView) and view.wordWrap():
                room = QRect(0, 0, where.width() - 2 * _PADDING, 10_000)
                flags = int(Qt.TextFlag.TextWordWrap)
                broken = view.fontMetrics().boundingRect(room, flags, words)
                if broken.width() > room.width() or broken.height() > where.height():
                    yield words, f"{broken.size().toTuple()} in {where.size().toTuple()}"
                continue
            wraps = isinstance(view, QListView | QTreeView) and view.wordWrap()
            if words and wraps and needed.height() > where.height() > 0:
                yield words, f"item {needed.height()} high in {where.height()}"
            if words and not where.isEmpty() and not wraps:
                if needed.width() > where.width() + SLACK:
                    yield words, f"item {needed.width()} wide in {where.width()}"
                elif where.right() > view.viewport().width() and (off or not scrolls):
                    yield words, f"item ends at {where.right()} of {view.viewport().width()}"


def _check_scroll_area(area: QScrollArea) -> Iterator[tuple[str, str]]:
    page = area.widget()
    off = area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    if page is not None and off and page.width() > area.viewport().width() + SLACK:
        yield "a page that scrolls", f"{page.width()} wide in {area.viewport().width()}"


def find_menu_faults(menu: QMenu, screen: QSize) -> dict[str, str]:
    """A menu takes the room it needs; all of it must be on the screen."""
    hint = menu.sizeHint()
    if hint.width() > screen.width() or hint.height() > screen.height():
        return {menu.title(): f"a menu of {hint.toTuple()} on a screen of {screen.toTuple()}"}
    return {}
