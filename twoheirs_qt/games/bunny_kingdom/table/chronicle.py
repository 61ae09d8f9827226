"""The chronicle: what has happened, on a sheet of parchment over the left column of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures, Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.pieces import paint_shield
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Seat
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.tabletop.drawing.fonts import scale_length
from twoheirs_qt.tabletop.drawing.parchment import draw_sheet
from twoheirs_qt.tabletop.drawing.theme import find_current_theme, make_serif_font
from twoheirs_qt.tabletop.play.chronicle import ChronicleModel
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.entry_list import EntryList
from twoheirs_qt.tabletop.widgets.entry_painter import EntryPainter
from twoheirs_qt.tabletop.widgets.label import Label, make_column

if TYPE_CHECKING:
    from twoheirs_qt.games.bunny_kingdom.table.view import BunnyView

_LETTERS_PX: Final = 14
_MARGINS_PX: Final = (12, 8, 8, 10)
_SHIELD_RATIO: Final = 32 / 38
_SEATS: Final = tuple(Seat)


class ChronicleSheet(QFrame):
    """The entries of `model` as a list over the table of `view`, hidden at first.

    `picked` carries the row of an entry that is clicked on, or chosen by a key.
    """

    picked = Signal(int)

    def __init__(self, view: BunnyView, model: ChronicleModel, pictures: BunnyPictures) -> None:
        super().__init__(view)
        self.setObjectName("chronicle")
        self._view = view
        self._pictures = pictures
        self._title = Label(localize(words.CHRONICLE), self)
        self.list = EntryList(self, follows_end=True)
        self._painter = EntryPainter(self.list, model, self._paint_seat)
        self.list.show_model(model, self._painter)
        self.list.setAccessibleName(localize(words.CHRONICLE))
        self.list.clicked.connect(lambda index: self.picked.emit(index.row()))
        self.list.activated.connect(lambda index: self.picked.emit(index.row()))
        make_column(self._title, (self.list, 1), owner=self, margins=_MARGINS_PX, spacing=4)
        view.controller.changed.connect(self.lay_out)
        view.resized.connect(self.lay_out)
        self.lay_out()
        self.hide()

    def _paint_seat(self, painter: QPainter, rect: QRectF, seat: int) -> None:
        canvas = Canvas(painter, self._pictures, find_current_theme(), self.devicePixelRatioF())
        height = min(rect.height(), (rect.width() - 4) / _SHIELD_RATIO)
        shield = QRectF(0, 0, height * _SHIELD_RATIO, height)
        shield.moveCenter(rect.center())
        paint_shield(canvas, _SEATS[seat], shield)

    def lay_out(self) -> None:
        """Lie over the left column, with letters as large as the player wants them."""
        area = self._view.table.layout
        size = scale_length(_LETTERS_PX)
        if size != self._painter.size:
            self._painter.size = size
            self.list.doItemsLayout()
        self._title.setFont(make_serif_font(size * 1.28, bold=True))
        self.setGeometry(area.left_rect.toRect())

    def unfold(self) -> None:
        """Show it, and leave the keyboard where it is."""
        self.lay_out()
        self.show()
        self.raise_()

    def toggle(self) -> None:
        """Show it with the keyboard on it, or give the keyboard back to the table."""
        if self.isVisible():
            self.hide()
            self._view.setFocus()
            return
        self.unfold()
        self.list.setFocus()
        if self.list.model().rowCount():
            self.list.setCurrentIndex(self.list.model().index(self.list.model().rowCount() - 1, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) == Qt.Key.Key_Escape:
            self.toggle()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_sheet(painter, find_current_theme(), QRectF(self.rect()).adjusted(2, 1, -2, -4))
        painter.end()
