"""Animations of events: each begins, goes on, ends at rest, and makes no player wait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage

from tests.ui.table.conftest import Position, Table
from tests.ui.table.henry.shown_turns import end_turn
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    BreakCamp,
    Build,
    Destroy,
    EndTurn,
    Expand,
    Heir,
    State,
    Take,
)
from twoheirs_qt.games.two_heirs.scene.effects import Dust
from twoheirs_qt.games.two_heirs.scene.road_trace import RoadTrace
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.tabletop.drawing.theme import find_current_theme

TILES: list[dict[str, object]] = [
    {"at": [0, 0], "tile": "market-stone"},
    {"at": [1, 0], "tile": "mill", "owner": "blue"},
    {"at": [1, -1], "tile": "siege-tower-stone-2", "owner": "white"},
]
RING = [None, "cowshed", "mine", "lodge", "bakery", "farm", "smithy"]


@dataclass(frozen=True)
class Case:
    """An action, what is done before it, and the part of the table that moves by it."""

    action: Action
    before: tuple[Action, ...]
    part: Callable[[Table], QRectF]


def make_cell_finder(x: int, y: int) -> Callable[[Table], QRectF]:
    return lambda table: table.scene.camera.find_scene_rect((x, y))


def find_gap(table: Table) -> QRectF:
    """Between the places of both heirs."""
    upper, lower = sorted(
        (place.rect for place in table.scene.heir_places), key=lambda rect: rect.top()
    )
    return QRectF(
        upper.left(), upper.bottom() + 8, upper.width(), lower.top() - upper.bottom() - 12
    )


def find_shield(table: Table) -> QRectF:
    return table.scene.layout.ring.find_shield_rect(1)


def find_supply(table: Table) -> QRectF:
    """The supply, from which the tile begins."""
    return table.scene.layout.supply_rect


def find_points_rect(table: Table) -> QRectF:
    header = table.scene.find_heir_layout(Heir.WHITE).header_rect
    return QRectF(header.right() - 60, header.top(), 60, header.height() * 0.6)


def find_dust(table: Table) -> QRectF:
    """Left of the tile that is destroyed, where only dust comes."""
    tile = make_cell_finder(1, 0)(table)
    return QRectF(tile.left() - 12, tile.top(), 8, tile.height())


TOWER = (Take(1), Build("siege-tower-wood-2", (1, 1)))
CASES = {
    "destroyed": Case(Destroy((1, 0)), TOWER, make_cell_finder(1, 0)),
    "dust": Case(Destroy((1, 0)), TOWER, find_dust),
    "camp": Case(BreakCamp((2, 0)), (Take(1),), make_cell_finder(2, 0)),
    "points": Case(Build("cathedral-stone", (1, -1)), (Take(1),), find_points_rect),
    "shield": Case(Take(1), (), find_shield),
    "refilled": Case(Take(1), (), find_supply),
    "gold": Case(EndTurn(), (Take(1),), find_gap),
    "road": Case(Build("farm", (0, -1)), (Take(1),), make_cell_finder(0, 0)),
}
WHEN = {"road": 420.0, "dust": 230.0, "points": 110.0, "refilled": 40.0}
"""Milliseconds after which a frame shows a motion best; else 100."""


@pytest.fixture
def states(position: Position, road_junction: State) -> Callable[[str], State]:
    def make_state(name: str) -> State:
        if name == "road":
            return road_junction
        land, hand, ring = [*TILES], "siege-tower-wood-2", RING
        if name == "points":  # a Cathedral that brings eight
            land = [
                {"at": [0, 0], "tile": "cowshed", "owner": "white"},
                {"at": [0, 1], "tile": "guild-basketry"},
                {"at": [1, 0], "tile": "cooperage-orthogonal", "owner": "white"},
                {"at": [2, 0], "tile": "cathedral-wheat"},
            ]
            hand = "cathedral-stone"
            ring = [None, "garrison-wood", "camp-wheat", "trading-post-quarry"]
            ring += ["fortress-stone", "garrison-stone", "garrison-wheat"]
        elif name == "camp":
            land.append({"at": [2, 0], "tile": "camp-wood", "owner": "white"})
        hands = {"white": [hand], "blue": []}
        return position(landscape=land, hands=hands, reserve={"slots": ring})

    return make_state


def prepare_case(table: Table, state: State, case: Case, motion: float) -> None:
    """Open the game before the action of a case, with everything at rest."""
    table.settings.motion_factor = motion
    table.open(state)
    for action in case.before:
        assert table.session.play(action)
    table.rest()


def grab_picture(table: Table, part: QRectF | None = None) -> QImage:
    whole = table.view.grab().toImage()
    return whole if part is None else whole.copy(QRect(part.toAlignedRect()))


@pytest.mark.parametrize("name", CASES)
def test_it_begins_goes_on_and_ends_at_rest(
    make_table: Callable[[], Table], states: Callable[[str], State], name: str
) -> None:
    case, still, table = CASES[name], make_table(), make_table()
    prepare_case(still, states(name), case, 0.0)
    assert still.session.play(case.action)
    still.rest()
    resting = grab_picture(still)

    prepare_case(table, states(name), case, 1.0)
    part = case.part(table)
    before = grab_picture(table, part)
    assert table.session.play(case.action)
    assert not table.scene.animator.is_idle
    table.clock.advance(WHEN.get(name, 100.0))
    middle = grab_picture(table, case.part(table))
    assert middle not in (before, grab_picture(still, part))
    table.rest()
    assert table.scene.animator.is_idle
    assert grab_picture(table) == resting


@pytest.mark.parametrize("name", CASES)
def test_without_motion_it_is_done_at_once(
    table: Table, states: Callable[[str], State], name: str
) -> None:
    case = CASES[name]
    prepare_case(table, states(name), case, 0.0)
    assert table.session.play(case.action)
    assert list_moving(table) == []
    table.clock.advance(100)
    assert list_moving(table) == []


def list_moving(table: Table) -> list[object]:
    """All that is on its way, or drawn only for a moment."""
    results: list[object] = [
        piece for _, piece in table.scene.pieces.list_pieces() if piece.turns or piece.is_in_flight
    ]
    for item in table.scene.items():
        if isinstance(item, Dust | RoadTrace) and item.isVisible():
            results.append(item)
    if table.scene._turn_animation._gold.isVisible():
        results.append(table.scene._turn_animation)
    return results + [
        place for place in table.scene.heir_places if place._animated_points is not None
    ]


def test_an_input_in_the_middle_ends_it_and_is_carried_out(
    table: Table, states: Callable[[str], State]
) -> None:
    prepare_case(table, states("destroyed"), CASES["destroyed"], 1.0)
    assert table.session.play(Destroy((1, 0)))
    assert table.session.play(EndTurn()), "the rules wait for nothing, either"
    table.clock.advance(100)
    gold = table.scene._turn_animation._gold
    assert gold.isVisible()
    table.click(ReservePlace(2))
    assert table.controller.selected is not None
    assert list_moving(table) == []
    assert table.session.play(Take(2))


def test_a_tile_shows_its_other_side_from_the_middle_on(
    table: Table, states: Callable[[str], State]
) -> None:
    prepare_case(table, states("destroyed"), CASES["destroyed"], 1.0)
    piece = table.scene.pieces.find_piece("mill")
    assert piece is not None
    assert table.session.play(Destroy((1, 0)))
    widths = []
    for _ in range(16):
        widths.append(piece.sceneTransform().m11())
        table.clock.advance(16)
    narrow = widths.index(min(widths))
    assert min(widths) < 0.2
    assert widths[:narrow] == sorted(widths[:narrow], reverse=True) or widths[0] < widths[1]
    assert 5 <= narrow <= 11
    table.rest()
    assert piece.sceneTransform().m11() == 1.0


def test_an_expanded_tile_is_turned_over_unless_its_ghost_was_already(
    table: Table, states: Callable[[str], State]
) -> None:
    prepare_case(table, states("camp"), CASES["camp"], 1.0)
    assert table.session.play(Expand("siege-tower-wood-2", (0, 1)))
    piece = table.scene.pieces.find_piece("siege-tower-wood-2")
    assert piece is not None
    assert piece.turns
    assert piece.is_in_flight
    table.session.undo()
    assert piece.turns, "and back"
    table.rest()
    table.scene.pieces.start_flight_at(
        "siege-tower-wood-2", table.scene.camera.find_scene_rect((0, 1))
    )
    assert table.session.play(Expand("siege-tower-wood-2", (0, 1)))
    assert not piece.turns


def test_points_roll_from_what_they_were_to_what_they_are(
    table: Table, states: Callable[[str], State]
) -> None:
    state = states("points")
    case = CASES["points"]
    prepare_case(table, state, case, 1.0)
    place = table.scene.heir_places[Heir.WHITE]
    start = table.scene.snapshot.heirs[Heir.WHITE].points  # type: ignore[union-attr]
    assert table.session.play(case.action)
    end = table.scene.snapshot.heirs[Heir.WHITE].points  # type: ignore[union-attr]
    assert end > start
    shown = []
    while place._animated_points is not None:
        shown.append(place._animated_points)
        table.clock.advance(16)
    assert shown[0] == start
    assert shown == sorted(shown)
    assert all(start <= item <= end for item in shown)


def test_henrys_points_roll_and_the_gold_goes_to_him(alone: Table) -> None:
    alone.settings.motion_factor = 1.0
    end_turn(alone)
    gold = alone.scene._turn_animation._gold
    assert gold.isVisible()
    alone.clock.advance(400)
    assert not gold.isVisible()
    assert not alone.scene.solo.place._hides_rim
    alone.view.table_scene.step_player.skip()
    alone.rest()
    assert alone.scene.animator.is_idle


def test_another_game_ends_all_of_it(table: Table, states: Callable[[str], State]) -> None:
    prepare_case(table, states("destroyed"), CASES["destroyed"], 1.0)
    assert table.session.play(Destroy((1, 0)))
    assert table.session.play(EndTurn())
    assert list_moving(table)
    table.new(seed=3)
    assert list_moving(table) == []


def test_a_road_is_traced_from_the_tile_that_joined_it_when_that_lies_there(
    table: Table, states: Callable[[str], State]
) -> None:
    prepare_case(table, states("road"), CASES["road"], 1.0)
    piece = table.scene.pieces.find_piece("farm")
    assert piece is not None
    assert table.session.play(Build("farm", (0, -1)))

    def measure_gold(x: int, y: int) -> float:
        """Calculate how much of a tile the line covers, from 0 to 1."""
        image = grab_picture(table, make_cell_finder(x, y)(table))
        color = find_current_theme().find_color("gold").rgb()
        points = ((x, y) for x in range(image.width()) for y in range(image.height()))
        total = sum(image.pixel(x, y) == color for x, y in points)
        return total / (image.width() * image.height())

    near, far = [], []
    while not table.scene.animator.is_idle:
        table.clock.advance(32)
        if not piece.is_in_flight:
            near.append(measure_gold(0, -1))
            far.append(measure_gold(0, 0))
    assert max(near) - near[-1] > 0.025
    assert max(far) - far[-1] > 0.025
    assert near.index(max(near)) < far.index(max(far)), "it runs outwards"


def test_a_table_that_is_put_away_follows_without_motion_and_without_a_clock(table: Table) -> None:
    tile = table.state.slots[1]
    assert tile is not None
    table.view.hide()
    assert table.session.play(Take(1))
    piece = table.scene.pieces.find_piece(tile.id)
    assert piece is not None
    assert piece.isVisible()
    assert not piece.is_in_flight
    assert not table.clock.running
