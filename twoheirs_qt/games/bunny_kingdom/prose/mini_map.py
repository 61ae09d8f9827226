"""A part of the map as a picture of an example shows it, before it is painted."""

from __future__ import annotations

from typing import Final, NamedTuple

from twoheirs_qt.games.bunny_kingdom.prose.blocks import MapView
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BOARD_SIZE,
    TERRITORY_INDEXES,
    TERRITORY_NAMES,
    Kind,
    Resource,
    Seat,
    Terrain,
    Territory,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import FiefYield
from twoheirs_qt.games.bunny_kingdom.rules.scoring import FiefLine, make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import EMPTY, StateOrView
from twoheirs_qt.games.bunny_kingdom.words.names import name_card, name_seat
from twoheirs_qt.games.bunny_kingdom.words.spoken import describe_territory
from twoheirs_qt.tabletop.text.text import Text, join_by_semicolons, translate


class MapFief(NamedTuple):
    """A fief in the picture; some of its `cells` may lie outside."""

    owner: Seat
    cells: tuple[str, ...]
    strength: int
    wealth: int
    points: int


class MapCell(NamedTuple):
    """A territory in the picture.

    - `at`: its name, such as "E4"
    - `fief`: the fief of its lord, None if nobody controls it
    - `building`: the id of the card that is built there; a printed city is a terrain
    - `strength`: the towers of its city, printed or built, else 0
    - `produces`: the resources of terrain and building, one as often as it is produced
    - `is_counted`: it is part of a fief whose points are shown
    """

    at: str
    terrain: Terrain
    fief: MapFief | None
    building: str | None
    strength: int
    produces: tuple[Resource, ...]
    is_counted: bool

    @property
    def owner(self) -> Seat | None:
        """The lord who controls it."""
        return None if self.fief is None else self.fief.owner


class MiniMap(NamedTuple):
    """The contents of the picture.

    - `rows`: the territories from the top left to the bottom right
    - `lava`: pairs of territories of the picture with lava between them
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


def make_mini_map(position: StateOrView, view: MapView) -> MiniMap:
    """Make the part of the map that a view shows."""
    table = position.table
    row_names = _list_rows(view)
    lines = {
        at: (_make_fief(seat, line), line)
        for seat, column in make_score_sheet(position).columns.items()
        for line in column.fiefs
        for at in line.cells
    }
    focus_fiefs = tuple(dict.fromkeys(lines[at][0] for at in view.focus))
    counted_cells = {at for fief in focus_fiefs for at in fief.cells}
    rows = tuple(
        tuple(_make_cell(position, at, lines.get(at), is_counted=at in counted_cells) for at in row)
        for row in row_names
    )
    visible_cells = {at for row in row_names for at in row}
    lava = [(edge.first, edge.second) for edge in table.catalogue.lava]
    towers: dict[str, list[str]] = {}
    for index, number in enumerate(table.buildings):
        if number != EMPTY and table.catalogue.cards_by_number[number].kind is Kind.SKY_TOWER:
            towers.setdefault(table.catalogue.card_ids[number], []).append(TERRITORY_NAMES[index])
    return MiniMap(
        rows,
        tuple(pair for pair in lava if set(pair) <= visible_cells),
        tuple(
            (card, ends[0], ends[1]) for card, ends in towers.items() if set(ends) <= visible_cells
        ),
        focus_fiefs,
    )


#: {things} are territories of the map, one after the other.
_PICTURE: Final = translate("Bunny Rule book", "In the picture: {things}.", "rules §1")
#: As “In the picture”, where one picture shows what was before and one what is now.
_BEFORE: Final = translate("Bunny Rule book", "In the first picture: {things}.", "rules §1")
_AFTER: Final = translate("Bunny Rule book", "In the second picture: {things}.", "rules §1")


def describe_map(mini_map: MiniMap, *, number: int = 0) -> Text:
    """Describe a picture in words; `number`: 1 for the first of two pictures, 2 for the second."""
    things = [_describe_cell(cell) for cell in mini_map.cells if cell.fief or cell.building]
    return (_PICTURE, _BEFORE, _AFTER)[number].fill(things=join_by_semicolons(things))


def _describe_cell(cell: MapCell) -> Text:
    territory = Territory(cell.at, cell.terrain)
    if cell.fief is None:
        return describe_territory(territory, None)
    return describe_territory(
        territory,
        name_seat(cell.fief.owner),
        building=None if cell.building is None else name_card(cell.building),
        fief=FiefYield(cell.fief.strength, cell.fief.wealth),
        territories=len(cell.fief.cells),
    )


def _make_fief(seat: Seat, line: FiefLine) -> MapFief:
    return MapFief(seat, line.cells, line.strength, line.wealth, line.points)


def _list_rows(view: MapView) -> list[list[str]]:
    """The territories of a view by rows."""
    top, left = divmod(TERRITORY_INDEXES[view.first], BOARD_SIZE)
    bottom, right = divmod(TERRITORY_INDEXES[view.last], BOARD_SIZE)
    return [
        [TERRITORY_NAMES[row * BOARD_SIZE + column] for column in range(left, right + 1)]
        for row in range(top, bottom + 1)
    ]


def _make_cell(
    position: StateOrView, at: str, line: tuple[MapFief, FiefLine] | None, *, is_counted: bool
) -> MapCell:
    table = position.table
    catalogue, index = table.catalogue, TERRITORY_INDEXES[at]
    number = table.buildings[index]
    strength, produces = 0, list[Resource]()
    if line is not None:
        strength = dict(line[1].towers).get(at, 0)
        for resource, sources in line[1].sources.items():
            produces += [Resource(resource)] * sources.count(at)
    return MapCell(
        at,
        catalogue.territories[index].terrain,
        None if line is None else line[0],
        None if number == EMPTY else catalogue.card_ids[number],
        strength,
        tuple(produces),
        is_counted,
    )
