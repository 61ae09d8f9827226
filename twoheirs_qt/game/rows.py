"""The rows that show a reading of the game.

Rows are made once for equal facts: most of them are the very same object from state to state,
which is what makes comparing two states quick.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from twoheirs_qt.game.roles import DISPLAY, SPOKEN, Role, Section
from twoheirs_qt.game.snapshot import HeirSnapshot, TableSnapshot
from twoheirs_qt.game.targets import (
    DiscardPile,
    HandTile,
    HeirArea,
    LandCell,
    PlaceTroop,
    ReservePlace,
    Subject,
    SupplyPile,
    TreasurePile,
    TreasureToken,
)
from twoheirs_qt.game.tree import Node, Tree
from twoheirs_qt.rules import (
    Cell,
    Face,
    Heir,
    Terrain,
    Tile,
    Treasure,
    Troop,
)
from twoheirs_qt.words import Text, rows
from twoheirs_qt.words.names import tile_name

NONE = -1
"""No terrain, no heir, no owner, in roles that are numbers."""


def view_tree(snapshot: TableSnapshot | None, chronicle: tuple[Node, ...] = ()) -> Tree:
    """The whole tree that shows a reading (None: no game yet), one row a `Section`."""
    if snapshot is None:
        return tuple(_section(section) for section in Section)
    names = [each.name for each in snapshot.heirs]
    return (
        _reserve(snapshot),
        _section(Section.LANDSCAPE, children=tuple(_landscape(snapshot))),
        _section(
            Section.HANDS,
            children=tuple(
                _hand(heir, _tiles(snapshot, snapshot.hands[heir]), names[heir]) for heir in Heir
            ),
        ),
        _section(
            Section.TROOPS,
            children=tuple(
                _troops(heir, snapshot.troops[heir], names[heir], heir is snapshot.henry)
                for heir in Heir
            ),
        ),
        _supply(snapshot.supply, snapshot.top),
        _discards(_tiles(snapshot, snapshot.discards)),
        _treasures(snapshot),
        _heirs(snapshot),
        _section(Section.CHRONICLE, children=chronicle),
    )


def _tiles(snapshot: TableSnapshot, ids: tuple[str, ...]) -> tuple[Tile, ...]:
    return tuple(snapshot.catalogue.tiles[each] for each in ids)


def _section(
    section: Section,
    values: tuple[tuple[Role, object], ...] = (),
    children: tuple[Node, ...] = (),
) -> Node:
    name = rows.SECTION_NAMES[section]
    return Node(section, {DISPLAY: name, SPOKEN: name, **dict(values)}, children)


# -- the royal reserve ----------------------------------------------------------------------------


def _reserve(snapshot: TableSnapshot) -> Node:
    crown = (snapshot.crown, snapshot.heirs[snapshot.crown].name)
    places = tuple(
        _place(
            slot,
            None if place.tile is None else snapshot.catalogue.tiles[place.tile],
            crown if slot == snapshot.shield else None,
            place.in_reach,
        )
        for slot, place in enumerate(snapshot.places)
    )
    return _section(
        Section.RESERVE,
        (
            (Role.CROWN, int(snapshot.crown)),
            (Role.SLOT, snapshot.shield),
            (Role.REACH, snapshot.heirs[snapshot.last_active].reach),
            (Role.COUNT, sum(place.tile is not None for place in snapshot.places)),
        ),
        places,
    )


@lru_cache(maxsize=2048)
def _place(slot: int, tile: Tile | None, crown: tuple[Heir, Text] | None, number: int) -> Node:
    """`crown`: on the shield's place, the name of the heir whose crown the shield shows."""
    return Node(
        slot,
        {
            DISPLAY: rows.place_text(tile, crown is not None),
            SPOKEN: rows.place_spoken(tile, None if crown is None else crown[1], number),
            Role.SUBJECT: ReservePlace(slot),
            Role.SLOT: slot,
            Role.TILE: None if tile is None else tile.id,
            Role.TERRAIN: NONE if tile is None else int(tile.terrain),
            Role.IS_SHIELD: crown is not None,
            Role.CROWN: NONE if crown is None else int(crown[0]),
            Role.IN_REACH: number,
        },
    )


# -- the landscape --------------------------------------------------------------------------------


def _landscape(snapshot: TableSnapshot) -> Iterator[Node]:
    scaffold = None if snapshot.solo is None else snapshot.solo.scaffold
    for cell, land in snapshot.land.items():
        owner = None if land.owner is None else snapshot.heirs[land.owner].name
        face = snapshot.catalogue.tiles[land.tile].face(land.owner)
        yield _laid(cell, face, owner, land.besieged, land.treasure, cell == scaffold)


@lru_cache(maxsize=2048)
def _laid(
    cell: Cell,
    face: Face,
    owner: Text | None,
    besieged: bool,
    treasure: str | None,
    scaffold: bool,
) -> Node:
    return Node(
        cell,
        {
            DISPLAY: rows.landscape_text(cell, face),
            SPOKEN: rows.landscape_spoken(cell, face, owner, besieged),
            Role.SUBJECT: LandCell(cell),
            Role.TILE: face.tile.id,
            Role.CELL: cell,
            Role.OWNER: NONE if face.owner is None else int(face.owner),
            Role.TERRAIN: int(face.terrain),
            Role.TURNED: face.owner is None,
            Role.BESIEGED: besieged,
            Role.TREASURE: treasure,
            Role.SCAFFOLD: scaffold,
        },
    )


# -- hands, troops, supply, discards --------------------------------------------------------------


@lru_cache(maxsize=512)
def _tile_row(tile: Tile, subject: Subject, heir: int = NONE) -> Node:
    return Node(
        tile.id,
        {
            DISPLAY: tile_name(tile),
            SPOKEN: rows.held_spoken(tile),
            Role.SUBJECT: subject,
            Role.TILE: tile.id,
            Role.TERRAIN: int(tile.terrain),
            Role.HEIR: heir,
        },
    )


@lru_cache(maxsize=256)
def _hand(heir: Heir, hand: tuple[Tile, ...], name: Text) -> Node:
    return Node(
        heir,
        {
            DISPLAY: name,
            SPOKEN: rows.hand_spoken(name, len(hand)),
            Role.HEIR: int(heir),
            Role.NAME: name,
            Role.COUNT: len(hand),
        },
        tuple(_tile_row(tile, HandTile(heir, tile.id), int(heir)) for tile in hand),
    )


@lru_cache(maxsize=256)
def _troops(heir: Heir, troops: tuple[Troop, ...], name: Text, is_henrys: bool) -> Node:
    return Node(
        heir,
        {DISPLAY: name, SPOKEN: name, Role.HEIR: int(heir), Role.NAME: name},
        tuple(_troop(number, troop, heir, is_henrys) for number, troop in enumerate(troops)),
    )


@lru_cache(maxsize=2048)
def _troop(number: int, troop: Troop, heir: Heir, is_henrys: bool) -> Node:
    return Node(
        number,
        {
            DISPLAY: rows.troop_text(troop, is_henrys),
            SPOKEN: rows.troop_spoken(troop, is_henrys),
            Role.SUBJECT: PlaceTroop(heir, number),
            Role.HEIR: int(heir),
            Role.KIND: troop.kind.value,
            Role.CELL: troop.at,
            Role.MOVED: troop.moved,
            Role.TERRAIN: NONE if troop.terrain is None else int(troop.terrain),
        },
    )


@lru_cache(maxsize=128)
def _supply(count: int, top: Terrain | None) -> Node:
    return Node(
        Section.SUPPLY,
        {
            DISPLAY: rows.supply_text(count),
            SPOKEN: rows.supply_spoken(count, top),
            Role.SUBJECT: SupplyPile(),
            Role.COUNT: count,
            Role.TOP_TERRAIN: NONE if top is None else int(top),
        },
    )


@lru_cache(maxsize=128)
def _discards(out: tuple[Tile, ...]) -> Node:
    pile = DiscardPile()
    tiles = tuple(_tile_row(tile, pile) for tile in out)
    return _section(Section.DISCARDS, ((Role.SUBJECT, pile), (Role.COUNT, len(out))), tiles)


def _treasures(snapshot: TableSnapshot) -> Node:
    solo = snapshot.solo
    if solo is None:
        return _section(Section.TREASURES, ((Role.COUNT, 0),))
    treasures = snapshot.catalogue.treasures
    return _section(
        Section.TREASURES,
        (
            (Role.SUBJECT, TreasurePile()),
            (Role.COUNT, solo.pile),
            (Role.LEVEL, solo.level),
            (Role.HEIR, int(solo.henry)),
            (Role.CELL, solo.centre),
        ),
        tuple(
            _treasure(each.cell, treasures[each.treasure], each.counted, each.lacks)
            for each in solo.treasures
        ),
    )


@lru_cache(maxsize=256)
def _treasure(cell: Cell, treasure: Treasure, counted: tuple[Cell, ...], lacks: int) -> Node:
    return Node(
        treasure.id,
        {
            DISPLAY: rows.treasure_text(cell, treasure),
            SPOKEN: rows.treasure_spoken(cell, treasure, lacks),
            Role.SUBJECT: TreasureToken(cell),
            Role.TREASURE: treasure.id,
            Role.CELL: cell,
            Role.COUNTED: counted,
            Role.LACKS: lacks,
        },
    )


# -- the heirs ------------------------------------------------------------------------------------


def _heirs(snapshot: TableSnapshot) -> Node:
    values = ((Role.TURN, snapshot.turn), (Role.TURNS_LEFT, snapshot.turns_left))
    heirs = (_heir(heir, snapshot.heirs[heir], len(snapshot.hands[heir])) for heir in Heir)
    return _section(Section.HEIRS, values, tuple(heirs))


@lru_cache(maxsize=2048)
def _heir(heir: Heir, read: HeirSnapshot, held: int) -> Node:
    return Node(
        heir,
        {
            DISPLAY: read.name,
            Role.SUBJECT: HeirArea(heir),
            SPOKEN: rows.heir_spoken(read.name, read.points, read.reach, read.access),
            Role.HEIR: int(heir),
            Role.NAME: read.name,
            Role.ACTIVE: read.active,
            Role.REACH: read.reach,
            Role.ACCESS: read.access,
            Role.POINTS: read.points,
            Role.COUNT: held,
            Role.DISCOUNTS: read.discounts,
        },
    )
