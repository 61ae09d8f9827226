"""What taking a tile, and ending the turn, would lead to, without anything they would reveal."""

from __future__ import annotations

from typing import NamedTuple

from twoheirs_qt.game.dangers import Danger, dangers
from twoheirs_qt.rules import (
    HAND_LIMIT,
    LAST_TURNS,
    Build,
    Cell,
    Destroy,
    Heir,
    State,
    Take,
    Terrain,
    after,
    legal_actions,
    means_of,
    score_sheet,
)


class Taking(NamedTuple):
    """What follows when a tile has been taken (rules §3 A and §6).

    - `refill`: the terrain of the tile that comes from the supply; None if none comes
    - `last_round`: that tile is the last one, so the last round begins
    - `theirs`: the tiles that the opponent could take then, clockwise, but for that tile; none
      where the opponent is Henry, or has no turn any more
    - `surplus`: how many tiles must be discarded at the end of the turn if none is played
    - `best`: the cell where the tile would bring most if it was built at once, and by how many
      points White's and Blue's would change; None if it could not be built
    - `threat`: where it would have to be built at once to make a building destroyable that is worth
      most to the opponent, the cell of that, and how its destruction would change the points
    - `dangers`: what the opponent could destroy in the next turn if nothing but the take was done
    """

    refill: Terrain | None
    last_round: bool
    theirs: tuple[str, ...]
    surplus: int
    best: tuple[Cell, tuple[int, int]] | None
    threat: tuple[Cell, Cell, tuple[int, int]] | None
    dangers: tuple[Danger, ...]


class Ending(NamedTuple):
    """What the end of the turn brings (rules §3, end, and §6).

    - `discards`: how many tiles of the hand have to go; `lapses`: how many discounts lapse
    - `follows`: the heir whose turn comes; None if the game is over then
    - `is_last`: that turn is the last one of that heir
    - `dangers`: what the opponent could destroy in that turn; none if this one cannot end yet
    """

    discards: int
    lapses: int
    follows: Heir | None
    is_last: bool
    dangers: tuple[Danger, ...]


def taking(state: State, action: Take, then: State) -> Taking:
    """What follows from a take that leads to the state `then`."""
    active, other = state.active, state.active.opponent
    theirs: list[str] = []
    if other is not state.henry and state.turns_left != 1:
        slots = (slot for slot in means_of(then, other).slots if slot != state.shield)
        theirs = [tile.id for slot in slots if (tile := then.slots[slot]) is not None]
    builds = _builds(state, action, then)
    refill = then.slots[state.shield]  # only its terrain is known before it is drawn
    return Taking(
        None if refill is None else refill.terrain,
        state.turns_left is None and then.turns_left is not None,
        tuple(theirs),
        max(0, len(then.hands[active]) - HAND_LIMIT),
        max(
            ((cell, points_change(then, built)) for cell, built in builds),
            key=lambda each: each[1][active],
            default=None,
        ),
        min(
            (
                (cell, target, points_change(built, after(built, Destroy(target))))
                for cell, built in builds
                for target in built.siege
            ),
            key=lambda each: each[2][other],
            default=None,
        ),
        dangers(then, unseen=state.shield if refill is not None else None),
    )


def _builds(state: State, action: Take, then: State) -> list[tuple[Cell, State]]:
    """The cells where the tile taken could be built at once, and the states that follow."""
    tile = state.slots[action.slot]
    assert tile is not None
    builds = (each for each in legal_actions(then) if isinstance(each, Build))
    return [(each.at, after(then, each)) for each in builds if each.tile == tile.id]


def points_change(before: State, then: State) -> tuple[int, int]:
    """By how many points White's and Blue's differ between two states."""
    (white, blue), (white_then, blue_then) = score_sheet(before).heirs, score_sheet(then).heirs
    return white_then.total - white.total, blue_then.total - blue.total


def ending(state: State) -> Ending:
    """What the end of the turn brings, whether it can be ended yet or not."""
    left = state.turns_left
    if left is None and not state.stack:  # R19
        left = LAST_TURNS
    over = left is not None and left <= 1
    return Ending(
        max(0, len(state.hands[state.active]) - HAND_LIMIT),
        state.discounts,
        None if over else state.active.opponent,
        left is not None and not over,
        dangers(state),
    )
