"""The start page: the bare table, with ways to begin if there is no game to go on with.

It stands in for the shelf and the table until these are there, and looks as they will.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from twoheirs_qt.ui.adapting import Adapting
from twoheirs_qt.ui.board.ground import paint_ground
from twoheirs_qt.ui.fonts import scaled_font
from twoheirs_qt.ui.label import Label
from twoheirs_qt.ui.menus import Menus
from twoheirs_qt.ui.pictures import Pictures
from twoheirs_qt.ui.theme import current_theme
from twoheirs_qt.ui.welcome import Welcome

_AROUND_GAMES: Final = (14, 20, 2, 0)
"""What the shelf leaves around its games, in pixels: the sheet stays in its place when it comes."""


class StartPage(Adapting, QWidget):
    """Shows the table top; `inviting`: with the sheet that leads to a first game.

    `seen` is emitted once, when it has been painted.
    """

    seen = Signal()

    def __init__(
        self, menus: Menus, pictures: Pictures, *, inviting: bool, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._inviting = inviting
        self._painted = False
        self._floor = QWidget(self)
        self.welcome = Welcome(menus, pictures, self._floor)
        self.welcome.setVisible(inviting)
        bar = QFrame(self)
        bar.setObjectName("bottomBar")
        self._line = Label("", bar, scaled_font(14, bold=True), wrap=True)
        self._line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(bar)
        row.setContentsMargins(18, 8, 14, 8)
        row.addWidget(self._line)
        games = QVBoxLayout()
        games.setContentsMargins(*_AROUND_GAMES)
        games.addWidget(self._floor)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(games, 1)
        column.addWidget(bar)
        self._retranslate()
        if inviting:
            self.welcome.new_game.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._column.activate()  # the floor has its size before the sheet is put on it
        if self.welcome.parentWidget() is self._floor:
            self.welcome.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        paint_ground(painter, event.rect(), current_theme(), self._pictures, ratio)
        painter.end()
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self.seen.emit)  # when all of the window is on the screen

    def _retranslate(self) -> None:
        self._line.setText(self.tr("Begin a new game, or open one.") if self._inviting else "")
