"""The bubble beside the pointer, and what it makes way for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.table.conftest import Table
from twoheirs_qt.games.two_heirs.rules import EndTurn, Heir, State, Take
from twoheirs_qt.games.two_heirs.saves.log import TwoHeirsSaves
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace

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


def test_escape_with_nothing_begun_is_only_announced(table: Table) -> None:
    table.press(Qt.Key.Key_Escape)
    assert table.bubble == ""
    assert table.announcements[-1] == "You haven't picked anything up."


def test_the_last_action_that_a_game_has_room_for_is_called_the_last(
    table: Table, market: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what is tried behind it is refused with a sentence."""
    monkeypatch.setattr(TwoHeirsSaves, "max_actions", 1)
    table.open(market)
    table.session.play(EndTurn())
    assert not table.session.is_at_action_limit, "this one is not legal yet"
    table.session.play(Take(1))
    bubble = table.bubble
    assert bubble.startswith("This was action 5000, the last one")
    table.click(ReservePlace(2))
    assert table.bubble == "This game can't hold another action"
