"""About the program: version, catalogue in play, authors, and licences."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from typing import NamedTuple

import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QWidget

from twoheirs_qt import HOME, __version__
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.drawing.fonts import make_monospace_font, make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.pictures import Pictures
from twoheirs_qt.tabletop.widgets.dialog import Dialog, FittedScrollArea, Paragraph
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, add_parts, make_column, make_row
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import enable_caret_navigation
from twoheirs_qt.tabletop.window.whats_new import ChangesDialog


class Part(NamedTuple):
    """A part of the program with a licence of its own.

    `source_address` is where its source code is; `licence_files` are names in `licences/`.
    """

    name: str
    version: str
    licence: str
    source_address: str
    licence_files: tuple[str, ...]

    @property
    def label(self) -> str:
        """Its name and version."""
        return f"{self.name} {self.version}".strip()

    @property
    def full_licence(self) -> str:
        """The texts of its licence, one after the other. Raises FileNotFoundError."""
        files = [
            data.find_path(f"licences/{name}").read_text("utf-8") for name in self.licence_files
        ]
        head = f"{self.label}\n{self.licence}\n{self.source_address}\n"
        return "\n\n".join([head, *files])


def list_parts() -> tuple[Part, ...]:
    """The program itself, then all that is bundled with it. Raises FileNotFoundError."""
    entries = json.loads(data.find_path("licences/index.json").read_text("utf-8"))["components"]
    own = Part("The Two Heirs", __version__, "GPL-3.0-or-later", "", ("GPL-3.0.txt",))
    bundled = (
        Part(
            *(entry["name"], entry["version"], entry["licence"], entry["source"]),
            tuple(entry["texts"]),
        )
        for entry in entries
    )
    return (own, *bundled)


_LICENCES_WIDTH = 720
_LICENCES_TEXT_WIDTH = 500
_LICENCES_HEIGHT = 520
_LICENCES_LIST_WIDTH = 210


class LicencesDialog(Dialog):
    """A list of the parts, and beside it the licence of the chosen one."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._parts = list_parts()
        self._words = Paragraph(_LICENCES_TEXT_WIDTH, self)
        self.list = QListWidget(self)
        self.list.setFont(make_text_font(14))
        self.list.addItems([part.label for part in self._parts])
        self.list.setFixedWidth(scale_length(_LICENCES_LIST_WIDTH))
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        enable_caret_navigation(self.text)
        self.text.setTabChangesFocus(True)
        self.text.setFont(make_monospace_font(12))
        self._heading = Label("", self, make_text_font(14))
        self._heading.setBuddy(self.list)
        self._close = self.add_button(self.accept, default=True)
        left = make_column(self._heading, (self.list, 1))
        layout = make_row(left, (self.text, 1), spacing=12)
        add_parts(self.column, (self._words, (layout, 1)))
        self.add_rows((None, self._close))
        self.list.currentRowChanged.connect(self._show)
        self._set_texts()
        self.list.setCurrentRow(0)
        self.list.setFocus()
        self.set_first_size(_LICENCES_WIDTH, _LICENCES_HEIGHT, max_screen_share=1.0)

    def _show(self, row: int) -> None:
        self.text.setPlainText(self._parts[row].full_licence)
        self.text.setAccessibleName(self.list.item(row).text())

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Licences"))
        self._words.setText(
            self.tr(
                "The program is free software, and so is everything it is built from, except "
                "Microsoft's libraries on Windows. Qt and PySide6 come as separate libraries,"
                " which you may replace with other versions. Each licence says where to find "
                "the source code."
            )
        )
        own = self.tr("The Two Heirs")
        self.list.item(0).setText(f"{own} {__version__}")
        if self.list.currentRow() == 0:
            self.text.setAccessibleName(self.list.item(0).text())
        self._heading.setText(self.tr("&Made with"))
        self._close.setText(self.tr("&Close"))


_ABOUT_TEXT_WIDTH = 440
_ABOUT_ICON_SIDE = 96


class AboutDialog(Dialog):
    """Shows the version, and `facts` about the game that is shown, each a paragraph.

    Its list of changes is in `language`.
    """

    def __init__(
        self, art: Pictures, facts: Sequence[str], language: str, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._language = language
        picture = Label(parent=self)
        picture.setPixmap(
            art.find_pixmap(
                "icon/program", _ABOUT_ICON_SIDE, _ABOUT_ICON_SIDE, self.devicePixelRatioF()
            )
        )
        self._picture = picture
        self._title = Label("", self, make_text_font(24, bold=True))
        self._version = Label("", self, make_text_font(13), muted=True)
        self._version.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        page = QWidget(self)
        self.paragraphs = [Paragraph(_ABOUT_TEXT_WIDTH, page) for _ in range(3 + len(facts))]
        self.licences = self.add_button(self._show_licences)
        self.changes = self.add_button(self._show_changes)
        self._close = self.add_button(self.accept, default=True)
        names = make_column(None, self._title, self._version, None)
        head = make_row(picture, (names, 1), spacing=18)
        make_column(head, *self.paragraphs, owner=page, margins=NO_MARGINS, spacing=12)
        self.add_rows(
            FittedScrollArea(page, self), (self.licences, self.changes, None, self._close)
        )
        self.fix_size_to_contents()
        self._set_texts(facts)

    def _show_licences(self) -> None:
        LicencesDialog(self).open()

    def _show_changes(self) -> None:
        ChangesDialog(self._language, self).open()

    def _set_texts(self, facts: Sequence[str]) -> None:
        self.setWindowTitle(self.tr("About The Two Heirs"))
        self._title.setText(self.tr("The Two Heirs"))
        self._picture.setAccessibleName(self._title.text())
        self._version.setText(
            self.tr("Version {version} · Qt {qt} · Python {python}").format(
                version=__version__, qt=qVersion(), python=platform.python_version()
            )
        )
        newer, *about_game, licence, libraries = self.paragraphs
        for paragraph, fact in zip(about_game, facts, strict=True):
            paragraph.setText(fact)
        newer.setText(
            self.tr(
                "Newer versions are at {address}. If a package manager installed the game, it "
                "brings them, too. The program itself never looks for them."
            ).format(address=HOME)
        )
        newer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        licence.setText(
            self.tr(
                "Free software under the GNU General Public License, version 3 or later. It comes "
                "without any warranty."
            )
        )
        libraries.setText(
            self.tr(
                "It uses Qt for Python {version} (LGPL 3), pydantic (MIT), platformdirs (MIT) and "
                "psutil (BSD)."
            ).format(version=PySide6.__version__)
        )
        self.licences.setText(self.tr("&Licences…"))
        self.changes.setText(self.tr("What is &new…"))
        self._close.setText(self.tr("&Close"))
