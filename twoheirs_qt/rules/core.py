"""The core: a state as the rules work on it, of small integers, flat tuples and shared objects.

`State` shows it to everybody else. An action is done to a copy; what was handed on is never
changed again. What legality asks for is kept with a core and handed to its copy: each action
forgets what it has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from twoheirs_qt.rules.cells import Spot
from twoheirs_qt.rules.components import WHITE, Catalogue, Face, Heir, Resources, Tile, Treasure
from twoheirs_qt.rules.landscape import Land, Spots

if TYPE_CHECKING:
    from twoheirs_qt.rules.actions import Action


class UnknownTile(LookupError):
    """Raised where a tile is drawn that nobody has told: reveal it first (`unseen.revealed`)."""


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

    def top(self, left: int) -> Tile:
        """The topmost of the last `left` tiles, at least one."""
        return self.tiles[-left]

    def drawn(self, left: int) -> Tile:
        """The same, to be turned face up. Raises UnknownTile where nobody knows which it is."""
        if left <= self.hidden:
            raise UnknownTile(f"which of {left} tiles lies on top of the supply is not known")
        return self.tiles[-left]

    def rest(self, left: int) -> tuple[Tile, ...]:
        """The last `left` tiles."""
        return self.tiles[len(self.tiles) - left :]

    def key(self, left: int) -> int:
        """A number that supplies with the same last `left` tiles share, in one run."""
        if self._keys is None:
            keys = [0]
            for tile in reversed(self.tiles):
                keys.append(hash((keys[-1], tile.id)))
            self._keys = tuple(keys)
        return self._keys[left]


PLACES: Final = 7
"""Places of the royal reserve, the shield's included."""

HAND_LIMIT: Final = 3
"""Tiles that an heir may hold at the end of a turn."""

LAST_TURNS: Final = 3
"""Turns still to end when the end is triggered: the running one, and one more of each heir."""

MOST_DISCOUNTS: Final = 54
"""One for each tile of the box; only a position made by hand comes near it."""

Three: TypeAlias = tuple[Spot, Spot, Spot]
"""Where the troops of an heir stand, the retinue first; `OFF` is in the royal reserve, for Henry's
outside the game. Henry's crosses are in the order of `Terrain`."""

RETINUE: Final = 0
"""Its place in a `Three`."""


class Setting(NamedTuple):
    """What stays the same for a whole game. `level` and `start` (rules §7): None in a duel."""

    catalogue: Catalogue
    south: Heir
    score_roads: bool
    henry: Heir | None = None
    level: int | None = None
    start: Spot | None = None


class Core:
    """The fields of a state; told are those that look different in `State`.

    - `troops`: per heir, where they stand; `moved`: per heir, a bit for each that has moved
    - `supply` and `left`: its last `left` tiles are there still
    - `siege`: spots of buildings that may be destroyed right now
    - `pile`, `treasures`, `last_built`: as in `Solo`, by spots

    Kept for the active heir, None until asked for: `slots_in_reach`, `access`, `cells` (where tiles
    may be laid), `troop_actions` (marches, withdrawals and deployments).
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
        "left",
        "moved",
        "out",
        "pile",
        "setting",
        "shield",
        "siege",
        "slots",
        "slots_in_reach",
        "supply",
        "taken",
        "treasures",
        "troop_actions",
        "troops",
        "turns_left",
    )

    setting: Setting
    active: Heir
    land: Land
    troops: tuple[Three, Three]
    moved: tuple[int, int]
    slots: tuple[Tile | None, ...]
    shield: int
    crown: Heir
    hands: tuple[tuple[Tile, ...], tuple[Tile, ...]]
    supply: Supply
    left: int
    taken: bool
    discounts: int
    siege: Spots
    turns_left: int | None
    pile: tuple[Treasure, ...]
    treasures: dict[Spot, Treasure]
    last_built: Spot | None
    out: tuple[Tile, ...]

    slots_in_reach: tuple[int, ...] | None
    access: Resources | None
    cells: Spots | None
    troop_actions: list[Action] | None

    def copy(self) -> Core:
        """The same, for an action to change."""
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
        core.left = self.left
        core.taken = self.taken
        core.discounts = self.discounts
        core.siege = self.siege
        core.turns_left = self.turns_left
        core.pile = self.pile
        core.treasures = self.treasures
        core.last_built = self.last_built
        core.out = self.out
        core.slots_in_reach = self.slots_in_reach
        core.access = self.access
        core.cells = self.cells
        core.troop_actions = self.troop_actions
        return core

    # -- changes to a copy ------------------------------------------------------------------------

    def forget(self) -> None:
        """Nothing that was kept for the active heir holds any more."""
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
        self.land = self.land.lay(spot, tile.face(None))
        self.access = None
        return tile

    def put_troop(self, heir: Heir, index: int, at: Spot, moved: bool) -> None:
        """Troop number `index` of `heir` stands there now; `moved`: it has moved in this turn."""
        retinue, one, other = self.troops[heir]
        own = (
            (at, one, other)
            if index == 0
            else (retinue, at, other)
            if index == 1
            else (retinue, one, at)
        )
        bits = self.moved[heir] | moved << index
        if heir == 0:
            self.troops, self.moved = (own, self.troops[1]), (bits, self.moved[1])
        else:
            self.troops, self.moved = (self.troops[0], own), (self.moved[0], bits)

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

    def key(self) -> tuple[object, ...]:
        """Equal for equal states of one game, in one run of the program.

        Others share one by an accident as rare as one in 2**60. Alike troops and the tiles of a
        hand have no order.
        """
        one, two = self.hands
        return (
            self.land.key,
            _unordered(self.troops[0], self.moved[0]),
            _unordered(self.troops[1], self.moved[1]),
            tuple([None if tile is None else tile.id for tile in self.slots]),
            frozenset([tile.id for tile in one]),
            frozenset([tile.id for tile in two]),
            self.supply.key(self.left),
            self.shield,
            self.crown is self.active,
            self.active is WHITE,
            self.taken,
            self.discounts,
            self.siege,
            self.turns_left,
            self.last_built,
            tuple([treasure.id for treasure in self.pile]),
            frozenset([(spot, each.id) for spot, each in self.treasures.items()]),
        )


def _unordered(own: Three, moved: int) -> tuple[object, ...]:
    """The troops of an heir: which of two alike stands where does not count."""
    retinue, one, two = own
    first, other = (one, moved >> 1 & 1), (two, moved >> 2 & 1)
    if other < first:
        first, other = other, first
    return retinue, moved & 1, first, other
