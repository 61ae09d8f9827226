"""The ghost of the selection where it would be put, with its note, or the button of an offer."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from twoheirs_qt.game.presentation.highlights import Highlights, highlighted_sources
from twoheirs_qt.game.presentation.previews import cells_told, preview_lines
from twoheirs_qt.game.presentation.selection import (
    SelectedHandTile,
    SelectedReserveTile,
    SelectedTroop,
    Selection,
    lies_on,
)
from twoheirs_qt.game.preview import Preview
from twoheirs_qt.game.targets import LandCell, ReservePlace, Target
from twoheirs_qt.rules.actions import Action, Withdraw
from twoheirs_qt.rules.cells import NEIGHBOURS
from twoheirs_qt.rules.state import PLACES
from twoheirs_qt.ui.art import Look
from twoheirs_qt.ui.table import covering
from twoheirs_qt.ui.table.bubble import Bubble
from twoheirs_qt.ui.table.highlighter import Highlighter
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.table.table_part import TablePart


class Ghosting(TablePart):
    """Shows the selection where it is aimed, what putting it there would do, and an offer."""

    def __init__(
        self,
        scene: TableScene,
        interaction: Interaction,
        bubble: Bubble,
        highlighter: Highlighter,
    ) -> None:
        super().__init__(scene, interaction)
        self._bubble = bubble
        self._highlighter = highlighter
        self._target: Target | None = None
        interaction.pointed.connect(self._point)
        interaction.left.connect(self._leave)
        interaction.changed.connect(self._follow_selection)
        interaction.offer_changed.connect(self._show_offer)

    def hand_over(self) -> None:
        """The selection is put down: its animation begins where its ghost is."""
        ghost, selected = self._scene.ghost, self._interaction.placing
        if selected is not None and ghost.isVisible():
            key = (
                (selected.heir, selected.index)
                if isinstance(selected, SelectedTroop)
                else selected.tile
            )
            self._scene.pieces.begin_from(key, ghost.rect)

    def _follow_selection(self) -> None:
        if self._interaction.selected is None:
            self._clear()
        self._highlighter.refresh()

    def _point(self) -> None:
        interaction, before = self._interaction, self._target
        self._target = interaction.target
        selected = interaction.meant(interaction.target)
        if selected is None:
            return
        if interaction.target != before:
            self._bubble.turn_to(interaction.target)
        sources = self._show(
            selected,
            interaction.target,
            interaction.point,
            interaction.action(interaction.target),
            dragging=interaction.dragging,
        )
        self._highlighter.show_sources(sources)

    def _leave(self) -> None:
        self._target = None
        if self._interaction.selected is not None:
            self._clear()
            self._highlighter.refresh()

    def _clear(self) -> None:
        self._scene.ghost.hide()
        self._scene.connectors.clear()

    # -- offering ----------------------------------------------------------------------------

    def _show_offer(self) -> None:
        """Show the button of the offer, and a note of what it would do."""
        scene, offer = self._scene, self._interaction.offer
        if offer is None:
            scene.offer.clear()
            return
        rect, area = target_rect(scene, offer.target), scene.area
        avoid = [scene.camera.scene_rect(cell) for cell in self._session.state.landscape]
        if isinstance(offer.target, ReservePlace):  # all in the ring is still to be compared
            ring = [place for place in map(area.ring.place, range(PLACES)) if place != rect]
            ring += [area.ring_troop(*troop) for troop in product(range(2), range(2))]
            avoid += [each.adjusted(-1, -1, 1, 1) for each in ring]
            avoid += [area.reach_text, area.supply, area.discards, area.chronicle]
        bounds = area.field if isinstance(offer.target, LandCell) else scene.sceneRect()
        scene.offer.show_beside(scene.say(offer.label), rect, bounds, area.text, avoid=avoid)
        if isinstance(offer.target, ReservePlace):  # beside the sheet: compared with all on it
            panel = scene.area.reserve
            rect = QRectF(panel.left(), rect.top(), panel.width(), rect.height())
        self._show_note(self._session.options.preview(offer.action), offer.target, rect)

    # -- the selection ---------------------------------------------------------------------

    def _show(
        self,
        selected: Selection,
        target: Target | None,
        point: QPointF,
        action: Action | None,
        *,
        dragging: bool,
    ) -> Highlights | None:
        """Show `selected` at `target`; returns where the cost of a build would come from."""
        scene = self._scene
        if isinstance(selected, SelectedReserveTile) and not dragging:
            self._clear()
            return None
        preview = None
        if action is not None and target is not None and not lies_on(selected, target):
            preview = self._session.options.preview(action)
        legal = preview is not None and not preview.reasons
        snapped = self._snapped(selected, target, action)
        if isinstance(selected, SelectedTroop) and not legal:
            snapped = None  # it would hide the troop that stands in its way
        rect = snapped if snapped is not None else self._at_pointer(selected, point)
        rim = None
        if snapped is not None and not isinstance(selected, SelectedTroop):
            rim = "gold" if legal else "danger"
        drawn = (selected, self._session.state.active, scene.placing.bottom, scene.placing.upright)
        scene.ghost.show_at(rect, lambda box, ratio: self._draw(selected, box, ratio), rim, drawn)
        self._tie(selected, rect if snapped is not None else None, preview)
        if preview is None or target is None or scene.bubble.isVisible():
            scene.note.clear()
            return self._highlights(preview) if legal else None
        anchor = target_rect(scene, target)
        if isinstance(preview.action, Withdraw):
            anchor = scene.area.reserve  # beside the whole ring: all of it takes the troop
        self._show_note(preview, target, anchor)
        return self._highlights(preview) if legal else None

    def _highlights(self, preview: Preview | None) -> Highlights | None:
        """What pays for a build."""
        paid = None if preview is None or not self._session.helps else preview.coverage
        return None if paid is None else highlighted_sources(paid.sources)

    def _tie(self, selected: Selection, rect: QRectF | None, preview: Preview | None) -> None:
        """Draw connectors from what pays to the cost of a tile that lies in `rect`."""
        scene = self._scene
        paid = None if preview is None or not self._session.helps else preview.coverage
        snapshot, active = scene.snapshot, self._session.state.active
        if (
            rect is None
            or paid is None
            or snapshot is None
            or not isinstance(selected, SelectedHandTile)
        ):
            scene.connectors.clear()
            return
        point = scene.placing.source_point
        begins = [point(source, active, snapshot) for source in paid.sources]
        tile = self._session.state.catalogue.tiles[selected.tile]
        look = scene.placing.look(selected.tile, active)
        turned = look.turned and not look.upright
        scene.connectors.show_for(tile, rect, turned=turned, paid=paid, begins=begins)

    def _show_note(self, preview: Preview, target: Target, anchor: QRectF) -> None:
        """Show what an action would change, where all can be seen that it is about."""
        scene, state, rect = self._scene, self._session.state, self._scene.camera.scene_rect
        lines = preview_lines(self._session, preview, points=scene.points_shown)
        if not lines:
            scene.note.clear()
            return
        lit = scene.highlights
        told = {*lit.goals, *cells_told(preview)}
        if isinstance(target, LandCell):
            told |= {target.cell, *NEIGHBOURS[target.cell]} & {*state.landscape, *told}
        spare = [rect(cell) for cell in told]
        spare += [scene.area.reserve, scene.placing.place_of(state.active).panel]
        spare += covering.told(scene)
        if scene.offer.isVisible():
            spare.append(scene.offer.rect)
        avoid = [rect(cell) for cell in {*state.landscape, *scene.solo.turn_marks.order}]
        words, bounds, text = covering.words(scene), scene.area.field, scene.area.text
        scene.note.show_near(lines, anchor, bounds, text, avoid=avoid, spare=spare, words=words)

    def _snapped(
        self, selected: Selection, target: Target | None, action: Action | None
    ) -> QRectF | None:
        """Where the piece would lie on a cell; None if it follows the pointer."""
        scene = self._scene
        if action is None or not isinstance(target, LandCell) or scene.snapshot is None:
            return None
        land = target.cell in scene.snapshot.land
        if isinstance(selected, SelectedHandTile) and not land:
            return scene.camera.scene_rect(target.cell)
        if isinstance(selected, SelectedTroop) and land:
            return scene.placing.troop_rect(target.cell).translated(scene.camera.origin)
        return None

    def _at_pointer(self, selected: Selection, point: QPointF) -> QRectF:
        scene = self._scene
        if isinstance(selected, SelectedTroop):
            size = scene.area.ring.core * 0.74
            return QRectF(point.x() - size * 0.4, point.y() - size / 2, size * 0.8, size)
        side = min(scene.area.heirs[0].tile, scene.camera.size) * 0.7
        return QRectF(point.x() - side / 2, point.y() - side / 2, side, side)

    def _draw(self, selected: Selection, rect: QRectF, ratio: float) -> QPixmap:
        scene, art = self._scene, self._scene.art
        if isinstance(selected, SelectedTroop):
            troop = self._session.state.troops[selected.heir][selected.index]
            return art.picture(art.troop(selected.heir, troop), rect.width(), rect.height(), ratio)
        tile = self._session.state.catalogue.tiles[selected.tile]
        look = Look(tile)
        if isinstance(selected, SelectedHandTile):
            owner = None if selected.down else self._session.state.active
            look = scene.placing.look(selected.tile, owner)
        return art.tile(look, rect.width(), ratio)
