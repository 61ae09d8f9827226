"""Finds the section of the rule book about what is pointed at."""

from __future__ import annotations

from typing import assert_never

from twoheirs_qt.play import targets
from twoheirs_qt.play.session import GameSession
from twoheirs_qt.prose.sections import section_for_reason, section_for_tile
from twoheirs_qt.rules.components import Tile
from twoheirs_qt.rules.reasons import Reason
from twoheirs_qt.rules.state import State


def section_of(
    session: GameSession, reasons: tuple[Reason, ...], target: targets.Target | None
) -> str:
    """The id of the section about a refusal that is shown, or else about a target.

    Empty without a game, and where there is neither.
    """
    if not session.is_open:
        return ""
    if reasons:
        return section_for_reason(reasons[0])
    return "" if target is None else rules_section(session.state, target)


def rules_section(state: State, target: targets.Target) -> str:
    """The id of the section about a target, such as `building/inn`; the turn where none fits."""
    match target:
        case targets.ReservePlace(slot):
            return _of_tile(state.slots[slot], "turn/take")
        case targets.HandTile(_, tile):
            return _of_tile(state.catalogue.tiles.get(tile), "turn/build")
        case targets.LandCell(cell):
            face = state.landscape.get(cell)
            if face is None:
                return "turn/build"
            return _of_tile(face.tile if face.owner is not None else None, "turn/expand")
        case targets.ReserveArea() | targets.SupplyPile():
            return "turn/take"
        case targets.DiscardPile():
            return "turn/end"
        case targets.AccessGlyph():
            return "turn/access"
        case targets.RingTroop() | targets.PlaceTroop():
            return "turn/move"
        case targets.TreasurePile() | targets.TreasureToken():
            return "solo/treasures"
        case targets.PlanButton():
            return "solo/place"
        case targets.HeirArea() | targets.OfferButton():
            return "turn/overview"
    assert_never(target)


def _of_tile(tile: Tile | None, otherwise: str) -> str:
    return otherwise if tile is None else section_for_tile(tile)
