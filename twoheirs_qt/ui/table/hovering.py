"""The note about what lies under the pointer or the cursor."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Signal

from twoheirs_qt.game.presentation.describe import Describer, road_lines
from twoheirs_qt.game.presentation.highlights import Highlights
from twoheirs_qt.game.presentation.note_line import NoteLine
from twoheirs_qt.game.targets import (
    AccessGlyph,
    HandTile,
    LandCell,
    PlaceTroop,
    ReservePlace,
    SupplyPile,
    Target,
)
from twoheirs_qt.rules.access import access_sources
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.rules.roads import RoadLine
from twoheirs_qt.ui.art import Look
from twoheirs_qt.ui.table import covering
from twoheirs_qt.ui.table.bubble import Bubble
from twoheirs_qt.ui.table.highlighter import Highlighter
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.notes import large
from twoheirs_qt.ui.table.roads import road_at
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.table.table_part import TablePart

_REST_MS = 380.0
_SEEN_WELL = 0.75
"""A tile this large over the one of a note is not shown there once more."""


class Hovering(TablePart):
    """Shows a note about a target when the pointer rests on it with nothing selected, and
    highlights where its value comes from.

    `unseen_asked`: a click asks which tiles are still to come.
    """

    unseen_asked = Signal()

    def __init__(
        self,
        scene: TableScene,
        interaction: Interaction,
        describer: Describer,
        bubble: Bubble,
        highlighter: Highlighter,
    ) -> None:
        super().__init__(scene, interaction)
        self._describer = describer
        self._bubble = bubble
        self._highlighter = highlighter
        self._on: tuple[Target | None, RoadLine | None] = (None, None)
        interaction.pointed.connect(self._point)
        interaction.left.connect(self._leave)
        interaction.changed.connect(self._hush)
        interaction.cancelled.connect(self._cancel)
        interaction.asked.connect(self._answer)
        bubble.ceased.connect(self._resume)

    def _point(self) -> None:
        target = self._interaction.target
        if self._interaction.selected is not None:
            self._on = (target, None)
            return
        before, self._on = self._on, (target, self._road_under(target, self._interaction.point))
        if self._on == before:
            return
        self._hush()
        if isinstance(target, AccessGlyph | PlaceTroop):
            self._tell(target)
        elif target is not None:
            self._scene.animator.after("hover", _REST_MS, self._after_rest)

    def _leave(self) -> None:
        self._on = (None, None)
        self._hush()

    def _cancel(self) -> None:
        self._scene.note.clear()
        self._highlighter.show_cells()

    def _hush(self) -> None:
        """Hide the note, and show none before the pointer moves on."""
        self._scene.note.clear()
        if self._interaction.selected is None:
            self._scene.connectors.clear()
        self._scene.animator.forget("hover")
        self._highlighter.show_sources(None)

    def _after_rest(self, share: float) -> None:
        if share >= 1 and self._interaction.target is not None:
            self._tell(self._interaction.target)

    def _resume(self) -> None:
        """A bubble has gone by itself: show the note that it was in the way of."""
        if self._interaction.target is None or self._scene.animator.waits("hover"):
            return
        if self._interaction.selected is None:
            self._tell(self._interaction.target)
        else:
            self._interaction.pointed.emit()

    def _answer(self, target: Target) -> None:
        """A click has asked what a target is."""
        if isinstance(target, SupplyPile) and self._describer.tells_unseen:
            self.unseen_asked.emit()
        if not self._tell(target):
            self._bubble.describe(target)

    # -- telling -----------------------------------------------------------------------------

    def _tell(self, target: Target) -> bool:
        """Show the note of a target and its sources, unless something else is being shown."""
        if self._bubble.covers:
            self._bubble.shorten(target)
            return False
        lines, sources = self._told(target)
        if not lines:
            return False
        scene = self._scene
        anchor, avoid = self._beside(target)
        bounds, text, spare = scene.sceneRect(), scene.area.text, list[QRectF]()
        look = self._look(target)
        if scene.snapshot is not None:
            rect = scene.camera.scene_rect
            inside = look is None and scene.area.field.contains(anchor)
            if isinstance(target, LandCell) and inside:
                bounds = scene.area.field
            told = frozenset[Cell]() if sources is None else sources.cells | sources.wanted
            spare = [rect(cell) for cell in told]
            avoid += [*(rect(cell) for cell in scene.snapshot.land), *covering.told(scene)]
        words = covering.words(scene)
        scene.note.show_near(
            lines, anchor, bounds, text, avoid=avoid, spare=spare, words=words, look=look
        )
        if isinstance(target, AccessGlyph):
            self._tie(target)
        self._highlighter.show_sources(sources)
        return True

    def _told(self, target: Target) -> tuple[tuple[NoteLine, ...], Highlights | None]:
        """The lines of the note about a target, and the highlights of its sources."""
        scene, snapshot = self._scene, self._scene.snapshot
        if snapshot is None:
            return (), None
        road = self._on[1]
        if road is not None:
            lines = road_lines(self._session.state, road, snapshot, scene.say)
            return lines, Highlights(cells=frozenset(road.cells))
        lines = self._describer.note(target, snapshot, points=scene.points_shown)
        return lines, self._describer.sources(target, snapshot) if lines else None

    def _look(self, target: Target) -> Look | None:
        """The tile to be shown large; None if there is none, or it can be seen well as it lies."""
        scene, snapshot = self._scene, self._scene.snapshot
        tile: str | None = None
        owner: Heir | None = None
        turned = False
        if snapshot is None or self._on[1] is not None:
            return None
        match target:
            case ReservePlace(slot):
                tile = snapshot.places[slot].tile
            case HandTile(_, held):
                tile = held
            case LandCell(cell) if cell in snapshot.land:
                owner = snapshot.land[cell].owner
                tile = None if owner is None else snapshot.land[cell].tile
                turned = owner is not scene.placing.bottom and not scene.placing.upright
        seen = target_rect(scene, target).width() >= large(scene.area.text) * _SEEN_WELL
        if tile is None or (seen and not turned):
            return None
        return Look(snapshot.catalogue.tiles[tile], owner)

    def _beside(self, target: Target) -> tuple[QRectF, list[QRectF]]:
        """The anchor of a note about a target, and what it must leave free.

        What lies on a sheet beside the landscape is compared with all else on it.
        """
        rect = target_rect(self._scene, target)
        for panel in self._scene.note.panels:
            if not isinstance(target, LandCell) and panel.contains(rect.center()):
                return QRectF(panel.left(), rect.top(), panel.width(), rect.height()), [panel]
        return rect, []

    def _tie(self, glyph: AccessGlyph) -> None:
        """Draw connectors to a resource of an heir from all that gives it."""
        scene, snapshot = self._scene, self._scene.snapshot
        if snapshot is None:
            return
        begins = [
            scene.placing.source_point(source, glyph.heir, snapshot)
            for source in access_sources(self._session.state, glyph.heir)
            if source.resource is glyph.terrain
        ]
        rect = target_rect(scene, glyph)
        side = rect.height()
        scene.connectors.show_sources(begins, QRectF(rect.left(), rect.top(), side, side))

    def _road_under(self, target: Target | None, point: QPointF) -> RoadLine | None:
        snapshot = self._scene.snapshot
        if not isinstance(target, LandCell) or snapshot is None:
            return None
        if snapshot.solo is not None:
            tokens = self._scene.placing.tokens_on(target.cell, snapshot.solo)
            if any(token.contains(point - self._scene.camera.origin) for token in tokens):
                return None  # it hides the road
        rect = target_rect(self._scene, target)
        return road_at(self._session.state, target.cell, rect, point, self._scene.camera.sign)
