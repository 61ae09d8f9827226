"""Keys that mean the same wherever on the page of a game the focus is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

_Reason = Qt.FocusReason
_Modifier = Qt.KeyboardModifier


def press(event: QKeyEvent, table: QWidget, bar: QWidget) -> bool:
    """Do what a key means that neither `table` nor the `bar` beneath it has taken.

    False if it means nothing.
    """
    if event.key() == Qt.Key.Key_F6:
        back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        _go_to_next_area(table, bar, back=back)
    elif is_letter(event) and table.isVisible() and not table.hasFocus():
        QCoreApplication.sendEvent(table, event)  # letters and digits mean something there alone
    else:
        return False
    return True


def is_letter(event: QKeyEvent) -> bool:
    """Whether a key is a letter or a digit and nothing more: with Alt or Ctrl it is another key."""
    with_others = event.modifiers() & ~(_Modifier.KeypadModifier | _Modifier.ShiftModifier)
    return event.text().isalnum() and not with_others


def _go_to_next_area(table: QWidget, bar: QWidget, *, back: bool) -> None:
    """Move the focus as Tab does, but from the whole of the bar to the table."""
    focus = QApplication.focusWidget() or table
    if bar.isAncestorOf(focus):
        table.setFocus(_Reason.BacktabFocusReason if back else _Reason.TabFocusReason)
    else:
        key = Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab
        tab = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(focus, tab)
