"""The show at the start of a game: tossed, dealt, called; and it makes no player wait."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt

from tests.ui.table.conftest import Table
from twoheirs_qt.games.two_heirs.displays.shield_display import TossedShield
from twoheirs_qt.games.two_heirs.rules import RING_SIZE
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.scene.pieces import Piece
from twoheirs_qt.tabletop.scene import show as show_module


def begin(table: Table, *, tossed: bool) -> None:
    """Show how the game on the table begins."""
    table.view.shields.play_opening(tossed=tossed)


def find_shield(table: Table) -> TossedShield:
    """The shield over the landscape."""
    return table.view.shields.shields[table.state.active]


@pytest.fixture
def opening(make_table: Callable[..., Table]) -> Table:
    """A table on which a game has just begun, and is being shown."""
    table = make_table()
    table.new()
    table.scene.animator.duration_factor = 1.0
    begin(table, tossed=True)
    return table


def find_ring(table: Table) -> list[Piece]:
    """The tiles of the ring, clockwise from the shield."""
    snapshot = table.scene.snapshot
    assert snapshot is not None
    slots = [(snapshot.shield + number) % RING_SIZE for number in range(1, RING_SIZE)]
    results = [table.scene.pieces.find_piece(snapshot.places[slot].tile) for slot in slots]
    return [piece for piece in results if piece is not None]


def count_at_home(table: Table) -> int:
    return sum(piece.find_rect_in_scene() == piece.find_home_rect() for piece in find_ring(table))


def test_the_ring_is_dealt_tile_by_tile_and_then_all_is_as_it_is(opening: Table) -> None:
    show, shield = opening.scene.step_player, find_shield(opening)
    assert show.is_playing
    assert shield.isVisible()
    assert count_at_home(opening) == 0
    dealt = []
    for _ in range(21):
        opening.clock.advance(100)
        dealt.append(count_at_home(opening))
    assert dealt == sorted(dealt)
    assert len(set(dealt)) > 4, "one after the other"
    assert dealt[-1] == RING_SIZE - 1
    assert not show.is_playing
    assert not shield.isVisible()
    assert opening.scene.animator.is_idle


def test_the_shield_shows_both_sides_and_lands_on_who_begins(opening: Table) -> None:
    shields, shield, seen = opening.view.shields, find_shield(opening), set()
    for _ in range(79):
        opening.clock.advance(10)
        seen.add(shield.heir)
        assert not shields.call.isVisible()
    opening.clock.advance(60)
    assert seen == set(Heir)
    assert shield.heir is opening.session.state.active
    assert shields.call.isVisible()
    assert "goes first" in shields.call.words


def describe(table: Table) -> tuple[list[bool], str, int]:
    """Return which places are golden, the line below the table, and the reserve's word count."""
    golden = [place.is_active for place in table.scene.heir_places]
    reach = table.scene.reserve.list_text_rects()
    return golden, table.hints[-1] if table.hints else "", len(reach)


def test_who_begins_is_hidden_before_the_shield_has_landed(opening: Table) -> None:
    active = opening.session.state.active
    held_back: list[int] = []
    opening.scene.step_player.hidden_entries_changed.connect(held_back.append)
    assert describe(opening) == ([False, False], "The shield is tossed: who goes first?", 0)
    opening.clock.advance(700)
    assert describe(opening) == ([False, False], "The shield is tossed: who goes first?", 0)
    opening.clock.advance(200)
    golden, hint, reach = describe(opening)
    assert golden == [heir is active for heir in Heir]
    assert hint == ""
    assert reach > 0
    assert held_back == [0], "the chronicle tells it, too"


def test_skipped_in_the_air_it_tells_who_begins(opening: Table) -> None:
    opening.clock.advance(300)
    assert opening.view.turns.handle_key(Qt.Key.Key_Return)
    golden, hint, reach = describe(opening)
    assert golden == [heir is opening.session.state.active for heir in Heir]
    assert hint == ""
    assert reach > 0


def test_there_is_one_shield_and_it_goes_to_its_place_in_the_ring(opening: Table) -> None:
    own, tossed = opening.scene.pieces.find_piece("shield"), find_shield(opening)
    assert own is not None
    for _ in range(25):
        assert own.isVisible() is not tossed.isVisible()
        opening.clock.advance(100)
    assert own.isVisible()
    assert (tossed.rect.center() - own.find_home_rect().center()).manhattanLength() < 60


def test_a_shield_that_was_not_tossed_lies_still(make_table: Callable[..., Table]) -> None:
    table = make_table()
    table.new()
    table.scene.animator.duration_factor = 1.0
    begin(table, tossed=False)
    shield = find_shield(table)
    for _ in range(8):
        assert (shield.heir, shield.turn_cosine) == (table.session.state.active, 1.0)
        assert describe(table)[0] == [heir is table.session.state.active for heir in Heir]
        table.clock.advance(100)


def test_a_key_skips_it_and_does_nothing_else(opening: Table) -> None:
    opening.clock.advance(300)
    assert opening.view.turns.handle_key(Qt.Key.Key_Return)
    assert not opening.scene.step_player.is_playing
    assert count_at_home(opening) == RING_SIZE - 1
    assert opening.session.stack.count() == 0
    assert not opening.view.turns.handle_key(Qt.Key.Key_Return), "the next one is for the table"


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_2])
def test_with_a_screen_reader_there_is_nothing_silent_to_skip(
    opening: Table, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    monkeypatch.setattr(show_module, "QAccessible", SimpleNamespace(isActive=lambda: True))
    before = opening.view.cursor_target
    opening.press(key)
    assert not opening.scene.step_player.is_playing
    assert opening.view.cursor_target != before, "and the key does what it does else"


def test_a_key_that_begins_others_skips_nothing(opening: Table) -> None:
    assert not opening.view.turns.handle_key(Qt.Key.Key_Shift)
    assert opening.scene.step_player.is_playing


def test_a_click_skips_it_and_takes_nothing(opening: Table) -> None:
    opening.clock.advance(300)
    [first, *_] = find_ring(opening)
    assert opening.view.turns.press(first.find_home_rect().center())
    assert not opening.scene.step_player.is_playing
    assert opening.view.controller.selected is None


def test_with_less_motion_nothing_is_shown(make_table: Callable[..., Table]) -> None:
    table = make_table()
    table.new()
    table.scene.animator.duration_factor = 0.0
    begin(table, tossed=True)
    assert not table.scene.step_player.is_playing
    assert not find_shield(table).isVisible()
    assert True in describe(table)[0]
    assert count_at_home(table) == RING_SIZE - 1
