"""Properties of every state that play can reach, and of every conceivable action."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from itertools import islice
from typing import Final

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.box import load_box
from tests.games.two_heirs.rules.conceivable import list_conceivable
from tests.games.two_heirs.rules.scenario import read_scenarios, start
from tests.games.two_heirs.rules.symmetry import (
    CellMap,
    keep_cell,
    turn_action,
    turn_cell,
    turn_state,
)
from tests.long_run import choose_count
from tests.play import IDLE, NO_CAMPS, RESTLESS, WEIGHTS, play_on, play_random_game, vary_options
from twoheirs_qt.games.two_heirs.codec.position import dump_position, parse_position
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Building,
    BuildingLine,
    Cell,
    EndTurn,
    Heir,
    IllegalAction,
    ScoreSheet,
    State,
    TroopKind,
    apply,
    apply_in_steps,
    create_game,
    list_legal_actions,
    make_score_sheet,
    why_not,
)
from twoheirs_qt.games.two_heirs.rules.roads import trace_roads

POSITIONS: Final = tuple(scenario for scenario in read_scenarios() if "box" not in scenario.parts)
"""Where walks begin that do not begin with a new game: positions that play hardly reaches."""

MAX_ACTIONS: Final = 140


@dataclass(frozen=True)
class Walk:
    """A way through a game: where it begins, and how many actions are done by chance."""

    seed: int
    length: int
    position: int | None = None

    def play(self) -> list[tuple[State, Action]]:
        """The decisions on the way, at most `length`."""
        rng = random.Random(self.seed)
        weights = rng.choice([WEIGHTS, RESTLESS, IDLE, NO_CAMPS])
        if self.position is None:
            first = create_game(load_box(), vary_options(self.seed))
        else:
            first = start(POSITIONS[self.position])
        return list(islice(play_on(first, rng, weights), self.length))

    def reach_state(self) -> State:
        """Return the state that it leads to."""
        path = self.play()
        if path:
            return apply(*path[-1])[0]
        if self.position is None:
            return create_game(load_box(), vary_options(self.seed))
        return start(POSITIONS[self.position])


GAMES: Final = st.builds(Walk, st.integers(0, 2**32), st.integers(0, MAX_ACTIONS))
WALKS: Final = GAMES | st.builds(
    Walk, st.integers(0, 2**32), st.integers(0, 25), st.integers(0, len(POSITIONS) - 1)
)


def examples(count: int) -> settings:
    return settings(
        max_examples=choose_count(count // 2, 20 * count),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


# -- legality -------------------------------------------------------------------------------------


@examples(240)
@given(WALKS)
def test_legal_actions_are_those_without_a_reason_against_them(walk: Walk) -> None:
    state = walk.reach_state()
    listed = list(list_legal_actions(state))
    assert len(listed) == len(set(listed)) == len(list_legal_actions(state))
    assert set(listed) == {a for a in list_conceivable(state) if not why_not(state, a)}


@examples(200)
@given(WALKS, st.integers(0, 2**32))
def test_apply_accepts_what_is_legal_and_tells_all_reasons_of_the_rest(
    walk: Walk, seed: int
) -> None:
    state = walk.reach_state()
    tries = random.Random(seed).sample(list(list_conceivable(state)), 60)
    for action in [*tries, *list_legal_actions(state)]:
        reasons = why_not(state, action)
        assert (action in list_legal_actions(state)) == (not reasons)
        if reasons:
            with pytest.raises(IllegalAction) as refused:
                apply(state, action)
            assert refused.value.reasons == reasons
            assert len(set(reasons)) == len(reasons)
        else:
            assert apply(state, action)[1]


@examples(120)
@given(WALKS)
def test_the_order_of_discards_does_not_matter(walk: Walk) -> None:
    state = walk.reach_state()
    for action in list_legal_actions(state):
        if isinstance(action, EndTurn) and len(action.discard) > 1:
            other = EndTurn(tuple(reversed(action.discard)))
            assert apply(state, other) == apply(state, action)


# -- states are values ----------------------------------------------------------------------------


@examples(120)
@given(WALKS)
def test_apply_never_changes_the_state_it_is_given(walk: Walk) -> None:
    state = walk.reach_state()
    before, value = json.dumps(dump_position(state)), hash(state)
    sheet, legal = make_score_sheet(state), list(list_legal_actions(state))
    for action in legal:
        apply(state, action)
    assert json.dumps(dump_position(state)) == before
    assert hash(state) == value
    assert make_score_sheet(state) == sheet
    assert list(list_legal_actions(state)) == legal


@examples(120)
@given(WALKS)
def test_replay_leads_to_equal_states(walk: Walk) -> None:
    path = walk.play()
    if not path:
        return
    replayed = parse_position(dump_position(path[0][0]), load_box())
    for state, action in path:
        assert replayed == state
        assert hash(replayed) == hash(state)
        replayed, events = apply(replayed, action)
        assert (replayed, events) == apply(state, action)


@examples(300)
@given(WALKS)
def test_a_position_written_and_read_is_the_same_state(walk: Walk) -> None:
    state = walk.reach_state()
    read = parse_position(json.loads(json.dumps(dump_position(state))), load_box())
    assert read == state
    assert hash(read) == hash(state)
    # What a state keeps of what was worked out before must not show.
    assert set(list_legal_actions(read)) == set(list_legal_actions(state))
    assert make_score_sheet(read) == make_score_sheet(state)
    assert dump_position(read) == dump_position(state)


@examples(120)
@given(WALKS)
def test_steps_are_what_apply_does_cut_into_pieces(walk: Walk) -> None:
    state = walk.reach_state()
    for action in list_legal_actions(state):
        after, events = apply(state, action)
        pieces = apply_in_steps(state, action)
        assert pieces[-1].state == after
        assert tuple(event for piece in pieces for event in piece.events) == events


# -- what never changes ---------------------------------------------------------------------------


@examples(200)
@given(GAMES)
def test_every_tile_is_in_exactly_one_place(walk: Walk) -> None:
    path = walk.play()
    for state in [*(state for state, _ in path[::4]), walk.reach_state()]:
        tiles = [
            tile.id
            for tile in (*state.stack, *state.hands[0], *state.hands[1], *state.removed_tiles)
        ]
        tiles += [tile.id for tile in state.slots if tile is not None]
        tiles += [face.tile.id for face in state.landscape.values()]
        chosen = vary_options(walk.seed).sets
        assert sorted(tiles) == sorted(
            t.id for t in load_box().tiles.values() if t.tile_set in chosen
        )
        assert len(tiles) == 27


@examples(200)
@given(WALKS)
def test_troops_share_no_tile_once_the_retinues_have_parted(walk: Walk) -> None:
    parted = False
    for state in [*(state for state, _ in walk.play()), walk.reach_state()]:
        at = [troop.at for side in state.troops for troop in side if troop.at is not None]
        assert all(cell in state.landscape for cell in at)
        parted = parted or len(set(at)) == len(at)
        if parted:
            assert len(set(at)) == len(at)
        else:
            white, blue = (side[0] for side in state.troops)
            assert white.kind is blue.kind is TroopKind.RETINUE
            assert white.at == blue.at
            assert len(set(at)) == len(at) - 1


@examples(200)
@given(WALKS)
def test_shield_crown_and_reserve_fit_together(walk: Walk) -> None:
    state = walk.reach_state()
    assert len(state.slots) == 7
    assert state.slots[state.shield] is None
    assert state.taken or state.crown is state.active
    if state.turns_left is None and state.stack and walk.position is None:
        assert sum(tile is None for tile in state.slots) == 1
    if state.turns_left == 0:
        assert not list_legal_actions(state)
    else:
        assert list_legal_actions(state)


@pytest.mark.parametrize("seed", range(0, 60, 2))
def test_a_duel_without_camps_lasts_22_turns(seed: int) -> None:
    options = vary_options(seed, solo=False)
    game = play_random_game(load_box(), seed, options=options, weights=NO_CAMPS)
    assert sum(isinstance(action, EndTurn) for _, action in game) == 22


# -- scores ---------------------------------------------------------------------------------------


LIMITS: Final = {Building.INN: 7, Building.MARKET: 5, Building.ROBBER_BARON: 10}
CRAFTS: Final = {Building.BASKETRY, Building.POTTERY, Building.COOPERAGE}


@examples(300)
@given(WALKS)
def test_points_stay_within_their_limits(walk: Walk) -> None:
    state = walk.reach_state()
    sheet = make_score_sheet(state)
    for column in sheet.heirs:
        guilds = {
            face.tile.variant
            for face in state.landscape.values()
            if face.owner is column.heir and face.tile.building is Building.GUILD
        }
        for line in column.buildings:
            kind = line.tile.building
            assert line.points >= 0
            assert line.points <= LIMITS.get(kind, 27)
            if kind in CRAFTS:
                assert line.points in ((0, 4, 8) if kind in guilds else (0, 3, 6))
        counted = sum(line.final_points for line in column.buildings)
        assert column.total == counted + column.roads + column.treasures
        buildings = {c for c, face in state.landscape.items() if face.owner is column.heir}
        assert {line.at for line in column.buildings} == buildings
    for heir in Heir:
        assert sheet.heirs[heir].roads == sum(r.points for r in sheet.roads if r.heir is heir)


@examples(240)
@given(WALKS, st.sampled_from([keep_cell, turn_cell]))
@example(Walk(7, 70), turn_cell)
def test_scores_are_the_same_with_colours_swapped(walk: Walk, where: CellMap) -> None:
    state = walk.reach_state()
    if state.solo is not None:
        where = keep_cell  # the human is South, so South changes colour
    one, other = make_score_sheet(state), make_score_sheet(turn_state(state, where))
    assert _make_columns(one, keep_cell) == tuple(reversed(_make_columns(other, where)))
    assert (one.winner is None) == (other.winner is None)
    assert one.winner is None or one.winner is not other.winner
    assert one.decided_by is other.decided_by


def _make_columns(sheet: ScoreSheet, where: CellMap) -> tuple[object, object]:
    def make_column(heir: Heir) -> object:
        score = sheet.heirs[heir]
        lines = {
            (where(line.at), line.tile.id, line.points, frozenset(map(where, line.cells)))
            for line in score.buildings
            # Of equal roads, and of tiles that make the same pair, any may be named.
            if line.tile.building not in {Building.PILGRIMAGE_SITE, *CRAFTS}
        }
        points = {(where(line.at), line.points) for line in score.buildings}
        roads = {
            (frozenset(map(where, road.cells)), road.points)
            for road in sheet.roads
            if road.heir is heir
        }
        return lines, points, roads, score.total, score.treasures, score.in_reserve

    return make_column(Heir.WHITE), make_column(Heir.BLUE)


@examples(160)
@given(WALKS, st.sampled_from([keep_cell, turn_cell]))
def test_play_is_the_same_with_colours_swapped(walk: Walk, where: CellMap) -> None:
    state = walk.reach_state()
    if state.solo is not None:
        where = keep_cell  # Henry's order of cells begins in the North, whoever he is
    other = turn_state(state, where)
    legal = list(list_legal_actions(state))
    assert {turn_action(action, where) for action in legal} == set(list_legal_actions(other))
    for action in random.Random(walk.seed).sample(legal, min(len(legal), 8)):
        after = apply(state, action)[0]
        assert turn_state(after, where) == apply(other, turn_action(action, where))[0]


@examples(160)
@given(st.builds(Walk, st.integers(0, 2**32), st.integers(40, MAX_ACTIONS)))
def test_the_cells_of_a_line_explain_its_points(walk: Walk) -> None:
    state = walk.reach_state()
    lines = _find_lines(state)
    for cell in state.landscape:
        without = _find_lines(_remove_tile(state, cell))
        for at, line in lines.items():
            if at == cell:
                assert at not in without
            elif cell not in line.cells:
                assert set(without[at].cells) == set(line.cells)
                assert without[at].points == line.points
            else:
                # Fewer points, or another tile that was one too many takes its place.
                instead = set(without[at].cells) - set(line.cells)
                assert cell not in without[at].cells
                assert without[at].points < line.points or (
                    without[at].points == line.points and instead
                )


@examples(120)
@given(st.builds(Walk, st.integers(0, 2**32), st.integers(40, MAX_ACTIONS)))
def test_each_section_of_a_tile_lies_on_one_road(walk: Walk) -> None:
    state = walk.reach_state()
    roads = trace_roads(state)
    for cell, tile in state.landscape.items():
        joined = len(tile.roads[state.south])
        assert bool(joined) <= sum(cell in road for road in roads) <= joined


@examples(120)
@given(st.builds(Walk, st.integers(0, 2**32), st.integers(40, MAX_ACTIONS)))
def test_the_cells_of_a_road_explain_its_points(walk: Walk) -> None:
    state = walk.reach_state()
    roads = {(frozenset(road.cells), road.points) for road in make_score_sheet(state).roads}
    for cell in state.landscape:
        left = make_score_sheet(_remove_tile(state, cell)).roads
        untouched = {road for road in roads if cell not in road[0]}
        assert untouched <= {(frozenset(road.cells), road.points) for road in left}
        assert all(cell not in road.cells for road in left)


def _find_lines(state: State) -> dict[Cell, BuildingLine]:
    return {line.at: line for column in make_score_sheet(state).heirs for line in column.buildings}


def _remove_tile(state: State, cell: Cell) -> State:
    left = {other: face for other, face in state.landscape.items() if other != cell}
    return state.replace(landscape=left)
