"""A player's hands at the window: keys for whatever has the focus, and the answers to questions."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.reading import simplify
from tests.ui.conftest import find_dialog, process_events
from twoheirs_qt.tabletop.widgets.question import Question
from twoheirs_qt.tabletop.window.window import MainWindow

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def press(
    qtbot: QtBot, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press a key in the window that has the focus."""
    # No window manager gives the focus back here.
    window = QApplication.activeModalWidget() or next(
        w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)
    )
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    handle = window.windowHandle()
    assert handle is not None
    qtbot.keyClick(handle, key, modifiers)
    process_events()


def find_question() -> Question:
    """The question that is open over the window."""
    opened = find_dialog()
    assert isinstance(opened, Question)
    return opened


def click(qtbot: QtBot, text: str) -> None:
    """Click the button with these words in the question that is open."""
    [button] = [item for item in find_question().buttons if simplify(item.text()) == text]
    qtbot.mouseClick(button, LEFT)
    process_events()


def read_tip(button: QWidget) -> str:
    """The tool tip of a button to which the pointer has come."""
    middle = QPointF(button.rect().center())
    QApplication.sendEvent(button, QEnterEvent(middle, middle, middle))
    return button.toolTip()
