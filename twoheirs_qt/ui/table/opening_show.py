"""How a game begins before one's eyes: the shield is tossed, the ring is dealt, a name is called.

The game has begun already; nothing waits for this, and an input ends it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF, Signal

from twoheirs_qt.rules.state import PLACES
from twoheirs_qt.ui.table.animator import between, ease
from twoheirs_qt.ui.table.pieces import Piece
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.table.tossed_shield import Call, TossedShield, shield_in
from twoheirs_qt.words import table as texts

_LENGTH: Final = 2000.0
"""Milliseconds of all of it at normal pace."""
_TOSSED: Final = 0.4
"""The share of them after which the shield lies still."""
_STEP: Final = 0.045
_FLIGHT: Final = 0.15
"""The shares between one tile and the next, and of a tile's way."""
_GOES: Final = 0.82
"""The share after which the shield goes to its place in the ring."""
_FADES: Final = 0.93
_NAME: Final = "opening"


class OpeningShow(QObject):
    """Shows the beginning of a game on `scene`, by its clock and at its pace.

    - `told`: what is going on; empty when that is over
    - `untold`: how many of the newest entries of the chronicle tell what the shield decides
    - `landed`: the shield lies on one of its sides; `dealt`: a tile has come to its place
    """

    told = Signal(str)
    untold = Signal(int)
    landed = Signal()
    dealt = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._shield, self._call = TossedShield(scene.art), Call()
        for item in (self._shield, self._call):
            scene.addItem(item)
        self._in_air = False
        self._lies = QRectF()
        self._pieces: list[Piece] = []

    @property
    def busy(self) -> bool:
        """Whether it is being shown."""
        return self._scene.animator.waits(_NAME)

    def begin(self, *, tossed: bool) -> None:
        """Show the game that has just begun; `tossed`: the shield decided who does."""
        scene, snapshot = self._scene, self._scene.snapshot
        self.skip()
        if snapshot is None or snapshot.active is None or scene.animator.pace <= 0:
            return
        around = [(snapshot.shield + number) % PLACES for number in range(1, PLACES)]
        tiles = [snapshot.places[slot].tile for slot in around]
        found = [scene.pieces.piece(tile) for tile in tiles if tile is not None]
        self._pieces = [piece for piece in found if piece is not None]
        self._lies = shield_in(scene.area.field, scene.area.text)
        self._shield.lie(self._lies)
        self._shield.toss(0.0 if tossed else 1.0, snapshot.active)
        self._shield.show()
        self._in_air = tossed
        if tossed:
            scene.conceal_turn(True)
            self.told.emit(scene.say(texts.TOSSED))
            self.untold.emit(1)
        else:
            self._say_who()
        self._step(0.0)
        scene.animator.after(_NAME, _LENGTH, self._step, motion=True)

    def skip(self) -> bool:
        """Show the game as it is, now; returns whether this was being shown."""
        shown = self.busy
        if shown:
            self._scene.animator.finish()
        return shown

    def _step(self, share: float) -> None:
        if share >= 1:
            self._end()
            return
        self._show_shield(share)
        supply = self._scene.area.supply
        side = supply.height()
        start = QRectF(supply.left(), supply.top(), side, side)
        for number, piece in enumerate(self._pieces):
            gone = (share - _TOSSED - number * _STEP) / _FLIGHT
            if gone >= 1:
                if piece.in_flight:
                    piece.land()
                    self.dealt.emit()
            else:
                piece.lift(between(start, piece.home_in_scene(), ease(max(0.0, gone))))

    def _end(self) -> None:
        self._shield.hide()
        self._call.hide()
        for piece in self._pieces:
            piece.land()
        self._pieces = []
        self._show_own_shield(True)
        self._land()

    def _land(self) -> None:
        """The shield, if it was tossed, has decided: from now on the table tells whose turn it is.

        A show that is skipped says nothing of it.
        """
        if self._in_air:
            self._in_air = False
            self._scene.conceal_turn(False)
            self.told.emit("")
            self.untold.emit(0)

    def _say_who(self) -> None:
        scene, snapshot = self._scene, self._scene.snapshot
        assert snapshot is not None
        assert snapshot.active is not None
        words = scene.say(texts.GOES_FIRST.fill(heir=snapshot.heirs[snapshot.active].name))
        self._call.say(words, self._lies, scene.area.field, scene.area.text)

    def _show_own_shield(self, shown: bool) -> None:
        """Show the shield in the ring, or not while it is somewhere else."""
        shield = self._scene.pieces.piece("shield")
        if shield is not None:
            shield.setVisible(shown)

    def _show_shield(self, share: float) -> None:
        scene, snapshot = self._scene, self._scene.snapshot
        assert snapshot is not None
        assert snapshot.active is not None
        self._show_own_shield(False)
        if self._in_air:
            self._shield.toss(min(1.0, share / _TOSSED), snapshot.active)
            if share >= _TOSSED:
                self._land()
                self._say_who()
                self.landed.emit()
        gone = max(0.0, (share - _GOES) / (1 - _GOES))
        if gone:
            home = scene.area.ring.shield(snapshot.shield)
            self._shield.lie(between(self._lies, home, ease(gone)))
        self._call.setOpacity(min(1.0, (1 - share) / (1 - _FADES)))
