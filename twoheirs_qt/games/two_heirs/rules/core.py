"""The core: a state as the rules work on it, of small integers, flat tuples and shared objects.

`State` wraps it for all other code. An action changes a copy; a core in a state is never changed
again. Reach, access and cells of the active heir are cached in a core and kept in its copy; each
action clears those that it affects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from twoheirs_qt.games.two_heirs.rules.cells import Spot
from twoheirs_qt.games.two_heirs.rules.components import (
    WHITE,
    Catalogue,
    Face,
    Heir,
    Resources,
    Tile,
    Treasure,
)
from twoheirs_qt.games.two_heirs.rules.landscape import Land, Spots

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.rules.actions import Action


class UnknownTile(LookupError):
    """Raised when a tile of unknown identity is drawn: reveal it first (`unseen.reveal`)."""


class Supply:
    """The tiles of a supply, top first. All states of a game share one and count what is left.

    `hidden`: the order of so many at the bottom is not known; `tiles` names them in any order, but
    for the terrain of the topmost one. A single one has no order.
    """

    __slots__ = ("_keys", "hidden", "tiles")

    def __init__(self, tiles: tuple[Tile, ...], hidden: int = 0) -> None:
        self.tiles = tiles
        self.hidden = hidden if hidden > 1 else 0
        self._keys: tuple[int, ...] | None = None

    def get_top(self, tiles_left: int) -> Tile:
        """The topmost of the last `tiles_left` tiles, at least one."""
        return self.tiles[-tiles_left]

    def draw_top(self, tiles_left: int) -> Tile:
        """The topmost tile, to be turned face up. Raises UnknownTile if it is not known."""
        if tiles_left <= self.hidden:
            raise UnknownTile(f"which of {tiles_left} tiles lies on top of the supply is not known")
        return self.tiles[-tiles_left]

    def list_remaining(self, tiles_left: int) -> tuple[Tile, ...]:
        """The last `tiles_left` tiles, top first."""
        return self.tiles[len(self.tiles) - tiles_left :]

    def make_key(self, tiles_left: int) -> int:
        """A number that supplies with the same last `tiles_left` tiles share, in one run."""
        if self._keys is None:
            keys = [0]
            for tile in reversed(self.tiles):
                keys.append(hash((keys[-1], tile.id)))
            self._keys = tuple(keys)
        return self._keys[tiles_left]


RING_SIZE: Final = 7
"""The number of places in the ring of the royal reserve, the shield's included."""

HAND_LIMIT: Final = 3
"""Tiles that an heir may hold at the end of a turn."""

LAST_TURNS: Final = 3
"""Turns still to end when the end is triggered: the running one, and one more of each heir."""

MAX_DISCOUNTS: Final = 54
"""One for each tile of the box; only a position made by hand comes near it."""

TroopSpots: TypeAlias = tuple[Spot, Spot, Spot]
"""The spots of an heir's troops, the retinue first; `OFF_BOARD` is in the royal reserve, for
Henry's outside the game. Henry's troops are in the order of their terrains."""

RETINUE: Final = 0
"""The index of the retinue in a `TroopSpots`."""


class Setting(NamedTuple):
    """The constants of a game. `level` and `start` (rules §7): None in a duel."""

    catalogue: Catalogue
    south: Heir
    score_roads: bool
    henry: Heir | None = None
    level: int | None = None
    start: Spot | None = None


class Core:
    """The fields of a state; listed are those that look different in `State`.

    - `troops`: per heir, where they stand; `moved`: per heir, a bit for each that has moved
    - `supply` and `supply_left`: the last `supply_left` tiles of the supply remain
    - `siege`: spots of buildings that may be destroyed right now
    - `pile`, `treasures`, `last_built`: as in `Solo`, by spots

    Cached for the active heir, None until they are needed: `slots_in_reach`, `access`, `cells`
    (where tiles may be laid), `troop_actions` (marches, withdrawals and deployments).
    """

    __slots__ = (
        "access",
        "active",
        "cells",
        "crown",
        "discounts",
        "hands",
        "land",
        "last_built",
        "moved",
        "pile",
        "removed_tiles",
        "setting",
        "shield",
        "siege",
        "slots",
        "slots_in_reach",
        "supply",
        "supply_left",
        "taken",
        "treasures",
        "troop_actions",
        "troops",
        "turns_left",
    )

    setting: Setting
    active: Heir
    land: Land
    troops: tuple[TroopSpots, TroopSpots]
    moved: tuple[int, int]
    slots: tuple[Tile | None, ...]
    shield: int
    crown: Heir
    hands: tuple[tuple[Tile, ...], tuple[Tile, ...]]
    supply: Supply
    supply_left: int
    taken: bool
    discounts: int
    siege: Spots
    turns_left: int | None
    pile: tuple[Treasure, ...]
    treasures: dict[Spot, Treasure]
    last_built: Spot | None
    removed_tiles: tuple[Tile, ...]

    slots_in_reach: tuple[int, ...] | None
    access: Resources | None
    cells: Spots | None
    troop_actions: list[Action] | None

    def copy(self) -> Core:
        """Make a copy for an action to change."""
        core = Core()
        core.setting = self.setting
        core.active = self.active
        core.land = self.land
        core.troops = self.troops
        core.moved = self.moved
        core.slots = self.slots
        core.shield = self.shield
        core.crown = self.crown
        core.hands = self.hands
        core.supply = self.supply
        core.supply_left = self.supply_left
        core.taken = self.taken
        core.discounts = self.discounts
        core.siege = self.siege
        core.turns_left = self.turns_left
        core.pile = self.pile
        core.treasures = self.treasures
        core.last_built = self.last_built
        core.removed_tiles = self.removed_tiles
        core.slots_in_reach = self.slots_in_reach
        core.access = self.access
        core.cells = self.cells
        core.troop_actions = self.troop_actions
        return core

    # -- changes to a copy ------------------------------------------------------------------------

    def clear_cache(self) -> None:
        """Clear everything that is cached for the active heir."""
        self.slots_in_reach = self.access = self.cells = self.troop_actions = None

    def lay(self, spot: Spot, face: Face) -> None:
        """Put a tile on an empty cell."""
        self.land = self.land.lay(spot, face)
        if self.cells is not None:
            self.cells = tuple([cell for cell in self.cells if cell != spot])
        self.troop_actions = None
        if face.produces is not None:
            self.access = None

    def turn_over(self, spot: Spot) -> Tile:
        """Turn a building face down; it is open terrain from now on."""
        tile = self.land.faces[spot].tile
        self.land = self.land.lay(spot, tile.find_face(None))
        self.access = None
        return tile

    def put_troop(self, heir: Heir, index: int, at: Spot, moved: bool) -> None:
        """Put troop number `index` of `heir` there; `moved`: it has moved in this turn."""
        retinue, first, second = self.troops[heir]
        spots = (
            (at, first, second)
            if index == 0
            else (retinue, at, second)
            if index == 1
            else (retinue, first, at)
        )
        bits = self.moved[heir] | moved << index
        if heir == 0:
            self.troops, self.moved = (spots, self.troops[1]), (bits, self.moved[1])
        else:
            self.troops, self.moved = (self.troops[0], spots), (self.moved[0], bits)

    def set_hand(self, heir: Heir, hand: tuple[Tile, ...]) -> None:
        """Replace the hand of `heir`."""
        self.hands = (hand, self.hands[1]) if heir == 0 else (self.hands[0], hand)

    # -- questions --------------------------------------------------------------------------------

    @property
    def centre(self) -> Spot:
        """Rules §7, 2: the spot around which Henry places his tiles."""
        if self.last_built is not None:
            return self.last_built
        assert self.setting.start is not None
        return self.setting.start

    def make_key(self) -> tuple[object, ...]:
        """A key that is equal for equal states of one game, in one run of the program.

        Different states share one with a probability of about 2**-60. The order of alike troops and
        of the tiles in a hand does not count.
        """
        white_hand, blue_hand = self.hands
        return (
            self.land.key,
            _sort_troops(self.troops[0], self.moved[0]),
            _sort_troops(self.troops[1], self.moved[1]),
            tuple([None if tile is None else tile.id for tile in self.slots]),
            frozenset([tile.id for tile in white_hand]),
            frozenset([tile.id for tile in blue_hand]),
            self.supply.make_key(self.supply_left),
            self.shield,
            self.crown is self.active,
            self.active is WHITE,
            self.taken,
            self.discounts,
            self.siege,
            self.turns_left,
            self.last_built,
            tuple([treasure.id for treasure in self.pile]),
            frozenset([(spot, treasure.id) for spot, treasure in self.treasures.items()]),
        )


def _sort_troops(spots: TroopSpots, moved: int) -> tuple[object, ...]:
    """The troops of an heir in an order that does not depend on which of two alike stands where."""
    retinue, first_spot, second_spot = spots
    first, second = (first_spot, moved >> 1 & 1), (second_spot, moved >> 2 & 1)
    if second < first:
        first, second = second, first
    return retinue, moved & 1, first, second
