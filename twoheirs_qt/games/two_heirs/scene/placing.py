"""Placing the pieces of a snapshot on the table, and choosing their looks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look, make_look
from twoheirs_qt.games.two_heirs.play.snapshot import SoloSnapshot, TableSnapshot
from twoheirs_qt.games.two_heirs.rules.access import AccessSource, SourceKind
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir, Tile, TroopKind
from twoheirs_qt.games.two_heirs.scene.henry_place import SoloTable
from twoheirs_qt.games.two_heirs.scene.layout import HeirLayout, TableLayout
from twoheirs_qt.games.two_heirs.scene.piece_items import PieceItems, find_token_rect
from twoheirs_qt.games.two_heirs.scene.pieces import TileItem
from twoheirs_qt.tabletop.scene.camera import Camera

_TILE_Z: Final = 30.0
_TROOP_Z: Final = 40.0
_TOKEN_Z: Final = 2.5


class PiecePlacer:
    """Places the pieces of `piece_items`; a piece whose place has not changed is not touched.

    - `layout`: that of the table; `bottom_heir`: the one whose place is below; `is_solo`: whether
      the game is against Henry
    - `upright`: whether pictures are upright for the player below
    - `tiles`: those of the running game, by id
    """

    def __init__(
        self,
        art: Art,
        camera: Camera,
        piece_items: PieceItems,
        solo: SoloTable,
        layout: TableLayout,
    ) -> None:
        self._art = art
        self._camera = camera
        self._piece_items = piece_items
        self._solo = solo
        self.layout = layout
        self.bottom_heir = Heir.WHITE
        self.is_solo = False
        self.upright = False
        self.tiles: Mapping[str, Tile] = {}
        self._last: tuple[object, TableSnapshot] | None = None
        """The state of the table and the snapshot of the last call of `place_all`."""

    def forget(self) -> None:
        """Place all pieces again next time."""
        self._last = None

    def place_all(self, snapshot: TableSnapshot, *, animate: bool) -> None:
        """Bring every piece to its place, gliding there if `animate`; hide all other pieces."""
        camera = self._camera
        table_state = (
            self.layout,
            camera.cell_side,
            camera.ratio,
            camera.view_direction,
            self.bottom_heir,
            self.is_solo,
            self.upright,
        )
        before = self._last[1] if self._last is not None and self._last[0] == table_state else None
        self._last = (table_state, snapshot)
        pile = self.layout.supply_rect
        supply = QRectF(pile.x(), pile.y(), pile.height(), pile.height())
        self._piece_items.begin(supply, animate=animate)
        self._put_reserve(snapshot, before)
        self._put_hands(snapshot, before)
        self._put_landscape(snapshot, before)
        self._put_troops(snapshot, before)
        if snapshot.solo is not None:
            self._put_solo(snapshot.solo)
        self._piece_items.end()

    def find_heir_layout(self, heir: Heir) -> HeirLayout:
        if self.is_solo and heir is self.bottom_heir:
            return self._solo.layout.human
        return self.layout.heirs[1 if heir is self.bottom_heir else 0]

    def find_tile_item(self, tile: str) -> TileItem:
        return self._piece_items.find_tile_item(self.tiles[tile])

    def find_look(self, tile: str, owner: Heir | None) -> Look:
        """The look of a tile in the landscape; `owner` None is face down."""
        return make_look(self.tiles[tile], owner, self.bottom_heir, upright=self.upright)

    def find_troop_rect(self, cell: Cell, *, left: bool = False) -> QRectF:
        """The rectangle of a troop on the tile of a cell, in the landscape."""
        tile_rect, ratio = self._camera.find_rect(cell), self._camera.ratio
        side = tile_rect.width()
        width, height = round(side * 0.36 * ratio) / ratio, round(side * 0.45 * ratio) / ratio
        x = tile_rect.left() + side * 0.05 if left else tile_rect.right() - side * 0.05 - width
        y = tile_rect.top() + (side - height) / 2
        return self._camera.snap_rect(QRectF(x, y, width, height))

    # -- by area ---------------------------------------------------------------------------------

    def _put_reserve(self, snapshot: TableSnapshot, before: TableSnapshot | None) -> None:
        for slot, place in enumerate(snapshot.places):
            is_unchanged = before is not None and before.places[slot].tile == place.tile
            if place.tile is not None and not (is_unchanged and self._piece_items.keep(place.tile)):
                item = self.find_tile_item(place.tile)
                look = Look(self.tiles[place.tile])
                self._piece_items.show_look(place.tile, item, look, down=True)
                rect = self.layout.ring.find_slot_rect(slot)
                self._piece_items.place(place.tile, item, ("ring", slot), rect, _TILE_Z)
        old_shield = None if before is None else (before.shield, before.crown)
        if old_shield == (snapshot.shield, snapshot.crown) and self._piece_items.keep("shield"):
            return
        shield = self._piece_items.find_picture_item(
            "shield", f"shield/{snapshot.crown.word}", turns_over=True
        )
        rect = self.layout.ring.find_shield_rect(snapshot.shield)
        self._piece_items.place("shield", shield, ("ring", snapshot.shield), rect, _TILE_Z + 2)

    def _put_hands(self, snapshot: TableSnapshot, before: TableSnapshot | None) -> None:
        for heir in Heir:
            hand = snapshot.hands[heir]
            is_unchanged = before is not None and before.hands[heir] == hand
            for index, tile in enumerate(hand):
                if is_unchanged and self._piece_items.keep(tile):
                    continue
                item = self.find_tile_item(tile)
                self._piece_items.show_look(tile, item, Look(self.tiles[tile]))
                item.mark()
                rect = self.find_heir_layout(heir).find_tile_rect(index, len(hand))
                place_key = ("hand", heir, index, len(hand))
                self._piece_items.place(tile, item, place_key, rect, _TILE_Z + index * 0.01)

    def _put_landscape(self, snapshot: TableSnapshot, before: TableSnapshot | None) -> None:
        old_land = {} if before is None else before.land
        for cell, land in snapshot.land.items():
            old_cell = old_land.get(cell)
            is_unchanged = old_cell is not None and (old_cell.tile, old_cell.owner) == (
                land.tile,
                land.owner,
            )
            if is_unchanged and self._piece_items.keep(land.tile):
                continue
            item = self.find_tile_item(land.tile)
            self._piece_items.show_look(land.tile, item, self.find_look(land.tile, land.owner))
            item.mark()
            home = partial(self._camera.find_rect, cell)
            self._piece_items.place(land.tile, item, ("land", cell), home, 0)

    def _put_troops(self, snapshot: TableSnapshot, before: TableSnapshot | None) -> None:
        is_unchanged = before is not None and before.troops == snapshot.troops
        henry = None if snapshot.solo is None else snapshot.solo.henry
        for heir in Heir:
            waiting = 0
            for index, troop in enumerate(snapshot.troops[heir]):
                key = (heir, index)
                if is_unchanged and self._piece_items.keep(key):
                    continue
                item = self._piece_items.find_picture_item(
                    key, self._art.name_troop_picture(heir, troop)
                )
                if troop.at is not None:
                    home = partial(self._find_troop_home, snapshot, heir, troop.at)
                    outside = self._solo.layout.troop_rects[index] if heir is henry else None
                    place_key = ("land", troop.at)
                    self._piece_items.place(key, item, place_key, home, 3, origin=outside)
                elif heir is not henry and troop.kind is TroopKind.TROOP:
                    row = 1 if heir is self.bottom_heir else 0
                    rect = self.layout.find_troop_rect(row, waiting)
                    self._piece_items.place(key, item, ("ring", heir, waiting), rect, _TROOP_Z)
                    waiting += 1

    def _put_solo(self, solo: SoloSnapshot) -> None:
        place = self._solo.layout
        pile = QRectF(
            place.pile_rect.topLeft(), QSizeF(place.pile_rect.height(), place.pile_rect.height())
        )
        tokens = {("treasure", treasure.id): treasure.cell for treasure in solo.treasures}
        for key, cell in tokens.items():
            item = self._piece_items.find_token_item(key, "/".join(key))
            item.set_leaving(solo.leaving_treasure == cell)
            rect = partial(self._find_token_home, cell, is_low=False)
            self._piece_items.place(key, item, ("land", cell), rect, _TOKEN_Z, origin=pile)
        if solo.scaffold is not None:
            item = self._piece_items.find_token_item("scaffold", "scaffold")
            rect = partial(self._find_token_home, solo.scaffold, is_low=True)
            place_key = ("land", solo.scaffold)
            self._piece_items.place("scaffold", item, place_key, rect, _TOKEN_Z, origin=pile)
        if solo.taken is not None:
            tile = self.find_tile_item(solo.taken)
            tile.show_look(self.find_look(solo.taken, solo.henry))
            tile.mark()
            self._piece_items.place(solo.taken, tile, ("henry",), place.taken_tile_rect, _TILE_Z)

    def _find_token_home(self, cell: Cell, *, is_low: bool) -> QRectF:
        return find_token_rect(self._camera.find_rect(cell), is_low=is_low)

    def _find_troop_home(self, snapshot: TableSnapshot, heir: Heir, cell: Cell) -> QRectF:
        """The rectangle of an heir's troop: White's to the left where both retinues stand."""
        shared = len(snapshot.list_troops(cell)) > 1
        return self.find_troop_rect(cell, left=shared and heir is Heir.WHITE)

    def list_token_rects(self, cell: Cell, solo: SoloSnapshot) -> list[QRectF]:
        """The places of treasure and scaffold on the tile of a cell, in the landscape."""
        has_treasure = any(token.cell == cell for token in solo.treasures)
        places = ((has_treasure, False), (solo.scaffold == cell, True))
        return [
            self._find_token_home(cell, is_low=is_low)
            for is_on_tile, is_low in places
            if is_on_tile
        ]

    def find_source_point(
        self, source: AccessSource, heir: Heir, snapshot: TableSnapshot
    ) -> QPointF:
        """The point of a source of resources: a place of the ring, a troop, or a tile."""
        if source.slot is not None:
            return self.layout.ring.find_slot_rect(source.slot).center()
        assert source.cell is not None
        if source.kind is SourceKind.TROOP:
            return self._find_troop_home(snapshot, heir, source.cell).center() + self._camera.origin
        return self._camera.find_scene_rect(source.cell).center()
