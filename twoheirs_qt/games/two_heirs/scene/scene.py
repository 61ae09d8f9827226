"""The graphics scene of the table: one item for every piece, placed as the model says."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.scene.effects import TurnAnimation
from twoheirs_qt.games.two_heirs.scene.heir_place import HeirPanel, HeirPlace
from twoheirs_qt.games.two_heirs.scene.henry_place import HenryLayout, SoloTable
from twoheirs_qt.games.two_heirs.scene.hint_light import HintLight
from twoheirs_qt.games.two_heirs.scene.landscape import (
    CellHighlights,
    Coordinates,
    Landscape,
    Marks,
    Points,
)
from twoheirs_qt.games.two_heirs.scene.layout import HeirLayout, TableLayout, lay_out
from twoheirs_qt.games.two_heirs.scene.overlays import (
    Connectors,
    DragPreview,
    FocusRing,
    OfferButton,
    Overview,
    PlaceMarks,
    Ribbon,
    mark_change,
    measure_ribbon_room,
)
from twoheirs_qt.games.two_heirs.scene.piece_items import PieceItems
from twoheirs_qt.games.two_heirs.scene.pieces import Piece, find_number_point
from twoheirs_qt.games.two_heirs.scene.placing import PiecePlacer
from twoheirs_qt.games.two_heirs.scene.reserve_panel import ReservePanel
from twoheirs_qt.games.two_heirs.scene.sights import choose_sight, find_central_area
from twoheirs_qt.games.two_heirs.things.groups import describe_ribbon
from twoheirs_qt.games.two_heirs.things.highlights import NO_HIGHLIGHTS, Highlights
from twoheirs_qt.games.two_heirs.things.thing import GameView
from twoheirs_qt.games.two_heirs.things.turn_steps import NO_TURN_MARKS, TurnMarks
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.play.grid_lines import are_scattered
from twoheirs_qt.tabletop.scene.animator import Animator, Clock
from twoheirs_qt.tabletop.scene.camera import Camera, Sight
from twoheirs_qt.tabletop.scene.camera_motion import CameraMotion
from twoheirs_qt.tabletop.scene.notes import Note
from twoheirs_qt.tabletop.scene.show import StepPlayer

_PANEL_Z = 20.0
_OUT_OF_REACH_VEIL, _OUT_OF_REACH_VEIL_DARK = 0.42, 0.5
"""The opacity of the veil over tiles out of reach, in light and dark themes."""


class TableScene(QGraphicsScene):
    """Shows the model; `sync` updates every item.

    - `snapshot` is shown: that of the model, or the `snapshot_override` while a turn is shown step
      by step; None before a game is open
    - `layout` has the areas of the table for the size of the view
    - `unseen_shown`: the player may be told which tiles are still to come
    - `notes_fixed`: the note stays in its own place, and does not go to the thing it is about
    - `faces_active_heir`: the heir in turn is at the lower edge
    - `note`: what is told of the thing under pointer or cursor; `bubble`: the answer to an input
    - `offer`: the button beside a piece that does something with it
    - `connectors`: lines from a shown value, such as a cost, to where it comes from
    - `heir_places`: the panels of both heirs
    - `camera_moved`: cells and pieces on them have moved on the screen
    - `highlights_changed`: other things are highlighted
    - `notes_moved`: the rectangles of the notes have changed
    """

    camera_moved = Signal()
    highlights_changed = Signal()
    notes_moved = Signal(object)

    def __init__(
        self,
        session: GameSession,
        art: Art,
        clock: Clock,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.art = art
        self.localize = session.model.localize
        self.camera = Camera()
        self.animator = Animator(clock, self)
        self.step_player = StepPlayer(
            self.animator, lambda animate: self.sync(animate=animate), self
        )
        self.snapshot: TableSnapshot | None = None
        self.snapshot_override: TableSnapshot | None = None
        self.is_hidden = False
        self.layout: TableLayout = lay_out(1280, 640, 13)
        self.faces_active_heir = False
        self.points_shown = True
        self.unseen_shown = True
        self.coordinates_shown = True
        self.notes_fixed = False
        self._covered_area = QRectF()
        self._turn_concealed = False
        self.highlights = NO_HIGHLIGHTS
        self._faint_keys: tuple[str | None, tuple[Heir, int] | None] = (None, None)
        self._camera_motion = CameraMotion(self.camera, self.animator, self._follow_camera)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

        self.landscape = Landscape()
        self.marks_below = Marks(self.camera, self.landscape)
        self.marks_above = Marks(self.camera, self.landscape)
        self.cell_points = Points(self.camera, self.landscape)
        self._cell_highlights = CellHighlights(
            self.marks_below, self.marks_above, self.cell_points, self.animator
        )
        self.marks_below.setZValue(-1)
        self.marks_above.setZValue(2)
        self.cell_points.setZValue(4)
        self.coordinates = Coordinates(self.camera)
        self.reserve = ReservePanel(art, self.localize)
        self.heir_places = tuple(HeirPlace(art, self.localize, heir) for heir in Heir)
        self.ribbon = Ribbon(15)
        self.focus = FocusRing(60)
        self.ghost = DragPreview(85)
        self.last_turn_slot_marks = PlaceMarks(44, mark_change)
        self.note = Note(art, 90, art.find_tile_pixmap, moved=self._emit_notes_moved)
        self.connectors = Connectors(86, self._list_texts_under_connectors)
        self.overview = Overview(self.camera, 50)
        self.offer = OfferButton(95)
        self.bubble = Note(
            art, 100, art.find_tile_pixmap, has_tail=True, moved=self._emit_notes_moved
        )
        self.solo = SoloTable(art, self.localize, self.camera, self.landscape, self.addItem)
        self.hint_light = HintLight(self.camera, self.landscape, self.addItem)
        self.pieces = PieceItems(
            art,
            self.camera,
            self.animator,
            self.landscape,
            self.addItem,
        )
        self.placer = PiecePlacer(art, self.camera, self.pieces, self.solo, self.layout)
        self._turn_animation = TurnAnimation(self.animator, self.addItem)
        self._panels = (self.reserve, *self.heir_places)
        self._overlays = (
            self.ribbon,
            self.focus,
            self.ghost,
            self.last_turn_slot_marks,
            self.connectors,
            self.overview,
            self.offer,
        )
        self.landscape.setZValue(1)
        self.coordinates.setZValue(5)
        for panel in self._panels:
            panel.setZValue(_PANEL_Z)
        for item in (
            self.landscape,
            self.coordinates,
            *self._panels,
            *self._overlays,
            self.note,
            self.bubble,
        ):
            self.addItem(item)
        for hidden in (self.coordinates, *self._panels):
            hidden.hide()

    def _list_texts_under_connectors(self) -> list[QRectF]:
        return [*self.reserve.list_text_rects(), *self.cell_points.list_text_rects()]

    def _emit_notes_moved(self) -> None:
        self.notes_moved.emit(
            [note.scene_rect for note in (self.note, self.bubble) if note.isVisible()]
        )

    # -- size, theme, settings ---------------------------------------------------------------

    def resize(self, width: float, height: float, text_px: float, ratio: float) -> None:
        """Lay the table out for a view of that size; `ratio`: device pixels in a logical one."""
        self.animator.finish()
        self.layout = self.placer.layout = lay_out(width, height, text_px)
        self.solo.lay_out(self.layout)
        self.hint_light.lay_out(self.layout)
        self.camera.ratio = ratio
        self.setSceneRect(0, 0, width, height)
        if self.snapshot is not None:
            if self.camera.follows_landscape:
                self._camera_motion.forget()
            else:
                self.camera.keep_in(self.snapshot.land, self.layout.landscape_rect)
            self.sync(animate=False)

    def repaint_texts(self) -> None:
        """Repaint all texts after a change of fonts."""
        for panel in self._panels:
            panel.update()
        self.solo.place.update()
        self.sync(animate=False)

    # -- the model ---------------------------------------------------------------------------

    def forget_game(self) -> None:
        """Prepare for another game: nothing glides over from the game before."""
        self.animator.finish()
        self.pieces.forget()
        self.placer.forget()
        self._camera_motion.forget()
        self.camera.follows_landscape, self.camera.shows_all = True, False

    def override_snapshot(self, snapshot: TableSnapshot | None, *, animate: bool) -> None:
        """Show a snapshot in place of the model's; None shows the model's again."""
        self.snapshot_override = snapshot
        self.sync(animate=animate)

    @property
    def is_turn_shown(self) -> bool:
        """Whether a turn that has been played is shown step by step."""
        return self.snapshot_override is not None

    def set_hidden(self, is_hidden: bool) -> None:
        """Set whether something else is shown in place of the table: its items then wait."""
        self.is_hidden = is_hidden
        self.sync(animate=False)

    def sync(self, *, animate: bool) -> None:
        """Update every item to the model; with `animate` pieces glide to their places."""
        if not self.session.is_open:
            return
        before = self.snapshot
        snapshot = self.snapshot_override or self.session.model.snapshot
        if not self.session.is_help_shown:
            snapshot = snapshot._replace(missing_resources={})
        self.snapshot = snapshot
        if self.is_hidden:
            return
        animate = animate and self.animator.duration_factor > 0
        if animate:
            self.pieces.remember_positions()
        self.animator.finish()
        bottom_heir = self._choose_bottom_heir(snapshot)
        self.placer.bottom_heir, self.placer.tiles = bottom_heir, snapshot.catalogue.tiles
        self.placer.is_solo = snapshot.solo is not None
        view_direction = 1 if bottom_heir is snapshot.south else -1
        if view_direction != self.camera.view_direction:
            self.camera.view_direction = view_direction
            self.camera_moved.emit()
        model_snapshot, sight = self.session.model.snapshot, self._find_sight(snapshot)
        self._camera_motion.keep_fitted(
            sight,
            (model_snapshot.turn, model_snapshot.active, self.solo.plan_shown),
            animate=animate,
        )
        self.landscape.setPos(self.camera.origin)
        self.placer.place_all(snapshot, animate=animate)
        self._apply_highlights()
        self._update_panels(snapshot, sight)
        if animate and before is not None and before.catalogue is snapshot.catalogue:
            self._turn_animation.show(
                before, snapshot, {heir: self.find_panel(heir) for heir in Heir}
            )

    @property
    def game(self) -> GameView | None:
        """The game as the table shows it; None before one is open."""
        if self.snapshot is None:
            return None
        return GameView(self.session, self.snapshot, self.points_shown, self.unseen_shown)

    def _choose_bottom_heir(self, snapshot: TableSnapshot) -> Heir:
        """The heir at the lower edge: the only human at this screen, else as the game says."""
        human = self.session.only_human
        if human is not None:
            return human
        turns_to_active = self.faces_active_heir and snapshot.active is not None
        return snapshot.last_active if turns_to_active else snapshot.south

    def find_panel(self, heir: Heir) -> HeirPanel:
        """The panel of an heir's place, or of Henry's."""
        is_henrys = self.snapshot is not None and heir is self.snapshot.henry
        return self.solo.place if is_henrys else self.heir_places[heir]

    def hide_turn(self, concealed: bool) -> None:
        """Hide whose turn it is while the shield is tossed."""
        if concealed is not self._turn_concealed:
            self._turn_concealed = concealed
            self.update_texts()

    def update_texts(self) -> None:
        """Update all texts on the sheets."""
        if self.snapshot is not None:
            self._update_panels(self.snapshot, self._find_sight(self.snapshot))

    def _update_panels(self, snapshot: TableSnapshot, sight: Sight) -> None:
        shown_snapshot = snapshot.conceal_turn() if self._turn_concealed else snapshot
        self.reserve.present(
            self.layout, shown_snapshot, highlighted=self.highlights.reserve_is_target
        )
        self._make_room_for_notes(snapshot)
        for place in self.heir_places:
            place.present(
                self.layout,
                self.placer.find_heir_layout(place.heir),
                shown_snapshot,
                points_shown=self.points_shown or snapshot.active is None,
                highlighted=self.highlights.target_hand is place.heir,
            )
        for panel in self._panels:
            panel.setVisible(True)
        self.coordinates.setVisible(self.coordinates_shown)
        if snapshot.solo is not None:
            self.heir_places[snapshot.solo.henry].hide()
        solo = self.solo
        is_solo_shown = solo.place.isVisible() or solo.turn_panel.isVisible()
        if snapshot.solo is not None or is_solo_shown or solo.turn_marks != NO_TURN_MARKS:
            solo.present(
                self.layout,
                snapshot,
                points_shown=self.points_shown or snapshot.active is None,
                cells_named=self.coordinates_shown,
                is_turn_shown=self.is_turn_shown,
            )
        self.coordinates.present(sight.visible_rect, self.layout.text_px, snapshot.land)
        self._update_overview(snapshot)
        ribbon_words = self._format_ribbon(snapshot)
        if ribbon_words or self.ribbon.isVisible():
            self.ribbon.show_in(self.layout.landscape_rect, self.layout.text_px, ribbon_words)

    def _make_room_for_notes(self, snapshot: TableSnapshot) -> None:
        """Set what the notes must not cover, and their own places."""
        panels = [self.find_heir_layout(heir).panel_rect for heir in Heir]
        opponent_panel, covered_area = panels[snapshot.last_active.opponent], self._covered_area
        has_own_place = not covered_area.intersects(self.layout.note_rect)
        for note in (self.note, self.bubble):
            note.covered_areas = (self.layout.chronicle_rect, covered_area)
            note.panels = (self.layout.reserve_rect, *panels)
            note.own_areas = (
                (self.layout.note_rect, opponent_panel) if has_own_place else (opponent_panel,)
            )
        self.note.stays_in_own_area = self.notes_fixed and has_own_place

    def set_covered_area(self, covered_area: QRectF) -> None:
        """Set the part of the table that another widget covers, where no note would be visible."""
        if covered_area != self._covered_area:
            self._covered_area = covered_area
            if self.snapshot is not None:
                self._make_room_for_notes(self.snapshot)

    def _format_ribbon(self, snapshot: TableSnapshot) -> str:
        """The text of the ribbon; empty without one."""
        text = describe_ribbon(snapshot)
        return "" if text is None else self.localize(text)

    def _update_overview(self, snapshot: TableSnapshot) -> None:
        """Show the overview if the landscape does not fit into the field.

        It lies above the turn panel, which always has room in games against Henry, and in a duel
        while a turn is shown step by step.
        """
        has_turn_panel = snapshot.solo is not None or self.is_turn_shown
        foot_height = self.solo.panel_height if has_turn_panel else 0.0
        self.overview.present(
            snapshot, self.layout.landscape_rect, self.layout.text_px, foot_height
        )

    def find_heir_layout(self, heir: Heir) -> HeirLayout | HenryLayout:
        is_henrys = self.snapshot is not None and heir is self.snapshot.henry
        return self.solo.layout if is_henrys else self.placer.find_heir_layout(heir)

    def find_number_point(self, slot: int) -> QPointF:
        """The middle of the number on the tile of a place of the ring."""
        ring = self.layout.ring
        return find_number_point(ring.find_slot_rect(slot), right=ring.is_right_of_middle(slot))

    def list_panels_in_field(self) -> list[QRectF]:
        """The rectangles of texts over the field: the last round, Henry's turn or plan."""
        return [panel.rect for panel in (self.ribbon, self.solo.turn_panel) if panel.isVisible()]

    def list_text_rects(self) -> list[QRectF]:
        """The rectangles of all texts, which lines must not cross."""
        rects = [*self.coordinates.list_text_rects(), *self.cell_points.list_text_rects()]
        return [*self.note.panels, self.layout.chronicle_rect, *self.list_panels_in_field(), *rects]

    # -- the camera --------------------------------------------------------------------------

    def fit(self) -> None:
        """Show the whole landscape, and follow it as it grows."""
        if self.snapshot is not None:
            self.animator.finish()
            self.camera.shows_all = True
            self._camera_motion.fit(self._find_sight(self.snapshot), animate=True)

    def pan(self, offset: QPointF) -> None:
        if self.snapshot is not None:
            self._camera_motion.pan(
                offset, self.snapshot.land, self.overview.find_free_part(self.layout.landscape_rect)
            )

    def zoom(self, factor: float, point: QPointF) -> None:
        if self.snapshot is not None:
            self._camera_motion.zoom(factor, point, self.snapshot.land, self.layout.landscape_rect)

    def reveal(self, cell: Cell) -> None:
        """Pan as little as needed to bring a cell into the field."""
        if self.snapshot is not None:
            self._camera_motion.reveal(cell, find_central_area(self.layout, self.snapshot.land))

    def _find_sight(self, snapshot: TableSnapshot) -> Sight:
        """The part of the landscape to be shown beside ribbon and turn panel.

        Tiles that a turn shown step by step will lay have their room from its beginning.
        """
        ribbon_words = self._format_ribbon(snapshot)
        field, text_px = self.layout.landscape_rect, self.layout.text_px
        cells = frozenset(snapshot.land)
        if self.is_turn_shown:
            cells |= frozenset(self.session.model.snapshot.land)
        return choose_sight(
            self.layout,
            cells,
            ribbon_height=measure_ribbon_room(field, text_px, ribbon_words)
            if ribbon_words
            else 0.0,
            panel_height=self.solo.panel_height,
            has_plan=self.solo.plan_shown,
            has_cell_names=self.coordinates_shown,
            shows_all=self.camera.shows_all
            or snapshot.active is None,  # an ended game is shown as a whole
            required=self.solo.find_cells_to_show(snapshot.solo, is_turn_shown=self.is_turn_shown)
            if snapshot.solo is not None
            else frozenset(),
            preferred=snapshot.retinue_cells if are_scattered(cells) else frozenset(),
        )

    def _follow_camera(self, coarse: bool) -> list[Piece]:
        """Move everything in the landscape after the camera has moved; returns its pieces.

        `coarse`: their pictures are only scaled for now, and redrawn when the camera rests.
        """
        self.landscape.setPos(self.camera.origin)
        self.camera_moved.emit()
        self.coordinates.update()
        if self.snapshot is None:
            return []
        self._update_overview(self.snapshot)
        pieces = self.pieces.follow_camera(coarse=coarse)
        self.solo.follow_camera()
        self.hint_light.follow_camera()
        for marks in (self.marks_below, self.marks_above, self.cell_points):
            marks.follow_camera()
        return pieces

    # -- highlights --------------------------------------------------------------------------

    def highlight(self, highlights: Highlights) -> None:
        """Show highlights and the selection."""
        before = self.highlights
        if highlights == before:
            self._fade_selection()
            return
        self.highlights = highlights
        self._show_goals()
        self._apply_highlights()
        if (highlights.reserve_is_target, highlights.target_hand) != (
            before.reserve_is_target,
            before.target_hand,
        ):
            self.update_texts()
        self.highlights_changed.emit()

    def _show_goals(self) -> None:
        """Bring all cells where the selection can go into sight, beside the names."""
        if self.snapshot is not None and self.highlights.goals:
            sight = self._find_sight(self.snapshot)
            room = QRectF(sight.fitted_rect)
            if self.coordinates.isVisible():
                room.setTopLeft(self.coordinates.find_room_beside(sight.visible_rect).topLeft())
            self._camera_motion.show_whole(self.highlights.goals, self.snapshot.land, room)

    def mark(self, turn_marks: TurnMarks) -> None:
        """Show the marks of Henry's turn or plan."""
        is_unmarked = turn_marks == self.solo.turn_marks == NO_TURN_MARKS
        if self.snapshot is not None and not is_unmarked:
            panel_top = self._find_sight(self.snapshot).visible_rect.top()
            henry = self.snapshot.henry
            looks = tuple(
                (cell, tuple(self.placer.find_look(tile, henry) for tile in tiles))
                for cell, tiles in turn_marks.tiles
            )
            self.solo.mark(turn_marks, looks, self.layout, self.snapshot, panel_top=panel_top)
            self._apply_highlights()

    def _fade_selection(self) -> None:
        """Make the selection faint at its origin while its ghost is shown."""
        picked_keys = (self.highlights.picked_tile, self.highlights.picked_troop)
        faint_keys = picked_keys if self.ghost.isVisible() else (None, None)
        keys_before = self._faint_keys
        if faint_keys != keys_before:
            self._faint_keys = faint_keys
            for key in (*keys_before, *faint_keys):
                piece = self.pieces.find_piece(key)
                if piece is not None:
                    piece.set_faint(key in faint_keys)

    def _apply_highlights(self) -> None:
        snapshot = self.snapshot
        if snapshot is None:
            return
        henry_slot = self.solo.turn_marks.slot
        # Highlights belong to the present state, not to an earlier one of the turn that is shown.
        highlights = NO_HIGHLIGHTS if self.is_turn_shown else self.highlights
        is_over = snapshot.active is None
        veil = _OUT_OF_REACH_VEIL_DARK if find_current_theme().dark else _OUT_OF_REACH_VEIL
        for slot, place in enumerate(snapshot.places):
            if place.tile is not None:
                item = self.placer.find_tile_item(place.tile)
                is_picked = highlights.picked_tile == place.tile
                item.mark(
                    veil=0.0 if place.reach_number or is_over else veil,
                    number=0 if is_over else place.reach_number,
                    number_right=self.layout.ring.is_right_of_middle(slot),
                    rim="gold"
                    if slot in highlights.slots or is_picked or slot == henry_slot
                    else None,
                    missing=snapshot.missing_resources.get(place.tile),
                )
        for heir in Heir:
            for tile in snapshot.hands[heir]:
                rim = "gold" if highlights.picked_tile == tile else None
                self.placer.find_tile_item(tile).mark(
                    rim=rim, missing=snapshot.missing_resources.get(tile)
                )
        changed_rects = [
            self.layout.ring.find_slot_rect(slot) for slot in sorted(highlights.last_turn_slots)
        ]
        if changed_rects or self.last_turn_slot_marks.isVisible():
            self.last_turn_slot_marks.present(changed_rects, self.layout.reserve_rect)
        self._cell_highlights.present(highlights, snapshot)
        self._fade_selection()
