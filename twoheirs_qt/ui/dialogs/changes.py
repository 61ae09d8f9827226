"""What is new: told once after an update, and whenever somebody asks."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QDate, QLocale
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from twoheirs_qt import __version__
from twoheirs_qt.files.changes import Release, releases, since
from twoheirs_qt.ui.dialogs.dialog import Dialog
from twoheirs_qt.ui.dialogs.roomy import Paragraph
from twoheirs_qt.ui.fonts import scaled_font
from twoheirs_qt.ui.lines import fill
from twoheirs_qt.ui.speech import walk_by_caret
from twoheirs_qt.words.key_names import as_keys_are_called
from twoheirs_qt.words.typography import typeset

_WIDE = 640
_WORDS = 580
_HIGH = 520


class ChangesDialog(Dialog):
    """Lists what changed: in all versions, or in those newer than `before`."""

    def __init__(self, language: str, parent: QWidget | None, before: str | None = None) -> None:
        super().__init__(parent)
        self._before = before
        self._words = Paragraph(_WORDS, self)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        walk_by_caret(self.text)
        self.text.setTabChangesFocus(True)
        self.text.setFont(scaled_font(14))
        told = releases(language) if before is None else since(before, language)
        words = "\n\n".join(_told(each) for each in told)
        self.text.setPlainText(typeset(as_keys_are_called(words, sys.platform)))
        self._close = self.button(self.accept, default=True)
        fill(self.column, (self._words, (self.text, 1)))
        self.show_all((None, self._close))
        self._set_texts()
        self.begin_with(_WIDE, _HIGH, share=1.0)

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("What is new"))
        if self._before is None:
            words = self.tr("This is version {version}.").format(version=__version__)
        else:
            words = self.tr(
                "The Two Heirs has been updated to version {version}. Your games and settings are "
                "as you left them."
            ).format(version=__version__)
        self._words.setText(words)
        self.text.setAccessibleName(self.windowTitle())
        self._close.setText(self.tr("&Close"))


def _told(release: Release) -> str:
    day = QLocale().toString(
        QDate.fromString(release.day, "yyyy-MM-dd"), QLocale.FormatType.LongFormat
    )
    head = QCoreApplication.translate("Changes", "Version {version}, {day}").format(
        version=release.version, day=day
    )
    parts = [head, *([release.words] if release.words else [])]
    names = _sections()
    for name, items in release.changes:
        parts.append("\n".join([names.get(name, name), *(f"• {item}" for item in items)]))
    return "\n\n".join(parts)


def _sections() -> dict[str, str]:
    return {
        "Added": QCoreApplication.translate("Changes", "New"),
        "Changed": QCoreApplication.translate("Changes", "Changed"),
        "Fixed": QCoreApplication.translate("Changes", "Fixed"),
        "Removed": QCoreApplication.translate("Changes", "Removed"),
        "Known": QCoreApplication.translate("Changes", "Good to know"),
    }
