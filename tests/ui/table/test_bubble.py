"""The bubble beside the pointer, and what it makes way for."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.ui.table.conftest import Table
from twoheirs_qt.rules import Heir, State
from twoheirs_qt.ui.table.targets import HandTile, LandCell

WHITE = Heir.WHITE


def test_a_bubble_makes_way_for_what_the_pointer_rests_on_then(table: Table, market: State) -> None:
    table.open(market)
    table.click(LandCell((2, 1)))
    assert table.bubble
    table.hover(LandCell((1, 0)))
    table.clock.advance(900)
    assert table.bubble, "it can be read first"
    table.clock.advance(1900)
    assert not table.bubble
    assert table.note.startswith("wheat field"), "without the pointer having moved on"
    table.click(LandCell((2, 1)))
    table.clock.advance(3500)
    assert table.bubble, "nothing else is asked for meanwhile"


def test_a_bubble_makes_way_for_what_another_cell_would_take(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "cathedral-stone"))
    table.click(LandCell((0, 1)))
    assert table.bubble == "Missing 2 stone"
    table.hover(LandCell((1, 1)))
    assert not table.note
    table.clock.advance(1800)
    assert not table.bubble
    assert "missing" in table.note
    table.click(LandCell((1, 1)))
    assert not table.note
    table.clock.advance(7000)
    assert not table.bubble
    assert "missing" in table.note, "the note comes back by itself"


def test_escape_with_nothing_begun_is_only_heard(table: Table) -> None:
    table.press(Qt.Key.Key_Escape)
    assert table.bubble == ""
    assert table.said[-1] == "Nothing is picked up."
