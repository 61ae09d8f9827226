"""The actions that weak players overlook: subtle actions more often than plain ones, as people do.

An action is overlooked for a whole turn, and what was noticed in one turn is still known in the
next. Nothing needs to be kept for that: whether a look at an action shows it follows from the game,
the turn and the action alone, and in each turn all is noticed that a look in it or in the turn
before shows.

All works on a `Core`, a state as the rules compute with it, in which each cell is one number, its
`Spot`.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from twoheirs_qt.games.two_heirs.opponents.evaluation import count_turns_to_come
from twoheirs_qt.games.two_heirs.rules.access import count_access, find_missing
from twoheirs_qt.games.two_heirs.rules.actions import (
    Action,
    BreakCamp,
    Build,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Move,
    Take,
    Withdraw,
)
from twoheirs_qt.games.two_heirs.rules.cells import ORTHOGONAL_SPOTS, SPOT_BY_CELL, Spot
from twoheirs_qt.games.two_heirs.rules.components import Building, Tile
from twoheirs_qt.games.two_heirs.rules.core import Core
from twoheirs_qt.games.two_heirs.rules.setup import START
from twoheirs_qt.tabletop.dice import Dice

PLAIN_FACTOR: Final = 0.3
USUAL_FACTOR: Final = 0.7
SUBTLE_FACTOR: Final = 1.0
"""Factors by which the chance to overlook an action is multiplied."""

_SUBTLE_BUILDINGS: Final = frozenset(
    (
        *(Building.INN, Building.WATCHTOWER, Building.GARRISON),  # far away in a line
        *(Building.ROBBER_BARON, Building.SIEGE_TOWER),  # about what the opponent has
        Building.CAMP,
    )
)


def rate_hardness(core: Core, action: Action) -> float:
    """Rate how hard a legal action of the active heir is to notice, from 0 to 1."""
    match action:
        case Take() | EndTurn():
            return PLAIN_FACTOR
        case Build():
            tile = core.setting.catalogue.tiles[action.tile]
            return (
                SUBTLE_FACTOR if _is_subtle(core, tile, SPOT_BY_CELL[action.at]) else PLAIN_FACTOR
            )
        case Expand():
            return (
                USUAL_FACTOR if _is_beside_troop(core, SPOT_BY_CELL[action.at]) else SUBTLE_FACTOR
            )
        case Move():
            if SPOT_BY_CELL[action.to] not in ORTHOGONAL_SPOTS[SPOT_BY_CELL[action.origin]]:
                return SUBTLE_FACTOR
            return PLAIN_FACTOR if _doubles(core, SPOT_BY_CELL[action.to]) else USUAL_FACTOR
        case Deploy():
            return PLAIN_FACTOR if _doubles(core, SPOT_BY_CELL[action.to]) else USUAL_FACTOR
        case Withdraw():
            return USUAL_FACTOR
        case BreakCamp() | Destroy():
            return SUBTLE_FACTOR


def _is_subtle(core: Core, tile: Tile, at: Spot) -> bool:
    """Whether it is hard to notice that a tile may be built there, or what it is good for."""
    if tile.building in _SUBTLE_BUILDINGS or tile.variant == "diagonal":
        return True
    needs_discount = any(find_missing(count_access(core), tile))
    return needs_discount or not _is_beside_troop(core, at) or _joins_road(core, tile, at)


def _is_beside_troop(core: Core, at: Spot) -> bool:
    return any(spot in ORTHOGONAL_SPOTS[at] for spot in core.troops[core.active])


def _doubles(core: Core, at: Spot) -> bool:
    return core.land.faces[at].owner is core.active


def _joins_road(core: Core, tile: Tile, at: Spot) -> bool:
    """Whether a tile that is built there joins a road section of a neighbour."""
    faces, south = core.land.faces, core.setting.south
    for section in tile.find_face(core.active).ends[south]:
        for offset in section:
            neighbour = faces.get(at + offset)
            if neighbour is not None and any(
                -offset in neighbour_section for neighbour_section in neighbour.ends[south]
            ):
                return True
    return False


class Attention:
    """The actions that somebody notices in a turn who overlooks the subtlest with a chance.

    `misses`: the chance that one look does not show an action of hardness 1. `plan`: so many
    actions are thought ahead at most; then the turn ends. Takes and ways to end the turn are
    overlooked only as long as another of them is noticed.
    """

    __slots__ = ("_game_and_heir", "_misses", "_noticed", "_plan", "_turns_left")

    def __init__(self, start: Core, misses: float, plan: int | None = None) -> None:
        face = start.land.faces.get(SPOT_BY_CELL[START])
        starting_tile = None if face is None else face.tile.id
        self._game_and_heir = f"{starting_tile} {start.active.value}"
        self._turns_left = count_turns_to_come(start, start.active) // 2
        self._misses = misses
        self._plan = plan
        self._noticed: dict[tuple[object, ...], bool] = {}

    def __call__(self, core: Core, actions: list[Action], number: int) -> list[Action]:
        """Select the actions that are noticed after `number` others in this turn; at least one."""
        takes_and_ends = [action for action in actions if type(action) in (Take, EndTurn)]
        if self._plan is not None and number >= self._plan and takes_and_ends:
            actions = takes_and_ends
        noticed_actions = [action for action in actions if self._notices(core, action)]
        if takes_and_ends and not any(
            type(action) in (Take, EndTurn) for action in noticed_actions
        ):
            noticed_actions += takes_and_ends
        return noticed_actions or actions

    def _notices(self, core: Core, action: Action) -> bool:
        miss_chance = self._misses * rate_hardness(core, action)
        if miss_chance <= 0:
            return True
        tile = core.slots[action.slot] if type(action) is Take else None
        name = repr(action) if tile is None else f"Take {tile.id}"
        key = (name, miss_chance)
        is_noticed = self._noticed.get(key)
        if is_noticed is None:
            this_turn, turn_before = self._turns_left, self._turns_left + 1
            self._noticed[key] = is_noticed = any(
                _draw(f"{self._game_and_heir} {name} {turns_left}") >= miss_chance
                for turns_left in (this_turn, turn_before)
            )
        return is_noticed


def _draw(text: str) -> float:
    """A number from 0 up to below 1 that depends on nothing but the text."""
    return Dice(crc32(text.encode())).randrange(_DRAW_STEPS) / _DRAW_STEPS


_DRAW_STEPS: Final = 1 << 20
