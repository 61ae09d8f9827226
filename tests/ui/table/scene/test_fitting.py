"""The landscape is fitted into the table: whole as long as its tiles can be read."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt

from tests.play import RESTLESS, choose
from tests.ui.table.conftest import Table
from twoheirs_qt.games.two_heirs.rules import Build, EndTurn, Expand, State, Take
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.troops import ReserveTroop
from twoheirs_qt.tabletop.scene.camera import MIN_CELL_PX
from twoheirs_qt.tabletop.window.settings import TurnPace

Position = Callable[..., State]
_TILES = (
    *("mill", "farm", "bakery", "sawmill", "mine", "quarry"),
    *("cowshed", "smithy", "lodge", "cathedral-stone", "camp-wheat", "inn-wood"),
)


@pytest.fixture
def column(position: Position) -> Callable[[int], State]:
    """A landscape so many rows high; the troops of who is to move stand at its foot."""

    def build(rows: int) -> State:
        land = [{"at": [0, row], "tile": tile} for row, tile in enumerate(_TILES[:rows])]
        return position(
            landscape=land,
            hands={"white": ["market-wood"]},
            troops={
                "white": [{"kind": "retinue", "at": [0, rows - 1]}],
                "blue": [{"kind": "retinue", "at": [0, 0]}],
            },
        )

    return build


def is_in_sight(table: Table, cell: Cell) -> bool:
    """Whether a cell is wholly in sight."""
    return table.scene.layout.landscape_rect.contains(LandCell(cell).find_rect(table.scene))


@pytest.mark.parametrize("rows", [4, 7, 8, 9])
def test_up_to_nine_rows_are_whole_and_readable(
    table: Table, column: Callable[[int], State], rows: int
) -> None:
    table.open(column(rows))
    assert table.scene.camera.cell_side >= 64
    assert all(is_in_sight(table, (0, row)) for row in range(rows))
    assert not table.scene.overview.isVisible()
    for row in (-1, rows):  # of the next ones enough to press on
        shown = table.scene.sceneRect().intersected(LandCell((0, row)).find_rect(table.scene))
        assert shown.height() >= 16


def test_a_taller_one_stays_readable_and_follows_what_is_laid(
    table: Table, column: Callable[[int], State]
) -> None:
    table.open(column(12))
    assert table.scene.camera.cell_side == 64
    assert table.scene.overview.isVisible()
    assert not all(is_in_sight(table, (0, row)) for row in range(12))
    assert table.session.play(Expand("market-wood", (1, 12)))
    table.clock.advance(1000)
    assert is_in_sight(table, (1, 12))
    assert table.scene.camera.cell_side == 64
    laid = LandCell((1, 12)).find_rect(table.scene)
    assert table.session.play(Take(min(table.session.options.takeable_slots)))
    assert table.session.play(EndTurn())
    table.clock.advance(1000)
    assert LandCell((1, 12)).find_rect(table.scene) == laid, "nothing moves without need"


def test_fit_shows_all_of_it_however_small_and_goes_on_so(
    table: Table, column: Callable[[int], State]
) -> None:
    table.open(column(12))
    table.view.fit()
    table.clock.advance(1000)
    assert all(is_in_sight(table, (0, row)) for row in range(12))
    assert not table.scene.overview.isVisible()
    assert table.scene.camera.cell_side < 64
    assert table.session.play(Expand("market-wood", (1, 12)))
    table.clock.advance(1000)
    assert all(is_in_sight(table, (0, row)) for row in range(12))
    assert is_in_sight(table, (1, 12))


def test_a_view_that_was_chosen_follows_again_with_the_next_game(
    table: Table, column: Callable[[int], State]
) -> None:
    table.open(column(12))
    table.view.fit()
    table.open(column(11))
    assert table.scene.camera.cell_side == 64


def test_cells_stay_where_they_are_throughout_a_turn(table: Table) -> None:
    """However near to the edge something is laid: they move only when the turn has ended."""
    random, laid, moved = Random(3), 0, 0
    camera = table.scene.camera
    while len(table.state.landscape) < 16:
        before, cells = (camera.cell_side, camera.origin), set(table.state.landscape)
        action = choose(table.state, random)
        beyond = isinstance(action, Build | Expand) and not is_in_sight(table, action.at)
        table.session.play(action)
        table.rest()
        laid += len(set(table.state.landscape) - cells)
        if (camera.cell_side, camera.origin) != before:
            moved += 1
            assert isinstance(action, EndTurn) or beyond
    assert laid > 10
    assert 0 < moved < laid


@pytest.mark.parametrize("rows", [1, 3, 5, 7])
def test_cells_stay_where_they_are_while_a_turn_is_shown(
    table: Table, column: Callable[[int], State], rows: int
) -> None:
    """Its panel has room below them, or lies over them for a while."""
    table.open(column(rows))
    camera, views = table.scene.camera, []
    for snapshot in (None, table.session.model.snapshot) * 3:
        table.scene.override_snapshot(snapshot, animate=False)
        table.rest()
        views.append((camera.cell_side, camera.origin.x(), camera.origin.y()))
    assert len({*views}) == 1


def test_tiles_are_as_large_against_henry(make_table: Callable[[], Table]) -> None:
    """His turn is told over empty cells."""
    duel, alone = make_table(), make_table()
    duel.new()
    alone.begin_alone()
    assert alone.scene.camera.cell_side == duel.scene.camera.cell_side


def test_what_a_turn_that_is_shown_lays_has_its_room_from_the_beginning(table: Table) -> None:
    random = Random(3)
    while len({y for _, y in table.state.landscape}) < 5:
        table.session.play(choose(table.state, random))
    while not isinstance(action := choose(table.state, random), EndTurn):
        table.session.play(action)
    table.session.play(action)
    table.rest()
    camera = table.scene.camera
    before = camera.cell_side, camera.origin
    table.settings.turn_pace = TurnPace.STEP
    table.view.repeat_turn()
    assert table.view.table_scene.step_player.is_playing
    while table.view.table_scene.step_player.is_playing:
        assert (camera.cell_side, camera.origin) == before
        table.press(Qt.Key.Key_Space)
        table.rest()
    assert (camera.cell_side, camera.origin) == before


def test_a_small_landscape_fills_the_table(table: Table, column: Callable[[int], State]) -> None:
    """All but the cells around it, which the next tiles need."""
    table.open(column(2))
    assert table.scene.camera.cell_side > 110
    table.view.fit()
    table.rest()
    room, camera = table.scene.layout.landscape_rect, table.scene.camera
    assert room.height() - 4 * camera.pitch < camera.pitch / 2


def _pick_something(table: Table, dice: Random) -> bool:
    """Pick something up that can be put on some cell; whether there is anything."""
    heir = table.state.active
    troops = table.state.troops[heir]
    picks: list[Thing] = [HandTile(heir, tile.id) for tile in table.state.hands[heir]]
    picks += [LandCell(troop.at) for troop in troops if troop.at is not None]
    picks += [ReserveTroop(heir, index) for index in (1, 2) if troops[index].at is None]
    dice.shuffle(picks)
    for target in picks:
        table.controller.cancel()
        if table.controller.pick(target):
            for _ in range(2):
                if table.controller.goals:
                    return True
                table.controller.turn_over()
    return False


@pytest.mark.parametrize(("size", "seed"), [((1280, 640), 4), ((1280, 640), 8), ((960, 440), 5)])
def test_all_lit_cells_are_whole_in_sight_while_something_is_in_hand(
    table: Table, size: tuple[int, int], seed: int
) -> None:
    """And beside the names of columns and rows, until the landscape is far too large for that."""
    table.settings.motion_factor = 0.0
    table.window.resize(*size)
    table.view.resize(*size)
    table.new(seed=seed)
    camera, dice = table.scene.camera, Random(seed)
    moved = picked = 0
    while not table.session.is_over:
        before = camera.cell_side, camera.origin
        if _pick_something(table, dice):
            lit, picked = (
                [camera.find_scene_rect(cell) for cell in table.controller.goals],
                picked + 1,
            )
            shown = table.scene.coordinates.find_room_beside(table.scene.layout.landscape_rect)
            shown.setBottom(table.scene.sceneRect().bottom())
            assert camera.cell_side > MIN_CELL_PX
            assert not [rect for rect in lit if not shown.contains(rect)]
            if (camera.cell_side, camera.origin) != before:
                moved += 1
                assert camera.cell_side <= before[0], "nothing is enlarged for that"
            table.controller.cancel()
        table.session.play(choose(table.state, dice, RESTLESS))
    assert picked > 20
    assert moved < picked / 3 if size[0] < 1280 else moved == 0, "nothing moves under the hand"


def test_a_view_that_was_chosen_is_left_alone(table: Table, column: Callable[[int], State]) -> None:
    table.open(column(9))
    for _ in range(4):
        table.view.zoom_in()
    table.rest()
    before = table.scene.camera.cell_side, table.scene.camera.origin
    table.press(Qt.Key.Key_1)
    table.press(Qt.Key.Key_F)
    assert table.scene.highlights.tile_targets
    table.rest()
    assert table.scene.camera.cell_side == before[0]
