"""The display at the pointer or the cursor: a ghost, a note, an offer, highlights."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from twoheirs_qt.games.two_heirs.displays.bubble import Bubble
from twoheirs_qt.games.two_heirs.drawing.art import Look
from twoheirs_qt.games.two_heirs.drawing.land import ROAD_ENDS
from twoheirs_qt.games.two_heirs.play.previews import Preview
from twoheirs_qt.games.two_heirs.rules.actions import Action, Withdraw
from twoheirs_qt.games.two_heirs.rules.cells import NEIGHBOUR_CELLS, ORTHOGONAL_CELLS, Cell, Edge
from twoheirs_qt.games.two_heirs.rules.roads import RoadLine, score_road, trace_roads
from twoheirs_qt.games.two_heirs.rules.state import RING_SIZE, State
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.things.highlights import (
    NO_HIGHLIGHTS,
    Highlights,
    highlight_last_turn,
    highlight_sources,
)
from twoheirs_qt.games.two_heirs.things.land import list_road_lines, preview_points
from twoheirs_qt.games.two_heirs.things.previews import find_named_cells, list_preview_lines
from twoheirs_qt.games.two_heirs.things.selection import (
    SelectedHandTile,
    SelectedReserveTile,
    SelectedTroop,
    Selection,
    add_selection,
    choose_troop,
)
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.tabletop.drawing.charts import make_square
from twoheirs_qt.tabletop.play.note_line import NoteLine
from twoheirs_qt.tabletop.scene.notes import calculate_large_picture_px
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.window.settings import Settings

_HALF_ROAD_WIDTH: Final = 0.115
"""Half the width of a road over the side of a tile, and a little more to point at it."""
_MIDDLE_RADIUS: Final = 0.27
"""The distance from the middle of a tile, over its side, within which its building is meant, and
beyond it a road."""
_STUB_LENGTH: Final = 0.34
"""The length, over the side of a tile, of a road that ends on it."""


def find_road(
    state: State, cell: Cell, tile_rect: QRectF, point: QPointF, view_direction: int
) -> RoadLine | None:
    """The road of the tile on `cell` that `point` lies on; None beside roads.

    The tile is drawn in `tile_rect`. `view_direction` is -1 where the whole landscape is seen from
    the North.
    """
    face = state.landscape.get(cell)
    if face is None or tile_rect.isEmpty():
        return None
    x = (point.x() - tile_rect.x()) / tile_rect.width()
    y = (point.y() - tile_rect.y()) / tile_rect.height()
    if view_direction < 0:
        x, y = 1 - x, 1 - y
    if max(abs(x - 0.5), abs(y - 0.5)) < _MIDDLE_RADIUS:
        return None
    nearest, min_distance = None, _HALF_ROAD_WIDTH
    for section in face.roads[state.south]:
        for edge in section:
            distance = _measure_distance_to_road(x, y, edge, is_through=len(section) > 1)
            if distance < min_distance:
                nearest, min_distance = section, distance
    return None if nearest is None else _find_whole_road(state, cell, nearest)


def _find_whole_road(state: State, cell: Cell, section: tuple[Edge, ...]) -> RoadLine:
    """The road that a section of a tile is part of."""
    joined_cells = []
    for edge in section:
        face = state.landscape.get(ORTHOGONAL_CELLS[cell][edge])
        if face and any(
            edge.opposite in neighbour_section for neighbour_section in face.roads[state.south]
        ):
            joined_cells.append(ORTHOGONAL_CELLS[cell][edge])
    for road in trace_roads(state):
        contains_section = cell in road and all(joined_cell in road for joined_cell in joined_cells)
        if contains_section and (joined_cells or len(road) == 1):
            return score_road(state, road)
    return score_road(state, {cell: None})


def _measure_distance_to_road(x: float, y: float, edge: Edge, *, is_through: bool) -> float:
    """The distance of a point from the middle line of a road from an edge inwards."""
    begin_x, begin_y = ROAD_ENDS[edge]
    length = 0.5 if is_through else _STUB_LENGTH
    direction_x, direction_y = (0.5 - begin_x) * 2 * length, (0.5 - begin_y) * 2 * length
    share = ((x - begin_x) * direction_x + (y - begin_y) * direction_y) / (length * length)
    share = min(1.0, max(0.0, share))
    return hypot(x - begin_x - share * direction_x, y - begin_y - share * direction_y)


_NOTE_DELAY_MS = 380.0
_MIN_LARGE_SHARE: Final = 0.75
"""A tile of at least this share of the size of a note's picture needs no picture there."""


class ActionButton(NamedTuple):
    """A button beside a target: an action to be confirmed by a click on it."""

    action: Action
    target: Thing
    label: Text


class TargetDisplay:
    """Shows what is pointed at, and the selection where it is aimed.

    With a piece in hand that is its ghost, with a note of what putting it there would do. With
    nothing in hand it is a note about the target, as soon as the pointer rests there, and
    highlights where its value comes from. The selection is an argument of each call.
    """

    def __init__(self, scene: TableScene, settings: Settings, bubble: Bubble) -> None:
        self._scene = scene
        self._session = scene.session
        self._settings = settings
        self._bubble = bubble
        self._target: Thing | None = None
        self._road: RoadLine | None = None
        """The road of the target on which the pointer rests; None beside roads."""
        self._last_turn_highlights = self._source_highlights = NO_HIGHLIGHTS
        self.outside_cells: frozenset[Cell] = frozenset()
        """The cells that a widget outside the table wants highlighted."""

    # -- clearing ----------------------------------------------------------------------------

    def clear(self, selected: Selection | None) -> None:
        """Show nothing at the pointer any more: it has left the table."""
        self._target = self._road = None
        self._hide(with_ghost=True)
        self.highlight(selected)

    def change_selection(self, selected: Selection | None) -> None:
        """Highlight another selection; its ghost and its note come when it is aimed."""
        self._hide(with_ghost=selected is None)
        self.highlight(selected)

    def follow_game(self, placed_selection: Selection | None) -> None:
        """Clear what belongs to the state before; highlights are shown when the scene is synced.

        The animation of a piece that is put down begins where its ghost is.
        """
        ghost = self._scene.ghost
        if placed_selection is not None and ghost.isVisible():
            key = (
                (placed_selection.heir, placed_selection.index)
                if isinstance(placed_selection, SelectedTroop)
                else placed_selection.tile
            )
            self._scene.pieces.start_flight_at(key, ghost.rect)
        self._target = self._road = None
        self._hide(with_ghost=True)
        if self._scene.offer.isVisible():
            self._scene.offer.clear()
        self._last_turn_highlights = highlight_last_turn(self._session.done_commands)
        self._scene.highlights = self._make_highlights(None)

    def _hide(self, *, with_ghost: bool) -> None:
        """Hide the note until the pointer moves on; `with_ghost` also the piece in hand."""
        scene, self._source_highlights = self._scene, NO_HIGHLIGHTS
        scene.note.clear()
        scene.animator.forget("hover")
        if with_ghost:
            scene.ghost.hide()
            scene.connectors.clear()

    # -- highlights --------------------------------------------------------------------------

    def show_cells(self, cells: Iterable[Cell], selected: Selection | None) -> None:
        """Highlight just these cells for a widget outside the table; no cells end that."""
        self.outside_cells = frozenset(cells)
        self.highlight(selected)

    def highlight(self, selected: Selection | None) -> None:
        """Highlight what belongs to the selection, to the note, and to the last turn."""
        if self._session.is_open:
            self._scene.highlight(self._make_highlights(selected))

    def _make_highlights(self, selected: Selection | None) -> Highlights:
        sources = self._source_highlights
        highlights = Highlights(
            cells=sources.cells | self.outside_cells,
            slots=sources.slots,
            missing_cells=sources.missing_cells,
            last_turn_cells=self._last_turn_highlights.last_turn_cells,
            last_turn_slots=self._last_turn_highlights.last_turn_slots,
        )
        if selected is None:
            return highlights
        if self._settings.cell_points_shown and self._scene.points_shown:
            highlights = highlights._replace(points=preview_points(self._session, selected))
        return add_selection(highlights, selected, self._session.options)

    # -- a piece in hand ---------------------------------------------------------------------

    def aim(
        self, selected: Selection, target: Thing | None, point: QPointF, *, dragging: bool
    ) -> None:
        """Show the selection held at `point` over `target`, and what putting it there would do."""
        target_before, self._target, self._road = self._target, target, None
        if target != target_before:
            self._bubble.dismiss_unless_about(target)
        aimed_selection, action = selected, None
        if target is not None:
            aimed_selection = choose_troop(selected, target, self._session.options)
            action = target.find_action_with(aimed_selection, self._session.state.active)
        sources = self._show_selection(aimed_selection, target, point, action, dragging=dragging)
        self._source_highlights = sources or NO_HIGHLIGHTS
        self.highlight(selected)

    def _show_selection(
        self,
        selected: Selection,
        target: Thing | None,
        point: QPointF,
        action: Action | None,
        *,
        dragging: bool,
    ) -> Highlights | None:
        """Show `selected` at `target`; returns where the cost of a build would come from."""
        scene = self._scene
        if isinstance(selected, SelectedReserveTile) and not dragging:
            scene.ghost.hide()
            scene.connectors.clear()
            return None
        preview = None
        if action is not None and target is not None and not target.is_origin_of(selected):
            preview = self._session.options.preview(action)
        is_legal = preview is not None and not preview.reasons
        cell_rect = self._find_cell_rect(selected, target, action)
        if isinstance(selected, SelectedTroop) and not is_legal:
            cell_rect = None  # the preview would hide the troop that stands there
        rect = cell_rect if cell_rect is not None else self._find_pointer_rect(selected, point)
        rim = None
        if cell_rect is not None and not isinstance(selected, SelectedTroop):
            rim = "gold" if is_legal else "danger"
        content_key = (
            selected,
            self._session.state.active,
            scene.placer.bottom_heir,
            scene.placer.upright,
        )
        scene.ghost.show_at(
            rect, lambda box, ratio: self._find_pixmap(selected, box, ratio), rim, content_key
        )
        self._connect_cost(selected, rect if cell_rect is not None else None, preview)
        if preview is None or target is None or scene.bubble.isVisible():
            scene.note.clear()
            return self._highlight_cost_sources(preview) if is_legal else None
        anchor = target.find_rect(scene)
        if isinstance(preview.action, Withdraw):
            anchor = scene.layout.reserve_rect  # beside the whole ring: all of it takes the troop
        self._show_preview(preview, target, anchor)
        return self._highlight_cost_sources(preview) if is_legal else None

    def _highlight_cost_sources(self, preview: Preview | None) -> Highlights | None:
        """The highlights of what pays for a build."""
        coverage = None if preview is None or not self._session.is_help_shown else preview.payment
        return None if coverage is None else highlight_sources(coverage.sources)

    def _connect_cost(
        self, selected: Selection, rect: QRectF | None, preview: Preview | None
    ) -> None:
        """Draw connectors from what pays to the cost of a tile that lies in `rect`."""
        scene = self._scene
        coverage = None if preview is None or not self._session.is_help_shown else preview.payment
        snapshot, active = scene.snapshot, self._session.state.active
        if (
            rect is None
            or coverage is None
            or snapshot is None
            or not isinstance(selected, SelectedHandTile)
        ):
            scene.connectors.clear()
            return
        find_source_point = scene.placer.find_source_point
        starts = [find_source_point(source, active, snapshot) for source in coverage.sources]
        tile = self._session.state.catalogue.tiles[selected.tile]
        look = scene.placer.find_look(selected.tile, active)
        is_turned = look.is_turned and not look.is_upright
        scene.connectors.show_cost(
            tile, rect, is_turned=is_turned, coverage=coverage, starts=starts
        )

    def _show_preview(self, preview: Preview, target: Thing, anchor: QRectF) -> None:
        """Show what an action would change, where all can be seen that it is about."""
        scene, state, camera = self._scene, self._session.state, self._scene.camera
        lines = list_preview_lines(self._session, preview, with_points=scene.points_shown)
        if not lines:
            scene.note.clear()
            return
        highlights = scene.highlights
        cells = {*highlights.goals, *find_named_cells(preview)}
        if target.land_cell is not None:
            nearby_cells = {target.land_cell, *NEIGHBOUR_CELLS[target.land_cell]}
            cells |= nearby_cells & {*state.landscape, *cells}
        protected_rects = camera.list_scene_rects(cells)
        protected_rects += [
            scene.layout.reserve_rect,
            scene.placer.find_heir_layout(state.active).panel_rect,
        ]
        protected_rects += scene.list_panels_in_field()
        if scene.offer.isVisible():
            protected_rects.append(scene.offer.rect)
        avoided_rects = camera.list_scene_rects(
            {*state.landscape, *scene.solo.turn_marks.ordered_cells}
        )
        text_rects, bounds, text_px = (
            scene.list_text_rects(),
            scene.layout.landscape_rect,
            scene.layout.text_px,
        )
        scene.note.show_near(
            lines,
            anchor,
            bounds,
            text_px,
            avoided_rects=avoided_rects,
            protected_rects=protected_rects,
            text_rects=text_rects,
        )

    def _find_cell_rect(
        self, selected: Selection, target: Thing | None, action: Action | None
    ) -> QRectF | None:
        """The rectangle of the piece on a cell; None if it follows the pointer."""
        scene = self._scene
        cell = None if target is None else target.land_cell
        if action is None or cell is None or scene.snapshot is None:
            return None
        has_tile = cell in scene.snapshot.land
        if isinstance(selected, SelectedHandTile) and not has_tile:
            return scene.camera.find_scene_rect(cell)
        if isinstance(selected, SelectedTroop) and has_tile:
            return scene.placer.find_troop_rect(cell).translated(scene.camera.origin)
        return None

    def _find_pointer_rect(self, selected: Selection, point: QPointF) -> QRectF:
        scene = self._scene
        if isinstance(selected, SelectedTroop):
            size = scene.layout.ring.core_radius * 0.74
            return QRectF(point.x() - size * 0.4, point.y() - size / 2, size * 0.8, size)
        side = min(scene.layout.heirs[0].tile_side, scene.camera.cell_side) * 0.7
        return make_square(point, side)

    def _find_pixmap(self, selected: Selection, rect: QRectF, ratio: float) -> QPixmap:
        scene, art = self._scene, self._scene.art
        if isinstance(selected, SelectedTroop):
            troop = self._session.state.troops[selected.heir][selected.index]
            return art.find_pixmap(
                art.name_troop_picture(selected.heir, troop), rect.width(), rect.height(), ratio
            )
        tile = self._session.state.catalogue.tiles[selected.tile]
        look = Look(tile)
        if isinstance(selected, SelectedHandTile):
            owner = None if selected.is_face_down else self._session.state.active
            look = scene.placer.find_look(selected.tile, owner)
        return art.find_tile_pixmap(look, rect.width(), ratio)

    # -- an offer ----------------------------------------------------------------------------

    def show_offer(self, offer: ActionButton | None) -> None:
        """Show the button of an offer, and a note of what it would do; None removes it."""
        scene = self._scene
        if offer is None:
            scene.offer.clear()
            return
        rect, layout = offer.target.find_rect(scene), scene.layout
        avoided_rects = scene.camera.list_scene_rects(self._session.state.landscape)
        if offer.target.is_in_ring:  # all in the ring is still to be compared
            ring_rects = [
                slot_rect
                for slot_rect in map(layout.ring.find_slot_rect, range(RING_SIZE))
                if slot_rect != rect
            ]
            ring_rects += [layout.find_troop_rect(*troop) for troop in product(range(2), range(2))]
            avoided_rects += [ring_rect.adjusted(-1, -1, 1, 1) for ring_rect in ring_rects]
            avoided_rects += [
                layout.reach_text_rect,
                layout.supply_rect,
                layout.discards_rect,
                layout.chronicle_rect,
            ]
        on_land = offer.target.land_cell is not None
        bounds = layout.landscape_rect if on_land else scene.sceneRect()
        scene.offer.show_beside(
            scene.localize(offer.label), rect, bounds, layout.text_px, avoided_rects=avoided_rects
        )
        if offer.target.is_in_ring:  # beside the sheet: compared with all on it
            panel = scene.layout.reserve_rect
            rect = QRectF(panel.left(), rect.top(), panel.width(), rect.height())
        self._show_preview(self._session.options.preview(offer.action), offer.target, rect)

    # -- nothing in hand ---------------------------------------------------------------------

    def point_at(self, target: Thing | None, point: QPointF) -> None:
        """Show the note of `target` when the pointer has rested there; of some targets at once."""
        road = self._find_road(target, point)
        if (self._target, self._road) == (target, road):
            return
        self._target, self._road = target, road
        had_sources = self._source_highlights != NO_HIGHLIGHTS
        self._hide(with_ghost=True)
        if had_sources:
            self.highlight(None)
        if target is not None and target.shows_note_immediately:
            self.show_note(target)
        elif target is not None:
            self._scene.animator.run_for("hover", _NOTE_DELAY_MS, self._show_note_after_delay)

    def _show_note_after_delay(self, progress: float) -> None:
        target = self._target
        if progress >= 1 and target is not None:
            self.show_note(target)

    def show_note(self, target: Thing) -> bool:
        """Show the note of a target and its sources; False if there is none, or no room for it."""
        if self._bubble.is_shown:
            self._bubble.shorten_unless_about(target)
            return False
        lines, sources = self._explain_target(target)
        if not lines:
            return False
        scene = self._scene
        anchor, avoided_rects = self._find_note_anchor(target)
        bounds, text_px, protected_rects = scene.sceneRect(), scene.layout.text_px, list[QRectF]()
        look = self._find_large_look(target)
        if scene.snapshot is not None:
            fits_in_field = look is None and scene.layout.landscape_rect.contains(anchor)
            if target.land_cell is not None and fits_in_field:
                bounds = scene.layout.landscape_rect
            cells = frozenset[Cell]() if sources is None else sources.cells | sources.missing_cells
            protected_rects = scene.camera.list_scene_rects(cells)
            avoided_rects += (
                scene.camera.list_scene_rects(scene.snapshot.land) + scene.list_panels_in_field()
            )
        text_rects = scene.list_text_rects()
        scene.note.show_near(
            lines,
            anchor,
            bounds,
            text_px,
            avoided_rects=avoided_rects,
            protected_rects=protected_rects,
            text_rects=text_rects,
            look=look,
        )
        self._connect_sources(target)
        self._source_highlights = sources or NO_HIGHLIGHTS
        self.highlight(None)
        return True

    def _explain_target(self, target: Thing) -> tuple[tuple[NoteLine, ...], Highlights | None]:
        """The lines of the note about a target, and the highlights of its sources."""
        game, road = self._scene.game, self._road
        if game is None:
            return (), None
        if road is not None:
            lines = list_road_lines(self._session.state, road, game.snapshot, game.localize)
            return lines, Highlights(cells=frozenset(road.cells))
        lines = target.list_lines(game)
        return lines, target.find_note_highlights(game) if lines else None

    def _find_large_look(self, target: Thing) -> Look | None:
        """The tile to be shown large; None if there is none, or it can be seen well as it lies."""
        scene, snapshot = self._scene, self._scene.snapshot
        if snapshot is None or self._road is not None:
            return None
        face = target.find_face(snapshot)
        if face is None:
            return None
        is_upside_down = (
            face.owner not in (None, scene.placer.bottom_heir) and not scene.placer.upright
        )
        is_large = (
            target.find_rect(scene).width()
            >= calculate_large_picture_px(scene.layout.text_px) * _MIN_LARGE_SHARE
        )
        if is_large and not is_upside_down:
            return None
        return Look(snapshot.catalogue.tiles[face.tile], face.owner)

    def _find_note_anchor(self, target: Thing) -> tuple[QRectF, list[QRectF]]:
        """The anchor of a note about a target, and what it must leave free.

        What lies on a sheet beside the landscape is compared with all else on it.
        """
        rect = target.find_rect(self._scene)
        for panel in self._scene.note.panels:
            if target.land_cell is None and panel.contains(rect.center()):
                return QRectF(panel.left(), rect.top(), panel.width(), rect.height()), [panel]
        return rect, []

    def _connect_sources(self, target: Thing) -> None:
        """Draw connectors to the value of a thing from all that gives it."""
        scene = self._scene
        starts = target.list_connection_points(scene)
        if starts:
            rect = target.find_rect(scene)
            side = rect.height()
            scene.connectors.show_sources(starts, QRectF(rect.left(), rect.top(), side, side))

    def _find_road(self, target: Thing | None, point: QPointF) -> RoadLine | None:
        snapshot = self._scene.snapshot
        cell = None if target is None else target.land_cell
        if target is None or cell is None or snapshot is None:
            return None
        if snapshot.solo is not None:
            token_rects = self._scene.placer.list_token_rects(cell, snapshot.solo)
            if any(rect.contains(point - self._scene.camera.origin) for rect in token_rects):
                return None  # it hides the road
        rect, view_direction = target.find_rect(self._scene), self._scene.camera.view_direction
        return find_road(self._session.state, cell, rect, point, view_direction)
