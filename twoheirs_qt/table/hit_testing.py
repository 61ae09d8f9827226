"""What lies under a point of the table, and where each target lies."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.drawing.marks import box
from twoheirs_qt.play.snapshot import TableSnapshot
from twoheirs_qt.play.targets import (
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
from twoheirs_qt.scene.scene import TableScene


def target_at(scene: TableScene, point: QPointF) -> Target | None:
    """The target under a point of the scene; None under what is no part of the table."""
    snapshot, area = scene.snapshot, scene.area
    if snapshot is None:
        return None
    if scene.offer.at(point):
        return OfferButton()
    if area.reserve.contains(point):
        things = (*reserve_things(scene, snapshot), DiscardPile())
        return _first_at(scene, point, things) or ReserveArea()
    if scene.solo.turn_panel.covers(point) or scene.overview.covers(point):
        return None
    for heir in Heir:
        if scene.place_of(heir).panel.contains(point):
            return _first_at(scene, point, things_of(heir, snapshot)) or HeirArea(heir)
    if area.chronicle.contains(point):
        return None
    return LandCell(scene.camera.cell_at(point))


def _first_at(scene: TableScene, point: QPointF, things: Sequence[Target]) -> Target | None:
    """The thing under a point; an overlapping tile of a hand lies over the one before it."""
    found = (each for each in reversed(things) if target_rect(scene, each).contains(point))
    return next(found, None)


def reserve_things(scene: TableScene, snapshot: TableSnapshot) -> list[Target]:
    """What lies in the royal reserve, in the order in which it is read."""
    found: list[Target] = [ReservePlace(slot) for slot in range(len(snapshot.places))]
    found += [*(RingTroop(*key) for key in ring_troops(scene)), SupplyPile()]
    return [*found, DiscardPile()] if snapshot.discards else found


def things_of(heir: Heir, snapshot: TableSnapshot) -> list[Target]:
    """What lies at an heir's place, or Henry's, in the order in which it is read."""
    found: list[Target]
    if snapshot.solo is not None and heir is snapshot.solo.henry:
        found = [TreasurePile(), *(TreasureToken(each.cell) for each in snapshot.solo.treasures)]
        found += [PlanButton()] if snapshot.asks_henry else []
    else:
        found = [HandTile(heir, tile) for tile in snapshot.hands[heir]]
        found += [AccessGlyph(heir, terrain) for terrain in Terrain]
    return [*found, *(PlaceTroop(heir, index) for index in range(len(snapshot.troops[heir])))]


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
            return scene.place_of(heir).troops[index]
        case HeirArea(heir):
            henrys = heir is snapshot.henry
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
