"""The royal shield, large over the landscape: tossed as a game begins, and as somebody is crowned.

Below it lies what is called out.
"""

from __future__ import annotations

from math import cos, pi
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from twoheirs_qt.rules.components import Heir
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.board.parchment import CENTER, bubble, ratio_of, spread
from twoheirs_qt.ui.table.overlays import Overlay
from twoheirs_qt.ui.theme import Theme, serif_font

WIDE: Final = 96 / 112
"""The width of the shield over its height."""
BESIDE: Final = 1.2
"""How far from each other the middles of two shields are, over their width."""
_TURNS: Final = 3
"""How often it shows each side in the air."""
_AIR: Final = 0.3
"""How high it is tossed, over its height."""
_Z: Final = 90.0


class TossedShield(Overlay):
    """The shield in the lower part of its rectangle, above which it is tossed."""

    def __init__(self, art: Art) -> None:
        super().__init__(_Z)
        self._art = art
        self._drawn = QSizeF()
        self.heir = Heir.WHITE
        self.turned = 1.0
        self._lifted = 0.0

    def lie(self, shield: QRectF) -> None:
        """Lie there; the size in which it lies first is the one it is drawn in."""
        if not self.isVisible():
            self._drawn = shield.size()
        self.place(shield.adjusted(0, -shield.height() * _AIR, 0, 0))

    def toss(self, share: float, heir: Heir) -> None:
        """Show it `share` of its way through the air: it slows down, and lands on a side."""
        turn = (1 - (1 - share) ** 2) * _TURNS * 2 * pi
        self.turned, self._lifted = (
            (cos(turn), 4 * share * (1 - share)) if share < 1 else (1.0, 0.0)
        )
        self.heir = heir if self.turned >= 0 else heir.opponent
        self.update()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        high = self.rect.height() / (1 + _AIR)
        lies = self.rect.adjusted(0, high * _AIR, 0, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("shadow", 0.3 - 0.15 * self._lifted))
        ground = QRectF(0, 0, lies.width() * (0.9 - 0.3 * self._lifted), high * 0.12)
        ground.moveCenter(QPointF(lies.center().x(), lies.bottom()))
        painter.drawEllipse(ground)
        wide, tall = self._drawn.width(), self._drawn.height()
        drawn = self._art.picture(f"shield/{self.heir.word}", wide, tall, ratio_of(painter))
        shown = lies.translated(0, -high * _AIR * self._lifted)
        side = max(2.0, shown.width() * abs(self.turned))
        shown.adjust((shown.width() - side) / 2, 0, (side - shown.width()) / 2, 0)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(shown, drawn, QRectF(drawn.rect()))


class Call(Overlay):
    """What is called out, on a bubble."""

    def __init__(self) -> None:
        super().__init__(_Z)
        self.words = ""
        self._letters = 13.0

    def say(self, words: str, below: QRectF, room: QRectF, letters: float) -> None:
        """Show `words` below a shield, in letters as large as `room` allows."""
        self.words, self._letters = words, letters
        needed = QFontMetricsF(serif_font(letters * 1.5, bold=True)).horizontalAdvance(words)
        wide = min(room.width() - letters, needed + letters * 4)
        lines = 1 if needed + 28 <= wide else 2
        place = QRectF(0, below.bottom() + letters, wide, letters * (0.7 + 2.1 * lines))
        place.moveCenter(QPointF(room.center().x(), place.center().y()))
        self.place(place)
        self.show()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        bubble(painter, theme, self.rect.adjusted(2, 2, -2, -4))
        inner = self.rect.adjusted(14, 0, -14, -2)
        font = serif_font(self._letters * 1.5, bold=True)
        spread(painter, inner, CENTER, self.words, font, theme.color("ink"))


def shield_in(field: QRectF, letters: float, count: int = 1) -> QRectF:
    """Where the shield lies in the middle of a field, with room for a call below it.

    There is room for so many of that size side by side, too.
    """
    high = min(field.height() * 0.4, letters * 13, field.width() / (count * BESIDE * WIDE))
    shield = QRectF(0, 0, high * WIDE, high)
    shield.moveCenter(field.center() - QPointF(0, letters))
    return shield
