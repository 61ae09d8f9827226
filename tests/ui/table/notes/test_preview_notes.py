"""The note of an act tells all that it changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.reading import simplify
from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import Build, Heir, Move, State, Withdraw
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReserveArea, ReservePlace
from twoheirs_qt.games.two_heirs.things.troops import ReserveTroop
from twoheirs_qt.tabletop.text.language import localize

WHITE = Heir.WHITE
IN_RESERVE = ({"kind": "troop"}, {"kind": "troop"})


@pytest.fixture
def siege(position: Position) -> State:
    """White's second Siege Tower at O13 would besiege the Fortress at N13."""
    return position(
        landscape=[
            {"at": [0, 0], "tile": "mill"},
            {"at": [1, 0], "tile": "fortress-wood", "owner": "blue"},
            {"at": [1, -1], "tile": "siege-tower-stone-2", "owner": "white"},
            {"at": [2, 1], "tile": "farm", "owner": "white"},
        ],
        troops={"white": [{"kind": "retinue", "at": [2, 1]}, *IN_RESERVE]},
        hands={"white": ["siege-tower-wood-2"]},
        reserve={"slots": [None, "cowshed", "mine", "lodge", "bakery", "sawmill", "smithy"]},
    )


def covers(table: Table, cells: set[Cell]) -> set[Cell]:
    """Those of the cells that the note lies over."""
    place = table.scene.note.scene_rect
    return {cell for cell in cells if place.intersects(LandCell(cell).find_rect(table.scene))}


def test_a_siege_towers_ghost_tells_what_it_could_destroy_and_leaves_it_in_sight(
    table: Table, siege: State
) -> None:
    table.open(siege)
    table.click(HandTile(WHITE, "siege-tower-wood-2"))
    table.hover(LandCell((2, 0)))
    assert "then you can destroy the Fortress at N13: Blue −1" in table.note
    cells = {(1, 0), (2, 0), (2, 1), (1, -1), *table.scene.highlights.tile_targets}
    assert covers(table, cells) == set()


def test_taking_a_siege_tower_tells_what_it_could_destroy_at_once(
    table: Table, position: Position
) -> None:
    state = position(
        landscape=[
            {"at": [0, 0], "tile": "mill"},
            {"at": [1, 0], "tile": "fortress-wood", "owner": "blue"},
            {"at": [1, -1], "tile": "siege-tower-stone-2", "owner": "white"},
            {"at": [2, 1], "tile": "farm", "owner": "white"},
        ],
        troops={"white": [{"kind": "retinue", "at": [2, 1]}, *IN_RESERVE]},
        reserve={
            "slots": [None, "siege-tower-wood-2", "cowshed", "mine", "lodge", "bakery", "smithy"]
        },
    )
    table.open(state)
    table.click(ReservePlace(1))
    assert "built at once at O13, it can destroy the Fortress at N13: Blue −1" in table.note


def test_before_a_tile_is_taken_the_note_names_what_the_other_could_destroy_then(
    table: Table, position: Position
) -> None:
    state = position(
        landscape=[
            {"at": [0, 0], "tile": "mill"},
            {"at": [1, 0], "tile": "fortress-wood", "owner": "white"},
            {"at": [1, -1], "tile": "siege-tower-stone-2", "owner": "blue"},
            {"at": [2, 1], "tile": "farm", "owner": "blue"},
        ],
        troops={"blue": [{"kind": "retinue", "at": [2, 1]}, *IN_RESERVE]},
        reserve={
            "slots": [None, "cowshed", "siege-tower-wood-2", "mine", "lodge", "bakery", "smithy"]
        },
    )
    danger = "then Blue can destroy the Fortress at N13 with a Siege Tower from the reserve"
    table.open(state)
    table.click(ReservePlace(1))
    assert f"{danger}: White −1" in simplify(table.note)
    table.press(Qt.Key.Key_Escape)
    table.click(ReservePlace(2))  # the Siege Tower itself
    assert "then Blue can take" in simplify(table.note)
    assert "destroy" not in simplify(table.note)


def test_any_other_action_ends_a_chance_to_destroy_and_says_so(table: Table, siege: State) -> None:
    table.open(siege)
    table.click(HandTile(WHITE, "siege-tower-wood-2"))
    table.click(LandCell((2, 0)))
    table.rest()
    assert "destroy the Fortress at N13 now; anything else you do ends" in (
        simplify(localize(table.session.advice))
    )
    table.click(LandCell((2, 1)))
    table.hover(LandCell((2, 0)))
    assert "then you can no longer destroy the Fortress at N13" in table.note


def test_what_a_tile_changes_is_listed_line_by_line_with_the_sum_below(
    table: Table, position: Position
) -> None:
    state = position(
        landscape=[
            {"at": [0, 0], "tile": "market-wood", "owner": "white"},
            {"at": [-1, 0], "tile": "farm", "owner": "white"},
            {"at": [1, 0], "tile": "robber-baron-wood", "owner": "blue"},
        ],
        hands={"white": ["cathedral-stone"]},
    )
    table.open(state)
    table.click(HandTile(WHITE, "cathedral-stone"))
    table.hover(LandCell((0, 1)))
    lines = table.note.splitlines()
    would = lines[lines.index("If you could afford it:") + 1 :]
    assert would[:3] == ["Cathedral at M14: +5", "Market at M13: +2", "White 6 → 13"]
    table.press(Qt.Key.Key_F)
    table.hover(LandCell((0, 1)))
    assert "Market at M13: +2" in table.note, "the troop doubles it"
    assert "White 6 → 8" in table.note
    table.ask()
    assert "Market at M13: +2" in table.bubble, "asked, it tells all of it too"


def test_marching_tells_what_access_is_won_and_lost(table: Table, position: Position) -> None:
    state = position(landscape=[{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "lodge"}])
    had, wins = (state.landscape[cell].terrain for cell in ((0, 0), (1, 0)))
    table.open(state)
    table.click(LandCell((0, 0)))
    table.hover(LandCell((1, 0)))
    then = table.session.options.preview(Move((0, 0), (1, 0)))
    was, now = then.capabilities_before.access, then.capabilities_after.access
    assert (now[had], now[wins]) == (was[had] - 1, was[wins] + 1)
    for terrain in (had, wins):
        assert f"access {was[terrain]} → {now[terrain]}" in table.note
    assert "double" not in table.note, "open terrain scores nothing"


def place_waiting_troop(position: Position) -> State:
    """One of White's troops stands on the lodge beside the retinue, the other in the reserve."""
    return position(
        landscape=[{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "lodge"}],
        troops={
            "white": [
                {"kind": "retinue", "at": [0, 0]},
                {"kind": "troop", "at": [1, 0]},
                {"kind": "troop"},
            ]
        },
    )


def test_withdrawing_tells_reach_and_access_beside_the_chronicle(
    table: Table, position: Position
) -> None:
    table.open(place_waiting_troop(position))
    table.click(LandCell((1, 0)))
    table.hover(ReserveArea())
    preview = table.session.options.preview(Withdraw((1, 0)))
    assert preview.capabilities_after.reach == preview.capabilities_before.reach + 1
    assert "reach 2 → 3" in table.note
    assert "then within reach: " in table.note
    place, layout = table.scene.note.scene_rect, table.scene.layout
    assert not place.intersects(layout.chronicle_rect)
    assert not place.intersects(layout.reserve_rect)
    assert table.scene.sceneRect().contains(place)


def test_a_building_that_can_be_destroyed_tells_first_what_that_changes(
    table: Table, siege: State
) -> None:
    table.open(siege)
    table.session.play(Build("siege-tower-wood-2", (2, 0)))
    table.rest()
    table.hover(LandCell((0, 0)))
    table.hover(LandCell((1, 0)))
    table.clock.advance(500)
    assert table.note.startswith("Destroy the Fortress")
    assert "Fortress at N13: −1" in table.note
    assert "Blue 1 → 0" in table.note
    assert table.state.landscape[(1, 0)].owner is Heir.BLUE


def test_a_camp_tells_that_it_can_be_struck(table: Table, position: Position) -> None:
    state = position(
        landscape=[
            {"at": [0, 0], "tile": "market-stone"},
            {"at": [1, 0], "tile": "camp-wood", "owner": "white"},
        ]
    )
    table.open(state)
    table.hover(LandCell((1, 0)))
    table.clock.advance(500)
    assert "After you have taken a tile, you can strike it" in table.note
    table.click(ReservePlace(1))
    table.click(ReservePlace(1))
    table.rest()
    table.hover(LandCell((0, 0)))
    table.hover(LandCell((1, 0)))
    table.clock.advance(500)
    assert "You can strike it now" in table.note


def test_either_troop_in_the_ring_is_one_that_may_move(table: Table, position: Position) -> None:
    table.open(place_waiting_troop(position))
    table.session.play(Withdraw((1, 0)))
    table.rest()
    for index in (1, 2):
        table.click(ReserveTroop(WHITE, index))
        assert not table.bubble
        assert table.controller.selected is not None
        table.click(ReserveTroop(WHITE, index))
        assert table.controller.selected is None, "it is put back where it was picked up"
    table.click(ReserveTroop(WHITE, 1))
    table.click(LandCell((1, 0)))
    assert any(troop.at == (1, 0) for troop in table.state.troops[WHITE])


def test_the_ghost_tells_of_treasures_that_go_and_of_those_that_lack_less(
    table: Table, position: Position
) -> None:
    treasures = [{"at": [1, 0], "treasure": "row-wood"}, {"at": [0, 0], "treasure": "column-wood"}]
    solo = {"level": 1, "pile": [], "treasures": treasures, "last_built": None, "start": [0, 0]}
    land = [
        {"at": [0, 0], "tile": "farm", "owner": "blue"},
        {"at": [1, 0], "tile": "cowshed", "owner": "blue"},
        {"at": [-1, 0], "tile": "inn-wood"},
    ]
    state = position(
        mode="solo",
        landscape=land,
        solo=solo,
        hands={"white": ["market-wood"]},
        troops={"white": [{"kind": "retinue", "at": [-1, 0]}, *IN_RESERVE]},
    )
    table.open(state)
    table.click(HandTile(WHITE, "market-wood"))
    table.press(Qt.Key.Key_F)
    table.hover(LandCell((-2, 0)))
    assert "removes the treasure at N13: −5" in table.note
    table.hover(LandCell((0, 1)))
    assert "treasure at M13: 1 more tile needed" in table.note
