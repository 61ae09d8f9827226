"""The rule book as it is read by a caret."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QTextCursor
from PySide6.QtTest import QTest

from twoheirs_qt.tabletop.book.window import RuleBookWindow

_K = Qt.Key


def test_a_caret_reads_every_line_but_those_of_pictures_alone(
    open_book: Callable[..., RuleBookWindow],
) -> None:
    QAccessible.setActive(True)
    try:
        book = open_book("building/cathedral")
    finally:
        QAccessible.setActive(False)
    book.view.setFocus()
    text = book.view.toPlainText()
    assert "\ufffc" in text
    end = book.view.textCursor().MoveOperation.End
    read = list[str]()
    for key in (_K.Key_Down, _K.Key_Up):
        lines, before = list[str](), -1
        while (position := book.view.textCursor().position()) != before:
            line = book.view.textCursor()
            line.select(QTextCursor.SelectionType.LineUnderCursor)
            lines.append(line.selectedText())
            before = position
            QTest.keyClick(book.view, key)
        assert len(lines) > 5
        read.append("".join(lines if key == _K.Key_Down else reversed(lines)))
        assert "\ufffc" not in read[-1]
        book.view.moveCursor(end)
    assert "Trade & Church" in read[0]
    assert "Trade & Church" in read[1]
