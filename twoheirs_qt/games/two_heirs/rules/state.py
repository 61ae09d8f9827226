"""A state of the game: an immutable value with everything the rules need to continue."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final, NoReturn

from twoheirs_qt.games.two_heirs.rules.cells import (
    CELL_BY_SPOT,
    OFF_BOARD,
    SPOT_BY_CELL,
    Cell,
    LookupTable,
    Spot,
)
from twoheirs_qt.games.two_heirs.rules.components import (
    BLUE,
    WHITE,
    Catalogue,
    Face,
    Heir,
    Terrain,
    Tile,
    TileSet,
    Treasure,
    Troop,
    TroopKind,
)
from twoheirs_qt.games.two_heirs.rules.core import (
    HAND_LIMIT,
    LAST_TURNS,
    MAX_DISCOUNTS,
    RING_SIZE,
    Core,
    Setting,
    Supply,
    TroopSpots,
)
from twoheirs_qt.games.two_heirs.rules.landscape import Land, Landscape

__all__ = ["HAND_LIMIT", "LAST_TURNS", "MAX_DISCOUNTS", "RING_SIZE", "Solo", "State"]


@dataclass(frozen=True, slots=True)
class Solo:
    """The additional state of a game against Henry (rules §7).

    `pile`: treasures face down, top first. `treasures`: those on the landscape, by cell.
    `last_built`: where the scaffold stands, None before the human has built. `start`: the
    starting tile.
    """

    level: int
    pile: tuple[Treasure, ...]
    treasures: Mapping[Cell, Treasure]
    last_built: Cell | None
    start: Cell

    def __hash__(self) -> int:
        treasures = frozenset(self.treasures.items())
        return hash((self.level, self.pile, treasures, self.last_built, self.start))

    @property
    def centre(self) -> Cell:
        """The cell around which Henry places his tiles."""
        return self.start if self.last_built is None else self.last_built


def _read_core(path: str) -> Any:
    """Make a property that reads an attribute of the core."""
    return property(attrgetter(path))


_new = object.__new__
_set = object.__setattr__


class State:
    """An immutable state. Compare by value; change by `rules.apply` only.

    - `catalogue`: the tiles and treasures in play
    - `south`: the heir at the bottom of the board; `active`: whose turn it is, or who would be
      next when the game is over
    - `landscape`: which tile lies where, in the order in which they were placed
    - `troops`: per heir, a retinue and two troops, which keep their places in the tuple
    - `slots`: the 7 places of the royal reserve, clockwise; `slots[shield]` is None
    - `crown`: whose crown the shield shows; `taken`: this turn's obligatory take is done
    - `hands`: per heir, in the order in which the tiles came
    - `stack`: the supply, top first
    - `discounts`: open discounts of this turn
    - `siege`: cells of buildings that may be destroyed right now, sorted
    - `turns_left`: None until the end is triggered, then the turns still to end, this included
    - `solo`: None in a duel
    - `removed_tiles`: tiles that left the game, as far as known. It follows from the rest, so it
      does not count in equality.
    - `hidden`: how many tiles at the bottom of `stack` lie there in an order that is not known; of
      the topmost one the terrain is. It is no fact of the game and does not count in equality.

    States are equal if the same can follow from them: the order of alike troops and of the tiles in
    a hand does not count.

    The rules work on `core`; the fields above are read from it on demand.
    """

    __slots__ = ("_core", "_hash")

    _core: Core
    _hash: int

    def __init__(
        self,
        *,
        catalogue: Catalogue,
        south: Heir,
        score_roads: bool,
        active: Heir,
        landscape: Mapping[Cell, Face],
        troops: tuple[tuple[Troop, ...], tuple[Troop, ...]],
        slots: tuple[Tile | None, ...],
        shield: int,
        crown: Heir,
        hands: tuple[tuple[Tile, ...], tuple[Tile, ...]] = ((), ()),
        stack: tuple[Tile, ...] = (),
        taken: bool = False,
        discounts: int = 0,
        siege: tuple[Cell, ...] = (),
        turns_left: int | None = None,
        solo: Solo | None = None,
        removed_tiles: tuple[Tile, ...] = (),
        hidden: int = 0,
    ) -> None:
        core = Core()
        if solo is None:
            core.setting = Setting(catalogue, south, score_roads)
            core.pile, core.treasures, core.last_built = (), {}, None
        else:
            start = SPOT_BY_CELL[solo.start]
            core.setting = Setting(catalogue, south, score_roads, south.opponent, solo.level, start)
            core.pile = solo.pile
            core.treasures = {
                SPOT_BY_CELL[cell]: treasure for cell, treasure in solo.treasures.items()
            }
            core.last_built = None if solo.last_built is None else SPOT_BY_CELL[solo.last_built]
        core.active = active
        core.land = Land.of(landscape)
        core.troops = (_find_troop_spots(troops[0]), _find_troop_spots(troops[1]))
        core.moved = (_pack_moved(troops[0]), _pack_moved(troops[1]))
        core.slots = slots
        core.shield = shield
        core.crown = crown
        core.hands = hands
        core.supply = Supply(stack, hidden)
        core.supply_left = len(stack)
        core.taken = taken
        core.discounts = discounts
        core.siege = tuple([SPOT_BY_CELL[cell] for cell in siege])
        core.turns_left = turns_left
        core.removed_tiles = removed_tiles
        core.clear_cache()
        _set(self, "_core", core)

    @staticmethod
    def of(core: Core) -> State:
        """Wrap `core`, which must not be changed any more."""
        state = _new(State)
        _set_core(state, core)
        return state

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a State is immutable: cannot set {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a State is immutable: cannot delete {name}")

    # -- fields -----------------------------------------------------------------------------------

    core: Core = _read_core("_core")
    """The state as the rules work on it; never changed."""
    catalogue: Catalogue = _read_core("_core.setting.catalogue")
    south: Heir = _read_core("_core.setting.south")
    score_roads: bool = _read_core("_core.setting.score_roads")
    henry: Heir | None = _read_core("_core.setting.henry")
    """The heir that Henry plays, None in a duel; the human is South (rules §7)."""
    active: Heir = _read_core("_core.active")
    landscape: Landscape = _read_core("_core.land.by_cell")
    slots: tuple[Tile | None, ...] = _read_core("_core.slots")
    shield: int = _read_core("_core.shield")
    crown: Heir = _read_core("_core.crown")
    hands: tuple[tuple[Tile, ...], tuple[Tile, ...]] = _read_core("_core.hands")
    taken: bool = _read_core("_core.taken")
    discounts: int = _read_core("_core.discounts")
    turns_left: int | None = _read_core("_core.turns_left")
    removed_tiles: tuple[Tile, ...] = _read_core("_core.removed_tiles")

    @property
    def troops(self) -> tuple[tuple[Troop, ...], tuple[Troop, ...]]:
        core = self._core
        henry = core.setting.henry
        (white, blue), (white_moved, blue_moved) = core.troops, core.moved
        return _TROOPS_OF_HEIR[white, white_moved, henry is WHITE], _TROOPS_OF_HEIR[
            blue, blue_moved, henry is BLUE
        ]

    @property
    def stack(self) -> tuple[Tile, ...]:
        return self._core.supply.list_remaining(self._core.supply_left)

    @property
    def hidden(self) -> int:
        return min(self._core.supply.hidden, self._core.supply_left)

    @property
    def siege(self) -> tuple[Cell, ...]:
        return tuple([CELL_BY_SPOT[spot] for spot in self._core.siege])

    @property
    def solo(self) -> Solo | None:
        core = self._core
        setting = core.setting
        if setting.level is None:
            return None
        assert setting.start is not None
        return Solo(
            level=setting.level,
            pile=core.pile,
            treasures={CELL_BY_SPOT[spot]: treasure for spot, treasure in core.treasures.items()},
            last_built=None if core.last_built is None else CELL_BY_SPOT[core.last_built],
            start=CELL_BY_SPOT[setting.start],
        )

    @property
    def sets(self) -> tuple[TileSet, ...]:
        """The sets whose tiles take part, in the order of the box."""
        tiles = [
            tile for tile in (*self.slots, *self.stack, *self.removed_tiles) if tile is not None
        ]
        tiles += [*self.hands[0], *self.hands[1], *(face.tile for face in self.landscape.values())]
        sets = {tile.tile_set for tile in tiles}
        return tuple(tile_set for tile_set in TileSet if tile_set in sets)

    @property
    def is_over(self) -> bool:
        """Whether the last turn has ended (rules §6)."""
        return self._core.turns_left == 0

    # -- as a value -------------------------------------------------------------------------------

    def replace(self, **changes: Any) -> State:
        """The same with other values of these fields, such as `stack=`, whatever rules say."""
        return State(**{**{name: getattr(self, name) for name in _FIELDS}, **changes})

    def _make_key(self) -> tuple[object, ...]:
        """The fields that are compared; alike troops (R4) and the tiles of a hand have no order."""
        return (
            self.catalogue.digest,
            self.south,
            self.score_roads,
            self.active,
            self.landscape,
            *(frozenset(troops) for troops in self.troops),
            self.slots,
            self.shield,
            self.crown,
            *(frozenset(hand) for hand in self.hands),
            self.stack,
            self.taken,
            self.discounts,
            self.siege,
            self.turns_left,
            self.solo,
        )

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return self._make_key() == other._make_key() if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:
            _set(self, "_hash", hash(self._make_key()))
            return self._hash

    def __repr__(self) -> str:
        return f"<State {self.active.word} to move, {len(self.landscape)} tiles in the landscape>"


_set_core = State.__dict__["_core"].__set__
"""Sets the core without `__setattr__`."""

_FIELDS: Final = (
    *("catalogue", "south", "score_roads", "active", "landscape", "troops", "slots", "shield"),
    *("crown", "hands", "stack", "hidden", "taken", "discounts", "siege", "turns_left", "solo"),
    "removed_tiles",
)


# -- troops ---------------------------------------------------------------------------------------


def _find_troop_spots(troops: tuple[Troop, ...]) -> TroopSpots:
    """The spots of the troops. Raises ValueError if they are not a retinue and two troops."""
    if [troop.kind for troop in troops] != [TroopKind.RETINUE, TroopKind.TROOP, TroopKind.TROOP]:
        raise ValueError("an heir has a retinue and two troops, in this order")
    retinue, first, second = (
        OFF_BOARD if troop.at is None else SPOT_BY_CELL[troop.at] for troop in troops
    )
    return retinue, first, second


def _pack_moved(troops: tuple[Troop, ...]) -> int:
    return sum(troop.moved << index for index, troop in enumerate(troops))


def find_troop(core: Core, heir: Heir, index: int) -> Troop:
    """Troop number `index` of `heir` as it appears in `State.troops`."""
    return _TROOPS_OF_HEIR[core.troops[heir], core.moved[heir], heir is core.setting.henry][index]


def _make_troops(key: tuple[TroopSpots, int, bool]) -> tuple[Troop, ...]:
    spots, moved, is_henrys = key
    return tuple([_TROOPS[at, n, moved >> n & 1, is_henrys] for n, at in enumerate(spots)])


def _make_troop(key: tuple[Spot, int, int, bool]) -> Troop:
    at, index, moved, is_henrys = key
    return Troop(
        TroopKind.TROOP if index else TroopKind.RETINUE,
        None if at == OFF_BOARD else CELL_BY_SPOT[at],
        bool(moved),
        Terrain(index) if is_henrys else None,
    )


_TROOPS: Final = LookupTable(_make_troop)
_TROOPS_OF_HEIR: Final = LookupTable(_make_troops)
"""One shared object for each possible troop, and for each possible tuple of three."""
