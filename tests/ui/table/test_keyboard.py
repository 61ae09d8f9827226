"""Whole turns by real key events alone."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import (
    EndTurn,
    Heir,
    State,
    Take,
    Terrain,
    find_active_capabilities,
)
from twoheirs_qt.games.two_heirs.table import cursor
from twoheirs_qt.games.two_heirs.things.heirs import AccessGlyph, HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import DiscardPile, ReservePlace, SupplyPile
from twoheirs_qt.games.two_heirs.things.selection import (
    SelectedHandTile,
    SelectedReserveTile,
    SelectedTroop,
)
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.troops import ReserveTroop

Key = Qt.Key
WHITE = Heir.WHITE


def test_tab_goes_through_the_areas_and_out(table: Table, market: State) -> None:
    table.open(market)
    after = QLineEdit(table.window)
    after.show()
    seen = []
    for _ in range(5):
        seen.append(type(table.view.cursor_target).__name__)
        table.press(Key.Key_Tab)
    assert seen == ["ReservePlace", "HandTile", "LandCell", "ReserveTroop", "AccessGlyph"]
    assert after.hasFocus()
    assert not table.scene.focus.isVisible()
    table.press()
    after.setFocus()
    table.view.setFocus(Qt.FocusReason.BacktabFocusReason)
    assert isinstance(table.view.cursor_target, AccessGlyph)


def test_the_bubble_goes_when_tab_leaves_the_table(table: Table, market: State) -> None:
    table.open(market)
    after = QLineEdit(table.window)
    after.show()
    after.setFocus()
    table.view.setFocus(Qt.FocusReason.BacktabFocusReason)
    table.press(Key.Key_F)  # no tile is picked up to be turned over
    assert table.bubble
    table.press(Key.Key_Tab)
    assert after.hasFocus()
    assert not table.bubble
    assert not table.note


@pytest.mark.parametrize("active", list(Heir))
def test_the_troops_of_the_reserve_begin_with_ones_own(
    table: Table, position: Position, active: Heir
) -> None:
    table.open(position(landscape=[{"at": [0, 0], "tile": "mill"}], active=active.word))
    table.press(Key.Key_Right)
    while not isinstance(table.view.cursor_target, ReserveTroop):
        table.press(Key.Key_Tab)
    seen = []
    for _ in range(4):
        target = table.view.cursor_target
        assert isinstance(target, ReserveTroop)
        seen.append(target.heir)
        table.press(Key.Key_Right)
    assert seen == [active, active, active.opponent, active.opponent]


def test_the_ring_shows_where_the_cursor_is_and_it_is_announced(
    table: Table, market: State
) -> None:
    table.open(market)
    table.press(Key.Key_Right)
    assert table.view.cursor_target == ReservePlace(1)
    ring = table.scene.focus
    assert ring.isVisible()
    assert ring.rect == ReservePlace(1).find_rect(table.scene)
    assert table.under_cursor == "Sawmill; number 1 within reach"
    table.press(Key.Key_Left, Key.Key_Left)
    assert table.view.cursor_target == ReservePlace(6)
    assert table.under_cursor.endswith("; out of reach")


def test_a_mouse_press_takes_the_ring_away(table: Table) -> None:
    table.press(Key.Key_Right)
    assert table.scene.focus.isVisible()
    table.click(LandCell((1, 1)))
    assert not table.scene.focus.isVisible()


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_twice_takes(table: Table, key: Qt.Key) -> None:
    table.press(Key.Key_Right, key)
    assert isinstance(table.controller.selected, SelectedReserveTile)
    assert not table.state.taken
    table.press(key)
    assert table.state.taken


def test_a_number_picks_a_tile_which_enter_builds(table: Table, market: State) -> None:
    table.open(market)
    table.press(Key.Key_1)
    assert table.controller.selected == SelectedHandTile("market-wood")
    target = table.view.cursor_target
    assert isinstance(target, LandCell)
    assert target.cell in table.scene.highlights.tile_targets
    assert table.announcements[-1].startswith("Picked up: Market. Fits on ")
    assert "empty – White: 2 points more" in table.under_cursor
    assert "covered by" in table.note
    table.press(Key.Key_Space)
    assert table.state.landscape[target.cell].tile.id == "market-wood"


def test_arrows_walk_over_empty_cells_too(table: Table, market: State) -> None:
    table.open(market)
    table.press(Key.Key_2, Key.Key_F)
    assert table.controller.selected == SelectedHandTile("cathedral-stone", is_face_down=True)
    cell = table.view.cursor_target
    assert isinstance(cell, LandCell)
    while table.view.cursor_target != LandCell((-1, -1)):
        assert table.view.cursor_target.land_cell is not None
        x, y = table.view.cursor_target.land_cell
        table.press(Key.Key_Left if x > -1 else Key.Key_Up if y > -1 else Key.Key_Down)
    assert table.note.startswith("Expand")
    table.press(Key.Key_Return)
    assert table.state.landscape[(-1, -1)].owner is None
    table.press(*[Key.Key_Up] * 9)
    assert table.view.cursor_target == LandCell((-1, -2)), "one beyond the landscape, no more"


def test_the_cursor_stays_in_sight(table: Table, market: State) -> None:
    table.open(market)
    for _ in range(8):
        table.view.zoom_in()
    table.press(Key.Key_Tab, Key.Key_Tab)
    for key in (Key.Key_Left, Key.Key_Up, Key.Key_Right, Key.Key_Right, Key.Key_Right):
        table.press(key)
        rect = table.view.cursor_target.find_rect(table.scene)
        assert table.scene.layout.landscape_rect.contains(rect)
        assert table.scene.focus.rect == rect


def test_the_ring_goes_with_the_cell_when_the_landscape_glides(
    table: Table, position: Position
) -> None:
    tiles = ("mill", "farm", "quarry")
    land = [{"at": [x, 0], "tile": tile} for x, tile in enumerate(tiles)]
    table.open(position(landscape=land, hands={"white": ["market-wood"]}))
    table.scene.animator.duration_factor = 1.0
    table.press(Key.Key_1, Key.Key_F)
    laid = LandCell((-1, 0))
    table.view.keyboard.go_to(laid)
    table.press(Key.Key_Return)
    assert laid.cell in table.state.landscape
    lay = laid.find_rect(table.scene)
    assert table.session.play(Take(min(table.session.options.takeable_slots)))
    assert table.session.play(EndTurn())
    for _ in range(5):
        table.clock.advance(60)
        assert table.scene.focus.rect == laid.find_rect(table.scene)
    table.rest()
    assert table.scene.focus.rect == laid.find_rect(table.scene) != lay


def test_a_troop_marches_and_is_deployed_and_withdrawn(table: Table, position: Position) -> None:
    state = position(
        landscape=[{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "farm"}],
        troops={"white": [{"kind": "troop", "at": [1, 0]}]},
    )
    table.open(state)
    table.press(Key.Key_Tab, Key.Key_Right)
    assert table.view.cursor_target == LandCell((1, 0))
    table.press(Key.Key_W)
    assert [troop.at for troop in table.state.troops[WHITE]] == [(0, 0), None, None]
    table.press(Key.Key_Tab)
    assert isinstance(table.view.cursor_target, ReserveTroop)
    while True:
        target = table.view.cursor_target
        assert isinstance(target, ReserveTroop)
        if target.heir is WHITE and not table.state.troops[WHITE][target.index].moved:
            break
        table.press(Key.Key_Right)
    table.press(Key.Key_Return)
    assert isinstance(table.controller.selected, SelectedTroop)
    assert table.view.cursor_target == LandCell((1, 0))
    table.press(Key.Key_Return)
    assert (1, 0) in [troop.at for troop in table.state.troops[WHITE]]


def test_refused_keys_say_why(table: Table, market: State) -> None:
    table.open(market)
    answers = {
        Key.Key_F: "Pick up a tile from your hand to turn it over.",
        Key.Key_W: "No troop of yours stands here.",
        Key.Key_C: "Go to a cell of the landscape first.",
        Key.Key_7: "No tile has that number.",
    }
    for key, words in answers.items():
        table.press(key)
        assert table.bubble == words
        table.press(Key.Key_Escape)
        assert table.bubble == ""
    table.press(Key.Key_Tab, Key.Key_Tab, Key.Key_C)
    assert "Camp" in table.bubble.splitlines()[0]
    table.press(Key.Key_W)
    assert "retinue" in table.bubble.lower()
    assert table.announcements[-1] == table.bubble


def test_a_camp_is_broken_by_its_key(table: Table, position: Position) -> None:
    state = position(
        landscape=[
            {"at": [0, 0], "tile": "market-stone"},
            {"at": [1, 0], "tile": "camp-wood", "owner": "white"},
        ]
    )
    table.open(state)
    table.press(Key.Key_Right, Key.Key_Return, Key.Key_Return)
    while table.view.cursor_target != LandCell((1, 0)):
        on_land = isinstance(table.view.cursor_target, LandCell)
        table.press(Key.Key_Right if on_land else Key.Key_Tab)
    table.press(Key.Key_Return)
    assert table.scene.offer.isVisible()
    table.press(Key.Key_Return)
    assert table.state.landscape[(1, 0)].owner is None
    table.session.undo()
    table.press(Key.Key_C)
    assert table.state.landscape[(1, 0)].owner is None


def test_the_heirs_area_tells_access_and_troops(table: Table, market: State) -> None:
    table.open(market)
    table.press(*[Key.Key_Tab] * 4)
    assert table.view.cursor_target == AccessGlyph(WHITE, Terrain.WOOD)
    assert table.under_cursor == "White, wood: 2"
    table.view.ask()
    assert table.bubble == table.announcements[-1] == "White, wood: 2 from the royal reserve."
    seen: set[Thing] = set()
    for _ in range(20):
        seen.add(table.view.cursor_target)
        table.press(Key.Key_Right)
    assert HandTile(Heir.BLUE, "lodge") in seen
    assert {SupplyPile(), DiscardPile()} <= seen
    assert len(seen) == 3 + 3 + 1 + 3 + 3 + 2


def test_the_next_heir_has_the_keys_after_the_turn(table: Table, market: State) -> None:
    table.open(market)
    table.press(Key.Key_Right, Key.Key_Return, Key.Key_Return)
    assert table.session.play(EndTurn())
    table.press(Key.Key_Tab, Key.Key_1)
    assert table.controller.selected == SelectedHandTile("lodge")


@pytest.mark.parametrize("slot", range(7))
@pytest.mark.parametrize("key", [Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down])
def test_arrows_in_the_ring_go_where_they_point(
    table: Table, market: State, slot: int, key: Key
) -> None:
    table.open(market)
    table.view.keyboard.go_to(ReservePlace(slot))
    before = ReservePlace(slot).find_rect(table.scene).center()
    table.press(key)
    target = table.view.cursor_target
    assert isinstance(target, ReservePlace)
    assert (target.slot - slot) % 7 in (1, 6)
    went = target.find_rect(table.scene).center() - before
    around = [
        ReservePlace((slot + way) % 7).find_rect(table.scene).center() - before for way in (1, -1)
    ]
    pointed = {
        Key.Key_Left: [-step.x() for step in (went, *around)],
        Key.Key_Right: [step.x() for step in (went, *around)],
        Key.Key_Up: [-step.y() for step in (went, *around)],
        Key.Key_Down: [step.y() for step in (went, *around)],
    }[key]
    assert pointed[0] == max(pointed) or max(pointed) <= 0
    for _ in range(6):
        table.press(key)
    assert table.view.cursor_target == ReservePlace(slot), "the same arrow goes all around"


def test_a_tile_that_cannot_be_paid_is_held_where_it_could_lie(table: Table, market: State) -> None:
    table.open(market)
    table.view.keyboard.go_to(LandCell((1, 0)))
    table.press(Key.Key_2)
    assert table.controller.selected == SelectedHandTile("cathedral-stone")
    target = table.view.cursor_target
    assert isinstance(target, LandCell)
    assert target.cell in find_active_capabilities(market).cells
    assert "missing" in table.note
    assert "tile lies" not in table.note


@pytest.mark.parametrize("key", [Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down])
@pytest.mark.parametrize("slot", range(7))
def test_the_opposite_arrow_goes_back_in_the_ring(
    table: Table, market: State, slot: int, key: Qt.Key
) -> None:
    opposite = {
        Key.Key_Left: Key.Key_Right,
        Key.Key_Right: Key.Key_Left,
        Key.Key_Up: Key.Key_Down,
        Key.Key_Down: Key.Key_Up,
    }[key]
    table.open(market)
    table.view.keyboard.go_to(ReservePlace(slot))
    table.press(key, key, opposite, opposite)
    assert table.view.cursor_target == ReservePlace(slot)


def test_who_hears_the_ring_walks_it_clockwise_from_the_shield(
    table: Table, market: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cursor, "QAccessible", SimpleNamespace(isActive=lambda: True))
    table.open(market)
    table.view.keyboard.go_to(ReservePlace(0))
    seen = []
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Right, Key.Key_Right, Key.Key_Left):
        table.press(key)
        target = table.view.cursor_target
        assert isinstance(target, ReservePlace)
        seen.append(target.slot)
    assert seen == [1, 2, 3, 4, 3]


def test_the_reserve_begins_at_the_shield_wherever_that_has_gone(
    table: Table, market: State
) -> None:
    table.open(market)
    table.view.keyboard.enter_table(last=False)
    assert table.view.cursor_target == ReservePlace(0)
    table.view.keyboard.go_to(ReservePlace(2))
    table.press(Key.Key_Tab)
    table.view.keyboard.enter_table(last=False)
    assert table.view.cursor_target == ReservePlace(2), "one is where one was"
    table.press(Key.Key_Tab)
    table.session.play(Take(1))
    table.view.keyboard.enter_table(last=False)
    assert table.view.cursor_target == ReservePlace(1)


def test_a_tile_that_fits_nowhere_says_why_when_one_looks_for_a_cell(
    table: Table, market: State
) -> None:
    table.open(market)
    table.press(Key.Key_2, Key.Key_N)
    assert table.announcements[-1].startswith(
        "What you've picked up can't go anywhere in the landscape. Missing "
    )
