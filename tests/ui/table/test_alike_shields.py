"""The shields at an heir's place look alike: any of them means a troop that can go there."""

from __future__ import annotations

import pytest

from tests.reading import simplify
from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import Heir, State, Withdraw
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReserveArea
from twoheirs_qt.games.two_heirs.things.troops import HeirTroop

WHITE = Heir.WHITE
NEAR_RETINUE, NEAR_TROOP = (0, 1), (4, 1)
BELOW = (NEAR_RETINUE, NEAR_TROOP)
TILES = ("mill", "mine", "cowshed", "bakery", "smithy", "lodge", "farm")


@pytest.fixture
def apart(position: Position) -> State:
    """White's retinue in the west, one troop in the east, and one in the reserve."""
    row = [{"at": [column, 0], "tile": tile} for column, tile in enumerate(TILES[:5])]
    below = [{"at": list(at), "tile": tile} for at, tile in zip(BELOW, TILES[5:], strict=True)]
    return position(
        landscape=[*row, *below],
        troops={
            "white": [
                {"kind": "retinue", "at": [0, 0]},
                {"kind": "troop", "at": [4, 0]},
                {"kind": "troop"},
            ],
            "blue": [{"kind": "retinue", "at": [2, 0]}, {"kind": "troop"}, {"kind": "troop"}],
        },
    )


def at(table: Table) -> list[Cell | None]:
    return [troop.at for troop in table.state.troops[WHITE]]


@pytest.mark.parametrize("shield", range(3))
@pytest.mark.parametrize("goal", BELOW)
def test_whichever_is_dragged_a_troop_that_can_go_there_goes(
    table: Table, apart: State, shield: int, goal: Cell
) -> None:
    table.open(apart)
    table.drag(HeirTroop(WHITE, shield), LandCell(goal))
    assert goal in at(table)
    assert table.bubble == ""


def test_the_one_dragged_goes_itself_where_it_can(table: Table, apart: State) -> None:
    table.open(apart)
    table.drag(HeirTroop(WHITE, 2), LandCell(NEAR_TROOP))
    assert at(table) == [(0, 0), (4, 0), NEAR_TROOP], "it is deployed"


def test_all_cells_where_a_troop_can_go_are_lit_and_the_line_says_so(
    table: Table, apart: State
) -> None:
    table.open(apart)
    table.click(HeirTroop(WHITE, 0))
    assert {NEAR_RETINUE, NEAR_TROOP, (1, 0), (3, 0)} <= table.scene.highlights.troop_targets
    table.click(LandCell((2, 0)))
    assert "troop" in simplify(table.bubble).lower(), "another heir's troop is in the way"


def test_one_that_has_moved_stands_for_those_that_have_not(table: Table, apart: State) -> None:
    table.open(apart)
    table.drag(HeirTroop(WHITE, 0), LandCell(NEAR_RETINUE))
    assert at(table)[0] == NEAR_RETINUE
    table.drag(HeirTroop(WHITE, 0), LandCell(NEAR_TROOP))
    assert NEAR_TROOP in at(table)


def test_dragged_to_the_reserve_it_means_itself(table: Table, apart: State) -> None:
    table.open(apart)
    assert table.session.options.can(Withdraw((4, 0)))
    table.drag(HeirTroop(WHITE, 1), ReserveArea())
    assert at(table) == [(0, 0), None, None]


def test_those_in_the_reserve_look_different(table: Table, apart: State) -> None:
    table.open(apart)
    picture = table.view.viewport().grab().toImage()
    ratio = picture.devicePixelRatio()
    feet = []
    for index in (1, 2):  # alike but for where they stand
        rect = HeirTroop(WHITE, index).find_rect(table.scene)
        foot = rect.center().x(), rect.bottom() - rect.height() * 0.1
        feet.append(picture.pixelColor(round(foot[0] * ratio), round(foot[1] * ratio)))
    assert feet[0] != feet[1]
