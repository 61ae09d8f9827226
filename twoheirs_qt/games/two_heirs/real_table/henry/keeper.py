"""The keeper of a game against Henry: what is known of it, and what has to be asked next.

Henry's turns are played by the rules themselves. What nobody has seen lies in any order in the
state of the game; what the player tells is brought to its place there first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import singledispatch
from typing import Final

from twoheirs_qt.games.two_heirs.real_table.entries import ImpossibleEntry
from twoheirs_qt.games.two_heirs.real_table.henry.answers import (
    Answer,
    Begin,
    DrewRoads,
    EndedTurn,
    FoundTreasure,
    LaidDown,
    StartTerrain,
    Stood,
    TookTile,
    TurnedOver,
    Uncovered,
)
from twoheirs_qt.games.two_heirs.real_table.layout import TROOP_KINDS, correct_roads
from twoheirs_qt.games.two_heirs.rules import (
    EndTurn,
    Event,
    Refilled,
    TreasurePlaced,
    TreasureRemoved,
    apply,
)
from twoheirs_qt.games.two_heirs.rules.cells import Cell, is_in_bounds
from twoheirs_qt.games.two_heirs.rules.components import (
    Catalogue,
    Heir,
    Sections,
    Terrain,
    Tile,
    Treasure,
    Troop,
)
from twoheirs_qt.games.two_heirs.rules.scoring import is_fulfilled, list_counted_cells
from twoheirs_qt.games.two_heirs.rules.setup import SETS_IN_PLAY, START, TREASURES_REMOVED
from twoheirs_qt.games.two_heirs.rules.state import LAST_TURNS, RING_SIZE, Solo, State
from twoheirs_qt.games.two_heirs.words import henry_keeper as texts
from twoheirs_qt.games.two_heirs.words import real_table as table_texts
from twoheirs_qt.games.two_heirs.words.names import (
    name_cell,
    name_terrain,
    name_tile_by_id,
)
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import make_untranslated_text


class Question(Enum):
    """Question that the keeper asks next."""

    GAME = auto()
    RING = auto()
    """The next tile of the ring, clockwise from the shield."""
    START = auto()
    """The terrain of the starting tile."""
    TURN = auto()
    """What the player does, and in the end the terrain on top of the supply."""
    REFILL = auto()
    """The tile that has come into the reserve."""
    TREASURE = auto()
    """The treasure that Henry has turned over."""
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Keeper:
    """Knowledge of a game at a real table.

    - `state`: the game before the player's next step, or before Henry's turn while his treasure is
      asked for; None until the reserve and the starting tile are known
    - `ring`: the first tiles of the reserve, as far as they are known
    - `empty_place`: the place of the reserve whose new tile is asked for
    - `refill_terrain`: the terrain that this tile must have, if it was told
    - `events`: what followed from the last step
    - `turns`: how many turns of Henry's have been played
    - `turned_up_treasures`: the ids of the treasures that Henry has turned over
    - `roads`: the road sections that were drawn on tiles, as their owner sees them
    """

    question: Question = Question.GAME
    game: Begin | None = None
    ring: tuple[str, ...] = ()
    state: State | None = None
    empty_place: int | None = None
    refill_terrain: Terrain | None = None
    events: tuple[Event, ...] = ()
    turns: int = 0
    turned_up_treasures: frozenset[str] = frozenset()
    roads: Mapping[str, Sections] = field(default_factory=dict)

    def correct_catalogue(self, base: Catalogue) -> Catalogue:
        """Return `base` with the roads that were drawn."""
        return correct_roads(base, self.roads)

    @property
    def south(self) -> Heir:
        """The heir that the player plays."""
        return Heir.WHITE if self.game is None else self.game.south

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The tiles that the player holds."""
        return () if self.state is None else self.state.hands[self.south]

    def list_unseen_tiles(self, catalogue: Catalogue) -> list[Tile]:
        """The tiles that may come from the supply, in the order of the catalogue."""
        if self.game is None:
            return []
        if self.state is None:
            known = set(self.ring)
        else:
            hidden = {tile.id for tile in self.state.stack}
            hidden.add(self.state.landscape[START].tile.id)
            if self.refill_terrain is not None and self.empty_place is not None:
                placed = self.state.slots[self.empty_place]
                hidden |= set() if placed is None else {placed.id}
            known = {tile for tile in catalogue.tiles if tile not in hidden}
        return [
            tile
            for tile_set in self.game.sets
            for tile in catalogue.list_tiles_of_set(tile_set)
            if tile.id not in known and self.refill_terrain in (None, tile.terrain)
        ]

    def list_unseen_treasures(self) -> tuple[Treasure, ...]:
        """The treasures that may lie on the pile, and those removed before the game."""
        if self.state is None or self.state.solo is None:
            return ()
        return tuple(
            treasure
            for treasure in self.state.catalogue.treasures.values()
            if treasure.id not in self.turned_up_treasures
        )


EMPTY: Final = Keeper()
"""Nothing is known yet."""

RING_TILES: Final = RING_SIZE - 1


def answer(step: Answer, keeper: Keeper, catalogue: Catalogue) -> Keeper:
    """Return what is known after an answer. Raises ImpossibleEntry, and nothing is lost."""
    if isinstance(step, DrewRoads):
        return _draw_roads(step, keeper, catalogue)
    return _follow(step, keeper, keeper.correct_catalogue(catalogue))


def answer_all(answers: Iterable[Answer], catalogue: Catalogue) -> Keeper:
    """Return what is known after all of these answers. Raises ImpossibleEntry."""
    keeper = EMPTY
    for step in answers:
        keeper = answer(step, keeper, catalogue)
    return keeper


@singledispatch
def _follow(step: Answer, keeper: Keeper, catalogue: Catalogue) -> Keeper:
    """Return what is known after an answer; the catalogue has the roads that were drawn."""
    raise TypeError(f"no answer: {step!r}")


def _draw_roads(step: DrewRoads, keeper: Keeper, base: Catalogue) -> Keeper:
    """Give a tile other roads, wherever it is."""
    if step.tile not in base.tiles:
        raise ImpossibleEntry(
            table_texts.UNKNOWN_TILE.fill(tile=make_untranslated_text(sanitize(step.tile)))
        )
    keeper = replace(keeper, roads={**keeper.roads, step.tile: step.sections})
    state, catalogue = keeper.state, keeper.correct_catalogue(base)
    if state is None:
        return keeper
    tiles = catalogue.tiles
    white, blue = (tuple(tiles[tile.id] for tile in hand) for hand in state.hands)
    state = state.replace(
        catalogue=catalogue,
        landscape={
            cell: tiles[face.tile.id].find_face(face.owner)
            for cell, face in state.landscape.items()
        },
        slots=tuple(tile and tiles[tile.id] for tile in state.slots),
        hands=(white, blue),
        stack=tuple(tiles[tile.id] for tile in state.stack),
    )
    return replace(keeper, state=state)


# -- the beginning --------------------------------------------------------------------------------


@_follow.register
def _(step: Begin, keeper: Keeper, catalogue: Catalogue) -> Keeper:
    if len(step.sets) != SETS_IN_PLAY:
        raise ImpossibleEntry(table_texts.THREE_SETS.fill_n(len(step.sets)))
    return Keeper(Question.RING, step, roads=keeper.roads)


@_follow.register
def _(step: StartTerrain, keeper: Keeper, catalogue: Catalogue) -> Keeper:
    _check_question(keeper, Question.START)
    game = keeper.game
    assert game is not None
    unseen_tiles = keeper.list_unseen_tiles(catalogue)
    start = _find_terrain(unseen_tiles, step.terrain)
    south, henry = game.south, game.south.opponent
    human_troops = tuple(
        Troop(kind, None if index else START) for index, kind in enumerate(TROOP_KINDS)
    )
    henry_troops = tuple(
        Troop(kind, terrain=terrain) for kind, terrain in zip(TROOP_KINDS, Terrain, strict=True)
    )
    treasures = tuple(catalogue.treasures.values())
    state = State(
        catalogue=catalogue,
        south=south,
        score_roads=True,
        active=south,
        landscape={START: start.find_face(None)},
        troops=(human_troops, henry_troops) if henry else (henry_troops, human_troops),
        slots=(None, *(catalogue.tiles[tile] for tile in keeper.ring)),
        shield=0,
        crown=south,
        stack=tuple(tile for tile in unseen_tiles if tile != start),
        solo=Solo(
            game.level,
            treasures[: len(treasures) - TREASURES_REMOVED[game.level]],
            {},
            last_built=None,
            start=START,
        ),
    )
    return replace(keeper, question=Question.TURN, state=state)


# -- the reserve ----------------------------------------------------------------------------------


@_follow.register
def _(step: Uncovered, keeper: Keeper, catalogue: Catalogue) -> Keeper:
    if keeper.question is Question.RING:
        _check_unseen(step.tile, keeper, catalogue)
        ring = (*keeper.ring, step.tile)
        question = Question.START if len(ring) == RING_TILES else Question.RING
        return replace(keeper, ring=ring, question=question)
    _check_question(keeper, Question.REFILL)
    _check_unseen(step.tile, keeper, catalogue)
    state, place = keeper.state, keeper.empty_place
    assert state is not None
    assert place is not None
    tile, slots = catalogue.tiles[step.tile], list(state.slots)
    start, stand_in = state.landscape[START].tile, slots[place]
    slots[place] = tile
    hidden = [start, *state.stack] if stand_in is None else [start, stand_in, *state.stack]
    hidden.remove(tile)
    # Nobody knows which tile lies face down at the start: any of its terrain.
    start = _find_terrain(hidden, start.terrain)
    hidden.remove(start)
    stack = tuple(hidden)
    turns_left = state.turns_left
    if not stack and turns_left is None:
        turns_left = LAST_TURNS
    state = state.replace(
        landscape={**state.landscape, START: start.find_face(None)},
        slots=tuple(slots),
        stack=stack,
        turns_left=turns_left,
    )
    return replace(
        keeper,
        question=Question.OVER if state.is_over else Question.TURN,
        state=state,
        empty_place=None,
        refill_terrain=None,
    )


@_follow.register
def _(step: TookTile, keeper: Keeper, catalogue: Catalogue) -> Keeper:
    state = _find_turn_state(keeper)
    tile = state.slots[step.slot] if 0 <= step.slot < RING_SIZE else None
    if tile is None:
        raise ImpossibleEntry(texts.EMPTY_PLACE)
    slots, hands = list(state.slots), list(state.hands)
    slots[step.slot] = None
    hands[keeper.south] = (*hands[keeper.south], tile)
    place = state.shield
    state = state.replace(
        slots=tuple(slots), shield=step.slot, hands=(hands[0], hands[1]), taken=True
    )
    if not state.stack:
        return replace(keeper, state=state, events=())
    return replace(
        keeper,
        question=Question.REFILL,
        state=state,
        empty_place=place,
        refill_terrain=None,
        events=(),
    )


# -- the player's turn ----------------------------------------------------------------------------


@_follow.register
def _(step: LaidDown, keeper: Keeper, catalogue: Catalogue) -> Keeper:
    state = _find_turn_state(keeper)
    tile = catalogue.tiles.get(step.tile)
    hands = list(state.hands)
    if tile is None or tile not in hands[keeper.south]:
        raise ImpossibleEntry(texts.NOT_IN_HAND.fill(tile=name_tile_by_id(step.tile, catalogue)))
    if not is_in_bounds(step.at):
        raise ImpossibleEntry(table_texts.TOO_FAR)
    face = state.landscape.get(step.at)
    if face is not None:
        raise ImpossibleEntry(
            table_texts.CELL_TAKEN.fill(
                cell=name_cell(step.at), tile=name_tile_by_id(face.tile.id, catalogue)
            )
        )
    hands[keeper.south] = tuple(one for one in hands[keeper.south] if one != tile)
    owner = keeper.south if step.is_built else None
    solo = state.solo
    assert solo is not None
    state = state.replace(
        landscape={**state.landscape, step.at: tile.find_face(owner)},
        hands=(hands[0], hands[1]),
        solo=replace(solo, last_built=step.at) if step.is_built else solo,
    )
    return _remove_treasures(replace(keeper, state=state))


@_follow.register
def _(step: TurnedOver, keeper: Keeper, catalogue: Catalogue) -> Keeper:
    state = _find_turn_state(keeper)
    face = state.landscape.get(step.at)
    if face is None or face.owner is None:
        raise ImpossibleEntry(texts.NO_BUILDING.fill(cell=name_cell(step.at)))
    landscape = {**state.landscape, step.at: face.tile.find_face(None)}
    return replace(keeper, state=state.replace(landscape=landscape), events=())


@_follow.register
def _(step: Stood, keeper: Keeper, catalogue: Catalogue) -> Keeper:
    state = keeper.state
    if state is None or keeper.question not in (Question.TURN, Question.OVER):
        raise ImpossibleEntry(texts.ANSWER_FIRST)
    own = list(state.troops[keeper.south])
    troop_index = next(
        (
            index
            for index, troop in enumerate(own)
            if troop.at == step.origin and (index or step.origin is not None)
        ),
        None,
    )
    if troop_index is None:
        raise ImpossibleEntry(texts.NO_TROOP)
    if step.at is None:
        if troop_index == 0:
            raise ImpossibleEntry(texts.RETINUE_STAYS)
    elif step.at not in state.landscape:
        raise ImpossibleEntry(table_texts.TROOP_ON_NOTHING.fill(cell=name_cell(step.at)))
    elif any(troop.at == step.at for troop in own):
        raise ImpossibleEntry(texts.TROOP_THERE.fill(cell=name_cell(step.at)))
    elif any(troop.at == step.at for troop in state.troops[keeper.south.opponent]):
        raise ImpossibleEntry(texts.HENRY_THERE.fill(cell=name_cell(step.at)))
    own[troop_index] = replace(own[troop_index], at=step.at)
    troops = list(state.troops)
    troops[keeper.south] = tuple(own)
    return replace(keeper, state=state.replace(troops=(troops[0], troops[1])), events=())


def _remove_treasures(keeper: Keeper) -> Keeper:
    """Remove the treasures whose condition holds now."""
    state = keeper.state
    assert state is not None
    solo = state.solo
    assert solo is not None
    events: list[Event] = []
    remaining: dict[Cell, Treasure] = {}
    for cell, treasure in solo.treasures.items():
        cells = list_counted_cells(state, cell, treasure)
        if is_fulfilled(treasure, cells):
            events.append(TreasureRemoved(treasure.id, cell, cells))
        else:
            remaining[cell] = treasure
    state = state.replace(solo=replace(solo, treasures=remaining))
    return replace(keeper, state=state, events=tuple(events))


# -- Henry's turn ---------------------------------------------------------------------------------


@_follow.register
def _(step: EndedTurn, keeper: Keeper, catalogue: Catalogue) -> Keeper:
    state = _find_turn_state(keeper)
    stack = list(state.stack)
    if step.top is None and stack and state.turns_left != 1:
        raise ImpossibleEntry(texts.SUPPLY_LEFT.fill_n(len(stack)))
    if step.top is not None:
        if not stack:
            raise ImpossibleEntry(texts.SUPPLY_EMPTY)
        top = _find_terrain(stack, step.top)
        stack.remove(top)
        stack.insert(0, top)
    state = state.replace(stack=tuple(stack), taken=True, crown=keeper.south.opponent)
    ended = replace(keeper, state=state, refill_terrain=step.top)
    after, events = _play_henry(ended)
    if any(isinstance(event, TreasurePlaced) for event in events):
        known_events = tuple(event for event in events if _is_before_treasure(event))
        return replace(ended, question=Question.TREASURE, events=known_events)
    return _end_henrys_turn(ended, after, events)


@_follow.register
def _(step: FoundTreasure, keeper: Keeper, catalogue: Catalogue) -> Keeper:
    _check_question(keeper, Question.TREASURE)
    state = keeper.state
    assert state is not None
    solo = state.solo
    assert solo is not None
    treasure = catalogue.treasures.get(step.treasure)
    if treasure is None or treasure not in keeper.list_unseen_treasures():
        raise ImpossibleEntry(texts.TREASURE_SEEN)
    others = [one for one in keeper.list_unseen_treasures() if one != treasure]
    pile = (treasure, *others)[: len(solo.pile)]
    keeper = replace(
        keeper,
        state=state.replace(solo=replace(solo, pile=pile)),
        turned_up_treasures=keeper.turned_up_treasures | {treasure.id},
    )
    return _end_henrys_turn(keeper, *_play_henry(keeper))


def _play_henry(keeper: Keeper) -> tuple[State, tuple[Event, ...]]:
    """Play Henry's turn by the rules; what the player holds does not matter to him."""
    state = keeper.state
    assert state is not None
    after, events = apply(state.replace(hands=((), ())), EndTurn(()))
    return after.replace(hands=state.hands), tuple(events)


def _end_henrys_turn(keeper: Keeper, after: State, events: tuple[Event, ...]) -> Keeper:
    refill = next((event for event in events if isinstance(event, Refilled)), None)
    question = Question.TURN if refill is None else Question.REFILL
    return replace(
        keeper,
        question=Question.OVER if after.is_over and refill is None else question,
        state=after,
        empty_place=None if refill is None else refill.slot,
        refill_terrain=None if refill is None else keeper.refill_terrain,
        events=events,
        turns=keeper.turns + 1,
    )


def _is_before_treasure(event: Event) -> bool:
    """Whether an event of Henry's turn is known before his treasure is."""
    return not isinstance(event, TreasurePlaced | TreasureRemoved)


# -- checks ---------------------------------------------------------------------------------------


def _check_question(keeper: Keeper, question: Question) -> None:
    if keeper.question is not question:
        raise ImpossibleEntry(texts.ANSWER_FIRST)


def _find_turn_state(keeper: Keeper) -> State:
    """The state in the player's turn."""
    _check_question(keeper, Question.TURN)
    assert keeper.state is not None
    return keeper.state


def _check_unseen(name: str, keeper: Keeper, catalogue: Catalogue) -> None:
    if name not in (tile.id for tile in keeper.list_unseen_tiles(catalogue)):
        if keeper.refill_terrain is not None:
            raise ImpossibleEntry(
                texts.OTHER_TERRAIN.fill(
                    tile=name_tile_by_id(name, catalogue),
                    terrain=name_terrain(keeper.refill_terrain),
                )
            )
        raise ImpossibleEntry(texts.TILE_SEEN.fill(tile=name_tile_by_id(name, catalogue)))


def _find_terrain(tiles: list[Tile], terrain: Terrain) -> Tile:
    """Find a tile of a terrain among those that nobody has seen."""
    found = next((tile for tile in tiles if tile.terrain is terrain), None)
    if found is None:
        raise ImpossibleEntry(table_texts.NO_TERRAIN.fill(terrain=name_terrain(terrain)))
    return found
