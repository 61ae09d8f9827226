"""A lesson's session: what it lets happen, what it takes back, and that it keeps nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.box import load_box
from tests.games.two_heirs.play.playing import close_session
from tests.games.two_heirs.tutorial.conftest import start_of
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Build,
    EndTurn,
    Heir,
    Move,
    Take,
    find_active_capabilities,
    list_legal_actions,
    why_not,
)
from twoheirs_qt.games.two_heirs.things.selection import (
    SelectedHandTile,
    describe_goals,
    format_hint,
)
from twoheirs_qt.games.two_heirs.tutorial import course
from twoheirs_qt.games.two_heirs.tutorial.course import LESSONS
from twoheirs_qt.games.two_heirs.tutorial.lesson import LessonSession
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.tabletop.prose.course_model import Lesson
from twoheirs_qt.tabletop.text.language import localize


def load_lesson(lesson_id: str) -> Lesson:
    result = course.find_lesson(lesson_id)
    assert result is not None
    return result


@pytest.fixture
def session(qapp: object) -> LessonSession:
    made = LessonSession(GameModel(localize), load_box(), start_of)
    made.motion = 0.0
    return made


def read_on(session: LessonSession) -> None:
    """Go on to the next task."""
    while session.go_forward():
        pass


@pytest.mark.parametrize("lesson_id", [item.id for item in LESSONS])
def test_every_wrong_action_has_its_reason(session: LessonSession, lesson_id: str) -> None:
    """Illegal actions have the game's reasons, legal ones that are not meant words of their own.

    Neither changes anything.
    """
    session.begin(load_lesson(lesson_id))
    strayed: list[Action] = []
    refused: list[Action] = []
    session.strayed.connect(strayed.append)
    session.refused.connect(lambda action, _reasons: refused.append(action))
    while session.step is not None:
        state, number = session.state, session.number
        tried = [*list_legal_actions(state), *(Take(slot) for slot in range(7)), EndTurn()]
        tried += [Move(cell, to) for cell in state.landscape for to in state.landscape]
        for action in tried:
            if session.is_wanted(action) and not why_not(state, action):
                continue
            strayed.clear()
            refused.clear()
            assert not session.play(action)
            if why_not(state, action):
                assert (refused, strayed) == ([action], [])
                assert session.options.why_not(action) == why_not(state, action)
            else:
                assert (refused, strayed) == ([], [action])
                assert not session.options.can(action)
            assert (session.state, session.number) == (state, number)
        if session.step.task is not None:
            assert session.step.task.stray.source
            assert session.play(next(a for a in list_legal_actions(state) if session.is_wanted(a)))
        else:
            assert session.go_forward()


@pytest.mark.parametrize("lesson_id", [item.id for item in LESSONS])
def test_of_a_tile_that_may_be_built_but_is_not_meant_just_that_is_shown(
    session: LessonSession, lesson_id: str
) -> None:
    """Screen readers ask at every step where each tile of the hand can go."""
    session.begin(load_lesson(lesson_id))
    while session.step is not None:
        for tile in session.state.hands[session.state.active]:
            picked = SelectedHandTile(tile.id)
            reason, cells = (
                describe_goals(session, picked),
                find_active_capabilities(session.state).cells,
            )
            legal = any(not why_not(session.state, Build(tile.id, cell)) for cell in cells)
            if legal and not session.options.list_build_cells(tile.id):
                assert reason == texts.NOT_IN_STEP
                assert format_hint(session, picked) == localize(texts.HINT_NOT_IN_STEP)
            elif cells:
                assert reason is not None
        if session.step.task is None:
            assert session.go_forward()
        else:
            meant = (a for a in list_legal_actions(session.state) if session.is_wanted(a))
            assert session.play(next(meant))


def test_what_is_done_leads_on_and_is_taken_back(session: LessonSession) -> None:
    session.begin(load_lesson("take"))
    read_on(session)
    start, number = session.state, session.number
    assert session.play(Take(2))
    assert session.number == number + 1
    assert session.task_actions == (Take(2),)
    assert session.undo()
    assert (session.state, session.number) == (start, number)
    assert not session.undo()
    assert session.play(Take(3))
    assert not session.can_redo


def test_going_back_takes_back_what_lies_between(session: LessonSession) -> None:
    session.begin(load_lesson("take"))
    read_on(session)
    start, number = session.state, session.number
    session.play(Take(1))
    assert session.go_back()
    assert (session.state, session.number) == (start, number)
    while session.number:
        assert session.go_back()
    assert not session.go_back()


def test_the_other_heir_replies_and_is_taken_back_with_it(session: LessonSession) -> None:
    session.begin(load_lesson("end"))
    read_on(session)
    session.play(Take(1))
    before = session.state
    assert session.play(EndTurn())
    assert session.state.active is Heir.WHITE
    assert session.state.turns_left == 1
    assert not session.is_replying
    assert session.undo()
    assert session.state == before


def test_nothing_can_be_done_while_the_other_heir_plays(session: LessonSession) -> None:
    session.begin(load_lesson("end"))
    read_on(session)
    session.play(Take(1))
    session.motion = 1.0
    strayed: list[Action] = []
    session.strayed.connect(strayed.append)
    assert session.play(EndTurn())
    assert session.is_replying
    assert not session.can_undo
    assert not session.go_back()
    assert not session.play(Take(2))
    assert strayed == [Take(2)]
    session.begin(load_lesson("take"))  # and leaving in the middle stops it
    assert not session.is_replying


def test_a_lesson_goes_on_where_it_was_left(session: LessonSession) -> None:
    session.begin(load_lesson("troops"))
    while session.number < 4:
        if not session.go_forward():
            session.play(next(a for a in list_legal_actions(session.state) if session.is_wanted(a)))
    state, task_actions = session.state, session.task_actions
    session.begin(load_lesson("take"))
    session.begin(load_lesson("troops"), 4, task_actions)
    assert (session.state, session.number, session.task_actions) == (state, 4, task_actions)


def test_actions_that_do_not_fit_restart_the_lesson(session: LessonSession) -> None:
    session.begin(load_lesson("troops"), 4, (Take(5),))
    assert (session.number, session.task_actions, session.state) == (0, (), start_of("troops"))


def test_nothing_is_written(
    session: LessonSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session.begin(load_lesson("take"))
    read_on(session)
    session.play(Take(1))
    close_session(session)
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]
