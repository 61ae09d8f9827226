"""The rows of the outline: the areas of the table, the map by fief, and the chronicle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_NAMES,
    WHOLE_BOARD,
    Mask,
    list_indices,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import Harvest, split_fiefs
from twoheirs_qt.games.bunny_kingdom.things.areas import AreaGroup, list_things
from twoheirs_qt.games.bunny_kingdom.things.land import Land
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.thing import Area, Thing
from twoheirs_qt.games.bunny_kingdom.words import spoken
from twoheirs_qt.tabletop.outline.texts import CHRONICLE
from twoheirs_qt.tabletop.text.text import Text

BRANCHES: Final = (*[AreaGroup(area) for area in Area], None)
"""The branches; None is the chronicle."""
MAP_BRANCH: Final = list(Area).index(Area.MAP)
CHRONICLE_BRANCH: Final = len(BRANCHES) - 1
_MAX_LORDS: Final = 4
PARENTS: Final = (
    *((number,) for number in range(len(BRANCHES))),
    *((MAP_BRANCH, number) for number in range(_MAX_LORDS + 1)),
)
"""The rows down to each parent: the branches, and on the map the lords and free land."""


@dataclass(frozen=True, slots=True)
class _OutlineRow(Thing):
    """A row that is no thing of the table."""

    area: ClassVar[Area] = Area.MAP
    takes_cursor: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class LordLandRow(_OutlineRow):
    """The land of a lord, by the place; None for the land of nobody."""

    seat_index: int | None

    def find_land(self, snapshot: Snapshot) -> Mask:
        """Its territories."""
        if self.seat_index is not None:
            return snapshot.table.land[self.seat_index]
        return WHOLE_BOARD & ~sum(snapshot.table.land)

    def name(self, snapshot: Snapshot) -> Text:
        count = self.find_land(snapshot).bit_count()
        if self.seat_index is None:
            return spoken.describe_free_land(count)
        return spoken.describe_land(snapshot.name_lord(self.seat_index), count)

    def list_land_rows(self, snapshot: Snapshot) -> list[Thing]:
        """Each fief, with its territories behind it."""
        if self.seat_index is None:
            return [Land(index) for index in list_indices(self.find_land(snapshot))]
        rows: list[Thing] = []
        for fief in split_fiefs(snapshot.table, self.find_land(snapshot)):
            rows += [
                FiefRow(next(iter(list_indices(fief)))),
                *[Land(index) for index in list_indices(fief)],
            ]
        return rows


@dataclass(frozen=True, slots=True)
class FiefRow(_OutlineRow):
    """A fief, by its first territory."""

    first: int

    def name(self, snapshot: Snapshot) -> Text:
        table = snapshot.table
        land = next((land for land in table.land if land >> self.first & 1), 0)
        fief = next((fief for fief in split_fiefs(table, land) if fief >> self.first & 1), 0)
        output = Harvest(table).find_yield(fief)
        return spoken.describe_fief(TERRITORY_NAMES[self.first], output, fief.bit_count())


@dataclass(frozen=True, slots=True)
class ChronicleRow(_OutlineRow):
    """The branch of the chronicle, or an entry of it by its number."""

    number: int | None = None

    def name(self, snapshot: Snapshot) -> Text:
        return CHRONICLE


def list_rows(path: tuple[int, ...], snapshot: Snapshot) -> list[Thing]:
    """The rows of one of `PARENTS`, or the branches for an empty path, but for the chronicle's."""
    if not path:
        return [ChronicleRow() if branch is None else branch for branch in BRANCHES]
    branch = BRANCHES[path[0]]
    if branch is None:
        return []
    if branch.group is not Area.MAP:
        return list(list_things(snapshot, branch.group))
    lords = len(snapshot.names)
    places = [(snapshot.seat_index + number) % lords for number in range(lords)]
    lands = [*[LordLandRow(seat_index) for seat_index in places], LordLandRow(None)]
    return lands[path[1]].list_land_rows(snapshot) if path[1:] else list(lands)
