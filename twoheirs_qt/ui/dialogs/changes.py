"""What is new: shown once after an update, and on request."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDate, QLocale
from PySide6.QtGui import QTextCursor
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
    """Lists what changed: in all versions, or in those newer than `before`.

    It begins in short; the button *Details* adds the rest of each version.
    """

    def __init__(self, language: str, parent: QWidget | None, before: str | None = None) -> None:
        super().__init__(parent)
        self._before = before
        self._words = Paragraph(_WORDS, self)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        walk_by_caret(self.text)
        self.text.setTabChangesFocus(True)
        self.text.setFont(scaled_font(14))
        self._releases = releases(language) if before is None else since(before, language)
        self.details = self.button(self._show)
        self.details.setCheckable(True)
        self._close = self.button(self.accept, default=True)
        fill(self.column, (self._words, (self.text, 1)))
        self.show_all((self.details, None, self._close))
        self._show()
        self._set_texts()
        self.begin_with(_WIDE, _HIGH, share=1.0)

    def _show(self) -> None:
        is_long = self.details.isChecked()
        text = "\n\n".join(_as_text(each, with_details=is_long) for each in self._releases)
        self.text.setPlainText(typeset(as_keys_are_called(text, sys.platform)))
        if is_long:  # else nothing new would be seen: the newest version's list fills the window
            before = _as_text(self._releases[0], with_details=False).count("\n") + 2
            self.text.setTextCursor(QTextCursor(self.text.document().findBlockByNumber(before)))
            self.text.centerCursor()

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
        self.details.setText(QCoreApplication.translate("Details", "&Details"))
        self._close.setText(self.tr("&Close"))


def _as_text(release: Release, *, with_details: bool) -> str:
    day = QLocale().toString(
        QDate.fromString(release.day, "yyyy-MM-dd"), QLocale.FormatType.LongFormat
    )
    head = QCoreApplication.translate("Changes", "Version {version}, {day}").format(
        version=release.version, day=day
    )
    parts = [head, *([release.words] if release.words else []), _list(release.summary)]
    if with_details:
        names = _sections()
        parts += [f"{names.get(name, name)}\n{_list(items)}" for name, items in release.details]
    return "\n\n".join(parts)


def _list(items: Sequence[str]) -> str:
    return "\n".join(f"• {item}" for item in items)


def _sections() -> dict[str, str]:
    return {
        "Added": QCoreApplication.translate("Changes", "New"),
        "Changed": QCoreApplication.translate("Changes", "Changed"),
        "Fixed": QCoreApplication.translate("Changes", "Fixed"),
        "Removed": QCoreApplication.translate("Changes", "Removed"),
        "Known": QCoreApplication.translate("Changes", "Good to know"),
    }
