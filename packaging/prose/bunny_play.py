"""Play the examples and the lessons of Bunny Kingdom by its rules, to find what does not fit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from twoheirs_qt.games.bunny_kingdom.codec.position import parse_position
from twoheirs_qt.games.bunny_kingdom.game import BunnyKingdom
from twoheirs_qt.games.bunny_kingdom.prose.examples import make_caption, play_document
from twoheirs_qt.games.bunny_kingdom.prose.measures import PlayedActions
from twoheirs_qt.games.bunny_kingdom.prose.mini_map import make_mini_map
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Catalogue
from twoheirs_qt.games.bunny_kingdom.rules.state import State
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.prose.book_model import Book
from twoheirs_qt.tabletop.prose.course_model import Course, Lesson, Step
from twoheirs_qt.tabletop.text.text import render_english

_GAME = BunnyKingdom()


def check_examples(book: Book, folder: Path, catalogue: Catalogue) -> None:
    """Play every example and fill its caption; ValueError for one that does not work."""
    for example in book.list_examples():
        try:
            played_example = play_document(_read(folder / f"{example.id}.json"), example, catalogue)
            make_mini_map(played_example.after, example.view)
            render_english(make_caption(example, played_example))
        except (FileError, KeyError, StopIteration) as error:
            raise ValueError(f"the example “{example.id}” does not work: {error!r}") from error


def check_lessons(course: Course, folder: Path, catalogue: Catalogue) -> None:
    """Play every lesson; ValueError for a step that does not follow from the one before it."""
    for lesson in course.lessons:
        try:
            state = parse_position(_read(folder / f"{lesson.id}.json"), catalogue)
        except FileError as error:
            raise ValueError(f"the position of “{lesson.id}” is wrong: {error}") from error
        previous_step = PlayedActions(state, state)
        for number, step in enumerate(lesson.steps, 1):
            try:
                previous_step = _take_step(lesson, step, previous_step)
            except (ValueError, KeyError, StopIteration) as error:
                raise ValueError(f"step {number} of “{lesson.id}”: {error}") from error


def _take_step(lesson: Lesson, step: Step, previous_step: PlayedActions) -> PlayedActions:
    """Fill the texts of a step, do its task and let the others reply."""
    values = {name: value_of(previous_step) for name, value_of in step.values}
    for text in step.texts:
        render_english(text.fill(**values))
    if step.task is None:
        return previous_step
    state = previous_step.after
    assert isinstance(state, State)
    learner = state.table.seats[0].value
    if _GAME.list_seats_to_act(state)[:1] != (learner,):
        raise ValueError(f"it is not the turn of {learner}")
    wanted = [
        action
        for action in _GAME.list_legal_actions(state, learner)
        if step.task.is_done_by(action)
    ]
    if len(wanted) != 1:
        raise ValueError(f"{len(wanted)} legal actions do its task, not one")
    events: list[Any] = []
    after = state
    for action in (wanted[0], *step.task.replies):
        after = _play(after, action, events)
    return PlayedActions(state, after, tuple(events))


def _play(state: State, action: Action, events: list[Any]) -> State:
    if reasons := _GAME.why_not(state, action):
        words = render_english(_GAME.words.describe_reasons(reasons, state))
        raise ValueError(f"{action} is not legal: {words}")
    after, happened = _GAME.apply(state, action)
    events += happened
    return after


def _read(file: Path) -> Any:
    return json.loads(file.read_text("utf-8"))
