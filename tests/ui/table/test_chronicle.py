"""The chronicle on its parchment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.conftest import play_to_the_end, process_events, start_game
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace

if TYPE_CHECKING:
    from tests.ui.heir_program import Program


def test_rows_grow_with_the_letters(program: Program) -> None:
    """Also where the parchment stays as wide as it is: no words may be cut."""
    start_game(program)
    play_to_the_end(program)
    process_events()
    chronicle = program.window.page.chronicle
    view, rect = chronicle.list, program.window.page.table.chronicle_rect
    rows = [view.model().index(row, 0) for row in range(view.model().rowCount())]
    chronicle.lay_out(rect, 11.0)
    process_events()
    low = [view.visualRect(row).height() for row in rows]
    chronicle.lay_out(rect, 17.0)
    process_events()
    high = [view.visualRect(row).height() for row in rows]
    view.doItemsLayout()
    assert high == [view.visualRect(row).height() for row in rows], "all were measured again"
    assert sum(high) > sum(low) * 1.3


def test_enter_in_the_chronicle_does_nothing_at_the_table(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    page = program.window.page
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Right)
    assert isinstance(page.table.cursor_target, ReservePlace)
    page.chronicle.list.setFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        qtbot.keyClick(page.chronicle.list, key)
        assert page.table.controller.selected is None
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert page.table.controller.selected is not None
