"""What the model says, read into values that the table is drawn from.

Read anew after every change of the model and never kept beyond the next one: the model stays the
only source.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from twoheirs_qt.game.model import GameModel
from twoheirs_qt.game.roles import Role, Section
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Resources, Terrain, Troop, TroopKind


@dataclass(frozen=True, slots=True)
class PlaceRead:
    """A place of the ring; `in_reach` counts from 1, 0 is out of reach."""

    tile: str | None
    in_reach: int


@dataclass(frozen=True, slots=True)
class LandRead:
    """A tile of the landscape; `owner` None is open terrain."""

    tile: str
    cell: Cell
    owner: Heir | None
    besieged: bool
    treasure: str | None


@dataclass(frozen=True, slots=True)
class HeirRead:
    name: str
    active: bool
    reach: int
    access: Resources
    points: int
    discounts: int


@dataclass(frozen=True, slots=True)
class TreasureRead:
    """A treasure on a tile: the cells that count for its condition, and what it still lacks."""

    treasure: str
    cell: Cell
    counted: tuple[Cell, ...]
    lacks: int


@dataclass(frozen=True, slots=True)
class SoloRead:
    """What a game against Henry adds.

    `centre`: the cell around which he places his tiles; `scaffold`: where the scaffold stands,
    None before the human has built. While his turn is played, `taken` is the tile he has taken
    and not yet placed, and `leaving` the cell of a treasure about to be removed.
    """

    henry: Heir
    level: int
    pile: int
    treasures: tuple[TreasureRead, ...]
    centre: Cell
    scaffold: Cell | None
    taken: str | None = None
    leaving: Cell | None = None

    def on(self, cell: Cell) -> TreasureRead | None:
        """The treasure on a cell."""
        return next((each for each in self.treasures if each.cell == cell), None)


@dataclass(frozen=True, slots=True)
class Reading:
    """The whole table. Pairs are indexed by `Heir`; `turns_left` as in `State`; no `solo` in a
    duel."""

    places: tuple[PlaceRead, ...]
    shield: int
    crown: Heir
    land: dict[Cell, LandRead]
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    troops: tuple[tuple[Troop, ...], tuple[Troop, ...]]
    supply: int
    top: Terrain | None
    discards: tuple[str, ...]
    heirs: tuple[HeirRead, HeirRead]
    active: Heir | None
    turns_left: int | None
    solo: SoloRead | None = None

    def troops_at(self, cell: Cell) -> list[tuple[Heir, int]]:
        """The troops on a cell: at most one, but for the start of the game."""
        return [
            (heir, index)
            for heir in Heir
            for index, troop in enumerate(self.troops[heir])
            if troop.at == cell
        ]


def read(model: GameModel) -> Reading:
    """Everything the table shows; the model must have a game open."""

    def get(role: Role, section: Section, row: int = -1, child: int = -1) -> Any:
        return model.data(model.index_of(section, row, child), role)

    def count(section: Section, row: int = -1) -> int:
        return model.rowCount(model.index_of(section, row))

    places = tuple(
        PlaceRead(get(Role.TILE, Section.RESERVE, row), get(Role.IN_REACH, Section.RESERVE, row))
        for row in range(count(Section.RESERVE))
    )
    land: dict[Cell, LandRead] = {}
    for row in range(count(Section.LANDSCAPE)):
        owner = get(Role.OWNER, Section.LANDSCAPE, row)
        cell = get(Role.CELL, Section.LANDSCAPE, row)
        land[cell] = LandRead(
            tile=get(Role.TILE, Section.LANDSCAPE, row),
            cell=cell,
            owner=None if owner < 0 else Heir(owner),
            besieged=bool(get(Role.BESIEGED, Section.LANDSCAPE, row)),
            treasure=get(Role.TREASURE, Section.LANDSCAPE, row),
        )

    def hand(heir: Heir) -> tuple[str, ...]:
        rows = range(count(Section.HANDS, heir))
        return tuple(get(Role.TILE, Section.HANDS, heir, row) for row in rows)

    def troops(heir: Heir) -> tuple[Troop, ...]:
        found = []
        for row in range(count(Section.TROOPS, heir)):
            terrain = get(Role.TERRAIN, Section.TROOPS, heir, row)
            found.append(
                Troop(
                    kind=TroopKind(get(Role.KIND, Section.TROOPS, heir, row)),
                    at=get(Role.CELL, Section.TROOPS, heir, row),
                    moved=bool(get(Role.MOVED, Section.TROOPS, heir, row)),
                    terrain=None if terrain is None or terrain < 0 else Terrain(terrain),
                )
            )
        return tuple(found)

    def heir_read(heir: Heir) -> HeirRead:
        return HeirRead(
            name=get(Role.NAME, Section.HEIRS, heir),
            active=bool(get(Role.ACTIVE, Section.HEIRS, heir)),
            reach=get(Role.REACH, Section.HEIRS, heir),
            access=get(Role.ACCESS, Section.HEIRS, heir),
            points=get(Role.POINTS, Section.HEIRS, heir),
            discounts=get(Role.DISCOUNTS, Section.HEIRS, heir),
        )

    def solo_read() -> SoloRead | None:
        level = get(Role.LEVEL, Section.TREASURES)
        if level is None:
            return None
        scaffold = [
            cell for row, cell in enumerate(land) if get(Role.SCAFFOLD, Section.LANDSCAPE, row)
        ]
        return SoloRead(
            henry=Heir(get(Role.HEIR, Section.TREASURES)),
            level=level,
            pile=get(Role.COUNT, Section.TREASURES),
            treasures=tuple(
                TreasureRead(
                    treasure=get(Role.TREASURE, Section.TREASURES, row),
                    cell=get(Role.CELL, Section.TREASURES, row),
                    counted=get(Role.COUNTED, Section.TREASURES, row),
                    lacks=get(Role.LACKS, Section.TREASURES, row),
                )
                for row in range(count(Section.TREASURES))
            ),
            centre=get(Role.CELL, Section.TREASURES),
            scaffold=scaffold[0] if scaffold else None,
        )

    heirs = (heir_read(Heir.WHITE), heir_read(Heir.BLUE))
    top = get(Role.TOP_TERRAIN, Section.SUPPLY)
    return Reading(
        places=places,
        shield=get(Role.SLOT, Section.RESERVE),
        crown=Heir(get(Role.CROWN, Section.RESERVE)),
        land=land,
        hands=(hand(Heir.WHITE), hand(Heir.BLUE)),
        troops=(troops(Heir.WHITE), troops(Heir.BLUE)),
        supply=get(Role.COUNT, Section.SUPPLY),
        top=None if top < 0 else Terrain(top),
        discards=tuple(
            get(Role.TILE, Section.DISCARDS, row) for row in range(count(Section.DISCARDS))
        ),
        heirs=heirs,
        active=next((heir for heir in Heir if heirs[heir].active), None),
        turns_left=get(Role.TURNS_LEFT, Section.HEIRS),
        solo=solo_read(),
    )
