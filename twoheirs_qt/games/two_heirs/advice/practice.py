"""Practice: positions in which a better turn is to be found, and when they come back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from twoheirs_qt.games.two_heirs.advice.review import PlayedTurn, ReviewedTurn, compare_turn
from twoheirs_qt.games.two_heirs.advice.themes import Theme
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.rules.actions import Action
from twoheirs_qt.games.two_heirs.rules.state import State

INTERVALS: Final = (1, 3, 7, 21)
"""So many days after an answer, or after the mistake, a position comes back; later the last."""
SOLUTIONS_NEEDED: Final = 2
"""A position solved on so many days does not come back."""


@dataclass(frozen=True, slots=True)
class PracticePosition:
    """A position in which a better turn than the one played is to be found.

    - `start`: the state before the turn; `reviewed_turn`: the turn played, and the better one
    - `game_title`: the title of the player's own game; empty for a position of the program
    - `mistake_date`: the day of the mistake; None for a position of the program
    """

    start: State
    reviewed_turn: ReviewedTurn
    themes: frozenset[Theme]
    game_title: str = ""
    mistake_date: date | None = None

    @property
    def name(self) -> str:
        """The name by which the progress with it is stored."""
        return self.reviewed_turn.digest

    @property
    def first_due_date(self) -> date:
        """The first day on which it is due."""
        return (
            date.min if self.mistake_date is None else self.mistake_date + timedelta(INTERVALS[0])
        )


@dataclass(frozen=True, slots=True)
class Progress:
    """The answers to a position that counted, and the day on which it comes back."""

    due_date: date
    answer_count: int = 0
    solved_count: int = 0

    @property
    def is_done(self) -> bool:
        """Whether it need not come back."""
        return self.solved_count >= SOLUTIONS_NEEDED

    def is_due(self, today: date) -> bool:
        """Whether it is to be practised, so that an answer counts."""
        return not self.is_done and self.due_date <= today

    def record_answer(self, today: date, *, is_solved: bool) -> Progress:
        """Return the progress after an answer; it counts only if the position is due."""
        if not self.is_due(today):
            return self
        # The day of the mistake began the first interval, an answer begins the next.
        days = INTERVALS[min(self.answer_count + 1, len(INTERVALS) - 1)]
        return Progress(
            today + timedelta(days), self.answer_count + 1, self.solved_count + is_solved
        )


def find_progress(position: PracticePosition, progress_by_name: Mapping[str, Progress]) -> Progress:
    """Return the progress with a position: as stored, or before the first answer."""
    return progress_by_name.get(position.name) or Progress(position.first_due_date)


def list_due_positions(
    positions: Iterable[PracticePosition], progress_by_name: Mapping[str, Progress], today: date
) -> list[PracticePosition]:
    """List the positions that are due: own mistakes first, then those that wait longest."""
    due = [
        position
        for position in positions
        if find_progress(position, progress_by_name).is_due(today)
    ]
    return sorted(
        due,
        key=lambda position: (
            not position.game_title,
            find_progress(position, progress_by_name).due_date,
        ),
    )


def choose_turn_of_day(positions: Sequence[PracticePosition], day: date) -> PracticePosition | None:
    """Choose the turn of a day from the program's positions, the same one everywhere."""
    ordered = sorted(positions, key=lambda position: position.name)
    return ordered[day.toordinal() % len(ordered)] if ordered else None


def grade(position: PracticePosition, actions: tuple[Action, ...], seed: int) -> ReviewedTurn:
    """Compare an answer with the better turn of a position, in deals that follow from `seed`.

    A turn that differs only in the order of its actions is the better turn itself.
    """
    reviewed, start = position.reviewed_turn, position.start
    rival = reviewed.better
    if Turn.from_actions(start, actions) == Turn.from_actions(start, rival):
        rival = actions
    return compare_turn(
        PlayedTurn(reviewed.number, reviewed.done_count, start, actions), rival, seed
    )


@dataclass(frozen=True, slots=True)
class ThemeProgress:
    """Counts of the positions of a theme: all, those that are done, and those that are due."""

    theme: Theme | None
    position_count: int
    done_count: int
    due_count: int


def count_by_theme(
    positions: Sequence[PracticePosition], progress_by_name: Mapping[str, Progress], today: date
) -> list[ThemeProgress]:
    """Count positions: all, as theme None, and those of each theme that has any."""
    rows: list[ThemeProgress] = []
    for theme in (None, *Theme):
        progress_list = [
            find_progress(position, progress_by_name)
            for position in positions
            if theme is None or theme in position.themes
        ]
        if progress_list or theme is None:
            done = sum(progress.is_done for progress in progress_list)
            due = sum(progress.is_due(today) for progress in progress_list)
            rows.append(ThemeProgress(theme, len(progress_list), done, due))
    return rows
