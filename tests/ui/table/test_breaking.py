"""Camps broken and besieged buildings destroyed, by mouse and menu."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import Heir, State
from twoheirs_qt.games.two_heirs.things.groups import OfferButton
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.games.two_heirs.things.selection import SelectedTroop
from twoheirs_qt.tabletop.saves.save import TakeBackRule

RIGHT = Qt.MouseButton.RightButton
WHITE = Heir.WHITE


@pytest.fixture
def camp(position: Position) -> State:
    return position(
        landscape=[
            {"at": [0, 0], "tile": "market-stone"},
            {"at": [1, 0], "tile": "camp-wood", "owner": "white"},
        ]
    )


def test_a_camp_is_broken_by_its_button(table: Table, camp: State) -> None:
    table.open(camp)
    table.click(LandCell((1, 0)))
    assert "take" in table.bubble.lower(), "not before the take"
    table.click(ReservePlace(1))
    table.click(ReservePlace(1))
    table.click(LandCell((1, 0)))
    assert table.scene.offer.label == "Strike the Camp"
    assert table.state.landscape[(1, 0)].owner is WHITE, "nothing on one click"
    table.click(OfferButton())
    assert table.state.landscape[(1, 0)].owner is None


@pytest.mark.qt_log_ignore("This plugin does not support")  # a menu, offscreen
def test_a_troop_on_a_camp_is_picked_up_and_the_menu_has_both(
    table: Table, position: Position
) -> None:
    state = position(
        landscape=[
            {"at": [0, 0], "tile": "camp-wood", "owner": "white"},
            {"at": [1, 0], "tile": "farm"},
        ]
    )
    table.open(state)
    table.click(ReservePlace(1))
    table.click(ReservePlace(1))
    table.click(LandCell((0, 0)))
    assert isinstance(table.controller.selected, SelectedTroop)
    table.press(Qt.Key.Key_Escape)
    table.click(LandCell((0, 0)), RIGHT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    labels = {action.text(): action for action in menu.actions()}
    assert "Pick up the troop" in labels
    labels["Strike the Camp"].trigger()
    menu.close()
    assert table.state.landscape[(0, 0)].owner is None


@pytest.mark.qt_log_ignore("This plugin does not support")  # a menu, offscreen
def test_the_menu_goes_with_the_game_that_it_is_about(table: Table, position: Position) -> None:
    state = position(landscape=[{"at": [0, 0], "tile": "camp-wood", "owner": "white"}])
    table.open(state)
    table.click(LandCell((0, 0)), RIGHT)
    assert isinstance(QApplication.activePopupWidget(), QMenu)
    table.open(state)
    assert QApplication.activePopupWidget() is None


@pytest.fixture
def siege(position: Position) -> State:
    return position(
        landscape=[
            {"at": [0, 0], "tile": "market-stone"},
            {"at": [1, 0], "tile": "mill", "owner": "blue"},
            {"at": [1, -1], "tile": "siege-tower-stone-2", "owner": "white"},
        ],
        hands={"white": ["siege-tower-wood-2"]},
        reserve={"slots": [None, "cowshed", "mine", "lodge", "bakery", "farm", "smithy"]},
    )


def test_a_besieged_building_is_destroyed_by_a_button_beside_what_that_changes(
    table: Table, siege: State
) -> None:
    table.open(siege)
    table.click(HandTile(WHITE, "siege-tower-wood-2"))
    table.click(LandCell((1, 1)))
    assert table.scene.marks_above.marks.keys() >= {(1, 0)}
    table.rest()
    table.click(LandCell((1, 0)))
    assert table.state.landscape[(1, 0)].owner is Heir.BLUE
    assert table.note.startswith("Destroy the Mill")
    assert "Blue 1 → 0" in table.note
    button = table.scene.offer.rect.adjusted(2, 2, -2, -2)
    laid = [LandCell(cell).find_rect(table.scene) for cell in table.state.landscape]
    assert not any(button.intersects(rect) for rect in [*laid, table.scene.note.scene_rect])
    table.click(OfferButton())
    assert table.state.landscape[(1, 0)].owner is None


def test_destroying_is_asked_for_where_it_cannot_be_taken_back(table: Table, siege: State) -> None:
    table.open(siege, TakeBackRule.OFF)
    table.click(HandTile(WHITE, "siege-tower-wood-2"))
    table.click(LandCell((1, 1)))
    table.click(LandCell((1, 0)))
    assert table.state.landscape[(1, 0)].owner is Heir.BLUE
    assert table.scene.offer.label == "Destroy the Mill"
    table.click(OfferButton())
    assert table.state.landscape[(1, 0)].owner is None


def test_a_second_click_on_a_building_destroys_it_and_the_line_says_so(
    table: Table, siege: State
) -> None:
    hints: list[str] = []
    table.controller.hint_changed.connect(hints.append)
    table.open(siege)
    table.click(HandTile(WHITE, "siege-tower-wood-2"))
    table.click(LandCell((1, 1)))
    table.click(LandCell((1, 0)))
    assert hints[-1].startswith("Destroy the Mill: click the button, or the tile again")
    table.press(Qt.Key.Key_Escape)
    assert hints[-1] == ""
    assert table.state.landscape[(1, 0)].owner is Heir.BLUE
    table.click(LandCell((1, 0)))
    table.click(LandCell((1, 0)))
    assert table.state.landscape[(1, 0)].owner is None
    assert hints[-1] == ""
