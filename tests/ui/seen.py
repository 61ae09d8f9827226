"""Everything that a player can see or hear of the windows that are open, as texts."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QColor, QHelpEvent, QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
    QTreeView,
    QWidget,
)

from tests.reading import simplify
from tests.ui.conftest import process_events
from twoheirs_qt.tabletop.widgets.label import TaggedLabel

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
PAINTED = QColor("#ff00ff")
"""A colour that no picture of the program has."""


class ForbiddenPicture:
    """A picture that the program must not open; records whether it did."""

    def __init__(self, path: Path) -> None:
        image = QImage(900, 900, QImage.Format.Format_RGB32)
        image.fill(PAINTED)
        assert image.save(str(path))
        self._watch = -1
        if sys.platform == "linux":
            library = ctypes.CDLL(None, use_errno=True)
            self._watch = library.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
            assert library.inotify_add_watch(self._watch, os.fsencode(path), 0x20) >= 0  # IN_OPEN

    @property
    def taken(self) -> bool:
        """Whether the picture has been opened (on Linux; elsewhere only what is painted tells)."""
        if self._watch < 0:
            return False
        try:
            return bool(os.read(self._watch, 4096))
        except BlockingIOError:
            return False

    def close(self) -> None:
        if self._watch >= 0:
            os.close(self._watch)


def read_tip(widget: QWidget, spot: QPoint) -> str:
    """Read the tip shown where the mouse rests; AssertionError if its text is taken for HTML."""
    where = widget.mapToGlobal(spot)
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, spot, where))
    tips = [
        item
        for item in QApplication.topLevelWidgets()
        if item.metaObject().className() == "QTipLabel" and item.isVisible()
    ]
    assert len(tips) == 1, "no tip is shown"
    [tip] = tips
    assert isinstance(tip, QLabel)
    assert tip.textFormat() is Qt.TextFormat.PlainText
    assert not is_painted(tip)
    text = tip.text()
    tip.hide()
    tip.deleteLater()
    process_events()
    return text


def is_painted(widget: QWidget) -> bool:
    """Whether the picture of `ForbiddenPicture` is seen in a widget."""
    image = widget.grab().toImage()
    columns, rows = range(3, image.width(), 40), range(3, image.height(), 40)
    return any(image.pixelColor(x, y) == PAINTED for y in rows for x in columns)


@contextmanager
def gather_texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Collect the texts that the program itself paints within this context."""
    results: list[str] = []
    draw: Callable[..., Any] = QPainter.drawText

    def record(painter: QPainter, *arguments: Any) -> Any:
        results.extend(argument for argument in arguments if isinstance(argument, str))
        return draw(painter, *arguments)

    with monkeypatch.context() as patch:
        patch.setattr(QPainter, "drawText", record)
        yield results


def list_seen_texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All texts of all windows: what widgets and models say, and what the program paints."""
    process_events()
    with gather_texts(monkeypatch) as texts:
        for window in QApplication.topLevelWidgets():
            if window.isVisible():
                assert not is_painted(window)
    for widget in QApplication.allWidgets():
        if widget.isVisible():
            texts.extend(_list_texts(widget))
    return [simplify(text) for text in texts if text]


def _list_texts(widget: QWidget) -> Iterator[str]:
    if widget.isWindow():
        yield widget.windowTitle()
    yield from (widget.toolTip(), widget.statusTip())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    for action in widget.actions():
        yield from (action.text(), action.toolTip(), action.statusTip())
    if isinstance(widget, QLabel):
        plain = widget.textFormat() is Qt.TextFormat.PlainText
        assert plain or isinstance(widget, TaggedLabel), widget.text()
        yield widget.text()
    elif isinstance(widget, QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QPlainTextEdit):
        yield widget.toPlainText()
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _read_rows(widget, widget.model(), widget.rootIndex())


def _read_rows(
    view: QAbstractItemView, model: QAbstractItemModel, parent: QModelIndex
) -> Iterator[str]:
    # A model of a single list keeps its `columnCount` to itself.
    columns = model.columnCount(parent) if isinstance(view, QTreeView | QTableView) else 1
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield from (data for role in _ROLES if isinstance(data := index.data(role), str))
        yield from _read_rows(view, model, model.index(row, 0, parent))
