"""The things on the table, in the order in which they are read, and the one under a point."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.components import Heir, Terrain
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.things.groups import OfferButton
from twoheirs_qt.games.two_heirs.things.heirs import AccessGlyph, HandTile, HeirArea
from twoheirs_qt.games.two_heirs.things.henry import PlanButton, TreasurePile, TreasureToken
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import (
    DiscardPile,
    ReserveArea,
    ReservePlace,
    SupplyPile,
)
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.troops import HeirTroop, ReserveTroop


def find_thing_at(scene: TableScene, point: QPointF) -> Thing | None:
    """The thing under a point of the scene; None under what is no part of the table."""
    snapshot, layout = scene.snapshot, scene.layout
    if snapshot is None:
        return None
    if scene.offer.at(point):
        return OfferButton()
    if layout.reserve_rect.contains(point):
        things = (*list_reserve_things(scene, snapshot), DiscardPile())
        return _find_first_at(scene, point, things) or ReserveArea()
    if scene.solo.turn_panel.covers(point) or scene.overview.covers(point):
        return None
    for heir in Heir:
        if scene.find_heir_layout(heir).panel_rect.contains(point):
            return _find_first_at(scene, point, list_heir_things(heir, snapshot)) or HeirArea(heir)
    if layout.chronicle_rect.contains(point):
        return None
    return LandCell(scene.camera.find_cell(point))


def _find_first_at(scene: TableScene, point: QPointF, things: Sequence[Thing]) -> Thing | None:
    """The thing under a point; an overlapping tile of a hand lies over the one before it."""
    return next(
        (thing for thing in reversed(things) if thing.find_rect(scene).contains(point)), None
    )


def list_reserve_things(scene: TableScene, snapshot: TableSnapshot) -> list[Thing]:
    """The things in the royal reserve."""
    places = (ReservePlace(slot) for slot in range(len(snapshot.places)))
    discards = [DiscardPile()] if snapshot.discards else []
    return [*places, *list_ring_troops(scene), SupplyPile(), *discards]


def list_ring_troops(scene: TableScene) -> list[ReserveTroop]:
    """The troops shown in the middle of the ring, the heir's above first."""
    top = scene.placer.bottom_heir.opponent
    return [
        ReserveTroop(heir, index)
        for heir in (top, top.opponent)
        for index in range(3)
        if (scene.pieces.find_place_key((heir, index)) or ("",))[0] == "ring"
    ]


def list_heir_things(heir: Heir, snapshot: TableSnapshot) -> list[Thing]:
    """All things on the panel of an heir."""
    return [*list_hand_things(heir, snapshot), *list_place_things(heir, snapshot)]


def list_hand_things(heir: Heir, snapshot: TableSnapshot) -> list[Thing]:
    """The tiles in the hand of an heir; Henry has none."""
    return [HandTile(heir, tile) for tile in snapshot.hands[heir]]


def list_place_things(heir: Heir, snapshot: TableSnapshot) -> list[Thing]:
    """The things at an heir's place, or Henry's, beside the hand."""
    things: list[Thing]
    if snapshot.solo is not None and heir is snapshot.solo.henry:
        treasures = (TreasureToken(treasure.cell) for treasure in snapshot.solo.treasures)
        things = [TreasurePile(), *treasures, *([PlanButton()] if snapshot.can_ask_henry else [])]
    else:
        things = [AccessGlyph(heir, terrain) for terrain in Terrain]
    return [*things, *(HeirTroop(heir, index) for index in range(len(snapshot.troops[heir])))]
