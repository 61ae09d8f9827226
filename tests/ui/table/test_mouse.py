"""Tiles and troops by real mouse events on the viewport."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import Heir, State, Terrain, TroopKind
from twoheirs_qt.games.two_heirs.things.groups import OfferButton
from twoheirs_qt.games.two_heirs.things.heirs import AccessGlyph, HandTile, HeirArea
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import (
    DiscardPile,
    ReserveArea,
    ReservePlace,
    SupplyPile,
)
from twoheirs_qt.games.two_heirs.things.selection import (
    SelectedHandTile,
    SelectedReserveTile,
    SelectedTroop,
)
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.troops import HeirTroop, ReserveTroop

RIGHT = Qt.MouseButton.RightButton
WHITE = Heir.WHITE


def at(state: State, heir: Heir, kind: TroopKind) -> object:
    return [troop.at for troop in state.troops[heir] if troop.kind is kind]


def test_a_click_picks_a_reserve_tile_up_and_a_second_one_takes_it(table: Table) -> None:
    tile = table.state.slots[1]
    assert tile is not None
    table.click(ReservePlace(1))
    assert table.controller.selected == SelectedReserveTile(1, tile.id)
    assert not table.state.taken
    assert table.scene.offer.isVisible()
    table.click(ReservePlace(1))
    assert table.state.hands[WHITE] == (tile,)
    assert table.controller.selected is None
    assert not table.scene.offer.isVisible()


@pytest.mark.parametrize(
    "place",
    [OfferButton(), HeirArea(WHITE), HeirTroop(WHITE, 1)],
    ids=["button", "hand", "anywhere at the place"],
)
def test_a_tile_picked_up_is_taken_by_the_button_or_the_own_hand(
    table: Table, place: Thing
) -> None:
    table.click(ReservePlace(2))
    table.click(place)
    assert table.state.taken
    assert len(table.state.hands[WHITE]) == 1


def test_a_tile_is_dragged_from_the_ring_to_the_hand(table: Table) -> None:
    table.drag(ReservePlace(3), HeirArea(WHITE))
    assert table.state.taken
    assert table.state.shield == 3


def test_a_tile_dropped_elsewhere_goes_back_and_says_why(table: Table) -> None:
    before = table.state
    table.drag(ReservePlace(3), HeirArea(Heir.BLUE))
    assert table.state is before
    assert "into your hand" in table.bubble
    assert table.controller.selected is None


def test_beyond_the_reach_says_by_how_much(table: Table) -> None:
    table.click(ReservePlace(5))
    assert table.bubble == "2 tiles beyond your reach"
    assert table.controller.selected is None
    table.drag(ReservePlace(6), HeirArea(WHITE))
    assert table.bubble == "3 tiles beyond your reach"


def test_building_by_clicks_shows_cells_cost_and_scores_first(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "market-wood"))
    assert table.controller.selected == SelectedHandTile("market-wood")
    highlights = table.scene.highlights
    assert highlights.tile_targets == table.session.options.list_build_cells("market-wood")
    assert (1, 1) in highlights.tile_targets
    assert set(table.scene.marks_below.marks) == highlights.tile_targets
    table.hover(LandCell((1, 1)))
    assert table.scene.ghost.isVisible()
    assert table.scene.ghost.rect == table.scene.camera.find_scene_rect((1, 1))
    note = table.note
    assert "Build the Market" in note
    assert "covered by" in note
    assert "White 0 → 2" in note
    assert "Blue 0, unchanged" in note
    table.click(LandCell((1, 1)))
    face = table.state.landscape[(1, 1)]
    assert (face.tile.id, face.owner) == ("market-wood", WHITE)
    assert not table.scene.ghost.isVisible()
    assert not table.scene.highlights.tile_targets


def test_building_by_drag(table: Table, market: State) -> None:
    table.open(market)
    table.drag(HandTile(WHITE, "market-wood"), LandCell((-1, 1)))
    assert table.state.landscape[(-1, 1)].tile.id == "market-wood"
    assert table.controller.selected is None


def test_what_is_missing_is_shown_beside_the_cell(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "cathedral-stone"))
    assert table.scene.highlights.tile_targets == frozenset()
    table.hover(LandCell((1, 1)))
    assert "missing" in table.note
    assert "Missing" not in table.note, "it is told once"
    table.click(LandCell((1, 1)))
    assert "Missing" in table.bubble
    assert table.controller.selected == SelectedHandTile("cathedral-stone"), (
        "a refused click keeps it in hand"
    )
    table.drag(HandTile(WHITE, "cathedral-stone"), LandCell((1, 0)))
    assert table.bubble.splitlines()[0] == "There is already a tile here"
    assert "Missing" in table.bubble, "all reasons are said"
    assert table.controller.selected is None, "a refused drop puts it back"


def test_the_right_button_turns_a_tile_over_to_expand(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "cathedral-stone"))
    table.click(LandCell((0, 1)), RIGHT)
    assert table.controller.selected == SelectedHandTile("cathedral-stone", is_face_down=True)
    assert (0, 1) in table.scene.highlights.tile_targets
    assert "Expand" in table.note
    table.click(LandCell((0, 1)))
    assert table.state.landscape[(0, 1)].owner is None
    assert table.state.discounts == 1


def test_a_tile_clicked_again_goes_back(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "market-wood"))
    table.click(HandTile(WHITE, "market-wood"))
    assert table.controller.selected is None
    assert table.hints[-1] == ""


def test_another_tile_clicked_is_picked_up_instead(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "market-wood"))
    table.click(HandTile(WHITE, "cathedral-stone"))
    results = [table.controller.selected]
    table.click(ReservePlace(1))
    results.append(table.controller.selected)
    assert results == [SelectedHandTile("cathedral-stone"), SelectedReserveTile(1, "sawmill")]


def test_the_other_hand_is_not_ones_own(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(Heir.BLUE, "lodge"))
    assert table.bubble == "That tile is in Blue's hand."


def test_a_troop_marches_by_clicks_and_by_drag(table: Table, market: State) -> None:
    table.open(market)
    table.click(LandCell((0, 0)))
    assert table.controller.selected == SelectedTroop(WHITE, 0, (0, 0), True)
    assert table.scene.highlights.troop_targets == {(1, 0)}
    table.hover(LandCell((1, 0)))
    assert "March to N13" in table.note
    table.click(LandCell((1, 0)))
    assert at(table.state, WHITE, TroopKind.RETINUE) == [(1, 0)]
    table.session.undo()
    table.drag(LandCell((0, 0)), LandCell((1, 0)))
    assert at(table.state, WHITE, TroopKind.RETINUE) == [(1, 0)]
    table.click(LandCell((1, 0)))
    assert table.bubble == "This troop has already moved this turn"


def test_a_troop_is_deployed_from_the_ring_and_withdrawn_to_it(
    table: Table, position: Position
) -> None:
    state = position(
        landscape=[{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "farm"}],
        troops={"white": [{"kind": "troop", "at": [1, 0]}]},
    )
    table.open(state)
    table.drag(LandCell((1, 0)), ReserveArea())
    assert at(table.state, WHITE, TroopKind.TROOP) == [None, None]
    assert table.state.troops[WHITE][1].moved
    index = next(i for i in (1, 2) if not table.state.troops[WHITE][i].moved)
    table.click(ReserveTroop(WHITE, index))
    assert table.scene.highlights.troop_targets == {(1, 0)}
    table.click(LandCell((1, 0)))
    assert (1, 0) in at(table.state, WHITE, TroopKind.TROOP)  # type: ignore[operator]


def test_a_retinue_cannot_be_withdrawn(table: Table, market: State) -> None:
    table.open(market)
    table.click(LandCell((0, 0)))
    assert not table.scene.highlights.reserve_is_target
    table.click(ReserveArea())
    assert "retinue" in table.bubble.lower()
    assert table.controller.selected is not None


def test_a_troop_in_the_way_is_named(table: Table, position: Position) -> None:
    state = position(
        landscape=[{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "farm"}],
        troops={"blue": [{"kind": "retinue", "at": [1, 0]}]},
    )
    table.open(state)
    table.drag(LandCell((0, 0)), LandCell((1, 0)))
    assert "Blue" in table.bubble
    table.click(LandCell((1, 0)))
    assert table.bubble == "That is Blue's troop."


def test_escape_and_the_right_button_put_a_troop_back(table: Table) -> None:
    table.click(LandCell((0, 0)))
    assert table.controller.selected is not None
    table.press(Qt.Key.Key_Escape)
    assert table.controller.selected is None
    table.click(LandCell((0, 0)))
    table.click(LandCell((2, 2)), RIGHT)
    assert table.controller.selected is None


def test_no_click_does_nothing_in_silence(table: Table, market: State) -> None:
    """Wherever one clicks, a piece is picked up or something is said."""
    table.open(market)
    places: list[Thing] = [
        *(ReservePlace(slot) for slot in range(7)),
        *(HeirTroop(heir, index) for heir in Heir for index in range(3)),
        *(AccessGlyph(heir, terrain) for heir in Heir for terrain in Terrain),
        HeirArea(WHITE),
        HeirArea(Heir.BLUE),
        SupplyPile(),
        DiscardPile(),
        ReserveArea(),
        LandCell((1, 0)),
        LandCell((2, 1)),
    ]
    for place in places:
        table.click(place)
        shown = (
            table.bubble or table.note or table.controller.selected or table.scene.offer.isVisible()
        )
        assert shown, place
        table.press(Qt.Key.Key_Escape)
        silent = not (table.bubble or table.note or table.controller.selected)
        assert silent, place


def test_the_pointer_is_a_hand_where_a_click_does_something(table: Table, market: State) -> None:
    table.open(market)
    goal = LandCell((0, -1))

    def is_hand(thing: Thing) -> bool:
        table.hover(thing)
        return table.view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor

    assert is_hand(HandTile(WHITE, "market-wood"))
    assert not is_hand(SupplyPile())
    table.controller.unseen_requested.connect(lambda: None)
    assert is_hand(SupplyPile()), "a click lists the tiles still to come"
    assert not is_hand(goal)
    table.click(HandTile(WHITE, "market-wood"))
    assert is_hand(goal)
    assert is_hand(ReservePlace(1)), "a click picks it up instead"
    assert not is_hand(LandCell((2, 1))), "a tile lies there"


@pytest.mark.qt_log_ignore("This plugin does not support")  # a menu, offscreen
def test_the_menu_of_the_supply_lists_what_a_click_on_it_does(table: Table) -> None:
    asked: list[bool] = []
    table.controller.unseen_requested.connect(lambda: asked.append(True))
    table.click(SupplyPile(), RIGHT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entry = next(action for action in menu.actions() if action.text() == "Tiles still to come…")
    entry.trigger()
    menu.close()
    assert asked == [True]


def test_a_finished_game_says_so(table: Table, position: Position) -> None:
    state = position(
        landscape=[{"at": [0, 0], "tile": "mill"}],
        hands={"white": ["lodge"]},
        stack=[],
        turns_left=0,
    )
    table.open(state)
    for place in (HandTile(WHITE, "lodge"), LandCell((0, 0)), ReservePlace(1)):
        table.click(place)
        assert "over" in table.bubble, place
        assert table.controller.selected is None


@pytest.mark.qt_log_ignore("This plugin does not support")  # a menu, offscreen
def test_no_note_stays_beside_a_menu(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    # On a real screen the pointer does not leave a table over which a menu opens.
    monkeypatch.setattr(table.view.pointer, "leave", lambda: None)
    place = ReservePlace(min(table.session.options.takeable_slots))
    table.hover(place)
    table.clock.advance(500)
    assert table.note
    table.click(place, RIGHT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert not table.note
    table.clock.advance(1000)
    assert not table.note
    menu.close()
