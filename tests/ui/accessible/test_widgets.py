"""What is told of the widgets around the table: one page of a stack, and words in a window."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QDialog, QLabel, QMainWindow, QPushButton, QStackedWidget
from pytestqt.qtbot import QtBot

from twoheirs_qt.ui import older_readers
from twoheirs_qt.ui.accessible.factory import make

NAME = QAccessible.Text.Name


def test_of_a_stack_only_the_page_that_is_shown_is_there(qtbot: QtBot) -> None:
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    pages = [QLabel("one"), QLabel("two")]
    for page in pages:
        stack.addWidget(page)
    found = make("QStackedWidget", stack)
    assert found is not None
    for page in reversed(pages):
        stack.setCurrentWidget(page)
        assert found.childCount() == 1
        assert found.child(0).object() is page
        assert found.child(1) is None
        assert [found.indexOfChild(QAccessible.queryAccessibleInterface(each)) for each in pages] \
            == [0 if each is page else -1 for each in pages]  # fmt: skip


def test_words_are_the_name_of_a_window_for_one_event_and_never_the_same_twice(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QMainWindow()
    window.setWindowTitle("The Two Heirs")
    qtbot.addWidget(window)
    window.show()
    frame = older_readers.frame(window)
    heard = list[str]()

    def hear(event: QAccessibleEvent) -> None:
        assert event.type() is QAccessible.Event.NameChanged
        heard.append(frame.text(NAME))

    monkeypatch.setattr(older_readers.Frame, "send", staticmethod(hear))
    for _ in range(3):
        frame.speak("White took the Mill")
        assert frame.text(NAME) == "The Two Heirs"
    assert [words.strip() for words in heard] == ["White took the Mill"] * 3
    assert heard[0] != heard[1] != heard[2]


def test_in_a_dialog_words_are_the_description_of_what_has_the_focus(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    button = QPushButton("Start", dialog)
    dialog.show()
    button.setFocus()
    for words in ("Too many sets", "Too many sets"):
        before = button.accessibleDescription()
        older_readers.speak_through(dialog, words)
        assert button.accessibleDescription().strip() == words
        assert button.accessibleDescription() != before


def test_without_a_bus_announcements_are_taken_to_be_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(older_readers, "_ask", lambda *_: None)
    assert older_readers.take_announcements()
