"""Which things lie on the table at a moment, in the order in which they are read."""

from __future__ import annotations

from collections.abc import Iterator

from twoheirs_qt.game.presentation.groups import Element, Group, GroupKind, PanelButton
from twoheirs_qt.game.snapshot import SoloSnapshot, TableSnapshot
from twoheirs_qt.game.targets import (
    AccessGlyph,
    DiscardPile,
    HandTile,
    LandCell,
    OfferButton,
    PlaceTroop,
    PlanButton,
    ReservePlace,
    RingTroop,
    SupplyPile,
    TreasurePile,
    TreasureToken,
)
from twoheirs_qt.rules.access import means
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Terrain
from twoheirs_qt.ui.table.hits import ring_troops
from twoheirs_qt.ui.table.view import TableView

Contents = dict[Group, tuple[Element, ...]]


def contents(view: TableView) -> Contents:
    """All groups and what they hold; empty before a game is open."""
    scene = view.table
    snapshot = scene.snapshot
    if snapshot is None or not view.session.is_open:
        return {}
    found: Contents = {}
    if scene.ribbon.words:
        found[Group(GroupKind.RIBBON)] = ()
    found[Group(GroupKind.RESERVE)] = tuple(_reserve(view, snapshot))
    found[Group(GroupKind.LANDSCAPE)] = tuple(map(LandCell, _cells(view, snapshot)))
    for heir in Heir:
        solo = snapshot.solo
        things = _henry(solo, snapshot) if solo and heir is solo.henry else _heir(heir, snapshot)
        found[Group(GroupKind.HEIR, heir)] = tuple(things)
    if scene.offer.isVisible():
        found[Group(GroupKind.OFFER)] = (OfferButton(),)
    turn_panel = scene.solo.turn_panel
    if turn_panel.words:
        found[Group(GroupKind.TURN_PANEL)] = tuple(map(PanelButton, range(len(turn_panel.buttons))))
    return found


def _reserve(view: TableView, snapshot: TableSnapshot) -> Iterator[Element]:
    yield from map(ReservePlace, range(len(snapshot.places)))
    for key in ring_troops(view.table):
        yield RingTroop(*key)
    yield SupplyPile()
    if snapshot.discards:
        yield DiscardPile()


def _cells(view: TableView, snapshot: TableSnapshot) -> list[Cell]:
    """The tiles, the empty cells that matter now and the one under the cursor, in reading order."""
    cells = set(snapshot.land) | view.interaction.goals
    state = view.session.state
    if view.table.staged is None and not view.session.is_over:
        cells.update(means(state).cells)
    cursor = view.cursor_target
    if isinstance(cursor, LandCell):
        cells.add(cursor.cell)
    sign = view.table.camera.sign
    return sorted(cells, key=lambda cell: (cell[1] * sign, cell[0] * sign))


def _heir(heir: Heir, snapshot: TableSnapshot) -> Iterator[Element]:
    for tile in snapshot.hands[heir]:
        yield HandTile(heir, tile)
    for terrain in Terrain:
        yield AccessGlyph(heir, terrain)
    for index in range(len(snapshot.troops[heir])):
        yield PlaceTroop(heir, index)


def _henry(solo: SoloSnapshot, snapshot: TableSnapshot) -> Iterator[Element]:
    yield TreasurePile()
    for treasure in solo.treasures:
        yield TreasureToken(treasure.cell)
    if snapshot.asks_henry:
        yield PlanButton()
    for index in range(len(snapshot.troops[solo.henry])):
        yield PlaceTroop(solo.henry, index)
