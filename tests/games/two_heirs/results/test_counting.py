"""The points of a finished game, counted step by step: true at every step, and whole at the end."""

from __future__ import annotations

from random import Random

import pytest

from tests.box import load_box
from tests.play import choose
from twoheirs_qt.games.two_heirs.play.chronicler import TwoHeirsChronicler
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.results.counting import (
    find_best_moments,
    list_counts,
    list_treasure_points,
    sum_counts,
)
from twoheirs_qt.games.two_heirs.rules import (
    Heir,
    NewGame,
    State,
    TileSet,
    apply_silently,
    create_game,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.events import Destroyed, TurnEnded
from twoheirs_qt.tabletop.play.replay import record_game
from twoheirs_qt.tabletop.saves.save import GameSettings


def play_to_end(seed: int, level: int | None) -> State:
    state, random = (
        create_game(load_box(), NewGame(seed=seed, level=level, score_roads=True)),
        Random(seed),
    )
    while not state.is_over:
        state = apply_silently(state, choose(state, random))
    return state


@pytest.mark.parametrize("level", [None, 1, 3])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_counted_is_the_score_sheet(seed: int, level: int | None) -> None:
    state = play_to_end(seed, level)
    counts, sheet = list_counts(state), make_score_sheet(state)
    assert sum_counts(counts, len(counts)) == tuple(score.total for score in sheet.heirs)
    lines = [building.final_points for building in sheet.heirs[Heir.WHITE].buildings]
    treasures = [points for points, _ in list_treasure_points(state)]
    lines += treasures if state.henry is Heir.WHITE else []
    lines += [building.final_points for building in sheet.heirs[Heir.BLUE].buildings]
    lines += treasures if state.henry is Heir.BLUE else []
    lines += [road.points for road in sheet.roads]
    shown = {count.line: count.shown_points for count in counts}  # the last step of a line stays
    assert [shown[number] for number in range(len(lines))] == lines
    once = [count.line for count in counts if not count.doubles]
    assert sorted(once) == list(range(len(lines))), "each line once"


@pytest.mark.parametrize("seed", range(4))
def test_henrys_three_best_are_doubled_last_of_his(seed: int) -> None:
    state = play_to_end(seed, 2)
    counts = [count for count in list_counts(state) if count.heir is state.henry]
    henrys = [count for count in counts if count.line < len(list_counts(state))]
    doubled = [number for number, count in enumerate(henrys) if count.doubles]
    assert doubled
    assert len(doubled) <= 3
    plain = [
        number
        for number, count in enumerate(henrys)
        if not count.doubles and count.points == count.shown_points and number < min(doubled)
    ]
    assert len(plain) == min(doubled), "all of his lines come before"


def test_the_best_moments_are_those_of_the_record(session: GameSession) -> None:
    result = 0
    sets = (TileSet.WAR, TileSet.PATROL, TileSet.CRAFTS)
    for seed in range(6):
        session.new(NewGame(seed=seed, sets=sets, score_roads=True), GameSettings())
        random = Random(seed)
        while not session.is_over:
            assert session.play(choose(session.state, random))
        best = find_best_moments(session.done_commands)
        record = record_game(session.save, TwoHeirsChronicler())
        gains = []
        for before, later in zip(record.turn_scores, record.turn_scores[1:], strict=False):
            heir = record.moments[before.done_count].state.active
            gains.append(later.points[heir] - before.points[heir])
        assert best.turn is not None
        assert best.turn.points == max(gains)
        roads = make_score_sheet(session.state).roads
        longest = max((len(road.cells) for road in roads), default=0)
        assert (0 if best.road is None else len(best.road.cells)) == longest
        costs = []
        for command in session.done_commands:
            for event in command.events:
                if isinstance(event, Destroyed):
                    sheets = [make_score_sheet(m.state) for m in (command.before, command.after)]
                    heir = event.heir.opponent
                    costs.append(sheets[0].heirs[heir].total - sheets[1].heirs[heir].total)
        cost = max(costs, default=0)
        assert (0 if best.destruction is None else best.destruction.points) == max(cost, 0)
        result += best.destruction is not None
        assert any(isinstance(e, TurnEnded) for c in session.done_commands for e in c.events)
    assert result, "something was destroyed"
