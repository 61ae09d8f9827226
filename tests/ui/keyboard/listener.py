"""Plays with keys alone, and knows only what a screen reader would say of where the focus is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.games.two_heirs.reading import load_save
from tests.reading import simplify
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.rules import State, apply

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
_NAME, _MORE = QAccessible.Text.Name, QAccessible.Text.Description


class Listener:
    """Presses keys of the real window, and hears names and descriptions of what has the focus."""

    def __init__(self, program: Program) -> None:
        self._program = program

    @property
    def program(self) -> Program:
        """The program, for a test to compare with in the end."""
        return self._program

    def find_window(self) -> QWidget:
        """Return what gets the keys: the dialog that is open, or the window."""
        return QApplication.activeModalWidget() or self._program.window

    def press(self, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Click keys one after the other."""
        for key in keys:
            handle = self._come_forward().windowHandle()
            assert handle is not None
            QTest.keyClick(handle, key, modifiers)
            QCoreApplication.processEvents()

    def hear(self) -> str:
        """The name of what has the focus."""
        return self._read_focus(_NAME)

    def hear_more(self) -> str:
        """The description of what has the focus."""
        return self._read_focus(_MORE)

    def hear_window(self) -> str:
        """Return what a screen reader says of a window when it opens."""
        window = self.find_window()
        return simplify(f"{window.windowTitle()}. {window.accessibleDescription()}")

    def go_down_to(self, text: str) -> str:
        """Go down a list until a row says these words; what it says."""
        for _ in range(80):
            if text in self.hear():
                return self.hear()
            self.press(Key.Key_Down)
        raise AssertionError(f"no row says {text}")

    def _come_forward(self) -> QWidget:
        """No window manager gives the focus back when a dialog closes."""
        window = self.find_window()
        if not window.isActiveWindow():
            window.activateWindow()
            QCoreApplication.processEvents()
        return window

    def _read_focus(self, text_kind: QAccessible.Text) -> str:
        self._come_forward()
        widget = QApplication.focusWidget()
        assert widget is not None, "the focus is lost"
        result = QAccessible.queryAccessibleInterface(widget)
        inner = result.focusChild()
        return simplify((inner or result).text(text_kind))

    def end_turn(self) -> None:
        """Ctrl+Enter, and whatever is asked then: what goes are the first tiles of the hand."""
        self.press(Key.Key_Return, modifiers=CTRL)
        if QApplication.activeModalWidget() is None:
            return
        surplus = re.search(r"in hand: discard (\d+)", self.hear_window())
        for number in range(int(surplus[1]) if surplus else 0):
            self.press(Key(Key.Key_1 + number))
        self.press(Key.Key_Return)
        assert QApplication.activeModalWidget() is None, self.hear_window()


def replay_file(program: Program) -> State:
    """The running game's file, played by the rules alone, up to where it stands."""
    program.store.flush()
    path = program.store.path
    assert path is not None
    save = load_save(path, program.session.catalogue)
    *_, state = _list_states(save.start, save.actions[: save.done_count])
    return state


def _list_states(state: State, actions: Sequence[object]) -> Iterator[State]:
    yield state
    for action in actions:
        state, _ = apply(state, action)  # type: ignore[arg-type]
        yield state
