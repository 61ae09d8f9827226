"""How the landscape is fitted into the table: whole as long as its tiles can be read."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.play import choose
from tests.ui.table.conftest import Table
from twoheirs_qt.game.targets import LandCell
from twoheirs_qt.rules import EndTurn, Expand, State, Take
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.table.hits import target_rect

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


def seen(table: Table, cell: Cell) -> bool:
    """Whether a cell is wholly in sight."""
    return table.scene.area.field.contains(target_rect(table.scene, LandCell(cell)))


@pytest.mark.parametrize("rows", [4, 7, 8, 9])
def test_up_to_nine_rows_are_whole_and_readable(
    table: Table, column: Callable[[int], State], rows: int
) -> None:
    table.open(column(rows))
    assert table.scene.camera.size >= 64
    assert all(seen(table, (0, row)) for row in range(rows))
    assert not table.scene.overview.isVisible()
    for row in (-1, rows):  # of the next ones enough to press on
        shown = table.scene.sceneRect().intersected(target_rect(table.scene, LandCell((0, row))))
        assert shown.height() >= 16


def test_a_taller_one_stays_readable_and_follows_what_is_laid(
    table: Table, column: Callable[[int], State]
) -> None:
    table.open(column(12))
    assert table.scene.camera.size == 64
    assert table.scene.overview.isVisible()
    assert not all(seen(table, (0, row)) for row in range(12))
    assert table.session.play(Expand("market-wood", (1, 12)))
    table.clock.advance(1000)
    assert seen(table, (1, 12))
    assert table.scene.camera.size == 64
    laid = target_rect(table.scene, LandCell((1, 12)))
    assert table.session.play(Take(min(table.session.options.takes())))
    assert table.session.play(EndTurn())
    table.clock.advance(1000)
    assert target_rect(table.scene, LandCell((1, 12))) == laid, "nothing moves without need"


def test_fit_shows_all_of_it_however_small_and_goes_on_so(
    table: Table, column: Callable[[int], State]
) -> None:
    table.open(column(12))
    table.view.fit()
    table.clock.advance(1000)
    assert all(seen(table, (0, row)) for row in range(12))
    assert not table.scene.overview.isVisible()
    assert table.scene.camera.size < 64
    assert table.session.play(Expand("market-wood", (1, 12)))
    table.clock.advance(1000)
    assert all(seen(table, (0, row)) for row in range(12))
    assert seen(table, (1, 12))


def test_a_view_that_was_chosen_follows_again_with_the_next_game(
    table: Table, column: Callable[[int], State]
) -> None:
    table.open(column(12))
    table.view.fit()
    table.open(column(11))
    assert table.scene.camera.size == 64


def test_cells_stay_where_they_are_until_the_landscape_nears_the_edge(table: Table) -> None:
    """No placement moves them under the hand that has room around it."""
    random, laid, moved = Random(3), 0, 0
    camera = table.scene.camera
    for _ in range(60):
        before, cells = (camera.size, camera.origin), set(table.state.landscape)
        table.session.play(choose(table.state, random))
        table.rest()
        new = set(table.state.landscape) - cells
        laid += bool(new)
        if (camera.size, camera.origin) == before:
            continue
        moved += 1
        assert len(new) == 1
        now = camera.size, camera.origin
        camera.size, camera.origin = before
        rect, edge = camera.scene_rect(new.pop()), camera.pitch
        room = table.scene.area.field.adjusted(edge, edge, -edge, -edge)
        camera.size, camera.origin = now
        assert not room.contains(rect), "there was room enough"
    assert laid > 10
    assert moved < laid


@pytest.mark.parametrize("rows", [1, 3, 5])
def test_cells_do_not_come_and_go_with_the_panel_of_a_computers_turn(
    table: Table, column: Callable[[int], State], rows: int
) -> None:
    """They move at most once, where the panel would lie over them or over their neighbours."""
    table.open(column(rows))
    camera, found = table.scene.camera, []
    for staged in (None, table.session.model.snapshot) * 3:
        table.scene.stage(staged, animate=False)
        table.rest()
        found.append((camera.size, camera.origin.x(), camera.origin.y()))
    assert len({*found[1:]}) == 1
    assert rows > 1 or found[0] == found[1]
