"""What lies under a point of the table, and where each target lies."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.game.snapshot import SoloSnapshot
from twoheirs_qt.game.targets import (
    AccessGlyph,
    DiscardPile,
    HandTile,
    HeirArea,
    LandCell,
    OfferButton,
    PlaceTroop,
    PlanButton,
    ReserveArea,
    ReservePlace,
    RingTroop,
    SupplyPile,
    Target,
    TreasurePile,
    TreasureToken,
)
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Terrain
from twoheirs_qt.ui.board.marks import box
from twoheirs_qt.ui.table.scene import TableScene


def target_at(scene: TableScene, point: QPointF) -> Target | None:
    """The target under a point of the scene; None under what is no part of the table."""
    snapshot, area = scene.snapshot, scene.area
    if snapshot is None:
        return None
    if scene.offer.at(point):
        return OfferButton()
    if area.reserve.contains(point):
        return _in_reserve(scene, point)
    if scene.solo.turn_panel.covers(point) or scene.overview.covers(point):
        return None
    if snapshot.solo is not None and scene.solo.layout.panel.contains(point):
        return _at_henry(scene, snapshot.solo, point)
    for heir in Heir:
        if scene.placing.place_of(heir).panel.contains(point):
            return _at_heir(scene, heir, point)
    if area.chronicle.contains(point):
        return None
    return LandCell(scene.camera.cell_at(point))


def _in_reserve(scene: TableScene, point: QPointF) -> Target:
    area = scene.area
    for key in ring_troops(scene):
        if target_rect(scene, RingTroop(*key)).contains(point):
            return RingTroop(*key)
    for slot in range(len(scene.snapshot.places) if scene.snapshot else 0):
        if area.ring.place(slot).contains(point):
            return ReservePlace(slot)
    if area.supply.contains(point):
        return SupplyPile()
    if area.discards.contains(point):
        return DiscardPile()
    return ReserveArea()


def _at_heir(scene: TableScene, heir: Heir, point: QPointF) -> Target:
    assert scene.snapshot is not None
    place = scene.placing.place_of(heir)
    hand = scene.snapshot.hands[heir]
    for index in reversed(range(len(hand))):  # an overlapping tile lies over the one before it
        if place.hand_tile(index, len(hand)).contains(point):
            return HandTile(heir, hand[index])
    for terrain in Terrain:
        if place.access[terrain].contains(point):
            return AccessGlyph(heir, terrain)
    for index, rect in enumerate(place.troops):
        if rect.contains(point):
            return PlaceTroop(heir, index)
    return HeirArea(heir)


def _at_henry(scene: TableScene, solo: SoloSnapshot, point: QPointF) -> Target:
    place, count = scene.solo.layout, len(solo.treasures)
    for index, treasure in enumerate(solo.treasures):
        if place.treasure(index, count).contains(point):
            return TreasureToken(treasure.cell)
    if place.pile.contains(point):
        return TreasurePile()
    if place.where.contains(point) and scene.snapshot is not None and scene.snapshot.asks_henry:
        return PlanButton()
    for index, rect in enumerate(place.troops):
        if rect.contains(point):
            return PlaceTroop(solo.henry, index)
    return HeirArea(solo.henry)


def ring_troops(scene: TableScene) -> list[tuple[Heir, int]]:
    """The troops shown in the middle of the ring, the heir's above first."""
    top = scene.placing.bottom.opponent
    return [
        (heir, index)
        for heir in (top, top.opponent)
        for index in range(3)
        if scene.stands_in_ring((heir, index))
    ]


def target_rect(scene: TableScene, target: Target) -> QRectF:
    """Where a target lies in the scene; empty if it is not there any more."""
    area, snapshot = scene.area, scene.snapshot
    if snapshot is None:
        return QRectF()
    match target:
        case ReservePlace(slot):
            return area.ring.place(slot)
        case RingTroop(heir, index):
            piece = scene.pieces.piece((heir, index))
            return piece.home_in_scene() if piece is not None else QRectF()
        case ReserveArea():
            return box(area.ring.centre, area.ring.core)
        case SupplyPile():
            return area.supply
        case DiscardPile():
            return area.discards
        case HandTile(heir, tile):
            hand = snapshot.hands[heir]
            if tile not in hand:
                return QRectF()
            return scene.placing.place_of(heir).hand_tile(hand.index(tile), len(hand))
        case AccessGlyph(heir, terrain):
            return scene.placing.place_of(heir).access[terrain]
        case PlaceTroop(heir, index):
            henrys = snapshot.solo is not None and heir is snapshot.solo.henry
            return (scene.solo.layout if henrys else scene.placing.place_of(heir)).troops[index]
        case HeirArea(heir):
            henrys = snapshot.solo is not None and heir is snapshot.solo.henry
            return scene.solo.layout.header if henrys else scene.placing.place_of(heir).hand
        case TreasurePile():
            return scene.solo.layout.pile
        case TreasureToken(cell):
            return _treasure_rect(scene, cell)
        case PlanButton():
            return scene.solo.layout.where
        case LandCell(cell):
            return scene.camera.scene_rect(cell)
        case OfferButton():
            return scene.offer.button


def _treasure_rect(scene: TableScene, cell: Cell) -> QRectF:
    solo = scene.snapshot.solo if scene.snapshot is not None else None
    cells = [treasure.cell for treasure in solo.treasures] if solo is not None else []
    if cell not in cells:
        return QRectF()
    return scene.solo.layout.treasure(cells.index(cell), len(cells))
