"""With the view turned to face the heir who plays, keys and pointer mean what is seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

from tests.ui.table.conftest import Position, Table, move_pointer
from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.games.two_heirs.rules.cells import Cell, Edge
from twoheirs_qt.games.two_heirs.things.land import LandCell

Key = Qt.Key
OUTWARDS = {Edge.N: (0, -1), Edge.E: (1, 0), Edge.S: (0, 1), Edge.W: (-1, 0)}


def face_player(table: Table, active: Heir) -> bool:
    """Let the view face the heir who plays; whether it is turned then."""
    table.settings.facing_player = True
    table.rest()
    assert table.scene.placer.bottom_heir is active
    return table.scene.camera.view_direction < 0


def locate(table: Table, cell: Cell) -> tuple[float, float]:
    """Return where a cell is seen: from the top, and from the left."""
    centre = table.scene.camera.find_scene_rect(cell).center()
    return centre.y(), centre.x()


def visit_cells(table: Table, key: Key, count: int, *, back: bool = False) -> list[Cell]:
    """List the cells to which the cursor goes with so many presses of a key."""
    results = []
    for _ in range(count):
        table.view.keyboard.press(key, back=back)
        target = table.view.cursor_target
        assert isinstance(target, LandCell)
        results.append(target.cell)
    return results


@pytest.mark.parametrize("active", Heir)
def test_b_and_n_go_row_by_row_as_they_are_seen(
    table: Table, position: Position, active: Heir
) -> None:
    own = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0)]
    tiles = ["mill", "farm", "sawmill", "cowshed", "bakery"]
    table.open(
        position(
            active=active.word,
            landscape=[
                {"at": list(cell), "tile": tile, "owner": active.word}
                for cell, tile in zip(own, tiles, strict=True)
            ],
            hands={active.word: ["lodge"]},
        )
    )
    assert face_player(table, active) is (active is Heir.BLUE)
    in_order = sorted(own, key=lambda cell: locate(table, cell))
    table.view.keyboard.go_to(LandCell(in_order[0]))
    assert visit_cells(table, Key.Key_B, len(own)) == [*in_order[1:], in_order[0]]
    assert visit_cells(table, Key.Key_B, len(own), back=True) == in_order[::-1]

    table.press(Key.Key_1, Key.Key_F)
    goals = sorted(table.controller.goals, key=lambda cell: locate(table, cell))
    assert len(goals) > 3
    table.view.keyboard.go_to(LandCell(goals[0]))
    assert visit_cells(table, Key.Key_N, len(goals)) == [*goals[1:], goals[0]]
    assert visit_cells(table, Key.Key_N, len(goals), back=True) == goals[::-1]


@pytest.mark.parametrize("active", Heir)
def test_a_road_is_where_it_is_seen(table: Table, position: Position, active: Heir) -> None:
    state = position(
        active=active.word,
        landscape=[
            {"at": [0, 0], "tile": "mill", "owner": "white"},
            {"at": [1, 0], "tile": "farm", "owner": "blue"},
        ],
        score_roads=True,
    )
    table.open(state)
    view_direction = -1 if face_player(table, active) else 1
    counts = {True: 0, False: 0}
    for cell in ((0, 0), (1, 0)):
        edges = {edge for section in state.landscape[cell].roads[state.south] for edge in section}
        rect = LandCell(cell).find_rect(table.scene)
        for edge, (x, y) in OUTWARDS.items():
            move_pointer(table.view.viewport(), rect.center().toPoint())
            end = rect.center() + QPointF(x, y) * (0.42 * rect.width() * view_direction)
            move_pointer(table.view.viewport(), end.toPoint())
            table.clock.advance(500)
            assert table.note.startswith("Road over") is (edge in edges), (cell, edge)
            counts[edge in edges] += 1
    assert all(counts.values()), "there are edges with a road, and without one"
