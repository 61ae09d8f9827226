"""About the program: version, tiles in play, that fans made it, and under which licences."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QWidget

from twoheirs_qt import HOME, __version__
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.dialogs.changes import ChangesDialog
from twoheirs_qt.ui.dialogs.dialog import Dialog
from twoheirs_qt.ui.dialogs.licences import LicencesDialog
from twoheirs_qt.ui.dialogs.roomy import Paragraph, Roomy
from twoheirs_qt.ui.fonts import scaled_font
from twoheirs_qt.ui.label import Label
from twoheirs_qt.ui.lines import NO_MARGINS, column, row
from twoheirs_qt.words.sanitize import shown

_WIDE = 440
_ICON = 96


class AboutDialog(Dialog):
    """Tells what this is, who made it, and whose `catalogue` of tiles is played.

    What is new is told in `language`.
    """

    def __init__(
        self, art: Art, catalogue: Catalogue, language: str, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._language = language
        self._catalogue = catalogue
        picture = Label(parent=self)
        picture.setPixmap(art.picture("icon/program", _ICON, _ICON, self.devicePixelRatioF()))
        self._picture = picture
        self._title = Label("", self, scaled_font(24, bold=True))
        self._version = Label("", self, scaled_font(13), muted=True)
        self._version.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        page = QWidget(self)
        self.paragraphs = [Paragraph(_WIDE, page) for _ in range(5)]
        self.licences = self.button(self._show_licences)
        self.changes = self.button(self._show_changes)
        self._close = self.button(self.accept, default=True)
        names = column(None, self._title, self._version, None)
        head = row(picture, (names, 1), spacing=18)
        column(head, *self.paragraphs, of=page, margins=NO_MARGINS, spacing=12)
        self.show_all(Roomy(page, self), (self.licences, self.changes, None, self._close))
        self.keep_size()
        self._set_texts()

    def _show_licences(self) -> None:
        LicencesDialog(self).open()

    def _show_changes(self) -> None:
        ChangesDialog(self._language, self).open()

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("About The Two Heirs"))
        self._title.setText(self.tr("The Two Heirs"))
        self._picture.setAccessibleName(self._title.text())
        self._version.setText(
            self.tr("Version {version} · Qt {qt} · Python {python}").format(
                version=__version__, qt=qVersion(), python=platform.python_version()
            )
        )
        newer, tiles, fans, licence, used = self.paragraphs
        newer.setText(
            self.tr(
                "Newer versions are at {address}. If a package manager installed the game, it "
                "brings them, too. The program itself never looks for them."
            ).format(address=HOME)
        )
        newer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        tiles.setText(
            self.tr(
                "Catalogue of tiles in play: {name}, number {digest}. The printed rules show only "
                "some of the tiles: most costs and roads are reconstructed. If you own the board "
                "game, you can correct them: see “Sources and editions” in the rule book."
            ).format(name=shown(self._catalogue.name), digest=self._catalogue.digest)
        )
        fans.setText(
            self.tr(
                "Based on the board game by Ondřej Cigánek, Ivan Dostál and Oldřich Rejl "
                "({year}). An unofficial fan project, not affiliated with the publisher; all text"
                " and artwork are original."
            ).format(year="2022")
        )
        licence.setText(
            self.tr(
                "Free software under the GNU General Public License, version 3 or later. It comes "
                "without any warranty."
            )
        )
        used.setText(
            self.tr(
                "It uses Qt for Python {version} (LGPL 3), pydantic (MIT), platformdirs (MIT) and "
                "psutil (BSD)."
            ).format(version=PySide6.__version__)
        )
        self.licences.setText(self.tr("&Licences…"))
        self.changes.setText(self.tr("What is &new…"))
        self._close.setText(self.tr("&Close"))
