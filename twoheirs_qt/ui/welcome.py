"""The sheet on the table while there is no game: the title, and ways to begin."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from twoheirs_qt.ui.adapting import Adapting
from twoheirs_qt.ui.board.parchment import sheet
from twoheirs_qt.ui.bottom_bar import ActionButton
from twoheirs_qt.ui.fonts import scaled, scaled_font
from twoheirs_qt.ui.label import Label
from twoheirs_qt.ui.lines import column, row
from twoheirs_qt.ui.menus import Menus
from twoheirs_qt.ui.pictures import Pictures
from twoheirs_qt.ui.theme import current_theme

_ICON, _WIDE = 120, 520


class Welcome(Adapting, QFrame):
    """A sheet of parchment in the middle of the table with New, Open and the tutorial."""

    def __init__(self, menus: Menus, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._picture = picture = Label(parent=self)
        self._apply_theme()
        picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._title = Label("", self, scaled_font(32, bold=True), wrap=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._words = Label("", self, scaled_font(15), wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.new_game = ActionButton(menus.new_game, self)
        self.new_game.setDefault(True)
        self.open = ActionButton(menus.open, self)
        self.open.setAutoDefault(True)
        self.tutorial = ActionButton(menus.tutorial, self)
        self.tutorial.setAutoDefault(True)
        games = row(None, self.new_game, self.open, None)
        lesson = row(None, self.tutorial, None)
        parts = (picture, self._title, self._words, 8, games, lesson)
        column(*parts, of=self, margins=(48, 32, 48, 34), spacing=12)
        self.setFixedWidth(scaled(_WIDE))
        self._retranslate()

    def _apply_theme(self) -> None:
        ratio = self.devicePixelRatioF()
        self._picture.setPixmap(self._pictures.picture("icon/program", _ICON, _ICON, ratio))

    def place(self) -> None:
        """Move to the middle of the table."""
        parent = self.parentWidget()
        if parent is not None:
            self.setFixedWidth(min(scaled(_WIDE), parent.width()))
            self.resize(self.width(), self.heightForWidth(self.width()))
            self.move(
                (parent.width() - self.width()) // 2, max(0, (parent.height() - self.height()) // 2)
            )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        # Room for the shadow below.
        sheet(painter, current_theme(), QRectF(self.rect()).adjusted(2, 1, -2, -5))
        painter.end()

    def _retranslate(self) -> None:
        self._title.setText(self.tr("The Two Heirs"))
        self.new_game.set_words(self.tr("New game…"))
        self.open.set_words(self.tr("Open…"))
        self.tutorial.set_words(self.tr("Learn the game in ten minutes"))
        self._words.setText(
            self.tr("Two heirs, one kingdom: build a landscape together, but each for yourself.")
        )
        self.place()
