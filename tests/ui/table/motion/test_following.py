"""The table follows the game while it is hidden."""

from __future__ import annotations

from tests.ui.table.conftest import Table
from twoheirs_qt.games.two_heirs.rules import Take


def test_a_table_that_is_put_away_follows_without_motion_and_without_a_clock(table: Table) -> None:
    tile = table.state.slots[1]
    assert tile is not None
    table.view.hide()
    assert table.session.play(Take(1))
    piece = table.scene.pieces.find_piece(tile.id)
    assert piece is not None
    assert piece.isVisible()
    assert not piece.is_in_flight
    assert not table.clock.running
