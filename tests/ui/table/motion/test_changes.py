"""Changes by the other heir are marked on the table until the player acts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication

from tests.games.two_heirs.play.playing import open_file
from tests.play import choose
from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import Action, Build, EndTurn, Move, Take, Withdraw
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.tabletop.saves.files import write_save


def test_what_the_other_heir_changed_is_marked_until_the_next_action(
    table: Table, make_table: Callable[[], Table], tmp_path: Path
) -> None:
    random = Random(6)
    changed: set[Cell] = set()
    action: Action = EndTurn()
    while not (changed and isinstance(action, EndTurn)):
        action = choose(table.state, random)
        table.session.play(action)
        if isinstance(action, Build):
            changed.add(action.at)
    assert changed <= table.scene.highlights.last_turn_cells
    marked = table.scene.highlights.last_turn_cells
    path = tmp_path / "later.twoheirs"
    write_save(path, table.session.save)
    another_day = make_table()
    open_file(another_day.session, path)
    QCoreApplication.processEvents()
    assert another_day.scene.highlights.last_turn_cells == marked
    table.session.play(choose(table.state, random))
    assert table.scene.highlights.last_turn_cells == frozenset()
    table.session.undo()
    assert table.scene.highlights.last_turn_cells == marked, "at the start of the turn again"


def test_what_a_turn_left_behind_and_took_from_the_ring_is_marked(
    table: Table, position: Position
) -> None:
    land = [{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "farm"}]
    land += [{"at": [2, 0], "tile": "lodge"}, {"at": [3, 0], "tile": "sawmill"}]
    white = [{"kind": "retinue", "at": [0, 0]}, {"kind": "troop", "at": [2, 0]}, {"kind": "troop"}]
    blue = [{"kind": "retinue", "at": [3, 0]}, {"kind": "troop"}, {"kind": "troop"}]
    table.open(position(landscape=land, troops={"white": white, "blue": blue}))
    turn = (Take(1), Move((0, 0), (1, 0)), Withdraw((2, 0)))
    for action in turn:
        assert table.session.play(action), action
        assert not table.scene.last_turn_slot_marks.places
    assert table.session.play(EndTurn())
    assert table.scene.highlights.last_turn_cells == {(0, 0), (1, 0), (2, 0)}
    table.rest()
    layout, shield = table.scene.layout, table.state.shield
    assert shield == 1
    assert layout.ring.find_slot_rect(shield) in table.scene.last_turn_slot_marks.places
    assert layout.ring.find_slot_rect(0) in table.scene.last_turn_slot_marks.places, "refilled"
    assert table.scene.last_turn_slot_marks.isVisible()
    table.session.play(Take(2))
    assert not table.scene.last_turn_slot_marks.isVisible()
    table.session.undo()
    assert table.scene.last_turn_slot_marks.isVisible()
    table.view.resize(1100, 600)
    QCoreApplication.processEvents()
    assert table.scene.layout.ring.find_slot_rect(shield) in table.scene.last_turn_slot_marks.places
