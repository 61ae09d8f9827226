"""The supply: tiles face down, of which only the topmost one's terrain is seen (rules §1, §2)."""

from __future__ import annotations

from twoheirs_qt.rules.components import Tile


class Supply:
    """The tiles of a supply, top first. All states of a game share one and count what is left."""

    __slots__ = ("_keys", "tiles")

    def __init__(self, tiles: tuple[Tile, ...]) -> None:
        self.tiles = tiles
        self._keys: tuple[int, ...] | None = None

    def top(self, left: int) -> Tile:
        """The topmost of the last `left` tiles, at least one."""
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
