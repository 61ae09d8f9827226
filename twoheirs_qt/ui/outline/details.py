"""The details of a row of the outline, part by part."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex

from twoheirs_qt.game.mouth.targets import (
    DiscardPile,
    HandTile,
    HeirArea,
    LandCell,
    PlaceTroop,
    ReservePlace,
    SupplyPile,
    TreasurePile,
    TreasureToken,
)
from twoheirs_qt.game.roles import Role, Section
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules import Cell, Heir, Terrain, score_sheet
from twoheirs_qt.ui.outline.subject import subject_of
from twoheirs_qt.words import outline as texts
from twoheirs_qt.words import table
from twoheirs_qt.words.names import called, cost_text, terrain_name, treasure_name, troop_name
from twoheirs_qt.words.text import Text


def details_of(session: GameSession, index: QModelIndex, *, points: bool) -> list[Text]:
    """What there is to know of a row beside its name; `points`: the points so far, too.

    `index` is of the first column, and shows the state of `session`.
    """
    return list(_details(session, index, points))


def _details(session: GameSession, index: QModelIndex, points: bool) -> Iterator[Text]:
    match subject_of(index):
        case ReservePlace():
            tile = index.data(Role.TILE)
            if tile is not None:
                yield from _tile(session, tile)
                number = index.data(Role.IN_REACH)
                yield texts.NUMBER_IN_REACH.fill(number=number) if number else texts.BEYOND_REACH
        case HandTile(_, tile):
            yield from _tile(session, tile)
        case LandCell(cell):
            yield from _land(session, index, cell, points)
        case PlaceTroop():
            if index.data(Role.MOVED):
                yield texts.HAS_MOVED
        case HeirArea():
            yield from _heir(index, points)
        case SupplyPile():
            terrain = index.data(Role.TOP_TERRAIN)
            if terrain >= 0:
                yield texts.ON_TOP.fill(terrain=terrain_name(Terrain(terrain)))
        case TreasureToken():
            lacks = index.data(Role.LACKS)
            if lacks:
                yield texts.LACKS.count(lacks)
        case TreasurePile():
            yield texts.ON_THE_PILE.count(index.data(Role.COUNT))
        case DiscardPile() if index.parent().isValid():
            yield from _tile(session, index.data(Role.TILE))
        case Section.LOG if index.parent().isValid():
            return
        case DiscardPile() | Section():
            rows = index.model().rowCount(index)
            if rows or not index.parent().isValid():
                yield texts.HOLDS.count(rows)


def _tile(session: GameSession, tile: str) -> Iterator[Text]:
    known = session.state.catalogue.tiles[tile]
    yield terrain_name(known.terrain)
    cost = cost_text(known)
    yield texts.NO_COST if cost is None else texts.COST.fill(cost=cost)


def _land(session: GameSession, index: QModelIndex, cell: Cell, points: bool) -> Iterator[Text]:
    state, names = session.state, session.names
    yield terrain_name(Terrain(index.data(Role.TERRAIN)))
    owner = index.data(Role.OWNER)
    if owner >= 0:
        yield called(names, Heir(owner))
    for heir in Heir:
        for troop in state.troops[heir]:
            if troop.at == cell:
                name = troop_name(troop.kind)
                yield texts.TROOP_OF.fill(troop=name, heir=called(names, heir))
    if points and owner >= 0:
        lines = score_sheet(state).heirs[owner].buildings
        line = next((line for line in lines if line.at == cell), None)
        if line is not None:
            yield (texts.DOUBLED if line.doubled else texts.POINTS).count(line.counted)
    if index.data(Role.BESIEGED):
        yield texts.MAY_BE_DESTROYED
    treasure = index.data(Role.TREASURE)
    if treasure is not None:
        yield treasure_name(state.catalogue.treasures[treasure])
    if index.data(Role.SCAFFOLD):
        yield texts.SCAFFOLD


def _heir(index: QModelIndex, points: bool) -> Iterator[Text]:
    if index.data(Role.ACTIVE):
        yield texts.TO_MOVE
    wood, wheat, stone = index.data(Role.ACCESS)
    means = texts.MEANS if points else texts.MEANS_HIDDEN
    means = means.fill(reach=index.data(Role.REACH), wood=wood, wheat=wheat, stone=stone)
    yield means.fill(points=index.data(Role.POINTS)) if points else means
    if index.data(Role.DISCOUNTS):
        yield table.DISCOUNTS.count(index.data(Role.DISCOUNTS))
