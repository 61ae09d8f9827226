"""Practice: when positions come back, the turn of the day, grading, themes, and their files."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.box import load_box
from tests.games.two_heirs.advice.reviewed_games import make_reviewed, play_game
from twoheirs_qt.games.two_heirs.advice.practice import (
    INTERVALS,
    SOLUTIONS_NEEDED,
    PracticePosition,
    Progress,
    choose_turn_of_day,
    count_by_theme,
    find_progress,
    grade,
    list_due_positions,
)
from twoheirs_qt.games.two_heirs.advice.practice_file import (
    dump_position,
    load_positions,
    load_progress,
    write_progress,
)
from twoheirs_qt.games.two_heirs.advice.review import PlayedTurn, list_played_turns
from twoheirs_qt.games.two_heirs.advice.themes import Theme
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    EndTurn,
    NewGame,
    State,
    Take,
    apply_silently,
    create_game,
    list_legal_actions,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.tabletop.files.errors import FileError

TODAY = date(2026, 3, 1)
START = create_game(load_box(), NewGame(seed=1))


def make_position(name: str, game: str = "", since: date | None = None) -> PracticePosition:
    turn = replace(make_reviewed(), digest=name)
    return PracticePosition(START, turn, frozenset({Theme.ROADS}), game, since)


ANSWERS = st.lists(st.tuples(st.integers(0, 60), st.booleans()), max_size=12)


@settings(deadline=None)  # the machine may be busy
@given(ANSWERS)
def test_a_position_comes_back_after_1_3_7_and_21_days_until_it_is_solved_twice(
    answers: list[tuple[int, bool]],
) -> None:
    mistake = make_position("a", "Ada and Bob", TODAY)
    progress, day, counted = find_progress(mistake, {}), TODAY, 0
    assert progress.due_date == TODAY + timedelta(INTERVALS[0])
    for wait, is_solved in answers:
        day += timedelta(wait)
        before, was_due = progress, progress.is_due(day)
        progress = progress.record_answer(day, is_solved=is_solved)
        if not was_due:
            assert progress == before, "an answer counts only when it is due"
            continue
        counted += 1
        assert progress.due_date - day == timedelta(INTERVALS[min(counted, len(INTERVALS) - 1)])
        assert progress.solved_count == before.solved_count + is_solved
        assert progress.is_done == (progress.solved_count >= SOLUTIONS_NEEDED)
        assert not progress.is_due(day), "it never comes back on the same day"
    assert progress.solved_count <= SOLUTIONS_NEEDED


def test_own_mistakes_come_first_then_those_that_wait_longest() -> None:
    old = make_position("old", "Ada and Bob", TODAY - timedelta(9))
    new = make_position("new", "Ada and Bob", TODAY - timedelta(1))
    today, shipped, done = (
        make_position("today", "Ada and Bob", TODAY),
        make_position("s"),
        make_position("d"),
    )
    known = {"d": Progress(TODAY, 3, SOLUTIONS_NEEDED)}
    assert list_due_positions([shipped, new, today, done, old], known, TODAY) == [old, new, shipped]


@settings(deadline=None)
@given(st.dates(), st.permutations("abcdefg"))
def test_the_turn_of_the_day_is_the_same_for_all_and_every_position_has_its_day(
    day: date, order: list[str]
) -> None:
    positions = [make_position(name) for name in order]
    chosen = choose_turn_of_day(positions, day)
    assert chosen == choose_turn_of_day(sorted(positions, key=lambda each: each.name), day)
    if day < date.max - timedelta(7):
        week = {choose_turn_of_day(positions, day + timedelta(days)) for days in range(7)}
        assert week == set(positions)
    assert choose_turn_of_day([], day) is None


def make_practice_position(played: PlayedTurn, better: PlayedTurn) -> PracticePosition:
    turn = replace(make_reviewed(), played=played.actions, better=better.actions)
    return PracticePosition(played.start, turn, frozenset())


def calculate_lead(start: State, actions: Sequence[Action]) -> int:
    """The lead of the active heir of `start` after these actions."""
    state, heir = start, start.active
    for action in actions:
        state = apply_silently(state, action)
    points = [column.total for column in make_score_sheet(state).heirs]
    return points[heir] - points[heir.opponent]


def test_our_turn_solves_and_what_another_gives_away_is_what_the_score_sheet_says() -> None:
    """Nothing is unseen any more in the last turn, so the difference is exact."""
    last = list_played_turns(play_game(seed=1, level="level-4"))[-1]
    asked = make_practice_position(last, last)
    own = grade(asked, last.actions, seed=5)
    assert own.is_as_good
    assert own.loss == 0
    idle: list[Action] = []
    state = last.start
    for action in (Take, EndTurn):
        legal = [each for each in list_legal_actions(state) if isinstance(each, action)]
        if legal:
            idle.append(legal[0])
            state = apply_silently(state, legal[0])
    assert isinstance(idle[-1], EndTurn)
    answer = grade(asked, tuple(idle), seed=5)
    lost = calculate_lead(last.start, last.actions) - calculate_lead(last.start, idle)
    assert lost > 0
    assert round(answer.loss) == lost
    assert not answer.is_as_good


def test_a_grade_depends_on_nothing_unseen() -> None:
    turns = list_played_turns(play_game())
    turn = turns[-4]
    asked = make_practice_position(turn, turn)
    other = replace(asked, start=redeal(turn.start, lambda limit: limit - 1))
    one, two = (grade(each, turn.actions, seed=3) for each in (asked, other))
    assert one.played_leads == two.played_leads


def test_positions_come_back_from_their_file(tmp_path: Path) -> None:
    turn = list_played_turns(play_game())[3]
    themes = frozenset({Theme.ROADS, Theme.LAST_TURN})
    known = replace(make_reviewed(), played=turn.actions)
    file = tmp_path / "positions.json"
    document = {
        "format": "twoheirs-practice-positions",
        "version": 1,
        "positions": [dump_position(turn.start, known, themes)],
    }
    file.write_text(json.dumps(document), "utf-8")
    (loaded,) = load_positions(load_box(), file)
    assert loaded.reviewed_turn == known
    assert loaded.themes == themes
    assert loaded.start.landscape == turn.start.landscape
    assert sorted(tile.id for tile in loaded.start.stack) == sorted(
        tile.id for tile in turn.start.stack
    )


def test_progress_comes_back_from_its_file(tmp_path: Path) -> None:
    known = {"a": Progress(TODAY, 2, 1), "b": Progress(TODAY + timedelta(21), 5, 2)}
    file = tmp_path / "new" / "practice.json"
    write_progress(file, known)
    assert load_progress(file) == known


@pytest.mark.parametrize(
    "entry",
    [
        {"position": "a", "due": "2026-06-31", "answers": 1, "solved": 0},
        {"position": "a", "due": "soon", "answers": 1, "solved": 0},
        {"position": "a", "due": "2026-06-30", "answers": -1, "solved": 0},
        {"position": "a", "due": "2026-06-30", "answers": 1, "solved": 3},
        {"position": "", "due": "2026-06-30", "answers": 1, "solved": 1},
    ],
)
def test_a_damaged_file_of_progress_is_refused(tmp_path: Path, entry: dict[str, object]) -> None:
    file = tmp_path / "practice.json"
    document = {"format": "twoheirs-practice", "version": 1, "progress": [entry]}
    file.write_text(json.dumps(document), "utf-8")
    with pytest.raises(FileError):
        load_progress(file)


def test_progress_is_counted_by_theme() -> None:
    positions = [make_position("a"), make_position("b"), make_position("c", "Ada and Bob", TODAY)]
    known = {"a": Progress(TODAY, 2, SOLUTIONS_NEEDED)}
    everything, roads = count_by_theme(positions, known, TODAY)
    assert (everything.position_count, everything.done_count, everything.due_count) == (3, 1, 1)
    assert (roads.theme, roads.position_count, roads.done_count) == (Theme.ROADS, 3, 1)
