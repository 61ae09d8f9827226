"""The columns and rows shown of a landscape: all without gaps; with gaps, only those with tiles."""

from __future__ import annotations

from tests.box import load_box
from tests.play import RESTLESS, play_random_game
from twoheirs_qt.tabletop.play.grid_lines import (
    ShownLines,
    add_neighbours,
    are_scattered,
    find_next_line,
)


def test_all_lines_of_a_played_game_are_shown() -> None:
    for seed in range(4):
        for state, _ in play_random_game(load_box(), seed, weights=RESTLESS):
            assert not are_scattered(state.landscape)
            for numbers in zip(*state.landscape, strict=True):
                first, last = min(numbers), max(numbers)
                assert add_neighbours(numbers) == list(range(first - 1, last + 2))
                folded = ShownLines(numbers)
                assert folded.shown == list(range(first, last + 1))
                assert [folded.find_index(number) for number in numbers] == [
                    n - first for n in numbers
                ]


def test_between_any_far_numbers_one_line_is_drawn() -> None:
    folded = ShownLines([-1_000_000, 3, 5, 6, 1_000_000])
    assert folded.shown == [-1_000_000, None, 3, 4, 5, 6, None, 1_000_000]
    assert [folded.find_index(item) for item in (-1_000_000, 3, 5, 6, 1_000_000)] == [0, 2, 4, 5, 7]
    assert len(folded) == 8


def test_a_step_leads_to_the_next_line_and_stays_on_the_last() -> None:
    lines = add_neighbours([0, 1_000_000])
    assert lines == [-1, 0, 1, 999_999, 1_000_000, 1_000_001]
    assert [find_next_line(now, 1, lines) for now in (0, 1, 500, 1_000_001)] == [
        *(1, 999_999, 999_999, 1_000_001)
    ]
    assert [find_next_line(now, -1, lines) for now in (999_999, 500, -1)] == [1, 1, -1]
    assert find_next_line(500, 0, lines) == 500


def test_a_landscape_has_a_gap_where_a_column_or_a_row_is_empty() -> None:
    assert are_scattered([(0, 0), (2, 0)])
    assert are_scattered([(0, 0), (1, 7)])
    assert not are_scattered([(0, 0), (1, 1), (2, 0)])
