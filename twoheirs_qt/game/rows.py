"""The rows that show a moment of the game, made from its state alone.

Rows are made once for equal facts: most of them are the very same object from state to state,
which is what makes comparing two states quick.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from twoheirs_qt.game.moment import Moment
from twoheirs_qt.game.roles import DISPLAY, SPOKEN, Role, Section
from twoheirs_qt.game.tree import Node, Tree
from twoheirs_qt.rules import (
    Cell,
    Face,
    Heir,
    Resources,
    State,
    Terrain,
    Tile,
    Treasure,
    Troop,
    counted_cells,
    lacking,
    means_of,
    score_sheet,
)
from twoheirs_qt.words import Text, rows
from twoheirs_qt.words.names import Names, called, tile_name

NONE = -1
"""No terrain, no heir, no owner, in roles that are numbers."""


def view_tree(moment: Moment | None, names: Names) -> Tree:
    """The whole tree that shows `moment` (None: no game yet), one row a `Section`."""
    if moment is None:
        return tuple(_section(section) for section in Section)
    state = moment.state
    return (
        _reserve(state, names),
        _section(Section.LANDSCAPE, children=tuple(_landscape(state, names))),
        _section(
            Section.HANDS,
            children=tuple(_hand(heir, state.hands[heir], called(names, heir)) for heir in Heir),
        ),
        _section(
            Section.TROOPS,
            children=tuple(
                _troops(heir, state.troops[heir], called(names, heir), heir is state.henry)
                for heir in Heir
            ),
        ),
        _supply(len(state.stack), state.stack[0].terrain if state.stack else None),
        _discards(state.out),
        _treasures(state),
        _heirs(moment, names),
        _section(Section.LOG, children=moment.log),
    )


def _section(
    section: Section,
    values: tuple[tuple[Role, object], ...] = (),
    children: tuple[Node, ...] = (),
) -> Node:
    name = rows.SECTION_NAMES[section]
    return Node(section, {DISPLAY: name, SPOKEN: name, **dict(values)}, children)


# -- the royal reserve ----------------------------------------------------------------------------


def _reserve(state: State, names: Names) -> Node:
    own = means_of(state, state.active)
    numbers = {slot: number for number, slot in enumerate(own.slots, start=1)}
    crown = (state.crown, called(names, state.crown))
    places = tuple(
        _place(slot, tile, crown if slot == state.shield else None, numbers.get(slot, 0))
        for slot, tile in enumerate(state.slots)
    )
    return _section(
        Section.RESERVE,
        (
            (Role.CROWN, int(state.crown)),
            (Role.SLOT, state.shield),
            (Role.REACH, own.reach),
            (Role.COUNT, sum(tile is not None for tile in state.slots)),
        ),
        places,
    )


@lru_cache(maxsize=2048)
def _place(
    slot: int,
    tile: Tile | None,
    crown: tuple[Heir, Text] | None,
    number: int,
) -> Node:
    """`crown`: of the shield's place, whose crown it shows, and what that heir is called."""
    return Node(
        slot,
        {
            DISPLAY: rows.place_text(tile, crown is not None),
            SPOKEN: rows.place_spoken(tile, None if crown is None else crown[1], number),
            Role.SLOT: slot,
            Role.TILE: None if tile is None else tile.id,
            Role.TERRAIN: NONE if tile is None else int(tile.terrain),
            Role.IS_SHIELD: crown is not None,
            Role.CROWN: NONE if crown is None else int(crown[0]),
            Role.IN_REACH: number,
        },
    )


# -- the landscape --------------------------------------------------------------------------------


def _landscape(state: State, names: Names) -> Iterator[Node]:
    treasures = state.solo.treasures if state.solo is not None else {}
    scaffold = state.solo.last_built if state.solo is not None else None
    for cell, face in state.landscape.items():
        owner = None if face.owner is None else called(names, face.owner)
        yield _laid(cell, face, owner, cell in state.siege, treasures.get(cell), cell == scaffold)


@lru_cache(maxsize=2048)
def _laid(
    cell: Cell,
    face: Face,
    owner: Text | None,
    besieged: bool,
    treasure: Treasure | None,
    scaffold: bool,
) -> Node:
    return Node(
        cell,
        {
            DISPLAY: rows.landscape_text(cell, face),
            SPOKEN: rows.landscape_spoken(cell, face, owner, besieged),
            Role.TILE: face.tile.id,
            Role.CELL: cell,
            Role.OWNER: NONE if face.owner is None else int(face.owner),
            Role.TERRAIN: int(face.terrain),
            Role.TURNED: face.owner is None,
            Role.BESIEGED: besieged,
            Role.TREASURE: None if treasure is None else treasure.id,
            Role.SCAFFOLD: scaffold,
        },
    )


# -- hands, troops, supply, discards --------------------------------------------------------------


@lru_cache(maxsize=512)
def _tile_row(tile: Tile, heir: int = NONE) -> Node:
    return Node(
        tile.id,
        {
            DISPLAY: tile_name(tile),
            SPOKEN: rows.held_spoken(tile),
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
        tuple(_tile_row(tile, int(heir)) for tile in hand),
    )


@lru_cache(maxsize=256)
def _troops(heir: Heir, troops: tuple[Troop, ...], name: Text, is_henrys: bool) -> Node:
    return Node(
        heir,
        {DISPLAY: name, SPOKEN: name, Role.HEIR: int(heir), Role.NAME: name},
        tuple(_troop(number, troop, int(heir), is_henrys) for number, troop in enumerate(troops)),
    )


@lru_cache(maxsize=2048)
def _troop(number: int, troop: Troop, heir: int, is_henrys: bool) -> Node:
    return Node(
        number,
        {
            DISPLAY: rows.troop_text(troop, is_henrys),
            SPOKEN: rows.troop_spoken(troop, is_henrys),
            Role.HEIR: heir,
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
            Role.COUNT: count,
            Role.TOP_TERRAIN: NONE if top is None else int(top),
        },
    )


@lru_cache(maxsize=128)
def _discards(out: tuple[Tile, ...]) -> Node:
    tiles = tuple(_tile_row(tile) for tile in out)
    return _section(Section.DISCARDS, ((Role.COUNT, len(out)),), tiles)


def _treasures(state: State) -> Node:
    if state.solo is None:
        return _section(Section.TREASURES, ((Role.COUNT, 0),))
    return _section(
        Section.TREASURES,
        (
            (Role.COUNT, len(state.solo.pile)),
            (Role.LEVEL, state.solo.level),
            (Role.HEIR, int(state.south.opponent)),
            (Role.CELL, state.solo.centre),
        ),
        tuple(
            _treasure(cell, each, counted_cells(state, cell, each))
            for cell, each in state.solo.treasures.items()
        ),
    )


@lru_cache(maxsize=256)
def _treasure(cell: Cell, treasure: Treasure, counted: tuple[Cell, ...]) -> Node:
    lacks = lacking(treasure, counted)
    return Node(
        treasure.id,
        {
            DISPLAY: rows.treasure_text(cell, treasure),
            SPOKEN: rows.treasure_spoken(cell, treasure, lacks),
            Role.TREASURE: treasure.id,
            Role.CELL: cell,
            Role.COUNTED: counted,
            Role.LACKS: lacks,
        },
    )


# -- the heirs ------------------------------------------------------------------------------------


def _heirs(moment: Moment, names: Names) -> Node:
    state = moment.state
    over = state.is_over or moment.given_up
    points = [score.total for score in score_sheet(state).heirs]
    heirs = []
    for heir in Heir:
        own = means_of(state, heir)
        active = heir is state.active and not over
        heirs.append(
            _heir(
                heir,
                called(names, heir),
                active,
                own.reach,
                own.access,
                points[heir],
                len(state.hands[heir]),
                state.discounts if active else 0,
            )
        )
    values = ((Role.TURN, moment.turn), (Role.TURNS_LEFT, state.turns_left))
    return _section(Section.HEIRS, values, tuple(heirs))


@lru_cache(maxsize=2048)
def _heir(
    heir: Heir,
    name: Text,
    active: bool,
    reach: int,
    access: Resources,
    points: int,
    held: int,
    discounts: int,
) -> Node:
    return Node(
        heir,
        {
            DISPLAY: name,
            SPOKEN: rows.heir_spoken(name, points, reach, access),
            Role.HEIR: int(heir),
            Role.NAME: name,
            Role.ACTIVE: active,
            Role.REACH: reach,
            Role.ACCESS: access,
            Role.POINTS: points,
            Role.COUNT: held,
            Role.DISCOUNTS: discounts,
        },
    )
