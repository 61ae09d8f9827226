"""Hide or shuffle the order of the supply and of the treasures (rules §1, §2 and §7).

All players see which tiles are left, and the terrain of the topmost one. A computer opponent gets
the state from `hide_unseen`, and searches in states from `redeal`.

A game on a real table can be followed in such a state: before a take, `reveal` names the tile that
will be turned up, and after it `set_top_terrain` the terrain that is then seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from twoheirs_qt.games.two_heirs.rules.components import Terrain, Tile
from twoheirs_qt.games.two_heirs.rules.core import Supply
from twoheirs_qt.games.two_heirs.rules.state import State

RandRange: TypeAlias = Callable[[int], int]
"""Draws a whole number from 0 up to below its argument, such as `SystemRandom().randrange`."""

_T = TypeVar("_T")


def hide_unseen(state: State) -> State:
    """Sort everything unseen by name: games in which the same was seen give equal states.

    The topmost tile of the supply keeps its terrain. Drawing from such a supply raises UnknownTile.
    """
    core = state.core.copy()
    if core.supply_left:
        tiles = sorted(state.stack, key=lambda tile: tile.id)
        core.supply = _make_supply(_find_first(state.stack[0].terrain, tiles), tiles, len(tiles))
    core.pile = tuple(sorted(core.pile, key=lambda treasure: treasure.id))
    return State.of(core)


def redeal(state: State, randrange: RandRange) -> State:
    """Put everything unseen into a random order, each possible order equally likely."""
    core = state.core.copy()
    if core.supply_left:
        tiles = state.stack
        possible_tops = [tile for tile in tiles if tile.terrain is tiles[0].terrain]
        core.supply = _make_supply(
            possible_tops[randrange(len(possible_tops))], _shuffle(tiles, randrange)
        )
    core.pile = _shuffle(core.pile, randrange)
    return State.of(core)


def reveal(state: State, tile: Tile) -> State:
    """Make `tile` known as the top of the supply.

    Raises ValueError if it cannot: it has another terrain than the tile there, or is elsewhere.
    """
    if tile not in state.stack or tile.terrain is not state.stack[0].terrain:
        raise ValueError(f"{tile.id} does not lie on top of the supply")
    core = state.core.copy()
    core.supply = _make_supply(tile, state.stack, core.supply_left - 1)
    return State.of(core)


def set_top_terrain(state: State, terrain: Terrain) -> State:
    """Make a terrain known as that of the topmost tile of the supply.

    For a supply whose order is not known. Raises ValueError if no tile of it has that terrain.
    """
    if all(tile.terrain is not terrain for tile in state.stack):
        raise ValueError(f"no tile of the supply has the terrain {terrain.word}")
    core = state.core.copy()
    core.supply = _make_supply(_find_first(terrain, state.stack), state.stack, core.supply_left)
    return State.of(core)


def replace_undrawn(start: State, current: State) -> State:
    """Change the start of a game so that its undrawn piles are those of `current`."""
    core = start.core.copy()
    drawn_tiles = start.stack[: core.supply_left - len(current.stack)]
    core.supply = Supply((*drawn_tiles, *current.stack), current.hidden)
    core.pile = core.pile[: len(core.pile) - len(current.core.pile)] + current.core.pile
    return State.of(core)


def _shuffle(items: Sequence[_T], randrange: RandRange) -> tuple[_T, ...]:
    remaining = list(items)
    return tuple([remaining.pop(randrange(len(remaining))) for _ in items])


def _find_first(terrain: Terrain, tiles: Sequence[Tile]) -> Tile:
    return next(tile for tile in tiles if tile.terrain is terrain)


def _make_supply(top: Tile, tiles: Sequence[Tile], hidden: int = 0) -> Supply:
    """A supply of these tiles with one of them on top."""
    return Supply((top, *[tile for tile in tiles if tile is not top]), hidden)
