"""A part of the map as a picture of an example shows it, before it is painted."""

from __future__ import annotations

from typing import Final, NamedTuple

from twoheirs_qt.games.bunny_kingdom.prose.blocks import MapView
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    AT,
    INDEX,
    SIZE,
    Kind,
    Resource,
    Seat,
    Terrain,
    Territory,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import Yield
from twoheirs_qt.games.bunny_kingdom.rules.scoring import FiefLine, score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import EMPTY, Position
from twoheirs_qt.games.bunny_kingdom.words.names import card_name, seat_name
from twoheirs_qt.games.bunny_kingdom.words.spoken import territory_spoken
from twoheirs_qt.tabletop.text.text import Text, join_by_semicolons, translate


class MapCell(NamedTuple):
    """A territory in the picture.

    - `building`: the id of the card that is built there; a printed city is a terrain
    - `strength`: the towers of its city, printed or built, else 0
    - `produces`: the resources of terrain and building, one as often as it is produced
    - `is_counted`: it is part of a fief whose points are shown
    """

    at: str
    terrain: Terrain
    owner: Seat | None
    building: str | None
    strength: int
    produces: tuple[Resource, ...]
    is_counted: bool


class MapFief(NamedTuple):
    """A fief whose points are shown; `cells` may lie outside the picture."""

    owner: Seat
    cells: tuple[str, ...]
    strength: int
    wealth: int
    points: int


class MiniMap(NamedTuple):
    """The contents of the picture.

    - `rows`: the territories from the top left to the bottom right
    - `lava`: pairs of territories of the picture that lava parts
    - `sky_towers`: card and both ends of each pair in the picture
    - `fiefs`: those whose points are shown
    """

    rows: tuple[tuple[MapCell, ...], ...]
    lava: tuple[tuple[str, str], ...]
    sky_towers: tuple[tuple[str, str, str], ...]
    fiefs: tuple[MapFief, ...]

    @property
    def cells(self) -> tuple[MapCell, ...]:
        """All territories of the picture."""
        return tuple(cell for row in self.rows for cell in row)


def make_mini_map(position: Position, view: MapView) -> MiniMap:
    """Make the part of the map that a view shows."""
    table = position.table
    names = _names_of(view)
    lines = {
        at: (seat, line)
        for seat, column in score_sheet(position).columns.items()
        for line in column.fiefs
        for at in line.cells
    }
    shown = {lines[at][1].cells: lines[at] for at in view.focus}
    counted = {at for cells in shown for at in cells}
    rows = tuple(
        tuple(_cell(position, at, lines.get(at), is_counted=at in counted) for at in row)
        for row in names
    )
    inside = {at for row in names for at in row}
    lava = [(edge.at, edge.to) for edge in table.catalogue.lava]
    towers: dict[str, list[str]] = {}
    for index, number in enumerate(table.built):
        if number != EMPTY and table.catalogue.kinds[number].kind is Kind.SKY_TOWER:
            towers.setdefault(table.catalogue.ids[number], []).append(AT[index])
    fiefs = [
        MapFief(seat, line.cells, line.strength, line.wealth, line.points)
        for seat, line in shown.values()
    ]
    return MiniMap(
        rows,
        tuple(pair for pair in lava if set(pair) <= inside),
        tuple((card, ends[0], ends[1]) for card, ends in towers.items() if set(ends) <= inside),
        tuple(fiefs),
    )


#: {things} are territories of the map, one after the other.
_PICTURE: Final = translate("Bunny Rule book", "In the picture: {things}.", "rules §1")
#: As “In the picture”, where one picture shows what was before and one what is now.
_BEFORE: Final = translate("Bunny Rule book", "In the first picture: {things}.", "rules §1")
_AFTER: Final = translate("Bunny Rule book", "In the second picture: {things}.", "rules §1")


def describe_map(mini_map: MiniMap, *, number: int = 0) -> Text:
    """Describe a picture for who cannot see it; `number` 1 or 2 if there are two."""
    fiefs = {at: fief for fief in mini_map.fiefs for at in fief.cells}
    things = [
        territory_spoken(
            Territory(cell.at, cell.terrain),
            None if cell.owner is None else seat_name(cell.owner),
            building=None if cell.building is None else card_name(cell.building),
            fief=_yield_of(fiefs.get(cell.at)),
            territories=len(fiefs[cell.at].cells) if cell.at in fiefs else 0,
        )
        for cell in mini_map.cells
        if cell.owner is not None or cell.building is not None
    ]
    return (_PICTURE, _BEFORE, _AFTER)[number].fill(things=join_by_semicolons(things))


def _yield_of(fief: MapFief | None) -> Yield:
    return Yield(0, 0) if fief is None else Yield(fief.strength, fief.wealth)


def _names_of(view: MapView) -> list[list[str]]:
    """The territories of a view by rows."""
    top, left = divmod(INDEX[view.first], SIZE)
    bottom, right = divmod(INDEX[view.last], SIZE)
    return [
        [AT[row * SIZE + column] for column in range(left, right + 1)]
        for row in range(top, bottom + 1)
    ]


def _cell(
    position: Position, at: str, line: tuple[Seat, FiefLine] | None, *, is_counted: bool
) -> MapCell:
    table = position.table
    catalogue, index = table.catalogue, INDEX[at]
    number = table.built[index]
    strength, produces = 0, list[Resource]()
    if line is not None:
        strength = dict(line[1].towers).get(at, 0)
        for resource, sources in line[1].sources.items():
            produces += [Resource(resource)] * sources.count(at)
    return MapCell(
        at,
        catalogue.territories[index].terrain,
        None if line is None else line[0],
        None if number == EMPTY else catalogue.ids[number],
        strength,
        tuple(produces),
        is_counted,
    )
