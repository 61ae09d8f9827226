"""The highlights of a lesson's step: golden rings over the table."""

from __future__ import annotations

from math import cos, pi
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from twoheirs_qt.games.two_heirs.rules import Heir, State
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.tutorial.lesson import list_things
from twoheirs_qt.games.two_heirs.tutorial.model import Part, Spot
from twoheirs_qt.tabletop.drawing.theme import Theme
from twoheirs_qt.tabletop.scene.item import Overlay
from twoheirs_qt.tabletop.tutorial.rings import PULSE_MS, PULSES, draw_ring

PLAYER: Final = Heir.WHITE
"""The heir of the learner in every lesson."""
_Z: Final = 55.0
_INSET_SHARE: Final = 0.1
"""The inset of the highlight in the middle of the ring, over its width: it touches no tile."""


def _find_rects(scene: TableScene, state: State, spot: Spot) -> list[QRectF]:
    """The rectangles of a spot in the scene, empty where it is not there."""
    rects = [thing.find_rect(scene) for thing in list_things(state, PLAYER, spot)]
    if spot in (Part.LANDSCAPE, Part.ACCESS):
        bounds = QRectF()
        for rect in rects:
            bounds = bounds.united(rect)
        return [bounds]
    if spot is Part.RING:
        insets = [rect.width() * _INSET_SHARE for rect in rects]
        return [
            rect.adjusted(inset, inset, -inset, -inset)
            for rect, inset in zip(rects, insets, strict=True)
        ]
    return rects


class HighlightRings(Overlay):
    """Golden rings that follow the highlighted things of the table; they pulse at first."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(_Z)
        self._scene = scene
        self._spots: tuple[Spot, ...] = ()
        self.rings: list[QRectF] = []
        """The highlighted rectangles, in the scene."""
        self._strength = 1.0
        scene.addItem(self)
        scene.changed.connect(self.follow)

    def highlight(self, spots: tuple[Spot, ...]) -> None:
        """Highlight these spots, and nothing else."""
        self._spots = spots
        self._strength = 1.0
        self.follow()
        if self.rings:
            self._scene.animator.animate("tutorial", PULSE_MS, self._pulse)

    def follow(self, _changed: object = None) -> None:
        """Move the rings to the present rectangles of the spots."""
        state = self._scene.session.model.state
        rings: list[QRectF] = []
        if state is not None and self._scene.snapshot is not None and not self._scene.is_turn_shown:
            rects = [rect for spot in self._spots for rect in _find_rects(self._scene, state, spot)]
            rings = [rect for rect in rects if not rect.isEmpty()]
        if rings == self.rings:
            return
        self.rings = rings
        bounds = QRectF()
        for ring in rings:
            bounds = bounds.united(ring)
        self.setVisible(bool(rings))
        self.cover(bounds)

    def _make_clip_path(self) -> QPainterPath:
        """All but the numbers on the tiles in reach, which a step may speak of."""
        path, state = QPainterPath(), self._scene.session.state
        path.addRect(self.boundingRect())
        for tile in filter(None, state.slots):
            number = QPainterPath()
            number.addEllipse(
                self._scene.placer.find_tile_item(tile.id).number_in_scene.adjusted(-1, -1, 1, 1)
            )
            path -= number
        return path

    def _pulse(self, progress: float) -> None:
        self._strength = 1.0 if progress >= 1 else 0.6 + 0.4 * cos(progress * 2 * pi * PULSES)
        self.update()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setClipPath(self._make_clip_path())
        for ring in self.rings:
            draw_ring(painter, theme, ring, self._strength)
