"""The supply: tiles face down, of which only the topmost one's terrain is seen (rules §1, §2)."""

from __future__ import annotations

from twoheirs_qt.rules.components import Tile


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
