"""The table explains itself: costs, roads, what it would take, what is to come, the last turn."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.box import box
from tests.play import choose
from tests.ui.table.conftest import Table
from twoheirs_qt.game.options import Options
from twoheirs_qt.game.remedies import Remedy, remedies
from twoheirs_qt.game.unseen import unseen
from twoheirs_qt.rules import (
    START,
    Action,
    Build,
    EndTurn,
    Heir,
    NewGame,
    State,
    Take,
    Withdraw,
    apply,
    new_game,
    why_not,
)
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.roads import sections, trace_roads
from twoheirs_qt.ui.settings import HenryPace
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.targets import HandTile, LandCell, ReservePlace, SupplyPile

Position = Callable[..., State]
WHITE, BLUE = Heir.WHITE, Heir.BLUE


@pytest.fixture
def market(position: Position) -> State:
    """A Market can be built: wood and wheat from the reserve, wheat from under the retinue."""
    return position(
        landscape=[{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "farm"}],
        hands={"white": ["market-wood", "cathedral-stone"], "blue": ["lodge"]},
        reserve={"slots": [None, "sawmill", "cowshed", "bakery", "inn-wood", "mine", "quarry"]},
    )


def ask(table: Table) -> None:
    table.view.ask()
    QApplication.processEvents()


def test_a_thread_leads_from_each_source_to_its_glyph_on_the_ghost(
    table: Table, market: State
) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "market-wood"))
    table.hover(LandCell((0, 1)))
    preview = table.session.options.preview(Build("market-wood", (0, 1)))
    assert preview.coverage is not None
    threads = table.scene.threads
    assert len(threads.threads) == len(preview.coverage.sources) > 0
    ghost = target_rect(table.scene, LandCell((0, 1)))
    for thread, source in zip(threads.threads, preview.coverage.sources, strict=True):
        assert ghost.contains(thread.end)
        begin = (
            table.scene.area.place(source.slot)
            if source.slot is not None
            else table.scene.camera.scene_rect(source.cell or (9, 9))
        )
        assert begin.contains(thread.begin)
    assert not threads.lacking
    table.press(Qt.Key.Key_Escape)
    assert not threads.isVisible()


def test_what_nothing_covers_is_crossed_out_on_the_ghost(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "cathedral-stone"))
    table.hover(LandCell((0, 1)))
    preview = table.session.options.preview(Build("cathedral-stone", (0, 1)))
    assert preview.coverage is not None
    assert len(table.scene.threads.lacking) == sum(preview.coverage.short) > 0
    assert "missing" in table.note


def test_a_ghost_tells_what_the_building_scores_with_a_troop_on_it(
    table: Table, market: State
) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "market-wood"))
    table.hover(LandCell((0, 1)))
    assert "with a troop on it:" in table.note


def test_an_expansion_tells_what_it_would_give(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "cathedral-stone"))
    table.press(Qt.Key.Key_F)
    table.hover(LandCell((0, 1)))
    assert "gives a discount of 1 resource" in table.note
    assert "access to stone" in table.note


def test_breaking_a_camp_shows_both_scores_before_it_is_done(
    table: Table, position: Position
) -> None:
    state = position(
        landscape=[
            {"at": [0, 0], "tile": "mill", "owner": "blue"},
            {"at": [1, 0], "tile": "camp-stone", "owner": "white"},
        ],
        taken=True,
        shield={"place": 0, "crown": "blue"},
    )
    table.open(state)
    table.click(LandCell((1, 0)))
    assert table.scene.choices.isVisible() or table.bubble
    if table.scene.choices.isVisible():
        assert "Break the Camp" in table.note
        assert "White" in table.note
        assert "Blue" in table.note


# -- roads ---------------------------------------------------------------------------------------


@pytest.fixture
def road(position: Position) -> State:
    """A road with one end: the Mill's, and another tile with a road beside it."""
    return position(
        landscape=[
            {"at": [0, 0], "tile": "mill", "owner": "white"},
            {"at": [1, 0], "tile": "farm", "owner": "blue"},
        ],
        score_roads=True,
    )


def test_resting_on_a_road_tells_who_scores_it_and_lights_it(table: Table, road: State) -> None:
    table.open(road)
    face = road.landscape[(0, 0)]
    parts = sections(face, road.south)
    assert parts, "the tile has a road"
    rect = target_rect(table.scene, LandCell((0, 0)))
    way = ((0, -1), (1, 0), (0, 1), (-1, 0))[parts[0][0]]
    end = rect.center().toPoint() + QPoint(
        round(way[0] * rect.width() * 0.42), round(way[1] * rect.width() * 0.42)
    )
    viewport = table.view.viewport()
    QTest.mouseMove(viewport, rect.center().toPoint())
    QTest.mouseMove(viewport, end)
    table.clock.advance(500)
    assert table.note.startswith("Road over"), table.note
    mine = next(found for found in trace_roads(road) if (0, 0) in found)
    assert table.scene.lit.cells == set(mine)
    QTest.mouseMove(viewport, rect.center().toPoint())
    table.clock.advance(500)
    assert table.note.startswith("Mill")


# -- what would it take --------------------------------------------------------------------------


def test_asked_what_it_takes_it_tells_reasons_rules_and_steps(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "cathedral-stone"))
    table.hover(LandCell((0, 1)))
    ask(table)
    answer = table.bubble
    assert "What stands in the way" in answer
    assert "Missing" in answer
    assert "What you can do now" in answer
    assert "Expand with the Market" in answer
    table.clock.advance(60_000)
    assert table.bubble == answer, "it stays as long as it is read"
    seen, heard = answer.splitlines(), table.said[-1].splitlines()
    assert [words for words in heard if words not in seen] == [
        "covered by 1 wood and 1 wheat",
        "missing 2 stone",
    ], "what glyphs show is said in words"
    table.press(Qt.Key.Key_Escape)
    assert table.bubble == ""


def test_asked_after_a_refused_drop_it_tells_of_what_was_dropped(
    table: Table, market: State
) -> None:
    table.open(market)
    table.drag(HandTile(WHITE, "cathedral-stone"), LandCell((0, 1)))
    assert table.bubble == "Missing 2 stone"
    ask(table)
    assert table.bubble.startswith("Build: Cathedral")
    assert "What you can do now" in table.bubble
    seen = table.scene.bubble.sceneBoundingRect().adjusted(24, 24, -24, -24)
    assert table.scene.area.field.contains(seen), "nothing lies over it"
    assert not seen.intersects(target_rect(table.scene, LandCell((0, 0))))
    table.press(Qt.Key.Key_Escape)
    ask(table)
    assert table.bubble.startswith("Build: Cathedral"), "the pointer is there still"
    table.click(HandTile(WHITE, "market-wood"))
    table.press(Qt.Key.Key_Escape)
    table.hover(LandCell((0, 1)))
    ask(table)
    assert not table.bubble.startswith("Build"), "that was something else"


def test_a_troop_that_may_not_go_there_does_not_hide_who_stands_there(
    table: Table, position: Position
) -> None:
    land = [{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "farm"}]
    troops = {"white": [{"kind": "troop", "at": [1, 0]}]}
    table.open(position(landscape=land, troops=troops))
    ghost = table.scene.ghost

    def stands(cell: Cell) -> QRectF:
        return table.scene.troop_rect(cell).translated(table.scene.camera.origin)

    table.click(LandCell((1, 0)))
    table.hover(LandCell((0, 0)))
    assert "troop" in table.note
    assert ghost.isVisible()
    other = stands((0, 0))
    hidden = ghost.rect.intersected(other)
    assert hidden.width() * hidden.height() < 0.2 * other.width() * other.height()


def test_each_step_that_is_said_to_do_it_does_it() -> None:
    dice, tried = random.Random(5), 0
    for seed in range(4):
        state = new_game(box(), NewGame(seed=seed))
        for _ in range(30):
            options = Options(state)
            asked: tuple[Action, ...] = (
                *(Take(slot) for slot in range(7) if state.slots[slot] is not None),
                *(Build(tile.id, (0, 1)) for tile in state.hands[state.active]),
            )
            for action in asked:
                for remedy in remedies(options, action):
                    then, _ = apply(state, remedy.action)
                    assert (not why_not(then, action)) is remedy.solves
                    assert not isinstance(remedy.action, Take), "nothing unknown is looked at"
                    tried += 1
            if not options.legal:
                break
            state, _ = apply(state, dice.choice(options.legal))
    assert tried > 20


def test_a_tile_out_of_reach_comes_nearer_by_withdrawing(table: Table, position: Position) -> None:
    state = position(
        troops={
            "white": [
                {"kind": "retinue", "at": [0, 0]},
                {"kind": "troop", "at": [1, 0]},
                {"kind": "troop"},
            ],
            "blue": [{"kind": "retinue", "at": [2, 0]}, {"kind": "troop"}, {"kind": "troop"}],
        },
        landscape=[
            {"at": [0, 0], "tile": "mill"},
            {"at": [1, 0], "tile": "farm"},
            {"at": [2, 0], "tile": "lodge"},
        ],
    )
    table.open(state)
    out = next(
        slot for slot in range(7) if state.slots[slot] and slot not in table.session.options.takes()
    )
    assert Remedy(Withdraw((1, 0)), True) in remedies(table.session.options, Take(out))
    table.hover(ReservePlace(out))
    ask(table)
    assert "Withdraw from" in table.bubble
    assert "then it can be done" in table.bubble


# -- what is still to come -----------------------------------------------------------------------


def test_unseen_tiles_are_the_supply_and_the_face_down_start(table: Table) -> None:
    found = unseen(table.state)
    ids = {tile.id for tiles in found.tiles.values() for tile in tiles}
    start = table.state.landscape[START].tile.id
    assert ids == {tile.id for tile in table.state.stack} | {start}
    assert (found.supply, found.start) == (len(table.state.stack), True)


def test_the_note_of_the_supply_can_be_hidden(table: Table) -> None:
    table.hover(SupplyPile())
    table.clock.advance(500)
    assert table.note.startswith("Nobody has seen")
    table.settings.still_to_come = False
    table.hover(LandCell((0, 0)))
    table.hover(SupplyPile())
    table.clock.advance(500)
    assert "Nobody has seen" not in table.note


# -- the last turn -------------------------------------------------------------------------------


def whole_turn(table: Table) -> None:
    table.click(ReservePlace(min(table.session.options.takes())))
    table.click(ReservePlace(table.hand.held.slot))  # type: ignore[union-attr]
    assert table.session.play(EndTurn())
    table.rest()


def test_the_last_turn_is_shown_again_step_by_step(table: Table) -> None:
    table.view.repeat_turn()
    assert table.bubble == "No turn has ended yet."
    whole_turn(table)
    state, marked = table.state, table.scene.reading
    table.settings.henry_pace = HenryPace.STEP
    table.view.repeat_turn()
    scroll = table.scene.solo.scroll
    assert "White took" in scroll.words
    assert scroll.isVisible()
    while table.view.shows_henry:
        table.press(Qt.Key.Key_Space)
    assert not scroll.isVisible()
    assert table.scene.reading == marked
    assert table.state is state


def test_any_key_leaves_the_last_turn_and_acts(table: Table) -> None:
    whole_turn(table)
    table.view.repeat_turn()
    table.press(Qt.Key.Key_1)
    assert not table.view.shows_henry
    assert table.scene.staged is None


# -- magnet and overview -------------------------------------------------------------------------


def test_a_dragged_tile_is_drawn_to_the_cell_beside_the_pointer(
    table: Table, market: State
) -> None:
    table.open(market)
    goal = min(table.session.options.builds("market-wood"), key=lambda cell: -cell[1])
    rect = target_rect(table.scene, LandCell(goal))
    outside = QPoint(round(rect.center().x()), round(rect.bottom() + rect.height() * 0.15))
    assert not rect.contains(outside.toPointF())
    table.drag(HandTile(WHITE, "market-wood"), outside)
    assert table.state.landscape[goal].tile.id == "market-wood"


def test_the_overview_shows_while_the_landscape_is_larger_than_the_field(
    table: Table, market: State
) -> None:
    table.open(market)
    overview = table.scene.overview
    assert not overview.isVisible()
    table.press(*[Qt.Key.Key_Plus] * 14)
    table.drag(QPoint(640, 600), QPoint(940, 600))
    table.drag(QPoint(640, 600), QPoint(700, 600))
    assert overview.isVisible()
    field = table.scene.area.field
    QTest.mouseClick(
        table.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        overview.rect.center().toPoint(),
    )
    middle = table.scene.camera.bounds(table.state.landscape).center() - field.center()
    assert middle.manhattanLength() < 6
    table.press(Qt.Key.Key_0)
    table.rest()
    assert not overview.isVisible()


def test_coordinates_can_be_hidden(table: Table) -> None:
    assert table.scene.coordinates.isVisible()
    table.settings.coordinates = False
    assert not table.scene.coordinates.isVisible()


# -- what a note tells of stays in sight ----------------------------------------------------------


@pytest.mark.parametrize("rows", [1, 3])
def test_the_note_of_a_building_leaves_free_what_its_points_come_from(
    table: Table, position: Position, rows: int
) -> None:
    """A Market in the middle of a landscape; its neighbours are lit, and none is covered."""
    others = ["farm", "sawmill", "quarry", "mine", "bakery", "smithy", "cowshed", "lodge"]
    land = [{"at": [0, 0], "tile": "market-wood", "owner": "white"}]
    around = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)]
    land += [
        {"at": list(at), "tile": tile}
        for at, tile in zip(around, others, strict=True)
        if rows == 3 or at[1] == 0
    ]
    table.open(position(landscape=land))
    table.hover(LandCell((0, 0)))
    table.clock.advance(500)
    note = table.scene.note
    assert table.note.startswith("Market"), table.note
    assert len(table.scene.lit.cells) >= 2
    place = note.sceneBoundingRect().adjusted(22, 22, -22, -22)  # without its shadow's room
    for cell in table.scene.lit.cells | {(0, 0)}:
        assert not place.intersects(target_rect(table.scene, LandCell(cell))), cell
    assert table.scene.area.field.contains(place)


def wheel(table: Table, where: QPoint, delta: int) -> None:
    """Turn the wheel at a point of the table."""
    event = QWheelEvent(
        QPointF(where),
        QPointF(table.view.mapToGlobal(where)),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(table.view.viewport(), event)


def test_a_ghost_grows_with_the_landscape_under_it(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "market-wood"))
    table.hover(LandCell((0, 1)))
    said = table.note
    wheel(table, table.point(LandCell((0, 1))), 240)
    assert table.scene.ghost.rect == target_rect(table.scene, LandCell((0, 1)))
    assert table.note == said
    table.press(Qt.Key.Key_F)
    table.view.zoom_out()
    assert table.scene.ghost.isVisible()
    assert table.scene.ghost.rect == target_rect(table.scene, LandCell((0, 1)))


def test_no_note_stays_behind_where_the_landscape_moves_away(table: Table, market: State) -> None:
    def told() -> str:
        table.view.fit()
        table.rest()
        table.hover(LandCell((5, 5)))
        table.hover(LandCell((1, 0)))
        table.clock.advance(500)
        return table.note

    table.open(market)
    assert told().startswith("wheat field")
    wheel(table, table.point(LandCell((1, 0))), 120)
    assert not table.note
    table.clock.advance(500)
    assert table.note.startswith("wheat field"), "the pointer rests on it still"
    assert told().startswith("wheat field")
    table.drag(table.point(LandCell((1, 0))), table.point(LandCell((1, 0))) + QPoint(60, 40))
    assert not table.note
    assert told().startswith("wheat field")
    table.view.resize(1100, 600)
    QApplication.processEvents()
    assert not table.note


@pytest.mark.parametrize("goal", [(1, 0), (0, 1), (-1, 0), (0, -1)])
def test_the_note_of_a_way_leaves_free_all_tiles_the_troop_may_go_to(
    table: Table, position: Position, goal: Cell
) -> None:
    ways = {(1, 0), (0, 1), (-1, 0), (0, -1)}
    tiles = iter(sorted(box().tiles))
    around = ((x, y) for x in range(-2, 3) for y in range(-2, 3))
    cells = sorted(around, key=lambda cell: max(map(abs, cell)))
    land = [{"at": list(cell), "tile": next(tiles)} for cell in cells]
    far = [{"kind": "retinue", "at": [2, 2]}, {"kind": "troop"}, {"kind": "troop"}]
    table.open(position(landscape=land, troops={"blue": far}))
    table.click(LandCell((0, 0)))
    assert table.scene.lit.go >= ways
    table.hover(LandCell(goal))
    assert table.note
    place = table.scene.note.sceneBoundingRect().adjusted(22, 22, -22, -22)
    for cell in table.scene.lit.go:
        assert not place.intersects(target_rect(table.scene, LandCell(cell))), cell
    assert table.scene.area.field.contains(place)


# -- a bubble and what it is in the way of ---------------------------------------------------------


def test_a_bubble_makes_way_for_what_the_pointer_rests_on_then(table: Table, market: State) -> None:
    table.open(market)
    table.click(LandCell((2, 1)))
    assert table.bubble
    table.hover(LandCell((1, 0)))
    table.clock.advance(900)
    assert table.bubble, "it can be read first"
    table.clock.advance(1900)
    assert not table.bubble
    assert table.note.startswith("wheat field"), "without the pointer having moved on"
    table.click(LandCell((2, 1)))
    table.clock.advance(3500)
    assert table.bubble, "nothing else is asked for meanwhile"


def test_a_bubble_makes_way_for_what_another_cell_would_take(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "cathedral-stone"))
    table.click(LandCell((0, 1)))
    assert table.bubble == "Missing 2 stone"
    table.hover(LandCell((1, 1)))
    assert not table.note
    table.clock.advance(1800)
    assert not table.bubble
    assert "missing" in table.note
    table.click(LandCell((1, 1)))
    assert not table.note
    table.clock.advance(7000)
    assert not table.bubble
    assert "missing" in table.note, "the note comes back by itself"


def test_escape_with_nothing_begun_is_only_heard(table: Table) -> None:
    table.press(Qt.Key.Key_Escape)
    assert table.bubble == ""
    assert table.said[-1] == "Nothing is picked up."


@pytest.mark.parametrize("motion", [0.0, 1.0])
def test_what_is_told_of_the_last_turn_covers_no_tile(table: Table, motion: float) -> None:
    dice, action = random.Random(3), None
    table.settings.motion = motion
    while len({y for _, y in table.state.landscape}) < 4 or not isinstance(action, EndTurn):
        action = choose(table.state, dice)
        assert table.session.play(action)
    table.rest()
    size = table.scene.camera.size
    table.settings.henry_pace = HenryPace.STEP
    table.view.repeat_turn()
    while table.view.shows_henry:
        table.clock.advance(300)
        scroll = table.scene.solo.scroll.sceneBoundingRect()
        for cell in table.state.landscape:
            assert not scroll.intersects(target_rect(table.scene, LandCell(cell))), cell
        table.press(Qt.Key.Key_Space)
    table.rest()
    assert table.scene.camera.size == size, "afterwards all is as large as before"


@pytest.mark.parametrize(
    ("tile", "kind", "others"),
    [
        ("trading-post-farm", "Farm", ("Sawmill", "Quarry")),
        ("trading-post-sawmill", "Sawmill", ("Farm", "Quarry")),
        ("trading-post-quarry", "Quarry", ("Farm", "Sawmill")),
    ],
)
def test_a_trading_post_tells_of_its_own_kind_alone(
    table: Table, position: Position, tile: str, kind: str, others: tuple[str, str]
) -> None:
    hands = {"white": [tile], "blue": []}
    table.open(position(landscape=[{"at": [0, 0], "tile": "mill"}], hands=hands))
    table.hover(LandCell((0, 0)))
    table.hover(HandTile(WHITE, tile))
    table.clock.advance(500)
    assert f"3 points for each {kind} of yours." in table.note
    assert not any(other in table.note for other in others)
