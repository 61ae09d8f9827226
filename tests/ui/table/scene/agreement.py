"""Agreement of the scene with the state."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from tests.ui.table.conftest import Table
from twoheirs_qt.games.two_heirs.drawing.art import Look
from twoheirs_qt.games.two_heirs.rules import Heir


def is_moving(table: Table) -> bool:
    """Whether any piece is on its way."""
    return any(piece.is_in_flight for _, piece in table.scene.pieces.list_pieces())


def check(table: Table) -> None:
    """Check that every piece lies where the state has it, and that nothing else is seen."""
    scene, state = table.scene, table.state
    expected: dict[object, QRectF] = {}
    for slot, tile in enumerate(state.slots):
        if tile is not None:
            expected[tile.id] = scene.layout.ring.find_slot_rect(slot)
    for heir in Heir:
        hand = state.hands[heir]
        for index, tile in enumerate(hand):
            expected[tile.id] = scene.placer.find_heir_layout(heir).find_tile_rect(index, len(hand))
    for cell, face in state.landscape.items():
        expected[face.tile.id] = scene.camera.find_scene_rect(cell)
        shown_piece = scene.pieces.find_piece(face.tile.id)
        assert shown_piece is not None
        assert shown_piece.look == Look(  # type: ignore[attr-defined]
            face.tile,
            face.owner,
            is_face_down=face.owner is None,
            is_turned=face.owner not in (None, scene.placer.bottom_heir),
        )
    for tile_id in state.catalogue.tiles:
        piece = scene.pieces.find_piece(tile_id)
        if tile_id not in expected:
            assert piece is None or not piece.isVisible(), tile_id
            continue
        assert piece is not None
        assert piece.isVisible()
        offset = piece.find_rect_in_scene().center() - expected[tile_id].center()
        assert offset.manhattanLength() < 1.5, tile_id
    for heir in Heir:
        for index, troop in enumerate(state.troops[heir]):
            piece = scene.pieces.find_piece((heir, index))
            assert piece is not None
            assert piece.isVisible()
            where = piece.find_rect_in_scene().center()
            if troop.at is None:
                assert scene.layout.reserve_rect.contains(where)
            else:
                assert scene.camera.find_cell(where) == troop.at
