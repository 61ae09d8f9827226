"""The keyboard cursor, which keys move from thing to thing on the table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtGui import QAccessible

from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.state import RING_SIZE
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.table.hit_testing import (
    list_hand_things,
    list_place_things,
    list_ring_troops,
)
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import DiscardPile, ReservePlace, SupplyPile
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.tabletop.play.grid_lines import add_neighbours, find_next_line


class Area(IntEnum):
    """The areas that Tab goes through, in this order."""

    RESERVE = 0
    HAND = 1
    LANDSCAPE = 2
    RING_TROOPS = 3
    HEIRS = 4


class Cursor:
    """Is always on a target that exists, and remembers its last position in each area."""

    def __init__(self, scene: TableScene) -> None:
        self._session = scene.session
        self._scene = scene
        self.area = Area.RESERVE
        self._index = dict.fromkeys(Area, 0)
        self._cell: Cell = (0, 0)
        self._turning: tuple[tuple[int, int], int] | None = None
        """The arrow pressed last in the reserve, and the direction (±1) in which it went."""
        self._shield: int | None = None
        """The place of the shield when the cursor last came to the reserve."""
        self.skipped_areas: frozenset[Area] = frozenset()
        """Areas that something else lies over: Tab does not stop there."""

    def forget_game(self) -> None:
        """Another game is shown: start from the beginning."""
        self.area = Area.RESERVE
        self._index = dict.fromkeys(Area, 0)
        self._shield = None
        self._cell = next(iter(self._session.state.landscape), (0, 0))

    @property
    def target(self) -> Thing:
        """The thing that the cursor is on."""
        if self.area is Area.LANDSCAPE:
            return LandCell(self._cell)
        things = self._list_things(self.area)
        if not things:
            self.area = Area.LANDSCAPE
            return LandCell(self._cell)
        return things[min(self._index[self.area], len(things) - 1)]

    def go_to_next_area(self, step: int) -> bool:
        """Go to the next area that is not empty; False at the last, or backwards at the first."""
        self._turning = None
        area = self.area + step
        while area in Area._value2member_map_:
            if self._is_stop(Area(area)):
                self._enter_area(Area(area))
                return True
            area += step
        return False

    def enter(self, *, last: bool = False) -> None:
        """The table gets the focus: go to its first area, or its last."""
        stops = [area for area in Area if self._is_stop(area)]
        self._enter_area(stops[-1 if last else 0])

    def _enter_area(self, area: Area) -> None:
        """Go to an area: to where one was, but in the reserve to the shield, if that has moved."""
        self.area = area
        if area is Area.RESERVE and self._shield != (shield := self._session.state.shield):
            self._shield = self._index[area] = shield

    def _is_stop(self, area: Area) -> bool:
        if area in self.skipped_areas:
            return False
        return area is Area.LANDSCAPE or bool(self._list_things(area))

    def move(self, dx: int, dy: int) -> None:
        """Go one step.

        In the landscape to the neighbouring cell, or over columns and rows in which nothing lies or
        can be placed; around the reserve; elsewhere along the row.
        """
        if self.area is Area.LANDSCAPE:
            view_direction = self._scene.camera.view_direction
            columns, rows = zip(*self._session.state.landscape, strict=True)
            x, y = self._cell
            self._cell = (
                find_next_line(x, dx * view_direction, add_neighbours(columns)),
                find_next_line(y, dy * view_direction, add_neighbours(rows)),
            )
            return
        things = self._list_things(self.area)
        if things:
            current = min(self._index[self.area], len(things) - 1)
            direction = (
                self._choose_ring_direction(current, dx, dy)
                if self.area is Area.RESERVE
                else dx or dy
            )
            self._index[self.area] = (current + direction) % len(things)

    def _choose_ring_direction(self, slot: int, dx: int, dy: int) -> int:
        """1 to go clockwise, else −1: where the arrow points, and on around with the same arrow.

        The opposite arrow goes back. With a screen reader, right and down go clockwise.
        """
        if QAccessible.isActive():
            return dx or dy
        if self._turning is not None:
            arrow, direction = self._turning
            if arrow in ((dx, dy), (-dx, -dy)):
                return direction if arrow == (dx, dy) else -direction
        ring = self._scene.layout.ring
        slot_centre = ring.find_slot_rect(slot).center()

        def measure_distance(direction: int) -> float:
            step = ring.find_slot_rect((slot + direction) % RING_SIZE).center() - slot_centre
            return step.x() * dx + step.y() * dy

        direction = max((dx or dy, -(dx or dy)), key=measure_distance)
        if measure_distance(direction) <= 0:  # no place of the ring lies further that way
            direction = dx or dy
        self._turning = (dx, dy), direction
        return direction

    def go_to(self, target: Thing) -> None:
        """Go to a thing, if the cursor can be there."""
        self._turning = None
        if target.land_cell is not None:
            (x, y), cells = target.land_cell, self._session.state.landscape
            xs, ys = zip(*cells, strict=True)
            # Not more than one away from the landscape.
            x = min(max(x, min(xs) - 1), max(xs) + 1)
            y = min(max(y, min(ys) - 1), max(ys) + 1)
            self.area, self._cell = Area.LANDSCAPE, (x, y)
            return
        for area in Area:
            things = self._list_things(area)
            if target in things:
                self.area = area
                self._index[area] = things.index(target)
                return

    def go_to_nearest(self, cells: frozenset[Cell]) -> None:
        """Go to the landscape, to the nearest of `cells` if there is any."""
        self.area = Area.LANDSCAPE
        if cells and self._cell not in cells:
            x, y = self._cell
            self._cell = min(cells, key=lambda c: (abs(c[0] - x) + abs(c[1] - y), c[1], c[0]))

    def _list_things(self, area: Area) -> Sequence[Thing]:
        snapshot = self._scene.snapshot
        if snapshot is None:
            return []
        active = self._session.state.active
        match area:
            case Area.RESERVE:
                return [ReservePlace(slot) for slot in range(len(snapshot.places))]
            case Area.HAND:
                return list_hand_things(active, snapshot)
            case Area.RING_TROOPS:
                return sorted(
                    list_ring_troops(self._scene), key=lambda troop: troop.heir is not active
                )
            case Area.HEIRS:
                return self._list_place_things(snapshot)
        return []

    def _list_place_things(self, snapshot: TableSnapshot) -> list[Thing]:
        """Both heirs' places, the active one first, then supply and discarded tiles."""
        active = self._session.state.active
        return [
            *list_place_things(active, snapshot),
            *list_hand_things(active.opponent, snapshot),
            *list_place_things(active.opponent, snapshot),
            SupplyPile(),
            *([DiscardPile()] if snapshot.discards else []),
        ]
