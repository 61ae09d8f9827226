"""Effects of an event beside the pieces that move: dust, and the road that has been joined.

Everything is in its place already; this only draws the eye, and any input ends it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject

from twoheirs_qt.games.two_heirs.rules.events import (
    Built,
    CampBroken,
    Destroyed,
    Event,
    Expanded,
    HenryPlaced,
    TurnEnded,
)
from twoheirs_qt.games.two_heirs.scene import road_trace
from twoheirs_qt.games.two_heirs.scene.effects import DUST_MS, Dust
from twoheirs_qt.games.two_heirs.scene.road_trace import RoadTrace
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.table.controller import TableController
from twoheirs_qt.games.two_heirs.things.highlights import RoadStep, find_joined_road
from twoheirs_qt.games.two_heirs.things.turn_steps import TurnStep
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.scene.animator import DURATION

_DUST_Z: Final = 3.5
_TRACE_Z: Final = 1.5


class EventEffects(QObject):
    """Follows the game of `scene`, and the turns that are shown step by step."""

    def __init__(self, scene: TableScene, controller: TableController) -> None:
        super().__init__(scene)
        self._scene = scene
        self._controller = controller
        self.dust = Dust(scene.camera, scene.landscape)
        self.trace = RoadTrace(scene.camera, scene.landscape)
        self.dust.setZValue(_DUST_Z)
        self.trace.setZValue(_TRACE_Z)
        controller.table_changed.connect(self._follow)
        scene.step_player.step_shown.connect(self._follow_step)
        scene.camera_moved.connect(self._follow_camera)

    def _follow(self, change: Transition | None) -> None:
        if change is None or not change.is_forward or self._scene.animator.duration_factor <= 0:
            return
        if self._controller.is_seen and not self._scene.step_player.is_playing:
            self._show(change.events)

    def _follow_step(self, step: object) -> None:
        if isinstance(step, TurnStep) and self._scene.animator.duration_factor > 0:
            self._show([step.event])

    def _show(self, events: Iterable[Event]) -> None:
        """Show what there is to see of a player's own events, or of one step."""
        animator = self._scene.animator
        for event in events:
            if isinstance(event, TurnEnded):
                break
            if isinstance(event, Destroyed | CampBroken):
                self.dust.begin(event.at)
                animator.animate("dust", DUST_MS, self.dust.show_frame)
            elif isinstance(event, Built | Expanded | HenryPlaced):
                road = find_joined_road(self._scene.session.state, event.at)
                if road:
                    self._trace(road, event.tile)

    def _trace(self, road: tuple[RoadStep, ...], tile: str) -> None:
        """Run along a road, as soon as the tile that has joined it lies there."""
        piece = self._scene.pieces.find_piece(tile)
        delay = DURATION if piece is not None and piece.is_in_flight else 0.0
        duration = delay + road_trace.TRACE_MS
        self.trace.begin(road)

        def show_progress(progress: float) -> None:
            self.trace.trace(max(0.0, (progress * duration - delay) / road_trace.TRACE_MS))

        self._scene.animator.animate("road", duration, show_progress)

    def _follow_camera(self) -> None:
        for item in (self.dust, self.trace):
            if item.isVisible():
                item.refresh()
