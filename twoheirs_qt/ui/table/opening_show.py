"""How a game begins before one's eyes: the shield is tossed, the ring is dealt, a name is called.

The game has begun already; nothing waits for this, and an input ends it.
"""

from __future__ import annotations

from math import cos, pi
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QPainter

from twoheirs_qt.rules.components import Heir
from twoheirs_qt.rules.state import PLACES
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.board.parchment import CENTER, bubble, ratio_of, write
from twoheirs_qt.ui.table.animator import between, ease
from twoheirs_qt.ui.table.overlays import Overlay
from twoheirs_qt.ui.table.pieces import Piece
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.theme import Theme, serif_font
from twoheirs_qt.words import table as texts

_LENGTH: Final = 2000.0
"""Milliseconds of all of it at normal pace."""
_TOSSED: Final = 0.4
"""The share of them after which the shield lies still."""
_TURNS: Final = 3
"""How often it shows each side in the air."""
_STEP: Final = 0.045
_FLIGHT: Final = 0.15
"""The shares between one tile and the next, and of a tile's way."""
_FADES: Final = 0.93
_Z: Final = 90.0
_NAME: Final = "opening"


class _Toss(Overlay):
    """The shield over the landscape, and below it who begins."""

    def __init__(self, art: Art) -> None:
        super().__init__(_Z)
        self._art = art
        self.heir = Heir.WHITE
        self.turned = 1.0
        self.lifted = 0.0
        self.words = ""
        self.letters = 13.0

    def draw(self, painter: QPainter, theme: Theme) -> None:
        side = self.rect.height() * 0.6
        up = self.lifted * self.rect.height() * 0.18
        place = QRectF(0, 0, side * 0.86, side)
        place.moveCenter(self.rect.center())
        place.moveTop(self.rect.top() + self.rect.height() * 0.18 - up)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("shadow", 0.3 - 0.15 * self.lifted))
        wide = place.width() * (0.9 - 0.3 * self.lifted)
        ground = QRectF(0, 0, wide, side * 0.12)
        ground.moveCenter(self.rect.center())
        ground.moveTop(self.rect.top() + self.rect.height() * 0.18 + side * 0.95)
        painter.drawEllipse(ground)
        drawn = self._art.picture(
            f"shield/{self.heir.word}", place.width(), place.height(), ratio_of(painter)
        )
        shown = QRectF(place)
        shown.setWidth(max(2.0, place.width() * abs(self.turned)))
        shown.moveCenter(place.center())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(shown, drawn, QRectF(drawn.rect()))
        if self.words:
            text = QRectF(self.rect)
            text.setTop(self.rect.bottom() - self.letters * 2.7)
            bubble(painter, theme, text.adjusted(2, 2, -2, -4))
            font = serif_font(self.letters * 1.5, bold=True)
            write(
                painter, text.adjusted(14, 0, -14, -2), CENTER, self.words, font, theme.color("ink")
            )


class OpeningShow(QObject):
    """Shows the beginning of a game on `scene`, by its clock and at its pace."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._toss = _Toss(scene.art)
        scene.addItem(self._toss)
        self._tossed = True
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
        self._tossed = tossed
        around = [(snapshot.shield + number) % PLACES for number in range(1, PLACES)]
        tiles = [snapshot.places[slot].tile for slot in around]
        found = [scene.pieces.piece(tile) for tile in tiles if tile is not None]
        self._pieces = [piece for piece in found if piece is not None]
        toss, text = self._toss, scene.area.text
        toss.letters, toss.words = text, ""
        high = min(scene.area.field.height() * 0.6, text * 22)
        rect = QRectF(0, 0, max(high, text * 22), high)
        rect.moveCenter(scene.area.field.center())
        toss.place(rect)
        toss.show()
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
            self._toss.hide()
            for piece in self._pieces:
                piece.land()
            self._pieces = []
            return
        self._show_toss(share)
        supply = self._scene.area.supply
        side = supply.height()
        start = QRectF(supply.left(), supply.top(), side, side)
        for number, piece in enumerate(self._pieces):
            gone = (share - _TOSSED - number * _STEP) / _FLIGHT
            if gone >= 1:
                if piece.in_flight:
                    piece.land()
            else:
                piece.lift(between(start, piece.home_in_scene(), ease(max(0.0, gone))))

    def _show_toss(self, share: float) -> None:
        scene, toss = self._scene, self._toss
        snapshot = scene.snapshot
        assert snapshot is not None
        assert snapshot.active is not None
        first = snapshot.active
        air = min(1.0, share / _TOSSED)
        if self._tossed and air < 1:
            # It slows down, and lands on the side of who begins.
            turn = (1 - (1 - air) ** 2) * _TURNS * 2 * pi
            toss.turned, toss.lifted = cos(turn), 4 * air * (1 - air)
            toss.heir = first if cos(turn) >= 0 else first.opponent
        else:
            toss.turned, toss.lifted, toss.heir = 1.0, 0.0, first
            name = snapshot.heirs[first].name
            toss.words = scene.say(texts.GOES_FIRST.fill(heir=name))
        toss.setOpacity(min(1.0, (1 - share) / (1 - _FADES)))
        toss.update()
