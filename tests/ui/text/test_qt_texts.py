"""Texts of Qt itself, as in dialogs for files and menus of lines, are in our languages, too."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QKeyCombination,
    Qt,
    QTranslator,
)
from PySide6.QtGui import QKeySequence
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLineEdit,
    QMainWindow,
    QMessageBox,
    QPlainTextEdit,
    QSpinBox,
    QTextBrowser,
    QTreeView,
)

from twoheirs_qt.tabletop.text.language import Languages
from twoheirs_qt.tabletop.text.languages import TRANSLATED
from twoheirs_qt.tabletop.window.commands import Command, format_key

Asked = set[tuple[str, str]]

KEYS = [
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Escape),
    *(Qt.Key.Key_Menu, Qt.Key.Key_Delete, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Home),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_F1),
]
MODIFIERS = [
    *(Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier),
    *(Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.KeypadModifier),
]

ALIKE = {
    # Keys, papers and kinds of files that have the same name everywhere.
    *(("QFileDialog", f"Alt+{key}") for key in ("Left", "Right", "Up")),
    ("QPageSize", "A4"),
    ("QShortcut", "Num"),
    # Not shown: the names of rare keys are compared with what an action's key is called.
    *(
        ("QShortcut", key)
        for key in (
            *("Adjust contrast", "Application Left", "Application Right", "Audio Cycle Track"),
            *("Away", "Back Forward", "Calendar", "Clear Grab", "Control", "Keyboard"),
            *("Launch (G)", "Launch (H)", "Media Fast Forward", "Memo", "To-do list"),
        )
    ),
}


class Last(QTranslator):
    """Asked after all others: what arrives here nobody has translated."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: Asked = set()

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str | bytes | memoryview,
        sourceText: str | bytes | memoryview,
        disambiguation: str | bytes | memoryview | None = None,
        n: int = -1,
    ) -> str:
        # The system's own names of kinds of files; and what Qt asks for itself.
        if str(context) not in ("QMimeType", "QGuiApplication"):
            self.asked.add((str(context), str(sourceText)))
        return ""


@pytest.fixture
def last(qapp: QApplication) -> Iterator[Last]:
    translator = Last()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


def show_what_qt_has(window: QMainWindow) -> None:
    """Everything of Qt's own that the program may show."""
    files = QFileDialog(window)
    files.setOption(QFileDialog.Option.DontUseNativeDialog)
    files.show()
    for mode in (QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave):
        files.setAcceptMode(mode)
        QCoreApplication.processEvents()
    files.setViewMode(QFileDialog.ViewMode.Detail)
    columns = files.findChild(QTreeView)
    assert columns is not None
    for column in range(columns.model().columnCount()):
        columns.model().headerData(column, Qt.Orientation.Horizontal)
    number = QSpinBox(window).findChild(QLineEdit)
    assert number is not None
    page = QTextBrowser(window)
    page.setHtml("<a href='turn'>turn</a>")
    for line in (QLineEdit(window), number, page, QPlainTextEdit(window)):
        line.createStandardContextMenu().deleteLater()
    for button in QMessageBox.StandardButton:
        if button is not QMessageBox.StandardButton.NoButton:
            box = QMessageBox(QMessageBox.Icon.Warning, "", "", button, window)
            box.show()
            box.close()
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printing = QPrintDialog(printer, window)
    printing.show()
    QCoreApplication.processEvents()
    for dialog in (printing, files):
        dialog.close()
    for key in KEYS:
        for modifier in MODIFIERS:
            keys = QKeySequence(QKeyCombination(modifier, key))
            keys.toString(QKeySequence.SequenceFormat.NativeText)


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_of_qts_is_left_in_english(last: Last, languages: Languages, language: str) -> None:
    languages.choose(language)
    last.asked.clear()
    window = QMainWindow()
    window.show()
    show_what_qt_has(window)
    seen = set(last.asked)
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert seen - ALIKE == set()


def test_a_text_without_translation_arrives(qapp: QApplication, last: Last) -> None:
    QCoreApplication.translate("Nowhere", "a goose")
    assert last.asked == {("Nowhere", "a goose")}


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS shows keys as symbols")
@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Ctrl+Enter", "Enter", "Tab", "Shift+Tab", "Esc", "Del"]),
        ("pl", ["Ctrl+Enter", "Enter", "Tab", "Shift+Tab", "Esc", "Del"]),
        ("sk", ["Ctrl+Enter", "Enter", "Tab", "Shift+Tab", "Esc", "Del"]),
        ("de", ["Strg+Eingabe", "Eingabe", "Tab", "Umschalt+Tab", "Esc", "Entf"]),
    ],
)
def test_menus_call_keys_as_the_texts_do(
    languages: Languages, language: str, names: list[str]
) -> None:
    languages.choose(language)
    command = Command(None, "Ctrl+Return", "Return", "Tab", "Shift+Tab", "Esc", "Del")
    assert [format_key(key) for key in command.keys] == names
    # Whatever the language calls them, both keys named Enter are told apart.
    both = Command(None, "Ctrl+Return", "Ctrl+Enter").keys
    assert len(set(map(QKeySequence.toString, both))) == 2
