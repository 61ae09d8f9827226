"""What nobody has seen: the order of the supply and of the treasures (rules §1, §2 and §7).

Everyone sees which tiles are left, and the terrain of the topmost one; whoever is to know no more
than an heir is given the state `covered`, or one of those that it may be, `redealt`.

A game at a real table is followed in a covered state: before a take, `revealed` names the tile that
will be turned up, and after it `topped` the terrain that is seen then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from twoheirs_qt.rules.components import Terrain, Tile
from twoheirs_qt.rules.core import Supply
from twoheirs_qt.rules.state import State

Below: TypeAlias = Callable[[int], int]
"""Draws a whole number from 0 up to below its argument, such as `SystemRandom().randrange`."""

_T = TypeVar("_T")


def covered(state: State) -> State:
    """The same state with what is unseen in the order of names: equal for equal games so far.

    The topmost tile of the supply keeps its terrain. Drawing from such a supply raises UnknownTile.
    """
    core = state.core.copy()
    if core.left:
        tiles = sorted(state.stack, key=lambda tile: tile.id)
        core.supply = _topped(_first_of(state.stack[0].terrain, tiles), tiles, len(tiles))
    core.pile = tuple(sorted(core.pile, key=lambda each: each.id))
    return State.of(core)


def redealt(state: State, below: Below) -> State:
    """The same state with everything unseen in a new order, each order that can be as likely."""
    core = state.core.copy()
    if core.left:
        tiles = state.stack
        top = [tile for tile in tiles if tile.terrain is tiles[0].terrain]
        core.supply = _topped(top[below(len(top))], _shuffled(tiles, below))
    core.pile = _shuffled(core.pile, below)
    return State.of(core)


def revealed(state: State, tile: Tile) -> State:
    """The same state in which `tile` is known to lie on top of the supply.

    Raises ValueError if it cannot: it has another terrain than the tile there, or is elsewhere.
    """
    if tile not in state.stack or tile.terrain is not state.stack[0].terrain:
        raise ValueError(f"{tile.id} does not lie on top of the supply")
    core = state.core.copy()
    core.supply = _topped(tile, state.stack, core.left - 1)
    return State.of(core)


def topped(state: State, terrain: Terrain) -> State:
    """The same state in which the topmost tile of the supply has that terrain.

    For a supply whose order is not known. Raises ValueError if no tile of it has that terrain.
    """
    if all(tile.terrain is not terrain for tile in state.stack):
        raise ValueError(f"no tile of the supply has the terrain {terrain.word}")
    core = state.core.copy()
    core.supply = _topped(_first_of(terrain, state.stack), state.stack, core.left)
    return State.of(core)


def with_rest(start: State, now: State) -> State:
    """The start of a game whose piles are now those of `now`: what was drawn by then stays."""
    core = start.core.copy()
    drawn = start.stack[: core.left - len(now.stack)]
    core.supply = Supply((*drawn, *now.stack), now.hidden)
    core.pile = core.pile[: len(core.pile) - len(now.core.pile)] + now.core.pile
    return State.of(core)


def _shuffled(things: Sequence[_T], below: Below) -> tuple[_T, ...]:
    left = list(things)
    return tuple([left.pop(below(len(left))) for _ in things])


def _first_of(terrain: Terrain, tiles: Sequence[Tile]) -> Tile:
    return next(tile for tile in tiles if tile.terrain is terrain)


def _topped(top: Tile, tiles: Sequence[Tile], hidden: int = 0) -> Supply:
    """A supply of these tiles with one of them on top."""
    return Supply((top, *[tile for tile in tiles if tile is not top]), hidden)
