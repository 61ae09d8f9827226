"""What the model says, read into values that the table is drawn from.

Read anew after every change of the model and never kept beyond the next one: the model stays the
only source.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from twoheirs_qt.game.model import GameModel
from twoheirs_qt.game.roles import Role, Section
from twoheirs_qt.game.tree import Node, Tree
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Resources, Terrain, Troop, TroopKind
from twoheirs_qt.words.text import Text


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

    @property
    def asks_henry(self) -> bool:
        """Whether it can be asked where Henry will build: not in a duel, nor once it is over."""
        return self.solo is not None and self.active is not None

    @property
    def home(self) -> frozenset[Cell]:
        """Where the retinue stands of whose turn it is; against Henry that of the human."""
        heir = Heir.WHITE if self.active is None else self.active
        if self.solo is not None:
            heir = self.solo.henry.opponent
        return frozenset(
            troop.at
            for troop in self.troops[heir]
            if troop.kind is TroopKind.RETINUE and troop.at is not None
        )

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
    tree = model.tree
    reserve, heirs = tree[Section.RESERVE].values, _heirs(model, tree[Section.HEIRS])
    white, blue = tree[Section.HANDS].children
    supply = tree[Section.SUPPLY].values
    top = _number(supply, Role.TOP_TERRAIN)
    return Reading(
        places=tuple(
            PlaceRead(_word(row.values, Role.TILE), _number(row.values, Role.IN_REACH))
            for row in tree[Section.RESERVE].children
        ),
        shield=_number(reserve, Role.SLOT),
        crown=Heir(_number(reserve, Role.CROWN)),
        land={land.cell: land for land in map(_land, tree[Section.LANDSCAPE].children)},
        hands=(_tiles(white), _tiles(blue)),
        troops=_troops(tree[Section.TROOPS]),
        supply=_number(supply, Role.COUNT),
        top=None if top < 0 else Terrain(top),
        discards=_tiles(tree[Section.DISCARDS]),
        heirs=heirs,
        active=next((heir for heir in Heir if heirs[heir].active), None),
        turns_left=cast("int | None", tree[Section.HEIRS].values[Role.TURNS_LEFT]),
        solo=_solo(tree),
    )


_Values = Mapping[int, object]


def _number(values: _Values, role: Role) -> int:
    return cast("int", values[role])


def _word(values: _Values, role: Role) -> str | None:
    return cast("str | None", values[role])


def _cell(values: _Values) -> Cell:
    return cast("Cell", values[Role.CELL])


def _tiles(parent: Node) -> tuple[str, ...]:
    return tuple(cast("str", row.values[Role.TILE]) for row in parent.children)


def _land(row: Node) -> LandRead:
    values, owner = row.values, _number(row.values, Role.OWNER)
    return LandRead(
        tile=cast("str", values[Role.TILE]),
        cell=_cell(values),
        owner=None if owner < 0 else Heir(owner),
        besieged=bool(values[Role.BESIEGED]),
        treasure=_word(values, Role.TREASURE),
    )


def _troops(section: Node) -> tuple[tuple[Troop, ...], tuple[Troop, ...]]:
    white, blue = (tuple(_troop(row.values) for row in heir.children) for heir in section.children)
    return white, blue


def _troop(values: _Values) -> Troop:
    terrain = _number(values, Role.TERRAIN)
    return Troop(
        kind=TroopKind(values[Role.KIND]),
        at=cast("Cell | None", values[Role.CELL]),
        moved=bool(values[Role.MOVED]),
        terrain=None if terrain < 0 else Terrain(terrain),
    )


def _heirs(model: GameModel, section: Node) -> tuple[HeirRead, HeirRead]:
    white, blue = (
        HeirRead(
            name=model.words(cast("Text", row.values[Role.NAME])),
            active=bool(row.values[Role.ACTIVE]),
            reach=_number(row.values, Role.REACH),
            access=cast("Resources", row.values[Role.ACCESS]),
            points=_number(row.values, Role.POINTS),
            discounts=_number(row.values, Role.DISCOUNTS),
        )
        for row in section.children
    )
    return white, blue


def _solo(tree: Tree) -> SoloRead | None:
    section = tree[Section.TREASURES]
    if section.values.get(Role.LEVEL) is None:
        return None
    scaffold = [
        _cell(row.values) for row in tree[Section.LANDSCAPE].children if row.values[Role.SCAFFOLD]
    ]
    return SoloRead(
        henry=Heir(_number(section.values, Role.HEIR)),
        level=_number(section.values, Role.LEVEL),
        pile=_number(section.values, Role.COUNT),
        treasures=tuple(
            TreasureRead(
                treasure=cast("str", row.values[Role.TREASURE]),
                cell=_cell(row.values),
                counted=cast("tuple[Cell, ...]", row.values[Role.COUNTED]),
                lacks=_number(row.values, Role.LACKS),
            )
            for row in section.children
        ),
        centre=_cell(section.values),
        scaffold=scaffold[0] if scaffold else None,
    )
