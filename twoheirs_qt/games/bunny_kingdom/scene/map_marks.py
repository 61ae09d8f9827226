"""Marks over the map: what is lit, chosen, looked at, taken; ghosts, chips, and counting."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.fiefs import (
    HOVERED_BAND_PX,
    TOWER_COLORS,
    PlacedLabel,
    paint_band,
    paint_bow,
    paint_yield,
)
from twoheirs_qt.games.bunny_kingdom.drawing.grid import MapGrid
from twoheirs_qt.games.bunny_kingdom.drawing.land import paint_dimmed
from twoheirs_qt.games.bunny_kingdom.drawing.marks import Mark, paint_count, paint_mark
from twoheirs_qt.games.bunny_kingdom.drawing.pieces import (
    find_building_rect,
    find_rabbit_rect,
    paint_building,
    paint_rabbit,
    paint_resource,
)
from twoheirs_qt.games.bunny_kingdom.play.forecasts import find_fief
from twoheirs_qt.games.bunny_kingdom.play.steps import CardStep, FiefStep, TableStep
from twoheirs_qt.games.bunny_kingdom.rules.actions import Trade
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_INDEXES,
    Mask,
    Resource,
    list_indices,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import Harvest
from twoheirs_qt.games.bunny_kingdom.rules.state import EMPTY
from twoheirs_qt.games.bunny_kingdom.things.cards import Answer, HandCard, list_answers
from twoheirs_qt.games.bunny_kingdom.things.land import Land, find_cards_land, find_hand_land
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.thing import Thing
from twoheirs_qt.tabletop.drawing.parchment import draw_bubble

_GHOST_OPACITY: Final = 0.72
_CHIP_SHARE: Final = 0.72
"""The side of the answers at a trading post, over that of a territory."""
_COUNTING_SHARE: Final = 0.7
"""The share of a step after which all of a fief is counted."""


class MarkList(NamedTuple):
    """All on which the marks depend: two of them on territories of their own, and the rest."""

    taken_land: Mask = 0
    lit_land: Mask = 0
    detail: tuple[object, ...] | None = None


def list_marks(
    snapshot: Snapshot,
    step: TableStep | None,
    looked_at: Thing | None,
    cursor: Thing | None,
    taken: Mask,
) -> MarkList:
    """List all on which the marks depend, to find out whether they have changed."""
    if isinstance(step, (FiefStep, CardStep)):
        return MarkList(detail=(step,))
    lit_land = find_hand_land(snapshot) | snapshot.sites
    has_choice = bool(snapshot.play_indexes or snapshot.drop_indexes)
    things = looked_at, cursor, snapshot.held_card, snapshot.asked_post
    has_detail = has_choice or things != (None, None, None, None)
    return MarkList(taken, lit_land, (*things, snapshot) if has_detail else None)


def paint_marks(
    canvas: Canvas,
    grid: MapGrid,
    area: QRectF,
    snapshot: Snapshot,
    *,
    step: TableStep | None,
    progress: float,
    looked_at: Thing | None,
    cursor: Thing | None,
    taken_land: Mask,
    labels: Iterable[PlacedLabel],
) -> None:
    """Paint all marks on the map; golden frames leave the `labels` of fiefs readable."""
    if isinstance(step, FiefStep):
        _paint_counting(canvas, grid, step, progress)
        return
    if isinstance(step, CardStep):
        if step.at is not None:
            paint_mark(canvas, Mark.TAKEN, grid.find_rect(step.at))
        return
    for index in list_indices(taken_land):
        paint_mark(canvas, Mark.TAKEN, grid.find_rect(index))
    for fief, rect in labels:
        if grid.find_touched_land(rect) & taken_land:
            paint_yield(canvas, fief.seat, fief.output, rect)
    land = looked_at.index if isinstance(looked_at, Land) else None
    if land is not None and snapshot.held_card is None:
        _paint_fief(canvas, grid, snapshot, land)
    chosen = find_cards_land(snapshot, (*snapshot.play_indexes, *snapshot.drop_indexes))
    for index in list_indices((find_hand_land(snapshot) | snapshot.sites) & ~chosen):
        paint_mark(canvas, Mark.LIT, grid.find_rect(index))
    for index in list_indices(find_cards_land(snapshot, snapshot.play_indexes)):
        rect = grid.find_rect(index)
        canvas.painter.setOpacity(_GHOST_OPACITY)
        paint_rabbit(canvas, snapshot.table.seats[snapshot.seat_index], find_rabbit_rect(rect))
        canvas.painter.setOpacity(1.0)
        paint_mark(canvas, Mark.CHOSEN, rect)
    if isinstance(looked_at, HandCard) and looked_at.index < len(snapshot.hand):
        for index in list_indices(find_cards_land(snapshot, [looked_at.index])):
            paint_mark(canvas, Mark.HOVERED, grid.find_rect(index))
    if land is not None:
        _paint_looked_at(canvas, grid, snapshot, land)
    if snapshot.first_tower_end is not None:
        paint_mark(canvas, Mark.CHOSEN, grid.find_rect(TERRITORY_INDEXES[snapshot.first_tower_end]))
    if isinstance(cursor, Land):
        paint_mark(canvas, Mark.CURSOR, grid.find_rect(cursor.index))
    if snapshot.asked_post is not None:
        _paint_chips(canvas, grid, area, snapshot, looked_at)


def _paint_fief(canvas: Canvas, grid: MapGrid, snapshot: Snapshot, index: int) -> None:
    """Thicken the band of the fief that is looked at."""
    location = find_fief(snapshot.table, index)
    if location is not None:
        place, fief, _ = location
        paint_band(canvas, grid, snapshot.table.seats[place], fief, HOVERED_BAND_PX * 1.25)
        # Rabbits and buildings at the edge stay above the band.
        seat = snapshot.table.seats[place]
        table, post_resources = snapshot.table, dict(snapshot.table.trading_posts)
        for cell in list_indices(fief):
            rect = grid.find_rect(cell)
            if table.buildings[cell] != EMPTY:
                card = table.catalogue.cards_by_number[table.buildings[cell]]
                paint_building(canvas, card, find_building_rect(rect), post_resources.get(cell))
            paint_rabbit(canvas, seat, find_rabbit_rect(rect))


def _paint_looked_at(canvas: Canvas, grid: MapGrid, snapshot: Snapshot, index: int) -> None:
    rect = grid.find_rect(index)
    if snapshot.held_card is None:
        paint_mark(canvas, Mark.HOVERED, rect)
        return
    is_site = bool(snapshot.sites >> index & 1)
    if is_site:
        canvas.painter.setOpacity(_GHOST_OPACITY)
        card = snapshot.find_card(snapshot.catalogue.card_numbers[snapshot.held_card])
        paint_building(canvas, card, find_building_rect(rect))
        if snapshot.table.land[snapshot.seat_index] >> index & 1 == 0:
            paint_rabbit(canvas, snapshot.table.seats[snapshot.seat_index], find_rabbit_rect(rect))
        if snapshot.first_tower_end is not None:
            start = find_building_rect(
                grid.find_rect(TERRITORY_INDEXES[snapshot.first_tower_end])
            ).center()
            color = TOWER_COLORS[snapshot.held_card]
            paint_bow(canvas, start, find_building_rect(rect).center(), color)
        canvas.painter.setOpacity(1.0)
    paint_mark(canvas, Mark.HOVERED if is_site else Mark.REFUSED, rect)


# -- trading posts --------------------------------------------------------------------------------


def find_post_chips(grid: MapGrid, area: QRectF, at: str) -> list[QRectF]:
    """The places of the answers at a trading post, side by side above its territory, or below."""
    rect = grid.find_rect(TERRITORY_INDEXES[at])
    side = max(30.0, grid.side * _CHIP_SHARE)
    width = 3 * side + 2 * 6
    x = min(max(rect.center().x() - width / 2, area.left() + 8), area.right() - width - 8)
    y = rect.top() - side - 14
    if y < area.top() + 8:
        y = rect.bottom() + 14
    step = side + 6
    return [QRectF(round(x + number * step) - 3, round(y) - 3, step, step) for number in range(3)]


def _paint_chips(
    canvas: Canvas, grid: MapGrid, area: QRectF, snapshot: Snapshot, looked_at: Thing | None
) -> None:
    assert snapshot.asked_post is not None
    post = grid.find_rect(TERRITORY_INDEXES[snapshot.asked_post])
    rects = find_post_chips(grid, area, snapshot.asked_post)
    draw_bubble(canvas.painter, canvas.theme, rects[0].united(rects[-1]).adjusted(-4, -4, 4, 4))
    paint_mark(canvas, Mark.TAKEN, post)
    for number, (action, rect) in enumerate(zip(list_answers(snapshot), rects, strict=True)):
        assert isinstance(action, Trade)
        if looked_at == Answer(number):
            canvas.painter.setPen(canvas.theme.find_color("gold_deep"))
            canvas.painter.setBrush(canvas.theme.find_color("gold"))
            canvas.painter.drawRoundedRect(rect, 6, 6)
        paint_resource(canvas, Resource(action.resource), rect.adjusted(6, 6, -6, -6))


# -- the harvest ----------------------------------------------------------------------------------


def _paint_counting(canvas: Canvas, grid: MapGrid, step: FiefStep, progress: float) -> None:
    """Darken all but the fief, and count its towers one after the other."""
    paint_dimmed(canvas, grid, step.land)
    seat = step.table.seats[step.seat_index]
    paint_band(canvas, grid, seat, step.land, HOVERED_BAND_PX)
    towers = Harvest(step.table).city_strengths
    count, shown_strength = 0, progress / _COUNTING_SHARE * step.output.strength
    radius = max(8.0, grid.side * 0.15)
    for index in list_indices(step.land):
        if index not in towers:
            continue
        count += towers[index]
        if count - 1 <= shown_strength:
            corner = grid.find_rect(index).topRight()
            paint_count(canvas, corner + QPointF(-radius - 3, radius + 3), radius, count)
