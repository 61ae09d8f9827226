"""The note of an act: all that it changes, and a place where it covers nothing it speaks of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt

from tests.night import times
from tests.reading import as_read
from tests.ui.table.conftest import Position, Table
from twoheirs_qt.game.presentation.previews import cells_told
from twoheirs_qt.game.targets import (
    HandTile,
    LandCell,
    ReserveArea,
    ReservePlace,
    RingTroop,
    SupplyPile,
    Target,
)
from twoheirs_qt.rules import (
    Build,
    Deploy,
    Expand,
    Heir,
    Move,
    State,
    Take,
    Withdraw,
    legal_actions,
)
from twoheirs_qt.rules.cells import NEIGHBOURS, Cell
from twoheirs_qt.ui.chronicle import Chronicle
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.settings import NotePlace, Settings
from twoheirs_qt.ui.table.hits import target_rect

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
    place = table.scene.note.place
    return {cell for cell in cells if place.intersects(target_rect(table.scene, LandCell(cell)))}


def test_a_siege_towers_ghost_tells_what_it_could_destroy_and_leaves_it_in_sight(
    table: Table, siege: State
) -> None:
    table.open(siege)
    table.click(HandTile(WHITE, "siege-tower-wood-2"))
    table.hover(LandCell((2, 0)))
    assert "then you can destroy the Fortress at N13: Blue −1" in table.note
    told = {(1, 0), (2, 0), (2, 1), (1, -1), *table.scene.highlights.place}
    assert covers(table, told) == set()


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


def test_whatever_else_is_done_ends_a_chance_to_destroy_and_says_so(
    table: Table, siege: State
) -> None:
    table.open(siege)
    table.click(HandTile(WHITE, "siege-tower-wood-2"))
    table.click(LandCell((2, 0)))
    table.rest()
    assert "destroy the Fortress at N13 now; anything else you do ends" in (
        as_read(say(table.session.advice))
    )
    table.click(LandCell((2, 1)))
    table.hover(LandCell((2, 0)))
    assert "then you can no longer destroy the Fortress at N13" in table.note


def test_what_a_tile_changes_is_told_line_by_line_with_the_sum_below(
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
    was, now = then.means_before.access, then.means_after.access
    assert (now[had], now[wins]) == (was[had] - 1, was[wins] + 1)
    for terrain in (had, wins):
        assert f"access {was[terrain]} → {now[terrain]}" in table.note
    assert "double" not in table.note, "open terrain scores nothing"


def one_troop_waits(position: Position) -> State:
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
    table.open(one_troop_waits(position))
    table.click(LandCell((1, 0)))
    table.hover(ReserveArea())
    preview = table.session.options.preview(Withdraw((1, 0)))
    assert preview.means_after.reach == preview.means_before.reach + 1
    assert "reach 2 → 3" in table.note
    assert "then in reach: " in table.note
    place, area = table.scene.note.place, table.scene.area
    assert not place.intersects(area.chronicle)
    assert not place.intersects(area.reserve)
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
    table.open(one_troop_waits(position))
    table.session.play(Withdraw((1, 0)))
    table.rest()
    for index in (1, 2):
        table.click(RingTroop(WHITE, index))
        assert not table.bubble
        assert table.interaction.selected is not None
        table.click(RingTroop(WHITE, index))
        assert table.interaction.selected is None, "it is put back where it was picked up"
    table.click(RingTroop(WHITE, 1))
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


def place_of_note(table: Table) -> QRectF:
    """Where the note lies, but for the pixel that may touch its neighbour."""
    assert table.note
    return table.scene.note.place.adjusted(2, 2, -2, -2)


def told_of(table: Table, action: Build | Expand | Move | Deploy) -> list[QRectF]:
    """What a note about an act on a cell must leave in sight."""
    at = action.at if isinstance(action, Build | Expand) else action.to
    near = {cell for cell in NEIGHBOURS[at] if cell in table.state.landscape}
    preview = table.session.options.preview(action)
    cells = {at, *near, *table.scene.highlights.goals, *cells_told(preview)}
    sources = () if preview.coverage is None else preview.coverage.sources
    targets: list[Target] = [LandCell(cell) for cell in cells]
    targets += [ReservePlace(each.slot) for each in sources if each.slot is not None]
    rects = [target_rect(table.scene, target) for target in targets]
    return [table.scene.area.chronicle, *rects] if not table.scene.note.at_home else rects


def aim(table: Table, action: Build | Expand | Move | Deploy) -> None:
    """Pick up what an action needs, and point at where it goes."""
    state, active = table.state, table.state.active
    match action:
        case Build(tile, at) | Expand(tile, at):
            picked: Target = HandTile(active, tile)
        case Move(origin, at):
            picked = LandCell(origin)
        case Deploy(at):
            troops = state.troops[active]
            waits = next(n for n in (1, 2) if troops[n].at is None and not troops[n].moved)
            picked = RingTroop(active, waits)
    table.interaction.cancel()
    table.interaction.click(picked)
    if isinstance(action, Expand):
        table.interaction.turn_over()
    target = LandCell(at)
    table.interaction.point_at(target, target_rect(table.scene, target).center())


@pytest.mark.parametrize("place", NotePlace)
@pytest.mark.parametrize(
    ("size", "letters"),
    [((1280, 640), 12), ((1280, 640), 18), ((1920, 1000), 18), ((1000, 560), 12)],
)
def test_no_note_covers_lit_cells_neighbours_of_the_ghost_or_what_it_tells_of(
    table: Table, size: tuple[int, int], letters: int, place: NotePlace
) -> None:
    """Through a random game, with letters so many pixels high."""
    font = table.view.font()
    font.setPixelSize(letters)
    table.view.setFont(font)
    table.window.resize(*size)
    table.view.resize(*size)
    table.settings.note_place = place
    table.new(seed=11)
    dice, seen = Random(3), Counter[type]()
    for _ in range(times(30, 110)):
        legal = legal_actions(table.state)
        kinds = {type(each): each for each in dice.sample(legal, len(legal))}
        for action in kinds.values():
            if isinstance(action, Build | Expand | Move | Deploy):
                aim(table, action)
                note = place_of_note(table)
                assert not [rect for rect in told_of(table, action) if rect.intersects(note)]
                assert table.scene.sceneRect().contains(note)
                seen[type(action)] += 1
        table.interaction.cancel()
        builds = [action for action in legal if isinstance(action, Build)]
        table.session.play(dice.choice(builds or list(legal)))
        table.scene.animator.finish()
    assert {kind for kind in (Build, Expand, Move, Deploy) if seen[kind] < 2} == set()


@pytest.mark.parametrize("letters", [12, 18])
def test_in_a_field_full_of_tiles_the_note_stands_beside_it(table: Table, letters: int) -> None:
    font = table.view.font()
    font.setPixelSize(letters)
    table.view.setFont(font)
    dice, expands = Random(5), list[Expand]()
    while len(table.state.landscape) < 16 or not expands:
        legal = legal_actions(table.state)
        builds = [action for action in legal if isinstance(action, Build | Expand)]
        table.session.play(dice.choice(builds or list(legal)))
        expands = [each for each in legal_actions(table.state) if isinstance(each, Expand)]
    table.scene.animator.finish()
    for _ in range(6):
        table.view.zoom_in()
        table.scene.animator.finish()
        aim(table, expands[0])
        note = place_of_note(table)
        assert not [rect for rect in told_of(table, expands[0]) if rect.intersects(note)]
        assert table.scene.sceneRect().contains(note)


def test_a_note_in_a_fixed_place_stays_there_and_the_chronicle_makes_way(
    make_table: Callable[[], Table],
) -> None:
    table = make_table()
    table.settings.note_place = NotePlace.FIXED
    assert Settings(table.settings.path).note_place is NotePlace.FIXED
    table.new()
    chronicle = Chronicle(table.view)
    chronicle.settle()
    chronicle.show()
    slots = sorted(table.session.options.takes())
    corners = set()
    for slot in slots:
        table.hover(ReservePlace(slot))
        table.clock.advance(500)
        note = table.scene.note.place
        corners.add((note.left(), round(note.bottom())))
        middle = note.center().toPoint()
        assert chronicle.mask().isEmpty() is not chronicle.geometry().intersects(note.toRect())
        assert not chronicle.mask().contains(middle - chronicle.pos())
    assert len(corners) == 1
    table.hover(LandCell((5, 5)))
    assert not table.note
    assert chronicle.mask().isEmpty(), "the whole chronicle is seen again"
    table.hover(SupplyPile())
    table.clock.advance(500)
    supply = target_rect(table.scene, SupplyPile())
    hidden = supply.intersected(table.scene.note.place)
    assert hidden.height() < supply.height() / 2, "what it tells of can be seen"


def test_the_preview_of_a_take_is_shown_beside_the_ring(table: Table) -> None:
    slot = max(table.session.options.takes())
    table.click(ReservePlace(slot))
    taking = table.session.options.preview(Take(slot)).taking
    assert taking is not None
    assert table.note.startswith("Take the ")
    assert "then Blue can take the " in table.note
    assert "from the supply comes: " in table.note
    assert not table.scene.note.place.intersects(table.scene.area.reserve)
    assert not table.scene.note.place.intersects(table.scene.offer.rect)
    table.press(Qt.Key.Key_Escape)
    assert not table.note


def test_a_bubble_leaves_the_neighbours_of_what_it_is_about_in_sight(
    table: Table, market: State
) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "cathedral-stone"))
    table.click(LandCell((0, 1)))
    assert table.bubble == "Missing 2 stone"
    bubble = table.scene.bubble.place.adjusted(2, 2, -2, -2)
    for cell in ((0, 0), (1, 0), *table.scene.highlights.goals):
        assert not bubble.intersects(target_rect(table.scene, LandCell(cell)))


@pytest.mark.parametrize("letters", [12, 18, 24])
def test_the_button_of_a_take_covers_nothing_else_in_the_ring(
    table: Table, position: Position, letters: int
) -> None:
    font = table.view.font()
    font.setPixelSize(letters)
    table.view.setFont(font)
    tiles, taken = ["market-wood", "sawmill", "cowshed", "bakery", "mine", "quarry"], 0
    for shield in range(7):
        slots = [*tiles[:shield], None, *tiles[shield:]]
        reserve = {"slots": slots, "shield": shield}
        table.open(position(landscape=[{"at": [0, 0], "tile": "mill"}], reserve=reserve))
        ring = [RingTroop(heir, index) for heir in Heir for index in (1, 2)]
        for slot in sorted(table.session.options.takes()):
            table.interaction.cancel()
            table.click(ReservePlace(slot))
            button = table.scene.offer.rect
            others: list[Target] = [*ring, LandCell((0, 0))]
            others += [ReservePlace(other) for other in range(7) if other != slot]
            for target in others:
                assert not button.intersects(target_rect(table.scene, target)), (shield, target)
            assert not button.intersects(table.scene.area.reach_text)
            assert table.scene.sceneRect().contains(button)
            taken += 1
    assert taken == 21
