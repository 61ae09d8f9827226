"""How somebody is crowned at the end of a game: the shield is tossed, lands, and goes to its heir.

The game is over already, and nothing waits for this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF

from twoheirs_qt.rules.components import Heir
from twoheirs_qt.ui.table.animator import between, ease
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.table.tossed_shield import BESIDE, WIDE, Call, TossedShield, shield_in

_LENGTH: Final = 2600.0
"""Milliseconds of all of it at normal pace."""
_TOSSED: Final = 0.3
"""The share of them after which the shield lies still."""
_GOES: Final = 0.82
"""The share after which it goes to whoever is crowned."""
_NAME: Final = "coronation"


class Coronation:
    """Crowns on `scene`, by its clock and at its pace; then `ended` is called."""

    def __init__(self, scene: TableScene, ended: Callable[[], object]) -> None:
        self._scene = scene
        self._ended = ended
        self._shields = {heir: TossedShield(scene.art) for heir in Heir}
        self._call = Call()
        for item in (*self._shields.values(), self._call):
            scene.addItem(item)
        self._words = ""
        self._lie: dict[Heir, QRectF] = {}

    @property
    def busy(self) -> bool:
        """Whether somebody is being crowned."""
        return bool(self._lie)

    def begin(self, crowned: Sequence[Heir], words: str) -> None:
        """Crown one heir, or both after a draw, and call `words`."""
        area = self._scene.area
        whole = shield_in(area.field, area.text, len(crowned))
        first = -(len(crowned) - 1) / 2
        for number, heir in enumerate(crowned):
            beside = whole.width() * BESIDE * (first + number)
            self._lie[heir] = whole.translated(beside, 0)
            self._shields[heir].lie(self._lie[heir])
            self._shields[heir].show()
        self._words = words
        self._step(0.0)
        # Not one of the table's own motions: those end when its size changes.
        self._scene.animator.after(_NAME, _LENGTH * self._scene.animator.pace, self._step)

    def forget(self) -> None:
        """Show nothing of it any more."""
        self._scene.animator.forget(_NAME)
        for item in (*self._shields.values(), self._call):
            item.hide()
        self._lie = {}

    def _step(self, share: float) -> None:
        if share >= 1:
            self.forget()
            self._ended()
            return
        area = self._scene.area
        gone = ease(max(0.0, (share - _GOES) / (1 - _GOES)))
        for heir, lies in self._lie.items():
            shield = self._shields[heir]
            shield.toss(min(1.0, share / _TOSSED), heir)
            if gone:
                shield.lie(between(lies, self._home(heir), gone))
        if share >= _TOSSED and not self._call.isVisible():
            below = next(iter(self._lie.values()))
            self._call.say(self._words, below, area.field, area.text)
        self._call.setVisible(_TOSSED <= share < _GOES)

    def _home(self, heir: Heir) -> QRectF:
        """Where the shield comes to in an heir's place: over its flag."""
        header = self._scene.place_of(heir).header
        return QRectF(header.left(), header.top(), header.height() * WIDE, header.height())
