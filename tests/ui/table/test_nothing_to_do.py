"""Keys that can do nothing say so."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.box import load_box
from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import Heir, State, Terrain
from twoheirs_qt.games.two_heirs.things.heirs import AccessGlyph, HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.games.two_heirs.things.selection import SelectedHandTile
from twoheirs_qt.games.two_heirs.things.thing import Thing

Key = Qt.Key
WHITE = Heir.WHITE


def test_a_tile_that_can_go_nowhere_stays_under_the_cursor(
    table: Table, position: Position
) -> None:
    around = [[0, 0], *([x, y] for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)]
    tiles = [item for item in load_box().tiles if not item.startswith(("market", "cathedral"))]
    land = [{"at": cell, "tile": tile} for cell, tile in zip(around, tiles, strict=False)]
    table.open(position(landscape=land, hands={"white": ["market-wood", "cathedral-stone"]}))
    table.press(Key.Key_Tab, Key.Key_Tab)
    cathedral: Thing = HandTile(WHITE, "cathedral-stone")
    assert table.view.cursor_target == LandCell((0, 0))
    table.press(Key.Key_2)
    assert table.controller.selected == SelectedHandTile("cathedral-stone")
    assert table.view.cursor_target == cathedral
    assert table.announcements[-1] == "No cell next to your troops is empty."
    table.press(Key.Key_F)
    assert table.controller.selected == SelectedHandTile("cathedral-stone", is_face_down=True)
    assert table.view.cursor_target == cathedral
    table.press(Key.Key_Escape)
    assert table.controller.selected is None
    assert table.announcements[-1] == "Put back."


def test_enter_where_nothing_can_be_done_says_so(table: Table, market: State) -> None:
    table.open(market)
    table.press(Key.Key_Home, Key.Key_Return)
    while table.view.cursor_target != ReservePlace(0):
        table.press(Key.Key_Right)
    table.press(Key.Key_Return)
    assert table.announcements[-1] == "Nothing can be done here now"
    table.announcements.clear()
    table.click(AccessGlyph(WHITE, Terrain.WOOD))
    table.press(Key.Key_Return)
    assert table.announcements[-1] == "Nothing can be done here now", (
        "the first key after a click, too"
    )


def test_in_a_duel_the_key_for_henrys_plan_means_nothing(table: Table, market: State) -> None:
    table.open(market)
    table.press(Key.Key_H)
    assert table.bubble == ""


def test_where_there_is_only_one_place_the_next_one_is_called_it(
    table: Table, position: Position
) -> None:
    land = [{"at": [0, 0], "tile": "mill", "owner": "white"}, {"at": [1, 0], "tile": "farm"}]
    table.open(position(landscape=land))
    table.press(Key.Key_B)
    assert table.view.cursor_target == LandCell((0, 0))
    assert not table.announcements or table.announcements[-1] != "This is the only place."
    table.press(Key.Key_B)
    assert table.view.cursor_target == LandCell((0, 0))
    assert table.announcements[-1] == "This is the only place."
