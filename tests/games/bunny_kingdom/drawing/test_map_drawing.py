"""The map: squares and outlines, and everything that is painted on it."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPolygonF
from PySide6.QtWidgets import QApplication

from tests.games.bunny_kingdom.drawing.drawings import (
    MARGIN,
    bind,
    paint,
    play_to_last_table,
    spills,
)
from tests.games.bunny_kingdom.positions import make_position
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.drawing.canvas import Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.cover import paint_cover
from twoheirs_qt.games.bunny_kingdom.drawing.fiefs import (
    list_fiefs,
    make_yield_rect,
    paint_yield,
    place_labels,
)
from twoheirs_qt.games.bunny_kingdom.drawing.grid import MapGrid, trace_outlines
from twoheirs_qt.games.bunny_kingdom.drawing.land import paint_dimmed, paint_map, paint_territory
from twoheirs_qt.games.bunny_kingdom.drawing.marks import Mark, paint_mark
from twoheirs_qt.games.bunny_kingdom.drawing.miniature import paint_miniature
from twoheirs_qt.games.bunny_kingdom.drawing.pieces import (
    find_building_rect,
    find_rabbit_rect,
    paint_building,
    paint_rabbit,
)
from twoheirs_qt.games.bunny_kingdom.drawing.plates import Plate, paint_plate
from twoheirs_qt.games.bunny_kingdom.drawing.track import STEP_COUNT, find_step, paint_track
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BASIC_RESOURCES,
    BUILDINGS,
    TERRITORY_COUNT,
    TERRITORY_INDEXES,
    WHOLE_BOARD,
    Card,
    Seat,
    Terrain,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import FiefYield
from twoheirs_qt.games.bunny_kingdom.rules.state import ROUND_COUNT, Phase
from twoheirs_qt.tabletop.drawing.theme import THEMES, Theme

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


def list_points(polygon: QPolygonF) -> list[QPointF]:
    return [polygon.at(number) for number in range(polygon.count())]


def calculate_area(polygon: QPolygonF) -> float:
    """The area in a closed line, negative for a hole."""
    pairs = pairwise(list_points(polygon))
    return sum(a.x() * b.y() - a.y() * b.x() for a, b in pairs) / 2


@pytest.mark.parametrize("side", [60, 459, 508, 667.5, 1000])
def test_each_point_of_the_map_belongs_to_the_territory_painted_there(side: float) -> None:
    grid = MapGrid(QRectF(10, 20, side, side + 31))
    assert QRectF(10, 20, side, side + 31).adjusted(-1, -1, 1, 1).contains(grid.framed_rect)
    for index in range(TERRITORY_COUNT):
        rect = grid.find_rect(index)
        assert grid.find_index(rect.center()) == index
        assert grid.find_index(rect.topLeft() + QPointF(0.1, 0.1)) == index
        assert grid.find_index(rect.bottomRight() - QPointF(0.1, 0.1)) == index
    assert grid.find_index(grid.land_rect.topLeft() - QPointF(1, 1)) is None
    assert grid.find_index(grid.land_rect.bottomRight() + QPointF(1, 1)) is None


def test_outlines_enclose_exactly_the_land() -> None:
    grid, rng = MapGrid(QRectF(0, 0, 528, 528)), random.Random(41)
    lands = [
        1,
        WHOLE_BOARD,
        0b11 | 0b1 << 10,
        *(rng.getrandbits(TERRITORY_COUNT) for _ in range(20)),
    ]
    for land in lands:
        enclosed = sum(calculate_area(polygon) for polygon in grid.list_outlines(land, 0))
        assert enclosed == pytest.approx(land.bit_count() * grid.side**2)
        for polygon in grid.list_outlines(land, 4):
            inset = grid.land_rect.adjusted(3.9, 3.9, -3.9, -3.9)
            assert all(inset.contains(point) for point in list_points(polygon))


def test_a_hole_and_a_corner_have_lines_of_their_own() -> None:
    ring = sum(
        1 << TERRITORY_INDEXES[at] for at in ["B2", "B3", "B4", "C2", "C4", "D2", "D3", "D4"]
    )
    outer, hole = sorted(trace_outlines(ring), key=len, reverse=True)
    assert {len(outer), len(hole)} == {4}
    diagonal = 1 << TERRITORY_INDEXES["B2"] | 1 << TERRITORY_INDEXES["C3"]
    assert [len(line) for line in trace_outlines(diagonal)] == [4, 4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_fief_that_yields_has_a_label_on_its_edge_and_none_hides_another(
    qapp: QApplication, players: int
) -> None:
    for seed in range(2):
        fiefs = list_fiefs(play_to_last_table(players, seed))
        for side in (508, 668, 1000):
            grid = MapGrid(QRectF(0, 0, side, side))
            places = place_labels(grid, fiefs)
            assert {fief.land for fief, _ in places} == {
                fief.land for fief in fiefs if fief.output.points
            }
            for fief, rect in places:
                assert grid.framed_rect.contains(rect)
                near = rect.adjusted(-1, -1, 1, rect.height())
                assert any(
                    near.intersects(grid.find_rect(index))
                    for index in range(TERRITORY_COUNT)
                    if fief.land >> index & 1
                ), fief
            for (_, one), (_, other) in combinations(places, 2):
                hidden = one.intersected(other)
                if hidden.isValid():
                    share = hidden.width() * hidden.height() / (one.width() * one.height())
                    assert share < 0.45, (seed, side)


@every_theme
def test_everything_stays_in_its_rectangle(qapp: QApplication, theme: Theme) -> None:
    cards = [card for card in load_program_catalogue().cards if card.kind in BUILDINGS]
    assert not spills(paint(90, 90, bind(paint_territory, Terrain.CITY, 3), theme))
    for seat in Seat:
        rim = 1
        assert not spills(paint(64, 72, bind(paint_rabbit, seat), theme), rim)
    for card in cards:
        assert not spills(paint(64, 64, bind(paint_building, card), theme), 1)
    for mark in Mark:
        spare = 2 if mark is Mark.CURSOR else 0
        assert not spills(paint(60, 60, bind(paint_mark, mark), theme), spare)
    table = play_to_last_table(4, 1)
    for size in (60, 122, 400):
        spare = 4  # its shadow
        assert not spills(paint(size, size, bind(paint_miniature, table), theme), spare)
    assert not spills(paint(220, 140, bind(paint_cover, load_program_catalogue()), theme))
    kept = tuple(cards)
    plate = Plate(Seat.RED, "Maximiliane " * 4, "to build " * 9, 1234, "points", (20, 9, 8), kept)
    shadow = 5
    image = paint(300, 150, bind(paint_plate, plate), theme)
    assert not spills(image, shadow)


def test_each_step_of_a_game_shows_where_it_is(qapp: QApplication) -> None:
    """Twelve steps and the end, in the order of play; camps, building and trade are one step."""
    steps = [
        find_step(number, phase, is_harvest=is_harvest)
        for number in range(1, ROUND_COUNT + 1)
        for phase, is_harvest in ((Phase.DRAFT, False), (Phase.BUILD, False), (Phase.TRADE, True))
    ]
    assert [*steps, find_step(ROUND_COUNT, Phase.COPY)] == list(range(STEP_COUNT))
    assert find_step(2, Phase.CAMPS) == find_step(2, Phase.BUILD) == find_step(2, Phase.TRADE)
    pictures = [paint(300, 44, bind(paint_track, step)) for step in range(STEP_COUNT)]
    assert not any(spills(picture) for picture in pictures)
    assert all(one != other for one, other in combinations(pictures, 2))


def test_a_label_is_as_wide_as_its_words(qapp: QApplication) -> None:
    for output in (FiefYield(1, 1), FiefYield(12, 7), FiefYield(31, 10)):
        width = round(make_yield_rect(QPointF(), 20, output).width())
        image = paint(width, 20, bind(paint_yield, Seat.PINK, output))
        assert not spills(image, 2)


def test_a_rabbit_and_a_building_on_one_territory_do_not_hide_each_other(
    qapp: QApplication,
) -> None:
    """Two terrains share few pixels where both would be painted."""
    rabbit = find_opaque_pixels(lambda c, r: paint_rabbit(c, Seat.PINK, find_rabbit_rect(r)))
    for card in load_program_catalogue().cards:
        if card.kind in BUILDINGS:
            building = find_opaque_pixels(bind(paint_building_there, card))
            both = rabbit & building
            assert both.bit_count() < 0.16 * building.bit_count(), card.id
            assert both.bit_count() < 0.16 * rabbit.bit_count(), card.id


def paint_building_there(canvas: Canvas, card: Card, territory: QRectF) -> None:
    paint_building(canvas, card, find_building_rect(territory))


def find_opaque_pixels(draw: Callable[[Canvas, QRectF], None]) -> int:
    """The opaque pixels of a painting of 90 by 90."""
    image = paint(90, 90, draw).convertToFormat(QImage.Format.Format_Alpha8)
    data = bytes(image.constBits())
    bits = 0
    for y in range(MARGIN, MARGIN + 90):
        row = data[y * image.bytesPerLine() + MARGIN :][:90]
        for value in row:
            bits = bits << 1 | (value > 140)
    return bits


def test_the_map_shows_every_change_of_a_position(qapp: QApplication) -> None:
    """Rabbits, buildings, what a post trades in, fiefs and lava each change the picture."""

    def draw(**fields: object) -> QImage:
        table = make_position(2, kept={"yellow": "city-1"}, **fields).table

        def on(canvas: Canvas, where: QRectF) -> None:
            paint_map(canvas, MapGrid(where), table)

        return paint(320, 320, on, ratio=1.0)

    rabbits = {"yellow": "C3 C4", "pink": "E5"}
    pictures = [
        draw(rabbits={"yellow": "C3"}),
        draw(rabbits=rabbits),
        draw(rabbits={"yellow": "C3 C4 E5"}),
        draw(rabbits=rabbits, buildings={"C3": "city-1"}),
        draw(rabbits=rabbits, buildings={"C3": "city-2"}),
        draw(rabbits=rabbits, buildings={"C3": "farm-fish"}),
        *(
            draw(rabbits=rabbits, buildings={"C3": f"trading-post {resource.value}"})
            for resource in BASIC_RESOURCES
        ),
    ]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_only_chosen_territories_stay_bright(qapp: QApplication) -> None:
    def draw(canvas: Canvas, where: QRectF) -> None:
        grid = MapGrid(where)
        canvas.painter.fillRect(grid.land_rect, "#FFFFFF")
        paint_dimmed(canvas, grid, 1 << 5 | 1 << 6)

    image = paint(528, 528, draw)
    grid = MapGrid(QRectF(MARGIN, MARGIN, 528, 528))
    bright = {
        index
        for index in range(TERRITORY_COUNT)
        if image.pixelColor(grid.find_rect(index).center().toPoint()).lightness() > 250
    }
    assert bright == {5, 6}
