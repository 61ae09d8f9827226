"""The page on which the player chooses a game, before its own page of a new game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, read_text_scale, scale_length
from twoheirs_qt.tabletop.drawing.ground import paint_ground, paint_table_edge
from twoheirs_qt.tabletop.drawing.pictures import Pictures
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.pages.start_cards import StartArt, paint_cover
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.dialog import Dialog
from twoheirs_qt.tabletop.widgets.label import Label, make_row
from twoheirs_qt.tabletop.widgets.picture_card import CardKind, PictureCard

_CARD_SIZE: Final = (430, 400)
_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class _CoverCard(PictureCard):
    """A card with the cover of a game above its name."""

    def __init__(self, art: StartArt, parent: QWidget) -> None:
        super().__init__(CardKind.COVER, art.pictures, parent)
        self._art = art
        self.unit = read_text_scale()
        width, height = (scale_length(length) for length in _CARD_SIZE)
        self.setMinimumSize(width // 2, height // 2)
        self.setMaximumSize(width, height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_lines(localize(art.title), localize(art.line))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        ratio, size = self.devicePixelRatioF(), self.frame.size()
        self.picture = paint_cover(self._art, size, ratio)


class ChooseGameDialog(Dialog):
    """Shows a card for each game; `chosen` carries the name of one, `first` has the focus.

    It is shown as a page of the window; Esc leaves it.
    """

    chosen = Signal(str)

    def __init__(
        self, arts: Mapping[str, StartArt], first: str, pictures: Pictures, parent: QWidget
    ) -> None:
        super().__init__(parent, spacing=14)
        self._pictures, self._first = pictures, first
        self.cards = {name: _CoverCard(art, self) for name, art in arts.items()}
        heading = Label("", self, make_text_font(27, bold=True))
        heading.setStyleSheet(f"color: {find_current_theme().on_oak};")
        for name, card in self.cards.items():
            card.row_cards = tuple(self.cards.values())
            card.is_golden = name == first
            card.clicked.connect(partial(self._choose, name))
        self.cancel = self.add_button(self.reject)
        self.column.setContentsMargins(26, 12, 26, 14)
        self.column.addLayout(make_row(heading, None))
        self.column.addLayout(
            make_row(None, *((card, 10) for card in self.cards.values()), None, spacing=28), 1
        )
        self.column.addLayout(make_row(None, self.cancel))
        self.setWindowTitle(self.tr("Which game?"))
        heading.setText(self.windowTitle())
        self.cancel.setText(self.tr("Cancel"))

    def take_focus(self) -> None:
        """Give the focus to the game that was played last."""
        self.cards[self._first].setFocus()

    def _choose(self, name: str) -> None:
        self.accept()
        self.chosen.emit(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        cards = list(self.cards.values())
        focus = self.focusWidget()
        if step is None or focus not in cards:
            super().keyPressEvent(event)
            return
        number = cards.index(focus) + step
        if 0 <= number < len(cards):
            cards[number].setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, ratio = QPainter(self), find_current_theme(), self.devicePixelRatioF()
        paint_ground(painter, event.rect(), theme, self._pictures, ratio)
        paint_table_edge(painter, event.rect(), QRectF(self.rect()), theme, ratio)
        painter.end()
