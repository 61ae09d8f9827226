"""A set of tiles to choose: its symbol, its name and its buildings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from twoheirs_qt.rules.components import Tile, TileSet
from twoheirs_qt.ui.adapting import Adapting
from twoheirs_qt.ui.art import Art, Look
from twoheirs_qt.ui.dialogs.controls import tick
from twoheirs_qt.ui.fonts import fitting, scaled, scaled_font
from twoheirs_qt.ui.label import unmarked
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.theme import current_theme
from twoheirs_qt.words.names import building_name, set_name

_PICTURE: Final = 48
_COLUMN: Final = 78
_WIDEST: Final = 104
_MOST: Final = 7
_PAD: Final = 8
_HEAD: Final = 28
_WORDS: Final = 11
_SMALLEST: Final = 8


class SetCard(Adapting, QAbstractButton):
    """Checked when the set is chosen. `tiles` are the set's; each building is shown once."""

    def __init__(self, tile_set: TileSet, tiles: Sequence[Tile], art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self.tile_set = tile_set
        self._art = art
        first: dict[str, Tile] = {}
        for tile in tiles:
            first.setdefault(tile.building, tile)
        self._tiles = tuple(first.values())
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._retranslate()

    def _retranslate(self) -> None:
        self._names = [say(building_name(tile.building)) for tile in self._tiles]
        self.setText(unmarked(say(set_name(self.tile_set))))
        self.setAccessibleName(say(set_name(self.tile_set)))
        self.setAccessibleDescription(", ".join(self._names))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetrics(scaled_font(_WORDS)).lineSpacing() * 2
        head = scaled(_HEAD)
        return QSize(_MOST * scaled(_COLUMN) + 2 * _PAD, _PAD + head + _PICTURE + 3 + words + _PAD)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen, theme = self.isChecked(), current_theme()
        whole = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(theme.color("ink" if chosen else "rule"), 2))
        painter.setBrush(theme.color("bubble" if chosen else "parchment_dim"))
        painter.drawRoundedRect(whole, 9, 9)
        if chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("gold"), 4))
            painter.drawRoundedRect(whole.adjusted(3, 3, -3, -3), 7, 7)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("gold_deep"), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(whole.adjusted(6, 6, -6, -6), 5, 5)
        ratio = self.devicePixelRatioF()
        symbol = self._art.picture(f"set/{self.tile_set.value}", 26, 26, ratio)
        painter.drawPixmap(QPointF(_PAD + 5, _PAD), symbol)
        painter.setPen(theme.color("ink"))
        painter.setFont(scaled_font(15, bold=True))
        name = QRectF(_PAD + 38, _PAD, self.width() - 2 * _PAD - 70, scaled(26))
        painter.drawText(name, int(Qt.AlignmentFlag.AlignVCenter), self.accessibleName())
        tick(painter, theme, QRectF(self.width() - _PAD - 28, _PAD + 2, 21, 21), on=chosen)
        self._paint_buildings(painter, ratio)
        painter.end()

    def _paint_buildings(self, painter: QPainter, ratio: float) -> None:
        column = min(scaled(_WIDEST), (self.width() - 2 * _PAD) / max(1, len(self._tiles)))
        top = float(_PAD + scaled(_HEAD))
        painter.setPen(current_theme().color("ink"))
        if not self.isChecked():
            painter.setOpacity(0.75)
        flags = int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.TextFlag.TextWordWrap)
        for number, (tile, name) in enumerate(zip(self._tiles, self._names, strict=True)):
            left = _PAD + number * column
            picture = self._art.tile(Look(tile), _PICTURE, ratio)
            painter.drawPixmap(QPointF(left + (column - _PICTURE) / 2, top), picture)
            under = QRectF(left + 1, top + _PICTURE + 3, column - 2, self.height())
            painter.setFont(fitting(name, column - 2, _WORDS, _SMALLEST))
            painter.drawText(under, flags, name)
        painter.setOpacity(1.0)
