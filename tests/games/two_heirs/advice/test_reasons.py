"""Every reason for a turn is true by the rules, and together they are the whole difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from tests.games.two_heirs.advice.positions import play_random_turns
from tests.games.two_heirs.play.test_dangers import play_war_game
from twoheirs_qt.games.two_heirs.advice.reasons import Reasons, describe_reasons, find_reasons
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.play.previews import list_dangers
from twoheirs_qt.games.two_heirs.rules import (
    Build,
    EndTurn,
    Heir,
    State,
    Take,
    Terrain,
    apply_silently,
    calculate_reach,
    is_legal,
    list_legal_actions,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.access import SourceKind, list_access_sources
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.tabletop.text.text import render_english

NAMES = ("Ada", "Bob")


def calculate_totals(state: State) -> tuple[int, int]:
    white, blue = make_score_sheet(state).heirs
    return white.total, blue.total


def count_lasting_sources(state: State, heir: Heir) -> Counter[Terrain]:
    """Count the sources of each resource that stay when the reserve changes."""
    sources = list_access_sources(state, heir)
    return Counter(source.resource for source in sources if source.kind is not SourceKind.RESERVE)


def check_sums(reasons: Reasons, base: State, then: State) -> None:
    """The lines make the whole difference of the points, heir by heir."""
    for heir in Heir:
        lines = sum(change.points for change in reasons.score if change.heir is heir)
        assert (
            lines
            == calculate_totals(then)[heir] - calculate_totals(base)[heir]
            == reasons.points[heir]
        )


@pytest.mark.parametrize("solo", [False, True])
def test_lines_make_the_whole_difference(solo: bool) -> None:
    for seed in range(4):
        for start, actions in play_random_turns(seed, solo=solo):
            turn = Turn.from_actions(start, actions)
            reasons = find_reasons(start, turn)
            then = turn.end(start)
            check_sums(reasons, start, then)
            heir = start.active
            was, now = count_lasting_sources(start, heir), count_lasting_sources(then, heir)
            assert reasons.access == tuple(now[kind] - was[kind] for kind in Terrain)
            assert reasons.reach == (calculate_reach(start, heir), calculate_reach(then, heir))


def list_plain_turns(start: State) -> list[Turn]:
    """The turns in which nothing is done but a take."""
    takes = [action for action in list_legal_actions(start) if isinstance(action, Take)]
    found = []
    for take in takes:
        ends = [
            a for a in list_legal_actions(apply_silently(start, take)) if isinstance(a, EndTurn)
        ]
        found += [Turn.from_actions(start, [take, end]) for end in ends[:1]]
    return found


@pytest.mark.parametrize("solo", [False, True])
def test_two_turns_differ_by_what_is_named(solo: bool) -> None:
    """Both ways round the lines are the same with other signs."""
    for start, actions in play_random_turns(3, solo=solo):
        turn = Turn.from_actions(start, actions)
        for other in list_plain_turns(start)[:1]:
            reasons, back = find_reasons(start, turn, other, 2.0), find_reasons(start, other, turn)
            check_sums(reasons, other.end(start), turn.end(start))
            assert reasons.points == tuple(-points for points in back.points)
            assert reasons.withheld_tiles == back.left_tiles
            gained = reasons.points[start.active] - reasons.points[start.active.opponent]
            assert reasons.later_gain == 2.0 - gained


def test_each_building_has_its_own_points_where_two_turns_build_on_one_cell() -> None:
    different = 0
    for start, turn, other, cell in list_turns_on_one_cell(6):
        expected = Counter(find_points(turn.end(start), cell))
        expected.subtract(find_points(other.end(start), cell))
        found = Counter[str]()
        for change in find_reasons(start, turn, other).score:
            if change.cell == cell and change.tile is not None:
                found[change.tile.id] += change.points
        assert found == expected
        different += bool(+expected and -expected)
    assert different


def list_turns_on_one_cell(seed: int) -> Iterator[tuple[State, Turn, Turn, Cell]]:
    """List pairs of turns of a random game that build different tiles on the same cell."""
    for start, _ in play_random_turns(seed, solo=False):
        builds: dict[Cell, list[Turn]] = {}
        for take in list_legal_actions(start):
            if isinstance(take, Take):
                for build in list_legal_actions(apply_silently(start, take)):
                    if isinstance(build, Build):
                        turns = builds.setdefault(build.at, [])
                        turns.append(Turn.from_actions(start, [take, build]))
        for cell, turns in list(builds.items())[:2]:
            yield from ((start, *pair, cell) for pair in pairwise(turns[:3]))


def find_points(state: State, cell: Cell) -> dict[str, int]:
    """The points of the building on a cell, by its tile."""
    heirs = make_score_sheet(state).heirs
    lines = [line for heir in heirs for line in heir.buildings if line.at == cell]
    return {line.tile.id: line.final_points for line in lines}


def test_tiles_withheld_could_have_been_taken_and_built() -> None:
    """The opponent gains as much by that take and a build in the next turn, and never more."""
    found = 0
    for seed in range(8):
        for start, actions in play_random_turns(seed, solo=False):
            turn = Turn.from_actions(start, actions)
            for tile, points in find_reasons(start, turn).withheld_tiles:
                gains = [
                    gain
                    for other in list_plain_turns(start)
                    if tile not in other.taken
                    for gain in list_gains(start, other, tile)
                ]
                assert max(gains) == points > 0
                found += 1
    assert found > 10


def list_gains(start: State, turn: Turn, tile: str) -> list[int]:
    """The points that the opponent gains by the tile after `turn`, wherever it is built."""
    state = start
    for action in turn.actions:
        state = apply_silently(state, action)
    slot = next(n for n, lies in enumerate(state.slots) if lies is not None and lies.id == tile)
    if state.is_over or not is_legal(state, Take(slot)):
        return []
    taken, heir = apply_silently(state, Take(slot)), state.active
    return [
        calculate_totals(apply_silently(taken, action))[heir] - calculate_totals(taken)[heir]
        for action in list_legal_actions(taken)
        if isinstance(action, Build) and action.tile == tile
    ]


def test_buildings_get_harder_to_destroy_that_were_in_danger_and_are_not() -> None:
    protected = 0
    for seed in range(6):
        starts = [state for state in play_war_game(seed) if not state.taken]
        for start, following in pairwise(starts):
            if following.active is start.active:
                continue
            for turn in list_plain_turns(start):
                reasons = find_reasons(start, turn)
                then = turn.end(start)
                slots = [n for n, tile in enumerate(then.slots) if tile in start.stack]
                now = {danger.cell for danger in list_dangers(then, slots)}
                for threat in reasons.protected:
                    assert threat.cell not in now
                    assert start.landscape[threat.cell].owner is start.active
                protected += len(reasons.protected)
    assert protected > 1


def test_reasons_do_not_depend_on_the_order_of_the_supply() -> None:
    random = Random(2)
    for seed in (1, 3, 4):
        for start, actions in play_random_turns(seed):
            turn = Turn.from_actions(start, actions)
            dealt = redeal(start, random.randrange)
            texts = describe_reasons(find_reasons(start, turn), start, NAMES)
            others = describe_reasons(find_reasons(dealt, turn), dealt, NAMES)
            assert [render_english(text) for text in texts] == [
                render_english(text) for text in others
            ]


def test_reasons_name_points_by_building_and_road() -> None:
    """A turn that builds says which lines of the score it changes, and whose."""
    for start, actions in play_random_turns(1, solo=False):
        turn = Turn.from_actions(start, actions)
        texts = [
            render_english(text)
            for text in describe_reasons(find_reasons(start, turn), start, NAMES)
        ]
        points = find_reasons(start, turn).points
        for heir in Heir:
            if points[heir]:
                sign = "+" if points[heir] > 0 else "−"
                assert any(
                    text.startswith(f"{NAMES[heir]} {sign}{abs(points[heir])} (") for text in texts
                )


def test_nothing_is_withheld_in_the_last_turn() -> None:
    for seed in range(10):
        for start, actions in play_random_turns(seed, solo=False):
            if start.turns_left == 1:
                reasons = find_reasons(start, Turn.from_actions(start, actions))
                assert not reasons.withheld_tiles
                assert not reasons.protected
