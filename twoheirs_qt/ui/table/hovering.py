"""What lies under the pointer, or the cursor, and what is told of it there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.telling.describe import Describer
from twoheirs_qt.game.telling.highlights import Highlights
from twoheirs_qt.game.telling.roads import road_lines
from twoheirs_qt.game.telling.targets import AccessGlyph, LandCell, PlaceTroop, Target
from twoheirs_qt.rules.access import access_sources
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.roads import RoadLine
from twoheirs_qt.ui.table.ghosting import Ghosting
from twoheirs_qt.ui.table.hand import Hand
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.lights import Lights
from twoheirs_qt.ui.table.roads import road_at
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.table.telling import Teller

_REST_MS = 380.0


class Hovering:
    """Tells what a target is once the pointer rests on it, and lights where that comes from; with
    something in `hand`, shows its ghost there.

    `target` is what the pointer is on. `relight` is called when other things are to be lit.
    """

    def __init__(
        self,
        session: GameSession,
        scene: TableScene,
        describer: Describer,
        hand: Hand,
        ghosting: Ghosting,
        teller: Teller,
        lights: Lights,
        relight: Callable[[], None],
    ) -> None:
        self._session = session
        self._scene = scene
        self._describer = describer
        self._hand = hand
        self._ghosting = ghosting
        self._teller = teller
        teller.ceased = self._resume
        self._lights = lights
        self._relight = relight
        self.target: Target | None = None
        self._road: RoadLine | None = None
        self._at, self._dragging = QPointF(), False

    def point_at(self, target: Target | None, point: QPointF, *, dragging: bool) -> None:
        """The pointer, or the cursor, is at `point` on `target`."""
        if self._hand.held is None:
            self._rest_on(target, point)
            return
        if target != self.target:
            self._teller.hurry(target)
        self.target, self._road = target, None
        self._at, self._dragging = point, dragging
        self._lights.sources = self._ghosting.show(
            self._hand.held, target, point, self._hand.action(target), dragging=dragging
        )
        self._relight()

    def _rest_on(self, target: Target | None, point: QPointF) -> None:
        road = self._road_under(target, point)
        changed = target != self.target or road != self._road
        self.target, self._road = target, road
        if not changed:
            return
        self.hush()
        if isinstance(target, AccessGlyph | PlaceTroop):
            self.tell(target)
        elif target is not None:
            self._scene.presenter.after("hover", _REST_MS, self._after_rest)
        self._relight()

    def _resume(self) -> None:
        """A bubble has gone by itself: tell what it was in the way of."""
        if self.target is None or self._scene.presenter.waits("hover"):
            return
        if self._hand.held is None:
            self.tell(self.target)
        else:
            self.point_at(self.target, self._at, dragging=self._dragging)

    def leave(self) -> None:
        """The pointer is nowhere on the table."""
        self.target = self._road = None
        self.hush()
        if self._hand.held is not None:
            self._ghosting.clear()

    def hush(self) -> None:
        """Take away what is told, and tell nothing before the pointer moves on."""
        self._scene.note.clear()
        if self._hand.held is None:
            self._scene.threads.clear()
        self._lights.sources = None
        self._scene.presenter.forget("hover")

    def tell(self, target: Target) -> bool:
        """Show what a target is and where it comes from, unless something else is being said."""
        if self._teller.speaks:
            self._teller.hurry(target)
            return False
        reading = self._scene.reading
        if self._road is not None and reading is not None:
            lines = road_lines(self._session.state, self._road, reading, self._session.model.say)
            self._teller.note_lines(lines, target)
            self._lights.sources = Highlights(cells=frozenset(self._road.cells))
        elif reading is not None and self._teller.note(target):
            self._lights.sources = self._describer.sources(target, reading)
        else:
            return False
        self._step_aside(target)
        if isinstance(target, AccessGlyph):
            self._tie(target)
        self._relight()
        return True

    def _tie(self, glyph: AccessGlyph) -> None:
        """Draw threads to a resource of an heir from all that gives it."""
        scene = self._scene
        begins = [
            scene.source_point(source)
            for source in access_sources(self._session.state, glyph.heir)
            if source.resource is glyph.terrain
        ]
        rect = target_rect(scene, glyph)
        side = rect.height()
        scene.threads.show_sources(begins, QRectF(rect.left(), rect.top(), side, side))

    def _step_aside(self, target: Target) -> None:
        """Let the note about a cell leave free what it tells of, and the landscape if it can."""
        reading, sources = self._scene.reading, self._lights.sources
        if not isinstance(target, LandCell) or reading is None:
            return
        told = frozenset[Cell]() if sources is None else sources.cells | sources.wanted
        rect, bounds = self._scene.camera.scene_rect, self._scene.area.field
        if not bounds.contains(rect(target.cell)):
            bounds = self._scene.sceneRect()
        self._scene.note.step_aside(
            bounds, [rect(cell) for cell in told], [rect(cell) for cell in reading.land]
        )

    def _after_rest(self, share: float) -> None:
        if share >= 1 and self.target is not None:
            self.tell(self.target)

    def _road_under(self, target: Target | None, point: QPointF) -> RoadLine | None:
        if not isinstance(target, LandCell) or self._scene.reading is None:
            return None
        rect = target_rect(self._scene, target)
        return road_at(self._session.state, target.cell, rect, point, self._scene.camera.sign)
