"""The changes from version to version, and the dialog that shows them."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QLocale
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from twoheirs_qt import __version__
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.text.qt_texts import replace_key_names
from twoheirs_qt.tabletop.text.text import typeset
from twoheirs_qt.tabletop.widgets.dialog import Dialog, Paragraph
from twoheirs_qt.tabletop.widgets.label import add_parts
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import enable_caret_navigation

SOURCE_LANGUAGE = "en"


class Release(NamedTuple):
    """A version, its day (2026-01-31), an introduction (`words`), a summary, and details.

    Details are sections: a name, such as *Fixed*, and its items.
    """

    version: str
    day: str
    words: str
    summary: tuple[str, ...]
    details: tuple[tuple[str, tuple[str, ...]], ...]


def list_releases(language: str) -> tuple[Release, ...]:
    """All versions, newest first; a part that is incomplete in `language` is in English.

    Raises FileNotFoundError where the package has no such list.
    """
    translated = _read_releases(language) if data.make_path(_make_path(language)).is_file() else {}
    return tuple(
        _merge_translation(release, translated.get(release.version))
        for release in _read_releases(SOURCE_LANGUAGE).values()
    )


def list_releases_since(
    before: str, language: str, current: str = __version__
) -> tuple[Release, ...]:
    """The versions newer than `before` up to `current`; none after a downgrade.

    If `before` is no version, such as an empty string, only the newest.
    """
    releases_up_to_now = [
        release
        for release in list_releases(language)
        if _parse_version(release.version) <= _parse_version(current)
    ]
    if not _parse_version(before):
        return tuple(releases_up_to_now[:1])
    return tuple(
        release
        for release in releases_up_to_now
        if _parse_version(release.version) > _parse_version(before)
    )


def _merge_translation(source: Release, translated: Release | None) -> Release:
    if translated is None:
        return source
    is_complete = len(translated.summary) == len(source.summary)
    sections = dict(translated.details)
    details = tuple(
        (name, sections[name] if len(sections.get(name, ())) == len(items) else items)
        for name, items in source.details
    )
    return source._replace(
        words=translated.words or source.words,
        summary=translated.summary if is_complete else source.summary,
        details=details,
    )


def _read_releases(language: str) -> dict[str, Release]:
    entries: list[dict[str, Any]] = json.loads(
        data.find_path(_make_path(language)).read_text("utf-8")
    )
    return {entry["version"]: _parse_release(entry) for entry in entries}


def _parse_release(entry: dict[str, Any]) -> Release:
    details = tuple((name, tuple(items)) for name, items in entry["details"])
    summary = tuple(entry["summary"])
    return Release(entry["version"], entry["day"], entry["words"], summary, details)


def _make_path(language: str) -> str:
    return f"changes/{language}.json"


def _parse_version(version: str) -> tuple[int, ...]:
    """Parse a version into comparable numbers; empty if `version` is none."""
    match = re.match(r"\d{1,9}(\.\d{1,9})*(?!\d)", version)
    return tuple(map(int, match[0].split("."))) if match else ()


_WIDTH = 640
_TEXT_WIDTH = 580
_HEIGHT = 520


class ChangesDialog(Dialog):
    """Lists the changes of all versions, or of those newer than `before`.

    At first it shows summaries; the button *Details* adds the details of each version.
    """

    def __init__(self, language: str, parent: QWidget | None, before: str | None = None) -> None:
        super().__init__(parent)
        self._before = before
        self._words = Paragraph(_TEXT_WIDTH, self)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        enable_caret_navigation(self.text)
        self.text.setTabChangesFocus(True)
        self.text.setFont(make_text_font(14))
        self._releases = (
            list_releases(language) if before is None else list_releases_since(before, language)
        )
        self.details = self.add_button(self._show)
        self.details.setCheckable(True)
        self._close = self.add_button(self.accept, default=True)
        add_parts(self.column, (self._words, (self.text, 1)))
        self.add_rows((self.details, None, self._close))
        self._show()
        self._set_texts()
        self.set_first_size(_WIDTH, _HEIGHT, max_screen_share=1.0)

    def _show(self) -> None:
        is_long = self.details.isChecked()
        text = "\n\n".join(
            _format_release(release, with_details=is_long) for release in self._releases
        )
        self.text.setPlainText(typeset(replace_key_names(text, sys.platform)))
        if is_long:  # scroll to the details, as the newest version's summary fills the window
            line = _format_release(self._releases[0], with_details=False).count("\n") + 2
            self.text.setTextCursor(QTextCursor(self.text.document().findBlockByNumber(line)))
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


def _format_release(release: Release, *, with_details: bool) -> str:
    day = QLocale().toString(
        QDate.fromString(release.day, "yyyy-MM-dd"), QLocale.FormatType.LongFormat
    )
    head = QCoreApplication.translate("Changes", "Version {version}, {day}").format(
        version=release.version, day=day
    )
    parts = [head, *([release.words] if release.words else []), _format_list(release.summary)]
    if with_details:
        names = _name_sections()
        parts += [
            f"{names.get(name, name)}\n{_format_list(items)}" for name, items in release.details
        ]
    return "\n\n".join(parts)


def _format_list(items: Sequence[str]) -> str:
    return "\n".join(f"• {item}" for item in items)


def _name_sections() -> dict[str, str]:
    return {
        "Added": QCoreApplication.translate("Changes", "New"),
        "Changed": QCoreApplication.translate("Changes", "Changed"),
        "Fixed": QCoreApplication.translate("Changes", "Fixed"),
        "Removed": QCoreApplication.translate("Changes", "Removed"),
        "Known": QCoreApplication.translate("Changes", "Good to know"),
    }
