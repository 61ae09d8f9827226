"""The scene shows what the model says, forward, back and in between."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from tests.play import choose
from tests.ui.table.conftest import Position, Table
from twoheirs_qt.rules import Action, Build, EndTurn, Expand, Heir, Move, Take, Withdraw
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.art import Look
from twoheirs_qt.ui.table import heir_place
from twoheirs_qt.ui.table.parchment import write
from twoheirs_qt.ui.table.targets import HandTile, HeirArea, LandCell, ReservePlace
from twoheirs_qt.ui.theme import THEMES, Theme


def check(table: Table) -> None:
    """Every piece lies where the state has it, and nothing else is seen."""
    scene, state = table.scene, table.state
    expected: dict[object, QRectF] = {}
    for slot, tile in enumerate(state.slots):
        if tile is not None:
            expected[tile.id] = scene.area.place(slot)
    for heir in Heir:
        hand = state.hands[heir]
        for index, tile in enumerate(hand):
            expected[tile.id] = scene.place_of(heir).hand_tile(index, len(hand))
    for cell, face in state.landscape.items():
        expected[face.tile.id] = scene.camera.scene_rect(cell)
        shown = scene.piece(face.tile.id)
        assert shown is not None
        assert shown.look == Look(  # type: ignore[attr-defined]
            face.tile,
            face.owner,
            down=face.owner is None,
            turned=face.owner not in (None, scene.bottom),
        )
    for tile_id in state.catalogue.tiles:
        piece = scene.piece(tile_id)
        if tile_id not in expected:
            assert piece is None or not piece.isVisible(), tile_id
            continue
        assert piece is not None
        assert piece.isVisible()
        off = piece.shown_in_scene().center() - expected[tile_id].center()
        assert off.manhattanLength() < 1.5, tile_id
    for heir in Heir:
        for index, troop in enumerate(state.troops[heir]):
            piece = scene.piece((heir, index))
            assert piece is not None
            assert piece.isVisible()
            where = piece.shown_in_scene().center()
            if troop.at is None:
                assert scene.area.reserve.contains(where)
            else:
                assert scene.camera.cell_at(where) == troop.at


@pytest.mark.parametrize("motion", [0.0, 1.0])
def test_random_games_forward_and_back(table: Table, motion: float) -> None:
    table.settings.motion = motion
    random = Random(11)
    table.new(seed=11)
    steps = 0
    while not table.state.is_over:
        assert table.session.play(choose(table.state, random))
        steps += 1
        table.rest()
        check(table)
        if steps % 9 == 0:
            table.session.undo()
            table.rest()
            check(table)
            table.session.redo()
            table.rest()
            check(table)
    assert table.scene.ribbon.words == "The game has ended"
    assert not table.clock.running


def test_a_tile_glides_and_any_input_skips_and_is_carried_out(table: Table) -> None:
    tile = table.state.slots[1]
    assert tile is not None
    start = table.scene.area.place(1)
    assert table.session.play(Take(1))
    piece = table.scene.piece(tile.id)
    assert piece is not None
    assert piece.airborne
    assert (piece.shown_in_scene().center() - start.center()).manhattanLength() < 1
    table.clock.advance(120)
    assert table.scene.presenter.busy
    middle = piece.shown_in_scene().center().x()
    assert start.center().x() < middle < piece.home_in_scene().center().x()
    table.click(HandTile(Heir.WHITE, tile.id))
    assert not piece.airborne
    assert table.hand.held is not None, "the click that skipped was carried out"


def test_motion_takes_less_than_300_ms_and_can_be_off(table: Table) -> None:
    table.session.play(Take(1))
    table.clock.advance(299)
    assert not table.scene.presenter.busy
    table.session.undo()
    table.rest()
    table.settings.motion = 0.0
    table.session.play(Take(1))
    assert not table.scene.presenter.busy
    check(table)


def test_a_dropped_tile_comes_from_where_it_was_dropped(table: Table) -> None:
    table.drag(ReservePlace(1), HeirArea(Heir.WHITE))
    tile = table.state.hands[Heir.WHITE][0].id
    piece = table.scene.piece(tile)
    assert piece is not None
    assert table.scene.place_of(Heir.WHITE).panel.contains(piece.shown_in_scene().center())


def test_undo_while_something_is_in_hand_puts_it_down(table: Table) -> None:
    table.session.play(Take(1))
    table.rest()
    table.click(HandTile(Heir.WHITE, table.state.hands[Heir.WHITE][0].id))
    table.session.undo()
    assert table.hand.held is None
    table.rest()
    check(table)


def test_the_landscape_is_fitted_as_it_grows_unless_the_view_was_chosen(table: Table) -> None:
    random = Random(3)

    def grow() -> None:
        count = len(table.state.landscape)
        while len(table.state.landscape) < count + 4:
            table.session.play(choose(table.state, random))
            table.rest()

    grow()
    grow()
    for cell in table.state.landscape:
        assert table.scene.area.field.contains(table.scene.camera.scene_rect(cell))
    table.view.zoom_in()
    table.rest()
    size, origin = table.scene.camera.size, table.scene.camera.origin
    grow()
    assert (table.scene.camera.size, table.scene.camera.origin) == (size, origin)
    table.view.fit()
    table.rest()
    for cell in table.state.landscape:
        assert table.scene.area.field.contains(table.scene.camera.scene_rect(cell))
    check(table)


def test_the_wheel_zooms_at_the_pointer(table: Table) -> None:
    point = QPointF(table.point(LandCell((1, 1))))
    before = table.scene.camera.size
    for delta in (120, 120, -120):
        table.wheel(point.toPoint(), delta)
        assert table.scene.camera.cell_at(point) == (1, 1)
    assert table.scene.camera.size > before
    table.rest()
    check(table)


def test_facing_puts_the_active_heir_below_and_turns_the_board(table: Table) -> None:
    random = Random(5)
    while table.state.active is Heir.WHITE or len(table.state.landscape) < 5:
        table.session.play(choose(table.state, random))
    below = [table.scene.bottom]
    table.settings.facing = True
    below.append(table.scene.bottom)
    assert below == [Heir.WHITE, Heir.BLUE]
    lower = table.scene.place_of(Heir.BLUE).panel.top()
    assert lower > table.scene.place_of(Heir.WHITE).panel.top()
    table.rest()
    check(table)
    cells = sorted(table.state.landscape, key=lambda cell: cell[1])
    top = table.scene.camera.scene_rect(cells[0]).top()
    assert top >= table.scene.camera.scene_rect(cells[-1]).top()
    for cell in table.state.landscape:
        centre = table.scene.camera.scene_rect(cell).center()
        assert table.scene.camera.cell_at(centre) == cell


def test_points_can_be_hidden(table: Table) -> None:
    table.settings.show_points = False
    table.session.play(Take(1))
    tile = table.state.hands[Heir.WHITE][0].id
    table.rest()
    table.click(HandTile(Heir.WHITE, tile))
    cell = next(iter(table.session.options.expands(tile)))
    table.press(Qt.Key.Key_F)
    table.hover(LandCell(cell))
    assert "White" not in table.note


def test_what_the_other_heir_changed_is_marked_until_the_next_action(
    table: Table, make_table: Callable[[], Table], tmp_path: Path
) -> None:
    random = Random(6)
    changed: set[Cell] = set()
    action: Action = EndTurn()
    while not (changed and isinstance(action, EndTurn)):
        action = choose(table.state, random)
        table.session.play(action)
        if isinstance(action, Build):
            changed.add(action.at)
    assert changed <= table.scene.lit.changed
    marked = table.scene.lit.changed
    path = tmp_path / "later.twoheirs"
    table.session.save_as(path)
    another_day = make_table()
    another_day.session.open_file(path)
    QCoreApplication.processEvents()
    assert another_day.scene.lit.changed == marked
    table.session.play(choose(table.state, random))
    assert table.scene.lit.changed == frozenset()
    table.session.undo()
    assert table.scene.lit.changed == marked, "at the start of the turn again"


def test_what_a_turn_left_behind_and_took_from_the_ring_is_marked(
    table: Table, position: Position
) -> None:
    land = [{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "farm"}]
    land += [{"at": [2, 0], "tile": "lodge"}, {"at": [3, 0], "tile": "sawmill"}]
    white = [{"kind": "retinue", "at": [0, 0]}, {"kind": "troop", "at": [2, 0]}, {"kind": "troop"}]
    blue = [{"kind": "retinue", "at": [3, 0]}, {"kind": "troop"}, {"kind": "troop"}]
    table.open(position(landscape=land, troops={"white": white, "blue": blue}))
    turn = (Take(1), Move((0, 0), (1, 0)), Withdraw((2, 0)))
    for action in turn:
        assert table.session.play(action), action
        assert not table.scene.changed_places.places
    assert table.session.play(EndTurn())
    assert table.scene.lit.changed == {(0, 0), (1, 0), (2, 0)}
    table.rest()
    area, shield = table.scene.area, table.state.shield
    assert shield == 1
    assert area.place(shield) in table.scene.changed_places.places
    assert area.place(0) in table.scene.changed_places.places, "refilled"
    assert table.scene.changed_places.isVisible()
    table.session.play(Take(2))
    assert not table.scene.changed_places.isVisible()
    table.session.undo()
    assert table.scene.changed_places.isVisible()
    table.view.resize(1100, 600)
    QCoreApplication.processEvents()
    assert table.scene.area.place(shield) in table.scene.changed_places.places


def test_cells_of_a_score_line_are_lit(table: Table) -> None:
    table.view.highlight_cells([(0, 0)])
    assert table.scene.lit.cells == {(0, 0)}
    table.view.clear_highlight()
    assert table.scene.lit.cells == frozenset()


@pytest.mark.parametrize("size", [(900, 520), (1280, 640), (1920, 980), (3840, 2000)])
def test_nothing_overlaps_at_any_size(table: Table, size: tuple[int, int]) -> None:
    table.view.resize(*size)
    QCoreApplication.processEvents()
    area = table.scene.area
    whole = QRectF(0, 0, *size)
    panels = [area.reserve, area.chronicle, area.heirs[0].panel, area.heirs[1].panel]
    for index, panel in enumerate(panels):
        assert whole.contains(panel)
        assert not area.field.intersects(panel)
        for other in panels[index + 1 :]:
            assert not panel.intersects(other)
    places = [area.place(slot) for slot in range(7)]
    for index, place in enumerate(places):
        assert area.reserve.contains(place)
        for other in places[index + 1 :]:
            assert not place.intersects(other)
    assert area.chronicle.height() >= area.line * 4
    for heir in area.heirs:
        rows = [heir.header, heir.hand, *heir.access, heir.info, *heir.troops]
        for index, row in enumerate(rows):
            assert heir.panel.contains(row)
            for other in rows[index + 1 :]:
                assert not row.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other)
        for count in (3, 4, 6, 9):
            for index in range(count):
                assert heir.panel.contains(heir.hand_tile(index, count))
    check(table)


def test_every_theme_keeps_letters_readable() -> None:
    def light(color: str) -> float:
        parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    def contrast(one: str, other: str) -> float:
        high, low = sorted((light(one), light(other)), reverse=True)
        return (high + 0.05) / (low + 0.05)

    for theme in THEMES.values():
        for ground in (theme.parchment, theme.parchment_dim, theme.bubble, theme.button):
            for letters in (theme.ink, theme.muted, theme.danger, theme.good):
                assert contrast(letters, ground) >= 4.5, (theme.name, letters, ground)
        assert contrast(theme.gold_ink, theme.gold) >= 4.5
        assert contrast(theme.on_oak, theme.oak) >= 4.5


def test_a_theme_can_be_changed_while_a_game_runs(table: Table) -> None:
    pictures = set()
    for theme in THEMES.values():
        table.view.set_theme(theme)
        image = table.view.grab().toImage()
        pictures.add(image.pixelColor(30, 30).name())
    assert len(pictures) == len(THEMES)


def test_another_language_is_shown_at_once(table: Table) -> None:
    shown = table.view.grab().toImage()
    table.session.model.retranslate()
    QCoreApplication.processEvents()
    assert table.view.grab().toImage() == shown


def test_a_table_without_a_game_takes_every_gesture(make_table: Callable[[], Table]) -> None:
    table = make_table()
    for where in (QPoint(100, 100), QPoint(640, 320), QPoint(1200, 500)):
        table.click_at(where)
        table.drag(where, where + QPoint(50, 50))
    table.press(Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_F, Qt.Key.Key_Escape)
    table.view.fit()
    table.view.zoom_in()
    table.settings.facing = True
    table.view.highlight_cells([(0, 0)])
    table.view.cancel()
    assert not table.view.grab().isNull()
    assert table.said == []


@pytest.mark.parametrize("letters", [13, 26])
def test_discounts_and_the_hand_are_both_told(
    table: Table,
    position: Position,
    monkeypatch: pytest.MonkeyPatch,
    letters: int,
) -> None:
    land = [{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "farm"}]
    hands = {"white": ["market-wood", "cathedral-stone"]}
    table.open(position(landscape=land, hands=hands))
    font = table.view.font()
    font.setPixelSize(letters)
    table.view.setFont(font)
    table.settings.motion = 0.0
    assert table.session.play(Expand("cathedral-stone", (0, 1)))
    told: dict[str, QRectF] = {}

    def listen(*given: Any) -> float:
        told[given[3]] = given[1]
        return write(*given)

    monkeypatch.setattr(heir_place, "write", listen)
    place = table.scene.places[Heir.WHITE]
    image = QImage(1280, 640, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    place.fill(painter, table.scene.sceneRect())
    painter.end()
    assert {"1 discount", "Hand: 1 of 3"} <= told.keys()
    assert not told["1 discount"].intersects(told["Hand: 1 of 3"])


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("ground", ["#F6EBD2", "#79A35F", "#F0D27E", "#C3CAD1"])
def test_letters_of_columns_are_edged_on_any_ground(
    table: Table, theme: Theme, ground: str
) -> None:
    """Tiles may lie under them: nowhere do letters touch what is below."""
    table.view.set_theme(theme)
    image = QImage(1280, 640, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    option = QStyleOptionGraphicsItem()
    option.exposedRect = table.scene.sceneRect()
    table.scene.coordinates.paint(painter, option)
    painter.end()
    below, letters = QColor(ground).rgb(), theme.color("on_oak").rgb()
    field, seen = table.scene.area.field.toRect(), 0
    for y in range(field.top() + 1, field.top() + 30):
        for x in range(field.left() + 40, field.right() - 1):
            if letters != below and image.pixel(x, y) == letters:
                seen += 1
                around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
                assert all(image.pixel(*each) != below for each in around)
    assert seen > 15 or letters == below
