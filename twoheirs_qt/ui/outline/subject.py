"""What a row of the outline is about: the same things that the table's cursor can be on."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

from twoheirs_qt.game.roles import Role, Section
from twoheirs_qt.game.telling.targets import (
    DiscardPile,
    HandTile,
    HeirArea,
    LandCell,
    PlaceTroop,
    ReservePlace,
    Subject,
    SupplyPile,
    TreasurePile,
    TreasureToken,
)
from twoheirs_qt.rules.components import Heir

Index: TypeAlias = QModelIndex | QPersistentModelIndex


def section_of(index: Index) -> Section:
    """The branch that a valid row belongs to."""
    top = index
    while top.parent().isValid():
        top = top.parent()
    return Section(top.row())


def subject_of(index: Index) -> Subject:
    """What a valid row is about: a target of the table, or the branch where it is no such thing."""
    section, parent = section_of(index), index.parent()
    if not parent.isValid():
        match section:
            case Section.SUPPLY:
                return SupplyPile()
            case Section.DISCARDS:
                return DiscardPile()
            case Section.TREASURES if index.data(Role.LEVEL) is not None:
                return TreasurePile()
        return section
    match section:
        case Section.RESERVE:
            return ReservePlace(index.data(Role.SLOT))
        case Section.LANDSCAPE:
            return LandCell(index.data(Role.CELL))
        case Section.HANDS if parent.parent().isValid():
            return HandTile(Heir(index.data(Role.HEIR)), index.data(Role.TILE))
        case Section.TROOPS if parent.parent().isValid():
            return PlaceTroop(Heir(index.data(Role.HEIR)), index.row())
        case Section.DISCARDS:
            return DiscardPile()
        case Section.TREASURES:
            return TreasureToken(index.data(Role.CELL))
        case Section.HEIRS:
            return HeirArea(Heir(index.data(Role.HEIR)))
    return section
