"""A state as it would be with the colours swapped, and with the board turned as well."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from twoheirs_qt.games.two_heirs.rules import (
    Action,
    BreakCamp,
    Build,
    Cell,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Heir,
    Move,
    State,
    Take,
    Troop,
    Withdraw,
)

CellMap = Callable[[Cell], Cell]


def keep_cell(cell: Cell) -> Cell:
    """Return the same cell: the board is not turned."""
    return cell


def turn_cell(cell: Cell) -> Cell:
    """Turn a cell by 180° about the middle of the board."""
    return (-cell[0], -cell[1])


def turn_state(state: State, map_cell: CellMap) -> State:
    """White and Blue in each other's place.

    With `keep_cell` South changes colour, too, so every tile lies as it did. With `turn_cell` South
    keeps its colour and gets the tiles of North, which lie the other way up: just as turning the
    board makes them lie.
    """

    def turn_troop(original: Troop) -> Troop:
        return original if original.at is None else replace(original, at=map_cell(original.at))

    white, blue = state.troops
    solo = state.solo
    if solo is not None:
        solo = replace(
            solo,
            treasures={map_cell(at): treasure for at, treasure in solo.treasures.items()},
            last_built=None if solo.last_built is None else map_cell(solo.last_built),
            start=map_cell(solo.start),
        )
    return State(
        catalogue=state.catalogue,
        south=state.south.opponent if map_cell is keep_cell else state.south,
        score_roads=state.score_roads,
        active=state.active.opponent,
        landscape={
            map_cell(cell): face.tile.find_face(_find_other(face.owner))
            for cell, face in state.landscape.items()
        },
        troops=(tuple(map(turn_troop, blue)), tuple(map(turn_troop, white))),
        slots=state.slots,
        shield=state.shield,
        crown=state.crown.opponent,
        hands=(state.hands[1], state.hands[0]),
        stack=state.stack,
        taken=state.taken,
        discounts=state.discounts,
        siege=tuple(sorted(map(map_cell, state.siege))),
        turns_left=state.turns_left,
        solo=solo,
        removed_tiles=state.removed_tiles,
    )


def _find_other(heir: Heir | None) -> Heir | None:
    return None if heir is None else heir.opponent


def turn_action(action: Action, map_cell: CellMap) -> Action:
    """The same action in a swapped state."""
    match action:
        case Take() | EndTurn():
            return action
        case Build(tile, at):
            return Build(tile, map_cell(at))
        case Expand(tile, at):
            return Expand(tile, map_cell(at))
        case Move(origin, to):
            return Move(map_cell(origin), map_cell(to))
        case Deploy(to):
            return Deploy(map_cell(to))
        case Withdraw(origin):
            return Withdraw(map_cell(origin))
        case BreakCamp(at):
            return BreakCamp(map_cell(at))
        case Destroy(at):
            return Destroy(map_cell(at))
