"""What nobody has seen: the order of the supply and of the treasures (rules §1, §2 and §7).

Everyone sees which tiles are left, and the terrain of the topmost one; whoever is to know no more
than an heir is given the state `covered`, or one of those that it may be, `redealt`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from twoheirs_qt.rules.components import Tile
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.supply import Supply

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
        top = next(tile for tile in tiles if tile.terrain is state.stack[0].terrain)
        core.supply = _topped(top, tiles, len(tiles))
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


def _topped(top: Tile, tiles: Sequence[Tile], hidden: int = 0) -> Supply:
    """A supply of these tiles with one of them on top."""
    return Supply((top, *[tile for tile in tiles if tile is not top]), hidden)
