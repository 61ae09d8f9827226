"""Reports on the widgets around the table: one page of a stack, and words in a window."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QHelpEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QMainWindow,
    QPushButton,
    QStackedWidget,
    QToolTip,
)
from pytestqt.qtbot import QtBot

from twoheirs_qt.tabletop.accessibility.factory import make_interface, make_readable
from twoheirs_qt.tabletop.widgets import legacy_screen_readers
from twoheirs_qt.tabletop.widgets.controls import ComboBox
from twoheirs_qt.tabletop.widgets.question import Answer, Question

NAME = QAccessible.Text.Name


def test_of_a_stack_only_the_page_that_is_shown_is_there(qtbot: QtBot) -> None:
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    pages = [QLabel("one"), QLabel("two")]
    for page in pages:
        stack.addWidget(page)
    result = make_interface("QStackedWidget", stack)
    assert result is not None
    for page in reversed(pages):
        stack.setCurrentWidget(page)
        assert result.childCount() == 1
        assert result.child(0).object() is page
        assert result.child(1) is None
        assert [result.indexOfChild(QAccessible.queryAccessibleInterface(item)) for item in pages] \
            == [0 if item is page else -1 for item in pages]  # fmt: skip


def test_words_are_the_name_of_a_window_for_one_event_and_never_the_same_twice(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QMainWindow()
    window.setWindowTitle("The Two Heirs")
    qtbot.addWidget(window)
    window.show()
    frame = legacy_screen_readers.make_frame(window)
    names = list[str]()

    def hear(event: QAccessibleEvent) -> None:
        assert event.type() is QAccessible.Event.NameChanged
        names.append(frame.text(NAME))

    monkeypatch.setattr(legacy_screen_readers.Frame, "send", staticmethod(hear))
    for _ in range(3):
        frame.speak("White took the Mill")
        assert frame.text(NAME) == "The Two Heirs"
    assert [words.strip() for words in names] == ["White took the Mill"] * 3
    assert names[0] != names[1] != names[2]


def test_in_a_dialog_words_are_the_description_of_what_has_the_focus(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    button = QPushButton("Start", dialog)
    dialog.show()
    button.setFocus()
    for words in ("Too many sets", "Too many sets"):
        before = button.accessibleDescription()
        legacy_screen_readers.speak_through(dialog, words)
        assert button.accessibleDescription().strip() == words
        assert button.accessibleDescription() != before


def test_the_description_is_given_back_when_the_focus_moves_on(qtbot: QtBot) -> None:
    """In a dialog that fills a page of the window, too: a reader takes that for the window."""
    window, page = QMainWindow(), QDialog()
    qtbot.addWidget(window)
    page.setWindowFlags(Qt.WindowType.Widget)
    window.setCentralWidget(page)
    first, second = (QPushButton(words, page) for words in ("First", "Second"))
    first.setAccessibleDescription("Begins")
    with qtbot.waitActive(window):
        window.show()
    first.setFocus()
    for words in ("1 too many", "2 too many"):
        legacy_screen_readers.speak_through(window, words)
        assert first.accessibleDescription() == words
    second.setFocus()
    qtbot.waitUntil(lambda: first.accessibleDescription() == "Begins")
    assert second.accessibleDescription() == ""


def test_words_put_where_the_focus_comes_to_stay_there(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    first, second = (QPushButton(words, dialog) for words in ("Mill", "Farm"))
    with qtbot.waitActive(dialog):
        dialog.show()
    first.setFocus()
    legacy_screen_readers.speak_through(dialog, "Choose 1 more tile")
    second.setFocus()
    legacy_screen_readers.speak_through(dialog, "Marked tiles will be discarded.")
    QApplication.processEvents()
    assert first.accessibleDescription() == ""
    assert second.accessibleDescription() == "Marked tiles will be discarded."


def test_what_happens_is_announced_after_all_changes_are_reported(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    make_readable()
    frame, names = QAccessible.queryAccessibleInterface(window), list[str]()
    send = staticmethod(lambda _: names.append(frame.text(NAME)))
    monkeypatch.setattr(legacy_screen_readers.Frame, "send", send)
    legacy_screen_readers.speak_through(window, "White took the Mill")
    legacy_screen_readers.speak_through(window, "Blue to play")
    assert names == []
    qtbot.waitUntil(lambda: names == ["White took the Mill", "Blue to play"])


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere readers tell the description")
def test_what_is_written_in_a_dialog_is_not_its_description_again(qtbot: QtBot) -> None:
    asked = Question("Give up?", "If you give up, you lose.", (Answer("Keep playing"),), None)
    qtbot.addWidget(asked)
    asked.show()
    result = make_interface("QDialog", asked)
    assert result is not None
    assert result.role() is QAccessible.Role.Dialog
    assert result.text(NAME) == "Give up?"
    assert result.text(QAccessible.Text.Description) == ""
    names = [result.child(row).text(NAME) for row in range(result.childCount())]
    assert names.count("If you give up, you lose.") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere readers tell what is chosen")
@pytest.mark.parametrize("older", [False, True])
def test_a_choice_in_a_closed_list_is_reported_to_older_readers(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, older: bool
) -> None:
    monkeypatch.setattr(legacy_screen_readers, "supports_announcements", lambda: not older)
    dialog = QDialog()
    qtbot.addWidget(dialog)
    box = QComboBox(dialog)
    box.addItems(["a human", "Greedy"])
    assert make_interface("QComboBox", box) is None
    with qtbot.waitActive(dialog):
        dialog.show()
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.accessibleDescription() == ("Greedy" if older else "")


def test_without_a_bus_announcements_are_taken_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legacy_screen_readers, "_call_method", lambda *_: None)
    assert legacy_screen_readers.supports_announcements()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere its name is told")
def test_a_list_without_a_label_is_named_by_one_that_is_not_shown(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    box = ComboBox(dialog)
    box.addItems(["a human", "Greedy"])
    box.set_name("Plays for White")
    box.set_name("Plays for Blue")
    dialog.show()
    result = QAccessible.queryAccessibleInterface(box)
    [(label, _)] = result.relations(QAccessible.RelationFlag.Label)
    assert label.text(NAME) == "Plays for Blue"
    assert label.state().invisible
    assert result.text(QAccessible.Text.Description) == "", "it would be said twice"
    where = box.rect().center()
    asked = QHelpEvent(QEvent.Type.ToolTip, where, box.mapToGlobal(where))
    QCoreApplication.sendEvent(box, asked)
    assert QToolTip.text() == "Plays for Blue"
    QToolTip.hideText()
