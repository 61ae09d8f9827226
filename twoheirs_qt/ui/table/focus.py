"""What is seen of the keyboard on the table: the focus ring, and the digits that pick up tiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from twoheirs_qt.game.targets import HandTile, ReservePlace
from twoheirs_qt.ui.board.parchment import CENTER, write
from twoheirs_qt.ui.table.controller import TableController
from twoheirs_qt.ui.table.cursor import Cursor
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.keys import DIGITS, Keys
from twoheirs_qt.ui.table.overlays import Overlay
from twoheirs_qt.ui.table.pieces import number_point
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.theme import Theme, serif_font

_SIDE: Final = 1.45
"""The side of a key over the height of body letters."""
_LEAST: Final = 17.0
_Z: Final = 61.0


class KeyCap(Overlay):
    """The key of a digit, hidden at first."""

    def __init__(self, number: int) -> None:
        super().__init__(_Z)
        self.number = number

    def show_at(self, middle: QPointF, side: float) -> None:
        """Show it around `middle`, with that `side`, in the scene."""
        side = round(max(_LEAST, side))
        rect = QRectF(round(middle.x() - side / 2), round(middle.y() - side / 2), side, side)
        if rect != self.rect:
            self.place(rect)
        self.show()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        side = self.rect.width()
        corner, thick = side * 0.24, max(2.0, side * 0.14)
        body = self.rect.adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("shadow"))
        painter.drawRoundedRect(body.adjusted(0, 0, 0, thick * 0.5), corner, corner)
        face = body.adjusted(0, 0, 0, -thick * 0.5)
        painter.setPen(QPen(theme.color("gold_deep" if theme.dark else "ink"), 1.4))
        painter.setBrush(theme.color("button"))
        painter.drawRoundedRect(face, corner, corner)
        write(
            painter,
            face,
            CENTER,
            str(self.number),
            serif_font(side * 0.62, bold=True),
            theme.color("ink"),
        )


class Focus:
    """Shown while keys are in use and the table has the focus, as `has_keys` tells."""

    def __init__(
        self,
        scene: TableScene,
        controller: TableController,
        cursor: Cursor,
        keys: Keys,
        has_keys: Callable[[], bool],
    ) -> None:
        self._session = scene.session
        self._scene = scene
        self._controller = controller
        self._cursor = cursor
        self._keys = keys
        self._has_keys = has_keys
        self._caps = {number: KeyCap(number) for number in DIGITS}
        for cap in self._caps.values():
            scene.addItem(cap)
        scene.highlights_changed.connect(self.refresh)  # something was picked up, or put down

    def refresh(self) -> None:
        """Put ring and digits where they belong now."""
        scene, ring = self._scene, self._scene.focus
        shown = self._controller.by_keys and self._has_keys() and scene.snapshot is not None
        if shown:
            ring.place(target_rect(scene, self._cursor.target))
        ring.setVisible(shown)
        found = self._digits() if shown else {}
        for number, cap in self._caps.items():
            if number in found:
                cap.show_at(found[number], scene.area.text * _SIDE)
            else:
                cap.hide()

    def hide(self) -> None:
        """The table has lost the focus, or keys are not in use."""
        for item in (self._scene.focus, *self._caps.values()):
            item.hide()

    def _digits(self) -> dict[int, QPointF]:
        """Each digit that picks up a tile, and the middle of its key."""
        if self._session.is_over or self._controller.closed or self._scene.staged is not None:
            return {}
        # The scene may be a moment behind the game: what it does not show has no place yet.
        return {
            number: self._place(target)
            for number, target in self._keys.digits()
            if not target_rect(self._scene, target).isEmpty()
        }

    def _place(self, target: HandTile | ReservePlace) -> QPointF:
        """The middle of a key: in the ring at the tile's number, in the hand beside its cost."""
        scene = self._scene
        rect = target_rect(scene, target)
        if isinstance(target, ReservePlace):
            return number_point(rect, right=scene.area.ring.leans_right(target.slot))
        assert scene.snapshot is not None
        hand = scene.snapshot.hands[target.heir]
        place, index = scene.placing.place_of(target.heir), hand.index(target.tile)
        seen = QRectF(rect)
        if index + 1 < len(hand):  # the next tile may lie over it
            seen.setRight(min(rect.right(), place.hand_tile(index + 1, len(hand)).left()))
        return QPointF(seen.center().x(), rect.top())
