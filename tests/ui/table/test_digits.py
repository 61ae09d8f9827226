"""Digits by real key events: tiles of the hand, or those of the ring."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import State
from twoheirs_qt.games.two_heirs.table.view import KeyCap
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.games.two_heirs.things.selection import SelectedHandTile, SelectedReserveTile
from twoheirs_qt.games.two_heirs.things.troops import ReserveTroop

Key = Qt.Key


@pytest.fixture
def empty_hand(position: Position) -> State:
    """Nothing is in the hand yet, and three tiles are in reach."""
    return position(
        landscape=[{"at": [0, 0], "tile": "mill"}],
        reserve={"slots": [None, "sawmill", None, "bakery", "inn-wood", "mine", "quarry"]},
    )


@pytest.fixture
def both(position: Position) -> State:
    """A tile may be taken, and two are in the hand."""
    return position(
        landscape=[{"at": [0, 0], "tile": "mill"}],
        hands={"white": ["market-wood", "cathedral-stone"]},
        reserve={"slots": [None, "sawmill", "cowshed", "bakery", "inn-wood", "mine", "quarry"]},
    )


def find_key_caps(table: Table) -> dict[int, KeyCap]:
    """The keys that are seen."""
    results = [item for item in table.scene.items() if isinstance(item, KeyCap)]
    return {cap.number: cap for cap in results if cap.isVisible()}


def holds(table: Table, selected: SelectedReserveTile | SelectedHandTile) -> bool:
    return table.controller.selected == selected


def test_with_an_empty_hand_a_digit_takes_from_the_ring(table: Table, empty_hand: State) -> None:
    table.open(empty_hand)
    table.press(Key.Key_2)
    assert table.controller.selected == SelectedReserveTile(3, "bakery"), (
        "empty places do not count"
    )
    assert table.view.cursor_target == ReservePlace(3)
    assert table.scene.offer.label == "Take"
    table.press(Key.Key_1)
    assert table.controller.selected == SelectedReserveTile(1, "sawmill"), (
        "another digit means another tile"
    )
    table.press(Key.Key_Return)
    assert table.state.taken
    assert [tile.id for tile in table.state.hands[table.state.active]] == ["sawmill"]


def test_a_digit_beyond_the_reach_is_refused_like_a_click(table: Table, empty_hand: State) -> None:
    table.open(empty_hand)
    table.click(ReservePlace(6))
    refusal = table.bubble
    assert "reach" in refusal
    table.press(Key.Key_5)
    assert table.bubble == refusal
    assert table.view.cursor_target == ReservePlace(6)
    table.press(Key.Key_6)
    assert table.bubble == "No tile has that number."


def test_at_work_in_the_ring_digits_mean_it(table: Table, both: State) -> None:
    table.open(both)
    table.press(Key.Key_1)
    assert holds(table, SelectedHandTile("market-wood")), "the hand comes first elsewhere"
    table.press(Key.Key_Escape)
    table.view.keyboard.go_to(ReservePlace(3))
    table.press(Key.Key_1)
    table.press(Key.Key_2)
    assert holds(table, SelectedReserveTile(2, "cowshed"))
    table.press(Key.Key_Return)
    assert table.state.taken
    table.press(Key.Key_1)
    assert holds(table, SelectedHandTile("market-wood")), "nothing more is taken this turn"


def test_a_digit_that_the_hand_has_no_tile_for_means_the_ring(table: Table, both: State) -> None:
    table.open(both)
    table.press(Key.Key_3)
    assert table.controller.selected == SelectedReserveTile(3, "bakery")


def test_among_the_troops_of_the_ring_digits_mean_its_tiles(table: Table, both: State) -> None:
    table.open(both)
    table.press(Key.Key_Tab, Key.Key_Tab, Key.Key_Tab)
    assert isinstance(table.view.cursor_target, ReserveTroop)
    table.press(Key.Key_2)
    assert holds(table, SelectedReserveTile(2, "cowshed"))


def test_a_digit_pressed_twice_tells_again_and_does_nothing(table: Table, both: State) -> None:
    table.open(both)
    table.view.keyboard.go_to(ReservePlace(3))
    table.press(Key.Key_1, Key.Key_1)
    assert holds(table, SelectedReserveTile(1, "sawmill"))
    assert table.announcements[-1] == "Picked up: Sawmill. Enter takes it."
    table.press(Key.Key_Escape, Key.Key_Tab, Key.Key_1, Key.Key_1)
    assert holds(table, SelectedHandTile("market-wood"))
    assert table.announcements[-1].startswith("Picked up: Market. ")
    assert isinstance(table.view.cursor_target, LandCell)


def test_keys_lie_at_what_they_pick_up(table: Table, both: State) -> None:
    table.open(both)
    assert not find_key_caps(table), "whoever plays by mouse needs none"
    table.press(Key.Key_Right)
    ring = find_key_caps(table)
    assert sorted(ring) == [1, 2, 3]
    for number, cap in ring.items():
        place = ReservePlace(number).find_rect(table.scene)
        assert place.adjusted(-12, -12, 12, 12).contains(cap.rect)
    table.press(Key.Key_Tab)
    hand = find_key_caps(table)
    assert sorted(hand) == [1, 2, 3]
    heir = table.state.active
    for number, tile in ((1, "market-wood"), (2, "cathedral-stone")):
        place = HandTile(heir, tile).find_rect(table.scene)
        assert place.adjusted(0, -12, 0, 0).contains(hand[number].rect)
    assert hand[3].rect == ring[3].rect
    table.click(ReservePlace(6))
    assert not find_key_caps(table)


def test_keys_go_when_the_table_loses_the_keyboard(table: Table, both: State) -> None:
    table.open(both)
    table.press(Key.Key_Right)
    assert find_key_caps(table)
    table.view.clearFocus()
    assert not find_key_caps(table)
