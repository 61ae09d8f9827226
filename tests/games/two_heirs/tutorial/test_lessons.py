"""The lessons against the rules, without a window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.games.two_heirs.tutorial.conftest import start_of
from twoheirs_qt.games.two_heirs.prose.measures import Played
from twoheirs_qt.games.two_heirs.prose.rule_book import BOOK
from twoheirs_qt.games.two_heirs.rules import (
    HAND_LIMIT,
    Action,
    State,
    apply,
    list_legal_actions,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.tutorial import course
from twoheirs_qt.games.two_heirs.tutorial.course import LESSONS
from twoheirs_qt.tabletop.prose.course_model import Lesson, Step
from twoheirs_qt.tabletop.text.text import render_english

BY_ID = {lesson.id: lesson for lesson in LESSONS}
PLACEHOLDER = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Visit:
    """A step as one way through its lesson comes to it."""

    step: Step
    seen: Played


def find_wanted(state: State, step: Step) -> list[Action]:
    assert step.task is not None
    return [action for action in list_legal_actions(state) if step.task.is_done_by(action)]


def play_step(seen: Played, step: Step, action: Action) -> Played:
    """Return what is seen when `action` has been done and the other heir has replied."""
    assert step.task is not None
    state, new_events = apply(seen.after, action)
    events = list(new_events)
    for reply in step.task.replies:
        state, new_events = apply(state, reply)  # which raises where the reply is not legal
        events += new_events
    return Played(seen.after, state, tuple(events))


def list_visits(lesson: Lesson) -> Iterator[Visit]:
    """Every step of every way through a lesson, whatever the player chooses."""

    def go(number: int, seen: Played) -> Iterator[Visit]:
        if number == len(lesson.steps):
            return
        step = lesson.steps[number]
        yield Visit(step, seen)
        if step.task is None:
            yield from go(number + 1, seen)
            return
        for action in find_wanted(seen.after, step):
            yield from go(number + 1, play_step(seen, step, action))

    start = start_of(lesson.id)
    yield from go(0, Played(start, start))


@pytest.mark.parametrize("lesson_id", BY_ID)
def test_every_way_through_a_lesson_leads_to_its_end(lesson_id: str) -> None:
    """No choice that a step leaves makes a later one impossible, and every word can be filled."""
    for visit in list_visits(BY_ID[lesson_id]):
        if visit.step.task is not None:
            assert find_wanted(visit.seen.after, visit.step)
        values = {name: ask(visit.seen) for name, ask in visit.step.values}
        for text in visit.step.texts:
            assert "{" not in render_english(text.fill(**values))


@pytest.mark.parametrize("lesson_id", BY_ID)
def test_a_step_fills_what_its_words_ask_for_and_no_more(lesson_id: str) -> None:
    for step in BY_ID[lesson_id].steps:
        asked = {name for text in step.texts for name in PLACEHOLDER.findall(text.source)}
        assert asked == {name for name, _ in step.values}


@pytest.mark.parametrize("lesson_id", BY_ID)
def test_a_lesson_has_something_to_do_and_names_a_section_of_the_rule_book(lesson_id: str) -> None:
    lesson = BY_ID[lesson_id]
    assert any(step.task is not None for step in lesson.steps)
    assert lesson.learned
    assert BOOK.find_section(lesson.section)


def test_the_lessons_teach_everything_in_order() -> None:
    assert [lesson.id for lesson in LESSONS] == [
        "take", "build", "expand", "troops", "roads", "scoring", "end", "henry",
    ]  # fmt: skip


def test_every_text_is_a_text_of_the_tutorial() -> None:
    results = list(course.list_texts())
    assert len(results) > 120
    assert {text.context for text in results} == {"Tutorial", ""}


def describe_step(lesson_id: str, number: int) -> str:
    """Return the English words of a step, on the first way that leads to it."""
    lesson = BY_ID[lesson_id]
    visit = next(visit for visit in list_visits(lesson) if visit.step is lesson.steps[number])
    values = {name: ask(visit.seen) for name, ask in visit.step.values}
    return " ".join(render_english(text.fill(**values)) for text in visit.step.texts)


def test_numbers_are_those_of_the_rules() -> None:
    assert "Now: 3 tiles" in describe_step("take", 1)
    assert "wood 1, wheat 2, stone 2" in describe_step("build", 1)
    assert "you are missing <b>1 stone</b>" in describe_step("expand", 0)
    assert "2 tiles before, 3 tiles now" in describe_step("troops", 1)
    assert "Your points for roads: 2, for 3 buildings against 1" in describe_step("roads", 2)
    assert "The Market: 10 points now" in describe_step("scoring", 1)


def test_what_words_claim_of_rules_holds() -> None:
    """Numbers of the rules themselves stand in the words; here they are held to the rules."""
    assert HAND_LIMIT == 3
    assert f"more than {HAND_LIMIT} tiles" in describe_step("take", 2)
    henry = start_of("henry")
    gone = next(v.seen for v in list_visits(BY_ID["henry"]) if v.step is BY_ID["henry"].steps[2])
    treasures = make_score_sheet(henry).heirs[1].treasures
    lost = treasures - make_score_sheet(gone.after).heirs[1].treasures
    assert f"begins with {treasures} points: {lost} for each <b>treasure" in describe_step(
        "henry", 0
    )
    assert f"costs him {lost} points" in render_english(BY_ID["henry"].learned[1])


def test_the_player_wins_the_game_of_the_last_lesson_but_one() -> None:
    lesson = BY_ID["end"]
    for visit in list_visits(lesson):
        if visit.step is lesson.steps[-1]:
            assert visit.seen.after.is_over
            assert make_score_sheet(visit.seen.after).winner == 0
