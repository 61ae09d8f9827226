"""What is seen of the keyboard on the table: the ring where its cursor is, and what digits do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.telling.targets import HandTile, ReservePlace
from twoheirs_qt.ui.table.digits import DIGITS
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.keyboard import Cursor
from twoheirs_qt.ui.table.keycaps import KeyCap
from twoheirs_qt.ui.table.keys import Keys
from twoheirs_qt.ui.table.pieces import number_point
from twoheirs_qt.ui.table.scene import TableScene

_SIDE: Final = 1.45
"""The side of a key over the height of body letters."""


class Focus:
    """Shown while keys are in use and the table has them, as `has_keys` tells."""

    def __init__(
        self,
        session: GameSession,
        scene: TableScene,
        interaction: Interaction,
        cursor: Cursor,
        keys: Keys,
        has_keys: Callable[[], bool],
    ) -> None:
        self._session = session
        self._scene = scene
        self._interaction = interaction
        self._cursor = cursor
        self._keys = keys
        self._has_keys = has_keys
        self._caps = {number: KeyCap(scene.theme, number) for number in DIGITS}
        for cap in self._caps.values():
            scene.addItem(cap)
        scene.relit.connect(self.refresh)  # something was picked up, or put down

    def refresh(self) -> None:
        """Put ring and digits where they belong now."""
        scene, ring = self._scene, self._scene.focus
        shown = self._keys.in_use and self._has_keys() and scene.reading is not None
        if shown:
            ring.place(target_rect(scene, self._cursor.target))
        ring.setVisible(shown)
        found = self._digits() if shown else {}
        for number, cap in self._caps.items():
            if number in found:
                cap.show_at(found[number], scene.area.text * _SIDE, scene.theme)
            else:
                cap.hide()

    def hide(self) -> None:
        """The keyboard is elsewhere, or not in use."""
        for item in (self._scene.focus, *self._caps.values()):
            item.hide()

    def _digits(self) -> dict[int, QPointF]:
        """Each digit that picks up a tile, and the middle of its key."""
        if self._session.is_over or self._interaction.closed or self._scene.staged is not None:
            return {}
        # The scene may be a moment behind the game: what it does not show has no place yet.
        return {
            number: self._place(target)
            for number, target in self._keys.digits()
            if not target_rect(self._scene, target).isEmpty()
        }

    def _place(self, target: HandTile | ReservePlace) -> QPointF:
        """A key lies where the ring has its number; in the hand between cost and sign."""
        scene = self._scene
        rect = target_rect(scene, target)
        if isinstance(target, ReservePlace):
            return number_point(rect, right=scene.area.ring.leans_right(target.slot))
        assert scene.reading is not None
        hand = scene.reading.hands[target.heir]
        place, index = scene.place_of(target.heir), hand.index(target.tile)
        seen = QRectF(rect)
        if index + 1 < len(hand):  # the next tile may lie over it
            seen.setRight(min(rect.right(), place.hand_tile(index + 1, len(hand)).left()))
        return QPointF(seen.center().x(), rect.top())
